"""The pirates' notation: `act R1`, `L 45.0 83.80`, `fire 2 at G1`, `crew helmsman to R1`; for chance `die 4`.

One text a move. Capitals and additional spaces do not matter when it is read; words/notation/parsing.py reads it. Lengths and
places are millimetres with two decimals, headings degrees with one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMS,
    ASHORE,
    OF_UNITS,
    PIECE_AIM,
    PLACES,
    SLOT_AIM,
)
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire, Nearest
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.rules.mysterious_islands.at_exploring import EVENT_STEP
from quarterdeck.games.pirates.rules.shooting import cannons
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target, shot_x, shot_y
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.table.aboard import MEASURES as ALL_MEASURES
from quarterdeck.games.pirates.table.aboard import is_extra, mast_of
from quarterdeck.games.pirates.table.catalog import MOVES
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.table.table import SHORT
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.words.notation.names import (
    ALL,
    HIDDEN,
    crew_id,
    event_name,
    knows_slot,
    piece_word,
    place_word,
    slot_word,
    treasure_word,
    unit_word,
)
from quarterdeck.games.pirates.words.notation.shots import VERBS, cannon_word, line_at, place_of
from quarterdeck.games.pirates.words.notation.sorts import sort_of

MEASURES: Final = ("S", "L")
"""In the order that numbers them."""
ADDED: Final = "+"
"""Before the name of a measure that a text adds (PI-R7)."""
NO_MEASURE: Final = int(ALL_MEASURES)
"""A measure that is not there is numbered from here on, in the order of `MEASURES`."""
UNIT_VERBS: Final = frozenset({"ram", "tow", "explore", "aim"})
"""What is done with units, unless they act."""
SINGLE: Final = {
    "done": "done", "move": "move", "shoot": "shoot", "repair": "repair", "shoot-far": "shoot far", "board": "board", "hunt": "hunt",
    "any-crew": "kill any", "all-crew": "kill all",
    "any-coin": "take any",
}  # fmt: skip
"""Moves that are the only ones of their sorts."""


def text(position: PiratesPosition, move: int) -> str:
    """The move in notation; a number without meaning is shown as it is."""
    sort, number = sort_of(move)
    if sort in SINGLE:
        return SINGLE[sort]
    if sort not in _WRITERS:
        return f"#{move}"
    return _WRITERS[sort](position, number, actor(position))


def actor(position: PiratesPosition) -> int:
    """The seat whose knowledge counts for the player to move, or `ALL` for chance."""
    return int(position.player) if position.player >= 0 else ALL


def veiled_text(position: PiratesPosition, move: int, seat: int) -> str:
    """The move as `seat` may read it once it is made (part 4 of the rules)."""
    if position.player == seat >= 0:
        return text(position, move)
    reader = seat if seat >= 0 else SPECTATOR
    sort, number = sort_of(move)
    if sort == "deal" and is_secret_look(position) and reader != position.turn:
        return f"deal {HIDDEN}"
    if sort == "collected" and number >= EVENT_STEP:
        return f"collect {HIDDEN}"
    return _veiled_cargo(position, move, reader)


def _veiled_cargo(position: PiratesPosition, move: int, reader: int) -> str:
    """A move as a reader may know it, if it might show hidden crew or treasure."""
    sort, number = sort_of(move)
    if sort == "slot":
        return _veiled_slot(position, number, reader)
    if sort == "handle" and number // PLACES < len(position.crew.card):
        return _handle(position, number, reader)
    if sort == "hand-over" and number // PLACES < len(position.treasure.what):
        return _hand_over(position, number, reader)
    return text(position, move)


def is_secret_look(position: PiratesPosition) -> bool:
    """Whether chance turns up a treasure that one player alone sees."""
    phase = phase_of(position)
    if phase.about == "card":
        return aiming.deed_now(position) in {
            kinds.TREASURE_MARKSMANS_MAP,
            kinds.TREASURE_ABANDONED_CHARTS,
            kinds.TREASURE_KEY,
        }
    return phase.secret


SPECTATOR: Final = -2
"""A reader who knows only open things."""


def _veiled_slot(position: PiratesPosition, slot: int, reader: int) -> str:
    """A coin that is taken: from an island nobody else knows which, of a ship everybody sees which."""
    phase = phase_of(position)
    if phase.secret:
        return f"take {HIDDEN}"
    if phase.open:
        return text(position, int(codes.SLOT) + slot)
    winner = phase.draws_coin and reader == (position.turn if phase.drawn_for == "turn" else position.asked)
    if winner or (slot < len(position.treasure.what) and knows_slot(position, slot, reader)):
        return text(position, int(codes.SLOT) + slot)
    return f"take {HIDDEN}{slot + 1}"


# -- numbers ---------------------------------------------------------------------------------------


def millimetres(length: int) -> str:
    """A length in hundredths of a millimetre: `83.80`."""
    return f"{length // 100}.{length % 100:02}"


def degrees(heading: int) -> str:
    """A heading in tenths of a degree: `45.0`."""
    return f"{heading // 10}.{heading % 10}"


def point(x: int, y: int) -> str:
    """A place on the table: `120.00,340.00`."""
    return f"{millimetres(x)},{millimetres(y)}"


# -- sorts of moves --------------------------------------------------------------------------------


def _die(_position: PiratesPosition, number: int, _seat: int) -> str:
    return f"die {number + 1}"


def _unit(position: PiratesPosition, unit: int, _seat: int) -> str:
    return f"{unit_verb(position)} {unit_word(position, unit)}"


def unit_verb(position: PiratesPosition) -> str:
    """The verb for a unit that is named."""
    does = phase_of(position).does
    return does if does in UNIT_VERBS else "act"


def _mast(_position: PiratesPosition, mast: int, _seat: int) -> str:
    return f"mast {mast + 1}"


def _cast_off(position: PiratesPosition, unit: int, _seat: int) -> str:
    return f"cast off {unit_word(position, unit)}"


def _scuttle(position: PiratesPosition, unit: int, _seat: int) -> str:
    return f"scuttle {unit_word(position, unit)}"


def _free_explore(position: PiratesPosition, unit: int, _seat: int) -> str:
    return f"explore free {unit_word(position, unit)}"


def _island(position: PiratesPosition, island: int, _seat: int) -> str:
    does = phase_of(position).does
    return f"{does if does in {'aim', 'home'} else 'explore'} island {island + 1}"


def _swim(_position: PiratesPosition, island: int, _seat: int) -> str:
    return f"swim island {island + 1}"


def _island_card(position: PiratesPosition, card: int, _seat: int) -> str:
    return f"draw {island_card_name(position, card)}"


def island_card_name(position: PiratesPosition, card: int) -> str:
    """The id of an island's card: `gull-rock`."""
    catalog = position.catalog
    if card >= catalog.islands:
        return f"#{card + 1}"
    return catalog.names[catalog.ships + catalog.crews + catalog.uniques + card]


