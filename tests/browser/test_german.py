"""The client in German: found by the browser's wish or by a choice, and all of it fits though its words are longer."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens
from tests.browser.beginnings import in_port
from tests.browser.harbors import CARD, carries, late_bid, offered, until
from tests.browser.player import BOT, ME, Player
from tests.browser.resting import at_rest

KEPT: Final = "localStorage.setItem('quarterdeck-language', 'de')"
ALL_OF_THREE_KINDS: Final = 20
"""Ways to take up to three goods where one kind is not allowed."""
SOME_SPACES: Final = ("1.5", "2.1", "3.1")
COVERED: Final = """
    () => [...document.querySelectorAll(".offered .front")].filter((front) => {
        const laid = front.querySelector(".laid")?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(front.querySelector(".title"));
        return laid && [...words.getClientRects()].some((line) =>
            line.left < laid.right - 1 && laid.left < line.right - 1 && line.top < laid.bottom - 2 && laid.top < line.bottom - 2);
    }).map((front) => front.textContent)
"""
"""The names of cards on offer that lie below bids."""
PAGES: Final = {"welcome", "home", "learning", "new-table", "person", "rules", "fleets"}
TABLES: Final = {
    "open-table", "cardinal", "ending", "kraken", "bruise-cruise", "points", "bremerhaven", "score", "pirates", "setting-out",
}  # fmt: skip
"""The screens that test_axe.py, which goes to all of them, looks at in German, too."""


def in_german(page: Page) -> None:
    """The page is loaded anew in German."""
    page.evaluate(KEPT)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Wird geladen")).to_have_count(0)
    at_rest(page)


def in_english(page: Page) -> None:
    """The page is loaded anew in English."""
    page.evaluate("localStorage.removeItem('quarterdeck-language')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_text("Loading")).to_have_count(0)
    at_rest(page)


def overflowing(page: Page) -> list[str]:
    """Buttons whose words reach beyond them."""
    found = page.locator("button:visible, a.button:visible").all()
    return [one.inner_text() for one in found if one.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")]


def test_the_page_speaks_the_language_of_the_browser(player: Player) -> None:
    """Unless another one is chosen on this device; the server answers in the same one."""
    player.page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de-AT', 'en'] })")
    player.opens("/me")
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    expect(player.page.get_by_role("group", name="Sprache")).to_be_visible()
    player.page.get_by_role("radio", name="English").click(force=True)
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    expect(player.page.get_by_role("group", name="Language")).to_be_visible()
    player.page.get_by_role("radio", name="Deutsch").click(force=True)
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    player.opens("/")
    expect(player.page.get_by_text("Fünf Schiffe auf den Spielplan")).to_be_visible()


def test_all_that_is_on_offer_is_seen_at_once_on_a_low_desk(player: Player) -> None:
    """Bremerhaven: the boards with what one bids for, below a question of two lines; nothing of them has to be scrolled to."""
    screens.bremerhaven(player)
    in_german(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(player.page)
    hidden = player.page.locator(".dock.boards").evaluate("(one) => one.scrollHeight - one.clientHeight")
    assert hidden <= 1


@pytest.mark.long
def test_all_starting_goods_are_seen_at_once_on_a_low_desk(player: Player) -> None:
    """Three goods, two, one or none, and why some kind is not allowed."""
    position = in_port(2, lambda moves: moves[0].startswith("start") and len(moves) == ALL_OF_THREE_KINDS, after=0)
    player.makes_table("bremerhaven", ME, BOT, position=position, length="short")
    in_german(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(player.page)
    assert player.page.locator(".dock.own [data-shape^=choice-start]").count() == ALL_OF_THREE_KINDS
    hidden = player.page.locator(".dock.own").evaluate("(one) => one.scrollHeight - one.clientHeight")
    assert hidden <= 1


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_bids_lie_beside_the_names_of_what_one_bids_for_on_a_low_desk(player: Player, players: int) -> None:
    """No name is covered by one; four players need more room than two."""
    bots = [BOT] * (players - 1)
    player.makes_table("bremerhaven", ME, *bots, position=late_bid(players, 8), length="long")
    in_german(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(player.page)
    for space in SOME_SPACES:
        until(player, lambda: any(name.startswith(CARD) for name in offered(player)[0]))
        carries(player, max(name for name in offered(player)[0] if name.startswith(CARD)), f"space-{space}")
    at_rest(player.page)
    assert player.page.locator(".offered .laid").count() >= len(SOME_SPACES)
    assert player.page.evaluate(COVERED) == []
