"""Position files with terrain, mysterious islands and forts: what comes back, and what is refused where (PI-16.1, PI-8.5, PI-R100)."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates import PIRATES
from tests.games.pirates.test_shoals import at_sea

Json = dict[str, object]


@cache
def saved() -> bytes:
    """A game with all of it, in which a ship is lost in fog."""
    position = at_sea().clone()
    position.lost_in[0] = 0
    position.waters.remove(0)
    position.wrecks = 1 << 1
    position.waters.terrain.rating[2] = 4
    position.omens.flags[0] = 1 << 8
    position.omens.at[0] = 2
    return PIRATES.save(position)


def changed(path: str, value: object) -> bytes:
    """The file with another value at a path as `terrain.0.card`."""
    data = cast(Json, json.loads(saved()))
    *inner, last = path.split(".")
    place: object = data
    for step in inner:
        place = cast(list[object], place)[int(step)] if step.isdecimal() else cast(Json, place).setdefault(step, {})
    cast(Json, place)[last] = value
    return json.dumps(data).encode()


@pytest.mark.clause("PI-16.1", "PI-K1", "PI-K3", "PI-8.6")
def test_all_of_it_comes_back() -> None:
    """Fog with who is lost in it, wrecks, ratings, what holds for ships, forts that are not built."""
    again = PIRATES.load(saved())
    assert (again.lost_in[0], again.wrecks, again.waters.terrain.rating[2]) == (0, 2, 4)
    assert PIRATES.save(again) == saved()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("terrain.0.card", "atlantis", "terrain[0].card"),
        ("terrain.0.placer", "Y", "terrain[0].placer"),
        ("terrain.0.rating", 7, "terrain[0].rating"),
        ("ships.0.lost_in", 40, "ships[0].lost_in"),
        ("ships.0.stands_on", 40, "ships[0].stands_on"),
        ("terrain_chosen", "atlantis", "terrain_chosen"),
        ("asked", "terrain die", "action.unit"),
        ("asked", "ice edge", "action.drift"),
        ("asked", "terrain spot", "terrain_chosen"),
        ("omens.deed", "earthquake", "omens.deed"),
        ("omens.island", 40, "omens.island"),
        ("omens.mode", "loud", "omens.mode"),
        ("omens.first", 40, "omens.first"),
        ("action.peril", 40, "action.peril"),
    ],
)
def test_what_no_game_can_come_to_is_refused_where_it_stands(path: str, value: object, field: str) -> None:
    """Each with the path of the field."""
    with pytest.raises(Malformed) as refused:
        PIRATES.load(changed(path, value))
    assert refused.value.path == field, refused.value
