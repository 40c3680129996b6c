"""Reads the pirates' content from TOML, adds the built-in content, and checks the whole."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec
import tomli
from msgspec import Struct, UnsetType

from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import pack, read_toml, refusing, slug
from quarterdeck.games.pirates.fleets.checks import problems_of
from quarterdeck.games.pirates.fleets.fleet import fleet_of
from quarterdeck.games.pirates.pack import SAY
from quarterdeck.games.pirates.pack.checks import check, check_names
from quarterdeck.games.pirates.pack.format import TABLES, Content, CrewFile, FleetFile, PackFile, ShipFile
from quarterdeck.games.pirates.pack.hints import hint_at
from quarterdeck.games.pirates.pack.pieces import ALL_SHIPS, Pieces, link_targets
from quarterdeck.games.pirates.pack.stowage import fill
from quarterdeck.games.pirates.pack.toml_text import row_text, rows_text, value_text
from quarterdeck.games.pirates.table.catalog import Catalog

FOLDER: Final = "content"
TITLE: Final = "\ntitle = "
"""Stands in the file of the game's own content that names it."""
RATINGS: Final = "ratings.toml"
"""How the offered fleets have done."""
PIECE_RATINGS: Final = "piece-ratings.toml"
"""What pieces add to the share of games that their fleets win."""
NO_CONTENT: Final = frozenset({RATINGS, PIECE_RATINGS})
"""Files of the folder that are no part of the pack."""
PACKS: Final = 48
"""How many packs are kept ready."""
NAMED: Final = frozenset({"island", "fleet"})
"""Tables whose rows are known by their names; all others by their ids."""
Row = TypeVar("Row", ShipFile, CrewFile)
_DIGITS: Final = 15
"""Hexadecimal digits of a digest that make a number below 2**60."""


# -- built in --------------------------------------------------------------------------------------


@cache
def built_in() -> Pack:
    """The game's own content as a pack."""
    return pack(built_in_content().title, built_in_text(), built_in=True)


@cache
def built_in_content() -> Content:
    """The game's own content, checked as any other."""
    with refusing(FOLDER, built_in_text(), PackFile):
        return whole_content(built_in_file())


@cache
def built_in_text() -> str:
    """The texts of the game's own content, joined as `join` does, but without reading them first: they are in order."""
    texts = folder_texts(files("quarterdeck.games.pirates") / FOLDER).values()
    titled_first = sorted(texts, key=lambda text: TITLE not in text)
    return "\n".join(text.rstrip() + "\n" for text in titled_first)


@cache
def built_in_file() -> PackFile:
    """The tables of the game's own content; strangers' texts are checked before they are read."""
    return msgspec.convert(tomli.loads(built_in_text()), PackFile)


# -- reading ---------------------------------------------------------------------------------------


def pack_of(file: str, content: str) -> Pack:
    """A pack that was read and found good, with all of the built-in content that it keeps; `PackError` if it is not."""
    whole = read_pack(file, content)
    text = whole_text(whole)
    if text == content:
        return pack(whole.title, content, built_in=False)  # whoever keeps both texts keeps one
    read_pack(file, text)
    return pack(whole.title, text, built_in=False)


def pack_of_folder(folder: Traversable) -> Pack:
    """A pack read from a folder of TOML files, one of which gives the title; an error names the faulty file."""
    text, starts = join(folder_texts(folder), folder.name)
    try:
        return pack_of(folder.name, text)
    except PackError as error:
        names = [name for name, start in starts if start < error.line]
        if not names:
            raise
        start = dict(starts)[names[-1]]
        raise PackError(f"{folder.name}/{names[-1]}", error.line - start, error.field, error.problem) from None


def read_pack(file: str, content: str) -> Content:
    """The content of a TOML text with the built-in content; refused as a whole, with line, row, field and value."""
    if content == built_in_text():
        return built_in_content()
    data: dict[str, object] = {}
    with refusing(file, content, PackFile, lambda path: hint_at(data, path)):
        data |= read_toml(content)
        return whole_content(msgspec.convert(data, PackFile))


def whole_content(given: PackFile) -> Content:
    """The given rows with the built-in content, checked."""
    number = {table: len(getattr(given, table)) for table in TABLES}
    whole = added(given)
    check(whole)
    check_names(whole, number)
    return fitting(whole, number)


def folder_texts(folder: Traversable) -> dict[str, str]:
    """The texts of a folder's TOML files by name, except for those that are no part of a pack."""
    found = {one.name: one for one in folder.iterdir() if one.name.endswith(".toml") and one.name not in NO_CONTENT}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


