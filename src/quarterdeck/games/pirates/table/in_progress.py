"""What is in progress between two questions: an action, a move, a shot, a fight, a fire, an explore, a card at work.

Each is an object of its own whose fields have one meaning; what is not in progress is NONE, 0 or False.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import full
from quarterdeck.games.pirates.codes import NONE

# Within what a treasure, an Event or equipment works; what comes next follows from it.
NOWHERE: Final[i64] = 0  # no card is at work
LOADING: Final[i64] = 1  # unique treasure is taken from an island
ROUSING: Final[i64] = 2  # a turn begins
SERVING: Final[i64] = 3  # between actions
BLASTING: Final[i64] = 4  # a ship rams
SMOKING: Final[i64] = 5  # a ship shoots
UNLOADING: Final[i64] = 6  # a ship docks at home
FLEEING: Final[i64] = 7  # a ship would lose a mast
SLIPPING: Final[i64] = 8  # a ship moves

# What is aimed at.
CREW_LOST: Final[i64] = 1  # one of the crew aboard, which is eliminated
TREASURE_LOST: Final[i64] = 2  # one of the treasures aboard, which is lost
LEFT_ASHORE: Final[i64] = 3  # whether a treasure is taken at all
RECRUITED: Final[i64] = 4  # a generic crew that joins
OWN_SHIP: Final[i64] = 5  # one to which it happens, or to which the treasure goes
ENEMY_SHIP: Final[i64] = 6
LOOKED_AT: Final[i64] = 7  # something that lies face down
OWN_CREW: Final[i64] = 8
ENEMY_CREW: Final[i64] = 9
SPOT: Final[i64] = 10  # on open sea
DRIFT: Final[i64] = 11  # where a ship is blown
FOG: Final[i64] = 12  # where a fog bank lies
BANK: Final[i64] = 13  # a fog bank that lies there
WHAT_IT_SAYS: Final[i64] = 14  # what the text of the unique treasure says

# What may be answered.
TO_DIE: Final[i64] = 1  # a die that was just rolled
TO_LOSS: Final[i64] = 2  # a mast that would be lost
TO_RAM: Final[i64] = 3  # a ram or a pin, with Explosives
TO_SINKING: Final[i64] = 4  # of one of the player's own ships
TO_PRIZE: Final[i64] = 5  # the sinking of an enemy
TO_DEATH: Final[i64] = 6  # the loss of a crew
TO_PASSING: Final[i64] = 7  # an enemy's move that ends near by

# By what a unit loses masts, crew or cargo; what comes next follows from it.
NOTHING_LOST: Final[i64] = 0
BY_SHOT: Final[i64] = 1  # then comes the next hit, or the next shot
BY_RAM: Final[i64] = 2  # then the rammer is pinned
BEFORE_BOARDING: Final[i64] = 3  # by a pin or a blade; then a boarding party is offered
BY_FIGHT: Final[i64] = 4  # by a boarding party; then come the consequences of the action
BY_CARD: Final[i64] = 5  # then the treasure or Event goes on
BY_TERRAIN: Final[i64] = 6  # then the next terrain is met, or more ice drifts
BY_ISLAND: Final[i64] = 7  # by a mysterious one; then the rest of what follows the move
BY_SAILING: Final[i64] = 8  # then the move is over

# What a cannon shoots.
BALL: Final[i64] = 0
CHAIN: Final[i64] = 1  # by a specialist (PI-A44)
STINK: Final[i64] = 2  # PI-A72
FIRE: Final[i64] = 3  # PI-A71
KINDS: Final[i64] = 4  # how many of these there are
BROADSIDE: Final[i64] = 4  # all cannons at once (PI-A86)
GRAPE: Final[i64] = 5  # with equipment (PI-Q2)
GRAPPLE: Final[i64] = 6  # PI-Q4
EXPLODING: Final[i64] = 7  # PI-Q7

# What comes next when a rule is done and nobody is asked. The rule says it and returns; `rules/steps.py` brings it.
NOTHING_NEXT: Final[i64] = 0  # somebody is asked, or the game is over
NEXT_HOME: Final[i64] = 1  # a player chooses the home island of another one
FIRST_TURN: Final[i64] = 2
TURN_GOES_ON: Final[i64] = 3  # with what happens when it begins: islands of fire, fear, rolling fog, treasures
NEXT_UNIT: Final[i64] = 4  # the player names a unit, or ends the turn
UNIT_ACTS: Final[i64] = 5  # the player says what the unit that was named does
NEXT_CONSEQUENCE: Final[i64] = 6  # of the action
ACTION_OVER: Final[i64] = 7  # with all its consequences

MOVE_STEPS: Final[i64] = 10
MOVE_STOPS: Final[i64] = 10  # where the unit is
MOVE_ENDS: Final[i64] = 11  # as `sailing.ended_as` says, with or without a turn about the stern
TERRAIN_MET: Final[i64] = 12  # `sailing.terrain`
TERRAIN_PASSED: Final[i64] = 13  # what it did is done
NEXT_STRUCK: Final[i64] = 14  # the next unit that drifting ice has touched

LOSS_STEPS: Final[i64] = 20
MASTS_LOST: Final[i64] = 20  # unless something saves them: as many as `loss` says
MORE_COSTS: Final[i64] = 21  # what else a hit or a ram costs
RAM_MADE: Final[i64] = 22  # it has cost a mast or not
BOARDING_NEXT: Final[i64] = 23  # Explosives may be shown before
BOARDERS_NEXT: Final[i64] = 24  # a boarding party is offered

SHOT_STEPS: Final[i64] = 30
NEXT_SHOT: Final[i64] = 30
SHOT_STANDS: Final[i64] = 31  # nobody buys off the shot that was declared
NEXT_HIT: Final[i64] = 32  # of the same roll

EXPLORE_STEPS: Final[i64] = 40
NEXT_LOOK: Final[i64] = 40  # at treasure of the island that is explored
NEXT_TREASURE: Final[i64] = 41  # unique treasure comes aboard
NEXT_COIN: Final[i64] = 42  # is chosen
EXPLORE_OVER: Final[i64] = 43

CARD_STEPS: Final[i64] = 50
CARD_GOES_ON: Final[i64] = 50  # a treasure or Event at work, or what was interrupted for it
DIE_STANDS: Final[i64] = 51  # nobody turns it any more: `question.die`
SHIP_HELD_BACK: Final[i64] = 52  # by a mysterious island: a die says whether she moves
CHOICE_MADE: Final[i64] = 53  # for a mysterious island
ISLAND_DONE: Final[i64] = 54  # a mysterious one has done what it does

# The bits of a question that is interrupted.
PHASE: Final[i64] = 7
PLAYER: Final[i64] = 3
SEAT: Final[i64] = 2
FRAME: Final[i64] = 13
MARK: Final[i64] = 4096  # the question is there


@final
class Action:
    """The action of the unit that acts, and what of its consequences comes next (PI-6.2, PI-R20)."""

    def __init__(self) -> None:
        """Nobody acts."""
        self.kind: i64 = NONE  # the move that began it
        self.is_free = False  # a move that a text grants; it is no move action
        self.stage: i64 = 0  # the next of its consequences; see `rules/turn/consequences.py`
        self.docked_at: i64 = 0  # islands at which the unit has docked in this action (PI-R11)
        self.tow_options: i64 = 0  # derelicts that may be taken in tow
        self.ability: i64 = NONE  # the ability of that unit for which a die falls
        self.coins_due: i64 = 0  # coins of wild islands that are still to be sent home
        self.ability_asked: i64 = NONE  # the ability that somebody is asked about, or for which treasure is drawn
        self.mends: i64 = NONE  # the fort of which a flag is put up again

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.stage = self.docked_at = self.tow_options = self.coins_due = 0
        self.kind = self.ability = self.ability_asked = self.mends = NONE
        self.is_free = False

    def copy_from(self, other: Action) -> None:
        """Become equal to the other."""
        self.kind = other.kind
        self.is_free = other.is_free
        self.stage = other.stage
        self.docked_at = other.docked_at
        self.tow_options = other.tow_options
        self.ability = other.ability
        self.ability_asked = other.ability_asked
        self.coins_due = other.coins_due
        self.mends = other.mends

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.kind),
            int(self.is_free),
            int(self.stage),
            int(self.docked_at),
            int(self.tow_options),
            int(self.ability),
            int(self.ability_asked),
            int(self.coins_due),
            int(self.mends),
        ]


@final
class Sailing:
    """A move under way (PI-7, PI-16, PI-K)."""

    def __init__(self) -> None:
        """Nobody moves."""
        self.measures_used: i64 = 0  # measures of the base move that are used; from MOVES on those that texts add
        self.base_moves_left: i64 = 0  # whole base moves still to come after this one
        self.of_l_alone = False  # the move is L and no more (PI-A154)
        self.of_s_alone = False  # the move is S and no more, granted by a text between actions (PI-A48, PI-A49)
        self.loading_move = False  # the move is S and no more, after loading at a mysterious island (PI-M29)
        self.turn_asked = False  # the ship has turned about her stern, or was asked whether to
        self.ended_as: i64 = 0  # SAILED or STOPPED: how the move ended that such a turn follows
        self.pilot: i64 = NONE  # the unit that acts while its player moves another one (PI-M16, PI-M17)
        self.own_base_move = False  # that other one is moved by the pilot's base move (PI-M16)
        self.current_at_hand = False  # a trade current may be used
        self.hastened = False  # ships near by hasten the one that moves (PI-A141, PI-A142)
        self.lured = False  # a ship near by lures the sea monster that moves (PI-A134)
        self.terrain_to_meet: i64 = 0  # terrain at which the move has ended, still to be met
        self.terrain: i64 = NONE  # the piece that is met, left or drifts

    def of_one_measure(self) -> bool:
        """Whether the move is S or L and no more, whatever the ship's base move is (PI-A48, PI-A49, PI-A154)."""
        return self.of_s_alone or self.of_l_alone

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.measures_used = self.base_moves_left = self.ended_as = self.terrain_to_meet = 0
        self.pilot = self.terrain = NONE
        self.of_s_alone = self.of_l_alone = self.loading_move = self.turn_asked = self.own_base_move = (
            self.current_at_hand
        ) = False
        self.hastened = self.lured = False

    def copy_from(self, other: Sailing) -> None:
        """Become equal to the other."""
        self.measures_used = other.measures_used
        self.base_moves_left = other.base_moves_left
        self.of_s_alone = other.of_s_alone
        self.of_l_alone = other.of_l_alone
        self.loading_move = other.loading_move
        self.turn_asked = other.turn_asked
        self.ended_as = other.ended_as
        self.pilot = other.pilot
        self.own_base_move = other.own_base_move
        self.current_at_hand = other.current_at_hand
        self.hastened = other.hastened
        self.lured = other.lured
        self.terrain_to_meet = other.terrain_to_meet
        self.terrain = other.terrain

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.measures_used),
            int(self.base_moves_left),
            int(self.of_s_alone),
            int(self.of_l_alone),
            int(self.loading_move),
            int(self.turn_asked),
            int(self.ended_as),
            int(self.pilot),
            int(self.own_base_move),
            int(self.current_at_hand),
            int(self.hastened),
            int(self.lured),
            int(self.terrain_to_meet),
            int(self.terrain),
        ]


