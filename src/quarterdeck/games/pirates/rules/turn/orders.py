"""A turn: the next unit is named, free actions, and what the unit does (PI-6, PI-D7, PI-D8)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    BUILD,
    CAST_OFF,
    EVENT,
    FEAT,
    FREE_EXPLORE,
    HANDLE,
    HUNT,
    ISLAND,
    LOAD,
    MOVE,
    NONE,
    PASS,
    REPAIR,
    SACRIFICE,
    SCUTTLE,
    SHOOT,
    SHOOT_FAR,
    SHOW,
    STORE,
    TURN_TO,
    UNIT,
    USE,
)
from quarterdeck.games.pirates.rules.turn.action import RAMS, Aftermath
from quarterdeck.games.pirates.texts import abilities, kinds


class Orders(Aftermath):
    """What a player may order in a turn."""

    def add_units_to_name(self, moves: Moves) -> None:
        """The end of the turn, units that may act, free actions (PI-D7, PI-D16, PI-D18, PI-D19, PI-R20)."""
        if not self.must_go():
            moves.add(PASS)
        own = self.fleet(self.turn)
        units = own
        while units:
            unit = lowest(units)
            units &= units - 1
            if (not self.acted & bit(unit) or self.may_act_again(unit)) and self.can_act(unit):
                moves.add(UNIT + unit)
        units = own
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.tows[unit] != NONE:
                moves.add(CAST_OFF + unit)
            if self.free_islands(unit):
                moves.add(FREE_EXPLORE + unit)
        units = self.may_scuttle()
        while units:
            moves.add(SCUTTLE + lowest(units))
            units &= units - 1
        self.add_feats(moves)
        self.add_talents(moves)
        self.add_services(moves)
        self.add_events(moves)
        self.add_stores(moves)
        self.add_handling(moves)

    def can_act(self, unit: i64) -> bool:
        """Whether a unit has an action to take (PI-6.2, PI-10.2, PI-18.6)."""
        if self.can_move(unit) or self.lost_masts(unit) or self.islands_to_explore(unit):
            return True
        if self.has_fort_action(unit):
            return True
        if self.wolves_near(unit) or self.has(unit, kinds.TREASURE_WET_GUNPOWDER):
            return True
        return self.ships_to_explore(unit) != 0 or self.can_shoot(unit)

    def add_actions(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each action
        """What a unit may do (PI-D8)."""
        unit = self.unit
        if self.must_leave(unit):
            moves.add(MOVE)
            return
        moves.add(PASS)
        if self.can_move(unit) and self.is_alike(unit, MOVE):
            moves.add(MOVE)
            self.add_special_actions(moves)
        if self.is_alike(unit, SHOOT):
            if self.can_shoot(unit):
                moves.add(SHOOT)
            if self.can_shoot_far(unit):
                moves.add(SHOOT_FAR)
            if self.wolves_near(unit):
                moves.add(HUNT)
        wet = self.has(unit, kinds.TREASURE_WET_GUNPOWDER)
        if (wet or self.lost_masts(unit)) and self.is_alike(unit, REPAIR):
            moves.add(REPAIR)
        if self.is_alike(unit, REPAIR):
            self.add_fort_actions(unit, moves)
        if not self.is_alike(unit, ISLAND):
            return
        islands = self.islands_to_explore(unit)
        while islands:
            moves.add(ISLAND + lowest(islands))
            islands &= islands - 1
        self.add_units(self.ships_to_explore(unit), moves)

    def name_or_handle(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each sort of moves
        """The next unit, a free action, or the end of the turn."""
        self.deeds.fresh = self.deeds.fresh and SHOW <= move < LOAD
        if move == PASS:
            self.start_turn(self.after(self.turn))
        elif move >= FEAT:
            self.use_feat(move)
        elif move >= STORE:
            self.store_gold(move - STORE)
        elif move >= EVENT:
            self.play_event(move - EVENT)
        elif move >= SHOW:
            self.serve(move - SHOW)
        elif move >= USE:
            self.use_feat(move)
        elif move >= HANDLE:
            self.handle(move)
        elif move >= FREE_EXPLORE:
            self.explore_free(move - FREE_EXPLORE)
        elif move >= SCUTTLE:
            self.scuttle(move - SCUTTLE)
        elif move >= CAST_OFF:
            self.end_tow(move - CAST_OFF)
        else:
            self.name(move - UNIT)

    def act(self, move: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each action
        """The unit takes its action (PI-6.2)."""
        if USE <= move < SACRIFICE:
            self.act_specially(move)
            return
        kind = SHOOT if move in (SHOOT_FAR, HUNT) else REPAIR if BUILD <= move < TURN_TO else move
        self.count_action(self.unit, kind)
        self.handled = self.handled_twice = 0
        self.action = kind
        self.tell(codes.MOVES, self.turn, self.unit, move)
        if BUILD <= move < TURN_TO:
            self.act_at_fort(move)
        elif move == MOVE:
            self.deeds.gusts = self.masts(self.unit) - 1 if self.deeds.winded & bit(self.unit) else NOTHING
            self.begin_move()
        elif move == HUNT:
            self.hunt()
        elif self.action == SHOOT:
            if move == SHOOT_FAR:
                self.doubled = True
                self.spend(self.unit, abilities.DOUBLE_RANGE)
            self.stage = RAMS
            self.begin_shooting()
        elif move == REPAIR and self.has(self.unit, kinds.TREASURE_WET_GUNPOWDER):
            self.dry_out()
        elif move == REPAIR:
            self.ask_repair()
        elif move >= ISLAND:
            self.explore(move - ISLAND)
        elif move >= UNIT:
            self.explore_ship(move - UNIT)
        else:
            self.finish_action()
