"""Position files in the middle of an action: what is read, and what is refused."""

from __future__ import annotations

import pytest

from tests.games.bruise_cruise.files import (
    Part,
    fleet,
    load,
    of,
    played,
    read,
    refused,
    saved,
    ships,
    texts,
)


def pick(asked: str, kind: str | None = None, **more: object) -> Part:
    """The good file, in the middle of an action."""
    return {"asked": asked, "kind": kind, **more}


@pytest.mark.parametrize(
    ("change", "legal"),
    [
        (pick("card", "exchange"), ["amber-a", "fern-a"]),
        (pick("card", "unfathomable", card="salvage"), ["cedar-a", "elm-a", "fern-b", "gale-a", "holm-b"]),
        (pick("card", "missile"), ["fern-a"]),
        (pick("ship", "sail"), ["P0", "PN"]),
        (pick("ship", "unfathomable", card="long-fuse"), ["P0", "PN"]),
        (pick("ship", "commission"), ["PC"]),
        (pick("target", "torpedo", ship="P0"), ["H0"]),
        (pick("target", "unfathomable", card="long-fuse", ship="P0"), ["H0", "HE"]),
        (pick("target", "missile", card="fern-a"), ["H0", "HE"]),
        (pick("target", "missile", card="fern-a", port="Fern"), ["H0", "HE"]),
        (pick("target", "unfathomable", card="punks-without-papers", port="Elm"), ["H0"]),
        (pick("space", "unfathomable", card="punks-without-papers"), ["3.3"]),
        (pick("space", "sail", ship="PN"), ["2.2", "2.3", "3.1"]),
    ],
)
def test_what_is_being_picked_is_picked_again(change: Part, legal: list[str]) -> None:
    """And written as it was read; others see nothing of it."""
    position = load(change)
    assert sorted(texts(position)) == sorted(legal)
    assert read(saved(position)).numbers() == position.numbers()
    position.veil(1)
    assert saved(position)["asked"] == "action"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (pick("card"), "kind"),
        (pick("card", "end"), "kind"),
        (pick("card", "claim"), "kind"),
        (pick("card", "sail"), "asked"),
        (pick("ship", "exchange"), "asked"),
        (pick("ship", "exchange", card="fern-a"), "asked"),
        (pick("bundle", "exchange", card="fern-a"), "asked"),
        (pick("ship", "sail with card", card="birch-a"), "card"),
        (pick("ship", "sail with card", card="birch"), "card"),
        (pick("ship", "sail", card="fern-a"), "card"),
        (pick("space", "sail", ship="PC"), "ship"),
        (pick("space", "sail", ship="H0"), "ship"),
        (pick("space", "sail", ship="P0", port="Elm"), "port"),
        (pick("target", "torpedo", ship="P0", target="H0"), "asked"),
        (pick("target", "missile", card="fern-a", port="Elm"), "port"),
        (pick("target", "unfathomable", card="punks-without-papers", port="Iris"), "port"),
        (pick("wind", "unfathomable", card="gulf-stream"), "asked"),
        (pick("card", "exchange", actions=0), "actions"),
        (pick("space", "sail", ship="P0", left=2), "left"),
        (pick("ship", "sail", turn="H"), "ship"),
    ],
)  # fmt: skip
def test_what_cannot_be_picked_is_refused(change: Part, path: str) -> None:
    """As the rules refuse it."""
    if change.get("turn") == "H":
        change = change | {"ship": "P0"}
    assert refused(change).path == path


def hit(kind: str = "torpedo", **more: object) -> Part:
    """H's flagship is struck, and H gives up a weapon."""
    return {"asked": "surrender", "kind": kind, "target": "H0", "actions": 1, **more}


def raid(asked: str, dice: list[int] | None, **more: object) -> Part:
    """P's flagship raids H's."""
    return {"asked": asked, "kind": "raid", "ship": "P0", "target": "H0", "dice": dice, **more}


BATTLE: Part = {"asked": "battle", "kind": "battle", "card": "holm-b", "ship": "PN", "port": "Holm"}
AT_HOLM = fleet("P", PN="8.3")
RESHUFFLED = of("S", home="Jade", ships=ships(S0="6.5"), hand=3) | {"discard": ["cedar-a", "gale-a"], "passes": 2}
"""Three play; what was discarded is in the new deck, save the cards of Home Ports."""
TAKEN = fleet("H", HE="7.4*") | {"discard": ["the-triangle-takes"]}


