"""Learning by playing: a course, whole lessons by mouse, by keys and on a phone, and where they lead."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from quarterdeck.learn import Attempt, course_of
from quarterdeck.learn.checking import solve_step
from tests.browser.conftest import Arrive
from tests.browser.learners import Learner
from tests.browser.player import Player
from tests.browser.words import say


def test_from_the_first_page_through_a_lesson_and_on_to_the_next(player: Player) -> None:
    """By mouse: one click leads to the lessons, one begins; a mistake is explained, and what was done is remembered."""
    ann = Learner(player)
    player.opens("/")
    player.presses(say("course-of", game="Kraken"))
    course = player.region(say("course"))
    expect(course).to_be_in_viewport()
    player.presses(say("course-begin"))
    ann.is_at("The last ship afloat")
    player.sees(say("lesson-number", number=1, lessons=8))
    player.sees("Sink B.")
    ann.chooses("Sail forward")
    expect(ann.mistake).to_contain_text("from there your guns do not reach it")
    expect(player.hotspots).to_have_count(0)
    player.presses(say("lesson-try-again"))
    expect(ann.mistake).to_have_count(0)
    player.presses(say("lesson-hint-ask"))
    player.sees("exactly one Lane outward or inward of yours")
    ann.chooses("Fire")
    expect(ann.done).to_contain_text("you are the last ship afloat")
    player.presses(say("lesson-next"))
    ann.is_at("Sections and Lanes")
    player.presses(say("lesson-all"))
    expect(player.region(say("course"))).to_contain_text(say("course-done", done=1, lessons=8))
    expect(player.link("The last ship afloat" + say("course-lesson-done").replace(" (", " ("))).to_be_visible()
    player.presses(say("course-go-on", lesson="Sections and Lanes"))
    ann.is_at("Sections and Lanes")


def test_a_reload_in_the_middle_of_a_lesson_loses_nothing(player: Player) -> None:
    """The moves made so far lead to the same place."""
    ann = Learner(player)
    ann.opens("kraken", "sections-and-lanes", "Sections and Lanes")
    ann.chooses("Sail forward")
    player.sees(say("lesson-step", step=2, steps=2))
    player.page.reload()
    ann.is_at("Sections and Lanes")
    player.sees(say("lesson-step", step=2, steps=2))
    player.presses(say("lesson-again"))
    player.sees(say("lesson-step", step=1, steps=2))
    ann.chooses("Sail forward")
    ann.chooses("Move one Lane outward")
    expect(ann.done).to_be_visible()


def test_a_lesson_by_keys_alone(player: Player) -> None:
    """The focus is where one goes on: at the board, at what went wrong, at the next lesson."""
    ann = Learner(player)
    ann.opens("cardinal", "five-ships", "Five ships win")
    player.hears("Put your fifth ship")
    player.presses_keys("b")
    expect(player.picture.locator(":focus")).to_have_count(1)
    ann.choice("Place your ship on b2").focus()
    player.presses_keys("Enter")
    expect(player.button(say("lesson-try-again"))).to_be_focused()
    player.hears("have called the pirate")
    player.presses_keys("Enter")
    expect(ann.mistake).to_have_count(0)
    expect(player.page.locator(".board :focus, .dock :focus")).to_have_count(1)
    ann.choice("Place your ship on a1").focus()
    player.presses_keys("Enter")
    player.hears("you have won")
    expect(player.link(say("lesson-next"))).to_be_focused()
    player.presses_keys("Enter")
    ann.is_at("Beside the pirate")


@pytest.mark.long
def test_a_lesson_on_a_phone_as_a_screen_reader_has_it(arrive: Arrive) -> None:
    """The lesson is a region; mistakes and success are, too, and are said at once."""
    player = arrive(phone=True)
    ann = Learner(player)
    ann.opens("kraken", "bumping", "Bumping")
    lesson = player.region(say("lesson"))
    expect(lesson.get_by_role("heading", level=2)).to_have_text("Bumping")
    expect(lesson).to_contain_text("it is bumped")
    player.hears("Bump B into it")
    ann.chooses("Move one Lane outward")
    player.hears("would sail past it")
    player.presses(say("lesson-try-again"))
    ann.chooses("Sail forward")
    expect(ann.done).to_be_in_viewport()
    player.hears("B was bumped into the Kraken")
    player.presses(say("lesson-next"))
    ann.is_at("Front, side and rear")


def test_on_a_phone_what_was_wrong_is_seen_whole(arrive: Arrive) -> None:
    """However far one has scrolled: it begins below what stays at the head of the window."""
    player = arrive(phone=True)
    ann = Learner(player)
    ann.opens("kraken", "bumping", "Bumping")
    player.page.evaluate("scrollTo(0, 500)")
    ann.chooses("Move one Lane outward")
    expect(ann.mistake).to_be_in_viewport(ratio=1)
    head, said = player.page.locator(".play > .head").bounding_box(), ann.mistake.bounding_box()
    assert head is not None
    assert said is not None
    assert said["y"] >= head["y"] + head["height"]


def test_the_end_of_the_last_lesson_leads_to_a_game_of_ones_own(player: Player) -> None:
    """With one click, against a bot that fits."""
    ann = Learner(player)
    attempt = Attempt(course_of("cardinal").find("a-whole-game"))
    solve_step(attempt)
    *before, last = attempt.played
    place = {"game": "cardinal", "lesson": "a-whole-game", "played": before}
    player.opens("/")
    player.page.evaluate("(place) => localStorage.setItem('quarterdeck-lesson', JSON.stringify(place))", place)
    ann.opens("cardinal", "a-whole-game", "A whole game")
    player.sees(say("lesson-number", number=6, lessons=6))
    player.types(last)
    expect(ann.done).to_contain_text(say("lesson-last"))
    player.presses(say("play-now-game", game="Cardinal"))
    expect(player.page).to_have_url(re.compile("/t/"))


def test_an_address_of_no_lesson_says_so(player: Player) -> None:
    """As that of no table does."""
    player.watch.expects("WebSocket|404|4404")
    player.opens("/learn/kraken/nothing")
    expect(player.page.get_by_role("heading", name=say("table-nowhere"))).to_be_visible()


def test_at_a_low_desk_what_went_wrong_is_read_without_scrolling(player: Player) -> None:
    """The button stands below the words, not over them, and the panel keeps its tabs."""
    ann = Learner(player)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    ann.opens("cardinal", "five-ships", "Five ships win")
    ann.chooses("Place your ship on c4")
    expect(ann.mistake).to_be_in_viewport(ratio=1)
    words = ann.mistake.locator("p").last.bounding_box()
    button = ann.mistake.get_by_role("button", name=say("lesson-try-again")).bounding_box()
    assert words is not None
    assert button is not None
    assert words["y"] + words["height"] <= button["y"]
