"""A whole game of Cardinal, by mouse, against a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP
from tests.browser.player import ME, Player
from tests.browser.words import say
from tests.cli.commands import run_here

GAP: Final = 30
"""CSS pixels: between the board and the seats."""


def test_a_game_is_played_to_its_end_and_once_more(player: Player, tmp_path: Path) -> None:
    """From the first page to the ending; its record is sound, its picture a picture, the rematch another table."""
    player.plays_now("Cardinal")
    while player.is_to_choose():
        player.chooses(player.choices()[0])
    expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    path = player.path

    with player.page.expect_download() as record:
        player.ending.get_by_role("link", name=say("table-record")).click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    assert file.suffix == ".qdr"
    assert run_here("record", "verify", str(file)).code == 0

    with player.page.expect_download() as picture:
        player.ending.get_by_role("link", name=say("table-picture-file")).click()
    assert picture.value.path().read_text(encoding="utf-8").startswith("<svg")

    player.presses(say("table-rematch", seats=2))
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()
    assert player.path != path


def test_a_board_from_which_alone_one_chooses_has_all_the_room_beside_the_seats(player: Player) -> None:
    """No empty column stands beside it, and it is not smaller for what is told of the pirate."""
    player.makes_table("cardinal", ME, ME, first="orange")
    assert player.is_to_choose()
    dock, seats = player.picture.locator(".dock.board").bounding_box(), player.seats.bounding_box()
    assert dock is not None
    assert seats is not None
    assert dock["width"] > DESKTOP["width"] * 0.6
    assert seats["x"] - dock["x"] - dock["width"] < GAP


def test_what_happened_last_is_marked_on_the_board_and_seen_in_the_log_of_a_window_that_is_made_smaller(
    player: Player,
) -> None:
    """Also where two people share a device."""
    player.makes_table("cardinal", ME, ME, first="orange")
    for square in ("a1", "c1", "a3", "c3", "d2", "d4"):
        player.chooses(f"Place your ship on {square}")
    expect(player.picture.locator(".trails .over")).to_have_count(1)
    last = player.page.get_by_role("region", name=say("table-log")).get_by_role("listitem").last
    expect(last).to_have_text("Green places a ship on d4.")
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(last).to_be_in_viewport(ratio=1)
