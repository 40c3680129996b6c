"""Bremerhaven's position files of games that have not begun: nothing of a later step is there, all of the earlier."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.options import BremerhavenOptions
from quarterdeck.games.bremerhaven.pack.reading import built_in_text
from tests.games.bremerhaven.files import (
    CONTRACTED,
    DEALT,
    LEFT_OUT,
    Changes,
    check,
    first,
    read,
    saved,
    short,
    start,
    texts,
)

R: Final = "harbors/R/"
G: Final = "harbors/G/"


@pytest.mark.clause("BH-1.2", "BH-2.15", "BH-2.17", "BH-2.21")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"asked": "bid"}, "round", "must be 1 or more when 'bid' is asked"),
        ({R + "laid": {"1.0": [1]}}, "harbors.R.laid", "BH-1.2"),
        ({R + "prestige": 1}, "harbors.R.prestige", "comes only after the set-up"),
        ({R + "upgrades": 1}, "harbors.R.upgrades", "comes only after the set-up"),
        ({R + "grown": True}, "harbors.R.grown", "BH-6.2"),
        ({R + "looked": True}, "harbors.R.looked", "comes only after the set-up"),
        ({R + "stage": "acting"}, "harbors.R.stage", "comes only after the set-up"),
        ({R + "permits": 1}, "harbors.R.permits", "comes only after the set-up"),
        ({R + "turned": "packed"}, "harbors.R.turned", "comes only after the set-up"),
        ({G + "produced": ["c1"]}, "harbors.G.produced", "comes only after the set-up"),
        ({G + "docks": {"2": {"ship": "seeschwalbe", "stay": 1}}}, "harbors.G.docks", "comes only after the set-up"),
        ({G + "walls": [[1], [1], [1], []]}, "harbors.G.walls", "BH-2.17"),
        ({"ahead": 19}, "ahead", "is 19, but the token stands 20 spaces before the last (BH-2.7)"),
        ({"ships": {"discard": ["seeschwalbe"]}}, "ships.discard", "comes only after the set-up"),
        ({"ships": {"mixed": True}}, "ships.mixed", "comes only after the set-up"),
        ({"contracts": {"discard": ["weekly-market"]}}, "contracts.discard", "comes only after the set-up"),
        ({"contracts": {"mixed": True}}, "contracts.mixed", "comes only after the set-up"),
        ({"buildings": {"gone": ["sawmill"]}}, "buildings.gone", "comes only after the set-up"),
        ({"winner": "R"}, "winner", "comes only after the set-up"),
        ({"ended": "last-space"}, "ended", "comes only after the set-up"),
    ],
)
def test_nothing_of_a_round_is_there_yet(changes: Changes, path: str, clause: str) -> None:
    """Walls, decks and track are as at first."""
    check(short("offer", changes), path, clause)


@pytest.mark.clause("BH-2.15", "BH-2.21")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({R + "covers": ["c1", "d1", "c2", "d2", "c3"]}, "harbors.R.covers", "BH-2.15"),
        ({"newspaper": {"used": ["fall"]}}, "newspaper.used", "comes only after the set-up"),
        ({"newspaper": {"top": "fall"}}, "newspaper.top", "is turned up after the Building on 1.1 (BH-2.21)"),
        ({"newspaper": {"event": "fall"}}, "newspaper.event", "comes only after the set-up"),
        ({"buildings/offer": LEFT_OUT}, "buildings.offer", "BH-8.1"),
        ({"asked": "offer"}, "buildings.offer", "BH-8.1"),
        ({"asked": "starting building", "buildings": {}}, "asked", "BH-3.3"),
        ({R + "goods": {"a1": ["crate"]}}, "harbors.R.goods", "BH-3.4"),
        ({R + "buildings": {"a1": "bank"}}, "harbors.R.buildings", "BH-3.3"),
        ({R + "unbuilt": ["bank"]}, "harbors.R.unbuilt", "BH-3.3"),
        ({R + "bank": 1}, "harbors.R.bank", "BH-26.4"),
        ({"asked": "permit"}, "round", "must be 1 or more"),
        ({"asked": "event's price"}, "asked", "is never asked at the set-up; give a round"),
    ],
)  # fmt: skip
def test_a_long_game_begins_with_covers_and_newspaper(changes: Changes, path: str, clause: str) -> None:
    """Without starting Buildings and goods."""
    check(start("newspaper", changes), path, clause)


@pytest.mark.clause("BH-2.8", "BH-2.21", "BH-3.4", "BH-8.1")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("chit", {"buildings/offer": LEFT_OUT}, "buildings.offer", "BH-8.1"),
        ("chit", {"newspaper": {}}, "newspaper.top", "is missing: its front lies open before chits are chosen (BH-2.21)"),
        ("starting contract", {"newspaper": {}}, "newspaper.top", "BH-2.21"),
        ("starting contract", {"asked": "starting goods", "player": "R", R + "loading": CONTRACTED["harbors/R/loading"]},
         "asked", "BH-3.4"),
    ],
)  # fmt: skip
def test_building_and_front_lie_open_before_chits_are_chosen(
    asked: str, changes: Changes, path: str, clause: str
) -> None:
    """And from then on; the long game has no starting goods."""
    check(start(asked, changes), path, clause)


@pytest.mark.clause("BH-2.8", "BH-3.6", "BH-8.1", "BH-R3")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("chit", {"asked": "newspaper", R + "chit": LEFT_OUT}, "asked", "BH-3.6"),
        ("starting building", {"buildings": {"offer": "sawmill"}}, "buildings.offer", "BH-2.8"),
        ("offer", {"buildings": {"offer": "sawmill"}}, "buildings.offer", "BH-8.1"),
        ("chit", {"buildings": {}}, "buildings.offer", "BH-8.1"),
        ("starting goods", {"buildings": {}}, "buildings.offer", "BH-8.1"),
    ],
)
def test_a_short_game_begins_without_a_newspaper(asked: str, changes: Changes, path: str, clause: str) -> None:
    """The Building on 1.1 is turned up when all have a starting one."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-3.3", "BH-R13")
