"""What lies beside the whirlpool in Kraken's picture: players, the open card, cards played, the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.kraken.codes import ICONS, KIND_LETTERS, NO_PLACE, PLAY, SINKS_AT
from quarterdeck.games.kraken.notation import ICONS as CHOICES
from quarterdeck.games.kraken.notation import SEATS, card_slug, place_name, text
from quarterdeck.games.kraken.position import OVER, RESOLVING, KrakenPosition
from quarterdeck.games.kraken.summary import SAY, card_icons, card_name, icons_left, members, player_row, status
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

WIDTH: Final = 1464
HEIGHT: Final = 980
LEFT: Final = 952
"""x where the panels begin."""
WIDE: Final = 488
"""Width of the panels."""
PLAYERS: Final = 102
TABLE: Final = 378
PLAYED: Final = 588
HAND: Final = 708
CARD: Final = (152, 232)
ICON_ART: Final = ("forward", "up", "down", "fire", "repair", "turn", "tentacle")
CHOICE_ART: Final = ("forward", "up", "down", "fire", "repair", "clockwise", "counter", "tentacle")
ICON_ROLES: Final = ("sail", "sail", "sail", "fire", "repair", "kraken", "kraken")


class View(Struct, frozen=True):
    """A veiled position, who looks at it, and the moves to be hung on the picture."""

    position: KrakenPosition
    seat: int
    moves: tuple[int, ...]


def panels(view: View) -> Iterator[AnyShape]:
    """All panels, from the top down."""
    yield from _status(view.position)
    for seat in range(int(view.position.ships)):
        yield from _player(view.position, seat)
    yield from _table(view)
    yield from _played(view.position)
    yield from _hand(view)


def _status(position: KrakenPosition) -> Iterator[AnyShape]:
    """The round, and who does what; a banner when the game is over."""
    words, over = status(position), position.phase == OVER
    middle = LEFT + WIDE // 2
    if over:
        yield Box(
            id="banner", role="banner", label=words, decoration=True, x=LEFT, y=24, width=WIDE, height=62, round=12
        )
    if not over:
        limit = int(position.rounds)
        message = (
            SAY("status-rounds", round=int(position.round), rounds=limit)
            if limit
            else SAY("status-round", round=int(position.round))
        )
        yield Words(id="round", role="words-soft", label=message, x=middle, y=30, size=22, text=message)
    yield Words(
        id="status",
        role="words-banner" if over else "words-title",
        label=words,
        x=middle,
        y=55 if over else 74,
        size=28,
        text=words,
    )


# -- players --------------------------------------------------------------------------------------------


def _player(position: KrakenPosition, seat: int) -> Iterator[AnyShape]:
    """A row for each seat: ship, place, damage, how many cards it holds (information that is public)."""
    pitch = 264 // max(3, int(position.ships))
    letter, y = SEATS[seat], PLAYERS + pitch * seat
    middle, row = y + (pitch - 10) // 2, player_row(position, seat)
    won = position.phase == OVER and bool(position.winners >> seat & 1)
    role = "panel-turn" if won or position.player == seat else "panel"
    yield Box(id=f"player-{letter}", role=role, label=row, x=LEFT, y=y, width=WIDE, height=pitch - 10, round=12)
    yield Symbol(
        id=f"flag-{letter}",
        role=f"ship-{letter.lower()}",
        label=row,
        decoration=True,
        x=LEFT + 40,
        y=middle,
        size=48,
        art="token",
    )
    yield Words(
        id=f"name-{letter}", role=f"letter-{letter.lower()}", label=row, decoration=True, glyph=letter,
        x=LEFT + 40, y=middle, size=28, text=letter,
    )  # fmt: skip
    words = _whereabouts(position, seat)
    yield Words(
        id=f"state-{letter}", role="words", label=row, decoration=True, glyph=words,
        x=LEFT + 80, y=middle, size=26, text=words, anchor="start",
    )  # fmt: skip
    yield _damage(seat, int(SINKS_AT) if position.sunk_at[seat] else int(position.damage[seat]), middle)
    yield from _backs(position, seat, middle)


def _whereabouts(position: KrakenPosition, seat: int) -> str:
    """Where a seat's ship is."""
    if position.sunk_at[seat]:
        return SAY("player-sunk")
    if position.place[seat] == NO_PLACE:
        return SAY("player-waits")
    return place_name(int(position.place[seat]))


