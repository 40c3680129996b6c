"""Position files at the end of a turn, at the end of the game, and before the first turn."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import BRUISE_CRUISE, codes
from quarterdeck.games.bruise_cruise.words.names import HULLS as SHIPS
from tests.games.bruise_cruise.files import (
    PORTS,
    H,
    P,
    Part,
    load,
    of,
    read,
    refused,
    saved,
    ships,
    texts,
)

REST = [name for port in map(str.lower, PORTS)
        for name in (f"{port}-a", f"{port}-b")]  # fmt: skip
EFFECTS = [
    "gulf-stream", "poltergeist-at-the-helm", "the-triangle-calls", "the-triangle-takes", "scattered-anchors",
    "the-great-unmooring", "bank-error", "warlords-clearance", "overtime", "salvage", "surprise-delivery",
    "collection-plate", "long-fuse", "punks-without-papers", "trade-winds", "revolution", "forged-papers", "homesick",
]  # fmt: skip
ALL = [*REST, *EFFECTS]


def late(p: list[str], h: list[str]) -> Part:
    """The deck is at its end; these hands are left."""
    admirals = {"P": P | {"hand": p}, "H": H | {"hand": h}}
    return {"admirals": admirals, "discard": [card for card in ALL if card not in {*p, *h}]}


CLOSING = late(["amber-a"], ["birch-a"])
LAST_SHOT = late([], ["birch-a"]) | {"asked": "surrender", "kind": "missile", "card": "fern-b", "target": "H0"}
"""P's last card has launched a missile."""
BIG = of("P", hand=[*REST[:2], *REST[8:9], "dover-a", "dover-b", "iris-a", "iris-b", "jade-a"])


@pytest.mark.parametrize(
    ("change", "legal"),
    [
        ({"asked": "replenishment", "actions": 0}, ["draw 0", "draw 1"]),
        ({"asked": "draw", "actions": 0, "left": 1}, ["deal amber-b"]),
        ({"asked": "discard", "actions": 0} | BIG | {"discard": ["cedar-a"]}, ["amber-a", "dover-a"]),
        (CLOSING, ["sail", "exchange"]),
        (CLOSING | {"actions": 1}, ["exchange"]),
        (CLOSING | {"played": True}, ["end", "sail"]),
        (CLOSING | {"final": False, "played": True}, ["end", "sail"]),
        (CLOSING | {"asked": "discard", "actions": 0}, ["amber-a"]),
        (LAST_SHOT, ["surrender missile"]),
    ],
)  # fmt: skip
def test_the_end_of_a_turn_and_the_final_phase_are_read(change: Part, legal: list[str]) -> None:
    """And written as they were read."""
    position = load(change)
    assert set(legal) <= set(texts(position))
    assert ("end" in legal) == ("end" in texts(position))
    assert read(saved(position)).numbers() == position.numbers()


@pytest.mark.parametrize(
    ("change", "path", "clause"),
    [
        ({"asked": "replenishment"}, "actions", "BC-2.1"),
        ({"asked": "replenishment", "actions": 0} | BIG | {"discard": []}, "admirals.P.hand", "BC-19.2"),
        ({"asked": "discard", "actions": 0}, "asked", "BC-R38"),
        ({"asked": "discard", "actions": 0, "played": True} | CLOSING, "asked", "BC-R38"),
        ({"asked": "replenishment", "actions": 0} | CLOSING, "asked", "BC-20.7"),
        ({"asked": "draw", "actions": 0}, "left", "BC-19.7"),
        ({"asked": "draw", "actions": 0, "left": 2}, "left", "BC-19.2"),
        ({"asked": "draw", "left": 1}, "actions", "BC-2.1"),
        (CLOSING | {"asked": "draw", "actions": 0, "left": 1}, "final", "BC-20.7"),
        (CLOSING | {"final": False}, "final", "BC-20.8"),
        (late([], ["birch-a"]), "turn", "BC-20.6"),
        (late([], []) | {"played": True}, "asked", "BC-21.2"),
        ({"asked": "nothing"}, "asked", "BC-R44"),
        ({"asked": "nothing", "quiet": 60, "patience": 60, "actions": 1}, "actions", "BC-R44"),
        ({"asked": "nothing", "quiet": 60, "patience": 60, "actions": 0, "moved": True}, "moved", "BC-R44"),
        ({"asked": "nothing", "quiet": 60, "patience": 60, "actions": 0, "ended": "fleet-home"}, "ended", "BC-21.1"),
        ({"asked": "nothing", "quiet": 60, "patience": 60, "actions": 0, "winner": "H"}, "winner", "BC-22.1"),
        (late([], []) | {"asked": "nothing", "quiet": 60, "patience": 60}, "quiet", "BC-R44"),
        (late([], []) | {"asked": "tie", "winner": "P"}, "admirals", "BC-R2"),
    ],
)  # fmt: skip
def test_an_end_that_cannot_be_is_refused(change: Part, path: str, clause: str) -> None:
    """Of a turn, and of the game."""
    error = refused(change)
    assert (error.path, clause in error.problem) == (path, True), str(error)


