"""The client in German: found by the browser's wish or by a choice, and all of it fits though its words are longer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens
from tests.browser.conftest import Arrive
from tests.browser.legible import illegible
from tests.browser.player import Player
from tests.browser.resting import at_rest
from tests.browser.sizes import MOUSE, assert_fingers_hit, assert_it_fits, cramped

PAGES: Final = (
    screens.welcome,
    screens.home,
    screens.learning,
    screens.new_table,
    screens.person,
    screens.rules,
    screens.fleets,
)
TABLES: Final = (
    screens.open_table, screens.cardinal, screens.ending, screens.kraken, screens.bruise_cruise, screens.points,
    screens.bremerhaven, screens.score, screens.pirates, screens.setting_out,
)  # fmt: skip
KEPT: Final = "localStorage.setItem('quarterdeck-language', 'de')"
at_every_screen: Final = pytest.mark.parametrize("screen", [*PAGES, *TABLES], ids=lambda screen: screen.__name__)


def in_german(page: Page) -> None:
    """The page is loaded anew in German."""
    page.evaluate(KEPT)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Wird geladen")).to_have_count(0)
    at_rest(page)


def overflowing(page: Page) -> list[str]:
    """Buttons whose words reach beyond them."""
    found = page.locator("button:visible, a.button:visible").all()
    return [one.inner_text() for one in found if one.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")]


@at_every_screen
def test_german_fits_on_a_desk(player: Player, screen: Callable[[Player], None]) -> None:
    """Nothing is cut off or lies over something else, and controls can be hit."""
    screen(player)
    in_german(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(player.page)
    assert_it_fits(player.page)
    assert overflowing(player.page) == []
    problems = [*illegible(player.page), *cramped(player.page, on_board=MOUSE)] if screen in TABLES else []
    assert not problems, "\n".join(problems)


@at_every_screen
def test_german_fits_on_a_phone(arrive: Arrive, screen: Callable[[Player], None]) -> None:
    """The same at 390 by 844 pixels, for fingers."""
    player = arrive(phone=True)
    screen(player)
    in_german(player.page)
    assert_it_fits(player.page)
    assert_fingers_hit(player.page)
    problems = illegible(player.page) if screen in TABLES else []
    assert not problems, "\n".join(problems)


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
    expect(player.page.get_by_text("Fünf Schiffe auf den Plan")).to_be_visible()


def test_all_that_is_on_offer_is_seen_at_once_on_a_low_desk(player: Player) -> None:
    """Bremerhaven: the boards with what one bids for, below a question of two lines; nothing of them has to be scrolled to."""
    screens.bremerhaven(player)
    in_german(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(player.page)
    hidden = player.page.locator(".dock.boards").evaluate("(one) => one.scrollHeight - one.clientHeight")
    assert hidden <= 1
