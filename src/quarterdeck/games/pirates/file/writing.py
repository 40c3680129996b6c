"""Writes the pirates' position files, for people: everything by its name."""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, ISLAND, NONE, OUT, UNIT
from quarterdeck.games.pirates.file import abilities, cards, mysterious
from quarterdeck.games.pirates.file.fields import (
    MARKS,
    PHASES,
    ActionFile,
    Ended,
    IslandFile,
    PieceFile,
    PiratesFile,
    Player,
    Seat,
    ShipFile,
    SlotFile,
    TerrainFile,
    WayFile,
)
from quarterdeck.games.pirates.geometry.angles import ROUND, heading_of, turned
from quarterdeck.games.pirates.geometry.moving import STOPPED, Waters
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.laws import members
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.cards import LOADING
from quarterdeck.games.pirates.table.catalog import WORD, holds
from quarterdeck.games.pirates.table.table import PANELS
from quarterdeck.games.pirates.texts.abilities import SLUGS, TURTLE_SHIP
from quarterdeck.games.pirates.words.ending import ENDINGS
from quarterdeck.games.pirates.words.notation.names import (
    SEATS,
    crew_id,
    ship_id,
    treasure_name,
    treasure_word,
    unit_word,
)
from quarterdeck.games.pirates.words.notation.notation import SINGLE, island_card_name, terrain_card_id
from quarterdeck.games.pirates.words.notation.sorts import sort_of

LETTERS: Final = cast(tuple[Seat, ...], SEATS)
OUT_WORD: Final = "out"


def save(position: PiratesPosition) -> bytes:
    """The file of a position, indented for people; what is not known is written as null."""
    return msgspec.json.format(msgspec.json.encode(file_of(position)), indent=2) + b"\n"


def file_of(position: PiratesPosition) -> PiratesFile:
    """All fields of the file."""
    text = position.catalog.text
    return PiratesFile(
        game="pirates",
        players=int(position.seats),
        patience=None if position.patience == PiratesOptions().patience else int(position.patience),
        asked=PHASES[int(position.phase)],
        player=player_name(position),
        who=LETTERS[position.who],
        turn=LETTERS[position.turn],
        first=LETTERS[position.first],
        round=int(position.round),
        quiet=int(position.quiet),
        stirred=bool(position.stirred),
        rollers=seats(position.rollers),
        rolls=[int(roll) for roll in position.rolls],
        gold=[int(gold) for gold in position.gold],
        starting_gold=int(position.starting_gold),
        islands=[island(position, k) for k in range(len(position.island_card))],
        to_place=int(position.spots),
        to_draw=[island_card_name(position, k) for k in members(position.islands_left)],
        terrain=[terrain_file(position, k) for k in range(len(position.waters.terrain.card))],
        terrain_to_place=int(position.to_lay),
        terrain_chosen=None if position.card_to_lay == NONE else terrain_card_id(position, int(position.card_to_lay)),
        ships=[ship(position, k) for k in range(len(position.ship))],
        pieces=[piece(position, k) for k in range(len(position.piece))],
        treasures=[treasure(position, k) for k in range(len(position.worth_of))],
        unseen=[treasure_word(position, k) for k in members(position.pool)],
        slots=[slot(position, k) for k in range(len(position.slot_what))],
        action=action(position),
        deeds=cards.write(position, {**PHASES}),
        omens=mysterious.write(position),
        tricks=abilities.write(position, {**PHASES}),
        ghosts=numbers(position.bastions.ghosts),
        watch=numbers(position.bastions.watch),
        ended=next((cast(Ended, name) for name, code in ENDINGS.items() if code == position.ended), None),
        pack=None if text == built_in().content else text,
    )


def player_name(position: PiratesPosition) -> Player:
    """Who is to decide."""
    if position.player in {CHANCE, NOBODY}:
        return "chance" if position.player == CHANCE else "nobody"
    return LETTERS[position.player]


def seats(bits: int) -> list[Seat]:
    """A set of seats by their letters."""
    return [LETTERS[k] for k in range(len(LETTERS)) if bits >> k & 1]


def numbers(bits: int) -> list[int]:
    """A set, counted from 1."""
    return [k + 1 for k in members(bits)]


def fort_marks(position: PiratesPosition, k: int) -> list[Literal["fallen", "rolled"]]:
    """What is marked on a fort."""
    found: list[Literal["fallen", "rolled"]] = ["fallen"] if position.bastions.fallen >> k & 1 else []
    return [*found, "rolled"] if position.bastions.rolled >> k & 1 else found


