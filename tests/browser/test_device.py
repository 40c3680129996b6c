"""What the device is asked for: little over the wire, no connection after loading, no sound, as much motion as wanted."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.words import say
from tests.server.serving import Serving, Standby

MOST_BYTES = 200_000
COUNTING = """
    window.tones = 0;
    window.glides = 0;
    const { AudioContext } = window;
    window.AudioContext = class extends AudioContext { constructor() { super(); window.tones++; } };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) { window.glides++; return animate.apply(this, how); };
"""


def test_the_first_load_is_small(arrive: Arrive) -> None:
    """Page, programs, styles and pictures, as they go over the wire; with everything that is kept for later, too."""
    player = arrive(new=True)
    sizes: list[int] = []
    player.page.context.on(
        "requestfinished",
        lambda request: sizes.append(request.sizes()["responseBodySize"] + request.sizes()["responseHeadersSize"]),
    )
    player.opens("/")
    expect(player.button(say("play-now-game", game="Kraken"))).to_be_visible()
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES


def kept(page: Page) -> None:
    """Wait until the page's files are kept on the device."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_pages_load_when_the_server_is_gone(arrive: Arrive, standby: Standby, tmp_path: Path) -> None:
    """They say that there is no connection; rules once read stay readable; with the server all is well again."""
    server = Serving(tmp_path, *QUICK, start=standby)
    try:
        player = arrive(url=server.url)
        player.watch.expects("ERR_CONNECTION|ERR_FAILED|WebSocket")
        player.opens("/rules/cardinal")
        player.sees("CA-1.1")
        kept(player.page)
        player.sees("CA-1.1")
        server.kill()
        player.page.reload()
        player.sees(say("not-connected"))
        player.sees("CA-1.1")
        player.opens("/")
        player.sees(say("not-connected"))
        expect(player.page.get_by_role("heading", name="Cardinal")).to_be_visible()
        server = Serving(tmp_path, *QUICK, database=server.database, port=server.port, start=standby)
        expect(player.page.get_by_text(say("not-connected"))).to_be_hidden()
        player.presses(say("play-now-game", game="Cardinal"))
        assert player.is_to_choose()
    finally:
        server.kill()


def test_the_theme_is_chosen_and_kept(player: Player) -> None:
    """Dark on a light device, also after loading again; then as the device says."""
    player.opens("/me")
    page = player.page.locator("html")
    light = page.evaluate("(page) => getComputedStyle(page).backgroundColor")
    dark = player.page.get_by_role("radio", name=say("theme-dark"), exact=True)
    dark.check()
    expect(page).not_to_have_css("background-color", light)
    player.page.reload()
    expect(dark).to_be_checked()
    expect(page).not_to_have_css("background-color", light)
    player.page.get_by_role("radio", name=say("theme-auto")).check()
    expect(page).to_have_css("background-color", light)


def test_there_is_no_sound_until_it_is_switched_on(player: Player) -> None:
    """Not a tone; then one when it is one's turn."""
    player.page.add_init_script(COUNTING)
    player.opens("/me")
    expect(player.page.get_by_role("checkbox", name=say("sound-on"))).not_to_be_checked()
    player.makes_table("cardinal", ME, BOT, first="orange")
    for square in ("Place your ship on a1", None):
        assert player.is_to_choose()
        player.chooses(square or player.choices()[0])
    assert player.page.evaluate("tones") == 0
    player.opens("/me")
    player.page.get_by_role("checkbox", name=say("sound-on")).check()
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.chooses(player.choices()[0])
    assert player.is_to_choose()
    player.page.wait_for_function("tones > 0")


def test_pieces_glide_unless_the_device_asks_for_less_motion(arrive: Arrive) -> None:
    """Either way they arrive."""
    for motion in (True, False):
        player = arrive(motion=motion)
        player.page.add_init_script(COUNTING)
        player.makes_table("kraken", ME, BOT)
        assert player.is_to_choose()
        before = player.page.evaluate("glides")
        player.chooses(player.choices()[0])
        expect(player.page.locator(".copies > g")).to_have_count(0)
        assert (player.page.evaluate("glides") > before) == motion
