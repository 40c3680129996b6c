"""Ships that have an ability, by each of the ways in which one comes to it (PI-4.4, PI-4.5, PI-4.7, PI-A59)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tests.games.pirates.fixture import Pose
from tests.games.pirates.table import Printed, Table

SOURCES: Final = ("ship", "crew", "friend", "stranger")
"""On her own card; by a crew of her nation; of another one, with which she is friends; of another one."""
STRANGE: Final = "spanish"
"""The nation of friends and strangers."""
HER_CREW: Final = frozenset({"crew", "friend"})


def gifted(  # noqa: PLR0913, PLR0917 - what `Table.ship` is given, and who has which ability
    table: Table,
    source: str,
    ability: str,
    name: str,
    seat: str,
    pose: Pose,
    card: Printed | None = None,
    masts: str = "",
) -> Table:
    """A ship with that ability, or without it where it is only a stranger's; its crew, if any, is Xavier."""
    printed = card or Printed()
    own = {"ship": ability, "friend": f"friend:{STRANGE}"}.get(source, "")
    table.ship(name, seat, pose, replace(printed, effects=f"{printed.effects} {own}"), masts)
    if source != "ship":
        nation = printed.nation if source == "crew" else STRANGE
        table.crew("Xavier", seat, name, nation=nation, effects=ability)
    return table


def helps(source: str) -> bool:
    """Whether a ship has the ability in that way."""
    return source != "stranger"


def turned_up(source: str) -> list[str]:
    """The crew that is face up after the ability was used."""
    return ["Xavier"] if source in HER_CREW else []