def join(texts: Mapping[str, str], folder: str) -> tuple[str, list[tuple[str, int]]]:
    """The texts of a folder joined, the one with the title first, and the number of lines before each."""
    parts: list[tuple[str, str]] = []
    for name, text in texts.items():
        with refusing(f"{folder}/{name}", text, PackFile):
            keys = [key for key, value in read_toml(text).items() if not is_table(value)]
            if "title" in keys:
                parts.insert(0, (name, text))
                continue
            if keys:
                raise Malformed(keys[0], SAY("outside-tables"))
        parts.append((name, text))
    starts: list[tuple[str, int]] = []
    lines = 0
    for name, text in parts:
        starts.append((name, lines))
        lines += len(text.rstrip().splitlines()) + 1
    return "\n".join(text.rstrip() + "\n" for _, text in parts), starts


def is_table(value: object) -> bool:
    """Whether a value is a table or a list of tables."""
    return isinstance(value, dict) or (isinstance(value, list) and all(isinstance(row, dict) for row in value))


# -- adding what is built in -----------------------------------------------------------------------


def added(given: PackFile) -> Content:
    """The given rows, then the built-in rows that they do not replace."""
    own = built_in_file()
    tables: dict[str, Sequence[Struct]] = {}
    for table in TABLES:
        rows: list[Struct] = getattr(given, table)
        known = {key_of(table, row) for row in rows}
        more: list[Struct] = [] if table in given.only else getattr(own, table)
        tables[table] = [*rows, *(row for row in more if key_of(table, row) not in known)]
    measures = own.measures if isinstance(given.measures, UnsetType) else given.measures
    if isinstance(given.measures, UnsetType) and "measures" in given.only:
        raise Malformed("only", SAY("measures-missing"))
    if not given.only and isinstance(given.measures, UnsetType) and not any(getattr(given, table) for table in TABLES):
        raise Malformed("", SAY("holds-nothing", tables=", ".join(["measures", *TABLES])))
    return msgspec.convert({"title": given.title, "measures": measures, **tables}, Content)


def key_of(table: str, row: Struct) -> str:
    """The key of a row in its table."""
    if table == "absent":
        return " ".join(str(value) for value in msgspec.structs.astuple(row))
    known_by: str = getattr(row, "name" if table in NAMED else "id")
    return slug(known_by) if table in NAMED else known_by


def fitting(content: Content, given: Mapping[str, int]) -> Content:
    """The content without built-in links and fleets that have become impossible or name missing pieces."""
    known = link_targets(content).keys() | {row.name for row in content.absent}
    ships = [*content.ship[: given["ship"]], *(linked(row, known) for row in content.ship[given["ship"] :])]
    crew = [*content.crew[: given["crew"]], *(linked(row, known) for row in content.crew[given["crew"] :])]
    content = msgspec.structs.replace(content, ship=ships, crew=crew)
    pieces = Pieces(content)
    more = [row for row in content.fleet[given["fleet"] :] if is_legal(pieces, row)]
    return msgspec.structs.replace(content, fleet=[*content.fleet[: given["fleet"]], *more])


def linked(row: Row, known: AbstractSet[str]) -> Row:
    """A ship or a crew with those of its links that name something."""
    links = [link for link in row.links if link in known or link.startswith(ALL_SHIPS)]
    return row if links == row.links else msgspec.structs.replace(row, links=links)


def is_legal(pieces: Pieces, file: FleetFile) -> bool:
    """Whether a fleet is possible with these pieces."""
    try:
        return not problems_of(pieces, fleet_of(pieces, file, "fleet"))
    except Malformed:
        return False


# -- writing ---------------------------------------------------------------------------------------


def whole_text(content: Content) -> str:
    """A content as the text of a pack to which nothing is added, so that a record holds everything it was played with."""
    head = [f"title = {value_text(content.title)}\n", f"only = {value_text(['measures', *TABLES])}\n"]
    parts = [row_text("[measures]", content.measures)]
    parts += [rows_text(table, rows) for table in TABLES if (rows := getattr(content, table))]
    return "".join(head) + "\n" + "\n".join(parts)


def schema() -> dict[str, object]:
    """The JSON schema of a pack; content/pack.schema.json is the same, written out."""
    return msgspec.json.schema(PackFile)


# -- for the rules ---------------------------------------------------------------------------------


def catalog_of(pack: Pack) -> Catalog:
    """The catalog of a pack that was read and found good; made once for each pack, shared by all its games."""
    return pieces_and_catalog(pack.content)[1]


def pieces_of(pack: Pack) -> Pieces:
    """The pieces of a pack by their ids."""
    return pieces_and_catalog(pack.content)[0]


def pack_in_play(text: str) -> Pack:
    """The pack of a game that goes on; its text was found good when the game began, and is not read again."""
    return pack(pieces_and_catalog(text)[0].content.title, text, built_in=False)


@lru_cache(PACKS)
def pieces_and_catalog(text: str) -> tuple[Pieces, Catalog]:
    """A pack in two forms: the words, and what the rules calculate with."""
    content = read_pack("pack", text)
    catalog = Catalog(text, int(hashlib.sha256(text.encode()).hexdigest()[:_DIGITS], 16))
    pieces = Pieces(content)
    fill(catalog, pieces)
    return pieces, catalog
