"""The state of a game of Pirates: every number of it, its copies, and what is added when a game is set up.

Clause ids are those of the game's rules.md. Vectors hold one number for each unit (ship or sea creature), island,
piece (crew or equipment) or slot (treasure); sets of them are integers. Copies of a position share vectors: they are
replaced where they change (`engine/vectors.py`), never changed in place.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import NOTHING, bit, full
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE, ROLLING
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.table.abilities import Tricks
from quarterdeck.games.pirates.table.cards import Deeds
from quarterdeck.games.pirates.table.catalog import ANY_NATION, Catalog, holds
from quarterdeck.games.pirates.table.forts import Bastions
from quarterdeck.games.pirates.table.mysterious import Omens
from quarterdeck.games.pirates.texts import abilities

SHORT: Final[i64] = 0  # the measure S
LONG: Final[i64] = 1  # the measure L
PANELS: Final[i64] = 3  # of a turtle ship
EACH_SEAT: Final = vec[i64]([0] * 4)  # nothing of any seat


class Table(Position):
    """Everything that tells one position of a game from another; the rules are functions over it."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:  # noqa: PLR0915 - one line for each field
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.catalog = catalog
        self.names: list[str] = []  # of units, up to UNITS, and behind them those of the catalog; for logs
        self.seats = seats
        table = i64(seats > 2)  # noqa: PLR2004 - two players, or more
        self.waters = Waters(catalog.width[table], catalog.height[table])
        self.deeds = Deeds()
        self.omens = Omens()
        self.bastions = Bastions()
        # What was agreed.
        self.patience: i64 = 60  # rounds without anything happening, 0: without end (PI-R52)
        self.starting_gold: i64 = 0
        # Where the game stands.
        self.phase: i64 = ROLLING
        self.turn: i64 = 0  # the seat whose turn it is
        self.first: i64 = 0  # the first player
        self.round: i64 = 0
        self.quiet: i64 = 0  # rounds in which nothing has happened
        self.stirred = False  # something has happened in this round
        self.who: i64 = 0  # the seat that is asked, or for which CHANCE decides
        self.rollers: i64 = full(seats)  # who still rolls for the first turn
        self.rolls = EACH_SEAT[:]
        # Islands; their shores lie in `waters`.
        self.island_card = vec[i64]()
        self.island_home = vec[i64]()  # whose home it is, or NONE
        self.hidden = vec[i64]()  # treasures on it that nobody has looked at
        self.tokens = EACH_SEAT[:]  # of each seat: islands where its token lies (PI-11.5)
        self.gold = EACH_SEAT[:]  # on each seat's home island
        self.islands_left: i64 = 0  # set of cards that may be drawn
        self.spots: i64 = 0  # islands still to be placed
        # Units; their poses lie in `waters`.
        self.ship = vec[i64]()
        self.owner = vec[i64]()  # in whose fleet it is now
        self.builder = vec[i64]()  # in whose fleet it was at first
        self.standing = vec[i64]()  # masts, those on fire among them
        self.burning = vec[i64]()
        self.tows = vec[i64]()  # the unit it tows, or NONE
        self.pinned_by = vec[i64]()  # units that it cannot leave, since it rammed them (PI-9.3)
        self.low = vec[i64]()  # what it can do now, with its crew: see `skills.refresh`
        self.high = vec[i64]()
        self.gunner = vec[i64]()
        self.hated = vec[i64]()
        self.spent_low = vec[i64]()  # abilities that have served in this turn (PI-1.5)
        self.spent_high = vec[i64]()
        self.tricks = Tricks()  # what abilities have under way
        self.panels = vec[i64]()  # of a turtle ship's shell (PI-A83)
        self.guns = vec[i64]()  # cannons made of treasure (PI-A74)
        self.shot_by = vec[i64]()  # units that have shot at it in this turn
        self.stayed = vec[i64]()  # islands at which it has lain since the turn began (PI-R21)
        self.explored = vec[i64]()  # islands that it has explored and not left yet (PI-R22)
        self.muster: i64 = 0  # units not yet placed
        self.alive: i64 = 0  # units in the game
        self.acted: i64 = 0  # units that have taken an action in this turn
        self.acted_twice: i64 = 0
        self.extra: i64 = 0  # units that may take a second action in this turn (PI-6.5)
        self.alike: i64 = 0  # those of them whose second action is the same as the first
        self.any_extra: i64 = 0  # how many units of the fleet, whichever they are, may do so
        self.first_action = vec[i64]()  # what each unit did first in this turn
        self.carried: i64 = 0  # units that have used a trade current in this turn (PI-K6)
        self.lost_in = vec[i64]()  # the fog bank in which a unit is lost, or NONE (PI-K1)
        self.wrecks: i64 = 0  # units that lie wrecked on a reef (PI-K3)
        self.to_lay: i64 = 0  # pieces of terrain still to be placed
        self.card_to_lay: i64 = NONE
        self.stream = False  # a trade current is at hand in this move
        self.perils: i64 = 0  # terrain at which the move has ended, still to be met
        self.peril: i64 = NONE  # the terrain that is met
        self.drift: i64 = 0  # icebergs still to drift in this turn
        self.struck: i64 = 0  # units that ice has touched, still to lose a mast
        self.ability: i64 = NONE  # for which a die falls
        self.doubled = False  # cannons shoot twice as far and hit with 6 only
        self.dented: i64 = 0  # armoured units that one hit of this action has struck
        self.missed: i64 = 0  # cannons that have missed in this action
        self.pathfinders: i64 = 0  # units that have docked at a wild island in this turn
        self.mute: i64 = 0  # units whose own abilities do not work in this turn
        self.crew_mute: i64 = 0  # units whose crew's do not
        self.piece_mute: i64 = 0  # crew whose own do not
        self.dazed: i64 = 0  # units that have no abilities on their next turn, nor has their crew
        self.stench: i64 = 0  # units whose crew has none on their next turn
        self.chained: i64 = 0  # units that cannot move on their next turn, or on this one
        self.slowed: i64 = 0  # units whose base move is S on their next turn, or on this one
        self.fated: i64 = 0  # derelicts that sink at the start of their player's next turn (PI-13.2)
        self.tried: i64 = 0  # derelicts that were tried to be scuttled in this turn (PI-R31)
        self.free_explores: i64 = 0  # units that may explore where their player's token lies (PI-11.6)
        # Crew and equipment.
        self.piece = vec[i64]()  # the card, NONE: not known
        self.piece_owner = vec[i64]()
        self.piece_at = vec[i64]()  # a place
        self.piece_from = vec[i64]()  # in whose fleet it was at first
        self.piece_seen = vec[i64]()  # seats that know it
        self.gear: i64 = 0  # pieces that are equipment; which are is public
        self.face_up: i64 = 0
        self.handled: i64 = 0  # pieces moved since the last action, once
        self.handled_twice: i64 = 0
        # Treasure. `worth` is fixed for the game; slots are what lies somewhere.
        self.worth_of = vec[i64]()  # coins: 0 … 15; from 16 on a unique treasure
        self.pool: i64 = 0  # treasures that are not known to lie in a slot
        self.slot_what = vec[i64]()  # the treasure, NONE: not known
        self.slot_at = vec[i64]()
        self.slot_seen = vec[i64]()  # seats that know it
        # What is being done.
        self.unit: i64 = NONE
        self.target: i64 = NONE  # shot at, rammed, boarded, explored
        self.action: i64 = NONE
        self.was_free = False  # a move that a text grants; it is no move action
        self.stage: i64 = 0  # what of an action's consequences comes next
        self.used: i64 = 0  # measures used, or cannons fired
        self.cannon: i64 = 0
        self.kind: i64 = 0  # what it shoots
        self.hits: i64 = 0  # hits of this roll still to come
        self.crew_due: i64 = 0  # crew that the target still loses
        self.due: i64 = 0  # what else is still to be asked
        self.prizes: i64 = 0  # what the winner of a fight may still do
        self.booty = False  # and that is to take treasure
        self.rams: i64 = 0  # enemies still to be rammed
        self.tow_options: i64 = 0
        self.docked_now: i64 = 0  # islands docked at in this action
        self.left: i64 = 0  # dice or treasures still to come
        self.total: i64 = 0  # of the boarding party that was rolled first
        self.out: i64 = 0  # fire masts that go out
        self.spreads: i64 = 0  # fires that spread, still to be settled
        self.hurt: i64 = NONE  # the unit that loses a mast
        self.more: i64 = 0  # masts that it loses after this one
        self.then: i64 = NONE  # what follows when a mast is lost: SHOOTING or RAMMING

    # -- copies -------------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:  # noqa: PLR0915 - one line for each field
        source = cast(Table, other)
        self.copy_course(source)
        self.copy_action(source)
        self.waters.copy_from(source.waters)
        self.deeds.copy_from(source.deeds)
        self.omens.copy_from(source.omens)
        self.tricks.copy_from(source.tricks)
        self.bastions.copy_from(source.bastions)
        self.rolls = source.rolls
        self.island_card = source.island_card
        self.island_home = source.island_home
        self.hidden = source.hidden
        self.tokens = source.tokens
        self.gold = source.gold
        self.ship = source.ship
        self.builder = source.builder
        self.worth_of = source.worth_of
        self.owner = source.owner
        self.standing = source.standing
        self.burning = source.burning
        self.tows = source.tows
        self.pinned_by = source.pinned_by
        self.lost_in = source.lost_in
        self.low = source.low
        self.high = source.high
        self.gunner = source.gunner
        self.hated = source.hated
        self.spent_low = source.spent_low
        self.spent_high = source.spent_high
        self.panels = source.panels
        self.guns = source.guns
        self.shot_by = source.shot_by
        self.first_action = source.first_action
        self.stayed = source.stayed
        self.explored = source.explored
        self.piece = source.piece
        self.piece_owner = source.piece_owner
        self.piece_at = source.piece_at
        self.piece_from = source.piece_from
        self.piece_seen = source.piece_seen
        self.slot_what = source.slot_what
        self.slot_at = source.slot_at
        self.slot_seen = source.slot_seen

    def copy_course(self, source: Table) -> None:  # noqa: PLR0915 - one line for each field
        """Where the game stands."""
        self.player = source.player
        self.ended = source.ended
        self.catalog = source.catalog
        self.names = source.names
        self.seats = source.seats
        self.patience = source.patience
        self.starting_gold = source.starting_gold
        self.phase = source.phase
        self.turn = source.turn
        self.first = source.first
        self.round = source.round
        self.quiet = source.quiet
        self.stirred = source.stirred
        self.who = source.who
        self.rollers = source.rollers
        self.islands_left = source.islands_left
        self.spots = source.spots
        self.muster = source.muster
        self.alive = source.alive
        self.acted = source.acted
        self.acted_twice = source.acted_twice
        self.extra = source.extra
        self.alike = source.alike
        self.any_extra = source.any_extra
        self.carried = source.carried
        self.wrecks = source.wrecks
        self.to_lay = source.to_lay
        self.card_to_lay = source.card_to_lay
        self.ability = source.ability
        self.doubled = source.doubled
        self.dented = source.dented
        self.missed = source.missed
        self.pathfinders = source.pathfinders
        self.mute = source.mute
        self.crew_mute = source.crew_mute
        self.piece_mute = source.piece_mute
        self.dazed = source.dazed
        self.stench = source.stench
        self.chained = source.chained
        self.slowed = source.slowed
        self.fated = source.fated
        self.tried = source.tried
        self.free_explores = source.free_explores
        self.gear = source.gear
        self.face_up = source.face_up
        self.handled = source.handled
        self.handled_twice = source.handled_twice
        self.pool = source.pool

    def copy_action(self, source: Table) -> None:
        """What is being done."""
        self.unit = source.unit
        self.target = source.target
        self.action = source.action
        self.was_free = source.was_free
        self.stage = source.stage
        self.used = source.used
        self.cannon = source.cannon
        self.kind = source.kind
        self.hits = source.hits
        self.crew_due = source.crew_due
        self.due = source.due
        self.prizes = source.prizes
        self.booty = source.booty
        self.rams = source.rams
        self.tow_options = source.tow_options
        self.docked_now = source.docked_now
        self.left = source.left
        self.total = source.total
        self.out = source.out
        self.spreads = source.spreads
        self.then = source.then
        self.hurt = source.hurt
        self.more = source.more
        self.stream = source.stream
        self.perils = source.perils
        self.peril = source.peril
        self.drift = source.drift
        self.struck = source.struck

    def numbers(self) -> list[int]:
        found = [int(self.player), int(self.ended), int(self.catalog.digest), int(self.seats), int(self.patience)]
        found += [int(self.starting_gold), int(self.phase), int(self.turn), int(self.first), int(self.round)]
        found += [int(self.quiet), int(self.stirred), int(self.who), int(self.rollers), int(self.islands_left)]
        found += [int(self.spots), int(self.muster), int(self.alive), int(self.acted), int(self.acted_twice)]
        found += [
            int(self.fated),
            int(self.tried),
            int(self.free_explores),
            int(self.gear),
            int(self.face_up),
            int(self.handled),
        ]
        found += [int(self.handled_twice), int(self.pool), int(self.unit), int(self.target), int(self.action)]
        found += [
            int(self.was_free),
            int(self.stage),
            int(self.used),
            int(self.cannon),
            int(self.rams),
            int(self.tow_options),
        ]
        found += [int(self.docked_now), int(self.left), int(self.total), int(self.out), int(self.spreads)]
        found += [int(self.extra), int(self.alike), int(self.any_extra)]
        found += [int(self.ability), int(self.doubled), int(self.carried), int(self.wrecks), int(self.to_lay)]
        found += [int(self.card_to_lay), int(self.stream), int(self.perils), int(self.peril), int(self.drift)]
        found.append(int(self.struck))
        found += [int(self.dented), int(self.missed), int(self.mute), int(self.crew_mute), int(self.piece_mute)]
        found += self.tricks.numbers()
        found += [int(self.kind), int(self.hits), int(self.crew_due), int(self.due), int(self.prizes), int(self.booty)]
        found += [int(self.dazed), int(self.stench), int(self.chained), int(self.slowed)]
        found += [int(self.pathfinders), int(self.hurt), int(self.more), int(self.then), *self.waters.numbers()]
        found += self.deeds.numbers()
        found += self.omens.numbers()
        found += self.bastions.numbers()
        for numbers in (
            self.rolls, self.island_card, self.island_home, self.hidden, self.tokens, self.gold, self.ship, self.builder,
            self.worth_of, self.owner, self.standing, self.burning, self.tows, self.pinned_by, self.spent_low,
            self.spent_high, self.panels, self.guns, self.shot_by, self.piece_from, self.lost_in, self.stayed,
            self.explored, self.first_action, self.piece, self.piece_owner, self.piece_at, self.piece_seen, self.slot_what, self.slot_at,
            self.slot_seen,
        ):  # fmt: skip
            found += [int(number) for number in numbers]
        return found

    # -- building a position ------------------------------------------------------------------------

    def add_unit(self, ship: i64, seat: i64) -> i64:
        """One more unit in a seat's fleet, not yet on the table; its number."""
        unit = self.waters.add_unit(self.catalog.forms[ship])
        self.ship = more(self.ship, ship)
        self.owner = more(self.owner, seat)
        self.builder = more(self.builder, seat)
        self.standing = more(self.standing, full(self.catalog.masts[ship]))
        self.burning = more(self.burning, 0)
        self.tows = more(self.tows, NONE)
        self.pinned_by = more(self.pinned_by, 0)
        self.spent_low = more(self.spent_low, 0)
        turtle = holds(self.catalog.low[ship], self.catalog.high[ship], abilities.TURTLE_SHIP)
        self.panels = more(self.panels, PANELS if turtle else NOTHING)
        self.guns = more(self.guns, 0)
        self.spent_high = more(self.spent_high, 0)
        self.shot_by = more(self.shot_by, 0)
        self.tricks.add_unit()
        self.lost_in = more(self.lost_in, NONE)
        self.omens.add_unit()
        self.bastions.add_unit(fort=ship >= self.catalog.ships)
        self.low = more(self.low, self.catalog.low[ship])
        self.high = more(self.high, self.catalog.high[ship])
        self.gunner = more(self.gunner, self.catalog.gunner[ship])
        self.hated = more(self.hated, self.catalog.hated[ship])
        self.first_action = more(self.first_action, NONE)
        self.deeds.idle = more(self.deeds.idle, 0)
        self.deeds.aboard = more(self.deeds.aboard, 0)
        self.stayed = more(self.stayed, 0)
        self.explored = more(self.explored, 0)
        self.alive |= bit(unit)
        self.muster |= bit(unit)
        return unit

    def put_piece(self, card: i64, seat: i64, place: i64) -> i64:
        """Enter one more crew or equipment of a seat at a place; returns its number."""
        self.piece = more(self.piece, card)
        self.piece_owner = more(self.piece_owner, seat)
        self.piece_from = more(self.piece_from, seat)
        self.piece_at = more(self.piece_at, place)
        self.piece_seen = more(self.piece_seen, bit(seat))
        number = i64(len(self.piece)) - 1
        if self.catalog.crew_nation[card] == ANY_NATION:
            self.gear |= bit(number)
        return number

    def put_slot(self, what: i64, place: i64, seen: i64) -> i64:
        """One more treasure that somebody has looked at; its slot."""
        self.slot_what = more(self.slot_what, what)
        self.slot_at = more(self.slot_at, place)
        self.slot_seen = more(self.slot_seen, seen)
        self.deeds.mark = more(self.deeds.mark, 0)
        return i64(len(self.slot_what)) - 1
