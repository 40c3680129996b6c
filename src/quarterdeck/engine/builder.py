"""A builder knows what players build before a game, such as a fleet: the pieces, the rules for building, random plans.

A game in which players build something returns a `Builder` from `Game.builder`. Commands and pages work with any builder.
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
    """A text before its name, such as a number."""
    behind: str = ""
    """A remark about it in this plan."""
    inside: bool = False
    """Whether it belongs to the row above."""


class Section(Struct, frozen=True):
    """Rows below a heading, which may be empty."""

    heading: str
    rows: tuple[Row, ...]


class Contents(Struct, frozen=True):
    """The contents of a plan, for people."""

    sections: tuple[Section, ...]
    notes: tuple[str, ...] = ()
    """Remarks besides the pieces, one to a line."""


class Builder:
    """What a game knows about building; texts and plans may come from strangers."""

    plan: ClassVar[type[Plan]]
    """The class of this game's plans. Its module defines everything that the game sends over the wire about them."""
    columns: ClassVar[tuple[str, ...]] = ()
    """The numeric fields of pieces that people can search by."""

    def stock(self) -> Stock:
        """The pieces and the ready-made plans."""
        raise NotImplementedError

    def judge(self, plan: Plan, total: int | None = None) -> PlanSum:
        """The cost and the faults of a plan; `total` is the build total of a game, if the plan is judged for one."""
        raise NotImplementedError

    def contents(self, plan: Plan) -> Contents:
        """The contents of a plan, piece by piece; pieces may be unknown."""
        raise NotImplementedError

    def called(self, plan: Plan) -> str:
        """A name for a plan, made from its most important pieces; empty if it has none."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[Plan, ...]:
        """The plans in a TOML text, the plan of a short text, or the ready-made plan of that name; `Malformed` if it is none."""
        raise NotImplementedError

    def write_out(self, text: str) -> str:
        """The text of an option for a plan, with the name of a ready-made plan replaced by its short text."""
        raise NotImplementedError

    def add(self, plan: Plan, text: str) -> Plan:
        """The plan with something added, written as in the game's short texts."""
        raise NotImplementedError

    def drop(self, plan: Plan, text: str) -> Plan:
        """The plan with something removed, which is named by its id or written as in the game's short texts."""
        raise NotImplementedError

    def write(self, plans: tuple[Plan, ...]) -> str:
        """Plans as a TOML text; `Malformed` if a piece is unknown."""
        raise NotImplementedError

    def draw(self, total: int, nation: str, seed: int | None = None, number: int = 1) -> tuple[Plan, ...]:
        """Random plans that are allowed and about equally strong; if the nation is empty, one is drawn for each of them.

        `Malformed` if there are none of that total or nation.

        The same seed gives the same plans, and somebody who sees a part of one can find the rest by trying all seeds.
        Without a seed, chance comes from the operating system.
        """
        raise NotImplementedError
