"""Events: what is played when a turn begins, and what it does (PI-2.7, PI-2.8, PI-V, PI-R42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, EVENT, NONE, TERRAIN, UNIT
from quarterdeck.games.pirates.rules.cards.sea_events import Weather
from quarterdeck.games.pirates.table.cards import (
    BANK,
    BLASTING,
    DRIFT,
    ENEMY_CREW,
    ENEMY_SHIP,
    FOG,
    LOADING,
    LOOKED_AT,
    OWN_CREW,
    OWN_SHIP,
    ROUSING,
    SERVING,
    SPOT,
)
from quarterdeck.games.pirates.texts import kinds

MUTINY_ON: Final[i64] = 6  # a roll that costs a crew (PI-V12)


class Happenings(Weather):
    """What Events do."""

    # -- what may be played -------------------------------------------------------------------------

    def add_events(self, moves: Moves) -> None:
        """Events that may be played now: when the turn begins (PI-2.8)."""
        if not self.deeds.fresh:
            return
        events = self.deeds.unplayed(self.turn)
        while events:
            event = lowest(events)
            events &= events - 1
            if self.can_play(event):
                moves.add(EVENT + event)

    def can_play(self, event: i64) -> bool:
        """Whether an Event of the player would do anything now (PI-8.8)."""
        effect = self.effect_of(event)
        if effect == kinds.EVENT_HIDDEN_COVE:
            return self.cove_ships() != 0
        if effect == kinds.EVENT_DUEL:
            return self.crew_of_fleets(own=True) != 0 and self.crew_of_fleets(own=False) != 0
        if effect in (kinds.EVENT_MERMAIDS, kinds.EVENT_MUTINY, kinds.EVENT_FALSE_TREASURE):
            return self.victims(effect) != 0
        if effect == kinds.EVENT_FAVOR_OF_THE_GODS:
            return True
        if effect == kinds.EVENT_ROLLING_FOG:
            return self.waters.terrain.fogs() != 0
        return effect in (kinds.EVENT_FOUL_WINDS, kinds.EVENT_CURSED_ZONE, kinds.EVENT_BECALMED)

    def victims(self, effect: i64) -> i64:
        """Enemy ships on which an Event would do anything (PI-V6, PI-V11, PI-V12)."""
        found: i64 = 0
        units = self.waters.afloat & ~self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if effect == kinds.EVENT_FALSE_TREASURE:
                if self.coins(unit):
                    found |= bit(unit)
            elif self.crew_aboard(unit) and (effect == kinds.EVENT_MUTINY or self.docked_at(unit) == 0):
                found |= bit(unit)
        return found

    def crew_of_fleets(self, *, own: bool) -> i64:
        """Crew aboard own ships, or aboard those of others."""
        found: i64 = 0
        fleet = self.fleet(self.turn)
        units = self.waters.afloat & (fleet if own else ~fleet)
        while units:
            found |= self.crew_aboard(lowest(units))
            units &= units - 1
        return found

    def cove_ships(self) -> i64:
        """Own ships that may dock at the nearest wild island which is not explored, or empty (PI-V4)."""
        found: i64 = 0
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            cove = self.cove(unit)
            if cove != NONE and not self.is_creature(unit) and self.place_at(unit, cove) != NONE:
                found |= bit(unit)
        return found

    def cove(self, unit: i64) -> i64:
        """The nearest wild island that nobody's token or empty beach makes known, at which a unit is not docked; or NONE."""
        islands = full(i64(len(self.island_home))) & ~self.homes() & ~self.touched(unit)
        quiet: i64 = 0
        while islands:
            island = lowest(islands)
            islands &= islands - 1
            if self.is_quiet(island):
                quiet |= bit(island)
        return self.nearest_of(quiet, unit)

    def is_quiet(self, island: i64) -> bool:
        """Whether nobody has explored an island, or nothing lies there any more (PI-R98)."""
        slots = self.slots_at(codes.ASHORE + island)
        if self.hidden[island] == 0 and slots == 0:
            return True
        tokens: i64 = 0
        for seat in range(self.seats):
            tokens |= self.tokens[seat] & bit(island)
        for unit in range(i64(len(self.explored))):
            tokens |= self.explored[unit] & bit(island)
        return tokens == 0

    # -- playing ------------------------------------------------------------------------------------

    def play_event(self, event: i64) -> None:
        """An Event is shown (PI-2.8)."""
        deeds = self.deeds
        effect = self.effect_of(event)
        deeds.deed = EVENT + event
        deeds.course = SERVING
        deeds.out |= bit(event)
        self.tell(codes.DEED_USED, self.turn, self.event_word(event), NONE)
        if effect == kinds.EVENT_FAVOR_OF_THE_GODS:
            deeds.out = full(i64(len(deeds.event)))
            deeds.up = 0
            self.carry_on()
        elif effect == kinds.EVENT_HIDDEN_COVE:
            self.ask_aim(OWN_SHIP, self.turn)
        elif effect == kinds.EVENT_DUEL:
            self.ask_aim(OWN_CREW, self.turn)
        elif effect == kinds.EVENT_ROLLING_FOG:
            self.ask_aim(BANK, self.turn)
        elif effect in (kinds.EVENT_FOUL_WINDS, kinds.EVENT_CURSED_ZONE, kinds.EVENT_BECALMED):
            self.ask_aim(SPOT, self.turn)
        else:
            self.ask_aim(ENEMY_SHIP, self.turn)

    def add_aims(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each aim
        """On what it may be used (PI-D22)."""
        aim, event = self.deeds.aim, self.played()
        if aim == LOOKED_AT:
            if self.deed_now() == kinds.TREASURE_SHIPPING_CHARTS:
                self.add_unseen_cargo(moves)
            else:
                self.add_unseen_treasure(moves)
        elif aim == FOG:
            self.add_fog_spots(self.unit, self.fog_reach(), moves)
        elif aim == BANK:
            self.add_set(TERRAIN, self.waters.terrain.fogs(), moves)
        elif event == NONE:
            self.add_found_aims(moves)
        elif aim == OWN_SHIP:
            self.add_set(UNIT, self.cove_ships(), moves)
        elif aim == ENEMY_SHIP:
            self.add_set(UNIT, self.victims(self.effect_of(event)), moves)
        elif aim in (OWN_CREW, ENEMY_CREW):
            self.add_set(CREW, self.crew_of_fleets(own=aim == OWN_CREW), moves)
        elif aim == SPOT:
            self.add_sea_spots(moves)
        else:
            self.add_winds(moves)

    def take_aim(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each aim
        """What was chosen."""
        aim, event = self.deeds.aim, self.played()
        if aim == LOOKED_AT:
            self.look_at(move)
        elif aim == FOG:
            self.fog_over(move)
        elif aim == BANK:
            self.roll_with(event, move - TERRAIN)
        elif event == NONE:
            self.take_found_aim(move)
        elif aim == OWN_SHIP:
            self.end_deed()
            self.set_down(move - UNIT, self.cove(move - UNIT))
        elif aim == ENEMY_SHIP:
            self.strike(self.effect_of(event), move - UNIT)
        elif aim == OWN_CREW:
            self.deeds.first = move - CREW
            self.show(move - CREW)
            self.ask_aim(ENEMY_CREW, self.turn)
        elif aim == ENEMY_CREW:
            self.duel(move - CREW)
        elif aim == SPOT:
            self.lay_token(event, move)
        else:
            self.blow(move)

    def strike(self, effect: i64, unit: i64) -> None:
        """An Event on an enemy ship (PI-V6, PI-V11, PI-V12)."""
        crew = self.crew_aboard(unit)
        self.tell(codes.DEED_USED, self.turn, self.event_word(self.played()), unit)
        if effect == kinds.EVENT_MERMAIDS:
            self.hold(unit, count(crew))
        elif effect == kinds.EVENT_FALSE_TREASURE:
            coins = self.coins(unit)
            while coins:
                slot = lowest(coins)
                coins &= coins - 1
                if not self.is_unique(slot):
                    self.use_up(slot)
        else:
            self.deeds.queue = crew
            self.roll_for(count(crew))
            return
        if not self.check_end():
            self.carry_on()

    # -- dice ---------------------------------------------------------------------------------------

    def duel(self, other: i64) -> None:
        """Two of the crew fight: a die for each, the own one first (PI-V10)."""
        self.show(other)
        self.deeds.queue = bit(other)
        self.total = 0
        self.roll_for(2)

    def roll_deed(self, die: i64) -> None:
        event = self.played()
        if self.deeds.course == BLASTING:
            self.blast(die)
        elif event == NONE:
            super().roll_deed(die)
        else:
            self.left -= 1
            self.tell(codes.DEED_ROLLED, self.turn, self.event_word(event), die)
            self.roll_event(die)

    def roll_event(self, die: i64) -> None:
        """What a die does for an Event (PI-V10, PI-V12)."""
        deeds = self.deeds
        if self.effect_of(self.played()) == kinds.EVENT_ROLLING_FOG:
            self.roll_fog(self.played(), die)
            return
        if deeds.first == NONE:
            crew = lowest(deeds.queue)
            deeds.queue &= deeds.queue - 1
            if die == MUTINY_ON:
                self.kill(crew)
        elif self.left:
            self.total = die + self.crew_price(deeds.first)
        else:
            other = lowest(deeds.queue)
            theirs = die + self.crew_price(other)
            if self.total <= theirs:
                self.kill(deeds.first)
            if self.total >= theirs:
                self.kill(other)
        if not self.check_end() and self.left == 0:
            self.total = 0
            self.carry_on()

    def crew_price(self, piece: i64) -> i64:
        """What a crew costs."""
        return self.catalog.crew_cost[self.piece[piece]]

    # -- what goes on -------------------------------------------------------------------------------

    def carry_on(self) -> None:
        deeds = self.deeds
        if self.is_over():
            return
        if deeds.course == LOADING:
            if self.deed_now() != kinds.TREASURE_VOLCANO or not self.erupt():
                self.load_next()
        elif deeds.course == ROUSING:
            self.rouse_next()
        elif deeds.aim == DRIFT and self.played() != NONE and deeds.queue:
            self.blow_next()
        else:
            self.serve_on()
