"""Each action and each effect is told in sentences with their clauses."""

from __future__ import annotations

import pytest

from tests.games.bruise_cruise.scenario import Scene, holding, lay
from tests.games.bruise_cruise.table import Table
from tests.games.bruise_cruise.told import KNOWN, news, told

Case = tuple[str, Scene, tuple[str, ...], list[str]]

ACTIONS: list[Case] = [
    ("P0 3.2", {}, ("sail", "P0", "elm"), ["Peasant's flagship sails to Elm."]),
    (
        "PN 3.2",
        {"hands": {"P": "Elm-a"}},
        ("sail with card", "elm-a", "PN", "2.2"),
        ["Peasant's Northern ship sails to Pine with the card Elm."],
    ),
    ("", {"stock": {"P": "2L"}}, ("buy torpedo",), ["Peasant buys one torpedo for 2 life preservers."]),
    ("", {"stock": {"P": "2L"}}, ("buy missile",), ["Peasant buys one missile for one life preserver."]),
    (
        "",
        {"hands": {"P": "Elm-a"}},
        ("exchange", "elm-a"),
        ["Peasant exchanges Elm for one life preserver and one missile."],
    ),
    (
        "",
        {"hands": {"P": "Elm-b"}, "stock": {"H": "24L"}},
        ("exchange", "elm-b"),
        ["Peasant exchanges Elm for nothing."],
    ),
    (
        "P0 3.3",
        {"hands": {"P": "Elm-a"}},
        ("claim", "elm-a"),
        [
            "Peasant's flagship claims Elm: the flag goes up.",
            "Peasant's Central ship joins the fleet and waits to be commissioned.",
            "Peasant now has one point.",
        ],
    ),
    (
        "PS 3.2, HE 5.2",
        {"stock": {"P": "1T", "H": "1L"}},
        ("torpedo", "PS", "HE"),
        [
            "Peasant's Southern ship puts a torpedo into Has\u2011Been's Eastern ship.",
            "Peasant now has one point.",
            "Has\u2011Been loses a life preserver to the supply.",
        ],
    ),
    (
        "PS 3.2, HW 5.2",
        {"stock": {"P": "1T"}},
        ("torpedo", "PS", "HW"),
        [
            "Peasant's Southern ship puts a torpedo into Has\u2011Been's Western ship.",
            "Peasant now has one point.",
            "Has\u2011Been's Western ship is caught by an anchor.",
        ],
    ),
    (
        "H0 5.2#",
        {"stock": {"P": "1M"}, "hands": {"P": "Lark-a"}},
        ("missile", "lark-a", "H0"),
        [
            "A missile from Lark comes down on Has\u2011Been's flagship.",
            "Peasant now has one point.",
            "Has\u2011Been's flagship is hit, but nothing happens to it.",
        ],
    ),
    (
        "P0 3.3, H0 4.3",
        {"stock": {"H": "1M"}},
        ("raid", "P0", "H0", "dice 4 3", "loot missile", "2.4"),
        [
            "Peasant's flagship raids Has\u2011Been's flagship.",
            "Peasant rolls 4 in the attack, the defence rolls 3.",
            "Peasant steals one missile from Has\u2011Been.",
            "Peasant's flagship slips away to open water one space east of Dover.",
        ],
    ),
    (
        "P0 3.3, H0 4.3",
        {},
        ("raid", "P0", "H0", "dice 3 3", "loot nothing", "stay"),
        [
            "Peasant's flagship raids Has\u2011Been's flagship.",
            "Peasant rolls 3 in the attack, the defence rolls 3: a tie, which the attacker wins.",
            "Peasant steals nothing from Has\u2011Been.",
            "Peasant's flagship stays where it is.",
        ],
    ),
    (
        "P0 4.4",
        {"hands": {"P": "Fern-a"}, "flags": {"H": "Fern", "P": "Elm"}},
        ("battle", "fern-a", "dice 3 3"),
        [
            "Peasant's flagship battles for Fern.",
            "Peasant rolls 3 in the attack, the defence rolls 3: a tie, which the attacker wins.",
            "The flag of Has\u2011Been comes down in Fern and goes back to its owner.",
            "Has\u2011Been now has 0 points.",
            "Peasant's flagship takes Fern: the flag goes up.",
            "Peasant's Central ship joins the fleet and waits to be commissioned.",
            "Peasant now has 2 points.",
        ],
    ),
    (
        "P0 4.4",
        {"hands": {"P": "Fern-a"}, "flags": {"H": "Fern"}},
        ("battle", "fern-a", "dice 2 5"),
        [
            "Peasant's flagship battles for Fern.",
            "Peasant rolls 2 in the attack, the defence rolls 5.",
            "Has\u2011Been holds Fern; the attack is beaten off.",
        ],
    ),
    ("P0 3.3#", {}, ("remove anchor", "P0"), ["Peasant's flagship is rid of its anchor."]),
    ("PC stack", {}, ("commission", "PC"), ["Peasant's Central ship is commissioned in Cedar."]),
    (
        "P0 0.2*",
        {"flags": {"P": "Amber Dover Elm Holm Iris"}},
        ("decommission",),
        ["Peasant's flagship is home for good: decommissioned, one point.", "Peasant now has 6 points."],
    ),
    (
        "P0 0.2",
        {"left": 1},
        ("end", "draw 0"),
        ["Peasant takes no further action.", "It is Has\u2011Been's turn."],
    ),
    (
        "P0 0.2",
        {"seats": 3, "final": True, "hands": {"P": "Elm-a U1", "H": ""}, "left": 1},
        ("unfathomable", "u1"),
        ["Peasant plays U1.", "Has\u2011Been holds no card and is skipped.", "It is Sørwegian's turn."],
    ),
    (
        "P0 0.2",
        {"hands": {"P": "Elm-a Elm-b Kelp-a Kelp-b Iris-a Iris-b U1"}, "deck": "Moss-a Moss-b"},
        ("end", "u1", "deal moss-b"),
        [
            "Peasant takes no further action.",
            "Peasant discards U1.",
            "Peasant draws Moss.",
            "It is Has\u2011Been's turn.",
        ],
    ),
]

