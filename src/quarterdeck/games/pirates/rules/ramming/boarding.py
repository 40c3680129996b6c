"""Ramming, pinning and boarding (PI-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ALL_CREW,
    ANY_COIN,
    ANY_CREW,
    BOARD,
    BOARD_DIE,
    CREW,
    NONE,
    PASS,
    PRIZE,
    PRIZE_DRAWN,
    RAM_DIE,
    RAMMING,
    SLOT,
)
from quarterdeck.games.pirates.rules.cards import answers
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.moving import docking
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import bonuses, hits, losses, shooting
from quarterdeck.games.pirates.rules.texts import ghosts_and_submarines
from quarterdeck.games.pirates.rules.turn import consequences, ending
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BEFORE_BOARDING, BY_FIGHT, BY_RAM, NOTHING_LOST
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

ROLLS: Final[i64] = 2  # dice of a boarding party


# -- rams ---------------------------------------------------------------------------------------


def find_rams(table: Table) -> None:
    """Enemies that the unit rams: her bow touches them, and neither is pinned by the other (PI-9.1, PI-9.4, PI-R2).

    Sea creatures do not ram (PI-18.5) but for sea monsters, and those not under water (PI-A90); a ghost rams nobody
    (PI-A85).
    """
    unit = table.unit
    table.boarding.enemies_left = 0
    if (table.waters.ghosts | table.waters.deep) & bit(unit) or table.ships.masts[unit] == 0:
        return
    if questions.is_creature(table, unit) and not skills.able(table, unit, abilities.SEA_MONSTER):
        return
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if is_rammed(table, unit, other):
            table.boarding.enemies_left |= bit(other)


def is_rammed(table: Table, unit: i64, other: i64) -> bool:
    """Whether a unit rams another that it touches: no sea creature (PI-18.4, PI-R26) and no fort (PI-R100).

    Nor a ghost, nor anything under water (PI-A85, PI-A89, PI-A90), nor where one of the two pins the other (PI-9.4).
    """
    if (table.waters.ghosts | table.ships.submerged) & bit(other):
        return False
    if table.ships.owner[other] == table.ships.owner[unit] or questions.is_creature(table, other):
        return False
    if table.ships.pinned_by[unit] & bit(other) or table.ships.pinned_by[other] & bit(unit):
        return False
    return table.waters.bow_touches(unit, other)


def ask_ram(table: Table) -> bool:
    """Whether an enemy is rammed now; of several the player chooses the first (PI-R25)."""
    if table.boarding.enemies_left == 0:
        return False
    if count(table.boarding.enemies_left) == 1:
        ram(table, lowest(table.boarding.enemies_left))
    else:
        table.phase = RAMMING
        table.player = table.asked = table.turn
    return True


def ram(table: Table, other: i64) -> None:
    """A ram: a die falls, unless there is no mast or none can be lost (PI-9.2, PI-R26)."""
    if skills.able(table, table.unit, abilities.SCORPION):
        skills.tick(table, table.unit, abilities.SCORPION)  # who has rammed does not sting in this turn (PI-A93)
    table.boarding.enemies_left &= ~bit(other)
    table.target = other
    questions.tell(table, codes.RAMMED, table.turn, table.unit, other)
    if 0 < questions.masts_left(table, other) < setting_out.DIE:
        table.phase = RAM_DIE
        table.player = CHANCE
    else:
        after_ram(table)


def roll_ram(table: Table, die: i64) -> None:
    """Above the masts left on the rammed ship: she loses one; panels do not help (PI-9.2, PI-R105)."""
    left = questions.masts_left(table, table.target)
    questions.tell(table, codes.RAM_ROLLED, table.turn, die, left)
    if die > left > 0 and not withstands_ram(table, table.target):
        hits.ask_loss(table, table.target, 1, BY_RAM)
    else:
        after_ram(table)


def withstands_ram(table: Table, unit: i64) -> bool:
    """Whether a ram costs a unit no mast; crew that sees to it is turned up (PI-A9, PI-A89)."""
    if skills.able(table, unit, abilities.SUBMARINE):
        return True
    if not skills.able(table, unit, abilities.RAM_PROOF):
        return False
    skills.use(table, unit, abilities.RAM_PROOF)
    return True


def after_ram(table: Table) -> None:
    """The rammer is pinned unless the other is derelict (PI-9.3, PI-R26); then a boarding party may follow (PI-9.8)."""
    unit, target = table.unit, table.target
    if not lies_beside(table, target):
        table.loss.cause = NOTHING_LOST
        consequences.go_on(table)
        return
    if questions.is_creature(table, unit) and table.ships.masts[target] != 0:
        pin(table, target, unit)
    elif table.ships.masts[target] != 0 and pin(table, unit, target):
        kills_crew(table, abilities.PIN_KILLS_CREW)
    kills_crew(table, abilities.RAM_KILLS_CREW)
    table.loss.cause = BEFORE_BOARDING
    hits.proceed(table)


def pin(table: Table, held: i64, holder: i64) -> bool:
    """Whether one of the unit and its target is pinned to the other by a ram or a text (PI-9.5, PI-9.7).

    A text may keep it from that (PI-A51, PI-A84, PI-A89). The rammed ship is not pinned (PI-R27).
    """
    if skills.able(table, held, abilities.PIN_PROOF):
        skills.use(table, held, abilities.PIN_PROOF)
        return False
    if is_unpinned(table):
        return False
    table.ships.pinned_by = put(table.ships.pinned_by, held, table.ships.pinned_by[held] | bit(holder))
    questions.tell(table, codes.PINNED, table.ships.owner[held], held, holder)
    return True


def lies_beside(table: Table, other: i64) -> bool:
    """Whether the unit still touches the other: neither has sunk, or was brought away (PI-9.6)."""
    return table.waters.units_touched(table.unit) & bit(other) != 0


def kills_crew(table: Table, ability: i64) -> None:
    """The rammed ship is to lose a crew, if the unit has the ability (PI-A43, PI-A98)."""
    if bonuses.picks(table, ability) and aboard.crew_aboard(table, table.target):
        skills.use(table, table.unit, ability)
        table.loss.crew_left += 1


def offer_boarding(table: Table) -> None:
    """After a ram or a blade Explosives may be shown, and then a boarding party is offered (PI-9.8, PI-U24)."""
    table.loss.cause = NOTHING_LOST
    if not lies_beside(table, table.target):
        consequences.go_on(table)
    elif not answers.ask_blast(table):
        ask_boarders(table)


def ask_boarders(table: Table) -> None:
    """The active player is asked first, but where nobody boards a shell the other; of two shells nobody (PI-A83).

    Nobody boards a sea creature either, which only a blade strikes (PI-R107); a submarine that rams from below is set
    back, and boards nobody (PI-A89).
    """
    if table.ships.submerged & bit(table.unit):
        ghosts_and_submarines.set_back(table, table.unit)
        consequences.go_on(table)
    elif questions.is_creature(table, table.target) or (
        has_shell(table, table.unit) and has_shell(table, table.target)
    ):
        consequences.go_on(table)
    else:
        asked.offer_boarding(table, table.ships.owner[table.target] if has_shell(table, table.target) else table.turn)


def ask_other(table: Table) -> None:
    """The rammed ship's player is asked for a boarding party, unless the rammer is a turtle ship, which nobody boards (PI-A83)."""
    table.player = table.asked = table.ships.owner[table.target]
    if has_shell(table, table.unit):
        consequences.go_on(table)


