"""Bremerhaven's position files in a round and at the end: what is asked must follow from bids, boards and harbors."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.bremerhaven.files import (
    HIDDEN,
    LEFT_OUT,
    Changes,
    alone,
    check,
    long,
    read,
    saved,
    texts,
)

R: Final = "harbors/R/"
G: Final = "harbors/G/"
B: Final = "harbors/B/"


# -- whatever is asked -------------------------------------------------------------------------------


@pytest.mark.clause("BH-8.5", "BH-11.4", "BH-21.3", "BH-22.1", "BH-22.3", "BH-R15")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("swap", {"winner": "R"}, "winner", "game that is over"),
        ("swap", {"ended": "last-space"}, "ended", "game that is over"),
        ("swap", {R + "chit": "crate"}, "harbors.R.chit", "BH-2.12"),
        ("swap", {R + "stage": "acting"}, "harbors.R.stage", "says nothing when 'swap' is asked"),
        ("upgrade", {R + "permits": 1}, "harbors.R.permits", "says nothing when 'upgrade' is asked"),
        ("permit", {B + "produced": ["a2"]}, "harbors.B.produced", "says nothing when 'permit' is asked"),
        ("permit", {R + "turned": "packed"}, "harbors.R.turned", "says nothing when 'permit' is asked"),
        ("permit", {"ahead": 0}, "ahead", "BH-22.2"),
        ("permit", {"ahead": 18}, "ahead", "is 18, but 16 to 17 of 18 spaces are left after 1 move"),
        ("permit", {"ahead": 15}, "ahead", "BH-22.1"),
        ("permit", {"round": 3}, "ahead", "is 17, but 14 to 16 of 18 spaces"),
        ("permit", {"round": 1, "newspaper/event": LEFT_OUT}, "ahead", "is 17, but 18 of 18 spaces"),
        ("permit", {"round": 99, "ahead": LEFT_OUT}, "ahead", "BH-22.2"),
        ("permit", {"prices/top": LEFT_OUT}, "prices.top", "BH-11.4"),
        ("permit", {"prices/looked": ["1-2-3-4"]}, "prices.looked", "BH-R15"),
        ("permit", {R + "looked": True}, "prices.looked", f"names 0 of {HIDDEN} cards"),
        ("permit", {R + "looked": True, "prices/looked": [None] * 21}, "prices.looked", f"names 21 of {HIDDEN} cards"),
        ("permit", {"newspaper/top": LEFT_OUT}, "newspaper.top", "BH-22.1"),
        ("permit", {"newspaper/event": LEFT_OUT}, "newspaper.event", "is missing in round 2"),
        ("permit", {"round": 1, "ahead": LEFT_OUT}, "newspaper.event", "BH-21.3"),
        ("permit", {"buildings/offer": LEFT_OUT}, "buildings.offer", "BH-8.1"),
        ("offer", {"buildings/offer": "lighthouse"}, "buildings.offer", "so none is turned up (BH-8.1)"),
        ("permit", {"sea": ["windsbraut", None, "teerjacke"]}, "sea[1]", "BH-13.1"),
        ("permit", {"land": ["corner-tavern", "choir-outing"]}, "land[2]", "BH-13.1"),
        ("swap", {"sea": ["windsbraut", None, "teerjacke"]}, "sea[1]", "BH-13.1"),
        ("dock", {"sea": ["windsbraut", None, "teerjacke"]}, "sea[1]", "BH-6.3"),
        ("dock", {"land": ["corner-tavern", None, "piano-for-bremen"]}, "land[1]", "BH-13.1"),
        ("loading dock", {"land": ["corner-tavern", None, "piano-for-bremen"]}, "land[1]", "BH-6.3"),
        ("loading dock", {"sea": [None, "grietje", None]}, "sea[1]", "BH-13.2"),
        ("harbor", {"land": [None, None, None]}, "land[2]", "BH-6.3"),
        ("harbor", {"land": [None, "corner-tavern", "piano-for-bremen"]}, "land[1]", "BH-14.1"),
    ],
)  # fmt: skip
def test_the_table_is_as_in_that_part_of_the_round(asked: str, changes: Changes, path: str, clause: str) -> None:
    """Track, pile, rack and boards."""
    check(long(asked, changes), path, clause)


def without_buildings(changes: Changes) -> Changes:
    """All Buildings are in somebody's hands or gone."""
    gone = [
        "lighthouse", "status-symbol", "train-station", "truck-depot", "loading-plant", "commodity-exchange",
        "container-works", "ferry-landing", "customs-house", "market-hall", "tank-farm", "waiting-hall",
        "pilot-station", "gantry-crane", "harbor-office", "insurance-office",
    ]  # fmt: skip
    return {"buildings": {"gone": gone}} | changes


