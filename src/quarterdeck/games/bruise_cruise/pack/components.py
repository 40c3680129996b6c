"""The cards and ports of a pack of Bruise Cruise, for people who write files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise.pack.reading import Port, built_in
from quarterdeck.games.bruise_cruise.pack.tables import Tables, tables_of
from quarterdeck.games.bruise_cruise.picture.cards import printed_words
from quarterdeck.games.bruise_cruise.picture.sheet import LETTERS
from quarterdeck.games.bruise_cruise.picture.view import SAY
from quarterdeck.games.bruise_cruise.words import names

NAMED_BY_THE_RULEBOOK: Final = frozenset({"Cape Canaveral", "George Town", "Hamilton", "Havana", "Santiago", "Tampa"})
"""In its text and its figures; Tortola and New Orleans are named elsewhere."""


def components(text: str) -> list[Component]:
    """Every card and every port of a pack that was read and found good before."""
    tables = tables_of(text)
    return [*cards(text, tables), *ports(tables, own=text == built_in().content)]


def cards(text: str, tables: Tables) -> Iterator[Component]:
    """Action cards by their ports, then Unfathomable cards."""
    content, actions = tables.content, int(tables.chart.actions)
    for card, name in enumerate(tables.cards):
        strange = card >= actions
        shown = "unfathomable" if strange else port_drawing(content.ports[card // 2].region)
        yield Component(
            id=name,
            kind="unfathomable card" if strange else "action card",
            name=names.card_name(tables.chart, card),
            text=printed_words(text, card),
            provenance=content.effect_provenance[card - actions] if strange else content.card_provenance[card],
            drawings=(shown,),
            roles=(shown,),
        )


def ports(tables: Tables, *, own: bool) -> Iterator[Component]:
    """Ports by name, each with its space; `own`: the pack is the game's own."""
    for port in tables.content.ports:
        yield Component(
            id=slug(port.name),
            kind="port",
            name=names.printed(port.name),
            text=SAY(
                "port-listed",
                country=names.printed(port.country),
                region=names.region(port.region),
                space=tables.spots[port.space],
            ),
            provenance="reconstructed" if own else port.provenance,
            note=known_name(port) if own else "",
            drawings=(port_drawing(port.region),),
            roles=(port_drawing(port.region),),
        )


def known_name(port: Port) -> str:
    """The source of the name of a port on our own chart; empty for an invented name. No source gives its region or place."""
    if port.provenance != "published":
        return ""
    return "from the rulebook: name" if port.name in NAMED_BY_THE_RULEBOOK else "published: name"


def port_drawing(region: int) -> str:
    """The drawing of a port in its region, and its role."""
    return f"port-{LETTERS[region].lower()}"
