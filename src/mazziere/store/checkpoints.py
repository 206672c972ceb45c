"""What SQLite's log holds goes over into the file beside the writer: no commit waits for it."""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

log = logging.getLogger("mazziere.store")

ROWS: Final = 6_000
"""Rows written before the log goes over: each is about a page of it."""


class Checkpoints:
    """Left to itself SQLite does this in a commit, and whoever waits for it waits until all of that is synced."""

    def __init__(self, engine: Engine, writer: Executor) -> None:
        self._engine = engine
        self._writer = writer
        self._beside = ThreadPoolExecutor(1, "store-checkpoints")
        self._from = 0
        self._under_way = False

    def wrote(self, connection: Connection) -> None:
        """The writer has committed. A fresh connection counts its rows from nought."""
        rows = _driver(connection).total_changes
        if not self._under_way and not 0 <= rows - self._from < ROWS:
            self._from, self._under_way = rows, True
            self._beside.submit(self._bring_over, connection)

    def close(self) -> None:
        """Wait for the one under way; the last connection to close brings over the rest."""
        self._beside.shutdown()

    def _bring_over(self, writing: Connection) -> None:
        """Most of it first, then what was written meanwhile: little is left for the writer itself.

        The log begins anew only when nothing in it is new to the file, which it never is beside a busy writer.
        """
        try:
            with self._engine.connect() as connection:
                for _ in range(2):
                    _checkpoint(connection)
            self._writer.submit(self._bring_over_the_rest, writing)
        except (sqlite3.Error, DBAPIError) as error:
            self._failed(error)

    def _bring_over_the_rest(self, writing: Connection) -> None:
        try:
            if not writing.closed:
                _checkpoint(writing)
        except sqlite3.Error as error:
            self._failed(error)
        else:
            self._under_way = False

    def _failed(self, error: Exception) -> None:
        """The log has everything still; a disk that is full tells those who write."""
        log.info("the log was not brought over: %s", error)
        self._under_way = False


def _checkpoint(connection: Connection) -> None:
    # As much as can be had without anybody waiting, in no transaction.
    _driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
