"""The fast rules agree with a slow second reading of the rulebook, to the end of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from quarterdeck.engine.dice import seeded
from tests.games.kraken.oracle import Oracle, slug
from tests.games.kraken.table import CARD, Table, lay, start

GAMES = 8
MANY_GAMES = 500
CARDS = 100
MANY_CARDS = 5_000
"""For each number of players: with all other tests, and with the long ones."""


def agree(table: Table, oracle: Oracle) -> None:
    """Whose choice it is, what can be chosen, where everything is, and who holds what.

    The rulebook does not say what becomes of the board when the game is over.
    """
    assert table.player == oracle.player
    assert sorted(table.legal) == sorted(oracle.legal())
    if oracle.how:
        return
    assert (table.front, table.lanes) == ("NESW"[oracle.front], oracle.lanes)
    for seat in oracle.seats:
        if seat in oracle.at:
            assert table.ship(seat) == oracle.ship(seat)
        if seat in oracle.afloat:
            assert sorted(slug(name) for name in table.hand(seat)) == sorted(oracle.hands[seat])


def play_both(players: int, seed: int) -> tuple[str, int]:
    """One random game of both, all decisions compared; how it ended and after how many."""
    dice = seeded(seed, players)
    front, rounds = "NESW"[seed % 4], (0, 3, 0, 1)[seed // 2 % 4]
    table, oracle = start(players, front, rounds), Oracle(players, front, rounds)
    decisions = 0
    while table.player != "nobody":
        agree(table, oracle)
        move = table.legal[dice.below(len(table.legal))]
        table.play(move)
        oracle.make(move)
        while len(oracle.legal()) == 1:
            oracle.make(oracle.legal()[0])
        decisions += 1
    assert oracle.player == "nobody"
    assert table.result == (oracle.how, "".join(oracle.winners))
    return oracle.how, decisions


@pytest.mark.clause("KR-2.2", "KR-3.2", "KR-3.3", "KR-4.1", "KR-4.15", "KR-5.1", "KR-6.1", "KR-6.2", "KR-R12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY_GAMES, marks=pytest.mark.long)])
def test_both_readings_tell_the_same_games(players: int, games: int, count: Callable[[str, int], None]) -> None:
    """Moves, places, damage, hands and result."""
    endings: Counter[str] = Counter()
    decisions = 0
    for seed in range(games):
        how, number = play_both(players, seed)
        endings[how] += 1
        decisions += number
    assert {"last-afloat", "round-limit"} <= set(endings)
    count("games of Kraken compared with a second reading", games)
    count("decisions of Kraken compared with a second reading", decisions)


def play_card(players: int, seed: int) -> str:
    """One card, its icons in any order, with ships anywhere and damaged as they may be; how the game ended, if it did."""
    dice = seeded(seed, players)
    places = [(section, lane) for section in range(4) for lane in range(1, players + 1)]
    oracle = Oracle(players, "NESW"[dice.below(4)], 0)
    oracle.start_places = []
    for seat in oracle.seats:
        oracle.at[seat] = places.pop(dice.below(len(places)))
        oracle.damage[seat] = max(dice.below(4), dice.below(4))
    oracle.player = oracle.seats[dice.below(players)]
    oracle.icons = ["FUDXRKT"[dice.below(7)] for _ in range(3)]
    oracle.cards[slug(CARD)] = oracle.icons.copy()
    ships = ", ".join(oracle.ship(seat) for seat in oracle.seats)
    table = lay(ships, front="NESW"[oracle.front], icons=" ".join(oracle.icons), player=oracle.player)
    while oracle.icons and not oracle.how:
        agree(table, oracle)
        move = table.legal[dice.below(len(table.legal))]
        table.play(move)
        oracle.make(move)
        while len(oracle.legal()) == 1:
            oracle.make(oracle.legal()[0])
    agree(table, oracle)
    assert not oracle.how or table.result == (oracle.how, "".join(oracle.winners))
    return oracle.how


@pytest.mark.clause("KR-3.14", "KR-4.4", "KR-4.13", "KR-5.3", "KR-R9", "KR-R10", "KR-R15", "KR-R19", "KR-R20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", [CARDS, pytest.param(MANY_CARDS, marks=pytest.mark.long)])
def test_both_readings_resolve_any_card_in_any_place(
    players: int, cards: int, count: Callable[[str, int], None]
) -> None:
    """Crowded Sections and ships close to sinking are rare in games; here they are not."""
    endings = Counter(play_card(players, seed) for seed in range(cards))
    assert "" in endings
    if (players, cards) == (2, MANY_CARDS):
        assert {"last-afloat", "kraken-wins"} <= set(endings)
    count("cards of Kraken compared with a second reading", cards)


@pytest.mark.parametrize(
    ("ships", "front", "move", "after"),
    [
        ("A N2, B N1", "N", "D", "A N2, B N1 (2)"),
        ("A N2, B N1 (3)", "S", "D", "A N2, B N1 (3)"),
        ("A N1, B E1", "W", "F", "A E1, B S1 (1)"),
        ("A N1, B N2", "N", "U", "A N1, B N2"),
        ("A N1 (1), B N2", "N", "T", "A N1 (2), B N2 (1)"),
    ],
)
def test_the_second_reading_is_right_where_the_rulebook_is_clear(ships: str, front: str, move: str, after: str) -> None:
    """It is a judge of its own: these are worked out by hand."""
    oracle = Oracle(2, front, 0)
    oracle.start_places = []
    oracle.player, oracle.icons, oracle.order = "A", [move, move], ["A", "B"]
    for ship in ships.split(", "):
        seat, place, *damage = ship.split()
        oracle.at[seat] = ("NESW".index(place[0]), int(place[1]))
        oracle.damage[seat] = int(damage[0].strip("()")) if damage else 0
    oracle.make(move)
    assert ", ".join(oracle.ship(seat) for seat in "AB") == after
