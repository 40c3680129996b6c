"""What a page was sent last: its view, with the whole picture and all that is told, made from changes that are read once."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from msgspec import json

from quarterdeck.scene.shapes import AnyShape
from quarterdeck.server.protocol.wire import View
from quarterdeck.server.tables.pictures import rebuild, rebuild_shapes
from tests.browser.watch import Watch

VIEW: Final = '{"type":"view"'
"""How frames with a view begin."""


class Shown:
    """The last view of a page; what it changes is applied to the views before it."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.shapes: tuple[AnyShape, ...] = ()
        self.told: tuple[str, ...] = ()
        self._read = 0

    def read(self, frames: list[str]) -> Shown:
        """Go on where the last look ended."""
        for frame in frames[self._read :]:
            self._read += 1
            if frame.startswith(VIEW):
                self.view = view = json.decode(frame, type=View)
                self.shapes = tuple(rebuild_shapes(self.shapes if view.base is not None else (), view.shapes))
                self.told = rebuild(self.told if view.base is not None else (), view.summary)
        return self


_SHOWN: Final[WeakKeyDictionary[Watch, Shown]] = WeakKeyDictionary()


def shown(watch: Watch) -> Shown:
    """What a page was sent last."""
    return _SHOWN.setdefault(watch, Shown()).read(watch.received)
