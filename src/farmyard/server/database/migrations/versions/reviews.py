"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "campaigns"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("remarks", sa.Text, nullable=False),
        sa.Column("at", sa.String(30), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
