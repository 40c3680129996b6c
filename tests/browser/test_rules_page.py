"""The page of a game's rules shows all cards and pieces, too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.words import say


def test_cards_and_pieces_are_shown_and_searched_with_their_ids(player: Player) -> None:
    """Kind by kind, folded until somebody looks for one; what is found is unfolded, with what shows it."""
    player.opens("/rules/bruise-cruise")
    pieces = player.page.get_by_role("region", name=say("components"))
    expect(pieces.get_by_text("havana-a", exact=True)).to_be_hidden()
    pieces.get_by_text(re.compile("^action card")).click()
    expect(pieces.get_by_text("havana-a", exact=True)).to_be_visible()
    player.page.get_by_label(say("rules-search")).fill("gulf stream")
    expect(pieces.get_by_text("gulf-stream", exact=True)).to_be_visible()
    expect(pieces.get_by_text("havana-a", exact=True)).to_have_count(0)
    expect(pieces.locator("svg use").first).to_be_attached()


@pytest.mark.long
def test_a_game_without_content_shows_none(player: Player) -> None:
    """Cardinal has a board, and nothing with an id."""
    player.opens("/rules/cardinal")
    expect(player.page.get_by_text("CA-2.4").first).to_be_visible()
    expect(player.page.get_by_role("region", name=say("components"))).to_have_count(0)
