"""A whole game for somebody who only hears it: the keys always are somewhere, and what is heard is short and told once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.beginnings import small_record
from tests.browser.harbors import RANDOM_BOT, until
from tests.browser.learners import Learner
from tests.browser.player import BOT, ME, Player
from tests.browser.words import say

MOST_WORDS: Final = 60
"""For a choice of one's own and the answer to it."""
SEED: Final = 3
MOSTLY: Final = 0.9
FEWEST: Final = 8
"""Choices of one's own in a game."""


def heard(player: Player, since: int) -> list[str]:
    """What has been said since so many pieces."""
    said: list[str] = player.page.evaluate("(from) => window.heardAloud.slice(from)", since)
    return said


def listens(player: Player) -> None:
    """Each piece that is added to what is said is kept by itself, with all parts of the page that speak by themselves."""
    player.page.add_init_script("""
        window.heardAloud = [];
        const speaks = "[role=status], [role=alert], [aria-live], output";
        new MutationObserver((changes) => {
            for (const { type, target, addedNodes } of changes) {
                const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(speaks);
                const added = type === "characterData" ? [target] : [...addedNodes];
                for (const one of added) if (region && one.textContent.trim()) window.heardAloud.push(one.textContent.trim());
            }
        }).observe(document, { childList: true, characterData: true, subtree: true });
    """)


def keeps_the_keys(player: Player) -> None:
    """The keys are somewhere on the page, once it has settled."""
    player.page.wait_for_function("document.activeElement !== null && document.activeElement !== document.body")


def test_a_game_is_heard_once_and_shortly_and_the_keys_are_never_lost(player: Player) -> None:
    """From the list of moves, to the end and its analysis; a number that changes in silence is not heard with every move."""
    listens(player)
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.presses_keys("m")
    while player.is_to_choose():
        before = player.page.evaluate("window.heardAloud.length")
        moves = player.moves_made()
        player.presses_keys(
            "Tab" if "h3" in player.page.locator(":focus").evaluate("one => one.localName") else "Shift", "Enter"
        )
        player.sees_it_done(moves)
        keeps_the_keys(player)
        said = heard(player, before)
        assert not [one for one in said if re.fullmatch(r"Move \d+ of \d+", one)]
        assert len(said) == len(set(said))
        assert sum(len(one.split()) for one in said) <= 2 * MOST_WORDS
    player.button(say("analysis")).focus()
    player.presses_keys("Enter")
    expect(player.page.get_by_role("progressbar")).to_be_visible()
    keeps_the_keys(player)
    player.hears(say("analysis-done"))
    keeps_the_keys(player)


def test_looking_back_says_so_and_what_is_asked_afterwards(player: Player) -> None:
    """By keys, and with the button above the board, which goes."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.presses_keys(",")
    player.hears(
        re.compile(
            "^" + re.escape(say("table-back-mark", at=0)) + "|" + re.escape(say("table-back-made", at=1, made="")[:-1])
        )
    )
    player.button(say("table-back-now")).focus()
    player.presses_keys("Enter")
    player.hears(re.compile("Back in the game. .*Where do"))
    keeps_the_keys(player)


@pytest.mark.long
def test_who_leaves_the_setting_out_to_chance_by_keys_keeps_them(player: Player) -> None:
    """The button that was pressed goes, as others do with what they were for."""
    player.makes_table("pirates", ME, BOT, total=10, islands=2, draw=1)
    assert player.is_to_choose()
    chance = player.page.get_by_role("group", name=say("table-chance"))
    chance.get_by_role("button").last.focus()
    moves = player.moves_made()
    player.presses_keys("Enter")
    player.sees_it_done(moves)
    expect(chance.get_by_role("button")).to_have_count(0)
    keeps_the_keys(player)


def test_a_record_says_which_game_it_is_and_then_each_move_once(player: Player) -> None:
    """How many moves there are is told by the slider alone, which has the number beside it for the eye."""
    listens(player)
    player.opens("/records")
    file = FilePayload(name="game.qdr", mimeType="text/plain", buffer=small_record())
    player.page.get_by_label(say("records-file"), exact=True).set_input_files(file)
    player.hears(re.compile("Cardinal: .*Ada.*Ben"))
    last = int(player.page.get_by_label(say("records-slider"), exact=True).get_attribute("max") or 0)
    before = player.page.evaluate("window.heardAloud.length")
    player.button(say("table-replay-back")).focus()
    player.presses_keys("Enter")
    player.sees(say("records-at", at=last - 1, last=last))
    keeps_the_keys(player)
    assert len(heard(player, before)) == 1


def test_a_lesson_says_its_task_and_then_the_question_and_h_gives_its_hint(player: Player) -> None:
    """A bot's hint is for games; the lesson has its own."""
    listens(player)
    Learner(player).opens("kraken", "last-afloat", "The last ship afloat")
    player.hears("what do you do first")
    said = heard(player, 0)
    assert "Sink B." in said[-2]
    assert said[-1].endswith("what do you do first?")
    player.presses_keys("h")
    player.hears(re.compile("Hint: Firing hits ships"))
    assert len(heard(player, len(said))) == 1


