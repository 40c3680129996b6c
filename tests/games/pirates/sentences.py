"""Tables of scenarios with names for refusals and stories, and moves that are asked for in notation."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import Log
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.texts.kinds import EVENT_SLUGS, TERRAIN_SLUGS, TREASURE_SLUGS
from tests.games.pirates.table import Table


def named(table: Table) -> Table:
    """Ships, crew and islands are called as in the table's words."""
    ships = [f"ship-{k}" for k in range(int(table.catalog.ships))]
    islands = [f"island-{k}" for k in range(int(table.catalog.islands))]
    uniques = ["lamp", "map", "chest", *(TREASURE_SLUGS[effect] for effect in list(table.catalog.unique_effect)[3:])]
    events = [EVENT_SLUGS[effect] for effect in table.catalog.event_effect]
    forts = [f"fort-{k}" for k in range(int(table.catalog.forts))]
    table.catalog.names = [*ships, *table.crews, *uniques, *islands, *events, *forts]
    table.catalog.names += [f"{TERRAIN_SLUGS[kind]}-{k + 1}" for k, kind in enumerate(table.catalog.terrain_kind)]
    laid = [islands[int(card)] for card in table.position.islands.card[: len(table.position.waters.shores)]]
    table.position.names = [
        *table.units,
        *[""] * (60 - len(table.units)),
        *laid,
        *[""] * (64 - len(laid)),
        *table.catalog.names,
    ]
    return table


def refused(table: Table, text: str) -> Refusal:
    """The refusal of a move in notation; there is one."""
    position = named(table).position
    refusal = PIRATES.why_not(position, PIRATES.parse(position, text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def accepted(table: Table, text: str) -> bool:
    """Whether a move in notation is legal."""
    position = named(table).position
    return PIRATES.why_not(position, PIRATES.parse(position, text)) is None


def told(table: Table, *words: str, seat: int = -1) -> list[Sentence]:
    """What a reader is told of some moves, in the words of the table."""
    named(table).position.log = log = Log()
    table.do(*words)
    table.position.log = None
    return PIRATES.story(log.veiled(seat))
