"""Every screen there is, and how to get there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from playwright.sync_api import FilePayload, expect

from tests.browser.admirals import does
from tests.browser.beginnings import at_sea, before, in_port, last_choice, last_in_port, lost_patience, small_record
from tests.browser.captains import helm_of, latest, makes_small_table, sees
from tests.browser.harbors import (
    RANDOM_BOT,
    STORED,
    lets_be,
    offered,
    shape,
    touches,
)
from tests.browser.learners import Learner
from tests.browser.player import BOT, ME, OPEN, Player, Seat
from tests.browser.puzzles import PUZZLE, Solver
from tests.browser.sea_fights import AT_HOME, HOME, IN_RANGE, comes_to
from tests.browser.shipwrights import TITAN, Shipwright
from tests.browser.words import say

THINKER: Final[Seat] = {"kind": "bot", "level": 4}
NAME: Final = "Ada"
COLOUR: Final = "#205080"
SOME_ROUNDS: Final = 160
"""Decisions of all players and of chance."""
FEW: Final = 36
"""Ways to lay the Influence cards that are left after one or two."""


def _known(player: Player) -> None:
    player.asks("/api/me", {"name": NAME, "colour": COLOUR})


def _page(player: Player, path: str) -> None:
    _known(player)
    player.opens(path)
    player.page.get_by_role("heading", level=1).wait_for()
    expect(player.page.get_by_text(say("loading"))).to_have_count(0)
    player.page.get_by_role("link", name=NAME, exact=True).wait_for()


def welcome(player: Player) -> None:
    """The first page, as a new visitor sees it."""
    player.opens("/")
    player.page.get_by_text(say("start-here")).wait_for()
    pictures_are_there(player)


def pictures_are_there(player: Player) -> None:
    """All pictures of the page are loaded; its beginning is to be seen."""
    for picture in player.page.locator("main img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", value=True)
    player.page.evaluate("scrollTo(0, 0)")


def learning(player: Player) -> None:
    """A game in three minutes."""
    _page(player, "/learn/kraken")
    player.page.get_by_role("heading", name=say("learn-next")).wait_for()
    pictures_are_there(player)


def lesson(player: Player) -> None:
    """A lesson that has just begun."""
    _known(player)
    Learner(player).opens("kraken", "the-order-is-yours", "The order is yours")


def lesson_mistake(player: Player) -> None:
    """A mistake in a lesson, and the hint."""
    player.presses(say("lesson-hint-ask"))
    Learner(player).chooses("Fire")
    Learner(player).mistake.wait_for()
    player.page.evaluate("scrollTo(0, 0)")


def lesson_done(player: Player) -> None:
    """A lesson that is done."""
    player.presses(say("lesson-try-again"))
    Learner(player).chooses("Sail forward")
    Learner(player).chooses("Move one Lane inward")
    Learner(player).done.wait_for()
    player.page.evaluate("scrollTo(0, 0)")


def puzzles(player: Player) -> None:
    """All puzzles, and the puzzle of the day."""
    _page(player, "/puzzles")
    player.page.get_by_role("heading", name=say("puzzle-daily")).wait_for()
    pictures_are_there(player)


def puzzle(player: Player) -> None:
    """A puzzle before the first try."""
    _known(player)
    solver = Solver(player)
    solver.opens(PUZZLE)


def puzzle_wrong(player: Player) -> None:
    """A wrong move in a puzzle."""
    Solver(player).errs(PUZZLE)


def puzzle_solved(player: Player) -> None:
    """A solved puzzle."""
    _known(player)
    solver = Solver(player)
    solver.opens(PUZZLE)
    solver.solves(PUZZLE)


def guided_game(player: Player) -> None:
    """The lesson that is a whole game."""
    _known(player)
    Learner(player).opens("bremerhaven", "a-whole-game", "A whole game")


def invited(player: Player) -> None:
    """A table, as an invited person sees it."""
    _known(player)
    path = player.makes_table("bremerhaven", ME, OPEN, length="short")
    player.page.goto("about:blank")  # nothing is under way any more that could bring the cookie back
    player.page.context.clear_cookies()
    player.opens(path)
    expect(
        player.page.get_by_role("heading", name=say("table-open-title-by", host=NAME, game="Bremerhaven"))
    ).to_be_visible()


def home(player: Player) -> None:
    """The first page, for somebody who has tables."""
    _known(player)
    player.makes_table("cardinal", ME, BOT, first="orange")
    player.makes_table("kraken", ME, OPEN)
    _page(player, "/")
    player.page.get_by_role("heading", name=say("your-tables")).wait_for()
    pictures_are_there(player)


def new_table(player: Player) -> None:
    """The form for a table."""
    _page(player, "/new?game=kraken")
    expect(player.page.get_by_role("radio", name="Kraken")).to_be_checked()


def wrong_field(player: Player) -> None:
    """The form, with a wrong value in a field."""
    player.opens_more()
    player.fills("Limit of rounds", "100000")
    player.presses(say("new-make"))
    expect(player.page.locator("[aria-invalid]")).to_be_focused()


def open_table(player: Player) -> None:
    """A table that waits for players."""
    _known(player)
    player.makes_table("kraken", ME, OPEN, BOT)
    player.invitation.wait_for()


def cardinal(player: Player) -> None:
    """Cardinal in mid-game, with the pirate on the board."""
    _known(player)
    player.makes_table("cardinal", ME, ME, first="orange")
    for square in ("a1", "c1", "a3", "c3", "d2", "d4"):
        player.chooses(f"Place your ship on {square}")


def refusal(player: Player) -> None:
    """A refused move, with the reason and the rules beside it."""
    _known(player)
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.tries("b2: an orange ship")
    player.refusal.get_by_role("link", name=say("table-clause", clause="CA-2.3")).click()
    expect(player.page.get_by_role("listitem").filter(has_text="CA-2.3")).to_be_focused()


def kraken(player: Player) -> None:
    """Kraken: a card is being resolved, and the others are in hand."""
    _known(player)
    player.makes_table("kraken", ME, BOT, BOT, BOT)
    assert player.is_to_choose()
    player.chooses(player.choices()[0])
    player.hotspots.first.wait_for()


def kraken_end(player: Player) -> None:
    """The end of a game of Kraken: who is afloat, and the damage of all."""
    _known(player)
    player.makes_table("kraken", ME, BOT, BOT, BOT, position=last_choice("kraken-4"))
    assert player.is_to_choose()
    player.types("X")
    player.ending.wait_for()


def moves(player: Player) -> None:
    """The list of moves; an answer to a question stands further below."""
    player.turns_to(say("table-moves"))
    player.presses(say("table-ask-stands"))
    player.sees("Your hand: ")
    player.page.locator(".moves").evaluate("panel => panel.scrollTo(0, 0)")


def chat(player: Player) -> None:
    """The chat at a table."""
    player.says("Fair winds!")
    expect(player.page.get_by_role("region", name=say("table-chat")).last).to_contain_text("Fair winds!")


def people(player: Player) -> None:
    """The players, and what you can change."""
    player.turns_to(say("table-people"))
    player.button(say("table-resign")).wait_for()


def resigning(player: Player) -> None:
    """The question before giving up."""
    player.presses(say("table-resign"))
    player.page.get_by_role("dialog").wait_for()


def looking_back(player: Player) -> None:
    """An earlier moment of the game."""
    player.presses_keys("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.looks_back_to(2)


def curtain(player: Player) -> None:
    """A screen that hides the cards while the device changes hands."""
    _known(player)
    player.makes_table("kraken", ME, ME)
    player.curtain.wait_for()


def ending(player: Player) -> None:
    """A game that is over."""
    _known(player)
    player.makes_table("cardinal", ME, ME, first="orange", rows=3, columns=3)
    while player.is_to_choose():
        player.chooses(player.choices()[0])


def analysis(player: Player) -> None:
    """The analysis of that game."""
    player.page.get_by_role("button", name=re.compile("^Analyse ")).first.click()
    expect(player.ending.get_by_role("img", name=re.compile("^Your chance over"))).to_be_visible(timeout=60_000)


def hint(player: Player) -> None:
    """A hint: what a bot would do, and where."""
    _known(player)
    player.makes_table(
        "bruise-cruise", ME, BOT, position=at_sea(2, lambda moves: {"end", "sail with card"} <= set(moves))
    )
    assert player.is_to_choose()
    player.presses(say("table-hint"))
    player.region(say("table-hint")).get_by_role("button", name=say("table-hint-do")).wait_for()


def thought(player: Player) -> None:
    """The moves that a bot considered."""
    _known(player)
    player.makes_table("cardinal", ME, THINKER, first="green")
    assert player.is_to_choose()
    player.turns_to(say("table-log"))
    player.presses(say("table-log-details"))
    player.page.get_by_role("button", name=say("table-why-label", line="Green places")).first.click()
    player.page.get_by_role("dialog").get_by_role("table").wait_for()


def bruise_cruise(player: Player) -> None:
    """Bruise Cruise: the chart, the fleets, the hand, and the possible actions."""
    _known(player)
    start = at_sea(4, lambda moves: {"end", "sail with card"} <= set(moves))
    player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=start)
    assert player.is_to_choose()


def hand(player: Player) -> None:
    """Choosing a card to sail with, from the hand right below the chart."""
    player.chooses(does("sail with card"))


def sailing(player: Player) -> None:
    """The places to which a ship can sail with a card."""
    player.chooses(max(player.choices(), key=lambda name: name[name.index("engine ") :]))
    player.button(say("table-undo")).wait_for()


def battle(player: Player) -> None:
    """After a battle for a port: its dice, and what has become of the flags."""
    _known(player)
    player.makes_table("bruise-cruise", ME, BOT, position=before("bruise-cruise-2", "battle"))
    assert player.is_to_choose()
    player.chooses(next(name for name in player.choices() if name.startswith(does("battle"))))
    player.hotspots.first.wait_for()


def points(player: Player) -> None:
    """The end of a game of Bruise Cruise, with the points."""
    _known(player)
    player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=lost_patience(4), patience=1)
    assert player.is_to_choose()
    player.chooses(does("draw 0"))
    player.ending.wait_for()


def _in_port(player: Player, wanted: Callable[[Sequence[str]], bool]) -> None:
    """At a short game of Bremerhaven, after some rounds, with such moves to choose from."""
    _known(player)
    start = in_port(3, wanted, after=SOME_ROUNDS)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, RANDOM_BOT, length="short", position=start)
    assert player.is_to_choose()


def _comes_to_the_game(player: Player) -> None:
    """On a phone the page stands where it does when it is somebody's turn."""
    player.page.evaluate(
        "scrollTo(0, 0); scrollBy(0, document.querySelector('.play > .head').getBoundingClientRect().top)"
    )


