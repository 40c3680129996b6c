"""Plays seats at a server's tables by a program: see docs/bots-by-others.md."""

from quarterdeck.connect.bots import chooser
from quarterdeck.connect.client import NotConnected, Player, Turn, play

__all__ = ["NotConnected", "Player", "Turn", "chooser", "play"]
