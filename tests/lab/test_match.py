"""Matches: pairs, ratings, tests that stop, and the same results however they came about."""

from __future__ import annotations

from math import log

import pytest
from msgspec.structs import replace

from quarterdeck.bots import Bot, Choice
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.lab.chunks import Chunks
from quarterdeck.lab.match import MatchResult, Plan, Played, plan_match, play_match
from quarterdeck.lab.rating import elo, expected, rate, sprt_after
from tests.bots.tables import CARDINAL, KRAKEN, begin

SETUP = Setup(players=2, options=convert_options(KRAKEN, {"rounds": 6}))


class First(Bot, frozen=True, kw_only=True):
    """Plays the first move."""

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        return Choice(veiled.legal()[0])


def plan(*bots: str, games: int = 6, players: int = 2) -> Plan:
    """A short match of Kraken."""
    return plan_match(KRAKEN, replace(SETUP, players=players), bots or ("ismcts:1", "random"), games=games, seed=3)


def without_time(result: MatchResult) -> MatchResult:
    """All that a seed decides."""
    return replace(result, seconds=0.0)


def test_a_match_is_the_same_on_any_number_of_workers_and_after_a_break() -> None:
    """Every game has its number, and its dice from it."""
    match = plan("ismcts:simulations=3", "random", "ismcts:simulations=1", games=4)
    noted: list[Played] = []
    whole = without_time(play_match(match, note=noted.append))
    assert without_time(play_match(match, workers=2)) == whole
    again: list[Played] = []
    assert without_time(play_match(match, done=noted[:5], note=again.append)) == whole
    assert len(again) == 7
    assert whole.games == 12
    assert [score.games for score in whole.table] == [8, 8, 8]
    assert sum(score.points for score in whole.table) == 12
    points = {(score.bot, score.against): score.points for score in whole.cross}
    assert all(points[one, other] + points[other, one] == 4 for one, other in points)


def test_games_of_a_pair_differ_only_in_who_sits_where() -> None:
    """Bots without dice of their own play the same game twice, and another one in the next pair."""
    chunks = Chunks(plan("ismcts:1", "random", games=4).job, KRAKEN)
    chunks.bots = [First(spec="one"), First(spec="other")]
    games = [chunks.play_game(number) for number in range(4)]
    assert [[taken.bot for taken in game.taken] for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    results = [(game.lengths, [taken.worth for taken in game.taken]) for game in games]
    assert results[0] == results[1]
    assert results[2] == results[3]
    assert results[0] != results[2]


def test_pairs_begin_from_openings_in_turn() -> None:
    """Two games from each, then from the first again."""
    openings = [begin(CARDINAL, 2, rows=3, columns=3, first=first) for first in ("orange", "green")]
    setup = Setup(players=2, options=convert_options(CARDINAL, {"rows": 3, "columns": 3, "first": "orange"}))
    same = plan_match(CARDINAL, setup, ["uct:1", "random"], games=8, seed=1, openings=[openings[0]] * 2)
    chunks = Chunks(same.job, CARDINAL)
    assert len(chunks.starts) == 2
    chunks.starts = openings
    begun = [int(chunks.begin(seeded(1), number).player) for number in range(6)]
    assert begun == [0, 0, 1, 1, 0, 0]


def test_elo_is_the_usual_one() -> None:
    """400 Elo are odds of ten to one."""
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(elo(0.7)) == pytest.approx(0.7)
    assert rate(0.5, 100).value == 0
    assert rate(1.0, 10).value is None
    found = rate(0.6, 400)
    assert found.low is not None
    assert found.high is not None
    assert 0 < found.low < 70 < found.high


def test_sprt_ends_on_both_sides_and_not_before() -> None:
    """With bounds for five errors in a hundred."""
    assert sprt_after([], 0, 50).ratio == 0
    assert sprt_after([0.5] * 4, 0, 50).verdict == ""
    assert sprt_after([1.0, 0.5, 0.75, 1.0] * 10, 0, 50).verdict == "more"
    assert sprt_after([0.5, 0.25, 0.75, 0.5] * 60, 0, 50).verdict == "less"
    assert sprt_after([0.5], 0, 50).high == pytest.approx(log(19))


def test_a_match_ends_when_its_test_is_over() -> None:
    """And counts the same games on any number of workers."""
    match = plan("ismcts:simulations=20", "random", games=200)
    one = without_time(play_match(match, sprt=(0, 300)))
    assert one.test is not None
    assert one.test.verdict in ("more", "less")
    assert one.games < 200
    assert without_time(play_match(match, sprt=(0, 300), workers=2)) == one


@pytest.mark.parametrize(
    ("bots", "games", "players", "path"),
    [
        (("random", "ismcts:1"), 3, 2, "games: must be an even number"),
        (("random", "ismcts:1"), 0, 2, "games"),
        (("random",), 2, 2, "bots: name at least two"),
        (("random", "random"), 2, 2, r"bots\[1\]: random is named twice"),
        (("random", "chess"), 2, 2, r"bots\[1\]"),
        (("random", "ismcts:1"), 2, 3, "players: must be an even number"),
    ],
)
def test_a_match_that_makes_no_sense_is_refused(bots: tuple[str, ...], games: int, players: int, path: str) -> None:
    """Before anything is played."""
    with pytest.raises(Malformed, match=path):
        plan(*bots, games=games, players=players)


@pytest.mark.parametrize("bounds", [(10.0, 0.0), (5.0, 5.0)])
def test_a_test_needs_two_differences(bounds: tuple[float, float]) -> None:
    """The smaller first."""
    with pytest.raises(Malformed, match="sprt: is a test of two bots"):
        play_match(plan("random", "ismcts:1"), sprt=bounds)
