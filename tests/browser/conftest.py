"""A server for each worker, and people with browsers of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.player import Player
from tests.browser.watch import REMEMBERED, Watch
from tests.server.serving import Serving, Standby, serving

PATIENCE = 120_000.0
"""Milliseconds, on a busy machine."""
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
PHONE_GRAIN = 2
"""Pixels of a phone's screen across a CSS pixel."""
ONE_TAP = "try { localStorage.setItem('quarterdeck-look-first', 'off') } catch {}"
"""The device makes a move with the first tap, not only with the second."""
QUICK = ("--bot-pause", "0", "--away", "0")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """The machine's own Chromium."""
    return {"executable_path": find_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def standby() -> Iterator[Standby]:
    """Servers start quickly."""
    with Standby() as standing_by:
        yield standing_by


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, standby: Standby) -> Iterator[Serving]:
    """A server whose bots do not wait for the eye, and which takes any number of people from one address."""
    with serving(tmp_path_factory.mktemp("server"), *QUICK, "--no-limits", start=standby.thinking) as started:
        yield started


class Kind(NamedTuple):
    """What browsers differ in."""

    phone: bool
    dark: bool
    motion: bool


Idle = dict[Kind, list[BrowserContext]]


@pytest.fixture(scope="session")
def idle() -> Idle:
    """Browsers of people who have left: the next have them, with the files of the pages and nothing of what was kept there."""
    return {}


class Arrive(Protocol):
    """A way for people to come."""

    def __call__(
        self,
        *,
        url: str = "",
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        new: bool = False,
        looks_first: bool = False,
    ) -> Player:
        """Somebody with a browser of their own, who has not opened a page yet; with a `new` one none has ever been opened in it.

        With a finger one tap makes a move, unless they like to see first what it comes to, as everybody does who has not said otherwise.
        """


@pytest.fixture
def arrive(browser: Browser, server: Serving, idle: Idle) -> Iterator[Arrive]:
    """People come; in the end none of their browsers has complained or asked anybody but the server."""
    expect.set_options(timeout=PATIENCE)
    came: list[tuple[Kind | None, Page, Watch]] = []

    def somebody(
        *,
        url: str = "",
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        new: bool = False,
        looks_first: bool = False,
    ) -> Player:
        kind = Kind(phone, dark, motion)
        used = [] if url or new else idle.setdefault(kind, [])
        context = used.pop() if used else open_browser(browser, url or server.url, kind)
        watch = Watch(context, url or server.url)
        page = context.new_page()
        page.add_init_script(REMEMBERED)
        if not looks_first:
            page.add_init_script(ONE_TAP)
        came.append((None if url or new else kind, page, watch))
        return Player(page, watch, phone=phone)

    yield somebody
    for kind, page, watch in came:
        if kind is None:
            page.context.close()
        else:
            leave(page, watch.url)
            watch.ends()
            idle[kind].append(page.context)
    for _, _, watch in came:
        assert not watch.complaints, "\n".join(watch.complaints)
        assert not watch.foreign


def open_browser(browser: Browser, url: str, kind: Kind) -> BrowserContext:
    """A browser of this kind in which nothing has been opened yet."""
    context = browser.new_context(
        base_url=url,
        viewport=PHONE if kind.phone else DESKTOP,
        has_touch=kind.phone,
        is_mobile=kind.phone,
        device_scale_factor=PHONE_GRAIN if kind.phone else 1,
        color_scheme="dark" if kind.dark else "light",
        reduced_motion="no-preference" if kind.motion else "reduce",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    return context


def leave(page: Page, url: str) -> None:
    """Close the pages, and forget who has been here and what was kept."""
    context = page.context
    context.set_offline(offline=False)
    last = context.new_page()  # in which nothing of ours runs
    for one in context.pages:
        if one is not last:
            one.close()
    context.clear_cookies()
    tools = context.new_cdp_session(last)
    tools.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "local_storage,indexeddb"})
    last.close()


@pytest.fixture
def player(arrive: Arrive) -> Player:
    """One person at a desk."""
    return arrive()
