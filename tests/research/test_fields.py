"""Each game's fields say what they are said to say."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import of_goods
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.pirates.codes import CANNONS, POSE, SEGMENT, SHOT
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move
from quarterdeck.research import make
from tests.games.cardinal.table import lay
from tests.research.test_table import played


def members(row: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> set[int]:
    """The places at which a 1 stands."""
    return {int(k) for k in np.flatnonzero(row)}


@pytest.mark.parametrize("moves", [0, 7, 15, 1000])
def test_cardinal(moves: int) -> None:
    """Boards that are not square, from both sides."""
    table = make("cardinal", rows=3, columns=5)
    table.reset(seed=2)
    for _ in range(moves):
        if not table.over:
            table.step(table.legal()[len(table.legal()) // 2])
    position = cast(CardinalPosition, table.position)
    for seat, own, rival in ((0, position.orange, position.green), (1, position.green, position.orange)):
        seen = table.named(seat)
        for name, squares in (("own", own), ("rival", rival), ("pirate", position.pirate), ("left", position.left)):
            assert seen[name].tolist() == [[squares >> 8 * row + k & 1 for k in range(5)] for row in range(3)]
        legal = table.legal()
        assert members(seen["open"].ravel()) == {move % 64 // 8 * 5 + move % 8 for move in legal}
        assert seen["asked"].tolist() == ([0, 0] if table.over else [int(table.seat == seat), int(table.seat != seat)])
        assert (seen["occurrences"][0] > 0) == (seen["phase"][0] == 1)


def test_a_board_of_cardinal_that_occurs_again_is_counted() -> None:
    """As the rule of three occurrences counts it."""
    board = "O . G . . .\n . P . . . .\n O . . G . O\n . . . . . .\n . . . . . G\n . . . . . ."
    there = lay(board, "orange")
    table = make("cardinal", rows=6, columns=6)
    table._resume(there.position)  # noqa: SLF001 - a game cannot be set up so
    assert table.named(0)["occurrences"].tolist() == [1]
    table._resume(there.play("e5", "a2").position)  # noqa: SLF001 - as above
    assert table.named(0)["occurrences"].tolist() == [2]


@pytest.mark.parametrize("moves", [0, 5, 11, 20])
def test_kraken(moves: int) -> None:
    """Seats from the viewer on, and only the own hand."""
    table = played("kraken", 3, moves)
    position = cast(KrakenPosition, table.position)
    for seat in range(3):
        seen = table.named(seat)
        order = [(seat + k) % 3 for k in range(3)]
        assert seen["damage"].tolist() == [position.damage[other] for other in order]
        assert seen["cards_held"].tolist() == [position.held[other] for other in order]
        places = [members(plane.ravel()) for plane in seen["ships"]]
        assert places == [{position.place[other]} - {-1} for other in order]
        assert sum(1 << card for card in members(seen["hand"])) == position.hand[seat]
        assert sum(1 << card for card in members(seen["played"])) == position.played
        assert members(seen["front"]) == {position.front}
        assert seen["lanes"].tolist() == [position.lanes]
        assert members(seen["phase"]) == {position.phase} - {4}
        assert members(seen["asked"]) == ({order.index(position.player)} if position.player >= 0 else set())
        assert seen["icons"].tolist() == position.icons()


@pytest.mark.parametrize("moves", [0, 30, 200, 500])
def test_bruise_cruise(moves: int) -> None:
    """Ships, flags and stocks of all, and the own hand."""
    table = played("bruise-cruise", 3, moves)
    position = cast(BruiseCruisePosition, table.position)
    for seat in range(3):
        seen = table.named(seat)
        for k in range(3):
            other = (seat + k) % 3
            for ship in range(6):
                place = position.place[other * 6 + ship]
                assert members(seen["ships"][k, ship]) == ({place} if place >= 0 else set())
                assert members(seen["ship_states"][k, ship]) == {max(0, -place)}
                assert seen["anchored"][k, ship] == position.anchored >> other * 6 + ship & 1
            assert sum(1 << port for port in members(seen["flags"][k])) == position.flags[other]
            assert seen["stocks"][k].tolist() == [position.stock[other * 3 + kind] for kind in range(3)]
            assert seen["cards_held"][k] == position.held[other]
        assert members(seen["hands"][0]) == {card for card in range(position.chart.cards) if position.holds(seat, card)}
        assert members(seen["seat"]) == {seat}
        assert seen["actions_left"].tolist() == [position.actions_left]
        assert seen["deck"].tolist() == [position.deck]


@pytest.mark.parametrize(("players", "moves"), [(1, 60), (2, 0), (3, 150), (4, 300)])
def test_bremerhaven(players: int, moves: int) -> None:
    """Harbors of all, and the own Influence cards; alone with the dummy."""
    table = played("bremerhaven", players, moves)
    position = cast(BremerhavenPosition, table.position)
    lines = max(players, 2)
    for seat in range(players):
        seen = table.named(seat)
        for k in range(lines):
            other = (seat + k) % lines
            assert seen["money"][k] == position.money[other]
            assert seen["prestige"][k] == position.prestige[other]
            assert members(seen["ladder"][k]) == {position.rank_of(other)}
            for space in range(12):
                packed = position.goods[other * 12 + space]
                assert seen["goods"][k, space].tolist() == [of_goods(packed, kind) for kind in range(4)]
                site = position.site[other * 12 + space]
                assert members(seen["sites"][k, space]) == {-1: set(), -2: {position.decks.buildings}}.get(site, {site})
            for dock in range(3):
                assert members(seen["docks"][k, dock]) == {position.ship[other * 3 + dock]} - {-1}
                assert seen["cargo"][k, dock].sum() == position.aboard[other * 3 + dock]
            for dock in range(4):
                assert members(seen["loading_docks"][k, dock]) == {position.contract[other * 4 + dock]} - {-1}
        assert [position.hand[seat] >> 4 * value & 15 for value in range(10)] == seen["hands"][0].tolist()
        assert members(seen["phase"]) == {position.phase}
        assert [members(row) for row in seen["sea"]] == [{ship} - {-1} for ship in position.sea]
        assert members(seen["turned"][0]) == {position.turned[seat] - 1} - {-1}


@pytest.mark.parametrize(("players", "moves"), [(2, 0), (2, 80), (3, 300), (4, 500)])
def test_pirates(players: int, moves: int) -> None:
    """A row for each thing, and what each action means."""
    table = played("pirates", players, moves)
    position = cast(PiratesPosition, table.position)
    ships, waters = position.ships, position.waters
    for seat in range(players):
        seen = table.named(seat)
        assert seen["units"][:, 0].sum() == int(ships.in_play).bit_count()
        for unit in range(len(ships.card)):
            row = seen["units"][unit].tolist()
            assert row[1:3] == [ships.card[unit] + 1, (ships.owner[unit] - seat) % players + 1]
            if waters.afloat >> unit & 1:
                assert row[3:7] == [1, waters.x[unit], waters.y[unit], waters.a[unit]]
            assert row[7] == int(ships.masts[unit]).bit_count()
            assert row[13] == (position.unit == unit)
        assert seen["islands"][:, 0].sum() == len(position.islands.home)
        crew = seen["crew"][: len(position.crew.card)]
        known = [position.crew.seen_by[k] >> seat & 1 or position.crew.face_up >> k & 1 for k in range(len(crew))]
        assert [bool(row[1]) for row in crew] == [bool(one) for one in known]
        assert seen["gold"].tolist() == [position.islands.home_gold[(seat + k) % players] for k in range(players)]
        listed = len(table.legal()) if table.seat == seat else 0
        assert seen["choices"][:, 0].sum() == listed
    mine = table.named()["choices"].tolist()[: len(table.legal())]
    assert len({tuple(row) for row in mine}) == len(mine)


def test_actions_of_pirates_mean_what_their_rows_say() -> None:
    """Segments, shots and poses in the numbers of which they are made."""
    seen = {"segment": 0, "pose": 0, "shot": 0}
    for moves in (5, 40, 120, 200, 300, 400):
        table = played("pirates", 2, moves)
        for action, row in enumerate(table.named()["choices"].tolist()[: len(table.legal())]):
            move = table.move(action)
            _, plain, measure, heading, length, cannon, target, x, y = row
            if move >= POSE:
                seen["pose"] += 1
                assert move == pose_move(x, y, heading)
            elif move >= SHOT:
                seen["shot"] += 1
                assert move == shot_move((cannon - 1) % CANNONS, target - 1, x, y, (cannon - 1) // CANNONS)
            elif move >= SEGMENT:
                seen["segment"] += 1
                assert move == segment_move(measure - 1, heading, length)
            else:
                assert plain == move
    assert min(seen["segment"], seen["pose"]) > 0
