"""Fleets: ships with crew and equipment, creatures, Events and treasure; as TOML, and as a short text to share (PI-2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import read_toml
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.format import ANY, LARGEST_BUILD, FleetFile, ManningFile
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.toml_text import rows_text

USUAL: Final = 40
"""The recommended build total (PI-2.3)."""
ABOARD: Final = "~"
BESIDE: Final = "."
COINS: Final = "_"
LONGEST_CODE: Final = 4_000
_COINS: Final = re.compile(rf"{COINS}[0-7]+$")
_TOTAL: Final = re.compile(r"[1-9][0-9]{0,2}$")
_NAME: Final = re.compile(r"[^\W_][\w-]*")


class Manned(Struct, frozen=True):
    """A ship and what begins aboard, by ids."""

    ship: str
    crew: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


class Fleet(Struct, frozen=True, kw_only=True):
    """What a player brings to the table, by ids. Nothing of it need be legal: fleets/checks.py tells."""

    name: str = ""
    total: int = USUAL
    """The build total that it is for."""
    ships: tuple[Manned, ...] = ()
    creatures: tuple[str, ...] = ()
    ashore: tuple[str, ...] = ()
    """Crew and equipment that begin on the home island (PI-4.1, PI-4.11)."""
    events: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    """Unique treasures given among the coins (PI-5.4)."""
    coins: tuple[int, ...] = ()
    """Values of the coins given; none: the usual ones."""


# -- what it is made of ----------------------------------------------------------------------------


def nation_of(pieces: Pieces, fleet: Fleet) -> str:
    """The nation of all its ships and creatures, or `any` if there are several, as there may be (PI-2.5)."""
    nations = {pieces.ships[manned.ship].nation for manned in fleet.ships if manned.ship in pieces.ships}
    nations |= {pieces.creatures[one].nation for one in fleet.creatures if one in pieces.creatures}
    return nations.pop() if len(nations) == 1 else ANY


def fleet_of(pieces: Pieces, file: FleetFile, path: str) -> Fleet:
    """The fleet that a row of a file means; `Malformed` with the path of an id that is none, or of another kind."""
    ships = []
    for k, row in enumerate(file.ships):
        at = f"{path}.ships[{k}]"
        expect(pieces, f"{at}.ship", row.ship, "ship")
        nation = pieces.ships[row.ship].nation
        crew = tuple(pieces.find_crew(one, nation) for one in row.crew)
        expect_all(pieces, f"{at}.crew", crew, "crew")
        expect_all(pieces, f"{at}.equipment", row.equipment, "equipment")
        ships.append(Manned(row.ship, crew, tuple(row.equipment)))
    expect_all(pieces, f"{path}.creatures", file.creatures, "creature")
    expect_all(pieces, f"{path}.ashore", file.ashore, "crew", "equipment")
    expect_all(pieces, f"{path}.events", file.events, "event")
    expect_all(pieces, f"{path}.treasures", file.treasures, "treasure")
    return Fleet(
        name=file.name,
        total=file.total,
        ships=tuple(ships),
        creatures=tuple(file.creatures),
        ashore=tuple(file.ashore),
        events=tuple(file.events),
        treasures=tuple(file.treasures),
        coins=tuple(file.coins),
    )


def expect(pieces: Pieces, path: str, piece: str, *kinds: str) -> None:
    """The piece is of one of the kinds."""
    kind = pieces.kind(piece)
    if kind in kinds:
        return
    wanted = SAY("pieces-wanted", kinds="-".join(kinds))
    if not kind:
        raise Malformed(path, SAY("piece-unknown", piece=repr(piece), wanted=wanted))
    clause = "PI-18.5" if kind == "creature" else "PI-2.1"
    raise Malformed(path, SAY("piece-of-other-kind", piece=repr(piece), kind=kind, wanted=wanted, clause=clause))


def expect_all(pieces: Pieces, path: str, found: Iterable[str], *kinds: str) -> None:
    """All of them are."""
    for k, piece in enumerate(found):
        expect(pieces, f"{path}[{k}]", piece, *kinds)


# -- TOML ------------------------------------------------------------------------------------------


class Fleets(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of fleets."""

    fleet: list[FleetFile]


