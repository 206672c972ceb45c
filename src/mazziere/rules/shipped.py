"""The data that ships inside the package, read from TOML."""

from pathlib import Path
from typing import Any

import tomli

# importlib.resources would cost a fifth of what `import mazziere` may take.
HERE = Path(__file__).parent


def toml(*path: str) -> dict[str, Any]:
    """The TOML file at that path below this folder."""
    return tomli.loads(HERE.joinpath(*path).with_suffix(".toml").read_text(encoding="utf-8"))
