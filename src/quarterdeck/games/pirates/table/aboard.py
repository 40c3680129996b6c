"""Everything aboard: cargo, crew, and the ship's powers from them (PI-1, PI-4, PI-7, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, ONE, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.catalog import ANY_NATION, MAST_PLACES, MOVES, crew_has
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

ADDED_S: Final[i64] = 3  # the number of the measure that a Helmsman adds; those of the base move are 0, 1, 2
ADDED_LIGHT: Final[i64] = 4  # that of a ship without cargo
ADDED_L: Final[i64] = 5  # that of a ship under full sail, or with her captain
ADDED_STREAM: Final[i64] = 6  # that of a trade current (PI-K6)
ADDED_GREASE: Final[i64] = 7  # that of a ship with greased rollers (PI-U13)
ADDED_STRIDE: Final[i64] = 8  # what mysterious islands add to the next move (PI-M25, PI-M26)
ADDED_STRIDES: Final[i64] = 9
ADDED_LAST: Final[i64] = 10
ADDED_FROND: Final[i64] = 11  # the second of two that a frond adds (PI-U89)
ADDED_LURE: Final[i64] = (
    12  # what a ship near by adds to a sea monster's move, or a text under water (PI-A134, PI-A143)
)
ADDED_HASTE: Final[i64] = 13  # that of a captain's favor, of all masts, or of ships near by
MEASURES: Final[i64] = 14
BERTHS: Final[i64] = 3  # the most crew on a ship where crew takes no cargo space (PI-A151)
SPARE_SPACES: Final[i64] = 2  # of a hold that crew would take (PI-A119)

# Cannons are numbered as the masts they stand on; those that texts give come behind.
MUSKET: Final[i64] = 10  # PI-A47
MARINES_GUN: Final[i64] = 11  # PI-A97
BREATH: Final[i64] = 12  # PI-A99, PI-A100
FIRST_GUN: Final[i64] = 13  # up to three made of treasure (PI-A74)
MOST_GUNS: Final[i64] = 3
SECOND: Final[i64] = 16  # + a mast: the second cannon of a longship (PI-A84)
DECK: Final[i64] = 26  # PI-U47


def is_extra(cannon: i64) -> bool:
    """Whether a cannon stands on no mast."""
    return MUSKET <= cannon < SECOND or cannon == DECK


def mast_of(cannon: i64) -> i64:
    """The mast on which a cannon stands."""
    return cannon - SECOND if cannon >= SECOND else cannon


# -- crew ---------------------------------------------------------------------------------------


def place_piece(table: Table, piece: i64, place: i64) -> None:
    """Move a piece to another place; the powers of ships change with it."""
    before = table.crew.at[piece]
    table.crew.at = put(table.crew.at, piece, place)
    if before < codes.UNITS:
        skills.refresh(table, before)
    if place < codes.UNITS:
        skills.refresh(table, place)


def place_slot(table: Table, slot: i64, place: i64) -> None:
    """Move a treasure to another place; the powers of ships may change with it."""
    before = table.treasure.at[slot]
    table.treasure.at = put(table.treasure.at, slot, place)
    if questions.is_unique(table, slot):
        if before < codes.UNITS:
            skills.refresh(table, before)
        if place < codes.UNITS:
            skills.refresh(table, place)


def lose_slot(table: Table, slot: i64) -> None:
    """A treasure leaves the game and becomes public (part 4)."""
    before = table.treasure.at[slot]
    table.treasure.at = put(table.treasure.at, slot, OUT)
    table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    if before < codes.UNITS and questions.is_unique(table, slot):
        skills.refresh(table, before)


def crew_aboard(table: Table, unit: i64) -> i64:
    """The set of crew on a unit."""
    return questions.pieces_at(table, unit) & ~table.crew.equipment


def hidden_crew(table: Table, unit: i64) -> i64:
    """The set of crew on a unit that lies face down, so that others cannot know what it adds."""
    return crew_aboard(table, unit) & ~table.crew.face_up


def slot_of(table: Table, unit: i64, deed: i64) -> i64:
    """The first slot aboard a unit with a unique treasure of this deed, or NONE."""
    slots = questions.slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if questions.deed_in(table, slot) == deed:
            return slot
    return NONE


def add_slot(table: Table, what: i64, place: i64, seen: i64) -> i64:
    """One more treasure at a place, known to some seats; its slot."""
    slot = table.put_slot(what, place, seen)
    if place < codes.UNITS:
        skills.refresh(table, place)
    return slot


def add_piece(table: Table, card: i64, seat: i64, place: i64) -> i64:
    """A crew or equipment joins the game at a place, and its ship has its abilities at once; returns its number."""
    piece = table.put_piece(card, seat, place)
    if place < codes.UNITS:
        skills.refresh(table, place)
    return piece


# -- moving and shooting ------------------------------------------------------------------------


def rows(table: Table, unit: i64) -> bool:
    """Whether a unit moves S without masts (PI-A39, PI-A81, PI-A83, PI-A84)."""
    return has_oars(table, unit) or skills.able(table, unit, abilities.OARSMAN)


def has_oars(table: Table, unit: i64) -> bool:
    """Whether a ship is built to be rowed (PI-A81, PI-A83, PI-A84)."""
    if skills.able(table, unit, abilities.GALLEY) or skills.able(table, unit, abilities.LONGSHIP):
        return True
    return skills.able(table, unit, abilities.TURTLE_SHIP)


def measures(table: Table, unit: i64, k: i64) -> i64:
    """The length of the k-th measure, 0 for none: three of the base move, then those that texts add (PI-7.2, PI-R7).

    Mysterious islands shorten moves or add to them, and one player may steer another's ship (PI-M8, PI-M16, PI-M25, PI-M26).
    """
    length = table.catalog.measure
    if unit == table.unit and table.sailing.pilot != NONE:
        return steered_measure(table, k)
    flags = table.mysterious.effects[unit]
    if (table.sailing.loading_move and unit == table.unit) or (k < MOVES and flags & bit(kinds.ISLAND_SHORT_MOVE)):
        return length[SHORT] if k == 0 else NOTHING
    if k < MOVES:
        return base_measure(table, unit, k)
    if ADDED_STRIDE <= k <= ADDED_LAST:
        stride = flags & bit(kinds.ISLAND_LONG_STRIDE if k == ADDED_STRIDE else kinds.ISLAND_TWO_STRIDES)
        return length[LONG if k == ADDED_STRIDE else SHORT] if stride else NOTHING
    return added_measure(table, unit, k)


def base_measure(table: Table, unit: i64, k: i64) -> i64:
    """A measure of the base move (PI-7.2): S alone for a tower (PI-10.7), a rowed derelict, a slow or a short move; L alone where a die gave it (PI-A154)."""
    length = table.catalog.measure
    if table.sailing.of_l_alone and unit == table.unit:
        return length[LONG] if k == 0 else NOTHING
    if (
        questions.tows_derelict(table, unit)
        or table.ships.masts[unit] == 0
        or is_slow(table, unit)
        or table.sailing.of_s_alone
    ):
        return length[SHORT] if k == 0 else NOTHING
    kind = table.catalog.move[table.ships.card[unit] * MOVES + k]
    return length[kind] if kind != NONE else NOTHING


def added_measure(table: Table, unit: i64, k: i64) -> i64:
    """A measure that is added to the base move (PI-R7); none is to a short move, nor with a flotilla in tow (PI-R141).

    A Helmsman's (PI-A76), that of a ship without cargo (PI-A25), under full sail (PI-A26) or with her captain (PI-A116),
    a trade current's (PI-K6), that of greased rollers (PI-U13) or a frond (PI-U89).
    """
    length = table.catalog.measure
    if table.sailing.of_one_measure() or tows_flotilla(table, unit):
        return 0
    if k in (ADDED_S, ADDED_LIGHT, ADDED_STREAM, ADDED_HASTE):
        return length[SHORT] if adds_s(table, unit, k) else NOTHING
    return length[LONG] if adds_l(table, unit, k) else NOTHING


def tows_flotilla(table: Table, unit: i64) -> bool:
    """Whether a unit has a flotilla in tow: her base move is as printed, and nothing is added to it (PI-R141)."""
    towed = table.ships.tows[unit]
    return towed != NONE and questions.is_flotilla(table, towed)


def adds_l(table: Table, unit: i64, k: i64) -> bool:
    """Whether greased rollers, a frond, a ship that lures, or her own text under water adds L (PI-U13, PI-U89, PI-A134, PI-A143)."""
    if k == ADDED_L:
        return is_under_full_sail(table, unit) or has_captains_speed(table, unit)
    if k == ADDED_LURE:
        below = table.ships.submerged & bit(unit) != 0 and sails_with(table, unit, abilities.SWIFT_BELOW)
        return below or (table.sailing.lured and unit == table.unit)
    longer = table.this_turn.sails_longer if k == ADDED_GREASE else table.this_turn.sails_far
    return longer & bit(unit) != 0


def adds_s(table: Table, unit: i64, k: i64) -> bool:
    """Whether a Helmsman, an empty hold, a trade current or haste adds S (PI-A76, PI-A25, PI-K6)."""
    if k == ADDED_S:
        return sails_with(table, unit, abilities.HELMSMAN)
    if k == ADDED_LIGHT:
        return sails_with(table, unit, abilities.LIGHT) and load(table, unit) == 0
    if k == ADDED_HASTE:
        return hastens(table, unit)
    free = table.sailing.current_at_hand and unit == table.unit
    return free and not table.this_turn.used_current & bit(unit)


def hastens(table: Table, unit: i64) -> bool:
    """Whether a ship adds S: her captain's favor, all masts, or ships near by as she began to move (PI-A139, PI-A140)."""
    if table.sailing.hastened and unit == table.unit:
        return True
    if sails_with(table, unit, abilities.ALL_MASTS) and has_all_masts(table, unit):
        return True
    return sails_with(table, unit, abilities.CAPTAINS_FAVOR) and is_captained(table, unit)


