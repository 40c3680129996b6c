"""Turns the words of a pack into the numbers of its catalog, row by row (table/catalog.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import append, vec  # plain Python: made once for a pack
from msgspec import UnsetType
from mypy_extensions import i64  # plain Python: made once for a pack

from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.geometry.forms import Form, creature_form, ship_form
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.pack.checks import hull_of, masts_of
from quarterdeck.games.pirates.pack.format import (
    TOWED,
    Content,
    CreatureFile,
    CrewFile,
    EquipmentFile,
    FortFile,
    HullFile,
    ShipFile,
)
from quarterdeck.games.pirates.pack.pieces import Pieces, links_of
from quarterdeck.games.pirates.pack.shapes import points_of
from quarterdeck.games.pirates.table.catalog import ANY_NATION, MAST_PLACES, MOVES, NATIONS, Catalog
from quarterdeck.games.pirates.texts.abilities import SPACELESS, TWO_WORDS, WORD
from quarterdeck.games.pirates.texts.writing import Deed, read_ability, read_deed

MEASURES: Final = "SL"
"""In the order that numbers them."""
NOTHING: Final = Deed(-1)


class Abilities:
    """The abilities of a row as sets: which, and what those with targets aim at that speak in games."""

    def __init__(self, effects: Iterable[str]) -> None:
        self.has = 0
        self.aims = {"gunner": 0, "hated": 0, "friend": 0, "bond": 0}
        for effect in effects:
            ability = read_ability("effects", effect)
            self.has |= 1 << ability.number
            name = effect.partition(":")[0]
            if name in self.aims:
                self.aims[name] |= ability.targets

    @property
    def low(self) -> int:
        """Those with numbers below WORD."""
        return self.has & ((1 << int(WORD)) - 1)

    @property
    def high(self) -> int:
        """Those from WORD on."""
        return self.has >> int(WORD) & ((1 << int(WORD)) - 1)

    @property
    def top(self) -> int:
        """Those from TWO_WORDS on."""
        return self.has >> int(TWO_WORDS)


def fill(catalog: Catalog, pieces: Pieces) -> None:
    """All rows of a content that was checked go into an empty catalog."""
    content = pieces.content
    measures = content.measures
    catalog.measure = column((measures.short, measures.long))
    catalog.width = column((measures.table_two[0], measures.table_more[0]))
    catalog.height = column((measures.table_two[1], measures.table_more[1]))
    catalog.coins = column(measures.coins)
    fill_ships(catalog, content)
    fill_crew(catalog, content)
    fill_links(catalog, content)
    fill_uniques(catalog, content)
    fill_islands(catalog, content)
    fill_events_and_forts(catalog, content)
    fill_terrain(catalog, content)
    catalog.names = [
        *(row.id for row in ships_of(content)),
        *(row.id for row in crew_of(content)),
        *(row.id for row in content.treasure),
        *(slug(row.name) for row in content.island),
        *(row.id for row in content.event),
        *(row.id for row in content.fort),
        *(row.id for row in content.terrain),
    ]


def ships_of(content: Content) -> list[ShipFile | CreatureFile]:
    """Ships, then sea creatures, in the order of the catalog."""
    return [*content.ship, *content.creature]


def crew_of(content: Content) -> list[CrewFile | EquipmentFile]:
    """Crew, then equipment, in the order of the catalog."""
    return [*content.crew, *content.equipment]


# -- ships -----------------------------------------------------------------------------------------


def fill_ships(catalog: Catalog, content: Content) -> None:
    """Ships and sea creatures."""
    rows = ships_of(content)
    abilities = [Abilities(row.effects) for row in rows]
    catalog.ships = len(rows)
    catalog.cost = column(row.points for row in rows)
    catalog.nation = column(NATIONS.index(row.nation) for row in rows)
    catalog.masts = column(masts_of(row.cannons) for row in rows)
    catalog.cargo = column(row.cargo for row in rows)
    catalog.move = column(measure for row in rows for measure in moves(row.move))
    catalog.rank = column(rank for row in rows for rank in ranks(row.cannons))
    catalog.reach = column(reach for row in rows for reach in reaches(row.cannons))
    catalog.low = column(found.low for found in abilities)
    catalog.high = column(found.high for found in abilities)
    catalog.top = column(found.top for found in abilities)
    catalog.gunner = column(found.aims["gunner"] for found in abilities)
    catalog.hated = column(found.aims["hated"] for found in abilities)
    catalog.friend = column(found.aims["friend"] for found in abilities)
    catalog.bond = column(found.aims["bond"] for found in abilities)
    catalog.creature = column(isinstance(row, CreatureFile) for row in rows)
    forms = {hull.id: form_of(hull) for hull in content.hull}
    catalog.forms = [forms[row.base if isinstance(row, CreatureFile) else hull_of(row)] for row in rows]


def form_of(hull: HullFile) -> Form:
    """The form of a hull or a base; shared by all that have it."""
    points = points_of(hull.corners)
    if hull.kind == "base":
        return creature_form(points, [0] * hull.masts)
    return ship_form(points, hull.bow_depth, hull.places, hull.sail)


def moves(move: str) -> list[int]:
    """The measures of a base move, filled up with -1; a flotilla has none."""
    found = [MEASURES.index(measure) for measure in move.split("+") if measure != TOWED]
    return found + [-1] * (int(MOVES) - len(found))


def ranks(cannons: str) -> list[int]:
    """The rank of each cannon, filled up with 0."""
    found = [int(cannon[0]) for cannon in cannons.split("-")]
    return found + [0] * (int(MAST_PLACES) - len(found))


def reaches(cannons: str) -> list[int]:
    """The range of each cannon, filled up with 0."""
    found = [MEASURES.index(cannon[1]) for cannon in cannons.split("-")]
    return found + [0] * (int(MAST_PLACES) - len(found))


# -- crew ------------------------------------------------------------------------------------------


def fill_crew(catalog: Catalog, content: Content) -> None:
    """Crew and equipment."""
    rows = crew_of(content)
    abilities = [Abilities(row.effects if isinstance(row, CrewFile) else ()) for row in rows]
    deeds = [
        read_deed("effect", "equipment", row.effect) if isinstance(row, EquipmentFile) else NOTHING for row in rows
    ]
    catalog.crews = len(rows)
    catalog.crew_cost = column(row.points for row in rows)
    catalog.crew_nation = column(
        NATIONS.index(row.nation) if isinstance(row, CrewFile) else int(ANY_NATION) for row in rows
    )
    catalog.crew_low = column(found.low for found in abilities)
    catalog.crew_high = column(found.high for found in abilities)
    catalog.crew_top = column(found.top for found in abilities)
    catalog.crew_gunner = column(found.aims["gunner"] for found in abilities)
    catalog.crew_hated = column(found.aims["hated"] for found in abilities)
    catalog.crew_friend = column(found.aims["friend"] for found in abilities)
    catalog.crew_bond = column(found.aims["bond"] for found in abilities)
    catalog.crew_generic = column(is_generic(row) for row in rows)
    catalog.crew_space = column(0 if is_spaceless(row) else 1 for row in rows)
    catalog.equipment = column(deed.number for deed in deeds)
    catalog.equipment_nations = column(deed.nations for deed in deeds)
    catalog.equipment_once = column(isinstance(row, EquipmentFile) and row.single_use for row in rows)


def is_generic(row: CrewFile | EquipmentFile) -> bool:
    """Whether a crew is named after its role, with an id of role and nation."""
    return isinstance(row, CrewFile) and row.playable and row.id == f"{slug(row.name)}-{row.nation}"


def is_spaceless(row: CrewFile | EquipmentFile) -> bool:
    """Whether a piece needs no cargo space."""
    return isinstance(row, CrewFile) and not SPACELESS.isdisjoint(row.effects)


def fill_links(catalog: Catalog, content: Content) -> None:
    """Write down the links of each crew, whichever of the two pieces names them (PI-4.8, PI-4.9)."""
    ships = {row.id: k for k, row in enumerate(ships_of(content))}
    crews = {row.id: k for k, row in enumerate(crew_of(content))}
    found: list[set[int]] = [set() for _ in crews]
    for one, other in links_of(content):
        for crew, to in ((one, other), (other, one)):
            if crew in crews:
                found[crews[crew]].add(ships[to] if to in ships else len(ships) + crews[to])
    starts = [0]
    for links in found:
        starts.append(starts[-1] + len(links))
    catalog.link_start = column(starts)
    catalog.links = column(link for links in found for link in sorted(links))


# -- everything else -------------------------------------------------------------------------------


def fill_uniques(catalog: Catalog, content: Content) -> None:
    """Unique treasures."""
    rows = content.treasure
    deeds = [read_deed("effect", "treasure", row.effect) for row in rows]
    catalog.uniques = len(rows)
    catalog.unique_effect = column(deed.number for deed in deeds)
    catalog.unique_amount = column(deed.amount for deed in deeds)
    catalog.unique_worth = column(row.worth for row in rows)
    catalog.unique_hidden = column(row.hidden for row in rows)
    catalog.unique_space = column(row.spaces for row in rows)


def fill_islands(catalog: Catalog, content: Content) -> None:
    """Islands, and what mysterious ones do."""
    effects = {
        row.id: (read_deed("low", "island", row.low), read_deed("high", "island", row.high))
        for row in content.mysterious
    }
    deeds = [
        (NOTHING, NOTHING) if isinstance(row.mysterious, UnsetType) else effects[row.mysterious]
        for row in content.island
    ]
    catalog.islands = len(content.island)
    catalog.shores = shapes(row.corners for row in content.island)
    catalog.mystery_low = column(low.number for low, _ in deeds)
    catalog.mystery_high = column(high.number for _, high in deeds)
    catalog.mystery_low_amount = column(low.amount for low, _ in deeds)
    catalog.mystery_high_amount = column(high.amount for _, high in deeds)
    catalog.island_effect = column(
        -1 if isinstance(row.effect, UnsetType) else read_deed("effect", "island", row.effect).number
        for row in content.island
    )


def fill_events_and_forts(catalog: Catalog, content: Content) -> None:
    """Events and forts."""
    catalog.events = len(content.event)
    catalog.event_cost = column(row.points for row in content.event)
    catalog.event_effect = column(read_deed("effect", "event", row.effect).number for row in content.event)
    forts = content.fort
    catalog.forts = len(forts)
    catalog.fort_nation = column(NATIONS.index(row.nation) for row in forts)
    catalog.fort_price = column(row.gold for row in forts)
    catalog.fort_guns = column(masts_of(row.cannons) for row in forts)
    catalog.fort_rank = column(rank for row in forts for rank in ranks(row.cannons))
    catalog.fort_reach = column(reach for row in forts for reach in reaches(row.cannons))
    catalog.fort_effect = column(
        -1 if isinstance(row.effect, UnsetType) else read_ability("effect", row.effect).number for row in forts
    )
    for k, row in enumerate(forts):
        add_fort(catalog, k, row)


FORT_BASE: Final = [(-600, -600), (600, -600), (600, 600), (-600, 600)]
"""What of a fort can be hit."""


def add_fort(catalog: Catalog, k: int, row: FortFile) -> None:
    """A fort is a unit whose card comes after those of ships and creatures: its flags are segments, and it never moves."""
    found = Abilities([] if isinstance(row.effect, UnsetType) else [row.effect])
    flags = masts_of(row.cannons)
    for name, number in (
        ("cost", 0), ("nation", int(catalog.fort_nation[k])), ("masts", flags), ("cargo", 0), ("low", found.low),
        ("high", found.high), ("top", found.top), ("gunner", 0), ("hated", 0), ("friend", 0), ("bond", 0), ("creature", 1),
    ):  # fmt: skip
        setattr(catalog, name, append(getattr(catalog, name), i64(number)))
    for name, numbers in (("move", [-1] * int(MOVES)), ("rank", ranks(row.cannons)), ("reach", reaches(row.cannons))):
        for number in numbers:
            setattr(catalog, name, append(getattr(catalog, name), i64(number)))
    catalog.forms.append(creature_form(FORT_BASE, [0] * flags))


def fill_terrain(catalog: Catalog, content: Content) -> None:
    """Terrain."""
    catalog.terrains = len(content.terrain)
    catalog.terrain_kind = column(read_deed("kind", "terrain", row.kind).number for row in content.terrain)
    catalog.terrain_shapes = shapes(row.corners for row in content.terrain)
    catalog.terrain_number = column(row.number for row in content.terrain)
    catalog.terrain_copies = column(row.copies for row in content.terrain)


def column(values: Iterable[int]) -> vec[i64]:
    """One number for each row."""
    return vec[i64]([i64(value) for value in values])


def shapes(corners: Iterable[Sequence[list[int]]]) -> list[Polygon]:
    """One polygon for each row."""
    return [Polygon(points_of(list(row))) for row in corners]
