"""Why a move is illegal in Kraken: the clause, and a sentence with what the player to move may know."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.kraken import position as rules
from quarterdeck.games.kraken.codes import DEAL, NO_PLACE, PLAY, START
from quarterdeck.games.kraken.codes import ICONS as CARD_ICONS
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT, ROUND_LIMIT
from quarterdeck.games.kraken.words.names import RESOLVED_KINDS, card_words, icon_words
from quarterdeck.games.kraken.words.notation import SEATS, text
from quarterdeck.messages import Argument, speaker

_SAY: Final = speaker("quarterdeck.games.kraken").say
_OVER: Final = {
    int(LAST_AFLOAT): ("KR-6.2", "over-last-afloat"),
    int(KRAKEN_WINS): ("KR-R15", "over-kraken-wins"),
    int(ROUND_LIMIT): ("KR-R22", "over-round-limit"),
}


def why_not(position: KrakenPosition, move: int) -> Refusal | None:
    """The clause that forbids the move; None exactly if it is legal."""
    if position.phase == rules.OVER:
        return _refuse(position, *_OVER[int(position.ended)])
    if move >= START:
        return _no_start(position, move - int(START))
    if position.phase == rules.STARTING:
        return _refuse(position, "KR-1.6", "starting-first")
    if move >= DEAL:
        return _no_deal(position, move - int(DEAL))
    if position.phase == rules.DEALING:
        return _refuse(position, "KR-2.7", "dealing-first")
    return _no_card(position, move - int(PLAY)) if move >= PLAY else _no_icon(position, move)


def _no_start(position: KrakenPosition, seat: int) -> Refusal | None:
    """Why a ship does not take the next start place."""
    if position.phase != rules.STARTING:
        return _refuse(position, "KR-1.6", "started")
    if seat >= position.ships:
        return _refuse(position, "KR-1.5", "no-such-ship", ship=SEATS[seat], last=SEATS[position.ships - 1])
    if position.place[seat] != NO_PLACE:
        return _refuse(position, "KR-1.6", "ship-started", ship=SEATS[seat])
    return None


def _no_deal(position: KrakenPosition, card: int) -> Refusal | None:
    """Why a card is not dealt."""
    if position.phase != rules.DEALING:
        return _refuse(position, "KR-2.7", "dealt")
    if card >= position.cards:
        return _refuse(position, "KR-R6", "no-such-card", number=card + 1, cards=int(position.cards))
    if not position.unseen() >> card & 1:
        return _refuse(position, "KR-R6", "card-not-left", card=card_words(position.names[card]))
    return None


def _no_card(position: KrakenPosition, card: int) -> Refusal | None:
    """Why a card is not played."""
    if position.phase == rules.RESOLVING:
        return _refuse(
            position, "KR-2.2", "resolve-first", card=card_words(position.names[position.card]), left=_left(position)
        )
    if card >= position.cards:
        return _refuse(position, "KR-3.4", "no-such-card", number=card + 1, cards=int(position.cards))
    name = card_words(position.names[card])
    if position.played >> card & 1:
        return _refuse(position, "KR-2.1", "card-played", card=name)
    hand = position.hand[position.player]
    if hand == 0:
        return _refuse(position, "KR-1.12", "hand-hidden", ship=SEATS[position.player])
    if not hand >> card & 1:
        return _refuse(position, "KR-3.4", "not-in-hand", card=name, hand=_hand(position))
    return None


def _no_icon(position: KrakenPosition, move: int) -> Refusal | None:
    """Why an icon is not resolved."""
    if position.phase == rules.PLAYING:
        return _refuse(position, "KR-3.4", "card-first")
    kind = RESOLVED_KINDS[move]
    if position.icons()[kind]:
        return None
    card, icon, left = card_words(position.names[position.card]), icon_words([kind]), _left(position)
    first = int(position.card) * int(CARD_ICONS)
    shown = [int(one) for one in position.deck[first : first + int(CARD_ICONS)]]
    if kind in shown:
        return _refuse(position, "KR-3.2", "icon-done", icon=icon, card=card, left=left)
    return _refuse(position, "KR-3.1", "icon-not-there", icon=icon, card=card, icons=icon_words(shown), left=left)


def _left(position: KrakenPosition) -> str:
    """The icons still to be resolved: `forward, forward, fire`."""
    return icon_words(kind for kind, count in enumerate(position.icons()) for _ in range(count))


def _hand(position: KrakenPosition) -> str:
    """The names of the cards that the player to move holds."""
    hand = position.hand[position.player]
    return ", ".join(card_words(name) for card, name in enumerate(position.names) if hand >> card & 1)


def _refuse(position: KrakenPosition, clause: str, message: str, **facts: Argument) -> Refusal:
    """A refusal with the choices of the player to move; the rest of the deck stays secret."""
    nearest = tuple(text(position, move) for move in position.legal()) if position.player >= 0 else ()
    return Refusal(clause=clause, sentence=_SAY(message, **facts), nearest=nearest)
