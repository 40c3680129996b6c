"""Tuning: what may be changed, how fairness is counted, and that a search finds what is fair."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.report import Order
from quarterdeck.lab.report.counts import Share
from quarterdeck.lab.tuning import Parameter, Task, Tried, changed, read_parameter, tune
from quarterdeck.lab.tuning.parameters import present
from quarterdeck.lab.tuning.result import fairness_of
from tests.bots.tables import CARDINAL

BANK = "building[Bank].bank_by_rank"


def order(options: dict[str, object], games: int = 100) -> Order:
    """Games of Cardinal at random."""
    whole = msgspec.to_builtins(CARDINAL.options(**options))
    return Order(game="cardinal", players=2, options=whole, pack=None, bot="random", seed=1, games=games)


def test_parameters_are_read() -> None:
    """As ranges or lists, of numbers or words."""
    assert read_parameter("rows=3..6") == Parameter(name="rows", values=(3, 4, 5, 6))
    assert read_parameter("first = coin, orange").values == ("coin", "orange")
    assert read_parameter("building[Bank].bank=-1..1").values == (-1, 0, 1)
    for bad in ("rows", "rows=", "rows=3", "rows=3,3", "=3,4", "rows=6..3", "rows=0..99999999"):
        with pytest.raises(Malformed, match="at least two different values"):
            read_parameter(bad)


def test_places_in_a_pack_are_found_and_changed() -> None:
    """By name and by number; comments stay, and nothing else changes."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    game = find_game("bremerhaven")
    options = msgspec.to_builtins(game.options())
    parameters = [read_parameter(f"{BANK}=0..9"), read_parameter("harbor.bollards[0][1]=1..9")]
    own = game.own_pack()
    assert own is not None
    assert present(game, parameters, options, None) == (5, 3)
    _, pack = changed(game, parameters, (4, 2), options, None)
    assert pack is not None
    assert present(game, parameters, options, pack) == (4, 2)
    before, after = own.content.splitlines(), pack.content.splitlines()
    assert [new for old, new in zip(before, after, strict=True) if old != new] == [
        "bollards = [[2, 2, 3], [1, 2, 3], [1, 2, 3], [2, 3, 3]]",
        "bank_by_rank = 4",
    ]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("building[Palace].bank", "there is no Palace"),
        ("building[Bank].gold", "there is no gold"),
        ("building[Bank].name[x]", "there is no x"),
        ("building[Bank].produce", "neither a whole number nor a word"),
        ("sails", "is no option of the game"),
    ],
)
def test_what_is_not_there_is_named(name: str, problem: str) -> None:
    """Before anything is played."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    game = find_game("bremerhaven")
    name = name.replace("Bank].produce", "Sawmill].produce")
    with pytest.raises(Malformed, match=problem):
        present(game, [Parameter(name=name, values=(1, 2))], msgspec.to_builtins(game.options()), None)


def test_a_game_without_content_has_no_places() -> None:
    """And says so."""
    with pytest.raises(Malformed, match="has no content pack"):
        present(CARDINAL, [read_parameter("a.b=1,2")], {}, None)


def test_fairness_is_counted_by_hand() -> None:
    """60 and 40 of 100 are off by 10; chance alone would make that 5."""
    halves = [
        Tried(values=(1,), seed=1, first=first, games=50, unfinished=0, shares=(Share(50, won), Share(50, 50 - won)))
        for first, won in ((0, 35), (50, 25))
    ]
    found = fairness_of((1,), halves)
    assert found.games == 100
    assert found.uneven == pytest.approx(0.1)
    assert found.chance == pytest.approx(0.05)
    assert found.unfairness() == pytest.approx(0.0075)


def test_a_search_finds_the_fair_values_and_goes_on_after_a_break() -> None:
    """Where orange begins, orange has the better of a board of 5 × 5; where chance decides who does, nobody has."""
    task = Task(order=order({"rows": 5, "columns": 5, "first": "orange"}, 600), parameters=(read_parameter("first=orange,coin"),), goal="seats")  # fmt: skip
    noted: list[Tried] = []
    whole = tune(CARDINAL, task, workers=1, note=noted.append, progress=lambda _: None)
    assert whole.before.values == ("orange",)
    assert whole.after.values == ("coin",)
    assert whole.before.unfairness() > whole.after.unfairness()
    assert whole.before.games == whole.after.games == 75
    assert whole.games <= 600
    again: list[Tried] = []
    assert tune(CARDINAL, task, workers=2, done=noted[:3], note=again.append, progress=lambda _: None) == whole
    assert again == noted[3:]


def test_turns_are_those_of_the_choices_asked_about() -> None:
    """Where green begins, it has the first turn, though it has the second seat."""
    chosen = order({"rows": 5, "columns": 5, "first": "green"}, 300)
    parameters = (read_parameter("rows=4,5"),)
    seats, turns = (
        tune(CARDINAL, Task(order=chosen, parameters=parameters, goal=goal), workers=1, progress=lambda _: None)
        for goal in ("seats", "turns")
    )
    assert [one.share for one in turns.before.shares] == [one.share for one in reversed(seats.before.shares)]
    assert seats.before.shares[0].share != 0.5


def test_too_few_games_and_refused_values_are_named() -> None:
    """A search needs some games, and something to choose from."""
    parameters = (read_parameter("rows=98,99"),)
    with pytest.raises(Malformed, match="too few to search with"):
        tune(CARDINAL, Task(order=order({}, 99), parameters=parameters, goal="seats"), workers=1, progress=print)
    with pytest.raises(Malformed, match="refuses all values"):
        tune(CARDINAL, Task(order=order({}), parameters=parameters, goal="seats"), workers=1, progress=print)
