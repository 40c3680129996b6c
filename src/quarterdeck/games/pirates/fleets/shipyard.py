"""The pirates' shipyard: pieces of a pack with what stands on them, and fleets judged by the rules of building (PI-2)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import tomli
from msgspec import Struct

from quarterdeck.engine.builder import Builder, Contents, Row, Section
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.drawing import SystemDice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Pack
from quarterdeck.engine.packs import no_toml, slug
from quarterdeck.engine.plans import Fault, Nation, PieceRating, Plan, Rating, Saying, Strength, StrengthPart
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.games.pirates.fleets import edits
from quarterdeck.games.pirates.fleets.checks import (
    Problem,
    capacity,
    charge_of,
    coins_of,
    crew_points,
    load,
    problems_of,
    unknown_pieces,
)
from quarterdeck.games.pirates.fleets.chosen import nation_drawn, offered_as
from quarterdeck.games.pirates.fleets.chosen import offered_fleets as offered_in
from quarterdeck.games.pirates.fleets.draws import matched_fleets, no_nation
from quarterdeck.games.pirates.fleets.fleet import (
    LONGEST_CODE,
    USUAL,
    Fleet,
    code_of,
    fleet_of,
    fleets_text,
    nation_of,
    read_code,
    read_fleets,
)
from quarterdeck.games.pirates.fleets.plan import FleetPiece, FleetPlan, FleetStock, FleetSum, OfferedFleet, ShipSum
from quarterdeck.games.pirates.fleets.strength import parts_of, strength_of, usual_strength
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.options import HIGHEST_TOTAL, LOWEST_TOTAL
from quarterdeck.games.pirates.pack.format import ANY, CreatureFile, CrewFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import ALL_SHIPS, AnyPiece, Pieces, rows_of
from quarterdeck.games.pirates.pack.reading import FOLDER, PIECE_RATINGS, RATINGS, built_in, pieces_of
from quarterdeck.games.pirates.pack.sentences import ABILITY, clause_of, effect_text, texts_of
from quarterdeck.games.pirates.table.catalog import NATIONS
from quarterdeck.messages.language import remembered

IN_FLEETS: Final = ("ship", "creature", "crew", "equipment", "event", "treasure")
"""Kinds of pieces that fleets are built of."""
COLOURS: Final = {
    "american": "#2f4b8f",
    "barbary": "#c77f1a",
    "cursed": "#4f7f4a",
    "english": "#b3262e",
    "french": "#3f7fd1",
    "jade": "#1f9e83",
    "mercenary": "#7a7f87",
    "pirate": "#6d5a49",
    "spanish": "#d4b12a",
    "viking": "#7d4a9e",
}
BESIDE_SHIPS: Final = ("creatures", "ashore", "events", "treasures")
"""The lists of a fleet besides its ships."""
YARDS: Final = 48
NAMES: Final = 1_000_000
"""Drawn fleets are named by numbers below this, so that those that somebody saves do not have the same name."""
EXAMPLE: Final = "40.hms-titan~captain"
"""A fleet as a short text."""
TOML_SIGNS: Final = frozenset("=[\n")
"""Signs of TOML that appear in no short text and in no name."""


class FleetRating(Rating, frozen=True):
    """A row of content/ratings.toml: a fleet as a short text, and how it has done."""

    fleet: str


class Ratings(Struct, frozen=True, forbid_unknown_fields=True):
    """That file."""

    rating: list[FleetRating] = []


class PieceRatings(Struct, frozen=True, forbid_unknown_fields=True):
    """What content/piece-ratings.toml holds."""

    games: int
    """The number of all games."""
    player: str
    """The bot that played both sides."""
    total: int
    """The build total of the fleets."""
    rating: dict[str, tuple[int, int, int, int]]
    """For each piece that has played often enough the four numbers of its `PieceRating`, in their order."""

    def by_piece(self) -> dict[str, PieceRating]:
        """The ratings by the ids of the pieces."""
        return {piece: PieceRating(*numbers) for piece, numbers in self.rating.items()}


class PiratesShipyard(Builder):
    """The fleets of one pack."""

    plan = FleetPlan
    columns = ("masts",)

    def __init__(self, pieces: Pieces, *, own: bool) -> None:
        self._pieces = pieces
        stock = stock_of(pieces, ratings() if own else {}, piece_ratings().by_piece() if own else {})
        self._stock = msgspec.structs.replace(
            stock, pack="" if own else pieces.content.title, rated_games=piece_ratings().games if own else 0
        )

    def stock(self) -> FleetStock:
        return self._stock

    def judge(self, plan: Plan, total: int | None = None) -> FleetSum:
        pieces, fleet = self._pieces, fleet_from(plan)
        known = not list(unknown_pieces(pieces, fleet))
        charge = charge_of(pieces, fleet) if known else None
        return FleetSum(
            code=code_of(pieces, fleet),
            nation=nation_of(pieces, fleet),
            points=charge.points if charge else 0,
            allowed=charge.allowed if charge else fleet.total,
            ships=tuple(ship_sums(pieces, fleet)) if known else (),
            coins=coins_of(pieces, fleet),
            faults=tuple(fault_of(problem) for problem in problems_of(pieces, fleet, total)),
            toml=fleets_text(pieces, [fleet]) if known else "",
            strength=strength(pieces, fleet) if known else None,
        )

    def contents(self, plan: Plan) -> Contents:
        fleet = fleet_from(plan)
        known = not list(unknown_pieces(self._pieces, fleet))
        sums = list(ship_sums(self._pieces, fleet)) if known else [None] * len(fleet.ships)
        rows: list[Row] = []
        for k, (manned, ship) in enumerate(zip(fleet.ships, sums, strict=True), 1):
            taken = "" if ship is None else SAY("fleet-spaces-taken", used=ship.used, spaces=ship.spaces)
            rows.append(Row(manned.ship, f"{k}. ", taken))
            rows.extend(Row(one, inside=True) for one in (*manned.crew, *manned.equipment))
        others = {name: getattr(fleet, name) for name in BESIDE_SHIPS}
        coins = " ".join(map(str, coins_of(self._pieces, fleet)))
        return Contents(
            (
                Section("", tuple(rows)),
                *(
                    Section(SAY("fleet-list", list=name), tuple(Row(one, inside=True) for one in ids))
                    for name, ids in others.items()
                    if ids
                ),
            ),
            (SAY("fleet-coins", coins=coins),),
        )

    def called(self, plan: Plan) -> str:
        names = {piece.id: piece.name for piece in self._stock.pieces}
        return ", ".join(names.get(manned.ship, manned.ship) for manned in fleet_from(plan).ships)

    def read(self, text: str) -> tuple[FleetPlan, ...]:
        wanted = text.strip()
        for offered in self._stock.offered:
            if slug(offered.plan.name) == slug(wanted):
                return (offered.plan,)
        if not TOML_SIGNS & set(wanted) and not wanted[:1].isdigit() and len(wanted) <= LONGEST_CODE:
            raise Malformed("", SAY("no-fleet", written=repr(wanted), example=EXAMPLE))
        if not TOML_SIGNS & set(wanted):
            return (plan_of(read_code(self._pieces, wanted)),)
        try:
            return tuple(plan_of(fleet) for fleet in read_fleets(self._pieces, text))
        except tomli.TOMLDecodeError as error:
            raise Malformed("", no_toml(error)) from None

    def write_out(self, text: str) -> str:
        if nation_drawn(text) is not None:
            return text
        fleet = offered_as(offered_in(self._pieces), text)
        return text if fleet is None else code_of(self._pieces, fleet)

    def add(self, plan: Plan, text: str) -> FleetPlan:
        return plan_of(edits.add(self._pieces, fleet_from(plan), text))

    def drop(self, plan: Plan, text: str) -> FleetPlan:
        return plan_of(edits.drop(self._pieces, fleet_from(plan), text))

    def write(self, plans: tuple[Plan, ...]) -> str:
        fleets = [fleet_from(plan) for plan in plans]
        for k, fleet in enumerate(fleets):
            for problem in unknown_pieces(self._pieces, fleet):
                raise Malformed(f"fleet[{k}].{problem.path}", f"{problem.sentence.rstrip('.')} ({problem.clause})")
        return fleets_text(self._pieces, fleets)

    def draw(self, total: int, nation: str, seed: int | None = None, number: int = 1) -> tuple[FleetPlan, ...]:
        if total not in range(LOWEST_TOTAL, HIGHEST_TOTAL + 1):
            raise Malformed("total", SAY("draw-total", total=total, least=LOWEST_TOTAL, most=HIGHEST_TOTAL))
        if nation not in {"", ANY, *NATIONS}:
            raise Malformed("nation", no_nation(self._pieces, total, nation))
        dice = [SystemDice() if seed is None else seeded(seed + k, 0) for k in range(number)]
        fleets = matched_fleets(self._pieces, total, [(one, nation) for one in dice])
        numbers = [secrets.randbelow(NAMES) if seed is None else seed + k for k in range(number)]
        names = [SAY("fleet-drawn", number=str(one)) for one in numbers]
        return tuple(
            msgspec.structs.replace(plan_of(fleet), name=name) for fleet, name in zip(fleets, names, strict=True)
        )


@remembered(YARDS)
def shipyard_of(text: str) -> PiratesShipyard:
    """The shipyard of a pack's text that was read and found good; made once."""
    return PiratesShipyard(pieces_of(Pack("", "", text)), own=text == built_in().content)


