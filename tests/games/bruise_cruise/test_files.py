"""Bruise Cruise's position files: pieces and cards that no table can show are refused, and the clause is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quarterdeck.engine.position import Position
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE
from tests.games.bruise_cruise.files import (
    PACK,
    PORTS,
    P,
    Part,
    fleet,
    load,
    of,
    refused,
    saved,
    ships,
    texts,
)


def test_the_good_file_is_good() -> None:
    """Its refused variants below differ from it in one thing."""
    assert texts(load()) == [
        "end", "sail", "sail with card", "buy missile", "exchange", "torpedo", "missile", "raid", "unfathomable",
        "commission",
    ]  # fmt: skip


def test_what_follows_from_the_rest_is_written_out() -> None:
    """And read again."""
    file = saved(load())
    assert (file["player"], file["deck"], file["final"]) == ("P", 34, False)
    assert file["supply"] == {"L": 23, "M": 15, "T": 12, "anchors": 9}
    assert json.dumps(saved(load(file))) == json.dumps(file)


@pytest.mark.parametrize(
    ("change", "path", "clause"),
    [
        # Numbers of pieces.
        (of("P", stock={"L": 25}), "admirals.P.stock.L", "BC-23.1"),
        (of("H", stock={"L": 24}), "admirals.H.stock.L", "BC-23.1"),
        (of("H", stock={"M": 17}), "admirals.H.stock.M", "BC-23.1"),
        (of("H", deployed={"T": 15}), "admirals.H.deployed.T", "BC-23.1"),
        (of("P", flags=[port for port in PORTS if port not in {"Cedar", "Gale", "Holm"}]), "admirals.P.flags[12]", "BC-9.6"),
        ({"supply": {"L": 22, "M": 15, "T": 12, "anchors": 9}}, "supply.L", "BC-23.5"),
        ({"supply": {"L": 23, "M": 15, "T": 12, "anchors": 8}}, "supply.anchors", "BC-23.5"),
        # Ships.
        (fleet("P", PN="3.3"), "admirals.P.ships.PN.at", "BC-4.7"),
        (fleet("H", H0="3.2"), "admirals.H.ships.H0.at", "BC-4.7"),
        (fleet("P", PN="4.1"), "admirals.P.ships.PN.at", "BC-4.2"),
        (fleet("P", PN="9.9"), "admirals.P.ships.PN.at", "BC-4.2"),
        (fleet("P", PN="atlantis"), "admirals.P.ships.PN.at", "BC-4.2"),
        (fleet("P", PN="7.1"), "admirals.P.ships.PN.at", "BC-3.1"),
        (fleet("H", H0="cedar"), "admirals.H.ships.H0.at", "BC-3.1"),
        (fleet("P", H0="0.1"), "admirals.P.ships.H0", ""),
        (fleet("P", PX="0.1"), "admirals.P.ships", "P0 PN"),
        (fleet("P", P0="commissionable"), "admirals.P.ships.P0.at", "BC-9.9"),
        (of("P", ships=ships(PN="3.2*", PC="commissionable")), "admirals.P.ships.P0", "BC-1.13"),
        (fleet("P", PC="commissionable*"), "admirals.P.ships.PC.flipped", "BC-9.8"),
        (fleet("P", PC="commissionable#"), "admirals.P.ships.PC.anchored", "BC-12.3"),
        (fleet("P", P0="3.3"), "admirals.P.ships.PN", "BC-9.8"),
        (of("P", ships=ships(P0="3.3*"), flags=[]), "admirals.P.ships.P0.flipped", "BC-9.9"),
        (fleet("P", PN="decommissioned"), "admirals.P.ships.PS", "BC-18.3"),
        (of("H", home=None), "admirals.H.ships.H0.at", "BC-1.13"),
        # Flags and Home Ports.
        (of("P", flags=["Elm", "Elm"]), "admirals.P.flags[1]", "BC-9.5"),
        (of("H", flags=["Holm", "Elm"]), "admirals.H.flags[1]", "BC-9.4"),
        (of("P", flags=["Cedar"]), "admirals.P.flags[0]", "BC-3.3"),
        (of("P", flags=["Gale"]), "admirals.P.flags[0]", "BC-3.3"),
        (of("P", flags=["Elm", "Iris"]), "admirals.P.flags", "BC-9.9"),
        (of("P", flags=["Oz"]), "admirals.P.flags[0]", ""),
        (of("H", home="Cedar"), "admirals.H.home", "BC-1.11"),
        (of("H", home="Oz"), "admirals.H.home", ""),
        # Cards.
        (of("H", hand=["fern-a"]), "admirals.H.hand[0]", ""),
        (of("H", hand=["birch-a", "birch-a"]), "admirals.H.hand[1]", ""),
        (of("H", hand={"cards": 2, "known": ["elm-a"]}), "admirals.H.hand.known[0]", ""),
        (of("H", hand={"cards": 0, "known": ["elm-b"]}), "admirals.H.hand.known", ""),
        (of("H", hand=["elm-c"]), "admirals.H.hand[0]", ""),
        (of("H", hand=8), "admirals.H.hand", "BC-19.2"),
        (of("P", hand=10), "admirals.P.hand", "BC-19.2"),
        (of("H", hand=60), "admirals", "BC-1.6"),
        (of("H", shown=["fern-a"]), "admirals.H.shown[0]", ""),
        (of("P", shown=["salvage"]), "admirals.P.shown[0]", "BC-U10.1"),
        ({"deck": 33}, "deck", "BC-1.6"),
        ({"discard": ["cedar-a", "cedar-a"]}, "discard[1]", ""),
        ({"discard": ["cedar"]}, "discard[0]", ""),
        ({"passes": 2}, "passes", "BC-20.1"),
        # The turn.
        ({"turn": "S"}, "turn", ""),
        ({"turn": None}, "turn", ""),
        ({"first": "D"}, "first", ""),
        ({"player": "H"}, "player", ""),
        ({"player": "chance"}, "player", ""),
        ({"actions": 0}, "actions", "BC-2.1"),
        ({"actions": 5}, "actions", "BC-U9"),
        ({"final": True}, "final", "BC-20.8"),
        ({"quiet": 60, "patience": 60}, "quiet", "BC-R44"),
        ({"patience": 1001}, "patience", ""),
        ({"left": 1}, "left", ""),
        ({"kind": "sail"}, "kind", ""),
        ({"ship": "P0"}, "ship", ""),
        ({"winner": "P"}, "winner", ""),
        ({"ended": "stalemate"}, "ended", ""),
        ({"dice": [0, 3]}, "dice[0]", ""),
        ({"wake": {"ship": "S0", "start": "0.0"}}, "wake.ship", ""),
        ({"wake": {"ship": "P0", "start": "4.0"}}, "wake.start", "BC-4.2"),
        (of("P", rolled=1), "admirals.P.rolled", ""),
        (of("P", rolled=0), "admirals.P.rolled", ""),
        # The file.
        ({"game": "kraken"}, "game", ""),
        ({"asked": "a favour"}, "asked", ""),
        ({"weather": "fair"}, "weather", ""),
        ({"admirals": {"P": P}}, "admirals", "BC-1.1"),
        ({"lines": "PS"}, "lines", "BC-1.2"),
        ({"lines": "PP"}, "lines", "BC-1.2"),
        ({"pack": "title = 3"}, "pack", ""),
    ],
)  # fmt: skip
def test_a_bad_field_is_named(change: Part, path: str, clause: str) -> None:
    """The path is the field's, and the problem cites the clause that no game breaks."""
    error = refused(change)
    assert (error.path, clause in error.problem) == (path, True), str(error)


