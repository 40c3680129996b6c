"""Kraken's cards drawn: the open card and its icons, the cards played, the viewer's hand, and moves of chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.engine.sets import members
from quarterdeck.games.kraken.codes import DEAL, KIND_LETTERS, PLAY, START
from quarterdeck.games.kraken.picture.panels import HAND, LEFT, PLAYED, TABLE, WIDE
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.games.kraken.words.notation import ICONS as CHOICES
from quarterdeck.games.kraken.words.notation import SEATS, text
from quarterdeck.games.kraken.words.summary import REMEMBERED, SAY, Face, View, face_of, icons_left
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

CARD: Final = (152, 232)
ICON_ART: Final = ("forward", "up", "down", "fire", "repair", "turn", "tentacle")
CHOICE_ART: Final = ("forward", "up", "down", "fire", "repair", "clockwise", "counter", "tentacle")
KINDS: Final = (0, 1, 2, 3, 4, 5, 5, 6)
"""The kind of icon that each choice resolves: K in both directions (KR-3.11)."""
ICON_ROLES: Final = ("sail", "sail", "sail", "fire", "repair", "kraken", "kraken")

Offer = Literal["", "hot", "refused"]
"""Whether the viewer may choose something, or would be told why not."""


def asked(view: View) -> bool:
    """Whether the viewer must choose a card or an icon now."""
    return bool(view.moves) and view.seat == view.position.player


# -- the open card ------------------------------------------------------------------------------------------


def table(view: View) -> tuple[AnyShape, ...]:
    """The card being resolved, and its open icons: buttons for whoever resolves it (KR-3.2, KR-3.3)."""
    position = view.position
    if position.phase == RESOLVING:
        return _open_card(face_of(position, position.card), tuple(position.icons), view.moves)
    return _no_card(position.cards - sum(position.held) - len(view.played))


@lru_cache(REMEMBERED)
def _no_card(pile: int) -> tuple[AnyShape, ...]:
    """An empty table, beside it the cards nobody has: the rest of the deck, face down."""
    nothing, words = SAY("table-empty"), SAY("table-pile", cards=pile)
    return (
        Box(id="table", role="panel", label=nothing, x=LEFT, y=TABLE, width=WIDE, height=200, round=12),
        Words(
            id="no-card", role="words-soft", label=nothing, decoration=True,
            x=LEFT + 300, y=TABLE + 82, size=24, text=nothing,
        ),
        *(
            Symbol(
                id=f"pile-{k}", role="card-back", label=words, decoration=True,
                x=LEFT + 96 + 8 * k, y=TABLE + 104 - 6 * k, size=164, art="back",
            )
            for k in range(min(pile, 3))
        ),
        Words(
            id="pile", role="words-soft", label=words, decoration=True,
            x=LEFT + 300, y=TABLE + 118, size=22, text=words,
        ),
    )  # fmt: skip


@lru_cache(REMEMBERED)
def _open_card(face: Face, icons: tuple[int, ...], moves: tuple[int, ...]) -> tuple[AnyShape, ...]:
    """A card of which some icons are still to be resolved; `icons` counts each kind."""
    label = SAY("table-card", name=face.name, icons=face.icons, left=icons_left(icons))
    choices = [move for move, kind in enumerate(KINDS) if icons[kind]]
    pitch = min(62, 184 // len(choices))
    done = {kind for kind in face.kinds if not icons[kind]} if moves else set()
    shapes: list[AnyShape] = [
        Box(id="table", role="panel", label=label, x=LEFT, y=TABLE, width=WIDE, height=200, round=12),
        *_card(face, (LEFT + 14, TABLE + 12, 176), "refused" if moves else "", done),
    ]
    for k, move in enumerate(choices):
        place = (TABLE + 10 + pitch * k, pitch - 6)
        shapes.extend(_icon_button(move, icons[KINDS[move]], place, hot=move in moves))
    return tuple(shapes)


def _icon_button(move: int, times: int, place: tuple[int, int], *, hot: bool) -> Iterator[AnyShape]:
    """A choice among the open icons; `place` is y and height."""
    icon, role, (y, height) = CHOICES[move], f"icon-{ICON_ROLES[KINDS[move]]}", place
    words = _times(SAY("icon-choice", icon=CHOICE_ART[move]), times)
    said = _times(SAY("icon-action", icon=CHOICE_ART[move]), times) if hot else words
    label, x, wide = SAY("icon-button", icon=icon, words=said), LEFT + 182, WIDE - 194
    yield Box(
        id=f"icon-{icon}", role="button-hot" if hot else "button", label=label, move=icon if hot else None,
        x=x, y=y, width=wide, height=height, round=10,
    )  # fmt: skip
    yield Symbol(
        id=f"sign-{icon}", role=role, label=label, decoration=True, glyph=icon,
        x=x + 34, y=y + height // 2, size=min(46, height - 4), art=f"icon-{CHOICE_ART[move]}",
    )  # fmt: skip
    yield Words(
        id=f"words-{icon}", role="words-hot" if hot else "words", label=label, decoration=True,
        x=x + 66, y=y + height // 2, size=22, text=words, anchor="start", room=wide - 54,
    )  # fmt: skip


def _times(words: str, times: int) -> str:
    return SAY("icon-times", words=words, times=times) if times > 1 else words


# -- cards ----------------------------------------------------------------------------------------------------


def played(view: View) -> Iterator[AnyShape]:
    """The cards everybody has seen this round (information, part 4 of the rules)."""
    offer: Offer = "refused" if asked(view) else ""
    for k, face in enumerate(view.played):
        yield from _played(k, face, offer)


@lru_cache(REMEMBERED)
def _played(k: int, face: Face, offer: Offer) -> tuple[AnyShape, ...]:
    x, wide = LEFT + k * 41, 36
    label = SAY("played-card", name=face.name, icons=face.icons)
    strip = Box(
        id=f"played-{face.slug}", role="card-played", label=label, attempt=f"play {face.slug}" if offer else None,
        x=x, y=PLAYED, width=wide, height=106, round=6,
    )  # fmt: skip
    return strip, *(
        Symbol(
            id=f"played-{face.slug}-{n}", role=f"icon-{ICON_ROLES[kind]}", label=label, decoration=True,
            x=x + wide // 2, y=PLAYED + 19 + 34 * n, size=30, art=f"icon-{ICON_ART[kind]}",
        )
        for n, kind in enumerate(face.kinds)
    )  # fmt: skip


def _card(face: Face, place: tuple[int, int, int], offer: Offer, done: set[int]) -> Iterator[AnyShape]:
    """The face of a card: its name over its three icons; `place` is x, y and height, `done` what cannot be chosen."""
    (x, y, height), wide, move = place, CARD[0], f"play {face.slug}"
    label = SAY("play-card" if offer == "hot" else "hand-card", name=face.name, icons=face.icons)
    yield Box(
        id=f"card-{face.slug}", role="card-hot" if offer == "hot" else "card", label=label,
        move=move if offer == "hot" else None, attempt=move if offer == "refused" else None,
        x=x, y=y, width=wide, height=height, round=14,
    )  # fmt: skip
    lines = wrap(face.name, 11)[:3]
    for k, line in enumerate(lines):
        yield Words(
            id=f"card-{face.slug}-name-{k}", role="words-card", label=line, decoration=True,
            x=x + wide // 2, y=y + height * 3 // 10 + 30 * k - 15 * (len(lines) - 1), size=22, text=line,
            room=wide - 10,
        )  # fmt: skip
    for k, kind in enumerate(face.kinds):
        letter, gone = KIND_LETTERS[kind], kind in done
        yield Symbol(
            id=f"card-{face.slug}-{k}", role=f"icon-{ICON_ROLES[kind]}", glyph=letter,
            label=SAY("icon-done", icon=letter) if gone else label, decoration=not gone,
            attempt=CHOICES[KINDS.index(kind)] if gone else None,
            x=x + wide // 2 + 46 * (k - 1), y=y + height * 7 // 10, size=42, art=f"icon-{ICON_ART[kind]}",
        )  # fmt: skip


# -- what the viewer holds ------------------------------------------------------------------------------------


def hand(view: View) -> Iterator[AnyShape]:
    """The viewer's cards, raised where they may be played (KR-3.4); then moves that hang on nothing else."""
    position, left = view.position, set(view.moves)
    if 0 <= view.seat < len(view.players):
        other: Offer = "refused" if asked(view) else ""
        for k, card in enumerate(members(position.hand[view.seat])):
            move = int(PLAY) + card
            yield from _held(k, face_of(position, card), "hot" if move in left else other)
            left.discard(move)
    if position.phase == RESOLVING:
        left -= set(range(len(CHOICES)))
    for k, move in enumerate(sorted(left)):
        yield from _choice(position, move, LEFT + 164 * (k % 3), HAND + 42 * (k // 3))


@lru_cache(REMEMBERED)
def _held(k: int, face: Face, offer: Offer) -> tuple[AnyShape, ...]:
    lift = 14 if offer == "hot" else 0
    return tuple(_card(face, (LEFT + 168 * k, HAND + 16 - lift, CARD[1]), offer, set()))


def _choice(position: KrakenPosition, move: int, x: int, y: int) -> Iterator[AnyShape]:
    """A button for a move of chance: a card that may be dealt, a ship that may start."""
    words, label = text(position, move), _meaning(position, move)
    yield Box(id=f"choice-{move}", role="button-hot", label=label, move=words, x=x, y=y, width=158, height=36, round=8)
    yield Words(
        id=f"choice-{move}-words", role="words-hot", label=label, decoration=True, glyph=words,
        x=x + 79, y=y + 18, size=16, text=words,
    )  # fmt: skip


def _meaning(position: KrakenPosition, move: int) -> str:
    """What a move of chance does."""
    if move >= START:
        return SAY("choose-start", ship=SEATS[move - int(START)])
    return SAY("choose-deal", card=position.names[move - int(DEAL)], ship=SEATS[position.receiver])
