"""The course of a game: turns, actions and their consequences, endings, and who knows what (PI-6, PI-20, PI-21).

A compiled class stands in one file; seas.py, setting_out.py, sailing.py, gunnery.py, boarding.py and exploring.py have
the parts of the rulebook.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.catalog import ANY_NATION, Catalog
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    ANSWERING,
    ASHORE,
    BERTHING,
    BOARD_DIE,
    BUILD,
    BURNING,
    CAST_OFF,
    CHARTING,
    CHOOSING,
    COIN_DRAWN,
    COIN_KINDS,
    CONSENTING,
    DEAL,
    DEED_DIE,
    DEED_DRAWN,
    DIVING,
    DRIFTING,
    EVENT,
    FEAT,
    FLIPPING,
    FORFEITING,
    FORTUNE,
    FREE_EXPLORE,
    HANDLE,
    HITTING,
    HUNT,
    ISLAND,
    LAYING,
    LEAVING,
    LOAD,
    LOOKING,
    LOSING,
    MANNING,
    MAST,
    MOVE,
    MYSTERY_DIE,
    NAMING,
    NONE,
    OFFERING,
    OUT,
    OVER,
    PASS,
    PAYING,
    PERIL_DIE,
    PICKING,
    PRIZE,
    PRIZE_DRAWN,
    RAM_DIE,
    RAMMING,
    RECRUIT,
    REPAIR,
    REPAIRING,
    ROLLING,
    SACRIFICE,
    SAILING,
    SCUTTLE,
    SCUTTLING,
    SEGMENT,
    SHARING,
    SHOOT,
    SHOOT_FAR,
    SHOOTING,
    SHOW,
    SLIDING,
    SLOT,
    SPREADING,
    STORE,
    TAKING,
    TOWING,
    TURN_TO,
    TURNING,
    UNIT,
    USE,
    USING,
    WALLS_DIE,
)
from quarterdeck.games.pirates.exploring import ANY_WORTH
from quarterdeck.games.pirates.keywords import Keywords
from quarterdeck.games.pirates.sailing import PERILS

TWO: Final[i64] = 2
MOST_ROUNDS: Final[i64] = 500  # PI-R65
GOLD_STEP: Final[i64] = 128  # gold counts before units (PI-20.8, PI-20.9)
TRIES: Final[i64] = 30  # to imagine a crew that fits

# What follows an action, in the order of PI-R20, after PERILS.
MYSTERIES: Final[i64] = 2
MYSTERY: Final[i64] = 3
SHOTS: Final[i64] = 4
MINTS: Final[i64] = 5
AT_DOCK: Final[i64] = 6
TOWED_DOCKS: Final[i64] = 7
RAMS: Final[i64] = 8
NEXT_RAM: Final[i64] = 9
GRAPPLES: Final[i64] = 10
BLADES: Final[i64] = 11
TOWS: Final[i64] = 12
SAILS_ON: Final[i64] = 13
TURNS_ABOUT: Final[i64] = 14


@final
class PiratesPosition(Keywords):
    """A game of Pirates of the Cursed Seas between two decisions."""

    # -- copies -------------------------------------------------------------------------------------

    def clone(self) -> PiratesPosition:
        copy = PiratesPosition(self.catalog, self.seats)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:  # noqa: PLR0915 - one line for each field
        source = cast(PiratesPosition, other)
        self.copy_course(source)
        self.copy_action(source)
        self.waters.copy_from(source.waters)
        self.deeds.copy_from(source.deeds)
        self.omens.copy_from(source.omens)
        self.tricks.copy_from(source.tricks)
        self.bastions.copy_from(source.bastions)
        self.rolls = source.rolls[:]
        self.island_card = source.island_card[:]
        self.island_home = source.island_home[:]
        self.hidden = source.hidden[:]
        self.tokens = source.tokens[:]
        self.gold = source.gold[:]
        self.ship = source.ship  # fixed for a game
        self.builder = source.builder
        self.worth_of = source.worth_of  # replaced where it grows
        self.owner = source.owner[:]
        self.standing = source.standing[:]
        self.burning = source.burning[:]
        self.tows = source.tows[:]
        self.pinned_by = source.pinned_by[:]
        self.lost_in = source.lost_in[:]
        self.low = source.low[:]
        self.high = source.high[:]
        self.gunner = source.gunner[:]
        self.hated = source.hated[:]
        self.spent_low = source.spent_low[:]
        self.spent_high = source.spent_high[:]
        self.panels = source.panels[:]
        self.guns = source.guns[:]
        self.shot_by = source.shot_by[:]
        self.first_action = source.first_action[:]
        self.stayed = source.stayed[:]
        self.explored = source.explored[:]
        self.piece = source.piece[:]
        self.piece_owner = source.piece_owner[:]
        self.piece_at = source.piece_at[:]
        self.piece_from = source.piece_from
        self.piece_seen = source.piece_seen[:]
        self.slot_what = source.slot_what[:]
        self.slot_at = source.slot_at[:]
        self.slot_seen = source.slot_seen[:]

    def copy_course(self, source: PiratesPosition) -> None:  # noqa: PLR0915 - one line for each field
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

    def copy_action(self, source: PiratesPosition) -> None:
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

    # -- choices ------------------------------------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        phase = self.phase
        if phase == OVER:
            return
        if phase <= MANNING or phase in (LEAVING, CHARTING, LAYING):
            self.add_setup(moves)
        elif phase == NAMING:
            self.add_units_to_name(moves)
        elif phase == CHOOSING:
            self.add_actions(moves)
        elif phase == SAILING:
            self.add_segments(moves)
        elif phase == SHOOTING:
            moves.add(PASS)
            self.add_shots(moves)
            self.add_broadsides(moves)
            self.add_tools(moves)
        else:
            self.add_consequences(moves)

    def add_consequences(self, moves: Moves) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
        """Moves of the phases between actions."""
        phase = self.phase
        if phase in (
            BURNING,
            HITTING,
            RAM_DIE,
            BOARD_DIE,
            SCUTTLING,
            USING,
            DRIFTING,
            SLIDING,
            PERIL_DIE,
            MYSTERY_DIE,
            WALLS_DIE,
        ):
            self.add_dice(moves)
        elif phase == SPREADING:
            burns = self.unit if self.hurt == NONE else self.hurt
            self.add_masts(self.standing[burns] & ~self.burning[burns], moves)
        elif phase == LOSING:
            self.add_masts(self.standing[self.hurt], moves)
        elif phase == RAMMING:
            self.add_units(self.rams, moves)
        elif phase == OFFERING:
            self.add_offer(moves)
        elif phase == PRIZE:
            self.add_prizes(moves)
        elif phase == PRIZE_DRAWN:
            self.add_drawn(moves)
        elif phase == TOWING:
            moves.add(PASS)
            self.add_units(self.tow_options, moves)
        elif phase == BERTHING:
            self.add_berths(moves)
        elif phase == LOOKING:
            self.add_pool(moves)
        elif phase == TAKING:
            self.add_coins(moves)
        elif phase == SHARING:
            self.add_exchanges(moves)
        elif phase == PICKING:
            self.add_picked(moves)
        elif phase == DIVING:
            self.add_exits(moves)
        elif phase == FLIPPING:
            self.add_texts(moves)
        elif phase == FORTUNE:
            self.add_fortunes(moves)
        elif phase == COIN_DRAWN:
            self.add_coin_draws(moves)
        elif phase == PAYING:
            self.add_payments(moves)
        elif AIMING <= phase <= ANSWERING:
            self.add_deeds(moves)
        elif phase == FORFEITING:
            self.add_forfeits(moves)
        elif phase == CONSENTING:
            self.add_consents(moves)
        elif phase == TURNING:
            self.add_turns(moves)
        else:
            self.add_repairs(moves)

    def add_deeds(self, moves: Moves) -> None:
        """Moves of the phases of treasures and Events."""
        if self.phase == AIMING:
            self.add_aims(moves)
        elif self.phase == ANSWERING:
            self.add_answers(moves)
        elif self.phase == DEED_DIE:
            self.add_dice(moves)
        else:
            self.add_deed_draws(moves)

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

    # -- moves --------------------------------------------------------------------------------------

    def play(self, move: i64) -> None:
        self.make(move)
        self.ask_wrecks()

    def make(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """A move, before anybody answers that a ship has sunk."""
        phase = self.phase
        if phase <= MANNING or phase in (LEAVING, CHARTING, LAYING):
            self.set_out(move)
        elif phase == NAMING:
            self.name_or_handle(move)
        elif phase == CHOOSING:
            self.act(move)
        elif phase == SAILING:
            self.sail_on(move)
        elif phase == SHOOTING and FEAT <= move < SEGMENT:
            self.fire_broadside((move - FEAT) % AIMS)
        elif phase == SHOOTING and LOAD <= move < RECRUIT:
            self.load_tool(move - LOAD)
        elif phase == SHOOTING and USE <= move < SACRIFICE:
            self.ask_ability(effects.SMOKEPOT, self.turn)
        elif phase == SHOOTING:
            self.shoot(move)
        elif self.player == CHANCE:
            self.roll(move)
        else:
            self.decide(move)

    def roll(self, move: i64) -> None:
        """A die, or what was drawn."""
        if not self.asks_to_reroll(move):
            self.roll_on_with(move)

    def roll_on_with(self, die: i64) -> None:
        """A die that is not rolled again, unless somebody turns it (PI-U44)."""
        if not self.asks_for_runes(die):
            self.roll_out(die)

    def roll_out(self, die: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
        phase = self.phase
        move = die
        if self.is_die() and phase != DEED_DIE:
            rolls = self.target if phase == BOARD_DIE and self.left == 1 else self.unit
            move = self.weighed(rolls, die)
        if phase == HITTING:
            self.hit_or_miss(move)
        elif phase == RAM_DIE:
            self.roll_ram(move)
        elif phase == BOARD_DIE:
            self.roll_boarding(move)
        elif phase == BURNING:
            self.burn(move)
        elif phase == SCUTTLING:
            self.roll_scuttle(move)
        elif phase == LOOKING:
            self.look(move - DEAL)
        elif phase == USING:
            self.roll_ability(move)
        elif phase == PICKING:
            self.take_picked(move - SLOT)
        elif phase == DRIFTING:
            self.roll_ice(move)
        elif phase == SLIDING:
            self.slide(move)
        elif phase == PERIL_DIE:
            self.roll_peril(move)
        elif phase == MYSTERY_DIE:
            self.roll_omen(move)
        elif phase == WALLS_DIE:
            self.roll_walls(move)
        elif phase == FLIPPING:
            self.flip(move - codes.ISLAND_CARD)
        elif phase == COIN_DRAWN:
            self.draw_coin(move)
        elif phase == DEED_DIE:
            self.roll_deed(die)
        elif phase == DEED_DRAWN:
            self.draw_deed(move)
        else:
            self.draw_prize(move)

    def decide_ability(self, move: i64) -> None:
        """A choice that a text brings."""
        phase = self.phase
        if phase == SPREADING:
            self.set_fire(move - MAST)
        elif phase == FORFEITING:
            self.forfeit(move)
        elif phase == CONSENTING:
            self.consent(move)
        elif phase == TURNING:
            self.turn_about(move)

    def set_fire(self, mast: i64) -> None:
        """That mast catches fire: of a ship that was hit, or of the one that is to act (PI-17.3, PI-A71)."""
        if self.hurt != NONE:
            self.catch_fire(self.hurt, mast)
            self.hurt = NONE
            self.proceed()
        else:
            self.spreads -= 1
            self.catch_fire(self.unit, mast)
            self.spread()

    def decide(self, move: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
        """A choice between actions."""
        phase = self.phase
        if phase == LOSING:
            self.lose(move - MAST)
        elif phase == RAMMING:
            self.ram(move - UNIT)
        elif phase == OFFERING:
            self.board_or_not(move)
        elif phase == PRIZE:
            self.take_prize(move)
        elif phase == TOWING:
            self.tow(move)
        elif phase == BERTHING:
            self.berth_towed(move)
        elif phase == TAKING:
            self.take_coin(move)
        elif phase == SHARING:
            self.exchange(move)
        elif phase == REPAIRING:
            self.repair_or_not(move)
        elif phase == DIVING:
            self.dive(move)
        elif phase == FORTUNE:
            self.take_fortune(move)
        elif phase == PAYING:
            self.pay(move)
        elif phase == AIMING:
            self.take_aim(move)
        elif phase == ANSWERING:
            self.answer(move)
        else:
            self.decide_ability(move)

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
            self.deeds.gusts = self.masts(self.unit) - 1 if self.deeds.winded & bit(self.unit) else 0
            self.begin_move()
        elif move == HUNT:
            self.hunt()
        elif self.action == SHOOT:
            if move == SHOOT_FAR:
                self.doubled = True
                self.spend(self.unit, effects.DOUBLE_RANGE)
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

    # -- what follows an action ---------------------------------------------------------------------

    def go_on(self) -> None:
        """The next consequence of the action, in the order of PI-R20, until somebody is asked."""
        if self.deeds.grappled and self.alive & bit(self.unit):
            self.deeds.grappled = False
            self.then = SHOOTING
            self.ask_shot()
            return
        if self.action not in (MOVE, SHOOT):
            self.finish_action()
            return
        while self.stage <= TURNS_ABOUT and self.alive & bit(self.unit):
            stage = self.stage
            self.stage += 1
            if self.follows(stage):
                return
        self.finish_action()

    def follows(self, stage: i64) -> bool:  # noqa: C901, PLR0911, PLR0912 - one branch for each stage
        """One consequence; whether somebody is asked now."""
        if stage == PERILS:
            return self.is_imperilled()
        if stage == MYSTERIES:
            self.find_mysteries()
            return False
        if stage == MYSTERY:
            self.stage = MYSTERY if self.omens.queue else SHOTS
            return self.meets_mystery()
        if stage == SHOTS:
            return self.shoots_on()
        if stage == MINTS:
            return self.asks_to_mint()
        if stage == AT_DOCK:
            self.pass_plague(self.unit)
            self.dock()
            return self.check_end()
        if stage == TOWED_DOCKS:
            return self.ask_berth()
        if stage == RAMS:
            self.find_rams()
            return False
        if stage == NEXT_RAM:
            self.stage = NEXT_RAM if self.rams else GRAPPLES
            return self.ask_ram()
        if stage == GRAPPLES:
            return self.asks_to_grapple()
        if stage == BLADES:
            return self.asks_to_sting()
        if stage == TOWS:
            return self.action == MOVE and self.ask_tow()
        return self.sails_on() if stage == SAILS_ON else self.asks_to_turn()

    def is_imperilled(self) -> bool:
        """Whether terrain at which the move has ended asks for something; it comes back to it until nothing does."""
        self.stage = PERILS
        if self.meets_perils():
            return True
        self.stage = max(self.stage, MYSTERIES)
        return False

    def shoots_on(self) -> bool:
        """Whether a Captain shoots, free, right after the move (PI-A6, PI-R20)."""
        if not self.able(self.unit, effects.CAPTAIN) or self.was_free or not self.can_shoot(self.unit):
            return False
        self.begin_shooting()
        return True

    def sails_on(self) -> bool:
        """Whether a ship may move, free, after she has shot (PI-A21)."""
        unit = self.unit
        if self.action != SHOOT or not self.able(unit, effects.SHOOT_AND_MOVE) or not self.can_move(unit):
            return False
        self.action = MOVE
        self.was_free = True
        self.begin_move()
        return True

    def finish_action(self) -> None:
        """The action is over with all its consequences (PI-R20)."""
        self.unit = self.target = self.action = NONE
        self.used = self.rams = self.tow_options = self.docked_now = self.stage = self.cannon = self.total = 0
        self.then = self.hurt = NONE
        self.more = self.dented = self.missed = self.kind = self.hits = self.crew_due = self.due = self.prizes = 0
        self.ability = NONE
        self.was_free = self.doubled = self.booty = False
        self.perils = 0
        self.peril = NONE
        self.stream = False
        self.waters.put_away()
        self.put_tools_away()
        self.tricks.rest()
        self.ask_unit()

    def ask_unit(self) -> None:
        """The player names the next unit, or ends the turn (PI-D7)."""
        self.phase = NAMING
        self.player = self.who = self.turn

    # -- turns --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first player's first turn (PI-6.1)."""
        self.start_turn(self.first)

    def start_turn(self, seat: i64) -> None:
        """A turn begins: what is doomed sinks, and ships lie where they lie (PI-13.2, PI-17.4, PI-R21, PI-R51)."""
        ended = self.fleet(self.turn)
        self.chained &= ~ended
        self.slowed &= ~ended
        for _ in range(self.seats):
            if seat == self.first and not self.begin_round():
                return
            self.turn = seat
            self.acted = self.acted_twice = self.tried = self.free_explores = self.pathfinders = 0
            self.extra = self.alike = self.any_extra = 0
            self.begin_deeds()
            self.handled = self.handled_twice = 0
            self.carried = self.omens.stranded = self.omens.banned = self.bastions.rolled = 0
            self.forget_turn()
            self.note_lingerers()
            self.clear_terrain(seat)
            self.sink_doomed()
            if self.is_over():
                return
            if self.fleet(seat):
                break
            self.tell(codes.PASSED_OVER, seat)
            seat = self.after(seat)
        self.tell(codes.TURN, seat, self.round)
        units = self.fleet(seat)
        while units:
            unit = lowest(units)
            units &= units - 1
            self.stayed[unit] = self.docked_at(unit)
            self.first_action[unit] = NONE
        if not self.ask_drift():
            self.open_turn()

    def open_turn(self) -> None:
        """The turn goes on when ice has drifted: fear first (PI-K2, PI-U9, PI-A13, PI-A87)."""
        if not self.ask_fear():
            self.rouse()

    def begin_deeds(self) -> None:
        """What treasures and Events did in the last turn is over; units that are held have no action (PI-U6, PI-V6)."""
        deeds = self.deeds
        deeds.served = deeds.volley = deeds.greased = deeds.winded = deeds.lucky = deeds.held = 0
        deeds.fresh = True
        deeds.rafted = False
        self.lift_tokens()
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if deeds.idle[unit] > 0:
                deeds.idle[unit] -= 1
                deeds.held |= bit(unit)
                self.acted |= bit(unit)
                self.acted_twice |= bit(unit)

    def forget_turn(self) -> None:
        """What held for a turn is over, and what holds for the next turn of a fleet begins (PI-1.5, PI-A72, PI-A99)."""
        for unit in range(i64(len(self.ship))):
            self.spent_low[unit] = self.spent_high[unit] = self.shot_by[unit] = 0
        fleet = self.fleet(self.turn)
        muted = self.mute | self.crew_mute
        quiet = self.piece_mute
        self.mute = self.dazed & fleet
        self.crew_mute = (self.dazed | self.stench) & fleet
        self.piece_mute = 0
        self.dazed &= ~fleet
        self.stench &= ~fleet
        if muted | self.mute | self.crew_mute | quiet:
            self.refresh_all()

    def begin_round(self) -> bool:
        """One more round; too many, or too many in which nothing has happened, end the game: False (PI-R52, PI-R65)."""
        self.round += 1
        self.quiet = 0 if self.stirred or self.round == 1 else self.quiet + 1
        self.stirred = False
        if self.round > MOST_ROUNDS or (self.patience and self.quiet >= self.patience):
            self.finish(codes.STALEMATE)
            return False
        return True

    def sink_doomed(self) -> None:
        """Scuttled derelicts and ships with nothing but fire masts sink; their gold is lost (PI-13.2, PI-13.4, PI-17.4)."""
        units = self.fleet(self.turn)
        while units and not self.is_over():
            unit = lowest(units)
            units &= units - 1
            burns = self.standing[unit] != 0 and self.standing[unit] == self.burning[unit]
            if burns or self.fated & bit(unit):
                self.tell(codes.SCUTTLED, self.turn, unit)
                self.sink(unit, NONE)

    # -- endings ------------------------------------------------------------------------------------

    def check_end(self) -> bool:
        """Whether the game is over; looked at after every change (PI-20.1 to PI-20.4, PI-R48)."""
        if self.is_over():
            return True
        if self.deeds.wrecks:
            return False
        if self.seats == TWO and max(self.gold[0], self.gold[1]) * TWO > self.starting_gold:
            self.finish(codes.HALF_THE_GOLD)
        elif self.treasure_left() == 0:
            self.finish(codes.ALL_UNLOADED)
        elif self.stuck() * TWO >= self.seats:
            self.finish(codes.NO_MOVES)
        return self.is_over()

    def stuck(self) -> i64:
        """How many players have no possibility of a move any more (PI-20.2, PI-R46)."""
        found: i64 = 0
        for seat in range(self.seats):
            if not self.may_ever_move(seat):
                found += 1
        return found

    def may_ever_move(self, seat: i64) -> bool:
        """Whether a unit has a mast or segment, rows, or lies as a derelict where she can be repaired (PI-R46)."""
        units = self.fleet(seat)
        while units:
            unit = lowest(units)
            units &= units - 1
            if (
                not self.is_fort(unit)
                and not self.wrecks & bit(unit)
                and (self.standing[unit] != 0 or self.rows(unit) or self.lost_masts(unit))
            ):
                return True
        return False

    def finish(self, how: i64) -> None:
        """The game is over (PI-20.4)."""
        self.ended = how
        self.phase = OVER
        self.player = NOBODY
        self.tell(codes.ENDED, NONE, how)
        for seat in range(self.seats):
            self.tell(codes.SCORED, seat, self.score(seat), count(self.fleet(seat)))

    def score(self, seat: i64) -> i64:
        """A seat's gold: at home, with more than two players also aboard, but not in fog or on wrecks (PI-20.5 to 20.7)."""
        found = self.gold[seat] + self.fort_gold(seat)
        if self.seats > TWO:
            units = self.fleet(seat)
            while units:
                unit = lowest(units)
                units &= units - 1
                if self.lost_in[unit] == NONE and not self.wrecks & bit(unit):
                    found += self.riches(unit)
        return found

    def riches(self, unit: i64) -> i64:
        """Gold aboard, and what unique treasure there is worth (PI-20.6)."""
        found = self.gold_aboard(unit)
        slots = self.uniques_at(unit)
        while slots:
            found += self.unique_gold(lowest(slots))
            slots &= slots - 1
        return found

    def standing_of(self, seat: i64) -> i64:
        """What decides: gold, then units (PI-20.8, PI-20.9, PI-R49)."""
        return self.score(seat) * GOLD_STEP + count(self.fleet(seat))

    def worth(self, seat: i64) -> float:
        mine = self.standing_of(seat)
        best: i64 = 0
        for other in range(self.seats):
            theirs = self.standing_of(other)
            if theirs > mine:
                return 0.0
            if theirs == mine:
                best += 1
        return 1.0 / float(best)

    # -- who knows what -----------------------------------------------------------------------------

    def veil(self, seat: i64) -> None:
        """Crew, equipment and treasure that lie face down are known to whom part 4 of the rules says."""
        eye = bit(seat) if seat >= 0 else 0
        for piece in range(i64(len(self.piece))):
            if not self.face_up & bit(piece) and not self.piece_seen[piece] & eye:
                self.piece[piece] = NONE
        if self.phase == TAKING and seat != self.who:
            self.total = ANY_WORTH  # what the last coin was worth
        for slot in range(i64(len(self.slot_what))):
            what = self.slot_what[slot]
            if what != NONE and not self.slot_seen[slot] & eye and not self.is_public(slot):
                self.slot_what[slot] = NONE
                self.pool |= bit(what)
        for event in range(i64(len(self.deeds.event))):
            if self.deeds.event_owner[event] != seat and not (self.deeds.up | self.deeds.out) & bit(event):
                self.deeds.event[event] = NONE
        self.refresh_all()

    def is_public(self, slot: i64) -> bool:
        """Whether spectators know a treasure, too: it is out of the game, or unique and lies face up (part 4)."""
        if self.slot_at[slot] == OUT:
            return True
        return (self.is_unique(slot) or self.deeds.mapped) and self.slot_seen[slot] == full(self.seats)

    def imagine(self, dice: Dice) -> None:
        """Any treasure that is not known may lie in any slot; any crew that fits may be aboard."""
        self.imagine_treasure(dice, ashore=False)
        self.imagine_treasure(dice, ashore=True)
        for piece in range(i64(len(self.piece))):
            if self.piece[piece] == NONE:
                self.piece[piece] = self.imagined_crew(piece, dice)
        for event in range(i64(len(self.deeds.event))):
            if self.deeds.event[event] == NONE:
                self.deeds.event[event] = dice.below(self.catalog.events)
        self.refresh_all()

    def imagine_treasure(self, dice: Dice, *, ashore: bool) -> None:
        """What may lie face down in the slots aboard, or in those ashore."""
        for slot in range(i64(len(self.slot_what))):
            if self.slot_what[slot] == NONE and (self.slot_at[slot] >= ASHORE) == ashore:
                fitting = self.fitting(self.slot_at[slot])
                what = member(fitting, dice.below(count(fitting)))
                self.slot_what[slot] = what
                self.pool &= ~bit(what)

    def fitting(self, place: i64) -> i64:
        """Treasures that are not known and may lie face down at a place; all if none may."""
        found: i64 = 0
        pool = self.pool
        while pool:
            what = lowest(pool)
            pool &= pool - 1
            found |= bit(what) if self.may_lie_hidden_at(what, place) else 0
        return found or self.pool

    def may_lie_hidden_at(self, treasure: i64, place: i64) -> bool:
        """Whether a treasure that was looked at may lie face down at a place: a coin, a hidden one, Trees ashore (PI-11.8)."""
        unique = self.worth_of[treasure] - COIN_KINDS
        if unique < 0 or self.catalog.unique_hidden[unique] == 1:
            return True
        return place >= ASHORE and self.catalog.unique_effect[unique] == kinds.TREASURE_TREES

    def imagined_crew(self, piece: i64, dice: Dice) -> i64:
        """A crew or equipment that may be there: of the ship's nation, and not too dear for her."""
        catalog = self.catalog
        place = self.piece_at[piece]
        aboard = place < codes.UNITS
        found: i64 = 0
        for _ in range(TRIES):
            found = dice.below(catalog.crews)
            nation = catalog.crew_nation[found]
            if not aboard:
                return found
            ship = self.ship[place]
            dear = self.cost_aboard(place, equipment=nation == ANY_NATION) + catalog.crew_cost[found]
            if nation == catalog.nation[ship] and dear <= catalog.cost[ship]:
                return found
        return found


