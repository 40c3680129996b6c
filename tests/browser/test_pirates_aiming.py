"""Pirates: a shot is aimed by a click or a tap anywhere on a hull, moved a little, told what would come of it, and fired.

The game begins from a position file, in which R1 lies well within S of G1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.scene.shapes import FreePoint
from tests.browser.captains import latest, on_screen, sees
from tests.browser.conftest import Arrive
from tests.browser.harbors import answered
from tests.browser.player import Player
from tests.browser.sea_fights import IN_RANGE, comes_to
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.words import say

NEAR: Final = "ship-G1"
AIM: Final = "fire 1 at G1 "
PARTS: Final = (0.05, 0.4, 0.75, 0.95)
"""Of the way from the middle of a hull to a corner."""
MEANS: Final = """
    ([id, x, y]) => document.elementFromPoint(x, y)?.closest("[data-shape]")?.dataset.shape === id
"""
"""Whether that shape is on top at a point of the window: not an offered shot that is drawn on it."""
NEARER: Final = -500
IN_SIGHT: Final = "(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })"


@pytest.fixture
def gunner(player: Player) -> Player:
    """Somebody at a desk whose ship is about to shoot."""
    return is_to_shoot(player)


def is_to_shoot(player: Player) -> Player:
    """At a table at which R1 is about to shoot."""
    comes_to(player, IN_RANGE, "act R1", "shoot")
    return player


def target(player: Player, hull: str) -> FreePoint:
    """A hull that can be aimed at."""
    return next(one for one in latest(player)[0].settings if one.what == hull)


def points_of(setting: FreePoint) -> Iterator[tuple[float, float]]:
    """Points of the hull in scene units: its middle, and what lies between that and its corners."""
    middle_x = sum(x for x, _ in setting.within) / len(setting.within)
    middle_y = sum(y for _, y in setting.within) / len(setting.within)
    for part in PARTS:
        for x, y in setting.within:
            across, up = middle_x + (x - middle_x) * part, middle_y + (y - middle_y) * part
            yield setting.x + across / setting.scale, setting.y - up / setting.scale


def mark_of(player: Player) -> Locator:
    """The aim as it is drawn."""
    return player.page.locator("[data-mark]")


def words_of(player: Player) -> Locator:
    """What is told of it."""
    return player.page.get_by_role("region", name=say("table-aim")).locator(".words")


def brings_near(player: Player, setting: FreePoint) -> None:
    """The hull is in the window; on a phone the board comes near there, so that dots lie apart from hulls."""
    player.picture.locator(f'[data-shape="{setting.what}"]').evaluate(IN_SIGHT)
    if player.phone:
        player.page.mouse.move(*on_screen(player, *next(points_of(setting))))
        player.page.mouse.wheel(0, NEARER)


def aims(player: Player, hull: str) -> str:
    """Click or tap where the hull lies open; the aim in notation, once the server has judged it."""
    setting = target(player, hull)
    brings_near(player, setting)
    touch = player.page.touchscreen.tap if player.phone else player.page.mouse.click
    places = (on_screen(player, *point) for point in points_of(setting))
    touch(*next(place for place in places if player.page.evaluate(MEANS, [hull, *place])))
    expect(mark_of(player)).to_have_attribute("data-mark", re.compile(f"^{setting.ways[0].word} "))
    expect(words_of(player)).not_to_have_text(say("table-aim-help"))
    return str(mark_of(player).get_attribute("data-mark"))


def moved_by(player: Player, key: str) -> str:
    """The aim after a key that moves it, unless the edge of the hull holds it."""
    player.presses_keys(key)
    return str(mark_of(player).get_attribute("data-mark"))


def fires(player: Player, move: str) -> None:
    """The shot is fired as it was aimed, which no offered shot was."""
    view, _ = latest(player)
    assert move not in view.moves
    assert move.startswith(AIM)
    expect(words_of(player)).not_to_have_class(re.compile("problem"))
    answered(player, lambda: player.presses(say("table-aim-go")))
    sees(player, lambda: latest(player)[0].moves_made > view.moves_made)
    expect(mark_of(player)).to_have_count(0)
    expect(player.refusal).to_have_count(0)


def test_a_click_on_a_hull_aims_there_and_keys_move_the_aim_before_it_is_fired(gunner: Player) -> None:
    """Arrows find another point of the hull; Esc gives it up, a click aims again."""
    begun = aims(gunner, NEAR)
    assert {moved_by(gunner, key) for key in ("ArrowLeft", "ArrowRight", "ArrowRight")} != {begun}
    before = latest(gunner)[0].moves_made
    gunner.presses_keys("Escape")
    expect(mark_of(gunner)).to_have_count(0)
    assert latest(gunner)[0].moves_made == before
    fires(gunner, aims(gunner, NEAR))


@pytest.mark.long
def test_a_finger_aims_on_a_phone(arrive: Arrive) -> None:
    """A tap; all that moves the aim and fires can be hit, and fits."""
    player = is_to_shoot(arrive(phone=True))
    move = aims(player, NEAR)
    assert_it_fits(player.page)
    assert_fingers_hit(player.page)
    fires(player, move)
