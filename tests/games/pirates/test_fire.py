"""Fire masts (PI-17, PI-R32, PI-R63)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.moves import value_masts
from quarterdeck.scene.shapes import Disc, Polygon
from tests.games.pirates.pictures import at_sea, offered, seen, shape
from tests.games.pirates.sentences import accepted, named, refused
from tests.games.pirates.table import Printed, Table

AT_SEA = (20_000, 20_000, 0)


def ablaze(fire: str, masts: str = "123", printed: int = 3) -> Table:
    """Red's A burns; Green's B lies abeam."""
    table = Table().ship("A", "R", AT_SEA, Printed(masts=printed), masts=masts, fire=fire)
    return table.ship("B", "G", (20_000, 26_000, 0))


@pytest.mark.clause("PI-T70", "PI-17.1", "PI-17.2", "PI-17.3", "PI-17.4", "PI-R32", "PI-R27")
def test_fires_go_out_and_spread_before_the_action() -> None:
    """Dice 5 and 2: one fire mast is gone, then the last sound one burns; she cannot shoot, and sinks next turn."""
    table = ablaze("23").turn().do("A")
    assert (table.asked, table.phase) == ("chance", "burning")
    table.do("die 5", "die 2")
    assert (table.masts("A"), table.fires("A"), table.phase) == ("13", "13", "choosing")
    assert table.options == {"done", "move"}
    table.do("move", "done", "done")
    assert table.in_game("A")
    table.do("done")
    assert (table.in_game("A"), table.asked) == (False, "R")


@pytest.mark.clause("PI-17.3", "PI-D21", "PI-R32")
def test_the_owner_picks_the_mast_that_catches_fire() -> None:
    """Among those that do not burn; 3 and 4 do nothing."""
    table = ablaze("1", "1234", printed=4).turn().do("A", "die 1")
    assert (table.asked, table.options) == ("R", {"M2", "M3", "M4"})
    table.do("M4")
    assert (table.fires("A"), table.phase) == ("14", "choosing")
    table = ablaze("1").turn().do("A", "die 3")
    assert (table.fires("A"), table.masts("A"), table.phase) == ("1", "123", "choosing")


@pytest.mark.clause("PI-17.3", "PI-R32")
def test_a_fire_with_nothing_left_to_burn_does_not_spread() -> None:
    """Two fires, one sound mast: it burns, and that is all."""
    table = ablaze("12").turn().do("A", "die 1", "die 2")
    assert (table.fires("A"), table.phase) == ("123", "choosing")


@pytest.mark.clause("PI-R63", "PI-17.1")
def test_who_was_named_has_had_her_action() -> None:
    """Else her fires would be rolled for again and again."""
    table = ablaze("1").turn().do("A", "die 3", "done")
    assert not table.can("A")


@pytest.mark.clause("PI-T71", "PI-17.5", "PI-R32", "PI-14.1")
def test_fires_are_put_out_at_home() -> None:
    """With their masts; they may be repaired later."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), fire="23")
    table.island("port", 15_000, 21_000, 7_000, 13_000, home="R").turn()
    table.do("A", "die 5", "die 2", "move", "L 0")
    assert (table.masts("A"), table.fires("A"), table.phase) == ("", "", "naming")
    table.do("done", "done")
    assert table.in_game("A")
    assert table.actions("A") == {"repair"}


@pytest.mark.clause("PI-R32")
def test_a_fire_mast_is_a_mast_without_a_cannon() -> None:
    """It may be the one that a hit costs; she has sound ones to shoot with."""
    table = ablaze("1").turn("G").do("B", "shoot", "fire 1 at A", "die 6")
    assert (table.asked, table.options) == ("R", {"M1", "M2", "M3"})
    table.do("M1")
    assert (table.masts("A"), table.fires("A")) == ("23", "")
    table = ablaze("1").turn().do("A", "die 4", "shoot")
    assert {word.split()[1] for word in table.options - {"done"}} == {"2", "3"}


@pytest.mark.clause("PI-17.4", "PI-R32")
def test_fires_that_took_the_last_sound_mast_sink_her_without_a_roll() -> None:
    """A hit in the enemy's turn left only the fire."""
    table = ablaze("1", "12").turn("G").do("B", "shoot", "fire 1 at A", "die 6", "M2", "done", "done")
    assert (table.in_game("A"), table.gold) == (False, {"R": 0, "G": 0})


