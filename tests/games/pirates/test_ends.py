"""Endings, scores and ties (PI-20, PI-21, PI-R45 to PI-R49)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.common import ending as ending_rules
from tests.games.pirates.table import Table


def homeward(gold: int, coin: int, seats: int = 2, starting: int = 30) -> Table:
    """Red's A brings a coin home, where she has unloaded gold before."""
    table = Table(seats).ship("A", "R", (10_000, 10_000, 0)).coins("A", coin)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").home_gold("R", gold)
    table.position.starting_gold = starting
    return table.turn().do("A", "move", "L 0")


@pytest.mark.clause("PI-T74", "PI-20.1", "PI-20.4", "PI-20.8", "PI-R45")
@pytest.mark.parametrize(("gold", "ending"), [(14, ""), (15, "half the gold")])
def test_more_than_half_the_gold_ends_a_game_of_two(gold: int, ending: str) -> None:
    """15 of 30 is not enough, 16 is."""
    table = homeward(gold, 1)
    assert (table.gold["R"], table.ending) == (gold + 1, ending)
    assert table.asked == ("nobody" if ending else "R")


@pytest.mark.clause("PI-T77", "PI-20.1", "PI-21.1")
def test_half_the_gold_does_not_end_a_game_of_three() -> None:
    """28 of 45."""
    table = homeward(20, 8, seats=3, starting=45)
    assert (table.gold["R"], table.ending) == (28, "")


def last_stand(home: str) -> Table:
    """Green's only ship has one mast; Red's A is at her side."""
    table = Table(guards="R").ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", (16_000, 13_000, 900), masts="1")
    return table.island("port", 17_005, 23_000, 7_000, 13_000, home=home)


@pytest.mark.clause("PI-T75", "PI-20.2", "PI-20.4", "PI-R46", "PI-R48")
@pytest.mark.parametrize(("home", "ending"), [("", "no moves"), ("R", "no moves"), ("G", "")])
def test_a_fleet_of_derelicts_has_no_moves(home: str, ending: str) -> None:
    """Unless one of them lies at her home, where she may be repaired."""
    assert last_stand(home).turn().do("A", "move", "L 0", "die 6").ending == ending


@pytest.mark.clause("PI-20.2", "PI-R46")
def test_a_pinned_ship_or_one_on_fire_has_moves_to_hope_for() -> None:
    """With a mast, of whatever kind."""
    table = (
        Table(guards="R")
        .ship("A", "R", (20_000, 20_000, 0))
        .ship("B", "G", (16_000, 13_000, 900), masts="12", fire="12")
    )
    table.pin("B", "A").turn()
    assert not ending_rules.check_end(table.position)


@pytest.mark.clause("PI-T76", "PI-20.2", "PI-R46")
@pytest.mark.parametrize(
    ("seats", "guards", "ending"), [(3, "RB", ""), (3, "R", "no moves"), (4, "RBY", ""), (4, "RB", "no moves")]
)
def test_half_of_the_players_without_moves_end_the_game(seats: int, guards: str, ending: str) -> None:
    """One of three or four is not enough, two are; who has no pieces counts."""
    table = (
        Table(seats, guards=guards).ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", (16_000, 13_000, 900), masts="1")
    )
    assert table.turn().do("A", "move", "L 0", "die 6").ending == ending


def score(seats: int) -> Table:
    """Red has 8 gold at home and 5 aboard, Green 10 at home."""
    table = Table(seats).coins("R guard", 5).home_gold("R", 8).home_gold("G", 10).turn()
    ending_rules.finish(table.position, codes.NO_MOVES)
    return table


@pytest.mark.clause("PI-T78", "PI-20.5", "PI-20.6", "PI-20.8", "PI-21.1")
def test_gold_aboard_counts_with_more_than_two_players() -> None:
    """Two: 10 beats 8; three: 13 beats 10."""
    two, three = score(2), score(3)
    assert ([int(ending_rules.score(two.position, k)) for k in range(2)], two.winners) == ([8, 10], "G")
    assert ([int(ending_rules.score(three.position, k)) for k in range(3)], three.winners) == ([13, 10, 0], "R")


@pytest.mark.clause("PI-T79", "PI-20.9", "PI-R49")
@pytest.mark.parametrize(("derelict", "winners"), [(True, "R"), (False, "RG")])
def test_units_break_ties(derelict: bool, winners: str) -> None:  # noqa: FBT001 - a parameter
    """A derelict is one; else they share the win. Crew is no unit."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", (30_000, 10_000, 0)).crew("Xavier", "G", "B")
    if derelict:
        table.ship("D", "R", (50_000, 10_000, 0), masts="-")
    ending_rules.finish(table.home_gold("R", 12).home_gold("G", 12).turn().position, codes.NO_MOVES)
    assert table.winners == winners
    assert sum(table.position.worth(k) for k in range(2)) == 1


@pytest.mark.clause("PI-T80", "PI-20.3", "PI-R47", "PI-R48")
@pytest.mark.parametrize(("left", "ending"), [((0, 0), "all unloaded"), ((0, 1), "")])
def test_the_last_gold_ends_the_game(left: tuple[int, int], ending: str) -> None:
    """Coins of no worth on an island do not count."""
    table = Table(3, far=left).ship("A", "R", (10_000, 10_000, 0)).coins("A", 2)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn().do("A", "move", "L 0")
    assert table.ending == ending


@pytest.mark.clause("PI-20.3", "PI-R47", "PI-12.14")
def test_gold_that_is_lost_is_no_longer_available() -> None:
    """The last of it sinks with a ship of three players."""
    table = Table(3, far=()).ship("A", "R", (20_000, 20_000, 0)).ship("B", "G", (20_000, 26_000, 0), masts="-")
    table.coins("B", 4).turn().do("A", "shoot", "fire 1 at B", "die 6")
    assert (table.ending, table.gold) == ("all unloaded", {"R": 0, "G": 0, "B": 0})


@pytest.mark.clause("PI-R48", "PI-20.1", "PI-20.3")
def test_half_the_gold_comes_before_all_of_it() -> None:
    """Where both hold."""
    table = Table(far=()).ship("A", "R", (10_000, 10_000, 0)).coins("A", 2)
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn().do("A", "move", "L 0")
    assert table.ending == "half the gold"


@pytest.mark.clause("PI-20.10", "PI-10.6")
def test_a_ship_that_changed_fleets_counts_where_it_is() -> None:
    """Whose it was at first is kept, and of no effect."""
    table = Table().ship("A", "R", (28_000, 40_000, 0)).ship("D", "G", (35_000, 40_000, 1800), masts="-").turn()
    ending_rules.finish(table.do("A", "move", "L 0", "done", "done", "D").position, codes.NO_MOVES)
    assert (table.winners, int(table.position.ships.first_owner[table.unit("D")])) == ("R", 1)
