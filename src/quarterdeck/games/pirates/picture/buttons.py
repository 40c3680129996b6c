"""The answers of a pirate that are attached to nothing on the table, as buttons; crew that is carried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.courses import Course, Goal
from quarterdeck.games.pirates.picture.offers import goal_title, goal_words
from quarterdeck.games.pirates.picture.panels import ANSWERS
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece
from quarterdeck.games.pirates.words.labels import piece_called, where
from quarterdeck.games.pirates.words.meanings import Button, button, refused
from quarterdeck.games.pirates.words.names import about, is_nothing
from quarterdeck.games.pirates.words.notation.notation import text
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.status import fortune_text, hint, mysterious_isle
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Carry, Thing

REMEMBERED: Final = 1024
ON_THE_TABLE: Final = ("segment", "pose", "mast")
"""Sorts of moves that are chosen on the table alone."""
ACTIONS: Final = (int(codes.MOVE), int(codes.SHOOT), int(codes.REPAIR))


def choices(view: View, marked: list[Goal]) -> Iterator[Thing]:
    """Where to look, and the answers as buttons."""
    said = hint(view)
    if said:
        yield _hint(said)
    if view.phase.about == "mystery" and view.moves:
        yield _fortune(mysterious_isle(view), fortune_text(view))
    yield from _goals(view, marked)
    refusable = ACTIONS if view.moves and view.phase.chooses_action else ()
    asked = {*refusable, *(move for move in view.moves if is_button(view, move))}
    for move in sorted(asked, key=lambda move: in_order(view, move)):
        yield _button(button(view, move) if move in view.moves else refused(view, move))


def in_order(view: View, move: int) -> tuple[bool, bool, int]:
    """Actions first, declining last; but among headings, keeping the heading comes first."""
    declines = move == codes.PASS
    return declines and view.phase.declined != "heading", not codes.MOVE <= move <= codes.REPAIR and not declines, move


def is_button(view: View, move: int) -> bool:
    """Whether a move is a button beside the table: ships that may act are chosen there, and crew is carried."""
    sort, _ = sort_of(move)
    return sort not in ON_THE_TABLE and not (sort in ("unit", "handle") and view.phase.does == "name")


def _goals(view: View, marked: list[Goal]) -> Iterator[Thing]:
    """The marked courses, with their lengths where these differ."""
    lengths = [_length(goal.course) for goal in marked]
    differ = len(marked) == 1 or len(set(lengths)) > 1
    for k, goal in enumerate(marked):
        yield _goal(k, goal_title(view, goal), goal_words(view, goal), goal.course.text, lengths[k] if differ else "")


def _length(course: Course) -> str:
    """How far a course goes, or that the ship only turns."""
    return SAY("turn-alone") if is_nothing(course.sailed) else about(course.sailed)


@remembered(REMEMBERED)
def _goal(k: int, title: str, label: str, move: str, length: str) -> Thing:
    return Thing(
        id=f"goal-{k}", region=ANSWERS, look="choice", role="sign-hot", label=label, title=title, art="act-move", move=move,
        corner=length,
    )  # fmt: skip


@remembered(REMEMBERED)
def _hint(said: str) -> Thing:
    return Thing(id="hint", region=ANSWERS, look="note", role="words-soft", label=said, lines=(said,))


@remembered(REMEMBERED)
def _fortune(name: str, said: str) -> Thing:
    """What the mysterious island says that asks."""
    return Thing(
        id="fortune", region=ANSWERS, look="note", role="words-soft", label=f"{name}: {said}", title=name, lines=(said,)
    )


@remembered(REMEMBERED)
def _button(one: Button) -> Thing:
    return Thing(
        id=f"choice-{one.text.replace(' ', '-')}", region=ANSWERS, look="choice", role="sign-hot" if one.hot else "sign",
        label=one.words, title=one.short, art=one.art if one.art.startswith("die") else f"act-{one.art}",
        move=one.text if one.hot else None, attempt=None if one.hot else one.text, mood="plain" if one.hot else "dim",
    )  # fmt: skip


# -- carrying ---------------------------------------------------------------------------------------


def carries(view: View) -> tuple[Carry, ...]:
    """Crew and equipment carried to deckplates and islands (PI-8.2)."""
    if "handle" not in view.phase.sorts:
        return ()
    found: list[Carry] = []
    for move, written in sorted(view.moves.items()):
        sort, number = sort_of(move)
        if sort == "handle":
            piece, place = number // int(codes.PLACES), number % int(codes.PLACES)
            said = _carried(view, piece, place)
            found += [Carry(what=f"crew-{piece}", to=to, move=written, label=said) for to in _ends(view, place)]
    return tuple(found)


def carrying(view: View, what: str, to: str) -> str | None:
    """The move that carrying a piece of crew or equipment to a ship or an island means, legal or not."""
    kind, _, piece = what.partition("-")
    if "handle" not in view.phase.sorts or kind != "crew" or not piece.isdecimal() or int(piece) >= int(codes.PIECES):
        return None
    ends = (place for place in range(int(codes.PLACES)) if to in _ends(view, place))
    move = next((int(codes.HANDLE) + int(piece) * int(codes.PLACES) + place for place in ends), None)
    return None if move is None else text(view.position, move)


def _carried(view: View, piece: int, place: int) -> str:
    """Which crew goes where, and from where."""
    here = int(view.position.crew.at[piece])
    return SAY(
        "do-carry", crew=piece_called(find_piece(view, piece)), at="none" if here == codes.OUT else where(view, here),
        place=where(view, place),
    )  # fmt: skip


def _ends(view: View, place: int) -> list[str]:
    """The shapes that a place is."""
    if place >= codes.ASHORE:
        return [f"isle-{place - int(codes.ASHORE) + 1}"]
    craft = view.craft(place)
    return [f"ship-{craft.code}", f"plate-{craft.code}"] if craft and craft.hull else []
