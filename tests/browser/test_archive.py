"""Finished games are found again: searched, looked at move by move, taken along as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.test_axe import assert_sound
from tests.browser.test_german import in_german, overflowing
from tests.browser.words import say

CARDINAL = "Cardinal"


def to_the_archive(player: Player) -> None:
    """From the first page to one's own finished games."""
    player.opens("/")
    player.page.get_by_role("link", name=say("archive-link"), exact=True).click()
    expect(player.page.get_by_role("heading", name=say("archive"), level=1)).to_be_visible()


@pytest.mark.long
def test_a_finished_game_is_found_again(arrive: Arrive, tmp_path: Path) -> None:
    """Its small picture is drawn, its record is a file, and its table tells it move by move; nobody else finds it."""
    player, stranger = arrive(), arrive()
    screens.ending(player)
    to_the_archive(player)
    expect(player.page.get_by_label(say("archive-whose"))).to_have_value("me")
    picture = player.page.locator("main li img")
    expect(picture).to_have_count(1)
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    with player.page.expect_download() as taken:
        player.page.get_by_role("link", name=say("archive-record-of", game=CARDINAL)).click()
    record = tmp_path / taken.value.suggested_filename
    taken.value.save_as(record)
    assert record.read_text().startswith('{"quarterdeck"')
    player.page.get_by_role("link", name=say("archive-look-of", game=CARDINAL)).click()
    expect(player.picture).to_be_visible()
    stranger.opens("/archive")
    expect(stranger.page.get_by_role("heading", name=say("archive"), level=1)).to_be_visible()
    expect(stranger.page.get_by_text(say("loading"))).to_have_count(0)
    expect(stranger.page.get_by_role("link", name=say("archive-look-of", game=CARDINAL))).to_have_count(0)


def test_a_search_narrows_the_list(arrive: Arrive) -> None:
    """By game and by how it ended; what does not fit is not there, and that is said."""
    player = arrive()
    screens.ending(player)
    to_the_archive(player)
    look = player.page.get_by_role("link", name=say("archive-look-of", game=CARDINAL))
    expect(look).to_have_count(1)
    player.page.get_by_label(say("archive-game"), exact=True).select_option("kraken")
    player.presses(say("archive-find"))
    expect(look).to_have_count(0)
    player.page.get_by_label(say("archive-game"), exact=True).select_option("cardinal")
    player.page.get_by_label(say("archive-ending"), exact=True).select_option("resigned")
    player.presses(say("archive-find"))
    player.sees(say("archive-none-yours"))
    expect(look).to_have_count(0)
    player.page.get_by_label(say("archive-ending"), exact=True).select_option("")
    player.page.get_by_label(say("archive-length")).select_option("most:100")
    player.presses(say("archive-find"))
    expect(look).to_have_count(1)


@pytest.mark.long
def test_the_archive_fits_a_phone_and_a_checker_finds_nothing(arrive: Arrive) -> None:
    """In German, too."""
    player = arrive(phone=True)
    screens.ending(player)
    to_the_archive(player)
    expect(player.page.locator("main li img")).to_have_count(1)
    assert_it_fits(player.page)
    assert_fingers_hit(player.page)
    assert_sound(player.page)
    in_german(player.page)
    assert_it_fits(player.page)
    assert overflowing(player.page) == []
