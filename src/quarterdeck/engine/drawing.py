"""Draws that nobody can predict: from the operating system, or from a secret, which always gives the same draws.

The dice of `dice.py` are for simulation and search: anybody who has seen some of their throws can compute all others.
"""

from __future__ import annotations

import hmac
import re
import secrets
import struct
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import SAY

LEAST_NUMBER: Final = 1
MOST_NUMBER: Final = 999_999
"""The largest number to draw from. Such numbers are for tests, studies and games against bots, since they can all be tried."""
SECRET_DIGITS: Final = 32
"""The hexadecimal digits of a new secret: 128 bits."""
SECRET: Final = re.compile(r"secret-[0-9a-f]{32,64}")
NUMBER: Final = re.compile(r"[0-9]{1,6}")
WORDS: Final = 1 << 32
BLOCK: Final = struct.Struct(">16I")
"""How a block is divided into words."""


class Chance(Protocol):
    """Anything that draws numbers."""

    def below(self, n: int, /) -> int:
        """One of 0 … n - 1, each equally likely."""


class SystemDice:
    """Dice of the operating system: past throws tell nothing about future ones."""

    def below(self, n: int, /) -> int:
        """One of 0 … n - 1; `ValueError` if n is less than 1."""
        return secrets.randbelow(n)


class SecretDice:
    """Draws that are the same on every machine for a secret, and that nobody can compute without it.

    Each stream of a secret is a sequence of its own: nothing of one can be computed from another. HMAC-SHA-512 with the
    secret as its key over a counter and the stream's name gives the bits, as in the key derivation of NIST SP 800-108
    in counter mode.
    """

    def __init__(self, secret: str, stream: str) -> None:
        self._key = secret.encode()
        self._stream = stream.encode()
        self._block = 0
        self._words: Iterator[int] = iter(())

    def below(self, n: int, /) -> int:
        """One of 0 … n - 1, 1 <= n <= 2**32; words that would make some likelier than others are left out."""
        if not 1 <= n <= WORDS:
            raise ValueError(f"draws are from 1 to {WORDS}, not from {n}")
        fair = WORDS - WORDS % n
        while True:
            for word in self._words:
                if word < fair:
                    return word % n
            block = hmac.digest(self._key, self._block.to_bytes(8, "big") + self._stream, "sha512")
            self._words = iter(BLOCK.unpack(block))
            self._block += 1


def new_secret(below: Callable[[int], int]) -> str:
    """A secret to draw from, as random as `below(n)` is, which draws from 0 to n - 1."""
    return "secret-" + "".join(f"{below(16):x}" for _ in range(SECRET_DIGITS))


def read_draw(given: object, path: str) -> int | str:
    """The source of draws that a text names: a small number or a secret; `Malformed` at the path for anything else."""
    if isinstance(given, str):
        text = given.strip()
        if SECRET.fullmatch(text):
            return text
        given = int(text) if NUMBER.fullmatch(text) else None
    if isinstance(given, int) and not isinstance(given, bool) and LEAST_NUMBER <= given <= MOST_NUMBER:
        return given
    raise Malformed(path, SAY("draw-form", least=str(LEAST_NUMBER), most=str(MOST_NUMBER)))


def dice_from(draw: int | str, stream: int) -> Chance:
    """A stream of draws: a number draws with the dice of simulations, a secret with `SecretDice`."""
    return seeded(draw, stream) if isinstance(draw, int) else SecretDice(draw, f"stream {stream}")
