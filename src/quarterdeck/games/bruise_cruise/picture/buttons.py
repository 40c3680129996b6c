"""What can be chosen in Bruise Cruise besides what lies on the chart: actions and answers as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.guide import ending, key, steps
from quarterdeck.games.bruise_cruise.picture.panels import ACTIONS, HALF, HAND, HEIGHT, LEFT, WIDE
from quarterdeck.games.bruise_cruise.picture.view import REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words.notation import text
from quarterdeck.games.bruise_cruise.words.status import status
from quarterdeck.games.bruise_cruise.words.summary import meaning
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

HIGH: Final = HEIGHT - ACTIONS - 10
FEW: Final = 4
"""So many rows of buttons may be higher."""
TITLE: Final = 62
LINE: Final = 34
"""Height of the panel's title, and of each line below it."""
GRIDS: Final = ((36, 6), (64, 8), (int(codes.MOST_CARDS), 10))
"""So many moves at most stand in so many columns."""
KIND_ARTS: Final = (
    "end", "sail", "sail-card", "buy-m", "buy-t", "exchange", "claim", "torpedo", "missile", "raid", "battle",
    "unfathomable", "weigh", "commission", "decommission", "stay",
)  # fmt: skip
ANSWER_ARTS: Final = {
    int(codes.LOOT): "act-stay",
    **{int(codes.LOOT) + 1 + kind: f"thing-{letter}" for kind, letter in enumerate("lmt")},
    **{int(codes.SURRENDER) + kind: f"thing-{letter}" for kind, letter in enumerate("mt")},
    **{int(codes.DRAW) + k: "act-draw" for k in range(3)},
}
ORDER: Final = (1, 2, 6, 10, 7, 8, 9, 5, 3, 4, 11, 12, 13, 14, 0)
"""Kinds of action from the chart to the books, the end of the turn last."""
ASKING: Final = {
    int(codes.ACTING): ORDER,
    int(codes.LOOTING): tuple(range(int(codes.LOOT), int(codes.LOOT) + 4)),
    int(codes.SURRENDERING): (int(codes.SURRENDER), int(codes.SURRENDER) + 1),
    int(codes.REPLENISHING): tuple(range(int(codes.DRAW), int(codes.DRAW) + 3)),
    int(codes.RAIDER_FLEES): (int(codes.STAY),),
    int(codes.DEFENDER_FLEES): (int(codes.STAY),),
    int(codes.BUYING): (int(codes.TRADE_MISSILE), int(codes.TRADE_TORPEDO), int(codes.END)),
    int(codes.PICK_WIND): tuple(range(int(codes.WIND), int(codes.WIND) + 6)),
}
"""The moves that each phase asks for and that hang on nothing else."""


def choices(view: View, title: str) -> Iterator[AnyShape]:
    """The panel of actions: what the viewer is asked, and its answers as buttons."""
    yield from _panel(title, "panel-turn" if view.asked() else "panel")
    if view.phase == codes.OVER:
        yield from ending(status(view))
    elif not view.asked() or not (view.picking() or offers(view)):
        yield from key()
    elif view.picking() and not offers(view):
        yield from steps(view)
    else:
        offered = offers(view)
        for k, move in enumerate(offered):
            yield from _button(k, len(offered), _answer(view, move))


class Button(Struct, frozen=True):
    """One answer."""

    move: str
    words: str
    short: str
    """What terminals write."""
    label: str
    art: str
    hot: bool
    """The move is legal; others can be tried."""


def _answer(view: View, move: int) -> Button:
    """The button of a move."""
    written, label, hot = text(view.position, move), meaning(view, move), move in view.moves
    if _own_words(view, move):
        return Button(written, label, label, label, art(move), hot)
    name = written.replace(" ", "-")
    return Button(written, SAY("button", move=name), SAY("button-short", move=name), label, art(move), hot)


def _own_words(view: View, move: int) -> bool:
    """A button says all that its move means."""
    return codes.BUNDLE <= move < codes.WIND or (move == codes.END and view.phase == codes.BUYING)