@pytest.mark.clause("BC-21.1", "BC-22.7")
def test_a_fleet_that_is_home_ends_the_game() -> None:
    """The file of the position before it leads to the end, and the end is written and read."""
    flags = ["Amber", "Dover", "Elm", "Iris", "Gale"]
    rest = dict.fromkeys(SHIPS[1:6], "decommissioned")
    change = of("P", ships=ships(P0="0.2*", **rest), flags=flags)
    admirals = change["admirals"]
    assert isinstance(admirals, dict)
    admirals["H"] = {"home": "Birch", "ships": ships(H0="4.3"), "hand": 3}
    position = load(change)
    position.play(int(codes.DECOMMISSION))
    file = saved(position)
    assert (file["asked"], file["ended"], file["winner"]) == ("nothing", "fleet-home", "P")
    assert read(file).numbers() == position.numbers()
    wrongs: list[tuple[Part, str]] = [
        ({"asked": "action", "winner": None, "ended": None}, "asked"),
        ({"turn": "H"}, "turn"),
        ({"winner": "H"}, "winner"),
    ]
    for wrong, path in wrongs:
        assert refused(file, {"player": None}, wrong).path == path


TIED = late([], []) | {
    "asked": "tie",
    "admirals": {
        "P": {"home": "Cedar", "ships": ships(P0="0.2"), "rolled": 7},
        "H": {"home": "Gale", "ships": ships(H0="7.1"), "rolled": 0},
    },
    "actions": 1,
    "dice": [3, 4],
}


@pytest.mark.clause("BC-22.10", "BC-R41")
def test_dice_that_break_a_tie_are_read() -> None:
    """In the middle, and when they have fallen."""
    position = load(TIED)
    assert position.rolling == 1 << 1
    assert read(saved(position)).numbers() == position.numbers()
    position.play(BRUISE_CRUISE.parse(position, "dice 6 5"))
    file = saved(position)
    assert (file["winner"], file["ended"], file["player"]) == ("H", "cards-played", "nobody")
    assert read(file).numbers() == position.numbers()
    assert refused(file, {"winner": None}).path == "winner"


@pytest.mark.parametrize(
    ("p", "h", "dice", "path"),
    [
        (7, 8, [3, 4], "admirals"),
        (0, 8, [3, 4], "admirals.H.rolled"),
        (7, 0, [3, 3], "dice"),
        (7, None, [3, 4], "admirals"),
    ],
)
def test_who_rolls_is_checked(p: int | None, h: int | None, dice: list[int], path: str) -> None:
    """In the order of the table, two of them or more."""
    admirals = {
        "P": {"home": "Cedar", "ships": ships(P0="0.2"), "rolled": p},
        "H": {"home": "Gale", "ships": ships(H0="7.1"), "rolled": h},
    }
    assert refused(TIED, {"admirals": admirals, "dice": dice}).path == path


def test_who_is_not_tied_does_not_roll() -> None:
    """H leads with a flag."""
    admirals = TIED["admirals"]
    assert isinstance(admirals, dict)
    ahead = admirals["H"] | {"ships": ships(H0="7.1*", HE="commissionable"), "flags": ["Holm"]}
    assert refused(TIED, {"admirals": admirals | {"H": ahead}}).path == "admirals.P.rolled"


BEGIN: Part = {"stock": {"L": 2, "M": 1}}


def setting(asked: str, p: Part, h: Part, **more: object) -> Part:
    """A game that has not begun."""
    return {"asked": asked, "actions": 0, "discard": [], "admirals": {"P": BEGIN | p, "H": BEGIN | h}, **more}


