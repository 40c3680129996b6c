"""The story of a game of Cardinal in sentences with their clauses."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import Log
from quarterdeck.engine.sets import members
from quarterdeck.games.cardinal import codes
from quarterdeck.games.cardinal.words.notation import square_name
from quarterdeck.games.cardinal.words.sounds import SOUNDS
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import mine
from quarterdeck.messages.language import remembered

REMEMBERED: Final = 4096
"""How many entries are remembered with their sentences."""
_SAY = speaker("quarterdeck.games.cardinal").say


def story(log: Log) -> list[Sentence]:
    """One sentence for each entry of the log."""
    return [tell(mine(who), kind, who, what, more) for kind, who, what, more in log.entries()]


@remembered(REMEMBERED)
def tell(mine: Literal["yes", "no"], kind: int, who: int, what: int, more: int) -> Sentence:
    """The sentence of one entry; `mine` says whether the seat of which it tells hears it."""
    return replace(_tell(mine, kind, who, what, more), sound=SOUNDS.get(kind, ""))


def _tell(mine: Literal["yes", "no"], kind: int, who: int, what: int, more: int) -> Sentence:
    if kind == codes.BEGINS:
        return Sentence(_SAY("story-begins", seat=who, mine=mine), ("CA-1.3",))
    if kind == codes.PLACED:
        return Sentence(_SAY("story-placed", seat=who, mine=mine, square=square_name(what)), ("CA-2.2",))
    if kind == codes.SUMMONED:
        return Sentence(_SAY("story-summoned", **_crowded(what)), ("CA-3.1", "CA-3.6"))
    if kind == codes.PIRATE_MOVED:
        return _tell_pirate(what, more)
    if kind == codes.RETURNED:
        return Sentence(_SAY("story-returned", owner=who, mine=mine, square=square_name(what)), ("CA-4.6", "CA-4.8"))
    return _tell_end(mine, kind, who)


def _crowded(squares: int) -> dict[str, int | str]:
    """How many squares are crowded, and which: all but the last, and the last."""
    *others, last = map(square_name, members(squares))
    return {"crowded": len(others) + 1, "others": ", ".join(others), "last": last}


def tell_end(kind: int, who: int) -> Sentence:
    """How the game ended."""
    return _tell_end(mine(who), kind, who)


def _tell_end(mine: Literal["yes", "no"], kind: int, who: int) -> Sentence:
    if kind == codes.WON:
        return Sentence(_SAY("story-won", seat=who, mine=mine), ("CA-5.2",))
    if kind == codes.NO_SQUARE:
        return Sentence(_SAY("story-no-square"), ("CA-R8",))
    return Sentence(_SAY("story-repeated"), ("CA-R12",))


def _tell_pirate(square: int, origin: int) -> Sentence:
    if origin == codes.OFF_BOARD:
        return Sentence(_SAY("story-pirate-comes", square=square_name(square)), ("CA-4.1",))
    return Sentence(_SAY("story-pirate-moves", square=square_name(square), origin=square_name(origin)), ("CA-4.4",))
