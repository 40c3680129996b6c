"""Somebody who builds fleets: what they add, drag, open, share and read on the page for that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from tests.browser.words import say

PAGE: Final = "/fleets/pirates"
TITAN: Final = "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer.hms-albion~explorer"


class Shipwright:
    """A person at that page."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def comes(self, query: str = "") -> None:
        """Open the page, perhaps by a link with a fleet."""
        self.player.opens(PAGE + query)
        expect(self.page.get_by_role("group", name=say("fleet-kinds"), include_hidden=True)).to_be_attached()

    # -- what is there -----------------------------------------------------------------------------

    @property
    def shelf(self) -> Locator:
        """The pieces to choose from."""
        return self.page.get_by_role("region", name=say("fleet-shelf"))

    @property
    def fleet(self) -> Locator:
        """The fleet that is being built."""
        return self.page.get_by_role("region", name=say("fleet-yours"))

    def card(self, name: str) -> Locator:
        """A piece to choose."""
        return self.shelf.get_by_role("article", name=name, exact=True)

    def berth(self, ship: str) -> Locator:
        """A ship of the fleet."""
        return self.fleet.get_by_role("article", name=ship, exact=True)

    def chip(self, ship: str, crew: str) -> Locator:
        """What is aboard a ship."""
        return self.berth(ship).get_by_role("button", name=re.compile(rf"^{re.escape(crew)}\b"))

    def costs(self, points: int, allowed: int = 40) -> None:
        """The fleet costs so much of so much."""
        expect(self.fleet).to_contain_text(say("fleet-used", used=points, of=allowed))

    def is_allowed(self) -> None:
        """The rules say so."""
        expect(self.fleet).to_contain_text(re.compile(r"Allowed[:;]"))

    # -- what they do ------------------------------------------------------------------------------

    def turns_to(self, kind: str) -> None:
        """Look at pieces of another kind."""
        self.player.presses(say("fleet-kind", kind=kind))

    def turns_to_fleet(self) -> None:
        """Look at the fleet, where there is no room for both."""
        if self.player.phone:
            self.page.get_by_role("group", name=say("fleet-sides")).get_by_role("button").last.tap()

    def turns_to_pieces(self) -> None:
        """Look at the pieces, where there is no room for both."""
        if self.player.phone:
            self.player.presses(say("fleet-side-pieces"))

    def seeks(self, text: str) -> None:
        """Search names and texts."""
        self.player.fills(say("fleet-search"), text)

    def adds(self, kind: str, name: str, nation: str = "") -> None:
        """Find a piece and add it."""
        self.turns_to(kind)
        self.player.picks(say("fleet-nation"), nation or say("fleet-all-nations"))
        self.seeks(name)
        self.player.touches(self.card(name).get_by_role("button").last)

    def drags(self, what: Locator, where: Locator) -> None:
        """Carry something with the mouse; nothing scrolls meanwhile."""
        where.scroll_into_view_if_needed()
        what.drag_to(where)

    def source(self) -> Locator:
        """Where the pieces come from, and how to have others; unfolded."""
        found = self.shelf.locator("details.fold").last
        if found.get_attribute("open") is None:
            self.player.touches(found.locator("summary"))
        return found

    def takes_pack(self, file: Path) -> Locator:
        """Build of the pieces of a content pack."""
        found = self.source()
        found.get_by_label(say("pack"), exact=True).set_input_files(file)
        return found

    def leaves_pack(self) -> None:
        """Build of the game's own pieces again."""
        self.player.touches(self.source().get_by_role("button", name=say("pack-drop")))

    def opens(self, way: str) -> Locator:
        """The dialog with other fleets, and one of its parts."""
        self.player.presses(say("fleet-open"))
        dialog = self.page.get_by_role("dialog")
        self.player.touches(dialog.get_by_role("button", name=say("fleet-way", way=way), exact=True))
        return dialog
