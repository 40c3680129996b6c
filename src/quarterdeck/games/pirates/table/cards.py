"""What unique treasures, Events and equipment have set going, and what is being asked for them (PI-U, PI-V, PI-Q)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE

# Within what a treasure or an Event does something: what goes on when it has done it.
NOWHERE: Final[i64] = 0
LOADING: Final[i64] = 1  # unique treasure is taken from an island
ROUSING: Final[i64] = 2  # a turn begins
SERVING: Final[i64] = 3  # between actions
BLASTING: Final[i64] = 4  # a ship rams
SMOKING: Final[i64] = 5  # a ship shoots

# What is aimed at.
CREW_LOST: Final[i64] = 1  # one of the crew aboard, which its player loses
TREASURE_LOST: Final[i64] = 2  # one of the treasures aboard
LEFT_ASHORE: Final[i64] = 3  # whether a treasure is taken at all
RECRUITED: Final[i64] = 4  # a generic crew that joins
OWN_SHIP: Final[i64] = 5
ENEMY_SHIP: Final[i64] = 6
LOOKED_AT: Final[i64] = 7  # something that lies face down
OWN_CREW: Final[i64] = 8
ENEMY_CREW: Final[i64] = 9
SPOT: Final[i64] = 10  # on open sea
DRIFT: Final[i64] = 11  # where a ship is blown
FOG: Final[i64] = 12  # where a fog bank lies
BANK: Final[i64] = 13  # a fog bank that lies there

# What may be answered.
TO_DIE: Final[i64] = 1  # a die that was just rolled
TO_LOSS: Final[i64] = 2  # a mast that would be lost
TO_RAM: Final[i64] = 3
TO_SINKING: Final[i64] = 4  # of the own ship
TO_PRIZE: Final[i64] = 5  # the sinking of an enemy
TO_DEATH: Final[i64] = 6  # the loss of a crew


@final
class Deeds:
    """Vectors hold one number for each slot, unit or Event; sets of them are integers."""

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each field
        """Nothing has happened yet."""
        self.mark = vec[i64]()  # of each slot: gold that its unique treasure has come to be worth
        self.idle = vec[i64]()  # of each unit: turns in which it still has no action
        self.aboard = vec[i64]()  # of each unit: what the unique treasures aboard do; see `skills.refresh`
        self.joined: i64 = 0  # crew that came in the course of the game
        self.stateless: i64 = 0  # crew of whatever nation its ship is
        self.mapped = False  # treasure on wild islands lies face up
        self.served: i64 = 0  # slots whose treasure has served in this turn
        self.volley: i64 = 0  # units whose second action can only be to shoot
        self.greased: i64 = 0  # units that sail L more in their move action
        self.winded: i64 = 0  # units that make their base move once for each mast
        self.brazen: i64 = 0  # units that have shot at a fort
        self.shameless = False  # whoever was asked for Relics keeps them
        self.held: i64 = 0  # units that have no action in this turn
        self.lucky: i64 = 0  # units whose cannon rolls count 2 more in this turn
        self.gusts: i64 = 0  # base moves that are still to come in this action
        # Events.
        self.event = vec[i64]()  # the card, NONE: not known
        self.event_owner = vec[i64]()
        self.event_x = vec[i64]()  # where its token lies
        self.event_y = vec[i64]()
        self.up: i64 = 0  # Events that lie face up on the table
        self.out: i64 = 0  # those that are out of the game
        self.fresh = False  # the turn has just begun
        self.rafted = False  # a raft was shown in this turn
        # What is being done.
        self.deed: i64 = NONE  # the move that shows it
        self.course: i64 = NOWHERE
        self.aim: i64 = 0
        self.queue: i64 = 0  # slots, units or crew that are still to come
        self.first: i64 = NONE  # the crew that duels
        self.loaded: i64 = NONE  # equipment with which the next shot is made
        self.tool: i64 = NONE  # and that of the shot for which a die falls
        self.tooled: i64 = 0  # equipment that was used in this action
        self.grappled = False  # a boarding party comes of a shot
        self.rolling: i64 = 0  # fog that still rolls in this turn, by its Events
        # What may be answered.
        self.question: i64 = 0
        self.answerers: i64 = 0  # seats that are still to be asked
        self.die: i64 = 0
        self.back: i64 = NONE  # what is asked afterwards, of whom
        self.back_player: i64 = NONE
        self.back_who: i64 = 0
        self.wrecks: i64 = 0  # units that have sunk, with all aboard still to be settled
        self.sinker: i64 = NONE  # who sank them

    def add_event(self, card: i64, seat: i64) -> None:
        """One more Event of a seat."""
        self.event = more(self.event, card)
        self.event_owner = more(self.event_owner, seat)
        self.event_x = more(self.event_x, 0)
        self.event_y = more(self.event_y, 0)

    def unplayed(self, seat: i64) -> i64:
        """The set of Events that a seat has not played yet."""
        found: i64 = 0
        for k in range(i64(len(self.event))):
            if self.event_owner[k] == seat and not (self.up | self.out) & bit(k):
                found |= bit(k)
        return found

    def copy_from(self, other: Deeds) -> None:  # noqa: PLR0915 - one line for each field
        """Take over all that another one has set going."""
        self.mark = other.mark
        self.idle = other.idle
        self.aboard = other.aboard
        self.joined = other.joined
        self.stateless = other.stateless
        self.mapped = other.mapped
        self.served = other.served
        self.volley = other.volley
        self.greased = other.greased
        self.winded = other.winded
        self.brazen = other.brazen
        self.shameless = other.shameless
        self.held = other.held
        self.lucky = other.lucky
        self.gusts = other.gusts
        self.event = other.event
        self.event_owner = other.event_owner
        self.event_x = other.event_x
        self.event_y = other.event_y
        self.up = other.up
        self.out = other.out
        self.fresh = other.fresh
        self.rafted = other.rafted
        self.deed = other.deed
        self.course = other.course
        self.aim = other.aim
        self.queue = other.queue
        self.first = other.first
        self.loaded = other.loaded
        self.tool = other.tool
        self.tooled = other.tooled
        self.grappled = other.grappled
        self.rolling = other.rolling
        self.question = other.question
        self.answerers = other.answerers
        self.die = other.die
        self.back = other.back
        self.back_player = other.back_player
        self.back_who = other.back_who
        self.wrecks = other.wrecks
        self.sinker = other.sinker

    def numbers(self) -> list[int]:
        """All that cards have set going as numbers, for digests."""
        found = [
            int(self.joined),
            int(self.stateless),
            int(self.mapped),
            int(self.served),
            int(self.volley),
            int(self.greased),
        ]
        found += [
            int(self.winded),
            int(self.held),
            int(self.brazen),
            int(self.shameless),
            int(self.lucky),
            int(self.gusts),
            int(self.up),
            int(self.out),
            int(self.fresh),
        ]
        found += [int(self.rafted), int(self.deed), int(self.course), int(self.aim), int(self.queue), int(self.first)]
        found += [int(self.loaded), int(self.tool), int(self.tooled), int(self.grappled), int(self.rolling)]
        found += [int(self.question), int(self.answerers), int(self.die), int(self.back), int(self.back_player)]
        found += [int(self.back_who), int(self.wrecks), int(self.sinker)]
        for numbers in (self.mark, self.idle, self.event, self.event_owner, self.event_x, self.event_y):
            found += [int(number) for number in numbers]
        return found