def _terrain_card(position: PiratesPosition, card: int, _seat: int) -> str:
    return f"chart {terrain_card_id(position, card)}"


def terrain_card_id(position: PiratesPosition, card: int) -> str:
    """The id of a piece of terrain: `reef-1`."""
    catalog = position.catalog
    if card >= catalog.terrains:
        return f"#{card + 1}"
    behind = catalog.ships + catalog.crews + catalog.uniques + catalog.islands + catalog.events + catalog.forts
    return catalog.names[behind + card]


def _named(verb: str) -> Callable[[PiratesPosition, int, int], str]:
    """The deed for a unit, for any question."""
    return lambda position, unit, _seat: f"{verb} {unit_word(position, unit)}"


def _collected(position: PiratesPosition, number: int, _seat: int) -> str:
    return f"collect {collected_name(position, number)}"


def collected_name(position: PiratesPosition, number: int) -> str:
    """A coin by its gold, a unique treasure or an Event by its id."""
    catalog = position.catalog
    start = catalog.ships + catalog.crews
    if number < codes.COIN_KINDS:
        return str(number)
    if number < EVENT_STEP:
        return catalog.names[start + number - codes.COIN_KINDS]
    return catalog.names[start + catalog.uniques + catalog.islands + number - EVENT_STEP]


def _unturned(_position: PiratesPosition, number: int, _seat: int) -> str:
    return f"draw unseen {number + 1}"


def _terrain(position: PiratesPosition, number: int, _seat: int) -> str:
    return f"{'aim terrain' if phase_of(position).does == 'aim' else 'dive'} {number + 1}"


