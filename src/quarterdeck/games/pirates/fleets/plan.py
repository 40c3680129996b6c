"""Fleets, their pieces and their costs, as commands and the browser's fleet page get them (PI-2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from quarterdeck.engine.plans import BuildTotal, OfferedPlan, Piece, PieceId, Plan, PlanSum, Stock
from quarterdeck.games.pirates.fleets.fleet import USUAL
from quarterdeck.games.pirates.fleets.words import SAY

Number = Annotated[int, Meta(ge=0, le=999)]
Ids = Annotated[tuple[PieceId, ...], Meta(max_length=30)]


class PlannedShip(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship, and the crew and equipment that begin aboard, by ids."""

    ship: PieceId
    crew: Ids = ()
    equipment: Ids = ()


class FleetPlan(Plan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet by the ids of its pieces. It may be allowed or not."""

    total: BuildTotal = USUAL
    """The points that it may cost."""
    ships: Annotated[tuple[PlannedShip, ...], Meta(max_length=30)] = ()
    creatures: Ids = ()
    ashore: Annotated[tuple[PieceId, ...], Meta(max_length=60)] = ()
    """Crew and equipment that begin at home."""
    events: Ids = ()
    treasures: Ids = ()
    coins: Annotated[tuple[Number, ...], Meta(max_length=999)] = ()
    """The values of the coins; empty for the usual ones."""


class FleetPiece(Piece, frozen=True, kw_only=True, omit_defaults=True):
    """A piece that fleets are built with."""

    masts: int = 0
    cargo: int = 0
    move: str = ""
    cannons: str = ""
    """The rank and range of each cannon, from front to rear: `2L-3S`."""

    def figures(self) -> str:
        """Masts, cargo, move and cannons; empty for a piece without masts."""
        if not self.masts:
            return ""
        return SAY("piece-figures", masts=self.masts, cargo=self.cargo, move=self.move, cannons=self.cannons)


class OfferedFleet(OfferedPlan, frozen=True, kw_only=True):
    """A ready-made fleet that comes with the game."""

    plan: FleetPlan


class FleetStock(Stock, frozen=True, kw_only=True):
    """All pieces that fleets can be built with, and the ready-made fleets."""

    pieces: tuple[FleetPiece, ...]
    offered: tuple[OfferedFleet, ...]


class ShipSum(Struct, frozen=True):
    """What is aboard one ship of a fleet, in numbers."""

    crew_points: int
    equipment_points: int
    spaces: int
    """Her cargo spaces, including what links and crew add."""
    used: int
    """How many of her cargo spaces are taken."""


class FleetSum(PlanSum, frozen=True, kw_only=True):
    """What a fleet costs, and whether it is allowed."""

    ships: tuple[ShipSum, ...]
    """The ships, in the order of the plan; empty if a piece is unknown."""
    coins: tuple[int, ...]
    """The coins that it gives."""
