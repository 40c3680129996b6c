"""OpenSpiel's own tests and programs run over every game, and what they do not look at is right, too."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, exploitability, ismcts, mcts

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position_files import write_position
from quarterdeck.engine.registry import find_game
from quarterdeck.research import checking
from quarterdeck.research.openspiel import name_of
from tests.examples import some
from tests.research.test_table import SEATED, short

USUAL = [(key, players) for key, players in SEATED if players == 2]


def game_of(key: str, players: int, **more: object) -> Any:
    """A short game, as OpenSpiel loads it."""
    return pyspiel.load_game(name_of(key), {**short(key, players), **more})


def walk(game: Any, decisions: int, seed: int = 1) -> Iterator[Any]:
    """The states of a random game, the same one."""
    dice = seeded(seed)
    state = game.new_initial_state()
    for _ in range(decisions):
        yield state
        if state.is_terminal():
            return
        if state.is_simultaneous_node():
            choices = [state.legal_actions(seat) or [0] for seat in range(game.num_players())]
            state.apply_actions([legal[dice.below(len(legal))] for legal in choices])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])


# -- their tests -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "players"),
    [pytest.param(key, players, marks=() if (key, players) in USUAL else pytest.mark.long) for key, players in SEATED],
)
@pytest.mark.parametrize(
    "suite",
    some([checking.simulate, checking.simulate_in_python, checking.resample], [checking.simulate, checking.resample]),
)
def test_a_game_passes(suite: Any, key: str, players: int) -> None:
    """Chance is explicit, all can be copied and saved, and a resampled state looks the same."""
    suite(game_of(key, players))


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_seats_that_choose_together_pass(players: int) -> None:
    """As simultaneous moves."""
    game = game_of("bremerhaven", players, together=True)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    checking.simulate(game)
    assert any(state.is_simultaneous_node() for state in walk(game, 200))


# -- their programs ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", some(["cardinal", "kraken"], ["cardinal"]))
def test_their_searches_choose(key: str) -> None:
    """MCTS where all is open, IS-MCTS where it is not."""
    game = game_of(key, 2, **({"rows": 3, "columns": 3} if key == "cardinal" else {"rounds": 2}))
    random = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, random)
    if key == "cardinal":
        bot: Any = mcts.MCTSBot(game, 1.4, 50, judge, random_state=random)
    else:
        bot = ismcts.ISMCTSBot(game, judge, 1.4, 20, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[0] if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0


@cache
def last_card(folder: Path) -> str:
    """Kraken with a deck of twelve and a single round, in which all cards of the hands but one lie dealt."""
    kraken = find_game("kraken")
    icons = ["F F F", "X X X", "U U U"]
    cards = [f'[[cards]]\nname = "C{number}"\nicons = "{icons[number % 3]}"\n' for number in range(12)]
    pack = kraken.read_pack("twelve.toml", "\n".join(['title = "Twelve"', *cards]))
    setup = Setup(players=2, options=convert_options(kraken, {"rounds": 1}), pack=pack)
    position = kraken.start(setup)
    for _ in range(6):
        position.play(position.legal()[0])
    file = folder / "last-card.json"
    file.write_bytes(write_position(kraken, setup, position))
    return str(file)


@pytest.mark.long
def test_what_can_be_won_against_a_policy_is_worked_out(tmp_path: Path) -> None:
    """By CFR, best responses and exploitability, over a game that begins with a position."""
    game = pyspiel.load_game("quarterdeck_kraken", {"position": last_card(tmp_path)})
    at_random = policy.UniformRandomPolicy(game)
    before = exploitability.exploitability(game, at_random)
    first = game.new_initial_state()
    gains = [best_response.BestResponsePolicy(game, seat, at_random).value(first) for seat in range(2)]
    assert before == pytest.approx(sum(gains) / 2)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before / 5
    compiled = pyspiel.CFRPlusSolver(game)
    for _ in range(5):
        compiled.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, compiled.average_policy()) == pytest.approx(after)


# -- what they do not look at ---------------------------------------------------------------------


@pytest.mark.parametrize(("key", "players"), USUAL)
def test_what_a_seat_has_seen_tells_its_past(key: str, players: int) -> None:
    """Equal strings and tensors mean equal pasts; what is seen now is only the end of it."""
    pasts: dict[tuple[int, str], tuple[object, ...]] = {}
    game = game_of(key, players)
    for seed in range(3):
        own: list[list[object]] = [[] for _ in range(players)]
        for state in walk(game, 100, seed):
            for seat in range(players):
                past = (*own[seat], state.observation_string(seat))
                string = state.information_state_string(seat)
                assert pasts.setdefault((seat, string), past) == past
            seat = state.current_player()
            if seat >= 0:
                own[seat].append(tuple(state.legal_actions()))
    assert len(pasts) > 100


def test_two_ways_to_one_position_are_told_apart() -> None:
    """By those who remember; who has not seen them gone does not tell them apart."""
    states = []
    for first, second in ((0, 1), (1, 0), (1, 0)):
        state = pyspiel.load_game("quarterdeck_kraken").new_initial_state()
        state.apply_action(state.legal_actions()[0])
        cards = state.legal_actions()
        state.apply_action(cards[first])
        state.apply_action(cards[second])
        states.append(state)
    one, other, same = states
    assert str(one) == str(other)
    knows = next(seat for seat in (0, 1) if "deal ?" not in one.information_state_string(seat))
    assert one.information_state_string(knows) != other.information_state_string(knows)
    assert one.information_state_tensor(knows) != other.information_state_tensor(knows)
    assert one.information_state_tensor(1 - knows) == other.information_state_tensor(1 - knows)
    assert other.information_state_tensor(knows) == same.information_state_tensor(knows)


def test_secret_choices_are_not_told_to_others() -> None:
    """Until they are shown: with another hand, a seat that cannot see it has seen the same."""
    game = game_of("kraken", 3)
    for state in walk(game, 60):
        seat = state.current_player()
        if seat >= 0:
            other = (seat + 1) % 3
            drawn = state.resample_from_infostate(other, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert drawn.information_state_tensor(other) == state.information_state_tensor(other)
    assert "deal ?" in state.information_state_string(0)


def test_a_resampled_state_does_not_tell_what_others_have_really_seen() -> None:
    """Their past begins with it, and goes on from there."""
    game = game_of("kraken", 2)
    *_, state = walk(game, 40)
    seat = state.current_player()
    assert seat >= 0
    drawn = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert drawn.information_state_string(1 - seat).split(" | ")[0] == str(1 - seat)
    assert "deal" not in drawn.information_state_string(1 - seat)
    drawn.apply_action(drawn.legal_actions()[0])
    assert f"{seat}: " in drawn.information_state_string(1 - seat)


@pytest.mark.parametrize(("key", "players"), [("kraken", 3), ("pirates", 2), ("bremerhaven", 3)])
def test_copies_go_on_alike(key: str, players: int) -> None:
    """Clones, pickles and OpenSpiel's own files, in another process, too: also what was seen."""
    game = pyspiel.load_game(name_of(key), {"players": players})
    *_, state = walk(game, 40)
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301 - made here
    copies = [state.clone(), pickled, game.deserialize_state(state.serialize())]
    legal = state.legal_actions()
    for other in (state, *copies):
        other.apply_action(legal[-1])
    for other in copies:
        assert str(other) == str(state)
        for seat in range(players):
            assert other.information_state_string(seat) == state.information_state_string(seat)