def has_all_masts(table: Table, unit: i64) -> bool:
    """Whether all masts of a ship stand."""
    return table.ships.masts[unit] == full(table.catalog.masts[table.ships.card[unit]])


def is_captained(table: Table, unit: i64) -> bool:
    """Whether a captain is aboard; while an opponent steers her he has to lie face up (PI-A116, PI-A139, PI-R120)."""
    captains = skills.crew_with(table, unit, abilities.CAPTAIN)
    return (captains & table.crew.face_up if is_steered(table, unit) else captains) != 0


def is_under_full_sail(table: Table, unit: i64) -> bool:
    """Whether a ship adds L because all her masts stand (PI-A26)."""
    return sails_with(table, unit, abilities.UNDER_FULL_SAIL) and has_all_masts(table, unit)


def has_captains_speed(table: Table, unit: i64) -> bool:
    """Whether a ship adds L because a captain is aboard; while an opponent steers her he has to lie face up (PI-A116, PI-R120)."""
    return sails_with(table, unit, abilities.CAPTAINS_SPEED) and is_captained(table, unit)


def steered_measure(table: Table, k: i64) -> i64:
    """A measure of a ship that somebody else moves: of the one base move or the other, and no more (PI-M16, PI-M17)."""
    if k >= MOVES:
        return 0
    if not table.sailing.own_base_move:
        return base_measure(table, table.unit, k)
    kind = table.catalog.move[table.ships.card[table.sailing.pilot] * MOVES + k]
    return table.catalog.measure[kind] if kind != NONE else NOTHING