@final
class Shooting:
    """Shots of the unit that acts (PI-12, PI-Q)."""

    def __init__(self) -> None:
        """Nobody shoots."""
        self.fired: i64 = 0  # cannons that have fired
        self.missed: i64 = 0  # those of them that have missed
        self.cannon: i64 = 0  # the cannon of the shot for which a die falls
        self.kind: i64 = 0  # what it shoots, one of those above
        self.double_range = False  # cannons shoot twice as far and hit with 6 only (PI-A7)
        self.hits_left: i64 = 0  # hits of this roll still to be settled
        self.grabs: i64 = (
            0  # masts that the one shot of the action costs, which draws its target near; 0: it shoots as usual
        )
        self.succeeded = False  # a shot of this action has hit (PI-U52, PI-U53)
        self.armour_dented: i64 = 0  # armoured units that the next hit of this action costs a mast (PI-A34)
        self.next_equipment: i64 = NONE  # equipment with which the next shot is made
        self.equipment: i64 = NONE  # the equipment of the shot for which a die falls
        self.equipment_used: i64 = 0  # equipment that was used in this action
        self.awaits_payment: i64 = NONE  # the shot that is made if nobody pays (PI-A88)
        self.payer: i64 = NONE  # the unit whose player may pay
        self.paid_from: i64 = NONE  # the place from which that player pays

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.fired = self.missed = self.equipment_used = 0
        self.cannon = self.kind = self.hits_left = self.armour_dented = self.grabs = 0
        self.next_equipment = self.equipment = self.awaits_payment = self.payer = self.paid_from = NONE
        self.double_range = self.succeeded = False

    def copy_from(self, other: Shooting) -> None:
        """Become equal to the other."""
        self.fired = other.fired
        self.missed = other.missed
        self.cannon = other.cannon
        self.kind = other.kind
        self.double_range = other.double_range
        self.hits_left = other.hits_left
        self.grabs = other.grabs
        self.succeeded = other.succeeded
        self.armour_dented = other.armour_dented
        self.next_equipment = other.next_equipment
        self.equipment = other.equipment
        self.equipment_used = other.equipment_used
        self.awaits_payment = other.awaits_payment
        self.payer = other.payer
        self.paid_from = other.paid_from

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.fired),
            int(self.missed),
            int(self.cannon),
            int(self.kind),
            int(self.double_range),
            int(self.hits_left),
            int(self.grabs),
            int(self.succeeded),
            int(self.armour_dented),
            int(self.next_equipment),
            int(self.equipment),
            int(self.equipment_used),
            int(self.awaits_payment),
            int(self.payer),
            int(self.paid_from),
        ]


