"""The games; each is a package that knows only itself. Deleting a folder deletes a game."""