def bremerhaven(player: Player) -> None:
    """Bremerhaven: the boards with the bids, the harbors, a card that was picked up, and the places for it."""
    _in_port(player, lambda moves: " on " in moves[0] and len(moves) <= FEW)
    touches(player, offered(player)[1][-1])
    expect(shape(player, "space-1.0")).to_have_role("button")
    _comes_to_the_game(player)


def harbor(player: Player) -> None:
    """A good that was picked up, and the places for it."""
    _in_port(player, lambda moves: "done" in moves and "pack" in moves)
    good = next(name for name in offered(player)[1] if name.startswith(STORED))
    touches(player, good)
    expect(shape(player, good)).not_to_have_role("button")
    _comes_to_the_game(player)


def permits(player: Player) -> None:
    """Building permits: Bollards and Buildings, with their whole prices."""
    _in_port(player, lambda moves: any(move.startswith("bollard") for move in moves))
    _comes_to_the_game(player)


def score(player: Player) -> None:
    """The end of a game of Bremerhaven: money times prestige."""
    _known(player)
    player.makes_table("bremerhaven", ME, BOT, BOT, BOT, position=last_in_port(4), length="short")
    while player.is_to_choose():
        lets_be(player)


def pirates(player: Player) -> None:
    """Pirates: choosing a ship to act, with the sea and the deckplates beside it."""
    _known(player)
    comes_to(player, IN_RANGE)