@final
class Loss:
    """What a hit, a ram, a fight or a text costs a unit, one thing after the other (PI-9.2, PI-12.8, PI-R20, PI-R71)."""

    def __init__(self) -> None:
        """Nobody loses anything."""
        self.cause: i64 = 0  # by what it is lost, one of those above
        self.unit: i64 = NONE  # the unit that loses masts, crew or cargo
        self.masts_left: i64 = 0  # masts that it loses after the one that is asked for
        self.crew_left: i64 = 0  # crew that the target still loses (PI-R71)
        self.any_cargo = False  # cargo may be lost instead of crew (PI-A23)
        self.cargo_due = False  # a cargo of the target is still to be eliminated, if the shooter likes (PI-A23)
        self.own_crew_due = False  # the unit that strikes with a blade still loses a crew
        self.repair_due = False  # a mast of the unit that has sunk another is still to come back (PI-A56)

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.cause = self.masts_left = self.crew_left = 0
        self.unit = NONE
        self.any_cargo = self.cargo_due = self.own_crew_due = self.repair_due = False

    def copy_from(self, other: Loss) -> None:
        """Become equal to the other."""
        self.cause = other.cause
        self.unit = other.unit
        self.masts_left = other.masts_left
        self.crew_left = other.crew_left
        self.any_cargo = other.any_cargo
        self.cargo_due = other.cargo_due
        self.own_crew_due = other.own_crew_due
        self.repair_due = other.repair_due

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.cause),
            int(self.unit),
            int(self.masts_left),
            int(self.crew_left),
            int(self.any_cargo),
            int(self.cargo_due),
            int(self.own_crew_due),
            int(self.repair_due),
        ]


