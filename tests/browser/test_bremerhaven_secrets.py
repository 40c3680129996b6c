"""Games of Bremerhaven, from their set-up and to their end: bids, cards in their decks, Events to come and the Price pile stay secret."""

from __future__ import annotations

import re
from typing import Final

import pytest
from msgspec import Struct, convert, json
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.harbor_secrets import Course, bids_of, told
from tests.browser.harbors import RANDOM_BOT, Master, late_bid, play_through, shape
from tests.browser.player import ME, OPEN, Player

pytestmark = pytest.mark.long

MANY: Final = 20
"""Cards that are turned up in such a game, and pages that are looked at, at least."""
EVENTS: Final = 4
"""Are announced in the rounds that are played, at least."""
LATEST: Final = 40
"""Choices after which files are asked for."""
ROUNDS: Final = 3
"""How long two play."""
LATE: Final = 8
"""Spaces before the last when a game of four begins: some rounds more than two play."""
NOW: Final = "[Number(document.querySelector('input[type=range]').max), document.documentElement.outerHTML]"
LINE: Final = re.compile(r'\{"n":(\d+),')
"""How the line of a move begins in a record."""
LATE_START: Final = re.compile(r',"start":\{.*')
"""What the first line of a record tells of the position with which the game began."""
Texts = list[tuple[int, str]]


class View(Struct):
    """What a view says about when it is."""

    moves_made: int
    ending: object


class Onlooker:
    """Keeps all that pages say, move by move."""

    def __init__(self, *players: Player) -> None:
        self.players = players
        self.pages: dict[Player, Texts] = {player: [] for player in players}
        self.files: dict[Player, Texts] = {player: [] for player in players}
        self.choices = 0

    def looks(self, mover: Player) -> None:
        """At the pages of those who have not just chosen; once at the files."""
        self.choices += 1
        for player in self.players:
            if player is not mover or len(self.players) == 1:
                self.pages[player].append(convert(player.page.evaluate(NOW), tuple[int, str]))
        if self.choices == LATEST:
            for player in self.players:
                texts = player.has_file("record").decode(), player.has_file("picture.svg").decode()
                moves = player.moves_made()  # others may have gone on meanwhile
                self.files[player] = [(moves, text) for text in texts]


def heard(player: Player) -> Texts:
    """Every frame that came to the page before the game was over, and after how many moves."""
    found: Texts = []
    moves = 0
    for frame in player.watch.received:
        if frame.startswith('{"type":"view"'):
            view = json.decode(frame, type=View)
            moves = view.moves_made
            if view.ending is not None:
                break
        found.append((moves, frame))
    return found


def of_this_round(text: str, begun: int) -> str:
    """A picture; or the lines of a record that are later than the move after which the round's bidding began."""
    lines = ((LINE.match(line), line) for line in text.splitlines())
    return "\n".join(line for found, line in lines if found is None or int(found[1]) > begun)


def has_begun(player: Player, number: int) -> bool:
    """Whether this round has."""
    return (shape(player, "track").get_attribute("aria-label") or "").startswith(f"Round {number}.")


def assert_silent(onlooker: Onlooker, course: Course, seat: int, player: Player) -> None:
    """Nothing was told before it was known; later it was, so that the search finds what is there."""
    secrets = course.secrets(seat)
    pages = [(moves, page) for moves, page in onlooker.pages[player] if moves < len(course.positions) - 1]
    frames = heard(player)
    assert len(pages) > MANY
    files = [(moves, LATE_START.sub("", text)) for moves, text in onlooker.files[player]]
    assert not told(secrets, [*frames, *pages, *files])
    assert sum(any(secret.found_in(frame) is not None for _, frame in frames) for secret in secrets) > MANY


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Red and Green at a short game, each with a browser."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("bremerhaven", ME, OPEN, length="short"), "Green")
    expect(host.invitation).to_be_hidden()
    return host, guest


def test_neither_of_two_learns_what_the_other_lays(two: tuple[Player, Player]) -> None:
    """The set-up and the first rounds, until one gives up: frames, pages and files against the record."""
    onlooker = Onlooker(*two)
    masters = [Master(player, seed) for seed, player in enumerate(two)]
    play_through(masters, after_each=onlooker.looks, so_far=lambda one: has_begun(one, ROUNDS + 1))
    two[0].gives_up()
    for player in two:
        expect(player.ending.get_by_role("heading", level=2)).to_be_visible()
    course = Course(two[0].has_file("record"))
    bidding = course.bidding()
    for seat, player in enumerate(two):
        assert_silent(onlooker, course, seat, player)
        texts = [*heard(player), *onlooker.pages[player]]
        other, own = bids_of(1 - seat), bids_of(seat)
        assert not [moves for moves, text in texts if bidding[moves] and other.search(text)]
        assert [moves for moves, text in texts if not bidding[moves] and other.search(text)]
        assert [moves for moves, text in texts if bidding[moves] and own.search(text)]
        for moves, text in onlooker.files[player]:
            begun = max(k for k in range(moves + 1) if not bidding[k])
            assert not bidding[moves] or not other.search(of_this_round(text, begun))


def test_nobody_learns_what_the_newspaper_will_bring(player: Player) -> None:
    """The last rounds of a long game of four: Events are named when they are announced, and not before."""
    start = late_bid(4, LATE)
    player.makes_table("bremerhaven", ME, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT, position=start)
    onlooker = Onlooker(player)
    play_through([Master(player, seed=4)], after_each=onlooker.looks)
    course = Course(player.has_file("record"))
    assert len({int(position.event) for position in course.positions}) >= EVENTS
    assert_silent(onlooker, course, 0, player)
