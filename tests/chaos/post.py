"""Notices between the servers of a run: late, in another order, or lost, and then EVERYTHING is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.chaos.world import World

LOST: Final = ""
"""Instead of a notice: the connection was lost, and has come back."""


class Post:
    """Carries what PostgreSQL would."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.listeners: dict[str, Callable[[str], None]] = {}

    def tell(self, notice: str) -> None:
        """A commit has been made; all servers hear of it, the one that made it, too."""
        world = self.world
        for name in self.listeners:
            late = world.plan.notices
            if late == "lost" and world.one_in(6) and not world.calm:
                world.fault("notice lost", name, notice)
                world.loop.call_later(world.seconds(5.0), self._deliver, name, LOST)
            elif late != "prompt" and world.one_in(2) and not world.calm:
                world.fault("notice late", name, notice)
                world.loop.call_later(world.seconds(8.0), self._deliver, name, notice)
            else:
                world.loop.call_later(0.001, self._deliver, name, notice)

    def reconnect(self) -> None:
        """The database was away for all of them."""
        for name in self.listeners:
            self.world.loop.call_later(0.1 + self.world.seconds(2.0), self._deliver, name, LOST)

    def _deliver(self, name: str, notice: str) -> None:
        listener = self.listeners.get(name)
        if listener is not None:
            listener(notice)