def sails_with(table: Table, unit: i64, effect: i64) -> bool:
    """Whether a unit that moves has an ability: while an opponent steers her, only what everybody sees counts (PI-R120)."""
    return skills.openly(table, unit, effect) if is_steered(table, unit) else skills.able(table, unit, effect)


def is_steered(table: Table, unit: i64) -> bool:
    """Whether an opponent makes her next move, or is making it (PI-M6)."""
    return table.mysterious.effects[unit] & bit(kinds.ISLAND_OPPONENT_STEERS) != 0


def steersman(table: Table, unit: i64) -> i64:
    """The opponent who steers a ship: the next player (PI-M6), with Maps of Hades the previous one (PI-U101)."""
    if slot_of(table, unit, kinds.TREASURE_MAPS_OF_HADES) == NONE:
        return questions.next_seat(table, table.turn)
    return (table.turn if table.turn > 0 else table.seats) - 1


def is_slow(table: Table, unit: i64) -> bool:
    """Whether a base move is S: the ship is afraid, her cargo is full, or her hull of metal (PI-A27, PI-A87, PI-U41)."""
    if table.next_turn.slowed & bit(unit) or questions.has(table, unit, kinds.TREASURE_METAL_HULL):
        return True
    return skills.able(table, unit, abilities.HEAVY) and room(table, unit) <= 0


def reach_of(table: Table, unit: i64, cannon: i64) -> i64:
    """The range of a cannon, in hundredths of a millimetre (PI-A7, PI-A64, PI-A94, PI-U53, PI-U61)."""
    if is_extra(cannon):
        return table.catalog.measure[LONG if cannon == BREATH else SHORT]
    found = plain_reach(table, unit, cannon)
    return found + found if keen_eye(table, unit) != NONE else found