@final
class Boarding:
    """Rams and boarding parties (PI-9)."""

    def __init__(self) -> None:
        """Nobody is rammed."""
        self.enemies_left: i64 = 0  # enemies still to be rammed
        self.dice_left: i64 = 0  # boarding rolls still to fall
        self.first_total: i64 = 0  # die and masts of the boarding party that was rolled first (PI-9.9)
        self.prizes_left: i64 = 0  # how much the winner may still eliminate or take (PI-9.10)
        self.treasure_only = False  # the winner may only take treasure now (PI-A69, PI-A150)
        self.crew_only = False  # the winner may only eliminate crew now (PI-A150)
        self.drawn: i64 = NONE  # ANY_CREW or ANY_COIN while CHANCE draws it
        self.by_grapples = False  # the boarding party came by grapples (PI-A54)
        self.by_shot = False  # the boarding party comes of a shot (PI-Q)
        self.stung: i64 = 0  # the enemy that a blade has struck in this action (PI-A93)

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.enemies_left = self.dice_left = self.first_total = self.prizes_left = self.stung = 0
        self.drawn = NONE
        self.treasure_only = self.crew_only = self.by_grapples = self.by_shot = False

    def copy_from(self, other: Boarding) -> None:
        """Become equal to the other."""
        self.enemies_left = other.enemies_left
        self.dice_left = other.dice_left
        self.first_total = other.first_total
        self.prizes_left = other.prizes_left
        self.treasure_only = other.treasure_only
        self.crew_only = other.crew_only
        self.drawn = other.drawn
        self.by_grapples = other.by_grapples
        self.by_shot = other.by_shot
        self.stung = other.stung

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.enemies_left),
            int(self.dice_left),
            int(self.first_total),
            int(self.prizes_left),
            int(self.treasure_only),
            int(self.crew_only),
            int(self.drawn),
            int(self.by_grapples),
            int(self.by_shot),
            int(self.stung),
        ]


