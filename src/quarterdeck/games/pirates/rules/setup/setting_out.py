"""Setting out: who is first, islands, home islands, start poses, crew, treasure (PI-3, PI-4, PI-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CHARTING,
    COIN_KINDS,
    DEAL,
    DRAWING,
    HANDLE,
    HOMING,
    ISLAND_CARD,
    LAYING,
    LEAVING,
    MANNING,
    MUSTERING,
    NONE,
    OUT,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
)
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import BERTHS, POSES, berth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch, within
from quarterdeck.games.pirates.geometry.spots import Spots
from quarterdeck.games.pirates.rules.setup.terrain import Charting
from quarterdeck.games.pirates.table.seas import LONG, SHORT

NEAREST: Final[i64] = 3  # times L between islands (PI-3.4)
FARTHEST: Final[i64] = 6
ON_AN_ISLAND: Final[i64] = 4  # treasures on a wild island, at most (PI-5.3)
DIE: Final[i64] = 6
NEARLY: Final[i64] = 100  # so much more or less than S a Mercenary may start from home (PI-A96)


class SettingOut(Charting):
    """What happens before the first turn."""

    # -- the first player ---------------------------------------------------------------------------

    def roll_for_first(self, die: i64) -> None:
        """Highest is first; who is tied at the top rolls again (PI-3.1, PI-R39)."""
        seat = self.who
        self.rolls[seat] = die
        self.tell(codes.ROLLED_FIRST, seat, die)
        later = self.rollers & ~full(seat + 1)
        if later:
            self.who = lowest(later)
            return
        best: i64 = 0
        tied: i64 = 0
        for k in range(self.seats):
            if self.rollers & bit(k) and self.rolls[k] >= best:
                tied = tied | bit(k) if self.rolls[k] == best else bit(k)
                best = self.rolls[k]
        self.rollers = tied
        self.who = lowest(tied)
        if count(tied) == 1:
            self.first = self.turn = self.who
            self.tell(codes.FIRST, self.first)
            self.ask_island()

    # -- islands ------------------------------------------------------------------------------------

    def ask_island(self) -> None:
        """The next island is drawn, or terrain is placed (PI-3.3, PI-3.6)."""
        if self.spots > 0:
            self.phase = DRAWING
            self.player = CHANCE
        else:
            self.turn = self.first
            self.ask_terrain()

    def draw_island(self, card: i64) -> None:
        """A random island comes to the player whose turn it is to place one (PI-R36)."""
        self.islands_left &= ~bit(card)
        self.island_card = append(self.island_card, card)
        self.tell(codes.ISLAND_DRAWN, self.turn, self.island_word(card))
        self.phase = PLACING
        self.player = self.who = self.turn

    def drawn_island(self) -> i64:
        """The card of the island that is being placed."""
        return self.island_card[i64(len(self.island_card)) - 1]

    def near(self, tries: i64) -> i64:
        """The least gap between islands, after so many tries without a spot (PI-R36)."""
        return NEAREST * self.catalog.measure[LONG] - tries * self.catalog.measure[SHORT]

    def far(self, tries: i64) -> i64:
        """The gap to the nearest island, at most, after so many tries."""
        return FARTHEST * self.catalog.measure[LONG] + tries * self.catalog.measure[SHORT]

    def island_at(self, move: i64) -> Polygon:
        """The shore of the drawn island at a pose."""
        shore = Polygon([(0, 0)])
        shore.place(self.catalog.shores[self.drawn_island()], pose_x(move), pose_y(move), pose_a(move))
        return shore

    def island_room(self, tries: i64) -> Spots:
        """Where the drawn island may lie, after so many tries without a spot (PI-3.4, PI-R35, PI-R36)."""
        shore = self.catalog.shores[self.drawn_island()]
        return Spots(self.waters, shore, self.catalog.measure[SHORT], self.near(tries), self.far(tries))

    def can_place_island(self, move: i64, tries: i64) -> bool:
        """Whether the drawn island may lie at a pose (PI-3.4, PI-R35)."""
        return self.island_room(tries).fits(self.island_at(move))

    def keeps_apart(self, tries: i64) -> bool:
        """Whether distances still forbid anything, after so many tries."""
        return self.near(tries) > 0 or self.far(tries) < self.waters.width + self.waters.height

    def add_island_spots(self, moves: Moves) -> None:
        """Spots for the drawn island; where there is none, the bounds are widened until there is (PI-D2, PI-C6, PI-R36).

        On a table that is full there is none: the island is laid aside.
        """
        tries: i64 = 0
        while moves.count == 0 and (tries == 0 or self.keeps_apart(tries - 1)):
            self.island_room(tries).add(moves)
            tries += 1
        if moves.count == 0:
            moves.add(PASS)

    def place_island(self, move: i64) -> None:
        """The drawn island lies there, or is laid aside; the next player draws (PI-3.3, PI-R36)."""
        if move == PASS:
            self.tell(codes.LAID_ASIDE, self.turn, self.island_word(self.drawn_island()))
            self.island_card = self.island_card[: i64(len(self.island_card)) - 1]
        else:
            island = self.waters.add_island(self.island_at(move))
            self.island_home = append(self.island_home, NONE)
            self.hidden = append(self.hidden, 0)
            self.omens.add_island(self.drawn_island())
            self.tell(codes.ISLAND_PLACED, self.turn, island)
        self.spots -= 1
        self.turn = self.after(self.turn)
        self.ask_island()

    # -- homes and start poses ----------------------------------------------------------------------

    def ask_home(self) -> None:
        """The player after `turn` picks its home island (PI-3.9, PI-R37)."""
        self.phase = HOMING
        self.player = self.who = self.after(self.turn)

    def add_homes(self, moves: Moves) -> None:
        """Islands that are nobody's home (PI-D3)."""
        for k in range(i64(len(self.island_home))):
            if self.island_home[k] == NONE:
                moves.add(codes.ISLAND + k)

    def choose_home(self, island: i64) -> None:
        """That island is home; its player places ships (PI-3.10, PI-3.11)."""
        self.island_home[island] = self.turn
        self.tell(codes.HOME_CHOSEN, self.player, island, self.turn)
        self.muster_next()

    def muster_next(self) -> None:
        """The next piece of `turn` is placed, or the next home is chosen, or crew comes aboard (PI-R37)."""
        if self.muster & self.fleet(self.turn):
            self.phase = MUSTERING
            self.player = self.who = self.turn
            return
        self.turn = self.after(self.turn)
        if self.turn != self.first:
            self.ask_home()
            return
        self.deal_hidden()

    def mustering(self) -> i64:
        """The unit that is being placed."""
        return lowest(self.muster & self.fleet(self.turn))

    def can_muster(self, move: i64) -> bool:
        """Whether the unit may start at a pose: at home, over nothing, on the table (PI-3.10, PI-3.15, PI-R57)."""
        unit = self.mustering()
        waters = self.waters
        x, y, a = pose_x(move), pose_y(move), pose_a(move)
        if not waters.fits(unit, x, y, a):
            return False
        hull = Polygon([(0, 0)])
        hull.place(waters.forms[unit].bow, x, y, a)
        if not self.starts_at(unit, hull, waters.shores[self.home(self.turn)]):
            return False
        hull.place(waters.forms[unit].hull, x, y, a)
        return not self.lies_over_terrain(hull) or not self.has_clear_start()

    def starts_at(self, unit: i64, bow: Polygon, shore: Polygon) -> bool:
        """Whether a unit starts with its bow there: at home, a Mercenary S away from it (PI-3.10, PI-A96)."""
        if not self.is_mercenary(unit):
            return touch(bow, shore)
        measure = self.catalog.measure[SHORT]
        return within(bow, shore, measure + NEARLY) and not within(bow, shore, measure - NEARLY)

    def start_pose(self, unit: i64, pose: i64) -> i64:
        """A pose at home, or for a Mercenary S straight back from there; NONE: off the table."""
        if not self.is_mercenary(unit):
            return pose
        back, a = self.catalog.measure[SHORT], pose_a(pose)
        x, y = pose_x(pose) - unscaled(back * cosine(a)), pose_y(pose) - unscaled(back * sine(a))
        return NONE if x < 0 or y < 0 or x > self.waters.width or y > self.waters.height else pose_move(x, y, a)

    def has_clear_start(self) -> bool:
        """Whether a pose is offered at which the unit lies over no terrain (PI-R57)."""
        unit = self.mustering()
        hull = Polygon([(0, 0)])
        for k in range(POSES):
            pose = berth(self.waters.shores[self.home(self.turn)], k, POSES, self.waters.forms[unit])
            move = self.start_pose(unit, pose)
            if move == NONE:
                continue
            hull.place(self.waters.forms[unit].hull, pose_x(move), pose_y(move), pose_a(move))
            fits = self.waters.fits(unit, pose_x(move), pose_y(move), pose_a(move))
            if fits and not self.lies_over_terrain(hull):
                return True
        return False

    def add_start_poses(self, moves: Moves) -> None:
        """Poses around the home island; none left: the unit is out of the game (PI-D4, PI-C6)."""
        unit = self.mustering()
        shore = self.waters.shores[self.home(self.turn)]
        number = BERTHS
        while number <= POSES:
            for k in range(number):
                move = self.start_pose(unit, berth(shore, k, number, self.waters.forms[unit]))
                if move != NONE and self.can_muster(move):
                    moves.add(move)
            if moves.count:
                return
            number += number
        moves.add(PASS)

    def place_unit(self, move: i64) -> None:
        """The unit lies there; whom crew has made a Mercenary is placed once more, when treasure is dealt (PI-A95)."""
        unit = self.mustering()
        self.muster &= ~bit(unit)
        if move == PASS:
            self.alive &= ~bit(unit)
            self.tell(codes.OUT_OF_PLACE, self.turn, unit)
        else:
            self.waters.put(unit, pose_x(move), pose_y(move), pose_a(move))
            self.tell(codes.MUSTERED, self.turn, unit)
        if self.starting_gold:
            self.man_next()
        else:
            self.muster_next()

    # -- crew and treasure --------------------------------------------------------------------------

    def man_next(self) -> None:
        """The next crew or equipment finds its place, or the first turn begins (PI-4.1, PI-4.11)."""
        seat = self.turn
        for _ in range(self.seats):
            piece = self.unplaced(seat)
            if piece != NONE:
                self.turn = seat
                self.phase = MANNING
                self.player = self.who = seat
                return
            seat = self.after(seat)
        self.turn = self.first
        self.begin()

    def unplaced(self, seat: i64) -> i64:
        """The first of a seat's pieces that has no place yet, or NONE."""
        for k in range(i64(len(self.piece))):
            if self.piece_owner[k] == seat and self.piece_at[k] == OUT:
                return k
        return NONE

    def add_crew_places(self, moves: Moves) -> None:
        """The home island, and own ships with room (PI-D5)."""
        piece = self.unplaced(self.turn)
        moves.add(HANDLE + piece * PLACES + ASHORE + self.home(self.turn))
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.may_carry(unit, piece):
                moves.add(HANDLE + piece * PLACES + unit)

    def man(self, move: i64) -> None:
        """A piece lies there, face down."""
        piece, place = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
        self.place_piece(piece, place)
        if self.lies_open(self.piece[piece]) and place < codes.UNITS:
            self.show(piece)
        self.tell(codes.MANNED, self.turn, self.crew_word(piece), place, bit(self.turn))
        if place < codes.UNITS and self.puts_off(place):
            self.phase = MUSTERING
            self.player = self.who = self.turn
        else:
            self.man_next()

    def puts_off(self, unit: i64) -> bool:
        """Whether crew has made a Mercenary of a ship at home, and there is a place S away from it for her (PI-A95)."""
        waters, home = self.waters, self.home(self.turn)
        if not self.is_mercenary(unit) or not waters.shores_touched(unit) & bit(home):
            return False
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        self.muster |= bit(unit)
        waters.remove(unit)
        moves = Moves()
        self.add_start_poses(moves)
        if moves.items[0] != PASS:
            return True
        self.muster &= ~bit(unit)
        waters.put(unit, x, y, a)
        return False

    def deal_hidden(self) -> None:
        """Treasure lies on the wild islands, four on each at most, round by round (PI-5.3, PI-R38)."""
        left = count(self.pool)
        for _ in range(ON_AN_ISLAND):
            for k in range(i64(len(self.island_home))):
                if self.island_home[k] == NONE and left > 0:
                    self.hidden[k] += 1
                    left -= 1
        self.left = left
        self.sort_out()

    def sort_out(self) -> None:
        """What no island has room for leaves the game, face up so that everybody can count; then crew comes aboard."""
        if self.left > 0:
            self.phase = LEAVING
            self.player = CHANCE
            return
        pool = self.pool
        while pool:
            worth = self.worth_of[lowest(pool)]
            if worth < COIN_KINDS:
                self.starting_gold += worth
            pool &= pool - 1
        self.man_next()

    def leave_over(self, treasure: i64) -> None:
        """One treasure leaves the game."""
        self.left -= 1
        self.pool &= ~bit(treasure)
        self.add_slot(treasure, OUT, full(self.seats))
        self.tell(codes.LEFT_OVER, NONE, self.treasure_word(treasure))
        self.sort_out()

    def add_pool(self, moves: Moves) -> None:
        """Each treasure that nobody has looked at is equally likely (PI-N15)."""
        pool = self.pool
        while pool:
            moves.add(DEAL + lowest(pool))
            pool &= pool - 1

    def add_setup(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Moves of the phases here."""
        if self.phase == ROLLING:
            for k in range(1, DIE + 1):
                moves.add(i64(k))
        elif self.phase == DRAWING:
            for k in range(self.catalog.islands):
                if self.islands_left & bit(k):
                    moves.add(ISLAND_CARD + k)
        elif self.phase == PLACING:
            self.add_island_spots(moves)
        elif self.phase == CHARTING:
            self.add_terrain_cards(moves)
        elif self.phase == LAYING:
            self.add_terrain_spots(moves)
        elif self.phase == HOMING:
            self.add_homes(moves)
        elif self.phase == MUSTERING:
            self.add_start_poses(moves)
        elif self.phase == LEAVING:
            self.add_pool(moves)
        else:
            self.add_crew_places(moves)

    def set_out(self, move: i64) -> None:
        """A move of the phases here."""
        if self.phase == ROLLING:
            self.roll_for_first(move)
        elif self.phase == DRAWING:
            self.draw_island(move - ISLAND_CARD)
        elif self.phase == PLACING:
            self.place_island(move)
        elif self.phase in (CHARTING, LAYING):
            self.chart(move)
        elif self.phase == HOMING:
            self.choose_home(move - codes.ISLAND)
        elif self.phase == MUSTERING:
            self.place_unit(move)
        elif self.phase == LEAVING:
            self.leave_over(move - DEAL)
        else:
            self.man(move)
