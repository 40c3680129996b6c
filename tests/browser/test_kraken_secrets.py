"""A whole game of Kraken between two browsers, and nothing of one's hand ever gets to the other."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.together import play_on, safest, whose_turn
from tests.browser.truth import Card, Truth
from tests.browser.words import say

SAME_FOR_ALL = ("/api/games/kraken/picture.svg", "/api/games/kraken/art")
"""A picture of some other game, and the drawings of all cards: whoever asks gets them, so they tell nothing of this game."""
LAST_BOARD = "/picture.svg?seat="
"""The board at the end, which the page asks for only when all is open."""
OVER = re.compile(r'"scene-summary">(Draw|[AB] wins|The Kraken wins)')
"""How its summary begins then."""
GAMES = 6
"""A game ends in its first round now and then, but not so often in a row."""


class Looked(Struct, frozen=True):
    """What was in the page after so many moves."""

    moves: int
    picture: str
    page: str


class Heard(Struct, frozen=True):
    """A frame, and after how many moves it came."""

    moves: int
    frame: str
    drawn: str
    """What of it is drawn or can be chosen; empty for other messages."""
    over: bool


def look(player: Player) -> Looked:
    """Everything that is in the page now."""
    return Looked(player.moves_made(), player.picture.inner_html(), player.page.content())


def heard(player: Player) -> list[Heard]:
    """Every frame that came to the page."""
    found: list[Heard] = []
    moves = 0
    for frame in player.watch.received:
        message = msgspec.json.decode(frame, type=dict[str, object])
        drawn = ""
        if message["type"] == "view":
            moves = msgspec.convert(message["revision"], int)
            drawn = str([message[part] for part in ("title", "summary", "status", "regions", "shapes", "moves")])
        found.append(Heard(moves, frame, drawn, message.get("ending") is not None))
    return found


def assert_unknown(cards: dict[Card, int], looks: list[Looked], frames: list[Heard]) -> None:
    """Until a card of the first round is played nothing says which it is."""
    assert cards
    for card, shown in cards.items():
        assert not [frame for frame in frames if frame.moves < shown and card.is_named_in(frame.frame)]
        assert not [one for one in looks if one.moves < shown and card.is_named_in(one.page)]


def assert_undrawn(truth: Truth, seat: int, looks: list[Looked], frames: list[Heard]) -> None:
    """Nothing that is drawn or can be chosen names a card that the seat holds."""
    drawn = [(frame.moves, frame.drawn) for frame in frames if frame.drawn and not frame.over]
    drawn += [(one.moves, one.picture) for one in looks if one.moves < truth.moves]
    for moves, text in drawn:
        assert not [card for card in truth.held(seat, moves) if card.is_named_in(text)]


class Game(Struct, frozen=True):
    """A game that was played to its end, and all that was seen of it."""

    host: Player
    guest: Player
    looks: dict[Player, list[Looked]]
    files: dict[Player, list[str]]
    """What each could download before the first choice."""
    truth: Truth


def played(arrive: Arrive, rounds: int) -> Game:
    """A game between two browsers, from the invitation to the end, of so many rounds at most."""
    host, guest = arrive(), arrive()
    host.makes_table("kraken", ME, OPEN, rounds=rounds)
    guest.joins(host.invites(), "B")
    expect(host.invitation).to_be_hidden()
    looks: dict[Player, list[Looked]] = {host: [], guest: []}
    files: dict[Player, list[str]] = {}
    assert whose_turn(host, guest) is not None
    for player, looked in looks.items():
        expect(player.seats.get_by_text(say("seat-to-play"))).to_be_attached()
        looked.append(look(player))
        files[player] = [player.has_file(name).decode() for name in ("record", "picture.svg")]
    play_on(host, guest, choose=safest, after_each=lambda player: looks[player].append(look(player)))
    return Game(host, guest, looks, files, Truth(host.has_file("record")))


def one_round(arrive: Arrive) -> Game:
    """A short one."""
    return played(arrive, rounds=1)


def long_game(arrive: Arrive) -> Game:
    """One of more than one round, so that cards were shuffled and dealt again."""
    for _ in range(GAMES):
        game = played(arrive, rounds=2)
        if game.truth.rounds() > 1:
            return game
    raise AssertionError(f"{GAMES} games in a row ended in their first round")


@pytest.mark.parametrize("begin", [one_round, pytest.param(long_game, marks=pytest.mark.long)])
def test_two_browsers_play_and_neither_learns_what_the_other_holds(
    arrive: Arrive, begin: Callable[[Arrive], Game]
) -> None:
    """Frames both ways, answers over HTTP, downloads and pages, against the record."""
    game = begin(arrive)
    looks, truth = game.looks, game.truth
    for player, own, other in ((game.host, 0, 1), (game.guest, 1, 0)):
        frames = heard(player)
        for card, shown in truth.secrets_of_the_first_round(own).items():
            assert [frame for frame in frames if frame.moves < shown and card.is_named_in(frame.frame)]
        secret = truth.secrets_of_the_first_round(other)
        assert_unknown(secret, looks[player], frames)
        assert_undrawn(truth, other, looks[player], frames)
        answers = [answer for answer in player.watch.answers if "/api/" in answer.url and answer.ok]
        boards = [answer.text() for answer in answers if LAST_BOARD in answer.url]
        assert all(OVER.search(board) for board in boards)
        told = [answer for answer in answers if not any(path in answer.url for path in (*SAME_FOR_ALL, LAST_BOARD))]
        bodies = [answer.text() for answer in told]
        assert bodies
        for text in bodies + game.files[player]:
            assert not [card for card in secret if card.is_named_in(text)]
        for sent in player.watch.sent:
            assert not [card for card in secret if card.is_named_in(sent) and f'"seat":{other}' in sent]
