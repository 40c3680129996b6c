"""Bots do not cheat: what they choose cannot depend on what their seat may not know."""

from __future__ import annotations

import pytest

from quarterdeck.bots import Bot, Choice, SearchBot, find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from tests.bots.tables import BRUISE_CRUISE, KRAKEN, PIRATES, UNKNOWN, Guess, begin, stroll, veiled
from tests.records.games import script
from tests.table.roads import roads

Place = tuple[Game, int, int]
"""A game, how many play it, and how many decisions have been made."""
PLACES: list[Place] = [(KRAKEN, players, decisions) for players in (2, 3, 4) for decisions in (0, 9, 33)]
CRUISES: list[Place] = [(BRUISE_CRUISE, players, decisions) for players, decisions in ((2, 60), (3, 24), (4, 150))]
SEAS: list[Place] = [(PIRATES, players, decisions) for players, decisions in ((2, 60), (2, 120), (3, 150))]
BOTS = [
    *(("random", *place) for place in PLACES + CRUISES + SEAS),
    *(("ismcts:simulations=200", *place) for place in PLACES),
    *(("ismcts:simulations=30", *place) for place in CRUISES),
    *(("greedy", *place) for place in CRUISES + SEAS),
    *(("ismcts:simulations=8", *place) for place in SEAS),
]


class Peeker(Bot, frozen=True, kw_only=True):
    """A cheat: it searches the world that it was shown, as it is."""

    spec: str = "peeker"

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        return SearchBot(spec="", imagines=False, simulations=200).choose(veiled, seat, dice)


def worlds(game: Game, players: int, decisions: int, seed: int) -> tuple[Position, Position]:
    """Two positions that the seat to choose cannot tell apart, and that are different."""
    for attempt in range(50):
        position = stroll(begin(game, players), decisions, seeded(seed + attempt))
        other = game.other_world(position, position.player, seeded(seed, attempt))
        if other.numbers() != position.numbers():
            return position, other
    raise AssertionError("nothing was hidden in 50 games")


def short(value: object) -> str:
    """A name for test ids."""
    return value.key if isinstance(value, Game) else str(value)


@pytest.mark.parametrize(("spec", "game", "players", "decisions"), BOTS, ids=short)
def test_choice_and_report_are_the_same_in_worlds_the_seat_cannot_tell_apart(
    spec: str, game: Game, players: int, decisions: int
) -> None:
    """The same dice, other hands in the other seats."""
    one, other = worlds(game, players, decisions, 11)
    seat = int(one.player)
    bot = find_bot(spec, game)
    assert bot.choose(veiled(one, seat), seat, seeded(4)) == bot.choose(veiled(other, seat), seat, seeded(4))


@pytest.mark.clause("BC-R51")
@pytest.mark.parametrize("spec", ["ismcts:simulations=30", "greedy"])
@pytest.mark.parametrize("steps", [("torpedo", "P0"), ("sail with card", "havana-a"), ("raid", "P0", "dice 1 6")])
def test_what_others_hold_changes_no_choice_in_the_middle_of_an_action(spec: str, steps: tuple[str, ...]) -> None:
    """A struck Admiral gives up a weapon, one who was raided flees, one on turn picks: each knows its own hand alone."""
    match = script(roads(), *steps)
    one = match.game.load(match.save())
    seat = int(one.player)
    others = [match.game.other_world(one, seat, seeded(k)) for k in range(3)]
    assert any(other.numbers() != one.numbers() for other in others)
    bot = find_bot(spec, match.game)
    choice = bot.choose(veiled(one, seat), seat, seeded(4))
    assert all(bot.choose(veiled(other, seat), seat, seeded(4)) == choice for other in others)


def test_the_check_catches_a_bot_that_is_shown_too_much() -> None:
    """Planted: the same comparison with positions that are not veiled, and a bot that uses them."""
    caught = 0
    for game, players, decisions in PLACES:
        one, other = worlds(game, players, decisions, 11)
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
