"""Terrain is placed after the islands, each player in turn (PI-3.6 to PI-3.8, PI-R44, PI-R80)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CHARTING, LAYING, NONE, PASS, TERRAIN_CARD
from quarterdeck.games.pirates.geometry.offered import ANYWHERE, pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.geometry.spots import Spots
from quarterdeck.games.pirates.table.room import Aboard
from quarterdeck.games.pirates.table.seas import SHORT


class Charting(Aboard):
    """How terrain comes to the table."""

    def after(self, seat: i64) -> i64:
        """The seat whose turn comes next."""
        return seat + 1 if seat + 1 < self.seats else NOTHING

    def ask_terrain(self) -> None:
        """The next player chooses a piece, or homes are chosen (PI-3.6)."""
        if self.to_lay > 0:
            self.phase = CHARTING
            self.player = self.who = self.turn
        else:
            self.turn = self.first
            self.ask_home()

    def copies_left(self, card: i64) -> i64:
        """How many of a piece are not on the table."""
        terrain = self.waters.terrain
        found = self.catalog.terrain_copies[card]
        for k in range(i64(len(terrain.card))):
            if terrain.card[k] == card:
                found -= 1
        return found

    def add_terrain_cards(self, moves: Moves) -> None:
        """The pieces that are left; with none the placing is over (PI-3.8, PI-R80)."""
        for card in range(self.catalog.terrains):
            if self.copies_left(card) > 0:
                moves.add(TERRAIN_CARD + card)
        if moves.count == 0:
            moves.add(PASS)

    def choose_terrain(self, move: i64) -> None:
        """That piece is placed next."""
        if move == PASS:
            self.to_lay = 0
            self.ask_terrain()
            return
        self.card_to_lay = move - TERRAIN_CARD
        self.phase = LAYING

    def terrain_at(self, move: i64) -> Polygon:
        """The chosen piece at a pose."""
        shape = Polygon([(0, 0)])
        shape.place(self.catalog.terrain_shapes[self.card_to_lay], pose_x(move), pose_y(move), pose_a(move))
        return shape

    def terrain_room(self) -> Spots:
        """Where the chosen piece may lie: on the table, at least S from islands and other terrain (PI-3.7)."""
        shape = self.catalog.terrain_shapes[self.card_to_lay]
        return Spots(self.waters, shape, 0, self.catalog.measure[SHORT], ANYWHERE)

    def can_lay(self, shape: Polygon) -> bool:
        """Whether the chosen piece may lie so (PI-3.7)."""
        return self.terrain_room().fits(shape)

    def add_terrain_spots(self, moves: Moves) -> None:
        """Spots for the chosen piece; without any it stays in the box (PI-D2, PI-C6, PI-R80)."""
        self.terrain_room().add(moves)
        if moves.count == 0:
            moves.add(PASS)

    def lay(self, move: i64) -> None:
        """The piece lies there; the next player chooses."""
        if move != PASS:
            terrain = self.waters.terrain
            kind = self.catalog.terrain_kind[self.card_to_lay]
            number = terrain.add(kind, self.card_to_lay, self.turn, self.terrain_at(move))
            self.tell(codes.TERRAIN_LAID, self.turn, self.terrain_word(self.card_to_lay), number)
        self.card_to_lay = NONE
        self.to_lay -= 1
        self.turn = self.after(self.turn)
        self.ask_terrain()

    def chart(self, move: i64) -> None:
        """A piece is chosen, or placed."""
        if self.phase == CHARTING:
            self.choose_terrain(move)
        else:
            self.lay(move)

    def terrain_word(self, card: i64) -> i64:
        """Terrain as logs number it: by its place in `names`."""
        catalog = self.catalog
        return self.island_word(catalog.islands + catalog.events + catalog.forts + card)

    def lies_over_terrain(self, hull: Polygon) -> bool:
        """Whether a hull would lie over terrain, where no ship starts if she need not (PI-R44, PI-R57)."""
        terrain = self.waters.terrain
        return terrain.overlapped(hull, terrain.laid) != NONE
