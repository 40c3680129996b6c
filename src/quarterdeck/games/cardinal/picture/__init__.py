"""The picture of a position, and what can be chosen in it."""