@pytest.mark.clause("BH-R13")
def test_when_all_buildings_are_gone_none_lies_on_offer() -> None:
    """And none is turned up."""
    assert read(long("swap", without_buildings({}))).building_deck == 0
    check(long("offer", without_buildings({})), "asked", "BH-R13")


@pytest.mark.clause("BH-22.2", "BH-27.1", "BH-27.2")
def test_the_token_of_a_short_game_moves_two_spaces() -> None:
    """What is missing follows from the round."""
    position = read(alone("bid"))
    assert position.ahead == 18
    check(alone("bid", {"ahead": 17}), "ahead", "is 17, but 18 of 20 spaces are left after 1 move")
    check(alone("bid", {"round": 11}), "ahead", "BH-22.2")
    assert read(alone("bid", {"round": 10})).ahead == 2


# -- bids of the dummy ---------------------------------------------------------------------------------


@pytest.mark.clause("BH-28.1", "BH-28.3", "BH-28.4")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("bid", {"asked": "instruction"}, "asked", "after 3 cards it is 'bid', by rank (BH-5.2, BH-28.1)"),
        ("instruction", {"asked": "bid"}, "asked", "after 4 cards it is 'instruction', by rank"),
        ("swap", {"asked": "bid"}, "asked", "all Influence cards are laid"),
        ("bid", {"dummy/instruction": LEFT_OUT}, "dummy.instruction", "BH-28.3"),
        ("bid", {"dummy/instruction": LEFT_OUT, "round": 1}, "dummy.instruction", "BH-28.3"),
        ("instruction", {"dummy": {"rank": "Captain"}, "harbors/R/laid": LEFT_OUT}, "dummy.instruction", "BH-28.3"),
        ("bid", {"newspaper/used": ["storage-fees"]}, "dummy.instruction", "BH-28.3"),
        ("bid", {"dummy/instruction": "storage-fees", "dummy/laid": {"1.2": [None, None]}}, "dummy.laid", "BH-28.3"),
        ("swap", {"asked": "reveal"}, "dummy.laid", "has no card without a value"),
        ("swap", {"harbors/R/laid": {"2.2": [3, 4], "1.3": [1], "1.4": [2], "1.1": [5]}}, "asked", "BH-12.1"),
        ("swap", {"asked": "dock", "harbors/R/laid": {"1.5": [1, 2, 3, 4, 5]}}, "sea[1]", "BH-28.5"),
        ("swap", {"asked": "loading dock", "sea": ["seeschwalbe", None]}, "land[0]", "BH-28.5"),
        (
            "swap",
            {
                "asked": "prices",
                "harbors/R/looked": True,
                "prices/looked": [None] * HIDDEN,
                "dummy/laid": {"1.4": [5], "1.1": [1, 2], "2.2": [3], "3.1": [4]},
            },
            "asked",
            "BH-28.8",
        ),
        (
            "swap",
            {
                "asked": "look",
                "harbors/R/looked": True,
                "dummy/laid": {"1.4": [5], "1.1": [1, 2], "2.2": [3], "3.1": [4]},
            },
            "asked",
            "BH-11.1, BH-11.5",
        ),
    ],
)
def test_the_dummy_bids_by_instruction_and_chooses_nothing(
    asked: str, changes: Changes, path: str, clause: str
) -> None:
    """Its Ships and Contracts are discarded, and for prices and ranks there is a rule."""
    check(alone(asked, changes), path, clause)


@pytest.mark.clause("BH-28.4", "BH-R41")
def test_the_last_instruction_brings_the_used_ones_back() -> None:
    """So the deck is never empty, and the last instruction may lie in it."""
    news = [
        "fall", "harbor-dues", "roof-repairs", "storage-fees", "tax-audit", "open-harbor-day", "down-payment",
        "topsy-turvy-day", "oil-slick", "sail-parade", "merchants-prize", "market-panic", "shore-leave", "dense-fog",
        "rail-strike", "impatient-telegrams", "rats-on-the-pier", "heavy-swell",
    ]  # fmt: skip
    assert read(alone("bid", {"newspaper": {}})).news_pile == 0
    check(alone("bid", {"newspaper/used": news}), "newspaper.deck", "BH-28.4")