def plain_reach(table: Table, unit: i64, cannon: i64) -> i64:
    """The range of a cannon on a mast, without a keen eye, which serves one of them (PI-U53)."""
    if questions.has(table, unit, kinds.TREASURE_POWER_CANNONS):
        return table.catalog.measure[LONG] * 2 * times(table, unit)
    return table.catalog.measure[kind_of_reach(table, unit, cannon)] * times(table, unit)


def keen_eye(table: Table, unit: i64) -> i64:
    """The slot of a keen eye that has not served in this shoot action, or NONE (PI-U61)."""
    if not questions.has(table, unit, kinds.TREASURE_KEEN_EYE):
        return NONE
    slot = slot_of(table, unit, kinds.TREASURE_KEEN_EYE)
    return NONE if table.this_turn.treasures_used & bit(slot) else slot


def kind_of_reach(table: Table, unit: i64, cannon: i64) -> i64:
    """S or L; doubling does not change that (PI-R69)."""
    if is_extra(cannon):
        return LONG if cannon == BREATH else SHORT
    if skills.able(table, unit, abilities.ALL_LONG) or questions.has(table, unit, kinds.TREASURE_POWER_CANNONS):
        return LONG
    return table.catalog.reach[table.ships.card[unit] * MAST_PLACES + mast_of(cannon)]


def times(table: Table, unit: i64) -> i64:
    """How many times her ranges count (PI-A7, PI-A94)."""
    found = 1 + i64(skills.able(table, unit, abilities.EXTENDED_RANGE))
    return found + found if table.shooting.double_range else found


def printed_reach(table: Table, unit: i64, cannon: i64) -> i64:
    """The range of a cannon as printed, without the text that makes all cannons long (PI-A64)."""
    return table.catalog.measure[table.catalog.reach[table.ships.card[unit] * MAST_PLACES + mast_of(cannon)]] * times(
        table, unit
    )


# -- cargo --------------------------------------------------------------------------------------


def space(table: Table, unit: i64) -> i64:
    """Cargo spaces: printed, for each link between crew (PI-4.8) and to the ship (PI-4.9), and by other crew (PI-A62, PI-A135).

    They add up (PI-4.10, PI-R18), and count while the crew lies face down (PI-R78). A rotting hull has one less (PI-U55).
    """
    catalog = table.catalog
    found = catalog.cargo[table.ships.card[unit]]
    if skills.able(table, unit, abilities.CARGO_ONE):
        found += 1
    if has_master(table, unit):
        found += 1
    found += spare_spaces(table, unit) - i64(questions.has(table, unit, kinds.TREASURE_ROTTING_HULL))
    for k in range(i64(len(table.crew.card))):
        if table.crew.at[k] == unit and table.crew.card[k] != NONE:
            found += links_of(table, unit, table.crew.card[k], k)
    return found + bonds(table, unit) if skills.able(table, unit, abilities.BOND) else found


def bonds(table: Table, unit: i64) -> i64:
    """The cargo spaces of crew that is linked to one crew of a nation, which is aboard, too (PI-A135)."""
    found: i64 = 0
    for k in range(i64(len(table.crew.card))):
        nations: i64 = 0
        if table.crew.at[k] == unit and table.crew.card[k] != NONE:
            nations = table.catalog.crew_bond[table.crew.card[k]]
        for j in range(i64(len(table.crew.card))):
            card = table.crew.card[j]
            linked = nations != 0 and j != k and table.crew.at[j] == unit and card != NONE
            if linked and bit(table.catalog.crew_nation[card]) & nations:
                found += 1
                nations = 0
    return found


def spare_spaces(table: Table, unit: i64) -> i64:
    """The cargo spaces that crew would take and that are free for cargo while there is none (PI-A119)."""
    return SPARE_SPACES if skills.able(table, unit, abilities.SPARE_HOLD) and crew_aboard(table, unit) == 0 else NOTHING


def has_master(table: Table, unit: i64) -> bool:
    """Whether a cargo master of her nation sails with her fleet (PI-A63)."""
    for k in range(i64(len(table.crew.card))):
        place = table.crew.at[k]
        if (
            place < codes.UNITS
            and table.ships.owner[place] == table.ships.owner[unit]
            and table.ships.in_play & bit(place)
        ):
            card = table.crew.card[k]
            alike = card != NONE and table.catalog.crew_nation[card] == questions.nation_of(table, unit)
            if (
                alike
                and is_master(table, card)
                and skills.is_helper(table, k, place, skills.friendly_nations(table, place))
            ):
                return True
    return False


