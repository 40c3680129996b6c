"""Moves that use an ability on something: what they are made of (PI-A)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.pirates.codes import AIMS, FEAT, OF_UNITS


def feat(ability: i64, unit: i64, aim: i64) -> i64:
    """The move that uses an ability on something."""
    return FEAT + (ability * OF_UNITS + unit) * AIMS + aim


def feat_ability(move: i64) -> i64:
    """The ability."""
    return (move - FEAT) // AIMS // OF_UNITS


def feat_unit(move: i64) -> i64:
    """The unit that has it."""
    return (move - FEAT) // AIMS % OF_UNITS


def feat_aim(move: i64) -> i64:
    """What it is used on."""
    return (move - FEAT) % AIMS
