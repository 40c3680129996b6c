"""Facts that hold for one turn: the present turn, and the next turn of each fleet (PI-6)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE


@final
class ThisTurn:
    """One number for each unit; sets of units, crew, slots, terrain and Events are integers."""

    def __init__(self) -> None:  # noqa: PLR0915 - one line for each field
        """Nobody has done anything yet."""
        self.just_begun = False  # nothing was done in it yet, so Events may be played (PI-2.8)
        self.acted: i64 = 0  # units that have taken an action
        self.acted_twice: i64 = 0  # units that have taken two, or can take no more
        self.may_act_again: i64 = 0  # units that may take a second action (PI-6.5)
        self.same_action_only: i64 = 0  # those of them whose second action must be of the kind of the first
        self.must_shoot: i64 = 0  # those of them whose second action can only be to shoot
        self.second_actions: i64 = 0  # second actions that any units of the fleet may take
        self.first_action = vec[i64]()  # the move that began each unit's first action, or NONE
        self.held: i64 = 0  # units that have no action in this turn (PI-R91); they count as having acted twice
        self.spent_low = vec[i64]()  # abilities of each unit that have been used up (PI-1.5)
        self.spent_high = vec[i64]()  # those numbered from WORD
        self.spent_top = vec[i64]()  # those numbered from TWO_WORDS
        self.shot_by = vec[i64]()  # of each unit: units that have shot at it
        self.shielded_from = vec[i64]()  # of each unit: enemies that may not shoot at it, since they were paid (PI-A88)
        self.lain_at = vec[i64]()  # of each unit: islands at which it has lain since the turn began (PI-R21)
        self.docked_at_wild: i64 = 0  # units that docked at a wild island and have not explored since (PI-A5, PI-U4)
        self.free_explores: i64 = 0  # units that may explore where their player's token lies (PI-11.6)
        self.at_enemy_home: i64 = 0  # units that have lain at an enemy's home since the turn began
        self.unloaded: i64 = 0  # units that have unloaded
        self.loaded: i64 = 0  # units that have loaded treasure
        self.used_current: i64 = 0  # units that have used a trade current (PI-K6)
        self.tried_to_scuttle: i64 = 0  # derelicts that were tried to be scuttled (PI-R31)
        self.fear_rolled: i64 = 0  # ships for which a die of fear has fallen (PI-A87)
        self.silenced: i64 = 0  # units whose own abilities do not work
        self.crew_silenced: i64 = 0  # units whose crew has no abilities
        self.pieces_silenced: i64 = 0  # crew whose own abilities do not work
        self.handled: i64 = 0  # crew and equipment moved at least once since the last action (PI-R60)
        self.handled_twice: i64 = 0  # those of them moved twice, which stay where they are
        self.treasures_used: i64 = 0  # slots whose treasure has been used
        self.sails_longer: i64 = 0  # units that sail L more in their move action
        self.move_for_each_mast: i64 = 0  # units whose next move action is their base move once for each mast
        self.helped: i64 = 0  # units whose cannon rolls count 1 more (PI-A159)
        self.lucky: i64 = 0  # units whose cannon rolls count 2 more
        self.sails_far: i64 = 0  # units that sail another L in their move action (PI-U89)
        self.moves_twice: i64 = 0  # units whose next move action is two moves (PI-U81, PI-U82)
        self.aimed: i64 = 0  # units whose next shot hits (PI-U80)
        self.overpowers: i64 = 0  # units that silence whom they shoot at (PI-U83)
        self.crew_ashore: i64 = 0  # crew that a mysterious island keeps ashore
        self.not_loaded: i64 = 0  # slots that a mysterious island keeps from being loaded
        self.must_leave: i64 = 0  # units that natives drive off (PI-U111, PI-U112)
        self.walls_rolled: i64 = 0  # forts for whose walls a die has fallen (PI-A110)
        self.raft_shown = False  # a Raft was shown (PI-V1)
        self.ice_to_drift: i64 = 0  # icebergs still to drift (PI-K2)
        self.struck_by_ice: i64 = 0  # units that the last iceberg has touched, still to lose a mast (PI-R81)
        self.fog_to_roll: i64 = 0  # Events whose fog is still to roll (PI-V3)

    def begin(self) -> None:
        """A turn begins: nobody has done anything in it yet.

        What is not cleared here is found anew when the turn begins (`rules/turn/rounds.py`), or used up.
        """
        self.just_begun = True
        self.acted = self.acted_twice = self.may_act_again = self.same_action_only = self.must_shoot = 0
        self.second_actions = self.held = self.docked_at_wild = self.free_explores = self.at_enemy_home = 0
        self.unloaded = self.loaded = self.used_current = self.tried_to_scuttle = self.fear_rolled = 0
        self.handled = self.handled_twice = self.treasures_used = 0
        self.sails_longer = self.move_for_each_mast = self.lucky = self.helped = 0
        self.sails_far = self.moves_twice = self.aimed = self.overpowers = 0
        self.crew_ashore = self.not_loaded = self.walls_rolled = 0
        self.raft_shown = False

    def add_unit(self) -> None:
        """One more unit."""
        self.first_action = more(self.first_action, NONE)
        self.spent_low = more(self.spent_low, 0)
        self.spent_high = more(self.spent_high, 0)
        self.spent_top = more(self.spent_top, 0)
        self.shot_by = more(self.shot_by, 0)
        self.shielded_from = more(self.shielded_from, 0)
        self.lain_at = more(self.lain_at, 0)

    def copy_from(self, other: ThisTurn) -> None:  # noqa: PLR0915 - one line for each field
        """Become equal to the other."""
        self.just_begun = other.just_begun
        self.acted = other.acted
        self.acted_twice = other.acted_twice
        self.may_act_again = other.may_act_again
        self.same_action_only = other.same_action_only
        self.must_shoot = other.must_shoot
        self.second_actions = other.second_actions
        self.first_action = other.first_action
        self.held = other.held
        self.spent_low = other.spent_low
        self.spent_high = other.spent_high
        self.spent_top = other.spent_top
        self.shot_by = other.shot_by
        self.shielded_from = other.shielded_from
        self.lain_at = other.lain_at
        self.docked_at_wild = other.docked_at_wild
        self.free_explores = other.free_explores
        self.at_enemy_home = other.at_enemy_home
        self.unloaded = other.unloaded
        self.loaded = other.loaded
        self.used_current = other.used_current
        self.tried_to_scuttle = other.tried_to_scuttle
        self.fear_rolled = other.fear_rolled
        self.silenced = other.silenced
        self.crew_silenced = other.crew_silenced
        self.pieces_silenced = other.pieces_silenced
        self.handled = other.handled
        self.handled_twice = other.handled_twice
        self.treasures_used = other.treasures_used
        self.sails_longer = other.sails_longer
        self.move_for_each_mast = other.move_for_each_mast
        self.lucky = other.lucky
        self.helped = other.helped
        self.sails_far = other.sails_far
        self.moves_twice = other.moves_twice
        self.aimed = other.aimed
        self.overpowers = other.overpowers
        self.crew_ashore = other.crew_ashore
        self.not_loaded = other.not_loaded
        self.must_leave = other.must_leave
        self.walls_rolled = other.walls_rolled
        self.raft_shown = other.raft_shown
        self.ice_to_drift = other.ice_to_drift
        self.struck_by_ice = other.struck_by_ice
        self.fog_to_roll = other.fog_to_roll

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [
            int(self.just_begun),
            int(self.acted),
            int(self.acted_twice),
            int(self.may_act_again),
            int(self.same_action_only),
            int(self.must_shoot),
            int(self.second_actions),
            int(self.held),
            int(self.docked_at_wild),
            int(self.free_explores),
            int(self.at_enemy_home),
            int(self.unloaded),
            int(self.loaded),
            int(self.used_current),
            int(self.tried_to_scuttle),
            int(self.fear_rolled),
            int(self.silenced),
            int(self.crew_silenced),
            int(self.pieces_silenced),
            int(self.handled),
            int(self.handled_twice),
            int(self.treasures_used),
            int(self.sails_longer),
            int(self.move_for_each_mast),
            int(self.lucky),
            int(self.helped),
            int(self.sails_far),
            int(self.moves_twice),
            int(self.aimed),
            int(self.overpowers),
            int(self.crew_ashore),
            int(self.not_loaded),
            int(self.must_leave),
            int(self.walls_rolled),
            int(self.raft_shown),
            int(self.ice_to_drift),
            int(self.struck_by_ice),
            int(self.fog_to_roll),
        ]
        for numbers in (
            self.first_action,
            self.spent_low,
            self.spent_high,
            self.spent_top,
            self.shot_by,
            self.shielded_from,
            self.lain_at,
        ):
            found += [int(number) for number in numbers]
        return found


@final
class NextTurn:
    """Sets of units, and of crew: what the next turn of their player brings them.

    `sinks`, `dazed`, `stench`, `hexed` and `driven_off` are carried out when that turn begins; `chained` and `slowed` hold until it is over.
    """

    def __init__(self) -> None:
        """Nothing is in store for anybody."""
        self.sinks: i64 = 0  # derelicts that sink (PI-13.2)
        self.dazed: i64 = 0  # units that have no abilities, nor has their crew (PI-A87, PI-A99)
        self.stench: i64 = 0  # units whose crew has no abilities
        self.hexed: i64 = 0  # crew that has no abilities (PI-U76, PI-U77)
        self.chained: i64 = 0  # units that cannot move
        self.slowed: i64 = 0  # units whose base move is S
        self.driven_off: i64 = 0  # units that natives drive off

    def copy_from(self, other: NextTurn) -> None:
        """Become equal to the other."""
        self.sinks = other.sinks
        self.dazed = other.dazed
        self.stench = other.stench
        self.hexed = other.hexed
        self.chained = other.chained
        self.slowed = other.slowed
        self.driven_off = other.driven_off

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        return [
            int(self.sinks),
            int(self.dazed),
            int(self.stench),
            int(self.hexed),
            int(self.chained),
            int(self.slowed),
            int(self.driven_off),
        ]
