"""What counts in Bruise Cruise: flags, weapons deployed and ships brought home (BC-22.1 to BC-22.4)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import count
from quarterdeck.engine.standing import Part, Standing
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import endings, scoring
from quarterdeck.games.bruise_cruise.words.names import LINES, SAY

SCORING: Final = (
    int(codes.CLAIMED),
    int(codes.TORPEDOED),
    int(codes.LAUNCHED),
    int(codes.FLAG_BACK),
    int(codes.HELD_OFF),
    int(codes.RETIRED),
    int(codes.PLAYED),
    int(codes.ENDED),
    int(codes.WON),
)


def standing(position: BruiseCruisePosition) -> Standing:
    """Each part of an Admiral's points; what broke a tie, once the game is over."""
    seats = range(int(position.seats))
    parts = [
        Part(label=SAY("score-flags"), values=tuple(int(count(position.flags[seat])) for seat in seats)),
        Part(label=SAY("score-missiles"), values=tuple(int(position.deployed[2 * seat]) for seat in seats)),
        Part(label=SAY("score-torpedoes"), values=tuple(int(position.deployed[2 * seat + 1]) for seat in seats)),
        Part(label=SAY("score-home"), values=tuple(int(position.fleet_home(seat)) for seat in seats)),
    ]
    if position.over() and count(endings.leaders(position)) > 1:
        ways = tuple(int(endings.way_home(position, seat)) for seat in seats)
        parts.append(Part(label=SAY("score-way"), values=ways, how="told"))
    letters = [LINES[position.chart.lines[seat]].lower() for seat in seats]
    return Standing(
        label=SAY("score-points"),
        scores=tuple(int(scoring.points_of(position, seat)) for seat in seats),
        parts=tuple(parts),
        roles=tuple(f"line-{letter}" for letter in letters),
        signs=tuple(f"flag-{letter}" for letter in letters),
    )


def margin(difference: int) -> str:
    """A number of points in words."""
    return SAY("score-margin", points=difference)
