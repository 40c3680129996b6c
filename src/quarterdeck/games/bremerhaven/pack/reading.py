"""Bremerhaven's cards and printed numbers are content: read from TOML and checked as a whole."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import given_tables, pack, read_toml, refusing, whole_pack, with_own_tables
from quarterdeck.games.bremerhaven.pack import SAY
from quarterdeck.games.bremerhaven.pack.checks import check
from quarterdeck.games.bremerhaven.pack.format import (
    BuildingFile,
    ContractFile,
    HarborFile,
    NewsFile,
    PackFile,
    PriceFile,
    ProgressFile,
    ShipFile,
    WholePack,
)
from quarterdeck.games.bremerhaven.pack.hints import hint_at

BUILT_IN: Final = "cards.toml"
SCHEMA: Final = "pack.schema.json"


class Content(Struct, frozen=True, kw_only=True):
    """A whole pack, every kind of card in the order that numbers it."""

    title: str
    harbor: HarborFile
    progress: ProgressFile
    ships: list[ShipFile]
    contracts: list[ContractFile]
    buildings: list[BuildingFile]
    prices: list[PriceFile]
    news: list[NewsFile]


@cache
def built_in() -> Pack:
    """The game's own cards as a pack."""
    return pack(built_in_content().title, built_in_text(), built_in=True)


@cache
def built_in_text() -> str:
    """The text of the game's own cards."""
    return (files("quarterdeck.games.bremerhaven") / "content" / BUILT_IN).read_text(encoding="utf-8")


@cache
def built_in_content() -> Content:
    """The game's own cards."""
    return read_pack(BUILT_IN, built_in_text())


def pack_of(file: str, content: str) -> Pack:
    """A pack that was read and found good, with all that it leaves out; `PackError` if it is not."""
    return whole_pack(file, content, built_in_text(), lambda name, text: read_pack(name, text).title)


def read_pack(file: str, content: str) -> Content:
    """The content of a TOML text, parts it leaves out as built in; refused whole, with line, row and field."""
    with refusing(file, content, PackFile, hint_at):
        whole = complete(msgspec.convert(read_toml(content), PackFile))
        check(whole)
    return Content(
        title=whole.title,
        harbor=whole.harbor,
        progress=whole.progress,
        ships=whole.ship,
        contracts=whole.contract,
        buildings=whole.building,
        prices=whole.price,
        news=whole.news,
    )


def complete(file: PackFile) -> WholePack:
    """The pack, and the built-in for what it leaves out."""
    parts = given_tables(file)
    if len(parts) == 1:
        raise Malformed("", SAY("holds-nothing", tables=", ".join(PackFile.__struct_fields__[1:])))
    return with_own_tables(parts, built_in_text(), WholePack)


def schema() -> dict[str, object]:
    """The JSON schema of a pack; content/pack.schema.json is the same, written out."""
    return msgspec.json.schema(PackFile)
