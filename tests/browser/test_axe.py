"""Every screen, at a desk and on a phone, in both themes: nothing for a checker of accessibility to find.

Of every table, too, every text can be read and every control hit, on desks of three sizes and on a phone, and what is said of
the game covers nothing of it. Many are looked at in German, too: all of it fits, though its words are longer. The quick tests look
where there is the least room: at the smallest desk, and on a phone in German; at pages that are no tables only on a phone. The
long ones look everywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_german
from tests.browser.accessibility import broken
from tests.browser.captains import latest
from tests.browser.conftest import Arrive
from tests.browser.legible import illegible
from tests.browser.player import Player
from tests.browser.resting import at_rest
from tests.browser.screens import SCREENS, WALKS
from tests.browser.sizes import FINGER, MOUSE, assert_fingers_hit, assert_it_fits, cramped
from tests.browser.test_german import in_english, in_german, overflowing
from tests.browser.words import say

EVERYTHING: Final[dict[str, object]] = {"resultTypes": ["violations"]}
"""Contrast, names, roles, order of headings and the like."""
COLOURS: Final[dict[str, object]] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    **EVERYTHING,
}
"""What another theme may change. (Contrast as EVERYTHING asks for it: the tag of these rules would ask for more.)"""


DIALOG: Final = "dialog[open]"
"""What lies over a page that was looked at before."""
SMALL_DESK: Final = 1024
USUAL_DESK: Final = 1280
Size = tuple[int, int]
SMALLEST: Final[tuple[Size, ...]] = ((SMALL_DESK, 768),)
DESKS: Final[tuple[Size, ...]] = ((1440, 900), (USUAL_DESK, 720), *SMALLEST)
TABLES: Final = {
    "cardinal", "ending", "analysis", "hint", "kraken", "bruise-cruise", "hand", "sailing", "points", "bremerhaven", "harbor", "score", "pirates",
    "setting-out", "steering", "aiming", "lesson", "lesson-mistake", "lesson-done", "guided-game", "puzzle", "puzzle-wrong", "puzzle-solved",
    "looking-back", "refusal", "watching", "kraken-end", "permits", "pirates-end", "battle", "curtain", "moves", "chat", "people", "record",
}  # fmt: skip
COVERED: Final = """
    () => {
        const boxOf = (one) => one.getBoundingClientRect();
        const board = boxOf(document.querySelector(".picture .window"));
        const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const beside = [...document.querySelectorAll(".picture .slot")].map((one) => [boxOf(one), one.innerText || one.dataset.glides]);
        return [...document.querySelectorAll(".remark")].flatMap((remark) =>
            [[board, "the board"], ...beside].filter(([box]) => meets(box, boxOf(remark))).map(([, name]) => `${remark.innerText.slice(0, 40)}: ${name}`));
    }
"""
"""Pieces lie on the board, cards and answers in slots beside it."""
REMARKS: Final = {"hint", "lesson-mistake", "lesson-done", "puzzle-wrong", "puzzle-solved"}
"""The screens on which something is said of the game."""
TOLD: Final = {"steering": "table-steer", "setting-out": "table-mark"}
"""What is told of a course or a place takes the place of the answers beside the board, which say nothing now."""
MANY: Final = {"sailing", "setting-out", "steering"}
"""Screens with more places on the board than a phone has room for: the list of moves has each of them again, large enough."""
NAMED: Final = 120
"""So many letters of its name tell a control from others."""
at_every_screen: Final = pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk[0])


PAGES: Final = {walk[0] for walk in WALKS if not TABLES & set(walk)}
"""Walks to no table: a phone shows all that a desk does."""
ELSEWHERE: Final = {"harbor", "pirates", "score", "watching"}
"""Walks whose parts others show, too: the harbor lies below the bids, ships before they steer, and other games have an end."""
ON_A_PHONE: Final = PAGES | {"aiming", "guided-game", "hint", "lesson", "points"}
ON_A_DESK: Final = {"ending", "steering"}
"""Walks that are looked at quickly on one of the two alone: another one shows the same parts on the other."""


def looks(*, besides: Collection[str]) -> pytest.MarkDecorator:
    """Every walk everywhere, and quickly, `besides` some, where there is the least room."""
    return pytest.mark.parametrize(
        ("walk", "everywhere"),
        [
            pytest.param(
                walk,
                everywhere,
                marks=pytest.mark.long if everywhere else (),
                id=f"{walk[0]}-{'everywhere' if everywhere else 'least-room'}",
            )
            for walk in WALKS
            for everywhere in (False, True)
            if everywhere or walk[0] not in besides
        ],
    )


def assert_sound(page: Page, rules: dict[str, object] = EVERYTHING) -> None:
    """Nothing breaks one of these rules."""
    report = broken(page, rules, DIALOG if page.locator(DIALOG).count() else None)
    assert report.violations_count == 0, report.generate_report()


@contextmanager
def named(screen: str) -> Iterator[None]:
    """Say on which screen of a walk something is wrong."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"on the screen {screen}")
        raise