def offers(view: View) -> tuple[int, ...]:
    """The moves that buttons are made of, legal or not."""
    if view.phase == codes.PICK_BUNDLE:
        return tuple(sorted(view.moves))
    return ASKING.get(view.phase, ())


def art(move: int) -> str:
    """The drawing on a button."""
    if move <= codes.STAY:
        return f"act-{KIND_ARTS[move]}"
    return ANSWER_ARTS.get(move, "act-wind" if move >= codes.WIND else "act-exchange")


@lru_cache(REMEMBERED)
def _panel(title: str, role: str) -> tuple[AnyShape, ...]:
    """The panel with what is asked."""
    box = Box(id="actions", role=role, label=title, x=LEFT, y=ACTIONS + 4, width=WIDE, height=HIGH, round=14)
    lines = wrap(title, 42)[:2]
    return box, *(
        Words(
            id=f"actions-{k}", role="words-title", label=line, decoration=True,
            x=LEFT + WIDE // 2, y=ACTIONS + 34 + LINE * k, size=30, text=line, room=WIDE,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


@lru_cache(REMEMBERED)
def _button(k: int, many: int, button: Button) -> tuple[AnyShape, ...]:
    """Number k of so many buttons."""
    rows, move, heat = (many + 1) // 2, button.move, "-hot" if button.hot else ""
    pitch = min(76 if rows > FEW else 100, (HIGH - TITLE - LINE) // rows)
    wide = (WIDE - 30) // 2
    x, y = LEFT + 10 + (wide + 10) * (k % 2), ACTIONS + TITLE + LINE + pitch * (k // 2)
    middle = y + pitch // 2 - 4
    return (
        Box(
            id=f"choice-{move}", role=f"button{heat}", label=button.label, move=move if button.hot else None,
            attempt=None if button.hot else move, x=x, y=y, width=wide, height=pitch - 8, round=10,
        ),
        Symbol(
            id=f"choice-{move}-sign", role=f"sign{heat}", label=button.words, decoration=True,
            x=x + 36, y=middle, size=52, art=button.art,
        ),
        write(
            f"choice-{move}-words", "words-hot" if button.hot else "words-cold", button.words, (x + 70, middle, 30),
            "start", button.short,
        ),
    )  # fmt: skip


# -- what hangs on nothing else ------------------------------------------------------------------------


def rest(view: View) -> tuple[int, ...]:
    """The moves that hang on no space, ship, card of the hand or button: chance, and cards of the discard pile."""
    if not view.moves:
        return ()
    hung = set(offers(view)) if view.asked() else set()
    hung.update(int(codes.CARD) + card for card in (view.hand(view.seat) if view.seat >= 0 else ()))
    return tuple(
        sorted(
            move
            for move in view.moves
            if move not in hung and move < codes.SPACE and not codes.SHIP <= move < codes.DICE
        )
    )


def grid(view: View, moves: tuple[int, ...]) -> Iterator[AnyShape]:
    """Moves as small buttons where else the hand is."""
    columns = next(columns for most, columns in GRIDS if len(moves) <= most)
    wide, high = 2 * (HALF - 16) // columns, min(74, (HEIGHT - HAND - 12) * columns // (len(moves) + columns - 1))
    for k, move in enumerate(moves):
        row, column = divmod(k, columns)
        half, place = divmod(column, columns // 2)
        at = (8 + HALF * half + wide * place, HAND + 6 + high * row, wide - 8, high - 6)
        yield from _tile(text(view.position, move), meaning(view, move), at)


@lru_cache(REMEMBERED)
def _tile(move: str, label: str, at: tuple[int, int, int, int]) -> tuple[AnyShape, ...]:
    x, y, wide, high = at
    size = min(28, high - 8)
    return (
        Box(id=f"choice-{move}", role="button-hot", label=label, move=move, x=x, y=y, width=wide, height=high, round=8),
        Words(
            id=f"choice-{move}-words", role="words-hot", label=move, decoration=True, glyph=move,
            x=x + wide // 2, y=y + high // 2, size=size, text=move, room=wide - 10,
        ),
    )  # fmt: skip