def _crew(position: PiratesPosition, piece: int, seat: int) -> str:
    verb = "aim crew" if phase_of(position).does == "aim" else "kill"
    return f"{verb} {piece_word(position, piece, seat, numbered=True)}"


def _slot(position: PiratesPosition, slot: int, seat: int) -> str:
    phase = phase_of(position)
    if phase.does == "aim":
        return f"aim treasure {slot_word(position, slot, seat, numbered=True)}"
    verb = "pay" if phase.does == "pay" else "take"
    return f"{verb} {slot_word(position, slot, seat, numbered=phase.draws_coin)}"


def _deal(position: PiratesPosition, treasure: int, _seat: int) -> str:
    return f"deal {treasure_word(position, treasure)}"


def _handle(position: PiratesPosition, number: int, seat: int) -> str:
    piece, place = number // int(PLACES), number % int(PLACES)
    return f"crew {piece_word(position, piece, seat)} {place_word(position, place)}"


def _hand_over(position: PiratesPosition, number: int, seat: int) -> str:
    slot, unit = number // int(PLACES), number % int(PLACES)
    return f"hand {slot_word(position, slot, seat)} to {unit_word(position, unit)}"


def _use(position: PiratesPosition, number: int, _seat: int) -> str:
    ability, unit = number // int(OF_UNITS), number % int(OF_UNITS)
    return f"use {SLUGS[ability]} by {unit_word(position, unit)}"


def _feat(position: PiratesPosition, number: int, _seat: int) -> str:
    ability, unit, aim = feat_parts(number)
    return f"use {SLUGS[ability]} by {unit_word(position, unit)} on {aim_word(position, ability, aim)}"


def feat_parts(number: int) -> tuple[int, int, int]:
    """The ability, the unit that has it, and its target."""
    whose, aim = divmod(number, int(AIMS))
    ability, unit = divmod(whose, int(OF_UNITS))
    return ability, unit, aim


def aim_word(position: PiratesPosition, ability: int, aim: int) -> str:
    """The target of an ability: a ship, an island, a piece or a treasure by its number on the table, or an ability."""
    if ability == abilities.COPYCAT:
        return SLUGS[aim] if aim < len(SLUGS) else f"#{aim + 1}"
    if aim >= SLOT_AIM:
        return f"coin #{aim - SLOT_AIM + 1}"
    if aim >= PIECE_AIM:
        return f"crew #{aim - PIECE_AIM + 1}"
    return f"island {aim - ASHORE + 1}" if aim >= ASHORE else unit_word(position, aim)


def _turn_to(_position: PiratesPosition, a: int, _seat: int) -> str:
    return f"turn {degrees(a)}"


def _unseen(_position: PiratesPosition, k: int, _seat: int) -> str:
    return f"unseen {k + 1}"


def _sacrifice(position: PiratesPosition, piece: int, seat: int) -> str:
    return f"sacrifice {piece_word(position, piece, seat, numbered=True)}"


def _pick(position: PiratesPosition, number: int, _seat: int) -> str:
    unit, other = number // int(OF_UNITS), number % int(OF_UNITS)
    return f"rob {unit_word(position, other)} by {unit_word(position, unit)}"


def _show(position: PiratesPosition, slot: int, seat: int) -> str:
    return f"show {slot_word(position, slot, seat, numbered=True)}"


def _event(position: PiratesPosition, event: int, seat: int) -> str:
    return f"play {event_name(position, event, seat)}"


def _load(position: PiratesPosition, piece: int, seat: int) -> str:
    return f"load {piece_word(position, piece, seat, numbered=True)}"


def _recruit(position: PiratesPosition, card: int, _seat: int) -> str:
    return f"recruit {crew_id(position, card) if card < position.catalog.crews else f'#{card + 1}'}"


def _segment(position: PiratesPosition, number: int, _seat: int) -> str:
    move = int(codes.SEGMENT) + number
    if phase_of(position).does == "aim" and segment_measure(move) == 0:
        return f"drift {degrees(int(segment_a(move)))} {millimetres(int(segment_length(move)))}"
    measure = measure_word(position, int(segment_measure(move)))
    return f"{measure} {degrees(int(segment_a(move)))} {millimetres(int(segment_length(move)))}"


