"""Writes the pirates' position files, for people: everything by its name."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.file import in_progress, mysterious
from quarterdeck.games.pirates.file.fields import (
    MARKS,
    Ended,
    EventFile,
    IslandFile,
    Mark,
    PieceFile,
    PiratesFile,
    ShipFile,
    SlotFile,
    TerrainFile,
)
from quarterdeck.games.pirates.file.words import (
    LETTERS,
    WORDS,
    Player,
    action_word,
    is_rolling_fog,
    numbers,
    one,
    place,
    seats,
    word,
    words,
)
from quarterdeck.games.pirates.geometry.angles import ROUND, heading_of, turned
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.table import panels_of
from quarterdeck.games.pirates.texts.abilities import SLUGS, TWO_WORDS, WORD
from quarterdeck.games.pirates.words.ending import ENDINGS
from quarterdeck.games.pirates.words.notation.names import (
    crew_id,
    ship_id,
    treasure_name,
    treasure_word,
)
from quarterdeck.games.pirates.words.notation.notation import island_card_name, terrain_card_id


def save(position: PiratesPosition) -> bytes:
    """The file of a position, indented for people; unknown things are written as null."""
    return msgspec.json.format(msgspec.json.encode(file_of(position)), indent=2) + b"\n"


def file_of(position: PiratesPosition) -> PiratesFile:
    """All fields of the file."""
    text = position.catalog.text
    return PiratesFile(
        game="pirates",
        players=int(position.seats),
        patience=None if position.patience == PiratesOptions().patience else int(position.patience),
        asked=WORDS[int(position.phase)],
        player=player_name(position),
        who=LETTERS[position.asked],
        turn=LETTERS[position.turn],
        first=LETTERS[position.first_player],
        round=int(position.round),
        quiet=int(position.quiet_rounds),
        stirred=bool(position.stirred),
        rollers=seats(position.still_rolling),
        rolls=[int(roll) for roll in position.rolls],
        gold=[int(gold) for gold in position.islands.home_gold],
        starting_gold=int(position.starting_gold),
        islands=[island(position, k) for k in range(len(position.islands.card))],
        to_place=int(position.islands.to_place),
        to_draw=[island_card_name(position, k) for k in members(position.islands.may_be_drawn)],
        terrain=[terrain_file(position, k) for k in range(len(position.waters.terrain.card))],
        terrain_to_place=int(position.islands.terrain_to_place),
        terrain_chosen=None
        if position.islands.next_terrain == NONE
        else terrain_card_id(position, int(position.islands.next_terrain)),
        ships=[ship(position, k) for k in range(len(position.ships.card))],
        pieces=[piece(position, k) for k in range(len(position.crew.card))],
        treasures=[treasure(position, k) for k in range(len(position.treasure.worth))],
        unseen=[treasure_word(position, k) for k in members(position.treasure.pool)],
        slots=[slot(position, k) for k in range(len(position.treasure.what))],
        left_over=int(position.treasure.left_over),
        events=[event(position, k) for k in range(len(position.events.card))],
        barred=seats(position.treasure.barred),
        mapped=bool(position.treasure.mapped),
        turn_begins=bool(position.this_turn.just_begun),
        second_actions=int(position.this_turn.second_actions),
        raft_shown=bool(position.this_turn.raft_shown),
        ice_to_drift=numbers(position.this_turn.ice_to_drift),
        mysterious=mysterious.write(position),
        in_progress=in_progress.write(position),
        ghosts=numbers(position.forts.ghosts),
        watch=numbers(position.forts.watch),
        ended=next((cast(Ended, name) for name, code in ENDINGS.items() if code == position.ended), None),
        pack=None if text == built_in().content else text,
    )


def player_name(position: PiratesPosition) -> Player:
    """The player who must decide."""
    if position.player in {CHANCE, NOBODY}:
        return "chance" if position.player == CHANCE else "nobody"
    return LETTERS[position.player]


def fort_marks(position: PiratesPosition, k: int) -> list[Literal["fallen", "rolled"]]:
    """What is marked on a fort."""
    found: list[Literal["fallen", "rolled"]] = ["fallen"] if position.forts.fallen >> k & 1 else []
    return [*found, "rolled"] if position.this_turn.walls_rolled >> k & 1 else found


# -- islands, ships --------------------------------------------------------------------------------


def island(position: PiratesPosition, k: int) -> IslandFile:
    """An island; the one that is drawn last may not be placed yet."""
    card = int(position.islands.card[k])
    name = island_card_name(position, card)
    if k >= len(position.waters.shores):
        return IslandFile(card=name)
    home = position.islands.home[k]
    return IslandFile(
        card=name,
        at=pose_of(position.catalog.shores[card], position.waters.shores[k]),
        home=None if home == NONE else LETTERS[home],
        hidden=int(position.islands.unseen[k]),
        tokens=[LETTERS[seat] for seat in range(position.seats) if position.islands.tokens[seat] >> k & 1],
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
    waters, owner, builder = position.waters, position.ships.owner[k], position.ships.first_owner[k]
    whole = (1 << int(position.catalog.masts[position.ships.card[k]])) - 1
    waiting = bool(position.ships.to_place >> k & 1)
    return ShipFile(
        ship=ship_id(position, k),
        fleet=LETTERS[builder],
        owner=None if owner == builder else LETTERS[owner],
        at=(int(waters.x[k]), int(waters.y[k]), int(waters.a[k])),
        state="waiting" if waiting else "afloat" if position.ships.in_play >> k & 1 else "gone",
        masts=None if position.ships.masts[k] == whole else numbers(position.ships.masts[k]),
        burning=numbers(position.ships.burning[k]),
        tows=word(position, int(position.ships.tows[k])),
        pinned_by=words(position, int(position.ships.pinned_by[k])),
        panels=None if position.ships.panels[k] == shell_of(position, k) else int(position.ships.panels[k]),
        guns=int(position.ships.made_cannons[k]),
        spent=[SLUGS[j] for j in members(position.this_turn.spent_low[k])]
        + [SLUGS[j + WORD] for j in members(position.this_turn.spent_high[k])]
        + [SLUGS[j + TWO_WORDS] for j in members(position.this_turn.spent_top[k])],
        shot_by=words(position, int(position.this_turn.shot_by[k])),
        lost_in=one(position.ships.lost_in[k]),
        stands_on=one(position.forts.island[k]),
        gold=int(position.forts.gold[k]),
        walls=int(position.forts.walls[k]),
        fort=fort_marks(position, k),
        stayed=numbers(position.this_turn.lain_at[k]),
        explored=numbers(position.ships.explored[k]),
        first_action=action_word(position, int(position.this_turn.first_action[k])),
        idle=int(position.ships.idle_turns[k]),
        copied=None if position.ships.copied_ability[k] == NONE else SLUGS[position.ships.copied_ability[k]],
        shielded_from=words(position, int(position.this_turn.shielded_from[k])),
        marks=[mark for mark in MARKS if marked(position, mark) >> k & 1],
    )


def shell_of(position: PiratesPosition, k: int) -> int:
    """The panels or further hulls with which a ship is built."""
    return int(panels_of(position.catalog, position.ships.card[k]))


def marked(position: PiratesPosition, mark: Mark) -> int:
    """The set of ships with a mark."""
    part, name = MARKS[mark]
    bits: int = getattr(getattr(position, part), name)
    return bits


# -- crew and treasure -----------------------------------------------------------------------------


def piece(position: PiratesPosition, k: int) -> PieceFile:
    """A crew or equipment."""
    card = int(position.crew.card[k])
    return PieceFile(
        card=None if card == NONE else crew_id(position, card),
        owner=LETTERS[position.crew.owner[k]],
        fleet=None if position.crew.first_owner[k] == position.crew.owner[k] else LETTERS[position.crew.first_owner[k]],
        equipment=bool(position.crew.equipment >> k & 1),
        at=place(position, int(position.crew.at[k])),
        seen=seats(position.crew.seen_by[k]),
        face_up=bool(position.crew.face_up >> k & 1),
        handled=int(position.this_turn.handled >> k & 1) + int(position.this_turn.handled_twice >> k & 1),
        mute=bool(position.this_turn.pieces_silenced >> k & 1),
        hexed=bool(position.next_turn.hexed >> k & 1),
        captive=bool(position.crew.captives >> k & 1),
        joined=bool(position.crew.joined >> k & 1),
        any_nation=bool(position.crew.any_nation >> k & 1),
        ashore=bool(position.this_turn.crew_ashore >> k & 1),
    )


def treasure(position: PiratesPosition, k: int) -> int | str:
    """A coin by its gold, a unique treasure by its id."""
    name = treasure_name(position, k)
    return int(name) if position.treasure.worth[k] < codes.COIN_KINDS else name


def slot(position: PiratesPosition, k: int) -> SlotFile:
    """A treasure that somebody has looked at."""
    what = int(position.treasure.what[k])
    return SlotFile(
        what=None if what == NONE else treasure_word(position, what),
        at=place(position, int(position.treasure.at[k])),
        seen=seats(position.treasure.seen_by[k]),
        gold=int(position.treasure.extra_gold[k]),
        used=bool(position.this_turn.treasures_used >> k & 1),
        left_there=bool(position.this_turn.not_loaded >> k & 1),
    )


def event(position: PiratesPosition, k: int) -> EventFile:
    """An Event."""
    events, catalog = position.events, position.catalog
    card = int(events.card[k])
    start = catalog.ships + catalog.crews + catalog.uniques + catalog.islands
    rolls = is_rolling_fog(position, k)
    return EventFile(
        card=None if card == NONE else catalog.names[start + card],
        owner=LETTERS[events.owner[k]],
        state="out" if events.out >> k & 1 else "up" if events.face_up >> k & 1 else "hidden",
        at=(0, 0) if rolls else (int(events.x[k]), int(events.y[k])),
        fog=int(events.x[k]) + 1 if rolls else None,
        rolls=bool(position.this_turn.fog_to_roll >> k & 1),
    )
