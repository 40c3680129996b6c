"""What moves goes its way, and what happens is seen for a moment; nothing of that where people asked for stillness."""

from __future__ import annotations

import re
from math import hypot
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import Scene, Symbol
from quarterdeck.table.match import Match
from tests.browser.beginnings import last_choice
from tests.browser.captains import SEGMENT, latest
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.sea_fights import AT_HOME, HOME, IN_RANGE, comes_to

WATCHED: Final = 1_400
"""Milliseconds for which the last move of a game is watched."""
WATCHING: Final = """
    window.flights = [];
    window.effects = [];
    window.things = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
        const running = animate.call(this, frames, how);
        if (window.halts) {
            running.pause();
            running.currentTime = how.duration / 2;
        }
        const middle = () => {
            const svg = this.ownerSVGElement;
            const box = this.getBoundingClientRect();
            const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(svg.getScreenCTM().inverse());
            return [at.x, at.y];
        };
        if (this.closest(".effects")) window.effects.push(this.getAttribute("class").split(" ")[0]);
        else if (this.closest(".copies") && frames[0].transform) {
            const way = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
                running.currentTime = part * how.duration;
                return middle();
            });
            running.currentTime = 0;
            window.flights.push([this.querySelector("[class]").getAttribute("class"), way]);
        } else if (!this.ownerSVGElement) window.things.push([this.className, Object.keys(frames[0])]);
        return running;
    };
"""
"""Where a copy is in the middle of its way does not depend on how quick the machine is: its clock is set."""
HOLDING: Final = f"""
    {{
        const {{ setTimeout }} = window;
        window.setTimeout = (what, time, ...more) => (time === {WATCHED} ? ((window.held = what), 0) : setTimeout(what, time, ...more));
    }}
"""
"""What comes after the last move has been watched waits until it is called."""
HIT: Final = (6, 7)
"""A random game of Kraken, and the move with which somebody is hit."""
SAILS: Final = (1, 5)
"""And one with which a ship sails a quarter of her lane."""
NEAR: Final = 12
"""Scene units."""
FAR: Final = 100


def goes_on(player: Player, until: tuple[int, int]) -> tuple[Scene, str]:
    """Sit at a table at which a random game of Kraken is about to come to a move of the player: the picture, and that move."""
    seed, last = until
    game = find_game("kraken")
    match = Match.new(game, Setup(players=2, options=convert_options(game, {})), ["Ann"] * 2)
    dice = seeded(seed)
    for made in range(1, last + 1):
        match.chance(dice)
        seat = match.waiting()[0]
        moves = match.legal(seat)
        move = moves[dice.below(len(moves))]
        if made < last:
            match.make(seat, move)
    scene = game.scene(match.view(0), 0, [])
    assert isinstance(scene, Scene)
    assert match.waiting()[0] == 0
    player.page.add_init_script(WATCHING)
    player.makes_table("kraken", ME, BOT, position=match.save().decode())
    return scene, move


def comes(player: Player, what: str) -> Any:
    """What the page has, as soon as it does."""
    for _ in range(600):
        found = player.page.evaluate(what)
        if found:
            return found
        player.page.wait_for_timeout(50)
    raise AssertionError(player.page.evaluate("[window.effects, window.flights.map(([name]) => name), window.things]"))


def test_the_last_move_is_seen_before_the_result_lies_over_it(arrive: Arrive) -> None:
    """The shot that sinks the last other ship."""
    player = arrive(motion=True)
    player.page.add_init_script(WATCHING)
    player.page.add_init_script(HOLDING)
    player.makes_table("kraken", ME, BOT, BOT, BOT, position=last_choice("kraken-4"))
    assert player.is_to_choose()
    player.types("X")
    assert comes(player, "window.held && window.effects.length")
    expect(player.ending).to_be_hidden()
    player.page.evaluate("window.held()")
    expect(player.ending).to_be_visible()


