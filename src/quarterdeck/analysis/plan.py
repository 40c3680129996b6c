"""The moments of a game at which a seat's expectation could change: its choices, chance, and the choices of others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.analysis.questions import MOST_SIMULATIONS, Question
from quarterdeck.bots import SearchBot, default_spec, find_bot
from quarterdeck.engine.build import compiled
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Sentence
from quarterdeck.engine.position import CHANCE
from quarterdeck.messages import speaker
from quarterdeck.table.match import Match

LEVEL: Final = 4
"""The level of bot whose searches are as long as those of an analysis."""
UNCOMPILED_LEVEL: Final = 2
"""The level if the rules are not compiled, since a search then takes a hundred times as long."""
_SAY: Final = speaker("quarterdeck.analysis").say
MOST_TOLD: Final = 300
"""The most characters that tell what chance did."""

Cause = Literal["mine", "chance", "others"]


class Moment(Struct, frozen=True, kw_only=True):
    """Moves in a row that have the same cause: a choice of the seat, dice and deals, or choices of others."""

    at: int
    """The number of moves made before."""
    cause: Cause
    played: str = ""
    """The move that the seat chose, in notation."""
    told: str = ""
    """What the seat was told about chance."""
    question: Question | None = None
    """The question; None if the moment before answers it already, or if it is left out."""
    left_out: bool = False
    """Whether there was no room for its question."""


class Plan(Struct, frozen=True, kw_only=True):
    """Everything that an analysis needs to know about a game."""

    game: str
    seat: int
    players: int
    simulations: int
    moments: tuple[Moment, ...]
    moves: int
    """The number of all moves."""
    result: float | None = None
    """The seat's share of the result; None if the game is not over by its rules."""

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, in order."""
        return tuple(moment.question for moment in self.moments if moment.question is not None)


def within(whole: Plan, most_bytes: int) -> Plan:
    """The plan with only as many of its questions as have room, given a limit on the bytes of their positions."""
    moments: list[Moment] = []
    taken = 0
    for moment in whole.moments:
        taken += 0 if moment.question is None else len(moment.question.position)
        fits = moment.question is None or taken <= most_bytes
        moments.append(moment if fits else replace(moment, question=None, left_out=True))
    return replace(whole, moments=tuple(moments))


def usual_simulations(game: Game) -> int:
    """The number of simulations of each search, by default."""
    bot = find_bot(default_spec(game, LEVEL if compiled() else UNCOMPILED_LEVEL), game)
    if not isinstance(bot, SearchBot):
        raise TypeError(f"{bot.spec} does not search")
    return bot.simulations


def plan(match: Match, seat: int, simulations: int) -> Plan:
    """The plan for a seat's game; `Malformed` if there is no such seat, or if the number of simulations is not possible."""
    if not 0 <= seat < match.players:
        raise Malformed("seat", _SAY("no-seat", seat=str(seat), last=str(match.players - 1)))
    if not 1 <= simulations <= MOST_SIMULATIONS:
        raise Malformed("simulations", _SAY("no-simulations", most=str(MOST_SIMULATIONS), simulations=str(simulations)))
    score = match.score() if match.ended_by_rules else None
    return Plan(
        game=match.game.key,
        seat=seat,
        players=match.players,
        simulations=simulations,
        moments=tuple(Reader(match, seat, simulations).moments()),
        moves=match.moves_made,
        result=None if score is None else score[seat],
    )


def at_once(sentences: Iterable[Sentence]) -> Iterator[str]:
    """The sentences in order; where the same happened several times in a row, it is told once."""
    for sentence, same in groupby(sentences):
        times = sum(1 for _ in same)
        if times > 1 and sentence.several:
            yield sentence.several.replace("#", str(times))
        else:
            yield from (sentence.text for _ in range(times))


class Reader:
    """Reads a game with the eyes of a seat."""

    def __init__(self, match: Match, seat: int, simulations: int) -> None:
        self.match = match
        self.seat = seat
        self.simulations = simulations

    def moments(self) -> Iterator[Moment]:
        """The moments of the game, in order; only moves of the seat belong to the moment before them."""
        causes = [self.cause_of(k, who) for k, (who, _) in enumerate(self.match.moves_in_effect())]
        before: Cause | None = None
        at = 0
        while at < len(causes):
            cause = causes[at]
            end = at + 1
            while end < len(causes) and (causes[end] is None or (causes[end] == cause != "mine")):
                end += 1
            if cause is not None:
                yield self.moment(at, end, cause, known=before == "mine")
                before = cause
            at = end

    def cause_of(self, k: int, who: int) -> Cause | None:
        """The cause of the k-th move, counted from 0; None if it was the seat's only move.

        What chance chose for the seat counts as chance; and since nobody can tell whether the seat left a choice to chance if it
        might, so does such a choice.
        """
        if who == CHANCE:
            return "chance"
        if who != self.seat:
            return "others"
        known = self.match.view_at(self.seat, k)
        if len(known.legal()) <= 1:
            return None
        return "chance" if self.match.game.by_lot(known) or self.match.was_lot(k) else "mine"

    def moment(self, at: int, end: int, cause: Cause, *, known: bool) -> Moment:
        """The moves from `at` to `end` as a moment; `known` if the expectation before them is that after the seat's choice."""
        match, seat = self.match, self.seat
        played = match.move_text(at) if cause == "mine" else ""
        told = ""
        if cause == "chance":
            sentences = (sentence for k in range(at, end) for sentence in match.told_at(seat, k + 1))
            told = " ".join(at_once(sentences)) or _SAY("told-hidden")
        question = None
        if cause == "mine" or not known:
            question = Question(
                game=match.game.key,
                position=match.game.save(match.view_at(seat, at)),
                seat=seat,
                simulations=self.simulations,
                seed=at,
                played=played,
            )
        short = told if len(told) <= MOST_TOLD else f"{told[: MOST_TOLD - 1].rstrip()}…"
        return Moment(at=at, cause=cause, played=played, told=short, question=question)
