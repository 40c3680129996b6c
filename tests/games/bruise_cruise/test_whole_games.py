"""Bruise Cruise played at random: what is never lost (BC-T69), and the rules against a slow second reading of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.options import longest
from quarterdeck.games.bruise_cruise.pack.tables import Tables, own_tables
from quarterdeck.games.bruise_cruise.rules import endings, raids
from tests.examples import some
from tests.games.bruise_cruise.oracle import Oracle, hexes
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import ACTIONS, RANKS, SEATS, Table, arranged, map_t, map_u, start

CHARTS: dict[str, Callable[[], Tables]] = {"own": own_tables, "T": map_t, "U": map_u}
T = TypeVar("T")
POSITIONS = 40
OF_CARDS = {"unfathomable"}
CASES = [(chart, players) for chart in CHARTS for players in (2, 3, 4)]


def test_with_more_than_two_the_deck_passes_twice_and_games_may_be_as_much_longer() -> None:
    """Each turn in which nothing is drawn counts, as many as patience allows; without patience nothing bounds a game."""
    chart = own_tables().chart
    assert longest(chart, 2, 1) < longest(chart, 2, 5) < longest(chart, 2, 0)
    for players in (3, 4):
        assert 1.9 < longest(chart, players, 5) / longest(chart, 2, 5) < 2.0


def step(table: Table, dice: Dice) -> None:
    """One decision at random."""
    moves = table.position.legal()
    assert moves
    table.position.play(moves[dice.below(len(moves))])


def seats_of(table: Table) -> str:
    """The seats that play."""
    return SEATS[: table.position.seats]


def check(table: Table) -> None:
    """Everything that must hold in every position."""
    check_things(table)
    check_ships(table)
    check_flags(table)
    check_cards(table)


def check_things(table: Table) -> None:
    """Life preservers, weapons and anchors are moved, never made or lost (BC-23)."""
    position = table.position
    life, missiles, torpedoes, anchors, _ = (int(number) for number in position.chart.supplies)
    stock = [sum(int(position.stock[seat * 3 + k]) for seat in range(4)) for k in range(3)]
    used = [sum(int(position.deployed[seat * 2 + k]) for seat in range(4)) for k in range(2)]
    assert int(position.supply[0]) + stock[0] == life
    assert int(position.supply[1]) + stock[1] + used[0] == missiles
    assert int(position.supply[2]) + stock[2] + used[1] == torpedoes
    assert int(position.anchors) + int(position.anchored).bit_count() == anchors
    counted = [*position.stock, *position.deployed, *position.supply, position.anchors]
    assert min(int(number) for number in counted) >= 0


def check_ships(table: Table) -> None:
    """Six ships a line, one in a space, on water, in no rival's Home Port, anchored only on the board."""
    position = table.position
    on_board: list[str] = []
    homes = {int(position.home_space(seat)): SEATS[seat] for seat in range(position.seats)}
    for seat in seats_of(table):
        for rank in RANKS:
            ship = table.ship(seat + rank)
            number = table.tables.number_of_space.get(ship.rstrip("*#"))
            assert (number is None) == (ship in {"aside", "stack", "done"} or ship.startswith("done"))
            if number is not None:
                on_board.append(ship.rstrip("*#"))
                assert homes.get(number, seat) == seat
                assert position.at[number] == SEATS.index(seat) * 6 + RANKS.index(rank)
    assert len(set(on_board)) == len(on_board)
    assert sum(ship >= 0 for ship in position.at) == len(on_board)
    assert all(position.place[ship] >= 0 for ship in range(24) if int(position.anchored) >> ship & 1)


def check_flags(table: Table) -> None:
    """Twelve a line, one a port, none in a Home Port; a gained ship for each region with a flag (BC-9.9)."""
    position = table.position
    ports = [port for seat in seats_of(table) for port in flagged(table, seat)]
    assert len(set(ports)) == len(ports)
    assert not set(ports) & {int(position.home[seat]) for seat in range(position.seats)}
    for seat in seats_of(table):
        own = flagged(table, seat)
        assert table.flags_left(seat) + len(own) == int(position.chart.supplies[4])
        for port in own:
            region = int(position.chart.region[port])
            assert position.place[SEATS.index(seat) * 6 + 1 + region] != codes.SET_ASIDE


def flagged(table: Table, seat: str) -> list[int]:
    """The ports with a seat's flag."""
    flags = int(table.position.flags[SEATS.index(seat)])
    return [port for port in range(table.position.chart.ports) if flags >> port & 1]


