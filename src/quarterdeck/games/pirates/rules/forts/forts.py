"""Forts: built with gold on explored wild islands, they shoot, hold gold and fall (PI-17.5, PI-20.5, PI-R59, PI-A106 to PI-A110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, BUILD, LOOKING, MEND, NONE, OUT, STORE, WALLS_DIE, WATCH
from quarterdeck.games.pirates.pack.catalog import WORD
from quarterdeck.games.pirates.rules.mysterious_islands.fire import Embers
from quarterdeck.games.pirates.texts import abilities, kinds

WELCOME_FROM: Final[i64] = 4  # gold unloaded at once that brings one more action (PI-A109)


class Forts(Embers):
    """What forts do, and what ships do at them."""

    def has_forts(self) -> bool:
        """Whether forts belong to this game."""
        return self.bastions.forts != 0

    # -- building -----------------------------------------------------------------------------------

    def fort_islands(self) -> i64:
        """Islands on which a fort stands."""
        found: i64 = 0
        for k in range(i64(len(self.bastions.at))):
            if self.bastions.at[k] != NONE:
                found |= bit(self.bastions.at[k])
        return found

    def sites(self, unit: i64) -> i64:
        """Wild islands without a fort that a unit lies at and its player has explored (PI-R59)."""
        if self.is_creature(unit):
            return 0
        explored = self.tokens[self.turn] | self.explored[unit]
        return self.docked_at(unit) & ~self.homes() & explored & ~self.fort_islands()

    def plans(self, unit: i64) -> i64:
        """Forts that a unit may build: paid with gold at home, of the nation of a ship of the fleet."""
        if self.sites(unit) == 0:
            return 0
        nations: i64 = 0
        ships = self.fleet(self.turn)
        while ships:
            k = lowest(ships)
            ships &= ships - 1
            if not self.is_creature(k):
                nations |= bit(self.catalog.nation[self.ship[k]])
        found: i64 = 0
        for k in range(i64(len(self.ship))):
            fits = self.is_plan(k) and nations & bit(self.catalog.nation[self.ship[k]])
            if fits and self.fort_price(k) <= self.gold[self.turn]:
                found |= bit(k)
        return found

    def is_plan(self, unit: i64) -> bool:
        """Whether a unit is a fort of the player that was not built yet."""
        if not self.is_fort(unit) or self.owner[unit] != self.turn:
            return False
        return not (self.alive | self.bastions.fallen) & bit(unit)

    def fort_price(self, fort: i64) -> i64:
        """The gold that a fort costs."""
        return self.catalog.fort_price[self.ship[fort] - self.catalog.ships]

    def build(self, fort: i64) -> None:
        """It stands on the island with its price in it, and acts from the next turn on (PI-20.5)."""
        bastions, waters = self.bastions, self.waters
        island = lowest(self.sites(self.unit))
        bastions.at[fort] = island
        bastions.gold[fort] = self.fort_price(fort)
        self.gold[self.turn] -= self.fort_price(fort)
        self.alive |= bit(fort)
        self.acted |= bit(fort)
        self.acted_twice |= bit(fort)
        shore = waters.shores[island]
        waters.put(fort, (shore.left + shore.right) >> 1, (shore.bottom + shore.top) >> 1, 0)
        waters.ashore[fort] = island
        self.tell(codes.BUILT, self.turn, fort, island)
        self.stir()

    # -- what ships do at them ----------------------------------------------------------------------

    def forts_here(self, unit: i64) -> i64:
        """Own forts on islands where a unit is docked."""
        found: i64 = 0
        if self.is_creature(unit):
            return found
        here = self.docked_at(unit)
        for k in range(i64(len(self.bastions.at))):
            at = self.bastions.at[k]
            if at != NONE and here & bit(at) and self.owner[k] == self.owner[unit]:
                found |= bit(k)
        return found

    def add_fort_actions(self, unit: i64, moves: Moves) -> None:
        """To build a fort, to put one of its flags up again, to look out from it."""
        if not self.has_forts():
            return
        self.add_set(BUILD, self.plans(unit), moves)
        forts = self.forts_here(unit)
        while forts:
            fort = lowest(forts)
            forts &= forts - 1
            if self.broken(fort):
                moves.add(MEND + fort)
            if self.able(fort, abilities.WATCHTOWER) and self.unseen_islands():
                moves.add(WATCH + fort)

    def has_fort_action(self, unit: i64) -> bool:
        """Whether there is any of them."""
        if not self.has_forts():
            return False
        moves = Moves()
        self.add_fort_actions(unit, moves)
        return moves.count > 0

    def act_at_fort(self, move: i64) -> None:
        """One of them is the action of the ship."""
        if move >= WATCH:
            self.bastions.watch = self.unseen_islands()
            self.watch_on()
            return
        if move >= MEND:
            self.hurt = move - MEND
            self.ask_repair()
            return
        self.build(move - BUILD)
        self.finish_action()

    def add_stores(self, moves: Moves) -> None:
        """Ships that may unload their gold into a fort."""
        if not self.has_forts():
            return
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.gold_aboard(unit) and self.forts_here(unit):
                moves.add(STORE + unit)

    def store_gold(self, unit: i64) -> None:
        """All coins aboard lie in the fort (PI-20.5, PI-R102); who docks and brings much is welcome (PI-A109)."""
        fort = lowest(self.forts_here(unit))
        brought = self.gold_aboard(unit)
        coins = self.slots_at(unit) & ~self.uniques_at(unit)
        while coins:
            self.lose_slot(lowest(coins))
            coins &= coins - 1
        self.bastions.gold[fort] += brought
        self.tell(codes.STORED, self.turn, unit, brought)
        self.stir()
        self.tricks.landed |= bit(unit)
        fresh = not self.stayed[unit] & bit(self.bastions.at[fort])
        if fresh and brought >= WELCOME_FROM and self.able(fort, abilities.WARM_WELCOME):
            self.extra |= bit(unit)
            self.tell(codes.ONE_MORE, self.turn, unit)
        if not self.check_end():
            self.ask_unit()

    def put_out_fires(self) -> bool:
        if self.has_forts() and self.forts_here(self.unit):
            self.quench(self.unit)
        return super().put_out_fires()

    # -- looking out --------------------------------------------------------------------------------

    def unseen_islands(self) -> i64:
        """Wild islands with treasure that the player has not seen."""
        found = self.islands_hidden()
        for slot in range(i64(len(self.slot_at))):
            if self.is_ashore(self.slot_at[slot]) and not self.slot_seen[slot] & bit(self.turn):
                found |= bit(self.slot_at[slot] - ASHORE)
        return found

    def watch_on(self) -> None:
        """One treasure of the next island is looked at, by who sees it alone (PI-A108)."""
        bastions, eye = self.bastions, bit(self.turn)
        while bastions.watch:
            island = lowest(bastions.watch)
            if self.hidden[island] > 0:
                self.target = island
                self.phase = LOOKING
                self.player = CHANCE
                return
            bastions.watch &= ~bit(island)
            slot = self.first_unseen(island)
            self.slot_seen[slot] |= eye
            self.tell(codes.LOOKED_AT, self.turn, self.slot_word(slot), island, eye)
        self.finish_action()

    def first_unseen(self, island: i64) -> i64:
        """A slot on an island that the player has not seen."""
        slots = self.slots_at(ASHORE + island)
        while self.slot_seen[lowest(slots)] & bit(self.turn):
            slots &= slots - 1
        return lowest(slots)

    def look(self, treasure: i64) -> None:
        if self.bastions.watch == 0:
            super().look(treasure)
            return
        island, eye = self.target, bit(self.turn)
        self.bastions.watch &= ~bit(island)
        self.hidden[island] -= 1
        self.pool &= ~bit(treasure)
        self.add_slot(treasure, ASHORE + island, eye)
        self.tell(codes.LOOKED_AT, self.turn, self.treasure_word(treasure), island, eye)
        self.watch_on()

    # -- fire ---------------------------------------------------------------------------------------

    def can_move(self, unit: i64) -> bool:
        return not self.is_fort(unit) and super().can_move(unit)

    def likely_bonus(self, unit: i64, target: i64) -> i64:
        found = super().likely_bonus(unit, target)
        if self.has(target, kinds.TREASURE_WARDING) or not self.able(unit, abilities.HARBOR_GUNNERS):
            return found
        return found + i64(self.is_visited(unit))

    def is_visited(self, fort: i64) -> bool:
        """Whether a ship of its player is docked at a fort (PI-A107)."""
        at = self.bastions.at[fort]
        ships = self.fleet(self.owner[fort])
        while ships:
            k = lowest(ships)
            ships &= ships - 1
            if at != NONE and not self.is_creature(k) and self.docked_at(k) & bit(at):
                return True
        return False

    def next_hit(self) -> None:
        target, bastions = self.target, self.bastions
        if self.able(target, abilities.THICK_WALLS) and not bastions.rolled & bit(target):
            self.phase = WALLS_DIE
            self.player = CHANCE
        elif bastions.walls[target] > 1:
            bastions.walls[target] -= 1
            self.hits -= 1
            self.proceed()
        else:
            super().next_hit()

    def roll_walls(self, die: i64) -> None:
        """So many hits it takes in this turn before a cannon falls (PI-A110)."""
        self.bastions.rolled |= bit(self.target)
        self.bastions.walls[self.target] = die
        self.tell(codes.WALLS, self.owner[self.target], self.target, die)
        self.next_hit()

    # -- what falls ---------------------------------------------------------------------------------

    def take_out(self, unit: i64) -> None:
        bastions = self.bastions
        crew = self.pieces_at(unit) & ~self.gear if self.has_forts() else NOTHING
        super().take_out(unit)
        while crew:
            self.bury(lowest(crew))
            crew &= crew - 1
        if not self.is_fort(unit):
            return
        gold = bastions.gold[unit]
        bastions.gold[unit] = bastions.walls[unit] = 0
        bastions.at[unit] = NONE
        bastions.fallen |= bit(unit)
        self.waters.ashore[unit] = NONE
        self.tell(codes.FORT_FELL, self.owner[unit], unit)
        if gold and self.owner[unit] != self.turn:
            self.share(self.turn, gold)
        elif gold:
            self.tell(codes.GOLD_LOST, NONE, gold)

    def kill(self, piece: i64, by: i64 = NONE) -> None:
        super().kill(piece, by)
        if self.piece_at[piece] == OUT:
            self.bury(piece)

    def bury(self, piece: i64) -> None:
        """Crew that is eliminated comes to a fort of its owner that calls it (PI-A106)."""
        for k in range(i64(len(self.bastions.at))):
            at = self.bastions.at[k]
            if at != NONE and self.owner[k] == self.piece_owner[piece] and self.able(k, abilities.GHOSTLY_CREW):
                self.bastions.ghosts |= bit(piece)
                self.piece_seen[piece] = full(self.seats)
                self.face_up |= bit(piece)
                self.place_piece(piece, ASHORE + at)
                self.tell(codes.HANDLED, self.piece_owner[piece], self.crew_word(piece), ASHORE + at)
                return

    def refresh(self, unit: i64) -> None:
        super().refresh(unit)
        ghosts = self.pieces_at(unit) & self.bastions.ghosts if self.bastions.ghosts else NOTHING
        while ghosts:
            if self.is_helper(lowest(ghosts), unit, self.friends(unit)):
                self.high[unit] |= bit(abilities.GHOST_SHIP - WORD)
            ghosts &= ghosts - 1

    def treasure_left(self) -> i64:
        found = super().treasure_left()
        if not self.has_forts():
            return found
        for k in range(i64(len(self.bastions.gold))):
            found += self.bastions.gold[k]
        return found

    def fort_gold(self, seat: i64) -> i64:
        """Gold in a seat's forts (PI-20.5)."""
        found: i64 = 0
        for k in range(i64(len(self.bastions.gold))):
            if self.owner[k] == seat:
                found += self.bastions.gold[k]
        return found
