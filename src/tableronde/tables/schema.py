"""The database schema of tables."""

from typing import Final

import sqlalchemy as sa

SCHEMA_VERSION: Final = 1

metadata: Final = sa.MetaData()
about: Final = sa.Table("about", metadata, sa.Column("schema_version", sa.Integer, nullable=False))
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the row that this was written with
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Index("tables_listed", "listed", "updated"),
    sa.Index("tables_due", "due"),
)
log: Final = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entries", sa.LargeBinary, nullable=False),
)
snapshots: Final = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True),
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
)
beats: Final = sa.Table(
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
seen: Final = sa.Table(
    "seen",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
