"""The client's JavaScript is typed: checked where TypeScript is installed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

TSC = os.environ.get("TSC") or shutil.which("tsc")


@pytest.mark.skipif(TSC is None, reason="tsc is not installed; set TSC to where it is")
def test_types_hold() -> None:
    assert TSC is not None
    config = Path(__file__).with_name("tsconfig.json")
    run = subprocess.run([TSC, "-p", str(config)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
