"""What mysterious islands have set going, and what is being asked for them (PI-8, PI-M)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.texts import kinds

# How mysterious islands are played.
PLAIN: Final[i64] = 0  # as if they were plain (PI-3.13)
SHOWN: Final[i64] = 1  # everybody knows what they do
FACE_DOWN: Final[i64] = 2  # what they do is shown when somebody first docks (PI-8.9)


# Which effects last until when.
NEXT_MOVE: Final[i64] = (
    bit(kinds.ISLAND_OPPONENT_STEERS) | bit(kinds.ISLAND_HELD_BACK) | bit(kinds.ISLAND_SHORT_MOVE)
    | bit(kinds.ISLAND_LONG_STRIDE) | bit(kinds.ISLAND_TWO_STRIDES)
)  # fmt: skip
HERE: Final[i64] = (
    bit(kinds.ISLAND_NO_EXPLORING) | bit(kinds.ISLAND_COINS_COME) | bit(kinds.ISLAND_SWAP_FOR_UNIQUE)
    | bit(kinds.ISLAND_SWAP_FOR_HIGHER) | bit(kinds.ISLAND_COIN_ADDED) | bit(kinds.ISLAND_COINS_EXCHANGED)
    | bit(kinds.ISLAND_LOAD_AND_MOVE)
)  # fmt: skip


@final
class Omens:
    """Vectors hold one number for each island or unit; sets of them are integers."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.mode: i64 = PLAIN
        self.table = vec[i64]()  # of each island: the card whose text counts; NONE: none, or not shown yet
        self.left: i64 = 0  # cards whose texts were not shown yet
        self.flags = vec[i64]()  # of each unit: what still holds for it, by the numbers of texts/kinds.py
        self.amount = vec[i64]()  # of each unit: up to which die it is held back, or how many coins come
        self.at = vec[i64]()  # of each unit: the island to which that belongs
        self.stranded: i64 = 0  # crew that stays ashore in this turn
        self.banned: i64 = 0  # slots that are not loaded in this turn
        # What is being done.
        self.queue: i64 = 0  # islands at which a die is still to fall, or from which coins still come
        self.island: i64 = NONE  # the one that does something
        self.deed: i64 = NONE  # what it does
        self.left_over: i64 = 0  # dice, coins or crew still to come
        self.hits: i64 = 0  # masts that the dice cost
        self.to: i64 = NONE  # the island to which coins or crew go
        self.first: i64 = NONE  # the coin that is swapped
        self.before: i64 = 0  # slots aboard before the island was explored
        self.pilot: i64 = NONE  # the unit whose player moves another
        self.lent = False  # with the own base move
        self.nudged = False  # the move is S and no more (PI-M29)

    def add_island(self, card: i64) -> None:
        """One more island; its text is that of its card where texts are shown."""
        self.table = more(self.table, card if self.mode == SHOWN else NONE)

    def add_unit(self) -> None:
        """One more unit."""
        self.flags = more(self.flags, 0)
        self.amount = more(self.amount, 0)
        self.at = more(self.at, NONE)

    def copy_from(self, other: Omens) -> None:
        """Take over what another one has set going."""
        self.mode = other.mode
        self.table = other.table
        self.left = other.left
        self.flags = other.flags
        self.amount = other.amount
        self.at = other.at
        self.stranded = other.stranded
        self.banned = other.banned
        self.queue = other.queue
        self.island = other.island
        self.deed = other.deed
        self.left_over = other.left_over
        self.hits = other.hits
        self.to = other.to
        self.first = other.first
        self.before = other.before
        self.pilot = other.pilot
        self.lent = other.lent
        self.nudged = other.nudged

    def numbers(self) -> list[int]:
        """All that mysterious islands have set going as numbers, for digests."""
        found = [int(self.mode), int(self.left), int(self.stranded), int(self.banned), int(self.queue)]
        found += [int(self.island), int(self.deed), int(self.left_over), int(self.hits), int(self.to)]
        found += [int(self.first), int(self.before), int(self.pilot), int(self.lent), int(self.nudged)]
        found += [int(number) for number in self.table]
        for unit in range(i64(len(self.flags))):
            if self.flags[unit]:
                found += [int(unit), int(self.flags[unit]), int(self.amount[unit]), int(self.at[unit])]
        return found
