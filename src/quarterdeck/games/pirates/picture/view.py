"""A veiled position of the pirates' game read once for its picture: ships, islands, players, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, UnsetType, structs

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.pack.format import CreatureFile, FortFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.reading import pieces_and_catalog
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.phase_table import Phase, phase_of
from quarterdeck.games.pirates.picture.drawing import Point, Pose, Sheet
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.mysterious_islands import mysterious as mysterious_rules
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import aboard as aboard_rules
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.catalog import MAST_PLACES, NATIONS
from quarterdeck.games.pirates.words.names import ability_name, crew_called, numbered
from quarterdeck.games.pirates.words.notation.names import ship_id, unit_word
from quarterdeck.games.pirates.words.notation.notation import text
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.pirates.art").say
SEATS: Final = "rgby"
"""The letters of the seats in roles, ids and names of drawings."""
UNKNOWN: Final = -1
"""The value of a coin that the viewer does not know."""
MEASURE_LETTERS: Final = "SL"
CURRENT: Final = "trade-current"
"""The kind of terrain that belongs to the player who placed it."""


class Piece(Struct, frozen=True):
    """Crew or equipment."""

    number: int
    owner: int
    name: str
    """Empty: it lies face down, and the viewer does not know it."""
    points: int
    effects: tuple[str, ...]
    """What the piece does, in sentences."""
    shown: bool
    """It lies face up."""
    called: str = ""
    """In sentences: `the Captain`."""
    abilities: tuple[str, ...] = ()
    """The names of its abilities; none for equipment."""
    apart: str = ""
    """What is said behind its name where another at the same place has the same one: its abilities, or which of them it is."""


class Treasure(Struct, frozen=True):
    """Treasure in a slot."""

    slot: int
    gold: int
    """Of a coin; UNKNOWN to the viewer."""
    name: str
    """Of a unique treasure, else empty."""
    text: str = ""
    """What a unique treasure does."""
    worth: int = 0
    """Gold that a unique treasure is worth now."""


class Craft(Struct, frozen=True):
    """A ship or a sea creature."""

    unit: int
    code: str
    name: str
    nation: str
    seat: int
    builder: int
    creature: bool
    pose: Pose
    hull: tuple[Point, ...]
    """On the table."""
    masts: int
    standing: int
    burning: int
    sails: tuple[int, ...]
    """The lengths that she may sail in a move action, with those that crew adds as far as the viewer knows it; none for a derelict, and for what only lies there."""
    cannons: tuple[str, ...]
    """Rank and range of each mast: `3L`."""
    space: int
    load: int
    """Cargo spaces that are taken (PI-R15); no more than there are if crew lies there face down: it may take none, or add one."""
    pieces: tuple[Piece, ...]
    treasures: tuple[Treasure, ...]
    effects: tuple[str, ...]
    tows: int
    towed_by: int
    pinned_by: tuple[int, ...]
    fated: bool
    acted: bool
    idle: int
    """Turns of its player, this one among them, in which it has no action (PI-R91)."""
    panels: int
    """Remaining panels of a turtle ship's shell; of a flotilla 1 with its flag, 0 without."""
    flotilla: bool
    """Whether it is a battery without masts, which others tow (PI-A166)."""
    guns: int
    """Cannons made of treasure."""
    states: tuple[str, ...]
    """What abilities have made of her: `ghost`, `submerged`, `chained`, `slowed`, `mute`, `stench`."""

    def derelict(self) -> bool:
        """Whether she has no masts (PI-10.1)."""
        return self.standing == 0 and not self.creature

    def left(self) -> int:
        """Masts or segments that stand."""
        return self.standing.bit_count()


