"""What somebody hears who does not see the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.beginnings import under_way
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
        - region "Board":
          - group /The picture of the game/:
            - paragraph: /Board of 4 by 4 squares/
            - group "Cardinal":
              - button "Place your ship on a1"
              - button "Place your ship on d4"
            - region "The fleets":
              - list "Seats":
                - listitem:
                  - img /Orange. 0 ships on the board, 5 in hand/
                - listitem
        - tablist "Panels":
          - tab "Log"
          - tab /Moves.*16 to choose from/ [selected]
        - tabpanel:
          - region:
            - list:
              - listitem:
                - button "Place your ship on a1"
        """
    )


def test_rows_and_columns_are_told_once(player: Player) -> None:
    """With what the board is like; then each square says where it is, and nothing else does."""
    player.makes_table("cardinal", ME, ME, first="orange")
    assert player.is_to_choose()
    expect(player.picture.get_by_role("group", name="Cardinal").get_by_role("img")).to_have_count(0)
    expect(player.picture.locator("p").first).to_contain_text("columns a to d from the left, rows 1 to 4 from the top")
    player.presses_keys("1")
    player.hears("Place your ship on a1; b1; c1; ")


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
    player.hears(re.compile("The Kraken faces .*" + say("table-answer-next", place=say("table-board"))))
    player.presses_keys("3")
    player.hears(re.compile("Board: .*The Kraken faces"))
    player.sees(re.compile("^Board: "))
    player.presses_keys("3")
    player.hears(re.compile("Your hand: "))


def test_a_bots_turn_in_pirates_is_a_sentence_for_each_ship_and_the_question(player: Player) -> None:
    """Whose turn it is; what her one ship did and where she lies; what is asked. The log has every length of her way."""
    player.makes_table("pirates", ME, BOT, position=under_way(), total=10, islands=2, patience=4, draw=1)
    assert player.is_to_choose()
    moves = player.moves_made()
    player.types("done")
    player.sees_it_done(moves)
    assert player.is_to_choose()
    before = player.page.evaluate("window.saidAloud.length")
    player.types("done")
    player.hears("Green's turn.")
    assert player.is_to_choose()
    player.hears(re.compile(r"Green's .* (sails|fires|explores|docks) .*Choose"))
    heard = player.page.evaluate("(from) => window.saidAloud.slice(from)", before)
    assert not [said for said in heard if "is choosing" in said or "is steering" in said]


@pytest.mark.long
def test_a_refusal_is_said_at_once(player: Player) -> None:
    """As an alert."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.tries("b2: an orange ship")
    expect(player.page.get_by_role("alert").filter(has_text="already on b2")).to_be_attached()


def test_whoever_chooses_from_the_list_stays_there_and_hears_the_end(player: Player) -> None:
    """The focus never falls back to the page: it is at the list, and in the end at the outcome, which is said, too."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    focused = player.page.locator(":focus")
    assert player.is_to_choose()
    player.presses_keys("m")
    while player.is_to_choose():
        expect(focused).to_have_text(re.compile(f"^({say('table-moves-possible')}|Place your ship.*|Send.*)"))
        moves = player.moves_made()
        player.presses_keys("Tab" if "h3" in focused.evaluate("one => one.localName") else "Shift", "Enter")
        player.sees_it_done(moves)
    expect(focused).to_have_role("heading")
    verdict = focused.inner_text()
    player.hears(re.compile(re.escape(verdict) + r"\. .*: you \d"))


def test_after_do_that_the_keys_are_where_the_next_choice_is(player: Player) -> None:
    """H asks for a hint, H again leads to its button, and from there one goes on in the picture."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.presses_keys("h")
    player.hears(re.compile("Hint: "))
    player.presses_keys("h")
    focused = player.page.locator(":focus")
    expect(focused).to_have_text(say("table-hint-do"))
    moves = player.moves_made()
    player.presses_keys("Enter")
    player.sees_it_done(moves)
    assert player.is_to_choose()
    expect(player.picture.locator(":focus")).to_have_attribute("aria-label", re.compile("Place your ship"))


def test_what_cannot_be_chosen_says_its_name_and_then_once_why(player: Player) -> None:
    """Not twice, and without the number of a clause."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    expect(player.page.locator('[aria-label="b2: an orange ship"]')).to_be_attached()
    player.presses_keys("b", "Home", "ArrowRight", "ArrowDown")
    focused = player.page.locator(":focus")
    expect(focused).to_have_attribute("aria-label", "b2: an orange ship")
    assert focused.get_attribute("aria-describedby") is None
    player.hears("already on b2")
    assert not player.page.evaluate("window.saidAloud.some((said) => said.includes('CA-'))")


def test_shortcuts_that_lead_to_a_field_write_nothing_there(player: Player) -> None:
    """Whatever has the focus before."""
    player.makes_table("cardinal", ME, ME, first="orange")
    for key in ("r", "c"):
        player.presses_keys("b", key)
        expect(player.page.locator("input:focus")).to_have_value("")
        player.presses_keys("Tab", "Tab", "Tab")
