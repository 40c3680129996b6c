"""How people play Bremerhaven in tests: by buttons, and by carrying cards and goods."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from msgspec import Struct, json
from playwright.sync_api import Locator

from quarterdeck.engine.dice import seeded
from tests.browser.player import Player, Seat
from tests.browser.shown import shown
from tests.browser.together import LOOK, PATIENCE
from tests.records.captains import fair
from tests.records.harbors import eager, so_near

RANDOM_BOT: Final[Seat] = {"kind": "bot", "level": 0}
WISHES: Final = ('{"type":"play"', '{"type":"take-back"')
"""How begins what a page asks for."""
ANSWERS: Final = ('{"type":"done"', '{"type":"refused"')
"""How answers to what a page asks for begin."""
CARD: Final = "card-"
"""How the ids of Influence cards in the own hand begin."""
CARRIED: Final = 30
"""Goods that are carried in a game, at most: from space to space they could be for ever."""
OFTEN: Final = 0.3
LAST_ROUND: Final = 2
"""Spaces that the Ship token has before it then."""
AGAIN: Final = 100
"""Looks until one tries again what the page took for nothing."""
TRIES: Final = 5
SPACES: Final = tuple(f"own-{column}{row}" for row in "123" for column in "abcd")
STORED: Final = tuple(f"{space}-" for space in SPACES)
"""How the ids of goods in storage begin."""
DONE: Final = "choice-done"
CHOICE: Final = "choice-"
"""How the ids of buttons begin."""
START: Final = "choice-start-"
"""How the ids of starting goods begin."""

OFFERED: Final = """
    () => {
        const ids = (all) => [...document.querySelectorAll(all)].map((one) => one.dataset.shape);
        return [ids(".picture [data-shape][role=button]:not([aria-disabled])"), ids(".picture .loose[data-shape]")];
    }
