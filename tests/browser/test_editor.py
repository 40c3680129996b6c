"""The position editor: a position is set up, checked, played on and sent as a link; so is any point of a finished game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.player import ME, Player
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.test_axe import assert_sound
from tests.browser.together import play_on
from tests.browser.words import say

WHO = "Who chooses now"
BOARD = {"game": "cardinal", "board": [". . .", ". P .", ". . ."], "player": "orange"}


def opens_editor(player: Player, position: object = BOARD) -> None:
    """Open the editor, with a position as a file."""
    player.opens("/editor/cardinal")
    player.sees(say("editor-in-order"))
    file = FilePayload(name="mine.json", mimeType="application/json", buffer=json.dumps(position).encode())
    player.page.get_by_label(say("editor-file"), exact=True).set_input_files(file)
    expect(square(player, "b2")).to_have_accessible_name("b2: the pirate")


def square(player: Player, name: str) -> Locator:
    """A square of the board that is edited."""
    return player.picture.locator(f"[data-shape=square-{name}]").first


def answer(player: Player, name: str) -> Locator:
    """One of the changes that are offered for what was touched; beside the board a button of the same name puts down many."""
    return player.page.locator(".asked").get_by_role("button", name=name, exact=True)


def text_of(player: Player) -> Locator:
    """The file's text, which is turned to."""
    player.page.get_by_text(say("editor-text"), exact=True).click()
    return player.page.get_by_label(say("editor-text-label"))


@pytest.mark.long
def test_a_square_goes_round_and_what_no_game_can_come_to_is_told_with_its_clause(player: Player) -> None:
    """A ship beside the pirate is mended by going on."""
    opens_editor(player)
    player.touches(square(player, "a1"))
    expect(square(player, "a1")).to_have_accessible_name("a1: an orange ship")
    player.touches(square(player, "b1"))
    fault = player.page.locator(".faults")
    expect(fault).to_contain_text("A ship is directly beside the pirate")
    expect(fault.get_by_role("link", name="CA-2.4")).to_have_attribute("href", "/rules/cardinal#CA-2.4")
    expect(player.picture.locator("use[data-shape='piece-b1']")).to_be_visible()
    framed = player.picture.locator("[data-shape='editor-wrong square-b1']")
    expect(framed).to_be_visible()
    expect(player.picture.locator(".role-editor-wrong")).to_have_count(1)
    expect(player.button(say("editor-play-bots"))).to_have_attribute("aria-disabled", "true")
    player.presses(say("editor-undo"))
    player.sees(say("editor-in-order"))
    expect(framed).to_have_count(0)
    expect(text_of(player)).to_have_value(json.dumps({**BOARD, "board": ["O . .", ". P .", ". . ."]}, indent=2) + "\n")


@pytest.mark.long
def test_a_mistake_in_the_text_is_shown_at_its_line(player: Player) -> None:
    """The field is named; the text is led to."""
    opens_editor(player)
    area = text_of(player)
    wrong = json.dumps({**BOARD, "player": "red"}, indent=2)
    area.fill(wrong)
    player.presses(say("editor-show-field", field=WHO))
    expect(area).to_be_focused()
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert area.evaluate(chosen) == '"red"'
    player.page.keyboard.type('"green"')
    player.sees(say("editor-in-order"))
    player.page.get_by_text(say("editor-form"), exact=True).click()
    expect(player.page.get_by_label(WHO, exact=True)).to_have_value("green")


@pytest.mark.long
def test_one_plays_on_with_a_click(player: Player) -> None:
    """Whoever is to choose sits there."""
    opens_editor(player)
    player.page.get_by_label(WHO, exact=True).select_option("green")
    expect(player.page.locator(".sound")).to_contain_text("Green")
    player.presses(say("editor-play-here"))
    expect(player.board).to_be_visible()
    expect(player.picture.get_by_label("b2: the pirate")).to_be_visible()


