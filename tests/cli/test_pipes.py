"""A reader that stops reading is not an error."""

import subprocess
import sys


def test_output_cut_off_by_its_reader_ends_quietly() -> None:
    command = "from mazziere.cli import main; main()"
    run = subprocess.Popen(
        [sys.executable, "-c", command, "deal", "--watch", "--players", "6"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    told = run.stderr.read()
    run.stderr.close()
    assert run.wait() == 0
    assert b"Traceback" not in told
