"""Every text of every table can be read, and every control hit, on desks of three sizes and on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Arrive
from tests.browser.legible import illegible
from tests.browser.player import Player
from tests.browser.screens import SCREENS, WALKS
from tests.browser.sizes import MOUSE, MOUSE_ON_SMALL_BOARD, assert_it_fits, cramped

SMALL_DESK: Final = 1024
DESKS: Final = ((1440, 900), (1280, 720), (SMALL_DESK, 768))
TABLES: Final = {
    "cardinal", "ending", "kraken", "bruise-cruise", "hand", "sailing", "points", "bremerhaven", "harbor", "score", "pirates",
    "setting-out", "steering", "aiming", "lesson", "lesson-mistake", "lesson-done", "guided-game",
}  # fmt: skip
AT_TABLES: Final = [walk for walk in WALKS if TABLES & set(walk)]
at_every_table: Final = pytest.mark.parametrize("walk", AT_TABLES, ids=lambda walk: walk[0])


@at_every_table
def test_on_a_desk_all_words_can_be_read_and_all_controls_hit(player: Player, walk: tuple[str, ...]) -> None:
    """Letters are at least 12 pixels high, on the board 10; none are cut off, and none lie over others. Controls have 24 x 24."""
    problems = []
    for screen in walk:
        SCREENS[screen](player)
        for width, height in DESKS if screen in TABLES else ():
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.wait_for_timeout(700)
            assert_it_fits(player.page)
            least = MOUSE_ON_SMALL_BOARD if width == SMALL_DESK else MOUSE
            problems += [
                f"{screen} at {width} x {height}: {problem}"
                for problem in (*illegible(player.page), *cramped(player.page, on_board=least))
            ]
        player.page.set_viewport_size({"width": 1280, "height": 720})
    assert not problems, "\n".join(problems)


@at_every_table
def test_on_a_phone_all_words_can_be_read(arrive: Arrive, walk: tuple[str, ...]) -> None:
    """At 390 by 844 pixels, without enlarging anything."""
    player = arrive(phone=True)
    problems = []
    for screen in walk:
        SCREENS[screen](player)
        if screen in TABLES:
            player.page.wait_for_timeout(700)
            problems += [f"{screen}: {problem}" for problem in illegible(player.page)]
    assert not problems, "\n".join(problems)
