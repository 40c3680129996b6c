"""Two people at a table of Pirates, each with a browser, to the end: what lies face down stays secret until it is turned up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

import pytest
from msgspec import json
from playwright.sync_api import expect

from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.names import ALL, event_name, knows_event
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay
from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.protocol.wire import View
from quarterdeck.server.tables.pictures import rebuild_shapes
from tests.browser.captains import Captain, play_through
from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.shown import VIEW
from tests.browser.treasures import may_read, told, uniques

NEVER: Final = 1_000_000
TABLE: Final = '{"type":"table"'
OVER: Final = '"state":"over"'
SELDOM: Final = 6
"""So many times each page is looked at."""
RED: Final = (
    "48.constitution~captain~helmsman~musketeer~shipwright.rattlesnake~explorer~helmsman.divers.foul-winds.hidden-cove"
)
GREEN: Final = (
    "48.laguila~captain~helmsman~cannoneer.la-joya-del-sol~helmsman~oarsman.el-picador~explorer"
    ".rolling-fog.mermaids.favor-of-the-gods"
)
"""Fleets with crew and Events that the other has none of."""


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Red and Green, each with a browser."""
    host, guest = arrive(), arrive(dark=True)
    path = host.makes_table("pirates", ME, OPEN, total=48, islands=2, patience=3, uniques=3, red=RED)
    guest.joins(path, "Green", fleet=GREEN)
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
    names = [called[first.catalog.names[int(first.catalog.ships) + int(piece)]] for piece in first.crew.card]
    for k, name in enumerate(names):
        if int(first.crew.owner[k]) != seat and names.count(name) == 1:
            known = (n for n, position in enumerate(positions) if int(position.crew.seen_by[k]) >> seat & 1)
            yield name, next(known, NEVER)


def events(positions: list[PiratesPosition], seat: int) -> Iterator[tuple[tuple[str, str], int]]:
    """What the other's Events are called, in words and in notation, and after how many moves a seat may know of each."""
    called = pieces_of(built_in()).events
    for k, owner in enumerate(positions[0].events.owner):
        if int(owner) != seat:
            key = event_name(positions[0], k, ALL).partition("#")[0]
            known = (n for n, position in enumerate(positions) if knows_event(position, k, seat))
            yield (called[key].name, key), next(known, NEVER)


def frames(player: Player) -> Iterator[tuple[int, str]]:
    """All that came before the game was over, and after how many moves."""
    moves = 0
    for frame in player.watch.received:
        if frame.startswith(VIEW):
            view = json.decode(frame, type=View)
            if view.ending is not None:
                return
            moves = view.moves_made
        elif frame.startswith(TABLE) and OVER in frame:
            return
        yield moves, frame


def pictures(player: Player) -> Iterator[tuple[int, Sequence[AnyShape]]]:
    """The picture of every view that came before the game was over, and after how many moves."""
    shapes: tuple[AnyShape, ...] = ()
    for frame in player.watch.received:
        if frame.startswith(VIEW):
            view = json.decode(frame, type=View)
            shapes = tuple(rebuild_shapes(shapes if view.base is not None else (), view.shapes))
            if view.ending is not None:
                return
            yield view.moves_made, shapes


@pytest.mark.long
def test_neither_learns_what_lies_face_down(two: tuple[Player, Player]) -> None:
    """All frames of a game, pages and records on the way, against its course; one's own is told: the search finds it."""
    pages: list[tuple[int, Player, str]] = []

    def looks(mover: Player) -> None:
        for player in two:
            if player is not mover and len(pages) < 2 * SELDOM:
                # read before moves are counted: what comes meanwhile may be in it
                text = player.page.content() + player.has_file("record").decode()
                pages.append((player.moves_made(), player, text))

    play_through(*(Captain(player, seed) for seed, player in enumerate(two)), after_each=looks)
    positions = course_of(two[0].has_file("record"))
    heard = [[*frames(player), *((moves, text) for moves, who, text in pages if who is player)] for player in two]
    for seat in range(2):
        hidden, own = list(secrets(positions, seat)), [name for name, _ in secrets(positions, 1 - seat)]
        assert hidden
        for name, learnt in hidden:
            assert not [moves for moves, text in heard[seat] if moves < learnt and name in text], name
        assert all(any(name in text for _, text in heard[seat]) for name in own)
    events_stay_secret(heard, positions)
    treasure_stays_secret(two, positions)


def events_stay_secret(heard: list[list[tuple[int, str]]], positions: list[PiratesPosition]) -> None:
    """No Event that lies face down is named to the other, neither as people say it nor as notation does (PI-R42)."""
    for seat, texts in enumerate(heard):
        hidden = list(events(positions, seat))
        assert len(hidden) == 3
        for names, learnt in hidden:
            assert not [moves for moves, text in texts if moves < learnt and any(name in text for name in names)], names
        for names, _ in events(positions, 1 - seat):
            assert any(name in text for _, text in texts for name in names), names


def treasure_stays_secret(two: tuple[Player, Player], positions: list[PiratesPosition]) -> None:
    """Each picture shows of coins just what its seat may know, on islands and in holds; no unique is named before it is seen.

    That known coins are told is tried without a browser: not in all games somebody gets to an island.
    """
    read: set[str] = set()
    for seat, player in enumerate(two):
        for moves, shapes in pictures(player):
            assert told(shapes) == may_read(positions[moves], seat), f"seat {seat} after {moves} moves"
            read |= set(told(shapes).values())
        called = pieces_of(built_in()).treasures
        for key, learnt in uniques(positions, seat, NEVER):
            assert not [moves for moves, text in frames(player) if moves < learnt and called[key].name in text], key
    assert "?" in {sign[-1] for sign in read}
