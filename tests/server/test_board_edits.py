"""What can be done on the board of a position that is edited changes its file as it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from quarterdeck.engine.edits import BoardEdit, EditChoice, Edits, Value
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position_files import decode
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.position_reading import position_form, position_read
from quarterdeck.server.protocol.api import PositionRead

STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def example(game: str) -> PositionRead:
    """A position of each game some moves after its beginning."""
    return position_read(find_game(game), position_form(find_game(game)).example)


def changed(text: str, changes: Mapping[str, Value]) -> str:
    """A file's text after some changes, as the client makes them."""
    fields = json.loads(text)
    for path, value in changes.items():
        *steps, last = [int(number) if number else name for number, name in STEP.findall(path)]
        here: Any = fields
        for step in steps:
            here = here.setdefault(step, {}) if isinstance(here, dict) else here[step]
            assert not isinstance(here, str), "rows of text are tested in the browser"
        if value is None:
            here.pop(last, None)
        else:
            here[last] = list(value) if isinstance(value, tuple) else value
    return json.dumps(fields)


def made(game: str, position: PositionRead, changes: Mapping[str, Value]) -> PositionRead:
    """The position after some changes."""
    return position_read(find_game(game), changed(position.text, changes))


def choices_of(edits: Edits, shape: str) -> BoardEdit:
    """What a shape can be made into."""
    return next(edit for edit in edits.choices if edit.shape == shape)


def choice(edits: Edits, shape: str, label: str) -> EditChoice:
    """One of the things that a shape can be made into."""
    return next(one for one in choices_of(edits, shape).choices if one.label == label)


def all_changes(edits: Edits) -> Iterator[Mapping[str, Value]]:
    """Every change that can be made by one click, and some of those by carrying."""
    yield from (one.changes for edit in edits.choices for one in edit.choices)
    yield from (changes for edit in edits.carries for changes in list(edit.places.values())[:20])


@pytest.mark.parametrize("game", [game for game in keys() if game != "cardinal"])
def test_whatever_is_clicked_on_leads_to_a_position_or_a_reason(game: str) -> None:
    """No click writes a field that there is not, or a value of the wrong kind."""
    position = example(game)
    sound = 0
    for changes in all_changes(position.edits):
        try:
            find_game(game).load(changed(position.text, changes).encode())
            sound += 1
        except Malformed as error:
            for one in (error, *error.others):
                assert not re.search(r"not a field here|must be|is missing", one.problem), (changes, str(one))
    assert sound


@pytest.mark.parametrize("game", keys())
def test_no_two_things_that_a_shape_can_be_made_into_are_called_alike(game: str) -> None:
    """Nobody could choose between them, and the page tells them apart by their labels."""
    for edit in example(game).edits.choices:
        labels = [one.label for one in edit.choices]
        assert len(set(labels)) == len(labels), edit.shape


def test_a_ship_of_the_pirates_lies_where_it_is_put() -> None:
    """And heads where it is turned; over another ship it is refused (PI-N7)."""
    position = example("pirates")
    first, *_ = [lay for lay in position.edits.lays if lay.shape.startswith("ship-")]
    fields = json.loads(position.text)
    assert list(first.lies) == fields["ships"][0]["at"]
    x, y, heading = first.lies
    turned = made("pirates", position, {first.path: (x, y, (heading + 50) % 3600)})
    assert json.loads(turned.text)["ships"][0]["at"] == [x, y, (heading + 50) % 3600]
    isle = next(lay for lay in position.edits.lays if lay.shape.startswith("isle-"))
    with pytest.raises(Malformed, match="PI-N7"):
        made("pirates", position, {first.path: isle.lies})


def test_a_mast_falls_and_stands_again() -> None:
    """The one that is chosen."""
    position = example("pirates")
    shape = next(edit.shape for edit in position.edits.choices if edit.shape.startswith("ship-"))
    fallen = made("pirates", position, choice(position.edits, shape, "Mast 1 falls").changes)
    assert 1 not in json.loads(fallen.text)["ships"][0]["masts"]
    again = made("pirates", fallen, choice(fallen.edits, shape, "Mast 1 stands again").changes)
    assert again.text == position.text


def test_a_ship_of_a_cruise_line_is_carried_to_any_space() -> None:
    """To one that is taken, too: both change places (BC-4.7)."""
    position = example("bruise-cruise")
    fields = json.loads(position.text)
    lines = list(fields["admirals"])
    flagships = [f"ship-{line}0" for line in lines]
    carry = next(edit for edit in position.edits.carries if edit.shape == flagships[0])
    spot = next(
        to
        for to, changes in carry.places.items()
        if len(changes) == 1
        and not any(spot.id == to and "open water" not in spot.label for spot in position.edits.spots)
    )
    moved = made("bruise-cruise", position, carry.places[spot])
    assert json.loads(moved.text)["admirals"][lines[0]]["ships"][f"{lines[0]}0"]["at"] == spot.removeprefix("spot-")