def file_of(pieces: Pieces, fleet: Fleet) -> FleetFile:
    """The fleet as a row of a file."""
    return FleetFile(
        name=fleet.name or "Fleet",
        nation=nation_of(pieces, fleet),
        total=fleet.total,
        ships=[ManningFile(ship=one.ship, crew=list(one.crew), equipment=list(one.equipment)) for one in fleet.ships],
        creatures=list(fleet.creatures),
        ashore=list(fleet.ashore),
        events=list(fleet.events),
        treasures=list(fleet.treasures),
        coins=list(fleet.coins),
    )


def fleets_text(pieces: Pieces, fleets: Sequence[Fleet]) -> str:
    """Fleets as a TOML text."""
    return rows_text("fleet", [file_of(pieces, fleet) for fleet in fleets])


def read_fleets(pieces: Pieces, text: str) -> list[Fleet]:
    """The fleets of a TOML text; `Malformed` with the path of the field, or `TOMLDecodeError` if it is not TOML."""
    try:
        files = msgspec.convert(read_toml(text), Fleets)
    except msgspec.ValidationError as error:
        raise wrong_field(error, Fleets) from None
    return [fleet_of(pieces, file, f"fleet[{k}]") for k, file in enumerate(files.fleet)]


# -- short text ------------------------------------------------------------------------------------


def code_of(pieces: Pieces, fleet: Fleet) -> str:
    """The fleet as a text that may stand in a link: `40.hms-titan~captain~helmsman.hms-albion~explorer`.

    First the build total, then every ship with what is aboard, then all else; coins as `_11122233`. Its name is not in it.
    """
    parts = [str(fleet.total)]
    for manned in fleet.ships:
        ship = pieces.ships.get(manned.ship)
        crew = [pieces.short(one, ship.nation) if ship else one for one in manned.crew]
        parts.append(ABOARD.join([manned.ship, *crew, *manned.equipment]))
    parts += [*fleet.creatures, *fleet.ashore, *fleet.events, *fleet.treasures]
    if fleet.coins:
        parts.append(COINS + "".join(str(coin) for coin in fleet.coins))
    return BESIDE.join(parts)


def read_code(pieces: Pieces, code: str, name: str = "") -> Fleet:
    """The fleet of a short text; `Malformed` names the part, counted from 1, that means nothing."""
    if len(code) > LONGEST_CODE:
        raise Malformed("", SAY("text-too-long", length=len(code), most=LONGEST_CODE))
    total, *parts = code.strip().split(BESIDE)
    if not _TOTAL.fullmatch(total):
        raise Malformed(SAY("text-part", number=1), SAY("no-build-total", written=repr(total), most=LARGEST_BUILD))
    ships: list[Manned] = []
    found: dict[str, list[str]] = {kind: [] for kind in ("creature", "ashore", "event", "treasure")}
    coins: tuple[int, ...] = ()
    for k, part in enumerate(parts, start=2):
        piece, *aboard = part.split(ABOARD)
        kind = pieces.kind(piece)
        path = SAY("text-part", number=k)
        if kind == "ship":
            ships.append(read_manned(pieces, path, piece, aboard))
        elif _COINS.fullmatch(part) and not coins:
            coins = tuple(int(digit) for digit in part[1:])
        else:
            found[place_of(path, kind, part)].append(part)
    return Fleet(
        name=name,
        total=int(total),
        ships=tuple(ships),
        creatures=tuple(found["creature"]),
        ashore=tuple(found["ashore"]),
        events=tuple(found["event"]),
        treasures=tuple(found["treasure"]),
        coins=coins,
    )


def place_of(path: str, kind: str, part: str) -> str:
    """The place in a fleet of pieces of that kind that are not aboard a ship."""
    if ABOARD in part and kind:
        raise Malformed(path, SAY("ships-carry", written=repr(part)))
    if kind in {"crew", "equipment"}:
        return "ashore"
    if kind not in {"creature", "event", "treasure"}:
        if not kind and _NAME.fullmatch(part):
            raise Malformed(path, SAY("no-ship-or-crew", written=part))
        raise Malformed(path, SAY("no-piece", written=repr(part)))
    return kind


def read_manned(pieces: Pieces, path: str, ship: str, aboard: Sequence[str]) -> Manned:
    """A ship with what follows her."""
    crew: list[str] = []
    equipment: list[str] = []
    for text in aboard:
        piece = pieces.find_crew(text, pieces.ships[ship].nation)
        expect(pieces, path, piece, "crew", "equipment")
        (crew if pieces.kind(piece) == "crew" else equipment).append(piece)
    return Manned(ship, tuple(crew), tuple(equipment))
