"""Puzzles: from the first page to the puzzle of the day, a wrong move, a solved one that is remembered, and all of it by keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from quarterdeck.puzzles import collection_of
from tests.browser.player import Player
from tests.browser.puzzles import PUZZLE, Solver
from tests.browser.words import say

PUZZLES = collection_of("cardinal").puzzles


def test_from_the_first_page_to_puzzles_and_one_is_solved(player: Player) -> None:
    """What was found at once is marked in the list; the next one follows."""
    ann = Solver(player)
    player.opens("/")
    player.link(say("puzzles-link")).click()
    expect(player.page.get_by_role("heading", name=say("puzzle-daily"))).to_be_visible()
    expect(player.link(say("puzzle-solve"))).to_have_attribute("href", re.compile("^/puzzles/[a-z]+/puzzle-"))
    number = PUZZLES.index(PUZZLE) + 1
    player.region("Cardinal").get_by_role("link", name=say("puzzle-level-next", number=number), exact=True).click()
    ann.solves(PUZZLE)
    player.presses(say("puzzle-all"))
    cardinal = player.region("Cardinal")
    expect(cardinal).to_contain_text(say("puzzle-count", solved=1, puzzles=len(PUZZLES)))
    cardinal.locator("summary").first.click()
    expect(cardinal.get_by_role("link", name=say("puzzle-name-solved", number=number), exact=True)).to_be_visible()


def test_a_wrong_move_is_told_with_the_better_one_if_one_likes_and_does_not_count(player: Player) -> None:
    """One looks again, has the better move told and marked on the board, where one can make it, or begins another puzzle."""
    ann = Solver(player)
    ann.opens(PUZZLE)
    ann.errs(PUZZLE)
    wrong = player.region(say("puzzle-wrong"))
    expect(wrong).not_to_contain_text("Better")
    expect(wrong).to_contain_text("Your move does not win at once.")
    player.presses(say("puzzle-tell"))
    expect(wrong).to_contain_text(f"Better: Place your ship on {PUZZLE.line[0].best[0]}")
    expect(player.picture.locator(".outline.focus")).to_be_visible()
    ann.solves(PUZZLE, say("puzzle-found"))
    player.presses(say("puzzle-next"))
    expect(player.page).to_have_url(re.compile(f"{PUZZLES[PUZZLES.index(PUZZLE) + 1].name}$"))
    player.opens("/puzzles")
    expect(player.region("Cardinal")).to_contain_text(say("puzzle-count", solved=0, puzzles=len(PUZZLES)))


def test_a_puzzle_is_solved_by_keys_alone(player: Player) -> None:
    """The square is a button like any other; the focus comes to what follows, and all is said aloud."""
    ann = Solver(player)
    ann.opens(PUZZLE)
    player.hears("Find it")
    player.picture.get_by_role("button", name=f"Place your ship on {PUZZLE.line[0].best[0]}", exact=True).focus()
    player.presses_keys("Enter")
    expect(player.region(say("puzzle-solved"))).to_be_visible()
    player.hears("That is it!")
    expect(player.link(say("puzzle-next"))).to_be_focused()
    player.presses_keys("Enter")
    expect(player.page).to_have_url(re.compile(f"{PUZZLES[PUZZLES.index(PUZZLE) + 1].name}$"))


def test_a_puzzle_that_there_is_not_leads_back(player: Player) -> None:
    """Nothing breaks at an address that is wrong."""
    player.opens("/puzzles/cardinal/puzzle-0-0-0")
    expect(player.page.get_by_role("main").get_by_role("link").first).to_be_visible()
