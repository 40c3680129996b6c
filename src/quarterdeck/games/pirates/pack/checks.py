"""Checks that the tables of a pack agree with each other; `Malformed` names the row and field that do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.fleets.checks import GOLD, problems_of
from quarterdeck.games.pirates.fleets.fleet import fleet_of, nation_of
from quarterdeck.games.pirates.geometry.polygons import root
from quarterdeck.games.pirates.geometry.spots import GRID
from quarterdeck.games.pirates.pack import SAY
from quarterdeck.games.pirates.pack.format import (
    MOST_ROWS,
    MOVES,
    TABLES,
    TOWED,
    Content,
    CreatureFile,
    FortFile,
    HullFile,
    MeasuresFile,
    PieceFile,
    ShipFile,
    TreasureFile,
)
from quarterdeck.games.pirates.pack.pieces import ALL_SHIPS, KINDS, Pieces, link_targets
from quarterdeck.games.pirates.pack.shapes import check_around_origin, check_hull, check_terrain
from quarterdeck.games.pirates.table.catalog import NATIONS
from quarterdeck.games.pirates.texts.kinds import BY_THEMSELVES
from quarterdeck.games.pirates.texts.writing import read_ability, read_deed

FLOTILLA: Final = "flotilla"
"""The ability of batteries that are towed."""
FEWEST_ISLANDS: Final = 12
"""Four players place three each (PI-3.2)."""
TWO_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
Given = Mapping[str, int]
"""How many rows of each table were given; built-in rows come after them."""


def check(content: Content) -> None:
    """All rows can be, and agree with the rows they name; else the first thing that does not, table by table."""
    check_measures(content.measures)
    for table in TABLES:
        if len(getattr(content, table)) > MOST_ROWS:
            raise Malformed(table, SAY("rows", number=len(getattr(content, table)), most=MOST_ROWS))
    check_ids(content)
    for check_shapes in SHAPES:
        check_shapes(content)
    check_room(content)
    for k, ship in enumerate(content.ship):
        check_ship(f"ship[{k}]", ship, content)
    for k, creature in enumerate(content.creature):
        check_creature(f"creature[{k}]", creature, content)
    check_crew(content)
    check_things(content)


def check_names(content: Content, given: Given) -> None:
    """Links and fleets name only existing pieces; to be called for content that is otherwise right."""
    check_links(content, given)
    check_fleets(content, given)


def check_measures(measures: MeasuresFile) -> None:
    """L is the longer one, and the coins are worth what they have to be."""
    if measures.short >= measures.long:
        raise Malformed("measures.S", SAY("not-shorter", short=str(measures.short), long=str(measures.long)))
    if sum(measures.coins) != GOLD:
        worth = SAY("coins-worth", coins=str(measures.coins), sum=sum(measures.coins), wanted=GOLD)
        raise Malformed("measures.coins", worth)


def check_room(content: Content) -> None:
    """Tables have room for a home for everybody, wherever the others lie: so many spots one island leaves at least (PI-3.12, PI-R36)."""
    radius = int(root(max(x * x + y * y for island in content.island for x, y in island.corners))) + 1
    edge, short = radius + content.measures.short, -(-4 * radius // GRID)
    for field, players in (("table_two", TWO_PLAYERS), ("table_more", MOST_PLAYERS)):
        columns, rows = (
            (length - edge - GRID // 2) // GRID + (GRID // 2 - edge) // GRID + 1
            for length in getattr(content.measures, field)
        )
        if min(columns, rows) < 1 or columns * rows <= (players - 1) * short * short:
            size = " x ".join(map(str, getattr(content.measures, field)))
            small = SAY("table-too-small", size=size, players=players, radius=str(radius))
            raise Malformed(f"measures.{field}", small)


# -- ids -------------------------------------------------------------------------------------------


def check_ids(content: Content) -> None:
    """No two pieces of any kind have one id, nor two hulls, islands, terrains or fleets."""
    pieces: dict[str, str] = {}
    for kind in KINDS:
        check_keys(kind, "id", [row.id for row in getattr(content, kind)], pieces)
    for table in ("hull", "mysterious", "terrain"):
        check_keys(table, "id", [row.id for row in getattr(content, table)], {})
    check_keys("island", "name", [slug(row.name) for row in content.island], {})
    check_keys("fleet", "name", [slug(row.name) for row in content.fleet], {})


def check_keys(table: str, field: str, keys: Sequence[str], earlier: dict[str, str]) -> None:
    """Each is new; all are added to the earlier ones."""
    for k, key in enumerate(keys):
        path = f"{table}[{k}]"
        if not key:
            raise Malformed(f"{path}.{field}", SAY("name-empty"))
        if key in earlier:
            raise Malformed(f"{path}.{field}", SAY("key-taken", key=repr(key), table=earlier[key]))
        earlier[key] = table


# -- shapes ----------------------------------------------------------------------------------------


def check_hulls(content: Content) -> None:
    """Hulls and bases can be."""
    for k, hull in enumerate(content.hull):
        check_hull(f"hull[{k}]", hull)


def check_islands(content: Content) -> None:
    """There are enough, they can be, and their effects are there."""
    if len(content.island) < FEWEST_ISLANDS:
        raise Malformed("island", SAY("few-islands", number=len(content.island), fewest=FEWEST_ISLANDS))
    tables = {row.id for row in content.mysterious}
    for k, island in enumerate(content.island):
        check_around_origin(f"island[{k}].corners", island.corners)
        if isinstance(island.mysterious, str) and island.mysterious not in tables:
            raise Malformed(f"island[{k}].mysterious", SAY("no-mysterious", id=repr(island.mysterious)))
        if isinstance(island.effect, str):
            check_island_effect(f"island[{k}].effect", island.effect, by_itself=True)
    for k, row in enumerate(content.mysterious):
        check_island_effect(f"mysterious[{k}].low", row.low, by_itself=False)
        check_island_effect(f"mysterious[{k}].high", row.high, by_itself=False)


def check_island_effect(path: str, text: str, *, by_itself: bool) -> None:
    """An island's effect has the right kind: by itself, or for the die of a docking ship (PI-8.5, PI-M31)."""
    read_deed(path, "island", text)
    if by_itself != (text in BY_THEMSELVES):
        how = "by-itself" if by_itself else "by-die"
        raise Malformed(path, SAY("island-effect", written=repr(text), how=how))


