"""Regions in a plain layout beside the board, for SVG files: boxes with signs and words. Clients lay them out themselves."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from msgspec.structs import replace

from quarterdeck.scene.shapes import AnyShape, Box, Fact, Scene, Symbol, Thing, Words

WIDE: Final = 480
"""Width of the column of regions."""
GAP: Final = 12
HEADING: Final = 34
TEXT: Final = 22
"""Height of words; a letter is about half as wide."""
LINE: Final = 30
SIGN: Final = 34
CARD: Final = (152, 148)
"""Width and height of a card and of a pile."""
IN_ROWS: Final = frozenset({"card", "pile"})
ROLES: Final = {"card": "card", "choice": "button", "note": "panel", "pile": "card", "seat": "panel"}
LIT: Final = {"card": "card-hot", "choice": "button-hot", "note": "panel", "pile": "card-hot", "seat": "panel-turn"}


def laid_out(scene: Scene) -> Scene:
    """The scene with everything on the board, which gets wider by a column; itself if it has no regions."""
    if not scene.regions:
        return scene
    shapes: list[AnyShape] = list(scene.placed())
    y = GAP
    for region in scene.regions:
        things = scene.things(region.id)
        if not things:
            continue
        if not region.hidden:
            words = region.label
            shapes.append(_words(f"region-{region.id}", words, words, (scene.width + GAP, y + HEADING // 2), "words-title"))
            y += HEADING
        y = _flow(things, (scene.width + GAP, y), shapes)
    return replace(
        scene, shapes=tuple(shapes), regions=(), areas=(), width=scene.width + WIDE + 2 * GAP, height=max(scene.height, y)
    )


def _flow(things: tuple[Thing, ...], place: tuple[int, int], shapes: list[AnyShape]) -> int:
    """Lay things in rows from a place on; returns where the next ones go."""
    left, y = place
    x, high = left, 0
    for thing in things:
        wide, tall = CARD if thing.look in IN_ROWS else (WIDE, _height(thing))
        if x > left and x + wide > left + WIDE:
            x, y = left, y + high + GAP
            high = 0
        shapes.extend(_drawn(thing, (x, y, wide, tall)))
        x, high = x + wide + GAP, max(high, tall)
    return y + high + GAP


def _height(thing: Thing) -> int:
    """Of a thing that takes a whole row."""
    return GAP + LINE + LINE * sum(len(_wrapped(line, WIDE)) for line in thing.lines)


def _wrapped(words: str, wide: int) -> list[str]:
    return wrap(words, max((wide - 2 * GAP) * 2 // TEXT, 1))


def _drawn(thing: Thing, frame: tuple[int, int, int, int]) -> Iterator[AnyShape]:
    """A box with all that the thing shows."""
    x, y, wide, tall = frame
    lit = thing.mood == "lit" or thing.move is not None
    yield Box(
        id=thing.id, role=(LIT if lit else ROLES)[thing.look], label=thing.label, move=thing.move, attempt=thing.attempt,
        x=x, y=y, width=wide, height=tall, round=12,
    )  # fmt: skip
    yield from (_of_card if thing.look in IN_ROWS else _of_row)(thing, frame)


def _of_card(thing: Thing, frame: tuple[int, int, int, int]) -> Iterator[AnyShape]:
    """Title above, signs below."""
    x, y, wide, tall = frame
    for k, line in enumerate(_wrapped(" ".join(part for part in (thing.title, thing.corner) if part), wide)):
        yield _words(f"{thing.id}-title-{k}", line, thing.label, (x + GAP, y + GAP + TEXT // 2 + k * TEXT), "words-card")
    for k, fact in enumerate(thing.facts[:4]):
        yield from _fact(f"{thing.id}-{k}", fact, (x + GAP + 36 * k, y + tall - GAP - SIGN // 2))


def _of_row(thing: Thing, frame: tuple[int, int, int, int]) -> Iterator[AnyShape]:
    """Picture, title and signs side by side, sentences below."""
    x, y, wide, _ = frame
    middle, at = y + GAP // 2 + LINE // 2, x + GAP
    if thing.art:
        yield Symbol(
            id=f"{thing.id}-art", role=thing.role, label=thing.label, decoration=True,
            x=at + SIGN // 2, y=middle, size=SIGN, art=thing.art,
        )  # fmt: skip
        at += SIGN + GAP
    if thing.title:
        yield _words(f"{thing.id}-title", thing.title, thing.label, (at, middle), "words")
        at += len(thing.title) * TEXT // 2 + GAP
    for k, fact in enumerate(thing.facts):
        yield from _fact(f"{thing.id}-{k}", fact, (at, middle))
        at += (SIGN if fact.art else 0) + len(fact.text) * TEXT // 2 + GAP
    if thing.corner:
        yield _words(f"{thing.id}-corner", thing.corner, thing.label, (x + wide - GAP, middle), "words", end=True)
    lines = [part for line in thing.lines for part in _wrapped(line, wide)]
    for k, line in enumerate(lines, start=1):
        yield _words(f"{thing.id}-line-{k}", line, thing.label, (x + GAP, middle + LINE * k), "words-soft")


def _fact(name: str, fact: Fact, place: tuple[int, int]) -> Iterator[AnyShape]:
    """A sign, and what stands beside it."""
    x, y = place
    if fact.art:
        yield Symbol(
            id=name, role=fact.role, label=fact.label, decoration=True, x=x + SIGN // 2, y=y, size=SIGN, art=fact.art
        )
        x += SIGN
    if fact.text:
        yield _words(f"{name}-text", fact.text, fact.label, (x + 4, y), "words")


def _words(name: str, text: str, label: str, place: tuple[int, int], role: str, *, end: bool = False) -> Words:
    x, y = place
    return Words(
        id=name, role=role, label=label, decoration=True, x=x, y=y, size=TEXT, text=text, anchor="end" if end else "start"
    )