def is_master(table: Table, card: i64) -> bool:
    """Whether a crew is a cargo master."""
    return crew_has(table.catalog, card, abilities.CARGO_MASTER)


def is_bound(table: Table, piece: i64) -> bool:
    """Whether a piece leaves its ship only if it is captured or eliminated (PI-A52, PI-A170)."""
    card = table.crew.card[piece]
    if card == NONE or table.crew.at[piece] >= codes.UNITS or table.crew.owner[piece] != table.turn:
        return False
    if table.crew.captives & table.crew.any_nation & bit(piece):
        return True
    return crew_has(table.catalog, card, abilities.FIVE_MORE_POINTS)


def lies_open(table: Table, card: i64) -> bool:
    """Whether a crew lies face up from the start (PI-A32, PI-A52, PI-A95)."""
    catalog = table.catalog
    if crew_has(catalog, card, abilities.CHEAP_CREW) or crew_has(catalog, card, abilities.EX_PATRIOT):
        return True
    return crew_has(catalog, card, abilities.FIVE_MORE_POINTS)


def load(table: Table, unit: i64) -> i64:
    """Cargo spaces that are taken: by crew, equipment and coins (PI-R15); crew may have become weightless (PI-M18, PI-A151)."""
    weightless = table.mysterious.effects[unit] & bit(kinds.ISLAND_WEIGHTLESS_CREW) != 0
    weightless = weightless or skills.able(table, unit, abilities.THREE_BERTHS)
    found: i64 = 0
    for k in range(i64(len(table.crew.card))):
        if table.crew.at[k] == unit and not (weightless and not skills.is_equipment(table, k)):
            found += piece_space(table, k)
    for k in range(i64(len(table.treasure.at))):
        if table.treasure.at[k] == unit:
            found += slot_space(table, k)
    return found


def piece_space(table: Table, piece: i64) -> i64:
    """The cargo spaces that crew or equipment takes; one for an unknown piece, none for equipment that a text brought, or a captive who serves (PI-R15, PI-U103, PI-A170)."""
    card = table.crew.card[piece]
    if (table.crew.joined & table.crew.equipment | table.crew.captives & table.crew.any_nation) & bit(piece):
        return 0
    if table.crew.face_up & bit(piece) and is_recruiter(table, card):
        return 0
    return table.catalog.crew_space[card] if card != NONE else ONE


def is_recruiter(table: Table, card: i64) -> bool:
    """Whether a crew takes no space when it lies face up (PI-A158)."""
    catalog = table.catalog
    return card != NONE and crew_has(catalog, card, abilities.RECRUITER)


def slot_space(table: Table, slot: i64) -> i64:
    """The cargo spaces that a treasure takes: one for a coin (PI-11.7, PI-R15)."""
    return questions.unique_space(table, slot) if questions.is_unique(table, slot) else ONE


def room(table: Table, unit: i64) -> i64:
    """Free cargo spaces; less than none after a link is gone (PI-R15)."""
    return space(table, unit) - load(table, unit)


def is_fixed(table: Table, slot: i64) -> bool:
    """Whether a treasure leaves its ship only when she sinks (PI-U110)."""
    return questions.deed_in(table, slot) == kinds.TREASURE_NEMOS_PLANS


def has_room(table: Table, unit: i64, slot: i64) -> bool:
    """Whether there is room aboard for a treasure; most unique ones need none (PI-11.7, PI-R15)."""
    space = slot_space(table, slot)
    return space == 0 or room(table, unit) >= space


def may_carry(table: Table, unit: i64, piece: i64) -> bool:
    """Whether crew or equipment may come aboard: it finds a space (PI-4.2, PI-4.12, PI-R15) and is not too dear.

    Neither all crew nor all equipment may cost more than the ship (PI-4.3, PI-4.13, PI-R16). Crew that costs nothing is
    of her nation (PI-4.6, PI-R17), and so is loyal crew (PI-A120). Sea creatures carry none (PI-18.5), nor does a ship
    without room for crew (PI-A123), or with three aboard who take none (PI-A151).
    """
    crew = not skills.is_equipment(table, piece)
    berthed = crew and skills.able(table, unit, abilities.THREE_BERTHS)
    if questions.is_creature(table, unit) or (crew and has_no_berth(table, unit)):
        return False
    catalog = table.catalog
    card, ship = table.crew.card[piece], table.ships.card[unit]
    free = room(table, unit) - (spare_spaces(table, unit) if crew else NOTHING)
    if card == NONE:
        return berthed or free > 0
    nation = catalog.crew_nation[card]
    if nation != ANY_NATION and catalog.crew_cost[card] == 0 and nation != questions.nation_of(table, unit):
        return table.crew.any_nation & bit(piece) != 0 and free > 0
    if not berthed and free + links_of(table, unit, card, i64(len(table.crew.card))) < catalog.crew_space[card]:
        return False
    return not is_disloyal(table, unit, card) and cost_with(table, unit, piece) <= catalog.cost[ship]


