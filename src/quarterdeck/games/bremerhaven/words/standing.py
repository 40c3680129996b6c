"""What counts in Bremerhaven: money, in cash and in the Bank, times prestige (BH-25.3, BH-R34)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.standing import Part, Standing
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import rounds
from quarterdeck.games.bremerhaven.words.names import SAY
from quarterdeck.games.bremerhaven.words.notation import SEATS

SCORING: Final = (
    int(codes.BOLLARD_PUT),
    int(codes.CLEARED),
    int(codes.BUILT),
    int(codes.GREW),
    int(codes.INCOME),
    int(codes.PAID_PENALTY),
    int(codes.LOST_PRESTIGE),
    int(codes.GOT_PRESTIGE),
    int(codes.GOT_MONEY),
    int(codes.HARBOR_VALUE),
    int(codes.SOLD),
    int(codes.REWARDED),
    int(codes.CHARGED),
    int(codes.ENDED),
)


def standing(position: BremerhavenPosition) -> Standing:
    """Money and prestige of each seat; the ranks, once they have decided who wins."""
    seats = range(int(position.seats))
    cash = tuple(int(position.money[seat]) for seat in seats)
    banked = tuple(int(position.bank[seat]) for seat in seats)
    scores = tuple(int(rounds.score_of(position, seat)) for seat in seats)
    parts = [Part(label=SAY("score-money"), values=cash)]
    if any(banked):
        parts.append(Part(label=SAY("score-bank"), values=banked))
    parts.append(
        Part(label=SAY("score-prestige"), values=tuple(int(position.prestige[seat]) for seat in seats), how="times")
    )
    letters = [name.lower() for name in SEATS[: len(seats)]]
    return Standing(
        label=SAY("score-score"),
        scores=scores,
        parts=tuple(parts),
        roles=tuple(f"seat-{letter}" for letter in letters),
        signs=tuple(f"flag-{letter}" for letter in letters),
    )


def margin(difference: int) -> str:
    """A number of points in words."""
    return SAY("score-margin", points=difference)
