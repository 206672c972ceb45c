"""The shipped tables: read when a hand first misses in them, so that importing the package costs nothing."""

import os  # pathlib takes longer to import than these tables to read
import sys
from array import array
from typing import Final

DATA: Final = os.path.join(os.path.dirname(__file__), "data")

# Empty until `load` fills them in place: whoever looks in them catches an IndexError and no call asks first.
ROWS_5: Final[list[int]] = []
ROWS_6: Final[list[int]] = []
ROWS_7: Final[list[int]] = []
HIGH_5: Final = array("H")
HIGH_6: Final = array("H")
HIGH_7: Final = array("H")
FLUSHES: Final = array("H")


def load() -> bool:
    """Fill the tables; false if they were full."""
    if FLUSHES:
        return False
    for rows, high, size in ((ROWS_5, HIGH_5, 5), (ROWS_6, HIGH_6, 6), (ROWS_7, HIGH_7, 7)):
        rows.extend(read(f"rows{size}", "i"))
        high.extend(read(f"high{size}", "H"))
    FLUSHES.extend(read("flushes", "H"))
    return True


def read(name: str, typecode: str) -> "array[int]":
    """The table of that name; files are little-endian on every machine."""
    with open(os.path.join(DATA, f"{name}.bin"), "rb") as file:
        table = array(typecode, file.read())
    if sys.byteorder == "big":
        table.byteswap()
    return table


def write(name: str, table: "array[int]") -> None:
    """Keep a table for `read`."""
    if sys.byteorder == "big":
        table = table[:]
        table.byteswap()
    with open(os.path.join(DATA, f"{name}.bin"), "wb") as file:
        table.tofile(file)
