"""Bremerhaven's position files at the end of rounds and games: the refill, the winner, the grades."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.bremerhaven.files import (
    LEFT_OUT,
    Changes,
    alone,
    change,
    check,
    long,
    read,
    saved,
)

R: Final = "harbors/R/"
G: Final = "harbors/G/"
B: Final = "harbors/B/"


# -- refill --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-22.3", "BH-23.3", "BH-23.6", "BH-3.6", "BH-R35", "BH-R38")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("ship", {"newspaper/top": "oil-slick"}, "newspaper.top", "BH-22.3"),
        ("ship", {"sea": ["grietje", "windsbraut", "teerjacke"]}, "sea", "no empty space"),
        ("contract", {"sea": [None, "windsbraut", "teerjacke"]}, "sea", "BH-23.3"),
        ("contract", {"land": ["corner-tavern", "choir-outing", "piano-for-bremen"]}, "land", "BH-23.6"),
        ("newspaper", {"sea": [None, "windsbraut", "teerjacke"]}, "sea", "BH-23.3"),
        ("newspaper", {"land": [None, "choir-outing", "piano-for-bremen"]}, "land", "BH-23.6"),
        ("ship", {"player": "R"}, "player", "is R, but chance decides when 'ship' is asked"),
        ("nothing", {"player": "R"}, "player", "is R, but nobody decides when 'nothing' is asked"),
        ("newspaper", {"ahead": 17}, "ahead", "is 17, but 14 to 16 of 18 spaces are left after 2 moves"),
        ("newspaper", {"newspaper/event": LEFT_OUT}, "newspaper.event", "BH-22.3"),
    ],
)
def test_the_boards_are_filled_one_after_the_other(asked: str, changes: Changes, path: str, clause: str) -> None:
    """Ships, then Contracts, then the Newspaper."""
    check(long(asked, changes), path, clause)


SHIPS: Final = [
    "grietje", "kleine-antje", "seeschwalbe", "butjadinger-deern", "sonntagskind", "strandlooper", "marta-janssen",
    "nordermole", "hinrich-oltmanns", "weserlotse", "witte-swaan", "tausendsassa", "krabbenkutter-vier",
    "olga-petersen", "lady-carmichael", "stella-del-norte", "thransund", "baltic-merchant", "kaptein-bohm", "sundfarer",
    "queen-adelheid", "allerhand", "petrolina", "prinzess-gesine", "hanse-pioneer", "kattegat-carrier", "norsk-drift",
    "atlas-venturer", "hansa-majestic", "rio-grande-star", "queen-maria-ii", "fortuna-maris", "amber-duchess",
    "regatta", "yokohama-bridge", "cape-farewell", "neue-welt",
]  # fmt: skip
"""All that three use in the long game but those on Sea and in the harbors, and one for the space that is filled."""


@pytest.mark.clause("BH-R35", "BH-R38")
def test_a_deck_that_ran_out_is_a_shuffled_discard_pile() -> None:
    """Then nothing is dealt from an empty one, and spaces stay empty if there is no discard pile either."""
    sea = {"sea": [None, "windsbraut", "teerjacke"]}
    check(long("ship", sea | {"ships": {"discard": SHIPS}}), "ships.deck", "BH-R38")
    check(long("newspaper", sea | {"ships": {"discard": SHIPS}}), "sea", "BH-23.3")
    nobody: Changes = {B + "laid": {"1.0": [1, 2, 4], "1.1": [3], "3.2": [5]}}
    pile: Changes = {"ships": {"discard": SHIPS}, "sea": ["windsbraut", "teerjacke", None]}
    check(long("swap", nobody | pile), "sea[2]", "BH-13.1")
    lost: Changes = {"ships": {"discard": ["windsbraut", "teerjacke", *SHIPS]}, "sea": [None] * 3}
    assert read(long("harbor", nobody | lost)).ship_deck == 0
    news = ["harbor-dues", "roof-repairs", "storage-fees", "tax-audit", "open-harbor-day", "down-payment",
        "topsy-turvy-day", "oil-slick", "sail-parade", "merchants-prize", "market-panic", "shore-leave", "dense-fog",
        "rail-strike", "impatient-telegrams", "rats-on-the-pier", "heavy-swell"]  # fmt: skip
    check(long("newspaper", {"newspaper": {"event": "fall", "used": news}}), "newspaper.deck", "BH-R35")


@pytest.mark.clause("BH-3.6")
def test_no_newspaper_card_is_turned_up_in_a_short_game() -> None:
    """Neither at the set-up nor later."""
    check(alone("swap", {"asked": "newspaper"}), "asked", "BH-3.6")


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-22.2", "BH-25.2", "BH-25.4", "BH-28.13")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"ahead": 1}, "ahead", "BH-22.2"),
        ({"round": 8}, "round", "is 8, but 18 spaces take 9 to 18 rounds"),
        ({"round": 19}, "round", "BH-22.1"),
        ({R + "loading": {"1": {"contract": "lehe-chandlery", "due": 1}}}, "harbors.R.loading.1", "BH-25.2"),
        ({G + "loading": {"4": {"contract": "lehe-chandlery", "due": 1}}}, "harbors.G.loading.4", "BH-25.2"),
        ({"ended": "captain"}, "ended", "BH-22.2"),
        ({"winner": "B"}, "winner", "is B, but R has won"),
        ({"winner": "G"}, "winner", "BH-25.4"),
        ({R + "stage": "moving"}, "harbors.R.stage", "says nothing"),
        ({"sea": ["windsbraut", None, None]}, "sea[0]", "BH-13.2"),
        ({"prices/top": LEFT_OUT}, "prices.top", "BH-11.4"),
        ({"newspaper/top": LEFT_OUT}, "newspaper.top", "BH-22.1"),
        ({"buildings/offer": LEFT_OUT}, "buildings.offer", "BH-8.1"),
    ],
)
def test_the_end_is_on_the_last_space(changes: Changes, path: str, clause: str) -> None:
    """With every Contract resolved, and the winner that the harbors tell."""
    check(long("nothing", changes), path, clause)


@pytest.mark.clause("BH-27.2", "BH-28.13", "BH-R42")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"round": 11}, "round", "is 11, but 20 spaces take 10 rounds"),
        ({"ended": "last-space"}, "ended", "landlubber"),
        ({"winner": "R"}, "winner", "is R, but nobody has won (BH-25.4, BH-28.13)"),
        ({"dummy/laid/2.2": [None]}, "dummy.laid.2.2", "BH-5.7"),
        ({"dummy/instruction": LEFT_OUT}, "dummy.instruction", "BH-28.3"),
    ],
)
def test_alone_the_end_is_a_grade(changes: Changes, path: str, clause: str) -> None:
    """After ten rounds."""
    check(alone("nothing", changes), path, clause)


@pytest.mark.clause("BH-25.4", "BH-R37", "BH-R42")
@pytest.mark.parametrize(
    ("money", "prestige", "ended", "winner"),
    [(83, 6, "landlubber", None), (50, 10, "cabin-boy", None), (75, 10, "officer", None), (100, 10, "kobold", None),
     (125, 10, "kobold", None), (139, 9, "captain", "R")],
)  # fmt: skip
def test_the_grade_follows_from_money_and_prestige(money: int, prestige: int, ended: str, winner: str | None) -> None:
    """Bank money included: the six of the Bank are spent here."""
    file = saved(read(alone("nothing", {R + "money": money, R + "bank": 0, R + "prestige": prestige})))
    assert (file["ended"], file.get("winner")) == (ended, winner)


@pytest.mark.clause("BH-25.4", "BH-R37")
def test_of_equals_the_higher_rank_has_won() -> None:
    """Red is Captain, Green First Mate: 8 times 3 and 6 times 4."""
    level: Changes = {R + "prestige": 3, G + "money": 0, G + "prestige": 4}
    assert saved(read(long("nothing", level)))["winner"] == "R"
    swapped: Changes = {R + "rank": "First Mate", G + "rank": "Captain"}
    assert saved(read(change(long("nothing", level), swapped)))["winner"] == "G"