def test_a_ship_sails_along_her_lane(arrive: Arrive) -> None:
    """In the middle of her way she lies as far from the Kraken as at both ends of it."""
    player = arrive(motion=True)
    scene, move = goes_on(player, SAILS)
    assert scene.pivot is not None
    (ship,) = [shape for shape in scene.shapes if isinstance(shape, Symbol) and shape.id == "ship-A"]
    player.types(move)
    way = comes(player, "window.flights.find(([name]) => name.startsWith('role-ship-a'))")[1]
    x, y = scene.pivot
    lane = hypot(ship.x - x, ship.y - y)
    assert hypot(way[0][0] - ship.x, way[0][1] - ship.y) < NEAR
    assert hypot(way[-1][0] - ship.x, way[-1][1] - ship.y) > FAR
    for at in way:
        assert abs(hypot(at[0] - x, at[1] - y) - lane) < NEAR, way


def test_a_hit_is_seen(arrive: Arrive) -> None:
    """A star at the ship, besides what is told."""
    player = arrive(motion=True)
    _, move = goes_on(player, HIT)
    player.types(move)
    assert comes(player, "window.effects.find((one) => one === 'hit')")


def test_gold_is_seen_to_be_brought_home(arrive: Arrive) -> None:
    """Coins go from the ship to her island; the camera shows where."""
    player = arrive(motion=True)
    player.page.add_init_script(WATCHING)
    comes_to(player, AT_HOME, "act R1", "move")
    player.types(HOME)
    assert comes(player, "window.effects.find((one) => one === 'coin')")


@pytest.mark.parametrize("until", [HIT])
def test_without_motion_nothing_of_that_is_drawn(arrive: Arrive, until: tuple[int, int]) -> None:
    """What was hit is told and looks it all the same."""
    player = arrive()
    _, move = goes_on(player, until)
    before = player.moves_made()
    player.types(move)
    player.sees_it_done(before)
    assert player.page.evaluate("[window.effects, window.flights, window.things]") == [[], [], []]


COVERED: Final = """
    () => {
        const boxes = [...document.querySelectorAll("[data-glides]")].map((one) => [one.innerText.slice(0, 20), one.getBoundingClientRect()]);
        const found = boxes.filter(([, box]) => box.width > 0);
        const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
        return found.flatMap(([name, box], k) => found.slice(k + 1).filter(([, other]) => over(box, other)).map(([other]) => `${name} over ${other}`));
    }
"""


def test_what_is_regrouped_covers_nothing_on_its_way(arrive: Arrive) -> None:
    """In the middle of a change of answers and cards none lies on another one."""
    player = arrive(motion=True)
    _, move = goes_on(player, HIT)
    player.page.evaluate("window.halts = true")
    player.types(move)
    comes(player, "window.things.length > 0")
    assert not player.page.evaluate(COVERED)


def test_the_camera_follows_a_ship_of_pirates(arrive: Arrive) -> None:
    """Whoever watches, and looks at another part of the sea, sees where a ship sails."""
    player, guest = arrive(), arrive(motion=True)
    comes_to(player, IN_RANGE, "act R1", "move")
    guest.opens(player.path)
    picture = guest.picture.locator("svg").first
    guest.sees_it_stand(picture)
    ship = guest.picture.locator("[data-shape='ship-R1']")
    whole = picture.bounding_box()
    assert whole is not None
    guest.page.mouse.move(whole["x"] + whole["width"] - 20, whole["y"] + whole["height"] - 20)
    guest.page.mouse.wheel(0, -900)
    expect(picture).to_have_class(re.compile("zoomed"))
    assert not lies_in(ship, picture)
    move = next(one.move for one in latest(player)[1] if one.move is not None and SEGMENT.match(one.move))
    player.types(move)
    for _ in range(200):
        if lies_in(ship, picture):
            break
        guest.page.wait_for_timeout(50)
    assert lies_in(ship, picture)
    assert "zoomed" in (picture.get_attribute("class") or "")


def lies_in(what: Locator, window: Locator) -> bool:
    """Whether the middle of something is within a window on the board."""
    box, around = what.bounding_box(), window.bounding_box()
    assert box is not None
    assert around is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return around["x"] < x < around["x"] + around["width"] and around["y"] < y < around["y"] + around["height"]
