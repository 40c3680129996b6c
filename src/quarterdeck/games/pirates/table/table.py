"""The state of a game of Pirates in named parts, its copies, and the pieces added during set-up.

Clause ids are those of the game's rules.md. Vectors hold one number for each unit (ship, sea creature or fort), island,
piece (crew or equipment) or slot (treasure); sets of them are integers. Copies of a position share vectors: they are
replaced where they change (`engine/vectors.py`), never changed in place.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import ONE, bit, full
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE, ROLLING
from quarterdeck.games.pirates.geometry.moving import Waters
from quarterdeck.games.pirates.table.cargo import Crew, Treasure
from quarterdeck.games.pirates.table.catalog import ANY_NATION, Catalog, holds
from quarterdeck.games.pirates.table.events import Events
from quarterdeck.games.pirates.table.forts import Forts
from quarterdeck.games.pirates.table.in_progress import (
    NOTHING_NEXT,
    Action,
    Boarding,
    CardAtWork,
    Exploring,
    Fires,
    Interrupted,
    Loss,
    Question,
    Reroll,
    Sailing,
    Shooting,
    Trade,
)
from quarterdeck.games.pirates.table.islands import EACH_SEAT, Islands
from quarterdeck.games.pirates.table.mysterious import MysteriousIslands
from quarterdeck.games.pirates.table.ships import Ships
from quarterdeck.games.pirates.table.turns import NextTurn, ThisTurn
from quarterdeck.games.pirates.texts import abilities

SHORT: Final[i64] = 0  # the measure S
LONG: Final[i64] = 1  # the measure L
PANELS: Final[i64] = 3  # of a turtle ship
OUTER_HULLS: Final[i64] = 2  # of a double catamaran


def panels_of(catalog: Catalog, ship: i64) -> i64:
    """The panels, further hulls or flag with which a card's ship is built (PI-A83, PI-A144, PI-A166)."""
    low, high, top = catalog.low[ship], catalog.high[ship], catalog.top[ship]
    if holds(low, high, top, abilities.TURTLE_SHIP):
        return PANELS
    if holds(low, high, top, abilities.DOUBLE_CATAMARAN):
        return OUTER_HULLS
    if holds(low, high, top, abilities.FLOTILLA):
        return ONE
    return i64(holds(low, high, top, abilities.CATAMARAN))


