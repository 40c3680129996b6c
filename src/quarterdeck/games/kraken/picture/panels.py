"""Beside the whirlpool in Kraken's picture: the regions, the state of the game, the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.kraken.codes import NO_PLACE, SINKS_AT
from quarterdeck.games.kraken.position import OVER, RESOLVING
from quarterdeck.games.kraken.words.names import place_words
from quarterdeck.games.kraken.words.notation import SEATS
from quarterdeck.games.kraken.words.summary import REMEMBERED, SAY, Player, View, player_row, rounds
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Region, Thing

ART: Final = "quarterdeck.games.kraken.art"
TABLE: Final = "table"
HAND: Final = "hand"
PLAYERS: Final = "players"
PLAYED: Final = "played"
ROUND: Final = "round"


@remembered()
def regions(*, hand: bool) -> tuple[Region, ...]:
    """The open card, the viewer's hand, the ships, the round, and the cards played; spectators see no hand."""
    own = (Region(id=HAND, kind="hand", label=SAY("area-hand")),) if hand else ()
    return (
        Region(id=TABLE, kind="hand", label=SAY("area-table"), hidden=True),
        *own,
        Region(id=PLAYERS, kind="seats", label=SAY("area-players"), hidden=True),
        Region(id=ROUND, kind="info", label=SAY("area-round"), hidden=True),
        Region(id=PLAYED, kind="info", label=SAY("area-played")),
    )


def state(view: View) -> Iterator[Thing]:
    """The round, and the cards that nobody has: the rest of the deck, face down."""
    position = view.position
    in_hands, open_card = sum(position.held), int(position.phase == RESOLVING)
    yield _round(rounds(position))
    yield _pile(position.cards - in_hands - len(view.played) - open_card * (not view.played))


@remembered(REMEMBERED)
def _round(words: str) -> Thing:
    return Thing(id="round", region=ROUND, look="note", role="words", label=words, title=words)


@remembered(REMEMBERED)
def _pile(cards: int) -> Thing:
    return Thing(
        id="pile", region=ROUND, look="pile", role="card-back", label=SAY("table-pile", cards=cards),
        title=SAY("table-deck"), art="back", corner=str(cards), mood="plain" if cards else "dim",
    )  # fmt: skip


# -- players --------------------------------------------------------------------------------------------


def players(view: View) -> Iterator[Thing]:
    """A row for each seat."""
    position = view.position
    marked = position.winners if position.phase == OVER else 1 << position.player if position.player >= 0 else 0
    for player in view.players:
        yield _player(player, bool(marked >> player.seat & 1))


@remembered(REMEMBERED)
def _player(player: Player, marked: bool) -> Thing:  # noqa: FBT001 - remembered by place
    """Damage and how many cards the seat holds (information that is public), and where its ship is."""
    letter = SEATS[player.seat]
    return Thing(
        id=f"player-{letter}", region=PLAYERS, look="seat", role=f"ship-{letter.lower()}", label=player_row(player),
        title=letter, art=f"sign-{letter.lower()}", seat=player.seat, facts=(_damage(player), *_held(player)), lines=(_whereabouts(player),),
        mood="lit" if marked else "dim" if player.sunk else "plain",
    )  # fmt: skip


def _whereabouts(player: Player) -> str:
    """Where a seat's ship is."""
    if player.sunk:
        return SAY("player-sunk")
    if player.place == NO_PLACE:
        return SAY("player-waits")
    return place_words(player.place)


def _damage(player: Player) -> Fact:
    """Four shields, one broken for each damage; the fourth sinks (KR-5.1)."""
    damage = int(SINKS_AT) if player.sunk else player.damage
    return Fact(
        label=SAY("player-hull", seat=SEATS[player.seat], damage=damage), art=f"damage-{damage}",
        role="damage" if damage else "sound", glyph=SAY("player-shields", damage=damage),
    )  # fmt: skip


def _held(player: Player) -> Iterator[Fact]:
    """Backs of the cards a seat holds, and the wheel of whoever began the round."""
    cards = Fact(label=SAY("player-backs", cards=player.cards), art="back", role="card-back")
    yield from [cards] * player.cards
    if player.begins:
        yield Fact(label=SAY("player-begins"), art="wheel", role="wheel")
