"""What the pictures of both games show and say."""

from __future__ import annotations

import json
from typing import cast

import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import AnyShape, Scene, Thing
from quarterdeck.scene.text import extent
from quarterdeck.scene.theme import find_theme
from tests.scene.positions import EVERY, KRAKEN, PLAYED, POSITIONS, SPECTATOR, key_of, scene
from tests.scene.seas import SEAS


def shape(picture: Scene, name: str) -> AnyShape:
    """The shape with this id."""
    return next(shape for shape in picture.shapes if shape.id == name)


def thing(picture: str, name: str) -> Thing:
    """The thing with this id, in the picture of this name."""
    found = shape(scene(picture), name)
    assert isinstance(found, Thing)
    return found


@pytest.mark.parametrize("name", EVERY)
def test_every_legal_move_hangs_on_one_shape_or_is_made_by_carrying_or_steering(name: str) -> None:
    """And nothing that is not legal hangs anywhere; in Pirates, and where goods are chosen, the same move may hang on two."""
    key = key_of(name)
    seat, file = POSITIONS[name]
    game = find_game(key)
    position = game.load(json.dumps({"game": key, **file}).encode())
    moves = [game.text(position, move) for move in position.legal()] if position.player == seat else []
    hung, carried = scene(name).hotspots(), set(scene(name).carried())
    # Ships are chosen on the table and on their deckplates, goods in the harbor and by buttons that name them.
    assert len(hung) == len(set(hung)) or name in SEAS or name == "bremerhaven-goods"
    steered = {move for move in moves if scene(name).is_free(move)}
    assert set(hung) <= set(moves) <= set(hung) | carried | steered


@pytest.mark.parametrize("name", EVERY)
def test_no_picture_has_a_flaw(name: str) -> None:
    """Everything has words, and lies on the board or in a region."""
    picture = scene(name)
    assert picture.flaws() == []
    assert picture.summary
    assert picture.regions


@pytest.mark.clause("CA-1.2", "CA-2.6")
def test_the_pirate_lies_beside_the_empty_board() -> None:
    """And no square is closed."""
    picture = scene("cardinal-empty")
    assert shape(picture, "aside").label == "The pirate waits beside the board"
    assert shape(picture, "square-a1").label == "Place your ship on a1"
    assert not any(shape.id.startswith("closed-") for shape in picture.shapes)
    assert "The pirate is beside the board." in picture.summary


@pytest.mark.clause("CA-2.4", "CA-4.6")
def test_what_the_pirate_does_is_told_as_long_as_it_sails() -> None:
    """Nobody has to remember what the hatched squares are."""
    pirate = cast(Thing, shape(scene("cardinal-closed-crowd"), "aside"))
    assert pirate.title.startswith("The pirate is on ")
    assert "hatched squares" in pirate.lines[0]
    assert "back to hand, your own as well" in pirate.lines[0]


@pytest.mark.clause("CA-2.4", "CA-3.1")
def test_closed_and_crowded_squares_are_marked_and_told() -> None:
    """Also a square that is both."""
    picture = scene("cardinal-closed-crowd")
    assert shape(picture, "square-a4").label == "a4: empty, closed by the pirate"
    assert shape(picture, "square-b1").label == "Place your ship on b1, crowded by 4 ships"
    assert shape(picture, "square-b3").label == "b3: empty, crowded by 4 ships, closed by the pirate"
    assert {"closed-b3", "crowd-b3", "closed-a4", "crowd-b1"} <= {shape.id for shape in picture.shapes}
    assert "Closed by the pirate: b3, a4, c4, b5. Crowded: b1, b2, b3." in picture.summary


@pytest.mark.clause("CA-4.3")
def test_the_choice_of_the_pirate_is_shown_on_the_crowded_squares() -> None:
    """With the pirate's moves."""
    picture = scene("cardinal-pirate")
    assert picture.hotspots() == ["@b3", "@c3"]
    pirate = cast(Thing, shape(picture, "aside"))
    assert pirate.title == "The pirate is summoned"
    assert "return to hand, your own as well" in pirate.lines[0]
    assert {choice.id for choice in picture.shapes if choice.id.startswith("choice-")} == {"choice-b3", "choice-c3"}


