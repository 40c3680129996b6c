"""Dice that fall the same way on every machine, compiled or not.

Multiply-with-carry: no intermediate value needs 64 bits, so the interpreter's unbounded
integers and the compiled 64-bit ones agree. The multiplier m makes m * 2**32 - 1 and
m * 2**31 - 1 prime (Marsaglia's lag-1 construction), a period of about 2**62.
Rules never have dice: chance is a player, and the code that plays for chance brings them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.engine.sets import COUNTS, PLACES, count, member

MULTIPLIER: Final[i64] = 0x7FFFFDCD
LOW: Final[i64] = 0xFFFFFFFF
BEGINNING: Final[i64] = 0x1E3779B9
WARM_UP: Final[i64] = 8
LAST_SMALL: Final[i64] = 255  # up to this a set has no members but 0 … 7, and a table knows them


@final
class Dice:
    """A generator whose whole state is one integer."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        """One of 0 … n - 1, equally likely up to n / 2**32; 1 <= n < 2**31."""
        x = self.state
        x = (x & LOW) * MULTIPLIER + (x >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & LOW) * n) >> 32

    def member(self, members: i64) -> i64:
        """One of the members of a set, each as likely as the others; the set must not be empty."""
        if 0 < members <= LAST_SMALL:
            return i64(PLACES[members << 3 | self.below(i64(COUNTS[members]))])
        return member(members, self.below(count(members)))

    def stir(self, half: i64) -> None:
        """Mix 32 bits in; different halves lead to different sequences."""
        self.state ^= half & LOW
        if self.state == 0:
            self.state = BEGINNING
        for _time in range(WARM_UP):
            self.below(2)


def seeded(seed: i64, stream: i64 = 0) -> Dice:
    """Dice for a seed; each stream of a seed is a sequence of its own. Both numbers are 0 … 2**63 - 1."""
    dice = Dice(BEGINNING << 30)
    dice.stir(seed)
    dice.stir(seed >> 32)
    dice.stir(stream)
    dice.stir(stream >> 32)
    return dice
