"""A whole game of Bruise Cruise between two browsers: hands, the deck and half-made actions stay secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pytest
from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.admirals import Card, Course, boldest, does
from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player, names
from tests.browser.together import play_on, whose_turn
from tests.browser.words import say
from tests.games.bruise_cruise.packs import MAP_T

NAMES: Final = ("Peasant", "Has\u2011Been")
AFTERWARDS: Final = "/history"
"""What is asked for when the game is over, and refused before."""
MANY: Final = 20
"""Cards that are played in a game on Map T, at least."""
SOME: Final = 5
"""Steps of actions that change nothing at all."""


class Looked(Struct, frozen=True):
    """All that was in a page after so many moves."""

    moves: int
    page: str


class View(Struct, frozen=True, kw_only=True):
    """What a frame changes in the picture and beside it."""

    revision: int
    title: str
    summary: list[list[int] | str]
    status: str
    shapes: list[list[int] | dict[str, object]]
    story: list[object]
    ending: object


def look(player: Player) -> Looked:
    """Both at one moment, whatever else is going on."""
    moves = "[Number(document.querySelector('input[type=range]').max), document.documentElement.outerHTML]"
    return msgspec.convert(dict(zip(("moves", "page"), player.page.evaluate(moves), strict=True)), Looked)


def heard(player: Player) -> list[tuple[int, str]]:
    """Every frame that came to the page before the game was over, and after how many moves."""
    found, moves = [], 0
    for frame in player.watch.received:
        message = msgspec.json.decode(frame, type=dict[str, object])
        if message["type"] == "view":
            view = msgspec.convert(message, View)
            moves = view.revision
            if view.ending is not None:
                break
        found.append((moves, frame))
    return found


def views(player: Player) -> list[View]:
    """The pictures that came."""
    return [msgspec.convert(view, View) for view in player.watch.messages("view")]


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Peasant and Has-Been on Map T, each with a browser; what follows is the first choice of a Home Port."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("bruise-cruise", ME, OPEN, pack=MAP_T), "Has\u2011Been")
    expect(host.invitation).to_be_hidden()
    return host, guest


@pytest.mark.long
def test_neither_learns_what_the_other_holds_picks_or_will_draw(two: tuple[Player, Player]) -> None:
    """Frames, pages, answers and downloads against the record: a card is named only where it has been seen."""
    looks: dict[Player, list[Looked]] = {player: [] for player in two}
    assert whose_turn(*two) is not None
    files = {player: [moves_of(player.has_file("record")), player.has_file("picture.svg").decode()] for player in two}
    play_on(
        *two, choose=boldest, after_each=lambda mover: looks[two[mover is two[0]]].append(look(two[mover is two[0]]))
    )
    for player in two:
        expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    course = Course(two[0].has_file("record"))
    cards = course.cards()
    for seat, player in enumerate(two):
        learnt = course.learnt(seat)
        frames = heard(player)
        texts = frames + [(one.moves, one.page) for one in looks[player] if one.moves < len(course.positions) - 1]
        assert len(texts) > MANY
        assert not told(cards, learnt, texts)
        assert told(cards, course.learnt(1 - seat), frames)
        assert sum(any(card.is_named_in(frame) for _, frame in frames) for card in cards) > MANY
        during = [one for one in player.watch.answers if "/api/matches" in one.url and not one.url.endswith(AFTERWARDS)]
        bodies = [answer.text() for answer in during if answer.ok]
        assert not told(cards, course.learnt(seat), [(0, text) for text in bodies])
        assert not told(
            cards, [k if k > first_choice(course) else 0 for k in learnt], [(1, text) for text in files[player]]
        )
        assert_unseen_picks(course, 1 - seat, views(player))


def moves_of(record: bytes) -> str:
    """A record without its first line, which has the pack and with it the names of all cards."""
    return record.decode().partition("\n")[2]


def everything(player: Player) -> Sequence[str | None]:
    """What all things in the picture are called."""
    return names(player.picture.locator("[aria-label]"))


def told(cards: list[Card], learnt: list[int], texts: list[tuple[int, str]]) -> list[tuple[str, int]]:
    """Cards that a text names before they were learnt."""
    return [
        (card.slug, moves)
        for card, known in zip(cards, learnt, strict=True)
        for moves, text in texts
        if moves < known and card.is_named_in(text)
    ]


def first_choice(course: Course) -> int:
    """After how many moves somebody had to choose for the first time."""
    return next(k for k, position in enumerate(course.positions) if position.player >= 0)


def assert_unseen_picks(course: Course, other: int, seen: list[View]) -> None:
    """While the other puts an action together nothing in one's picture changes, and nothing is told."""
    picking = set(course.picking(other))
    before = seen[0]
    unseen = 0
    for view in seen:
        if view.revision in picking:
            assert not [part for part in view.shapes if isinstance(part, dict)]
            assert not view.story
            assert not [part for part in view.summary if isinstance(part, str)]
            assert (view.title, view.status) == (before.title, before.status)
            unseen += 1
        before = view
    assert unseen > SOME


@pytest.mark.long
def test_half_an_action_is_taken_back_step_by_step_and_the_other_saw_nothing(two: tuple[Player, Player]) -> None:
    """Kind, card; undone twice nothing is spent, and the other's page is as it was."""
    for _ in two:
        chooser = whose_turn(*two)
        assert chooser is not None
        chooser.chooses(chooser.choices()[0])
    mover = whose_turn(*two)
    assert mover is not None
    other = two[mover is two[0]]
    name = NAMES[mover is two[1]]
    expect(other.picture.get_by_text(say("table-loading"))).to_have_count(0)
    picture, offered, things = other.picture.inner_html(), mover.choices(), everything(mover)
    log = other.log()
    mover.chooses(does("sail with card"))
    card = mover.choices()[0]
    mover.chooses(card)
    assert all(choice.startswith("Sail") for choice in mover.choices())
    assert other.log() == log
    mover.undoes()
    assert card in mover.choices()
    mover.undoes()
    assert mover.choices() == offered
    assert everything(mover) == things
    expect(other.slider).to_have_attribute("max", str(mover.moves_made()))
    assert other.picture.inner_html() == picture
    assert other.log() == [*log, f"{name} takes back a move (2 times)."]
