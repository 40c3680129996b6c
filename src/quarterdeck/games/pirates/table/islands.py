"""Islands: their owners, the things on them, and the islands and terrain still to be laid out (PI-3, PI-5, PI-11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.games.pirates.codes import NONE

EACH_SEAT: Final = vec[i64]([0] * 4)  # nothing of any seat; all positions share it


@final
class Islands:
    """One number for each island or seat; sets of islands, of their cards and of terrain are integers. Shores lie in `waters`."""

    def __init__(self) -> None:
        """No island is drawn yet."""
        self.card = vec[i64]()  # what it is, by its number in the catalog
        self.home = vec[i64]()  # whose home it is, or NONE
        self.unseen = vec[i64]()  # how many treasures lie on it that nobody has looked at
        self.tokens = EACH_SEAT  # of each seat: islands where its token lies (PI-11.5)
        self.home_gold = EACH_SEAT  # gold on each seat's home island
        self.may_be_drawn: i64 = 0  # cards of islands that may still be drawn
        self.to_place: i64 = 0  # islands still to be placed
        self.terrain_to_place: i64 = 0  # pieces of terrain still to be placed
        self.next_terrain: i64 = NONE  # the card of the piece that is placed next

    def copy_from(self, other: Islands) -> None:
        """Become equal to the other."""
        self.card = other.card
        self.home = other.home
        self.unseen = other.unseen
        self.tokens = other.tokens
        self.home_gold = other.home_gold
        self.may_be_drawn = other.may_be_drawn
        self.to_place = other.to_place
        self.terrain_to_place = other.terrain_to_place
        self.next_terrain = other.next_terrain

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.may_be_drawn), int(self.to_place), int(self.terrain_to_place), int(self.next_terrain)]
        for numbers in (
            self.card,
            self.home,
            self.unseen,
            self.tokens,
            self.home_gold,
        ):
            found += [int(number) for number in numbers]
        return found