def one(number: int) -> int | None:
    """A number, counted from 1; None where there is none."""
    return None if number == NONE else int(number) + 1


def place(position: PiratesPosition, where: int) -> str:
    """A ship, an island, or neither."""
    if where == OUT:
        return OUT_WORD
    return f"island {where - ASHORE + 1}" if where >= ASHORE else unit_word(position, where)


def word(position: PiratesPosition, unit: int) -> str | None:
    """A ship, if there is one."""
    return None if unit == NONE else unit_word(position, unit)


def words(position: PiratesPosition, units: int) -> list[str]:
    """A set of ships."""
    return [unit_word(position, k) for k in members(units)]


# -- islands, ships --------------------------------------------------------------------------------


def island(position: PiratesPosition, k: int) -> IslandFile:
    """An island; the one that is drawn last may not be placed yet."""
    card = int(position.island_card[k])
    name = island_card_name(position, card)
    if k >= len(position.waters.shores):
        return IslandFile(card=name)
    home = position.island_home[k]
    return IslandFile(
        card=name,
        at=pose_of(position.catalog.shores[card], position.waters.shores[k]),
        home=None if home == NONE else LETTERS[home],
        hidden=int(position.hidden[k]),
        tokens=[LETTERS[seat] for seat in range(position.seats) if position.tokens[seat] >> k & 1],
    )


def terrain_file(position: PiratesPosition, k: int) -> TerrainFile:
    """A piece of terrain."""
    terrain = position.waters.terrain
    card = int(terrain.card[k])
    return TerrainFile(
        card=terrain_card_id(position, card),
        at=pose_of(position.catalog.terrain_shapes[card], terrain.shapes[k]) or (0, 0, 0),
        placer=LETTERS[terrain.placer[k]],
        gone=not terrain.laid >> k & 1,
        until=None if terrain.until[k] == NONE else LETTERS[terrain.until[k]],
        rating=int(terrain.rating[k]),
        frozen=bool(terrain.frozen >> k & 1),
    )


def pose_of(shape: Polygon, shore: Polygon) -> tuple[int, int, int] | None:
    """The pose at which a shape is that shore; None if there is none."""
    found = Polygon([(0, 0)])
    before = heading_of(shape.xs[1] - shape.xs[0], shape.ys[1] - shape.ys[0])
    after = heading_of(shore.xs[1] - shore.xs[0], shore.ys[1] - shore.ys[0])
    for by in (0, 1, -1, 2, -2):
        a = turned(turned(after, -before), by) % ROUND
        found.place(shape, 0, 0, a)
        x, y = shore.xs[0] - found.xs[0], shore.ys[0] - found.ys[0]
        found.shift(x, y)
        if found.corners() == shore.corners():
            return int(x), int(y), int(a)
    return None


def ship(position: PiratesPosition, k: int) -> ShipFile:
    """A ship or sea creature."""
    waters, owner, builder = position.waters, position.owner[k], position.builder[k]
    whole = (1 << int(position.catalog.masts[position.ship[k]])) - 1
    waiting = bool(position.muster >> k & 1)
    return ShipFile(
        ship=ship_id(position, k),
        fleet=LETTERS[builder],
        owner=None if owner == builder else LETTERS[owner],
        at=(int(waters.x[k]), int(waters.y[k]), int(waters.a[k])),
        state="waiting" if waiting else "afloat" if position.alive >> k & 1 else "gone",
        masts=None if position.standing[k] == whole else numbers(position.standing[k]),
        burning=numbers(position.burning[k]),
        tows=word(position, int(position.tows[k])),
        pinned_by=words(position, int(position.pinned_by[k])),
        panels=None if position.panels[k] == shell_of(position, k) else int(position.panels[k]),
        guns=int(position.guns[k]),
        spent=[SLUGS[j] for j in members(int(position.spent_low[k]) | int(position.spent_high[k]) << int(WORD))],
        shot_by=words(position, int(position.shot_by[k])),
        lost_in=one(position.lost_in[k]),
        stands_on=one(position.bastions.at[k]),
        gold=int(position.bastions.gold[k]),
        walls=int(position.bastions.walls[k]),
        fort=fort_marks(position, k),
        stayed=numbers(position.stayed[k]),
        explored=numbers(position.explored[k]),
        first_action=action_word(position, int(position.first_action[k])),
        marks=[mark for mark, name in MARKS.items() if marked(position, name) >> k & 1],
    )


