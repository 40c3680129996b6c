"""How a finished match ended, in one short sentence for the viewer: `You lost by 3 points`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from quarterdeck.engine.game import Ending
from quarterdeck.messages import speaker
from quarterdeck.records.record import GIVEN_UP
from quarterdeck.table.match import Match

_SAY: Final = speaker("quarterdeck.table").say
_listed: Final = speaker("quarterdeck.table").listed
Name = Callable[[int], str]
"""Gives the name of a seat for people."""


def verdict(match: Match, mine: Collection[int], name: Name) -> str:
    """The outcome of a finished match, told to somebody with these seats.

    Somebody with no seat, or with several, is told the names of the seats.
    """
    ending = match.ending()
    if ending is None:
        raise ValueError("the match is not over")
    me = next(iter(mine)) if len(mine) == 1 else None
    told = _told(match, ending, me, name)
    return told[:1].upper() + told[1:]


def _told(match: Match, ending: Ending, me: int | None, name: Name) -> str:
    if ending.how in GIVEN_UP:
        return _of_resignation(match, ending, me, name)
    if is_draw(match, ending):
        return _SAY("verdict-draw")
    if not ending.winners:
        return _SAY("verdict-lost" if me is not None else "verdict-nobody")
    if len(ending.winners) > 1:
        return _of_shared_win(ending.winners, me, name)
    return _of_win(match, ending.winners[0], me, name)


def is_draw(match: Match, ending: Ending) -> bool:
    """Whether nobody has won: several seats share the whole result."""
    return len(ending.winners) == match.players > 1


def sentence(match: Match, name: Name, me: int | None = None) -> str:
    """How a finished match ended, and who won it, with names for the seats; somebody with one seat is told what they did."""
    ending = match.ending()
    if ending is None:
        raise ValueError("the match is not over")
    if ending.how not in GIVEN_UP:
        return ending.sentence.text
    player, winners = name(_resigned(match, ending)), _listed([name(seat) for seat in ending.winners])
    who = "me" if me is not None and me not in ending.winners else "other"
    told = _SAY(f"ended-{ending.how}", who=who, player=player, count=len(ending.winners), winners=winners)
    return told[:1].upper() + told[1:]


def _resigned(match: Match, ending: Ending) -> int:
    """The seat that resigned, or whose time was up: the only one that has not won."""
    return next(seat for seat in range(match.players) if seat not in ending.winners)


def _of_resignation(match: Match, ending: Ending, me: int | None, name: Name) -> str:
    resigned = _resigned(match, ending)
    if me is None:
        return _SAY(f"verdict-seat-{ending.how}", seat=name(resigned))
    if me == resigned:
        return _SAY(f"verdict-{ending.how}")
    return _SAY(f"verdict-won-{ending.how}", seat=name(resigned))


def _of_shared_win(winners: Sequence[int], me: int | None, name: Name) -> str:
    if me in winners:
        return _SAY("verdict-level", others=_listed([name(seat) for seat in winners if seat != me]))
    names = _listed([name(seat) for seat in winners])
    return _SAY("verdict-seats-level" if me is None else "verdict-lost-to-several", winners=names)


def _of_win(match: Match, winner: int, me: int | None, name: Name) -> str:
    """The sentence if one seat has won alone: by how much, if people say that."""
    standing, behind = match.standing(), None
    if standing is not None and match.players > 1:
        rivals = [score for seat, score in enumerate(standing.scores) if seat != winner]
        rival = max(rivals) if me in (None, winner) else standing.scores[me]
        behind = standing.scores[winner] - rival
    margin = match.game.margin(behind) if behind else ""
    how = "by" if margin else "level" if behind == 0 and match.game.margin(1) else "plainly"
    who = "nobody" if me is None else "me" if me == winner else "other"
    return _SAY("verdict-won", who=who, how=how, margin=margin, winner=name(winner))
