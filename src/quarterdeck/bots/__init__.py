"""Bots: programs that choose for a seat, from what that seat may know and nothing else."""

from quarterdeck.bots.bot import Bot, Choice, RandomBot, SearchBot
from quarterdeck.bots.greedy import GreedyBot
from quarterdeck.bots.specs import bot_names, default_spec, find_bot, read_bots

__all__ = ["Bot", "Choice", "GreedyBot", "RandomBot", "SearchBot", "bot_names", "default_spec", "find_bot", "read_bots"]