@pytest.mark.clause("CA-6.1")
def test_docks_hold_the_ships_on_the_board() -> None:
    """Three of five; the two in hand are grey."""
    picture = scene("cardinal-middle")
    row = next(one for one in picture.things("fleets") if one.id == "fleet-orange")
    assert row.label == "Orange: 3 ships on the board, 2 in hand"
    assert sum(not fact.dim for fact in row.facts) == 3


def test_a_finished_game_says_who_has_won_and_has_no_moves() -> None:
    """And nothing else is asked."""
    for name, words in (
        ("cardinal-won", "Orange wins: five ships afloat."),
        ("kraken-won", "C wins: last ship afloat."),
    ):
        assert scene(name).status == words
        assert scene(name).hotspots() == []


@pytest.mark.clause("KR-1.2", "KR-1.3", "KR-1.4", "KR-4.1")
def test_places_say_section_lane_side_and_ship() -> None:
    """Four Sections of as many Lanes as there are."""
    picture = scene("kraken-card")
    assert shape(picture, "place-E1").label == "Section East, Lane 1 (front): ship A, 3 damage"
    assert shape(picture, "place-W3").label == "Section West, Lane 3 (rear): empty"
    assert shape(picture, "place-N3").label == "Section North, Lane 3 (side): ship C, 2 damage"
    assert sum(shape.id.startswith("place-") for shape in picture.shapes) == 16
    assert sum(shape.id.startswith("place-") for shape in scene("kraken-icon").shapes) == 12


@pytest.mark.clause("KR-1.12")
def test_hands_are_shown_to_their_owner_alone() -> None:
    """Others see backs and counts."""
    picture = scene("kraken-card")
    told = picture.encode().decode()
    assert (
        "In your hand: Full Sail (forward, forward, outward), Close Quarters (forward, inward, fire)."
        in picture.summary
    )
    assert sum(fact.art == "back" for seat in picture.things("players") for fact in seat.facts) == 8
    for hidden in ("Running Fight", "Heave To", "Following Sea", "Last Powder", "Stern Lantern", "Beat the Drum"):
        assert hidden not in told
    for seen in PLAYED:
        assert seen in told
    assert "Undertow" not in scene("kraken-watched").encode().decode()


@pytest.mark.clause("KR-3.3", "KR-3.11")
def test_open_icons_are_buttons_for_the_seat_that_resolves_them_only() -> None:
    """K in both directions."""
    assert scene("kraken-icon").hotspots() == ["F", "D", "K+", "K-"]
    assert thing("kraken-icon", "icon-K+").label == ("Turn Kraken clockwise. You turn the Kraken to face West.")
    assert scene("kraken-watched").hotspots() == []
    assert not [one for one in scene("kraken-watched").things("table") if one.look == "choice"]


@pytest.mark.clause("KR-5.1", "KR-5.5")
def test_sunk_ships_are_told_and_not_drawn() -> None:
    """All four shields are broken."""
    picture = scene("kraken-won")
    assert shape(picture, "player-A").label == "A: sunk, no cards"
    assert [fact.label for fact in thing("kraken-won", "player-A").facts] == ["Damage of A: 4 of 4"]
    assert [shape.id for shape in picture.shapes if shape.id.startswith("ship-")] == ["ship-C"]


@pytest.mark.clause("CA-2.3", "CA-2.4", "CA-3.4")
def test_squares_that_are_not_legal_can_be_tried() -> None:
    """As a ship or as the pirate, whatever is asked; without a question there is nothing to try."""
    squares = [shape for shape in scene("cardinal-middle").shapes if shape.id.startswith("square-")]
    cold = [shape.attempt for shape in squares if shape.move is None]
    assert cold == ["a1", "b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"]
    squares = [shape for shape in scene("cardinal-pirate").shapes if shape.id.startswith("square-")]
    assert {shape.id.replace("square-", "@") for shape in squares} == {shape.move or shape.attempt for shape in squares}
    for name in ("cardinal-won", "cardinal-coin", "kraken-watched", "kraken-start"):
        assert scene(name).attempts() == []


