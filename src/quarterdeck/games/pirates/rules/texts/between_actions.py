"""Abilities that are used between actions (PI-6.4, PI-A, PI-R74 to PI-R79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    FEAT,
    LOOKING,
    MOVE,
    NONE,
    OF_UNITS,
    PIECE_AIM,
    SLOT_AIM,
    USE,
)
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.pack.catalog import NATIONS
from quarterdeck.games.pirates.rules.texts.dice import Knacks
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.words.notation.aims import feat, feat_ability, feat_aim, feat_unit

TWO: Final[i64] = 2
PIRATE: Final[i64] = NATIONS.index("pirate")
LOW_TALENTS: Final[i64] = 1_153_343_854_779_531_270  # those listed in `add_talents` with numbers below 62
HIGH_TALENTS: Final[i64] = 1_024  # and from 62 on


class Talents(Knacks):
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

    def add_looks(self, unit: i64, moves: Moves) -> None:
        """Spies, and who silences others (PI-A17, PI-A18, PI-A38)."""
        if self.is_ready(unit, abilities.CARGO_SPY):
            self.add_spied(abilities.CARGO_SPY, unit, moves)
        if self.is_ready(unit, abilities.ISLAND_SPY):
            self.add_spied_islands(unit, moves)
        if self.is_ready(unit, abilities.CANCELLER):
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
                moves.add(feat(abilities.ISLAND_SPY, unit, ASHORE + island))
        for slot in range(i64(len(self.slot_at))):
            if self.is_ashore(self.slot_at[slot]) and not self.slot_seen[slot] & bit(self.turn):
                moves.add(feat(abilities.ISLAND_SPY, unit, SLOT_AIM + slot))

    def add_cancelled(self, unit: i64, moves: Moves) -> None:
        """Enemies within S with texts of their own, and their crew that lies face up (PI-R76)."""
        enemies = self.near_enemies(unit)
        while enemies:
            other = lowest(enemies)
            enemies &= enemies - 1
            ship = self.ship[other]
            if not self.mute & bit(other) and (self.catalog.low[ship] or self.catalog.high[ship]):
                moves.add(feat(abilities.CANCELLER, unit, other))
            crew = self.crew_aboard(other) & self.face_up & ~self.piece_mute
            while crew:
                moves.add(feat(abilities.CANCELLER, unit, PIECE_AIM + lowest(crew)))
                crew &= crew - 1

    def add_dealings(self, unit: i64, moves: Moves) -> None:
        """Trade, loot and charters (PI-A16, PI-A29, PI-A73)."""
        if self.is_ready(unit, abilities.SHIP_TRADER) and self.coins(unit):
            self.add_uses(abilities.SHIP_TRADER, unit, self.laden(self.near_enemies(unit)), moves)
        if self.is_ready(unit, abilities.PIRATE_LOOTER):
            self.add_uses(abilities.PIRATE_LOOTER, unit, self.lootable(unit), moves)
        if self.is_ready(unit, abilities.CHARTER):
            for island in range(i64(len(self.waters.shores))):
                if self.can_charter(unit, island):
                    moves.add(feat(abilities.CHARTER, unit, ASHORE + island))

    def laden(self, units: i64) -> i64:
        """Those of some units that carry treasure face down."""
        found: i64 = 0
        while units:
            other = lowest(units)
            units &= units - 1
            if self.coins(other):
                found |= bit(other)
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
            if self.tokens[seat] & bit(island):
                marked |= bit(seat)
        return marked != bit(self.turn)

    def add_raids(self, unit: i64, moves: Moves) -> None:
        """Coins of an enemy's home that a raider has just reached; gold within S of the own home (PI-A2, PI-A3, PI-A61)."""
        raids = self.raids(unit)
        while raids:
            moves.add(feat(self.raid_of(unit), unit, SLOT_AIM + lowest(raids)))
            raids &= raids - 1
        if self.is_ready(unit, abilities.FAR_UNLOADING) and self.is_off_home(unit):
            moves.add(USE + abilities.FAR_UNLOADING * OF_UNITS + unit)

    def is_off_home(self, unit: i64) -> bool:
        """Whether a unit with something to unload lies within S of her home, not at it (PI-A61)."""
        home = self.home(self.owner[unit])
        if home == NONE or self.is_home(unit) or not self.has_gold(unit):
            return False
        return within(self.waters.hulls[unit], self.waters.shores[home], self.catalog.measure[SHORT])

    def has_gold(self, unit: i64) -> bool:
        """Whether there is treasure aboard that may be worth gold at home: coins, and unique treasure that is (PI-5.5)."""
        shown = self.slots_at(unit) & ~self.coins(unit)
        while shown:
            if self.unique_gold(lowest(shown)) > 0:
                return True
            shown &= shown - 1
        return self.coins(unit) != 0

    def add_short_moves(self, unit: i64, moves: Moves) -> None:
        """A free move of S after unloading or loading (PI-A48, PI-A49)."""
        if not self.can_move(unit):
            return
        if self.is_ready(unit, abilities.UNLOAD_AND_GO) and self.tricks.landed & bit(unit):
            moves.add(USE + abilities.UNLOAD_AND_GO * OF_UNITS + unit)
        if self.is_ready(unit, abilities.LOAD_AND_GO) and self.tricks.loaded & bit(unit):
            moves.add(USE + abilities.LOAD_AND_GO * OF_UNITS + unit)

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
        return ability in (abilities.UNLOAD_AND_GO, abilities.LOAD_AND_GO, abilities.FAR_UNLOADING)

    def use_talent(self, ability: i64, unit: i64) -> None:
        """Such an ability is used."""
        self.spend(unit, ability)
        self.tell(codes.ABILITY_USED, self.turn, unit, ability)
        if ability == abilities.FAR_UNLOADING:
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
        if ability in (abilities.RAIDER, abilities.RAIDER_OF_TWO):
            self.raid(ability, unit, aim - SLOT_AIM)
            return
        self.spend(unit, ability)
        self.unit = unit
        if ability == abilities.CARGO_SPY:
            self.see_cargo(aim)
        elif ability == abilities.ISLAND_SPY:
            self.see_island(aim)
        elif ability == abilities.CANCELLER:
            self.cancel(aim)
        elif ability == abilities.CHARTER:
            self.charter(unit, aim - ASHORE)
        else:
            self.target = aim
            self.tricks.asks = ability
            self.loot(TWO if ability == abilities.SHIP_TRADER else NOTHING)

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
        self.tricks.asks = abilities.ISLAND_SPY
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
        second = ability == abilities.RAIDER or self.is_spent(unit, abilities.RAIDER)
        self.spend(unit, ability if second else abilities.RAIDER)
        self.use(unit, ability)
        gold = self.gold_in(slot)
        self.gold[self.island_home[self.slot_at[slot] - ASHORE]] -= gold
        self.place_slot(slot, unit)
        self.tricks.loaded |= bit(unit)
        self.stir()
        self.tell(codes.RAIDED, self.turn, unit, gold)
        self.land_gold(unit)