@pytest.mark.clause("PI-17.2", "PI-20.2", "PI-20.4", "PI-R48")
def test_the_last_fire_may_end_the_game() -> None:
    """Red's only ship, named again in a turn in which her last sound mast caught fire, is derelict at sea."""
    table = Table(guards="G").ship("A", "R", AT_SEA, masts="1").turn()
    table.position.ships.burning = put(table.position.ships.burning, table.unit("A"), 1)
    table.do("A", "die 5")
    assert (table.masts("A"), table.ending) == ("", "no moves")


# -- fire set by a hit ------------------------------------------------------------------------------


def potted() -> Table:
    """Red's A, of four masts, has set Green's B on fire, of whose three masts the first is lost and the third burns."""
    table = Table().ship("A", "R", AT_SEA, Printed(masts=4, effects="firepot"), masts="134", fire="4")
    table.ship("B", "G", (20_000, 26_000, 0), Printed(masts=4), masts="234", fire="3").turn()
    return table.do("A", "die 3", "shoot", "burn 1 at B", "die 6")


@pytest.mark.clause("PI-A71", "PI-17.3", "PI-D21")
def test_fire_set_by_a_hit_is_of_the_ship_that_was_hit() -> None:
    """Who is told no is told of her masts; it burns on her."""
    table = potted()
    assert (table.phase, table.asked, table.options) == ("spreading", "G", {"M2", "M4"})
    assert refused(table, "mast 1").sentence == "Mast 1 of B is lost."
    assert refused(table, "mast 3").sentence == "Mast 3 of B is on fire."
    assert refused(table, "done").sentence == "First choose the mast of B that catches fire."
    assert accepted(table, "mast 4")
    table.do("M2")
    assert (table.fires("B"), table.fires("A"), table.phase) == ("23", "4", "shooting")


@pytest.mark.clause("PI-A71", "PI-17.3", "PI-17.4")
def test_the_worst_cannon_of_the_ship_that_was_hit_burns() -> None:
    """So would it be with fire that spreads aboard her; whose cannons shot it does not matter."""
    table = named(potted())
    position, unit = table.position, table.unit("B")
    for place, rank in ((1, 5), (3, 2)):
        position.catalog.rank[position.ships.card[unit] * 10 + place] = i64(rank)
        position.catalog.rank[position.ships.card[table.unit("A")] * 10 + place] = i64(7 - rank)
    moves = Moves()
    position.find_moves(moves)
    values = vec[i64]([i64(0)] * int(moves.count))
    value_masts(position, moves, values)
    best = max(range(int(moves.count)), key=lambda k: int(values[i64(k)]))
    assert table.word(moves.listed()[best]) == "M2"


@pytest.mark.clause("PI-A71", "PI-17.3")
def test_fire_set_by_a_hit_is_chosen_on_the_ship_that_was_hit() -> None:
    """In the picture, its words and the status; nothing is offered on the ship that shot."""
    position = at_sea((300, 300, 0), (100, 100, 0), (300, 500, 0))
    hurt = next(unit for unit in range(len(position.ships.owner)) if position.ships.owner[unit] == 1)
    position.unit, position.target, position.fires.kindled = i64(0), i64(hurt), i64(hurt)
    position.phase, position.player, position.asked, position.turn = codes.SPREADING, i64(1), i64(1), i64(0)
    picture = seen(position, 1)
    assert "Revenant" in shape(picture, "choose-mast-1").label
    assert "HMS Titan" not in shape(picture, "choose-mast-1").label
    assert picture.status.endswith("Choose which mast of Revenant catches fire.")
    assert {one.move for one in picture.shapes if one.id.startswith("choose-mast") and one.move} == offered(position)
    mast, hull = shape(picture, "choose-mast-1"), shape(picture, "ship-G1")
    assert isinstance(mast, Disc)
    assert isinstance(hull, Polygon)
    assert min(x for x, _ in hull.points) < mast.x < max(x for x, _ in hull.points)
    assert min(y for _, y in hull.points) < mast.y < max(y for _, y in hull.points)
