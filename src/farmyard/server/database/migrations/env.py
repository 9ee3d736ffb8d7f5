"""Run by Alembic: migrates over the connection that the server gives it."""

from alembic import context

from farmyard.server.database.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
if connection.dialect.name == "postgresql":
    # Servers that start at the same time migrate one after another.
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4711)")
with context.begin_transaction():
    context.run_migrations()
