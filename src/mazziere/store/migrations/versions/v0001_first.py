"""The first schema: streams, ledger, outbox, snapshots, decks, people, chat, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("erased", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_table(
        "balances",
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("amount >= 0 OR account IN ('bank', 'house', 'rake')", name="ck_balances_solvent"),
        sa.PrimaryKeyConstraint("account", name="pk_balances"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", SERIAL, nullable=False),
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_account", "chat", ["account"])
    op.create_index("ix_chat_stream_id", "chat", ["stream", "id"])
    op.create_table(
        "commands",
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "id", name="pk_commands"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "decks",
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("sealed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "number", name="pk_decks"),
    )
    op.create_table(
        "entries",
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("seq", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq", "line", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_entries_account_at", "entries", ["account", "at"])
    op.create_table(
        "events",
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("seq", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        sa.Column("position", SERIAL, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("to", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("position", name="pk_outbox"),
        sa.UniqueConstraint("id", name="uq_outbox_id"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "snapshots",
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_snapshots"),
    )
    op.create_table(
        "streams",
        sa.Column("position", SERIAL, nullable=False),
        sa.Column("stream", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("position", name="pk_streams"),
        sa.UniqueConstraint("stream", name="uq_streams_stream"),
    )
    op.create_index("ix_streams_kind_position", "streams", ["kind", "position"])
    op.create_table(
        "limits",
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_limits_account"),
        sa.PrimaryKeyConstraint("account", "kind", "since", name="pk_limits"),
    )
    op.create_table(
        "people",
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=True),
        sa.Column("password", sa.String(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_people_account"),
        sa.PrimaryKeyConstraint("account", name="pk_people"),
        sa.UniqueConstraint("folded", name="uq_people_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
