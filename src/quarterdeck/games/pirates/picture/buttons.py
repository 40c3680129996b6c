"""What is asked of a pirate, and the answers that hang on nothing on the table, as buttons; crew that is carried."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import plate, shortened, sign, write
from quarterdeck.games.pirates.picture.panels import Corners, room_for_choices
from quarterdeck.games.pirates.picture.view import View
from quarterdeck.games.pirates.words.meanings import Button, button, refused
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.status import hint, question
from quarterdeck.scene.shapes import AnyShape, Carry

REMEMBERED: Final = 1024
TITLE: Final = 98
ON_THE_TABLE: Final = ("segment", "pose", "mast")
"""Sorts of moves that are chosen on the table alone."""
ACTIONS: Final = (int(codes.MOVE), int(codes.SHOOT), int(codes.REPAIR))
BROAD: Final = 400
"""Buttons that are wider have large words."""
PICTURED: Final = 40
"""Buttons that are higher have a drawing."""
PIECES_LISTED: Final = 8
"""So many ways to handle crew are buttons; more are made by carrying alone."""
ROWS: Final = ((4, 1, 66), (8, 2, 66), (15, 3, 52), (32, 4, 32), (1000, 6, 26))
"""Up to so many buttons: columns, and the most height of one."""


def choices(view: View) -> Iterator[AnyShape]:
    """The panel with the question, and buttons."""
    refusable = ACTIONS if view.moves and view.phase.chooses_action else ()
    asked = {*refusable, *(move for move in view.moves if is_button(view, move))}
    found = [button(view, k) if k in view.moves else refused(view, k) for k in sorted(asked, key=in_order)]
    yield from _panel(
        room_for_choices(view),
        question(view),
        hint(view) if not found or len(found) < TWO_ROWS else "",
        asked=bool(view.moves),
    )
    yield from _grid(tuple(found), room_for_choices(view))


TWO_ROWS: Final = 3
"""With so many buttons there is no room for a hint."""


def in_order(move: int) -> tuple[bool, bool, int]:
    """Actions first, what declines last."""
    return move == codes.PASS, not codes.MOVE <= move <= codes.REPAIR, move


def is_button(view: View, move: int) -> bool:
    """Whether a move is a button beside the table."""
    sort, _ = sort_of(move)
    if sort in ON_THE_TABLE:
        return False
    if sort == "handle" and view.phase.does == "name":
        return len([one for one in view.moves if sort_of(one)[0] == "handle"]) <= PIECES_LISTED
    return not (sort == "unit" and view.phase.does == "name")


@lru_cache(REMEMBERED)
def _panel(room: Corners, title: str, hint_: str, *, asked: bool) -> tuple[AnyShape, ...]:
    x, y, wide, high = room
    lines = wrap(title, 36)[:2]
    below = wrap(hint_, 46)[:3]
    return (
        plate(
            "asked", "panel-turn" if asked else "panel", f"{title} {hint_}".strip(), (x + 6, y + 4, wide - 14, high - 8)
        ),
        *(
            write(
                f"asked-{k}",
                "words-title",
                line,
                (x + wide // 2, y + (48 if len(lines) == 1 else 34) + 38 * k, 34),
                "middle",
                line,
            )
            for k, line in enumerate(lines)
        ),
        *(
            write(f"hint-{k}", "words-soft", line, (x + wide // 2, y + high - 28 - 32 * (len(below) - 1 - k), 27))
            for k, line in enumerate(below)
        ),
    )


@lru_cache(REMEMBERED)
def _grid(buttons: tuple[Button, ...], room: Corners) -> tuple[AnyShape, ...]:
    """Buttons, as large as their number allows; where one has to be short all are, so that they compare."""
    _, columns, most = next(row for row in ROWS if len(buttons) <= row[0])
    x, y, wide, high = room
    rows = -(-len(buttons) // columns) or 1
    pitch = min(most, (high - TITLE - 20) // rows)
    each = (wide - 30) // columns
    wide, high = each - 8, pitch - 6
    brief = any(len(one.words) > _letters(wide, high) for one in buttons)
    found: list[AnyShape] = []
    for k, one in enumerate(buttons):
        corners = (x + 16 + each * (k % columns), y + TITLE + pitch * (k // columns), wide, high)
        found += _button(k, one, corners, brief=brief)
    return tuple(found)


def _size(wide: int, high: int) -> int:
    """Of the letters of a button."""
    return min(32 if wide > BROAD else 27, high - 6)


def _indent(high: int) -> int:
    """Where the words of a button begin: behind its drawing, if there is room for one."""
    return 70 if high > PICTURED else 12


def _letters(wide: int, high: int) -> int:
    """How many letters a button holds."""
    return 19 * (wide - _indent(high) - 8) // (10 * _size(wide, high))


def _button(k: int, one: Button, corners: Corners, *, brief: bool) -> Iterator[AnyShape]:
    x, y, wide, high = corners
    heat = "-hot" if one.hot else ""
    yield plate(f"choice-{k}", f"button{heat}", one.words, corners, one.text, hot=one.hot)
    if high > PICTURED:
        yield sign(f"choice-{k}-sign", f"sign{heat}", (x + 32, y + high // 2, min(high - 10, 54)), _art(one))
    words = shortened(one.short if brief else one.words, _letters(wide, high))
    role, place = "words-hot" if one.hot else "words-cold", (x + _indent(high), y + high // 2, _size(wide, high))
    yield write(f"choice-{k}-words", role, words, place, "start", one.text)


def _art(one: Button) -> str:
    return one.art if one.art.startswith("die") else f"act-{one.art}"


# -- carrying ---------------------------------------------------------------------------------------


def carries(view: View) -> tuple[Carry, ...]:
    """Crew and equipment carried to deckplates and islands (PI-8.2)."""
    if "handle" not in view.phase.sorts:
        return ()
    found = []
    for move, text in sorted(view.moves.items()):
        sort, number = sort_of(move)
        if sort == "handle":
            piece, place = number // int(codes.PLACES), number % int(codes.PLACES)
            found += [Carry(what=f"crew-{piece}", to=to, move=text) for to in _ends(view, place)]
    return tuple(found)


def _ends(view: View, place: int) -> list[str]:
    """The shapes that a place is."""
    if place >= codes.ASHORE:
        return [f"isle-{place - int(codes.ASHORE) + 1}"]
    craft = view.craft(place)
    return [f"ship-{craft.code}", f"plate-{craft.code}"] if craft and craft.hull else []
