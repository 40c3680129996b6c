"""The rules against a second reading of them (oracle.py), in random positions and random games."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import town
from tests.games.bremerhaven.oracle import Bids, Harbor, refilled
from tests.games.bremerhaven.random_tables import CARDS, bidding, harbors, pick
from tests.games.bremerhaven.scenario import start
from tests.games.bremerhaven.table import BIDS, GOODS, SEATS, SPACES, Table

# -- random harbors -------------------------------------------------------------------------------


def steps(table: Table, reading: Harbor) -> set[str]:
    """What the oracle lets Red do now."""
    position = table.position
    if position.stage[0] == codes.ACTING:
        done = {space for k, space in enumerate(SPACES) if int(position.yielded[0]) >> k & 1}
        return {"done", *reading.production(done)}
    turned = {codes.PACKED: "unpack", codes.UNPACKED: "pack"}.get(position.turned[0], "")
    return {"done", *reading.handling()} - {turned}


def named(dice: Dice, reading: Harbor) -> tuple[str, bool]:
    """A step that names its places, and whether the oracle lets Red do it in 4.2."""
    kind, one, other, to = (pick(dice, list(items)) for items in (GOODS, SPACES, SPACES, SPACES))
    if dice.below(3):
        one, kind = next(
            ((space, kind) for space in SPACES for kind in reading.goods[space] if dice.below(3) == 0), (one, kind)
        )
    there = reading.goods[one][kind] > 0
    dock, loading = 1 + dice.below(3), 1 + dice.below(4)
    ship = reading.ships[dock - 1]
    aboard = "" if ship is None or ship[2] == "0" else ship[2].lstrip("0123456789")
    return [
        (f"unload {dock} {to}", aboard != "" and to in reading.room(aboard)),
        (f"move {kind} {one} {to}", there and to in reading.room(kind) and one != to),
        (f"deliver {kind} {one} {loading}", there and reading.takes(loading, kind)),
        (f"unpack {one}", reading.unpacks(one) and reading.money >= reading.fee()),
        (f"pack {one} {other} {to}", reading.packs(one, other, to) and reading.money >= reading.fee()),
    ][dice.below(5)]


@pytest.mark.clause(
    "BH-15.4", "BH-17.2", "BH-18.6", "BH-18.8", "BH-R23", "BH-R24", "BH-R25", "BH-R56", "BH-19.2", "BH-20.4"
)
@pytest.mark.parametrize("part", range(4))
def test_harbors_are_worked_in_and_counted_as_the_oracle_says(part: int) -> None:
    """What may be done, step by step, and what prestige and Time markers then bring."""
    rounds = 0
    for seed in range(part * 40, part * 40 + 40):
        dice = seeded(seed, 5)
        table = harbors(dice)
        while table.phase == "harbor":
            reading = Harbor(CARDS, table, "R")
            options = steps(table, reading)
            assert set(table.options) == options, f"seed {seed}"
            if table.position.stage[0] == codes.MOVING:
                for _ in range(6):
                    text, right = named(dice, reading)
                    assert table.refused(text) != right, f"seed {seed}: {text}"
            text = pick(dice, sorted(options))
            prices = dict(zip(GOODS, map(int, table.prices.split("-")), strict=True))
            table.do(text)
            if table.phase != "harbor" and text == "done":
                reading.pass_round(prices, last=table.phase == "over")
                assert Harbor(CARDS, table, "R").words == reading.words, f"seed {seed}"
                rounds += 1
    assert rounds > 20


# -- random bids ------------------------------------------------------------------------------------


def asked(table: Table, reading: Bids) -> None:
    """Whoever is asked about a bid space is the one whom the oracle names, and has its options."""
    seat, phase = table.player, table.phase
    mine = Harbor(CARDS, table, seat)
    if phase == "permitting":
        price = reading.permit(seat, int(table.position.permits[SEATS.index(seat)]))
        assert {text for text in table.options if text.split()[0] in ("clear", "build")} == set(mine.permits(price))
        assert town.permit_price(table.position, SEATS.index(seat)) == price
    elif phase == "growing":
        able = [one for one in table.ranks if table.laid(one, "1.3") and table.position.level[SEATS.index(one)] < 7]
        gaps = {one: reading.highest("1.3") - reading.bid(one, "1.3") for one in able}
        assert set(table.waiting) <= {one for one in able if gaps[one] <= table.money[one]}
    elif phase in ("pricing", "swapping"):
        assert seat == reading.winner("1.4" if phase == "pricing" else "1.5")
    elif phase in ("berthing", "placing"):
        space = BIDS[table.position.next_space - 1]
        assert seat == reading.winner(space)
        if phase == "berthing":
            docks = {int(text.split()[1]) for text in table.options}
            assert docks == set(mine.docks(CARDS.ship[reading.offers[space]]))


@pytest.mark.clause(
    "BH-5.8", "BH-5.9", "BH-9.3", "BH-10.1", "BH-13.2", "BH-13.5", "BH-14.1", "BH-R6", "BH-R7", "BH-R44"
)
@pytest.mark.parametrize("part", range(3))
def test_bids_win_what_the_oracle_says(part: int) -> None:
    """Permits and their prices, upgrades, prices, ranks, Ships and Contracts, whether or not somebody is asked."""
    seen = set()
    for seed in range(part * 25, part * 25 + 25):
        dice = seeded(seed, 6)
        table = bidding(dice)
        reading = Bids(CARDS, table)
        building = reading.winner("1.1")
        while table.phase != "harbor" and table.position.round == 2 and table.position.next_space <= codes.BID_SPACES:
            seen.add(table.phase)
            if table.player == "chance":
                table.step()
            else:
                asked(table, reading)
                table.do(pick(dice, table.options))
        names = table.tables.cards
        for kind, board in ((codes.SHIP_WON, "2"), (codes.CONTRACT_WON, "3")):
            told = [(SEATS[who], names[card], bid) for who, card, bid in table.told(kind)]
            assert told == reading.won(board), f"seed {seed}"
        assert [SEATS[who] for who, _, _ in table.told(codes.BUILDING_WON)] == list(building)
        assert [(SEATS[who], money) for who, money, _ in table.told(codes.INCOME)] == list(
            zip(table.ranks, (4, 3, 2, 1), strict=False)
        )
        lots = {SEATS[who]: money for who, money, _ in table.told(codes.PARKED)}
        assert lots == {seat: len(reading.laid[seat, "1.0"]) for seat in table.ranks if reading.laid[seat, "1.0"]}
    assert seen >= {"permitting", "growing", "pricing", "swapping", "berthing", "placing"}


# -- random games -------------------------------------------------------------------------------------


@pytest.mark.clause("BH-2.4", "BH-23.1", "BH-23.2", "BH-23.3", "BH-23.7", "BH-R50", "BH-R52")
@pytest.mark.parametrize(("seats", "short"), [(2, False), (3, False), (4, False), (3, True), (1, True)])
def test_boards_are_refilled_as_the_oracle_says(seats: int, short: bool) -> None:  # noqa: FBT001 - pytest gives it by name
    """Old cards slide or leave, and new ones come from the lowest stack that is left."""
    dice = seeded(seats, 7)
    table = start(seats, short=short).to_round(1)
    refills = 0
    while not table.position.over():
        sea, land, told = table.sea, table.land, len(table.told(codes.ADVANCED))
        table.do(pick(dice, table.options))
        if table.phase == "dealing" and len(table.told(codes.ADVANCED)) > told:
            assert table.sea == refilled(without(sea, table, codes.SHIP_WON), long=not short)
            assert table.land == refilled(without(land, table, codes.CONTRACT_WON), long=not short)
            refills += 1
        if table.phase == "dealing":
            lowest_stack_comes(table)
    assert refills >= 7


def without(row: list[str], table: Table, kind: int) -> list[str]:
    """A row of offers once those that were won are gone."""
    won = {table.tables.cards[card] for _, card, _ in table.told(kind)}
    return ["-" if card in won else card for card in row]


def lowest_stack_comes(table: Table) -> None:
    """If Ships or Contracts are dealt they are all those of the lowest stack in the deck."""
    position = table.position
    for slugs, deck, stack in (
        (table.tables.ships, int(position.ship_deck), {name: card.stack for name, card in CARDS.ship.items()}),
        (
            table.tables.contracts,
            int(position.contract_deck),
            {name: card.stack for name, card in CARDS.contract.items()},
        ),
    ):
        left = [name for k, name in enumerate(slugs) if deck >> k & 1]
        dealt = {text.removeprefix("deal ") for text in table.options}
        if dealt & set(left):
            assert dealt == {name for name in left if stack[name] == min(stack[other] for other in left)}
