"""Where the names of ports are written: beside their ports, clear of each other, of other ports and of ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

Point = tuple[int, int]
Anchor = Literal["start", "middle", "end"]
Frame = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Way = tuple[int, int, Anchor]
"""How far right of its port and below it a name is anchored."""

SIZE: Final = 41
"""Height of a port's name."""
LETTER: Final = 0.45
"""Width of a letter of that height."""
TALL: Final = 0.94
"""So much of that height letters fill."""
AIR: Final = 4
"""Beside a name."""
DOT: Final = 30
SHIP: Final = 34
FENCE: Final = 12
"""Half of the square that a port, a ship, a line of land between spaces takes."""
PLAIN: Final = 16
"""How much farther a name must keep from other ports than from ships, so that it is plain which port it names."""
ROUNDS: Final = 3
WAYS: Final[tuple[Way, ...]] = (
    (41, 0, "start"),
    (-41, 0, "end"),
    (0, -52, "middle"),
    (0, 54, "middle"),
    (34, -36, "start"),
    (34, 38, "start"),
    (-34, -36, "end"),
    (-34, 38, "end"),
    (39, -18, "start"),
    (39, 18, "start"),
    (-39, -18, "end"),
    (-39, 18, "end"),
    (18, -52, "start"),
    (-18, -52, "end"),
    (18, 54, "start"),
    (-18, 54, "end"),
)
"""Where a name may stand beside its port, best first."""


class Label(Struct, frozen=True):
    """A name and where it is written."""

    text: str
    x: int
    y: int
    anchor: Anchor

    def frame(self) -> Frame:
        """The area that the label covers."""
        width = len(self.text) * SIZE * LETTER
        left = self.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        half = SIZE * TALL / 2
        return left - AIR, self.y - half, left + width + AIR, self.y + half


def place_names(
    names: list[str], ports: list[Point], others: list[Frame], room: Frame, by_hand: Mapping[str, Way]
) -> list[Label]:
    """A label for each port; in a few rounds each gets the best place that the others leave it.

    `others` is what else should not be covered, `room` what names must keep within; `by_hand`: where some stand.
    """
    choices = [
        [_label(name, port, way) for way in ((by_hand[name],) if name in by_hand else WAYS)]
        for name, port in zip(names, ports, strict=True)
    ]
    frames = [[label.frame() for label in ways] for ways in choices]
    reaches = [_around(ways) for ways in frames]
    marks = others + PLAIN * [square(port, DOT) for port in ports]
    near = [[mark for mark in marks if _overlap(reach, mark) > 0] for reach in reaches]
    covered = [[_covered(frame, some) for frame in ways] for ways, some in zip(frames, near, strict=True)]
    chosen = [0] * len(names)
    for _ in range(ROUNDS):
        for k, reach in enumerate(reaches):
            others_at = [frames[j][way] for j, way in enumerate(chosen) if j != k]
            labels = [frame for frame in others_at if _overlap(reach, frame) > 0]
            costs = [
                100 * _beyond(frame, room) + 8 * _covered(frame, labels) + covered[k][way] + way
                for way, frame in enumerate(frames[k])
            ]
            chosen[k] = costs.index(min(costs))
    return [ways[way] for ways, way in zip(choices, chosen, strict=True)]


def _around(frames: list[Frame]) -> Frame:
    """All that some frames cover, and what lies between them."""
    return (
        min(frame[0] for frame in frames), min(frame[1] for frame in frames),
        max(frame[2] for frame in frames), max(frame[3] for frame in frames),
    )  # fmt: skip


def _label(name: str, port: Point, way: Way) -> Label:
    dx, dy, anchor = way
    return Label(name, port[0] + dx, port[1] + dy, anchor)


def square(middle: Point, half: int) -> Frame:
    """The upright square around a point."""
    return middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half


def _beyond(frame: Frame, room: Frame) -> float:
    """How far a name sticks out over the edge."""
    left, top, right, bottom = frame
    return sum(max(0.0, over) for over in (room[0] - left, room[1] - top, right - room[2], bottom - room[3]))


def _covered(frame: Frame, others: list[Frame]) -> float:
    """How much of other names or of the drawing a name covers."""
    return sum(_overlap(frame, other) for other in others)


def _overlap(one: Frame, other: Frame) -> float:
    """Square units that two frames share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0.0