def check_cards(table: Table) -> None:
    """Every card is in one place, and hands keep the limit when a turn begins."""
    position = table.position
    held = [name for seat in seats_of(table) for name in table.hand(seat).split()]
    discards = table.discards.split()
    assert len(set(held + discards)) == len(held) + len(discards)
    assert [table.held(seat) for seat in seats_of(table)] == [len(table.hand(seat).split()) for seat in seats_of(table)]
    assert table.deck + len(held) + len(discards) == position.chart.cards
    if position.phase == codes.ACTING and position.actions_left == codes.ACTIONS and not position.played:
        assert max(table.held(seat) for seat in seats_of(table)) <= codes.HAND


@pytest.mark.clause(
    "BC-23.1", "BC-23.3", "BC-23.4", "BC-23.5", "BC-16.6", "BC-3.1", "BC-3.3", "BC-4.2", "BC-4.7", "BC-19.2",
    "BC-9.5", "BC-R18", "BC-R14",
)  # fmt: skip
@pytest.mark.parametrize(("chart", "players"), CASES)
def test_t69_nothing_is_ever_made_or_lost(chart: str, players: int) -> None:
    """BC-T69."""
    dice = seeded(players, 69)
    seen: Counter[int] = Counter()
    for _ in range(2):
        table = start(players, CHARTS[chart](), patience=60)
        decisions = 0
        while table.position.player != NOBODY and decisions < 700:
            seen[int(table.position.phase)] += 1
            step(table, dice)
            decisions += 1
            if decisions > 7 * players:
                check(table)
    assert {codes.ACTING, codes.PICK_SPACE, codes.REPLENISHING, codes.DRAWING} <= set(seen)


@pytest.mark.clause(
    "BC-2.2", "BC-4.3", "BC-4.6", "BC-5.2", "BC-6.2", "BC-7.3", "BC-9.1", "BC-10.3", "BC-11.2", "BC-13.1"
)
@pytest.mark.clause("BC-14.1", "BC-16.1", "BC-17.1", "BC-18.3", "BC-R11", "BC-R20", "BC-R22", "BC-R27")
@pytest.mark.parametrize(("chart", "players"), some((case for case in CASES if case[0] != "U"), CASES[::2]))
def test_the_rules_offer_what_a_slow_second_reading_of_them_offers(chart: str, players: int) -> None:
    """Every complete action without Unfathomable cards, in positions at random and in positions of random games."""
    tables = CHARTS[chart]()
    oracle = Oracle(tables.chart.text)
    dice = seeded(players, 70)
    met = set()
    for _ in range(POSITIONS):
        table = scattered(tables, players, dice)
        met |= {ACTIONS[move] for move in table.position.legal()}
        compare(oracle, table)
    assert met == set(ACTIONS) - OF_CARDS
    table = start(players, tables, patience=60)
    compared = 0
    while table.position.player != NOBODY and compared < 10:
        step(table, dice)
        if table.position.phase == codes.ACTING and not table.position.closing and dice.below(3) == 0:
            compare(oracle, table)
            compared += 1
    assert compared > 5


def scattered(tables: Tables, players: int, dice: Dice) -> Table:
    """Home Ports, ships, flags, Action cards and stocks anywhere they may be; P is on turn."""
    seats = SEATS[:players]
    ports = shuffled([port.name.replace(" ", "-") for port in tables.content.ports], dice)
    homes = dict(zip(seats, ports, strict=False))
    region_of = {port.name.replace(" ", "-"): port.region for port in tables.content.ports}
    one_of_each = list({region_of[port]: port for port in ports[players:]}.values())[dice.below(2) :]
    rest = [port for port in ports[players:] if port not in one_of_each]
    flags = {seat: " ".join(rest[k::players][:11]) for k, seat in enumerate(seats) if k}
    flags["P"] = " ".join(one_of_each)
    ships = list(scattered_ships(tables, homes, dice))
    under = {words.split()[1].rstrip("*#") for words in ships if words[0] == "P"}
    spots = [tables.spots[port.space] for port in tables.content.ports for _ in "ab"]
    cards = shuffled(list(zip(tables.cards, spots, strict=False)), dice)
    cards.sort(key=lambda card: card[1] not in under)  # those of ports with ships of P come first
    hand = [card[0].upper() + card[1:] for card, _ in cards[: dice.below(8)]]
    return lay(
        ", ".join(ships),
        tables=tables,
        seats=players,
        homes=homes,
        flags=flags,
        stock={seat: f"{dice.below(4)}L {dice.below(3)}M {dice.below(3)}T" for seat in seats},
        hands={"P": " ".join(hand)},
    )


