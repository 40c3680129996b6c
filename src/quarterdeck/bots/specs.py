"""Bots in words: `random`, `greedy`, `uct:3`, `uct:simulations=500`, `ismcts:milliseconds=200`."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from quarterdeck.bots.bot import MOST_SIMULATIONS, Bot, Clock, RandomBot, SearchBot
from quarterdeck.bots.greedy import GreedyBot
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import Judgement
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.bots").say

RANDOM: Final = "random"
GREEDY: Final = "greedy"
UCT: Final = "uct"
ISMCTS: Final = "ismcts"
JUDGING: Final = "judging"
"""The bot that searches like `uct` or `ismcts`, whichever suits the game, but judges positions at a glance instead of playing on."""

PROGRAM: Final = "program"
"""The beginning of the spec of a program of somebody else, which only commands start (`table.program_bot`)."""

PERFECT: Final = "perfect"
"""The bot that plays by the table of a solved game, which lies in a file of the user; only commands find it (`table/solved.py`)."""

NETWORK: Final = "network"
"""The beginning of the spec of a bot that judges by a network in a file of the user; only commands read it (`table/network_bot.py`)."""

ELSEWHERE: Final = {PROGRAM: "no-program", PERFECT: "no-tables", NETWORK: "no-networks"}
"""The refusal if somebody names one of these bots where it cannot play."""

LEVELS: Final = {
    UCT: (10, 50, 200, 1_000, 10_000),
    ISMCTS: (10, 40, 160, 800, 8_000),
    JUDGING: (10, 40, 160, 800, 8_000),
}
"""The numbers of simulations for a decision at levels 1 to 5. Each level clearly beats the one below: docs/bots.md."""
MIDDLE: Final = 3
"""The level of a spec without a level."""
MOST_MILLISECONDS: Final = 600_000

SIMULATIONS: Final = "simulations"
MILLISECONDS: Final = "milliseconds"
MOST: Final = {SIMULATIONS: MOST_SIMULATIONS, MILLISECONDS: MOST_MILLISECONDS}


def bot_names() -> tuple[str, ...]:
    """The names that may come before the colon."""
    return (RANDOM, GREEDY, UCT, ISMCTS, JUDGING)


def default_spec(game: Game, level: int = MIDDLE) -> str:
    """The usual search for this game, at a level."""
    return f"{ISMCTS if game.hidden else UCT}:{level}"


def find_bot(spec: str, game: Game | None = None, *, path: str = "bots", clock: Clock | None = None) -> Bot:
    """The bot of a spec; `Malformed` at `path` says what would be valid.

    With `game`, the bot must also suit the game, and has its judgement if it has one. A budget in
    milliseconds needs a `clock`.
    """
    name, colon, budget = (part.strip() for part in spec.partition(":"))
    if name in ELSEWHERE:
        raise Malformed(path, SAY(ELSEWHERE[name], example=default_spec(game) if game else f"{ISMCTS}:3"))
    if name not in bot_names():
        raise Malformed(path, SAY("no-bot", name=repr(name), bots=", ".join(bot_names())))
    if name in (RANDOM, GREEDY):
        if colon:
            raise Malformed(path, SAY("no-budget", spec=repr(spec), bot=name))
        return RandomBot() if name == RANDOM else GreedyBot(judgement=_judgement(name, game, path))
    if name == UCT and game is not None and game.hidden:
        raise Malformed(path, SAY("secrets", game=game.title, example=f"{ISMCTS}:3"))
    judgement = _judgement(name, game, path)
    proves = game is not None and not game.hidden and game.players == (2,)
    imagines = name == ISMCTS or (name == JUDGING and (game is None or game.hidden))
    if colon and "=" in budget:
        bot = _with_budget(name, budget, path, clock)
    else:
        bot = _with_level(name, budget if colon else str(MIDDLE), judgement, path)
    return replace(bot, judgement=judgement, proves=proves, imagines=imagines)


def read_bots(text: str, game: Game | None = None, *, clock: Clock | None = None) -> list[Bot]:
    """The bots in a list with commas, `random,uct:2`; a bad one is named as `bots[1]`."""
    specs = text.split(",")
    return [find_bot(spec, game, path=f"bots[{k}]", clock=clock) for k, spec in enumerate(specs)]


def _judgement(name: str, game: Game | None, path: str) -> Judgement | None:
    """What a bot judges by; `Malformed` if it must and the game has nothing."""
    if game is None:
        return None
    judgement = game.glance() if name == JUDGING else game.judgement()
    if name in (GREEDY, JUDGING) and judgement is None:
        raise Malformed(path, SAY("no-judgement", bot=name, game=game.title, example=default_spec(game)))
    return judgement


def _with_level(name: str, level: str, judgement: Judgement | None, path: str) -> SearchBot:
    budgets = (None if judgement is None else judgement.levels()) or LEVELS[name]
    for number, simulations in enumerate(budgets, start=1):
        if level == str(number):
            return SearchBot(spec=f"{name}:{number}", imagines=True, simulations=simulations)
    raise Malformed(path, SAY("no-level", level=repr(level), bot=name))


def _with_budget(name: str, budget: str, path: str, clock: Clock | None) -> SearchBot:
    unit, _, number = (part.strip() for part in budget.partition("="))
    if unit not in MOST:
        raise Malformed(path, SAY("no-unit", one=SIMULATIONS, other=MILLISECONDS, unit=repr(unit)))
    most = MOST[unit]
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(most)) and 1 <= int(number) <= most):
        raise Malformed(path, SAY("budget-range", unit=unit, most=str(most), number=repr(number)))
    spec = f"{name}:{unit}={int(number)}"
    if unit == SIMULATIONS:
        return SearchBot(spec=spec, imagines=True, simulations=int(number))
    if clock is None:
        raise Malformed(path, SAY("no-clock", example=f"{name}:{SIMULATIONS}=500"))
    return SearchBot(spec=spec, imagines=True, milliseconds=int(number), clock=clock)
