"""Tables, their seats, and everything done at them."""

import sqlalchemy as sa
from alembic import op

revision = "tables"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(30), nullable=False),
        sa.Column("played", sa.String(30), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("chapter", sa.String(60), nullable=False),
        sa.Column("deciding", sa.Integer),
        sa.Column("scores", sa.String(60), nullable=False),
        sa.Column("winners", sa.String(30), nullable=False),
        sa.Column("again", sa.String(20)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_lobby", "tables", ["listed", "state", "played"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("level", sa.String(30)),
        sa.Column("secret", sa.String(64)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("shows", sa.Boolean, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries"),
    )


def downgrade() -> None:
    for name in ("entries", "seats", "tables"):
        op.drop_table(name)
