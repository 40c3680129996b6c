"""The picture of a position, and the choices in it."""
