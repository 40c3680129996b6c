"""The engine: what a position, a move, chance, a log and a game are. Knows no game."""
