"""The event log and the ledger on disk: SQLite by default, PostgreSQL to scale. `open_store` opens it."""
