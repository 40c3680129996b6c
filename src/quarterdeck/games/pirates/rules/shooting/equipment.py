"""Equipment: what a cannon shoots instead of a ball, and fog that texts lay (PI-4.11, PI-Q, PI-R58, PI-R99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, HITTING, LOAD, NONE, OFFERING, OUT, PASS, SHOOTING
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.angles import ROUND, cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire, Nearest
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap
from quarterdeck.games.pirates.rules.shooting.hits import ALWAYS_MISSES, Hits
from quarterdeck.games.pirates.rules.shooting.shot import CHAIN, FIRE, MAST_CANNONS, PLAIN, STINK, shot_target
from quarterdeck.games.pirates.table.cards import FOG, SMOKING
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.texts import abilities, kinds

GRAPE: Final[i64] = 5  # kinds of shots behind those of specialists and broadsides: PI-Q2
GRAPPLE: Final[i64] = 6  # PI-Q4
EXPLODING: Final[i64] = 7  # PI-Q7
MOST_TERRAIN: Final[i64] = 60
FOG_SPOTS: Final[i64] = 16  # directions in which fog is offered
FOG_STEP: Final[i64] = 500  # between distances that are tried


class Tools(Hits):
    """Ships that shoot with equipment."""

    # -- what is loaded -----------------------------------------------------------------------------

    def tool_of(self, piece: i64) -> i64:
        """What equipment does; NONE for crew and what is not known."""
        card = self.piece[piece]
        return NONE if card == NONE else self.catalog.equipment[card]

    def add_tools(self, moves: Moves) -> None:
        """Equipment aboard with which the next shot may be made, each once in an action (PI-Q1 to PI-Q8)."""
        pieces = self.pieces_at(self.unit) & self.gear & ~self.deeds.tooled
        if pieces == 0 or self.deeds.loaded != NONE or self.doubled:
            return
        shoots = self.can_hit(self.unit, self.fired() | ~MAST_CANNONS)
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            if self.can_load(piece, shoots=shoots):
                moves.add(LOAD + piece)

    def can_load(self, piece: i64, *, shoots: bool) -> bool:
        """Whether a piece is of use to the next shot: smoke needs a cannon and a place, all others a target."""
        tool = self.tool_of(piece)
        if tool == NONE or tool == kinds.EQUIPMENT_LETTER:  # noqa: PLR1714 - a tuple is slow
            return False
        if tool != kinds.EQUIPMENT_SMOKEPOT_SHOT:
            return shoots
        moves = Moves()
        if self.smoking_cannons():
            self.add_fog_spots(self.unit, self.catalog.measure[SHORT], moves)
        return moves.count > 0

    def can_shoot(self, unit: i64, fired: i64 = 0) -> bool:
        return super().can_shoot(unit, fired) or self.smoke_aboard(unit, fired) != NONE

    def smoke_aboard(self, unit: i64, fired: i64) -> i64:
        """Equipment that may lay smoke instead of a shot of the unit, or NONE (PI-Q8)."""
        pieces = self.pieces_at(unit) & self.gear & ~self.deeds.tooled if self.gear else NOTHING
        if pieces == 0 or self.deeds.loaded != NONE or self.doubled:
            return NONE
        if self.cannons(unit) & MAST_CANNONS & ~(fired | self.missed) == 0:
            return NONE
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            if self.tool_of(piece) == kinds.EQUIPMENT_SMOKEPOT_SHOT:
                moves = Moves()
                self.add_fog_spots(unit, self.catalog.measure[SHORT], moves)
                return piece if moves.count else NONE
        return NONE

    def show_rest(self) -> None:
        super().show_rest()
        unit = self.unit
        if not super().can_shoot(unit, self.fired()) and self.smoke_aboard(unit, self.fired()) != NONE:
            self.show(self.smoke_aboard(unit, self.fired()))

    def load_tool(self, piece: i64) -> None:
        """It is declared, and face up from now on (PI-R58)."""
        deeds = self.deeds
        self.show(piece)
        deeds.tooled |= bit(piece)
        self.tell(codes.DEED_USED, self.turn, self.crew_word(piece), self.unit)
        if self.tool_of(piece) != kinds.EQUIPMENT_SMOKEPOT_SHOT:
            deeds.loaded = piece
            return
        deeds.deed = LOAD + piece
        deeds.course = SMOKING
        deeds.aim = FOG
        self.phase = AIMING
        self.player = self.who = self.turn

    def lay_smoke(self, move: i64) -> None:
        """Smoke takes the place of a shot; it lies up to the player's next turn (PI-Q8)."""
        deeds = self.deeds
        piece = deeds.deed - LOAD
        self.lay_fog(move, self.turn)
        self.used |= bit(lowest(self.smoking_cannons()))
        deeds.deed = NONE
        deeds.course = deeds.aim = 0
        if self.catalog.equipment_once[self.piece[piece]] == 1:
            self.spend_tool(piece)
        self.ask_shot()

    def smoking_cannons(self) -> i64:
        """Cannons on masts that have not fired in this action; one that missed shoots again, and lays no smoke (PI-R101)."""
        return self.free_cannons() & MAST_CANNONS & ~self.missed

    def spend_tool(self, piece: i64) -> None:
        """Equipment is out of the game (PI-R99)."""
        self.tell(codes.DEED_GONE, NONE, self.crew_word(piece))
        self.place_piece(piece, OUT)
        self.stir()

    # -- shots --------------------------------------------------------------------------------------

    def free_cannons(self) -> i64:
        found = super().free_cannons()
        return found if self.deeds.loaded == NONE else found & MAST_CANNONS

    def is_kind(self, kind: i64, cannon: i64) -> bool:
        return (self.deeds.loaded == NONE or kind == PLAIN) and super().is_kind(kind, cannon)

    def shoot(self, move: i64) -> None:
        deeds = self.deeds
        if move != PASS:
            self.tear_letters(shot_target(move))
        loaded = deeds.loaded
        if move == PASS or loaded == NONE:
            deeds.loaded = NONE
            super().shoot(move)
            return
        super().shoot(move)
        if self.phase == HITTING:
            self.kind = self.kind_of_tool(self.tool_of(loaded))
            deeds.tool = loaded
            deeds.loaded = NONE

    def fire_broadside(self, target: i64) -> None:
        self.tear_letters(target)
        super().fire_broadside(target)

    def begin_shooting(self) -> None:
        self.deeds.tooled = 0
        super().begin_shooting()

    def put_tools_away(self) -> None:
        """The action is over."""
        deeds = self.deeds
        deeds.loaded = deeds.tool = NONE
        deeds.tooled = 0
        deeds.grappled = False

    def add_broadsides(self, moves: Moves) -> None:
        if self.deeds.loaded == NONE:
            super().add_broadsides(moves)

    def add_special_shots(self, line: LineOfFire, targets: i64, moves: Moves) -> None:
        if self.deeds.loaded == NONE:
            super().add_special_shots(line, targets, moves)

    def kind_of_tool(self, tool: i64) -> i64:
        """What is shot with equipment; Double Shot shoots balls."""
        if tool == kinds.EQUIPMENT_CHAIN_SHOT:
            return CHAIN
        if tool == kinds.EQUIPMENT_STINKPOT_SHOT:
            return STINK
        if tool == kinds.EQUIPMENT_FIRE_SHOT:
            return FIRE
        if tool == kinds.EQUIPMENT_GRAPE_SHOT:
            return GRAPE
        if tool == kinds.EQUIPMENT_GRAPPLE_SHOT:
            return GRAPPLE
        return EXPLODING if tool == kinds.EQUIPMENT_EXPLODING_SHOT else PLAIN

    def hit_or_miss(self, die: i64) -> None:
        piece = self.deeds.tool
        if piece == NONE:
            super().hit_or_miss(die)
            return
        self.deeds.tool = NONE
        tool = self.tool_of(piece)
        if self.catalog.equipment_once[self.piece[piece]] == 1 or die == ALWAYS_MISSES:
            self.spend_tool(piece)
        if tool == kinds.EQUIPMENT_DOUBLE_SHOT:
            self.used &= ~bit(self.cannon)
        if die == ALWAYS_MISSES:
            self.backfire(tool)
        elif self.kind != PLAIN and self.hits_with(die) and self.is_long_for(self.unit, self.target):
            self.missed |= bit(self.cannon)
            self.tell(codes.SHOT_DIE, self.turn, die, 0)
            self.proceed()
        else:
            super().hit_or_miss(die)

    def backfire(self, tool: i64) -> None:
        """A rolled 1 may cost the own ship a mast, or set it on fire (PI-Q5, PI-Q6, PI-Q7)."""
        unit = self.unit
        self.missed |= bit(self.cannon)
        self.tell(codes.SHOT_DIE, self.turn, ALWAYS_MISSES, 0)
        masts = i64(self.able(unit, abilities.BACKFIRE))
        if tool in (kinds.EQUIPMENT_DOUBLE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT):
            masts += 1
        if masts:
            self.ask_loss(unit, masts, SHOOTING)
        elif tool != kinds.EQUIPMENT_FIRE_SHOT or not self.ask_fire(unit):
            self.proceed()

    def hamper(self, target: i64) -> None:
        if self.kind in (GRAPE, EXPLODING) and self.crew_aboard(target):
            self.crew_due += 1
        if self.kind == EXPLODING and self.ask_fire(target):
            return
        if self.kind == GRAPPLE and not self.is_shelled(target):
            self.deeds.grappled = True
            self.phase = OFFERING
            self.player = self.who = self.turn
            return
        super().hamper(target)

    def is_shelled(self, unit: i64) -> bool:
        """Whether nobody boards a ship: she has panels, or is a sea creature (PI-18.4, PI-A83)."""
        return self.is_creature(unit) or (self.panels[unit] != 0 and self.able(unit, abilities.TURTLE_SHIP))

    # -- letters ------------------------------------------------------------------------------------

    def letter_against(self, unit: i64, other: i64) -> i64:
        """A letter aboard a unit that is about the nation of another, or NONE (PI-Q9)."""
        nation = bit(self.catalog.nation[self.ship[other]])
        pieces = self.pieces_at(unit) & self.gear
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            about = self.tool_of(piece) == kinds.EQUIPMENT_LETTER
            if about and self.catalog.equipment_nations[self.piece[piece]] & nation:
                return piece
        return NONE

    def tear_letters(self, target: i64) -> None:
        """Who shoots at a ship of that nation loses the letter (PI-Q9)."""
        piece = self.letter_against(self.unit, target)
        if piece != NONE:
            self.show(piece)
            self.spend_tool(piece)

    # -- fog, and other terrain that texts lay ------------------------------------------------------

    def fog_card(self) -> i64:
        """The fog bank of the pack, or NONE."""
        return self.card_of(kinds.TERRAIN_FOG_BANK)

    def card_of(self, kind: i64) -> i64:
        """The first piece of terrain of a kind in the pack, or NONE."""
        k: i64 = 0
        while k < self.catalog.terrains and self.catalog.terrain_kind[k] != kind:
            k += 1
        return k if k < self.catalog.terrains else NONE

    def shape_at(self, card: i64, move: i64) -> Polygon:
        """A piece of terrain around a point."""
        shape = Polygon([(0, 0)])
        shape.place(self.catalog.terrain_shapes[card], pose_x(move), pose_y(move), 0)
        return shape

    def can_lay_fog(self, unit: i64, reach: i64, move: i64) -> bool:
        """Whether fog may lie there: its middle within reach of a unit, on open sea (PI-R99)."""
        return self.can_lie(self.fog_card(), unit, reach, move)

    def can_lie(self, card: i64, unit: i64, reach: i64, move: i64) -> bool:
        """The same for any piece of terrain."""
        waters = self.waters
        x, y = pose_x(move), pose_y(move)
        nearest = Nearest()
        nearest.find(waters.hulls[unit], x, y)
        dx, dy = nearest.x - x, nearest.y - y
        if pose_a(move) != 0 or dx * dx + dy * dy > reach * reach:
            return False
        return self.is_open(self.shape_at(card, move))

    def is_open(self, shape: Polygon) -> bool:
        """Whether nothing lies where a shape does, and it lies on the table."""
        waters = self.waters
        if not inside(shape, waters.width, waters.height):
            return False
        for shore in waters.shores:
            if overlap(shape, shore):
                return False
        units = waters.afloat
        while units:
            if overlap(shape, waters.hulls[lowest(units)]):
                return False
            units &= units - 1
        laid = waters.terrain.laid
        while laid:
            if overlap(shape, waters.terrain.shapes[lowest(laid)]):
                return False
            laid &= laid - 1
        return True

    def add_fog_spots(self, unit: i64, reach: i64, moves: Moves) -> None:
        """In each of some directions the first place where fog may lie; any other that is legal may be chosen, too."""
        self.add_places(self.fog_card(), unit, reach, moves)

    def add_places(self, card: i64, unit: i64, reach: i64, moves: Moves) -> None:
        """The same for any piece of terrain."""
        if card == NONE or self.next_terrain() == NONE:
            return
        x, y = self.centre(unit, LONG), self.centre(unit, 0)
        far = reach + self.waters.forms[unit].length
        for k in range(FOG_SPOTS):
            a = k * (ROUND // FOG_SPOTS)
            r = FOG_STEP
            while r <= far:
                px, py = x + unscaled(r * cosine(a)), y + unscaled(r * sine(a))
                if px >= 0 and py >= 0 and self.can_lie(card, unit, reach, pose_move(px, py, 0)):
                    moves.add(pose_move(px, py, 0))
                    break
                r += FOG_STEP

    def next_terrain(self) -> i64:
        """The number of the next piece of terrain, or NONE if there is none left."""
        terrain = self.waters.terrain
        free = full(i64(len(terrain.shapes))) & ~terrain.laid
        if free:
            return lowest(free)
        number = i64(len(terrain.shapes))
        return number if number < MOST_TERRAIN else NONE

    def lay_fog(self, move: i64, until: i64) -> None:
        """A fog bank lies there, up to a seat's next turn or for good."""
        self.lay_down(self.fog_card(), move, until)

    def lay_down(self, card: i64, move: i64, until: i64) -> None:
        """The same for any piece of terrain."""
        terrain = self.waters.terrain
        kind = self.catalog.terrain_kind[card]
        number, shape = self.next_terrain(), self.shape_at(card, move)
        if number == i64(len(terrain.shapes)):
            terrain.add(kind, card, self.turn, shape)
        else:
            terrain.shapes[number] = shape
            terrain.card[number] = card
            terrain.placer[number] = self.turn
            terrain.rating[number] = 0
            terrain.laid |= bit(number)
            terrain.sets[kind] |= bit(number)
        terrain.until[number] = until
        self.tell(codes.TERRAIN_LAID, self.turn, self.terrain_word(card), number)