def shipyard(pack: Pack | None) -> PiratesShipyard:
    """The shipyard of a pack, or of the built-in content."""
    return shipyard_of((pack or built_in()).content)


# -- plans -------------------------------------------------------------------------------------------


def fleet_from(plan: Plan) -> Fleet:
    """The fleet that a plan means."""
    return msgspec.convert(msgspec.to_builtins(plan), Fleet)


def plan_of(fleet: Fleet) -> FleetPlan:
    """The plan of a fleet; `Malformed` if it is larger than any plan may be."""
    try:
        return msgspec.convert(msgspec.to_builtins(fleet), FleetPlan)
    except msgspec.ValidationError as error:
        raise Malformed("", SAY("fleet-too-large", error=str(wrong_field(error, FleetPlan)))) from None


def fault_of(problem: Problem) -> Fault:
    """A problem as everybody sees it."""
    return Fault(problem.path, problem.clause, problem.sentence)


def ship_sums(pieces: Pieces, fleet: Fleet) -> Iterator[ShipSum]:
    """The sums of each ship."""
    for manned in fleet.ships:
        equipment = sum(pieces.equipment[item].points for item in manned.equipment)
        yield ShipSum(crew_points(pieces, manned), equipment, capacity(pieces, fleet, manned), load(pieces, manned))