def _damage(seat: int, damage: int, y: int) -> Symbol:
    """Four shields, one broken for each damage; the fourth sinks (KR-5.1)."""
    letter = SEATS[seat]
    label = SAY("player-hull", seat=letter, damage=damage)
    glyph = "#" * damage + "-" * (int(SINKS_AT) - damage)
    return Symbol(
        id=f"damage-{letter}", role="damage" if damage else "sound", label=label, decoration=True, glyph=glyph,
        x=LEFT + 230, y=y, size=134, art=f"damage-{damage}",
    )  # fmt: skip


def _backs(position: KrakenPosition, seat: int, y: int) -> Iterator[AnyShape]:
    """Backs of the cards a seat holds, and the wheel of whoever began the round."""
    letter, cards = SEATS[seat], int(position.held[seat])
    label = SAY("player-backs", cards=cards)
    for k in range(cards):
        yield Symbol(
            id=f"back-{letter}-{k}", role="card-back", label=label, decoration=True, glyph="=",
            x=LEFT + 334 + 46 * k, y=y, size=50, art="back",
        )  # fmt: skip
    if position.first == seat and position.phase != OVER:
        words = SAY("player-begins")
        yield Symbol(
            id="begins", role="wheel", label=words, decoration=True, x=LEFT + WIDE - 20, y=y, size=30, art="wheel"
        )


# -- the open card ------------------------------------------------------------------------------------------