class Table(Position):
    """Everything that tells one position of a game from another; the rules are functions over it."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:  # noqa: PLR0915 - one line for each field
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.catalog = catalog
        # For logs: of units, of islands on the table, and from WORDS on those of the catalog.
        self.names: list[str] = []
        self.seats = seats
        table = i64(seats > 2)  # noqa: PLR2004 - two players, or more
        # What lies on the table.
        self.waters = Waters(catalog.width[table], catalog.height[table])
        self.islands = Islands()
        self.ships = Ships()
        self.crew = Crew()
        self.treasure = Treasure()
        self.events = Events()
        self.mysterious = MysteriousIslands()
        self.forts = Forts()
        self.this_turn = ThisTurn()
        self.next_turn = NextTurn()
        # What was agreed.
        self.patience: i64 = 60  # rounds without anything happening, 0: without end (PI-R52)
        self.starting_gold: i64 = 0
        # Where the game stands.
        self.phase: i64 = ROLLING
        self.turn: i64 = 0  # the seat whose turn it is
        self.first_player: i64 = 0
        self.round: i64 = 0
        self.quiet_rounds: i64 = 0  # rounds in which nothing has happened
        self.stirred = False  # something has happened in this round
        self.asked: i64 = 0  # the seat that is asked, or for which CHANCE decides
        self.still_rolling: i64 = full(seats)  # seats that still roll for the first turn
        self.rolls = EACH_SEAT
        # What is in progress.
        self.unit: i64 = NONE  # the unit that acts
        self.target: i64 = NONE  # the unit that is shot at, rammed, boarded or explored
        self.action = Action()
        self.sailing = Sailing()
        self.shooting = Shooting()
        self.loss = Loss()
        self.boarding = Boarding()
        self.fires = Fires()
        self.exploring = Exploring()
        self.trade = Trade()
        self.card = CardAtWork()
        self.question = Question()
        self.reroll = Reroll()
        self.interrupted = Interrupted()
        self.next: i64 = NOTHING_NEXT  # what comes next, one of `in_progress`; nothing while somebody is asked

    # -- copies -------------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:  # noqa: PLR0915 - one line for each field
        source = cast(Table, other)
        self.player = source.player
        self.ended = source.ended
        self.catalog = source.catalog
        self.names = source.names
        self.seats = source.seats
        self.waters.copy_from(source.waters)
        self.islands.copy_from(source.islands)
        self.ships.copy_from(source.ships)
        self.crew.copy_from(source.crew)
        self.treasure.copy_from(source.treasure)
        self.events.copy_from(source.events)
        self.mysterious.copy_from(source.mysterious)
        self.forts.copy_from(source.forts)
        self.this_turn.copy_from(source.this_turn)
        self.next_turn.copy_from(source.next_turn)
        self.patience = source.patience
        self.starting_gold = source.starting_gold
        self.phase = source.phase
        self.turn = source.turn
        self.first_player = source.first_player
        self.round = source.round
        self.quiet_rounds = source.quiet_rounds
        self.stirred = source.stirred
        self.asked = source.asked
        self.still_rolling = source.still_rolling
        self.rolls = source.rolls
        self.unit = source.unit
        self.target = source.target
        self.action.copy_from(source.action)
        self.sailing.copy_from(source.sailing)
        self.shooting.copy_from(source.shooting)
        self.loss.copy_from(source.loss)
        self.boarding.copy_from(source.boarding)
        self.fires.copy_from(source.fires)
        self.exploring.copy_from(source.exploring)
        self.trade.copy_from(source.trade)
        self.card.copy_from(source.card)
        self.question.copy_from(source.question)
        self.reroll.copy_from(source.reroll)
        self.interrupted.copy_from(source.interrupted)

    def numbers(self) -> list[int]:
        found = [int(self.player), int(self.ended), int(self.catalog.digest), int(self.seats), int(self.patience)]
        found += [int(self.starting_gold), int(self.phase), int(self.turn), int(self.first_player), int(self.round)]
        found += [int(self.quiet_rounds), int(self.stirred), int(self.asked), int(self.still_rolling)]
        found += [int(self.unit), int(self.target)]
        found += [int(roll) for roll in self.rolls]
        found += self.waters.numbers() + self.islands.numbers() + self.ships.numbers() + self.crew.numbers()
        found += self.treasure.numbers() + self.events.numbers() + self.mysterious.numbers() + self.forts.numbers()
        found += self.this_turn.numbers() + self.next_turn.numbers()
        found += self.action.numbers() + self.sailing.numbers() + self.shooting.numbers() + self.loss.numbers()
        found += self.boarding.numbers() + self.fires.numbers() + self.exploring.numbers() + self.trade.numbers()
        found += self.card.numbers() + self.question.numbers() + self.reroll.numbers()
        return [*found, int(self.interrupted.frames)]

    # -- what is in progress ------------------------------------------------------------------------

    def rest(self) -> None:
        """Nothing is in progress: an action, or a deed between actions, is over."""
        self.unit = self.target = NONE
        self.action.clear()
        self.sailing.clear()
        self.shooting.clear()
        self.loss.clear()
        self.boarding.clear()
        self.fires.clear()
        self.exploring.clear()
        self.trade.clear()
        self.reroll.clear()

    def ask_again(self) -> None:
        """Repeat the last interrupted question."""
        interrupted = self.interrupted
        self.phase, self.player, self.asked = interrupted.phase(), interrupted.player(), interrupted.asked()
        interrupted.drop()

    # -- building a position ------------------------------------------------------------------------

    def add_unit(self, ship: i64, seat: i64) -> i64:
        """One more unit in a seat's fleet, not yet on the table; its number."""
        catalog, ships = self.catalog, self.ships
        unit = self.waters.add_unit(catalog.forms[ship])
        ships.card = more(ships.card, ship)
        ships.owner = more(ships.owner, seat)
        ships.first_owner = more(ships.first_owner, seat)
        ships.masts = more(ships.masts, full(catalog.masts[ship]))
        ships.burning = more(ships.burning, 0)
        ships.tows = more(ships.tows, NONE)
        ships.pinned_by = more(ships.pinned_by, 0)
        ships.panels = more(ships.panels, panels_of(catalog, ship))
        ships.made_cannons = more(ships.made_cannons, 0)
        ships.lost_in = more(ships.lost_in, NONE)
        ships.explored = more(ships.explored, 0)
        ships.abilities_low = more(ships.abilities_low, catalog.low[ship])
        ships.abilities_high = more(ships.abilities_high, catalog.high[ship])
        ships.abilities_top = more(ships.abilities_top, catalog.top[ship])
        ships.gunner = more(ships.gunner, catalog.gunner[ship])
        ships.hated = more(ships.hated, catalog.hated[ship])
        ships.copied_ability = more(ships.copied_ability, NONE)
        ships.treasures_aboard = more(ships.treasures_aboard, 0)
        ships.idle_turns = more(ships.idle_turns, 0)
        self.this_turn.add_unit()
        self.mysterious.add_unit()
        self.forts.add_unit(fort=ship >= catalog.ships)
        ships.in_play |= bit(unit)
        ships.to_place |= bit(unit)
        self.note_kind(unit, ship)
        return unit

    def note_kind(self, unit: i64, ship: i64) -> None:
        """Flotillas and krakens are known for what they are, whatever silences them; krakens swim below others (PI-A166, PI-A167)."""
        low, high, top = self.catalog.low[ship], self.catalog.high[ship], self.catalog.top[ship]
        if holds(low, high, top, abilities.FLOTILLA):
            self.ships.flotillas |= bit(unit)
        if holds(low, high, top, abilities.KRAKEN):
            self.ships.krakens |= bit(unit)
            self.waters.deep |= bit(unit)

    def put_piece(self, card: i64, seat: i64, place: i64) -> i64:
        """Enter one more crew or equipment of a seat at a place; returns its number."""
        crew = self.crew
        crew.card = more(crew.card, card)
        crew.owner = more(crew.owner, seat)
        crew.first_owner = more(crew.first_owner, seat)
        crew.at = more(crew.at, place)
        crew.seen_by = more(crew.seen_by, bit(seat))
        number = i64(len(crew.card)) - 1
        if self.catalog.crew_nation[card] == ANY_NATION:
            crew.equipment |= bit(number)
        return number

    def put_slot(self, what: i64, place: i64, seen: i64) -> i64:
        """One more treasure that somebody has looked at; its slot."""
        treasure = self.treasure
        treasure.what = more(treasure.what, what)
        treasure.at = more(treasure.at, place)
        treasure.seen_by = more(treasure.seen_by, seen)
        treasure.extra_gold = more(treasure.extra_gold, 0)
        return i64(len(treasure.what)) - 1