def strength(pieces: Pieces, fleet: Fleet) -> Strength:
    """How strong a fleet probably is, and why."""
    parts = [StrengthPart(SAY("fleet-part", part=one.key), one.number, one.worth) for one in parts_of(pieces, fleet)]
    return Strength(strength_of(pieces, fleet), usual_strength(fleet.total), tuple(parts))


# -- stock -------------------------------------------------------------------------------------------


def stock_of(pieces: Pieces, rated: Mapping[str, FleetRating], rated_pieces: Mapping[str, PieceRating]) -> FleetStock:
    """Everything that fleets are built of, and the fleets on offer."""
    found = [(kind, row) for kind in IN_FLEETS for row in rows_of(pieces.content, kind)]
    sayings = {key: saying for kind, row in found for key, saying in sayings_of(kind, row)}
    listed = tuple(piece_of(pieces, kind, row, rated_pieces.get(row.id)) for kind, row in found)
    return FleetStock(
        kinds=IN_FLEETS,
        nations=tuple(Nation(one, SAY("target-nation", nation=one), COLOURS[one]) for one in NATIONS),
        sets=tuple(dict.fromkeys([*(piece.set for piece in listed if piece.set), *reprinted_in(listed)])),
        total=USUAL,
        least=LOWEST_TOTAL,
        most=HIGHEST_TOTAL,
        pieces=listed,
        sayings=sayings,
        offered=tuple(offered_fleets(pieces, rated)),
    )


