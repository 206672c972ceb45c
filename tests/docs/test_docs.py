"""What the documents show is what happens: every block of code in them runs, and prints what they say it prints.

A `python` block runs after the ones before it in the same document; a `text` block right below it is what it prints.
A `toml` block that begins with `# name.toml` is that file. The `mazziere` commands of a `console` block are typed into
a shell: `…` stands for anything, and a command with nothing below it need only succeed.
"""

import doctest
import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

UNTYPED = ("docs/house-rulebooks.md",)
"""Documents whose consoles show several states of one file, and cannot be typed as they stand."""


class Block(NamedTuple):
    kind: str
    text: str
    line: int
    follows: int
    """Where the block before it ended."""


def blocks(document: str) -> list[Block]:
    text = (ROOT / document).read_text(encoding="utf-8")
    found, end = [], 0
    for match in FENCE.finditer(text):
        found.append(Block(match[1], match[2], text.count("\n", 0, match.start()) + 1, match.start() - end))
        end = match.end()
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_python_of_a_document_runs_and_prints_what_it_says(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "document"}
    printed = ""
    for block in blocks(document):
        if block.kind == "toml":
            write(block.text)
        elif block.kind == "python" and ">>>" in block.text:
            check_session(document, block, names)
        elif block.kind == "python":
            out = io.StringIO()
            with redirect_stdout(out):
                exec(compile("\n" * block.line + block.text, str(ROOT / document), "exec"), names)
            printed = out.getvalue()
        elif block.kind == "text" and block.follows <= 2:
            assert printed == block.text, f"{document}, line {block.line}"


def check_session(document: str, block: Block, names: dict[str, Any]) -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    session = doctest.DocTestParser().get_doctest(block.text, names, document, document, block.line)
    runner = doctest.DocTestRunner(optionflags=flags)
    told = io.StringIO()
    runner.run(session, out=told.write, clear_globs=False)
    names.update(session.globs)
    assert not runner.failures, told.getvalue()


@pytest.mark.parametrize("document", [document for document in DOCUMENTS if document not in UNTYPED])
def test_the_commands_of_a_document_print_what_it_says(document: str, tmp_path: Path) -> None:
    for block in blocks(document):
        if block.kind == "toml":
            write(block.text, tmp_path)
        elif block.kind == "console":
            for typed, shown in commands(block.text):
                told = run(typed, tmp_path)
                assert not shown or alike(shown, told), f"{document}: $ {typed}\n{told}"


def commands(text: str) -> list[tuple[str, str]]:
    """What is typed after each `$`, and what is shown below it; the bench, which takes minutes, is left alone."""
    parts = [part.partition("\n") for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]]
    return [(typed, shown.strip()) for typed, _, shown in parts if "mazziere" in typed]


def run(typed: str, folder: Path) -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1"}
    done = subprocess.run(
        ["bash", "-c", typed],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"$ {typed}\n{done.stdout}"
    return done.stdout


def alike(shown: str, told: str) -> bool:
    """Is this what is shown? `…` stands for anything, and spaces at the end of a line do not count."""
    expected = ".*".join(map(re.escape, trimmed(shown).split("…")))
    return re.fullmatch(expected, trimmed(told), re.DOTALL) is not None


def trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def write(text: str, folder: Path = Path()) -> None:
    named = re.match(r"# (\S+\.toml)\n", text)
    if named:
        (folder / named[1]).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_links_of_a_document_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for target in LINK.findall(text):
        assert ((ROOT / document).parent / target).exists(), f"{document} links to {target}"


def test_ci_runs_the_command_that_the_readme_gives_for_the_tests() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = next(line for line in readme.splitlines() if line.endswith("/pytest"))
    assert command.rpartition("&& ")[2] in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
