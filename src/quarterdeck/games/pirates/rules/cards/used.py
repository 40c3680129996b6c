"""Unique treasure that is used between actions, and what it takes to be rid of one (PI-6.4, PI-U)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, ASHORE, CREW, ISLAND, MOVE, NONE, SHOW, SLOT
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.offered import POSES, berth, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, enters, touch, within
from quarterdeck.games.pirates.rules.exploring.found import Curios
from quarterdeck.games.pirates.table.cards import FOG, LOOKED_AT, SERVING
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.texts import abilities, kinds

WAVE: Final[i64] = 3  # times L: how long Neptune's wave is (PI-U25)
FELLED: Final[i64] = 2  # masts that it fells, at most
WOLVES_ABOVE: Final[i64] = 3  # a roll that drives wolves away (PI-U29)


class Serving(Curios):
    """How unique treasures are used."""

    # -- what may be used ---------------------------------------------------------------------------

    def add_services(self, moves: Moves) -> None:
        """Unique treasure aboard own ships that can be used now."""
        for slot in range(i64(len(self.slot_at))):
            if self.can_serve(slot):
                moves.add(SHOW + slot)

    def can_serve(self, slot: i64) -> bool:
        """Whether a treasure can be used now: aboard an own ship, once a turn at most."""
        unit = self.slot_at[slot]
        if unit >= codes.UNITS or self.deeds.served & bit(slot) or self.deed_in(slot) == NONE:
            return False
        if self.owner[unit] != self.turn or not self.alive & bit(unit):
            return False
        return self.is_of_use(unit, self.deed_in(slot))

    def is_of_use(self, unit: i64, deed: i64) -> bool:  # noqa: C901, PLR0911 - one for each treasure
        """Whether it would do anything (PI-8.8)."""
        if deed == kinds.TREASURE_SHIPPING_CHARTS:
            return self.add_unseen_cargo(Moves()) > 0
        if deed == kinds.TREASURE_MARKSMANS_MAP:
            return self.add_unseen_treasure(Moves()) > 0
        if deed == kinds.TREASURE_DRY_POWDER:
            again = (self.acted_twice | self.extra | self.deeds.volley) & bit(unit) == 0
            return again and self.can_shoot(unit)
        if deed in (kinds.TREASURE_GREASE_BARRELS, kinds.TREASURE_POSEIDONS_BREATH):
            return self.may_still_move(unit)
        if deed == kinds.TREASURE_FIREWORKS:
            return not self.deeds.lucky & bit(unit)
        if deed == kinds.TREASURE_WITCHS_BREW:
            return self.may_brew(unit)
        if deed == kinds.TREASURE_TREES:
            return self.standing[unit] != full(self.catalog.masts[self.ship[unit]])
        if deed == kinds.TREASURE_NEPTUNES_TRIDENT:
            return self.struck_by_wave(unit) != 0
        return deed == kinds.TREASURE_HOMING_BEACON and self.sees_home(unit)

    def may_still_move(self, unit: i64) -> bool:
        """Whether a unit has a move action left in this turn."""
        if self.acted & bit(unit) and not self.may_act_again(unit):
            return False
        return self.can_move(unit) and not (self.deeds.greased | self.deeds.winded) & bit(unit)

    def may_brew(self, unit: i64) -> bool:
        """Whether a unit has an action left, and there is room for fog within L (PI-U39)."""
        if (self.acted & bit(unit) and not self.may_act_again(unit)) or not self.waters.afloat & bit(unit):
            return False
        moves = Moves()
        self.add_fog_spots(unit, self.catalog.measure[LONG], moves)
        return moves.count > 0

    def serve(self, slot: i64) -> None:
        """A treasure is used; one that serves once leaves the game (PI-R93)."""
        unit, deed = self.slot_at[slot], self.deed_in(slot)
        deeds = self.deeds
        self.unit = unit
        deeds.deed = SHOW + slot
        deeds.course = SERVING
        deeds.served |= bit(slot)
        self.slot_seen[slot] = full(self.seats)
        self.tell(codes.DEED_USED, self.turn, self.slot_word(slot), unit)
        if deed in (kinds.TREASURE_SHIPPING_CHARTS, kinds.TREASURE_MARKSMANS_MAP):
            self.ask_aim(LOOKED_AT, self.turn)
            return
        if deed == kinds.TREASURE_WITCHS_BREW:
            self.count_action(unit, NONE)
            self.ask_aim(FOG, self.turn)
            return
        self.use_up(slot)
        if deed == kinds.TREASURE_NEPTUNES_TRIDENT:
            deeds.queue = self.struck_by_wave(unit)
            self.total = count(deeds.queue)
            self.carry_on()
        elif deed == kinds.TREASURE_HOMING_BEACON:
            self.end_deed()
            self.set_down(unit, self.home(self.turn))
        else:
            self.serve_once(unit, deed)
            self.end_deed()
            self.finish_action()

    def serve_once(self, unit: i64, deed: i64) -> None:
        """What counts for the rest of the turn (PI-U12, PI-U13, PI-U14, PI-U32, PI-U33)."""
        deeds = self.deeds
        if deed == kinds.TREASURE_DRY_POWDER:
            self.extra |= bit(unit)
            deeds.volley |= bit(unit)
        elif deed == kinds.TREASURE_GREASE_BARRELS:
            deeds.greased |= bit(unit)
        elif deed == kinds.TREASURE_POSEIDONS_BREATH:
            deeds.winded |= bit(unit)
        elif deed == kinds.TREASURE_FIREWORKS:
            deeds.lucky |= bit(unit)
        elif deed == kinds.TREASURE_TREES:
            lost = full(self.catalog.masts[self.ship[unit]]) & ~self.standing[unit]
            while lost:
                self.raise_mast(unit, lowest(lost))
                lost &= lost - 1

    # -- looking ------------------------------------------------------------------------------------

    def add_unseen_cargo(self, moves: Moves) -> i64:
        """Crew, equipment and treasure that lie face down on ships, which the player has not seen (PI-U2); how many."""
        eye = bit(self.turn)
        for piece in range(i64(len(self.piece))):
            place = self.piece_at[piece]
            if place < codes.UNITS and not self.face_up & bit(piece) and not self.piece_seen[piece] & eye:
                moves.add(CREW + piece)
        for slot in range(i64(len(self.slot_at))):
            if self.slot_at[slot] < codes.UNITS and not self.slot_seen[slot] & eye:
                moves.add(SLOT + slot)
        return moves.count

    def add_unseen_treasure(self, moves: Moves) -> i64:
        """Treasure on islands that the player has not seen (PI-U3); how many ways there are."""
        self.add_set(ISLAND, self.islands_hidden(), moves)
        for slot in range(i64(len(self.slot_at))):
            if self.is_ashore(self.slot_at[slot]) and not self.slot_seen[slot] & bit(self.turn):
                moves.add(SLOT + slot)
        return moves.count

    def look_at(self, move: i64) -> None:
        """The player sees it; what nobody has looked at is drawn first (PI-N15)."""
        eye = bit(self.turn)
        if move >= ISLAND:
            self.deeds.first = move - ISLAND
            self.draw_for(1)
            return
        if move >= SLOT:
            slot = move - SLOT
            self.slot_seen[slot] |= eye
            self.tell(codes.DEED_SAW, self.turn, self.slot_word(slot), self.slot_at[slot], eye)
        else:
            self.piece_seen[move - CREW] |= eye
            self.tell(codes.DEED_SAW, self.turn, self.crew_word(move - CREW), self.piece_at[move - CREW], eye)
        self.carry_on()

    # -- the wave -----------------------------------------------------------------------------------

    def struck_by_wave(self, unit: i64) -> i64:
        """Units with masts in a strip S wide and 3L long ahead of the bow (PI-U25, PI-R95)."""
        waters, measure = self.waters, self.catalog.measure
        half, far = measure[SHORT] >> 1, WAVE * measure[LONG]
        strip = Polygon([(0, -int(half)), (int(far), -int(half)), (int(far), int(half)), (0, int(half))])
        wave = Polygon([(0, 0)])
        wave.place(strip, waters.x[unit], waters.y[unit], waters.a[unit])
        found: i64 = 0
        units = waters.afloat & ~bit(unit)
        while units:
            other = lowest(units)
            units &= units - 1
            if self.standing[other] != 0 and within(wave, waters.hulls[other], 0):
                found |= bit(other)
        return found

    def roll_on(self) -> None:
        """The next unit in the wave loses masts, at last the one from which it came."""
        deeds = self.deeds
        while deeds.queue:
            hit = lowest(deeds.queue)
            deeds.queue &= deeds.queue - 1
            if self.standing[hit] != 0:
                self.ask_loss(hit, FELLED, AIMING)
                return
        masts = min(self.total, self.masts(self.unit))
        self.total = 0
        if masts and self.alive & bit(self.unit):
            self.ask_loss(self.unit, masts, AIMING)
            return
        self.end_deed()
        if not self.check_end():
            self.finish_action()

    def serve_on(self) -> None:
        """On with what is used between actions."""
        if self.deed_now() == kinds.TREASURE_NEPTUNES_TRIDENT:
            self.roll_on()
            return
        self.end_deed()
        if not self.check_end():
            self.finish_action()

    # -- set down elsewhere -------------------------------------------------------------------------

    def sees_home(self, unit: i64) -> bool:
        """Whether a free straight line leads from the bow to the home island, and there is a place (PI-U45, PI-R95)."""
        home = self.home(self.owner[unit])
        waters = self.waters
        if home == NONE or self.is_home(unit) or self.is_creature(unit) or self.place_at(unit, home) == NONE:
            return False
        nearest = Nearest()
        x, y = waters.x[unit], waters.y[unit]
        nearest.find(waters.shores[home], x, y)
        for k in range(i64(len(waters.shores))):
            if k != home and enters(waters.shores[k], x, y, nearest.x, nearest.y):
                return False
        others = waters.afloat & ~bit(unit)
        while others:
            if enters(waters.hulls[lowest(others)], x, y, nearest.x, nearest.y):
                return False
            others &= others - 1
        return True

    def place_at(self, unit: i64, island: i64) -> i64:
        """The pose at an island that lies nearest to a unit and where she fits, or NONE (PI-R95)."""
        waters = self.waters
        found: i64 = NONE
        least: i64 = 0
        bow = Polygon([(0, 0)])
        for k in range(POSES):
            move = berth(waters.shores[island], k, POSES, waters.forms[unit])
            x, y = pose_x(move), pose_y(move)
            dx, dy = x - waters.x[unit], y - waters.y[unit]
            far = dx * dx + dy * dy
            if (found == NONE or far < least) and waters.fits(unit, x, y, pose_a(move)):
                bow.place(waters.forms[unit].bow, x, y, pose_a(move))
                if touch(bow, waters.shores[island]):
                    found = move
                    least = far
        return found

    def set_down(self, unit: i64, island: i64) -> None:
        """A text docks a unit at an island; all that follows a docking follows (PI-R95)."""
        self.move_away(unit, self.place_at(unit, island))
        self.unit = unit
        self.action = MOVE
        self.was_free = True
        self.docked_now = bit(island) & self.docked_at(unit)
        self.stage = 0
        self.go_on()

    def move_away(self, unit: i64, pose: i64) -> None:
        """A unit lies elsewhere now: tows and pins are left behind."""
        self.end_tow(unit)
        tower = self.towed_by(unit)
        if tower != NONE:
            self.end_tow(tower)
        self.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
        self.tell(codes.BLOWN, self.owner[unit], unit)
        self.leave_islands(unit)

    def is_rescued(self, unit: i64) -> bool:
        """Whether Neptune's Figurehead saves a ship: docked at home, with all masts, instead of sinking (PI-U15)."""
        slot = self.slot_of(unit, kinds.TREASURE_NEPTUNES_FIGUREHEAD)
        home = self.home(self.owner[unit])
        if NONE in (slot, home) or self.place_at(unit, home) == NONE:
            return False
        self.tell(codes.DEED_USED, self.owner[unit], self.slot_word(slot), unit)
        self.use_up(slot)
        self.move_away(unit, self.place_at(unit, home))
        self.burning[unit] = 0
        lost = full(self.catalog.masts[self.ship[unit]]) & ~self.standing[unit]
        while lost:
            self.raise_mast(unit, lowest(lost))
            lost &= lost - 1
        self.come_home(unit)
        return True

    # -- wolves and wet gunpowder -------------------------------------------------------------------

    def wolves_near(self, unit: i64) -> i64:
        """Islands with wolves within S of a unit with a Musketeer or Marine (PI-U29, PI-R96)."""
        found: i64 = 0
        if self.able(unit, abilities.MUSKETEER) or self.able(unit, abilities.MARINE):
            for k in range(i64(len(self.waters.shores))):
                near = within(self.waters.hulls[unit], self.waters.shores[k], self.catalog.measure[SHORT])
                if near and self.are_wolves_at(k):
                    found |= bit(k)
        return found

    def hunt(self) -> None:
        """The unit shoots at the wolves that are nearest: a die falls (PI-U29)."""
        island = lowest(self.wolves_near(self.unit))
        self.use(self.unit, abilities.MUSKETEER if self.able(self.unit, abilities.MUSKETEER) else abilities.MARINE)
        slots = self.slots_at(ASHORE + island)
        while self.deed_in(lowest(slots)) != kinds.TREASURE_WOLVES:
            slots &= slots - 1
        self.deeds.deed = SHOW + lowest(slots)
        self.deeds.course = SERVING
        self.roll_for(1)

    def take_die(self, slot: i64, deed: i64, die: i64) -> bool:
        if deed == kinds.TREASURE_WOLVES and die > WOLVES_ABOVE:
            self.use_up(slot)
        return super().take_die(slot, deed, die)

    def dry_out(self) -> None:
        """A repair action, anywhere, is rid of Wet Gunpowder (PI-U31)."""
        self.use_up(self.slot_of(self.unit, kinds.TREASURE_WET_GUNPOWDER))
        self.go_on()
