"""Headings and the shipped table of sines (PI-N3, PI-N4, PI-C2)."""

from __future__ import annotations

import hashlib
import math
from fractions import Fraction

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.pirates.geometry import angles, sine_table


@pytest.mark.clause("PI-N3")
def test_the_table_is_the_one_that_the_rules_name() -> None:
    """By its checksum, its sum and single entries."""
    text = "\n".join(str(entry) for entry in sine_table.QUARTER)
    assert hashlib.sha256(text.encode("ascii")).hexdigest() == sine_table.SHA256
    assert sine_table.SHA256 == "8db51a3aaeac6c35c04725f96863a8bdcfac5bf5bd0570d06adfc7f9af81c749"
    assert (len(sine_table.QUARTER), sum(sine_table.QUARTER)) == (901, 615_745_462_763)
    assert (sine_table.QUARTER[1], sine_table.QUARTER[899]) == (1_874_032, 1_073_740_189)
    assert (angles.sine(300), angles.cosine(300)) == (536_870_912, 929_887_697)
    assert angles.sine(450) == angles.cosine(450) == 759_250_125
    assert angles.cosine(900) == 0


@pytest.mark.clause("PI-N3")
def test_each_heading_has_its_sine_and_cosine() -> None:
    """Rounded to the nearest whole number; floats are good enough to tell."""
    for a in range(3600):
        assert abs(int(angles.sine(a)) - math.sin(math.radians(a / 10)) * 2**30) < 0.501
        assert abs(int(angles.cosine(a)) - math.cos(math.radians(a / 10)) * 2**30) < 0.501


@pytest.mark.clause("PI-N4")
def test_halves_are_rounded_away_from_zero() -> None:
    """To either side, for any divisor."""
    assert [angles.rdiv(n, 2) for n in (-3, -1, 0, 1, 3)] == [-2, -1, 0, 1, 2]
    for n in range(-40, 41):
        for d in range(1, 12):
            exact = int(abs(Fraction(n, d)) + Fraction(1, 2))
            assert angles.rdiv(n, d) == (exact if n >= 0 else -exact)
        assert angles.unscaled(n * 2**29) == angles.rdiv(n, 2)


@pytest.mark.clause("PI-C2")
def test_the_heading_of_a_vector_is_the_nearest() -> None:
    """That of the largest product of all 3600, the smallest of equals."""
    dice = seeded(1)
    for k in range(600):
        reach = (5, 300, 100_000)[k % 3]
        x, y = dice.below(2 * reach) - reach, dice.below(2 * reach) - reach
        if x or y:
            best = max(range(3600), key=lambda a: (x * angles.cosine(a) + y * angles.sine(a), -a))
            assert angles.heading_of(x, y) == best, (x, y)


def test_turns_stay_within_a_round() -> None:
    """To either side."""
    assert [angles.turned(3500, 200), angles.turned(100, -200), angles.turned(0, 0)] == [100, 3500, 0]
