"""What ships carry: crew and equipment, and treasure (PI-4, PI-5)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Crew:
    """One number for each crew or equipment; sets of them are integers."""

    def __init__(self) -> None:
        """Start without any crew."""
        self.card = vec[i64]()  # NONE: not known
        self.owner = vec[i64]()  # in whose fleet it is now
        self.at = vec[i64]()  # the unit or island where it is, or OUT: a place of codes.py
        self.first_owner = vec[i64]()  # in whose fleet it was at first
        self.seen_by = vec[i64]()  # seats that know which card it is
        self.equipment: i64 = 0  # those that are equipment, not crew; everybody knows which (PI-R66)
        self.face_up: i64 = 0  # those that lie face up (PI-4.7)
        self.joined: i64 = 0  # crew that a text brought into the game after the start
        self.any_nation: i64 = 0  # crew that has the nation of whatever ship it is aboard

    def copy_from(self, other: Crew) -> None:
        """Become equal to the other."""
        self.card = other.card
        self.owner = other.owner
        self.at = other.at
        self.first_owner = other.first_owner
        self.seen_by = other.seen_by
        self.equipment = other.equipment
        self.face_up = other.face_up
        self.joined = other.joined
        self.any_nation = other.any_nation

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.equipment), int(self.face_up), int(self.joined), int(self.any_nation)]
        for numbers in (
            self.card,
            self.owner,
            self.at,
            self.first_owner,
            self.seen_by,
        ):
            found += [int(number) for number in numbers]
        return found


@final
class Treasure:
    """`worth` has one number for each treasure of the game, the other vectors one for each slot: treasure that somebody has seen."""

    def __init__(self) -> None:
        """There is no treasure yet."""
        self.worth = vec[i64]()  # below COIN_KINDS the gold of a coin, from there on which unique treasure it is
        self.pool: i64 = 0  # treasures that still lie unseen on islands, or in slots whose treasure is not known
        self.what = vec[i64]()  # the treasure in a slot, NONE: not known
        self.at = vec[i64]()  # the unit or island where it is, or OUT
        self.seen_by = vec[i64]()  # seats that know which treasure it is
        self.extra_gold = vec[i64]()  # gold that a unique treasure has come to be worth
        self.left_over: i64 = 0  # treasures for which no island had room, still to leave the game
        self.barred: i64 = 0  # seats whose ships load no necklace any more (PI-U109)
        self.mapped = False  # treasure on wild islands lies face up (PI-U12)

    def copy_from(self, other: Treasure) -> None:
        """Become equal to the other."""
        self.worth = other.worth
        self.pool = other.pool
        self.what = other.what
        self.at = other.at
        self.seen_by = other.seen_by
        self.extra_gold = other.extra_gold
        self.left_over = other.left_over
        self.barred = other.barred
        self.mapped = other.mapped

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.pool), int(self.left_over), int(self.barred), int(self.mapped)]
        for numbers in (
            self.worth,
            self.what,
            self.at,
            self.seen_by,
            self.extra_gold,
        ):
            found += [int(number) for number in numbers]
        return found
