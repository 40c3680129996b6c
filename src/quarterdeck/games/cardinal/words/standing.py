"""The score of Cardinal: ships on the board, five of which win (CA-5.2)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import count
from quarterdeck.engine.standing import Part, Standing
from quarterdeck.games.cardinal import codes
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.cardinal.words.notation import SEATS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.cardinal").say
SCORING: Final = (
    int(codes.PLACED),
    int(codes.PIRATE_MOVED),
    int(codes.RETURNED),
    int(codes.WON),
    int(codes.NO_SQUARE),
    int(codes.REPEATED),
)
"""Where the pirate goes tells why ships return (CA-4.6)."""
_ROLES: Final = tuple(f"ship-{name}" for name in SEATS)


def standing(position: CardinalPosition) -> Standing:
    """Ships on the board, and those in hand."""
    placed = (int(count(position.orange)), int(count(position.green)))
    in_hand = tuple(int(codes.FLEET) - ships for ships in placed)
    return Standing(
        label=SAY("score-board"),
        scores=placed,
        parts=(
            Part(label=SAY("score-board"), values=placed),
            Part(label=SAY("score-hand"), values=in_hand, how="told"),
        ),
        roles=_ROLES,
        signs=_ROLES,
    )


def margin(difference: int) -> str:
    """A number of ships in words."""
    return SAY("score-margin", ships=difference)
