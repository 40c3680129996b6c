"""Units, which are ships, sea creatures and forts: their kind, owner and state (PI-1, PI-4, PI-10, PI-17)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Ships:
    """One number for each unit; sets of units are integers. Where units lie is known to `waters`."""

    def __init__(self) -> None:
        """There are no units yet."""
        self.card = vec[i64]()  # what it is, by its number in the catalog
        self.owner = vec[i64]()  # in whose fleet it is now
        self.first_owner = vec[i64]()  # in whose fleet it was at first
        self.masts = vec[i64]()  # those that stand, the burning among them
        self.burning = vec[i64]()  # masts on fire (PI-R32)
        self.tows = vec[i64]()  # the unit it tows, or NONE
        self.pinned_by = vec[i64]()  # units that it cannot leave: it rammed them, or a text holds it (PI-9.3, PI-9.5)
        self.panels = vec[
            i64
        ]()  # those left of a turtle ship's shell (PI-A83); of a flotilla 1: its flag flies (PI-A166)
        self.made_cannons = vec[i64]()  # cannons made of treasure (PI-A74)
        self.lost_in = vec[i64]()  # the fog bank in which it is lost, or NONE (PI-K1)
        self.explored = vec[i64]()  # islands that it has explored and not left yet (PI-R22)
        self.abilities_low = vec[i64]()  # abilities that it has now, with its crew's; found by `skills.refresh`
        self.abilities_high = vec[i64]()  # those numbered from WORD
        self.abilities_top = vec[i64]()  # those numbered from TWO_WORDS
        self.gunner = vec[i64]()  # nations that it hits more easily; found by `skills.refresh`
        self.hated = vec[i64]()  # nations that hit it more easily; found by `skills.refresh`
        self.copied_ability = vec[i64]()  # the ability that it has taken on from another unit, or NONE (PI-R104)
        self.treasures_aboard = vec[
            i64
        ]()  # which kinds of unique treasure are aboard; found by `skills.refresh_treasure`
        self.idle_turns = vec[i64]()  # turns of its player, from the next one on, in which it has no action (PI-R91)
        self.to_place: i64 = 0  # units not yet placed at the start
        self.in_play: i64 = 0  # units in the game
        self.flotillas: i64 = 0  # units that are batteries without masts, by their cards (PI-A166)
        self.krakens: i64 = 0  # units that lie around ships, by their cards (PI-A167)
        self.wrecked: i64 = 0  # units that lie wrecked on a reef (PI-K3)
        self.submerged: i64 = 0  # units under water (PI-A89)
        self.shot_at_forts: i64 = 0  # units that have shot at a fort

    def copy_from(self, other: Ships) -> None:
        """Become equal to the other."""
        self.card = other.card
        self.owner = other.owner
        self.first_owner = other.first_owner
        self.masts = other.masts
        self.burning = other.burning
        self.tows = other.tows
        self.pinned_by = other.pinned_by
        self.panels = other.panels
        self.made_cannons = other.made_cannons
        self.lost_in = other.lost_in
        self.explored = other.explored
        self.abilities_low = other.abilities_low
        self.abilities_high = other.abilities_high
        self.abilities_top = other.abilities_top
        self.gunner = other.gunner
        self.hated = other.hated
        self.copied_ability = other.copied_ability
        self.treasures_aboard = other.treasures_aboard
        self.idle_turns = other.idle_turns
        self.to_place = other.to_place
        self.in_play = other.in_play
        self.flotillas = other.flotillas
        self.krakens = other.krakens
        self.wrecked = other.wrecked
        self.submerged = other.submerged
        self.shot_at_forts = other.shot_at_forts

    def numbers(self) -> list[int]:
        """Every number, in a fixed order, for digests."""
        found = [int(self.to_place), int(self.in_play), int(self.wrecked), int(self.submerged), int(self.shot_at_forts)]
        for numbers in (
            self.card,
            self.owner,
            self.first_owner,
            self.masts,
            self.burning,
            self.tows,
            self.pinned_by,
            self.panels,
            self.made_cannons,
            self.lost_in,
            self.explored,
            self.copied_ability,
            self.idle_turns,
        ):
            found += [int(number) for number in numbers]
        return found
