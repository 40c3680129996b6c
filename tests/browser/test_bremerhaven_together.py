"""Two people at a table of Bremerhaven where both act at once: choices that cross, undo beside the other, carrying."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from quarterdeck.games.bremerhaven.codes import HARBOR, PERMITTING
from quarterdeck.games.bremerhaven.picture.view import SAY
from tests.browser.beginnings import bid_alike
from tests.browser.conftest import Arrive
from tests.browser.harbors import (
    DONE,
    answered,
    answers,
    lets_be,
    offered,
    presses,
    takes,
    touches,
    until,
)
from tests.browser.player import ME, OPEN, Player
from tests.browser.words import say

BIDS: Final = ("2.1", "3.1", "1.0", "1.3", "1.2")
"""Where both lay their cards, the best first: alike on 1.2 and 1.3, so that nothing is to be paid there."""
GROW, PRODUCE, MOVE = (
    SAY("ask-you", asked=asked, card="", cargo="named", covers="no", builds="no", money=0)
    for asked in ("grow", "produce", "move")
)
PERMITS = tuple(
    [
        SAY("ask-you", asked="permit", card="", cargo="named", covers=covers, builds=builds, money=0)
        for covers, builds in product(("yes", "no"), repeat=2)
    ]
)
"""What is asked where all act at once, whatever money they have; of permits, with and without spaces to clear and Buildings to build."""
SOON: Final = 60
"""Choices until a phase is reached, at most."""
HOLD: Final = """
    () => {
        const send = WebSocket.prototype.send;
        window.held = [];
        WebSocket.prototype.send = function (text) { window.held.push([this, text]); };
        window.letGo = () => {
            WebSocket.prototype.send = send;
            for (const [socket, text] of window.held) send.call(socket, text);
        };
    }
"""
"""From now on nothing that the page sends leaves it."""
CLICK: Final = """
    (id) => document.querySelector(`.picture [data-shape="${id}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }))
"""
HAS_CHOSEN: Final = """() => window.held.some(([, text]) => text.includes('"type":"play"'))"""


class Play(msgspec.Struct, frozen=True):
    """A choice that a page has sent."""

    type: str
    seat: int = -1
    move: str = ""
    expected: int = -1


Two = tuple[Player, Player]


def come(arrive: Arrive, phase: int) -> Two:
    """Red and Green at a short game, each with a browser; both have begun with three goods, bid alike, and come so far."""
    host, guest = arrive(), arrive()
    path = host.makes_table("bremerhaven", ME, OPEN, length="short", position=bid_alike(phase, BIDS))
    guest.joins(path, "Green")
    expect(host.invitation).to_be_hidden()
    return host, guest


@pytest.fixture
def permitted(arrive: Arrive) -> Two:
    """Both are asked for their next permit."""
    return come(arrive, int(PERMITTING))


@pytest.fixture
def in_harbor(arrive: Arrive) -> Two:
    """Both are at their harbors."""
    return come(arrive, int(HARBOR))


def go_on_to(two: Two, *asked: str) -> None:
    """Both bid alike and let everything else be, until both are asked one of these."""
    for _ in range(SOON):
        until(two[0], lambda: any(offered(player)[0] for player in two))
        busy = [player for player in two if offered(player)[0]]
        others = [player for player in busy if question(player) not in asked]
        if len(busy) == len(two) and not others:
            return
        lets_be((others or busy)[0], *BIDS)
    raise AssertionError(f"both are never asked: {asked}")


def question(player: Player) -> str:
    """What is asked of them, as if they had no money."""
    asked = player.page.locator(".status .words > span").last.inner_text().strip()
    return re.sub(r"\d+ money", "0 money", asked)


def cross(two: Two, *names: str) -> None:
    """Both choose before the server hears of either, having seen the same."""
    before = [answers(player) for player in two]
    for player, name in zip(two, names, strict=True):
        player.page.evaluate(HOLD)
        player.page.evaluate(CLICK, name)
        player.page.wait_for_function(HAS_CHOSEN)
    for player in two:
        player.page.evaluate("window.letGo()")
    for player, known in zip(two, before, strict=True):
        until(player, lambda player=player, known=known: answers(player) > known)  # type: ignore[misc]
    sent = [msgspec.json.decode(player.watch.sent[-1], type=Play) for player in two]
    assert [play.type for play in sent] == ["play", "play"]
    assert sent[0].expected == sent[1].expected
    until(two[0], lambda: two[0].moves_made() == two[1].moves_made())
    for player in two:
        expect(player.refusal).to_be_hidden()


@pytest.mark.long
def test_choices_that_cross_in_every_phase_of_all(permitted: Two) -> None:
    """Permits, Influence, harbors: both are taken, whatever comes first, and both pages go on."""
    two = permitted
    go_on_to(two, *PERMITS)
    cross(two, "own-slot-0-1", "own-slot-3-1")
    for player, red, green in zip(two, ("You put", "Red puts"), ("Green puts", "You put"), strict=True):
        player.reads_in_the_log(f"{red} a Bollard on the wall above Dock 1")
        player.reads_in_the_log(f"{green} a Bollard on the wall below Dock 3")
    go_on_to(two, GROW)
    cross(two, "choice-upgrade", "choice-upgrade")
    go_on_to(two, PRODUCE, MOVE)
    if question(two[0]) == question(two[1]) == PRODUCE:
        cross(two, DONE, DONE)
        go_on_to(two, MOVE)
    cross(two, DONE, DONE)
    go_on_to(two, PRODUCE, MOVE)
    for player in two:
        player.reads_in_the_log("Round 2 begins")


@pytest.mark.long
def test_a_step_is_taken_back_while_the_other_goes_on(permitted: Two) -> None:
    """Nobody is asked; what the other has done, and holds, stays."""
    two = red, green = permitted
    go_on_to(two, *PERMITS)
    presses(red, "own-slot-0-1")
    presses(green, "own-slot-3-1")
    presses(red, "own-slot-3-1")
    green_slots = offered(green)[0]
    answered(red, lambda: red.presses(say("table-undo")))
    assert "own-slot-3-1" in offered(red)[0]
    assert "own-slot-0-1" not in offered(red)[0]
    red.reads_in_the_log("You take back a move")
    green.reads_in_the_log("Red takes back a move")
    for player in two:
        expect(player.proposal).to_be_hidden()
    assert offered(green)[0] == green_slots
    presses(green, DONE)
    expect(green.hotspots).to_have_count(0)
    answered(red, lambda: red.presses(say("table-undo")))
    assert "own-slot-0-1" in offered(red)[0]
    expect(green.hotspots).to_have_count(0)
    presses(red, DONE)
    go_on_to(two, GROW)


@pytest.mark.long
def test_a_good_in_hand_stays_there_while_the_other_moves(in_harbor: Two) -> None:
    """Picked up, and carried to its place after the picture has changed by what the other did."""
    red, green = in_harbor
    go_on_to(in_harbor, MOVE)
    good = next(name for name in offered(red)[1] if name.startswith("own-"))
    takes(red, good)
    places = offered(red)[0]
    presses(green, DONE)
    expect(red.slider).to_have_attribute("max", str(green.moves_made()))
    assert offered(red)[0] == places
    answered(red, lambda: touches(red, places[0]))
    assert question(red) == MOVE
