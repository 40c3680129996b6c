"""Copies of a position, called from Python: millionths of a second for one."""

from __future__ import annotations

from against.inside.positions import beginning
from against.telling import Ask, Told
from starts import first_choice
from work.clones import cpu_seconds


def measure(asked: Ask) -> Told:
    """So many copies of the first choice in a game."""
    seconds = cpu_seconds(first_choice(beginning(asked)), asked.units)
    return Told(value=seconds / asked.units * 1e6, seconds=seconds, did="")
