"""Effects of mysterious islands: texts that count, lasting effects on units, and effects in progress (PI-8, PI-M)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.texts import kinds
from quarterdeck.games.pirates.texts.card_text import Until

# How mysterious islands are played.
PLAIN: Final[i64] = 0  # as if they were plain (PI-3.13)
SHOWN: Final[i64] = 1  # everybody knows what they do
FACE_DOWN: Final[i64] = 2  # what they do is shown when somebody first docks (PI-8.9)


# Which effects hold until when.
NEXT_MOVE: Final[i64] = kinds.islands_until(Until.NEXT_MOVE)
HERE: Final[i64] = kinds.islands_until(Until.DEPARTURE)
LASTING: Final[i64] = NEXT_MOVE | HERE | kinds.islands_until(Until.LATER)


@final
class MysteriousIslands:
    """One number for each island or unit; sets of islands and cards are integers."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.mode: i64 = PLAIN
        self.text = vec[i64]()  # of each island: the card whose text counts; NONE: none, or not shown yet
        self.unshown: i64 = 0  # cards whose texts were not shown yet
        self.effects = vec[
            i64
        ]()  # of each unit: the set of effects that still hold for it, by their numbers in texts/kinds.py
        self.amount = vec[
            i64
        ]()  # of each unit, for the last such effect: the die up to which it is held back (PI-M7), or how many coins come (PI-M15)
        self.island_of = vec[i64]()  # of each unit: the island that had the last of those effects
        # What is in progress.
        self.islands_left: i64 = 0  # islands for which a die is still to fall, or from which coins still come (PI-M15)
        self.island: i64 = NONE  # the one that does something, or from which a coin is drawn
        self.effect: i64 = NONE  # what it does, by its number in texts/kinds.py; NONE before its die has fallen
        self.still_to_come: i64 = 0  # how many dice still fall, or coins or crew still go
        self.masts_lost: i64 = 0  # masts that the dice have cost so far (PI-M5)
        self.to_island: i64 = NONE  # the island to which coins or crew go
        self.coin_given: i64 = NONE  # the slot of the coin that is swapped

    def add_island(self, card: i64) -> None:
        """Add an island; if texts are shown, it has the text of its card."""
        self.text = more(self.text, card if self.mode == SHOWN else NONE)

    def add_unit(self) -> None:
        """One more unit."""
        self.effects = more(self.effects, 0)
        self.amount = more(self.amount, 0)
        self.island_of = more(self.island_of, NONE)

    def forget(self) -> None:
        """Forget the island at work and its choices."""
        self.effect = self.to_island = self.coin_given = NONE
        self.still_to_come = 0

    def copy_from(self, other: MysteriousIslands) -> None:
        """Become equal to the other."""
        self.mode = other.mode
        self.text = other.text
        self.unshown = other.unshown
        self.effects = other.effects
        self.amount = other.amount
        self.island_of = other.island_of
        self.islands_left = other.islands_left
        self.island = other.island
        self.effect = other.effect
        self.still_to_come = other.still_to_come
        self.masts_lost = other.masts_lost
        self.to_island = other.to_island
        self.coin_given = other.coin_given

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [
            int(self.mode),
            int(self.unshown),
            int(self.islands_left),
            int(self.island),
            int(self.effect),
            int(self.still_to_come),
            int(self.masts_lost),
            int(self.to_island),
            int(self.coin_given),
        ]
        for numbers in (
            self.text,
            self.effects,
            self.amount,
            self.island_of,
        ):
            found += [int(number) for number in numbers]
        return found