def test_all_that_is_wrong_is_told_and_each_reason_leads_to_its_field(player: Player) -> None:
    """With the field's own words; the names in the file are shown to those who want them."""
    opens_editor(player)
    wrong = {**BOARD, "board": ["P O .", ". . .", ". . P"], "player": "nobody", "choosing": "pirate"}
    area = text_of(player)
    area.fill(json.dumps(wrong))
    reasons = player.page.locator(".faults li")
    expect(reasons).to_have_count(3)
    expect(reasons).to_contain_text(["CA-1.2", "CA-2.4", "how did the game end?"])
    player.page.get_by_text(say("editor-form"), exact=True).click()
    player.button(say("editor-show-field", field="Board")).first.click()
    expect(player.page.locator("[data-path=board] summary")).to_be_focused()
    expect(player.page.locator("[data-path=board] .error")).to_contain_text("CA-1.2")
    player.presses(say("editor-show-field", field="How the game ended"))
    expect(player.page.locator("[data-adds=''] select")).to_be_focused()
    expect(player.page.locator("code.name")).to_have_count(0)
    player.page.get_by_label(say("editor-names")).check()
    expect(player.page.locator("[data-path=choosing] code")).to_have_text("choosing")


def test_the_form_speaks_german(arrive: Arrive) -> None:
    """Labels, help and values, and why a position cannot be played."""
    ada = arrive()
    ada.page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de', 'en'] })")
    ada.opens("/editor/cardinal")
    player = ada.page.get_by_label("Wer am Zug ist", exact=True)
    expect(player).to_be_visible()
    expect(player.locator("option", has_text="Der Zufall")).to_have_count(0)
    expect(player.locator("option", has_text="Niemand")).to_have_count(1)
    player.select_option("nobody")
    expect(ada.page.get_by_text("fehlt: Wie ist die Partie ausgegangen?").first).to_be_visible()


# -- boards of all games --------------------------------------------------------------------------------


def file_of(player: Player) -> dict[str, Any]:
    """The file that is edited."""
    area = text_of(player)
    found: dict[str, Any] = json.loads(area.input_value())
    player.page.get_by_text(say("editor-form"), exact=True).click()
    return found


def shape(player: Player, name: str) -> Locator:
    """A shape of the picture."""
    return player.picture.locator(f"[data-shape='{name}']").first