def has_shell(table: Table, unit: i64) -> bool:
    """Whether nobody boards a unit: a turtle ship with panels (PI-A83), a sea creature (PI-18.4), a fort (PI-R100)."""
    if questions.is_creature(table, unit):
        return True
    return table.ships.panels[unit] != 0 and skills.able(table, unit, abilities.TURTLE_SHIP)


def is_unpinned(table: Table) -> bool:
    """Whether one of the two neither pins nor is pinned: a longship, a submarine (PI-A84, PI-A89)."""
    if skills.able(table, table.unit, abilities.SUBMARINE) or skills.able(table, table.target, abilities.SUBMARINE):
        return True
    return skills.able(table, table.unit, abilities.LONGSHIP) or skills.able(table, table.target, abilities.LONGSHIP)


# -- boarding parties ---------------------------------------------------------------------------


def board_or_not(table: Table, move: i64) -> None:
    """The active player is asked first, then the other (PI-9.8, PI-R28)."""
    if move == PASS and table.asked == table.turn and not table.boarding.by_shot:
        ask_other(table)
    elif move == PASS:
        consequences.go_on(table)
    else:
        send_party(table)


def send_party(table: Table) -> None:
    """A boarding party: dice fall for both sides."""
    questions.tell(table, codes.BOARDED, table.asked, table.unit, table.target)
    table.boarding.dice_left = ROLLS
    table.phase = BOARD_DIE
    table.player = CHANCE


