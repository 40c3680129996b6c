"""Position files with terrain, mysterious islands and forts: what comes back, and what is refused where (PI-16.1, PI-8.5, PI-R100)."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, cast

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES
from tests.games.pirates.test_shoals import at_sea

Json = dict[str, object]
EXAMPLE: Final = json.dumps({
    "game": "pirates", "players": 2, "asked": "ship", "who": "R", "turn": "R", "round": 4, "starting_gold": 12,
    "islands": [
        {"card": "gull-rock", "at": [20000, 45000, 0], "home": "R"},
        {"card": "lantern-isle", "at": [60000, 45000, 450], "hidden": 2},
        {"card": "fern-island", "at": [100000, 45000, 0], "home": "G"},
    ],
    "ships": [
        {"ship": "hms-albion", "fleet": "R", "at": [53000, 38000, 450]},
        {"ship": "hms-plantagenet", "fleet": "R", "at": [30000, 60000, 900]},
        {"ship": "harbinger", "fleet": "G", "at": [90000, 33000, 2000]},
        {"ship": "carrion-crow", "fleet": "G", "at": [90000, 60000, 1800]},
    ],
    "pieces": [{"card": "helmsman-english", "owner": "R", "at": "R1", "seen": ["R"]}],
    "treasures": [1, 2], "unseen": ["1", "2"], "slots": [],
})  # fmt: skip
"""Two ships of each fleet, one of Red's before a wild island."""


@cache
def saved() -> bytes:
    """A game with all of it, in which a ship is lost in fog."""
    position = at_sea().clone()
    position.ships.lost_in = put(position.ships.lost_in, 0, 0)
    position.waters.remove(0)
    position.ships.wrecked = 1 << 1
    position.waters.terrain.rating[2] = 4
    position.mysterious.effects = put(position.mysterious.effects, 0, 1 << 8)
    position.mysterious.island_of = put(position.mysterious.island_of, 0, 2)
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
    assert (again.ships.lost_in[0], again.ships.wrecked, again.waters.terrain.rating[2]) == (0, 2, 4)
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
        ("asked", "terrain die", "in_progress.unit"),
        ("asked", "ice edge", "ice_to_drift"),
        ("asked", "terrain spot", "terrain_chosen"),
        ("in_progress.mysterious.effect", "earthquake", "in_progress.mysterious.effect"),
        ("in_progress.mysterious.island", 40, "in_progress.mysterious.island"),
        ("mysterious.mode", "loud", "mysterious.mode"),
        ("in_progress.mysterious.coin_given", 40, "in_progress.mysterious.coin_given"),
        ("in_progress.sailing.terrain", 40, "in_progress.sailing.terrain"),
    ],
)
def test_what_no_game_can_come_to_is_refused_where_it_stands(path: str, value: object, field: str) -> None:
    """Each with the path of the field."""
    with pytest.raises(Malformed) as refused:
        PIRATES.load(changed(path, value))
    assert refused.value.path == field, refused.value


@pytest.mark.clause("PI-18.5", "PI-R100")
def test_sea_creatures_and_forts_carry_no_crew() -> None:
    """Nor treasure, but for monsters that take it by a text; the field is named."""

    def loaded(ship: str, field: str, row: Json) -> bytes:
        data = json.loads(EXAMPLE)
        data["ships"][3]["ship"] = ship
        data[field].append(row)
        if field == "slots":
            data["treasures"].append(7)
        return json.dumps(data).encode()

    crew: Json = {"card": "captain-pirate", "owner": "G", "at": "G2", "seen": ["G"]}
    coin: Json = {"what": "7", "at": "G2", "seen": ["G"]}
    for ship, field, row, problem in (
        ("el-toro", "pieces", crew, r"pieces\[1\]\.at: G2 is a sea creature, without crew \(PI-18\.5\)"),
        ("tsuro", "pieces", crew, r"pieces\[1\]\.at: G2 is a sea creature, without crew \(PI-18\.5\)"),
        ("el-toro", "slots", coin, r"slots\[0\]\.at: G2 is a sea creature, without treasure \(PI-18\.5\)"),
    ):
        with pytest.raises(Malformed, match=problem):
            PIRATES.load(loaded(ship, field, row))
    assert PIRATES.load(loaded("tsuro", "slots", coin))
    assert PIRATES.load(loaded("carrion-crow", "pieces", crew))


