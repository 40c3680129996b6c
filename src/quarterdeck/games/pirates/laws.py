"""What the laws ask of Pirates: what no move changes, worlds that a seat cannot tell apart, some exact moves.

Written without `veil` and `imagine`, since it judges both.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import members
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move
from quarterdeck.games.pirates.table import knowledge, questions, skills
from quarterdeck.games.pirates.table.in_progress import DRIFT, FOG, SPOT
from quarterdeck.games.pirates.words.notation.names import knows_event
from quarterdeck.games.pirates.words.notation.notation import MEASURES, next_measure

EXACT_TRIES: Final = 3
"""Exact moves of each kind that are tried in a position."""
NEAR: Final = 4_000
"""How far from something likely an exact point is tried, in hundredths of a millimetre."""


# -- what is conserved -------------------------------------------------------------------------------


def conserved(position: PiratesPosition) -> dict[str, int]:
    """Every treasure is in one place; ships, masts and crew are those of the fleets; nothing is unknown."""
    return {"players": int(position.seats)} | treasure(position) | ships(position) | unknown(position)


def unknown(position: PiratesPosition) -> dict[str, int]:
    """Crew and Events whose identity nobody knows."""
    return {
        "pieces unknown": sum(card == NONE for card in position.crew.card),
        "Events unknown": sum(event == NONE for event in position.events.card),
    }


def treasure(position: PiratesPosition) -> dict[str, int]:
    """Coins and unique treasures: each is in the pool, in a slot, or not known, and no coin of the set-up is missing.

    There may come more, by texts that bring treasure from outside the game.
    """
    slots = [int(what) for what in position.treasure.what if what != NONE]
    pool = members(position.treasure.pool)
    unknown = sum(what == NONE for what in position.treasure.what)
    known = [*slots, *pool]
    return {
        "gold of the set-up that is missing": max(
            0,
            int(position.starting_gold)
            - sum(int(worth) for worth in position.treasure.worth if worth < codes.COIN_KINDS),
        ),
        "treasures that are nowhere": len(position.treasure.worth) - len(known),
        "treasures in two places": len(known) - len(set(known)),
        "treasures hidden beyond those that nobody has seen": max(
            0, sum(int(number) for number in position.islands.unseen) + unknown - len(pool)
        )
        * int(position.phase >= codes.TURN_PHASES),
        "gold ashore below nothing": sum(gold < 0 for gold in position.islands.home_gold),
    }


def ships(position: PiratesPosition) -> dict[str, int]:
    """Units, masts, pins, tows and crew."""
    units = range(len(position.ships.card))
    masts = [int(position.catalog.masts[position.ships.card[unit]]) for unit in units]
    return {
        "units": len(position.ships.card),
        "pieces": len(position.crew.card) - int(position.crew.joined).bit_count(),
        "masts beyond those printed": sum(int(position.ships.masts[unit]) >> masts[unit] for unit in units),
        "fires without a mast": sum(int(position.ships.burning[unit] & ~position.ships.masts[unit]) for unit in units),
        "pins without a bow that touches": sum(
            not questions.pin_holds(position, unit, other)
            for unit in units
            for other in members(position.ships.pinned_by[unit])
        ),
        "tows of ships with masts": sum(
            position.ships.masts[position.ships.tows[unit]] != 0
            and not questions.is_flotilla(position, position.ships.tows[unit])
            for unit in units
            if position.ships.tows[unit] != NONE
        ),
        "pieces aboard ships that are gone": sum(
            place < codes.UNITS and not (position.ships.in_play | position.question.sunk) >> place & 1
            for place in position.crew.at
        ),
        "treasures aboard ships that are gone": sum(
            place < codes.UNITS and not (position.ships.in_play | position.question.sunk) >> place & 1
            for place in position.treasure.at
        ),
    }


# -- other worlds ------------------------------------------------------------------------------------


def other_world(position: PiratesPosition, seat: int, dice: Dice) -> PiratesPosition:
    """A position like this one, but treasures that the seat has not seen are dealt anew, and unknown crew is other crew."""
    world = position.clone()
    deal_treasure(world, seat, dice)
    for piece in range(len(world.crew.card)):
        if not world.crew.face_up >> piece & 1 and not (seat >= 0 and world.crew.seen_by[piece] >> seat & 1):
            deal_piece(world, piece, dice)
    for event in range(len(world.events.card)):
        if not knows_event(world, event, seat):
            world.events.card = put(world.events.card, event, dice.below(int(world.catalog.events)))
    skills.refresh_all(world)
    return world


def deal_treasure(world: PiratesPosition, seat: int, dice: Dice) -> None:
    """Shuffle the treasure that a seat has not seen, in slots and in the pool."""
    unseen = [
        k
        for k in range(len(world.treasure.what))
        if not questions.is_public(world, k) and not (seat >= 0 and world.treasure.seen_by[k] >> seat & 1)
    ]
    mixed = [*(int(world.treasure.what[k]) for k in unseen), *members(world.treasure.pool)]
    unseen.sort(key=lambda k: world.treasure.at[k] >= codes.ASHORE)
    for k in unseen:
        fitting = [what for what in mixed if knowledge.may_lie_hidden_at(world, what, int(world.treasure.at[k]))]
        world.treasure.what = put(world.treasure.what, k, fitting[dice.below(len(fitting))])
        mixed.remove(int(world.treasure.what[k]))
    world.treasure.pool = sum(1 << what for what in mixed)


def deal_piece(world: PiratesPosition, piece: int, dice: Dice) -> None:
    """Replace a crew by another of the same nation and cost without links, which may lie in the same place."""
    catalog, card = world.catalog, int(world.crew.card[piece])
    alike = [
        other
        for other in range(catalog.crews)
        if catalog.crew_nation[other] == catalog.crew_nation[card]
        and catalog.crew_cost[other] == catalog.crew_cost[card]
        and catalog.crew_space[other] == catalog.crew_space[card]
        and links(world, other) == links(world, card)
    ]
    world.crew.card = put(world.crew.card, piece, alike[dice.below(len(alike))])


def links(world: PiratesPosition, card: int) -> list[int]:
    """The links of a crew."""
    catalog = world.catalog
    return [int(catalog.links[k]) for k in range(catalog.link_start[card], catalog.link_start[card + 1])]


# -- exact moves -------------------------------------------------------------------------------------


def exact_moves(position: PiratesPosition, dice: Dice) -> list[int]:
    """A few segments, shots and poses near the listed ones (PI-N17)."""
    phase = phase_of(position)
    if phase.aims_card and position.card.aim == FOG:
        return fog_near(position, dice)
    found: list[int] = []
    for _ in range(EXACT_TRIES):
        if phase.steers:
            length = int(position.catalog.measure[dice.below(2)]) + dice.below(200) - 150
            measure = next_measure(position, MEASURES[dice.below(len(MEASURES))])
            found.append(int(segment_move(measure, dice.below(int(ROUND)), length)))
        elif phase.shoots:
            found.append(shot_near(position, dice))
        elif phase.aims_card and position.card.aim == DRIFT:
            found.append(
                int(segment_move(0, dice.below(int(ROUND)), dice.below(int(position.catalog.measure[1]) + 50)))
            )
        elif phase.aims_card and position.card.aim == SPOT:
            x, y = dice.below(int(position.waters.width)), dice.below(int(position.waters.height))
            found.append(int(pose_move(x, y, 0)))
        elif phase.laid:
            found.append(pose_near(position, dice))
    return found + beside_the_only_pose(position)


def beside_the_only_pose(position: PiratesPosition) -> list[int]:
    """The four poses next to the only one that is listed; none if several are listed, or nothing is laid."""
    listed = position.legal()
    if len(listed) != 1 or not phase_of(position).laid:
        return []
    pose = listed[0]
    return [int(pose_move(max(0, x), max(0, y), pose_a(pose))) for x, y in next_to(pose)]


def next_to(pose: int) -> list[tuple[int, int]]:
    """The four places nearest to that of a pose, one unit of length away."""
    x, y = int(pose_x(pose)), int(pose_y(pose))
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def fog_near(position: PiratesPosition, dice: Dice) -> list[int]:
    """Places for fog around one that is listed: as near as can be on all sides, and some farther away (PI-R99)."""
    listed = position.legal()
    spot = listed[dice.below(len(listed))]
    x, y = int(pose_x(spot)), int(pose_y(spot))
    around = next_to(spot)
    around += [(x - NEAR + dice.below(2 * NEAR), y - NEAR + dice.below(2 * NEAR)) for _ in range(EXACT_TRIES)]
    return [int(pose_move(max(0, east), max(0, north), 0)) for east, north in around]


def shot_near(position: PiratesPosition, dice: Dice) -> int:
    """A shot at a point in the box around some unit."""
    target = dice.below(len(position.ships.card))
    hull = position.waters.hulls[target]
    x = int(hull.left) + dice.below(int(hull.right - hull.left) + 1)
    y = int(hull.bottom) + dice.below(int(hull.top - hull.bottom) + 1)
    return int(shot_move(dice.below(4), target, x, y))


def pose_near(position: PiratesPosition, dice: Dice) -> int:
    """A pose near the home island, near some island, or anywhere."""
    waters = position.waters
    if not waters.shores:
        return int(pose_move(dice.below(int(waters.width)), dice.below(int(waters.height)), dice.below(int(ROUND))))
    shore = waters.shores[dice.below(len(waters.shores))]
    if phase_of(position).laid == "start":
        shore = waters.shores[questions.home_of(position, position.turn)]
    x = max(0, int(shore.left) - NEAR + dice.below(int(shore.right - shore.left) + 2 * NEAR))
    y = max(0, int(shore.bottom) - NEAR + dice.below(int(shore.top - shore.bottom) + 2 * NEAR))
    return int(pose_move(x, y, dice.below(int(ROUND))))
