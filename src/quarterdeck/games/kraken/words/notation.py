"""Kraken's notation: `play full-sail`, the icons `F U D X R K+ K- T`, and for chance `start A`, `deal full-sail`."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.kraken.codes import DEAL, PLAY, SECTION_LETTERS, START
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken").say

SEATS: Final = ("A", "B", "C", "D")
ICONS: Final = ("F", "U", "D", "X", "R", "K+", "K-", "T")
"""The moves 0 … 7; K+ turns the Kraken clockwise, K- counter-clockwise."""
HIDDEN_DEAL: Final = "deal ?"
"""A dealt card, for readers who may not know it."""


def place_name(place: int) -> str:
    """`N3` for Section N, Lane 3."""
    return f"{SECTION_LETTERS[place >> 2]}{(place & 3) + 1}"


def card_slug(position: KrakenPosition, card: int) -> str:
    """The card's name in notation; a number beyond the deck is shown as it is."""
    return slug(position.names[card]) if card < position.cards else f"card-{card + 1}"


def text(position: KrakenPosition, move: int) -> str:
    """The move in notation."""
    if move < PLAY:
        return ICONS[move]
    if move < DEAL:
        return f"play {card_slug(position, move - int(PLAY))}"
    if move < START:
        return f"deal {card_slug(position, move - int(DEAL))}"
    return f"start {SEATS[move - int(START)]}"


def veiled_text(position: KrakenPosition, move: int, seat: int) -> str:
    """The move as `seat` may read it: a dealt card is known to its receiver alone (KR-1.12)."""
    if DEAL <= move < START and seat != position.receiver:
        return HIDDEN_DEAL
    return text(position, move)


def parse(position: KrakenPosition, written: str) -> int:
    """The move a text means; capitals and additional spaces do not matter."""
    words = written.lower().split()
    if len(words) == 1:
        return parse_icon(words[0], written)
    if len(words) == 2 and words[0] in {"play", "deal"}:  # noqa: PLR2004 - a verb and its object
        offset = PLAY if words[0] == "play" else DEAL
        return int(offset) + parse_card(position, words[1])
    if len(words) == 2 and words[0] == "start":  # noqa: PLR2004 - a verb and its object
        return int(START) + parse_seat(position, words[1])
    seats, card = ", ".join(SEATS[: position.ships]), card_slug(position, 0)
    raise Malformed("move", SAY("no-move", written=repr(written), icons=" ".join(ICONS), card=card, seats=seats))


def parse_icon(word: str, written: str) -> int:
    """The icon a word means."""
    if word == "k":
        raise Malformed("move", SAY("turn-which-way"))
    if word.upper() not in ICONS:
        raise Malformed("move", SAY("move-no-icon", written=repr(written), icons=" ".join(ICONS)))
    return ICONS.index(word.upper())


def parse_card(position: KrakenPosition, word: str) -> int:
    """The card a word means."""
    slugs = [slug(name) for name in position.names]
    if word not in slugs:
        raise Malformed("move", SAY("move-no-card", word=repr(word), cards=", ".join(slugs)))
    return slugs.index(word)


def parse_seat(position: KrakenPosition, word: str) -> int:
    """The ship a word means."""
    seats = SEATS[: position.ships]
    if word.upper() not in seats:
        raise Malformed("move", SAY("move-no-ship", word=repr(word), ships=", ".join(seats)))
    return seats.index(word.upper())