def roll_boarding(table: Table, die: i64) -> None:
    """Both roll and add their masts; the higher total wins, equal ones come to nothing (PI-9.9, PI-9.10, PI-R28)."""
    table.boarding.dice_left -= 1
    if table.boarding.dice_left:
        table.boarding.first_total = die + questions.masts_left(table, table.unit) + boarding_bonus(table, table.unit)
        questions.tell(
            table, codes.BOARD_ROLLED, table.ships.owner[table.unit], die, questions.masts_left(table, table.unit)
        )
        return
    other = die + questions.masts_left(table, table.target) + boarding_bonus(table, table.target)
    questions.tell(
        table, codes.BOARD_ROLLED, table.ships.owner[table.target], die, questions.masts_left(table, table.target)
    )
    if table.boarding.first_total == other:
        questions.tell(table, codes.BOARD_TIED, NONE)
        consequences.go_on(table)
        return
    table.asked = table.ships.owner[table.unit if table.boarding.first_total > other else table.target]
    winner = fight_winner(table)
    questions.tell(table, codes.BOARD_WON, table.asked, winner)
    table.boarding.prizes_left = 1
    table.boarding.treasure_only = False
    if skills.able(table, winner, abilities.DOUBLE_PRIZE):
        skills.use(table, winner, abilities.DOUBLE_PRIZE)
        table.boarding.prizes_left = shooting.TWO
    offer_prize(table)


def boarding_bonus(table: Table, unit: i64) -> i64:
    """What texts add to a boarding roll (PI-A1, PI-A84, PI-U17); nothing to a unit that is caught with a grapple (PI-A54)."""
    if table.boarding.by_grapples and unit == table.target:
        return 0
    found: i64 = 0
    if skills.able(table, unit, abilities.BOARDING_BONUS):
        skills.use(table, unit, abilities.BOARDING_BONUS)
        found += 1
    rammed = not table.boarding.by_grapples and not table.boarding.by_shot
    if unit == table.unit and rammed and skills.able(table, unit, abilities.LONGSHIP):
        found += 1
    if questions.has(table, unit, kinds.TREASURE_WEAPONS):
        found += count(aboard.crew_aboard(table, unit))
    return found


def fight_winner(table: Table) -> i64:
    """The unit whose crew won the boarding party."""
    return table.unit if table.asked == table.ships.owner[table.unit] else table.target


def fight_loser(table: Table) -> i64:
    """The unit whose crew lost the boarding party."""
    return table.target if table.asked == table.ships.owner[table.unit] else table.unit


def treasure_face_down(table: Table, unit: i64) -> i64:
    """Slots on a unit with what lies face down: coins, and unique treasure that is hidden (PI-R94)."""
    found: i64 = 0
    slots = questions.slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if not questions.is_shown(table, slot):
            found |= bit(slot)
    return found


def add_prizes(table: Table, moves: Moves) -> None:
    """What the winner may take: nothing, one of the crew, or one of the treasures (PI-9.10, PI-R28)."""
    loser = fight_loser(table)
    moves.add(PASS)
    crew = aboard.crew_aboard(table, loser)
    if table.boarding.treasure_only or losses.crew_is_safe(table, loser):
        crew = 0
    shown = crew & table.crew.face_up
    while shown:
        moves.add(CREW + lowest(shown))
        shown &= shown - 1
    if crew & ~table.crew.face_up:
        moves.add(ANY_CREW)
    if crew and skills.able(table, fight_winner(table), abilities.SLAUGHTER):
        moves.add(ALL_CREW)
    coins = treasure_face_down(table, loser)
    uniques = questions.slots_at(table, loser) & ~coins
    while uniques:
        slot = lowest(uniques)
        uniques &= uniques - 1
        if has_room(table, fight_winner(table), slot):
            moves.add(SLOT + slot)
    if coins and aboard.room(table, fight_winner(table)) > 0:
        moves.add(ANY_COIN)


def carry_out_prize(table: Table, move: i64) -> None:
    """The winner eliminates crew or takes treasure (PI-9.10); CHANCE draws what lies face down (PI-R28)."""
    if move in (ANY_CREW, ANY_COIN):
        table.boarding.drawn = move
        table.phase = PRIZE_DRAWN
        table.player = CHANCE
        return
    if move == PASS:
        end_prizes(table)
    elif move >= SLOT:
        carry_off(table, move - SLOT)
        after_prize(table, took=True)
    else:
        if move == ALL_CREW:
            slaughter(table, fight_loser(table))
        else:
            losses.kill(table, move - CREW, table.asked)
        after_prize(table, took=False)


