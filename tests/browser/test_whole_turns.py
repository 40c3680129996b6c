"""Whole turns are laid out on the board before anything of them is played: looked at, changed, sent as one, or dropped with a word."""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.beginnings import at_sea
from tests.browser.captains import drag
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.resting import at_rest
from tests.browser.sea_fights import AT_HOME, comes_to
from tests.browser.sizes import assert_it_fits
from tests.browser.test_axe import assert_sound
from tests.browser.words import say

COURSE: Final = 60
"""Scene units."""
CLAUSE: Final = re.compile(r"^PI-[R\d.]+$")
EAST: Final = 0
SOUTH_EAST: Final = 305
"""Degrees."""


def to_the_helm(player: Player) -> None:
    """A ship of Pirates is to be steered."""
    comes_to(player, AT_HOME, "act R1", "move")


def to_the_chart(player: Player) -> None:
    """An Admiral of Bruise Cruise has actions left."""
    start = at_sea(2, lambda moves: {"end", "sail with card"} <= set(moves))
    player.makes_table("bruise-cruise", ME, BOT, position=start)
    assert player.is_to_choose()


def begins(player: Player) -> Locator:
    """Somebody begins to lay out a turn; the mark at the board that says so."""
    player.turns_to(say("table-moves"))
    player.touches(player.button(say("plan-turn-begin")))
    mark = player.page.get_by_role("group", name=say("plan-mark"), exact=True)
    expect(mark).to_be_visible()
    return mark


def steers(player: Player, heading: int) -> None:
    """Somebody drags the ship on a course that no list names."""
    angle = radians(heading)
    drag(player, COURSE * cos(angle), -COURSE * sin(angle))
    player.page.mouse.up()


def listed(page: Page, move: str) -> Locator:
    """A move in the list of those that are possible, by its notation."""
    return page.locator("button.move", has=page.locator("kbd", has_text=re.compile(rf"^{re.escape(move)}$")))


def laid_out(player: Player) -> Locator:
    """The moves that are laid out, in words."""
    return player.region(say("plan-turn")).locator("ol > li > p")


def test_a_turn_of_pirates_is_laid_out_on_the_board_and_sent_as_one(player: Player) -> None:
    """Steered by the mouse on a free course, gone on from the list; then all of it is played."""
    to_the_helm(player)
    made = player.moves_made()
    mark = begins(player)
    steers(player, SOUTH_EAST)
    expect(laid_out(player)).to_have_count(1)
    listed(player.page, "done").click()
    expect(laid_out(player)).to_have_count(2)
    expect(mark).to_contain_text(say("plan-ends"))
    assert_sound(player.page)
    assert player.moves_made() == made
    mark.get_by_role("button", name=say("plan-send")).click()
    expect(mark).to_be_hidden()
    player.sees_it_done(made)
    player.reads_in_the_log(re.compile("HMS Albion"))


def test_a_turn_of_bruise_cruise_is_laid_out_on_the_chart_and_sent_as_one(player: Player) -> None:
    """From the list, in the hand, on the chart; one step is taken back, one is taken out; what is sent is played."""
    to_the_chart(player)
    made = player.moves_made()
    mark = begins(player)
    listed(player.page, "sail with card").click()
    expect(laid_out(player)).to_have_count(1)
    player.chooses(next(name for name in player.choices() if name.startswith("Sail with")))
    expect(laid_out(player)).to_have_count(2)
    player.chooses(next(name for name in player.choices() if name.startswith("Sail your flagship")))
    expect(laid_out(player)).to_have_count(3)
    sailed = laid_out(player).all_inner_texts()
    listed(player.page, "end").click()
    expect(laid_out(player)).to_have_count(4)
    mark.get_by_role("button", name=say("plan-back")).click()
    expect(laid_out(player)).to_have_text(sailed)
    assert player.moves_made() == made
    mark.get_by_role("button", name=say("plan-send")).click()
    expect(mark).to_be_hidden()
    expect(player.slider).to_have_attribute("max", str(made + len(sailed)))


def lays_out(player: Player, *moves: str) -> None:
    """Moves from the list, one after the other."""
    for move in moves:
        known = laid_out(player).count()
        player.page.locator(".moves details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        listed(player.page, move).click()
        expect(laid_out(player)).to_have_count(known + 1)


def test_a_step_in_the_middle_of_a_turn_of_pirates_is_changed(player: Player) -> None:
    """What comes before it and after it stays, and the turn is sent with the other course."""
    comes_to(player, AT_HOME)
    made = player.moves_made()
    mark = begins(player)
    lays_out(player, "act R1", "move")
    expect(listed(player.page, "move")).to_have_count(0)
    steers(player, SOUTH_EAST)
    expect(laid_out(player)).to_have_count(3)
    lays_out(player, "done")
    before = laid_out(player).all_inner_texts()
    player.button(say("plan-alter-it", move=before[2])).click()
    expect(laid_out(player)).to_have_count(2)
    player.sees("Steer HMS Albion")
    at_rest(player.page)
    steers(player, EAST)
    expect(laid_out(player)).to_have_count(4)
    after = laid_out(player).all_inner_texts()
    assert after[2] != before[2]
    assert [*after[:2], after[3]] == [*before[:2], before[3]]
    mark.get_by_role("button", name=say("plan-send")).click()
    expect(mark).to_be_hidden()
    player.sees_it_done(made)


def test_an_illegal_first_move_of_a_turn_is_refused_with_its_clause(player: Player) -> None:
    """Nothing is laid out, and the reason stands there; a legal one is laid out then."""
    comes_to(player, AT_HOME)
    mark = begins(player)
    player.types("act G1")
    expect(player.refusal.get_by_role("link")).to_have_text(CLAUSE)
    expect(laid_out(player)).to_have_count(0)
    expect(mark).to_be_visible()
    lays_out(player, "act R1")


@pytest.mark.parametrize(
    ("comes", "move"), [(to_the_helm, "done"), (to_the_chart, "end")], ids=["pirates", "bruise cruise"]
)
def test_a_turn_is_dropped_with_a_word_when_its_first_move_is_no_longer_possible(
    player: Player, *, comes: object, move: str
) -> None:
    """The same person has moved in another window: nothing that was laid out before is played, and the reason stands there."""
    assert callable(comes)
    comes(player)
    mark = begins(player)
    listed(player.page, move).click()
    expect(laid_out(player)).to_have_count(1)
    made = player.moves_made()
    window = player.page.context.new_page()
    window.goto(player.page.url)
    window.get_by_role("tab", name=re.compile(say("table-moves"))).click()
    listed(window, move).click()
    expect(mark).to_be_hidden()
    expect(
        player.region(say("plan-turn")).or_(player.region(say("plan-ahead"))).get_by_text(say("plan-overtaken"))
    ).to_be_visible()
    player.sees_it_done(made)
    window.close()


def test_a_turn_is_laid_out_on_a_phone(arrive: Arrive) -> None:
    """What is laid out is marked above the board; all of it fits, and it is sent from there."""
    player = arrive(phone=True, dark=True)
    comes_to(player, AT_HOME)
    mark = begins(player)
    player.presses(say("close"))
    ship = next(name for name in player.choices() if "HMS Albion" in name)
    player.chooses(ship)
    expect(mark.get_by_role("button", name=say("plan-send"))).to_be_visible()
    assert_it_fits(player.page)
    player.touches(mark.get_by_role("button", name=say("plan-send")))
    expect(mark).to_be_hidden()
    player.is_to_choose()
    assert ship not in player.choices()
