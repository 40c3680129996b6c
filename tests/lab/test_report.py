"""The figures of a report, calculated by hand."""

from __future__ import annotations

from functools import partial
from math import log10

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.lab.report.counts import Counts, Share, Watcher, none_yet
from quarterdeck.lab.report.result import bars, most_telling, report_of, skill_of
from tests.bots.tables import CARDINAL


def counted(*moves: str, first: str = "orange") -> Counts:
    """A game of Cardinal on 3 × 3, counted, that goes as told and then with the first move there is."""
    position = CARDINAL.start(Setup(players=2, options=CARDINAL.options(rows=3, columns=3, first=first)))
    watcher = Watcher(CARDINAL)
    told = list(moves)
    while not position.over():
        legal = position.legal()
        move = CARDINAL.parse(position, told.pop(0)) if told else legal[0]
        watcher.watch(position, legal, move)
        position.play(move)
    counts = none_yet(2)
    watcher.count(counts, position)
    return counts


def test_a_game_is_counted() -> None:
    """Moves that have no other are no choices; the first choice belongs to whoever made it."""
    counts = counted("b2", "a1")
    assert counts.games == 1
    assert counts.unfinished == 0
    assert list(counts.openings) == ["b2"]
    assert counts.openings["b2"].worth == counts.seats[0].worth
    assert counts.made["a1"].games >= 1
    (choices,) = counts.choices
    assert sum(counts.chosen_on_the_way) == choices
    assert sum(counts.on_the_way) == counts.options
    assert counts.tree >= log10(9 * 8)
    assert counts.chances == 0


def test_counts_add_up() -> None:
    """Two games, and the same two counted one after the other."""
    first, second = counted("b2"), counted("a1")
    first.add(second)
    assert first.games == 2
    assert set(first.openings) == {"b2", "a1"}
    assert sum(first.choices.values()) == 2
    assert sum(share.worth for share in first.seats) == 2
    assert [share.games for share in first.seats] == [2, 2]


def test_the_figures_are_means_over_games() -> None:
    """Of a report of one game."""
    counts = counted("b2")
    found = report_of(
        counts, Share(10, 9.0), game="cardinal", title="Cardinal", options={}, seats=("a", "b"), bot="random", seed=1
    )
    assert found.tree == counts.tree
    assert found.branching == counts.options / sum(counts.chosen_on_the_way)
    assert found.fair == found.usual == 0.5
    assert found.kinds == []


def test_who_chose_first_is_told_where_seats_do_not_say_it() -> None:
    """Green, the second seat, has the first turn of one of two games; before that, seats tell the same."""
    counts = counted("b2")
    told = partial(
        report_of, counts, Share(), game="cardinal", title="", options={}, seats=("a", "b"), bot="random", seed=1
    )
    assert told().turns == []
    green = counted("b2", first="green")
    counts.add(green)
    assert counts.reordered == green.reordered == 1
    assert [one.name for one in told().turns] == ["1", "2"]
    assert counts.turns[0].worth - counted("b2").turns[0].worth == green.turns[0].worth == green.seats[1].worth


def test_without_a_finished_game_there_is_no_report() -> None:
    """The bot is named, since it is that which does not come to an end."""
    counts = none_yet(2)
    counts.games = counts.unfinished = 3
    with pytest.raises(Malformed, match="no game ended"):
        report_of(counts, Share(), game="cardinal", title="", options={}, seats=("a", "b"), bot="random", seed=1)


def test_skill_needs_proof_and_few_games_if_it_is_great() -> None:
    """Three wins of four show nothing; of 64 percent it takes longer to be sure than of 90."""
    assert skill_of(Share(4, 3.0), 0.5).needed is None
    great, small = skill_of(Share(1000, 900.0), 0.5).needed, skill_of(Share(1000, 640.0), 0.5).needed
    assert great == 2
    assert small == 32
    assert skill_of(Share(50, 50.0), 0.5).needed == 1


def test_the_most_telling_choices_are_sure_ones() -> None:
    """They stand in order of their shares, and what hardly anybody did is left out."""
    shares = {f"usual {k}": Share(100, 50.0) for k in range(30)}
    found = most_telling(shares | {"lucky": Share(30, 30.0), "good": Share(100, 80.0), "rare": Share(1, 1.0)}, 100)
    names = [one.name for one in found]
    assert max(found, key=lambda one: one.low).name == "lucky"
    assert names[:2] == ["lucky", "good"]
    assert "rare" not in names
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)


@pytest.mark.parametrize("widest", [7, 30, 31, 1000])
def test_bars_hold_all_games(widest: int) -> None:
    """Each in one bar, at most 30 of them."""
    counts = dict.fromkeys(range(5, 5 + widest), 2)
    found = bars(counts)
    assert len(found) <= 30
    assert sum(games for *_, games in found) == 2 * widest
    assert found[0][0] == 5
