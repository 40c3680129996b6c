"""How games begin, and what the first choices bring (BH-T1 to BH-T7, BH-T81, BH-T82)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.reading import built_in_content
from quarterdeck.games.bremerhaven.rules import contracts, dealing
from quarterdeck.games.bremerhaven.rules import ships as ships_rules
from quarterdeck.games.bremerhaven.table.decks import SUPPLY
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import start
from tests.games.bremerhaven.table import GOODS, Table


def ranked(chits: str, top: str = "1-2-3-4", turned: str = "3-1-4-2") -> Table:
    """A table for as many as take a chit, after the ranks are set; the first and the second Price card are given."""
    words = chits.split()
    table = start(len(words)).to("chits", top)
    table.do(*(f"chit {goods}" for goods in words[:3]))
    return table.deal(turned)


@pytest.mark.clause("BH-2.10", "BH-2.11", "BH-2.12", "BH-2.13", "BH-2.14", "BH-D1")
def test_t2_the_next_price_card_ranks_the_chits() -> None:
    """BH-T2."""
    table = ranked("barrel crate passenger container")
    assert table.pile == ["3-1-4-2", *["?"] * 22, "1-2-3-4"]
    assert table.ranks == "GRBY", "a crate is worth 4, a barrel 3, a passenger 2"
    assert table.money == {"R": 6, "G": 4, "B": 8, "Y": 12}
    assert list(table.position.chit) == [codes.NONE] * 4


@pytest.mark.clause("BH-2.14")
def test_t1_the_captain_begins_with_the_least_money() -> None:
    """BH-T1."""
    table = ranked("barrel container crate passenger", turned="4-3-2-1")
    assert (table.ranks, table.money) == ("RGBY", {"R": 4, "G": 6, "B": 8, "Y": 12})


@pytest.mark.clause("BH-2.11", "BH-R2")
def test_t3_with_two_players_goods_that_nobody_chose_are_skipped() -> None:
    """BH-T3."""
    table = ranked("container passenger")
    assert (table.ranks, table.money) == ("GR", {"R": 6, "G": 4})


@pytest.mark.clause("BH-R2", "BH-D1")
def test_seats_choose_in_seat_order_among_the_chits_left() -> None:
    """The deciding Price card is not yet turned up."""
    table = start(3).to("chits")
    assert (table.player, table.options) == ("R", ["chit barrel", "chit container", "chit crate", "chit passenger"])
    table.do("chit crate")
    assert (table.player, table.options) == ("G", ["chit barrel", "chit container", "chit passenger"])
    table.do("chit barrel", "chit passenger")
    assert table.offers("price") == table.options
    assert len(table.options) == 23


@pytest.mark.clause("BH-2.10", "BH-R59")
def test_the_fourth_player_gets_the_chit_that_is_left() -> None:
    """Without being asked."""
    table = start(4).to("chits").do("chit crate", "chit barrel")
    assert (table.player, table.options) == ("B", ["chit container", "chit passenger"])
    assert table.do("chit passenger").player == "chance"
    assert table.told(codes.CHIT_TAKEN)[-1] == (3, GOODS.index("container"), 0)


@pytest.mark.clause(
    "BH-2.15", "BH-2.16", "BH-2.17", "BH-2.18", "BH-15.2", "BH-15.6", "BH-15.7", "BH-15.9", "BH-R11", "BH-R22"
)
def test_t4_a_fresh_harbor_in_the_long_game() -> None:
    """BH-T4."""
    table = ranked("barrel container crate passenger", turned="4-3-2-1")
    content = built_in_content()
    for seat, name in enumerate("RGBY"):
        assert table.walls(name) == "0110"
        assert [ships_rules.berth_size(table.position, seat, dock) for dock in range(3)] == [0, 1, 0]
        assert table.covered(name) == "c1 d1 c2 d2 c3 d3"
        assert [contracts.is_accessible(table.position, seat, loading) for loading in range(4)] == [
            True,
            True,
            False,
            False,
        ]
        assert (table.prestige[name], table.goods(name), table.buildings(name)) == (0, "", "")
        slug, markers = table.loading(name).split(", ")[0].split()
        assert content.contracts[table.tables.number_of_contract[slug]].time == int(markers)
        assert table.loading(name).split(", ")[1:] == ["-", "-", "-"]
    covers = [amount for row in content.harbor.covers for amount in row]
    assert [int(table.position.decks.covers[k]) for k in (2, 3, 6, 7, 10, 11)] == covers


@pytest.mark.clause("BH-2.1", "BH-2.2", "BH-2.3", "BH-3.2")
def test_t5_a_card_is_used_as_its_back_says() -> None:
    """BH-T5: not with two players, with three in the long game only, with four in both."""
    content = built_in_content()
    back = ["out", "long", "both"]
    cases = ((2, False, False), (2, True, False), (3, False, True), (3, True, False), (4, False, True), (4, True, True))
    assert any(ship.use == back for ship in content.ships)
    assert any(contract.use == back for contract in content.contracts)
    for players, short, used in cases:
        position = start(players, short=short).position
        in_use = {"both"} if short else {"both", "long"}
        for deck, backs in (
            (position.ship_deck, [ship.use for ship in content.ships]),
            (position.contract_deck, [contract.use for contract in content.contracts]),
        ):
            kept = [bool(int(deck) >> k & 1) for k in range(len(backs))]
            assert kept == [use[players - 2] in in_use for use in backs]
            assert {kept[k] for k, use in enumerate(backs) if use == back} == {used}


@pytest.mark.clause("BH-2.4", "BH-2.5", "BH-2.6", "BH-R3", "BH-R52")
def test_t6_as_many_cards_as_players_lie_open_and_stacks_come_in_order() -> None:
    """BH-T6."""
    table = start(3)
    ships = built_in_content().ships
    first = {table.tables.ships[k] for k, ship in enumerate(ships) if ship.stack == 1 and ship.use[1] != "out"}
    assert {text.split()[1] for text in table.options} == first
    table.do("deal seeschwalbe", "deal grietje", "deal windsbraut")
    assert table.sea == ["seeschwalbe", "grietje", "windsbraut"]
    table.to("chits")
    assert "-" not in table.land
    assert len(table.land) == 3
    position, decks = table.position, table.position.decks
    for stack in range(4):
        lower = sum(int(decks.ship_stacks[k]) for k in range(stack))
        position.ship_deck = int(decks.kept_ships[1]) & ~lower
        assert int(dealing.next_ships(position)) == int(decks.kept_ships[1] & decks.ship_stacks[stack])
        lower = sum(int(decks.contract_stacks[k]) for k in range(stack))
        position.contract_deck = int(decks.kept_contracts[1]) & ~lower
        assert int(dealing.next_contracts(position)) == int(decks.kept_contracts[1] & decks.contract_stacks[stack])


@pytest.mark.clause("BH-2.7", "BH-R35")
@pytest.mark.parametrize(("players", "spaces"), [(2, 20), (3, 18), (4, 15)])
def test_the_ship_token_starts_further_on_with_more_players(players: int, spaces: int) -> None:
    """So many spaces are left."""
    assert start(players).position.ahead == spaces
    assert start(players, short=True).position.ahead == spaces


@pytest.mark.clause("BH-2.8", "BH-2.9", "BH-8.1", "BH-8.7", "BH-A14")
def test_one_building_and_one_price_card_lie_open() -> None:
    """Any of them may come; all but the top ones are hidden."""
    table = start(2).to("price 1-2-3-4")
    assert len(table.options) == 24
    table.to("deal lighthouse")
    assert len(table.options) == 20
    table.deal("lighthouse")
    assert (table.offer, table.pile[1:23]) == ("lighthouse", ["?"] * 22)
    table.to("deal bank")
    assert (len(table.options), table.can("deal lighthouse")) == (19, False)
    assert all(building.text for building in built_in_content().buildings)


@pytest.mark.clause("BH-2.8", "BH-2.21", "BH-3.6", "BH-8.1", "BH-R2")
@pytest.mark.parametrize("short", [False, True])
def test_all_see_the_building_and_the_front_before_they_take_chits(short: bool) -> None:  # noqa: FBT001 - pytest gives it
    """The Event behind the front is a secret; neither card is dealt again before the first round."""
    table = start(3, short=short).to("chits", "lighthouse", "refinery", "bank", "sawmill", "oil-slick")
    offered = "sawmill" if short else "lighthouse"
    front = codes.NONE if short else int(table.position.decks.front(table.tables.number_of_event["oil-slick"]))
    for who in "-RGB":
        seen = table.view(who)
        assert (seen.player, seen.offer, seen.position.news_front) == ("R", offered, front)
        assert seen.position.news_top == codes.NONE
    table.to("bidding")
    assert (table.offer, table.position.news_front) == (offered, front)
    turned = [kind for kind in (codes.BUILDING_TURNED, codes.NEWS_TURNED) for _ in table.told(kind)]
    assert turned == [codes.BUILDING_TURNED] + [codes.NEWS_TURNED] * (not short)


@pytest.mark.clause("BH-2.18", "BH-R3")
def test_starting_contracts_are_dealt_in_rank_order_after_those_on_offer() -> None:
    """Each goes to the first Loading dock."""
    table = ranked("barrel container crate passenger", turned="1-2-4-3")
    assert [who for who, _, _ in table.told(codes.CONTRACT_GIVEN)] == [2, 3, 1, 0]
    assert len(table.told(codes.CONTRACT_DEALT)) == 4


@pytest.mark.clause("BH-2.19", "BH-2.20", "BH-2.21")
def test_t81_newspaper_cards_and_influence_at_the_start() -> None:
    """BH-T81."""
    table = ranked("barrel container crate passenger")
    position = table.position
    assert int(position.news_deck).bit_count() == 18
    assert (table.event, int(position.news_pile)) == ("-", 0)
    front = next(card for card in built_in_content().news if table.tables.events[position.news_top] == slug(card.event))
    assert position.news_front >> 4 == front.advance
    assert [table.hand(seat) for seat in "RGBY"] == ["12345"] * 4
    assert [int(value) for value in SUPPLY] == [5, 6, 6, 7, 7, 8, 9]


def slug(name: str) -> str:
    """An event's name as it is written."""
    return name.lower().replace(" ", "-").replace("'", "")


