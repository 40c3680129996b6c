"""What can be chosen in Bruise Cruise besides what lies on the chart: actions and answers as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.atlas import BOARD
from quarterdeck.games.bruise_cruise.guide import ending, key, steps
from quarterdeck.games.bruise_cruise.notation import text
from quarterdeck.games.bruise_cruise.panels import ACTIONS, HAND, HEIGHT, LEFT, WIDE
from quarterdeck.games.bruise_cruise.status import status
from quarterdeck.games.bruise_cruise.summary import meaning
from quarterdeck.games.bruise_cruise.view import REMEMBERED, SAY, View
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

HIGH: Final = HEIGHT - ACTIONS - 8
TITLE: Final = 62
LINE: Final = 34
"""Height of the panel's title, and of each line below it."""
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
    yield from _panel(title, view.asked())
    if view.phase == codes.OVER:
        yield from ending(status(view))
    elif not view.asked() or not (view.picking() or offers(view)):
        yield from key()
    elif view.picking() and not offers(view):
        yield from steps(view)
    else:
        offered = offers(view)
        for k, move in enumerate(offered):
            hot = move in view.moves
            written, label = text(view.position, move), meaning(view, move)
            words = label if _own_words(view, move) else SAY("button", move=written.replace(" ", "-"))
            yield from _button((k, len(offered)), written, (words, label), art(move), hot)


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
def _panel(title: str, asked: bool) -> tuple[AnyShape, ...]:  # noqa: FBT001 - remembered by place
    """The panel with what is asked."""
    box = Box(
        id="actions", role="panel-turn" if asked else "panel", label=title,
        x=LEFT, y=ACTIONS + 2, width=WIDE, height=HIGH, round=14,
    )  # fmt: skip
    lines = wrap(title, 42)[:2]
    return box, *(
        Words(
            id=f"actions-{k}", role="words-title", label=line, decoration=True,
            x=LEFT + WIDE // 2, y=ACTIONS + 34 + LINE * k, size=30, text=line,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


@lru_cache(REMEMBERED)
def _button(place: tuple[int, int], move: str, told: tuple[str, str], drawing: str, hot: bool) -> tuple[AnyShape, ...]:  # noqa: FBT001 - remembered by place
    """One answer; one that is not legal now can be tried. `place` is which of how many, `told` its words and label."""
    (k, many), (words, label) = place, told
    rows = (many + 1) // 2
    pitch = min(76 if many > 8 else 100, (HIGH - TITLE - LINE) // max(rows, 1))
    wide = (WIDE - 30) // 2
    x, y = LEFT + 10 + (wide + 10) * (k % 2), ACTIONS + TITLE + LINE + pitch * (k // 2)
    return (
        Box(
            id=f"choice-{move}", role="button-hot" if hot else "button", label=label, move=move if hot else None,
            attempt=None if hot else move, x=x, y=y, width=wide, height=pitch - 8, round=10,
        ),
        Symbol(
            id=f"choice-{move}-sign", role="sign-hot" if hot else "sign", label=words, decoration=True,
            x=x + 36, y=y + pitch // 2 - 4, size=52, art=drawing,
        ),
        Words(
            id=f"choice-{move}-words", role="words-hot" if hot else "words-cold", label=words, decoration=True,
            x=x + 70, y=y + pitch // 2 - 4, size=30, text=words, anchor="start", room=wide - 74,
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
    columns = 6 if len(moves) <= 36 else 8 if len(moves) <= 64 else 10  # noqa: PLR2004 - the grid grows with what it holds
    rows = -(-len(moves) // columns)
    wide, high = (BOARD[0] - 16) // columns, min(74, (HEIGHT - HAND - 12) // rows)
    for k, move in enumerate(moves):
        at = (8 + wide * (k % columns), HAND + 6 + high * (k // columns), wide - 8, high - 6)
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