@final
class Fires:
    """Fire masts of the unit that is named (PI-17)."""

    def __init__(self) -> None:
        """Nothing burns."""
        self.dice_left: i64 = 0  # burning masts for which a die is still to fall
        self.go_out: i64 = 0  # fire masts that go out
        self.spread: i64 = 0  # fires that spread, still to be settled
        self.kindled: i64 = NONE  # the unit of which a mast that was shot on fire is still to be chosen (PI-A71)

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.dice_left = self.go_out = self.spread = 0
        self.kindled = NONE

    def copy_from(self, other: Fires) -> None:
        """Become equal to the other."""
        self.dice_left = other.dice_left
        self.go_out = other.go_out
        self.spread = other.spread
        self.kindled = other.kindled

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [int(self.dice_left), int(self.go_out), int(self.spread), int(self.kindled)]


@final
class Exploring:
    """An explore of an island or a ship (PI-11)."""

    def __init__(self) -> None:
        """Nobody explores."""
        self.island: i64 = NONE  # the island that is explored
        self.elsewhere: i64 = NONE  # another island, of which a text draws a treasure to be looked at
        self.one_more = False  # one more coin may be loaded, and then no more
        self.settled: i64 = 0  # unique treasure of the island that is taken or left: it is not asked about again
        self.aboard_before: i64 = 0  # slots aboard before it was explored
        self.crew_moved: i64 = 0  # crew that has changed ships
        self.treasure_moved: i64 = 0  # slots that have changed ships

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.settled = self.aboard_before = self.crew_moved = self.treasure_moved = 0
        self.one_more = False
        self.island = self.elsewhere = NONE

    def copy_from(self, other: Exploring) -> None:
        """Become equal to the other."""
        self.island = other.island
        self.elsewhere = other.elsewhere
        self.one_more = other.one_more
        self.settled = other.settled
        self.aboard_before = other.aboard_before
        self.crew_moved = other.crew_moved
        self.treasure_moved = other.treasure_moved

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.island),
            int(self.elsewhere),
            int(self.one_more),
            int(self.settled),
            int(self.aboard_before),
            int(self.crew_moved),
            int(self.treasure_moved),
        ]


@final
class Trade:
    """Treasure that abilities draw from ships and islands (PI-A15, PI-A16, PI-A29)."""

    def __init__(self) -> None:
        """Nothing is drawn."""
        self.given: i64 = NONE  # the slot that is given for another
        self.draws_left: i64 = 0  # treasures still to be drawn
        self.other_island: i64 = NONE  # the island with which the explored one trades

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.draws_left = 0
        self.given = self.other_island = NONE

    def copy_from(self, other: Trade) -> None:
        """Become equal to the other."""
        self.given = other.given
        self.draws_left = other.draws_left
        self.other_island = other.other_island

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [int(self.given), int(self.draws_left), int(self.other_island)]