def steering(player: Player) -> None:
    """Steering a ship: all her courses, and the effect of one of them."""
    _known(player)
    comes_to(player, IN_RANGE, "act R1", "move")
    player.page.locator(f'[data-shape="{helm_of(player).what}"]').focus()
    player.presses_keys("Enter")
    player.button(say("table-steer-go")).wait_for()


def pirates_end(player: Player) -> None:
    """The end of a game of Pirates: the gold at home, and what decided it."""
    _known(player)
    comes_to(player, AT_HOME, "act R1", "move")
    player.types(HOME)
    player.ending.wait_for()


def setting_out(player: Player) -> None:
    """Placing an island: where it may lie, and the effect of one place."""
    _known(player)
    makes_small_table(player, ME, RANDOM_BOT)
    sees(player, lambda: bool(latest(player)[0].settings))
    player.page.locator('[data-shape="sea"]').focus()
    player.presses_keys("Enter")
    player.button(say("table-mark-go")).wait_for()


def aiming(player: Player) -> None:
    """A ship about to shoot: ranges, lines of fire, and the enemy's hull that she aims at."""
    _known(player)
    comes_to(player, IN_RANGE, "act R1", "shoot")
    player.page.locator('[data-shape="ship-G1"]').focus()
    player.presses_keys("Enter")
    player.button(say("table-aim-go")).wait_for()


