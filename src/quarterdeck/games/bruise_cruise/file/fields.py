"""Bruise Cruise's position file: what its fields are. Writing: file/writing.py. Reading: file/reading.py."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.position_files import PositionFile
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.options import MOST_PATIENCE
from quarterdeck.games.bruise_cruise.pack.format import MOST_PIECES
from quarterdeck.games.bruise_cruise.words.names import LINES
from quarterdeck.games.bruise_cruise.words.notation import FACES

Seat = Literal["P", "H", "S", "D"]
Player = Literal["P", "H", "S", "D", "chance", "nobody"]
Ended = Literal["fleet-home", "cards-played", "stalemate"]
ENDINGS: Final[dict[Ended, int]] = {
    "fleet-home": int(codes.FLEET_HOME),
    "cards-played": int(codes.CARDS_PLAYED),
    "stalemate": int(codes.STALEMATE),
}
Asked = Literal[
    "first roll", "deal", "home port", "action", "card", "bundle", "ship", "target", "space", "wind", "surrender",
    "battle", "raid", "loot", "raider's getaway", "defender's getaway", "purchase", "discard", "replenishment", "draw",
    "tie", "nothing",
]  # fmt: skip
ASKED: Final[tuple[Asked, ...]] = (
    "first roll", "deal", "home port", "action", "card", "bundle", "ship", "target", "space", "wind", "surrender",
    "battle", "raid", "loot", "raider's getaway", "defender's getaway", "purchase", "discard", "replenishment", "draw",
    "tie", "nothing",
)  # fmt: skip
"""In the order that numbers the phases."""
Kind = Literal[
    "sail", "sail with card", "buy missile", "buy torpedo", "exchange", "claim", "torpedo", "missile", "raid", "battle",
    "unfathomable", "remove anchor", "commission", "decommission",
]  # fmt: skip
OFF_BOARD: Final = {
    "set-aside": int(codes.SET_ASIDE),
    "commissionable": int(codes.COMMISSIONABLE),
    "decommissioned": int(codes.DECOMMISSIONED),
}
MOST_TURNS: Final = 1_000_000_000
_DIE: Final = Meta(ge=1, le=FACES)

CardName = Annotated[str, Meta(description="a card as the notation writes it: havana-a, gulf-stream")]
PortName = Annotated[str, Meta(description="a port by its name, or as the notation writes it: St. John's or st-johns")]
ShipName = Annotated[
    str,
    Meta(pattern="^[PHSD][0NSEWC]$", description="a line, then 0 for the flagship or the first letter of a region"),
]
Pieces = Annotated[int, Meta(ge=0, le=MOST_PIECES)]
Die = Annotated[int, _DIE]


class ShipFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ship."""

    at: Annotated[
        str, Meta(description="a space q.r or the port in it, or set-aside, commissionable, decommissioned (BC-1.5)")
    ]
    flipped: Annotated[bool, Meta(description="its Claimed Port side is up; of a decommissioned ship always")] = False
    anchored: bool = False


class StockFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Life preservers, missiles and torpedoes that are not deployed."""

    L: Pieces = 0
    M: Pieces = 0
    T: Pieces = 0


class DeployedFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Weapons fired, a point each."""

    M: Pieces = 0
    T: Pieces = 0


class VeiledHand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand of which only some cards are known."""

    cards: Annotated[int, Meta(ge=0, le=int(codes.MOST_CARDS), description="so many cards, the known ones included")]
    known: Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS))]


Hand = (
    Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS))]
    | Annotated[int, Meta(ge=0, le=int(codes.MOST_CARDS), description="so many cards, none of them known")]
    | VeiledHand
)


class AdmiralFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Admiral's pieces and hand."""

    home: Annotated[PortName | None, Meta(description="the Home Port; missing: not yet chosen")] = None
    ships: Annotated[
        dict[ShipName, ShipFile],
        Meta(max_length=int(codes.FLEET), description="by name; those that are missing are set aside"),
    ] = {}
    stock: StockFile = StockFile()
    deployed: DeployedFile = DeployedFile()
    flags: Annotated[list[PortName], Meta(description="the ports with a flag of this line")] = []
    hand: Annotated[Hand, Meta(description="the cards held, or how many if they are not known")] = []
    shown: Annotated[
        list[CardName],
        Meta(max_length=int(codes.MOST_CARDS), description="cards of the hand that all have seen go there (BC-U10)"),
    ] = []
    rolled: (
        Annotated[
            int,
            Meta(
                ge=0, le=2 * FACES, description="total of the dice last rolled for the first turn or a tie; 0: to come"
            ),
        ]
        | None
    ) = None


class AdmiralsFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Admirals by their lines, 2 to 4 of them."""

    P: AdmiralFile | None = None
    H: AdmiralFile | None = None
    S: AdmiralFile | None = None
    D: AdmiralFile | None = None

    def playing(self) -> str:
        """The letters of their lines."""
        return "".join(line for line in LINES if getattr(self, line) is not None)


class SupplyFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What nobody holds; it follows from the rest, so it is only checked."""

    L: Pieces
    M: Pieces
    T: Pieces
    anchors: Pieces


class WakeFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ship that sailed last, for the picture."""

    ship: ShipName
    start: Annotated[str, Meta(description="the space q.r that it left")]


class BruiseCruiseFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Bruise Cruise as people write it."""

    game: Literal["bruise-cruise"]
    admirals: AdmiralsFile
    lines: (
        Annotated[
            str,
            Meta(
                description="the Admirals' lines clockwise, for example SPD; missing: as the options say, or in the order "
                "P, H, S, D"
            ),
        ]
        | None
    ) = None
    asked: Annotated[Asked, Meta(description="what is to be decided next, or picked as a part of an action")]
    turn: Annotated[
        Seat | None, Meta(description="whose turn it is; to whom cards are dealt, who is to choose a Home Port")
    ] = None
    player: Annotated[
        Player | None,
        Meta(description="who is to decide; checked, since it follows from the rest"),
    ] = None
    actions: Annotated[
        int, Meta(ge=0, le=int(codes.MOST_CARDS), description="actions left, the one being made included")
    ] = 0
    kind: Annotated[Kind | None, Meta(description="the kind of action that is being picked or resolved")] = None
    card: Annotated[CardName | None, Meta(description="the card picked or played for it")] = None
    ship: Annotated[ShipName | None, Meta(description="the player's own ship that is picked for it")] = None
    target: Annotated[ShipName | None, Meta(description="the rival's ship picked for it")] = None
    port: Annotated[PortName | None, Meta(description="the port that launches the missile, or is fought for")] = None
    left: Annotated[
        int, Meta(ge=0, le=int(codes.HAND), description="cards still to be drawn, or weapons that may be bought")
    ] = 0
    dice: Annotated[
        tuple[Die, Die] | None,
        Meta(description="the last two dice of this turn, the attacker's first; missing: none fell"),
    ] = None
    passes: Annotated[int, Meta(ge=1, le=2, description="of the deck, this one included (BC-24.3)")] = 1
    deck: (
        Annotated[
            int, Meta(ge=0, le=int(codes.MOST_CARDS), description="cards in it; checked: all that are nowhere else")
        ]
        | None
    ) = None
    discard: Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS), description="the discard pile")] = []
    supply: Annotated[SupplyFile | None, Meta(description="checked; missing: all that is nowhere else")] = None
    first: Annotated[Seat | None, Meta(description="who played first; missing: the first seat")] = None
    final: Annotated[
        bool | None, Meta(description="a card must be played in this turn (BC-20.4); missing: if the deck has ended")
    ] = None
    played: Annotated[bool, Meta(description="a card was played in this turn")] = False
    moved: Annotated[bool, Meta(description="a card left a hand or the deck in this turn; with played always")] = False
    quiet: Annotated[int, Meta(ge=0, le=MOST_TURNS, description="turns before this one without a card moving")] = 0
    patience: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=MOST_PATIENCE,
                description="so many such turns end the game; 0: none (BC-R44); missing: as the options say, or 0",
            ),
        ]
        | None
    ) = None
    tie: Annotated[
        Literal["dice", "feats"] | None,
        Meta(
            description="what settles a last tie: dice, or Feats of Strength (BC-R54); missing: as the options say, or dice"
        ),
    ] = None
    wake: WakeFile | None = None
    ended: Annotated[Ended | None, Meta(description="how a game that is over ended; checked")] = None
    winner: Annotated[Seat | None, Meta(description="of a game that is over; needed if dice broke a tie")] = None

    def listed(self) -> list[AdmiralFile]:
        """The Admirals in the order of their seats."""
        return [getattr(self.admirals, line) for line in self.lines or self.admirals.playing()]


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(BruiseCruiseFile)