class Isle(Struct, frozen=True):
    """An island."""

    number: int
    name: str
    shore: tuple[Point, ...]
    home: int
    """Whose home it is, or NONE."""
    unseen: int
    """Treasures that nobody has looked at."""
    treasures: tuple[Treasure, ...]
    tokens: tuple[int, ...]
    """Seats whose token lies there."""
    pieces: tuple[Piece, ...]
    fort: bool
    """A fort stands there."""
    mysterious: bool
    """A die falls for a ship that docks there."""
    mystery: tuple[str, str] | None
    """The island's effects on low and high dice, as far as known."""
    effect: str
    """What the island does by itself; empty: nothing."""

    emptied: bool
    """It is wild, and all treasure that was dealt to it is gone."""

    def count(self) -> int:
        """How many treasures lie there."""
        return self.unseen + len(self.treasures)


class Shoal(Struct, frozen=True):
    """A piece of terrain."""

    number: int
    name: str
    kind: str
    """As in content packs: `fog-bank`."""
    outline: tuple[Point, ...]
    """On the table; none if it was taken away."""
    sign: int
    """The number in the middle of an iceberg, else 0."""
    rating: int
    """The rating of a reef in this turn; 0: not known."""
    frozen: bool
    placer: int
    lost: tuple[int, ...]
    """Units that are lost in it."""


class Captain(Struct, frozen=True):
    """A player."""

    seat: int
    gold: int
    """At home."""
    coins: int
    """Coins aboard."""
    ships: int
    turn: bool
    waiting: tuple[Piece, ...]
    """Crew that has no place yet."""


class View(Struct, frozen=True):
    """A veiled position, its viewer, and the moves to attach to the picture."""

    position: PiratesPosition
    pieces: Pieces
    seat: int
    moves: dict[int, str]
    """The viewer's legal moves, and their notation."""
    sheet: Sheet
    phase: Phase
    crafts: tuple[Craft, ...]
    """All units in play, on the table or not yet there, by their numbers."""
    isles: tuple[Isle, ...]
    shoals: tuple[Shoal, ...]
    """All terrain, including pieces that were taken away."""
    captains: tuple[Captain, ...]

    def afloat(self) -> list[Craft]:
        """Ships and creatures on the table."""
        return [craft for craft in self.crafts if int(self.position.waters.afloat) >> craft.unit & 1]

    def craft(self, unit: int) -> Craft | None:
        """A ship or creature that is in play."""
        return next((craft for craft in self.crafts if craft.unit == unit), None)

    def acting(self) -> Craft | None:
        """The one that is being moved, shoots or is otherwise asked about."""
        return self.craft(int(self.position.unit))

    def is_home(self, island: int) -> bool:
        """Whether an island is the home of whoever acts."""
        craft = self.acting()
        return craft is not None and self.isles[island].home == craft.seat

    def is_laden(self) -> bool:
        """Whether the one that acts has treasure aboard."""
        craft = self.acting()
        return craft is not None and bool(craft.treasures)

    def call(self, unit: int) -> str:
        """A ship or creature by her name; empty: she is not on the table."""
        craft = self.craft(unit)
        return craft.name if craft is not None else ""

    def call_isle(self, island: int) -> str:
        """An island by its name, or by its number if it has none."""
        return SAY("isle-name", number=island + 1, name=self.isles[island].name or "none")

    def manning(self, place: int) -> str | None:
        """The move that sends the crew that is placed to a ship or an island, while crew is placed."""
        if self.phase.does != "man":
            return None
        piece = int(setting_out.unplaced(self.position, self.position.turn))
        return self.moves.get(int(codes.HANDLE) + piece * int(codes.PLACES) + place)

    def laid_unit(self) -> int:
        """The ship or creature that is being laid; NONE: an island or terrain is, or nothing."""
        if self.phase.laid == "start":
            return int(setting_out.mustering(self.position))
        return int(self.position.ships.tows[self.position.unit]) if self.phase.laid == "berth" else NONE

    def laid_shape(self) -> Polygon:
        """The outline of what is being laid, in its own frame."""
        position, unit = self.position, self.laid_unit()
        if unit != NONE:
            return position.waters.forms[unit].hull
        if self.phase.laid == "island":
            return position.catalog.shores[setting_out.drawn_island(position)]
        return position.catalog.terrain_shapes[position.islands.next_terrain]

    def measure(self, letter: str) -> int:
        """S or L, in hundredths of a millimetre."""
        return int(self.position.catalog.measure[MEASURE_LETTERS.index(letter)])


