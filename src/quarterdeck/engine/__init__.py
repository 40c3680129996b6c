"""The engine: positions, moves, chance, logs and games in general. It knows no particular game."""
