"""A server for each worker, and people with browsers of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.player import Player
from tests.browser.watch import Watch
from tests.server.serving import Serving, serving

PATIENCE = 120_000.0
"""Milliseconds, on a busy machine."""
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
PHONE_GRAIN = 2
"""Pixels of a phone's screen across a CSS pixel."""
QUICK = ("--bot-pause", "0", "--away", "0")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """The machine's own Chromium."""
    return {"executable_path": find_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose bots do not wait for the eye."""
    with serving(tmp_path_factory.mktemp("server"), *QUICK) as started:
        yield started


class Arrive(Protocol):
    """A way for people to come."""

    def __call__(
        self,
        *,
        url: str = "",
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        storage: Path | None = None,
    ) -> Player:
        """Somebody with a browser of their own, who has not opened a page yet."""


@pytest.fixture
def arrive(browser: Browser, server: Serving) -> Iterator[Arrive]:
    """People come; in the end none of their browsers has complained or asked anybody but the server."""
    expect.set_options(timeout=PATIENCE)
    came: list[tuple[BrowserContext, Watch]] = []

    def somebody(
        *, url: str = "", phone: bool = False, dark: bool = False, motion: bool = False, storage: Path | None = None
    ) -> Player:
        context = browser.new_context(
            base_url=url or server.url,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=PHONE_GRAIN if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale="en-GB",
            storage_state=storage,
        )
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, url or server.url)
        came.append((context, watch))
        return Player(context.new_page(), watch, phone=phone)

    yield somebody
    for context, _ in came:
        context.close()
    for _, watch in came:
        assert not watch.complaints, "\n".join(watch.complaints)
        assert not watch.foreign


@pytest.fixture
def player(arrive: Arrive) -> Player:
    """One person at a desk."""
    return arrive()
