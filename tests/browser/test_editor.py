"""The position editor: a position is set up, checked, played on and sent as a link; so is any point of a finished game."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.player import ME, Player
from tests.browser.together import play_on
from tests.browser.words import say

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


def text_of(player: Player) -> Locator:
    """The file's text, which is turned to."""
    player.page.get_by_text(say("editor-text"), exact=True).click()
    return player.page.get_by_label(say("editor-text-label"))


def test_a_square_goes_round_and_what_no_game_can_come_to_is_told_with_its_clause(player: Player) -> None:
    """A ship beside the pirate is mended by going on."""
    opens_editor(player)
    player.touches(square(player, "a1"))
    expect(square(player, "a1")).to_have_accessible_name("a1: an orange ship")
    player.touches(square(player, "b1"))
    fault = player.page.locator(".fault")
    expect(fault).to_contain_text("a ship is directly beside the pirate")
    expect(fault.get_by_role("link", name="CA-2.4")).to_have_attribute("href", "/rules/cardinal#CA-2.4")
    player.sees(say("editor-old-picture"))
    expect(player.button(say("editor-play-bots"))).to_have_attribute("aria-disabled", "true")
    player.presses(say("editor-undo"))
    player.sees(say("editor-in-order"))
    expect(text_of(player)).to_have_value(json.dumps({**BOARD, "board": ["O . .", ". P .", ". . ."]}, indent=2) + "\n")


def test_a_mistake_in_the_text_is_shown_at_its_line(player: Player) -> None:
    """The field is named; the text is led to."""
    opens_editor(player)
    area = text_of(player)
    wrong = json.dumps({**BOARD, "player": "red"}, indent=2)
    area.fill(wrong)
    line = next(number for number, one in enumerate(wrong.split("\n"), 1) if "red" in one)
    player.presses(say("editor-show-line", line=line))
    expect(area).to_be_focused()
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert area.evaluate(chosen) == '"red"'
    player.page.keyboard.type('"green"')
    player.sees(say("editor-in-order"))
    player.page.get_by_text(say("editor-form"), exact=True).click()
    expect(player.page.get_by_label("player", exact=True)).to_have_value("green")


def test_one_plays_on_with_a_click(player: Player) -> None:
    """Whoever is to choose sits there."""
    opens_editor(player)
    player.page.get_by_label("player", exact=True).select_option("green")
    expect(player.page.locator(".sound")).to_contain_text("Green")
    player.presses(say("editor-play-here"))
    expect(player.board).to_be_visible()
    expect(player.picture.get_by_label("b2: the pirate")).to_be_visible()


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
    player.sees("line 1")