def test_a_container_is_put_on_a_space_and_carried_to_another() -> None:
    """Two kinds do not lie on one space."""
    game = find_game("bremerhaven")
    position = example("bremerhaven")
    asked = position.player
    letter = "RGBY"[max(asked, 0)]
    free = next(
        edit.shape for edit in position.edits.choices if any(one.label == "Add a container" for one in edit.choices)
    )
    stored = made("bremerhaven", position, choice(position.edits, free, "Add a container").changes)
    space = free.removeprefix("own-")
    assert json.loads(stored.text)["harbors"][letter]["goods"][space][-1] == "container"
    carry = next(edit for edit in stored.edits.carries if edit.shape == f"{free}-container")
    to, changes = next(iter(carry.places.items()))
    assert to.removeprefix("own-") in json.loads(changed(stored.text, changes))["harbors"][letter]["goods"]
    assert decode(stored.text.encode()).game is game


def test_a_building_comes_to_a_free_space_moves_on_with_what_it_stores_and_goes() -> None:
    """In the harbor of whoever looks; what was built is out of the stack (BH-9.12, BH-15.2)."""
    game, text = find_game("bremerhaven"), position_form(find_game("bremerhaven")).example
    mine = position_read(game, text).player
    other = 1 - mine
    position = position_read(game, text, other)
    letter = position.seats[other]
    assert position.picture.seat == other
    free = next(edit.shape for edit in position.edits.choices if any(one.label == "Warehouse" for one in edit.choices))
    built = position_read(game, changed(position.text, choice(position.edits, free, "Warehouse").changes), other)
    before, after = json.loads(position.text), json.loads(built.text)
    assert after["harbors"][letter]["buildings"][free.removeprefix("own-")] == "warehouse"
    assert after["harbors"][position.seats[mine]] == before["harbors"][position.seats[mine]]
    assert set(before["buildings"]["deck"]) - set(after["buildings"]["deck"]) == {"warehouse"}
    stored = position_read(game, changed(built.text, choice(built.edits, free, "Add a crate").changes), other)
    carry = next(edit for edit in stored.edits.carries if edit.shape == f"{free}-house")
    to, changes = next(iter(carry.places.items()))
    moved = position_read(game, changed(stored.text, changes), other)
    harbor = json.loads(moved.text)["harbors"][letter]
    assert harbor["buildings"] == {to.removeprefix("own-"): "warehouse"}
    assert harbor["goods"][to.removeprefix("own-")] == ["crate"]
    gone = position_read(game, changed(moved.text, choice(moved.edits, f"{to}-house", "No Building").changes), other)
    assert gone.text == position.text


def test_a_building_that_waits_beside_the_board_is_built() -> None:
    """It waits no longer."""
    game = find_game("bremerhaven")
    fields = json.loads(position_form(game).example)
    fields["harbors"]["R"]["unbuilt"] = ["warehouse"]
    fields["buildings"].pop("deck", None)
    position = position_read(game, json.dumps(fields), 0)
    free = next(edit.shape for edit in position.edits.choices if any(one.label == "Warehouse" for one in edit.choices))
    harbor = json.loads(changed(position.text, choice(position.edits, free, "Warehouse").changes))["harbors"]["R"]
    assert harbor["buildings"][free.removeprefix("own-")] == "warehouse"
    assert "unbuilt" not in harbor


def test_a_seat_that_does_not_play_sees_what_everybody_does() -> None:
    """The number of players may have changed since it was chosen."""
    game, text = find_game("bremerhaven"), position_form(find_game("bremerhaven")).example
    assert position_read(game, text, 3).picture == position_read(game, text).picture


def test_crew_of_the_pirates_comes_aboard_another_ship_and_ashore_at_home() -> None:
    """All of a fleet's crew is offered to its ships and its home island, but for who is there."""
    position = example("pirates")
    fields = json.loads(position.text)
    piece = fields["pieces"][0]
    offered = {edit.shape for edit in position.edits.choices for one in edit.choices if "pieces[0].at" in one.changes}
    homes = {f"isle-{k + 1}" for k, isle in enumerate(fields["islands"]) if isle.get("home") == piece["owner"]}
    ships = {edit.shape for edit in position.edits.choices if edit.shape.startswith(f"ship-{piece['owner']}")}
    assert offered == (ships | homes) - {f"ship-{piece['at']}", piece["at"].replace("island ", "isle-")}
    for edit in position.edits.choices:
        for one in edit.choices:
            if "pieces[0].at" in one.changes:
                moved = json.loads(changed(position.text, one.changes))["pieces"][0]["at"]
                assert moved == edit.shape.removeprefix("ship-").replace("isle-", "island ")


def test_a_cruise_line_moves_its_home_port() -> None:
    """One that had it there gets the other's: no port is the Home Port of two (BC-1.11)."""
    position = example("bruise-cruise")
    admirals = json.loads(position.text)["admirals"]
    (first, one), (second, other) = list(admirals.items())[:2]
    changes = next(
        choice.changes
        for edit in position.edits.choices
        for choice in edit.choices
        if choice.changes.get(f"admirals.{first}.home") == other["home"]
    )
    moved = json.loads(changed(position.text, changes))["admirals"]
    assert (moved[first]["home"], moved[second]["home"]) == (other["home"], one["home"])
