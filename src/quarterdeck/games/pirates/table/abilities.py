"""What the abilities of ships and crew have under way: the part of a position that only they use (PI-A)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates.codes import NONE


@final
class Tricks:
    """Sets are of units; what is not under way is NONE, 0 or False."""

    def __init__(self) -> None:
        """Nothing is under way."""
        self.landed: i64 = 0  # units that have unloaded in this turn
        self.loaded: i64 = 0  # units that have loaded treasure in this turn
        self.lingers: i64 = 0  # units that have lain at an enemy's home since the turn began
        self.submerged: i64 = 0
        self.stung: i64 = 0  # the enemy that a blade has struck in this action
        self.scared: i64 = 0  # ships for which a die of fear has fallen in this turn
        self.asks: i64 = NONE  # the ability that may be used, or what it is used on
        self.roller: i64 = NONE  # whose die may be rolled again
        self.die: i64 = 0  # what it shows
        self.resumes: i64 = NONE  # the phase in which it fell
        self.swap: i64 = NONE  # the treasure that is given for another
        self.shot: i64 = NONE  # the shot that is made if nobody pays
        self.found: i64 = 0  # how the move ended that is followed by a turn
        self.turned = False  # in this action she has turned about her stern, or was asked
        self.short = False  # the move that is made is of S alone
        self.grappled = False  # the boarding party came by grapples
        self.copied = vec[i64]()  # the ability that a unit has taken on, or NONE
        self.shy = vec[i64]()  # of each unit: enemies that may not shoot at it in this turn

    def add_unit(self) -> None:
        """One more unit."""
        self.copied = more(self.copied, NONE)
        self.shy = more(self.shy, 0)

    def rest(self) -> None:
        """An action is over."""
        self.asks = self.roller = self.resumes = self.swap = self.shot = NONE
        self.die = self.found = self.stung = 0
        self.turned = self.short = self.grappled = False

    def copy_from(self, other: Tricks) -> None:
        """Take over what another one has under way."""
        self.landed = other.landed
        self.loaded = other.loaded
        self.lingers = other.lingers
        self.submerged = other.submerged
        self.stung = other.stung
        self.scared = other.scared
        self.asks = other.asks
        self.roller = other.roller
        self.die = other.die
        self.resumes = other.resumes
        self.swap = other.swap
        self.shot = other.shot
        self.found = other.found
        self.turned = other.turned
        self.short = other.short
        self.grappled = other.grappled
        self.copied = other.copied
        self.shy = other.shy

    def numbers(self) -> list[int]:
        """All that is under way as numbers, for digests."""
        found = [int(self.landed), int(self.loaded), int(self.lingers), int(self.submerged), int(self.stung)]
        found += [int(self.scared), int(self.asks), int(self.roller), int(self.die), int(self.resumes), int(self.swap)]
        found += [int(self.shot), int(self.found), int(self.turned), int(self.short), int(self.grappled)]
        return found + [int(k) for k in self.copied] + [int(k) for k in self.shy]
