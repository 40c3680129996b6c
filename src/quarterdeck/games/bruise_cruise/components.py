"""The cards and ports of a pack of Bruise Cruise, for those who write files."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise import words
from quarterdeck.games.bruise_cruise.cards import printed_words
from quarterdeck.games.bruise_cruise.sheet import LETTERS
from quarterdeck.games.bruise_cruise.tables import Tables, tables_of
from quarterdeck.games.bruise_cruise.view import SAY


def components(text: str) -> list[Component]:
    """Every card and every port of a pack that was read and found good before."""
    tables = tables_of(text)
    return [*cards(text, tables), *ports(tables)]


def cards(text: str, tables: Tables) -> Iterator[Component]:
    """Action cards by their ports, then Unfathomable cards."""
    content, actions = tables.content, int(tables.chart.actions)
    for card, name in enumerate(tables.cards):
        strange = card >= actions
        shown = "unfathomable" if strange else port_drawing(content.ports[card // 2].region)
        yield Component(
            id=name,
            kind="unfathomable card" if strange else "action card",
            name=str(tables.chart.names[card]),
            text=printed_words(text, card),
            provenance=content.effect_provenance[card - actions] if strange else content.card_provenance[card],
            drawings=(shown,),
            roles=(shown,),
        )


def ports(tables: Tables) -> Iterator[Component]:
    """Ports by name, each with its space."""
    for port in tables.content.ports:
        yield Component(
            id=slug(port.name),
            kind="port",
            name=port.name,
            text=SAY(
                "port-listed", country=port.country, region=words.region(port.region), space=tables.spots[port.space]
            ),
            provenance=port.provenance,
            drawings=(port_drawing(port.region),),
            roles=(port_drawing(port.region),),
        )


def port_drawing(region: int) -> str:
    """The drawing of a port in its region, and its role."""
    return f"port-{LETTERS[region].lower()}"
