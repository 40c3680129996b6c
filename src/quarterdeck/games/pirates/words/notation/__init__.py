"""Notation of moves: written and read."""
