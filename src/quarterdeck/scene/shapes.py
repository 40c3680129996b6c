"""A drawn position as data. Games do not know colours or pixels; renderers do not know rules.

A scene is a board, and regions beside it. On the board each shape has its place: coordinates are integers in
scene units (x to the right, y down); a board square is about 100 units, angles are degrees clockwise from
above. Later shapes lie on top of earlier ones. In regions are things, such as cards and buttons, which each
client lays out in its own type size. A role says what a shape is (`sea`, `ship-orange`, `card`); themes turn
roles into colours. An id names the same thing in every picture of a match, so clients can animate it. In JSON,
fields that have their default value are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin  # noqa: TID251 - pictures calculate with floats
from typing import Literal

import msgspec
from msgspec import Struct


class Shape(Struct, frozen=True, kw_only=True, gc=False, tag_field="shape", omit_defaults=True):
    """The fields that all shapes share."""

    id: str
    """The id, which names the same thing in every picture of a match."""
    role: str
    """What the shape is, which decides its colours, such as `ship-orange`."""
    label: str = ""
    """The text alternative: what a screen reader says. Only decoration may have none."""
    decoration: bool = False
    """Whether it is only for the eye: it carries no information and takes no clicks."""
    glyph: str = ""
    """The character or word that a terminal writes at the shape's centre; plain text shows nothing else of it."""
    move: str | None = None
    """The move, in notation, that choosing this shape makes."""
    attempt: str | None = None
    """The move, in notation, that the viewer would mean by choosing this shape. It is not legal now, and a refusal says why."""


class Polygon(Shape, frozen=True, kw_only=True, gc=False, tag="polygon"):
    """An area with straight edges; at least three points."""

    points: tuple[tuple[int, int], ...]


class Line(Shape, frozen=True, kw_only=True, gc=False, tag="line"):
    """A stroke through at least two points, not closed; terminals do not show it."""

    points: tuple[tuple[int, int], ...]


class Box(Shape, frozen=True, kw_only=True, gc=False, tag="box"):
    """An upright rectangle with its top left corner at (x, y)."""

    x: int
    y: int
    width: int
    height: int
    round: int = 0
    """The radius of its corners."""


class Sector(Shape, frozen=True, kw_only=True, gc=False, tag="sector"):
    """A part of a ring around (x, y). It begins at the angle `start` and spans `sweep` degrees, less than 360."""

    x: int
    y: int
    inner: int
    outer: int
    start: int
    sweep: int


class Disc(Shape, frozen=True, kw_only=True, gc=False, tag="disc"):
    """A circle."""

    x: int
    y: int
    radius: int


class Symbol(Shape, frozen=True, kw_only=True, gc=False, tag="symbol"):
    """A drawn piece: an SVG symbol of the scene's art package, in the colours of its role."""

    x: int
    y: int
    size: int
    """The edge of the square that it fills, centred on (x, y)."""
    art: str
    """The name of its drawing: a file of the art package, without `.svg`."""
    turn: int = 0
    """By how many degrees it is turned clockwise."""


class Words(Shape, frozen=True, kw_only=True, gc=False, tag="words"):
    """A line of text; its middle height is at y. `size` is its height, a letter is about half as wide.

    If its glyph begins with a blank, a terminal writes it only where there is room for all of it.
    """

    x: int
    y: int
    size: int
    text: str
    anchor: Literal["start", "middle", "end"] = "middle"
    """Which part of the line is at x."""
    room: int = 0
    """Its greatest width, or 0 for any. In a terminal, where letters are wider, longer words are cut short."""
    names: str = ""
    """The id of the shape that the words name, or nothing: where they would cover something, they may stand elsewhere beside it."""
    first: bool = False
    """Whether it is one of the names that matter now: where a board is drawn too small for all its names, these stay."""