def look(veiled: PiratesPosition, seat: int, moves: Iterable[int]) -> View:
    """Read from the position whatever more than one part of the picture needs."""
    pieces = pieces_and_catalog(veiled.catalog.text)[0]
    places: dict[int, list[Piece]] = {}
    for k in range(len(veiled.crew.card)):
        places.setdefault(int(veiled.crew.at[k]), []).append(_piece(veiled, pieces, k))
    places = {at: told_apart(found) for at, found in places.items()}
    chests: dict[int, list[Treasure]] = {}
    for k in range(len(veiled.treasure.at)):
        chests.setdefault(int(veiled.treasure.at[k]), []).append(_treasure(veiled, pieces, k))
    units = [unit for unit in range(len(veiled.ships.card)) if int(veiled.ships.in_play) >> unit & 1]
    crafts = [_craft(veiled, pieces, unit, places.get(unit, []), chests.get(unit, [])) for unit in units]
    shores = range(len(veiled.waters.shores))
    isles = [_isle(veiled, pieces, k, places.get(int(ASHORE) + k, []), chests.get(int(ASHORE) + k, [])) for k in shores]
    return View(
        position=veiled,
        pieces=pieces,
        seat=seat,
        moves={move: text(veiled, move) for move in moves},
        sheet=Sheet(int(veiled.waters.width), int(veiled.waters.height)),
        phase=phase_of(veiled),
        crafts=tuple(crafts),
        isles=tuple(isles),
        shoals=tuple([_shoal(veiled, pieces, k) for k in range(len(veiled.waters.terrain.card))]),
        captains=tuple([_captain(veiled, crafts, k, places.get(int(codes.OUT), [])) for k in range(int(veiled.seats))]),
    )


def _piece(position: PiratesPosition, pieces: Pieces, k: int) -> Piece:
    owner, card, shown = (
        int(position.crew.owner[k]),
        int(position.crew.card[k]),
        bool(int(position.crew.face_up) >> k & 1),
    )
    if card == NONE:
        return Piece(k, owner, "", 0, (), shown)
    found = position.catalog.names[int(position.catalog.ships) + card]
    if found in pieces.equipment:
        tool = pieces.equipment[found]
        effects: tuple[str, ...] = (effect_text("equipment", tool.effect),)
        return Piece(k, owner, tool.name, tool.points, effects, shown, crew_called(tool))
    crew = pieces.crew[found]
    effects = tuple(effect_text("ability", one) for one in crew.effects)
    abilities = tuple([ability_name(one.partition(":")[0]) for one in crew.effects])
    return Piece(k, owner, crew.name, crew.points, effects, shown, crew_called(crew), abilities)


def told_apart(pieces: list[Piece]) -> list[Piece]:
    """The pieces at a place; those of one name say what makes them different: their abilities, or else which of them they are."""
    alike: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.name:
            alike.setdefault(piece.name, []).append(piece)
    apart: dict[int, str] = {}
    for several in alike.values():
        if len(several) > 1:
            different = len({one.abilities for one in several}) == len(several)
            for k, one in enumerate(several, start=1):
                told = ", ".join(one.abilities) if different and one.abilities else SAY("which-of-them", number=k)
                apart[one.number] = told
    return [structs.replace(piece, apart=apart.get(piece.number, "")) for piece in pieces]


def _treasure(position: PiratesPosition, pieces: Pieces, slot: int) -> Treasure:
    what = int(position.treasure.what[slot])
    worth = int(position.treasure.worth[what]) if what != NONE else UNKNOWN
    if worth < COIN_KINDS:
        return Treasure(slot, worth, "")
    catalog = position.catalog
    unique = catalog.names[int(catalog.ships) + int(catalog.crews) + worth - int(COIN_KINDS)]
    row = pieces.treasures[unique]
    return Treasure(
        slot, UNKNOWN, row.name, effect_text("treasure", row.effect), int(questions.unique_gold(position, slot))
    )