@pytest.mark.clause("PI-8.9", "PI-R87")
def test_texts_that_lie_face_down_need_not_be_listed() -> None:
    """All that no island shows are left then; and what is written is read, after docking there, too."""
    data = json.loads(EXAMPLE)
    data["islands"][1]["card"] = "volcano"
    data["mysterious"] = {"mode": "hidden"}
    position = PIRATES.load(json.dumps(data).encode())
    assert int(position.mysterious.unshown).bit_count() == 24
    for word in ("act R1", "move", "L 45.0"):
        position.play(PIRATES.parse(position, word))
    for _ in range(3):
        again = PIRATES.load(PIRATES.save(position))
        assert PIRATES.save(again) == PIRATES.save(position)
        position.play(position.legal()[0])
    assert int(position.mysterious.unshown).bit_count() == 23


@pytest.mark.clause("PI-8.9", "PI-R87")
def test_no_more_islands_lie_face_down_than_texts_are_left() -> None:
    """The second one could not be turned over."""
    data = json.loads(EXAMPLE)
    data["islands"][1]["card"] = "volcano"
    data["islands"].append({"card": "verdant-isle", "at": [60000, 80000, 0]})
    data["mysterious"] = {"mode": "hidden", "unshown": ["volcano"]}
    with pytest.raises(
        Malformed, match=r"mysterious\.unshown: 2 islands lie with their texts face down, and 1 texts are left"
    ):
        PIRATES.load(json.dumps(data).encode())


@pytest.mark.clause("PI-U101", "PI-R85")
def test_a_file_says_that_the_next_player_steers_though_no_island_says_so() -> None:
    """The maps of Hades do that; other effects of islands need the island that began them."""
    data = json.loads(EXAMPLE)
    data["mysterious"] = {"ships": [{"ship": 1, "effects": ["opponent-steers"]}]}
    position = PIRATES.load(json.dumps(data).encode())
    assert json.loads(PIRATES.save(position))["mysterious"]["ships"] == data["mysterious"]["ships"]
    data["mysterious"]["ships"][0]["effects"] = ["held-back"]
    problem = r"mysterious\.ships\[0\]\.island: held-back needs the number of the island that began it"
    with pytest.raises(Malformed, match=problem):
        PIRATES.load(json.dumps(data).encode())


# -- rolling fog -----------------------------------------------------------------------------------


def rolling_fog() -> Json:
    """A file in which Red's Rolling Fog has been played on the only fog bank."""
    file = json.loads(EXAMPLE) | {
        "turn_begins": True,
        "terrain": [{"card": "fog-bank", "at": [80_000, 70_000, 0], "placer": "R"}],
        "events": [{"card": "rolling-fog", "owner": "R"}],
    }
    position = PIRATES.load(json.dumps(file).encode())
    for move in ("play rolling-fog", "dive 1", "die 1"):
        position.play(PIRATES.parse(position, move))
    return cast(Json, json.loads(PIRATES.save(position)))


@pytest.mark.clause("PI-V3")
def test_rolling_fog_names_the_terrain_that_rolls() -> None:
    """By its number, from 1 like all terrain; and it comes back."""
    file = rolling_fog()
    (event,) = cast("list[Json]", file["events"])
    assert (event["state"], event["fog"]) == ("up", 1)
    assert json.loads(PIRATES.save(PIRATES.load(json.dumps(file).encode()))) == file


def test_rolling_fog_on_terrain_that_is_not_there_is_refused() -> None:
    """Also where a file of version 0.2 says it in place of x."""
    for event in ({"fog": 2}, {"at": [60_000, 50_000]}):
        file = rolling_fog()
        file["events"] = [{"card": "rolling-fog", "owner": "R", "state": "up", "rolls": True, **event}]
        with pytest.raises(Malformed, match="there is no terrain") as refused:
            PIRATES.load(json.dumps(file).encode())
        assert refused.value.path == "events[0].fog"
