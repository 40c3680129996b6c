"""Kraken's picture in words: its text alternative, and the facts and lines of the panels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.engine.packs import slug
from quarterdeck.engine.sets import members
from quarterdeck.games.kraken.codes import ICONS, NO_PLACE, ROTATE
from quarterdeck.games.kraken.position import DEALING, OVER, RESOLVING, STARTING, KrakenPosition
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT
from quarterdeck.games.kraken.words.names import card_words, icon_words, place_words, section_words
from quarterdeck.games.kraken.words.notation import SEATS
from quarterdeck.messages import speaker
from quarterdeck.messages.language import remembered

SAY: Final = speaker("quarterdeck.games.kraken.art").say
REMEMBERED: Final = 4096
"""How many shapes of a kind are remembered: more states than a busy server sees at any one time."""


class Player(Struct, frozen=True):
    """What everybody knows of a seat."""

    seat: int
    place: int
    damage: int
    sunk: bool
    cards: int
    begins: bool
    """It began this round."""


class Face(Struct, frozen=True):
    """The face of a card."""

    name: str
    slug: str
    """The card's name in notation."""
    kinds: tuple[int, ...]
    icons: str
    """In words: `forward, forward, up`."""


class View(Struct, frozen=True):
    """A veiled position, its viewer, and the moves to attach to the picture."""

    position: KrakenPosition
    seat: int
    moves: tuple[int, ...]
    players: tuple[Player, ...]
    """All seats, sunk ones included."""
    played: tuple[Face, ...]
    """The cards everybody has seen this round."""


def look(veiled: KrakenPosition, seat: int, moves: tuple[int, ...]) -> View:
    """Read from the position everything that more than one part of the picture needs."""
    going = veiled.phase != OVER
    place, damage, sunk, held, first = veiled.place, veiled.damage, veiled.sunk_at, veiled.held, veiled.first
    players = tuple(
        Player(k, place[k], damage[k], bool(sunk[k]), held[k], going and first == k) for k in range(veiled.ships)
    )
    return View(veiled, seat, moves, players, faces(veiled, veiled.played))


# -- in sentences -------------------------------------------------------------------------------------


def summarise(view: View) -> str:
    """The whole veiled position in sentences."""
    return " ".join(_sentences(view))


def _sentences(view: View) -> Iterator[str]:
    position = view.position
    asked = question(view)
    yield asked if asked.endswith((".", "?")) else SAY("summary-status", status=asked)
    yield SAY("summary-status", status=rounds(position))
    section = section_words(int(position.front))
    yield SAY("summary-kraken", section=section, lanes=int(position.lanes))
    for player in view.players:
        yield SAY("summary-player", mine=_mine(view, player.seat), row=player_row(player))
    if position.phase == RESOLVING:
        name = card_words(position.names[position.card])
        seat, left = int(position.player), icons_left(tuple(position.icons()))
        yield SAY("summary-card", seat=SEATS[seat], mine=_mine(view, seat), name=name, left=left)
    for seat, hand in enumerate(position.hand):
        if hand:
            cards = _listed(faces(position, hand))
            yield SAY("summary-hand", seat=SEATS[seat], mine=_mine(view, seat), cards=cards)
    if view.played:
        yield SAY("summary-played", cards=_listed(view.played))


def _mine(view: View, seat: int) -> str:
    return "yes" if seat == view.seat else "no"


def _listed(cards: tuple[Face, ...]) -> str:
    return ", ".join([f"{face.name} ({face.icons})" for face in cards])


def rounds(position: KrakenPosition) -> str:
    """Which round it is, of how many."""
    if position.rounds:
        return SAY("status-rounds", round=int(position.round), rounds=int(position.rounds))
    return SAY("status-round", round=int(position.round))


def question(view: View) -> str:
    """The question to the viewer, or what the others wait for, or how the game ended."""
    position = view.position
    if position.phase == STARTING:
        return SAY("status-starting")
    if position.phase == DEALING:
        return SAY("status-dealing", seat=SEATS[position.receiver])
    if position.phase == OVER:
        return _ending(position)
    mine, seat = _mine(view, int(position.player)), SEATS[position.player]
    if position.phase == RESOLVING:
        card, left = card_words(position.names[position.card]), sum(position.icons())
        # The Kraken may turn either way, so turning it is asked even if nothing else is left.
        alone = "yes" if left == 2 and not position.icons()[ROTATE] else "no"  # noqa: PLR2004 - one to choose, one that is left
        return SAY("ask-icon", mine=mine, seat=seat, card=card, done=int(ICONS) - left, alone=alone)
    return SAY("ask-card", mine=mine, seat=seat, left=int(position.held[position.player]))


def _ending(position: KrakenPosition) -> str:
    if position.ended == LAST_AFLOAT:
        return SAY("status-won", seat=SEATS[members(position.winners)[0]])
    return SAY("status-kraken" if position.ended == KRAKEN_WINS else "status-limit")


@remembered(REMEMBERED)
def player_row(player: Player) -> str:
    """What everybody knows of a seat."""
    waits = player.place == NO_PLACE
    return SAY(
        "player-row",
        seat=SEATS[player.seat],
        state="sunk" if player.sunk else "starting" if waits else "afloat",
        place="" if waits else place_words(player.place),
        damage=player.damage,
        cards=player.cards,
        begins="yes" if player.begins else "no",
    )


# -- cards ---------------------------------------------------------------------------------------------


def faces(position: KrakenPosition, cards: int) -> tuple[Face, ...]:
    """The cards of a set, ascending."""
    return tuple([face_of(position, card) for card in members(cards)])


def face_of(position: KrakenPosition, card: int) -> Face:
    """What a card shows."""
    first, deck = card * int(ICONS), position.deck
    return _face(position.names[card], deck[first], deck[first + 1], deck[first + 2])


@remembered(REMEMBERED)
def _face(name: str, *kinds: int) -> Face:
    return Face(card_words(name), slug(name), kinds, icon_words(kinds))


@remembered(REMEMBERED)
def icons_left(icons: tuple[int, ...]) -> str:
    """The icons still to be resolved, in words; `icons` counts each kind."""
    return icon_words(kind for kind, many in enumerate(icons) for _ in range(many))
