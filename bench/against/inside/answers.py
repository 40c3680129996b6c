"""The longest that bots take for a choice, in thousandths of a second."""

from __future__ import annotations

from against.inside.positions import beginning
from against.telling import Ask, Told
from starts import SEED
from work.answers import cpu_seconds

from quarterdeck.bots.specs import ISMCTS, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game


def measure(asked: Ask) -> Told:
    """So many whole games between bots of level 3; the longest choice of each, on average."""
    bot = find_bot(f"{ISMCTS}:3", find_game(asked.game))
    dice = seeded(SEED, asked.seed)
    games = [cpu_seconds(bot, beginning(asked), dice) for _ in range(asked.units)]
    longest = sum(max(choices) for choices in games) / len(games)
    did = f"{sum(len(choices) for choices in games)} choices"
    return Told(value=longest * 1e3, seconds=sum(sum(choices) for choices in games), did=did)
