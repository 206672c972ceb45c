"""The browser client's own folding, run by Node where there is one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

NODE = shutil.which("node")
HERE = Path(__file__).parent

needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed; the browser tests fold the same streams")


def folded_by(script: str, file: Path) -> list[Any]:
    """What JavaScript makes of the streams in a file."""
    assert NODE is not None
    run = subprocess.run([NODE, str(HERE / script), str(file)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    told: list[Any] = msgspec.json.decode(run.stdout)
    return told
