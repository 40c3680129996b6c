"""A person at the table: what they open, see, choose, say, take back and look at, in one browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import hypot
from typing import Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.watch import Watch
from tests.browser.words import say

Seat = dict[str, str | int]
ME: Final[Seat] = {"kind": "me"}
OPEN: Final[Seat] = {"kind": "open"}
BOT: Final[Seat] = {"kind": "bot", "level": 1}
ONE_PLACE: Final = 40
"""Pixels between two taps that may be one double tap."""
INTO_THE_WINDOW: Final = """
    (one) => {
        if (!one.ownerSVGElement) return;
        const [{ x, y, width, height }, room] = [one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()];
        const [across, down] = [x + width / 2, y + height / 2];
        if (across < room.left || across > room.right || down < room.top || down > room.bottom) one.focus({ preventScroll: true });
    }
"""
"""What lies beside the part of the board that is shown comes into it with the focus, as for a screen reader."""
A_MOMENT: Final = 600
"""Milliseconds between two taps that are none."""
HEARD_EVERY: Final = 100
"""In milliseconds. A page that nobody looks at may draw no frame for a while: frames are no clock to look by."""


class Player:
    """Somebody with a browser: at a desk with mouse and keys, or with a phone.

    They wait with `wait_for`: as long as `expect` waits, it describes the whole page again and again for its report of a failure.
    """

    def __init__(self, page: Page, watch: Watch, *, phone: bool = False) -> None:
        self.page = page
        self.watch = watch
        self.phone = phone
        self.tapped = (-1_000.0, -1_000.0)

    # -- going places ----------------------------------------------------------------------------

    def opens(self, path: str) -> None:
        """Type an address or follow a link from elsewhere."""
        self.page.goto(path)

    def plays_now(self, game: str) -> None:
        """Begin a game against bots with one click on the first page."""
        self.opens("/")
        self.presses(say("play-now-game", game=game))
        self.picture.wait_for()

    def makes_table(
        self, game: str, *seats: Seat, pack: str | None = None, position: str | None = None, **options: int | str
    ) -> str:
        """Have a table without filling in the form, and open it; the table's path. `pack` and `position` are texts of files."""
        self.asks("/api/me", {})
        files = {"pack": pack, "position": position}
        made = self.asks("/api/matches", {"game": game, "seats": seats, "options": options, **files})
        path = f"/t/{msgspec.json.decode(made, type=dict[str, str])['match']}"
        self.opens(path)
        self.picture.or_(self.curtain).or_(self.waiting).first.wait_for()
        return path

    def asks(self, path: str, body: object) -> bytes:
        """What the server answers to a request that the client would make."""
        answer = self.page.request.post(
            path, data=msgspec.json.encode(body), headers={"content-type": "application/json", "origin": self.watch.url}
        )
        assert answer.ok, answer.text()
        return answer.body()

    def joins(self, path: str, seat: str, *, fleet: str = "") -> None:
        """Follow an invitation and take a seat, with a fleet of one's own if it is named."""
        self.opens(path)
        if fleet:
            self.picks(say("table-fleet"), say("fleet-own-text"))
            self.fills(say("fleet-own-text-label", label=say("table-fleet")), fleet)
        self.presses(say("table-sit-as", seat=seat))
        expect(self.button(say("table-sit-as", seat=seat))).to_be_hidden()

    def has_file(self, name: str) -> bytes:
        """A file of the table as the server gives it to them: its record, its picture."""
        answer = self.page.request.get(f"/api/matches/{self.path.removeprefix('/t/')}/{name}")
        assert answer.ok, answer.text()
        return answer.body()

    @property
    def path(self) -> str:
        """Where they are."""
        return urlsplit(self.page.url).path

    def invites(self) -> str:
        """The link to their table."""
        return self.page.get_by_role("textbox", name=say("table-invite"), exact=True).first.input_value()

    # -- doing things ----------------------------------------------------------------------------

    def touches(self, what: Locator, *, force: bool = False) -> None:
        """Click it, or tap it with a finger; with `force` also what says that it cannot be used."""
        if self.phone:
            what.evaluate(INTO_THE_WINDOW)
            box = what.bounding_box()
            assert box is not None
            self.lifts(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            what.tap(force=force)
        else:
            what.click(force=force)

    def lifts(self, x: float, y: float) -> None:
        """Wait before a finger comes down where it was: at once it would be a double tap, of which the second counts for nothing."""
        if hypot(x - self.tapped[0], y - self.tapped[1]) < ONE_PLACE:
            self.page.wait_for_timeout(A_MOMENT)
        self.tapped = (x, y)

    def sees_it_stand(self, what: Locator) -> None:
        """Wait until it has stood in one place, as large as it is, for a moment: a page may still be growing."""
        before = None
        while before is None or before != what.bounding_box():
            before = what.bounding_box()
            self.page.wait_for_timeout(A_MOMENT)

    def presses(self, name: str) -> None:
        """Press the button or follow the link of this name."""
        self.touches(self.button(name).or_(self.link(name)).first)

    def fills(self, label: str, text: str) -> None:
        """Fill in a field."""
        self.page.get_by_label(label, exact=True).fill(text)

    def opens_more(self) -> None:
        """Unfold what the form for a new table does not show at once."""
        self.page.get_by_text(say("new-more")).click()

    def picks(self, label: str, choice: str) -> None:
        """Pick from a list."""
        self.page.get_by_role("combobox", name=label, exact=True).select_option(label=choice)

    def presses_keys(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    # -- what is on the page ---------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """The button of this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        """The link of this name."""
        return self.page.get_by_role("link", name=name, exact=True)

    def region(self, name: str) -> Locator:
        """The part of the page of this name."""
        return self.page.get_by_role("region", name=name, exact=True)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The words are on the page, to be seen, somewhere."""
        self.page.get_by_text(text).locator("visible=true").first.wait_for()

    def hears(self, text: str | re.Pattern[str]) -> None:
        """A screen reader says the words, politely or at once, or has said them since the page was loaded."""
        pattern = text.pattern if isinstance(text, re.Pattern) else re.escape(text)
        said = "(words) => window.saidAloud.some((said) => new RegExp(words, 'i').test(said))"
        try:
            self.page.wait_for_function(said, arg=pattern, polling=HEARD_EVERY)
        except TookTooLong as error:
            heard = self.page.evaluate("window.saidAloud.slice(-20)")
            msg = f"never said: {pattern}; said at last: {heard}; remarks that arrived: {self.watch.messages('said')}"
            raise AssertionError(msg) from error

    @property
    def board(self) -> Locator:
        """The part of the page where the picture is."""
        return self.region(say("table-board"))

    @property
    def picture(self) -> Locator:
        """The picture of the game."""
        return self.page.get_by_role("group", name=say("table-picture"), exact=True)

    @property
    def curtain(self) -> Locator:
        """What hides the table while the device changes hands."""
        return self.page.get_by_role("region").filter(has=self.page.get_by_role("heading", name=HAND_OVER))

    @property
    def ending(self) -> Locator:
        """The card that says how the game ended."""
        return self.region(say("table-over"))

    @property
    def refusal(self) -> Locator:
        """Why something cannot be done."""
        return self.region(say("table-refusal"))

    @property
    def proposal(self) -> Locator:
        """What others ask for, or are asked."""
        return self.region(say("table-proposal"))

    @property
    def invitation(self) -> Locator:
        """The card of a table that waits for players."""
        return self.region(say("table-open"))

    @property
    def waiting(self) -> Locator:
        """What stands in the picture's place where there is nothing to draw yet."""
        return self.page.get_by_text(say("table-waiting"))

    @property
    def hotspots(self) -> Locator:
        """Everything in the picture that can be chosen."""
        return self.picture.get_by_role("button", disabled=False)

    @property
    def slider(self) -> Locator:
        """The way through the game."""
        return self.page.get_by_role("slider", name=say("table-replay-slider"))

    @property
    def seats(self) -> Locator:
        """Who sits where."""
        return self.page.get_by_role("list", name=say("table-seats")).first

    # -- playing ---------------------------------------------------------------------------------

    def is_to_choose(self) -> bool:
        """Wait until there is something to choose, or the game is over: whether there is."""
        self.hotspots.first.or_(self.ending).first.wait_for()
        return not self.ending.is_visible()

    def choices(self) -> list[str]:
        """What the things that can be chosen are called."""
        return [name or "" for name in names(self.hotspots)]

    def chooses(self, name: str) -> None:
        """Choose something in the picture, and see the picture change."""
        before = self.picture.locator("p").first.inner_text()
        self.touches(self.picture.get_by_role("button", name=name, exact=True).first)
        expect(self.picture.get_by_text(before, exact=True)).to_have_count(0)

    def tries(self, name: str | re.Pattern[str]) -> None:
        """When something can be chosen, choose something else in the picture."""
        self.hotspots.first.wait_for()
        shape = self.picture.get_by_label(name).or_(self.refused_choice(name)).first
        shape.evaluate("one => one.scrollIntoView({ block: 'center' })")  # not below the bar of a phone
        self.touches(shape, force=True)

    def refused_choice(self, name: str | re.Pattern[str]) -> Locator:
        """A choice that is shown though it cannot be made now; where all such choices are folded, they are unfolded."""
        fold = self.picture.locator(".region details:not([open]) > summary").first
        if fold.is_visible():
            fold.click()
        return self.picture.get_by_role("button", name=name, disabled=True)

    def types(self, move: str) -> None:
        """Type a move."""
        self.turns_to(say("table-moves"))
        fold = self.page.get_by_text(say("table-type"), exact=True)
        if not fold.evaluate("summary => summary.parentElement.open"):
            fold.click()
        self.fills(say("table-type"), move)
        self.presses(say("table-type-play"))

    def moves_made(self) -> int:
        """How many moves the page knows of."""
        return int(self.slider.get_attribute("max") or 0)

    def sees_it_done(self, before: int) -> None:
        """There are other moves than there were."""
        expect(self.slider).not_to_have_attribute("max", str(before))

    def undoes(self) -> None:
        """Take the latest move back."""
        moves = self.moves_made()
        self.presses(say("table-undo"))
        self.sees_it_done(moves)

    def gives_up(self) -> None:
        """Resign, and say that it is meant."""
        self.turns_to(say("table-people"))
        self.presses(say("table-resign"))
        self.page.get_by_role("dialog").get_by_role("button", name=say("table-resign-yes")).click()

    def lifts_the_curtain(self, seat: str) -> None:
        """Say that they are the one who is to play."""
        self.presses(say("table-curtain-lift", seat=seat))

    # -- beside the board ------------------------------------------------------------------------

    def turns_to(self, panel: str) -> Locator:
        """Open a panel: log, moves, rules, chat, people; what is in it."""
        name = re.compile(rf"^{re.escape(panel)}\b")
        handle = self.page.get_by_role("tab", name=name)
        if self.phone:
            handle = self.page.get_by_role("navigation", name=say("table-panels")).get_by_role("button", name=name)
        if "true" not in {handle.get_attribute("aria-selected"), handle.get_attribute("aria-expanded")}:
            self.touches(handle)
        return self.page.get_by_role("group", name=panel) if self.phone else self.page.get_by_role("tabpanel")

    def log(self) -> list[str]:
        """The lines of the log."""
        lines = self.turns_to(say("table-log")).get_by_role("listitem").locator(".text")
        return lines.all_inner_texts()

    def reads_in_the_log(self, text: str | re.Pattern[str]) -> None:
        """The log says it."""
        self.turns_to(say("table-log")).get_by_text(text).first.wait_for()

    def says(self, text: str) -> None:
        """Say something to everybody at the table."""
        self.turns_to(say("table-chat"))
        self.fills(say("table-chat-write"), text)
        self.presses(say("table-chat-send"))

    # -- looking back ----------------------------------------------------------------------------

    def looks_back_to(self, move: int) -> None:
        """Move the slider, which a phone shows when it is asked to."""
        if self.phone:
            self.touches(self.button(say("table-look-back")).or_(self.button(say("table-again"))))
        self.slider.fill(str(move))
        mark = say("table-back-mark", at=move) if move == 0 else say("table-back-made", at=move, made="")
        self.sees(mark)

    def returns_to_the_game(self) -> None:
        """Look at the game of now."""
        self.presses(say("table-back-now"))


HAND_OVER: Final = re.compile(re.escape(say("table-curtain-title", seat="\0")).replace("\0", "."))


def names(shapes: Locator) -> Sequence[str | None]:
    """What shapes are called."""
    found: Sequence[str | None] = shapes.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return found
