"""Why an Unfathomable card cannot be played, and what its effect does not reach: one case for each thing said."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise.pack.tables import tables_of
from tests.games.bruise_cruise.refused import refusal, refused, step
from tests.games.bruise_cruise.scenario import Scene, holding, lay
from tests.games.bruise_cruise.table import map_u

TWELVE = "Amber Birch Dover Gale Fern Holm Iris Kelp Lark Moss Nook Pine"
Case = tuple[str, str, Scene, str]
"""A card, the ships, what else there is, and why it finds nothing to act upon."""

NOTHING: list[Case] = [
    ("Gulf Stream", "P0 3.2#", {}, "none of your ships can sail"),
    ("Poltergeist at the Helm", "P0 3.2, H0 3.3#", {}, "no rival's ship can sail"),
    (
        "The Triangle Calls",
        "P0 3.2#",
        {},
        "no ship of yours without an anchor finds room in the Triangle",
    ),
    (
        "The Triangle Takes",
        "P0 3.2, H0 0.0",
        {},
        "no rival's ship without an anchor is near the Triangle while it has room",
    ),
    ("Scattered Anchors", "P0 3.2, H0 3.3#", {}, "every rival's ship on the board has an anchor"),
    (
        "Scattered Anchors",
        "H0 3.3, P0 0.0#, PN 1.0#, PS 2.0#, PE 0.1#, PW 1.1#, PC 2.1#, HN 0.3#, HS 0.4#, HE 0.5#",
        {},
        "no anchor is left in the supply",
    ),
    ("Warlords' Clearance", "", {}, "you have no life preserver to pay with"),
    ("Warlords' Clearance", "", {"stock": {"P": "1L", "H": "18M 15T"}}, "no weapon is left in the supply"),
    ("Salvage", "", {"deck": 45}, "no Action card lies in the discard pile"),
    ("Long Fuse", "P0 3.2, H0 3.3", {}, "you have no torpedo in stock"),
    (
        "Long Fuse",
        "P0 3.2#, H0 3.3",
        {"stock": {"P": "1T"}},
        "no rival's ship is in reach of your ships without an anchor",
    ),
    ("Punks Without Papers", "H0 0.3", {}, "you have no missile in stock"),
    ("Punks Without Papers", "H0 8.5", {"stock": {"P": "1M"}}, "no rival's ship is in reach of your ports"),
    ("Trade Winds", "P0 3.2#", {}, "no ship would drift"),
    (
        "Revolution",
        "H0 3.3",
        {"flags": {"H": "Elm", "P": "Fern"}},
        "every rival's flag is guarded by a ship of its line, or there is none",
    ),
    (
        "Forged Papers",
        "P0 3.2, PN 3.3#",
        {},
        "no ship of yours without an anchor lies in a port that can be claimed",
    ),
    ("Forged Papers", "P0 3.3", {"flags": {"P": TWELVE}}, "all your flags are planted"),
    ("Homesick", "PN 3.2#", {}, "you have no ship on the board without an anchor"),
    ("Homesick", "P0 0.2, PN 3.2", {}, "a ship lies in your Home Port"),
]


def slug(card: str) -> str:
    """The card as the notation and the scenarios write it."""
    return card.lower().replace(" ", "-").replace("'", "")


@pytest.mark.clause("BC-U0.1")
@pytest.mark.parametrize(("card", "ships", "scene", "why"), NOTHING)
def test_a_card_that_finds_nothing_to_act_upon_is_refused(card: str, ships: str, scene: Scene, why: str) -> None:
    """Another card of the hand is suggested."""
    given: Scene = {"tables": map_u(), "hands": {"P": f"{slug(card)} overtime", "H": ""}}
    given.update(scene)
    table = step(lay(ships, **given), "unfathomable")
    assert refused(table, slug(card)) == ("BC-U0.1", f"{card} would do nothing: {why}.")
    assert refusal(table, slug(card)).nearest == ("overtime",)


SHIPS = "P0 3.2, PN 1.1#, PS 0.0, PE 4.4, H0 3.1, HN 0.5#, HS 7.4, HE 1.0, HW 0.1, HC 6.0"
PICKS: list[tuple[str, str, str, str]] = [
    ("gulf-stream", "PN", "BC-15.3", "Peasant's Northern ship lies at anchor."),
    ("gulf-stream", "PS", "BC-4.6", "Peasant's Southern ship is hemmed in: no open space lies beside it."),
    ("gulf-stream", "H0", "BC-U1.1", "Has\u2011Been's flagship is not yours; pick one of your own ships."),
    ("gulf-stream", "elm", "BC-U1.1", "You are about to play Gulf Stream: pick one of your ships."),
    (
        "gulf-stream; P0",
        "8.5",
        "BC-U1.1",
        "From Peasant's flagship it is 8 spaces to open water 2 spaces south-east of Holm, and it may sail 6.",
    ),
    ("gulf-stream; P0", "gale", "BC-3.1", "Gale is Has\u2011Been's Home Port, which only Has\u2011Been enters."),
    ("poltergeist-at-the-helm", "HN", "BC-15.3", "Has\u2011Been's Northern ship lies at anchor."),
    ("poltergeist-at-the-helm", "PE", "BC-U2.1", "Peasant's Eastern ship cannot be your target; pick a rival's ship."),
    (
        "poltergeist-at-the-helm; H0",
        "6.1",
        "BC-U2.1",
        "From Has\u2011Been's flagship it is 5 spaces to open water one space west of Gale, and it may sail 3.",
    ),
    ("poltergeist-at-the-helm; HE", "cedar", "BC-3.1", "Cedar is Peasant's Home Port, which only Peasant enters."),
    (
        "poltergeist-at-the-helm; H0",
        "wind E",
        "BC-U2.1",
        "You are about to play Poltergeist at the Helm: pick a space.",
    ),
    ("the-triangle-calls", "PN", "BC-15.3", "Peasant's Northern ship lies at anchor."),
    (
        "the-triangle-calls; P0",
        "7.4",
        "BC-4.7",
        "Has\u2011Been's Southern ship lies in open water one space south-west of Holm.",
    ),
    ("the-triangle-calls; P0", "elm", "BC-U3.1", "The Triangle does not reach Elm."),
    (
        "the-triangle-takes",
        "HW",
        "BC-U4.1",
        "Has\u2011Been's Western ship in open water one space north-west of Cedar is 10 hexes away from the Triangle, which takes ships from 6.",
    ),
    ("the-triangle-takes", "HN", "BC-15.3", "Has\u2011Been's Northern ship lies at anchor."),
    (
        "the-triangle-takes; HS",
        "7.4",
        "BC-R11",
        "Has\u2011Been's Southern ship is in open water one space south-west of Holm already.",
    ),
    (
        "the-triangle-takes; HC",
        "7.4",
        "BC-4.7",
        "Has\u2011Been's Southern ship lies in open water one space south-west of Holm.",
    ),
    (
        "the-triangle-takes; HC",
        "6.4",
        "BC-U4.1",
        "The Triangle does not reach open water one space north-west of Jade.",
    ),
    ("scattered-anchors", "HN", "BC-16.6", "Has\u2011Been's Northern ship has an anchor already."),
    ("scattered-anchors", "SN", "BC-1.2", "Sørwegian's Northern ship is not in this game."),
    ("long-fuse", "PN", "BC-16.1", "Peasant's Northern ship lies at anchor."),
    (
        "long-fuse; PE",
        "HW",
        "BC-U13.1",
        "Has\u2011Been's Western ship is 7 sailing spaces away from Peasant's Eastern ship; the torpedo reaches 6.",
    ),
    ("punks-without-papers", "3.2", "BC-U14.1", "There is no port in open water one space north-west of Elm."),
    ("punks-without-papers", "iris", "BC-U14.1", "Iris carries no flag of yours and is not your Home Port."),
    (
        "punks-without-papers; cedar",
        "HC",
        "BC-11.2",
        "Has\u2011Been's Central ship is 6 hexes away from Cedar; missiles reach 3.",
    ),
    ("revolution", "holm", "BC-U16.1", "Holm carries no flag."),
    ("revolution", "nook", "BC-U16.1", "Your own flag stands in Nook."),
    ("revolution", "opal", "BC-U16.2", "Has\u2011Been's Northern ship guards Has\u2011Been's flag in Opal."),
    ("revolution", "3.2", "BC-U16.1", "There is no port in open water one space north-west of Elm."),
    ("forged-papers", "P0", "BC-U17.1", "Peasant's flagship lies in no port."),
    ("forged-papers", "PN", "BC-16.1", "Peasant's Northern ship lies at anchor."),
    ("homesick", "PN", "BC-15.3", "Peasant's Northern ship lies at anchor."),
    ("homesick", "PC", "BC-U18.1", "Peasant's Central ship is not in the fleet yet."),
    ("salvage", "salvage", "BC-U10.1", "Salvage is an Unfathomable card; only Action cards are salvaged."),
    ("salvage", "elm-a", "BC-U10.1", "Elm a is not in the discard pile."),
    ("trade-winds", "P0", "BC-U15.1", "You are about to play Trade Winds: pick the way the wind blows."),
]


@pytest.mark.parametrize(("steps", "move", "clause", "sentence"), PICKS)
def test_what_an_effect_does_not_reach_is_refused(steps: str, move: str, clause: str, sentence: str) -> None:
    """Anchors, distances, flags and Home Ports are named."""
    card = steps.split(";", maxsplit=1)[0]
    table = holding(
        f"{card} elm-a" if card == "salvage" else card,
        SHIPS,
        stock={"P": "1M 1T"},
        flags={"P": "Nook Moss", "H": "Opal Lark"},
    )
    assert refused(step(table, "unfathomable", *steps.split("; ")), move) == (clause, sentence)


@pytest.mark.clause("BC-U13.1")
def test_no_fuse_is_long_enough_for_a_ship_far_from_all_rivals() -> None:
    """Another ship will do."""
    table = step(holding("long-fuse", "P0 3.2, PN 0.1, H0 7.3", stock={"P": "1T"}), "unfathomable", "long-fuse")
    assert refused(table, "PN") == (
        "BC-U13.1",
        "Has\u2011Been's flagship is 9 sailing spaces away from Peasant's Northern ship; the torpedo reaches 6.",
    )
    assert refusal(table, "PN").nearest == ("P0",)


@pytest.mark.clause("BC-U14.2")
def test_punks_without_papers_launch_nothing_from_a_port_far_from_all_rivals() -> None:
    """The ship that comes nearest is named, and the port that will do."""
    ships = "P0 3.2, H0 0.3, HN 0.5"
    table = step(holding("punks-without-papers", ships, stock={"P": "1M"}, flags={"P": "Moss"}), "unfathomable")
    step(table, "punks-without-papers")
    assert refused(table, "moss") == (
        "BC-U14.2",
        "Has\u2011Been's flagship is 8 hexes away from Moss; missiles reach 3.",
    )
    assert refusal(table, "moss").nearest == ("0.2",)


@pytest.mark.clause("BC-U0.3", "BC-3.1")
def test_a_triangle_whose_only_free_space_is_a_home_port_is_open_to_its_line_alone() -> None:
    """Here it holds Gale, H's Home Port, and two ships."""
    text = map_u().chart.text.replace('triangle = ["7.4", "8.4", "7.5"]', 'triangle = ["7.1", "8.0", "7.2"]')
    given: Scene = {"tables": tables_of(text), "seats": 3, "hands": {"P": "the-triangle-takes"}}
    table = lay("P0 8.0, PN 7.2, H0 5.2, S0 6.2", **given)
    step(table, "unfathomable", "the-triangle-takes")
    assert refused(table, "S0") == ("BC-U0.3", "No space of the Triangle is open to Sørwegian's flagship.")
    assert refusal(table, "S0").nearest == ("H0",)


@pytest.mark.clause("BC-U15.3")
def test_a_wind_that_moves_nobody_is_refused() -> None:
    """The ship is in the corner of the map."""
    table = step(holding("trade-winds", "P0 0.0"), "unfathomable", "trade-winds")
    assert refused(table, "wind W") == ("BC-U15.3", "No ship would drift that way.")
    assert refusal(table, "wind W").nearest == ("wind E", "wind SE")


@pytest.mark.clause("BC-U8.1", "BC-U8.2")
def test_the_clearance_sells_what_there_is_to_those_who_can_pay() -> None:
    """It goes on until it is ended."""
    table = step(holding("warlords-clearance", "P0 0.0", stock={"P": "2L", "H": "18M"}), "unfathomable")
    step(table, "warlords-clearance")
    assert refused(table, "buy missile") == ("BC-U0.4", "There is no missile left in the supply.")
    on = "The Clearance goes on: buy a missile or a torpedo, or end it."
    assert refused(table, "sail") == refused(table, "P0") == ("BC-U8.1", on)
    assert refused(step(table, "buy torpedo", "buy torpedo"), "buy torpedo")[0] == "BC-7.2"
