"""What the people at a table have agreed about time. It is settled before the first move, and stands in the record."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

_DAY: Final = 24 * 60 * 60
_LONGEST: Final = 30
TWO: Final = 2
"""With so many players, or fewer, somebody whose time is up can lose; among more, nobody would have won."""


class ClockTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time everybody has, and what happens to somebody whose time is up."""

    per: Literal["game", "turn", "move"]
    """What the time is for: the whole game of a player, each turn (until somebody else is to choose), or each move."""
    seconds: Annotated[int, Meta(ge=5, le=_LONGEST * _DAY)]
    """The time itself."""
    more: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """The seconds that everybody gets on top at the beginning of each own turn; only if the time is for the whole game."""
    free: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """The seconds at the beginning of each turn that cost nothing; with time for each move, at the beginning of each move."""
    then: Literal["lose", "bot"] | None = None
    """What happens when somebody's time is up: they `lose`, which is possible with at most two players, or a `bot` plays on. Without a
    word they lose where that is possible."""
    level: Annotated[int, Meta(ge=0, le=5)] = 2
    """The level of that bot, 1 (weakest) to 5 (strongest); 0 plays at random."""

    @property
    def is_live(self) -> bool:
        """Whether people play at one sitting; otherwise they come back every few days."""
        return self.seconds < _DAY

    def is_lost_by(self, players: int) -> bool:
        """Whether somebody whose time is up loses, among so many players; else a bot plays on."""
        return self.then != "bot" and players <= TWO
