"""The cards that come with Bremerhaven keep within everything that is published of the game, and what follows from it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import pairwise, permutations, product
from statistics import mean
from typing import Final

import pytest

from quarterdeck.games.bremerhaven.pack.format import Row as Card
from quarterdeck.games.bremerhaven.pack.format import origin
from quarterdeck.games.bremerhaven.pack.reading import built_in_content

TEXT: Final = (files("quarterdeck.games.bremerhaven") / "content" / "cards.toml").read_text(encoding="utf-8")
Row = Mapping[str, object]
GOODS: Final = ("barrel", "container", "crate", "passenger")
PLAYERS: Final = (2, 3, 4)
DISTANCES: Final = {2: "two", 3: "three", 4: "four"}
STACKS: Final = (1, 2, 3, 4)
KEPT: Final = {"long": {"long", "both"}, "short": {"both"}}
ABILITIES: Final = {
    "ship_money", "produce", "produce_money", "produce_by_rank", "train", "truck", "sea", "free_packing", "exchange",
    "bank", "bank_by_rank", "places", "stores", "berth_less", "direct", "insured",
}  # fmt: skip


def table(name: str) -> list[Row]:
    """The rows of a table, as TOML has them."""
    rows = tomllib.loads(TEXT)[name]
    return rows if isinstance(rows, list) else [rows]


def column(rows: Sequence[Row], key: str) -> list[object]:
    """One field of all rows; None where a row does not have it."""
    return [row.get(key) for row in rows]


def number(row: Row, key: str) -> int:
    """A field that is a number."""
    value = row[key]
    assert isinstance(value, int)
    return value


def items(row: Row, key: str) -> list[str]:
    """A field that is a list of texts."""
    value = row[key]
    assert isinstance(value, list)
    return value


def kept(name: str, players: int, length: str) -> list[Row]:
    """The cards used with so many players."""
    return [row for row in table(name) if items(row, "use")[players - 2] in KEPT[length]]


def rounds(distance: int, cards: Sequence[int]) -> int:
    """How many cards, one after the other, it takes to cover a distance."""
    done = 0
    for taken, advance in enumerate(cards, start=1):
        done += advance
        if done >= distance:
            return taken
    raise AssertionError


# -- counts --------------------------------------------------------------------------------------


@pytest.mark.clause("BH-2.1", "BH-2.2", "BH-2.8", "BH-2.9", "BH-2.21")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    """48 Ships, 56 Contracts, 20 Buildings, 24 Price cards and 18 Newspaper cards, all told apart by name."""
    kinds = ("ship", "contract", "building", "price", "news")
    assert [len(table(kind)) for kind in kinds] == [48, 56, 20, 24, 18]
    names = [str(name) for kind in ("ship", "contract", "building") for name in column(table(kind), "name")]
    assert len({name.casefold() for name in names}) == 48 + 56 + 20
    assert len(set(column(table("news"), "event"))) == 18


@pytest.mark.clause("BH-2.4", "BH-R52")
def test_the_four_stacks_are_equally_high() -> None:
    """12 Ships and 14 Contracts each."""
    assert Counter(column(table("ship"), "stack")) == dict.fromkeys(STACKS, 12)
    assert Counter(column(table("contract"), "stack")) == dict.fromkeys(STACKS, 14)


@pytest.mark.clause("BH-1.4", "BH-2.1", "BH-2.2", "BH-2.18", "BH-13.1")
@pytest.mark.parametrize(
    ("players", "length", "ships", "contracts"),
    [
        (4, "long", 48, 52),
        (3, "long", 39, 42),
        (2, "long", 28, 30),
        (4, "short", 32, 36),
        (3, "short", 27, 30),
        (2, "short", 20, 22),
    ],
)
def test_no_deck_runs_out_within_a_game(players: int, length: str, ships: int, contracts: int) -> None:
    """New cards each round for as many rounds as there can be; of each stack something."""
    for name, fewest in (("ship", ships), ("contract", contracts)):
        cards = kept(name, players, length)
        assert len(cards) >= fewest
        share = Counter(column(cards, "stack"))
        assert max(share.values()) - min(share[stack] for stack in STACKS) <= 2


@pytest.mark.clause("BH-2.3", "BH-3.2")
def test_all_cards_are_used_in_the_long_game_of_four() -> None:
    """Only there are the spare ones of fewer players."""
    assert len(kept("ship", 4, "long")) == 48
    assert len(kept("contract", 4, "long")) == 56


@pytest.mark.clause("BH-2.3")
def test_a_card_used_with_few_players_is_used_with_more() -> None:
    """Out, then the long game alone, then both; the example of the rules occurs."""
    order = ("out", "long", "both")
    for name in ("ship", "contract"):
        uses = [items(row, "use") for row in table(name)]
        assert all(len(use) == 3 and sorted(use, key=order.index) == use for use in uses)
        assert ["out", "long", "both"] in uses


# -- Ships ---------------------------------------------------------------------------------------


@pytest.mark.clause("BH-13.4", "BH-13.5", "BH-13.7", "BH-13.8", "BH-13.9")
def test_ships_use_their_ranges_to_the_full() -> None:
    """Lay time 1 to 5, 1 to 5 goods of one kind or wild, berth size 0 to 3, prestige 1 to 5."""
    ships = table("ship")
    assert set(column(ships, "lay")) == set(column(ships, "goods")) == set(column(ships, "prestige")) == {1, 2, 3, 4, 5}
    assert set(column(ships, "berth")) == {0, 1, 2, 3}
    assert set(column(ships, "cargo")) == {*GOODS, "wild"}


@pytest.mark.clause("BH-R52")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", ["long", "short"])
def test_ships_grow_from_stack_to_stack(players: int, length: str) -> None:
    """In every game berth size and prestige rise, and so does what they carry."""
    ships = kept("ship", players, length)
    for key in ("berth", "prestige", "goods"):
        means = [mean(number(ship, key) for ship in ships if ship["stack"] == stack) for stack in STACKS]
        assert means == sorted(means)
        assert means[-1] > means[0] + (1 if key != "goods" else 0.5)


@pytest.mark.clause("BH-15.6", "BH-13.5")
def test_at_first_there_are_ships_for_every_harbor() -> None:
    """The first stack has few Ships that need more than the one Bollard of the start."""
    first = [ship for ship in kept("ship", 2, "short") if ship["stack"] == 1]
    assert sum(number(ship, "berth") == 0 for ship in first) >= 2
    assert all(number(ship, "berth") <= 1 for ship in first)


def test_more_prestige_needs_more_bollards() -> None:
    """By the mean of each berth size."""
    means = [
        mean(number(ship, "prestige") for ship in table("ship") if ship["berth"] == berth) for berth in (0, 1, 2, 3)
    ]
    assert all(less + 0.5 < more for less, more in pairwise(means))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", ["long", "short"])
def test_ships_bring_less_than_contracts_need(players: int, length: str) -> None:
    """Goods are scarce, of no kind by more than half: those of the start and of Buildings come in addition."""
    ships, contracts = kept("ship", players, length), kept("contract", players, length)
    brought = Counter[str]()
    for ship in ships:
        brought[str(ship["cargo"])] += number(ship, "goods")
    needed = Counter(goods for contract in contracts for goods in items(contract, "needs"))
    for goods in GOODS:
        assert 0.4 < brought[goods] / needed[goods] < 1.2
    assert 0.55 < brought.total() / needed.total() < 0.9


# -- Contracts -----------------------------------------------------------------------------------


@pytest.mark.clause("BH-14.2", "BH-14.5", "BH-14.7", "BH-14.8", "BH-14.9", "BH-R53")
def test_contracts_use_their_ranges_to_the_full() -> None:
    """Time 1 to 5, up to 4 goods, penalty and reward none, money or prestige."""
    contracts = table("contract")
    assert set(column(contracts, "time")) == {1, 2, 3, 4, 5}
    assert {len(items(contract, "needs")) for contract in contracts} == {1, 2, 3, 4}
    assert {goods for contract in contracts for goods in items(contract, "needs")} == {*GOODS, "wild"}
    assert set(column(contracts, "penalty")) == {None, 1, 2, 3, 4, 5, "prestige"}
    assert set(column(contracts, "reward")) == {None, 1, 2, 3, 4, "prestige"}


@pytest.mark.clause("BH-29.4", "BH-R44")
def test_half_of_the_contracts_go_by_train() -> None:
    """In every stack, so that a Train Station and a Truck Depot are worth the same."""
    assert Counter((row["stack"], row["transport"]) for row in table("contract")) == dict.fromkeys(
        product(STACKS, ("train", "truck")), 7
    )


@pytest.mark.clause("BH-R52")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("length", ["long", "short"])
def test_contracts_grow_from_stack_to_stack(players: int, length: str) -> None:
    """More goods, higher penalties, higher rewards; prestige counts as 3 money."""
    contracts = kept("contract", players, length)
    weights = {
        "needs": [len(items(row, "needs")) for row in contracts],
        "penalty": [terms(row, "penalty") for row in contracts],
        "reward": [terms(row, "reward") for row in contracts],
    }
    for weighed in weights.values():
        pairs = list(zip(column(contracts, "stack"), weighed, strict=True))
        means = [mean(weight for at, weight in pairs if at == stack) for stack in STACKS]
        assert means == sorted(means)
        assert means[-1] > means[0] + 1


def terms(row: Row, key: str) -> int:
    """What a penalty or reward weighs."""
    return 3 if row.get(key) == "prestige" else number(row, key) if key in row else 0


@pytest.mark.clause("BH-2.18", "BH-3.4")
def test_a_starting_contract_can_be_fulfilled() -> None:
    """Those of the first stack of a short game leave two rounds at least, and cost no more than 2 when they fail."""
    for row in (row for row in kept("contract", 2, "short") if row["stack"] == 1):
        assert number(row, "time") >= 2
        assert row.get("penalty") in {None, 1, 2, "prestige"}
        assert set(GOODS) - set(items(row, "needs"))


# -- Buildings -----------------------------------------------------------------------------------


@pytest.mark.clause("BH-29.1", "BH-29.2", "BH-29.3", "BH-29.4", "BH-29.5", "BH-29.6", "BH-29.7", "BH-29.8")
def test_the_seven_known_buildings_do_what_is_known_of_them() -> None:
    """And nothing else; the Status Symbol has the most prestige there is."""
    known = {str(row["name"]): {key: row[key] for key in ABILITIES & row.keys()} for row in table("building")}
    assert known["Lighthouse"] == {"ship_money": 2}
    assert known["Status Symbol"] == {}
    assert known["Refinery"] == {"produce": ["barrel"]}
    assert known["Train Station"] == {"train": 1}
    assert known["Loading Plant"] == {"free_packing": True}
    assert known["Commodity Exchange"] == {"exchange": True}
    assert known["Bank"].keys() == {"bank", "bank_by_rank"}
    prestige = {str(row["name"]): row["prestige"] for row in table("building")}
    assert set(prestige.values()) == {0, 1, 2, 3}
    assert [name for name in prestige if prestige[name] == 3] == ["Status Symbol"]


@pytest.mark.clause("BH-15.5", "BH-17.1", "BH-29.8", "BH-R44")
def test_the_other_buildings_are_of_the_kinds_that_are_hinted_at() -> None:
    """Production of each good and of money, storage, trucks; no two do the same, and each does one thing."""
    rows = table("building")
    alone = [goods[0] for row in rows if "produce" in row and len(goods := items(row, "produce")) == 1]
    assert sorted(alone) == sorted(GOODS)
    assert sum("produce_money" in row for row in rows) == 1
    assert sorted(len(items(row, "stores")) for row in rows if "stores" in row) == [1, 1, 4]
    assert sum("truck" in row for row in rows) == 1
    found = [sorted((key, str(row[key])) for key in ABILITIES & row.keys()) for row in rows]
    assert len({str(one) for one in found}) == 20
    for row in rows:
        if row["name"] != "Status Symbol" and "stores" not in row:
            assert len({re.sub("_by_rank|(?<=produce)_money", "", key) for key in ABILITIES & row.keys()}) == 1


# -- Price cards, Newspaper, boards --------------------------------------------------------------


@pytest.mark.clause("BH-11.4", "BH-2.11", "BH-R2")
def test_price_cards_are_every_order_of_one_to_four() -> None:
    """Once each."""
    assert Counter(str(row["prices"]) for row in table("price")) == Counter(
        str(list(prices)) for prices in permutations((1, 2, 3, 4))
    )


@pytest.mark.clause("BH-22.1", "BH-28.3")
def test_the_front_of_a_newspaper_card_does_not_tell_its_event() -> None:
    """8 ones and 10 twos, nine spaces twice each, and every front is there twice."""
    news = table("news")
    assert Counter(column(news, "advance")) == {1: 8, 2: 10}
    spaces = ("1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "3.1", "3.2")
    assert Counter(column(news, "space")) == dict.fromkeys(spaces, 2)
    assert set(Counter((row["advance"], row["space"]) for row in news).values()) == {2}


@pytest.mark.clause("BH-21.1", "BH-26.5")
def test_every_event_does_something_else() -> None:
    """18 effects; Fall takes 1 money for each Contract; some lower prestige."""
    news = {str(row["event"]): row for row in table("news")}
    assert len(set(column(table("news"), "effect"))) == 18
    assert "nothing" not in column(table("news"), "effect")
    assert (news["Fall"]["effect"], news["Fall"]["amount"]) == ("charge-contracts", 1)
    assert "lose-prestige" in column(table("news"), "effect")


@pytest.mark.clause("BH-1.4", "BH-22.1", "BH-27.2", "BH-R35")
@pytest.mark.parametrize(("players", "fewest", "most", "short"), [(4, 8, 12, 8), (3, 9, 13, 9), (2, 10, 14, 10)])
def test_games_last_as_long_as_they_should(players: int, fewest: int, most: int, short: int) -> None:
    """Twos first, ones first, and two spaces in every round of the short game."""
    [progress] = table("progress")
    distance = number(progress, DISTANCES[players])
    advances = [number(row, "advance") for row in table("news")]
    assert rounds(distance, sorted(advances, reverse=True)) == fewest
    assert rounds(distance, sorted(advances)) == most
    assert rounds(distance, [2] * 18) == short


@pytest.mark.clause("BH-2.15", "BH-2.17", "BH-9.8", "BH-9.9", "BH-R11")
def test_the_harbor_boards_have_six_cover_cards_and_twelve_slots() -> None:
    """Columns c and d are covered; one price is 3; filling a wall gets dearer slot by slot."""
    [harbor] = table("harbor")
    covers, walls = harbor["covers"], harbor["bollards"]
    assert isinstance(covers, list)
    assert isinstance(walls, list)
    assert [len(row) for row in covers] == [2, 2, 2]
    assert all(1 <= amount <= 4 for row in covers for amount in row)
    assert covers[0] == max(covers)  # they open a Loading dock besides
    assert [len(wall) for wall in walls] == [3, 3, 3, 3]
    assert all(wall == sorted(wall) and wall[0] >= 1 for wall in walls)
    assert any(3 in wall for wall in walls)


# -- words ---------------------------------------------------------------------------------------


def test_every_field_says_where_it_comes_from() -> None:
    """What the rulebook says, what follows from it, and all the rest, which is designed anew."""
    own = built_in_content()
    assert {origin(card, "prices") for card in own.prices} == {"deduced"}
    assert {origin(own.progress, field) for field in ("two", "three", "four")} == {"reconstructed"}
    rows: list[Card] = [own.harbor, *own.ships, *own.contracts, *own.buildings, *own.news]
    known: dict[str, dict[str, str]] = {}
    for row in rows:
        said: dict[str, str] = {field: origin(row, field) for field in row.__struct_fields__}
        found = {field: told for field, told in said.items() if told != "reconstructed"}
        if found:
            known[str(getattr(row, "name", "") or getattr(row, "event", ""))] = found
    assert known == {
        "Queen Maria II": told("name"),
        "Oil Tanker": told("name"),
        "Ruhr Chemicals": told("needs", "penalty", "reward"),
        "Lighthouse": told("name", "text", "ship_money"),
        "Status Symbol": told("name", "text"),
        "Refinery": told("name", "text", "produce"),
        "Train Station": told("name", "text", "train"),
        "Loading Plant": told("name", "text", "free_packing"),
        "Commodity Exchange": {**told("name"), "exchange": "deduced"},
        "Bank": told("name"),
        "Fall": told("event", "effect", "amount", "text"),
    }


def told(*fields: str) -> dict[str, str]:
    """These fields are the rulebook's."""
    return dict.fromkeys(fields, "rulebook")


@pytest.mark.clause("BH-R10")
def test_no_building_costs_money() -> None:
    """The rulebook names what Bollards and Cover cards cost, and nothing for Buildings."""
    assert not any("cost" in row for row in table("building"))


@pytest.mark.clause("BH-20.8", "BH-R31")
def test_the_contract_of_the_example_is_there() -> None:
    """2 barrels, 1 container and 1 crate; 1 money for all of them, 1 prestige lost if any is missing."""
    found = [row for row in table("contract") if items(row, "needs") == ["barrel", "barrel", "container", "crate"]]
    assert [(row["reward"], row["penalty"]) for row in found] == [(1, "prestige")]


def test_names_and_texts_are_short_and_plain() -> None:
    """Names can be typed on any keyboard; a text is one or two sentences."""
    names = [str(name) for kind in ("ship", "contract", "building") for name in column(table(kind), "name")]
    names += [str(name) for name in column(table("news"), "event")]
    assert all(re.fullmatch(r"[A-Z][A-Za-z' -]{3,25}", name) for name in names)
    texts = [str(row["text"]) for kind in ("building", "news") for row in table(kind)]
    assert len(set(texts)) == 38
    assert all(10 <= len(text) <= 100 and text.endswith(".") for text in texts)
