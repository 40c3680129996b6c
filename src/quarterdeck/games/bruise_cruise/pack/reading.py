"""Bruise Cruise's chart, cards and supplies are content: read from TOML, checked as a whole, numbered for the rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct, UnsetType

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import given_tables, pack, read_toml, refusing, whole_pack, with_own_tables
from quarterdeck.games.bruise_cruise.pack import SAY
from quarterdeck.games.bruise_cruise.pack.checks import Bundle, Spot, bundle, check, pair, spot
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.format import REGION_NAMES, SUPPLY_NAMES, PackFile, Provenance, WholePack
from quarterdeck.games.bruise_cruise.pack.hints import hint_at

BUILT_IN: Final = ("chart.toml", "cards.toml")
"""Two files that are one text."""
BUILT_IN_NAME: Final = "caribbean.toml"
SCHEMA: Final = "pack.schema.json"
CHART_PARTS: Final = ("chart", "port", "card")
"""Tables that belong together, since ports are on the chart and cards name ports."""


class Port(Struct, frozen=True, kw_only=True):
    """One port: `space` is a number of a space, `region` 0 … 4 as `REGION_NAMES`."""

    name: str
    space: int
    region: int
    country: str
    provenance: Provenance


class Content(Struct, frozen=True, kw_only=True):
    """A whole pack in numbers: spaces by their place in `sea`, ports in the order of the pack.

    Action card a of port p is 2p, b is 2p + 1; Unfathomable cards follow in their own order.
    """

    title: str
    supplies: tuple[int, ...]
    """Life preservers, missiles, torpedoes, anchors, flags of each line."""
    chart_name: str
    chart_provenance: Provenance
    north_up: bool
    sea: list[Spot]
    land: list[Spot]
    cut: list[tuple[int, int]]
    triangle: list[int]
    bank: Spot | None
    island: Spot | None
    ports: list[Port]
    ratings: list[int]
    bundles: list[list[Bundle]]
    facts: list[str]
    card_provenance: list[Provenance]
    effects: list[int]
    """Numbers of `EFFECTS`."""
    effect_names: list[str]
    effect_texts: list[str]
    effect_provenance: list[Provenance]


@cache
def built_in() -> Pack:
    """The game's own Caribbean as a pack."""
    return pack(built_in_content().title, built_in_text(), built_in=True)


@cache
def built_in_text() -> str:
    """The text of the game's own Caribbean."""
    return "\n".join(
        (files("quarterdeck.games.bruise_cruise") / "content" / file).read_text(encoding="utf-8") for file in BUILT_IN
    )


@cache
def built_in_content() -> Content:
    """The game's own Caribbean in numbers."""
    return read_pack(BUILT_IN_NAME, built_in_text())


def pack_of(file: str, content: str) -> Pack:
    """A pack that was read and found good, with all that it leaves out; `PackError` if it is not."""
    return whole_pack(file, content, built_in_text(), lambda name, text: read_pack(name, text).title)


def read_pack(file: str, content: str) -> Content:
    """The content of a TOML text, parts it leaves out as built in; refused whole, with line, row and field."""
    with refusing(file, content, PackFile, hint_at):
        whole = complete(msgspec.convert(read_toml(content), PackFile))
        check(whole)
    return numbered(whole)


def complete(file: PackFile) -> WholePack:
    """The pack, and the built-in for what it leaves out."""
    parts = given_tables(file)
    chart = [key for key in CHART_PARTS if key in parts]
    if len(parts) == 1:
        raise Malformed("", SAY("holds-nothing"))
    if 0 < len(chart) < len(CHART_PARTS):
        raise Malformed(chart[0], SAY("chart-together", tables="-".join(chart)))
    return with_own_tables(parts, built_in_text(), WholePack)


def numbered(pack: WholePack) -> Content:
    """A checked pack in numbers."""
    chart = pack.chart
    space = {at: k for k, at in enumerate(chart.sea)}
    order = {(port.name, copy): 2 * k + n for k, port in enumerate(pack.port) for n, copy in enumerate("ab")}
    cards = sorted(pack.card, key=lambda card: order[card.port, card.copy])
    return Content(
        title=pack.title,
        supplies=tuple(getattr(pack.supplies, name) for name in SUPPLY_NAMES),
        chart_name=chart.name,
        chart_provenance=chart.provenance,
        north_up=chart.north == "up",
        sea=[spot(at) for at in chart.sea],
        land=[spot(at) for at in chart.land],
        cut=[(space[one], space[other]) for one, other in map(pair, chart.cut)],
        triangle=[space[at] for at in chart.triangle],
        bank=drawn(chart.bank),
        island=drawn(chart.island),
        ports=[
            Port(
                name=port.name,
                space=space[port.at],
                region=REGION_NAMES.index(port.region),
                country=port.country,
                provenance=port.provenance,
            )
            for port in pack.port
        ],
        ratings=[card.rating for card in cards],
        bundles=[[bundle(text) for text in card.exchange] for card in cards],
        facts=[card.fact for card in cards],
        card_provenance=[card.provenance for card in cards],
        effects=[EFFECTS.index(card.effect) for card in pack.unfathomable],
        effect_names=[card.name for card in pack.unfathomable],
        effect_texts=[card.text for card in pack.unfathomable],
        effect_provenance=[card.provenance for card in pack.unfathomable],
    )


def drawn(at: str | UnsetType) -> Spot | None:
    """A hexagon, if one is named."""
    return spot(at) if isinstance(at, str) else None


def schema() -> dict[str, object]:
    """The JSON schema of a pack; content/pack.schema.json is the same, written out."""
    return msgspec.json.schema(PackFile)