def _table(view: View) -> Iterator[AnyShape]:
    """The card being resolved, and its open icons: buttons for whoever resolves it (KR-3.2, KR-3.3)."""
    position = view.position
    if position.phase != RESOLVING:
        words = SAY("table-empty")
        yield Box(id="table", role="panel", label=words, x=LEFT, y=TABLE, width=WIDE, height=200, round=12)
        yield Words(
            id="no-card",
            role="words-soft",
            label=words,
            decoration=True,
            x=LEFT + 300,
            y=TABLE + 82,
            size=24,
            text=words,
        )
        yield from _pile(position)
        return
    card = int(position.card)
    label = SAY(
        "table-card", name=card_name(position, card), icons=card_icons(position, card), left=icons_left(position)
    )
    yield Box(id="table", role="panel", label=label, x=LEFT, y=TABLE, width=WIDE, height=200, round=12)
    yield from _card(position, card, LEFT + 14, TABLE + 12, 176, None)
    choices = [move for move in range(len(CHOICES)) if position.icons[move if move < 6 else move - 1]]  # noqa: PLR2004 - K- shares its kind with K+
    pitch = min(62, 184 // len(choices))
    for k, move in enumerate(choices):
        yield from _icon_button(view, move, TABLE + 10 + pitch * k, pitch - 6)


def _pile(position: KrakenPosition) -> Iterator[AnyShape]:
    """The cards nobody has: the rest of the deck, face down."""
    cards = int(position.cards) - sum(position.held) - sum(1 for _ in members(int(position.played)))
    words = SAY("table-pile", cards=cards)
    for k in range(min(cards, 3)):
        yield Symbol(
            id=f"pile-{k}",
            role="card-back",
            label=words,
            decoration=True,
            x=LEFT + 96 + 8 * k,
            y=TABLE + 104 - 6 * k,
            size=164,
            art="back",
        )
    yield Words(
        id="pile", role="words-soft", label=words, decoration=True, x=LEFT + 300, y=TABLE + 118, size=22, text=words
    )


def _icon_button(view: View, move: int, y: int, height: int) -> Iterator[AnyShape]:
    icon, kind = CHOICES[move], move if move < 6 else move - 1  # noqa: PLR2004 - K- shares its kind with K+
    hot = move in view.moves
    words, times = SAY("icon-choice", icon=CHOICE_ART[move]), int(view.position.icons[kind])
    if times > 1:
        words = SAY("icon-times", words=words, times=times)
    label = SAY("icon-button", icon=icon, words=words)
    x, wide = LEFT + 182, WIDE - 194
    yield Box(
        id=f"icon-{icon}", role="button-hot" if hot else "button", label=label, move=icon if hot else None,
        x=x, y=y, width=wide, height=height, round=10,
    )  # fmt: skip
    yield Symbol(
        id=f"sign-{icon}", role=f"icon-{ICON_ROLES[kind]}", label=label, decoration=True, glyph=icon,
        x=x + 34, y=y + height // 2, size=min(46, height - 4), art=f"icon-{CHOICE_ART[move]}",
    )  # fmt: skip
    yield Words(
        id=f"words-{icon}", role="words-hot" if hot else "words", label=label, decoration=True,
        x=x + 66, y=y + height // 2, size=22, text=words, anchor="start",
        room=wide - 54,
    )  # fmt: skip


# -- cards ----------------------------------------------------------------------------------------------------


def _played(position: KrakenPosition) -> Iterator[AnyShape]:
    """The cards everybody has seen this round (information, part 4 of the rules)."""
    cards = list(members(int(position.played)))
    for k, card in enumerate(cards):
        x, wide = LEFT + k * 41, 36
        label = SAY("played-card", name=card_name(position, card), icons=card_icons(position, card))
        slug = card_slug(position, card)
        yield Box(id=f"played-{slug}", role="card-played", label=label, x=x, y=PLAYED, width=wide, height=106, round=6)
        for n in range(int(ICONS)):
            kind = int(position.deck[3 * card + n])
            yield _sign(f"played-{slug}-{n}", kind, "", (x + wide // 2, PLAYED + 19 + 34 * n, 30), label)


def _sign(name: str, kind: int, glyph: str, at: tuple[int, int, int], label: str) -> Symbol:
    """An icon; `at` is x, y and size."""
    x, y, size = at
    role, art = f"icon-{ICON_ROLES[kind]}", f"icon-{ICON_ART[kind]}"
    return Symbol(id=name, role=role, label=label, decoration=True, glyph=glyph, x=x, y=y, size=size, art=art)


def _card(position: KrakenPosition, card: int, x: int, y: int, height: int, move: str | None) -> Iterator[AnyShape]:
    """The face of a card: its name over its three icons."""
    wide, slug, name = CARD[0], card_slug(position, card), card_name(position, card)
    label = SAY("hand-card", name=name, icons=card_icons(position, card))
    yield Box(
        id=f"card-{slug}", role="card" if move is None else "card-hot", label=label, move=move,
        x=x, y=y, width=wide, height=height, round=14,
    )  # fmt: skip
    lines = wrap(name, 11)[:3]
    for k, line in enumerate(lines):
        yield Words(
            id=f"card-{slug}-name-{k}", role="words-card", label=line, decoration=True,
            x=x + wide // 2, y=y + height * 3 // 10 + 30 * k - 15 * (len(lines) - 1), size=22, text=line,
            room=wide - 10,
        )  # fmt: skip
    for k in range(int(ICONS)):
        kind = int(position.deck[3 * card + k])
        at = (x + wide // 2 + 46 * (k - 1), y + height * 7 // 10, 42)
        yield _sign(f"card-{slug}-{k}", kind, KIND_LETTERS[kind], at, label)


def _hand(view: View) -> Iterator[AnyShape]:
    """The viewer's cards, raised where they may be played (KR-3.4); then moves that hang on nothing else."""
    position, left = view.position, set(view.moves)
    if 0 <= view.seat < position.ships:
        for k, card in enumerate(members(int(position.hand[view.seat]))):
            move = int(PLAY) + card
            lift = 14 if move in left else 0
            hung = text(position, move) if move in left else None
            yield from _card(position, card, LEFT + 168 * k, HAND + 16 - lift, CARD[1], hung)
            left.discard(move)
    if position.phase == RESOLVING:
        left -= set(range(len(CHOICES)))
    for k, move in enumerate(sorted(left)):
        yield from _choice(position, move, LEFT + 164 * (k % 3), HAND + 42 * (k // 3))


def _choice(position: KrakenPosition, move: int, x: int, y: int) -> Iterator[AnyShape]:
    """A button for a move of chance: a card that may be dealt, a ship that may start."""
    words = text(position, move)
    label = SAY("choice", move=words)
    yield Box(id=f"choice-{move}", role="button-hot", label=label, move=words, x=x, y=y, width=158, height=36, round=8)
    yield Words(
        id=f"choice-{move}-words",
        role="words-hot",
        label=label,
        decoration=True,
        glyph=words,
        x=x + 79,
        y=y + 18,
        size=16,
        text=words,
    )
