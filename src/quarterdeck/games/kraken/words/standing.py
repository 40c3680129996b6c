"""The score of Kraken: the ships still afloat, and the rest of each hull (KR-5.1, KR-6.1)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.standing import Part, Standing
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.words.notation import SEATS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken").say
SCORING: Final = (
    int(codes.HIT),
    int(codes.GRABBED),
    int(codes.RAMMED),
    int(codes.REPAIRED),
    int(codes.SUNK),
    int(codes.WON),
    int(codes.KRAKEN_WON),
)
_HULL: Final = int(codes.SINKS_AT)


def standing(position: KrakenPosition) -> Standing:
    """The fate of each ship, her damage, and the rest of her hull."""
    seats = range(int(position.ships))
    sunk = tuple(int(position.sunk_at[seat]) for seat in seats)
    # A ship that meets the Kraken head-on may take more damage than sinks her.
    damage = tuple(min(int(position.damage[seat]), _HULL) if not sunk[seat] else _HULL for seat in seats)
    return Standing(
        label=SAY("score-left"),
        scores=tuple(_HULL - hits for hits in damage),
        parts=(
            Part(
                label=SAY("score-fate"), values=sunk, how="told",
                words=tuple(SAY("score-sunk", order=order) if order else SAY("score-afloat") for order in sunk),
            ),
            Part(label=SAY("score-hull"), values=(_HULL,) * len(seats)),
            Part(label=SAY("score-damage"), values=damage, how="minus"),
        ),
        out=tuple(seat for seat in seats if sunk[seat]),
        roles=tuple(f"ship-{SEATS[seat].lower()}" for seat in seats),
        signs=tuple(f"sign-{SEATS[seat].lower()}" for seat in seats),
    )  # fmt: skip