class Fact(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A small sign on a thing, with a number or a word beside it: three missiles, one Lane up."""

    label: str
    """What the sign and its number mean together, in words; never empty."""
    art: str = ""
    """The sign: a drawing of the scene's art package; empty if there is none."""
    role: str = "icon"
    """The role that gives the sign its colours."""
    text: str = ""
    """The text beside the sign, such as `3`."""
    glyph: str = ""
    """The sign in a terminal: a short word, or a character as a drawing; if it is empty, the label is used."""
    dim: bool = False
    """Whether it no longer counts, or does not count yet: it is drawn pale. In a row of signs a pale `0` only keeps its place,
    so texts leave it out."""


class Thing(Shape, frozen=True, kw_only=True, gc=False, tag="thing"):
    """Something in a region beside the board. It has no place of its own: clients lay it out.

    Its label says everything that it shows. If it has a move, the label says what choosing it does.
    """

    region: str
    """The id of its region."""
    look: Literal["card", "choice", "note", "pile", "plate", "seat"]
    """`card`: has a picture and can be held; `choice`: a button; `note`: something to read; `pile`: cards or money
    in a pile; `plate`: a wide card of a piece on the board, with its signs in rows; `seat`: what is public about a seat."""
    title: str = ""
    art: str = ""
    """Its picture: a drawing of the scene's art package."""
    corner: str = ""
    """The most important number or word, such as a value or a price."""
    facts: tuple[Fact, ...] = ()
    lines: tuple[str, ...] = ()
    """Sentences."""
    laid: tuple[Fact, ...] = ()
    """The things that players have laid on it, such as bids."""
    mood: Literal["plain", "lit", "dim"] = "plain"
    """`lit`: it is in the centre of attention now; `dim`: it is used up or does not count now."""
    seat: int = -1
    """The seat that it is about; -1 for none."""
    told: bool = False
    """Whether its lines already say what choosing it leads to, so that no preview need be shown first: the first what it
    does itself, others what follows by itself."""


class Region(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Things beside the board that belong together, in the order of the scene's shapes."""

    id: str
    kind: Literal["offer", "answers", "hand", "seats", "info", "beside"]
    """`offer`: what all players can get or go to, above the board. `answers`: buttons that answer the question. `hand`:
    what the viewer holds and chooses from. `seats`: a row for each seat. `info`: other things that are always visible.
    `beside`: things that players look up."""
    label: str
    """Its heading."""
    brief: bool = False
    """Whether its things are shown small, since they are many or do not matter much now."""
    hidden: bool = False
    """Whether only screen readers say its heading."""
    folded: bool = False
    """Whether clients show its buttons only to those who ask for them, under its heading: they are many and seldom wanted."""


class Carry(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A move that is made by carrying one shape onto another: a card onto a space, a crate to a contract."""

    what: str
    """The id of the shape that is carried."""
    to: str
    """The id of the shape that it is put on."""
    move: str
    """The move, in notation: one of the viewer's legal ones, or a legal exact move beyond the list."""
    label: str = ""
    """What the move does, in a sentence for lists of moves; empty if the labels of both shapes say it."""


class Use(Struct, frozen=True, kw_only=True, gc=False):
    """A shape that moves of other shapes can be made with: a card that pays for some actions, a ship that can take them.

    Clients show these moves to whoever chooses the shape, and choose the shape after such a move as soon as they can.
    """

    what: str
    """The id of the shape."""
    moves: tuple[str, ...]
    """The moves, in notation; never empty."""


class Reach(Struct, frozen=True, kw_only=True, gc=False):
    """How far a shape can be steered in one move."""

    word: str
    """The word that begins the move in notation."""
    length: int
    """The longest way, in hundredths of the notation's measure; shorter ways are allowed too."""


class Helm(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A shape that can be steered freely: it turns around a point, then goes straight on.

    Each such course is a move in notation, legal or not: the word of its reach, the heading in degrees, counted
    counter-clockwise from the right, with one decimal, and the length with two: `S 45.0 57.50`.
    """

    what: str
    """The id of the shape that is steered."""
    x: int
    y: int
    """The point around which it turns."""
    heading: int
    """Its present heading, in tenths of a degree."""
    scale: int
    """The length of a scene unit in hundredths of the notation's measure."""
    measure: str
    """The notation's measure as people write it, such as `mm`."""
    reaches: tuple[Reach, ...]
    """How far it can be steered, each word once."""
    before: tuple[str, ...] = ()
    """Moves, in notation, that the viewer makes before the course, one after the other, such as naming the shape."""
    near: tuple[str, ...] = ()
    """The ids of shapes that the viewer may want to steer to; a client keeps them in view."""


class Way(Struct, frozen=True, kw_only=True, gc=False):
    """One way of choosing a point: the words with which its moves begin."""

    word: str
    """The beginning of the move in notation, such as `place` or `fire 2 at G1`."""
    tool: str
    """What is used, such as `fire 2`. A player who turns to another target keeps it if a way there has the same tool."""
    label: str
    """The way in words, such as `mast 2, long range`; empty if there is only one way."""
    x: int
    y: int
    """The beginning of the line to the point, such as a muzzle, in scene units. It means nothing if a thing is laid."""
    aim: tuple[int, int] | None = None
    """The point that the word alone means as a move, in hundredths of the notation's measure; None: it is no move."""


class Perch(Struct, frozen=True, kw_only=True, gc=False):
    """An end of a rail, a line on which a thing must lie, in hundredths of the notation's measure."""

    x: int
    y: int
    heading: int
    """The heading in tenths of a degree, counter-clockwise from the right."""


class FreePoint(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A point that can be chosen freely, where something is to lie or to be hit.

    Each such point is a move in notation, legal or not: `place 300.00,250.00 90.0`, `fire 2 at G1 512.30,210.05`. First
    comes the word of a way, then the point as two numbers with two decimals, y upwards. If the point has a heading,
    that comes last: counter-clockwise from the right, with one decimal.
    """

    kind: Literal["aimed", "laid"]
    """`laid`: a thing with an outline is to lie there; `aimed`: the point itself is to be hit."""
    what: str
    """The id of the shape on which the point is chosen."""
    label: str
    """The thing that is to lie or to be hit there, in words."""
    x: int
    y: int
    """The place of the notation's point 0,0."""
    scale: int
    """The length of a scene unit in hundredths of the notation's measure."""
    width: int
    height: int
    """The greatest coordinates of a point, in hundredths; the smallest are 0,0."""
    ways: tuple[Way, ...]
    """The ways, each word once; the first counts unless another is chosen."""
    turn: Literal["free", "firm", "none"] = "none"
    """The heading of a point. `free`: any; `firm`: 0, or that of the rail; `none`: it has no heading."""
    outline: tuple[tuple[int, int], ...] = ()
    """The outline of the thing, at heading 0 around 0,0, in hundredths, y upwards; empty for `aimed`."""
    rail: tuple[tuple[Perch, Perch], ...] = ()
    """Straight lines on which the thing must lie, with its heading there unless it is turned; empty if it may lie anywhere."""
    within: tuple[tuple[int, int], ...] = ()
    """A convex polygon in which points must lie, in hundredths, counter-clockwise; empty if they may lie anywhere."""


class Lot(Struct, frozen=True, kw_only=True, gc=False):
    """A choice that may be left to chance."""

    label: str
    """What a series of such choices belongs to, such as `setting out`."""
    moves: tuple[str, ...]
    """Legal moves, in notation; one of them is drawn, and all are equally likely."""


class Group(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Moves that belong together in a list."""

    label: str
    moves: tuple[str, ...]
    """The moves, in notation."""
    words: tuple[str, ...] = ()
    """What each of them does, in words for the list; empty if the labels of the shapes say it."""


class Reply(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A question about the picture, and its answer, for people who do not see it."""

    question: str
    """The question, short enough for a button."""
    lines: tuple[str, ...]
    """The answer, in sentences."""
    more: tuple[str, ...] = ()
    """The answer at length, for whoever asks again; empty if there is nothing more to say."""


Placed = Polygon | Line | Box | Sector | Disc | Symbol | Words
"""A shape with a place on the board."""
AnyShape = Placed | Thing


class Scene(Struct, frozen=True, kw_only=True):
    """A whole picture of a position, as one seat sees it."""

    game: str
    title: str
    summary: str
    """The text alternative of the whole picture: the position in sentences."""
    width: int
    height: int
    shapes: tuple[AnyShape, ...]
    status: str = ""
    """Whose turn it is and what is asked, in words; when the game is over, how it ended."""
    regions: tuple[Region, ...] = ()
    """The regions beside the board, the most important first."""
    carries: tuple[Carry, ...] = ()
    """The moves made by carrying shapes, each pair of shapes once."""
    uses: tuple[Use, ...] = ()
    """Shapes without a move of their own that moves of others can be made with."""
    helms: tuple[Helm, ...] = ()
    """Shapes that can be steered; the list of legal moves has only a few of their courses."""
    settings: tuple[FreePoint, ...] = ()
    """Points that can be chosen freely; the list of legal moves has only a few of them."""
    previews: bool = False
    """Whether it is worth asking `Game.foresee` what each move of the viewer would lead to."""
    pivot: tuple[int, int] | None = None
    """The point around which pieces move; None if they move in straight lines."""
    lot: Lot | None = None
    """Present if the viewer's choice may be left to chance."""
    settled: bool = False
    """Whether the viewer's only move says nothing new and is asked for only because others cannot know that there is no
    other: whoever draws the picture may make it for the viewer."""
    groups: tuple[Group, ...] = ()
    """How a list of moves is divided; moves without a group come first."""
    replies: tuple[Reply, ...] = ()
    """Questions about the position, with answers."""
    names: tuple[tuple[str, str], ...] = ()
    """Moves, in notation, on shapes whose labels say more than what choosing them does, each with what it does."""
    art: str = ""
    """The package whose `.svg` files the symbols are; a `.txt` file beside one is a drawing for terminals."""
    grain: int = 50
    """The height in scene units of one line of plain text, which consists only of glyphs; a column is half as wide."""

    def encode(self) -> bytes:
        """The scene as JSON; equal scenes give equal bytes."""
        return msgspec.json.encode(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from quarterdeck.scene.svg import to_svg  # noqa: PLC0415 - which draws what is described here

        return to_svg(self)

    def placed(self) -> tuple[Placed, ...]:
        """The shapes of the board."""
        return tuple(shape for shape in self.shapes if not isinstance(shape, Thing))

    def things(self, region: str) -> tuple[Thing, ...]:
        """The things in a region."""
        return tuple(shape for shape in self.shapes if isinstance(shape, Thing) and shape.region == region)

    def hotspots(self) -> list[str]:
        """The moves on shapes, in notation."""
        return [shape.move for shape in self.shapes if shape.move is not None]

    def is_free(self, move: str) -> bool:
        """Whether a move, in notation, is chosen freely: a course of a shape that can be steered now, or a place for a thing that is being laid."""
        word = move.partition(" ")[0]
        if any(word == reach.word for helm in self.helms if not helm.before for reach in helm.reaches):
            return True
        return any(word == way.word for setting in self.settings if setting.kind == "laid" for way in setting.ways)

    def attempts(self) -> list[str]:
        """The illegal moves that players might try on shapes, in notation."""
        return [shape.attempt for shape in self.shapes if shape.attempt is not None]

    def carried(self) -> list[str]:
        """The moves that are made by carrying shapes, in notation."""
        return [carry.move for carry in self.carries]

    def lots(self) -> list[str]:
        """The moves from which chance draws if the viewer leaves the choice to it, in notation."""
        return [] if self.lot is None else list(self.lot.moves)

    def flaws(self) -> list[str]:
        """Faults that could trouble a client, in sentences; a sound picture has none."""
        found = [flaw for shape in self.shapes for flaw in _flaws(shape)]
        if not self.status.strip():
            found.append("the picture does not say whose turn it is")
        seen: set[str] = set()
        for shape in self.shapes:
            if shape.id in seen:
                found.append(f"two shapes are called {shape.id!r}")
            seen.add(shape.id)
        known = [region.id for region in self.regions]
        found += [f"two regions are called {name!r}" for name in sorted(set(known)) if known.count(name) > 1]
        lost = [shape for shape in self.shapes if isinstance(shape, Thing) and shape.region not in known]
        found += [f"{thing.id!r} lies in no region" for thing in lost]
        return found + list(self._miscarried()) + list(self._adrift()) + list(self._in_disorder())

    def _in_disorder(self) -> Iterator[str]:
        """The faults of groups of moves and of questions."""
        listed = [move for group in self.groups for move in group.moves]
        yield from (f"{move!r} is in two groups" for move in sorted(set(listed)) if listed.count(move) > 1)
        yield from (
            f"{group.label!r} is no group" for group in self.groups if not group.label.strip() or not group.moves
        )
        yield from (
            f"{group.label!r} does not have words for each move"
            for group in self.groups
            if group.words and len(group.words) != len(group.moves)
        )
        labels = [group.label for group in self.groups]
        yield from (f"two groups are called {label!r}" for label in sorted(set(labels)) if labels.count(label) > 1)
        yield from (
            f"{one.question!r} is not answered" for one in self.replies if not one.question.strip() or not one.lines
        )

    def _adrift(self) -> Iterator[str]:
        """The faults of helms, freely chosen points, and choices left to chance."""
        firm = {shape.id for shape in self.shapes if not shape.decoration}
        for helm in self.helms:
            if helm.what not in firm:
                yield f"{helm.what!r} is steered, which is no shape that can be touched"
            words = [reach.word for reach in helm.reaches]
            if not words or len(set(words)) < len(words) or helm.scale <= 0:
                yield f"nobody knows how far {helm.what!r} can be steered"
        for setting in self.settings:
            if setting.what not in firm:
                yield f"points are chosen on {setting.what!r}, which is no shape that can be touched"
            words = [way.word for way in setting.ways]
            if not words or len(set(words)) < len(words) or setting.scale <= 0 or not setting.label.strip():
                yield f"nobody knows what is chosen on {setting.what!r}"
        if self.lot is not None and not (self.lot.moves and self.lot.label.strip()):
            yield "nothing is left to chance"

    def _miscarried(self) -> Iterator[str]:
        """The faults of moves made by carrying, or with another shape."""
        firm = {shape.id for shape in self.shapes if not shape.decoration}
        pairs: set[tuple[str, str]] = set()
        for use in self.uses:
            if use.what not in firm or not use.moves or not set(use.moves) <= set(self.hotspots()):
                yield f"{use.what!r} cannot be used for {use.moves}"
        for carry in self.carries:
            for end in (carry.what, carry.to):
                if end not in firm:
                    yield f"{carry.move!r} is made with {end!r}, which is no shape that can be touched"
            if carry.what == carry.to or (carry.what, carry.to) in pairs:
                yield f"carrying {carry.what!r} onto {carry.to!r} is no move of its own"
            pairs.add((carry.what, carry.to))


def _flaws(shape: AnyShape) -> Iterator[str]:
    """The faults of a single shape."""
    if isinstance(shape, Thing):
        yield from (
            f"a sign on {shape.id!r} has no words" for fact in (*shape.facts, *shape.laid) if not fact.label.strip()
        )
    if not (shape.label.strip() or shape.decoration):
        yield f"{shape.id!r} has no words"
    chosen = [move for move in (shape.move, shape.attempt) if move is not None]
    if shape.decoration and chosen:
        yield f"{shape.id!r} is decoration, and {chosen[0]!r} hangs on it"
    if len(chosen) > 1:
        yield f"{shape.id!r} is both legal and refused"


def middle(shape: Placed) -> tuple[float, float]:
    """The centre of a shape, where its glyph is written."""
    match shape:
        case Box():
            return shape.x + shape.width / 2, shape.y + shape.height / 2
        case Sector():
            angle, radius = radians(shape.start + shape.sweep / 2), (shape.inner + shape.outer) / 2
            return shape.x + radius * sin(angle), shape.y - radius * cos(angle)
        case Polygon(points=points) | Line(points=points):
            return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        case Disc() | Symbol() | Words():
            return shape.x, shape.y


def rectangle(x: int, y: int, width: int, height: int) -> tuple[tuple[int, int], ...]:
    """The corners of an upright rectangle, for `Polygon.points`."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