P_CHOSE = {"home": "Cedar", "ships": ships(P0="0.2"), "hand": 6}


@pytest.mark.parametrize(
    "change",
    [
        setting("first roll", {"rolled": 0}, {"rolled": 0}, turn=None),
        setting("first roll", {"rolled": 7}, {"rolled": 0}, turn=None, dice=[3, 4]),
        setting("deal", {"hand": 3}, {}),
        setting("deal", {"hand": 7}, {"hand": 2}, turn="H"),
        setting("deal", {"hand": 2}, {"hand": 7}),
        setting("deal", P_CHOSE, {"hand": 2}, turn="H", discard=["cedar-b"]),
        setting("home port", {"hand": 7}, {"hand": 7}),
        setting("home port", P_CHOSE, {"hand": 7}, turn="H", discard=["cedar-a"]),
    ],
)
def test_a_game_that_has_not_begun_is_read(change: Part) -> None:
    """And written as it was read."""
    position = load(change)
    assert read(saved(position)).numbers() == position.numbers()


UNLUCKY = ["gulf-stream", "salvage", "overtime", "revolution", "homesick", "long-fuse", "cedar-b"]


@pytest.mark.parametrize(
    ("change", "path", "clause"),
    [
        (setting("first roll", {"rolled": 0}, {"rolled": 0}), "turn", "BC-1.7"),
        (setting("first roll", {}, {"rolled": 0}, turn=None), "admirals", "BC-R2"),
        (setting("first roll", {"rolled": 0, "hand": 1}, {"rolled": 0}, turn=None), "admirals.P.hand", "BC-1.9"),
        (setting("first roll", {"rolled": 0, "home": "Elm"}, {"rolled": 0}, turn=None), "admirals.P.ships.P0", ""),
        (setting("deal", {"hand": 3}, {}, passes=2), "passes", ""),
        (setting("deal", {"hand": 3}, {}, quiet=1), "quiet", "BC-1.14"),
        (setting("deal", {"hand": 3, "stock": {"L": 3, "M": 1}}, {}), "admirals.P.stock", "BC-1.3"),
        (setting("deal", {"hand": 3, "deployed": {"M": 1}}, {}), "admirals.P.deployed", "BC-1.14"),
        (setting("deal", {"hand": 3}, {"hand": 2}), "admirals.H.hand", "BC-1.9"),
        (setting("deal", {"hand": 7}, {}), "admirals.P.hand", "BC-1.9"),
        (setting("deal", {"hand": 6}, {"hand": 2}, turn="H"), "admirals.P.hand", "BC-1.9"),
        (setting("deal", {"hand": 3}, {}, discard=["elm-a"]), "discard", "BC-1.12"),
        (setting("home port", {"hand": 7}, {"hand": 7}, turn="H"), "turn", "BC-R3"),
        (setting("home port", {"hand": 7}, P_CHOSE | {"home": "Elm", "ships": ships(H0="3.3")}, discard=["elm-a"]),
         "admirals", "BC-R3"),
        (setting("home port", P_CHOSE, {"hand": 7}, turn="H"), "discard", "BC-1.12"),
        (setting("home port", P_CHOSE, {"hand": 7}, turn="H", discard=["cedar-a", "cedar-b"]), "discard", "BC-1.12"),
        (setting("home port", P_CHOSE, {"hand": UNLUCKY}, turn="H", discard=["cedar-a"]), "admirals.H.hand", "BC-R4"),
        (setting("home port", P_CHOSE | {"ships": ships(P0="0.1")}, {"hand": 7}, turn="H", discard=["cedar-a"]),
         "admirals.P.ships.P0", "BC-1.13"),
        (setting("home port", {"hand": 7, "rolled": 5}, {"hand": 7, "rolled": 6}), "first", "BC-1.7"),
        (setting("home port", {"hand": 7, "rolled": 6}, {"hand": 7, "rolled": 6}), "first", "BC-R2"),
        (setting("action", P_CHOSE, {"hand": 7}, actions=2), "admirals.H.home", "BC-1.14"),
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be_is_refused(change: Part, path: str, clause: str) -> None:
    """The field and the clause are named."""
    error = refused(change)
    assert (error.path, clause in error.problem) == (path, True), str(error)