def check_terrains(content: Content) -> None:
    """Terrain is of a kind, and its shape can be."""
    for k, terrain in enumerate(content.terrain):
        read_deed(f"terrain[{k}].kind", "terrain", terrain.kind)
        check_terrain(f"terrain[{k}]", terrain)


SHAPES: Final[tuple[Callable[[Content], None], ...]] = (check_hulls, check_islands, check_terrains)


# -- pieces ----------------------------------------------------------------------------------------


def check_nation(path: str, nation: str) -> None:
    """There is such a nation."""
    if nation not in NATIONS:
        raise Malformed(f"{path}.nation", SAY("no-nation", nation=repr(nation), nations=", ".join(NATIONS)))


def check_move(path: str, move: str) -> None:
    """There is such a base move."""
    if move not in MOVES:
        raise Malformed(f"{path}.move", SAY("no-move", move=repr(move), moves=", ".join(MOVES)))


def check_towed(path: str, ship: ShipFile) -> None:
    """Flotillas are towed, and nothing else is (PI-A166)."""
    if (ship.move == TOWED) != (FLOTILLA in ship.effects):
        raise Malformed(f"{path}.move", SAY("only-flotillas-towed", move=repr(ship.move)))


def check_playable(path: str, row: PieceFile | TreasureFile | FortFile) -> None:
    """Only pieces that cannot be played give a reason, and each of them gives one."""
    if row.playable and row.reason is not UNSET:
        raise Malformed(f"{path}.reason", SAY("reason-needless", reason=repr(row.reason)))
    if not row.playable and not row.reason:
        raise Malformed(f"{path}.playable", SAY("reason-missing"))


def check_effects(path: str, effects: Sequence[str]) -> None:
    """Abilities are known, and none stands there twice."""
    for k, effect in enumerate(effects):
        read_ability(f"{path}.effects[{k}]", effect)
        if effect in effects[:k]:
            raise Malformed(f"{path}.effects[{k}]", SAY("effect-twice", effect=repr(effect)))


