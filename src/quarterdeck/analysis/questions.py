"""Questions about one moment of a game: what a seat could expect, and what it might have chosen."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.analysis.advice import more_than, reasons, what_matters
from quarterdeck.bots import SearchBot, default_spec, find_bot
from quarterdeck.bots.bot import asked
from quarterdeck.bots.expecting import Estimate, expect
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.table.wording import first_sentence, name_of_move

MOST_SIMULATIONS: Final = 100_000
"""The most simulations of each search of an analysis."""
WEIGHED: Final = 3
"""How many of the most visited moves are compared with the one that was played."""
SOUGHT: Final = 1
MEASURED: Final = 2
"""Streams of a question's seed: the best move is found with one stream of dice and measured with others.

With the same dice it would be the luckiest move, and every choice would seem to have cost something.
"""


class Question(Struct, frozen=True, kw_only=True):
    """A moment of a game as a seat knew it. It contains nothing else, so the answer cannot betray anything else."""

    game: str
    position: bytes
    """The position file: `game.save(match.view_at(seat, at))`."""
    seat: int
    simulations: int
    """The number of simulations of each search; the same number gives the same answer on every machine."""
    seed: int
    played: str = ""
    """The move that the seat chose there, in notation; empty if somebody else or chance chose."""


class Order(Struct, frozen=True, kw_only=True):
    """A question, and the language of its answer."""

    question: Question
    language: str


class Found(Struct, frozen=True, kw_only=True):
    """The answer to a question."""

    worth: Estimate
    """What the seat could expect; if it had to choose, after the best move that was found."""
    played: Estimate | None = None
    """What the seat could expect after the move that it chose."""
    name: str = ""
    """The name of the move that it chose."""
    best: str = ""
    """The best move, in notation."""
    better: str = ""
    """The best move in a sentence; empty if it is the one that was played."""
    why: str = ""
    """The important effects of the best move."""


def answer(question: Question) -> Found:
    """Search for the answer; a pure function of the question."""
    game = find_game(question.game)
    known = game.load(question.position)
    bot = find_bot(default_spec(game), game)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{bot.spec} does not search")
    bot = replace(bot, simulations=question.simulations)
    if not question.played:
        return Found(worth=expect(bot, known, question.seat, seeded(question.seed)))
    return compare(game, bot, asked(known, question.seat), question)


def compare(game: Game, bot: SearchBot, known: Position, question: Question) -> Found:
    """Compare the played move with the best one that a search finds, in the same worlds and with the same dice."""
    seat, played = question.seat, game.parse(known, question.played)
    dice = seeded(question.seed)
    choice = bot.choose(known, seat, dice)
    weighed = [move for move, _, _ in choice.considered[:WEIGHED]]
    best = played
    candidates = list(dict.fromkeys([played, choice.move, *weighed]))
    if len(candidates) > 1:
        promise = {move: expect(bot, known, seat, seeded(question.seed, SOUGHT), move).value for move in candidates}
        best = max(candidates, key=lambda move: promise[move])  # the one that was played, of equals
    worth = {move: expect(bot, known, seat, seeded(question.seed, MEASURED), move) for move in {played, best}}
    name = first_sentence(name_of_move(game, known, seat, played))
    todo = why = ""
    if best != played:
        better = reasons(game, bot, known, seat, best, dice)
        todo = better.todo
        of_played = more_than(name, what_matters(game, known, played))
        why = "" if better.why in of_played else better.why  # what is so of both speaks for neither
    return Found(
        worth=worth[best],
        played=worth[played],
        name=name,
        best=game.text(known, best),
        better=todo,
        why=why,
    )