def keys(player: Player) -> None:
    """The list of keys."""
    player.presses_keys("?")
    player.page.get_by_role("dialog").wait_for()


def fleets(player: Player) -> None:
    """Building a fleet: the pieces, and a fleet that still costs too much."""
    _known(player)
    wright = Shipwright(player)
    wright.comes(f"?fleet={TITAN}.jormungandr")
    wright.turns_to_fleet()
    wright.berth("HMS Titan").wait_for()
    wright.turns_to_pieces()
    wright.shelf.get_by_role("article").first.wait_for()


def bad_fleet(player: Player) -> None:
    """A fleet that is not allowed, and why."""
    _known(player)
    wright = Shipwright(player)
    wright.comes(f"?fleet={TITAN}~explorer~explorer.revenant.jormungandr.captain-english")
    expect(wright.fleet).to_contain_text("PI-2.4")


def other_fleets(player: Player) -> None:
    """The dialog with the ready-made fleets."""
    Shipwright(player).turns_to_fleet()
    expect(Shipwright(player).opens("offered")).to_contain_text("Titan's Line")


def sharing(player: Player) -> None:
    """The dialog with a fleet's link."""
    player.presses(say("fleet-share"))
    player.page.get_by_label(say("fleet-link"), exact=True).wait_for()


def shoebox(player: Player) -> None:
    """The list of the pieces that somebody owns, with a line that is unclear."""
    _page(player, "/fleets/pirates")
    player.presses(say("shoebox-open", number=0))
    player.page.get_by_label(say("shoebox-list")).fill("2 Revenant\nES-001\n3 Captain\nUnknown")
    player.presses(say("shoebox-read"))
    expect(player.page.get_by_role("dialog")).to_contain_text(say("shoebox-unknown", line=4, text="Unknown"))


def editor(player: Player) -> None:
    """A position in the editor: the picture, and the fields beside it."""
    _page(player, "/editor/cardinal")
    player.page.get_by_text(say("editor-in-order")).wait_for()
    player.picture.wait_for()


