"""A builder knows what players build before a game, such as a fleet: what there is, what is allowed, what is drawn.

A game that has such a thing returns a `Builder` from `Game.builder`. Commands and pages are the same for all of them.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from quarterdeck.engine.plans import Plan, PlanSum, Stock


class Row(Struct, frozen=True):
    """A piece in a list for people."""

    piece: str
    """The id of the piece."""
    before: str = ""
    """What stands before its name, such as a number."""
    behind: str = ""
    """What is to be said of it in this plan."""
    inside: bool = False
    """It belongs to the row above."""


class Section(Struct, frozen=True):
    """Rows below a heading, which may be empty."""

    heading: str
    rows: tuple[Row, ...]


class Contents(Struct, frozen=True):
    """What a plan holds, as people read it."""

    sections: tuple[Section, ...]
    notes: tuple[str, ...] = ()
    """What is to be said beside the pieces, a line each."""


class Builder:
    """What a game knows of what is built before it; texts and plans come from anywhere."""

    plan: ClassVar[type[Plan]]
    """The plans of this game. All that this game sends over the wire about them stands in the module of this class."""
    columns: ClassVar[tuple[str, ...]] = ()
    """Fields of its pieces that are numbers, by which people can look for pieces."""

    def stock(self) -> Stock:
        """What there is."""
        raise NotImplementedError

    def judge(self, plan: Plan, total: int | None = None) -> PlanSum:
        """What a plan comes to; `total` is that of a game, if it is judged for one."""
        raise NotImplementedError

    def contents(self, plan: Plan) -> Contents:
        """What a plan holds, piece by piece, known or not."""
        raise NotImplementedError

    def called(self, plan: Plan) -> str:
        """What people call a plan in a line: the names of its chief pieces; empty if it has none."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[Plan, ...]:
        """The plans of a TOML text, the one of a short text, or the offered one of that name; `Malformed` if none is meant."""
        raise NotImplementedError

    def write_out(self, text: str) -> str:
        """What an option for a plan says, with the name of an offered plan written out as its short text."""
        raise NotImplementedError

    def add(self, plan: Plan, text: str) -> Plan:
        """The plan with more, written as the game's short texts write it."""
        raise NotImplementedError

    def drop(self, plan: Plan, text: str) -> Plan:
        """The plan with less: what goes is named by its id, or as the game's short texts write it."""
        raise NotImplementedError

    def write(self, plans: tuple[Plan, ...]) -> str:
        """Plans as a TOML text; `Malformed` where a piece is unknown."""
        raise NotImplementedError

    def draw(self, total: int, nation: str, seed: int | None = None, number: int = 1) -> tuple[Plan, ...]:
        """Plans by chance, allowed, and as equally strong as may be; an empty nation is drawn, too, for each of them.

        `Malformed` if there are none of that total or nation.

        The same seed gives the same plans, and whoever sees a part of one can find the rest by trying all seeds;
        without a seed they come from the operating system.
        """
        raise NotImplementedError