# -- the short game -----------------------------------------------------------------------------------


@pytest.mark.clause("BH-3.1", "BH-3.3", "BH-3.6", "BH-R3", "BH-R4", "BH-D2", "BH-A2")
def test_t82_everybody_begins_with_a_building_in_the_short_game() -> None:
    """BH-T82."""
    table = start(2, short=True).to("siting", "status-symbol")
    assert (table.player, len(table.options)) == ("R", 12)
    table.do("site c2")
    assert (len(table.options), table.can("deal status-symbol")) == (19, False)
    table.to("siting", "refinery").do("site a1").deal()
    assert table.buildings("R") == "status-symbol c2"
    assert table.buildings("G") == "refinery a1"
    assert [table.covered(seat) for seat in "RG"] == ["", ""]
    assert [contracts.is_accessible(table.position, 0, loading) for loading in range(4)] == [True] * 4
    table.to("bidding")
    assert (table.position.news_front, table.position.news_deck, table.event) == (codes.NONE, 0, "-")
    assert (table.position.round, table.prestige) == (1, {"R": 0, "G": 0})
    table.to_round(2)
    decks = table.position.decks
    assert table.prestige["R"] == decks.building_prestige[table.tables.number_of_building["status-symbol"]] > 0
    assert table.prestige["G"] == decks.building_prestige[table.tables.number_of_building["refinery"]]


