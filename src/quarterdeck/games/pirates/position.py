"""A game of Pirates between two decisions: what is asked in each phase, and what a move does in it (PI-D1 to PI-D22).

The rules are a chain of classes, a part of the rulebook each: every class knows those before it, from `Seas`, the
state, and `Lookout`, what all rules ask, to `Secrecy`, who knows what.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import full
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    ANSWERING,
    BERTHING,
    BOARD_DIE,
    BURNING,
    CHARTING,
    CHOOSING,
    COIN_DRAWN,
    CONSENTING,
    DEAL,
    DEED_DIE,
    DEED_DRAWN,
    DIVING,
    DRIFTING,
    FEAT,
    FLIPPING,
    FORFEITING,
    FORTUNE,
    HITTING,
    LAYING,
    LEAVING,
    LOAD,
    LOOKING,
    LOSING,
    MANNING,
    MAST,
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
    REPAIRING,
    ROLLING,
    SACRIFICE,
    SAILING,
    SCUTTLING,
    SEGMENT,
    SHARING,
    SHOOTING,
    SLIDING,
    SLOT,
    SPREADING,
    TAKING,
    TOWING,
    TURNING,
    UNIT,
    USE,
    USING,
    WALLS_DIE,
)
from quarterdeck.games.pirates.pack.catalog import Catalog
from quarterdeck.games.pirates.table.knowledge import Secrecy
from quarterdeck.games.pirates.texts import abilities


@final
class PiratesPosition(Secrecy):
    """A game of Pirates of the Cursed Seas between two decisions."""

    # -- copies -------------------------------------------------------------------------------------

    def clone(self) -> PiratesPosition:
        copy = PiratesPosition(self.catalog, self.seats)
        copy.copy_from(self)
        return copy

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
            self.ask_ability(abilities.SMOKEPOT, self.turn)
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
