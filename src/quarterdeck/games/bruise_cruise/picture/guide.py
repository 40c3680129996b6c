"""What Bruise Cruise's panel of actions shows where there is nothing to press: steps made, a key to the chart, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.panels import ACTIONS, LEFT, WIDE
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import KINDS
from quarterdeck.scene.shapes import AnyShape, Line, Symbol

TOP: Final = ACTIONS + 118
PITCH: Final = 74
SMALL: Final = 30
"""Smaller words are wrapped."""
KEY: Final = (
    ("life", "thing-l", "thing-l"),
    ("missile", "thing-m", "thing-m"),
    ("torpedo", "thing-t", "thing-t"),
    ("anchor", "thing-a", "anchor"),
    ("fired", "fired-m", "thing-fired"),
    ("flag", "flag-p", "line-p"),
    ("home", "home-p", "home-p"),
    ("fresh", "ship-h", "line-h"),
    ("claimed", "ship-h-claimed", "line-h-claimed"),
    ("score", "medal", "medal"),
)
"""What is explained: its message, drawing and role."""
Step = tuple[str, str, str]
"""A drawing, its role, and words."""


@cache
def key() -> tuple[AnyShape, ...]:
    """What the signs on the chart and the mats mean."""
    return tuple(_key())


def _key() -> Iterator[AnyShape]:
    for k, (name, art, role) in enumerate(KEY):
        x, y = LEFT + 44 + (WIDE // 2) * (k % 2), TOP + 24 + 84 * (k // 2)
        yield from _row(f"key-{name}", (art, role, SAY("key", sign=name)), (x, y), 25)
    y = TOP + 24 + 84 * (len(KEY) // 2)
    said = SAY("picture-cut")
    yield Line(
        id="key-cut", role="cut", label=said, decoration=True,
        points=((LEFT + 22, y + 12), (LEFT + 44, y - 12), (LEFT + 66, y + 12)),
    )  # fmt: skip
    yield write("key-cut-words", "words-key", said, (LEFT + 82, y, 25), "start")


def _row(name: str, step: Step, at: tuple[int, int], size: int) -> Iterator[AnyShape]:
    """A drawing and words beside it, in one or two lines."""
    (art, role, said), (x, y) = step, at
    yield Symbol(id=name, role=role, label=said, decoration=True, x=x, y=y, size=54, art=art)
    lines = wrap(said, 18)[:2] if size < SMALL else [said]
    for k, line in enumerate(lines):
        place = (x + 38, y + 28 * k - 14 * (len(lines) - 1))
        yield write(f"{name}-words" if k == 0 else f"{name}-more", "words-key", line, (*place, size), "start")


# -- what is being put together ---------------------------------------------------------------------


def steps(view: View) -> tuple[AnyShape, ...]:
    """The viewer's own steps so far, which nobody else knows of, and how to take one back."""
    return _steps(tuple(_picked(view)))


def _picked(view: View) -> Iterator[Step]:
    position, chart = view.position, view.position.chart
    if 0 < view.kind < codes.EFFECT:
        art = KINDS[view.kind].replace(" ", "-")
        yield f"act-{ARTS.get(art, art)}", "sign-hot", SAY("button", move=art)
    card = int(position.card)
    if card >= chart.actions:
        yield "unfathomable", "unfathomable", names.card_name(chart, card)
    elif card >= 0:
        yield "engine", "engine", SAY("step-card", card=names.card_name(chart, card), rating=int(chart.rating[card]))
    for ship in (int(position.ship), int(position.target)):
        if ship >= 0:
            line = LINES[chart.hull(ship) // FLEET]
            yield f"ship-{line}", f"line-{line}", _where(view, ship)
    if view.kind >= codes.EFFECT and position.port >= 0:
        yield "act-missile", "sign-hot", names.port_name(chart, int(position.port))


def _where(view: View, ship: int) -> str:
    """A ship and where it is."""
    place = view.position.place[ship]
    space = names.space_name(view.position.chart, place) if place >= 0 else "none"
    return SAY("step-ship", ship=names.ship_code(view.position.chart, ship), space=space)


ARTS: Final = {
    "sail-with-card": "sail-card",
    "buy-missile": "buy-m",
    "buy-torpedo": "buy-t",
    "remove-anchor": "weigh",
}


@lru_cache(REMEMBERED)
def _steps(picked: tuple[Step, ...]) -> tuple[AnyShape, ...]:
    shapes: list[AnyShape] = []
    for k, step in enumerate(picked):
        shapes.extend(_row(f"step-{k}", step, (LEFT + 56, TOP + 24 + PITCH * k), 31))
    back = SAY("step-back")
    y = TOP + 24 + PITCH * len(picked)
    shapes.extend(
        write(f"step-back-{k}", "words-soft", line, (LEFT + 30, y + 34 * k, 26), "start")
        for k, line in enumerate(wrap(back, 44)[:2])
    )
    return tuple(shapes)


@lru_cache(REMEMBERED)
def ending(said: str) -> tuple[AnyShape, ...]:
    """How the game ended, in full."""
    return tuple(
        write(f"ending-{k}", "words", line, (LEFT + 30, ACTIONS + 120 + 46 * k, 34), "start")
        for k, line in enumerate(wrap(said, 34))
    )
