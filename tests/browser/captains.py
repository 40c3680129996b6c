"""How people play Pirates in tests: by dots and buttons, by dragging ships, by the helm; and what their pages were sent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from quarterdeck.scene.shapes import AnyShape, Helm
from quarterdeck.server.protocol.wire import View
from tests.browser.harbors import AGAIN, OPEN_PLACE, answered, shows, soon, until, who_may
from tests.browser.player import Player, Seat
from tests.browser.shown import shown
from tests.browser.words import say

SEGMENT: Final = re.compile(r"\+?[SL](#\d)? ")
EAGER: Final = ("fire", "shoot", "board", "take", "explore", "tow", "ram", "move", "act", "S ", "L ", "+S", "+L")
"""How moves begin of those who want something to happen, the boldest first."""
AT: Final = """
    ([x, y]) => {
        const svg = document.querySelector("svg[aria-describedby]");
        const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
        return [at.x, at.y];
    }
"""
"""Where a point of the board is in the window."""


def makes_small_table(player: Player, *seats: Seat, position: str | None = None) -> str:
    """Have a table for a quick game: small fleets, few islands, little patience."""
    return player.makes_table("pirates", *seats, position=position, total=10, islands=2, patience=4, draw=1)


def latest(player: Player) -> tuple[View, Sequence[AnyShape]]:
    """The last view that came, and its whole picture."""
    last = shown(player.watch)
    assert last.view is not None
    return last.view, last.shapes


def helm_of(player: Player) -> Helm:
    """The helm that the picture has now."""
    (helm,) = latest(player)[0].helms
    return helm


def eager(moves: Sequence[str], random: Random) -> str:
    """A move that gets on: shots and boarding first, mostly."""
    for begin in EAGER:
        found = [move for move in moves if move.startswith(begin)]
        if found and (begin != "act" or random.random() < 0.8):
            return random.choice(found)
    return random.choice(moves)


def on_screen(player: Player, x: float, y: float) -> tuple[float, float]:
    """A point of the board in the window."""
    px, py = player.page.evaluate(AT, [x, y])
    return px, py


def grip(player: Player, shape: str) -> tuple[float, float]:
    """A place in the window where a thing can be taken hold of."""
    found: tuple[float, float] | None = player.page.evaluate(OPEN_PLACE, shape)
    assert found is not None, f"{shape} is covered"
    return found


def drag(player: Player, across: float, down: float) -> tuple[float, float]:
    """Drag the ship that sails by so much, in scene units, and hold her there; where that was begun."""
    helm = helm_of(player)
    x, y = grip(player, helm.what)
    (ax, ay), (bx, by) = on_screen(player, helm.x, helm.y), on_screen(player, helm.x + across, helm.y + down)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + (bx - ax) / 2, y + (by - ay) / 2, steps=3)
    mouse.move(x + bx - ax, y + by - ay, steps=3)
    return x, y


def drag_back(player: Player, begun: tuple[float, float]) -> None:
    """Put the ship that is dragged back where that was begun, and let her go: that is no course."""
    player.page.mouse.move(*begun, steps=2)
    player.page.mouse.up()


class Captain:
    """Somebody who plays to the end: touches what a move hangs on, or types it where it hangs on nothing open."""

    def __init__(self, player: Player, seed: int, choose: Callable[[Sequence[str], Random], str] = eager) -> None:
        self.player = player
        self.random = Random(seed)  # noqa: S311 - what a person chooses in a test
        self.choose = choose

    def chooses(self) -> None:
        """One move; the only one that is left after another the page may make by itself."""
        view, shapes = latest(self.player)
        if not view.moves or (view.settled and soon(self.player, lambda: self._sent() > view.revision, AGAIN)):
            until(self.player, lambda: shows(self.player, self._sent()))
            return
        move = self.choose(view.moves, self.random)
        answered(self.player, lambda: self._makes(move, shapes))

    def _sent(self) -> int:
        """The revision of the last view that came."""
        return latest(self.player)[0].revision

    def _makes(self, move: str, shapes: Iterable[AnyShape]) -> None:
        for shape in shapes:
            place = (
                self.player.page.evaluate(OPEN_PLACE, shape.id) if shape.move == move and self._shown(shape) else None
            )
            if place is not None:
                tap = self.player.page.touchscreen.tap if self.player.phone else self.player.page.mouse.click
                tap(*place)
                return
        self.player.types(move)
        if self.player.phone:
            self.player.presses(say("close"))

    def _shown(self, shape: AnyShape) -> bool:
        """Whether it is drawn on the page: an area may be in a panel that is shut."""
        return self.player.picture.locator(f'[data-shape="{shape.id}"]').count() > 0


def play_through(*captains: Captain, after_each: Callable[[Player], None] | None = None) -> None:
    """To the end, each choosing when they may."""
    everybody = {captain.player: captain for captain in captains}
    while (mover := who_may(list(everybody))) is not None:
        everybody[mover].chooses()
        if after_each is not None:
            after_each(mover)
    for player in everybody:
        player.ending.get_by_role("heading", level=2).wait_for()


def sees(player: Player, so: Callable[[], bool]) -> None:
    """Wait for something."""
    until(player, so)
