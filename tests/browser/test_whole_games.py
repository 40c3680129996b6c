"""Every game from one click on the first page to its end, against bots, at a desk and with a finger on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from quarterdeck.engine.registry import find_game, keys
from tests.browser import captains, harbors, together
from tests.browser.admirals import boldest
from tests.browser.captains import Captain
from tests.browser.conftest import Arrive
from tests.browser.harbors import Master
from tests.browser.legible import illegible
from tests.browser.player import Player
from tests.browser.resting import at_rest
from tests.browser.sizes import FINGER, MOUSE, assert_it_fits, cramped

SEED: Final = 7
REMATCH: Final = re.compile("^Rematch")
OVER: Final = re.compile(" over ")
"""What a chart of the scores is called."""
MOMENT: Final = re.compile("^Look back at move")
DOT: Final = 16
"""CSS pixels: the least of a place that is offered on a crowded board; the list of moves has it again, and so has any free place there."""
SELDOM: Final = 8
"""Of so many choices, one is looked at as a whole."""
PLAY: Final[dict[str, Callable[[Player, Callable[[Player], None]], None]]] = {
    "cardinal": lambda player, look: together.play_on(player, after_each=look),
    "kraken": lambda player, look: together.play_on(player, after_each=look),
    "bruise-cruise": lambda player, look: together.play_on(player, choose=boldest, after_each=look),
    "bremerhaven": lambda player, look: harbors.play_through([Master(player, SEED)], after_each=look),
    "pirates": lambda player, look: captains.play_through(Captain(player, SEED), after_each=look),
}
"""How somebody plays who only wants to come to the end."""


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("key", keys())
def test_a_game_is_played_from_the_first_page_to_its_end(arrive: Arrive, key: str, *, phone: bool) -> None:
    """On the way all can be read and hit; in the end it is said who has won, with the points, how it came to that, and a rematch is offered."""
    player = arrive(phone=phone)
    made = 0

    def look(one: Player) -> None:
        nonlocal made
        made += 1
        if made % SELDOM == 0:
            assert_it_fits(one.page)
            at_rest(one.page)
            problems = [*illegible(one.page), *cramped(one.page, FINGER if phone else MOUSE, on_board=DOT)]
            assert not problems, "\n".join(problems)

    player.plays_now(find_game(key).title)
    PLAY[key](player, look)
    player.ending.get_by_role("heading", level=2).wait_for()
    assert made
    assert player.ending.get_by_role("table").count() > 0
    if key != "pirates":  # who brings gold home once only has no course to be drawn
        expect(player.ending.get_by_role("img", name=OVER)).to_be_visible()
    expect(player.ending.get_by_role("button", name=MOMENT).first).to_be_visible()
    expect(player.ending.get_by_role("button", name=REMATCH)).to_be_visible()
    assert_it_fits(player.page)
