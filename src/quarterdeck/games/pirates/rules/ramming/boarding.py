"""Boarding parties, and the prizes of the winner (PI-9, PI-R28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
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
    OF_UNITS,
    PASS,
    PRIZE,
    PRIZE_DRAWN,
    SLOT,
)
from quarterdeck.games.pirates.rules.answers import answers, asking, saving
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.losing import dismasting, losses
from quarterdeck.games.pirates.rules.ramming import rams
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import CURSED, MERCENARY
from quarterdeck.games.pirates.table.in_progress import BY_FIGHT, NEXT_CONSEQUENCE, NOTHING_LOST, TO_DEATH
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

ROLLS: Final[i64] = 2  # dice of a boarding party
TWO_PRIZES: Final[i64] = 2  # of some winners (PI-A103, PI-A150)


# -- who boards ---------------------------------------------------------------------------------


def offer_boarding(table: Table) -> None:
    """After a ram or a blade Explosives may be shown, and then a boarding party is offered (PI-9.8, PI-U24, PI-U106)."""
    table.loss.cause = NOTHING_LOST
    if not rams.lies_beside(table, table.target):
        table.next = NEXT_CONSEQUENCE
    elif not answers.ask_blast(table) and not answers.asks_for_livestock(table):
        ask_boarders(table)


def ask_boarders(table: Table) -> None:
    """Ask the active player first, or the other player if the target has a shell; nobody if both have one (PI-A83).

    Nobody boards a sea creature either, which only a blade strikes (PI-R107); a submarine that rams from below is set
    back, and few of them board (PI-A89, PI-A157).
    """
    if table.ships.submerged & bit(table.unit):
        rams.set_back(table, table.unit)
        if skills.able(table, table.unit, abilities.DEEP_BOARDERS) and not skills.has_shell(table, table.target):
            asked.offer_boarding(table, table.turn)
        else:
            table.next = NEXT_CONSEQUENCE
    elif questions.is_creature(table, table.target) or (
        skills.has_shell(table, table.unit) and skills.has_shell(table, table.target)
    ):
        table.next = NEXT_CONSEQUENCE
    else:
        owner = table.ships.owner[table.target]
        asked.offer_boarding(table, owner if skills.has_shell(table, table.target) else table.turn)


def ask_other(table: Table) -> None:
    """The rammed ship's player is asked for a boarding party, unless the rammer is a turtle ship, which nobody boards (PI-A83)."""
    table.player = table.asked = table.ships.owner[table.target]
    if skills.has_shell(table, table.unit):
        table.next = NEXT_CONSEQUENCE


# -- the fight ----------------------------------------------------------------------------------


def board_or_not(table: Table, move: i64) -> None:
    """The active player is asked first, then the other (PI-9.8, PI-R28)."""
    below = table.ships.submerged & bit(table.unit) != 0
    if move == PASS and table.asked == table.turn and not (table.boarding.by_shot or below):
        ask_other(table)
    elif move == PASS:
        table.next = NEXT_CONSEQUENCE
    else:
        send_party(table)


def send_party(table: Table) -> None:
    """A boarding party: dice fall for both sides; crew that comes from below is turned up (PI-A157)."""
    if table.ships.submerged & bit(table.unit):
        skills.use(table, table.unit, abilities.DEEP_BOARDERS)
    questions.tell(table, codes.BOARDED, table.asked, table.unit, table.target)
    table.boarding.dice_left = ROLLS
    table.phase = BOARD_DIE
    table.player = CHANCE


def roll_boarding(table: Table, die: i64) -> None:
    """Both roll and add their masts; the higher total wins, and a tie has no effect (PI-9.9, PI-9.10, PI-R28)."""
    table.boarding.dice_left -= 1
    if table.boarding.dice_left:
        table.boarding.first_total = total_of(table, table.unit, die)
        return
    other = total_of(table, table.target, die)
    if table.boarding.first_total == other:
        questions.tell(table, codes.BOARD_TIED, NONE, other)
        table.next = NEXT_CONSEQUENCE
        return
    table.asked = table.ships.owner[table.unit if table.boarding.first_total > other else table.target]
    winner, loser = fight_winner(table), fight_loser(table)
    crew = i64(aboard.crew_aboard(table, loser) != 0)
    treasure = i64(questions.slots_at(table, loser) != 0)
    questions.tell(table, codes.BOARD_WON, table.asked, winner, 4 * loser + 2 * treasure + crew)
    table.boarding.prizes_left = 1
    table.boarding.treasure_only = table.boarding.crew_only = False
    if skills.able(table, winner, abilities.DOUBLE_PRIZE):
        skills.use(table, winner, abilities.DOUBLE_PRIZE)
        table.boarding.prizes_left = TWO_PRIZES
    elif skills.able(table, winner, abilities.PICK_OF_PRIZES):
        skills.use(table, winner, abilities.PICK_OF_PRIZES)
        table.boarding.prizes_left = TWO_PRIZES
    offer_prize(table)


