"""Bots do not cheat: what they choose cannot depend on what their seat may not know."""

from __future__ import annotations

import pytest

from quarterdeck.bots import Bot, Choice, SearchBot, find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.position import Position
from tests.bots.tables import KRAKEN, UNKNOWN, Guess, kraken_choice, veiled

PLACES = [(players, decisions) for players in (2, 3, 4) for decisions in (0, 9, 33)]


class Peeker(Bot, frozen=True, kw_only=True):
    """A cheat: it searches the world that it was shown, as it is."""

    spec: str = "peeker"

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        return SearchBot(spec="", imagines=False, simulations=200).choose(veiled, seat, dice)


def worlds(players: int, decisions: int, seed: int) -> tuple[Position, Position]:
    """Two positions that the seat to choose cannot tell apart, and that are different."""
    for attempt in range(50):
        position = kraken_choice(players, decisions, seed + attempt)
        other = KRAKEN.other_world(position, position.player, seeded(seed, attempt))
        if other.numbers() != position.numbers():
            return position, other
    raise AssertionError("nothing was hidden in 50 games")


@pytest.mark.parametrize("spec", ["random", "ismcts:simulations=200"])
@pytest.mark.parametrize(("players", "decisions"), PLACES)
def test_choice_and_report_are_the_same_in_worlds_the_seat_cannot_tell_apart(
    spec: str, players: int, decisions: int
) -> None:
    """The same dice, other hands in the other seats."""
    one, other = worlds(players, decisions, 11)
    seat = int(one.player)
    bot = find_bot(spec, KRAKEN)
    assert bot.choose(veiled(one, seat), seat, seeded(4)) == bot.choose(veiled(other, seat), seat, seeded(4))


def test_the_check_catches_a_bot_that_is_shown_too_much() -> None:
    """Planted: the same comparison with positions that are not veiled, and a bot that uses them."""
    caught = 0
    for players, decisions in PLACES:
        one, other = worlds(players, decisions, 11)
        seat = int(one.player)
        if Peeker().choose(one, seat, seeded(4)) != Peeker().choose(other, seat, seeded(4)):
            caught += 1
    assert caught > len(PLACES) // 2


def test_nothing_is_played_in_a_world_that_was_not_imagined() -> None:
    """And where both hands are alike, neither is worth more than declining."""
    Guess.peeks = 0
    choice = find_bot("ismcts:simulations=2000").choose(veiled(Guess(1), 0), 0, seeded(1))
    assert Guess.peeks == 0
    assert all(abs(value - 0.5) < 0.06 for _, _, value in choice.considered)
    assert {move for move, _, _ in choice.considered} == {5000, 5001, 5002}


def test_the_watching_game_catches_a_search_without_imagination() -> None:
    """Planted: the same game, not veiled, under a search that believes what it sees."""
    Guess.peeks = 0
    choice = Peeker().choose(Guess(1), 0, seeded(1))
    assert Guess.peeks > 0
    assert choice.move == 5001


def test_a_veiled_position_stays_veiled_at_the_root() -> None:
    """Each simulation imagines anew: the root never keeps a world."""
    shown = veiled(Guess(0), 0)
    find_bot("ismcts:1").choose(shown, 0, seeded(1))
    assert shown.numbers() == [0, UNKNOWN]
