"""Bremerhaven's content packs: numbers for the rules, names for the notation, and parts left out."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.sets import bit, count, full
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.options import longest
from quarterdeck.games.bremerhaven.pack.events import EFFECTS, MOST
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES, SYMBOLS, ContractFile, PackFile, ShipFile
from quarterdeck.games.bremerhaven.pack.hints import HINTS
from quarterdeck.games.bremerhaven.pack.reading import built_in, built_in_content, pack_of, read_pack, schema
from quarterdeck.games.bremerhaven.pack.tables import own_tables, tables_of
from quarterdeck.games.bremerhaven.table.decks import of_goods
from tests.games.bremerhaven.packs import OWN, only, without

PROGRESS = "[progress]\ntwo = 19\nthree = 17\nfour = 15\n"


# -- the built-in pack in numbers ----------------------------------------------------------------


def test_the_built_in_pack_is_its_file() -> None:
    """A record keeps it, and anybody can take it as the beginning of a pack of their own."""
    pack = built_in()
    assert (pack.name, pack.built_in, pack.content) == ("Bremerhaven", True, OWN)
    assert read_pack("copy.toml", pack.content) == built_in_content()
    assert own_tables() is tables_of(pack.content)


@pytest.mark.clause("BH-13.4", "BH-13.5", "BH-13.9")
def test_ships_are_numbered_as_they_stand() -> None:
    """Row by row what the card shows; wild cargo is no kind of goods."""
    own, decks = built_in_content().ships, own_tables().decks
    kinds = [*GOODS_NAMES, "wild"]
    assert decks.ships == len(own) == 48
    for k, ship in enumerate(own):
        numbers = (decks.lay[k], decks.goods[k], decks.berth[k], decks.ship_prestige[k])
        assert numbers == (ship.lay, ship.goods, ship.berth, ship.prestige)
        assert kinds[decks.cargo[k]] == ship.cargo
    assert kinds.index("wild") == codes.WILD


@pytest.mark.clause("BH-14.2", "BH-14.5", "BH-14.7", "BH-14.8")
def test_contracts_are_numbered_as_they_stand() -> None:
    """Goods as packed counts, wild ones aside; money and prestige apart."""
    own, decks = built_in_content().contracts, own_tables().decks
    assert decks.contracts == len(own) == 56
    for k, contract in enumerate(own):
        needs = [of_goods(decks.needs[k], goods) for goods in range(4)]
        assert [*needs, decks.wild[k]] == [contract.needs.count(goods) for goods in (*GOODS_NAMES, "wild")]
        assert (decks.time[k], decks.size[k]) == (contract.time, len(contract.needs))
        penalty = "prestige" if decks.penalty_prestige[k] else decks.penalty[k] or msgspec.UNSET
        reward = "prestige" if decks.reward_prestige[k] else decks.reward[k] or msgspec.UNSET
        assert (penalty, reward) == (contract.penalty, contract.reward)
        assert ("truck", "train")[decks.train[k]] == contract.transport


@pytest.mark.clause("BH-29.1", "BH-29.3", "BH-29.4", "BH-29.5", "BH-29.6", "BH-29.7", "BH-29.8")
def test_buildings_are_numbered_as_they_stand() -> None:
    """Every ability of every Building, and the sets of those that have one."""
    own, decks = built_in_content().buildings, own_tables().decks
    assert decks.buildings == len(own) == 20
    for k, building in enumerate(own):
        numbers = (decks.building_prestige[k], decks.ship_money[k], decks.produce_money[k])
        assert numbers == (building.prestige, building.ship_money, building.produce_money)
        bonuses = (decks.train_bonus[k], decks.truck_bonus[k], decks.sea_bonus[k], decks.berth_less[k])
        assert bonuses == (building.train, building.truck, building.sea, building.berth_less)
        flags = (decks.free_packing[k], decks.exchange[k], decks.direct[k], decks.insured[k])
        assert flags == (building.free_packing, building.exchange, building.direct, building.insured)
        assert (decks.bank[k], decks.places[k]) == (building.bank, building.places)
        assert (decks.produce_by_rank[k], decks.bank_by_rank[k]) == (building.produce_by_rank, building.bank_by_rank)
        for number, goods in ((decks.produce[k], building.produce), (decks.stores[k], building.stores)):
            assert [kind for n, kind in enumerate(GOODS_NAMES) if number & bit(n)] == goods
    assert [own[k].name for k in range(20) if decks.producers & bit(k)] == [
        "Refinery", "Sawmill", "Container Works", "Ferry Landing", "Customs House", "Market Hall",
    ]  # fmt: skip
    assert decks.storehouses == sum(bit(k) for k in range(20) if own[k].places)


@pytest.mark.clause("BH-11.4", "BH-22.1", "BH-28.3")
def test_price_and_newspaper_cards_are_numbered_as_they_stand() -> None:
    """Prices four by four; symbols as bid spaces; an amount that is not given is 1."""
    own, decks = built_in_content(), own_tables().decks
    assert [decks.price[k] for k in range(96)] == [price for card in own.prices for price in card.prices]
    assert (decks.prices, decks.all_prices, decks.news) == (24, full(24), 18)
    for k, card in enumerate(own.news):
        assert (decks.advance[k], decks.symbol[k]) == (card.advance, SYMBOLS[card.space])
        assert EFFECTS[decks.event[k]] == card.effect
        assert decks.amount[k] == (card.amount if isinstance(card.amount, int) else 1)
    assert SYMBOLS["2.1"] == codes.SEA
    assert SYMBOLS["3.1"] == codes.LAND
    assert SYMBOLS["1.5"] == codes.CAREER


@pytest.mark.clause("BH-2.15", "BH-9.8", "BH-R35")
def test_boards_are_numbered_from_the_top_left() -> None:
    """Row by row and wall by wall; columns a and b have no Cover cards."""
    decks = own_tables().decks
    assert [decks.covers[k] for k in range(12)] == [0, 0, 4, 4, 0, 0, 3, 4, 0, 0, 3, 4]
    assert [decks.bollards[k] for k in range(12)] == [2, 3, 3, 1, 2, 3, 1, 2, 3, 2, 3, 3]
    assert [decks.distance[players] for players in range(5)] == [0, 0, 20, 18, 15]
    assert decks.track == 0


@pytest.mark.clause("BH-2.1", "BH-2.2", "BH-2.3", "BH-2.4", "BH-3.2")
def test_the_cards_of_each_game_are_sets() -> None:
    """The long game with 2, 3, 4 players, then the short game; stacks 1 to 4 beside them."""
    own, decks = built_in_content(), own_tables().decks
    ships: Sequence[ShipFile | ContractFile] = own.ships
    contracts: Sequence[ShipFile | ContractFile] = own.contracts
    for cards, kept, stacks in (
        (ships, decks.kept_ships, decks.ship_stacks),
        (contracts, decks.kept_contracts, decks.contract_stacks),
    ):
        for players in (2, 3, 4):
            for k, card in enumerate(cards):
                use = card.use[players - 2]
                assert bool(kept[players - 2] & bit(k)) == (use != "out")
                assert bool(kept[players + 1] & bit(k)) == (use == "both")
                assert bool(stacks[card.stack - 1] & bit(k))
        assert sum(count(stacks[number]) for number in range(4)) == len(cards)


@pytest.mark.clause("BH-2.3")
def test_a_card_may_be_out_for_two_players_and_long_only_for_three() -> None:
    """BH-T5: it is used in exactly three games: long with three, long and short with four."""
    own, decks = built_in_content().ships, own_tables().decks
    k = next(k for k, ship in enumerate(own) if ship.use == ["out", "long", "both"])
    assert [bool(decks.kept_ships[game] & bit(k)) for game in range(6)] == [False, True, True, False, False, True]


def test_every_card_of_the_game_is_written_in_its_own_way() -> None:
    """Names in the order of `Decks.names`, behind which stands the text of the pack; slugs find their cards."""
    tables = own_tables()
    assert len(tables.cards) == len(tables.decks.names) - 1 == 48 + 56 + 20 + 24 + 18
    assert len(set(tables.cards)) == len(tables.cards)
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", one) for one in tables.cards)
    refinery = tables.number_of_building["refinery"]
    assert tables.decks.names[tables.decks.building_name(refinery)] == "Refinery"
    assert tables.number_of_card["refinery"] == tables.decks.building_name(refinery)
    contract = tables.number_of_contract["weekly-market"]
    assert tables.decks.names[tables.decks.contract_name(contract)] == "Weekly Market"
    fall = tables.number_of_event["fall"]
    assert tables.decks.names[tables.decks.event_name(fall)] == "Fall"
    price = tables.number_of_price["3-1-4-2"]
    assert tables.decks.names[tables.decks.price_name(price)] == "3-1-4-2"
    assert tables.number_of_ship["grietje"] == 0


def test_a_second_price_card_of_the_same_prices_is_told_apart() -> None:
    """By its number."""
    text = 'title = "Twins"\n' + "[[price]]\nprices = [4, 3, 2, 1]\n" * 3
    assert tables_of(text).prices == ["4-3-2-1", "4-3-2-1#2", "4-3-2-1#3"]


def test_effects_are_numbered_as_the_rules_number_them() -> None:
    """`EFFECTS` gives the names to the numbers of codes.py; amounts are those of effects."""
    numbers = {name: int(number) for name, number in vars(codes).items() if isinstance(number, int)}
    assert [numbers[effect.upper().replace("-", "_")] for effect in EFFECTS] == list(range(codes.EVENT_KINDS))
    assert MOST.keys() < set(EFFECTS)
    assert MOST["charge-contracts"] * codes.LOADING_DOCKS <= codes.MOST_SHARE


def test_the_schema_of_packs_is_shipped_as_it_is() -> None:
    """The file beside the content is what the code checks, and every field has a hint of its own."""
    shipped = (files("quarterdeck.games.bremerhaven") / "content" / "pack.schema.json").read_text(encoding="utf-8")
    assert json.loads(shipped) == schema()
    rows = {"ship", "contract", "building", "price", "news"}
    tables = {
        name: definition["properties"]
        for name, definition in json.loads(shipped)["$defs"].items()
        if name != "PackFile"
    }
    fields = {
        f"{key}[].{field}" if key in rows else f"{key}.{field}"
        for key in PackFile.__struct_fields__[1:]
        for field in tables[f"{key.capitalize()}File"]
        if field != "provenance"
    }
    assert fields <= HINTS.keys()


# -- packs that leave parts out ------------------------------------------------------------------


@pytest.mark.parametrize("part", PackFile.__struct_fields__[1:])
def test_what_a_pack_leaves_out_is_as_built_in(part: str) -> None:
    """Each table can be given alone; the whole text then holds all of them."""
    text = only(part)
    found = read_pack("ours.toml", text)
    assert found == msgspec.structs.replace(built_in_content(), title="Part")
    whole = pack_of("ours.toml", text)
    assert (whole.name, whole.built_in) == ("Part", False)
    assert whole.content.startswith(text)
    assert read_pack("whole.toml", without("progress", whole.content) + PROGRESS).progress.two == 19
    assert read_pack("whole.toml", whole.content) == found


def test_what_a_pack_gives_stands_in_place_of_the_built_in() -> None:
    """Shorter tracks here, all else unchanged; the longest games are shorter then."""
    text = f'title = "Short cut"\n{PROGRESS}'
    found = read_pack("ours.toml", text)
    assert longest(tables_of(text).decks, 2, "long") < longest(own_tables().decks, 2, "long")
    assert (found.progress.two, found.progress.three, found.progress.four) == (19, 17, 15)
    assert (found.ships, found.news) == (built_in_content().ships, built_in_content().news)


def test_the_short_game_and_the_game_alone_are_bounded_by_half_as_many_rounds() -> None:
    """The Ship token advances two spaces a round (BH-3)."""
    decks = own_tables().decks
    for players in (2, 3, 4):
        assert 0.4 < longest(decks, players, "short") / longest(decks, players, "long") < 0.6
    assert longest(decks, 1, "long") == longest(decks, 1, "short") < longest(decks, 2, "short")


def test_a_pack_is_known_by_its_whole_text() -> None:
    """A comment more is another pack."""
    pack = pack_of("ours.toml", OWN)
    assert pack.content == OWN
    assert pack_of("ours.toml", OWN + "# mine\n").digest != pack.digest
    assert pack.digest == built_in().digest


def test_the_pack_of_the_documentation_is_one() -> None:
    """As printed there, and every field has a row of its table."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bremerhaven.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    found = read_pack("page.toml", example)
    assert (found.title, found.harbor.track, found.progress.four) == ("A dear harbor", 40, 15)
    names = {field.rpartition(".")[2] for field in HINTS if "." in field and not field.endswith("[]")}
    assert {name for name in names if f"`{name}`" not in page} == set()
    assert {effect for effect in EFFECTS if f"`{effect}`" not in page} == set()
