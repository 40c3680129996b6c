"""The cards of a pack of Bremerhaven, for people who write files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from quarterdeck.engine.clauses import Component, Origin
from quarterdeck.games.bremerhaven.pack.format import UNKNOWN, Row
from quarterdeck.games.bremerhaven.pack.tables import Tables, tables_of
from quarterdeck.games.bremerhaven.picture.view import SAY
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import building_words, contract_words, price_words, ship_words

FLEET: Final = "fleet"
"""The role of ships, trains and trucks."""


def components(text: str) -> list[Component]:
    """Every card of a pack that was read and found good before."""
    tables = tables_of(text)
    return [*ships(text, tables), *contracts(text, tables), *buildings(text, tables), *prices(tables), *news(tables)]


def ships(text: str, tables: Tables) -> Iterator[Component]:
    """Ship cards."""
    for k, card in enumerate(tables.content.ships):
        yield Component(
            id=tables.ships[k],
            kind="ship",
            name=names.printed(card.name),
            text=ship_words(text, k),
            provenance=mostly_from(card),
            note=other_fields(card),
            drawings=(f"ship-{card.cargo}",),
            roles=(FLEET,),
        )


def contracts(text: str, tables: Tables) -> Iterator[Component]:
    """Contract cards."""
    for k, card in enumerate(tables.content.contracts):
        yield Component(
            id=tables.contracts[k],
            kind="contract",
            name=names.printed(card.name),
            text=contract_words(text, k),
            provenance=mostly_from(card),
            note=other_fields(card),
            drawings=(*card.needs, card.transport),
            roles=(*goods_roles(card.needs), FLEET),
        )


def buildings(text: str, tables: Tables) -> Iterator[Component]:
    """Building cards."""
    for k, card in enumerate(tables.content.buildings):
        yield Component(
            id=tables.buildings[k],
            kind="building",
            name=names.printed(card.name),
            text=building_words(text, k),
            provenance=mostly_from(card),
            note=other_fields(card),
            drawings=tuple(card.produce),
            roles=goods_roles(card.produce),
        )


def prices(tables: Tables) -> Iterator[Component]:
    """Price cards."""
    for k, card in enumerate(tables.content.prices):
        yield Component(
            id=tables.prices[k],
            kind="price card",
            name=tables.prices[k],
            text=price_words(card.prices),
            provenance=mostly_from(card),
            note=other_fields(card),
        )


def news(tables: Tables) -> Iterator[Component]:
    """Newspaper cards, by their events."""
    for k, card in enumerate(tables.content.news):
        yield Component(
            id=tables.events[k],
            kind="newspaper card",
            name=names.printed(card.event),
            text=SAY("news-listed", advance=card.advance, space=card.space, text=names.printed(card.text)),
            provenance=mostly_from(card),
            note=other_fields(card),
            drawings=("paper",),
            roles=("icon",),
        )


def goods_roles(goods: Iterable[str]) -> tuple[str, ...]:
    """The roles in which goods are drawn."""
    return tuple(f"good-{one}" for one in goods)


def mostly_from(row: Row) -> Origin:
    """Where a card comes from, except for the fields that `other_fields` names."""
    return row.provenance if isinstance(row.provenance, str) else UNKNOWN


def other_fields(row: Row) -> str:
    """The fields of a card with another source than most, if sources go by field: `from the rulebook: name, text`."""
    if isinstance(row.provenance, str):
        return ""
    fields: dict[str, list[str]] = {}
    for field, source in row.provenance.items():
        fields.setdefault(source, []).append(SAY("listed-field", field=field))
    return "; ".join(SAY("listed-source", source=source, fields=", ".join(named)) for source, named in fields.items())
