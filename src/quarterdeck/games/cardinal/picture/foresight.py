"""What a move of Cardinal would lead to: the piece on its square, crowded and closed squares, and ships that go back."""

from __future__ import annotations

from msgspec.structs import replace

from quarterdeck.engine.log import Log
from quarterdeck.engine.sets import count, members
from quarterdeck.games.cardinal.picture.chart import centre, size
from quarterdeck.games.cardinal.picture.panels import ART
from quarterdeck.games.cardinal.picture.prospects import prospects
from quarterdeck.games.cardinal.picture.squares import NO_CHOICE, draw_squares
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.cardinal.words.notation import square_name
from quarterdeck.games.cardinal.words.story import story
from quarterdeck.games.cardinal.words.summary import SAY
from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import AnyShape, Scene, Symbol


def foresee(veiled: CardinalPosition, move: int) -> Scene:
    """The new things on the board after a legal move, and what else it does; nothing for illegal moves.

    The piece and its square are left out, since the name of the move says them.
    """
    words, shapes = "", tuple[AnyShape, ...]()
    if move in veiled.legal():
        after = veiled.clone()
        after.log = Log()
        after.play(move)
        words = " ".join(_told(veiled, after.log)[1:])
        shapes = new_shapes(veiled, after)
    width, height = size(veiled.rows, veiled.columns)
    return Scene(
        game="cardinal",
        title=SAY("title"),
        summary=words,
        status=words,
        width=width,
        height=height,
        shapes=shapes,
        art=ART,
    )


def matters(veiled: CardinalPosition, seat: int, move: int) -> str:
    """The results of a legal move: ships of each player on the board, and a win if it wins; and what it prevents and prepares.

    The piece and its square are left out, since the name of the move says them.
    """
    after = veiled.clone()
    after.log = Log()
    after.play(move)
    told = " ".join(_told(veiled, after.log)[1:])
    if after.over():
        return told
    ships = (int(count(after.orange)), int(count(after.green)))
    counted = SAY("matters-ships", mine=ships[seat], theirs=ships[1 - seat])
    return " ".join(part for part in (told, prospects(veiled, seat, move), counted) if part)


def _told(before: CardinalPosition, log: Log) -> list[str]:
    """What a move would tell whoever makes it."""
    with heard_by(int(before.player)):
        return [sentence.text for sentence in story(log)]


def new_shapes(before: CardinalPosition, after: CardinalPosition) -> tuple[AnyShape, ...]:
    """Marks and pieces that were not there, with ids of their own."""
    _, marks, pieces = draw_squares(before, NO_CHOICE)
    _, marks_then, pieces_then = draw_squares(after, NO_CHOICE)
    there = {*marks, *pieces}
    lost = members((before.orange | before.green) & ~(after.orange | after.green))
    hatched = {f"closed-{square_name(square)}" for square in lost}
    new = [shape for shape in (*marks_then, *pieces_then) if shape not in there and shape.id not in hatched]
    crosses = [_lost(square) for square in lost]
    return tuple(replace(shape, id=f"foreseen-{shape.id}") for shape in (*new, *crosses))


def _lost(square: int) -> AnyShape:
    """The mark on a ship that would go back to hand (CA-4.6)."""
    name, (x, y) = square_name(square), centre(square)
    label = SAY("picture-lost", square=name)
    return Symbol(id=f"lost-{name}", role="lost", label=label, decoration=True, x=x, y=y, size=96, art="lost")
