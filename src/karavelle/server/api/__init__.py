"""The HTTP interface, under /api."""
