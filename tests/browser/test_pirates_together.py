"""Two people at a table of Pirates, each with a browser, to the end: what lies face down stays secret until it is turned up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

import pytest
from msgspec import json
from playwright.sync_api import expect

from quarterdeck.games.pirates.pack import built_in, pieces_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay
from quarterdeck.server.protocol.wire import View
from tests.browser.captains import Captain, play_through
from tests.browser.conftest import Arrive
from tests.browser.harbors import VIEW
from tests.browser.player import ME, OPEN, Player

NEVER: Final = 1_000_000
SELDOM: Final = 6
"""So many times each page is looked at."""
RED: Final = "Old Ironsides"
GREEN: Final = "L'Aguila's Convoy"


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Red and Green, each with a browser and crew that the other has none of."""
    host, guest = arrive(), arrive(dark=True)
    path = host.makes_table("pirates", ME, OPEN, islands=2, patience=2, red=RED, green=GREEN)
    guest.joins(path, "G")
    expect(host.invitation).to_be_hidden()
    return host, guest


def course_of(record: bytes) -> list[PiratesPosition]:
    """The game after each of its moves."""
    course = replay(parse_record(record))
    return [cast(PiratesPosition, course.position_at(k)) for k in range(len(course.steps) + 1)]


def secrets(positions: list[PiratesPosition], seat: int) -> Iterator[tuple[str, int]]:
    """The names of the other's crew alone, and after how many moves a seat may know that it is there."""
    first = positions[0]
    called = {crew.id: crew.name for crew in pieces_of(built_in()).content.crew}
    names = [called[first.catalog.names[int(first.catalog.ships) + int(piece)]] for piece in first.piece]
    for k, name in enumerate(names):
        if int(first.piece_owner[k]) != seat and names.count(name) == 1:
            known = (n for n, position in enumerate(positions) if int(position.piece_seen[k]) >> seat & 1)
            yield name, next(known, NEVER)


def frames(player: Player) -> Iterator[tuple[int, str]]:
    """Every view that came before the game was over, and after how many moves."""
    for frame in player.watch.received:
        if frame.startswith(VIEW):
            view = json.decode(frame, type=View)
            if view.ending is not None:
                return
            yield view.moves_made, frame


def test_neither_learns_what_lies_face_down(two: tuple[Player, Player]) -> None:
    """Frames of the whole game against its record; one's own crew is told, so that the search finds what is there."""
    pages: list[tuple[int, Player, str]] = []

    def looks(mover: Player) -> None:
        for player in two:
            if player is not mover and len(pages) < 2 * SELDOM:
                pages.append((player.moves_made(), player, player.page.content()))

    play_through(*(Captain(player, seed) for seed, player in enumerate(two)), after_each=looks)
    positions = course_of(two[0].has_file("record"))
    for seat, player in enumerate(two):
        hidden, own = list(secrets(positions, seat)), [name for name, _ in secrets(positions, 1 - seat)]
        assert hidden
        told = [*frames(player), *((moves, text) for moves, who, text in pages if who is player)]
        for name, learnt in hidden:
            assert not [moves for moves, text in told if moves < learnt and name in text], name
        assert all(any(name in text for _, text in told) for name in own)
