"""Regions in a plain layout beside the board, for SVG files: boxes with signs and words. Clients lay them out themselves."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from msgspec.structs import replace

from quarterdeck.scene.art import drawing
from quarterdeck.scene.shapes import AnyShape, Box, Fact, Region, Scene, Symbol, Thing, Words

WIDE: Final = 480
"""The width of the column of regions."""
GAP: Final = 12
SOFT: Final = "\N{SOFT HYPHEN}"
"""Stands where a long word may break."""
HEADING: Final = 34
TEXT: Final = 22
"""Height of words; a letter is about half as wide."""
SMALL: Final = 16
"""Height of the sentences on a card."""
SMALL_LINE: Final = 20
LINE: Final = 30
SIGN: Final = 34
CARD: Final = (152, 218)
"""Width and height of a card."""
MOTIF: Final = 132
"""The width of a card's picture."""
MOTIF_HEIGHT: Final = 84
ROLES: Final = {"card": "card", "choice": "button", "note": "panel", "pile": "panel", "plate": "card", "seat": "panel"}
LIT: Final = {
    "card": "card-hot",
    "choice": "button-hot",
    "note": "panel",
    "pile": "button-hot",
    "plate": "card-hot",
    "seat": "panel-turn",
}

Frame = tuple[int, int, int, int]
"""x, y, width and height."""


def laid_out(scene: Scene) -> Scene:
    """The scene with its regions drawn on a larger board; the scene itself if it has no regions."""
    if not scene.regions:
        return scene
    shapes: list[AnyShape] = list(scene.placed())
    left, y, below = scene.width + GAP, GAP, scene.height
    for region in scene.regions:
        things = scene.things(region.id)
        if region.kind == "offer":
            below = stand(region, things, ((GAP, below + GAP), scene.width - 2 * GAP), scene.art, shapes)
        else:
            y = stand(region, things, ((left, y), WIDE), scene.art, shapes)
    return replace(
        scene,
        shapes=tuple(shapes),
        regions=(),
        width=scene.width + WIDE + 2 * GAP,
        height=max(below, y),
    )


