"""Crew and cargo that are lost, by whatever costs them: hits, rams, fights, texts, islands, Events (PI-9.10, PI-A, PI-R71)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, FORFEITING, NONE, OUT, SLOT
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.docking import docking, handling
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import MORE_COSTS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

CHEAP: Final[i64] = 4  # what crew costs at most for which a guard of cheap crew goes (PI-A131)


def kill(table: Table, piece: i64, by: i64 = NONE) -> None:
    """A seat eliminates one of the crew, which everybody sees then (PI-9.10, PI-A53, PI-A60, PI-A92).

    Some crew comes home instead (PI-A111); a fort may call crew that is out of the game back as a ghost (PI-A106).
    For crew that goes down with its ship see `sinking.take_out`.
    """
    unit = table.crew.at[piece]
    if unit < codes.UNITS and skills.able(table, unit, abilities.SAFE_CREW):
        skills.use(table, unit, abilities.SAFE_CREW)
        return
    piece = guard_of(table, piece, unit)
    questions.note_progress(table)
    if unit < codes.UNITS and drifts_ashore(table, piece, unit):
        return
    if unit < codes.UNITS and table.crew.face_up & bit(piece) and is_revived(table, piece, unit):
        turn_down(table, piece, unit)
    elif unit < codes.UNITS and homebound_crew(table, unit) & bit(piece):
        bring_home(table, bit(piece))
    else:
        handling.remove_crew(table, piece)
        if by not in (NONE, table.crew.owner[piece]):
            pay_ransom(table, piece, by)
    if table.crew.at[piece] == OUT:
        bury(table, piece)


def guard_of(table: Table, piece: i64, unit: i64) -> i64:
    """The crew that is eliminated: this one, or another of the ship that goes for it (PI-A131, PI-A132)."""
    card = table.crew.card[piece]
    if unit >= codes.UNITS or card == NONE:
        return piece
    cheap = table.catalog.crew_cost[card] <= CHEAP
    guard = abilities.GUARDS_CHEAP_CREW if cheap else abilities.GUARDS_DEAR_CREW
    if not skills.able(table, unit, guard) or skills.crew_with(table, unit, guard) & bit(piece):
        return piece
    guards = skills.crew_with(table, unit, guard)
    return lowest(guards) if guards else piece


def drifts_ashore(table: Table, piece: i64, unit: i64) -> bool:
    """Whether driftwood brings a crew that would be eliminated to the nearest wild island; it serves once (PI-U95)."""
    slot = aboard.slot_of(table, unit, kinds.TREASURE_DRIFTWOOD)
    if slot == NONE:
        return False
    island = questions.nearest_of(table, questions.wild_islands(table), unit)
    if island == NONE:
        return False
    questions.tell(table, codes.DEED_USED, table.ships.owner[unit], questions.slot_word(table, slot), unit)
    aiming.spend(table, slot)
    handling.come_back(table, piece, island)
    return True


def is_revived(table: Table, piece: i64, unit: i64) -> bool:
    """Whether the ship, or another of the crew, keeps one of it from being eliminated (PI-A53, PI-R108)."""
    return (
        skills.is_born(table, unit, abilities.REVIVED_CREW)
        or skills.crew_with(table, unit, abilities.REVIVED_CREW) & ~bit(piece) != 0
    )


def turn_down(table: Table, piece: i64, unit: i64) -> None:
    """Crew that would be eliminated lies face down instead; players who have seen it still know it (PI-A53)."""
    skills.use(table, unit, abilities.REVIVED_CREW)
    table.crew.face_up &= ~bit(piece)
    table.crew.seen_by = put(table.crew.seen_by, piece, full(table.seats))
    questions.tell(table, codes.REVIVED, table.crew.owner[piece], questions.crew_word(table, piece), unit)


def homebound_crew(table: Table, unit: i64) -> i64:
    """Crew aboard that comes home when it would be eliminated: a text of its own, as far as it may use it (PI-A111, PI-R121)."""
    return skills.crew_with(table, unit, abilities.HOMEBOUND)


def bring_home(table: Table, crew: i64) -> None:
    """Each of some crew lies on its player's home island instead of being eliminated (PI-A111)."""
    while crew:
        piece = lowest(crew)
        crew &= crew - 1
        handling.come_back(table, piece, questions.home_of(table, table.crew.owner[piece]))


def pays_with_crew(table: Table, unit: i64) -> bool:
    """Whether another crew is eliminated instead of a mast that a hit would cost: the cheapest one (PI-A174)."""
    if not skills.able(table, unit, abilities.CREW_FOR_MAST) or keeps_crew(table, unit):
        return False
    piece = cheapest(table, aboard.crew_aboard(table, unit) & ~skills.crew_with(table, unit, abilities.CREW_FOR_MAST))
    if piece == NONE:
        return False
    skills.use(table, unit, abilities.CREW_FOR_MAST)
    kill(table, piece, foe_of(table, unit))
    return True


