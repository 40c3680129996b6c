"""Pictures of every screen in four windows, light and dark, for somebody to look through.

    python -m tests.browser.all_pictures FOLDER [--language de] [SCREEN …]

Without names of screens all of them are taken: more than 450 files. In another language each screen is loaded anew, so that
what was open on it, such as a dialog, is closed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.conftest import ONE_TAP, QUICK, Kind, open_browser
from tests.browser.player import Player
from tests.browser.screens import SCREENS, WALKS, goes_to
from tests.browser.watch import REMEMBERED, Watch
from tests.server.serving import NoServer, serving

DESKS: Final = ((1440, 900), (1280, 720), (1024, 768))
PHONES: Final = ((390, 844),)
PATIENCE: Final = 30_000.0
"""Milliseconds: a screen that does not come is left out."""
SETTLES: Final = 500
"""Milliseconds in which a page fits itself into another window."""


def shot(page: Page, folder: Path, screen: str, windows: tuple[tuple[int, int], ...]) -> None:
    """A screen in each window, light and dark; it stays as it is."""
    for width, height in windows:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(SETTLES)
            page.screenshot(path=folder / f"{screen}-{width}x{height}-{theme}.png", animations="disabled", caret="hide")


def arrive(browser: Browser, url: str, *, phone: bool) -> Player:
    """Somebody who has not opened a page yet."""
    context = open_browser(browser, url, Kind(phone, dark=False, motion=False))
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, url)
    page = context.new_page()
    page.add_init_script(REMEMBERED)
    page.add_init_script(ONE_TAP)
    return Player(page, watch, phone=phone)


def stops(screens: list[str], language: str) -> Iterator[tuple[str, ...]]:
    """The screens that are taken one after the other on one walk; in another language each has a walk of its own."""
    for walk in WALKS:
        wanted = tuple(screen for screen in walk if not screens or screen in screens)
        if not language and wanted:
            yield walk[: walk.index(wanted[-1]) + 1]
        elif language:
            yield from ((screen,) for screen in wanted)


def take(player: Player, walk: tuple[str, ...], screens: list[str], language: str, folder: Path) -> None:
    """Go there, and take what is wanted on the way."""
    windows = PHONES if player.phone else DESKS
    if language:
        goes_to(player, walk[0])
        player.page.evaluate("(language) => localStorage.setItem('quarterdeck-language', language)", language)
        player.page.reload()
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        player.page.wait_for_timeout(2 * SETTLES)
        shot(player.page, folder, walk[0], windows)
        return
    for screen in walk:
        SCREENS[screen](player)
        if not screens or screen in screens:
            own = player.page.viewport_size
            shot(player.page, folder, screen, windows)
            player.page.set_viewport_size(own or ViewportSize(width=windows[0][0], height=windows[0][1]))


def main(arguments: list[str]) -> int:
    """Take them; 1 if some could not be taken."""
    asked = argparse.ArgumentParser(description="Pictures of every screen in four windows, light and dark.")
    asked.add_argument("folder", type=Path)
    asked.add_argument("screens", nargs="*", metavar="SCREEN")
    asked.add_argument("--language", default="", help="such as de; else English")
    said = asked.parse_intermixed_args(arguments)
    unknown = [screen for screen in said.screens if screen not in SCREENS]
    if unknown:
        asked.error(f"no such screen: {', '.join(unknown)}; there are {', '.join(SCREENS)}")
    said.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    failed = 0
    with (
        TemporaryDirectory() as scratch,
        serving(Path(scratch), *QUICK, "--no-limits") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for walk in stops(said.screens, said.language):
            for phone in (False, True):
                player = arrive(browser, server.url, phone=phone)
                try:
                    take(player, walk, said.screens, said.language, said.folder)
                except (BrowserError, AssertionError) as error:
                    failed += 1
                    where = "phone" if phone else "desk"
                    sys.stderr.write(f"{' → '.join(walk)} ({where}): {str(error).splitlines()[0]}\n")
                player.page.context.close()
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except NoServer as trouble:
        raise SystemExit(str(trouble)) from None
