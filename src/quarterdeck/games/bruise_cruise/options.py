"""What can be agreed on before a game of Bruise Cruise, and how long a random game can take then."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.games.bruise_cruise.words.names import LINES, SAY

MOST_PATIENCE: Final = 1_000
DEFAULT_PATIENCE: Final = 0
LONGEST: Final = 200_000
"""Decisions no random game without patience reaches: it takes some 1,000, and cards move in most of its turns."""
ROLLS: Final = 2_000
"""Dice rolls and deals before the first turn, and dice at the end: ties roll again and hands without a choice are dealt
anew, but so often in less than one of 2**200 games."""
A_TURN: Final = 24
"""Decisions of a turn without additional actions and forced discards, CHANCE included: two actions of at most ten (kind,
card, second card or ship, target, space, then dice, loot, getaway or a weapon given up, or three purchases, or two
cards drawn), the end of the turn, and the replenishment with two cards drawn."""
A_CARD: Final = 22
"""Decisions that a card can add to a turn: two actions more, or that it must be discarded."""


class BruiseCruiseOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options for who commands which line (BC-1.2), what settles a last tie, and when an idle game ends (BC-R44)."""

    lines: Annotated[str, Meta(max_length=4, extra={"kind": "seats"})] = LINES
    """The letters of the lines, clockwise by seats; the letters of untaken seats mean nothing."""

    tie: Literal["dice", "feats"] = "dice"
    """What settles a tie for the lead in which all are equally near to their Home Ports (BC-22.10, BC-R54)."""
    patience: Annotated[int, Meta(ge=0, le=MOST_PATIENCE)] = DEFAULT_PATIENCE


def played_lines(text: str, players: int) -> str:
    """The lines in play, out of a text of letters; the letters of untaken seats mean nothing."""
    return text.strip().upper()[:players]


def chosen_lines(text: str, players: int) -> str:
    """The lines that are played, clockwise (BC-R1); `Malformed` if Admirals lack a line or share one (BC-1.2)."""
    lines = text.strip().upper()
    for letter in lines:
        if letter not in LINES:
            raise Malformed("options.lines", SAY("no-such-line", letter=repr(letter), lines=", ".join(LINES)))
        if lines.count(letter) > 1:
            raise Malformed("options.lines", SAY("line-twice", letter=letter))
    if len(lines) < players:
        raise Malformed(
            "options.lines", SAY("too-few-lines", lines=len(lines), players=players, example=LINES[:players])
        )
    return played_lines(lines, players)


def longest(chart: Chart, seats: int, patience: int) -> int:
    """An upper bound of the decisions of a random game.

    Each pass of the deck deals and draws every card at most once, and so brings each card to a hand at most once more.
    A card that is salvaged from the discard pile needs a card that is not, so salvage at most doubles the arrivals.
    What leaves a hand has arrived there. So in at most `moving` = 3 * passes * cards turns a card is drawn or
    leaves a hand; between two of them, before the first and after the last lie fewer than `patience` others.
    Cards that give additional actions or must be discarded are among those that leave a hand.
    Dice that tie and hands without a choice are repeated: their number has no bound, but `ROLLS` is never reached.
    """
    if patience == 0:
        return LONGEST
    passes = 1 if seats == 2 else 2  # noqa: PLR2004 - two Admirals
    moving = 3 * passes * int(chart.cards)
    return ROLLS + (moving + 1) * patience * A_TURN + moving * A_CARD
