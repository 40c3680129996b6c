"""The pirates' shipyard: what there is, changes in short texts, ratings that belong to fleets as they are."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import pack
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.fleets.plan import FleetPlan, PlannedShip
from quarterdeck.games.pirates.fleets.shipyard import PiratesShipyard, ratings, shipyard
from tests.games.pirates.packs import given, row

TITAN = "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer.hms-albion~explorer"


@pytest.fixture
def yard() -> PiratesShipyard:
    """That of the built-in pack."""
    return shipyard(None)


def changed(yard: PiratesShipyard, *, add: str = "", drop: str = "", code: str = TITAN) -> str:
    """A fleet's short text after a change."""
    (plan,) = yard.read(code)
    return yard.judge(yard.drop(plan, drop) if drop else yard.add(plan, add)).code


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("zephyr", ".zephyr"),
        ("zephyr~captain", ".zephyr~captain"),
        ("3~captain", ".hms-albion~explorer~captain"),
        ("3~chain-shot", ".hms-albion~explorer~chain-shot"),
        ("jormungandr", ".hms-albion~explorer.jormungandr"),
        ("captain-english", ".captain-english"),
        ("_11122233", "._11122233"),
    ],
)
def test_pieces_are_added(yard: PiratesShipyard, text: str, ending: str) -> None:
    """As short texts write them, or aboard a ship by her number."""
    assert changed(yard, add=text).endswith(ending)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1", "40.hms-plantagenet~helmsman~explorer.hms-albion~explorer"),
        ("hms-albion", "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer"),
        ("1~helmsman~oarsman", "40.hms-titan~captain.hms-plantagenet~helmsman~explorer.hms-albion~explorer"),
    ],
)
def test_pieces_are_dropped(yard: PiratesShipyard, text: str, code: str) -> None:
    """Ships by number or id, crew by what it is called."""
    assert changed(yard, drop=text) == code


def test_of_two_pieces_that_are_alike_one_is_dropped(yard: PiratesShipyard) -> None:
    """Beside the ships as aboard."""
    assert changed(yard, drop="jormungandr", code="40.zephyr.jormungandr.jormungandr") == "40.zephyr.jormungandr"
    assert changed(yard, drop="1~captain", code="40.zephyr~captain~captain") == "40.zephyr~captain"


@pytest.mark.parametrize(
    ("drop", "add", "problem"),
    [("4", "", "3 hms-albion"), ("raft", "", "1 hms-titan"), ("1~explorer", "", "explorer"), ("", "2~raft", "raft")],
)
def test_changes_that_mean_nothing_are_refused(yard: PiratesShipyard, drop: str, add: str, problem: str) -> None:
    """And say what there is."""
    with pytest.raises(Malformed, match=problem):
        changed(yard, drop=drop, add=add)


def test_fleets_of_unknown_pieces_are_judged_but_not_written(yard: PiratesShipyard) -> None:
    """The clause is PI-2.1."""
    plan = FleetPlan(ships=(PlannedShip("raft"),))
    assert [fault.clause for fault in yard.judge(plan).faults] == ["PI-2.1"]
    with pytest.raises(Malformed, match=r"PI-2\.1"):
        yard.write((plan,))


def test_a_fleet_that_is_too_large_is_refused(yard: PiratesShipyard) -> None:
    """Nothing endless is judged."""
    with pytest.raises(Malformed, match="too large"):
        yard.read("40" + ".zephyr" * 31)


def test_ratings_are_of_offered_fleets_as_they_are(yard: PiratesShipyard) -> None:
    """A fleet that is changed has none any more; the share lies in its interval."""
    codes = {one.code for one in yard.stock().offered}
    assert set(ratings()) <= codes
    for rating in ratings().values():
        assert rating.low <= rating.wins / rating.games <= rating.high
        assert rating.player


def test_links_say_whom_they_mean() -> None:
    """A piece by its name, ships of a nation in words, what is not there by what is written."""
    text = given(
        row("crew", id="mate", name="Mate", links=["hms-titan", "nation:french", "Mermaid"]),
    )
    yard = shipyard(PIRATES.read_pack("ours.toml", text))
    mate = next(piece for piece in yard.stock().pieces if piece.id == "mate")
    assert mate.links == ("HMS Titan", "all French ships", "Mermaid")


def test_another_pack_has_a_shipyard_of_its_own() -> None:
    """With its own fleets, none of them rated."""
    text = given(row("fleet"), only=["fleet"])
    found = PIRATES.builder(pack("Ours", PIRATES.read_pack("ours.toml", text).content, built_in=False))
    assert [(one.plan.name, one.rating) for one in found.stock().offered] == [("Ours", None)]