def has_no_berth(table: Table, unit: i64) -> bool:
    """Whether no more crew may come aboard: she carries none (PI-A123), or three whom she gives berths (PI-A151)."""
    if skills.able(table, unit, abilities.CREWLESS):
        return True
    return skills.able(table, unit, abilities.THREE_BERTHS) and count(crew_aboard(table, unit)) >= BERTHS


def is_disloyal(table: Table, unit: i64, card: i64) -> bool:
    """Whether a loyal crew would be aboard a ship of another nation (PI-A120)."""
    if not crew_has(table.catalog, card, abilities.LOYAL):
        return False
    return table.catalog.crew_nation[card] != questions.nation_of(table, unit)


def cost_with(table: Table, unit: i64, piece: i64) -> i64:
    """What the crew aboard would cost with one more, or the equipment (PI-R16, PI-A32)."""
    places, low, high = table.crew.at, table.ships.abilities_low, table.ships.abilities_high
    top = table.ships.abilities_top
    gunner, hated = table.ships.gunner, table.ships.hated
    table.crew.at = put(places, piece, unit)
    if may_be_cheap(table, unit):
        skills.refresh(table, unit)
    found = cost_aboard(table, unit, equipment=skills.is_equipment(table, piece))
    table.crew.at, table.ships.abilities_low, table.ships.abilities_high = places, low, high
    table.ships.abilities_top = top
    table.ships.gunner, table.ships.hated = gunner, hated
    return found


def may_be_cheap(table: Table, unit: i64) -> bool:
    """Whether crew aboard has a text that makes other crew cheap (PI-A32), whether it works there or not."""
    catalog = table.catalog
    for k in range(i64(len(table.crew.card))):
        if table.crew.at[k] == unit and table.crew.card[k] != NONE:
            card = table.crew.card[k]
            if crew_has(catalog, card, abilities.CHEAP_CREW):
                return True
    return False


def links_of(table: Table, unit: i64, card: i64, before: i64) -> i64:
    """Cargo spaces that a crew's links to a ship and to the crew aboard before this piece add (PI-4.8, PI-4.9)."""
    catalog = table.catalog
    found = i64(catalog.linked_to_ship(card, table.ships.card[unit]))
    for k in range(before):
        if table.crew.at[k] == unit and table.crew.card[k] != NONE and catalog.linked_crew(card, table.crew.card[k]):
            found += 1
    return found


def cost_aboard(table: Table, unit: i64, *, equipment: bool) -> i64:
    """What the crew aboard costs, or the equipment (PI-R16)."""
    found: i64 = 0
    for k in range(i64(len(table.crew.card))):
        if table.crew.at[k] == unit and table.crew.card[k] != NONE and skills.is_equipment(table, k) == equipment:
            found += price(table, unit, table.crew.card[k], k)
    return found


def price(table: Table, unit: i64, card: i64, piece: i64 = NONE) -> i64:
    """What a crew or equipment costs aboard a ship: 1 less for each with another that makes crew cheap (PI-A32)."""
    cost = table.catalog.crew_cost[card]
    if cost == 0 or table.catalog.crew_nation[card] == ANY_NATION or not skills.able(table, unit, abilities.CHEAP_CREW):
        return cost
    others = skills.crew_with(table, unit, abilities.CHEAP_CREW)
    if piece != NONE:
        others &= ~bit(piece)
    return cost - 1 if others or skills.is_born(table, unit, abilities.CHEAP_CREW) else cost


def minds_no_terrain(table: Table, unit: i64) -> bool:
    """Whether a moving unit ignores terrain, or all but icebergs (PI-A30, PI-A160, PI-R120, PI-U19)."""
    return minds_no_ice(table, unit) or sails_with(table, unit, abilities.ICE_WARY)


def minds_no_ice(table: Table, unit: i64) -> bool:
    """Whether a moving unit ignores all terrain: by a pilot (PI-A30, PI-R120) or a Sextant (PI-U19)."""
    return sails_with(table, unit, abilities.TERRAIN_PROOF) or questions.has(table, unit, kinds.TREASURE_SEXTANT)
