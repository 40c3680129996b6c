"""What a measuring process is asked, and what it tells: one line of JSON each."""

from __future__ import annotations

from msgspec import Struct


class Ask(Struct, frozen=True, kw_only=True):
    """Measure something."""

    what: str
    """A module of `against.inside`."""
    game: str
    players: int
    units: int
    """How much is done: games, copies, or simulations."""
    seed: int


class Told(Struct, frozen=True, kw_only=True):
    """What came out."""

    value: float
    seconds: float
    """Of processor time, for what was measured."""
    did: str
    """What was done, as far as can be told: equal work, equal words."""
