"""Games of Bremerhaven: alone by mouse, on a phone among bots, a round by keys; carrying cards and goods."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.beginnings import in_port
from tests.browser.conftest import Arrive
from tests.browser.harbors import (
    CARD,
    LAST_ROUND,
    RANDOM_BOT,
    SPACES,
    STORED,
    Master,
    answered,
    drag,
    drags,
    late_bid,
    lets_be,
    offered,
    play_through,
    shape,
    until,
)
from tests.browser.player import ME, Player
from tests.browser.resting import at_rest
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.words import say
from tests.cli.commands import run_here
from tests.records.harbors import HARBOR, SOLO

KEYS: Final = 60
"""Choices of a round, at most."""
BEST: Final = "card-5-1"
PERMIT: Final = "bollard"
"""How the moves begin that put a Bollard."""
LIFTED: Final = 12
"""Pixels that a card in hand stands higher than the others."""
SMALL_DESKS: Final = ((1280, 720), (1024, 768))
TARGET: Final = 24
"""Pixels that a target has each way, at least."""
ON_OFFER: Final = 12
"""Cards on the boards for three players; those in hand lie beside the harbor."""
HIGH_HEAD: Final = """
lines => { document.querySelector(".table .head").style.minHeight = `${lines * 1.5625}rem`; }
"""
"""A head of so many lines, as other letters or a longer question make it."""


whole_or_its_last_round = pytest.mark.parametrize("whole", [False, True], ids=["last round", "whole"])


@pytest.mark.long
@whole_or_its_last_round
def test_a_game_alone_is_played_to_its_end(player: Player, tmp_path: Path, *, whole: bool) -> None:
    """Against the dummy by mouse; the grade is told, and the record is sound."""
    player.makes_table("bremerhaven", ME, position=None if whole else late_bid(1, LAST_ROUND))
    play_through([Master(player, seed=1)])
    expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    expect(player.ending).to_contain_text(re.compile(r"\d+\smoney\s×\s\d+\sprestige\s=\s\d+"))
    with player.page.expect_download() as record:
        player.ending.get_by_role("link", name=say("table-record")).click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    assert run_here("record", "verify", str(file)).code == 0


@pytest.mark.long
@whole_or_its_last_round
def test_a_long_game_of_four_on_a_phone(arrive: Arrive, *, whole: bool) -> None:
    """Three bots; every card and good by tap and tap; everything fits, and fingers hit it."""
    player = arrive(phone=True)
    start = None if whole else late_bid(4, LAST_ROUND)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT, position=start)
    play_through([Master(player, seed=2)], after_each=lambda one: assert_it_fits(one.page))
    expect(player.ending).to_contain_text(re.compile(r"wins? with|level at"))
    assert_fingers_hit(player.page)


@pytest.mark.long
def test_a_round_by_keys_alone(player: Player) -> None:
    """Arrows lead to cards, spaces, buttons and goods; Enter picks up, puts down and chooses."""
    player.makes_table("bremerhaven", ME)
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "End")
    focused = player.page.locator("[data-shape]:focus")
    for turn in range(KEYS):
        if label(player, "track").startswith("Round 2."):
            return
        until(player, lambda: bool(offered(player)[0]))
        player.presses_keys("b", arrows[turn % len(arrows)])
        expect(focused).to_have_role("button")
        name = str(focused.get_attribute("data-shape"))
        if name in offered(player)[1]:
            player.presses_keys("Enter")
            until(player, lambda name=name: name not in offered(player)[0])  # type: ignore[misc]
            expect(focused).to_have_role("button")
            player.presses_keys(arrows[turn % len(arrows)])
        answered(player, lambda: player.presses_keys("Enter"))
    raise AssertionError("the round does not end")


def test_cards_are_dragged_with_the_mouse(player: Player) -> None:
    """A card to a bid space; beside all of them it goes back, and nothing is played."""
    player.makes_table("bremerhaven", ME)
    until(player, lambda: bool(offered(player)[0]))
    while not carried(player, CARD):
        lets_be(player)  # what is asked before the first bid
        until(player, lambda: bool(offered(player)[0]))
    moves = player.moves_made()
    drag(player, BEST, "rack")
    assert player.moves_made() == moves
    drags(player, BEST, "space-1.0")
    expect(player.picture.get_by_label(re.compile(r"^1\.0 Parking lot.*Red: 5"))).to_be_visible()


def test_bids_are_laid_without_scrolling_to_the_cards(arrive: Arrive) -> None:
    """On a phone what one bids for stands above the harbor, and the cards at the foot; the one in hand is lifted, the question names it."""
    player = arrive(phone=True)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, position=late_bid(2, 8))
    until(player, lambda: bool(carried(player, CARD)))
    held, other = carried(player, CARD)[:2]
    assert top(player, "space-3.1") < top(player, "harbor")
    player.page.evaluate("scrollTo(0, 0)")
    expect(shape(player, held)).to_be_in_viewport()
    shape(player, held).tap()
    expect(player.page.locator(".status")).to_contain_text("where to?")
    assert top(player, other) - top(player, held) >= LIFTED
    shape(player, held).tap()
    expect(player.page.locator(".status")).not_to_contain_text("where to?")


def top(player: Player, name: str) -> float:
    """How far down the window a thing begins."""
    box = shape(player, name).bounding_box()
    assert box is not None
    return box["y"]


def test_goods_are_dragged_with_the_mouse(player: Player) -> None:
    """A good to another space of Storage."""
    player.makes_table("bremerhaven", ME, position=two_crates())
    until(player, lambda: bool(carried(player, STORED)))
    good = carried(player, STORED)[0]
    to = next(name for name in SPACES if label(player, name).endswith(": empty"))
    drags(player, good, to)
    assert not label(player, to).endswith(": empty")


def test_a_good_for_a_dock_without_a_contract_is_refused_by_its_rule(player: Player) -> None:
    """What is put where it may not go stays where it was, and the clause is told (BH-18.6)."""
    player.makes_table("bremerhaven", ME, position=two_crates())
    until(player, lambda: bool(carried(player, STORED)))
    moves = player.moves_made()
    drag(player, carried(player, STORED)[0], "own-loading-1")
    expect(player.refusal).to_contain_text("No Contract lies in Loading dock 1")
    expect(player.refusal.get_by_role("link", name=say("table-clause", clause="BH-18.6"))).to_be_visible()
    assert player.moves_made() == moves


def two_crates() -> str:
    """The file of a position: crates on two spaces, which may be stacked, so that they may be moved."""
    goods = {"a1": ["crate"], "b1": ["crate"]}
    return json.dumps(SOLO | {"harbors": {"R": HARBOR | {"money": 5, "prestige": 5, "goods": goods}}})


def carried(player: Player, begin: str | tuple[str, ...]) -> list[str]:
    """All that can be carried and whose ids begin so."""
    return [name for name in offered(player)[1] if name.startswith(begin)]


def label(player: Player, name: str) -> str:
    """What a thing is called."""
    return shape(player, name).get_attribute("aria-label") or ""


@pytest.mark.long
def test_a_permit_can_be_hit_and_says_what_it_comes_to(player: Player) -> None:
    """Every slot on desks of small sizes, however much is asked above; its whole price and the score, before it is chosen."""
    start = in_port(3, lambda moves: any(move.startswith(PERMIT) for move in moves), after=60)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, RANDOM_BOT, length="short", position=start)
    assert player.is_to_choose()
    slots = [name for name in offered(player)[0] if name.startswith("own-slot-")]
    for (width, height), lines in product(SMALL_DESKS, (2, 4)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(HIGH_HEAD, lines)
        at_rest(player.page)
        boxes = [shape(player, name).bounding_box() for name in slots]
        hit = all(box is not None and min(box["width"], box["height"]) >= TARGET for box in boxes)
        assert hit, f"at {width} x {height}, below a head of {lines} lines"
    shape(player, slots[0]).hover()
    player.sees(re.compile(r"This costs \d+ money.*Your score"))


def test_a_sign_says_what_it_means_when_it_is_tapped(arrive: Arrive) -> None:
    """In a sentence, right beside it."""
    player = arrive(phone=True)
    player.makes_table("bremerhaven", ME, position=two_crates())
    assert player.is_to_choose()
    shape(player, "track").locator(".fact").tap()
    player.sees(re.compile("The game ends when the Ship token has moved"))


def test_keys_read_what_signs_mean(player: Player) -> None:
    """Tab leads to the first thing of a region that can only be read, arrows lead to the next; what its signs mean stands beside it."""
    player.makes_table("bremerhaven", ME, position=two_crates())
    assert player.is_to_choose()
    track = shape(player, "track")
    expect(track).to_have_attribute("tabindex", "0")
    track.focus()
    player.sees(re.compile("The game ends when the Ship token has moved"))
    player.presses_keys("ArrowRight")
    expect(shape(player, "deck-ships")).to_be_focused()
    player.presses_keys("Escape")
    expect(player.page.locator(".tip")).to_have_count(0)


def test_what_is_on_offer_is_read_while_one_looks_back(player: Player) -> None:
    """The mark that says so lies over no card: neither those on the boards nor those in hand."""
    start = in_port(3, lambda moves: " on " in moves[0], after=2)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, RANDOM_BOT, length="short", position=start)
    assert player.is_to_choose()
    for width, height in SMALL_DESKS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.presses(say("table-replay-first"))
        at_rest(player.page)
        mark = player.page.locator(".looking").bounding_box()
        assert mark is not None
        boxes = [card.bounding_box() for card in player.page.locator(".docks .card").all()]
        assert len(boxes) > ON_OFFER
        assert all(box is not None and box["y"] >= mark["y"] + mark["height"] for box in boxes)
        player.presses(say("table-back-now"))
