"""Studies of the games: many games of bots, counted."""