@pytest.mark.clause("BH-3.4", "BH-3.5", "BH-R39", "BH-D3")
def test_t7_starting_goods_are_none_of_those_on_the_starting_contract() -> None:
    """BH-T7."""
    table = to_goods("K 2 barrel+wild+wild")
    assert table.can("start crate crate passenger")
    assert table.can("start nothing")
    assert not any("barrel" in text for text in table.options)
    assert len(table.options) == 1 + 3 + 6 + 10
    table.do("start crate crate passenger")
    assert table.goods(table.ranks[0]) == "2crate b1, passenger c1", "the starting Building is on a1"


@pytest.mark.clause("BH-3.5")
def test_starting_goods_lie_on_empty_spaces_and_in_no_building() -> None:
    """Not even in a Warehouse; two crates share a space."""
    table = to_goods("K 2 container", building="warehouse").do("start barrel crate crate")
    assert table.goods("R") == "barrel b1, 2crate c1"


@pytest.mark.clause("BH-R39")
def test_a_contract_that_names_all_goods_leaves_no_starting_goods() -> None:
    """Nobody is asked. Wild goods alone forbid nothing."""
    table = to_goods("K 2 barrel+container+crate+passenger")
    assert (table.player, table.phase) == (table.ranks[1], "starting")
    assert len(to_goods("K 2 wild+wild").options) == 35


def to_goods(contract: str, building: str = "lighthouse") -> Table:
    """A short game for two in which the Captain, Red, is asked for starting goods; Contract and Building are given."""
    table = start(2, cards(contracts=contract), short=True)
    table.to("siting", building).do("site a1").to("siting", "bank").do("site a1").to("chits")
    return table.do("chit barrel", "chit crate").deal("k")


@pytest.mark.clause("BH-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("short", [False, True])
def test_one_to_four_may_play(players: int, short: bool) -> None:  # noqa: FBT001 - pytest gives it by name
    """They come as far as the first Influence card; alone the game is the solo game, which is short."""
    table = start(players, short=short).to("bidding")
    assert (table.phase, table.position.round) == ("bidding", 1)
    assert table.position.length == (codes.SHORT if short or players == 1 else codes.LONG)
    assert len(table.sea) == len(table.land) == max(2, players)
