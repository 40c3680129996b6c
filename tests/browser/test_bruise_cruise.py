"""Games of Bruise Cruise: by mouse, by keys alone, by four Admirals, on a phone; and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.admirals import boldest, does
from tests.browser.beginnings import at_sea, last_cards
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player, Seat
from tests.browser.resting import at_rest
from tests.browser.sizes import FINGER, assert_fingers_hit, assert_it_fits
from tests.browser.test_axe import assert_sound
from tests.browser.together import play_on
from tests.browser.words import say
from tests.cli.commands import run_here
from tests.games.bruise_cruise.packs import MAP_T

RANDOM: Seat = {"kind": "bot", "level": 0}
MOST_CHOICES = 10_000
SENTENCES = """
    () => [...document.querySelectorAll(".dock.low .slot.card")]
        .flatMap((slot) => [...slot.querySelectorAll(".card:not(:has(.facts)) .line")].map((line) => [slot.getBoundingClientRect(), line]))
        .map(([card, line]) => {
            const words = line.getBoundingClientRect();
            const inside = words.bottom <= card.bottom && words.right <= card.right && words.left >= card.left;
            return {
                words: line.textContent,
                whole: inside && line.scrollHeight <= line.clientHeight + 1 && parseFloat(getComputedStyle(line).fontSize) >= 12,
            };
        })
"""
"""The sentences on cards without signs, in the hand below the chart, and whether all of each is seen."""
CUT_OFF = """
    () => [...document.querySelectorAll(".dock.acts .choice.hot")]
        .filter((one) => one.getBoundingClientRect().bottom > one.closest(".listed").getBoundingClientRect().bottom + 1)
        .map((one) => one.textContent.trim())
"""
"""The actions beside the chart that are seen only after scrolling."""


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True], ids=["last cards", "whole"])
def test_a_game_is_played_to_its_end(player: Player, tmp_path: Path, *, whole: bool) -> None:
    """By mouse, on a small chart; the points are told, and the record is sound."""
    player.makes_table("bruise-cruise", ME, RANDOM, pack=MAP_T, position=None if whole else last_cards(2))
    while player.is_to_choose():
        player.chooses(boldest(player.choices()))
    expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    expect(player.ending).to_contain_text(re.compile(r"wins \d+ to \d+|level at \d+"))
    with player.page.expect_download() as record:
        player.ending.get_by_role("link", name=say("table-record")).click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    assert run_here("record", "verify", str(file)).code == 0


def choose_with_arrows(player: Player, turns: int) -> None:
    """So often, anywhere on the chart and in the hand; from what only says why it cannot be chosen on to the first that can."""
    for turn in range(turns):
        assert player.is_to_choose()
        moves = player.moves_made()
        player.presses_keys("b", ("ArrowRight", "ArrowDown", "End")[turn % 3])
        focused = player.page.locator("[data-shape]:focus")
        if focused.get_attribute("aria-disabled"):
            player.presses_keys("Home")
        assert focused.get_attribute("aria-label") in player.choices()
        player.presses_keys("Enter" if turn % 2 else " ")
        player.sees_it_done(moves)


def choose_from_the_list(player: Player, turns: int) -> None:
    """So often, or until the game is over. Where all moves stand in groups, the first of these is unfolded."""
    player.presses_keys("m")
    panel = player.page.get_by_role("tabpanel")
    listed = panel.get_by_role("list").first.get_by_role("button")
    for _ in range(turns):
        if not player.is_to_choose():
            return
        moves = player.moves_made()
        expect(panel.locator(".move").first).to_be_attached()
        if not listed.first.is_visible():
            panel.locator("summary").first.focus()
            player.presses_keys("Enter")
        expect(listed.first).to_be_visible()
        choice = boldest(listed.locator("span").all_inner_texts())
        listed.filter(has=player.page.get_by_text(choice, exact=True)).first.focus()
        player.presses_keys("Enter")
        player.sees_it_done(moves)


@pytest.mark.long
def test_choices_on_the_real_chart_by_keys_alone(player: Player) -> None:
    """First with arrows over the chart and the hand, then from the list of moves."""
    player.makes_table("bruise-cruise", ME, RANDOM)
    choose_with_arrows(player, 6)
    choose_from_the_list(player, 3)


@pytest.mark.long
def test_a_game_on_the_real_chart_by_keys_alone(player: Player) -> None:
    """All hundred cards; then a rematch."""
    player.makes_table("bruise-cruise", ME, RANDOM)
    choose_with_arrows(player, 12)
    choose_from_the_list(player, MOST_CHOICES)
    rematch = player.button(say("table-rematch", seats=2))
    rematch.focus()
    player.presses_keys("Enter")
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()


@pytest.mark.long
@pytest.mark.parametrize("turns", [4, 40])
def test_four_admirals_two_of_them_people_at_a_desk_and_on_a_phone(arrive: Arrive, turns: int) -> None:
    """Some turns on the real chart; everything fits, nothing is found by axe, and fingers hit what they choose."""
    host, guest = arrive(dark=True), arrive(phone=True)
    guest.joins(host.makes_table("bruise-cruise", ME, OPEN, BOT, RANDOM), "Has\u2011Been")
    expect(host.invitation).to_be_hidden()

    def look(player: Player) -> None:
        assert_it_fits(player.page)

    play_on(host, guest, choose=boldest, after_each=look, turns=turns)
    for player in (host, guest):
        assert_sound(player.page)
    assert_fingers_hit(guest.page)


@pytest.mark.long
@pytest.mark.parametrize("move", ["claim", "torpedo", "raid", "decommission"])
def test_an_action_that_is_not_possible_says_why(player: Player, move: str) -> None:
    """The sentence names a clause, which opens in the rules beside the chart; nothing is played."""
    player.makes_table("bruise-cruise", ME, RANDOM)
    while does(move) in (found := player.choices()) or not {does("claim"), does("sail")} & set(found):
        assert player.is_to_choose()
        player.chooses(player.choices()[0])
        assert player.is_to_choose()
    moves = player.moves_made()
    player.tries(does(move))
    expect(player.refusal).to_contain_text(re.compile(r"BC-(R\d+|\d+\.\d+)"))
    player.refusal.get_by_role("link").first.click()
    clause = (
        player.page.get_by_role("tabpanel", name=say("table-rules"))
        .get_by_role("listitem")
        .filter(has_text=re.compile(r"^BC-"))
    )
    expect(clause.and_(player.page.locator(":focus"))).to_be_in_viewport()
    assert player.moves_made() == moves


@pytest.mark.long
def test_on_a_phone_the_chart_comes_near_where_a_ship_can_sail(arrive: Arrive) -> None:
    """And to one's own ship as soon as there is one, while actions are chosen; spaces are as large as a finger while they are chosen."""
    player = arrive(phone=True)
    player.makes_table("bruise-cruise", ME, RANDOM)
    assert player.is_to_choose()
    chart = player.picture.locator("svg").first
    whole = str(chart.get_attribute("viewBox"))
    player.chooses(player.choices()[0])
    assert player.is_to_choose()
    expect(chart).not_to_have_attribute("viewBox", whole)
    mine = player.picture.locator('[data-shape="you"]')
    expect(mine).to_be_in_viewport()
    near = str(chart.get_attribute("viewBox"))
    expect(player.page.locator(".glance .card").first).to_be_in_viewport()
    player.chooses(does("sail"))
    expect(chart).not_to_have_attribute("viewBox", near)
    for space in player.hotspots.all():
        box = space.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - 1
        expect(space).to_be_in_viewport()
    player.chooses(player.choices()[0])
    expect(mine).to_be_in_viewport()
    player.page.locator("body").press("0")
    expect(chart).to_have_attribute("viewBox", whole)


