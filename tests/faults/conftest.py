"""Both databases for the tests of this folder."""

from store.fixtures import address, anyio_backend, nowhere, postgres, postgres_room, store

__all__ = ["address", "anyio_backend", "nowhere", "postgres", "postgres_room", "store"]