def middle(one: Locator) -> tuple[float, float]:
    """Where a shape is on the page."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drags(player: Player, what: Locator, to: tuple[float, float]) -> None:
    """Carry something with the mouse."""
    mouse = player.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(to[0] - 5, to[1] - 5, steps=4)
    mouse.move(*to)
    mouse.up()


def test_a_piece_of_cardinal_is_dragged_and_a_reason_leads_to_its_square(player: Player) -> None:
    """The pirate goes to another square with the mouse; a ship beside it is shown on the board, not in the form."""
    opens_editor(player, {**BOARD, "board": ["O . .", ". P .", ". . ."]})
    drags(player, square(player, "b2"), middle(square(player, "c3")))
    expect(square(player, "c3")).to_have_accessible_name("c3: the pirate")
    assert file_of(player)["board"] == ["O . .", ". . .", ". . P"]
    x, y = middle(square(player, "a1"))
    drags(player, square(player, "a1"), (x - 120, y))
    player.sees(say("editor-off-board", what="a1: an orange ship", tool="Empty"))
    expect(square(player, "a1")).to_have_accessible_name("a1: an orange ship")
    drags(player, square(player, "a1"), middle(square(player, "c2")))
    player.presses(say("editor-show-field", field="c2"))
    expect(square(player, "c2")).to_be_focused()
    expect(player.page.locator("[data-path=board] .error")).to_be_hidden()


def tool(player: Player, name: str) -> Locator:
    """What can be put on the board."""
    return player.page.get_by_role("group", name=say("editor-palette")).get_by_role("button", name=name)


def test_a_piece_is_dragged_from_the_palette_and_one_that_changes_places_is_told(player: Player) -> None:
    """What was wrong with the position moves the board by nothing; what else there is to set stays folded."""
    opens_editor(player)
    before = middle(square(player, "c3"))
    drags(player, tool(player, "Orange ship"), before)
    expect(square(player, "c3")).to_have_accessible_name("c3: an orange ship")
    expect(tool(player, "Orange ship")).to_have_attribute("aria-pressed", "false")
    drags(player, square(player, "b2"), before)
    player.sees(say("editor-swapped", what="b2: the pirate", other="c3: an orange ship"))
    expect(square(player, "c3")).to_have_accessible_name("c3: the pirate")
    drags(player, tool(player, "Green ship"), middle(square(player, "c2")))
    expect(player.page.locator(".faults")).to_be_visible()
    assert middle(square(player, "c3")) == before
    expect(player.page.get_by_text(say("form-further")).locator("xpath=..")).not_to_have_attribute("open", "")


def test_on_a_phone_what_is_wrong_leaves_the_board_free(arrive: Arrive) -> None:
    """One reason is in sight, and the others are one touch away."""
    player = arrive(phone=True)
    opens_editor(player, {**BOARD, "board": ["O . .", ". P .", ". . ."]})
    for place in ("b1", "a2"):
        player.touches(square(player, place))
    fault = player.page.locator(".faults")
    expect(fault.get_by_role("listitem")).to_have_count(1)
    player.page.evaluate("scrollTo(0, 0)")
    last, below = square(player, "c3").bounding_box(), player.page.locator(".verdict").bounding_box()
    assert last is not None
    assert below is not None
    assert last["y"] + last["height"] <= below["y"]
    fault.get_by_role("button", name=re.compile("more")).click()
    assert fault.get_by_role("listitem").count() > 1


def test_a_finger_drags_a_piece_from_the_palette(arrive: Arrive) -> None:
    """Up or down it takes the piece along; the page stays where it is."""
    player = arrive(phone=True)
    opens_editor(player)
    to = middle(square(player, "a1"))
    box = tool(player, "Orange ship").bounding_box()
    assert box is not None
    hand = player.page.context.new_cdp_session(player.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    scrolled = player.page.evaluate("scrollY")
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.3, 0.6, 1):
        point = {"x": x + (to[0] - x) * part, "y": y + (to[1] - y) * part}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(square(player, "a1")).to_have_accessible_name("a1: an orange ship")
    assert player.page.evaluate("scrollY") == scrolled


def test_a_ship_of_the_pirates_is_dragged_and_turned(player: Player) -> None:
    """With the mouse; then with keys alone."""
    player.opens("/editor/pirates")
    player.sees(say("editor-in-order"))
    before = file_of(player)["ships"][0]["at"]
    ship = player.picture.locator("[data-shape^='ship-R']").first
    x, y = middle(ship)
    drags(player, ship, (x + 12, y + 9))
    expect(player.button(say("editor-undo"))).not_to_have_attribute("aria-disabled", "true")
    moved = file_of(player)["ships"][0]["at"]
    assert moved[0] > before[0]
    assert moved[1] < before[1]
    player.presses(say("editor-undo"))
    assert file_of(player)["ships"][0]["at"] == before

    player.picture.locator("[data-shape^='ship-R']").first.focus()
    player.presses_keys("Enter", "Enter", "q", "Enter")
    expect(player.page.locator(".asked")).to_have_count(0)
    turned = file_of(player)["ships"][0]["at"]
    assert turned == [*before[:2], (before[2] + 50) % 3600]


@pytest.mark.long
def test_a_mast_of_a_ship_falls_by_a_click(player: Player) -> None:
    """The ship is asked about."""
    player.opens("/editor/pirates")
    player.sees(say("editor-in-order"))
    player.touches(player.picture.locator("[data-shape^='ship-R']").first)
    player.touches(answer(player, "Mast 1 falls"))
    expect(player.page.locator(".asked")).to_have_count(0)
    assert 1 not in file_of(player)["ships"][0]["masts"]


@pytest.mark.long
def test_a_phone_shows_what_a_ship_can_be_made_into(arrive: Arrive) -> None:
    """And moves her with the buttons of a panel; axe finds nothing, and fingers hit what is there."""
    player = arrive(phone=True)
    player.opens("/editor/pirates")
    player.sees(say("editor-in-order"))
    before = file_of(player)["ships"][0]["at"]
    player.touches(player.picture.locator("[data-shape^='ship-R']").first)
    expect(answer(player, "Mast 1 falls")).to_be_visible()
    assert_sound(player.page)
    assert_it_fits(player.page)
    assert_fingers_hit(player.page)
    player.presses(say("editor-move"))
    player.presses(say("table-steer-left"))
    player.presses(say("table-mark-go"))
    assert file_of(player)["ships"][0]["at"] == [*before[:2], (before[2] + 50) % 3600]


@pytest.mark.long
def test_a_ship_of_a_cruise_line_is_carried_to_a_space(player: Player) -> None:
    """With the mouse to where it is dropped; with keys from space to space."""
    player.opens("/editor/bruise-cruise")
    player.sees(say("editor-in-order"))
    lines = file_of(player)["admirals"]
    line = next(iter(lines))
    name = f"{line}0"
    before = lines[line]["ships"][name]["at"]
    ship = shape(player, f"ship-{name}")
    spots = player.picture.locator("polygon[data-shape^='spot-']")
    free = next(spot for spot in spots.all()[30:] if "open water" in (spot.get_attribute("aria-label") or ""))
    wanted = (free.get_attribute("data-shape") or "").removeprefix("spot-")
    drags(player, ship, middle(free))
    expect(player.button(say("editor-undo"))).not_to_have_attribute("aria-disabled", "true")
    assert file_of(player)["admirals"][line]["ships"][name]["at"] == wanted != before
    player.presses(say("editor-undo"))
    expect(player.button(say("editor-undo"))).to_have_attribute("aria-disabled", "true")
    player.sees_it_stand(ship)

    ship.focus()
    player.presses_keys("Enter", "Enter", "ArrowLeft", "Enter")
    expect(player.button(say("editor-undo"))).not_to_have_attribute("aria-disabled", "true")
    assert file_of(player)["admirals"][line]["ships"][name]["at"] != before


def test_a_flag_is_planted_by_a_click_on_a_port(player: Player) -> None:
    """Whose it is to be is asked; what that lacks is told."""
    player.opens("/editor/bruise-cruise")
    player.sees(say("editor-in-order"))
    player.touches(player.picture.locator("[data-shape='port-havana']"))
    player.page.locator(".asked button").first.click()
    expect(player.button(say("editor-undo"))).not_to_have_attribute("aria-disabled", "true")
    assert any(admiral.get("flags") for admiral in file_of(player)["admirals"].values())


@pytest.mark.long
def test_a_container_is_put_on_a_space_and_carried_on(player: Player) -> None:
    """Goods come by a click, and go where they are dragged."""
    player.opens("/editor/bremerhaven")
    player.sees(say("editor-in-order"))
    harbors = file_of(player)["harbors"]
    places = player.picture.locator("rect[data-shape^='own-'][aria-label$=': empty']")
    names = [str(place.get_attribute("data-shape")) for place in places.all()]
    free, other = [name for name in names if len(name) == len("own-a1")][:2]
    player.touches(shape(player, free))
    player.touches(answer(player, "Add a container"))
    good = shape(player, f"{free}-container")
    expect(good).to_be_visible()
    stored = file_of(player)["harbors"]
    assert stored != harbors
    drags(player, good, middle(shape(player, other)))
    expect(shape(player, f"{free}-container")).to_have_count(0)
    assert file_of(player)["harbors"] not in (harbors, stored)


@pytest.mark.long
def test_a_building_is_put_into_the_harbor_of_another_and_carried_on(player: Player) -> None:
    """Seen by that player; the harbor of whoever is to choose stays as it is."""
    player.opens("/editor/bremerhaven")
    player.sees(say("editor-in-order"))
    asked = file_of(player)["player"]
    seen = player.page.get_by_role("group", name=say("editor-seen-by"))
    other, name = ("G", "Green") if asked == "R" else ("R", "Red")
    before = file_of(player)["harbors"]
    seen.get_by_text(name, exact=True).click()
    expect(shape(player, "harbor")).to_have_accessible_name(re.compile(name))
    free = player.picture.locator("rect[data-shape^='own-'][aria-label$=': empty']")
    first, then = [str(one.get_attribute("data-shape")) for one in free.all()][-2:]
    player.touches(shape(player, first))
    player.touches(answer(player, "Warehouse"))
    house = shape(player, f"{first}-house")
    expect(house).to_be_visible()
    drags(player, house, middle(shape(player, then)))
    expect(shape(player, f"{then}-house")).to_be_visible()
    after = file_of(player)["harbors"]
    assert after[other]["buildings"] == {then.removeprefix("own-"): "warehouse"}
    assert after[asked] == before[asked]


def test_a_link_brings_the_position_to_somebody_else(arrive: Arrive) -> None:
    """Nothing of it goes to the server; a link that was cut short says so."""
    ada, ben = arrive(), arrive()
    opens_editor(ada)
    ada.touches(square(ada, "a1"))
    expect(square(ada, "a1")).to_have_accessible_name("a1: an orange ship")
    ada.presses(say("editor-share"))
    link = ada.page.get_by_label(say("editor-link"), exact=True).input_value()
    path = link[link.index("/editor/") :]
    ben.opens(path)
    expect(square(ben, "a1")).to_have_accessible_name("a1: an orange ship")
    expect(square(ben, "b2")).to_have_accessible_name("b2: the pirate")
    assert "#" not in ben.page.url
    ben.page.evaluate("hash => location.hash = hash", path[path.index("#") : -12])
    ben.sees(say("editor-bad-link"))


def test_the_board_is_edited_with_keys_alone(player: Player) -> None:
    """In a game where one is asked what a place is to be: the focus goes to the answers, and back."""
    player.opens("/editor/kraken")
    player.sees(say("editor-in-order"))
    player.picture.locator("[data-shape=deep]").first.focus()
    player.presses_keys("Enter")
    expect(player.page.locator(".sound")).to_be_visible()
    place = player.picture.locator("[data-shape^=place-][tabindex]").first
    place.focus()
    player.presses_keys("Enter")
    answers = player.page.locator(".asked button")
    expect(answers.first).to_be_focused()
    player.presses_keys("Enter")
    expect(answers).to_have_count(0)


def test_a_finished_game_is_played_on_from_its_middle(player: Player, tmp_path: Path) -> None:
    """From the table itself, and from its record as a file."""
    player.makes_table("cardinal", ME, ME, first="orange", rows=3, columns=3)
    play_on(player)
    record = tmp_path / "game.qdr"
    record.write_bytes(player.has_file("record"))
    player.looks_back_to(2)
    seen = ships(player)
    player.presses(say("editor-play-on"))
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("editor-play-here")).click()
    assert len(seen) == 2
    expect(player.slider).to_have_attribute("max", "0")
    sees_again(player, seen)

    player.opens("/records")
    player.page.get_by_label(say("records-file"), exact=True).set_input_files(record)
    slider = player.page.get_by_label(say("records-slider"), exact=True)
    slider.fill("2")
    player.sees(say("records-at", at=2, last=int(slider.get_attribute("max") or 0)))
    player.presses(say("editor-open"))
    player.sees(say("editor-in-order"))
    sees_again(player, seen)


def ships(player: Player) -> list[str]:
    """Where ships are, and whose."""
    found = player.picture.locator("[data-shape^=square-]").all()
    labels = [shape.get_attribute("aria-label") or "" for shape in found]
    return sorted(label for label in labels if label.endswith("ship"))


def sees_again(player: Player, seen: list[str]) -> None:
    """The ships are where they were."""
    for label in seen:
        expect(player.picture.get_by_label(label, exact=True)).to_be_visible()
    assert ships(player) == seen


def test_a_file_that_is_no_record_is_refused_with_its_line(player: Player) -> None:
    """In words."""
    player.watch.expects("status of 4")
    player.opens("/records")
    file = FilePayload(name="x.qdr", mimeType="text/plain", buffer=b"hello\n")
    player.page.get_by_label(say("records-file"), exact=True).set_input_files(file)
    expect(player.page.locator("[aria-invalid]")).to_be_visible()
    player.sees("Line 1: this file is not a record of Quarterdeck: it cannot be read from character 1 on.")
