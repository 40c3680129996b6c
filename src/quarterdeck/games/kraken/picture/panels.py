"""What lies beside the whirlpool in Kraken's picture: where everything is, the state of the game, the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, Literal

from quarterdeck.games.kraken.codes import NO_PLACE, SINKS_AT
from quarterdeck.games.kraken.position import OVER
from quarterdeck.games.kraken.words.notation import SEATS, place_name
from quarterdeck.games.kraken.words.summary import REMEMBERED, SAY, Player, View, player_row, rounds, status
from quarterdeck.scene.shapes import AnyShape, Area, Box, Symbol, Words

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


@cache
def areas(*, hand: bool) -> tuple[Area, ...]:
    """The whirlpool, what is chosen from, who plays, and the rest; spectators see no hand."""
    own = (_panel("hand", "hand", HAND - 8, HEIGHT),) if hand else ()
    return (
        Area(id="board", kind="board", label=SAY("area-board"), x=0, y=0, width=LEFT, height=HEIGHT),
        _panel("table", "hand", TABLE - 6, PLAYED - 6),
        *own,
        _panel("players", "seats", PLAYERS - 6, TABLE - 6),
        _panel("played", "info", PLAYED - 6, HAND - 8),
        _panel("round", "info", 0, PLAYERS - 6),
    )


def _panel(name: str, kind: Literal["hand", "seats", "info"], top: int, bottom: int) -> Area:
    label = SAY(f"area-{name}")
    return Area(id=name, kind=kind, label=label, x=LEFT - 8, y=top, width=WIDTH - LEFT + 8, height=bottom - top)


def state(view: View) -> tuple[AnyShape, ...]:
    """The round, and who does what; a banner when the game is over."""
    words = status(view.position)
    return _banner(words) if view.position.phase == OVER else _lines(rounds(view.position), words)


@lru_cache(REMEMBERED)
def _lines(number: str, words: str) -> tuple[AnyShape, ...]:
    return _line("round", "words-soft", number, 30, 22), _line("status", "words-title", words, 74, 28)


@lru_cache(REMEMBERED)
def _banner(words: str) -> tuple[AnyShape, ...]:
    banner = Box(
        id="banner", role="banner", label=words, decoration=True, x=LEFT, y=24, width=WIDE, height=62, round=12
    )
    return banner, _line("status", "words-banner", words, 55, 28)


def _line(name: str, role: str, words: str, y: int, size: int) -> Words:
    return Words(id=name, role=role, label=words, x=LEFT + WIDE // 2, y=y, size=size, text=words)


# -- players --------------------------------------------------------------------------------------------


def players(view: View) -> Iterator[AnyShape]:
    """A row for each seat."""
    position = view.position
    marked = position.winners if position.phase == OVER else 1 << position.player if position.player >= 0 else 0
    for player in view.players:
        yield from _player(player, len(view.players), bool(marked >> player.seat & 1))


@lru_cache(REMEMBERED)
def _player(player: Player, ships: int, marked: bool) -> tuple[AnyShape, ...]:  # noqa: FBT001 - remembered by place
    """Ship, place, damage, how many cards the seat holds (information that is public)."""
    pitch = 264 // max(3, ships)
    y, role = PLAYERS + pitch * player.seat, "panel-turn" if marked else "panel"
    row = Box(
        id=f"player-{SEATS[player.seat]}", role=role, label=player_row(player),
        x=LEFT, y=y, width=WIDE, height=pitch - 10, round=12,
    )  # fmt: skip
    return row, *_written(player, y + (pitch - 10) // 2)


@lru_cache(REMEMBERED)
def _written(player: Player, middle: int) -> tuple[AnyShape, ...]:
    """What stands in the row of a seat."""
    letter, row, words = SEATS[player.seat], player_row(player), _whereabouts(player)
    return (
        Symbol(
            id=f"flag-{letter}", role=f"ship-{letter.lower()}", label=row, decoration=True,
            x=LEFT + 40, y=middle, size=48, art="token",
        ),
        Words(
            id=f"name-{letter}", role=f"letter-{letter.lower()}", label=row, decoration=True, glyph=letter,
            x=LEFT + 40, y=middle, size=28, text=letter,
        ),
        Words(
            id=f"state-{letter}", role="words", label=row, decoration=True, glyph=words,
            x=LEFT + 80, y=middle, size=26, text=words, anchor="start",
        ),
        _damage(letter, int(SINKS_AT) if player.sunk else player.damage, middle),
        *_backs(player, middle),
    )  # fmt: skip


def _whereabouts(player: Player) -> str:
    """Where a seat's ship is."""
    if player.sunk:
        return SAY("player-sunk")
    return SAY("player-waits") if player.place == NO_PLACE else place_name(player.place)


def _damage(letter: str, damage: int, y: int) -> Symbol:
    """Four shields, one broken for each damage; the fourth sinks (KR-5.1)."""
    label = SAY("player-hull", seat=letter, damage=damage)
    glyph = "#" * damage + "-" * (int(SINKS_AT) - damage)
    return Symbol(
        id=f"damage-{letter}", role="damage" if damage else "sound", label=label, decoration=True, glyph=glyph,
        x=LEFT + 230, y=y, size=134, art=f"damage-{damage}",
    )  # fmt: skip


def _backs(player: Player, y: int) -> Iterator[AnyShape]:
    """Backs of the cards a seat holds, and the wheel of whoever began the round."""
    letter, label = SEATS[player.seat], SAY("player-backs", cards=player.cards)
    for k in range(player.cards):
        yield Symbol(
            id=f"back-{letter}-{k}", role="card-back", label=label, decoration=True, glyph="=",
            x=LEFT + 334 + 46 * k, y=y, size=50, art="back",
        )  # fmt: skip
    if player.begins:
        label = SAY("player-begins")
        yield Symbol(
            id="begins", role="wheel", label=label, decoration=True, x=LEFT + WIDE - 20, y=y, size=30, art="wheel"
        )