def hull_of(ship: ShipFile) -> str:
    """The id of a ship's hull: her own, or the plain one for so many masts."""
    return f"ship-{masts_of(ship.cannons)}" if isinstance(ship.hull, UnsetType) else ship.hull


def masts_of(cannons: str) -> int:
    """How many masts or segments there are: one for each cannon."""
    return cannons.count("-") + 1


def find_hull(path: str, name: str, masts: int, content: Content) -> HullFile:
    """The hull of that id, with as many masts as there are cannons."""
    for hull in content.hull:
        if hull.id == name:
            if hull.masts != masts:
                raise Malformed(path, SAY("masts-and-cannons", hull=repr(name), masts=hull.masts, cannons=masts))
            return hull
    raise Malformed(path, SAY("no-hull", hull=repr(name), hulls=", ".join(hull.id for hull in content.hull)))


def check_ship(path: str, ship: ShipFile, content: Content) -> None:
    """A ship and her hull."""
    check_nation(path, ship.nation)
    check_move(path, ship.move)
    check_playable(path, ship)
    check_effects(path, ship.effects)
    check_towed(path, ship)
    where = f"{path}.cannons" if isinstance(ship.hull, UnsetType) else f"{path}.hull"
    if find_hull(where, hull_of(ship), masts_of(ship.cannons), content).kind == "base":
        raise Malformed(where, SAY("hull-is-base", hull=repr(hull_of(ship))))


def check_creature(path: str, creature: CreatureFile, content: Content) -> None:
    """A sea creature and its base."""
    check_nation(path, creature.nation)
    check_move(path, creature.move)
    if creature.move == TOWED:
        raise Malformed(f"{path}.move", SAY("only-flotillas-towed", move=repr(creature.move)))
    check_playable(path, creature)
    check_effects(path, creature.effects)
    if find_hull(f"{path}.base", creature.base, masts_of(creature.cannons), content).kind != "base":
        raise Malformed(f"{path}.base", SAY("base-is-hull", base=repr(creature.base)))


def check_crew(content: Content) -> None:
    """Somebody can sail, and crew is of a nation and has abilities that there are."""
    if not any(ship.playable for ship in content.ship):
        raise Malformed("ship", SAY("no-ship-playable"))
    for k, crew in enumerate(content.crew):
        check_nation(f"crew[{k}]", crew.nation)
        check_playable(f"crew[{k}]", crew)
        check_effects(f"crew[{k}]", crew.effects)


def check_things(content: Content) -> None:
    """Equipment, Events and unique treasures name existing effects; forts have at most one ability."""
    for family in ("equipment", "event", "treasure"):
        for k, row in enumerate(getattr(content, family)):
            read_deed(f"{family}[{k}].effect", family, row.effect)
            check_playable(f"{family}[{k}]", row)
    for k, fort in enumerate(content.fort):
        check_nation(f"fort[{k}]", fort.nation)
        check_playable(f"fort[{k}]", fort)
        if isinstance(fort.effect, str):
            read_ability(f"fort[{k}].effect", fort.effect)


# -- what names something else ---------------------------------------------------------------------


def check_links(content: Content, given: Given) -> None:
    """Links of rows that were given name a ship or a crew, be it one that cannot be played."""
    known = link_targets(content).keys() | {row.name for row in content.absent}
    known |= {f"{ALL_SHIPS}{nation}" for nation in NATIONS}
    for table in ("ship", "crew"):
        for k, row in enumerate(getattr(content, table)[: given[table]]):
            for j, link in enumerate(row.links):
                if link not in known:
                    raise Malformed(f"{table}[{k}].links[{j}]", SAY("no-link", link=repr(link)))


def check_fleets(content: Content, given: Given) -> None:
    """Fleets that were given are legal, and of the nation that they say."""
    pieces = Pieces(content)
    for k, file in enumerate(content.fleet[: given["fleet"]]):
        path = f"fleet[{k}]"
        fleet = fleet_of(pieces, file, path)
        for problem in problems_of(pieces, fleet):
            raise Malformed(f"{path}.{problem.path}", f"{problem.sentence.rstrip('.')} ({problem.clause})")
        if file.nation != nation_of(pieces, fleet):
            other = SAY("other-nation", written=repr(file.nation), nation=nation_of(pieces, fleet))
            raise Malformed(f"{path}.nation", other)
