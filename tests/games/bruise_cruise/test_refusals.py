"""Why a kind of action cannot be chosen, or a turn not be ended: one case for each thing that can be said."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise.pack.tables import Tables, tables_of
from tests.games.bruise_cruise.refused import refused, step
from tests.games.bruise_cruise.scenario import Scene, lay
from tests.games.bruise_cruise.table import map_t, map_u

TWELVE = "Amber Birch Dover Elm Fern Holm Iris Kelp Lark Moss Nook Pine"
Case = tuple[str, Scene, str, str, str]

SAILS: list[Case] = [
    ("", {}, "sail", "BC-4.1", "You have no ship on the board."),
    ("P0 3.2#, H0 5.1", {}, "sail", "BC-4.8", "Your only ship on the board, Peasant's flagship, lies at anchor."),
    (
        "P0 3.2#, PN 2.2#",
        {},
        "sail",
        "BC-4.8",
        "All your ships on the board lie at anchor: Peasant's flagship and Peasant's Northern ship.",
    ),
    ("P0 0.0, H0 1.0, HN 0.1", {}, "sail", "BC-4.6", "Peasant's flagship is hemmed in: no open space lies beside it."),
    (
        "P0 0.0, PN 8.5, PS 3.3#, H0 1.0, HN 0.1, HE 7.5, HW 8.4",
        {},
        "sail",
        "BC-4.6",
        "Peasant's flagship and Peasant's Northern ship are hemmed in: no open space lies beside them.",
    ),
    ("P0 3.2", {"hands": {"P": "U1"}}, "sail with card", "BC-6.1", "You hold no Action card."),
    (
        "P0 3.2#",
        {"hands": {"P": "Elm-a"}},
        "sail with card",
        "BC-4.8",
        "Your only ship on the board, Peasant's flagship, lies at anchor.",
    ),
]

GOODS: list[Case] = [
    ("", {}, "buy missile", "BC-7.2", "A missile costs one life preserver; you have no life preserver."),
    (
        "",
        {"stock": {"P": "1L"}},
        "buy torpedo",
        "BC-7.2",
        "A torpedo costs 2 life preservers; you have one life preserver.",
    ),
    ("", {"stock": {"P": "1L", "H": "18M"}}, "buy missile", "BC-7.3", "There is no missile left in the supply."),
    ("", {"stock": {"P": "2L", "H": "15T"}}, "buy torpedo", "BC-7.3", "There is no torpedo left in the supply."),
    ("", {"hands": {"P": "U1"}}, "exchange", "BC-8.1", "You hold no Action card."),
]

PORTS: list[Case] = [
    ("P0 3.3", {"hands": {"P": "U1"}}, "claim", "BC-9.3", "You hold no Action card."),
    ("P0 3.2", {"hands": {"P": "Elm-a"}}, "claim", "BC-9.1", "None of your ships lies in a port."),
    ("P0 3.3#", {"hands": {"P": "Elm-a"}}, "claim", "BC-16.1", "Peasant's flagship lies in a port, but at anchor."),
    (
        "P0 3.3#, PN 4.4#",
        {"hands": {"P": "Elm-a"}},
        "claim",
        "BC-16.1",
        "Peasant's flagship and Peasant's Northern ship lie in ports, but at anchor.",
    ),
    (
        "P0 3.3, PN 4.4",
        {"hands": {"P": "Kelp-a"}},
        "claim",
        "BC-9.3",
        "You hold no card for a port where one of your ships can act: Elm and Fern.",
    ),
    (
        "P0 3.3, PN 0.2",
        {"hands": {"P": "Kelp-a"}},
        "claim",
        "BC-9.3",
        "You hold no card for a port where one of your ships can act: Elm.",
    ),
    (
        "P0 0.2",
        {"hands": {"P": "Kelp-a"}},
        "claim",
        "BC-3.3",
        "Cedar is your own Home Port, where nobody plants a flag.",
    ),
    (
        "P0 3.3, PN 4.4",
        {"hands": {"P": "Kelp-a"}, "flags": {"H": "Fern"}},
        "battle",
        "BC-13.1",
        "You hold no card for a port where one of your ships can act: Fern.",
    ),
    (
        "P0 3.3",
        {"hands": {"P": "Elm-a"}, "flags": {"P": "Elm"}},
        "claim",
        "BC-9.5",
        "Your own flag stands in Elm.",
    ),
    (
        "P0 3.3",
        {"hands": {"P": "Elm-a"}, "flags": {"H": "Elm"}},
        "claim",
        "BC-9.4",
        "Elm carries Has\u2011Been's flag: that is a battle.",
    ),
    (
        "P0 0.2",
        {"hands": {"P": "Cedar-b"}},
        "claim",
        "BC-3.3",
        "Cedar is your own Home Port, where nobody plants a flag.",
    ),
    (
        "P0 6.5",
        {"hands": {"P": "Jade-a"}, "flags": {"P": TWELVE}},
        "claim",
        "BC-9.6",
        "All your 12 flags are planted.",
    ),
    (
        "P0 6.5",
        {"hands": {"P": "Jade-a"}, "flags": {"P": TWELVE, "H": "Jade"}},
        "battle",
        "BC-13.8",
        "All your 12 flags are planted.",
    ),
    ("P0 3.3", {"hands": {"P": "Elm-a"}}, "battle", "BC-13.1", "Elm carries no flag: that is a claim."),
    ("P0 3.3", {"hands": {"P": "U1"}}, "battle", "BC-13.1", "You hold no Action card."),
    (
        "P0 3.3",
        {"hands": {"P": "Elm-a"}, "flags": {"P": "Elm"}},
        "battle",
        "BC-13.1",
        "Your own flag stands in Elm.",
    ),
    ("P0 3.2", {"hands": {"P": "Elm-a"}}, "battle", "BC-13.1", "None of your ships lies in a port."),
]

WEAPONS: list[Case] = [
    ("P0 3.2, H0 5.2", {}, "torpedo", "BC-10.1", "You have no torpedo in stock."),
    ("H0 5.2", {"stock": {"P": "1T"}}, "torpedo", "BC-10.2", "You have no ship on the board."),
    (
        "P0 3.2#, H0 3.3",
        {"stock": {"P": "1T"}},
        "torpedo",
        "BC-16.1",
        "Your only ship on the board, Peasant's flagship, lies at anchor.",
    ),
    (
        "P0 3.1, PN 0.5, H0 5.1, HN 8.5",
        {"stock": {"P": "1T"}},
        "torpedo",
        "BC-10.3",
        "Has\u2011Been's flagship is 5 sailing spaces away from Peasant's flagship; the torpedo reaches 3.",
    ),
    ("P0 3.1", {"stock": {"P": "1T"}}, "torpedo", "BC-10.3", "No rival has a ship on the board."),
    ("P0 3.2, H0 5.2", {}, "missile", "BC-11.1", "You have no missile in stock."),
    (
        "P0 3.2, H0 5.2",
        {"stock": {"P": "1M"}, "hands": {"P": "U1"}},
        "missile",
        "BC-11.1",
        "You hold no Action card.",
    ),
    (
        "P0 3.2, H0 5.2",
        {"stock": {"P": "1M"}, "hands": {"P": "Amber-a"}},
        "missile",
        "BC-11.2",
        "Has\u2011Been's flagship is 4 hexes away from Amber; missiles reach 3.",
    ),
    (
        "P0 3.2, H0 5.2",
        {"stock": {"P": "1M"}, "hands": {"P": "Amber-a Kelp-a"}},
        "missile",
        "BC-11.2",
        "The rival's ship nearest to a port of your cards is Has\u2011Been's flagship, 4 hexes from Amber; missiles reach 3.",
    ),
    (
        "P0 3.2",
        {"stock": {"P": "1M"}, "hands": {"P": "Amber-a"}},
        "missile",
        "BC-11.2",
        "No rival has a ship on the board.",
    ),
    (
        "P0 6.4, H0 7.4",
        {},
        "raid",
        "BC-R27",
        "Has\u2011Been's flagship is 2 sailing spaces away from Peasant's flagship; a raid is made on a ship right beside.",
    ),
    ("P0 3.2#, H0 3.3", {}, "raid", "BC-16.1", "Your only ship on the board, Peasant's flagship, lies at anchor."),
    ("H0 3.3", {}, "raid", "BC-14.1", "You have no ship on the board."),
]

FLEETS: list[Case] = [
    ("P0 3.2", {}, "remove anchor", "BC-16.3", "None of your ships has an anchor."),
    (
        "P0 3.2",
        {},
        "commission",
        "BC-17.1",
        "No ship of yours waits to be commissioned; your first port in a region gains you one.",
    ),
    (
        "P0 0.2, PC stack",
        {},
        "commission",
        "BC-17.4",
        "Peasant's flagship lies in your Home Port Cedar, which holds one ship only.",
    ),
    ("P0 3.2*", {}, "decommission", "BC-18.1", "None of your ships lies in your Home Port Cedar."),
    (
        "P0 0.2",
        {"flags": {"P": "Amber Dover Elm Holm Iris"}},
        "decommission",
        "BC-18.2",
        "Peasant's flagship has claimed no port itself and so cannot be decommissioned.",
    ),
    (
        "P0 0.2*",
        {"flags": {"P": "Amber Elm Holm Iris"}},
        "decommission",
        "BC-18.3",
        "To bring a ship home (decommission it) you need flags in all five regions, and in your Home Port a ship that has claimed a port itself. One region is missing: Western.",
    ),
    (
        "P0 0.2*",
        {"flags": {"P": "Amber Dover"}},
        "decommission",
        "BC-18.3",
        "To bring a ship home (decommission it) you need flags in all five regions, and in your Home Port a ship that has claimed a port itself. 3 regions are missing: Southern, Eastern and Central.",
    ),
]

CARDS: list[Case] = [
    ("P0 3.2", {"hands": {"P": "Elm-a"}}, "unfathomable", "BC-15.1", "You hold no Unfathomable card."),
    (
        "",
        {"tables": map_u(), "hands": {"P": "Homesick"}},
        "unfathomable",
        "BC-U0.1",
        "Homesick would do nothing: you have no ship on the board without an anchor.",
    ),
    (
        "",
        {"tables": map_u(), "hands": {"P": "Homesick Gulf-Stream"}},
        "unfathomable",
        "BC-U0.1",
        "None of your Unfathomable cards would do anything now: Gulf Stream and Homesick.",
    ),
]

TURNS: list[Case] = [
    ("P0 2.2", {}, "P0", "BC-2.2", "First choose a kind of action, or end the turn."),
    ("P0 2.2", {}, "draw 1", "BC-2.2", "First choose a kind of action, or end the turn."),
    (
        "P0 2.2",
        {"final": True, "hands": {"P": "Elm-a Kelp-b U1"}},
        "end",
        "BC-20.4",
        "The deck is used up: you must play at least one card in each turn. You hold Elm a, Kelp b and U1.",
    ),
    (
        "P0 2.2",
        {"final": True, "left": 1, "hands": {"P": "Elm-a"}},
        "sail",
        "BC-R38",
        "This is your last action of the turn, and you must play a card with it: you cannot sail one space now.",
    ),
    (
        "P0 0.2*, H0 2.3",
        {"final": True, "left": 1, "hands": {"P": "Elm-a"}, "stock": {"P": "2L"}},
        "buy torpedo",
        "BC-R38",
        "This is your last action of the turn, and you must play a card with it: you cannot buy a torpedo now.",
    ),
]


@pytest.mark.parametrize(
    ("ships", "scene", "move", "clause", "sentence"),
    [*SAILS, *GOODS, *PORTS, *WEAPONS, *FLEETS, *CARDS, *TURNS],
)
def test_a_kind_of_action_is_refused_with_what_is_missing(
    ships: str, scene: Scene, move: str, clause: str, sentence: str
) -> None:
    """The nearest miss is told with its distance, ports and ships by their names."""
    assert refused(lay(ships, **scene), move) == (clause, sentence)


def cut_off(*pairs: str) -> Tables:
    """Map T with land between more pairs of spaces."""
    text = map_t().chart.text
    return tables_of(text.replace("cut = [", "cut = [" + "".join(f'"{pair}", ' for pair in pairs)))


@pytest.mark.clause("BC-10.4")
def test_where_no_water_leads_a_torpedo_has_no_target_and_a_ship_no_way() -> None:
    """Here the corner of the map is cut off."""
    ships = "P0 3.2, PN 2.2, H0 0.0"
    tables = cut_off("0.0-1.0", "0.0-0.1")
    table = lay(ships, tables=tables, stock={"P": "1T"})
    assert refused(table, "torpedo") == (
        "BC-10.4",
        "No water leads to a rival's ship from any of Peasant's flagship and Peasant's Northern ship.",
    )
    table = lay("P0 3.2, H0 0.0", tables=tables, stock={"P": "1T"})
    assert refused(table, "torpedo") == ("BC-10.4", "No water leads to a rival's ship from Peasant's flagship.")
    table = lay("P0 3.2, PN 2.2", tables=tables)
    assert refused(step(table, "sail", "P0"), "0.0") == (
        "BC-4.4",
        "No water leads from Peasant's flagship to open water 2 spaces north-west of Cedar.",
    )