def lies_over_the_board(page: Page, told: str) -> str:
    """What is wrong with where a panel stands; empty if it is beside the board."""
    box = page.get_by_role("region", name=say(told)).bounding_box()
    board = page.locator(".picture .window").bounding_box()
    assert box is not None
    assert board is not None
    return "" if box["x"] >= board["x"] + board["width"] else f"{say(told)} lies over the board"


def unreadable_on_desks(page: Page, desks: Sequence[Size], told_of: Sequence[str]) -> Iterator[str]:
    """What is wrong with a table on desks of these sizes: small, cut off or covered words, controls that are hard to hit.

    Of some panels they tell, too, whether they lie over the board.
    """
    for width, height in desks:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert_it_fits(page)
        beside = [name for told in told_of if (name := lies_over_the_board(page, told))]
        for problem in (*illegible(page), *cramped(page), *beside):
            yield f"at {width} x {height}: {problem}"
    page.set_viewport_size({"width": USUAL_DESK, "height": 720})


def assert_nothing_is_covered(page: Page, screen: str) -> None:
    """By what is said of the game: neither the board nor a card; on a phone it pushes them down."""
    if screen in REMARKS:
        expect(page.locator(".remark").first).to_be_in_viewport()
        at_rest(page)
        assert page.evaluate(COVERED) == []


def goes_on(player: Player, walk: tuple[str, ...], screen: str) -> None:
    """The next screen of a walk is found by its English words."""
    if screen != walk[-1]:
        in_english(player.page)


@looks(besides=ELSEWHERE | ON_A_PHONE)
def test_on_a_desk_axe_finds_nothing_and_all_can_be_read_and_hit(
    arrive: Arrive, walk: tuple[str, ...], *, everywhere: bool
) -> None:
    """In the dark. Letters are at least 12 pixels high, on the board 10; none are cut off, and none lie over others. Controls have 24 x 24."""
    player = arrive(dark=True)
    for screen in walk:
        SCREENS[screen](player)
        with named(screen):
            assert_it_fits(player.page)
            assert_nothing_is_covered(player.page, screen)
            assert_sound(player.page)
            told = [TOLD[screen]] if screen in TOLD else []
            problems = (
                [*unreadable_on_desks(player.page, DESKS if everywhere else SMALLEST, told)] if screen in TABLES else []
            )
            assert not problems, "\n".join(problems)
            if everywhere and screen in test_german.PAGES | test_german.TABLES:
                in_german(player.page)
                assert_it_fits(player.page)
                assert overflowing(player.page) == []
                problems = [*illegible(player.page), *cramped(player.page)] if screen in test_german.TABLES else []
                assert not problems, "in German:\n" + "\n".join(problems)
                goes_on(player, walk, screen)


def test_many_dice_leave_room_for_what_is_said_of_them(player: Player) -> None:
    """Two players tie, and tie again: the oldest dice make way, and the sentence is shown whole on the smallest desk."""
    SCREENS["setting-out"](player)
    player.page.set_viewport_size({"width": SMALL_DESK, "height": 768})
    die = player.page.locator(".caption .dice span").first
    for _ in range(4):
        die.evaluate("one => one.parentElement.append(one.cloneNode(true))")
    at_rest(player.page)
    assert player.page.locator(".caption .dice span").count() >= 5
    problems = illegible(player.page)
    assert not problems, "\n".join(problems)


@pytest.mark.long
@at_every_screen
def test_axe_finds_nothing_at_a_desk_in_the_light(player: Player, walk: tuple[str, ...]) -> None:
    """The same roles and names, in other colours."""
    for screen in walk:
        SCREENS[screen](player)
        with named(screen):
            assert_sound(player.page, COLOURS)