@pytest.mark.long
def test_what_unfathomable_cards_do_is_read_and_all_actions_are_seen_at_once(player: Player) -> None:
    """Sentences stand whole on the cards of a hand of six, and no action is below an edge, on desks of all sizes."""
    start = at_sea(4, lambda moves: {"unfathomable", "sail with card"} <= set(moves))
    player.makes_table("bruise-cruise", ME, RANDOM, RANDOM, RANDOM, position=start)
    assert player.is_to_choose()
    expect(player.page.locator(".dock.low .slot.card")).to_have_count(6)
    player.page.mouse.move(1, 1)
    for width, height in ((1024, 768), (1280, 720), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        at_rest(player.page)
        found = player.page.evaluate(SENTENCES)
        assert found
        assert [one for one in found if not one["whole"]] == [], f"at {width} x {height}"
        assert player.page.evaluate(CUT_OFF) == [], f"at {width} x {height}"


@pytest.mark.long
def test_the_other_actions_are_folded_while_one_is_put_together(player: Player) -> None:
    """None of them can be chosen, and what is asked for is seen alone: the cards that can be chosen stand out of the hand."""
    start = at_sea(2, lambda moves: {"end", "sail with card", "unfathomable"} <= set(moves))
    player.makes_table("bruise-cruise", ME, RANDOM, position=start)
    assert player.is_to_choose()
    player.chooses(does("sail with card"))
    other = player.picture.locator('[data-shape="choice-claim"]')
    expect(other).to_be_hidden()
    expect(player.page.get_by_text(say("table-folded", number=14))).to_be_hidden()
    asked, useless = player.picture.locator(".hand .hot > .card"), player.picture.locator(".hand .tried > .card")
    expect(asked.first).not_to_have_css("translate", "none")
    expect(useless.first).not_to_have_css("filter", "none")
    player.page.set_viewport_size({"width": 390, "height": 844})
    expect(other).to_be_hidden()