def wrong_position(player: Player) -> None:
    """The text of a position that no game can reach, and the reason."""
    player.page.get_by_text(say("editor-text"), exact=True).click()
    wrong = """{
  "game": "cardinal",
  "board": [
    "P O . .",
    ". . . .",
    ". . O .",
    ". G . ."
  ],
  "player": "orange"
}"""
    player.page.get_by_label(say("editor-text-label")).fill(wrong)
    player.page.get_by_role("button", name=say("editor-show-field", field="b1")).wait_for()
    # Typing has scrolled the page so far that the first heading is hidden.
    player.page.evaluate("scrollBy(0, -36)")


def records(player: Player) -> None:
    """The page for opening records."""
    _page(player, "/records")
    player.page.get_by_role("heading", name=say("records-uses")).wait_for()


def record(player: Player) -> None:
    """A record that was opened: the way through it, and the board."""
    file = FilePayload(name="game.qdr", mimeType="text/plain", buffer=small_record())
    records(player)
    player.page.get_by_label(say("records-file"), exact=True).set_input_files(file)
    player.picture.wait_for()


def watching(player: Player) -> None:
    """A game in which one has no seat."""
    path = player.makes_table("kraken", ME, BOT)
    player.page.goto("about:blank")  # nothing is under way any more that could bring the cookie back
    player.page.context.clear_cookies()
    _known(player)
    player.opens(path)
    player.page.get_by_text(say("table-watching"), exact=True).wait_for()
    player.picture.wait_for()


def found_rules(player: Player) -> None:
    """What a search in the rules finds: a card, unfolded."""
    rules(player)
    player.page.get_by_label(say("rules-search")).fill("undertow")
    player.page.get_by_text("Undertow", exact=True).wait_for()


def rules(player: Player) -> None:
    """The rules of a game."""
    _page(player, "/rules/kraken")


def person(player: Player) -> None:
    """Name, colour, account, device."""
    _page(player, "/me")


def not_found(player: Player) -> None:
    """An address without a page."""
    _page(player, "/nowhere")


def no_table(player: Player) -> None:
    """The address of a table that does not exist."""
    player.watch.expects("WebSocket|404|4404")
    _known(player)
    player.opens("/t/nothing-is-here")
    player.page.get_by_role("heading", name=say("table-nowhere")).wait_for()


def offline(player: Player) -> None:
    """The first page without a connection."""
    player.watch.expects("ERR_INTERNET_DISCONNECTED|WebSocket")
    player.page.context.set_offline(offline=True)
    player.sees(say("not-connected"))


SCREENS: Final[dict[str, Callable[[Player], None]]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        welcome, home, offline, learning, puzzles, puzzle, puzzle_wrong, puzzle_solved, lesson, lesson_mistake, lesson_done, guided_game, new_table, wrong_field, open_table, invited, cardinal, keys, looking_back,
        refusal, kraken_end, kraken, moves, chat, people, resigning, curtain, ending, analysis, hint, thought, bruise_cruise, hand, sailing, battle, points, bremerhaven, harbor, permits, score,
        pirates_end, pirates, setting_out, steering, aiming, fleets, other_fleets, bad_fleet, sharing, shoebox, editor, wrong_position,
        records, record, watching, rules, found_rules, person, not_found,
        no_table,
    )
}  # fmt: skip
"""From each one goes on to the next, or begins anew."""
GO_ON: Final = {
    "offline", "wrong-field", "keys", "looking-back", "moves", "chat", "people", "resigning", "analysis", "hand", "sailing",
    "other-fleets", "sharing", "lesson-mistake", "lesson-done", "puzzle-wrong", "puzzle-solved", "wrong-position",
}  # fmt: skip
"""Those to which one goes on from the one before."""


def walks() -> Iterator[tuple[str, ...]]:
    """All screens, those together that one sees one after the other."""
    walk: tuple[str, ...] = ()
    for screen in SCREENS:
        if screen not in GO_ON and walk:
            yield walk
            walk = ()
        walk += (screen,)
    yield walk


WALKS: Final = tuple(walks())


def goes_to(player: Player, screen: str) -> None:
    """Go to a screen, past those before it."""
    walk = next(walk for walk in WALKS if screen in walk)
    for one in walk[: walk.index(screen) + 1]:
        SCREENS[one](player)
