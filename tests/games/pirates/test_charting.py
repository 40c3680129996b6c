"""Terrain is placed after the islands, each player in turn (PI-3.6 to PI-3.8, PI-R44, PI-R57, PI-R80)."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.rules import steps
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.texts.kinds import TERRAIN_SLUGS
from tests.games.pirates.fixture import rect
from tests.games.pirates.table import spot
from tests.games.pirates.test_setting_out import Start

HALF = 3_000


def charted(copies: tuple[int, ...] = (4, 1), to_lay: int = 4) -> Start:
    """Two islands lie there, and squares of reef and fog may be placed; Red is first player."""
    start = Start(islands=2).fleet(0, [0], []).fleet(1, [0], [])
    c, names = start.position.catalog, []
    for kind, number in zip(("reef", "fog-bank"), copies, strict=False):
        c.terrain_kind = append(c.terrain_kind, i64(TERRAIN_SLUGS.index(kind)))
        c.terrain_copies = append(c.terrain_copies, i64(number))
        c.terrain_number = append(c.terrain_number, i64(0))
        c.terrain_shapes.append(rect(-HALF, HALF, -HALF, HALF))
        c.terrains += 1
        names.append(f"{kind}-x")
    ships = [f"ship-{k}" for k in range(int(c.ships))]
    c.names = [*ships, *["lamp", "map", "chest"], *[f"island-{k}" for k in range(12)], *names]
    start.position.names = [*[""] * 124, *c.names]
    start.position.islands.terrain_to_place = i64(to_lay)
    start.roll(6, 1)
    return start.lay(20_000, 57_000).lay(56_000, 57_000)


def refusal(start: Start, move: int) -> Refusal:
    """Why that is not legal."""
    found = PIRATES.why_not(start.position, move)
    assert found is not None
    return found


def pose(x0: int, y0: int) -> int:
    """A square with its lower left corner there."""
    return spot(x0 + HALF, y0 + HALF)


@pytest.mark.clause("PI-T89", "PI-3.6", "PI-3.8")
def test_placing_alternates_from_the_first_player_after_all_islands() -> None:
    """Two pieces each: which one is chosen, then where it lies."""
    start, found = charted(), []
    for x in (5_000, 95_000, 5_000, 95_000):
        assert start.phase == "charting"
        found.append(start.asked)
        start.do("chart 1")
        start.position.play(i64(pose(x, 5_000 if len(found) <= 2 else 100_000)))
    assert found == ["R", "G", "R", "G"]
    assert (start.phase, start.asked) == ("homing", "G")


@pytest.mark.clause("PI-T8", "PI-3.7")
def test_terrain_keeps_s_from_islands_and_terrain() -> None:
    """The island reaches to 260 mm: a gap of 50 mm is legal, 49.99 mm are refused by so much."""
    start = charted().do("chart 1")
    near = refusal(start, pose(30_999, 57_000))
    assert near.clause == "PI-3.7"
    assert "0.001 cm too near" in near.sentence
    assert PIRATES.why_not(start.position, pose(31_000, 57_000)) is None
    start.position.play(i64(pose(31_000, 57_000)))
    start.do("chart 2")
    assert refusal(start, pose(31_000, 46_001)).clause == "PI-3.7"
    assert PIRATES.why_not(start.position, pose(31_000, 46_000)) is None


@pytest.mark.clause("PI-T108", "PI-3.7", "PI-R35", "PI-R9")
def test_terrain_may_lie_at_the_edge_of_the_table() -> None:
    """Not over it, and islands may not lie there."""
    start = charted().do("chart 1")
    assert PIRATES.why_not(start.position, pose(0, 0)) is None
    over = refusal(start, spot(HALF - 1, HALF))
    assert (over.clause, "0.001 cm" in over.sentence) == ("PI-R9", True)
    island = Start(islands=6).fleet(0, [0], []).fleet(1, [0], []).roll(6, 1).draw()
    assert not island.may_lie(0, 0)


@pytest.mark.clause("PI-R80", "PI-3.6")
def test_there_are_as_many_pieces_as_the_pack_says() -> None:
    """A piece that lies on the table is not chosen again; without pieces the placing is over."""
    start = charted((1, 0)).do("chart 1")
    start.position.play(i64(pose(0, 0)))
    assert refusal(start, 800).clause == "PI-R80"
    assert start.options == {"done"}
    start.do("done")
    assert start.phase == "homing"


@pytest.mark.clause("PI-3.6", "PI-R44")
def test_who_has_a_place_places() -> None:
    """Without terrain nothing is asked at all; with it, nobody may pass."""
    assert refusal(charted(), 0).clause == "PI-3.6"
    assert charted(to_lay=0).phase == "homing"


@pytest.mark.clause("PI-R57", "PI-R44")
def test_ships_start_over_terrain_only_where_they_must() -> None:
    """One pose is barred by a reef; with reefs all around the home all of them are offered again."""
    start = charted().do("chart 1")
    start.position.play(i64(pose(9_000, 57_000)))
    start.position.islands.terrain_to_place = i64(0)
    placing_terrain.ask_terrain(start.position)
    steps.go_on(start.position)
    start.do("0")
    assert (start.phase, start.asked) == ("mustering", "R")
    over = refusal(start, spot(19_995, 60_000))
    assert over.clause == "PI-R57"
    terrain = start.position.waters.terrain
    for x, y in ((17_000, 45_000), (17_000, 63_500), (26_500, 57_000)):
        terrain.add(i64(2), i64(0), i64(0), rect(x, x + 14_000, y, y + 12_000))
    assert PIRATES.why_not(start.position, spot(19_995, 60_000)) is None