def total_of(table: Table, unit: i64, die: i64) -> i64:
    """The total of a unit's roll (PI-9.9), which is told."""
    masts = questions.masts_left(table, unit)
    total = die + masts + boarding_bonus(table, unit)
    questions.tell(table, codes.BOARD_ROLLED, table.ships.owner[unit], die, masts + OF_UNITS * total)
    return total


def boarding_bonus(table: Table, unit: i64) -> i64:
    """The bonus of texts to a boarding roll (PI-A1, PI-A84, PI-U17, PI-U48); none for a unit caught with a grapple (PI-A54)."""
    if table.boarding.by_grapples and unit == table.target:
        return 0
    found = bonus_against(table, unit, table.target if unit == table.unit else table.unit)
    if skills.able(table, unit, abilities.BOARDING_BONUS):
        skills.use(table, unit, abilities.BOARDING_BONUS)
        found += 1
    rammed = not table.boarding.by_grapples and not table.boarding.by_shot
    if unit == table.unit and rammed and skills.able(table, unit, abilities.LONGSHIP):
        found += 1
    if questions.has(table, unit, kinds.TREASURE_WEAPONS):
        found += count(aboard.crew_aboard(table, unit))
    return found + i64(questions.has(table, unit, kinds.TREASURE_SWORD))


def bonus_against(table: Table, unit: i64, other: i64) -> i64:
    """The bonus to a boarding roll that depends on whom one fights (PI-A112, PI-A113, PI-A114, PI-A122, PI-A133)."""
    found: i64 = 0
    if questions.is_creature(table, other) and skills.able(table, unit, abilities.MONSTER_BOARDERS):
        skills.use(table, unit, abilities.MONSTER_BOARDERS)
        found += 1
    if skills.able(table, other, abilities.SUBMARINE) and skills.able(table, unit, abilities.SUBMARINE_BOARDERS):
        skills.use(table, unit, abilities.SUBMARINE_BOARDERS)
        found += 1
    if questions.nation_of(table, other) == MERCENARY and skills.able(table, unit, abilities.MERCENARY_BOARDERS):
        skills.use(table, unit, abilities.MERCENARY_BOARDERS)
        found += 1
    if is_cursed(table, other) and skills.able(table, unit, abilities.CURSED_BOARDERS):
        skills.use(table, unit, abilities.CURSED_BOARDERS)
        found += 1
    if skills.able(table, unit, abilities.BOARDING_GUNNERS) and fights_its_own_target(table, unit, other):
        skills.use(table, unit, abilities.BOARDING_GUNNERS)
        found += 1
    return found


def is_cursed(table: Table, unit: i64) -> bool:
    """Whether a unit is of the Cursed (PI-A122, PI-U56)."""
    return questions.nation_of(table, unit) == CURSED


def fights_its_own_target(table: Table, unit: i64, other: i64) -> bool:
    """Whether a unit's card adds to cannon rolls against the nation of the other (PI-A10, PI-A114)."""
    catalog = table.catalog
    return catalog.gunner[table.ships.card[unit]] & bit(questions.nation_of(table, other)) != 0


def fight_winner(table: Table) -> i64:
    """The unit whose crew won the boarding party."""
    return table.unit if table.asked == table.ships.owner[table.unit] else table.target


def fight_loser(table: Table) -> i64:
    """The unit whose crew lost the boarding party."""
    return table.target if table.asked == table.ships.owner[table.unit] else table.unit


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
    if not table.boarding.crew_only:
        add_treasures(table, loser, moves)


def add_treasures(table: Table, loser: i64, moves: Moves) -> None:
    """Treasure that the winner may take: what lies face up, or one by chance (PI-R28)."""
    coins = questions.treasure_face_down(table, loser)
    uniques = questions.slots_at(table, loser) & ~coins
    while uniques:
        slot = lowest(uniques)
        uniques &= uniques - 1
        if aboard.has_room(table, fight_winner(table), slot) and not aboard.is_fixed(table, slot):
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
            take_crew(table, move - CREW)
        after_prize(table, took=False)


def slaughter(table: Table, unit: i64) -> None:
    """All crew of a ship is eliminated (PI-A68)."""
    skills.use(table, fight_winner(table), abilities.SLAUGHTER)
    crew = aboard.crew_aboard(table, unit)
    while crew:
        losses.kill(table, lowest(crew), table.asked)
        crew &= crew - 1


