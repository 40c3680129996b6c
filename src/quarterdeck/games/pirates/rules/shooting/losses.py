"""What a hit, a ram or a fight costs beside masts: crew and cargo; and what may be done with an ability (PI-9.10, PI-A)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, FORFEITING, NONE, OUT, SLOT
from quarterdeck.games.pirates.pack.catalog import holds
from quarterdeck.games.pirates.rules.shooting.shot import Gunnery
from quarterdeck.games.pirates.texts import abilities


class Losses(Gunnery):
    """How crew and cargo leave the game."""

    # -- crew ---------------------------------------------------------------------------------------

    def kill(self, piece: i64, by: i64 = NONE) -> None:
        """One of the crew is eliminated by a seat, and everybody sees who it was (PI-9.10, PI-A53, PI-A60, PI-A92)."""
        unit = self.piece_at[piece]
        if unit < codes.UNITS and self.able(unit, abilities.SAFE_CREW):
            self.use(unit, abilities.SAFE_CREW)
            return
        self.stir()
        if unit < codes.UNITS and self.face_up & bit(piece) and self.is_revived(piece, unit):
            self.turn_down(piece, unit)
            return
        self.remove_crew(piece)
        if by not in (NONE, self.piece_owner[piece]):
            self.pay_ransom(piece, by)

    def is_revived(self, piece: i64, unit: i64) -> bool:
        """Whether the ship, or another of the crew, keeps one of it from being eliminated (PI-A53, PI-R108)."""
        return (
            self.is_born(unit, abilities.REVIVED_CREW) or self.givers(unit, abilities.REVIVED_CREW) & ~bit(piece) != 0
        )

    def remove_crew(self, piece: i64) -> None:
        """It is out of the game."""
        self.tell(codes.CREW_LOST, self.piece_owner[piece], self.crew_word(piece), self.piece_at[piece])
        self.place_piece(piece, OUT)
        self.face_up |= bit(piece)
        self.stir()

    def turn_down(self, piece: i64, unit: i64) -> None:
        """It lies face down instead; whoever remembers it still knows it (PI-A53)."""
        self.use(unit, abilities.REVIVED_CREW)
        self.face_up &= ~bit(piece)
        self.piece_seen[piece] = full(self.seats)
        self.tell(codes.REVIVED, self.piece_owner[piece], self.crew_word(piece), unit)

    def pay_ransom(self, piece: i64, by: i64) -> None:
        """Who eliminates a crew with Ransom gets 1 gold (PI-A92)."""
        if self.is_ransomed(piece):
            self.gold[by] += 1
            self.tell(codes.RANSOMED, by, 1, self.crew_word(piece))

    def is_ransomed(self, piece: i64) -> bool:
        """Whether a crew has Ransom on its card."""
        card = self.piece[piece]
        return card != NONE and holds(self.catalog.crew_low[card], self.catalog.crew_high[card], abilities.RANSOM)

    def crew_is_safe(self, unit: i64) -> bool:
        """Whether everybody sees that a unit's crew cannot be eliminated (PI-A60)."""
        return self.openly(unit, abilities.SAFE_CREW)

    def ask_crew(self, unit: i64) -> bool:
        """Whether a unit's owner is asked which crew it loses; a single one is lost at once (PI-R20, PI-R71)."""
        crew = self.crew_aboard(unit)
        if crew == 0 or self.crew_is_safe(unit):
            return False
        if count(crew) == 1:
            self.kill(lowest(crew), self.foe_of(unit))
            return self.check_end()
        self.ask_forfeit(unit, NONE)
        return True

    def foe_of(self, unit: i64) -> i64:
        """Who costs a unit its crew: the player of the other of the two ships (PI-A43, PI-A92)."""
        return self.owner[self.target] if unit == self.unit and self.target != NONE else self.turn

    # -- cargo --------------------------------------------------------------------------------------

    def ask_forfeit(self, unit: i64, ability: i64) -> None:
        """The owner chooses what is lost: a crew, or, by CARGO_SHOT, any cargo."""
        self.hurt = unit
        self.ability = ability
        self.phase = FORFEITING
        self.player = self.who = self.owner[unit]

    def cargo_of(self, unit: i64) -> i64:
        """The slots aboard that take cargo spaces: coins."""
        found: i64 = 0
        slots = self.slots_at(unit)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if not self.is_unique(slot):
                found |= bit(slot)
        return found

    def add_forfeits(self, moves: Moves) -> None:
        """Crew aboard, or any cargo."""
        unit = self.hurt
        pieces = self.crew_aboard(unit)
        coins: i64 = 0
        if self.ability == abilities.CARGO_SHOT:
            pieces = self.pieces_at(unit) & self.gear if self.crew_is_safe(unit) else self.pieces_at(unit)
            coins = self.cargo_of(unit)
        while pieces:
            moves.add(CREW + lowest(pieces))
            pieces &= pieces - 1
        while coins:
            moves.add(SLOT + lowest(coins))
            coins &= coins - 1

    def forfeit(self, move: i64) -> None:
        """It is out of the game."""
        if move >= SLOT:
            slot = move - SLOT
            word = self.treasure_word(self.slot_what[slot])
            self.tell(codes.CARGO_LOST, self.owner[self.hurt], word, self.hurt)
            self.lose_slot(slot)
            self.stir()
        elif self.gear & bit(move - CREW):
            self.remove_crew(move - CREW)
        else:
            self.kill(move - CREW, self.foe_of(self.hurt))
        self.hurt = self.ability = NONE
        if not self.check_end():
            self.proceed()