def test_no_building_is_offered_where_all_are_starting_buildings() -> None:
    """With four players and a pack that has but four of them."""
    setup = Setup(players=4, options=BremerhavenOptions(length="short"), pack=BREMERHAVEN.read_pack("four", four()))
    position = BREMERHAVEN.start(setup)
    while position.phase != codes.CHITS:
        position.play(position.legal()[0])
    assert (position.offer, position.building_deck) == (codes.NONE, 0)
    content = saved(position)
    assert read(content).numbers() == position.numbers()
    check(content | {"asked": "offer"}, "asked", "BH-R13")


def four() -> str:
    """The built-in pack with its first four Buildings."""
    parts = built_in_text().split("[[building]]")
    rest = parts[-1]
    return "[[building]]".join(parts[:5]) + rest[rest.index("\n[[") :]


# -- step by step ------------------------------------------------------------------------------------


@pytest.mark.clause("BH-2.5", "BH-2.6", "BH-2.9", "BH-2.11", "BH-R3")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("ship", {"sea": [None, "grietje"]}, "sea", "BH-R3"),
        ("ship", DEALT, "sea", "filled too far"),
        ("ship", {"land": ["lehe-chandlery"]}, "land", "filled too far"),
        ("contract", {"sea": ["grietje"]}, "sea", "has 1 card, but 2 are dealt first"),
        ("contract", DEALT, "land", "filled too far"),
        ("contract", {"land": [None, "lehe-chandlery"]}, "land", "BH-R3"),
        ("price", {"land": ["lehe-chandlery"]}, "land", "has 1 card, but 2 are dealt first"),
        ("price", {"prices": {"top": ["3-1-4-2"]}}, "prices.top", "has 1 card, but 0"),
        ("chit", {"prices": {}}, "prices.top", "has 0 cards, but 1"),
        ("chit", {"prices/bottom": ["3-1-4-2"]}, "prices.bottom", "has 1 card, but 0"),
        ("offer", {"prices": {}}, "prices.top", "has 0 cards, but 1"),
        ("starting goods", {"prices": {"top": ["3-1-4-2"]}}, "prices.bottom", "has 0 cards, but 1"),
        ("offer", {"prices/looked": [None]}, "prices.looked", "BH-11.1"),
    ],
)
def test_boards_and_pile_are_filled_in_order(asked: str, changes: Changes, path: str, clause: str) -> None:
    """From the left, and no further than what is asked tells."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-3.3", "BH-26.4", "BH-R3", "BH-R4")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("starting building", {G + "buildings": {"a1": "refinery"}}, "harbors.G.buildings", "has 1, but 0 by now"),
        ("starting building", {R + "buildings": {"a1": "refinery"}, G + "buildings": {"a1": "sawmill"}}, "asked", "BH-3.3"),
        ("starting building", {R + "buildings": {"a1": "refinery", "b1": "sawmill"}}, "harbors.R.buildings", "has 2, but 1"),
        ("starting building", {R + "unbuilt": ["bank"]}, "harbors.R.unbuilt", "has 1, but 0"),
        ("site", {R + "unbuilt": LEFT_OUT}, "harbors.R.unbuilt", "has 0, but 1"),
        ("site", {G + "unbuilt": ["refinery"]}, "harbors.G.unbuilt", "has 1, but 0"),
        ("chit", {R + "buildings": LEFT_OUT, R + "bank": LEFT_OUT}, "harbors.R.buildings", "has 0, but 1"),
        ("chit", {R + "bank": 6}, "harbors.R.bank", "is 6, but 0 by the starting Building"),
        ("starting goods", {R + "bank": 5}, "harbors.R.bank", "is 5, but 7 by the starting Building"),
    ],
)  # fmt: skip
def test_starting_buildings_are_set_by_seat(asked: str, changes: Changes, path: str, clause: str) -> None:
    """One each, with the money of a Bank."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-2.10", "BH-2.11", "BH-2.12", "BH-2.13", "BH-2.14", "BH-R2")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("chit", {R + "chit": LEFT_OUT, G + "chit": "crate"}, "harbors.G.chit", "BH-R2"),
        ("chit", {G + "chit": "barrel"}, "asked", "everybody has chosen a chit (BH-2.10)"),
        ("starting goods", {G + "chit": "barrel"}, "harbors.G.chit", "BH-2.12"),
        ("chit", {R + "rank": "Captain", G + "rank": "First Mate"}, "harbors.R.rank", "BH-2.10, BH-2.11"),
        ("chit", {R + "rank": "Captain"}, "harbors.G.rank", "BH-2.13"),
        ("chit", {R + "money": 4}, "harbors.R.money", "is 4, but 0"),
        ("offer", {R + "chit": "barrel"}, "harbors.R.chit", "BH-R2"),
        ("offer", {R + "rank": "Captain", G + "rank": "First Mate"}, "harbors.R.rank", "BH-2.10, BH-2.11"),
        ("starting goods", {R + "rank": LEFT_OUT, G + "rank": LEFT_OUT}, "harbors.R.rank", "BH-2.11"),
        ("starting goods", {R + "money": 4}, "harbors.R.money", "is 4, but 6 at the set-up (BH-2.14)"),
    ],
)
def test_chits_make_ranks_and_ranks_make_money(asked: str, changes: Changes, path: str, clause: str) -> None:
    """In the order of the seats."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-2.10", "BH-2.11")
def test_when_all_chits_are_chosen_the_second_price_card_ranks_them() -> None:
    """It is turned up while the first lies at the bottom; each good has one chit."""
    ranking: Changes = {
        "asked": "price", "prices": {"bottom": ["2-4-1-3"]}, R + "chit": "crate", G + "chit": "barrel",
    }  # fmt: skip
    position = read(short("chit", ranking))
    position.play(position.legal()[0])
    assert position.rank_of(0) in {0, 1}
    assert not position.over()
    check(short("chit", ranking | {G + "chit": "crate"}), "harbors.G.chit", "BH-2.10")
    check(short("chit", ranking | {G + "chit": LEFT_OUT}), "harbors.G.chit", "BH-R2")


@pytest.mark.clause("BH-2.18", "BH-14.6", "BH-R3")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("starting contract", {G + "loading": LEFT_OUT, R + "loading": CONTRACTED["harbors/R/loading"]},
         "harbors.R.loading", "has a starting Contract, unlike"),
        ("starting contract", CONTRACTED, "asked", "BH-2.18"),
        ("starting goods", {R + "loading": LEFT_OUT}, "harbors.R.loading", "has no starting Contract, unlike"),
        ("chit", {R + "loading": CONTRACTED["harbors/R/loading"]}, "harbors.R.loading", "has a starting Contract"),
        ("starting goods", {R + "loading/2": {"contract": "weekly-market", "due": 2}}, "harbors.R.loading.2", "BH-2.18"),
        ("starting goods", {R + "loading/1/due": 3}, "harbors.R.loading.1.due", "is 3, but 4 at first"),
        ("starting goods", {R + "loading/1/delivered": ["barrel"]}, "harbors.R.loading.1.delivered", "BH-14.6"),
    ],
)  # fmt: skip
def test_starting_contracts_are_dealt_by_rank(asked: str, changes: Changes, path: str, clause: str) -> None:
    """New ones, into the first Loading dock."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-3.4", "BH-R39")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("starting goods", {"player": LEFT_OUT}, "player", "who takes starting goods?"),
        ("starting goods", {"player": "B"}, "player", "who takes starting goods?"),
        ("starting goods", {R + "goods": {"a1": ["crate"]}}, "harbors.R.goods", "must be empty until"),
        ("starting contract", {G + "goods": {"a1": ["crate"]}}, "harbors.G.goods", "must be empty until"),
        ("offer", {R + "goods": {"a1": ["crate"]}}, "harbors.R.goods", "must be empty until"),
        ("starting goods", {G + "goods/a3": ["container"]}, "harbors.G.goods", "has 4 goods"),
        ("starting goods", {G + "goods": {"a1": ["passenger"]}}, "harbors.G.goods", "shows: passenger"),
    ],
)
def test_starting_goods_are_taken_by_rank(asked: str, changes: Changes, path: str, clause: str) -> None:
    """Up to three, and none that the Contract shows."""
    check(short(asked, changes), path, clause)