@final
class CardAtWork:
    """A unique treasure, an Event or equipment that does something (PI-U, PI-V, PI-Q)."""

    def __init__(self) -> None:
        """No card is at work."""
        self.move: i64 = NONE  # the move that shows it
        self.during: i64 = 0  # within what it works, one of those above
        self.aim: i64 = 0  # what is chosen for it, one of those above
        self.unit: i64 = NONE  # the unit that loses what is chosen
        self.still_to_come: i64 = 0  # a set of slots, units or crew, as the card says: those to which it still happens
        self.rolls_left: i64 = 0  # dice and draws still to fall for it
        self.crew: i64 = NONE  # the crew that duels
        self.island: i64 = NONE  # the island that is looked at
        self.total: i64 = 0  # what the crew that duels has rolled
        self.units_hit: i64 = 0  # how many units the wave of Neptune's Trident hit
        self.treasure_lost = False  # the ship that an eruption hits has lost her treasure, and loses crew next

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.during = self.aim = self.still_to_come = self.rolls_left = self.total = self.units_hit = 0
        self.move = self.unit = self.crew = self.island = NONE
        self.treasure_lost = False

    def copy_from(self, other: CardAtWork) -> None:
        """Become equal to the other."""
        self.move = other.move
        self.during = other.during
        self.aim = other.aim
        self.unit = other.unit
        self.still_to_come = other.still_to_come
        self.rolls_left = other.rolls_left
        self.crew = other.crew
        self.island = other.island
        self.total = other.total
        self.units_hit = other.units_hit
        self.treasure_lost = other.treasure_lost

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.move),
            int(self.during),
            int(self.aim),
            int(self.unit),
            int(self.still_to_come),
            int(self.rolls_left),
            int(self.crew),
            int(self.island),
            int(self.total),
            int(self.units_hit),
            int(self.treasure_lost),
        ]


@final
class Question:
    """What somebody may answer with a card in hand (PI-R97)."""

    def __init__(self) -> None:
        """Nobody is asked."""
        self.kind: i64 = 0  # to what, one of those above; 0: nobody is asked
        self.seats_left: i64 = 0  # seats that are still to be asked
        self.die: i64 = 0  # the die that may be turned
        self.sunk: i64 = 0  # units that have sunk, with all aboard still to be settled
        self.sinker: i64 = NONE  # the seat that sank them
        self.relics_kept = False  # whoever was asked for Relics keeps them (PI-U28)

    def copy_from(self, other: Question) -> None:
        """Become equal to the other."""
        self.kind = other.kind
        self.seats_left = other.seats_left
        self.die = other.die
        self.sunk = other.sunk
        self.sinker = other.sinker
        self.relics_kept = other.relics_kept

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.kind),
            int(self.seats_left),
            int(self.die),
            int(self.sunk),
            int(self.sinker),
            int(self.relics_kept),
        ]


@final
class Reroll:
    """A die that may be rolled again (PI-A20)."""

    def __init__(self) -> None:
        """No die is asked about."""
        self.roller: i64 = NONE  # the unit whose die it is
        self.die: i64 = 0  # what it shows

    def clear(self) -> None:
        """Nothing of this is in progress any more."""
        self.die = 0
        self.roller = NONE

    def copy_from(self, other: Reroll) -> None:
        """Become equal to the other."""
        self.roller = other.roller
        self.die = other.die

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [int(self.roller), int(self.die)]


@final
class Interrupted:
    """A stack of interrupted questions; the last one is asked again first."""

    def __init__(self) -> None:
        """Nothing is interrupted."""
        self.frames: i64 = 0  # FRAME bits each: phase, who chooses, the seat that is asked

    def push(self, phase: i64, player: i64, asked: i64) -> None:
        """Remember a question."""
        frame = ((phase << PLAYER) | (player - NOBODY)) << SEAT | asked
        self.frames = self.frames << FRAME | frame | MARK

    def phase(self) -> i64:
        """The phase of the last question."""
        return self.frames >> (PLAYER + SEAT) & full(PHASE)

    def player(self) -> i64:
        """The player who chooses in the last question: a seat, or CHANCE."""
        return (self.frames >> SEAT & full(PLAYER)) + NOBODY

    def asked(self) -> i64:
        """The seat that it is for."""
        return self.frames & full(SEAT)

    def drop(self) -> None:
        """Forget the last question."""
        self.frames >>= FRAME

    def copy_from(self, other: Interrupted) -> None:
        """Become equal to the other."""
        self.frames = other.frames
