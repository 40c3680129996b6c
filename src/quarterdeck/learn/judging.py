"""Judges the conditions of a lesson: moves, entries of the log, statements about the position."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.learn.lesson import Condition, Happened
from quarterdeck.learn.statements import OWN_WORDS, SCORE, Statement, check_path, holds, read_statement
from quarterdeck.messages import speaker
from quarterdeck.table.match import Match

_SAY: Final = speaker("quarterdeck.learn").say
Entry = tuple[int, int, int, int]
"""An entry of a log: kind, who, what, more."""
_read: Final = lru_cache(1024)(read_statement)


@lru_cache(16)
def schema_of(game: Game) -> dict[str, object]:
    """The schema of a game's position files, made once."""
    return game.schema()


def is_met(condition: Condition, match: Match, seat: int, move: str, since: int) -> bool:
    """Whether a condition holds after a learner's move, by what the learner may know.

    `since` is the revision before the move; everything after it counts as a result of the move.
    """
    if condition.moves and not any(fits(move, pattern) for pattern in condition.moves):
        return False
    if condition.event is not None and not _happened(condition.event, match, seat, since):
        return False
    return not condition.state or all(_is_true(_read(text), match, seat) for text in condition.state)


def fits(move: str, pattern: str) -> bool:
    """Whether a move matches a pattern, in which `*` stands for anything."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), move) is not None


def _happened(wanted: Happened, match: Match, seat: int, since: int) -> bool:
    kind = match.game.log_kinds()[wanted.kind]
    who = None if wanted.who is None else match.seat_names.index(wanted.who)
    return any(
        entry[0] == kind
        and (who is None or entry[1] == who)
        and (wanted.what is None or entry[2] == wanted.what)
        and (wanted.more is None or entry[3] == wanted.more)
        for entry in match.entries_since(seat, since)
    )


def _is_true(statement: Statement, match: Match, seat: int) -> bool:
    own = {"over": match.over, "won": seat in match.winners, "waits": seat in match.waiting()}
    first = statement.path[0]
    if first in OWN_WORDS:
        return holds(statement, own, {})
    view = match.view(seat)
    if first == SCORE:
        standing = match.game.standing(view)
        scores = () if standing is None else standing.scores
        return holds(statement, {SCORE: dict(zip(match.seat_names, scores, strict=False))}, {})
    return holds(statement, msgspec.json.decode(match.game.save(view)), schema_of(match.game))


def check_condition(condition: Condition, game: Game, seats: tuple[str, ...], path: str) -> None:
    """Check that everything in a condition exists in the game; `Malformed` at `path` says what exists."""
    event = condition.event
    if event is not None:
        if event.kind not in game.log_kinds():
            known = ", ".join(game.log_kinds())
            raise Malformed(f"{path}.event.kind", _SAY("never-happens", kind=repr(event.kind), known=known))
        if event.who is not None and event.who not in seats:
            raise Malformed(f"{path}.event.who", _SAY("no-seat", seat=repr(event.who), known=", ".join(seats)))
    for k, text in enumerate(condition.state):
        try:
            check_path(read_statement(text), schema_of(game), seats)
        except Malformed as error:
            raise Malformed(f"{path}.state[{k}]", error.problem) from None
