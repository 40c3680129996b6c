"""What one row of the registers of card texts says: abilities.py, kinds.py."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from quarterdeck.games.pirates.texts.moments import Moment

AIM: Final = "{target}"
AMOUNT: Final = "{amount}"


class Until(Enum):
    """How long an effect of a mysterious island holds for the ship that docks there."""

    AT_ONCE = auto()
    """It is over as soon as it has worked."""
    NEXT_MOVE = auto()
    """Until her next move is over."""
    DEPARTURE = auto()
    """Until she has left the island."""
    LATER = auto()
    """Until something that its own text says."""


class CardText(Struct, frozen=True):
    """The effect of an ability, a treasure, an Event, equipment, an island or terrain, in our own words."""

    slug: str
    """What content writes for it."""
    text: str
    """What cards say; may hold `{target}` or `{amount}`."""
    moments: tuple[Moment, ...] = ()
    """When an ability speaks; empty where only content, fleets or pictures know it."""
    amounts: tuple[int, int] | None = None
    """The lowest and the highest number after the slug, as in `masts-lost:3`."""
    until: Until = Until.AT_ONCE
    """How long an effect of an island holds."""
    filled: str = ""
    """The part that was filled in where the published text is incomplete."""
    whole: bool = False
    """Whether all of it was filled in."""

    @property
    def provenance(self) -> Literal["published", "reconstructed"]:
        """Reconstructed, if anything was filled in."""
        return "reconstructed" if self.filled else "published"

    @property
    def partly_known(self) -> bool:
        """Whether something of it is published."""
        return not self.whole


class Family(NamedTuple):
    """Everything that one sort of cards can say."""

    begins: str
    """The start of its clause ids."""
    slugs: tuple[str, ...]
    """In the order of the numbers."""
    texts: dict[int, CardText]
    """By the numbers."""
