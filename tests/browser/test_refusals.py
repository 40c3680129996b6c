"""What is not legal is refused with a sentence, the clause and what would do instead."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from quarterdeck.engine.position_files import read_position
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.words import say
from tests.scene.positions import POSITIONS, key_of

NEAR: Final = 16
DOT: Final = 7
"""So far from the shape at most, in pixels."""
OPEN_SQUARES: Final = 15
CLAUSE: Final = re.compile(r"\([A-Z]{2}-[\d.]+\)$")


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


def test_the_nearest_legal_moves_are_offered_to_whoever_types_and_work(table: Player) -> None:
    """One click plays one of them; on the board they are to be seen, and the refusal is no larger than its words."""
    moves = table.moves_made()
    table.tries("b2: an orange ship")
    expect(table.refusal).to_be_visible()
    expect(table.refusal.get_by_role("button")).to_have_count(1)
    table.types("b2")
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


def test_a_refusal_covers_no_button_and_goes_when_it_is_closed(table: Player) -> None:
    """What is told stays while the buttons below the board are used; it goes by its own button, or by Escape."""
    table.tries("b2: an orange ship")
    expect(table.refusal).to_be_visible()
    table.presses(say("table-zoom-in"))
    table.presses(say("table-zoom-out"))
    expect(table.refusal).to_be_visible()
    table.refusal.get_by_role("button", name=say("close")).click()
    expect(table.refusal).to_be_hidden()
    table.tries("b2: an orange ship")
    expect(table.refusal).to_be_visible()
    table.presses_keys("Escape")
    expect(table.refusal).to_be_hidden()


def lies_beside(player: Player, tried: Locator, *, edge: bool = False) -> None:
    """The refusal is where it was tried: just above it, below it, before it or after it, and its tip points there.

    With `edge` it may lie over an edge of that, between choices that stand close together.
    """
    expect(player.refusal).to_have_class(re.compile("beside"))
    player.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    card, shape = player.refusal.bounding_box(), tried.bounding_box()
    assert card is not None
    assert shape is not None
    below, above = card["y"] - (shape["y"] + shape["height"]), shape["y"] - (card["y"] + card["height"])
    before, beyond = shape["x"] - (card["x"] + card["width"]), card["x"] - (shape["x"] + shape["width"])
    least = -min(shape["width"], shape["height"]) / 2 if edge else 0
    assert least <= max(below, above, before, beyond) <= NEAR
    if max(before, beyond) >= 0:
        assert card["y"] <= shape["y"] + shape["height"] / 2 <= card["y"] + card["height"]
    else:
        assert card["x"] <= shape["x"] + shape["width"] / 2 <= card["x"] + card["width"]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_refusal_stands_where_it_was_tried(arrive: Arrive, *, phone: bool) -> None:
    """With the clause, at a desk and on a phone; it covers no mark of a square that can be chosen."""
    player = arrive(phone=phone)
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.tries("b2: an orange ship")
    lies_beside(player, player.picture.get_by_label("b2: an orange ship"), edge=phone)
    expect(player.refusal.get_by_role("link")).to_have_text("CA-2.3")
    card = player.refusal.bounding_box()
    squares = [square.bounding_box() for square in player.picture.locator("svg .hot").all()]
    assert len(squares) == OPEN_SQUARES
    assert card is not None
    if not phone:
        panels = player.page.locator(".side").bounding_box()
        assert panels is not None
        assert card["x"] + card["width"] <= panels["x"]
    assert not any(covers_mark(card, box) for box in squares if box is not None)


def covers_mark(card: FloatRect, box: FloatRect) -> bool:
    """The dot in the middle of a square that can be chosen."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    beside = x + DOT <= card["x"] or card["x"] + card["width"] <= x - DOT
    return not beside and card["y"] < y + DOT and y - DOT < card["y"] + card["height"]


def test_what_cannot_be_chosen_says_why_on_hover_and_by_keys(table: Player) -> None:
    """Without being tried: an occupied square. Somebody whose mouse still lies where they placed their ship is not blamed."""
    assert table.picture.locator(".hint").inner_text() == ""
    table.page.mouse.move(0, 0)
    table.picture.get_by_label("b2: an orange ship").hover()
    expect(table.picture.locator(".hint")).to_contain_text("already on b2")
    expect(table.picture.locator(".hint")).to_contain_text("CA-2.3")
    assert table.refusal.count() == 0


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["desk", "phone"])
def test_what_is_grey_says_why_by_hover_keys_and_touch(arrive: Arrive, *, phone: bool) -> None:
    """Actions without a target in Bruise Cruise, cards that are played in Kraken."""
    player = arrive(phone=phone)
    for at in ("bruise-action", "kraken-card"):
        is_told_why(player, at)


def is_told_why(player: Player, at: str) -> None:
    """In this position, of the first thing that is grey."""
    game = key_of(at)
    seat, fields = POSITIONS[at]
    file = json.dumps({"game": game, **fields})
    seats = read_position(file.encode()).setup.players
    player.makes_table(game, *(ME if one == seat else BOT for one in range(seats)), position=file)
    assert player.is_to_choose()
    grey = player.refused_choice(re.compile(""))
    if not player.phone:
        grey.first.hover()
        expect(player.picture.locator(".hint")).to_contain_text(CLAUSE)
        player.page.mouse.move(0, 0)
        expect(player.picture.locator(".hint")).not_to_contain_text(CLAUSE)
        player.page.keyboard.press("Tab")
        grey.first.focus()
        expect(player.picture.locator(".hint")).to_contain_text(CLAUSE)
    name = grey.first.get_attribute("aria-label") or ""
    player.tries(name)
    expect(player.refusal.get_by_role("link")).to_have_text(re.compile(r"^[A-Z]{2}-[\d.]+$"))
    lies_beside(player, player.refused_choice(name).first)
