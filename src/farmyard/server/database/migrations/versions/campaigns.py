"""Tables that are games of a campaign, what is taken from one to the next, and seats of learners."""

import sqlalchemy as sa
from alembic import op

revision = "campaigns"
down_revision = "tables"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.Text))
    op.add_column("seats", sa.Column("markers", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("lessons", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "taken",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("card", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_taken"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_taken"),
    )


def downgrade() -> None:
    op.drop_table("taken")
    for table, column in (("seats", "lessons"), ("seats", "markers"), ("tables", "campaign")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
