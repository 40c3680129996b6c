"""What counts in the pirates' game: gold at home and in forts, with more than two players also aboard (PI-20.5, PI-20.6)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import count
from quarterdeck.engine.standing import Part, Standing
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import ending, standing_forts
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.names import SAY
from quarterdeck.games.pirates.words.notation.names import SEATS

TWO: Final = 2
SCORING: Final = (
    int(codes.UNLOADED),
    int(codes.GOLD_SHARED),
    int(codes.SUNK),
    int(codes.BOARD_WON),
    int(codes.COIN_TAKEN),
    int(codes.RANSOMED),
    int(codes.RAIDED),
    int(codes.PAID),
    int(codes.SENT_HOME),
    int(codes.STORED),
    int(codes.FORT_FELL),
    int(codes.COLLECTS),
    int(codes.COINS_CARRIED),
    int(codes.BURNT),
    int(codes.CARGO_LOST),
    int(codes.TREASURE_PAID),
    int(codes.ENDED),
    int(codes.SCORED),
)


def standing(position: PiratesPosition) -> Standing:
    """Each part of a player's gold, and the units that break ties (PI-20.9)."""
    seats = range(int(position.seats))
    home = tuple(int(position.islands.home_gold[seat]) for seat in seats)
    forts = tuple(int(standing_forts.fort_gold(position, seat)) for seat in seats)
    aboard = tuple(int(ending.gold_at_sea(position, seat)) for seat in seats)
    counts = position.seats > TWO
    parts = [Part(label=SAY("score-home"), values=home)]
    if any(forts):
        parts.append(Part(label=SAY("score-forts"), values=forts))
    parts.append(
        Part(
            label=SAY("score-aboard" if counts else "score-aboard-vain"),
            values=aboard,
            how="plus" if counts else "told",
        )
    )
    units = tuple(int(count(questions.fleet(position, seat))) for seat in seats)
    label = "score-units" if standing_forts.has_forts(position) else "score-ships"
    parts.append(Part(label=SAY(label), values=units, how="told"))
    letters = [name.lower() for name in SEATS[: len(seats)]]
    return Standing(
        label=SAY("score-gold"),
        scores=tuple(int(ending.score(position, seat)) for seat in seats),
        parts=tuple(parts),
        roles=tuple(f"seat-{letter}" for letter in letters),
        signs=tuple(f"flag-{letter}" for letter in letters),
    )


def margin(difference: int) -> str:
    """An amount of gold in words."""
    return SAY("score-margin", gold=difference)
