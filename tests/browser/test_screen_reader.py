"""What somebody hears who does not see the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player
from tests.browser.words import say


def test_the_page_tells_board_moves_and_status(player: Player) -> None:
    """Every part has a name, every thing in the picture words, every move is a button."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.turns_to(say("table-moves"))
    expect(player.page.locator("main")).to_match_aria_snapshot(
        """
        - heading /Cardinal/ [level=1]
        - paragraph: /Where do you place your ship/
        - tablist "Panels":
          - tab "Log"
          - tab /Moves.*16 to choose from/ [selected]
        - tabpanel:
          - region:
            - list:
              - listitem:
                - button "Place your ship on a1 a1"
        - group /The picture of the game/:
          - paragraph: /Board of 4 by 4 squares/
          - group "Cardinal":
            - img "Column a"
            - button "Place your ship on a1"
            - button "Place your ship on d4"
          - region "The fleets":
            - list "Seats":
              - listitem:
                - img /Orange. 0 ships on the board, 5 in hand/
              - listitem
        """
    )


def test_every_move_is_said(player: Player) -> None:
    """One's own, the bot's answer, and what is asked next."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.chooses("Place your ship on b2")
    player.hears("You place a ship on b2.")
    player.hears(re.compile("Green places a ship on [a-d][1-4]."))
    player.hears("Where do you place your ship?")


def test_the_three_questions_are_answered(player: Player) -> None:
    """Aloud and in writing: what can I do, what just happened, what stands where."""
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.chooses(player.choices()[0])
    assert player.is_to_choose()
    player.presses_keys("1")
    player.hears(re.compile("You have (one move|[0-9]+ moves):"))
    for choice in player.choices():
        player.hears(re.compile(re.escape(choice)))
    player.presses_keys("2")
    player.hears(re.compile("You play "))
    player.presses_keys("3")
    player.hears(re.compile("Kraken: .*The Kraken faces"))
    player.sees(re.compile("^Kraken: "))


def test_a_refusal_is_said_at_once(player: Player) -> None:
    """As an alert."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.tries("b2: an orange ship")
    expect(player.page.get_by_role("alert").filter(has_text="already on b2")).to_be_attached()
