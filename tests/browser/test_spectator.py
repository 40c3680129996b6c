"""Whoever has the link may look on, and no more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME
from tests.browser.together import play_on
from tests.browser.truth import Truth
from tests.browser.words import say


def test_a_spectator_sees_no_hand_and_cannot_move(arrive: Arrive) -> None:
    """Not in the page, not in any frame; nothing can be chosen, typed, taken back or given up."""
    host, guest = arrive(), arrive()
    path = host.makes_table("kraken", ME, BOT, rounds=1)
    assert host.is_to_choose()
    guest.opens(path)
    expect(guest.page.get_by_text(say("table-watching"), exact=True)).to_be_visible()
    expect(guest.picture).to_be_visible()
    expect(guest.hotspots).to_have_count(0)
    expect(guest.button(say("table-undo"))).to_have_count(0)
    guest.types("F")
    guest.hears(say("table-you-watch", status="").strip())
    guest.turns_to(say("table-people"))
    expect(guest.button(say("table-resign"))).to_have_count(0)
    play_on(host, turns=3)
    assert host.is_to_choose()
    expect(guest.slider).to_have_attribute("max", str(host.moves_made()))

    play_on(host)
    expect(guest.ending).to_be_visible()
    truth = Truth(guest.has_file("record"))
    views = [view for view in guest.watch.messages("view") if view["ending"] is None]
    assert {view["seat"] for view in views} == {-1}
    for view in views:
        moves = int(str(view["revision"]))
        assert not [
            card for seat in (0, 1) for card in truth.held(seat, moves) if card.is_named_in(str(view["shapes"]))
        ]


def test_spectators_see_who_else_is_there(arrive: Arrive) -> None:
    """Not themselves; players find the names among the people."""
    host, bo, cy = arrive(), arrive(), arrive()
    path = host.makes_table("kraken", ME, BOT)
    for guest, name in ((bo, "Bo"), (cy, "Cy")):
        guest.asks("/api/me", {"name": name})
        guest.opens(path)
    bo.sees(say("table-watching-with", number=1, others="Cy"))
    cy.sees(say("table-watching-with", number=1, others="Bo"))
    panel = host.turns_to(say("table-people"))
    expect(panel).to_contain_text(say("table-watchers", watchers="Bo and Cy"))
    expect(host.page.get_by_text(say("table-watching"), exact=True)).to_have_count(0)