def test_another_process_knows_a_pickled_game() -> None:
    """Which has not been told of our games."""
    game = pyspiel.load_game("quarterdeck_cardinal(rows=3)")
    told = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; print(pickle.load(sys.stdin.buffer))"],
        input=pickle.dumps(game),
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode().strip() == str(game)


def test_tensors_have_the_game_own_fields() -> None:
    """By name, as the observer tells them, and the past as bits."""
    game = pyspiel.load_game("quarterdeck_kraken")
    state = game.new_initial_state()
    seen = game.make_py_observer()
    seen.set_from(state, 1)
    assert seen.dict["ships"].shape == (2, 4, 4)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    remembered = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    remembered.set_from(state, 1)
    assert remembered.dict["past"].shape == (128,)
    assert set(remembered.dict["past"].tolist()) == {0.0, 1.0}


def test_utilities_are_of_constant_sum_but_for_somebody_alone() -> None:
    """As `Table.rewards` says."""
    alone = game_of("bremerhaven", 1)
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (alone.min_utility(), alone.max_utility()) == (0, 1)
    four = game_of("kraken", 4)
    assert (four.min_utility(), four.max_utility(), four.utility_sum()) == (-1, 3, 0)


def test_a_state_is_shown_in_words_and_as_a_picture() -> None:
    """With the words for each action."""
    state = pyspiel.load_game("quarterdeck_cardinal(first=orange)").new_initial_state()
    assert state.action_to_string(0, state.legal_actions()[0]) == "a1"
    assert str(state).startswith("<Cardinal: orange chooses among 16 moves> ")
    assert state._repr_svg_().startswith("<svg")
    assert state.position.legal() == state.legal_actions()


@pytest.mark.parametrize(
    ("name", "parameters", "says"),
    [
        ("kraken", {"players": 9}, "players: Kraken is for 2, 3, 4 players, not for 9"),
        ("kraken", {"rounds": -1}, "options.rounds: must be 0 or more"),
        ("kraken", {"position": "/nowhere"}, "position: /nowhere cannot be read: No such file"),
        ("kraken", {"pack": "/nowhere"}, "pack: /nowhere cannot be read"),
        ("bremerhaven", {"players": 1, "length": "short"}, "options.length: is chosen by 2, 3 or 4 players"),
    ],
)
def test_what_is_wrong_is_named(name: str, parameters: dict[str, object], says: str) -> None:
    """With what would be right."""
    with pytest.raises(Malformed, match=says):
        pyspiel.load_game(name_of(name), parameters)


def test_a_position_of_another_game_is_refused(tmp_path: Path) -> None:
    """And a view that no seat has."""
    with pytest.raises(Malformed, match="position: has a position of Kraken, not of Cardinal"):
        pyspiel.load_game("quarterdeck_cardinal", {"position": last_card(tmp_path)})
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(Malformed, match="iig_obs_type: must ask for what the seat itself sees"):
        pyspiel.load_game("quarterdeck_cardinal").make_py_observer(everybody)


def test_a_game_that_does_not_say_what_is_seen_has_strings_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """And passes, too."""
    monkeypatch.setattr(type(find_game("kraken")), "observation", lambda *_: None)
    game = pyspiel.load_game("quarterdeck_kraken")
    assert not game.get_type().provides_observation_tensor
    assert game.get_type().provides_information_state_string
    checking.simulate(game)
    checking.resample(game)
