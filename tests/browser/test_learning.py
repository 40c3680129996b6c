"""The way in: one page about each game, what it leads to, and where it is found; games against bots that fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.guide import guide_of
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.words import say


def test_the_first_game_is_begun_without_scrolling(player: Player) -> None:
    """On a low desk and on a phone; the rose of the chart is not under the words."""
    player.opens("/")
    rose, words = (player.page.locator(f".chart {one}").first for one in ("svg", "h1"))
    for width, height in ((1280, 720), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.button(say("play-now-game", game="Cardinal"))).to_be_in_viewport(ratio=1)
        ends = words.evaluate(
            "one => { const r = document.createRange(); r.selectNodeContents(one); return r.getBoundingClientRect().right; }"
        )
        box = rose.bounding_box()
        assert box is not None
        assert ends <= box["x"]


@pytest.mark.long
def test_the_page_of_each_game_has_all_its_pictures(player: Player) -> None:
    """Drawn, with what is to be seen in words."""
    for key in keys():
        player.opens(f"/learn/{key}")
        figures = guide_of(key).figures()
        pictures = player.page.get_by_role("figure").get_by_role("img")
        expect(pictures).to_have_count(len(figures))
        for at, figure in enumerate(figures):
            picture = pictures.nth(at)
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_accessible_name(figure.alt)
            expect(picture).to_have_js_property("complete", value=True)
            assert picture.evaluate("(one) => one.naturalWidth") > 0, figure.alt


@pytest.mark.long
def test_a_page_leads_to_its_rules_and_to_a_game(player: Player) -> None:
    """A clause in brackets is a link to the very rule."""
    player.opens("/learn/cardinal")
    player.link(say("learn-clause", clause="CA-5.3")).click()
    expect(player.page).to_have_url(re.compile("/rules/cardinal#CA-5.3$"))
    player.link(say("learn")).click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text(say("learn-title", game="Cardinal"))
    player.presses(say("play-now-game", game="Cardinal"))
    expect(player.picture).to_be_visible()
    player.presses_keys("?")
    expect(player.page.get_by_role("dialog").get_by_role("link", name=say("learn-away"))).to_be_visible()


def test_the_easiest_game_comes_first_and_each_says_how_long_it_takes(player: Player) -> None:
    """Only who is new is told where to start."""
    player.opens("/")
    games = player.page.get_by_role("article")
    expect(games).to_have_count(len(keys()))
    expect(games.first).to_contain_text("Cardinal")
    expect(games.first).to_contain_text(say("start-here"))
    for key in keys():
        card = games.filter(has=player.page.get_by_role("heading", name=find_game(key).title, exact=True))
        expect(card).to_contain_text(re.compile(r"\d+ min · (easy|medium|hard) · "))
        expect(card.get_by_role("link", name=say("learn-game", game=find_game(key).title))).to_be_visible()
    player.makes_table("cardinal", ME, OPEN)
    player.opens("/")
    expect(player.page.get_by_role("heading", level=2).first).to_have_text(say("your-tables"))
    expect(player.page.get_by_text(say("start-here"))).to_have_count(0)


@pytest.mark.long
def test_whoever_is_invited_reads_by_whom_to_what_and_how_long_it_takes(arrive: Arrive) -> None:
    """Before anything is decided; how it is played opens beside it."""
    host, guest = arrive(), arrive(phone=True)
    host.asks("/api/me", {"name": "Ada"})
    guest.opens(host.makes_table("bremerhaven", ME, OPEN, length="short"))
    note = guest.region(say("table-open"))
    expect(note.get_by_role("heading", level=2)).to_have_text(
        say("table-open-title-by", host="Ada", game="Bremerhaven")
    )
    expect(note).to_contain_text("55–120 min · hard · 1–4 players")
    note.get_by_text(say("table-options")).click()
    expect(note.locator("dl")).to_contain_text("Short")
    expect(note.get_by_role("link", name=say("learn-away"))).to_have_attribute("href", "/learn/bremerhaven")
    expect(note.get_by_role("button", name=say("table-sit-as", seat="Green"))).to_be_visible()


def test_whoever_wins_against_a_bot_meets_a_stronger_one_next_time(player: Player) -> None:
    """The bot of the first game is one for beginners; a won game counts once."""
    board = '["O . . O", ". G . .", "O . . O", ". . . ."]'
    won = f'{{"game": "cardinal", "board": {board}, "player": "orange"}}'
    player.opens("/")
    expect(player.page.get_by_text(say("play-now-how", level=1)).first).to_be_visible()
    player.makes_table("cardinal", ME, BOT, position=won)
    player.chooses("Place your ship on a4")
    expect(player.ending).to_be_visible()
    player.page.reload()
    expect(player.ending).to_be_visible()
    player.opens("/")
    expect(player.page.get_by_text(say("play-now-how", level=2))).to_have_count(1)
