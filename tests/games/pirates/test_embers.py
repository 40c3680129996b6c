"""Islands of fire: nobody's home, and they burn coins (PI-M31, PI-R110)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in, catalog_of
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.table.mysterious import PLAIN, SHOWN
from quarterdeck.games.pirates.texts.kinds import ISLAND_COINS_BURN
from tests.games.pirates.sentences import refused, told
from tests.games.pirates.table import Table

START = (10_000, 10_000, 0)
AT_SEA = "naming"


def fiery(table: Table, island: str = "X") -> Table:
    """The island burns."""
    position, k = table.position, table.islands.index(island)
    position.mysterious.mode = SHOWN
    position.islands.card = put(position.islands.card, k, i64(k))
    table.catalog.island_effect[k] = ISLAND_COINS_BURN
    return table


def fire(*coins: int, seen: tuple[int, ...] = ()) -> Table:
    """A wild island of fire X with coins that nobody has looked at, and coins that Red has."""
    table = Table().island("X", 60_000, 66_000, 60_000, 66_000).ship("A", "R", START)
    return fiery(table.hidden("X", *coins).coins("X", *seen, seen="R"))


@pytest.mark.clause("PI-M31", "PI-20.3")
def test_on_6_a_random_coin_of_it_burns() -> None:
    """In the turn of each player; then the turn goes on."""
    table = fire(2, seen=(3,)).turn()
    assert (table.phase, table.asked) == ("mystery_die", "chance")
    left = int(ending.treasure_left(table.position))
    assert table.do("die 6").phase == "coin_drawn"
    table.do("coin 3")
    assert (table.phase, table.loot("out"), int(ending.treasure_left(table.position))) == (
        AT_SEA,
        ["coin 3"],
        left - 3,
    )
    table.do("done", "die 6")
    assert (table.phase, table.asked) == ("coin_drawn", "chance")
    table.position.play(table.position.legal()[0])
    table.do("deal 2")
    assert (table.phase, table.asked, table.loot("out")) == (AT_SEA, "G", ["coin 2", "coin 3"])
    assert table.do("done").phase == AT_SEA  # nothing is left to burn


@pytest.mark.clause("PI-M31")
@pytest.mark.parametrize("die", [1, 5])
def test_on_less_nothing_burns(die: int) -> None:
    """And each island has one die a turn."""
    table = fire(2).turn().do(f"die {die}")
    assert (table.phase, table.loot("out")) == (AT_SEA, [])


@pytest.mark.clause("PI-R110", "PI-11.8")
def test_a_unique_treasure_does_not_burn() -> None:
    """It is looked at, stays face up, and another one is drawn."""
    table = fire(2, 17).turn().do("die 6")
    table.position.play(table.position.legal()[0])
    table.do("deal 17")
    assert (table.phase, table.asked) == ("coin_drawn", "chance")
    table.position.play(table.position.legal()[0])
    table.do("deal 2")
    assert (table.loot("X"), table.loot("out"), table.phase) == (["unique 17"], ["coin 2"], AT_SEA)


@pytest.mark.clause("PI-M31", "PI-R110", "PI-3.9")
def test_it_is_nobodys_home() -> None:
    """Unless there is no other island."""
    table = fire(2)
    position = table.position
    position.phase, position.player, position.asked = codes.HOMING, i64(1), i64(1)
    assert table.options == {"far"}
    number = table.islands.index("X") + 1
    assert refused(table, f"home island {number}").clause == "PI-M31"
    fiery(table, "far")
    assert table.options == {"far", "X"}


@pytest.mark.clause("PI-R110", "PI-3.13")
def test_where_mysterious_islands_are_plain_nothing_burns() -> None:
    """No die falls."""
    table = fire(2)
    table.position.mysterious.mode = PLAIN
    assert table.turn().phase == AT_SEA


@pytest.mark.clause("PI-R110", "PI-R43")
@pytest.mark.parametrize(("mysterious", "drawn"), [("none", False), ("shown", True), ("hidden", True)])
def test_it_is_drawn_with_mysterious_islands(*, mysterious: str, drawn: bool) -> None:
    """Its text is open: it is none of those that are turned up."""
    catalog = catalog_of(built_in())
    isle = catalog.names.index("isle-of-fire") - catalog.ships - catalog.crews - catalog.uniques
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(mysterious=mysterious)))  # type: ignore[arg-type]
    assert bool(position.islands.may_be_drawn >> isle & 1) == drawn
    assert not position.mysterious.unshown >> isle & 1


@pytest.mark.clause("PI-M31")
def test_fire_is_told() -> None:
    """The die, and what burns."""
    table = fire(seen=(3,))
    number = table.islands.index("X")
    table.turn()
    texts = [one.text for one in told(table, "die 6", "coin 3")]
    assert texts[:2] == [
        f"A 6 is rolled for the fire on island-{number}.", f"A coin worth 3 burns on island-{number}.",
    ]  # fmt: skip


@pytest.mark.clause("PI-M31")
def test_positions_in_which_it_burns_are_written_and_read() -> None:
    """While the die falls, while it is drawn what burns, and while that is looked at: no ship does anything."""
    position = PIRATES.start(Setup(players=2, options=PiratesOptions(mysterious="shown", total=20)))
    isle = codes.ISLAND_CARD + position.catalog.names.index("isle-of-fire") - position.catalog.ships
    isle -= position.catalog.crews + position.catalog.uniques
    for k in range(400):
        moves = position.legal()
        position.play(i64(isle if isle in moves else moves[k % len(moves)]))
        if position.mysterious.effect == ISLAND_COINS_BURN:
            break
    phases = []
    while position.mysterious.effect == ISLAND_COINS_BURN:
        again = PIRATES.load(PIRATES.save(position))
        moves = position.legal()
        assert (again.legal(), again.phase) == (moves, position.phase)
        assert [PIRATES.parse(again, PIRATES.text(position, move)) for move in moves] == moves
        phases.append(int(position.phase))
        position.play(i64(moves[-1]))
    assert phases == [codes.MYSTERY_DIE, codes.COIN_DRAWN, codes.LOOKING]
