"""Which set-ups the laws look at, and how a failure is shown in a simpler one."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.trial import NotPlayable, Trial
from quarterdeck.lab.laws.checking import Checking, Course, Hearer, LawResult, games_of, words_of
from quarterdeck.lab.laws.setups import Wanted, setup_of, simpler, unusual
from quarterdeck.lab.laws.shrinking import Found, shrink
from tests.examples import some
from tests.laws.mutants import Mutant, Wrapped, mutant

KRAKEN: Final = find_game("kraken")


@pytest.mark.parametrize("key", some(keys(), ["bremerhaven", "kraken"]))
def test_every_number_of_players_comes_first_with_the_usual_options(key: str) -> None:
    """Then drawn ones, with which a game can begin."""
    game = find_game(key)
    numbers = len(game.players)
    setups = [setup_of(game, Wanted(), number, number + 1) for number in range(numbers + 8)]
    assert [one.players for one in setups[:numbers]] == list(game.players)
    assert all(one.options == game.options() for one in setups[:numbers])
    assert any(one.options != game.options() for one in setups[numbers:])
    for one in setups:
        assert isinstance(game.start(one), Position)


def test_what_is_settled_is_not_drawn() -> None:
    """Neither players nor options."""
    options = msgspec.structs.replace(KRAKEN.options(), rounds=40)
    for number in range(8):
        one = setup_of(KRAKEN, Wanted(players=3, options=options), number, number)
        assert (one.players, one.options) == (3, options)


def test_the_same_seed_draws_the_same_options() -> None:
    """So that a failure can be found again."""
    assert setup_of(KRAKEN, Wanted(), 9, 7) == setup_of(KRAKEN, Wanted(), 9, 7)


def test_simpler_set_ups_have_fewer_players_or_one_more_usual_option() -> None:
    """One thing at a time."""
    options = msgspec.structs.replace(KRAKEN.options(), rounds=40, front="E")
    found = list(simpler(KRAKEN, Setup(players=4, options=options)))
    assert [one.players for one in found] == [2, 3, 4, 4]
    assert sorted([*unusual(KRAKEN, one.options)] for one in found[2:]) == [["front"], ["rounds"]]


class WorthTwice(Wrapped):
    """More than there is is shared out."""

    def worth(self, seat: int) -> float:
        return 2 * super().worth(seat)


class Stubborn(Wrapped):
    """Cannot be played on from its fifth decision."""

    decisions = 0

    def play(self, move: int) -> None:
        self.decisions += 1
        if self.decisions == 5:
            raise ZeroDivisionError("five")
        super().play(move)


def verdict(game: Game, law: int, wanted: Wanted, games: int) -> LawResult:
    """What comes of a law."""
    (found,) = Checking(game, wanted, Course(laws=(law,), games=games)).verdicts()
    return found


def test_a_failure_is_shown_with_the_fewest_players_and_the_usual_options() -> None:
    """Though it was met with more, and with others."""
    options = msgspec.structs.replace(KRAKEN.options(), rounds=2, front="E")
    found = verdict(mutant(Mutant, KRAKEN, WorthTwice), 7, Wanted(players=4, options=options), games=1)
    assert found.failure is not None
    assert (found.failure.players, found.failure.options) == (2, {})
    assert found.failure.repeats


def test_an_error_that_a_game_raises_is_a_broken_law() -> None:
    """With the moves, of which as many as can be are left out, and where it was raised."""
    found = verdict(mutant(Mutant, KRAKEN, Stubborn), 4, Wanted(), games=1)
    assert found.failure is not None
    assert "ZeroDivisionError('five')" in found.failure.happened
    assert "test_laws.py, line" in found.failure.happened
    assert len(found.failure.moves) == 5


def test_quick_laws_look_at_more_games() -> None:
    """But at one only where the moves are given."""
    course = Course(laws=(7,), games=3)
    assert (games_of(course, 7), games_of(course, 5)) == (30, 3)
    assert games_of(msgspec.structs.replace(course, moves=()), 7) == 1


def test_laws_are_told_as_their_functions_say() -> None:
    """Without their numbers."""
    assert words_of(4) == "The counts that a game calls conserved never change."
    assert words_of(0).startswith("Each number that is not legal is refused")


def test_given_moves_that_are_not_legal_are_not_made() -> None:
    """The trial says so."""
    trial = Trial(KRAKEN, Setup(players=2, options=KRAKEN.options()), 1, moves=(KRAKEN.moves - 1,))
    with pytest.raises(NotPlayable, match="move 1"):
        list(trial.walk())


def test_given_moves_are_looked_at_at_their_start_and_end() -> None:
    """By the slow laws; by the others everywhere."""
    trial = Trial(KRAKEN, Setup(players=2, options=KRAKEN.options()), 1)
    list(trial.walk())
    moves = tuple(trial.made[:6])
    given = Trial(trial.game, trial.setup, 1, moves=moves)
    assert (len(list(given.walk())), len(list(given.sample()))) == (7, 2)


def test_making_a_failure_small_ends_in_time() -> None:
    """Even if each look takes long."""
    looks, now = 0, 0.0

    def again(setup: Setup, seed: int, moves: tuple[int, ...] | None) -> Found | None:
        nonlocal looks, now
        looks, now = looks + 1, now + 4
        return msgspec.structs.replace(found, setup=setup, seed=seed, moves=moves or found.moves)

    setup = Setup(players=2, options=KRAKEN.options())
    found = Found(law=3, raised="", happened="it", setup=setup, seed=1, moves=tuple(range(100)))
    shrink(found, Trial(KRAKEN, setup, 1), again, lambda: now)
    assert 0 < looks < 6


def test_who_listens_hears_of_a_failure_before_it_is_made_small() -> None:
    """So it is known even if that goes wrong."""
    heard: list[LawResult] = []

    class Listening(Hearer):
        def finds(self, verdict: LawResult) -> None:
            heard.append(verdict)

    game = mutant(Mutant, KRAKEN, WorthTwice)
    (found,) = Checking(game, Wanted(players=4), Course(laws=(7,), games=1), Listening()).verdicts()
    assert [one.failure.players for one in heard if one.failure] == [4]
    assert found.failure is not None
    assert found.failure.players == 2