@pytest.mark.clause("KR-2.1", "KR-2.2", "KR-3.2")
def test_cards_and_icons_that_are_not_legal_can_be_tried() -> None:
    """Cards played when a card is asked; all cards when an icon is asked."""
    played = ["rolling-broadside", "jury-rig", "lee-shelter", "undertow"]
    assert scene("kraken-card").attempts() == [f"play {card}" for card in played]
    picture = scene("kraken-icon")
    assert shape(picture, "card-blood-in-the-water").attempt == "play blood-in-the-water"
    assert shape(picture, "card-hard-over").attempt == "play hard-over"


@pytest.mark.clause("KR-3.2")
def test_a_resolved_icon_on_the_open_card_says_so_and_fades() -> None:
    """For all who look."""
    game = find_game("kraken")
    file = {"game": "kraken", **KRAKEN["kraken-icon"][1], "icons": "K"}
    position = game.load(json.dumps(file).encode())
    for seat in (2, 1):
        view = position.clone()
        view.veil(seat)
        picture = cast(Scene, game.scene(view, seat, view.legal() if seat == position.player else []))
        icons = next(one for one in picture.things("table") if one.look == "card").facts
        assert [(icon.label, icon.dim) for icon in icons] == [
            ("forward: resolved", True),
            ("inward: resolved", True),
            ("turn Kraken", False),
        ]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cardinal-middle", "Where do you place your ship?"),
        ("cardinal-pirate", "Four ships stand around a square: where do you send the pirate?"),
        ("cardinal-coin", "A coin decides who begins."),
        ("cardinal-won", "Orange wins: five ships afloat."),
        ("kraken-start", "Ships draw their start places."),
        ("kraken-card", "Which card do you play? You play your other card on your next turn."),
        ("kraken-icon", "Hard Over: what do you do first?"),
        ("kraken-watched", "A is resolving Stern Lantern."),
        ("kraken-won", "C wins: last ship afloat."),
    ],
)
def test_the_status_says_whose_turn_it_is_and_what_is_asked(name: str, words: str) -> None:
    """Or how the game ended."""
    assert scene(name).status == words


def test_what_can_be_chosen_says_what_choosing_it_does() -> None:
    """It is the name of a button."""
    said = {shape.move: shape.label for name in EVERY for shape in scene(name).shapes if shape.move is not None}
    for move, words in {
        "d4": "Place your ship on d4",
        "@b3": "Send the pirate to b3, crowded by 4 ships",
        "coin green": "Green begins",
        "play full-sail": "Play Full Sail: forward, forward, outward",
        "F": "Sail forward. You sail forward to East, Lane 1.",
        "K-": "Turn Kraken anticlockwise. You turn the Kraken to face East.",
        "start B": "Ship B takes the next start place",
    }.items():
        assert said[move] == words


def test_small_screens_show_the_board_first_and_a_spectator_no_hand() -> None:
    """Then what is chosen from, then the rest."""
    assert [region.id for region in scene("cardinal-won").regions] == ["fleets", "aside"]
    assert [region.kind for region in scene("kraken-card").regions] == ["hand", "hand", "seats", "info", "info"]
    assert [region.id for region in scene("kraken-won").regions] == ["table", "players", "round", "played"]


@pytest.mark.parametrize("name", EVERY)
def test_the_board_leaves_room_for_all_of_a_shape_and_its_outline(name: str) -> None:
    """Nothing is cut off at its edge."""
    picture = scene(name)
    for drawn in picture.placed():
        found = extent(drawn)
        if found is not None:
            (left, top, right, bottom), line = found[0], find_theme("light").style(drawn.role).width / 2
            assert 0 <= left - line < right + line <= picture.width, drawn.id
            assert 0 <= top - line < bottom + line <= picture.height, drawn.id


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_worlds_a_seat_cannot_tell_apart_look_the_same(viewer: int) -> None:
    """C and D swap their hands."""
    _, file = KRAKEN["kraken-card"]
    ships = json.loads(json.dumps(file["ships"]))
    ships["C"]["hand"], ships["D"]["hand"] = ships["D"]["hand"], ships["C"]["hand"]
    game, pictures = find_game("kraken"), []
    for world in (file["ships"], ships):
        position = game.load(json.dumps({"game": "kraken", **file, "ships": world}).encode())
        position.veil(viewer)
        pictures.append(game.scene(position, viewer, []).encode())
    assert pictures[0] == pictures[1]