@pytest.mark.clause("BC-23.1", "BC-16.6")
def test_a_tenth_anchor_is_refused() -> None:
    """Nine are in the box."""
    lines = [
        {"home": home, "ships": ships(**at), "flags": [], "hand": 1}
        for home, at in (
            ("Cedar", {"P0": "3.3*#", "PN": "3.2#", "PS": "0.0#", "PE": "1.0#", "PW": "2.0#"}),
            ("Gale", {"H0": "4.3*#", "HN": "5.1#", "HS": "5.2#", "HE": "6.0#", "HW": "6.1#"}),
        )
    ]
    error = refused({"admirals": dict(zip("PH", lines, strict=True))})
    assert (error.path, "BC-23.1" in error.problem) == ("admirals.H.ships.HW.anchored", True)
    nine = lines[1]["ships"]
    assert isinstance(nine, dict)
    del nine["HW"]["anchored"]
    assert load({"admirals": dict(zip("PH", lines, strict=True))}).anchors == 0


@pytest.mark.clause("BC-23.3", "BC-9.6")
def test_a_thirteenth_flag_is_refused() -> None:
    """With packs that have fewer flags, fewer."""
    few = PACK.replace("flags = 12", "flags = 5")
    line = ships(P0="3.3*", **dict.fromkeys(("PN", "PS", "PW", "PC"), "commissionable"))
    five = ["Elm", "Amber", "Dover", "Iris", "Fern"]
    load({"pack": few}, of("P", ships=line, flags=five))
    error = refused({"pack": few}, of("P", ships=line, flags=[*five, "Pine"]))
    assert (error.path, "BC-9.6" in error.problem) == ("admirals.P.flags[5]", True)


def test_the_json_schema_describes_every_field() -> None:
    """What is written is described."""
    definitions = BRUISE_CRUISE.schema()["$defs"]
    assert isinstance(definitions, dict)
    file = saved(load())
    assert set(file) <= set(definitions["BruiseCruiseFile"]["properties"])
    plain = {"game", "admirals", "supply", "wake", "discard"}
    for name, field in definitions["BruiseCruiseFile"]["properties"].items():
        assert name in plain or "description" in json.dumps(field), name


def test_the_position_files_of_the_guide_are_read() -> None:
    """With the moves that the page names."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bruise-cruise.md").read_text(encoding="utf-8")
    first, second = (BRUISE_CRUISE.load(block.split("```")[0].encode()) for block in page.split("```json\n")[1:])
    listed = " ".join(page.split()).split("Her moves are ")[1].split(". ")[0]
    assert texts_of(first) == [word.strip("`") for word in listed.split(", ")]
    assert texts_of(second) == ["loot nothing", "loot preserver", "loot missile"]


def texts_of(position: Position) -> list[str]:
    """The legal moves in notation."""
    return [BRUISE_CRUISE.text(position, move) for move in position.legal()]
