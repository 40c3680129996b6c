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
    Meta(
        pattern="^[PHSD][0NSEWC]$",
        description="the letter of the line, then 0 for the flagship or the first letter of a region",
    ),
]
Pieces = Annotated[int, Meta(ge=0, le=MOST_PIECES)]
Die = Annotated[int, _DIE]


class ShipFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One ship."""

    at: Annotated[
        str, Meta(description="a space q.r or the port in it, or set-aside, commissionable, decommissioned (BC-1.5)")
    ]
    flipped: Annotated[
        bool, Meta(description="whether its Claimed Port side is up, as it always is on a decommissioned ship")
    ] = False
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

    cards: Annotated[
        int, Meta(ge=0, le=int(codes.MOST_CARDS), description="the number of cards, the known ones included")
    ]
    known: Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS))]


Hand = (
    Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS))]
    | Annotated[int, Meta(ge=0, le=int(codes.MOST_CARDS), description="the number of cards, none of which is known")]
    | VeiledHand
)


class AdmiralFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One Admiral's pieces and hand."""

    home: Annotated[PortName | None, Meta(description="the Home Port; missing if it is not chosen yet")] = None
    ships: Annotated[
        dict[ShipName, ShipFile],
        Meta(max_length=int(codes.FLEET), description="the ships by their names; a ship that is missing is set aside"),
    ] = {}
    stock: StockFile = StockFile()
    deployed: DeployedFile = DeployedFile()
    flags: Annotated[list[PortName], Meta(description="the ports with a flag of this line")] = []
    hand: Annotated[Hand, Meta(description="the cards in hand, or their number if they are not known")] = []
    shown: Annotated[
        list[CardName],
        Meta(
            max_length=int(codes.MOST_CARDS), description="the cards in hand that everybody has seen go there (BC-U10)"
        ),
    ] = []
    rolled: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=2 * FACES,
                description="the sum of the dice that this Admiral last rolled for the first turn or a tie; 0: still to be rolled",
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
                description="the Admirals' lines clockwise, for example SPD; missing: as in the options, or else in the order "
                "P, H, S, D"
            ),
        ]
        | None
    ) = None
    asked: Annotated[Asked, Meta(description="what must be decided next, or which part of an action must be picked")]
    turn: Annotated[
        Seat | None,
        Meta(description="the Admiral whose turn it is, to whom cards are dealt, or who chooses a Home Port"),
    ] = None
    player: Annotated[
        Player | None,
        Meta(description="who must decide; it follows from the rest, and is checked"),
    ] = None
    actions: Annotated[
        int, Meta(ge=0, le=int(codes.MOST_CARDS), description="how many actions are left, including the present one")
    ] = 0
    kind: Annotated[Kind | None, Meta(description="the kind of action that is being picked or resolved")] = None
    card: Annotated[CardName | None, Meta(description="the card that is picked or played for that action")] = None
    ship: Annotated[ShipName | None, Meta(description="the player's own ship that is picked for that action")] = None
    target: Annotated[ShipName | None, Meta(description="the rival's ship that is picked for that action")] = None
    port: Annotated[PortName | None, Meta(description="the port that launches the missile, or that is fought for")] = (
        None
    )
    left: Annotated[
        int,
        Meta(
            ge=0,
            le=int(codes.HAND),
            description="how many cards are still to be drawn, or how many weapons may still be bought",
        ),
    ] = 0
    dice: Annotated[
        tuple[Die, Die] | None,
        Meta(description="the last two dice of this turn, the attacker's first; missing if none were rolled"),
    ] = None
    passes: Annotated[
        int, Meta(ge=1, le=2, description="which time through the deck this is, counted from 1 (BC-24.3)")
    ] = 1
    deck: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=int(codes.MOST_CARDS),
                description="the number of cards in the deck: all that are nowhere else, which is checked",
            ),
        ]
        | None
    ) = None
    discard: Annotated[list[CardName], Meta(max_length=int(codes.MOST_CARDS), description="the discard pile")] = []
    supply: Annotated[SupplyFile | None, Meta(description="all pieces that are nowhere else, which is checked")] = None
    first: Annotated[Seat | None, Meta(description="the Admiral who played first; missing: the first seat")] = None
    final: Annotated[
        bool | None,
        Meta(description="whether a card must be played in this turn (BC-20.4); missing: true if the deck has ended"),
    ] = None
    played: Annotated[bool, Meta(description="whether a card was played in this turn")] = False
    moved: Annotated[
        bool, Meta(description="whether a card left a hand or the deck in this turn; always true if `played` is")
    ] = False
    quiet: Annotated[
        int, Meta(ge=0, le=MOST_TURNS, description="how many turns in a row before this one no card has moved")
    ] = 0
    patience: (
        Annotated[
            int,
            Meta(
                ge=0,
                le=MOST_PATIENCE,
                description="after how many such turns the game ends; 0: never (BC-R44); missing: as in the options, or else 0",
            ),
        ]
        | None
    ) = None
    tie: Annotated[
        Literal["dice", "feats"] | None,
        Meta(
            description="what settles a last tie: dice, or Feats of Strength (BC-R54); missing: as in the options, or else dice"
        ),
    ] = None
    wake: WakeFile | None = None
    ended: Annotated[Ended | None, Meta(description="how the game ended, if it is over; it is checked")] = None
    winner: Annotated[
        Seat | None, Meta(description="the winner of a game that is over; needed if dice broke a tie")
    ] = None

    def listed(self) -> list[AdmiralFile]:
        """The Admirals in the order of their seats."""
        return [getattr(self.admirals, line) for line in self.lines or self.admirals.playing()]


def schema() -> dict[str, object]:
    """The JSON schema of the position file."""
    return msgspec.json.schema(BruiseCruiseFile)