def reprinted_in(listed: Iterable[FleetPiece]) -> Iterator[str]:
    """The sets of other prints, which stand before the number."""
    for piece in listed:
        yield from (one.rpartition(" ")[0] for one in piece.also)


def piece_of(pieces: Pieces, kind: str, row: AnyPiece, rating: PieceRating | None) -> FleetPiece:
    """A row of the pack as fleets show it."""
    cannons = row.cannons if isinstance(row, ShipFile | CreatureFile) else ""
    return FleetPiece(
        id=row.id,
        name=row.name,
        kind=kind,
        points=getattr(row, "points", 0),
        nation=getattr(row, "nation", ""),
        set=text_of(row, "set"),
        number=text_of(row, "number"),
        also=tuple(getattr(row, "also", ())),
        masts=len(cannons.split("-")) if cannons else 0,
        cargo=getattr(row, "cargo", 0),
        move=getattr(row, "move", ""),
        cannons=cannons,
        says=tuple(key for key, _ in sayings_of(kind, row)),
        links=tuple(link_words(pieces, row)),
        why_not="" if row.playable else text_of(row, "reason"),
        provenance=row.provenance,
        rating=rating,
    )


def text_of(row: AnyPiece, field: str) -> str:
    """A field that a row may lack."""
    value = getattr(row, field, "")
    return value if isinstance(value, str) else ""


def link_words(pieces: Pieces, row: AnyPiece) -> Iterator[str]:
    """The names to which a row is linked."""
    for link in row.links if isinstance(row, ShipFile | CrewFile) else ():
        if link.startswith(ALL_SHIPS):
            yield SAY("linked-nation", nation=SAY("target-nation", nation=link.removeprefix(ALL_SHIPS)))
        else:
            known = pieces.row(link)
            yield known.name if known else link


def sayings_of(kind: str, row: AnyPiece) -> Iterator[tuple[str, Saying]]:
    """What stands on a piece, by keys that are the same on all pieces that say the same."""
    effects = getattr(row, "effects", None)
    family = kind if effects is None else ABILITY
    for effect in [getattr(row, "effect", "")] if effects is None else effects:
        one = effect.partition(":")[0]
        said = next(text for text in texts_of(family) if text.slug == one)
        text = effect_text(family, effect)
        yield f"{family}/{effect}", Saying(clause_of(family, one), text, said.provenance)


# -- offered fleets ------------------------------------------------------------------------------------


@cache
def ratings() -> dict[str, FleetRating]:
    """The results of the offered fleets, by their short texts."""
    return read_ratings(content_text(RATINGS))


@cache
def piece_ratings() -> PieceRatings:
    """What the pieces of the built-in content add."""
    return msgspec.toml.decode(content_text(PIECE_RATINGS), type=PieceRatings)


def content_text(name: str) -> str:
    """The text of a file beside the built-in content."""
    return (files("quarterdeck.games.pirates") / FOLDER / name).read_text(encoding="utf-8")


def read_ratings(text: str) -> dict[str, FleetRating]:
    """The ratings that a file holds, by the short texts of the fleets."""
    found = msgspec.toml.decode(text, type=Ratings)
    return {row.fleet: row for row in found.rating}


def offered_fleets(pieces: Pieces, rated: Mapping[str, FleetRating]) -> Iterator[OfferedFleet]:
    """The fleets of the pack, with anything known about their strength."""
    for k, row in enumerate(pieces.content.fleet):
        fleet = fleet_of(pieces, row, f"fleet[{k}]")
        code = code_of(pieces, fleet)
        rating = rated.get(code)
        yield OfferedFleet(
            plan=plan_of(fleet),
            code=code,
            nation=nation_of(pieces, fleet),
            points=charge_of(pieces, fleet).points,
            rating=msgspec.convert(rating, Rating, from_attributes=True) if rating else None,
        )