EARS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "kraken": ({"rounds": 3}, ("Fire", "Move one Lane inward", "Play ")),
    "bruise-cruise": ({"patience": 6}, ("Claim", "Draw two", "Draw", "End your")),
    "bremerhaven": ({"length": "short"}, ("Start with", "Take ", "Upgrade", "Store", "Done", "Use no")),
    "pirates": (
        {"total": 10, "islands": 2, "patience": 6, "draw": 1},
        ("Fire", "Board", "Explore", "Act with", "Move El", "Dock", "Towards", "End "),
    ),
}
"""How a table is made on which a game is soon over, and how the choices begin that bring its end nearer, the best first."""


def moves_of(player: Player) -> Locator:
    """The buttons of the list of moves."""
    return player.page.get_by_role("tabpanel").locator("button.move")


def chooses_by_ear(player: Player, wanted: Sequence[str], seldom: Random) -> None:
    """From the list of moves, by keys: a group that is folded is unfolded, the button is focused and pressed."""
    buttons = moves_of(player)
    names: list[str] = buttons.evaluate_all("all => all.map((one) => one.querySelector('.words').textContent.trim())")
    found = [k for begin in wanted for k, name in enumerate(names) if name.startswith(begin)]
    chosen = buttons.nth(found[0] if found and seldom.random() < MOSTLY else seldom.randrange(len(names)))
    fold = chosen.locator("xpath=ancestor::details[not(@open)]/summary")
    if fold.count() > 0:
        fold.focus()
        player.presses_keys("Enter")
    chosen.focus()
    player.presses_keys("Enter")


@pytest.mark.long
@pytest.mark.parametrize("key", sorted(EARS))
def test_a_whole_game_is_played_by_its_text_alone(player: Player, key: str) -> None:
    """From the first question to the verdict, with nothing but the list of moves, keys, and what is said aloud."""
    listens(player)
    options, wanted = EARS[key]
    player.makes_table(key, ME, RANDOM_BOT, **options)
    seldom = Random(SEED)  # noqa: S311 - what a person chooses in a test
    player.turns_to(say("table-moves"))
    player.presses_keys("m")
    choices = 0
    while True:
        until(player, lambda: moves_of(player).count() > 0 or player.ending.is_visible())
        if player.ending.is_visible():
            break
        choices += 1
        before = player.page.evaluate("window.heardAloud.length")
        moves = player.moves_made()
        chooses_by_ear(player, wanted, seldom)
        player.sees_it_done(moves)
        until(player, lambda: moves_of(player).count() > 0 or player.ending.is_visible())
        keeps_the_keys(player)
        said = heard(player, before)
        assert said, "nothing was said of a choice"
        mine = [one for one in said if re.search(r"\b[Yy]ou\b", one)]
        assert len(mine) == len(set(mine)), f"said twice: {said}"
    assert choices >= FEWEST
    verdict = player.ending.get_by_role("heading", level=2).inner_text()
    player.hears(re.compile(re.escape(verdict)))
    keeps_the_keys(player)
