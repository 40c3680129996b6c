"""What is not legal is refused with a sentence, the clause and what would do instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import ME, Player
from tests.browser.words import say


@pytest.fixture
def table(player: Player) -> Player:
    """A game of Cardinal, both colours at one device; orange has placed a ship on b2."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    return player


def test_an_illegal_square_says_why_and_its_clause_opens_the_rules(table: Player) -> None:
    """The rules stand beside the board, at the clause."""
    moves = table.moves_made()
    table.tries("b2: an orange ship")
    expect(table.refusal).to_contain_text("already on b2")
    table.hears("already on b2")
    table.refusal.get_by_role("link", name=say("table-clause", clause="CA-2.3")).click()
    rules = table.page.get_by_role("tabpanel", name=say("table-rules"))
    clause = rules.get_by_role("listitem").filter(has_text="CA-2.3")
    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    expect(table.picture).to_be_visible()
    assert table.moves_made() == moves


def test_the_nearest_legal_moves_are_offered_and_work(table: Player) -> None:
    """One click plays one of them."""
    moves = table.moves_made()
    table.tries("b2: an orange ship")
    expect(table.refusal.get_by_text(say("table-refusal-nearest"))).to_be_visible()
    table.refusal.get_by_role("button").first.click()
    table.sees_it_done(moves)
    expect(table.refusal).to_be_hidden()


def test_typed_nonsense_is_refused_with_what_would_do(table: Player) -> None:
    """Nothing has moved, and what was typed stays to be mended."""
    moves = table.moves_made()
    field = table.page.get_by_label(say("table-type"), exact=True)
    for nonsense in ("xyzzy", "b2 b2", "pirate", "<b>b2</b>", "b99"):
        table.types(nonsense)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_value(nonsense)
        expect(table.refusal).to_be_visible()
        assert table.moves_made() == moves
        table.refusal.get_by_role("button", name=say("close")).click()
        expect(table.refusal).to_be_hidden()
    table.types("c3")
    table.sees_it_done(moves)


def test_a_refusal_covers_no_button_below_the_board(table: Player) -> None:
    """What is told stays, and the buttons work."""
    table.tries("b2: an orange ship")
    expect(table.refusal).to_be_visible()
    table.presses(say("table-zoom-in"))
    table.presses(say("table-zoom-out"))
    expect(table.refusal).to_be_visible()


def test_a_refusal_goes_when_it_is_closed(table: Player) -> None:
    """By its button, or by Escape."""
    table.tries("b2: an orange ship")
    table.refusal.get_by_role("button", name=say("close")).click()
    expect(table.refusal).to_be_hidden()
    table.tries("b2: an orange ship")
    expect(table.refusal).to_be_visible()
    table.presses_keys("Escape")
    expect(table.refusal).to_be_hidden()
