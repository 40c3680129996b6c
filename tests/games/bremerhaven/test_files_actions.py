"""Bremerhaven's position files where Docks are chosen, all act at once, and charges are paid."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.bremerhaven.files import (
    LEFT_OUT,
    Changes,
    Part,
    check,
    long,
    read,
    texts,
)

R: Final = "harbors/R/"
G: Final = "harbors/G/"
B: Final = "harbors/B/"


# -- Sea and Land ----------------------------------------------------------------------------------------


@pytest.mark.clause("BH-13.2", "BH-13.6", "BH-14.1", "BH-14.3", "BH-14.4", "BH-R18", "BH-R21")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("loading dock", {"asked": "dock"}, "asked", "BH-13.2"),
        ("dock", {"sea": ["teerjacke", "grietje", "windsbraut"]}, "sea[0]", "has no Dock for it, so it is discarded (BH-13.6)"),
        ("dock", {"sea": ["teerjacke", "grietje", "windsbraut"], R + "docks": LEFT_OUT, R + "walls": LEFT_OUT}, "sea[0]", "BH-R18"),
        ("loading dock", {"land": [None, None, "piano-for-bremen"]}, "asked", "BH-14.1"),
        (
            "loading dock",
            {G + "loading": {
                "1": {"contract": "fish-hall", "due": 3},
                "2": {"contract": "geestendorf-toyshop", "due": 1},
                "4": {"contract": "spa-guests-of-dorum", "due": 1},
            }},
            "land[0]", "G has 1 empty Loading dock, so it lies there already (BH-R21)",
        ),
        (
            "loading dock",
            {G + "loading": {
                "1": {"contract": "fish-hall", "due": 3},
                "2": {"contract": "geestendorf-toyshop", "due": 1},
                "3": {"contract": "wulsdorf-brewery", "due": 1},
                "4": {"contract": "spa-guests-of-dorum", "due": 1},
            }},
            "land[0]", "G has no empty Loading dock, so it is discarded (BH-14.4)",
        ),
    ],
)  # fmt: skip
def test_docks_are_chosen_where_there_is_a_choice(asked: str, changes: Changes, path: str, clause: str) -> None:
    """The first from the left that was won."""
    check(long(asked, changes), path, clause)


@pytest.mark.clause("BH-14.3")
def test_of_two_empty_loading_docks_one_is_chosen() -> None:
    """That is the least choice there is."""
    two: Part = {
        "1": {"contract": "fish-hall", "due": 3},
        "3": {"contract": "spa-guests-of-dorum", "due": 1},
    }
    assert texts(read(long("loading dock", {G + "loading": two}))) == ["loading 2", "loading 4"]


@pytest.mark.clause("BH-13.8")
def test_the_goods_of_a_wild_cargo_are_chosen_in_the_only_dock() -> None:
    """There the Dock is no choice, but the goods are."""
    small: Part = {"ship": "seeschwalbe", "stay": 1}
    less: Part = {"ship": "kleine-antje", "stay": 1}
    position = read(long("dock", {R + "docks/1": small, R + "docks/3": less, R + "docks/2": LEFT_OUT}))
    assert texts(position) == [f"dock 2 {goods}" for goods in ("barrel", "container", "crate", "passenger")]


# -- where all act at once -------------------------------------------------------------------------------


@pytest.mark.clause("BH-9.2", "BH-9.4", "BH-9.7", "BH-10.1", "BH-10.5", "BH-R1", "BH-R9", "BH-R14")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("permit", {R + "stage": LEFT_OUT, G + "stage": LEFT_OUT, G + "permits": LEFT_OUT}, "harbors", "BH-R1"),
        ("permit", {R + "stage": "moving"}, "harbors.R.stage", "here one is acting"),
        ("harbor", {R + "stage": "acting"}, "harbors.R.stage", "here one is producing or moving"),
        ("permit", {R + "stage": LEFT_OUT, R + "permits": 1}, "harbors.R.permits", "BH-9.7"),
        ("permit", {B + "stage": "acting"}, "harbors.B.stage", "BH-9.4"),
        ("permit", {G + "money": 3}, "harbors.G.stage", "a permit costs 5, and with 3 money"),
        ("upgrade", {B + "stage": "acting"}, "harbors.B.stage", "no card of this player lies on 1.3"),
        ("upgrade", {R + "grown": True}, "harbors.R.stage", "BH-R14"),
        ("upgrade", {R + "money": 1}, "harbors.R.stage", "a card costs 2 and there is 1 money"),
        (
            "upgrade",
            {G + "stage": "acting", G + "upgrades": 7, G + "laid": {"1.3": [9], "2.1": [6, 7, 7, 8]}},
            "harbors.G.stage",
            "BH-10.5",
        ),
        ("harbor", {B + "stage": LEFT_OUT, B + "produced": ["a2"]}, "harbors.B.produced", "BH-16.1"),
        ("harbor", {R + "stage": LEFT_OUT, R + "turned": "packed"}, "harbors.R.turned", "BH-16.1"),
        ("harbor", {B + "produced": ["b2"]}, "harbors.B.produced[0]", "BH-17.1"),
        ("harbor", {B + "produced": ["d1"]}, "harbors.B.produced[0]", "BH-17.1"),
        ("harbor", {B + "produced": ["a2"]}, "harbors.B.stage", "BH-17.2"),
        ("harbor", {R + "stage": "producing"}, "harbors.R.stage", "BH-17.1"),
        ("harbor", {B + "turned": "packed"}, "harbors.B.turned", "BH-R26"),
        ("harbor", {G + "stage": "moving"}, "harbors.G.stage", "BH-18.1"),
        ("harbor", {"player": "G"}, "player", "G does not act now; R does (BH-R1)"),
    ],
)
def test_who_acts_can_do_something(asked: str, changes: Changes, path: str, clause: str) -> None:
    """And says nothing of what is over for them."""
    check(long(asked, changes), path, clause)


@pytest.mark.clause("BH-R1")
def test_the_file_may_say_who_of_those_who_act_is_asked() -> None:
    """Else it is the one of highest rank."""
    assert read(long("permit")).player == 0
    assert [int(read(long("permit", {"player": seat})).player) for seat in "RG"] == [0, 1]


# -- charges -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-26.5", "BH-R33")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"player": LEFT_OUT}, "player", "BH-R33"),
        ({"player": "Y"}, "player", "who divides the charge"),
        ({"player": "B"}, "player", "B has nothing to divide"),
        ({"newspaper/event": "harbor-dues"}, "player", "BH-26.5"),
        ({"round": 1, "ahead": LEFT_OUT, "newspaper/event": LEFT_OUT}, "player", "BH-26.5"),
    ],
)
def test_a_charge_is_divided_by_who_has_a_bank(changes: Changes, path: str, clause: str) -> None:
    """And cash, and a Contract."""
    check(long("share", changes), path, clause)
