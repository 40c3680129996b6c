"""Abilities that are used between actions, or when a move, an explore or a roll is over (PI-6.4, PI-A, PI-R74 to PI-R79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.aboard import MOST_GUNS
from quarterdeck.games.pirates.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.candidates import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.catalog import NATIONS
from quarterdeck.games.pirates.codes import (
    AIMS,
    ASHORE,
    BOARD_DIE,
    CONSENTING,
    FEAT,
    HITTING,
    LOOKING,
    MOVE,
    NONE,
    OF_UNITS,
    PASS,
    PICKING,
    PIECE_AIM,
    RAM_DIE,
    SLOT,
    SLOT_AIM,
    TURN_TO,
    TURNING,
    UNSEEN,
    USE,
    USING,
)
from quarterdeck.games.pirates.forts import Forts
from quarterdeck.games.pirates.plane import within
from quarterdeck.games.pirates.sailing import segment_a, segment_length
from quarterdeck.games.pirates.seas import SHORT
from quarterdeck.games.pirates.setting_out import DIE

TWO: Final[i64] = 2
CAPTIVE: Final[i64] = 5  # gold for a captured crew with Ransom that is brought home (PI-A92)
PIRATE: Final[i64] = NATIONS.index("pirate")
LOW_TALENTS: Final[i64] = 1_153_343_854_779_531_270  # those listed in `add_talents` with numbers below 62
HIGH_TALENTS: Final[i64] = 1_024  # and from 62 on


def feat(ability: i64, unit: i64, aim: i64) -> i64:
    """The move that uses an ability on something."""
    return FEAT + (ability * OF_UNITS + unit) * AIMS + aim


def feat_ability(move: i64) -> i64:
    """The ability."""
    return (move - FEAT) // AIMS // OF_UNITS


def feat_unit(move: i64) -> i64:
    """The unit that has it."""
    return (move - FEAT) // AIMS % OF_UNITS


def feat_aim(move: i64) -> i64:
    """What it is used on."""
    return (move - FEAT) % AIMS


class Talents(Forts):
    """What ships can do beside all that."""

    # -- what may be used between actions -----------------------------------------------------------

    def add_talents(self, moves: Moves) -> None:
        """Abilities that may be used now, and on what."""
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.low[unit] & LOW_TALENTS or self.high[unit] & HIGH_TALENTS:
                self.add_looks(unit, moves)
                self.add_dealings(unit, moves)
                self.add_raids(unit, moves)
                self.add_short_moves(unit, moves)

    def add_uses(self, ability: i64, unit: i64, units: i64, moves: Moves) -> None:
        """An ability may be used on each unit of a set."""
        while units:
            moves.add(feat(ability, unit, lowest(units)))
            units &= units - 1

    def add_looks(self, unit: i64, moves: Moves) -> None:
        """Spies, and who silences others (PI-A17, PI-A18, PI-A38)."""
        if self.is_ready(unit, effects.CARGO_SPY):
            self.add_spied(effects.CARGO_SPY, unit, moves)
        if self.is_ready(unit, effects.ISLAND_SPY):
            self.add_spied_islands(unit, moves)
        if self.is_ready(unit, effects.CANCELLER):
            self.add_cancelled(unit, moves)

    def add_spied(self, ability: i64, unit: i64, moves: Moves) -> None:
        """What lies face down on ships and is not known to the player."""
        eye = bit(self.turn)
        for piece in range(i64(len(self.piece))):
            if (
                self.piece_at[piece] < codes.UNITS
                and not self.is_warded(self.piece_at[piece])
                and not self.face_up & bit(piece)
                and not self.piece_seen[piece] & eye
            ):
                moves.add(feat(ability, unit, PIECE_AIM + piece))
        for slot in range(i64(len(self.slot_at))):
            place = self.slot_at[slot]
            if place < codes.UNITS and not self.is_warded(place) and not self.slot_seen[slot] & eye:
                moves.add(feat(ability, unit, SLOT_AIM + slot))

    def is_warded(self, unit: i64) -> bool:
        """Whether no ability of the player works on a unit, which is an enemy's (PI-U38)."""
        return self.owner[unit] != self.turn and self.has(unit, kinds.TREASURE_WARDING)

    def add_spied_islands(self, unit: i64, moves: Moves) -> None:
        """Islands with treasure that nobody has seen, and treasure ashore that only others know."""
        for island in range(i64(len(self.hidden))):
            if self.hidden[island] > 0:
                moves.add(feat(effects.ISLAND_SPY, unit, ASHORE + island))
        for slot in range(i64(len(self.slot_at))):
            if self.is_ashore(self.slot_at[slot]) and not self.slot_seen[slot] & bit(self.turn):
                moves.add(feat(effects.ISLAND_SPY, unit, SLOT_AIM + slot))

    def add_cancelled(self, unit: i64, moves: Moves) -> None:
        """Enemies within S with texts of their own, and their crew that lies face up (PI-R76)."""
        enemies = self.near_enemies(unit)
        while enemies:
            other = lowest(enemies)
            enemies &= enemies - 1
            ship = self.ship[other]
            if not self.mute & bit(other) and (self.catalog.low[ship] or self.catalog.high[ship]):
                moves.add(feat(effects.CANCELLER, unit, other))
            crew = self.crew_aboard(other) & self.face_up & ~self.piece_mute
            while crew:
                moves.add(feat(effects.CANCELLER, unit, PIECE_AIM + lowest(crew)))
                crew &= crew - 1

    def near_enemies(self, unit: i64) -> i64:
        """Enemies on the table within S on which abilities work (PI-U38)."""
        found: i64 = 0
        others = self.waters.afloat & ~self.fleet(self.owner[unit])
        while others:
            other = lowest(others)
            others &= others - 1
            if self.is_near(unit, other) and not self.has(other, kinds.TREASURE_WARDING):
                found |= bit(other)
        return found

    def add_dealings(self, unit: i64, moves: Moves) -> None:
        """Trade, loot and charters (PI-A16, PI-A29, PI-A73)."""
        if self.is_ready(unit, effects.SHIP_TRADER) and self.coins(unit):
            self.add_uses(effects.SHIP_TRADER, unit, self.laden(self.near_enemies(unit)), moves)
        if self.is_ready(unit, effects.PIRATE_LOOTER):
            self.add_uses(effects.PIRATE_LOOTER, unit, self.lootable(unit), moves)
        if self.is_ready(unit, effects.CHARTER):
            for island in range(i64(len(self.waters.shores))):
                if self.can_charter(unit, island):
                    moves.add(feat(effects.CHARTER, unit, ASHORE + island))

    def laden(self, units: i64) -> i64:
        """Those of some units that carry treasure face down."""
        found: i64 = 0
        while units:
            other = lowest(units)
            units &= units - 1
            found |= bit(other) if self.coins(other) else 0
        return found

    def lootable(self, unit: i64) -> i64:
        """Pirate ships of others that a unit touches, with treasure for which there might be room (PI-A29)."""
        found: i64 = 0
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            pirate = self.catalog.nation[self.ship[other]] == PIRATE and self.owner[other] != self.turn
            if pirate and self.slots_at(other) and self.room(unit) > 0:
                found |= bit(other)
        return found

    def can_charter(self, unit: i64, island: i64) -> bool:
        """Whether a wild island within S is not yet marked for the player alone (PI-A73)."""
        if self.island_home[island] != NONE:
            return False
        if not within(self.waters.hulls[unit], self.waters.shores[island], self.catalog.measure[SHORT]):
            return False
        marked: i64 = 0
        for seat in range(self.seats):
            marked |= bit(seat) if self.tokens[seat] & bit(island) else 0
        return marked != bit(self.turn)

    def add_raids(self, unit: i64, moves: Moves) -> None:
        """Coins of an enemy's home that a raider has just reached; gold within S of the own home (PI-A2, PI-A3, PI-A61)."""
        raids = self.raids(unit)
        while raids:
            moves.add(feat(self.raid_of(unit), unit, SLOT_AIM + lowest(raids)))
            raids &= raids - 1
        if self.is_ready(unit, effects.FAR_UNLOADING) and self.is_off_home(unit):
            moves.add(USE + effects.FAR_UNLOADING * OF_UNITS + unit)

    def raid_of(self, unit: i64) -> i64:
        """By which ability a unit raids."""
        return effects.RAIDER_OF_TWO if self.able(unit, effects.RAIDER_OF_TWO) else effects.RAIDER

    def is_raider(self, unit: i64) -> bool:
        """Whether a unit may take treasure from enemies' homes."""
        return self.able(unit, effects.RAIDER) or self.able(unit, effects.RAIDER_OF_TWO)

    def raids(self, unit: i64) -> i64:
        """Slots with coins that a raider may take now: at an enemy's home to which she has come in this turn (PI-R74)."""
        if not self.is_raider(unit) or self.tricks.lingers & bit(unit) or self.room(unit) <= 0:
            return 0
        if self.is_spent(unit, self.raid_of(unit)):
            return 0
        found: i64 = 0
        islands = self.enemy_homes(unit)
        while islands:
            found |= self.slots_at(ASHORE + lowest(islands))
            islands &= islands - 1
        return found

    def enemy_homes(self, unit: i64) -> i64:
        """Enemies' homes that a unit touches."""
        home = self.home(self.owner[unit])
        return self.touched(unit) & self.homes() & ~(bit(home) if home != NONE else 0)

    def is_off_home(self, unit: i64) -> bool:
        """Whether a unit with something to unload lies within S of her home, not at it (PI-A61)."""
        home = self.home(self.owner[unit])
        if home == NONE or self.is_home(unit) or self.coins(unit) == 0:
            return False
        return within(self.waters.hulls[unit], self.waters.shores[home], self.catalog.measure[SHORT])

    def add_short_moves(self, unit: i64, moves: Moves) -> None:
        """A free move of S after unloading or loading (PI-A48, PI-A49)."""
        if not self.can_move(unit):
            return
        if self.is_ready(unit, effects.UNLOAD_AND_GO) and self.tricks.landed & bit(unit):
            moves.add(USE + effects.UNLOAD_AND_GO * OF_UNITS + unit)
        if self.is_ready(unit, effects.LOAD_AND_GO) and self.tricks.loaded & bit(unit):
            moves.add(USE + effects.LOAD_AND_GO * OF_UNITS + unit)

    # -- using them ---------------------------------------------------------------------------------

    def use_feat(self, move: i64) -> None:
        """An ability is used between actions (PI-4.7)."""
        if move >= FEAT:
            self.aim_feat(feat_ability(move), feat_unit(move), feat_aim(move))
            return
        ability, unit = (move - USE) // OF_UNITS, (move - USE) % OF_UNITS
        if USE <= move < codes.SACRIFICE and self.is_plain_talent(ability):
            self.use_talent(ability, unit)
        else:
            super().use_feat(move)

    def is_plain_talent(self, ability: i64) -> bool:
        """Whether an ability is used without a die and on nothing else."""
        return ability in (effects.UNLOAD_AND_GO, effects.LOAD_AND_GO, effects.FAR_UNLOADING)

    def use_talent(self, ability: i64, unit: i64) -> None:
        """Such an ability is used."""
        self.spend(unit, ability)
        self.tell(codes.ABILITY_USED, self.turn, unit, ability)
        if ability == effects.FAR_UNLOADING:
            self.unload(unit)
            self.check_end()
            return
        self.unit = unit
        self.action = MOVE
        self.was_free = True
        self.tricks.short = True
        self.begin_move()

    def aim_feat(self, ability: i64, unit: i64, aim: i64) -> None:
        """An ability is used on something."""
        self.tell(codes.ABILITY_USED, self.turn, unit, ability)
        if ability in (effects.RAIDER, effects.RAIDER_OF_TWO):
            self.raid(ability, unit, aim - SLOT_AIM)
            return
        self.spend(unit, ability)
        self.unit = unit
        if ability == effects.CARGO_SPY:
            self.see_cargo(aim)
        elif ability == effects.ISLAND_SPY:
            self.see_island(aim)
        elif ability == effects.CANCELLER:
            self.cancel(aim)
        elif ability == effects.CHARTER:
            self.charter(unit, aim - ASHORE)
        else:
            self.target = aim
            self.tricks.asks = ability
            self.loot(TWO if ability == effects.SHIP_TRADER else 0)

    def end_feat(self) -> None:
        """It is over."""
        self.tricks.rest()
        self.unit = self.target = NONE
        self.left = 0
        if not self.check_end():
            self.ask_unit()

    def see_cargo(self, aim: i64) -> None:
        """The player sees a piece or a treasure (PI-A17)."""
        eye = bit(self.turn)
        if aim >= SLOT_AIM:
            slot = aim - SLOT_AIM
            self.slot_seen[slot] |= eye
            self.tell(codes.SPIED, self.turn, self.treasure_word(self.slot_what[slot]), self.slot_at[slot], eye)
        else:
            piece = aim - PIECE_AIM
            self.piece_seen[piece] |= eye
            self.tell(codes.SPIED_ON, self.turn, self.crew_word(piece), self.piece_at[piece], eye)
        self.end_feat()

    def see_island(self, aim: i64) -> None:
        """The player sees a treasure ashore; one that nobody has seen is drawn (PI-A18, PI-N15)."""
        if aim >= SLOT_AIM:
            self.see_cargo(aim)
            return
        self.target = aim - ASHORE
        self.tricks.asks = effects.ISLAND_SPY
        self.phase = LOOKING
        self.player = CHANCE

    def cancel(self, aim: i64) -> None:
        """A ship's own text, or a crew's, does not work for the rest of the turn (PI-A38)."""
        if aim >= PIECE_AIM:
            piece = aim - PIECE_AIM
            self.piece_mute |= bit(piece)
            self.refresh(self.piece_at[piece])
        else:
            self.mute |= bit(aim)
            self.refresh(aim)
            self.tell(codes.DAZED, self.owner[aim], aim)
        self.end_feat()

    def charter(self, unit: i64, island: i64) -> None:
        """An island is explored for the player, and for nobody else (PI-A73)."""
        for seat in range(self.seats):
            self.tokens[seat] &= ~bit(island)
        self.tokens[self.turn] |= bit(island)
        self.tell(codes.CHARTED, self.turn, unit, island)
        self.end_feat()

    def raid(self, ability: i64, unit: i64, slot: i64) -> None:
        """A coin of an enemy's home comes aboard (PI-A2, PI-A3, PI-R74)."""
        second = ability == effects.RAIDER or self.is_spent(unit, effects.RAIDER)
        self.spend(unit, ability if second else effects.RAIDER)
        self.use(unit, ability)
        gold = self.gold_in(slot)
        self.gold[self.island_home[self.slot_at[slot] - ASHORE]] -= gold
        self.place_slot(slot, unit)
        self.tricks.loaded |= bit(unit)
        self.stir()
        self.tell(codes.RAIDED, self.turn, unit, gold)

    # -- treasure that is drawn ---------------------------------------------------------------------

    def loot(self, number: i64) -> None:
        """So many treasures are drawn; 0: as many of the target's as there is room for, all if there is room (PI-A16, PI-A29)."""
        self.left = number
        if number == 0:
            self.take_open(self.unit, self.target)
            room, coins = self.room(self.unit), self.coins(self.target)
            if count(coins) <= room:
                self.take_all(self.unit, coins)
                self.end_feat()
                return
            self.left = room
        self.draw_next()

    def take_open(self, unit: i64, other: i64) -> None:
        """Unique treasure that lies face up, as far as there is room."""
        shown = self.slots_at(other) & ~self.coins(other)
        while shown:
            slot = lowest(shown)
            shown &= shown - 1
            if self.has_room(unit, slot):
                self.take_over(unit, slot)

    def take_all(self, unit: i64, slots: i64) -> None:
        """Treasures change ships."""
        while slots:
            self.take_over(unit, lowest(slots))
            slots &= slots - 1

    def take_over(self, unit: i64, slot: i64) -> None:
        """A treasure comes aboard."""
        self.who = self.turn
        word = self.treasure_word(self.slot_what[slot])
        known = self.slot_seen[slot] | bit(self.owner[unit])
        self.slot_seen[slot] = known
        self.place_slot(slot, unit)
        self.tell(codes.COIN_TAKEN, self.owner[unit], word, unit, known)
        self.tricks.loaded |= bit(unit)
        self.stir()
        if self.is_home(unit):
            self.unload(unit)

    def draw_next(self) -> None:
        """CHANCE draws the next one, or all are drawn."""
        if self.left == 0 or self.coins(self.target) == 0:
            self.end_feat()
            return
        self.phase = PICKING
        self.player = CHANCE

    def picked_from(self) -> i64:
        """The ship from which a treasure is drawn: who swaps gives the first one."""
        swaps = self.tricks.asks == effects.SHIP_TRADER and self.left == TWO
        return self.unit if swaps else self.target

    def add_picked(self, moves: Moves) -> None:
        if self.tricks.asks == effects.ISLAND_TRADER:
            self.add_barter(moves)
            return
        coins = self.coins(self.picked_from())
        while coins:
            moves.add(SLOT + lowest(coins))
            coins &= coins - 1

    def take_picked(self, slot: i64) -> None:
        ability = self.tricks.asks
        if ability == effects.SHIP_TRADER:
            self.swap_ships(slot)
        elif ability == effects.PIRATE_LOOTER:
            self.take_over(self.unit, slot)
            self.left -= 1
            self.draw_next()
        elif ability == effects.ISLAND_TRADER:
            self.barter(slot)
        else:
            super().take_picked(slot)

    def swap_ships(self, slot: i64) -> None:
        """The first treasure drawn is given for the second one (PI-A16)."""
        if self.left == TWO:
            self.tricks.swap = slot
            self.left = 1
            return
        given = self.tricks.swap
        unit, target = self.unit, self.target
        self.take_over(unit, slot)
        self.take_over(target, given)
        self.end_feat()

    def look(self, treasure: i64) -> None:
        ability = self.tricks.asks
        if ability not in (effects.ISLAND_SPY, effects.ISLAND_TRADER):
            super().look(treasure)
            return
        self.hidden[self.target] -= 1
        self.pool &= ~bit(treasure)
        slot = self.add_slot(treasure, ASHORE + self.target, bit(self.turn))
        if ability == effects.ISLAND_SPY:
            self.tell(codes.SPIED, self.turn, self.treasure_word(treasure), ASHORE + self.target, bit(self.turn))
            self.end_feat()
        else:
            self.finish_barter(slot)

    # -- trade between islands ----------------------------------------------------------------------

    def other_stores(self) -> i64:
        """Other wild islands with treasure (PI-A15)."""
        found: i64 = 0
        for island in range(i64(len(self.hidden))):
            if island != self.target and self.island_home[island] == NONE:
                found |= bit(island) if self.hidden[island] > 0 or self.slots_at(ASHORE + island) else 0
        return found

    def add_coins(self, moves: Moves) -> None:
        super().add_coins(moves)
        if self.is_ready(self.unit, effects.ISLAND_TRADER) and self.room(self.unit) > 0 and self.other_stores():
            coins = self.coins_ashore()
            while coins:
                moves.add(feat(effects.ISLAND_TRADER, self.unit, SLOT_AIM + lowest(coins)))
                coins &= coins - 1

    def take_coin(self, move: i64) -> None:
        if move >= FEAT:
            self.spend(self.unit, effects.ISLAND_TRADER)
            self.tell(codes.ABILITY_USED, self.turn, self.unit, effects.ISLAND_TRADER)
            self.tricks.swap = feat_aim(move) - SLOT_AIM
            self.ask_ability(effects.ISLAND_TRADER, self.turn)
            return
        if move != PASS:
            self.tricks.loaded |= bit(self.unit)
        super().take_coin(move)

    def add_barter(self, moves: Moves) -> None:
        """Each treasure of the other island is equally likely, seen or not (PI-A15, PI-N15)."""
        slots = self.slots_at(ASHORE + self.left)
        while slots:
            moves.add(SLOT + lowest(slots))
            slots &= slots - 1
        for k in range(self.hidden[self.left]):
            moves.add(UNSEEN + k)

    def barter(self, slot: i64) -> None:
        """The treasure that was drawn, or one that nobody has seen."""
        if slot >= 0 and slot < UNSEEN - SLOT:
            self.finish_barter(slot)
            return
        self.rams = self.target
        self.target = self.left
        self.phase = LOOKING
        self.player = CHANCE

    def finish_barter(self, slot: i64) -> None:
        """One goes to the other island, the other comes aboard; who has seen what lay there knows it no more (PI-R77)."""
        here, there = ASHORE + self.target, self.slot_at[slot]
        if there == here:
            self.target = self.rams
            here = ASHORE + self.target
        self.rams = 0
        given = self.tricks.swap
        eye = bit(self.turn)
        self.blur(here, eye)
        self.blur(there, 0)
        self.slot_at[given] = there
        self.slot_seen[slot] = eye
        self.tricks.swap = self.tricks.asks = NONE
        self.left = 0
        if self.is_unique(slot):
            self.slot_at[slot] = here
            self.load_next()
            return
        self.place_slot(slot, self.unit)
        self.tell(codes.COIN_TAKEN, self.turn, self.treasure_word(self.slot_what[slot]), self.unit, eye)
        self.tricks.loaded |= bit(self.unit)
        self.stir()
        self.ask_coin()

    def blur(self, place: i64, seen: i64) -> None:
        """Nobody but these seats knows which treasure at a place is which."""
        slots = self.slots_at(place)
        while slots:
            if not self.deeds.mapped:
                self.slot_seen[lowest(slots)] = seen
            slots &= slots - 1

    # -- whether an ability is used -----------------------------------------------------------------

    def ask_ability(self, ability: i64, seat: i64) -> None:
        """A seat is asked whether, or on what, an ability is used; crew that has it is face up from now on (PI-R75)."""
        self.tricks.asks = ability
        self.use(self.tricks.roller if ability == effects.REROLL else self.unit, ability)
        self.phase = CONSENTING
        self.player = self.who = seat

    def ask_consent(self, ability: i64, seat: i64) -> None:
        self.ask_ability(ability, seat)

    def add_consents(self, moves: Moves) -> None:
        ability, unit = self.tricks.asks, self.unit
        if ability == effects.ISLAND_TRADER:
            islands = self.other_stores()
            while islands:
                moves.add(feat(ability, unit, ASHORE + lowest(islands)))
                islands &= islands - 1
            return
        moves.add(PASS)
        if ability == effects.GRAPPLE:
            self.add_uses(ability, unit, self.grappable(unit), moves)
        elif ability == effects.TREASURE_CANNON:
            coins = self.cargo_of(unit)
            while coins:
                moves.add(feat(ability, unit, SLOT_AIM + lowest(coins)))
                coins &= coins - 1
        else:
            moves.add(USE + ability * OF_UNITS + (self.tricks.roller if ability == effects.REROLL else unit))

    def consent(self, move: i64) -> None:
        """An ability is used, or not (PI-D22)."""
        ability = self.tricks.asks
        if ability == effects.ISLAND_TRADER:
            self.left = feat_aim(move) - ASHORE
            self.phase = PICKING
            self.player = CHANCE
            return
        self.tricks.asks = NONE
        if ability == effects.CARGO_SHOT:
            self.shoot_cargo(move)
        elif ability == effects.REROLL:
            self.roll_again(move != PASS)
        elif ability == effects.DERELICT_OWNER:
            self.own_derelict(move)
        elif ability == effects.GRAPPLE:
            self.grapple(move)
        else:
            self.mint(move)

    # -- dice that are rolled again -----------------------------------------------------------------

    def roller_of(self) -> i64:
        """The unit whose die falls in this phase, or NONE."""
        if not self.is_die() or self.phase in (codes.DEED_DIE, codes.DRIFTING, codes.SLIDING):
            return NONE
        return self.target if self.phase == BOARD_DIE and self.left == 1 else self.unit

    def asks_to_reroll(self, die: i64) -> bool:
        """Whether a unit may roll a die again, and is asked; the best roll never is (PI-A20)."""
        unit = self.roller_of()
        if unit == NONE or not self.is_ready(unit, effects.REROLL):
            return False
        if die == DIE and self.phase in (HITTING, RAM_DIE, BOARD_DIE, USING):
            return False
        tricks = self.tricks
        tricks.roller, tricks.die, tricks.resumes = unit, die, self.phase
        self.ask_ability(effects.REROLL, self.owner[unit])
        return True

    def roll_again(self, again: bool) -> None:  # noqa: FBT001 - what was chosen
        """The die falls once more, or counts as it lies (PI-A20)."""
        tricks = self.tricks
        die, unit = tricks.die, tricks.roller
        self.phase = tricks.resumes
        self.player = CHANCE
        tricks.die = 0
        tricks.roller = tricks.resumes = NONE
        if again:
            self.spend(unit, effects.REROLL)
            self.tell(codes.REROLLED, self.owner[unit], unit, die)
        else:
            self.roll_on_with(die)

    def roll_on_with(self, die: i64) -> None:
        """A die counts; written by the class that knows all dice."""
        raise NotImplementedError

    # -- derelicts, grapples, cannons of treasure ---------------------------------------------------

    def explore_ship(self, other: i64) -> None:
        super().explore_ship(other)
        if self.is_derelict(other) and self.able(self.unit, effects.DERELICT_OWNER) and self.home(self.turn) != NONE:
            self.ask_ability(effects.DERELICT_OWNER, self.turn)

    def own_derelict(self, move: i64) -> None:
        """A derelict is the explorer's, and both are docked at home (PI-A55)."""
        unit, other = self.unit, self.target
        if move == PASS:
            super().explore_ship(other)
            return
        self.tell(codes.ABILITY_USED, self.turn, unit, effects.DERELICT_OWNER)
        if self.owner[other] != self.turn:
            self.join(other)
        home = self.home(self.turn)
        for ship in (unit, other):
            pose = self.place_at(ship, home)
            if pose != NONE:
                self.move_away(ship, pose)
                self.come_home(ship)
        if not self.check_end():
            self.finish_action()

    def grappable(self, unit: i64) -> i64:
        """Enemies within S that may be boarded without a ram (PI-A54, PI-A83, PI-18.4)."""
        found: i64 = 0
        enemies = self.near_enemies(unit)
        while enemies:
            other = lowest(enemies)
            enemies &= enemies - 1
            if not self.is_creature(other) and not self.has_shell(other) and not self.waters.ghosts & bit(other):
                found |= bit(other)
        return found

    def asks_to_grapple(self) -> bool:
        """Whether a ship may board another one that she has not rammed, and is asked (PI-A54)."""
        unit = self.unit
        if self.action != MOVE or self.was_free or not self.is_ready(unit, effects.GRAPPLE):
            return False
        if self.standing[unit] == 0 or self.grappable(unit) == 0:
            return False
        self.ask_ability(effects.GRAPPLE, self.turn)
        return True

    def grapple(self, move: i64) -> None:
        """A boarding party at once; the boarded ship adds nothing to her roll (PI-A54)."""
        if move == PASS:
            self.go_on()
            return
        self.spend(self.unit, effects.GRAPPLE)
        self.target = feat_aim(move)
        self.tricks.grappled = True
        self.send_party()

    def boarding_bonus(self, unit: i64) -> i64:
        if self.tricks.grappled and unit == self.target:
            return 0
        return super().boarding_bonus(unit)

    def asks_to_mint(self) -> bool:
        """Whether a ship that docks at home may make a cannon of a treasure, and is asked (PI-A74)."""
        unit = self.unit
        if self.docked_now == 0 or not self.is_home(unit) or not self.is_ready(unit, effects.TREASURE_CANNON):
            return False
        if self.guns[unit] >= MOST_GUNS or self.cargo_of(unit) == 0:
            return False
        self.ask_ability(effects.TREASURE_CANNON, self.turn)
        return True

    def mint(self, move: i64) -> None:
        """A coin is out of the game, and there is one more cannon."""
        if move != PASS:
            slot = feat_aim(move) - SLOT_AIM
            self.spend(self.unit, effects.TREASURE_CANNON)
            self.tell(codes.CARGO_LOST, self.turn, self.treasure_word(self.slot_what[slot]), self.unit)
            self.lose_slot(slot)
            self.guns[self.unit] += 1
            self.stir()
            self.tell(codes.ARMED, self.turn, self.unit)
            if self.check_end():
                return
        self.go_on()

    # -- turning about the stern --------------------------------------------------------------------

    def may_turn_about(self, unit: i64, ability: i64) -> bool:
        """Whether a unit may turn about her stern now: she is not pinned, and has not done so (PI-A80, PI-A84, PI-R73)."""
        if self.tricks.turned or self.pinned_by[unit] or not self.able(unit, ability):
            return False
        return not self.is_creature(unit) and self.waters.afloat & bit(unit) != 0

    def ask_turn(self, ability: i64) -> None:
        """To which heading, or not at all."""
        self.tricks.turned = True
        self.tricks.asks = ability
        self.use(self.unit, ability)
        self.phase = TURNING
        self.player = self.who = self.turn

    def turned_pose(self, unit: i64, a: i64) -> i64:
        """Where a unit lies when she has turned about her stern to a heading."""
        waters = self.waters
        long = waters.forms[unit].length
        before = waters.a[unit]
        x = waters.x[unit] - unscaled(long * cosine(before)) + unscaled(long * cosine(a))
        y = waters.y[unit] - unscaled(long * sine(before)) + unscaled(long * sine(a))
        if x < 0 or y < 0 or x > waters.width or y > waters.height:
            return NONE
        return pose_move(x, y, a)

    def can_turn_to(self, a: i64) -> bool:
        """Whether the unit may turn to a heading: where she and the ship in tow lie then is free (PI-R73)."""
        unit, waters = self.unit, self.waters
        pose = self.turned_pose(unit, a)
        if pose == NONE or a == waters.a[unit]:
            return False
        towed = self.tows[unit]
        afloat = waters.afloat
        if towed != NONE:
            waters.remove(towed)
        fits = waters.fits(unit, pose_x(pose), pose_y(pose), a)
        waters.afloat = afloat
        if not fits or towed == NONE:
            return fits
        x, y, before = waters.x[unit], waters.y[unit], waters.a[unit]
        tx, ty, ta = waters.x[towed], waters.y[towed], waters.a[towed]
        waters.put(unit, pose_x(pose), pose_y(pose), a)
        fits = waters.take_in_tow(unit, towed)
        waters.put(unit, x, y, before)
        waters.put(towed, tx, ty, ta)
        return fits

    def add_turns(self, moves: Moves) -> None:
        """No turn, or to each of the headings that are offered (PI-C2)."""
        moves.add(PASS)
        headings = self.headings()
        for k in range(i64(len(headings))):
            if self.can_turn_to(headings[k]):
                moves.add(TURN_TO + headings[k])

    def turn_about(self, move: i64) -> None:
        """She lies there; then the move ends, or the action goes on."""
        unit, ability = self.unit, self.tricks.asks
        self.tricks.asks = NONE
        if move != PASS:
            pose = self.turned_pose(unit, move - TURN_TO)
            self.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
            self.follow_tower()
            self.leave_islands(unit)
            self.tell(codes.TURNED, self.turn, unit, move - TURN_TO)
        if ability == effects.LONGSHIP:
            super().end_move(self.tricks.found)
        else:
            self.go_on()

    def end_move(self, found: i64) -> None:
        real = self.action == MOVE and not self.was_free
        if real and self.may_turn_about(self.unit, effects.LONGSHIP):
            self.tricks.found = found
            self.ask_turn(effects.LONGSHIP)
            return
        super().end_move(found)

    def asks_to_turn(self) -> bool:
        """Whether a schooner may turn about her stern after her move, and is asked (PI-A80)."""
        if self.action != MOVE or self.was_free or not self.may_turn_about(self.unit, effects.SCHOONER):
            return False
        self.ask_turn(effects.SCHOONER)
        return True

    # -- captives -----------------------------------------------------------------------------------

    def come_home(self, unit: i64) -> None:
        super().come_home(unit)
        crew = self.crew_aboard(unit)
        while crew:
            piece = lowest(crew)
            crew &= crew - 1
            if self.piece_from[piece] != self.owner[unit] and self.is_ransomed(piece):
                self.remove_crew(piece)
                self.gold[self.owner[unit]] += CAPTIVE
                self.tell(codes.RANSOMED, self.owner[unit], CAPTIVE, self.crew_word(piece))

    # -- raiders leave ------------------------------------------------------------------------------

    def note_lingerers(self) -> None:
        """Who lies at an enemy's home when the turn begins: raiders among them have to leave it (PI-A2, PI-R74)."""
        tricks = self.tricks
        tricks.landed = tricks.loaded = tricks.lingers = tricks.scared = 0
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.enemy_homes(unit):
                tricks.lingers |= bit(unit)

    def must_leave(self, unit: i64) -> bool:
        """Whether a raider still has to leave an enemy's home, and can be given a move action."""
        if not self.tricks.lingers & bit(unit) or self.acted & bit(unit) or not self.is_raider(unit):
            return False
        return self.enemy_homes(unit) != 0 and self.can_move(unit)

    def must_go(self) -> bool:
        """Whether some raider has to leave before the turn ends."""
        units = self.tricks.lingers & self.fleet(self.turn)
        while units:
            if self.must_leave(lowest(units)):
                return True
            units &= units - 1
        return False

    def add_segments(self, moves: Moves) -> None:
        """A raider that has to leave does not stop where it lies, as long as one of the listed segments leads away."""
        unit = self.unit
        if not self.tricks.lingers & bit(unit) or not self.is_raider(unit) or self.enemy_homes(unit) == 0:
            super().add_segments(moves)
            return
        found = Moves()
        super().add_segments(found)
        away = False
        for k in range(found.count):
            move = found.items[k]
            away = away or (move != PASS and self.leads_away(move))
        for k in range(found.count):
            if found.items[k] != PASS or not away:
                moves.add(found.items[k])

    def leads_away(self, move: i64) -> bool:
        """Whether a segment ends away from all enemies' homes."""
        unit, waters = self.unit, self.waters
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
        waters.sail(unit, segment_a(move), segment_length(move))
        waters.sail_out(unit)
        found = self.enemy_homes(unit) == 0
        waters.put(unit, x, y, a)
        waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
        return found