def scattered_ships(tables: Tables, homes: dict[str, str], dice: Dice) -> Iterator[str]:
    """On the stack, out of the game, in the own Home Port, in ports and at sea."""
    port_at = {port.name.replace(" ", "-"): port.space for port in tables.content.ports}
    taken = {port_at[home] for home in homes.values()}
    havens = shuffled(sorted(set(port_at.values()) - taken), dice)
    waters = shuffled(sorted(set(range(len(tables.spots))) - taken - set(havens)), dice)
    for seat, home in homes.items():
        ranks = shuffled(list(RANKS), dice)
        if dice.below(2):
            yield f"{seat}{ranks.pop()} {tables.spots[port_at[home]]}{marks(dice)}"
        for rank in ranks:
            spot = ("stack", "done", havens, waters)[dice.below(4)]
            yield f"{seat}{rank} " + (spot if isinstance(spot, str) else tables.spots[spot.pop()] + marks(dice))


def marks(dice: Dice) -> str:
    """Flipped or not, anchored now and then."""
    return "*" * dice.below(2) + "#" * (dice.below(5) == 0)


def shuffled(items: list[T], dice: Dice) -> list[T]:
    """The same things in any order."""
    left = list(items)
    return [left.pop(dice.below(len(left))) for _ in items]


def compare(oracle: Oracle, table: Table) -> None:
    """Both offer the same."""
    found = {text.split(", bundle")[0] for text in table.actions() if text.split("(")[0] not in OF_CARDS}
    found = {text.rstrip(")") if text.startswith("exchange") else text for text in found} - {"endTurn"}
    assert found == oracle.actions(table)


@pytest.mark.clause("BC-4.3", "BC-4.4", "BC-10.4", "BC-11.2", "BC-R20", "BC-R22")
@pytest.mark.parametrize("chart", ["own", "T"])
def test_distances_are_those_of_a_plain_search_over_the_packs_text(chart: str) -> None:
    """By water, and through the air."""
    tables = CHARTS[chart]()
    oracle = Oracle(tables.chart.text)
    for one, spot in enumerate(tables.spots):
        steps = oracle.distances(spot)
        assert [tables.chart.sail(one, other) for other in range(len(tables.spots))] == [
            steps.get(other, 255) for other in tables.spots
        ]
        assert all(tables.chart.fly(one, other) == hexes(spot, name) for other, name in enumerate(tables.spots))


@pytest.mark.clause("BC-22.9", "BC-R40")
@pytest.mark.parametrize("players", [2, 4])
def test_the_way_home_is_that_of_a_plain_search(players: int) -> None:
    """Around rivals' Home Ports, through ships."""
    tables = map_t()
    oracle = Oracle(tables.chart.text)
    table = start(players, tables, patience=60)
    dice = seeded(players, 71)
    for decision in range(400):
        if table.position.player == NOBODY:
            break
        step(table, dice)
        if decision > 60 and decision % 20 == 0:
            for seat in seats_of(table):
                closed = {oracle.home(table, other) for other in seats_of(table) if other != seat}
                steps = oracle.distances(oracle.home(table, seat), closed)
                total = sum(steps.get(ship.at, 51) for ship in oracle.fleet(table, seat))
                assert endings.way_home(table.position, SEATS.index(seat)) == total


@pytest.mark.clause("BC-14.5", "BC-14.7", "BC-14.9", "BC-R29")
def test_getaways_reach_what_a_plain_search_reaches() -> None:
    """In raids of random games; an anchored ship and one that is shut in are not asked."""
    tables = map_t()
    oracle = Oracle(tables.chart.text)
    dice = seeded(1, 72)
    compared = 0
    for _ in range(40):
        table = start(2, tables, patience=60)
        for _ in range(500):
            if table.position.player == NOBODY:
                break
            step(table, dice)
            if table.position.phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES):
                fleeing = SEATS[raids.fleeing(table.position) // 6] + RANKS[raids.fleeing(table.position) % 6]
                ship = next(ship for ship in oracle.fleet(table, fleeing[0]) if ship.name == fleeing)
                assert table.options == arranged(["stay", *oracle.reach(table, ship, 3)])
                compared += 1
        if compared > 20:
            break
    assert compared > 20


def test_every_game_ends_with_one_winner() -> None:
    """With the guard against endless games."""
    dice = seeded(6, 74)
    for players in (2, 3, 4):
        table = start(players, tables_of_game(players), patience=60)
        while table.position.player != NOBODY:
            step(table, dice)
        how, winner = table.result
        assert how in (codes.FLEET_HOME, codes.CARDS_PLAYED, codes.STALEMATE)
        assert table.points[SEATS.index(winner)] == max(table.points)


def tables_of_game(players: int) -> Tables:
    """The own chart for two, the small one for more: it is sooner played."""
    return own_tables() if players == 2 else map_u()