def cheapest(table: Table, crew: i64) -> i64:
    """The member of a set of crew that costs least; NONE if there is none."""
    found: i64 = NONE
    while crew:
        piece = lowest(crew)
        crew &= crew - 1
        if found == NONE or cost(table, piece) < cost(table, found):
            found = piece
    return found


def cost(table: Table, piece: i64) -> i64:
    """What a crew costs; nothing if it is not known."""
    card = table.crew.card[piece]
    return NOTHING if card == NONE else table.catalog.crew_cost[card]


def pay_ransom(table: Table, piece: i64, by: i64) -> None:
    """The player who eliminates a crew with Ransom gets 1 gold (PI-A92)."""
    if docking.is_ransomed(table, piece):
        table.islands.home_gold = put(table.islands.home_gold, by, table.islands.home_gold[by] + 1)
        questions.tell(table, codes.RANSOMED, by, 1, questions.crew_word(table, piece))


def keeps_crew(table: Table, unit: i64) -> bool:
    """Whether a unit's crew cannot be eliminated, whether everybody sees that or not (PI-A60)."""
    return skills.able(table, unit, abilities.SAFE_CREW)


def crew_is_safe(table: Table, unit: i64) -> bool:
    """Whether everybody sees that a unit's crew cannot be eliminated (PI-A60)."""
    return skills.openly(table, unit, abilities.SAFE_CREW)


def ask_crew(table: Table, unit: i64) -> bool:
    """Whether a unit's owner is asked which crew it loses; a single one is lost at once (PI-R20, PI-R71)."""
    crew = aboard.crew_aboard(table, unit)
    if crew == 0 or crew_is_safe(table, unit):
        return False
    if count(crew) == 1:
        kill(table, lowest(crew), foe_of(table, unit))
        return ending.check_end(table)
    ask_forfeit(table, unit, any_cargo=False)
    return True


def foe_of(table: Table, unit: i64) -> i64:
    """The player who costs a unit its crew: the player of the other of the two ships (PI-A43, PI-A92)."""
    return table.ships.owner[table.target] if unit == table.unit and table.target != NONE else table.turn


def ask_forfeit(table: Table, unit: i64, *, any_cargo: bool) -> None:
    """Ask the owner what to lose: a crew, or any cargo (PI-R71)."""
    table.loss.unit = unit
    table.loss.any_cargo = any_cargo
    table.phase = FORFEITING
    table.player = table.asked = table.ships.owner[unit]


def cargo_of(table: Table, unit: i64) -> i64:
    """The slots aboard that take cargo spaces: coins."""
    found: i64 = 0
    slots = questions.slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if not questions.is_unique(table, slot):
            found |= bit(slot)
    return found


def add_forfeits(table: Table, moves: Moves) -> None:
    """What the owner may choose to lose: crew aboard, or any cargo (PI-R71)."""
    unit = table.loss.unit
    pieces = aboard.crew_aboard(table, unit)
    coins: i64 = 0
    if table.loss.any_cargo:
        pieces = (
            questions.pieces_at(table, unit) & table.crew.equipment
            if crew_is_safe(table, unit)
            else questions.pieces_at(table, unit)
        )
        coins = cargo_of(table, unit)
    while pieces:
        moves.add(CREW + lowest(pieces))
        pieces &= pieces - 1
    while coins:
        moves.add(SLOT + lowest(coins))
        coins &= coins - 1


def forfeit(table: Table, move: i64) -> None:
    """The crew or cargo that its owner has chosen is out of the game (PI-R71)."""
    if move >= SLOT:
        slot = move - SLOT
        word = questions.treasure_word(table, table.treasure.what[slot])
        questions.tell(table, codes.CARGO_LOST, table.ships.owner[table.loss.unit], word, table.loss.unit)
        aboard.lose_slot(table, slot)
        questions.note_progress(table)
    elif table.crew.equipment & bit(move - CREW):
        handling.remove_crew(table, move - CREW)
    else:
        kill(table, move - CREW, foe_of(table, table.loss.unit))
    table.loss.unit = NONE
    table.loss.any_cargo = False
    if not ending.check_end(table):
        table.next = MORE_COSTS


def bury(table: Table, piece: i64) -> None:
    """Eliminated crew goes to a fort of its owner that calls it (PI-A106)."""
    for k in range(i64(len(table.forts.island))):
        at = table.forts.island[k]
        if (
            at != NONE
            and table.ships.owner[k] == table.crew.owner[piece]
            and skills.able(table, k, abilities.GHOSTLY_CREW)
        ):
            table.forts.ghosts |= bit(piece)
            handling.come_back(table, piece, at)
            return