def _craft(position: PiratesPosition, pieces: Pieces, unit: int, aboard: list[Piece], chests: list[Treasure]) -> Craft:
    catalog, waters, ship = position.catalog, position.waters, int(position.ships.card[unit])
    row = card_of(pieces, ship_id(position, unit))
    lies = bool(questions.is_fort(position, unit) or questions.is_flotilla(position, unit))
    still = lies or (position.ships.masts[unit] == 0 and not aboard_rules.rows(position, unit))
    measures = [
        int(aboard_rules.measures(position, unit, k)) for k in range(0 if still else int(aboard_rules.MEASURES))
    ]
    places = [ship * int(MAST_PLACES) + k for k in range(int(catalog.masts[ship]))]
    space, load = int(aboard_rules.space(position, unit)), int(aboard_rules.load(position, unit))
    hidden = any(not piece.name for piece in aboard)
    return Craft(
        unit=unit,
        code=unit_word(position, unit),
        name=position.names[unit] if unit < len(position.names) else row.name,
        nation=NATIONS[int(catalog.nation[ship])],
        seat=int(position.ships.owner[unit]),
        builder=int(position.ships.first_owner[unit]),
        creature=bool(catalog.creature[ship]),
        pose=(int(waters.x[unit]), int(waters.y[unit]), int(waters.a[unit])),
        hull=tuple(waters.hulls[unit].corners()) if int(waters.afloat) >> unit & 1 else (),
        masts=int(catalog.masts[ship]),
        standing=int(position.ships.masts[unit]),
        burning=int(position.ships.burning[unit]),
        sails=tuple(length for length in measures if length),
        cannons=tuple(f"{int(catalog.rank[k])}{reach_letter(position, unit, j)}" for j, k in enumerate(places)),
        space=space,
        load=min(load, space) if hidden else load,
        pieces=tuple(aboard),
        treasures=tuple(chests),
        effects=tuple(effect_text("ability", one) for one in effects_of(row)),
        tows=int(position.ships.tows[unit]),
        towed_by=int(questions.towed_by(position, unit)),
        pinned_by=tuple(k for k in range(len(position.ships.card)) if int(position.ships.pinned_by[unit]) >> k & 1),
        fated=bool(int(position.next_turn.sinks) >> unit & 1),
        acted=bool(int(position.this_turn.acted) >> unit & 1) and not acts_now(position, unit),
        idle=int(position.ships.idle_turns[unit]) + (int(position.this_turn.held) >> unit & 1),
        panels=int(position.ships.panels[unit]),
        flotilla=bool(questions.is_flotilla(position, unit)),
        guns=int(position.ships.made_cannons[unit]),
        states=tuple(name for name, units in states_of(position) if units >> unit & 1),
    )


def acts_now(position: PiratesPosition, unit: int) -> bool:
    """Whether a unit is in the middle of its action."""
    return int(position.unit) == unit and "unit" in phase_of(position).needs


def states_of(position: PiratesPosition) -> list[tuple[str, int]]:
    """The effects of abilities on ships, and the ships (PI-A44, PI-A72, PI-A85 to PI-A90)."""
    return [
        ("ghost", int(position.waters.ghosts)),
        ("submerged", int(position.ships.submerged)),
        ("chained", int(position.next_turn.chained)),
        ("slowed", int(position.next_turn.slowed)),
        ("mute", int(position.this_turn.silenced | position.next_turn.dazed)),
        (
            "stench",
            int(
                (position.next_turn.stench | position.this_turn.crew_silenced)
                & ~(position.this_turn.silenced | position.next_turn.dazed)
            ),
        ),
    ]


def card_of(pieces: Pieces, name: str) -> ShipFile | CreatureFile | FortFile:
    """The card of a unit."""
    return pieces.ships.get(name) or pieces.creatures.get(name) or pieces.forts[name]


def effects_of(row: ShipFile | CreatureFile | FortFile) -> list[str]:
    """What a card says that a unit can do."""
    if isinstance(row, FortFile):
        return [] if isinstance(row.effect, UnsetType) else [row.effect]
    return row.effects