def slaughter(table: Table, unit: i64) -> None:
    """All crew of a ship is eliminated (PI-A68)."""
    skills.use(table, fight_winner(table), abilities.SLAUGHTER)
    crew = aboard.crew_aboard(table, unit)
    while crew:
        losses.kill(table, lowest(crew), table.asked)
        crew &= crew - 1


def after_prize(table: Table, *, took: bool) -> None:
    """One thing was done; perhaps there is more (PI-A69, PI-A103)."""
    if ending.check_end(table):
        return
    table.boarding.prizes_left -= 1
    if (
        took
        and skills.able(table, fight_winner(table), abilities.PLUNDER)
        and questions.slots_at(table, fight_loser(table))
    ):
        table.boarding.prizes_left = max(table.boarding.prizes_left, 1)
        table.boarding.treasure_only = True
    offer_prize(table)


def offer_prize(table: Table) -> None:
    """The winner is asked, if there is anything aboard the other ship, whether there is room for it or not."""
    loser = fight_loser(table)
    if table.boarding.prizes_left == 0 or (
        aboard.crew_aboard(table, loser) == 0 and questions.slots_at(table, loser) == 0
    ):
        end_prizes(table)
        return
    table.phase = PRIZE
    table.player = table.asked


def end_prizes(table: Table) -> None:
    """The fight is over; some winners break a mast, too (PI-A101)."""
    winner, loser = fight_winner(table), fight_loser(table)
    table.boarding.prizes_left = 0
    table.boarding.treasure_only = False
    if skills.able(table, winner, abilities.MAST_BREAKER) and table.ships.masts[loser] != 0:
        skills.use(table, winner, abilities.MAST_BREAKER)
        hits.ask_loss(table, loser, 1, BY_FIGHT)
    else:
        table.loss.cause = NOTHING_LOST
        consequences.go_on(table)


def add_drawn(table: Table, moves: Moves) -> None:
    """Each face-down piece that may be drawn as the winner's prize is equally likely (PI-R28)."""
    found = (
        aboard.hidden_crew(table, fight_loser(table))
        if table.boarding.drawn == ANY_CREW
        else treasure_face_down(table, fight_loser(table))
    )
    while found:
        moves.add((CREW if table.boarding.drawn == ANY_CREW else SLOT) + lowest(found))
        found &= found - 1


def draw_prize(table: Table, move: i64) -> None:
    """The winner gets the face-down piece that CHANCE has drawn (PI-R28)."""
    table.boarding.drawn = NONE
    if move >= SLOT:
        if table.boarding.treasure_only:
            skills.use(table, fight_winner(table), abilities.PLUNDER)
        carry_off(table, move - SLOT)
    else:
        losses.kill(table, move - CREW, table.asked)
    after_prize(table, took=move >= SLOT)


def has_room(table: Table, unit: i64, slot: i64) -> bool:
    """Whether there is room aboard for a treasure; most unique ones need none (PI-11.7, PI-R15)."""
    space = aboard.slot_space(table, slot)
    return space == 0 or aboard.room(table, unit) >= space


def carry_off(table: Table, slot: i64) -> None:
    """A treasure changes ships; at her home the winner unloads it at once (PI-R50)."""
    winner = fight_winner(table)
    word = questions.treasure_word(table, table.treasure.what[slot])
    aboard.place_slot(table, slot, winner)
    table.this_turn.loaded |= bit(winner)
    if questions.is_unique(table, slot) and questions.is_creature(table, winner):
        questions.tell(table, codes.CARGO_LOST, table.asked, word, winner)
        aboard.lose_slot(table, slot)
    elif questions.is_shown(table, slot):
        questions.tell(table, codes.UNIQUE_TAKEN, table.asked, word, winner)
    else:
        known = table.treasure.seen_by[slot] | bit(table.asked)
        questions.tell(table, codes.COIN_TAKEN, table.asked, word, winner, known)
        table.treasure.seen_by = put(table.treasure.seen_by, slot, known)
    questions.note_progress(table)
    if skills.is_home(table, winner):
        docking.unload(table, winner)


def add_dice(moves: Moves) -> None:
    """The six sides of a die (PI-1.1)."""
    for k in range(1, setting_out.DIE + 1):
        moves.add(i64(k))


def add_offer(moves: Moves) -> None:
    """To send a boarding party, or none (PI-9.8)."""
    moves.add(PASS)
    moves.add(BOARD)


def take_prize(table: Table, move: i64) -> None:
    """What the winner does; Relics may be given instead of crew that is to be killed, and the winner chooses again (PI-U28)."""
    if answers.saves_with_relics(table, move):
        return
    table.question.relics_kept = False
    carry_out_prize(table, move)
