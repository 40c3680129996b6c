"""A learner in the browser: opens lessons, chooses by the beginning of a name, reads what is said."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from tests.browser.words import say


class Learner:
    """Somebody at a lesson."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def opens(self, game: str, lesson: str, title: str) -> None:
        """Come to a lesson, and be asked."""
        self.player.opens(f"/learn/{game}/{lesson}")
        self.is_at(title)

    def is_at(self, title: str) -> None:
        """The lesson of this title is open, and there is something to choose."""
        self.player.page.get_by_role("heading", name=re.compile(f"^{re.escape(title)}")).wait_for()
        self.player.hotspots.first.wait_for()

    def choice(self, name: str) -> Locator:
        """What can be chosen whose name begins so."""
        return self.player.picture.get_by_role("button", name=re.compile(f"^{re.escape(name)}"), disabled=False).first

    def chooses(self, name: str) -> None:
        """Choose it, and see the picture change."""
        whole = self.choice(name).get_attribute("aria-label") or name
        self.player.touches(self.choice(name))
        expect(self.player.picture.get_by_role("button", name=whole, exact=True, disabled=False)).to_have_count(0)

    @property
    def mistake(self) -> Locator:
        """What went wrong."""
        return self.player.region(say("lesson-mistake"))

    @property
    def done(self) -> Locator:
        """That the lesson is done."""
        return self.player.region(say("lesson-done"))