@pytest.mark.clause("BH-10.5", "BH-28.3", "BH-28.7")
def test_what_the_dummy_has_not_done_is_missing() -> None:
    """Before its first card there was no instruction; with an empty supply it takes no card from 1.3."""
    nothing: Changes = {"round": 1, "dummy": {"rank": "Captain"}, "harbors/R/laid": LEFT_OUT, "newspaper": {}}
    assert len(texts(read(alone("instruction", nothing)))) == 18
    rich: Changes = {"dummy/upgrades": 7, "dummy/laid": {"1.3": [6], "1.1": [7, 7], "2.2": [8], "3.1": [9]}}
    assert read(alone("swap", rich)).growing == 0
    check(alone("swap", rich | {"dummy/upgrades": 6}), "dummy.laid", "BH-4.7")


@pytest.mark.clause("BH-28.3", "BH-R58")
def test_only_the_dummys_cards_are_revealed_by_chance() -> None:
    """The others' values are known to those who laid them."""
    check(long("swap", {"asked": "reveal"}), "asked", "BH-28.3")
    position = read(alone("reveal"))
    assert texts(position) == ["value 3", "value 4", "value 5"]


# -- 1.4 and 1.5 ---------------------------------------------------------------------------------------

NO_BID: Final[Changes] = {G + "laid": {"1.2": [2], "1.3": [3, 1], "2.2": [5], "3.1": [4]}}
"""Nobody has bid on 1.4."""
ALL: Final = [None] * HIDDEN


@pytest.mark.clause("BH-11.1", "BH-11.3", "BH-11.5", "BH-12.1", "BH-R15", "BH-R16", "BH-R48", "BH-R57")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("prices", NO_BID, "asked", "nobody but the dummy has bid on 1.4"),
        ("exchange", {"asked": "exchange", **NO_BID, G + "laid": {"1.2": [2], "1.3": [3], "1.4": [1], "2.2": [5], "3.1": [4]}}, "asked", "BH-R16"),
        ("exchange", {B + "buildings/a3": LEFT_OUT}, "asked", "BH-11.1, BH-11.5"),
        ("look", NO_BID, "asked", "BH-11.1, BH-11.5"),
        ("look", {G + "looked": LEFT_OUT}, "harbors.G.looked", "BH-R15"),
        ("look", {G + "looked": LEFT_OUT, B + "looked": True}, "harbors.G.looked", "BH-R15"),
        ("look", {B + "looked": True}, "prices.looked", "BH-R15"),
        ("look", {"prices/looked": ALL}, "asked", "BH-R15"),
        ("prices", {"prices/looked": LEFT_OUT}, "prices.looked", f"names 0 of {HIDDEN}"),
        ("price", {"prices/top": ["3-1-4-2"]}, "prices.top", "BH-11.3"),
        ("price", {R + "looked": True, "prices/looked": [None]}, "prices.top", "nobody has looked (BH-11.3)"),
        ("price", {"prices/bottom": LEFT_OUT}, "prices.bottom", "BH-11.3"),
        ("price", {G + "laid": {"1.2": [2], "1.3": [3], "1.4": [1], "2.2": [5], "3.1": [4]}}, "asked", "BH-R48"),
        ("event's price", {"newspaper": {"top": "oil-slick", "event": "fall"}}, "asked", "BH-21.1"),
        ("swap", {R + "laid": {"1.2": [5], "1.3": [1, 2], "2.1": [4], "3.1": [3]}}, "asked", "BH-12.1"),
    ],
)  # fmt: skip
def test_prices_and_ranks_are_chosen_by_who_has_won_them(asked: str, changes: Changes, path: str, clause: str) -> None:
    """Or turned, or kept."""
    check(long(asked, changes), path, clause)


@pytest.mark.clause("BH-R57")
def test_no_card_comes_to_light_from_a_pile_that_all_know() -> None:
    """It is played on without asking chance."""
    cards = [str(card) for card in saved(read(long("look")))["prices"]["top"]]  # type: ignore[index] # JSON
    names = ["-".join(order) for order in orders()]
    rest = [name for name in names if name not in cards]
    check(long("price", {"prices": {"bottom": [*rest, *cards]}}), "asked", "BH-R57")


def orders() -> list[str]:
    """Every order of four prices."""
    found = [""]
    for _ in range(4):
        found = [text + digit for text in found for digit in "1234" if digit not in text]
    return found
