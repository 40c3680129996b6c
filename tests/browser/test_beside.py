"""How one wins is said beside the first question; that nothing said of a game covers any of it is what test_axe.py sees to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["desk", "phone"])
def test_the_first_question_says_how_one_wins(arrive: Arrive, *, phone: bool) -> None:
    """Until the first move is made."""
    player = arrive(phone=phone)
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.sees("You win by being the last ship afloat.")
    player.chooses(player.choices()[0])
    expect(player.page.get_by_text("You win by being the last ship afloat.")).to_have_count(0)
