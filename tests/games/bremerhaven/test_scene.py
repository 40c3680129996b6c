"""What the picture of Bremerhaven shows and says, to whom, and what it keeps from others."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, cast

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.buttons import FIRST_PRICES
from quarterdeck.games.bremerhaven.picture.cards import building_face
from quarterdeck.games.bremerhaven.picture.view import look
from quarterdeck.games.bremerhaven.rules import bidding
from quarterdeck.scene.shapes import Box, Thing
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.pictures import bids, ids, seen, shape, signs, some_games, text, thing
from tests.games.bremerhaven.scenario import lay, start
from tests.games.bremerhaven.table import GOODS
from tests.scene.positions import scene

SPECTATOR = -2
PHONE: Final = 374
"""Pixels that the harbor is broad on a phone."""
FINGER: Final = 44
"""Pixels that a finger needs each way."""


# -- bids --------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-5.3", "BH-5.6")
def test_own_cards_are_seen_by_their_owner_and_backs_by_all() -> None:
    """Colour and count are public, values are not."""
    table = lay(at="bidding", ranks="RGBY").do("5 on 1.2", "3 on 1.2", "4 on 2.1", "2 on 2.1", "1 on 1.2")
    red, green, watcher = (seen(table, seat) for seat in (0, 1, SPECTATOR))
    assert bids(red, "1.2") == [("backs-g-1", "face down"), ("backs-r-2", "6")]
    assert bids(green, "1.2") == [("backs-r-2", "face down"), ("backs-g-1", "3")]
    assert bids(watcher, "1.2") == [("backs-r-2", ""), ("backs-g-1", "face down")]
    assert "Red: 1 + 5, bid 6" in red.summary
    assert "Red: 2 cards face down" in green.summary
    assert "bid 6" not in green.encode().decode()


@pytest.mark.clause("BH-13.6", "BH-R18")
def test_who_bids_is_told_which_ships_have_no_dock() -> None:
    """Beside the Ship, to the bidder alone: full Docks cannot get free in time, too few Bollards can."""
    ships = cards(ships="Xanthe 3 3crate b2 p1; Yara 3 2barrel b0 p1")
    table = lay({"tables": ships, "sea": "xanthe yara - -"}, at="bidding", walls="R 0110, G 0222")
    red, green, watcher = (seen(table, seat) for seat in (0, 1, SPECTATOR))
    too_large = "Too large for your free Docks as they are now"
    assert thing(red, "space-2.1").lines == (too_large,)
    assert too_large in thing(red, "space-2.1").label
    assert thing(red, "space-2.2").lines == thing(green, "space-2.1").lines == thing(watcher, "space-2.1").lines == ()
    full = lay(
        {"tables": ships, "sea": "yara - - -", "ships": "R 1 xanthe 1, R 2 xanthe 1, R 3 xanthe 1"}, at="bidding"
    )
    assert thing(seen(full, 0), "space-2.1").lines == ("Your Docks are full: the Ship would be lost",)
    assert thing(seen(lay(at="2.1", sea="grietje - - -", walls="R 0000"), 0), "space-2.1").lines == ()


@pytest.mark.clause("BH-14.4")
def test_who_bids_is_told_that_no_loading_dock_is_free() -> None:
    """What would be due is told too."""
    held = "R 1 corner-tavern 2, R 2 corner-tavern 2, R 3 corner-tavern 2, R 4 corner-tavern 2"
    table = lay(at="bidding", contracts=held, land="fish-hall village-fair - -")
    picture = seen(table, 0)
    full = "Your Loading docks are full:"
    assert thing(picture, "space-3.1").lines == (f"{full} you would only pay the penalty",)
    assert thing(seen(table, 1), "space-3.1").lines == ()


@pytest.mark.clause("BH-5.9", "BH-R6")
def test_who_wins_equal_bids_is_told_where_they_lie() -> None:
    """By rank; before the ranks are settled that is not said of Ships and Contracts, and never where all of them count."""
    bids_laid = "R 5 1.1, G 5 1.1, R 4 1.2, G 4 1.2, R 3 2.1, B 3 2.1, G 2 2.2"
    table = lay(at="1.1", ranks="GRBY", bids=bids_laid, sea="grietje windsbraut - -", unbuilt="", offer="lighthouse")
    lines = {space: thing(seen(table, 0), f"space-{space}").lines for space in ("1.2", "2.1", "2.2")}
    assert not any("each" in line for there in lines.values() for line in there)
    later = lay(at="2.1", ranks="GRBY", bids=bids_laid, sea="grietje windsbraut - -", walls="R 0110")
    told = thing(seen(later, 2), "space-2.1")
    assert told.lines[-1:] == ("3 each: the First Mate (Red) wins",)
    assert "3 each: the First Mate (Red) wins" in told.label
    assert "Of equal bids the higher rank wins" in thing(seen(later, 2), "space-1.5").lines


@pytest.mark.clause("BH-10.2", "BH-10.4")
def test_a_better_influence_card_is_told_with_the_hand_that_it_makes() -> None:
    """That is the hand for the rest of the game, unless it gets better again."""
    table = lay(at="1.3", bids="R 5 1.3", level="R 1")
    offer = thing(seen(table, 0), "choice-upgrade")
    assert offer.lines == ("From the next round on you bid with 3 4 5 5 6 instead of 2 3 4 5 5",)
    assert offer.lines[0] in offer.label
    assert "Replace your 2 with a 6" in thing(seen(lay(at="bidding", level="R 1"), 0), "space-1.3").lines[0]


@pytest.mark.clause("BH-20.3")
def test_done_says_what_leaves_with_ships_that_are_not_unloaded() -> None:
    """Only what leaves in this round."""
    ships = cards(ships="Xanthe 3 3crate b1 p1; Yara 3 2barrel b1 p1")
    table = lay({"tables": ships, "ships": "R 1 xanthe 1, R 2 yara 2"}, at="harbor")
    done = shape(seen(table, 0), "choice-done")
    final = "After this you move no more goods this round."
    assert done.label == f"Done with the harbor. {final} Xanthe leaves with 3 crates still aboard."


def test_the_question_for_bids_says_how_many_cards_are_left() -> None:
    """So it is another one after each bid; and an Influence card is called what it is."""
    picture = seen(lay(at="bidding"), 0)
    assert picture.status == "Which of your 5 Influence cards do you bid, and where?"
    assert {one.label for one in picture.shapes if one.label.startswith("Influence card ")} >= {"Influence card 1"}


def test_what_a_building_does_is_read_whole_on_its_card() -> None:
    """Every text, in the words of the card."""
    decks = BREMERHAVEN.start(Setup(players=2, options=BREMERHAVEN.options())).decks
    for building, card in enumerate(tables_of(decks.text).content.buildings):
        face = building_face(decks.text, building)
        assert (face.name, face.lines) == (card.name, (card.text,))


def test_worlds_that_differ_in_hidden_cards_alone_look_the_same() -> None:
    """To everybody but the owner."""
    tables = [lay(at="bidding").do(f"{value} on 1.2") for value in (2, 5)]
    for viewer in (1, 2, 3, SPECTATOR):
        one, two = (seen(table, viewer).encode() for table in tables)
        assert one == two
    assert seen(tables[0], 0).encode() != seen(tables[1], 0).encode()


@pytest.mark.clause("BH-5.9", "BH-7.1")
def test_winners_are_seen_and_told() -> None:
    """The highest bid, ties by rank, the others dim; on the Parking lot nobody wins, and permits are there for all who bid."""
    picture = scene("bremerhaven-permit")
    spaces = [shape for shape in picture.shapes if isinstance(shape, Thing) and shape.laid]
    won = {space.id: [fact.art for fact in space.laid if not fact.dim] for space in spaces}
    assert won == {
        "space-1.0": ["backs-r-1"],
        "space-1.2": ["backs-r-1", "backs-g-2"],
        "space-1.3": ["backs-b-1"],
        "space-1.4": ["backs-b-1"],
        "space-2.1": ["backs-r-1"],
        "space-2.2": ["backs-g-1"],
        "space-3.1": ["backs-g-1"],
        "space-3.2": ["backs-b-1"],
    }
    assert (
        "2.1: Grietje: 1 barrel, lay time 1, berth size 0, prestige 1. Red: 4, bid 4, the winner; Blue: 4, bid 4"
        in (picture.summary)
    )
    assert thing(picture, "space-1.2").mood == "lit"
    assert [text for _, text in bids(picture, "2.1")] == ["4 won", "4 lost"]
    free, pays = (text for _, text in bids(picture, "1.2"))
    assert free.endswith(" free")
    assert re.fullmatch(r"\d+ pays \d+", pays)


def test_the_score_stands_beside_the_cards_that_are_bid() -> None:
    """Money, with that in the Bank, times prestige; only for whoever bids."""
    table = lay(at="bidding", money="R 7, G 9", prestige="R 3, G 2")
    assert thing(seen(table, 0), "purse").title == "Now: 7 money × 3 prestige = 21 points"
    assert not [shape for shape in seen(table, SPECTATOR).shapes if shape.id == "purse"]


@pytest.mark.clause("BH-5.8")
def test_the_sum_shown_is_the_bid_that_counts() -> None:
    """With what Buildings add, in every space of a game."""
    for table in some_games():
        position = table.position
        if position.is_secret():
            continue
        view = look(position, 0, ())
        for space in range(codes.BID_SPACES):
            for bid in view.bids(space):
                assert bid.strength == bidding.bid(position, bid.seat, space) > 0
                assert bid.wins == (space != codes.PARKING and bidding.winner(position, space) == bid.seat)


# -- choosing ----------------------------------------------------------------------------------------


def test_every_legal_move_of_whole_games_can_be_made_in_the_picture() -> None:
    """On a shape or by carrying; what can be carried beyond the list is legal, attempts are refused, no flaws."""
    for table in some_games():
        position = table.position
        seat = int(position.player)
        picture = seen(table, seat)
        moves = {BREMERHAVEN.text(position, move) for move in position.legal()}
        hung, carried = picture.hotspots(), set(picture.carried())
        buttons = [shape.move for shape in picture.shapes if shape.move and shape.id.startswith("choice-")]
        there = [shape.move for shape in picture.shapes if shape.move and not shape.id.startswith("choice-")]
        assert picture.flaws() == []
        assert len(there) == len(set(there))
        assert len(buttons) == len(set(buttons))
        assert set(hung) <= moves <= set(hung) | carried
        for written in carried - moves:
            assert not table.refused(written), written
        for written in picture.attempts():
            assert table.refused(written), written


def test_starting_goods_are_told_in_words_and_grouped_by_how_many_are_alike() -> None:
    """Three of them first, which is the most, as the question says, and fewer folded; each kind has a sign of its own."""
    table = start(2, short=True).to("starting")
    picture = seen(table, int(table.position.player))
    found = [shape for shape in picture.shapes if isinstance(shape, Thing) and shape.id.startswith("choice-start")]
    assert found[0].title == "1 container, 1 crate, 1 passenger"
    groups = [region for region in picture.regions if region.id in {shape.region for shape in found}]
    assert [(group.label, group.folded) for group in groups] == [
        ("Three goods of three kinds", False), ("Two of one kind and one of another", False), ("Three of one kind", False),
        ("Fewer than three goods", True),
    ]  # fmt: skip
    assert "three at most" in picture.status
    for one in found:
        assert one.title == ("No goods" if not one.facts else ", ".join(fact.label for fact in one.facts))


def test_all_bids_are_carried_each_card_to_each_space() -> None:
    """Twins among the cards have ids of their own."""
    picture = scene("bremerhaven-bid")
    assert ids(picture, "card-") == ["card-1-1", "card-2-1", "card-3-1", "card-5-1"]
    assert {(carry.what, carry.to) for carry in picture.carries} == {
        (card, f"space-{space}")
        for card in ids(picture, "card-")
        for space in [*(f"1.{k}" for k in range(6)), *(f"{board}.{k}" for board in "23" for k in (1, 2, 3))]
    }
    grown = lay(at="bidding", level="R 1")
    assert "card-5-2" in ids(seen(grown, 0), "card-")


def test_goods_are_carried_to_contracts_and_spaces_and_a_permit_builds_by_carrying() -> None:
    """From the Ship to a space, from a space to a Contract."""
    carried = {(carry.what, carry.to): carry.move for carry in scene("bremerhaven-goods").carries}
    assert carried["own-a1-barrel", "own-loading-2"] == "deliver barrel a1 2"
    assert carried["own-dock-2-cargo", "own-c1"] == "unload 2 c1"
    built = {carry.move for carry in scene("bremerhaven-permit").carries}
    assert "build gantry-crane b2" in built


def test_a_slot_or_cover_that_is_too_dear_can_be_tried() -> None:
    """And the rules say why not."""
    picture = seen(lay(at="1.2", bids="R 5 1.2", money="R 2", walls="R 0002"), 0)
    assert "clear d1" in picture.attempts()
    assert "bollard 3.3" in picture.attempts()


@pytest.mark.clause("BH-R11")
def test_a_wall_offers_its_cheapest_slot_to_any_finger_and_the_others_folded() -> None:
    """On a phone what is touched is 44 high and broad; no two of them lie over each other."""
    picture = seen(lay(at="1.2", bids="R 5 1.2", money="R 20", walls="R 0120"), 0)
    places = [cast(Box, one) for one in picture.shapes if one.id.startswith("own-slot-") and one.move]
    assert [one.move for one in places] == ["bollard 0.1", "bollard 1.2", "bollard 2.3", "bollard 3.1"]
    for one in places:
        assert min(one.width, one.height) * PHONE >= FINGER * picture.width
        assert min(one.x, one.y) >= 0
        assert one.x + one.width <= picture.width
        assert one.y + one.height <= picture.height
    for above, below in pairwise(places):
        assert above.y + above.height <= below.y
    others = [one for one in picture.things("more") if one.move is not None]
    assert {one.move for one in others} == {"bollard 0.2", "bollard 0.3", "bollard 1.3", "bollard 3.2", "bollard 3.3"}
    assert "Above Dock 1, slot 2" in others[0].title


def test_whoever_is_asked_to_pay_reads_how_much_money_there_is() -> None:
    """Where a phone shows nothing else of it; and only what can be done is asked."""
    picture = seen(lay(at="1.2", bids="R 5 1.2", money="R 7"), 0)
    assert picture.status.endswith("You have 7 money.")
    assert "build" not in picture.status


def test_goods_aboard_are_to_be_unloaded_first_unless_a_crane_delivers_them() -> None:
    """So that nobody looks for the Contract that needs them."""
    contract, ship = "R 1 lehe-chandlery 2", "R 1 grietje 2 1barrel"
    without = seen(lay(at="harbor", contracts=contract, ships=ship), 0)
    assert shape(without, "own-dock-1-cargo").label == "1 barrel to unload from Grietje"
    crane = seen(lay(at="harbor", contracts=contract, ships=ship, built="R gantry-crane a1", cleared="R a1"), 0)
    assert shape(crane, "own-dock-1-cargo").label == "1 barrel on Grietje"


@pytest.mark.clause("BH-9.8", "BH-13.5")
def test_an_empty_slot_says_what_a_permit_would_do_there() -> None:
    """Its price, an example with the permit, and which Dock would take larger Ships; on the wall above Dock 1 is no Bollard."""
    picture = seen(lay(at="bidding", walls="R 0100"), 0)
    above = shape(picture, "own-slot-0-1").label
    assert re.search(r"puts a Bollard here for (\d) money.* that is (\d) money in all", above)
    assert "Dock 1 then takes Ships up to berth size 1." in above
    assert "No Dock becomes larger" in shape(picture, "own-slot-3-1").label


@pytest.mark.clause("BH-3.4")
def test_goods_that_one_may_not_start_with_say_why_among_the_others() -> None:
    """Lehe Chandlery names barrels and containers: the picture says so, and they can be tried."""
    table = start(2, short=True).deal().do("site a1").to("starting", "lehe-chandlery")
    picture = seen(table, 0)
    barred = [thing(picture, name) for name in ids(picture, "choice-no-")]
    assert [(one.title, one.mood, one.move) for one in barred] == [
        ("No barrels", "dim", None),
        ("No containers", "dim", None),
    ]
    assert {"start barrel", "start container"} <= set(picture.attempts())
    assert not ids(seen(table, 1), "choice-no-")


# -- money --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prices", ["3-1-4-2", "1-2-3-4"])
def test_each_own_contract_says_what_it_brings_now_and_complete(prices: str) -> None:
    """Goods at present prices, wild ones as the dearest, and the reward once complete."""
    table = lay(
        at="harbor", prices=prices, contracts="R 1 lehe-chandlery 2 barrel, R 2 fish-hall 4 2crate, R 3 royal-household 1",
        cleared="R c1", ships="R 1 grietje 2",
    )  # fmt: skip
    worth = dict(zip(GOODS, [int(price) for price in prices.split("-")], strict=True))
    worth["wild"] = max(worth.values())
    picture = seen(table, 0)
    assert text(picture, "own-loading-1-brings") == f"{worth['barrel']} → {worth['barrel'] + worth['container']}"
    assert text(picture, "own-loading-2-brings") == f"{2 * worth['crate']} → {3 * worth['crate'] + 3}"
    royal = table.tables.content.contracts[table.tables.number_of_contract["royal-household"]]
    complete = sum(worth[need] for need in royal.needs) + cast(int, royal.reward)
    assert text(picture, "own-loading-3-brings") == f"0 → {complete}"


@pytest.mark.clause("BH-20.4", "BH-20.5")
def test_what_a_complete_contract_brings_is_what_is_paid() -> None:
    """4.4 pays what the picture said."""
    table = lay(at="harbor", contracts="R 1 fish-hall 1 3crate", ships="R 1 grietje 2", prices="1-2-3-4", money="R 5")
    said = text(seen(table, 0), "own-loading-1-brings")
    table.do("R: done").to_round(3)
    assert (said, table.money["R"]) == ("pays 12", 5 + 12)


def test_price_cards_on_offer_say_what_the_own_contracts_would_bring() -> None:
    """All together, once complete, and those of others; of the equally good first what brings others least."""
    picture = scene("bremerhaven-price")
    offered = [shape for shape in picture.shapes if shape.id.startswith("choice-prices-")]
    assert [cast(Thing, shape).lines for shape in offered[:2]] == [
        ("Prices as now", "Contracts: 8, others: 20"),
        ("Contracts: 8, others: 13",),
    ]
    assert list(signs(picture, "choice-prices-3-1-4-2").values()) == ["3", "1", "4", "2"]
    assert shape(picture, "choice-prices-3-1-4-2").label.startswith("Keep the prices")


def test_only_the_best_prices_are_seen_at_once_and_all_others_are_folded() -> None:
    """Nobody has to read 24 cards to find the few that matter; where cards of the pile may also be left, so is that."""
    picture = scene("bremerhaven-price")
    seen_at_once = [one for one in picture.things("choices") if one.move is not None]
    folded = next(region for region in picture.regions if region.folded)
    assert len(seen_at_once) == FIRST_PRICES
    assert folded.label == f"More prices ({len(picture.things(folded.id))})"
    assert len(picture.things(folded.id)) + FIRST_PRICES == len(picture.hotspots())
    assert [(group.label, group.moves) for group in picture.groups] == [
        (folded.label, tuple(one.move for one in picture.things(folded.id)))
    ]


@pytest.mark.clause("BH-14.7", "BH-20.2", "BH-20.4", "BH-20.6")
def test_what_the_end_of_the_round_brings_is_told_before() -> None:
    """What is due is settled as it stands; whoever does not look at their own harbor sees what is left of the score."""
    table = lay(
        at="harbor", money="R 7, G 9", prestige="R 3, G 2", ships="R 1 grietje 1, R 2 teerjacke 1 0barrel", contracts="R 1 department-store 1, G 1 department-store 1"
    )  # fmt: skip
    picture = seen(table, 0)
    told = thing(picture, "end-of-round")
    assert told.lines == (
        "Teerjacke leaves your harbor, fully unloaded.",
        "Your Department Store is due but incomplete: nothing was delivered, so it brings nothing.",
        "You pay the penalty: 2 money.",
        "You then have 5\u00a0money\u00a0×\u00a03\u00a0prestige\u00a0=\u00a015 points.",
    )
    assert told.region in {region.id for region in picture.regions}
    assert (thing(picture, "harbor-r").corner, thing(picture, "harbor-g").corner) == (
        "21 → 15 points after this round",
        "18 → 14 points after this round",
    )
    assert not [shape for shape in seen(lay(at="harbor"), 0).shapes if shape.id == "end-of-round"]


@pytest.mark.clause("BH-19.2")
def test_prestige_that_the_harbor_will_bring_is_shown() -> None:
    """4.3 raises prestige to the harbor's value."""
    table = lay(at="harbor", money="R 7", prestige="R 1", built="R status-symbol a1", ships="R 1 grietje 2")
    picture = seen(table, 0)
    assert signs(picture, "harbor-r")["star"] == "1 → 4"
    assert thing(picture, "harbor-r").corner == "7 → 28 points after this round"
    assert (
        "7 points now, 28 at the end of the round as things stand: 7 money × 4 prestige"
        in thing(picture, "harbor-r").label
    )
    assert thing(seen(lay(at="harbor", money="R 7", prestige="R 4"), 0), "harbor-r").corner == "28 points"


@pytest.mark.clause("BH-25.3")
def test_money_in_the_bank_stands_beside_the_cash_and_counts() -> None:
    """Score is money of both kinds times prestige."""
    picture = scene("bremerhaven-share")
    shown = signs(picture, "harbor-g")
    assert (shown["coin"], shown["bank"], shown["star"], thing(picture, "harbor-g").corner) == (
        "11",
        "+6",
        "1",
        "17 points",
    )
    assert picture.hotspots() == ["bank 0", "bank 1"]