@pytest.mark.clause("BH-R39")
def test_whose_contract_shows_all_goods_takes_none() -> None:
    """With four players, where such Contracts are used, and a pack in which one comes first."""
    text = built_in_text().replace('needs = ["barrel"]', 'needs = ["barrel", "container", "crate", "passenger"]', 1)
    assert text != built_in_text()
    check(short("starting goods", {"pack": text}), "player", "shows all kinds of goods (BH-R39)")


# -- alone -------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-4.5", "BH-4.7")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("offer", {"dummy/upgrades": 1}, "dummy", "BH-4.7"),
        ("offer", {"dummy/grown": True}, "dummy.grown", "BH-6.2"),
        ("offer", {"dummy/laid": {"1.0": [None]}}, "dummy.laid", "BH-1.2"),
        ("offer", {"dummy/instruction": "fall"}, "dummy", "BH-4.7"),
        ("starting goods", {"dummy/rank": "First Mate", R + "rank": "Captain", R + "money": 4}, "dummy.rank", "BH-4.5"),
        ("offer", {"prices/bottom": ["2-4-1-3"]}, "prices.bottom", "has 1 card, but 0"),
        ("starting goods", {"harbors/R/loading": LEFT_OUT}, "harbors.R.loading", "BH-2.18"),
        ("offer", {"newspaper": {"used": ["fall"]}}, "newspaper.used", "comes only after the set-up"),
        ("starting building", {"asked": "chit"}, "harbors.R.buildings", "BH-3.3"),
        ("starting building", {"asked": "chit", R + "buildings": {"a1": "refinery"}}, "asked", "BH-4.5"),
        ("price", {"dummy/rank": "Captain"}, "harbors.R.rank", "BH-2.13"),
    ],
)
def test_alone_ranks_are_given_without_chits(asked: str, changes: Changes, path: str, clause: str) -> None:
    """The dummy is Captain, and has done nothing."""
    check(first(asked, changes), path, clause)


@pytest.mark.clause("BH-2.14")
def test_what_follows_at_the_set_up_may_be_left_out() -> None:
    """Decks, ranks before there are any, who is asked."""
    assert len(texts(read(short("ship", {"sea": LEFT_OUT})))) == 6
    assert read(short("offer")).ahead == 20