"""
"""The things that can be chosen, and those that can be carried."""
TOLD: Final = (
    "document.getElementById(document.querySelector('svg[aria-describedby]').getAttribute('aria-describedby'))"
)
OPEN_PLACE: Final = """
    (id) => {
        const one = document.querySelector(`.picture [data-shape="${id}"]`);
        if (one === null) return null;
        one.scrollIntoView({ block: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const thing = one.ownerSVGElement === undefined;
        const screen = thing ? null : one.ownerSVGElement.getScreenCTM();
        const comesAfter = (first, next) => (first.compareDocumentPosition(next) & 4) !== 0;
        const above = thing ? [] : [...one.ownerSVGElement.querySelectorAll("use[role=button]")]
            .filter((other) => comesAfter(one, other))
            .map((other) => ["x", "y", "width", "height"].map((name) => Number(other.getAttribute(name))))
            .map(([x, y, width, height]) => [x * screen.a + screen.e, y * screen.d + screen.f, width * screen.a, height * screen.d]);
        const covered = (x, y) => above.some(([left, top, width, height]) =>
            x >= left && x <= left + width && y >= top && y <= top + height);
        const drawing = one.tagName === "use";
        const means = (x, y) => {
            const hit = document.elementFromPoint(x, y);
            return !covered(x, y) && (hit === one || (thing && one.contains(hit)) || (drawing && hit !== null && comesAfter(hit, one)));
        };
        const steps = [0.5, 0.3, 0.7, 0.1, 0.9, 0.04, 0.96];
        for (const down of steps) for (const across of steps) {
            const [x, y] = [box.left + across * box.width, box.top + down * box.height];
            const around = [-2, 0, 2].flatMap((dy) => [-2, 0, 2].map((dx) => [x + dx, y + dy]));
            if (around.every(([left, top]) => means(left, top))) return [x, y];
        }
        return null;
    }
"""
"""Where nothing lies on top of a thing, in the window; a drawing may have gaps, and is meant there too."""
COVERING: Final = """
    (id) => {
        const one = document.querySelector(`.picture [data-shape="${id}"]`);
        if (one === null) return "gone";
        const box = one.getBoundingClientRect();
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return over === null ? "outside the window" : `below ${over.outerHTML.slice(0, 200)}`;
    }
"""
"""Why there is no such place."""


class Answer(Struct):
    """What a page is answered."""

    type: str
    revision: int = 0


# -- choosing --------------------------------------------------------------------------------------------


def shape(player: Player, name: str) -> Locator:
    """A thing in the picture, by its id."""
    return player.picture.locator(f'[data-shape="{name}"]')


def touches(player: Player, name: str) -> None:
    """Click or tap a thing where it is not covered by another; what is folded is unfolded before."""
    if name.startswith(CHOICE):
        fold = player.picture.locator(f'details:not([open]):has([data-shape="{name}"]) summary')
        if fold.count() > 0:
            fold.click()
    x, y = open_place(player, name)
    if player.phone:
        player.lifts(x, y)
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


def open_place(player: Player, name: str) -> tuple[float, float]:
    """A place in the window that belongs to a thing, as soon as there is one: while a page changes, things move."""
    for _ in range(AGAIN):
        found: tuple[float, float] | None = player.page.evaluate(OPEN_PLACE, name)
        if found is not None:
            return found
        player.page.wait_for_timeout(LOOK)
    raise AssertionError(f"{name} is {player.page.evaluate(COVERING, name)}")


def offered(player: Player) -> tuple[list[str], list[str]]:
    """The ids of all that can be chosen, and of all that can be carried."""
    hot, loose = player.page.evaluate(OFFERED)
    return hot, loose


def answered(player: Player, act: Callable[[], None]) -> None:
    """Do it, wait for the server's answer, and until the page shows what has become of it."""
    asked, before = wishes(player), answers(player)
    for _ in range(TRIES):
        act()
        if soon(player, lambda: wishes(player) > asked, AGAIN):
            break  # else the page has moved under the finger, by what others did
    until(player, lambda: answers(player) > before)
    latest = next(text for text in reversed(player.watch.received) if text.startswith(ANSWERS))
    answer = json.decode(latest, type=Answer)
    assert answer.type == "done", latest
    until(player, lambda: shows(player, answer.revision))


def wishes(player: Player) -> int:
    """How often the page has asked for something."""
    return sum(text.startswith(WISHES) for text in player.watch.sent)


def answers(player: Player) -> int:
    """How many answers have come."""
    return sum(text.startswith(ANSWERS) for text in player.watch.received)


def shows(player: Player, revision: int) -> bool:
    """Whether the page shows the latest view that came, and that is so new."""
    last = shown(player.watch)
    latest = 0 if last.view is None else last.view.revision
    return latest >= revision and player.page.evaluate(f"{TOLD}.textContent") == " ".join(last.told)


def until(player: Player, so: Callable[[], bool]) -> None:
    """Wait for something."""
    assert soon(player, so, PATIENCE), "it never came to that"


def soon(player: Player, so: Callable[[], bool], looks: int) -> bool:
    """Whether something comes about while one looks so often."""
    for _ in range(looks):
        if so():
            return True
        player.page.wait_for_timeout(LOOK)
    return False


def takes(player: Player, what: str) -> None:
    """Choose a thing that can be carried, and see it held."""
    for _ in range(TRIES):
        touches(player, what)
        if soon(player, lambda: what not in offered(player)[0], AGAIN):
            return  # else the page has moved under the finger
    raise AssertionError(f"{what} cannot be taken")


def carries(player: Player, what: str, to: str) -> None:
    """Choose a thing, then a place for it: with a finger, with the mouse."""
    takes(player, what)
    assert to in offered(player)[0]
    answered(player, lambda: puts(player, what, to))


def puts(player: Player, what: str, to: str) -> None:
    """Put what is held down on a place; a finger that has missed the place before has put it back."""
    if what in offered(player)[0]:
        takes(player, what)
    touches(player, to)


def drags(player: Player, what: str, to: str) -> None:
    """Drag a thing to a place with the mouse."""
    answered(player, lambda: drag(player, what, to))


def drag(player: Player, what: str, to: str) -> None:
    """Press the button of the mouse, move, let it go."""
    mouse = player.page.mouse
    mouse.move(*open_place(player, what))
    mouse.down()
    mouse.move(*open_place(player, to), steps=4)
    mouse.up()


def presses(player: Player, name: str) -> None:
    """Press one of the buttons of the picture, and see what becomes of it."""
    answered(player, lambda: touches(player, name))


def lets_be(player: Player, *spaces: str) -> None:
    """The best card left goes to the next of five spaces; else as many goods as one may begin with, or no more."""
    hot, loose = offered(player)
    held = [name for name in hot if name.startswith(CARD)]
    if held:
        carries(player, max(held), f"space-{spaces[len(spaces) - len(held)]}")
        return
    buttons = [name for name in hot if name not in loose]
    default = DONE if DONE in buttons else buttons[0]
    presses(player, max((name for name in buttons if name.startswith(START)), key=len, default=default))


class Master:
    """Somebody who bids anywhere, uses what there is to be used, and sometimes carries goods."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.random = Random(seed)  # noqa: S311 - what a person chooses in a test
        self.carried = 0
        self.made = 0

    def chooses(self) -> None:
        """One move."""
        self.made += 1
        hot, loose = offered(self.player)
        cards = [name for name in hot if name.startswith(CARD)]
        goods = [name for name in loose if not name.startswith(CARD)]
        buttons = [name for name in hot if name not in loose]
        busy = [name for name in buttons if name != DONE]
        if cards:
            self._carries(self.random.choice(cards))
        elif goods and self.carried < CARRIED and self.random.random() < OFTEN:
            self.carried += 1
            self._carries(self.random.choice(goods))
        else:
            presses(self.player, self.random.choice(busy or buttons))

    def _carries(self, what: str) -> None:
        takes(self.player, what)
        to = self.random.choice(offered(self.player)[0])
        answered(self.player, lambda: puts(self.player, what, to))


def play_through(
    masters: Iterable[Master],
    after_each: Callable[[Player], None] | None = None,
    so_far: Callable[[Player], bool] = lambda _: False,
) -> None:
    """To the end, or until somebody sees it so far, each choosing when they may."""
    everybody = {master.player: master for master in masters}
    while (mover := who_may(list(everybody))) is not None and not so_far(mover):
        everybody[mover].chooses()
        if after_each is not None:
            after_each(mover)


def late_bid(players: int, ahead: int, *, length: str = "long") -> str:
    """The file of a position: a bid begins, so many spaces before the last."""
    captains, luck = [eager(seed, seed) for seed in range(players)], fair(seeded(players))
    return json.encode(so_near(captains, luck, ahead, length=length)).decode()


def who_may(players: Sequence[Player]) -> Player | None:
    """Somebody who has something to choose; None when the game is over."""
    for _ in range(PATIENCE):
        for player in players:
            if offered(player)[0]:
                return player
            if player.ending.is_visible():
                return None
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody has anything to choose, and the game is not over")
