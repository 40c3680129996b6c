"""Beside Cardinal's chart: a row for each fleet, the pirate and what it does, and the first player."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.cardinal.codes import COIN, FLEET, GREEN, ORANGE
from quarterdeck.games.cardinal.words.notation import SEATS, text
from quarterdeck.games.cardinal.words.summary import SAY
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Region, Thing

ART: Final = "quarterdeck.games.cardinal.art"


@remembered()
def regions(*, coin: bool) -> tuple[Region, ...]:
    """The first player while that is asked, the fleets, and the pirate."""
    asked = (Region(id="coin", kind="hand", label=SAY("region-coin")),) if coin else ()
    return (
        *asked,
        Region(id="fleets", kind="seats", label=SAY("region-fleets"), hidden=True),
        Region(id="aside", kind="info", label=SAY("region-aside"), hidden=True),
    )


@remembered()
def pirate_aside() -> Thing:
    """At first the pirate lies beside the board (CA-1.2)."""
    return Thing(
        id="aside", region="aside", look="note", role="pirate", label=SAY("picture-pirate-aside"),
        title=SAY("picture-pirate-aside"), lines=(SAY("pirate-comes"),), art="pirate",
    )  # fmt: skip


@remembered()
def pirate_summoned() -> Thing:
    """A new ship has crowded several squares: what the pirate takes wherever it goes (CA-4.3, CA-4.6)."""
    title = SAY("pirate-summoned")
    return Thing(
        id="aside", region="aside", look="note", role="pirate", label=title, title=title,
        lines=(SAY("pirate-takes"),), art="pirate",
    )  # fmt: skip


@remembered()
def pirate_afloat(square: str) -> Thing:
    """What the pirate on the board keeps from players, and takes from them when it moves (CA-2.4, CA-4.6)."""
    title = SAY("pirate-afloat", square=square)
    return Thing(
        id="aside", region="aside", look="note", role="pirate", label=title, title=title,
        lines=(SAY("pirate-does"),), art="pirate",
    )  # fmt: skip


@remembered(64)
def fleet(seat: int, left: int, *, turn: bool, summoned: bool = False) -> Thing:
    """How many ships a player has on the board, and pale signs for those still in hand (CA-1.1).

    All of them win only once a summoned pirate has taken none of them (CA-5.3).
    """
    name, board = SEATS[seat], int(FLEET) - left
    placed = Fact(label=SAY("picture-slot-empty", seat=seat), art=f"ship-{name}", role=f"ship-{name}", glyph="#")
    ship = Fact(label=SAY("picture-slot-ship", seat=seat), art=f"ship-{name}", role=f"ship-{name}", glyph=".", dim=True)
    return Thing(
        id=f"fleet-{name}", region="fleets", look="seat", role=f"ship-{name}", label=SAY("picture-dock", seat=seat, board=board, left=left),
        title=SAY("dock-name", seat=seat), art=f"ship-{name}", seat=seat, corner=SAY("dock-corner", board=board, fleet=int(FLEET)),
        lines=(SAY("dock-summoned"),) if summoned and left == 0 else (),
        facts=(placed,) * board + (ship,) * left,
        mood="lit" if turn else "plain",
    )  # fmt: skip


@remembered()
def beginners() -> tuple[Thing, ...]:
    """The possible first players, if the coin is tossed by hand."""
    return tuple(
        Thing(
            id=f"begins-{SEATS[seat]}", region="coin", look="choice", role=f"ship-{SEATS[seat]}",
            label=SAY("choose-first", seat=seat), title=SAY("choose-first", seat=seat), art=f"ship-{SEATS[seat]}",
            move=text(int(COIN) + seat),
        )
        for seat in (int(ORANGE), int(GREEN))
    )  # fmt: skip