def member(items: i64, k: i64) -> i64:
    """The k-th member of a set."""
    for _ in range(k):
        items &= items - 1
    return lowest(items)


def new_game(catalog: Catalog, seats: i64, islands: i64, coins: list[int]) -> PiratesPosition:
    """A game before the first roll, without fleets: so many islands, and these treasures (PI-3, PI-5)."""
    position = PiratesPosition(catalog, seats)
    position.spots = islands
    position.islands_left = full(catalog.islands)
    position.worth_of = vec[i64]([i64(coin) for coin in coins])
    position.pool = full(i64(len(coins)))
    position.who = 0
    position.phase = ROLLING
    position.player = CHANCE
    return position


def add_events(position: PiratesPosition, seat: int, events: list[int]) -> None:
    """Events of a seat, by their numbers in the catalog; they lie face down (PI-R42)."""
    for card in events:
        position.deeds.add_event(i64(card), i64(seat))


def add_fleet(position: PiratesPosition, seat: i64, ships: list[int], crew: list[int]) -> None:
    """A fleet of ships and crew, by their numbers in the catalog; crew finds its place after the ships (PI-4.1)."""
    for ship in ships:
        position.add_unit(i64(ship), seat)
    for card in crew:
        position.add_piece(i64(card), seat, OUT)
