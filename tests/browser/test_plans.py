"""Planning ahead at a table for two: what one plans is played when it is due, and the other sees nothing before."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.words import say


def test_somebody_plans_an_answer_to_whatever_the_other_does(arrive: Arrive) -> None:
    """By the list of moves: chosen, seen in the list, played at once when the other has moved; the other is told of no plan."""
    host, guest = arrive(), arrive()
    host.opens("/new?game=cardinal")
    host.page.get_by_role("radio", name=re.compile(say("new-others"))).check()
    host.presses(say("new-make"))
    expect(host.invitation).to_be_visible()
    guest.opens(host.path)
    guest.presses(say("table-sit-as", seat="green"))
    moves = {player: player.turns_to(say("table-moves")) for player in (host, guest)}
    choices = {player: moves[player].locator("button.move") for player in moves}
    for player in moves:
        expect(choices[player].or_(player.button(say("plan-begin"))).first).to_be_visible()
    mover, waits = (host, guest) if choices[host].count() else (guest, host)
    expect(mover.region(say("plan-turn"))).to_be_visible()
    seen = moves[mover].inner_text()
    waits.presses(say("plan-begin"))
    waits.presses(say("plan-whatever"))
    plan = waits.region(say("plan-ahead"))
    expect(plan.get_by_text(say("plan-choose"))).to_be_visible()
    answer = plan.locator("ul").get_by_role("button").last
    words = answer.inner_text()
    answer.click()
    expect(plan.get_by_role("listitem").filter(has_text=words)).to_have_count(1)
    waits.hears(say("plan-added", move=words))
    expect(plan.get_by_role("heading")).to_be_focused()
    assert moves[mover].inner_text() == seen
    choices[mover].first.click()
    expect(plan.get_by_role("listitem").filter(has_text=words)).to_have_count(0)
    square = words.split()[-1]
    for player in moves:
        player.reads_in_the_log(re.compile(rf"\b{square}\b"))
