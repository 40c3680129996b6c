"""How moves, phases, places and log entries of the pirates' game are numbered.

| numbers       | move                                                                                      |
| ------------- | ----------------------------------------------------------------------------------------- |
| 0             | done: nothing more; ends the turn, declines, or takes no action            |
| 1 … 6         | CHANCE: a die                                                                             |
| 10 … 69       | the unit of that number: is to act, is rammed first, is taken in tow, is explored         |
| 80 … 83       | the action: move, shoot, repair, shoot twice as far; explore names the island or the ship |
| 84            | a boarding party                                                                          |
| 85            | the action: shoot at wolves (PI-U29)                                                      |
| 90 … 99       | the mast of that number: lost, repaired, catches fire                                     |
| 100 … 159     | cast off the unit's tow                                                                   |
| 160 … 219     | scuttle the unit                                                                          |
| 220 … 279     | a free explore of the unit                                                                |
| 300 … 359     | the crew or equipment of that number: is eliminated; CHANCE: was drawn                    |
| 360           | one of the crew that lie face down                                                        |
| 361           | one of the coins that lie face down                                                       |
| 362           | all crew (PI-A68)                                                                         |
| 400 … 459     | the treasure in that slot: is taken; CHANCE: was drawn                                    |
| 460 … 499     | CHANCE: one of the treasures on an island that nobody has seen was drawn                  |
| 500 … 559     | CHANCE: the treasure of that number is the next one that is looked at                     |
| 600 … 659     | the island of that number: becomes home, is explored                                      |
| 700 … 799     | CHANCE: the card of the island to be placed next                                          |
| 800 … 899     | the terrain card of that number is placed next (PI-3.6)                                   |
| 900 … 999     | the terrain of that number: the whirlpool from which the ship comes out (PI-K5)             |
| 1000 … 9999   | crew or equipment to a place: 1000 + number * 128 + place                                 |
| 10000 … 17999 | treasure to the other ship, in an explore between two: 10000 + slot * 128 + unit          |
| 20000 … 29999 | an ability is used, free: 20000 + ability * 64 + unit                                     |
| 30000 … 30059 | the crew of that number is sacrificed for one more action (PI-A14)                        |
| 31000 … 34999 | a treasure is taken from a ship: 31000 + unit * 64 + the other (PI-A8)                    |
| 36000 … 36059 | the unique treasure in that slot is shown or used (PI-U)                                  |
| 36100 … 36159 | the Event of that number is played (PI-V)                                                 |
| 36200 … 36259 | the next shot is made with the equipment of that number (PI-Q)                            |
| 37000 … 37999 | the crew of that card joins a ship; CHANCE: was drawn                                     |
| 38000 … 38499 | a coin by its gold, 38016 … a unique treasure, 38200 … an Event that comes into the game  |
| 39000 … 39059 | CHANCE: one of the treasures of an island that nobody has looked at                       |
| 39100 … 39159 | the fort of that number is built                                                          |
| 39200 … 39259 | the unit of that number unloads into a fort                                               |
| 39300 … 39359 | a flag of the fort of that number is put up again                                         |
| 39400 … 39459 | from the fort of that number treasure is looked at                                        |
| 39500 … 39563 | instead of moving, the island of that number swims                                        |
| 40000 … 43599 | the unit turns about its stern to that heading, or another is moved that way              |
| 1000000 …     | an ability is used on something: 1000000 + (ability * 64 + unit) * 256 + aim (PI-A)       |
| from 2^28     | a segment: measure * 3600 * 2^14 + heading * 2^14 + length (PI-N17); listed ones are few  |
| from 2^48     | a shot: (32 * its kind + cannon) * 2^42 + target * 2^36 + x * 2^18 + y                    |
| from 2^52     | a pose: heading * 2^36 + x * 2^18 + y, of an island, terrain, a ship at the start or towed |

Segments, shots and poses may be any that the rules allow; the listed ones are those of geometry/offered.py and rules/moving/segments.py.
Places: a unit's number, 64 + an island's, OUT of the game. Aims: a place, 128 + a piece, 192 + a slot, or an ability.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

# -- moves -----------------------------------------------------------------------------------------
PASS: Final[i64] = 0
UNIT: Final[i64] = 10
MOVE: Final[i64] = 80
SHOOT: Final[i64] = 81
REPAIR: Final[i64] = 82
SHOOT_FAR: Final[i64] = 83
BOARD: Final[i64] = 84
HUNT: Final[i64] = 85
MAST: Final[i64] = 90
CAST_OFF: Final[i64] = 100
SCUTTLE: Final[i64] = 160
FREE_EXPLORE: Final[i64] = 220
CREW: Final[i64] = 300
ANY_CREW: Final[i64] = 360
ANY_COIN: Final[i64] = 361
ALL_CREW: Final[i64] = 362
SLOT: Final[i64] = 400
UNSEEN: Final[i64] = 460
DEAL: Final[i64] = 500
ISLAND: Final[i64] = 600
ISLAND_CARD: Final[i64] = 700
TERRAIN_CARD: Final[i64] = 800
TERRAIN: Final[i64] = 900
COLLECTED: Final[i64] = 38_000
UNTURNED: Final[i64] = 39_000
BUILD: Final[i64] = 39_100
STORE: Final[i64] = 39_200
MEND: Final[i64] = 39_300
WATCH: Final[i64] = 39_400
HANDLE: Final[i64] = 1_000
HAND_OVER: Final[i64] = 10_000
PLACES: Final[i64] = 128
USE: Final[i64] = 20_000  # + ability * OF_UNITS + unit: one of those up to 155; later ones are used on something (FEAT)
SACRIFICE: Final[i64] = 30_000
PICK: Final[i64] = 31_000
SHOW: Final[i64] = 36_000
EVENT: Final[i64] = 36_100
LOAD: Final[i64] = 36_200
RECRUIT: Final[i64] = 37_000
OF_UNITS: Final[i64] = 64
SWIM: Final[i64] = 39_500
TURN_TO: Final[i64] = 40_000
FEAT: Final[i64] = 1_000_000
AIMS: Final[i64] = 256
PIECE_AIM: Final[i64] = 128
SLOT_AIM: Final[i64] = 192
SEGMENT: Final[i64] = 268_435_456  # 2^28
LENGTH_BITS: Final[i64] = 14
SHOT: Final[i64] = 281_474_976_710_656  # 2^48
POSE: Final[i64] = 4_503_599_627_370_496  # 2^52
COORDINATE: Final[i64] = 18  # bits
PLACE_MASK: Final[i64] = 262_143
CANNON_BITS: Final[i64] = 42
TARGET_BITS: Final[i64] = 36
CANNONS: Final[i64] = 32  # of a ship, masts and those that texts give; kinds of shots are numbered beyond

# -- places ----------------------------------------------------------------------------------------
ASHORE: Final[i64] = 64  # + island
OUT: Final[i64] = 127  # out of the game, or not yet in it

# -- limits ----------------------------------------------------------------------------------------
UNITS: Final[i64] = 60
ISLANDS: Final[i64] = 64
PIECES: Final[i64] = 60  # crew and equipment
SLOTS: Final[i64] = 60  # treasure
EVENTS: Final[i64] = 40
ALL_SEATS: Final[i64] = -1  # as a set: everybody
COIN_KINDS: Final[i64] = 16  # coins are worth 0 … 15; from 16 on the number is that of a unique treasure

# -- phases, ten numbers for each chapter of rules ---------------------------------------------------
# Setting out.
ROLLING: Final[i64] = 0  # CHANCE: who is first player
DRAWING: Final[i64] = 1  # CHANCE: the next island
PLACING: Final[i64] = 2  # where it lies
CHARTING: Final[i64] = 3  # which terrain is placed next
LAYING: Final[i64] = 4  # where it lies
HOMING: Final[i64] = 5  # whose home it is
LEAVING: Final[i64] = 6  # CHANCE: treasure for which no island has room leaves the game, face up
MUSTERING: Final[i64] = 7  # where a unit starts
MANNING: Final[i64] = 8  # where crew and equipment starts
# A turn: naming units, actions, abilities.
TURN_PHASES: Final[i64] = 10
NAMING: Final[i64] = 10  # the next unit, free actions, or the end of the turn
CHOOSING: Final[i64] = 11  # the action
USING: Final[i64] = 12  # CHANCE: the die of an ability that is used
CONSENTING: Final[i64] = 13  # whether, or on what, an ability is used
OVER: Final[i64] = 14  # nothing: the game has ended
# Moving.
MOVE_PHASES: Final[i64] = 20
SAILING: Final[i64] = 20  # the next segment
TOWING: Final[i64] = 21  # which derelict is taken in tow
BERTHING: Final[i64] = 22  # where the towed ship docks
DRIVING: Final[i64] = 24  # whereto an island swims
TURNING: Final[i64] = 23  # to which heading a ship turns, or is moved
# Exploring.
EXPLORE_PHASES: Final[i64] = 30
LOOKING: Final[i64] = 30  # CHANCE: which treasure it is that is looked at for the first time
TAKING: Final[i64] = 31  # which coins are taken
SHARING: Final[i64] = 32  # what changes ships in an explore at sea
PICKING: Final[i64] = 33  # CHANCE: which of the treasures that lie face down is taken
# Ramming and boarding.
RAMMING: Final[i64] = 40  # which enemy is rammed first
RAM_DIE: Final[i64] = 41  # CHANCE: the die of a ram
OFFERING: Final[i64] = 42  # a boarding party?
BOARD_DIE: Final[i64] = 43  # CHANCE: the attacker's, then the other's
PRIZE: Final[i64] = 44  # what the winner does
PRIZE_DRAWN: Final[i64] = 45  # CHANCE: which face-down crew or coin
# Shooting, fires, repairs.
SHOT_PHASES: Final[i64] = 50
SHOOTING: Final[i64] = 50  # the next shot
HITTING: Final[i64] = 51  # CHANCE: the die of a shot
WALLS_DIE: Final[i64] = 52  # CHANCE: how many hits the walls of a fort withstand
LOSING: Final[i64] = 53  # which mast is lost
FORFEITING: Final[i64] = 54  # which crew or cargo its owner loses
BURNING: Final[i64] = 55  # CHANCE: a die for each burning mast
SPREADING: Final[i64] = 56  # which mast catches fire
REPAIRING: Final[i64] = 57  # which mast or flag comes back
SCUTTLING: Final[i64] = 58  # CHANCE: the die of scuttling
# Terrain.
TERRAIN_PHASES: Final[i64] = 60
DRIFTING: Final[i64] = 60  # CHANCE: which icebergs drift
SLIDING: Final[i64] = 61  # CHANCE: from which edge one of them drifts
PERIL_DIE: Final[i64] = 62  # CHANCE: the die of terrain that a ship meets, or out of which she sails
DIVING: Final[i64] = 63  # out of which whirlpool she comes
PAYING: Final[i64] = 64  # what she loses for it
# Treasures, Events and equipment.
CARD_PHASES: Final[i64] = 70
AIMING: Final[i64] = 70  # on what a treasure, Event or equipment is used
DEED_DIE: Final[i64] = 71  # CHANCE: its die
DEED_DRAWN: Final[i64] = 72  # CHANCE: what is drawn for it
ANSWERING: Final[i64] = 73  # whether something is shown in answer
# Mysterious islands.
FLIPPING: Final[i64] = 80  # CHANCE: what a mysterious island does
MYSTERY_DIE: Final[i64] = 81  # CHANCE: its die
FORTUNE: Final[i64] = 82  # what is chosen for it
COIN_DRAWN: Final[i64] = 83  # CHANCE: which coin changes islands

# -- endings, in the order of `PiratesGame.endings` -----------------------------------------------
HALF_THE_GOLD: Final[i64] = 1  # End A
NO_MOVES: Final[i64] = 2  # End B
ALL_UNLOADED: Final[i64] = 3  # End C
STALEMATE: Final[i64] = 4  # nothing happened for too long

# -- what happened, for logs: kind, seat, what, more ----------------------------------------------
# Pieces, treasures and cards stand there as words: places in `Table.names`; a coin is its gold.
WORDS: Final[i64] = (
    124  # where the names of the catalog begin: behind those of UNITS units and ISLANDS islands on the table
)
ROLL_BITS: Final[i64] = 3  # of a roll among all rolls for the first turn
ROLLED_FIRST: Final[i64] = 1  # seat, die
FIRST: Final[i64] = 2  # seat; what each seat rolled that rolled last, ROLL_BITS a seat, the first seat lowest
ISLAND_DRAWN: Final[i64] = 3  # seat, word of the card
ISLAND_PLACED: Final[i64] = 4  # seat, island
HOME_CHOSEN: Final[i64] = 5  # seat that chose, island, seat whose home it is
MUSTERED: Final[i64] = 6  # seat, unit
MANNED: Final[i64] = 7  # seat, piece, place; the piece is known to the seat alone
TURN: Final[i64] = 8  # seat, round
NAMED: Final[i64] = 9  # seat, unit
FIRE_DIE: Final[i64] = 10  # seat, unit, die
FIRE_OUT: Final[i64] = 11  # seat, unit, mast
FIRE_SPREADS: Final[i64] = 12  # seat, unit, mast
MOVES: Final[i64] = 13  # seat, unit, action
SAILED_TO: Final[i64] = 14  # seat, unit, 0: all the way; MET + a place, or AGROUND + terrain: stopped by it
MET: Final[i64] = 2
AGROUND: Final[i64] = 256  # + its place in `names` times OF_UNITS + its number
DOCKED: Final[i64] = 15  # seat, unit, island
UNLOADED: Final[i64] = 16  # seat, unit, gold
GUARDED: Final[i64] = 170  # seat, fort, musketeers
TRADED: Final[i64] = 171  # seat, its treasure, the home to which that goes
COURSE: Final[i64] = 147  # seat, unit, length as sailed + (1 + word of what lies ahead, 0: nothing) << LENGTH_BITS
SHOT_AT: Final[i64] = 17  # seat, unit, target + OF_UNITS * how far the shot goes, 0: that is not told
SHOT_DIE: Final[i64] = 18  # seat, die, 2 * the unit that shoots, + 1: hit
MAST_LOST: Final[i64] = 19  # seat of the controller, unit, mast
DERELICT: Final[i64] = 20  # seat, unit
SUNK: Final[i64] = 21  # seat, unit
GOLD_SHARED: Final[i64] = 22  # seat, gold
GOLD_LOST: Final[i64] = 23  # nobody, gold
RAMMED: Final[i64] = 24  # seat, unit, the rammed unit
RAM_ROLLED: Final[i64] = 25  # seat, die, masts left
PINNED: Final[i64] = 26  # seat, unit, by which
FREED: Final[i64] = 27  # seat, unit
BOARDED: Final[i64] = 28  # seat, unit, the other
BOARD_ROLLED: Final[i64] = 29  # seat, die, masts + OF_UNITS * the total with all bonuses
BOARD_WON: Final[i64] = 30  # seat, unit, 2 * the unit that loses, + 1: something is aboard her
BOARD_TIED: Final[i64] = 31  # nobody, the total of both
CREW_LOST: Final[i64] = 32  # seat of the owner, piece, unit
COIN_TAKEN: Final[i64] = 33  # seat, treasure, unit; known to both
UNIQUE_TAKEN: Final[i64] = 34  # seat, unique, unit
TOWED: Final[i64] = 35  # seat, tower, towed
TOW_ENDED: Final[i64] = 36  # seat, tower, towed
LOOKED_AT: Final[i64] = 37  # seat, treasure, island; known to the seat alone
EXPLORED: Final[i64] = 38  # seat, unit, island
TOKEN_LEFT: Final[i64] = 39  # seat, island
HANDLED: Final[i64] = 40  # seat, piece, place; the piece is known to the seat alone, or to all if face up
HANDED_OVER: Final[i64] = 41  # seat, treasure, unit
REPAIRED: Final[i64] = 42  # seat, unit, mast
SCUTTLE_DIE: Final[i64] = 43  # seat, unit, die
SCUTTLED: Final[i64] = 44  # seat, unit
REVEALED: Final[i64] = 45  # seat, piece, unit
ENDED: Final[i64] = 46  # nobody, how
SCORED: Final[i64] = 47  # seat, gold, units
PASSED_OVER: Final[i64] = 48  # seat
LEFT_OVER: Final[i64] = 49  # nobody, treasure
ABILITY_USED: Final[i64] = 50  # seat, unit, ability
ABILITY_DIE: Final[i64] = 51  # seat, unit, die
ONE_MORE: Final[i64] = 52  # seat, unit: it may take one more action
DEED_USED: Final[i64] = 53  # seat, word of a treasure, an Event or equipment, place
DEED_ROLLED: Final[i64] = 54  # seat, that word, die
DEED_GONE: Final[i64] = 55  # seat, that word: it is out of the game
HELD: Final[i64] = 56  # seat, unit, turns without actions
JOINED: Final[i64] = 57  # seat, crew, place
DIE_TURNED: Final[i64] = 58  # seat, die before, die now
BLOWN: Final[i64] = 59  # seat, unit: moved by a text
WORTH: Final[i64] = 60  # seat, that word, gold that it is worth
DEED_SAW: Final[i64] = 61  # seat, crew or treasure, place; known to the seat alone
TERRAIN_LAID: Final[i64] = 80  # seat, terrain (`terrain_told`)
ICE_ROLLED: Final[i64] = 81  # seat, die
ICE_DRIFTS: Final[i64] = 82  # seat, terrain (`terrain_told`), die
ICE_STRIKES: Final[i64] = 83  # seat of the owner, unit, terrain (`terrain_told`)
ICE_HELD: Final[i64] = 84  # seat, terrain (`terrain_told`), island
PERIL_MET: Final[i64] = 85  # seat, unit, terrain (`terrain_told`)
PERIL_ROLLED: Final[i64] = 86  # seat, unit, die
RATED: Final[i64] = 87  # seat, terrain (`terrain_told`), its rating
WRECKED: Final[i64] = 88  # seat, unit, terrain (`terrain_told`)
STUCK: Final[i64] = 89  # seat, unit, terrain (`terrain_told`): she is held there
LOST: Final[i64] = 90  # seat, unit, terrain (`terrain_told`): she is lost in it
CAME_OUT: Final[i64] = 91  # seat, unit, terrain (`terrain_told`)
TOLL: Final[i64] = 92  # seat, unit: it pays a whirlpool
TREASURE_PAID: Final[i64] = 93  # seat, treasure, unit
OUT_OF_PLACE: Final[i64] = 100  # seat, unit: no place was left for it
DAZED: Final[i64] = 101  # seat, unit: it and its crew have no abilities
STENCH: Final[i64] = 102  # seat, unit: its crew has no abilities on its next turn
CHAINED: Final[i64] = 103  # seat, unit: it cannot move on its next turn
SLOWED: Final[i64] = 104  # seat, unit: its base move is S on its next turn
PANEL_LOST: Final[i64] = 105  # seat, unit, panels left
CATCHES_FIRE: Final[i64] = 106  # seat, unit, mast
CARGO_LOST: Final[i64] = 107  # seat, treasure, unit
RANSOMED: Final[i64] = 108  # seat, gold, piece
REVIVED: Final[i64] = 109  # seat, piece, unit
TURNED: Final[i64] = 110  # seat, unit, heading
SPIED: Final[i64] = 111  # seat, treasure, place; known to the seat alone
SPIED_ON: Final[i64] = 112  # seat, piece, place; known to the seat alone
GHOSTLY: Final[i64] = 113  # seat, unit
DIVED: Final[i64] = 114  # seat, unit
SURFACED: Final[i64] = 115  # seat, unit
REROLLED: Final[i64] = 116  # seat, unit, die before
RAIDED: Final[i64] = 117  # seat, unit, gold
PAID: Final[i64] = 118  # seat, unit that shot, gold
COPIED: Final[i64] = 119  # seat, unit, ability
ARMED: Final[i64] = 120  # seat, unit: one more cannon
WASTED: Final[i64] = 121  # seat, unit that shot, unit that cannot be shot at from here
CHARTED: Final[i64] = 122  # seat, unit, island
SCARE_DIE: Final[i64] = 123  # seat, unit, die
WARD_DIE: Final[i64] = 124  # seat, unit, die: whether a hit does nothing to a catamaran
FLIPPED: Final[i64] = 130  # seat, word of the card whose text it has, island
OMEN_ROLLED: Final[i64] = 131  # seat, unit, die
OMEN: Final[i64] = 132  # seat, unit, effect * 64 + amount
COINS_CARRIED: Final[i64] = 133  # seat, island, the other or none
LEFT_THERE: Final[i64] = 134  # seat, unit, island
SENT_HOME: Final[i64] = 135  # seat, gold, island
STAYS: Final[i64] = 136  # seat, unit
SWAPPED: Final[i64] = 137  # seat, treasure, island
COLLECTS: Final[i64] = 138  # seat, treasure, place
EVENT_GAINED: Final[i64] = 139  # seat, Event; known to the seat alone
BUILT: Final[i64] = 140  # seat, fort, island
STORED: Final[i64] = 141  # seat, unit, gold
FORT_FELL: Final[i64] = 142  # seat, fort
WALLS: Final[i64] = 143  # seat, fort, die
EMBER_DIE: Final[i64] = 144  # seat, island, die
BURNT: Final[i64] = 145  # seat, treasure, island
FLAG_HOLDS: Final[i64] = 150  # seat, unit: one more hit in this action takes its flag
FLAG_LOST: Final[i64] = 151  # seat, unit
FLAG_RAISED: Final[i64] = 152  # seat, unit
SURROUNDED: Final[i64] = 153  # seat, kraken, unit around which it lies
ISLAND_MOVED: Final[i64] = 154  # seat, unit, island: both lie elsewhere
ISLAND_SWAM: Final[i64] = 155  # seat, unit that gave up her move, island
STAYED: Final[i64] = 156  # seat, unit: its move ended before it began
LAID_ASIDE: Final[i64] = 146  # seat, word of the card: no place was left for the island


def feat(ability: i64, unit: i64, aim: i64) -> i64:
    """The move that uses an ability on something."""
    return FEAT + (ability * OF_UNITS + unit) * AIMS + aim


def feat_ability(move: i64) -> i64:
    """The ability that a move uses."""
    return (move - FEAT) // AIMS // OF_UNITS


def feat_unit(move: i64) -> i64:
    """The unit whose ability a move uses."""
    return (move - FEAT) // AIMS % OF_UNITS


def feat_aim(move: i64) -> i64:
    """What a move uses an ability on."""
    return (move - FEAT) % AIMS