def _shot(position: PiratesPosition, number: int, _seat: int) -> str:
    move = int(codes.SHOT) + number
    cannon, target, kind = int(shot_cannon(move)), int(shot_target(move)), int(shot_kind(move))
    aim = (int(shot_x(move)), int(shot_y(move)))
    short = f"{VERBS.get(kind, VERBS[int(BALL)])} {cannon_word(cannon)} at {unit_word(position, target)}"
    return short if aim == usual_aim(position, cannon, target, kind) else f"{short} {point(*aim)}"


def _pose(_position: PiratesPosition, number: int, _seat: int) -> str:
    move = int(codes.POSE) + number
    return f"place {point(int(pose_x(move)), int(pose_y(move)))} {degrees(int(pose_a(move)))}"


_WRITERS: Final[dict[str, Callable[[PiratesPosition, int, int], str]]] = {
    "die": _die,
    "unit": _unit,
    "mast": _mast,
    "cast-off": _cast_off,
    "scuttle": _scuttle,
    "free-explore": _free_explore,
    "crew": _crew,
    "slot": _slot,
    "deal": _deal,
    "island": _island,
    "island-card": _island_card,
    "terrain-card": _terrain_card,
    "terrain": _terrain,
    "collected": _collected,
    "build": _named("build"),
    "store": _named("store"),
    "mend": _named("mend"),
    "watch": _named("watch"),
    "swim": _swim,
    "unturned": _unturned,
    "handle": _handle,
    "hand-over": _hand_over,
    "use": _use,
    "sacrifice": _sacrifice,
    "feat": _feat,
    "turn-to": _turn_to,
    "unseen": _unseen,
    "pick": _pick,
    "show": _show,
    "event": _event,
    "load": _load,
    "recruit": _recruit,
    "segment": _segment,
    "shot": _shot,
    "pose": _pose,
}


# -- measures --------------------------------------------------------------------------------------


def measures_of(position: PiratesPosition) -> dict[int, str]:
    """The measures of the unit that moves: `S` and `L` of its base move, `+S` and `+L` of texts; none when no unit does."""
    if not phase_of(position).steers:
        return {}
    short = position.catalog.measure[SHORT]
    lengths = {k: int(aboard.measures(position, position.unit, k)) for k in range(ALL_MEASURES)}
    return {
        k: ("" if k < MOVES else ADDED) + (MEASURES[0] if length == short else MEASURES[1])
        for k, length in lengths.items()
        if length
    }


def measure_word(position: PiratesPosition, k: int) -> str:
    """A measure: `S`, `L`, `+S`, or with a number among equal ones if it is not the one to be used next."""
    known = measures_of(position)
    if k in known:
        number = sum(known[other] == known[k] for other in known if other <= k)
        return known[k] if k == next_measure(position, known[k]) else f"{known[k]}#{number}"
    beyond = k - NO_MEASURE
    return MEASURES[beyond] if 0 <= beyond < len(MEASURES) else f"#{k + 1}"


def next_measure(position: PiratesPosition, word: str) -> int:
    """The measure that a word means: the first one that is not used, or else the first one, or else one that is not there."""
    found = [k for k, measure in measures_of(position).items() if measure == word]
    free = [k for k in found if not position.sailing.measures_used >> k & 1]
    return (free or found or [NO_MEASURE + MEASURES.index(word[-1])])[0]


# -- shots -----------------------------------------------------------------------------------------


def usual_aim(position: PiratesPosition, cannon: int, target: int, kind: int = int(BALL)) -> tuple[int, int]:
    """Where a cannon aims by default: the listed point, or the target's nearest one."""
    waters, unit = position.waters, int(position.unit)
    if not phase_of(position).shoots or not 0 <= target < len(waters.forms):
        return (0, 0)
    if not is_extra(cannon) and mast_of(cannon) >= len(waters.forms[unit].masts):
        return (0, 0)
    if line := line_at(position, unit, cannon, target, kind):
        return int(line.to_x), int(line.to_y)
    line = LineOfFire(waters)
    line.start(
        unit,
        place_of(position, unit, cannon, target),
        cannons.sails(position, unit),
        aboard.reach_of(position, unit, cannon),
    )
    nearest = Nearest()
    nearest.find(waters.hulls[target], line.from_x, line.from_y)
    return int(nearest.x), int(nearest.y)
