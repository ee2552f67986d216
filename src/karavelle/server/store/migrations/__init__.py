"""How the database came to look as it does; `versions` in their order, run by Alembic."""