EFFECTS: list[Case] = [
    (
        "P0 3.2, H0 5.2",
        {"hands": {"P": "Poltergeist-at-the-Helm"}, "stock": {"H": "1L"}},
        ("unfathomable", "poltergeist-at-the-helm", "H0", "6.2"),
        [
            "Peasant plays Poltergeist at the Helm.",
            "Poltergeist at the Helm: Has\u2011Been's flagship is moved to Lark.",
            "Peasant gets one life preserver from Has\u2011Been.",
        ],
    ),
    (
        "P0 3.2",
        {"hands": {"P": "The-Triangle-Calls"}},
        ("unfathomable", "the-triangle-calls", "P0", "8.4"),
        [
            "Peasant plays The Triangle Calls.",
            "The Triangle Calls: Peasant's flagship is moved to open water one space south-east of Holm.",
            "Peasant takes one missile from the supply.",
        ],
    ),
    (
        "P0 3.2",
        {"hands": {"P": "Gulf-Stream"}},
        ("unfathomable", "gulf-stream", "P0", "8.3"),
        ["Peasant plays Gulf Stream.", "Gulf Stream: Peasant's flagship is moved to Holm."],
    ),
    (
        "P0 3.3#",
        {"hands": {"P": "The-Great-Unmooring"}},
        ("unfathomable", "the-great-unmooring"),
        [
            "Peasant plays The Great Unmooring.",
            "Peasant's flagship is rid of its anchor.",
            "Peasant takes one life preserver from the supply.",
            "Peasant has one more action this turn.",
        ],
    ),
    (
        "",
        {"hands": {"P": "Overtime"}},
        ("unfathomable", "overtime"),
        ["Peasant plays Overtime.", "Peasant has 2 more actions this turn."],
    ),
    (
        "",
        {"hands": {"P": "Bank-Error"}, "stock": {"H": "24L"}},
        ("unfathomable", "bank-error"),
        ["Peasant plays Bank Error.", "Peasant takes no life preserver from the supply."],
    ),
    (
        "",
        {"hands": {"P": "Collection-Plate"}, "stock": {"H": "1L"}},
        ("unfathomable", "collection-plate"),
        ["Peasant plays Collection Plate.", "Peasant gets one life preserver from Has\u2011Been."],
    ),
    (
        "",
        {"hands": {"P": "Warlords-Clearance"}, "stock": {"P": "1L"}},
        ("unfathomable", "warlords-clearance", "buy torpedo"),
        ["Peasant plays Warlords' Clearance.", "Peasant buys one torpedo for one life preserver."],
    ),
    (
        "P0 3.2, H0 5.2",
        {"hands": {"P": "Punks-Without-Papers"}, "stock": {"P": "1M", "H": "1T"}, "flags": {"P": "Lark"}},
        ("unfathomable", "punks-without-papers", "lark", "H0"),
        [
            "Peasant plays Punks Without Papers.",
            "A missile from Lark comes down on Has\u2011Been's flagship.",
            "Peasant now has 2 points.",
            "Has\u2011Been loses a torpedo to the supply.",
        ],
    ),
    (
        "P0 3.2",
        {"hands": {"P": "Revolution"}, "flags": {"H": "Moss"}},
        ("unfathomable", "revolution", "moss"),
        ["Peasant plays Revolution.", "The flag of Has\u2011Been comes down in Moss and goes back to its owner."],
    ),
]


def check(table: Table, moves: tuple[str, ...], sentences: list[str]) -> None:
    """The sentences of what moves bring about; each cites clauses of the rules."""
    assert news(table, *moves)[: len(sentences)] == sentences
    assert len(told(table)) <= len(sentences) + 1
    assert {clause for sentence in told(table) for clause in sentence.clauses} <= KNOWN
    assert all(sentence.clauses for sentence in told(table))


@pytest.mark.parametrize(("ships", "scene", "moves", "sentences"), ACTIONS)
def test_each_action_is_told(ships: str, scene: Scene, moves: tuple[str, ...], sentences: list[str]) -> None:
    """Ships are named by line and region, ports by their names."""
    check(lay(ships, **scene), moves, sentences)


@pytest.mark.parametrize(("ships", "scene", "moves", "sentences"), EFFECTS)
def test_each_effect_is_told(ships: str, scene: Scene, moves: tuple[str, ...], sentences: list[str]) -> None:
    """The card first, then what it does."""
    check(holding("", ships, **scene), moves, sentences)
