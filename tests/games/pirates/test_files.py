"""Position files come back as they were written, and what no game can come to is refused with the path of the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.trial import Trial, view
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.position import PiratesPosition

Data = dict[str, object]


@cache
def written(phase: int) -> bytes:
    """The file of the first position of a random game in which that is asked."""
    setup = Setup(players=2, options=PiratesOptions(patience=20))
    walk = (cast(PiratesPosition, one) for one in Trial(PIRATES, setup, 1).walk())
    return next(PIRATES.save(one) for one in walk if one.phase == phase)


def file(phase: int = int(codes.NAMING)) -> Data:
    """The same as data that can be changed."""
    data: Data = json.loads(written(phase))
    return data


def test_files_are_read_as_they_were_written_whoever_looks() -> None:
    """All that a seat does not know is null."""
    setup = Setup(players=2, options=PiratesOptions(patience=3))
    for k, position in enumerate(Trial(PIRATES, setup, 2).walk()):
        if k % 37 == 0:
            for seat in (-1, 0, 1):
                data = PIRATES.save(view(position, seat))
                assert PIRATES.save(PIRATES.load(data)) == data


def test_the_schema_names_all_fields() -> None:
    """And says what they are."""
    definitions = cast(dict[str, dict[str, Data]], PIRATES.schema()["$defs"])
    assert {"ships", "islands", "treasures", "in_progress"} <= definitions["PiratesFile"]["properties"].keys()


def change(path: str, value: object) -> Callable[[Data], None]:
    """A change of one field: `ships.0.at`."""

    def do(data: Data) -> None:
        *way, last = path.split(".")
        found: object = data
        for step in way:
            found = found[int(step)] if isinstance(found, list) else cast(Data, found)[step]
        if isinstance(found, list):
            found[int(last)] = value
        else:
            cast(Data, found)[last] = value

    return do


def test_how_many_play_follows_from_ships_and_homes() -> None:
    """Of a file that does not say it."""
    data = file()
    del data["players"]
    position = PIRATES.load(json.dumps(data).encode())
    assert PIRATES.save(position) == PIRATES.save(PIRATES.load(json.dumps(file()).encode()))


def test_a_file_without_its_list_of_treasures_is_told_so() -> None:
    """Not that the first one that is named is unknown."""
    data = file()
    del data["treasures"]
    with pytest.raises(Malformed) as error:
        PIRATES.load(json.dumps(data).encode())
    assert (error.value.path, error.value.problem.startswith("is missing: it lists all treasures")) == (
        "treasures",
        True,
    )


@pytest.mark.parametrize(
    ("path", "value", "at", "problem"),
    [
        ("players", 5, "players", "must be 4 or less"),
        ("who", "B", "who", "B does not play"),
        ("player", "chance", "player", "but R decides"),
        ("ships.0.ship", "flying-nautilus", "ships[0].ship", "there is no ship 'flying-nautilus'"),
        ("ships.0.at", [10, 10, 0], "ships[0].at", "over the edge of the table"),
        ("ships.0.at", [10, 10, 3600], "ships[0].at[2]", "must be 3599 or less"),
        ("ships.0.masts", [9], "ships[0].masts", "9 is not a number from 1 to"),
        ("ships.0.burning", [1], "ships[0].burning", "does not stand"),
        ("ships.0.tows", "R2", "ships[0].tows", "is not a derelict"),
        ("ships.0.tows", "B1", "ships[0].tows", "there is no ship 'B1'"),
        ("ships.0.pinned_by", ["G1"], "ships[0].pinned_by", "does not touch G1"),
        ("ships.0.marks", ["lost"], "ships[0].marks[0]", "lost"),
        ("ships.0.stayed", [40], "ships[0].stayed", "40 is not a number from 1 to 6"),
        ("islands.0.card", "atlantis", "islands[0].card", "there is no island 'atlantis'"),
        ("islands.0.at", None, "islands[0].at", "only the island that was drawn last"),
        ("islands.0.hidden", 90, "islands", "treasures are hidden"),
        ("pieces.0.card", "nobody", "pieces[0].card", "there is no crew"),
        ("pieces.0.at", "R99", "pieces[0].at", "there is no ship 'R99'"),
        ("pieces.0.at", "island 12", "pieces[0].at", "there is no island 12"),
        ("treasures.0", 77, "treasures[0]", "0 to 15"),
        ("treasures.0", "grail", "treasures[0]", "there is no unique treasure"),
        ("unseen", [], "islands", "are unseen"),
        ("unseen", ["2", "2"], "unseen[1]", "'2' stands there twice"),
        ("asked", "spot", "islands", "listed last"),
        ("asked", "action", "in_progress.unit", "is missing"),
        ("asked", "ram die", "in_progress.unit", "is missing"),
        ("asked", "nothing", "player", "nobody decides"),
        ("ended", "no-moves", "ended", "must be given if the game is over"),
        ("pack", "title = 3", "pack", "title"),
        ("round", "one", "round", "must be a whole number, not text"),
        ("round", 501, "round", "games end after 500 rounds (PI-R65)"),
        ("gold", [0, 0, 3, 0], "gold[2]", "2 play, and Blue is not among them"),
        ("gold", [200, 0, 0, 0], "asked", "Red wins with 200 gold"),
        ("wind", 3, "wind", "is not a field here"),
        ("who", "G", "who", "Green is asked, but it is the turn of Red"),
        ("to_place", 59, "to_draw", "59 islands are still to be placed"),
        ("asked", "start", "ships", "places ships, and none is waiting"),
        ("asked", "answer", "in_progress.question.seats_left", "Red is asked and not among them"),
        ("asked", "deed die", "in_progress.card.move", "is missing: a treasure, an Event"),
        ("in_progress.card.move", "event 9", "in_progress.card.move", "there is no Event 9; there are 0"),
        ("ships.0.first_action", "out", "ships[0].first_action", "'out' is not an action"),
    ],
)
def test_what_no_game_can_come_to_is_refused(path: str, value: object, at: str, problem: str) -> None:
    """With the path of the field and what would be right."""
    data = file()
    if path == "ships.0.burning":
        change("ships.0.masts", [])(data)
    data["in_progress"] = {"card": {}}
    change(path, value)(data)
    if path in {"asked", "who"} and value != "nothing":
        del data["player"]
    with pytest.raises(Malformed) as error:
        PIRATES.load(json.dumps(data).encode())
    assert error.value.path == at
    assert problem in error.value.problem


@pytest.mark.clause("PI-3.1", "PI-3.3", "PI-3.9", "PI-3.11", "PI-4.1")
@pytest.mark.parametrize(
    ("phase", "path", "value", "at", "problem"),
    [
        (codes.ROLLING, "rollers", [], "rollers", "Red rolls and is not among them"),
        (codes.DRAWING, "to_draw", [], "to_draw", "and fewer may be drawn"),
        (codes.DRAWING, "to_place", 0, "islands", "2 players need as many islands"),
        (codes.PLACING, "to_place", 0, "islands", "2 players need as many islands"),
        (codes.HOMING, "islands.0.home", "G", "islands", "homes are chosen from the first player on"),
        (codes.MUSTERING, "who", "other", "who", "is asked, but it is the turn of"),
        (codes.MUSTERING, "starting_gold", 30, "ships", "no more than one ship is placed once more"),
        (codes.MANNING, "pieces", [], "pieces", "all of it has a place"),
    ],
)
def test_what_setting_out_cannot_come_to_is_refused(
    phase: int, path: str, value: object, at: str, problem: str
) -> None:
    """Who rolls, islands, homes one after the other, crew."""
    data = file(int(phase))
    del data["player"]
    change(path, {"R": "G", "G": "R"}[str(data.get("who", "R"))] if value == "other" else value)(data)
    with pytest.raises(Malformed) as error:
        PIRATES.load(json.dumps(data).encode())
    assert error.value.path == at
    assert problem in error.value.problem


@pytest.mark.clause("PI-A95")
def test_a_ship_that_is_placed_once_more_is_written_and_read() -> None:
    """Then crew goes on to be placed; it takes homes for everybody."""
    data = file(int(codes.MANNING))
    seat = str(data.get("who", "R"))
    del data["player"]
    data["asked"] = "start"
    next(one for one in cast(list[Data], data["ships"]) if one["fleet"] == seat)["state"] = "waiting"
    position = PIRATES.load(json.dumps(data).encode())
    again = PIRATES.load(PIRATES.save(position))
    again.play(again.legal()[0])
    assert again.phase == codes.MANNING
    for island in cast(list[Data], data["islands"]):
        if island.get("home") not in {None, seat}:
            del island["home"]
    with pytest.raises(Malformed, match="has ships and no home"):
        PIRATES.load(json.dumps(data).encode())


@pytest.mark.clause("PI-6.3")
@pytest.mark.parametrize(("asked", "doing"), [("action", {}), ("shot", {"action": {"kind": "shoot"}})])
def test_only_the_fleet_on_turn_acts(asked: str, doing: Data) -> None:
    """A ship of the other one chooses and shoots nothing."""
    data = file(int(codes.CHOOSING))
    other = "G1" if str(cast(Data, data["in_progress"])["unit"]).startswith("R") else "R1"
    data |= {"asked": asked, "in_progress": {"unit": other, **doing}}
    with pytest.raises(Malformed, match=rf"in_progress\.unit: {other} is not of the fleet on turn \(PI-6\.3\)"):
        PIRATES.load(json.dumps(data).encode())


@pytest.mark.clause("PI-3.9")
def test_whoever_is_at_sea_has_a_home() -> None:
    """Without it nothing could be unloaded."""
    data = file()
    for island in cast(list[Data], data["islands"]):
        island.pop("home", None)
    with pytest.raises(Malformed, match="Red has ships and no home"):
        PIRATES.load(json.dumps(data).encode())


@pytest.mark.clause("PI-N7", "PI-R9")
def test_ships_do_not_lie_over_each_other() -> None:
    """The second one is named."""
    data = file()
    change("ships.1.at", cast(list[Data], data["ships"])[0]["at"])(data)
    with pytest.raises(Malformed, match=r"ships\[1\]\.at: lies over ships\[0\]"):
        PIRATES.load(json.dumps(data).encode())


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[]"])
def test_what_is_no_file_is_refused(data: bytes) -> None:
    """Whatever it is."""
    with pytest.raises(Malformed):
        PIRATES.load(data)


@pytest.mark.clause("PI-17.1", "PI-N15")
def test_dice_that_are_still_to_come_are_counted() -> None:
    """A ship without fires has none."""
    data = file()
    del data["player"]
    change("asked", "fire")(data)
    data["in_progress"] = {"unit": "R1"}
    with pytest.raises(Malformed, match=r"in_progress\.fires\.dice_left: is missing: a die"):
        PIRATES.load(json.dumps(data).encode())
