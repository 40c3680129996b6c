"""Shared by many chapters: the end of the game, actions, dice, cards at work, standing forts."""