@looks(besides=ELSEWHERE | ON_A_DESK)
def test_on_a_phone_axe_finds_nothing_and_all_can_be_read_and_hit(
    arrive: Arrive, walk: tuple[str, ...], *, everywhere: bool
) -> None:
    """In the light, without enlarging anything. Names and roles of tables are looked at on a desk; those of other pages here."""
    pages = walk[0] in PAGES and not everywhere
    player = arrive(phone=True)
    for screen in walk:
        SCREENS[screen](player)
        with named(screen):
            on_board = MOUSE if screen in MANY else FINGER
            assert_it_fits(player.page)
            assert_fingers_hit(player.page, on_board=on_board)
            assert_nothing_is_covered(player.page, screen)
            if pages:
                assert_sound(player.page)
            if everywhere:
                assert_sound(player.page, COLOURS)
            if screen in TABLES and (everywhere or screen not in test_german.TABLES):
                player.page.evaluate("scrollTo(0, 0)")  # what has been scrolled out of the window is not cut off
                at_rest(player.page)
                problems = illegible(player.page)
                assert not problems, "\n".join(problems)
            if screen in test_german.PAGES | test_german.TABLES:
                in_german(player.page)
                assert_it_fits(player.page)
                assert_fingers_hit(player.page, on_board=on_board)
                problems = illegible(player.page) if screen in test_german.TABLES else []
                assert not problems, "in German:\n" + "\n".join(problems)
                goes_on(player, walk, screen)


@pytest.mark.parametrize("screen", sorted(MANY))
def test_what_is_small_on_a_phones_board_stands_in_the_list_of_moves(arrive: Arrive, screen: str) -> None:
    """It makes the same move, and is large enough for a finger (WCAG 2.5.8, Equivalent)."""
    player = arrive(phone=True)
    for earlier in next(walk for walk in WALKS if screen in walk):
        SCREENS[earlier](player)
        if earlier == screen:
            break
    at_rest(player.page)
    made = {shape.label[:NAMED]: shape.move for shape in latest(player)[1] if shape.move is not None}
    small = {made[problem.split('"')[1]] for problem in cramped(player.page, FINGER)}
    moves = player.turns_to(say("table-moves"))
    for group in moves.locator("details:has(.move)").all():
        group.evaluate("one => (one.open = true)")
    large = {
        move.locator("kbd").text_content()
        for move in moves.locator(".move").all()
        if (box := move.bounding_box()) is not None and min(box["width"], box["height"]) >= FINGER - 0.5
    }
    assert small <= large


@pytest.mark.long
@at_every_screen
def test_axe_finds_nothing_at_all_on_a_phone(arrive: Arrive, walk: tuple[str, ...]) -> None:
    """Names, roles and the order of headings, too."""
    player = arrive(phone=True)
    for screen in walk:
        SCREENS[screen](player)
        with named(screen):
            assert_sound(player.page)


@pytest.mark.long
@at_every_screen
def test_axe_finds_nothing_on_a_phone_in_the_dark(arrive: Arrive, walk: tuple[str, ...]) -> None:
    """What only a phone shows has colours of its own now and then."""
    player = arrive(phone=True, dark=True)
    for screen in walk:
        SCREENS[screen](player)
        with named(screen):
            assert_sound(player.page, COLOURS)


def found(page: Page, rules: dict[str, object]) -> set[str]:
    """The rules that are broken."""
    return {violation["id"] for violation in broken(page, rules).response["violations"]}


def test_what_is_wrong_would_be_found(player: Player) -> None:
    """A picture without words, words without contrast, a page that is too wide, a button too small."""
    player.opens("/nowhere")
    player.page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"/icon.svg\"><p id=pale>Pale</p>')"
    )
    player.page.evaluate("document.getElementById('pale').style.color = '#ffffff'")
    assert found(player.page, EVERYTHING) == {"color-contrast", "image-alt"}
    assert found(player.page, COLOURS) == {"color-contrast"}
    player.page.evaluate("document.getElementById('pale').style.width = '3000px'")
    with pytest.raises(AssertionError, match="too wide"):
        assert_it_fits(player.page)
    player.page.evaluate("document.querySelector('main a').style.cssText = 'min-height: 0; height: 20px'")
    with pytest.raises(AssertionError, match="x 20"):
        assert_fingers_hit(player.page)
