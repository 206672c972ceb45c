"""The shipped tables: read when first needed, so that importing the package costs nothing."""

import sys
from array import array
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).with_name("data")


def read(name: str, typecode: str) -> "array[int]":
    """The table of that name; files are little-endian on every machine."""
    table = array(typecode, (DATA / f"{name}.bin").read_bytes())
    if sys.byteorder == "big":
        table.byteswap()
    return table


def write(name: str, table: "array[int]") -> None:
    """Keep a table for `read`."""
    if sys.byteorder == "big":
        table = table[:]
        table.byteswap()
    (DATA / f"{name}.bin").write_bytes(table.tobytes())