@pytest.mark.parametrize(
    ("change", "player", "legal"),
    [
        (hit(ship="P0"), "H", ["surrender missile", "surrender torpedo"]),
        (hit("unfathomable", ship="P0", card="long-fuse"), "H", ["surrender missile", "surrender torpedo"]),
        (hit("missile", card="fern-b"), "H", ["surrender missile", "surrender torpedo"]),
        (hit("unfathomable", card="punks-without-papers", port="Elm"), "H", ["surrender missile", "surrender torpedo"]),
        (hit("unfathomable", card="the-triangle-takes", target="HE") | TAKEN, "H", ["surrender missile"]),
        (raid("raid", None), "chance", ["dice 1 1"]),
        (raid("loot", [3, 3]), "P", ["loot nothing", "loot missile", "loot torpedo"]),
        (raid("raider's getaway", [4, 3]), "P", ["stay"]),
        (raid("defender's getaway", [2, 3]), "H", ["stay"]),
        (BATTLE | AT_HOLM, "chance", ["dice 1 1"]),
        ({"asked": "purchase", "kind": "unfathomable", "card": "warlords-clearance", "left": 2}, "P",
         ["end", "buy missile", "buy torpedo"]),
        ({"asked": "draw", "kind": "unfathomable", "card": "surprise-delivery", "left": 2}, "chance", ["deal amber-b"]),
        ({"asked": "draw", "kind": "unfathomable", "card": "surprise-delivery", "left": 1} | RESHUFFLED, "chance",
         ["deal surprise-delivery"]),
    ],
)  # fmt: skip
def test_the_middle_of_an_action_is_read(change: Part, player: str, legal: list[str]) -> None:
    """Whoever must decide is asked, and the file is written as it was read."""
    if "card" in change and change["card"] in {"long-fuse", "punks-without-papers"}:
        change = change | played(str(change["card"]))
    position = load(change)
    file = saved(position)
    assert file["player"] == player
    assert set(legal) <= set(texts(position))
    assert read(file).numbers() == position.numbers()


@pytest.mark.parametrize(
    ("change", "path", "clause"),
    [
        (hit(), "ship", ""),
        (hit(ship="P0", target=None), "target", ""),
        (hit(ship="P0", target="P0"), "target", ""),
        (hit(ship="H0"), "ship", ""),
        (hit(ship="PC"), "ship", ""),
        (hit(ship="P0", target="HE"), "target", "BC-10.3"),
        (hit(ship="P0", card="fern-b"), "card", "BC-10.11"),
        (hit(ship="P0", port="Elm"), "port", "BC-10.2"),
        (hit(ship="P0") | fleet("P", P0="3.3*#"), "ship", "BC-16.1"),
        (hit(ship="P0") | of("P", deployed={"M": 1}), "admirals.P.deployed.T", "BC-10.9"),
        (hit(ship="P0") | of("H", stock={"L": 1, "M": 1, "T": 1}), "asked", "BC-12.1"),
        (hit(ship="P0") | of("H", stock={"M": 1}), "asked", "BC-12.2"),
        (hit("raid", ship="P0"), "kind", ""),
        (hit("missile"), "card", ""),
        (hit("missile", card="fern-a"), "card", "BC-6.1"),
        (hit("missile", card="warlords-clearance"), "card", "BC-15.4"),
        (hit("missile", card="fern-b", ship="P0"), "ship", "BC-11.5"),
        (hit("missile", card="fern-b", port="Elm"), "port", "BC-11.1"),
        (hit("missile", card="holm-b"), "target", "BC-11.2"),
        (hit("unfathomable", card="warlords-clearance"), "card", "BC-15.2"),
        (hit("unfathomable", card="punks-without-papers") | played("punks-without-papers"), "port", "BC-U14"),
        (hit("unfathomable", card="punks-without-papers", port="Fern") | played("punks-without-papers"), "port",
         "BC-U14"),
        (hit(ship="P0", actions=0), "actions", ""),
        (hit("unfathomable", card="the-triangle-takes") | TAKEN, "target", "BC-U4"),
        (hit("unfathomable", card="the-triangle-takes", target="HE", ship="P0") | TAKEN, "ship", "BC-U4"),
        (raid("loot", None), "dice", "BC-14.3"),
        (raid("loot", [2, 3]), "dice", "BC-14.3"),
        (raid("defender's getaway", [3, 3]), "dice", "BC-14.3"),
        (raid("raid", None, target="HE"), "target", "BC-14.1"),
        (raid("raid", None, kind="battle"), "kind", ""),
        (raid("raid", None, card="fern-b"), "card", ""),
        (BATTLE, "ship", "BC-13.1"),
        (BATTLE | AT_HOLM | {"port": "Elm"}, "port", "BC-13.1"),
        (BATTLE | AT_HOLM | {"card": "warlords-clearance"}, "card", "BC-15.4"),
        (BATTLE | {"card": "elm-a", "ship": "P0", "port": None}, "card", "BC-13.1"),
        ({"asked": "purchase", "kind": "unfathomable", "card": "warlords-clearance", "left": 4}, "left", "BC-U8"),
        ({"asked": "purchase", "kind": "unfathomable", "card": "warlords-clearance", "left": 1} | of("P", stock={}),
         "asked", "BC-U8"),
        ({"asked": "purchase", "kind": "unfathomable", "card": "surprise-delivery", "left": 1}, "card", "BC-15.2"),
        ({"asked": "draw", "kind": "unfathomable", "card": "surprise-delivery", "left": 3}, "left", "BC-19.7"),
        ({"asked": "draw", "kind": "unfathomable", "card": "surprise-delivery", "left": 1, "actions": 0}, "actions",
         "BC-U11"),
        ({"asked": "draw", "kind": "exchange", "card": "elm-a", "left": 1}, "kind", "BC-U11"),
    ],
)  # fmt: skip
def test_an_interrupt_that_cannot_be_is_refused(change: Part, path: str, clause: str) -> None:
    """The field is named, and mostly the clause."""
    error = refused(change)
    assert (error.path, clause in error.problem) == (path, True), str(error)
