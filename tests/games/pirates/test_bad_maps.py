"""Bad maps: the next player moves a ship and the island where she found them (PI-U120, PI-R143)."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.bots.specs import find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from tests.games.pirates.finds import AT_THE_SHORE, find
from tests.games.pirates.sentences import told
from tests.games.pirates.table import Table
from tests.laws.setups import setup

MIDDLE = (54_990, 50_000, 0)
"""A's bow is at the island."""
EAST = "70990 50000 0"
"""The pose 2L east of there."""


def isle() -> Table:
    """Red's A at a wild island in the middle of the table."""
    return Table().ship("A", "R", MIDDLE).island("shore", 55_000, 61_000, 47_000, 53_000)


def shore_of(table: Table) -> tuple[int, int, int, int]:
    """The box around the island."""
    box = table.position.waters.shores[table.islands.index("shore")]
    return int(box.left), int(box.right), int(box.bottom), int(box.top)


@pytest.mark.clause("PI-U120", "PI-R143")
def test_the_next_player_moves_the_ship_and_the_island_where_she_found_bad_maps() -> None:
    """Both go 2L in one of 24 directions; she lies at the island still, and takes coins there."""
    table = find(isle(), "bad-maps", 2)
    assert (table.phase, table.asked, len(table.options)) == ("aiming", "G", 24)
    said = told(table, EAST)
    assert "A and island-0 lie elsewhere now." in [one.text for one in said]
    assert (table.at("A"), shore_of(table)) == ((70_990, 50_000, 0), (71_000, 77_000, 47_000, 53_000))
    assert (table.phase, table.asked) == ("taking", "R")
    table.do("coin 2")
    assert (table.loot("A"), table.phase) == (["coin 2"], "naming")


@pytest.mark.clause("PI-R143")
def test_what_is_in_the_way_of_bad_maps() -> None:
    """An island nearer than S, a ship, the edge; a tow is left behind, and other ships at the island are."""
    near = isle().island("rock", 80_000, 84_000, 40_000, 60_000)
    assert EAST not in find(near, "bad-maps").options
    ship = isle().ship("B", "G", (80_000, 50_000, 0))
    assert EAST not in find(ship, "bad-maps").options
    table = isle().ship("C", "R", (58_000, 53_005, 2700)).ship("D", "R", (48_985, 50_000, 0), masts="-").tow("A", "D")
    find(table, "bad-maps").do(EAST)
    assert (table.towed("A"), table.at("C"), table.at("D")) == ("", (58_000, 53_005, 2700), (48_985, 50_000, 0))
    assert table.position.waters.shores_touched(table.unit("C")) == 0


@pytest.mark.clause("PI-R143")
def test_bad_maps_do_nothing_where_there_is_no_room() -> None:
    """They leave the game all the same."""
    table = Table().ship("A", "R", AT_THE_SHORE).island("shore", 15_000, 21_000, 7_000, 13_000)
    for k in range(8):
        table.island(f"rock {k}", 22_000 + 6_000 * k, 25_000 + 6_000 * k, 1_000, 60_000)
    table.island("reef", 2_000, 20_000, 20_000, 40_000)
    find(table, "bad-maps")
    assert (table.phase, table.loot("A"), shore_of(table)) == ("naming", [], (15_000, 21_000, 7_000, 13_000))


@pytest.mark.clause("PI-R143", "PI-R59")
def test_a_fort_on_the_island_comes_along() -> None:
    """Its place is the middle of the island."""
    table = find(isle().fort("keep", "R", island="shore"), "bad-maps").do(EAST)
    assert table.at("keep") == (74_000, 50_000, 0)


GAME: Final = setup(
    "pirates",
    2,
    {"total": 20, "islands": 2, "patience": 8, "red": "20.hms-antelope.bad-maps", "green": "20.snipe.bad-maps"},
)
SEED: Final = 1
"""Of a game of greedy bots in which bad maps are found."""


@pytest.mark.clause("PI-U120")
def test_a_moved_island_is_kept_in_files() -> None:
    """With the ship; so is the question where to."""
    position, moves, dice = PIRATES.start(GAME), Moves(), seeded(SEED)
    bot, before = find_bot("greedy", PIRATES), list[str]()
    while "pose" not in phase_of(position).sorts or position.round == 0 or position.card.move == NONE:
        position.find_moves(moves)
        player = int(position.player)
        veiled = position.clone()
        veiled.veil(player)
        position.play(
            moves.items[dice.below(moves.count)] if player == CHANCE else bot.choose(veiled, player, dice).move
        )
        assert not position.over()
    assert len(position.legal()) > 1
    for _ in range(2):
        before.append(shores(position))
        again = PIRATES.load(PIRATES.save(position))
        assert again.numbers() == position.numbers()
        assert PIRATES.scene(position, 0, position.legal()) == PIRATES.scene(again, 0, again.legal())
        position.play(position.legal()[0])
    assert before[0] != before[1]


def shores(position: PiratesPosition) -> str:
    """Where all islands lie."""
    return str([list(shore.corners()) for shore in position.waters.shores])
