"""Draws that nobody can foretell, and why the dice of simulations are not such."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from itertools import pairwise, product
from typing import Final

import pytest

from quarterdeck.engine.dice import MULTIPLIER, Dice, seeded
from quarterdeck.engine.drawing import SECRET, SecretDice, SystemDice, dice_from, new_secret, read_draw
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.options import seeds, with_draws
from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.options import PiratesOptions

KEY: Final = "secret-000102030405060708090a0b0c0d0e0f"
OTHER: Final = "secret-000102030405060708090a0b0c0d0e10"


def throws(dice: SecretDice, n: int, number: int) -> list[int]:
    """So many draws from 0 to n - 1."""
    return [dice.below(n) for _ in range(number)]


# -- draws from a secret ---------------------------------------------------------------------------


def test_a_secret_draws_the_same_everywhere() -> None:
    """Pinned: records that hold a secret are replayed by it for ever."""
    assert throws(SecretDice(KEY, "stream 0"), 6, 20) == [3, 2, 3, 0, 0, 1, 1, 5, 1, 1, 0, 2, 2, 1, 4, 5, 5, 2, 0, 3]
    assert throws(SecretDice(KEY, "stream 0"), 1 << 32, 2) == [2374001007, 4083008366]
    assert throws(SecretDice(KEY, "stream 16"), 100, 8) == [52, 72, 71, 23, 88, 17, 78, 54]


def test_draws_are_the_words_of_a_known_construction() -> None:
    """HMAC-SHA-512 over counter and name, in words of 32 bits, the highest byte first."""
    blocks = [hmac.digest(KEY.encode(), k.to_bytes(8, "big") + b"stream 3", "sha512") for k in range(3)]
    words = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 64, 4)]
    assert throws(SecretDice(KEY, "stream 3"), 1 << 32, 48) == words
    assert throws(SecretDice(KEY, "stream 3"), 1000, 40) == [word % 1000 for word in words[:40]]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_no_draw_is_likelier_than_another(n: int) -> None:
    """Chi-square of 60,000 draws with a fixed secret is below its 99.9 % bound for so many cases."""
    bounds = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 10: 27.88}
    counts = Counter(throws(SecretDice(KEY, f"fair {n}"), n, 60_000))
    expected = 60_000 / n
    assert set(counts) == set(range(n))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < bounds[n]


def test_words_that_would_favour_some_draws_are_left_out() -> None:
    """Of three quarters of all words each is as likely: else the lowest third would come half the time."""
    n = 3 << 30
    low = sum(one < 1 << 30 for one in throws(SecretDice(KEY, "range"), n, 6_000))
    assert 1_850 < low < 2_150


def test_streams_and_secrets_have_nothing_in_common() -> None:
    """No two words come twice in a row in any of them, and their bits agree as often as those of coins."""
    streams = [
        throws(SecretDice(key, name), 1 << 32, 1000)
        for key, name in product((KEY, OTHER), ("stream 0", "stream 1", "stream 10", "stream 16"))
    ]
    assert len({pair for words in streams for pair in pairwise(words)}) == 8 * 999
    for k, words in enumerate(streams):
        for others in streams[k + 1 :]:
            unlike = sum((one ^ other).bit_count() for one, other in zip(words, others, strict=True))
            assert 15_400 < unlike < 16_600  # of 32,000: 16,000, give or take 90


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_draws_of_nothing_are_refused(n: int) -> None:
    """A range has one number at least."""
    with pytest.raises(ValueError, match="draws are from 1 to"):
        SecretDice(KEY, "").below(n)


def test_a_new_secret_has_128_bits_of_what_it_comes_from() -> None:
    """Each digit is drawn by itself, so that no digit tells of another."""
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return len(asked) % n

    assert new_secret(below) == "secret-" + "123456789abcdef0" * 2
    assert asked == [16] * 32
    assert len({new_secret(secrets.randbelow) for _ in range(100)}) == 100


# -- what options hold -----------------------------------------------------------------------------


@pytest.mark.parametrize("given", [1, 999_999, KEY, "secret-" + "f" * 64])
def test_numbers_and_secrets_are_read(given: int | str) -> None:
    """As data, and as text of a command."""
    assert read_draw(given, "options.draw") == given
    assert read_draw(f" {given} ", "options.draw") == given


@pytest.mark.parametrize(
    "given",
    [
        *(0, 1_000_000, -1, True, 7.5, None, "", "0", "1000000", "seven", "1e3", "\u0667", ["secret"]),
        *("secret-" + "0" * 31, "secret-" + "0" * 65, "secret-" + "G" * 32, KEY + "\nx"),
        pytest.param(10**5000, id="a number of 5,001 digits"),
        pytest.param("9" * 5000, id="5,000 digits"),
    ],
)
def test_anything_else_is_refused(given: object) -> None:
    """At its path, with what would be right."""
    with pytest.raises(Malformed, match="a whole number from 1 to 999999") as caught:
        read_draw(given, "options.draw")
    assert caught.value.path == "options.draw"


def test_small_numbers_draw_as_they_always_have() -> None:
    """So that old records replay."""
    for stream in (0, 1, 16):
        old, new = seeded(7, stream), dice_from(7, stream)
        assert [old.below(1000) for _ in range(20)] == [new.below(1000) for _ in range(20)]


def test_options_that_nobody_names_get_secrets() -> None:
    """Each time another; what is named stays."""
    game = find_game("pirates")
    assert seeds(game.options) == ("draw",)
    assert seeds(find_game("kraken").options) == ()
    drawn = [with_draws(game, game.options(), (), secrets.randbelow) for _ in range(2)]
    first, second = [one.draw for one in drawn if isinstance(one, PiratesOptions)]
    assert first != second
    assert SECRET.fullmatch(str(first))
    assert with_draws(game, PiratesOptions(draw=7), {"draw"}, secrets.randbelow) == PiratesOptions(draw=7)


# -- dice that were seen ---------------------------------------------------------------------------

BITS: Final = 30
"""Of each observed draw."""
NEAR: Final = 4
"""So far from the truth an upper half may be."""
TRIED: Final = 20
"""With so many draws a state that was found is checked."""


def state_from(seen: list[int]) -> int | None:
    """The state of `Dice` behind observed draws below 2**30, the last one included; None if it cannot be found.

    A draw is the lower half of the state, crossed with the upper half. The upper half is nearly half of the lower one
    before: so what is not known of it moves to the right by a bit with each draw, until all but the last bits are known.
    """
    high = 0
    for k, draw in enumerate(seen[:-TRIED]):
        for near, rest in product(range(-NEAR, NEAR), range(1 << (32 - BITS))):
            upper = max(0, high + near)
            word = (draw << (32 - BITS)) | rest
            dice = Dice((upper << 32) | (word ^ upper))
            if all(dice.below(1 << BITS) == later for later in seen[k + 1 :]):
                return int(dice.state)
        high = (((draw << (32 - BITS)) ^ high) * int(MULTIPLIER)) >> 32
    return None


@pytest.mark.parametrize("seed", [*range(20), (1 << 63) - 1])
def test_whoever_has_seen_the_dice_of_simulations_knows_the_next_ones(seed: int) -> None:
    """Which is why no table throws them: from two hundred draws all later ones follow."""
    dice = seeded(seed, 7)
    found = state_from([dice.below(1 << BITS) for _ in range(200)])
    assert found is not None
    guessed = Dice(found)
    assert [guessed.below(6) for _ in range(1000)] == [dice.below(6) for _ in range(1000)]


def test_the_dice_of_the_system_cannot_be_found_so() -> None:
    """They have no state that could be found: they are the operating system's."""
    dice = SystemDice()
    assert not vars(dice)
    assert state_from([dice.below(1 << BITS) for _ in range(200)]) is None
    assert {dice.below(6) for _ in range(1000)} == set(range(6))
    assert SECRET.fullmatch(new_secret(dice.below))