def stand(
    region: Region, things: tuple[Thing, ...], room: tuple[tuple[int, int], int], art: str, shapes: list[AnyShape]
) -> int:
    """Lay out a region's things below its heading, in a given width; returns the place of the next region."""
    (left, y), wide = room
    if things and not region.hidden:
        heading = words(f"region-{region.id}", region.label, region.label, (left, y + HEADING // 2), "words-title")
        shapes.append(heading)
        y += HEADING
    return flow(things, (left, y), wide, art, shapes)


def flow(things: tuple[Thing, ...], place: tuple[int, int], room: int, art: str, shapes: list[AnyShape]) -> int:
    """Lay out things in rows of a given width; returns the place of the next ones."""
    left, y = place
    x, high = left, 0
    for thing in things:
        wide, tall = card_size(thing, art) if thing.look == "card" else (WIDE, height_of(thing, art))
        if x > left and x + wide > left + room:
            x, y, high = left, y + high + GAP, 0
        shapes.extend(drawn(thing, (x, y, wide, tall), art))
        x, high = x + wide + GAP, max(high, tall)
    return y + high + GAP if things else y


def card_size(thing: Thing, art: str) -> tuple[int, int]:
    """Width and height of a card, which is as high as its words and signs need."""
    wide, tall = CARD
    title = len(wrapped(titled(thing), wide)) * TEXT
    signs = sum(len(sign_lines(facts, art)) for facts in (thing.laid, thing.facts)) * (SIGN + 4)
    return wide, max(tall, 3 * GAP + MOTIF_HEIGHT * bool(thing.art) + title + signs + len(spelt(thing)) * SMALL_LINE)


def spelt(thing: Thing) -> list[str]:
    """The sentences on a card that has no signs to say what it does, in lines."""
    if thing.facts or thing.laid:
        return []
    wide, _ = CARD
    return [part for line in thing.lines for part in wrapped(line, wide, SMALL)]


def titled(thing: Thing) -> str:
    """What stands below the picture of a card."""
    return " ".join(part for part in (thing.title, thing.corner) if part)


def height_of(thing: Thing, art: str) -> int:
    """The height of a thing that takes a whole row."""
    rows = max((row for _, row in fact_places(thing, art)), default=0)
    return GAP + LINE * (1 + rows) + LINE * sum(len(wrapped(line, WIDE)) for line in thing.lines)


def fact_places(thing: Thing, art: str) -> list[tuple[int, int]]:
    """The places (x and line) of the signs of a thing that takes a whole row; in separate lines if the first is full."""
    room = WIDE - 2 * GAP
    start = (
        (drawn_size(thing.art, art) + GAP if thing.art else 0) + len(thing.title) * TEXT // 2 + GAP * bool(thing.title)
    )
    wides = [wide_of(fact, art) + GAP for fact in thing.facts]
    at, row = (start, 0) if start + sum(wides) + len(thing.corner) * TEXT // 2 <= room else (0, 1)
    places = []
    for wide in wides:
        if at and at + wide > room:
            at, row = 0, row + 1
        places.append((at, row))
        at += wide
    return places


def wrapped(text: str, wide: int, size: int = TEXT) -> list[str]:
    """Words of a height in lines of a width; a word that is too long breaks at its soft hyphen, if it has one."""
    letters, parts = max((wide - 2 * GAP) * 2 // size, 1), list[str]()
    for word in text.split():
        whole = word.replace(SOFT, "")
        parts += [whole] if len(whole) <= letters - 1 else word.replace(SOFT, f"-{SOFT}").split(SOFT)
    return wrap(" ".join(parts), letters)


def drawn(thing: Thing, frame: Frame, art: str) -> Iterator[AnyShape]:
    """A box with everything that the thing shows."""
    x, y, wide, tall = frame
    lit = thing.mood == "lit" or thing.move is not None
    yield Box(
        id=thing.id, role=(LIT if lit else ROLES)[thing.look], label=thing.label, move=thing.move, attempt=thing.attempt,
        x=x, y=y, width=wide, height=tall, round=12,
    )  # fmt: skip
    yield from (of_card if thing.look == "card" else of_row)(thing, frame, art)


def of_card(thing: Thing, frame: Frame, art: str) -> Iterator[AnyShape]:
    """A card: picture at the top, title and signs below, or what it does in words."""
    x, y, wide, tall = frame
    below = y + GAP
    if thing.art:
        size = MOTIF if drawn_size(thing.art, art) > SIGN else MOTIF_HEIGHT
        yield Symbol(
            id=f"{thing.id}-art", role="motif", label=thing.label, decoration=True,
            x=x + wide // 2, y=below + MOTIF_HEIGHT // 2, size=size, art=thing.art,
        )  # fmt: skip
        below += MOTIF_HEIGHT
    for k, line in enumerate(wrapped(titled(thing), wide)):
        yield words(f"{thing.id}-title-{k}", line, thing.label, (x + GAP, below + TEXT // 2), "words-card")
        below += TEXT
    for k, line in enumerate(spelt(thing)):
        place = (x + GAP, below + GAP + k * SMALL_LINE)
        yield words(f"{thing.id}-line-{k}", line, thing.label, place, "words-soft", size=SMALL)
    lowest = y + tall - GAP - SIGN // 2
    yield from in_lines(thing.id, thing.facts, (x + GAP, lowest), art)
    above = len(sign_lines(thing.facts, art)) * (SIGN + 4)
    yield from in_lines(f"{thing.id}-laid", thing.laid, (x + GAP, lowest - above), art)


def in_lines(name: str, facts: tuple[Fact, ...], place: tuple[int, int], art: str) -> Iterator[AnyShape]:
    """Signs in as many lines of a card as they need; `place` is the beginning of the lowest line, and its middle."""
    x, y = place
    for up, line in enumerate(reversed(sign_lines(facts, art))):
        across = x
        for k, sign in line:
            yield from of_fact(f"{name}-{k}", sign, (across, y - up * (SIGN + 4)), art)
            across += wide_of(sign, art) + 4


def sign_lines(facts: tuple[Fact, ...], art: str) -> list[list[tuple[int, Fact]]]:
    """The signs on a card with their numbers, in lines; what stands between two signs is never last in its line."""
    room = CARD[0] - 2 * GAP
    lines: list[list[tuple[int, Fact]]] = [[]] if facts else []
    at = 0
    for k, fact in enumerate(facts):
        sign = fact if not fact.text[:1].isalpha() else replace(fact, text="")
        if lines[-1] and at + wide_of(sign, art) > room:
            _, last = lines[-1][-1]
            lines.append([] if last.art else [lines[-1].pop()])
            at = sum(wide_of(one, art) + 4 for _, one in lines[-1])
        lines[-1].append((k, sign))
        at += wide_of(sign, art) + 4
    return lines


def of_row(thing: Thing, frame: Frame, art: str) -> Iterator[AnyShape]:
    """A row: picture, title and signs side by side, sentences below."""
    x, y, wide, _ = frame
    middle, at = y + GAP // 2 + LINE // 2, x + GAP
    if thing.art:
        size = drawn_size(thing.art, art)
        yield Symbol(
            id=f"{thing.id}-art", role=thing.role, label=thing.label, decoration=True,
            x=at + size // 2, y=middle, size=size, art=thing.art,
        )  # fmt: skip
        at += size + GAP
    if thing.title:
        yield words(f"{thing.id}-title", thing.title, thing.label, (at, middle), "words")
    rows = 0
    for k, (fact, (across, row)) in enumerate(zip(thing.facts, fact_places(thing, art), strict=True)):
        yield from of_fact(f"{thing.id}-{k}", fact, (x + GAP + across, middle + LINE * row), art)
        rows = row
    if thing.corner:
        yield words(f"{thing.id}-corner", thing.corner, thing.label, (x + wide - GAP, middle), "words", end=True)
    lines = [part for line in thing.lines for part in wrapped(line, wide)]
    for k, line in enumerate(lines, start=1 + rows):
        yield words(f"{thing.id}-line-{k}", line, thing.label, (x + GAP, middle + LINE * k), "words-soft")


def of_fact(name: str, fact: Fact, place: tuple[int, int], art: str) -> Iterator[AnyShape]:
    """A sign, and the text beside it."""
    x, y = place
    if fact.art:
        size = drawn_size(fact.art, art)
        yield Symbol(
            id=name, role=fact.role, label=fact.label, decoration=True, x=x + size // 2, y=y, size=size, art=fact.art
        )
        x += size + 4
    if fact.text:
        yield words(f"{name}-text", fact.text, fact.label, (x, y), "words")


def wide_of(fact: Fact, art: str) -> int:
    """The width of a sign with the text beside it."""
    return (
        (drawn_size(fact.art, art) if fact.art else 0) + len(fact.text) * TEXT // 2 + 4 * bool(fact.art and fact.text)
    )


def drawn_size(name: str, art: str) -> int:
    """The edge of the square in which a drawing is as high as a sign, or as wide if it is higher than wide."""
    _, _, width, height = map(float, drawing(art, name)[0].split())
    return round(SIGN * max(width / height, 1))


def words(  # noqa: PLR0913 - what a line of text is
    name: str, text: str, label: str, place: tuple[int, int], role: str, *, end: bool = False, size: int = TEXT
) -> Words:
    """A line of text that begins or ends at a place."""
    x, y = place
    return Words(
        id=name,
        role=role,
        label=label,
        decoration=True,
        x=x,
        y=y,
        size=size,
        text=text,
        anchor="end" if end else "start",
    )
