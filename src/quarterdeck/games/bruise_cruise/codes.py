"""How Bruise Cruise's moves, phases and pieces are numbered; pinned, since records and research read the moves.

| moves       | what                                                                                         |
| ----------- | -------------------------------------------------------------------------------------------- |
| 0           | end the turn; with Warlords' Clearance: buy no more                                           |
| 1 … 14      | the kind of action: SAIL_ONE … DECOMMISSION below                                             |
| 15          | stay: no getaway                                                                              |
| 16 … 19     | loot nothing, a life preserver, a missile, a torpedo                                          |
| 20, 21      | surrender a missile, a torpedo                                                                |
| 22 … 24     | draw no, one, two cards                                                                       |
| 25 … 27     | the first, second, third bundle that a card depicts (BC-R15)                                  |
| 28 … 33     | the way a wind blows: the directions of `Chart.near`                                          |
| 34 … 57     | the ship, less 34: seat * 6 + its rank, 0 for the flagship, then the regions in their order   |
| 58 … 93     | CHANCE: two dice, less 58: (first - 1) * 6 + second - 1                                       |
| 94 … 253    | the card, less 94: port * 2 + copy, then the Unfathomable cards                               |
| 254 … 413   | CHANCE: the card, less 254, is dealt or drawn                                                 |
| 414 … 813   | the space, less 414, in the order of the chart                                                |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 0
SAIL_ONE: Final[i64] = 1
SAIL_CARD: Final[i64] = 2
TRADE_MISSILE: Final[i64] = 3
TRADE_TORPEDO: Final[i64] = 4
EXCHANGE: Final[i64] = 5
CLAIM: Final[i64] = 6
TORPEDO: Final[i64] = 7
MISSILE: Final[i64] = 8
RAID: Final[i64] = 9
BATTLE: Final[i64] = 10
UNFATHOMABLE: Final[i64] = 11
WEIGH: Final[i64] = 12
COMMISSION: Final[i64] = 13
DECOMMISSION: Final[i64] = 14
STAY: Final[i64] = 15
LOOT: Final[i64] = 16
SURRENDER: Final[i64] = 20
DRAW: Final[i64] = 22
BUNDLE: Final[i64] = 25
WIND: Final[i64] = 28
SHIP: Final[i64] = 34
DICE: Final[i64] = 58
CARD: Final[i64] = 94
DEAL: Final[i64] = 254
SPACE: Final[i64] = 414
MOVES: Final[i64] = 814

EFFECT: Final[i64] = 32
"""While an Unfathomable card is being played, `kind` is this plus the number of its effect."""

# The effects of Unfathomable cards (BC-U), in the order of pack/effects.py.
BLANK: Final[i64] = 0
GULF_STREAM: Final[i64] = 1
POLTERGEIST: Final[i64] = 2
TRIANGLE_CALLS: Final[i64] = 3
TRIANGLE_TAKES: Final[i64] = 4
ANCHOR_SHOWER: Final[i64] = 5
GREAT_UNMOORING: Final[i64] = 6
BANK_ERROR: Final[i64] = 7
CLEARANCE: Final[i64] = 8
OVERTIME: Final[i64] = 9
SALVAGE: Final[i64] = 10
SURPRISE_DELIVERY: Final[i64] = 11
COLLECTION_PLATE: Final[i64] = 12
LONG_FUSE: Final[i64] = 13
NO_PAPERS: Final[i64] = 14
TRADE_WINDS: Final[i64] = 15
REVOLUTION: Final[i64] = 16
FORGED_PAPERS: Final[i64] = 17
HOMESICK: Final[i64] = 18

# Things in stock.
LIFE: Final[i64] = 0
MISSILES: Final[i64] = 1
TORPEDOES: Final[i64] = 2
KINDS: Final[i64] = 3

# Ships and lines.
SEATS: Final[i64] = 4
FLEET: Final[i64] = 6
SHIPS: Final[i64] = 24
REGIONS: Final[i64] = 5
DIRECTIONS: Final[i64] = 6
NO_SHIP: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_PORT: Final[i64] = -1
NO_SPACE: Final[i64] = -1

# Where a ship is that is not on the board: `place` below 0.
SET_ASIDE: Final[i64] = -1  # not yet gained (BC-1.5)
COMMISSIONABLE: Final[i64] = -2  # on the stack (BC-9.9)
DECOMMISSIONED: Final[i64] = -3  # out of the game, a point (BC-18.4)

WORDS: Final[i64] = 3
"""A set of cards is three sets: ports whose copy a is in it, ports whose copy b is, Unfathomable cards."""
HAND: Final[i64] = 7
"""Cards dealt, and the limit of a hand (BC-1.9, BC-19.2)."""
ACTIONS: Final[i64] = 2  # of a turn (BC-2.1)
START_LIFE: Final[i64] = 2  # BC-1.3
START_MISSILES: Final[i64] = 1  # BC-1.3
TORPEDO_RANGE: Final[i64] = 3  # sailing spaces (BC-10.3)
MISSILE_RANGE: Final[i64] = 3  # hexes (BC-11.2)
GETAWAY: Final[i64] = 3  # steps (BC-14.5, BC-14.7)
MOST_PORTS: Final[i64] = 60
MOST_CARDS: Final[i64] = 160
MOST_SPACES: Final[i64] = 400
MOST_BUNDLES: Final[i64] = 3
FAR: Final[i64] = 255
"""The distance between spaces that no water joins."""

# Phases: what is being asked. While a card, ship, space … is being picked the action is not yet made,
# and nobody but the Admiral on turn knows of it.
ROLLING: Final[i64] = 0  # CHANCE: the dice of the next Admiral who rolls for the first turn
DEALING: Final[i64] = 1  # CHANCE: the next card of the deal
HOMING: Final[i64] = 2  # which card names the Home Port
ACTING: Final[i64] = 3  # which kind of action, or the end of the turn
PICK_CARD: Final[i64] = 4
PICK_BUNDLE: Final[i64] = 5
PICK_SHIP: Final[i64] = 6  # one of one's own ships
PICK_TARGET: Final[i64] = 7  # a rival's ship
PICK_SPACE: Final[i64] = 8
PICK_WIND: Final[i64] = 9
SURRENDERING: Final[i64] = 10  # which weapon the struck Admiral gives up
BATTLING: Final[i64] = 11  # CHANCE: the dice of a battle
RAIDING: Final[i64] = 12  # CHANCE: the dice of a raid
LOOTING: Final[i64] = 13
RAIDER_FLEES: Final[i64] = 14
DEFENDER_FLEES: Final[i64] = 15
BUYING: Final[i64] = 16  # Warlords' Clearance: another weapon?
DISCARDING: Final[i64] = 17
REPLENISHING: Final[i64] = 18
DRAWING: Final[i64] = 19  # CHANCE: the next card drawn
TIE_BREAK: Final[i64] = 20  # CHANCE: the dice of the next tied Admiral
OVER: Final[i64] = 21

# How a game ends.
FLEET_HOME: Final[i64] = 1  # all ships of an Admiral are home
CARDS_PLAYED: Final[i64] = 2  # the last card has been played
STALEMATE: Final[i64] = 3  # no card has moved for too long

# What the log tells: kind, who, what, more. Ships, seats and cards by number; spaces and ports as numbers of names
# (`Chart.names`): cards first, then spaces.
ROLLED: Final[i64] = 1  # seat, first die, second die: for the first turn
FIRST: Final[i64] = 2  # seat that plays first
DEALT: Final[i64] = 3  # seat, card; known to the seat alone
SHOWN: Final[i64] = 4  # seat, card: shown and shuffled back
HOME: Final[i64] = 5  # seat, space, card
SAILED: Final[i64] = 6  # ship, space, card or NO_CARD
BOUGHT: Final[i64] = 7  # seat, kind of thing, price
EXCHANGED: Final[i64] = 8  # seat, card, what was got: L + 100 M + 10,000 T
CLAIMED: Final[i64] = 9  # ship, space, card
GAINED: Final[i64] = 10  # ship on the Commissionable stack
TORPEDOED: Final[i64] = 11  # shooter, target
LAUNCHED: Final[i64] = 12  # target, space of the port, card or NO_CARD
GAVE_UP: Final[i64] = 13  # seat, kind of thing (hit)
ANCHORED: Final[i64] = 14  # ship
UNHARMED: Final[i64] = 15  # ship: the hit did nothing
RAIDED: Final[i64] = 16  # raider, defending ship
FOUGHT: Final[i64] = 17  # ship, space, card: a battle begins
DICE_FELL: Final[i64] = 18  # the attacker's seat, attacker's die, defender's die
STOLE: Final[i64] = 19  # seat, kind of thing or KINDS for nothing, the seat it is stolen from
FLED: Final[i64] = 20  # ship, space
STAYED: Final[i64] = 21  # ship
FLAG_BACK: Final[i64] = 22  # seat, space
HELD_OFF: Final[i64] = 23  # seat whose flag stays, space
PLAYED: Final[i64] = 24  # seat, Unfathomable card
WEIGHED: Final[i64] = 25  # ship
COMMISSIONED: Final[i64] = 26  # ship, space
RETIRED: Final[i64] = 27  # ship decommissioned
DREW: Final[i64] = 28  # seat, card; known to the seat alone
DISCARDED: Final[i64] = 29  # seat, card
RESHUFFLED: Final[i64] = 30  # nobody, cards in the new deck
TURN: Final[i64] = 31  # seat on turn
SKIPPED: Final[i64] = 32  # seat without cards in the final phase
DECK_EMPTY: Final[i64] = 33  # nobody: the final phase begins
MOVED: Final[i64] = 34  # ship, space, the Unfathomable card that puts it there
DRIFTED: Final[i64] = 35  # ship, space
BLEW: Final[i64] = 36  # seat, where to: 0 east, then counter-clockwise to 5 south-east
TOOK: Final[i64] = 37  # seat, kind of thing, how many: from the supply
GOT: Final[i64] = 38  # seat, kind of thing, the seat that gives it
MORE: Final[i64] = 39  # seat, additional actions
SALVAGED: Final[i64] = 40  # seat, card from the discard pile
ENDED: Final[i64] = 41  # how, seat that ended it or -2
WON: Final[i64] = 42  # seat, points
PASSED: Final[i64] = 43  # seat that ends its turn before its actions are used up
NEAREST: Final[i64] = 44  # seat, total sailing distance to its Home Port
LEVEL: Final[i64] = 45  # nobody, set of the seats that Feats of Strength will part, their points
TIE_ROLLED: Final[i64] = 46  # seat, first die, second die: to break a tie at the end
SCORED: Final[i64] = 47  # seat, points that it has now
TIED: Final[i64] = 48  # nobody, set of the seats that rolled the same highest total, the kind of entry of their dice