def shell_of(position: PiratesPosition, k: int) -> int:
    """The panels with which a ship is built."""
    catalog, ship = position.catalog, position.ship[k]
    return int(PANELS) if holds(catalog.low[ship], catalog.high[ship], TURTLE_SHIP) else 0


def marked(position: PiratesPosition, name: str) -> int:
    """The set of ships with a mark, by the name of its field."""
    bits: int = getattr(position, name)
    return bits


# -- crew and treasure -----------------------------------------------------------------------------


def piece(position: PiratesPosition, k: int) -> PieceFile:
    """A crew or equipment."""
    card = int(position.piece[k])
    return PieceFile(
        card=None if card == NONE else crew_id(position, card),
        owner=LETTERS[position.piece_owner[k]],
        fleet=None if position.piece_from[k] == position.piece_owner[k] else LETTERS[position.piece_from[k]],
        equipment=bool(position.gear >> k & 1),
        at=place(position, int(position.piece_at[k])),
        seen=seats(position.piece_seen[k]),
        face_up=bool(position.face_up >> k & 1),
        handled=int(position.handled >> k & 1) + int(position.handled_twice >> k & 1),
        mute=bool(position.piece_mute >> k & 1),
    )


def treasure(position: PiratesPosition, k: int) -> int | str:
    """A coin by its gold, a unique treasure by its id."""
    name = treasure_name(position, k)
    return int(name) if position.worth_of[k] < codes.COIN_KINDS else name


def slot(position: PiratesPosition, k: int) -> SlotFile:
    """A treasure that somebody has looked at."""
    what = int(position.slot_what[k])
    return SlotFile(
        what=None if what == NONE else treasure_word(position, what),
        at=place(position, int(position.slot_at[k])),
        seen=seats(position.slot_seen[k]),
    )


# -- what is being done ----------------------------------------------------------------------------


def action(position: PiratesPosition) -> ActionFile:
    """What is being done."""
    waters, target = position.waters, int(position.target)
    explored = position.phase in {codes.LOOKING, codes.TAKING} or position.deeds.course == LOADING
    return ActionFile(
        unit=word(position, int(position.unit)),
        target=None if target == NONE else f"island {target + 1}" if explored else unit_word(position, target),
        action=action_word(position, int(position.action)),
        stage=int(position.stage),
        used=numbers(position.used),
        cannon=int(position.cannon),
        kind=int(position.kind),
        hits=int(position.hits),
        crew_due=int(position.crew_due),
        due=int(position.due),
        prizes=int(position.prizes),
        booty=bool(position.booty),
        rams=numbers(position.rams),
        tow_options=numbers(position.tow_options),
        docked=numbers(position.docked_now),
        left=int(position.left),
        total=int(position.total),
        out=numbers(position.out),
        spreads=int(position.spreads),
        then=then_word(position),
        hurt=word(position, int(position.hurt)),
        more=int(position.more),
        was_free=bool(position.was_free),
        ability=None if position.ability == NONE else SLUGS[position.ability],
        missed=numbers(position.missed),
        doubled=bool(position.doubled),
        any_extra=int(position.any_extra),
        old_islands=numbers(waters.old_shores),
        old_ships=numbers(waters.old_units),
        peril=one(position.peril),
        perils=numbers(position.perils),
        drift=numbers(position.drift),
        stream=bool(position.stream),
        heedless=bool(waters.heedless),
        way=way(waters),
        old_terrain=numbers(waters.old_terrain),
        towed=numbers(waters.ignored),
    )


def way(waters: Waters) -> WayFile | None:
    """The segment that terrain interrupts, if there is one."""
    if waters.met == NONE:
        return None
    return WayFile(
        met=int(waters.met) + 1,
        crossed=numbers(waters.crossed),
        begins=(int(waters.way_x), int(waters.way_y)),
        heading=int(waters.way_a),
        length=int(waters.way),
        stops=waters.way_found == STOPPED,
    )


def then_word(position: PiratesPosition) -> str | None:
    """What follows the loss of a mast, or what is drawn as a prize."""
    then = int(position.then)
    if then == NONE:
        return None
    return PHASES[then] if then in PHASES else SINGLE[sort_of(then)[0]]


def action_word(position: PiratesPosition, move: int) -> str | None:
    """An action; of none, nothing."""
    if move == NONE:
        return None
    sort, _ = sort_of(move)
    if sort in SINGLE:
        return SINGLE[sort]
    return f"island {move - ISLAND + 1}" if move >= ISLAND else unit_word(position, move - int(UNIT))