def after_prize(table: Table, *, took: bool) -> None:
    """One thing was done; perhaps there is more, of another kind for some (PI-A69, PI-A103, PI-A150)."""
    if ending.check_end(table):
        return
    table.boarding.prizes_left -= 1
    if picks_prizes(table):
        table.boarding.treasure_only, table.boarding.crew_only = not took, took
    elif (
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
    crew = NOTHING if table.boarding.treasure_only else aboard.crew_aboard(table, loser)
    slots = NOTHING if table.boarding.crew_only else questions.slots_at(table, loser)
    if table.boarding.prizes_left == 0 or crew | slots == 0:
        end_prizes(table)
        return
    table.phase = PRIZE
    table.player = table.asked


def end_prizes(table: Table) -> None:
    """The fight is over; some winners break a mast, too, or as one of two things (PI-A101, PI-A150)."""
    winner, loser = fight_winner(table), fight_loser(table)
    instead = picks_prizes(table) and table.boarding.prizes_left != 0
    table.boarding.prizes_left = 0
    table.boarding.treasure_only = table.boarding.crew_only = False
    if table.ships.masts[loser] != 0 and (instead or skills.able(table, winner, abilities.MAST_BREAKER)):
        skills.use(table, winner, abilities.PICK_OF_PRIZES if instead else abilities.MAST_BREAKER)
        dismasting.ask_loss(table, loser, 1, BY_FIGHT)
    else:
        table.loss.cause = NOTHING_LOST
        table.next = NEXT_CONSEQUENCE


def picks_prizes(table: Table) -> bool:
    """Whether the winner gets two things of different kinds (PI-A150); two things of any kind come first (PI-A103)."""
    winner = fight_winner(table)
    return skills.able(table, winner, abilities.PICK_OF_PRIZES) and not skills.able(
        table, winner, abilities.DOUBLE_PRIZE
    )


def add_drawn(table: Table, moves: Moves) -> None:
    """Each face-down piece that may be drawn as the winner's prize is equally likely (PI-R28)."""
    found = (
        aboard.hidden_crew(table, fight_loser(table))
        if table.boarding.drawn == ANY_CREW
        else questions.treasure_face_down(table, fight_loser(table))
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
        take_crew(table, move - CREW)
    after_prize(table, took=move >= SLOT)


def take_crew(table: Table, piece: i64) -> None:
    """The winner eliminates a crew, or captures the one that costs most, as cargo or to serve (PI-9.10, PI-A136, PI-A170)."""
    winner = fight_winner(table)
    converts = skills.able(table, winner, abilities.CONVERTER)
    captures = skills.able(table, winner, abilities.CAPTOR) and aboard.room(table, winner) > 0
    if not (converts or captures) or not is_dearest(table, piece):
        losses.kill(table, piece, table.asked)
        return
    skills.use(table, winner, abilities.CONVERTER if converts else abilities.CAPTOR)
    table.crew.captives |= bit(piece)
    table.crew.any_nation |= bit(piece) if converts else NOTHING
    table.crew.face_up |= bit(piece)
    table.crew.owner = put(table.crew.owner, piece, table.asked)
    aboard.place_piece(table, piece, winner)
    questions.tell(table, codes.HANDLED, table.asked, questions.crew_word(table, piece), winner)
    questions.note_progress(table)


def is_dearest(table: Table, piece: i64) -> bool:
    """Whether no other crew of the loser costs more."""
    cost = table.catalog.crew_cost[table.crew.card[piece]]
    crew = aboard.crew_aboard(table, fight_loser(table))
    while crew:
        other = lowest(crew)
        crew &= crew - 1
        if table.catalog.crew_cost[table.crew.card[other]] > cost:
            return False
    return True


def saves_with_relics(table: Table, move: i64) -> bool:
    """Whether the loser of a fight is asked for Relics instead of the crew that a move would kill (PI-U28, PI-R112)."""
    loser, crew = fight_loser(table), CREW <= move < SLOT and move != ANY_COIN
    may = crew and questions.has(table, loser, kinds.TREASURE_RELICS) and saving.may_appease(table, loser, BY_FIGHT)
    if not may or table.question.relics_kept:
        return False
    table.loss.unit, table.loss.cause = loser, BY_FIGHT
    asking.remember(table)
    asking.put_question(table, TO_DEATH, bit(table.ships.owner[loser]))
    return True


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


def add_offer(moves: Moves) -> None:
    """List sending a boarding party and sending none (PI-9.8)."""
    moves.add(PASS)
    moves.add(BOARD)


def take_prize(table: Table, move: i64) -> None:
    """Carry out the winner's choice; if the loser gives Relics instead of a crew, the winner chooses again (PI-U28)."""
    if saves_with_relics(table, move):
        return
    table.question.relics_kept = False
    carry_out_prize(table, move)
