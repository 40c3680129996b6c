"""Position files on Map T, in parts that tests change."""

from __future__ import annotations

import json
from typing import Final

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from tests.games.bruise_cruise.table import map_u

Part = dict[str, object]
PACK: Final = map_u().chart.text
"""Map T with the game's own Unfathomable cards."""
PORTS: Final = tuple(port.name for port in map_u().content.ports)


def ships(**at: str) -> Part:
    """Ships of a file: `ships(P0="3.3*", H0="4.3#")`; `*` is flipped, `#` anchored."""
    found: Part = {}
    for name, text in at.items():
        ship: Part = {"at": text.rstrip("*#")}
        if "*" in text:
            ship["flipped"] = True
        if "#" in text:
            ship["anchored"] = True
        found[name] = ship
    return found


P: Final[Part] = {
    "home": "Cedar",
    "ships": ships(P0="3.3*", PN="3.2", PC="commissionable"),
    "stock": {"L": 1, "M": 1, "T": 1},
    "deployed": {"M": 1, "T": 1},
    "flags": ["Elm"],
    "hand": ["fern-a", "amber-a", "salvage", "gulf-stream", "long-fuse", "punks-without-papers"],
}
H: Final[Part] = {
    "home": "Gale",
    "ships": ships(H0="4.3", HE="7.2*"),
    "stock": {"M": 1, "T": 1},
    "flags": ["Holm"],
    "hand": 3,
}
GOOD: Final[Part] = {
    "game": "bruise-cruise",
    "admirals": {"P": P, "H": H},
    "asked": "action",
    "turn": "P",
    "actions": 2,
    "discard": ["cedar-a", "gale-a", "elm-a", "holm-b", "warlords-clearance", "surprise-delivery", "fern-b"],
    "pack": PACK,
}
"""P is on turn, her flagship in Elm; Has-Been's flagship lies next to it."""


def of(seat: str, **change: object) -> Part:
    """The Admirals of the good file with one of them changed."""
    fleet = {"P": P, "H": H}
    return {"admirals": fleet | {seat: fleet.get(seat, {}) | change}}


def load(*changes: Part) -> BruiseCruisePosition:
    """The good file with these changes."""
    content: Part = dict(GOOD)
    for change in changes:
        content |= change
    return read(content)


def read(content: Part) -> BruiseCruisePosition:
    """The position of a whole file."""
    return BRUISE_CRUISE.load(json.dumps(content).encode())


def saved(position: BruiseCruisePosition) -> Part:
    """The file of a position."""
    content: Part = json.loads(BRUISE_CRUISE.save(position))
    return content


def texts(position: BruiseCruisePosition) -> list[str]:
    """The legal moves in notation."""
    return [BRUISE_CRUISE.text(position, move) for move in position.legal()]


def refused(*changes: Part) -> Malformed:
    """Why the good file with these changes is refused."""
    with pytest.raises(Malformed) as caught:
        load(*changes)
    return caught.value


def fleet(seat: str, **at: str) -> Part:
    """The good file's ships of a line, some of them elsewhere."""
    line = {"P": P, "H": H}[seat]["ships"]
    assert isinstance(line, dict)
    return of(seat, ships=line | ships(**at))


def played(card: str) -> Part:
    """P's card lies on the discard pile."""
    hand, discard = P["hand"], GOOD["discard"]
    assert isinstance(hand, list)
    assert isinstance(discard, list)
    return of("P", hand=[held for held in hand if held != card]) | {"discard": [*discard, card]}