def reach_letter(position: PiratesPosition, unit: int, cannon: int) -> str:
    """S or L: the range of a cannon with what is aboard."""
    return MEASURE_LETTERS[int(aboard_rules.reach_of(position, unit, cannon) != position.catalog.measure[0])]


def _isle(position: PiratesPosition, pieces: Pieces, k: int, ashore: list[Piece], chests: list[Treasure]) -> Isle:
    card = int(position.islands.card[k]) if k < len(position.islands.card) else NONE
    wild, unseen = position.islands.home[k] == NONE, int(position.islands.unseen[k])
    return Isle(
        number=k,
        name=pieces.content.island[card].name if card != NONE else "",
        shore=tuple(position.waters.shores[k].corners()),
        home=int(position.islands.home[k]),
        unseen=unseen,
        treasures=tuple(chests),
        tokens=tuple([seat for seat in range(int(position.seats)) if int(position.islands.tokens[seat]) >> k & 1]),
        pieces=tuple(ashore),
        fort=any(at == k for at in position.forts.island),
        mysterious=bool(card != NONE and mysterious_rules.is_mysterious(position, k)),
        mystery=_mystery(position, pieces, k),
        effect=_lasting(position, pieces, card),
        emptied=bool(wild and position.phase >= codes.TURN_PHASES and not unseen and not chests),
    )


def _lasting(position: PiratesPosition, pieces: Pieces, card: int) -> str:
    """The effect of an island by itself, where it counts (PI-R110)."""
    found = pieces.content.island[card].effect if card != NONE and position.mysterious.mode else ""
    return found if isinstance(found, str) else ""


def _mystery(position: PiratesPosition, pieces: Pieces, k: int) -> tuple[str, str] | None:
    """The effect of a mysterious island, if known."""
    card = int(position.mysterious.text[k]) if k < len(position.mysterious.text) else int(NONE)
    name = pieces.content.island[card].mysterious if card != NONE else ""
    return next(((row.low, row.high) for row in pieces.content.mysterious if row.id == name), None)


def _shoal(position: PiratesPosition, pieces: Pieces, k: int) -> Shoal:
    terrain = position.waters.terrain
    row = pieces.content.terrain[int(terrain.card[k])]
    laid = bool(int(terrain.laid) >> k & 1)
    return Shoal(
        number=k,
        name=numbered(row.name, int(questions.terrain_before(position, k))),
        kind=row.kind,
        outline=tuple(terrain.shapes[k].corners()) if laid else (),
        sign=row.number,
        rating=int(terrain.rating[k]),
        frozen=bool(int(terrain.frozen) >> k & 1),
        placer=int(terrain.placer[k]),
        lost=tuple([unit for unit in range(len(position.ships.lost_in)) if position.ships.lost_in[unit] == k]),
    )


def _captain(position: PiratesPosition, crafts: list[Craft], seat: int, out: list[Piece]) -> Captain:
    own = [craft for craft in crafts if craft.seat == seat]
    waits = [piece for piece in out if piece.owner == seat and not piece.shown]
    return Captain(
        seat=seat,
        gold=int(position.islands.home_gold[seat]),
        coins=sum(1 for craft in own for treasure in craft.treasures if not treasure.name),
        ships=len(own),
        turn=int(position.turn) == seat and not phase_of(position).no_turn,
        waiting=tuple(waits) if position.phase < codes.TURN_PHASES else (),
    )


def treasure(view: View, slot: int) -> Treasure:
    """What the viewer knows of a slot."""
    chests = [craft.treasures for craft in view.crafts] + [isle.treasures for isle in view.isles]
    return next(one for chest in chests for one in chest if one.slot == slot)


def find_piece(view: View, number: int) -> Piece:
    """What the viewer knows of crew or equipment."""
    places = [craft.pieces for craft in view.crafts] + [isle.pieces for isle in view.isles]
    places += [captain.waiting for captain in view.captains]
    return next(piece for place in places for piece in place if piece.number == number)
