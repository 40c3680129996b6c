"""What Bremerhaven's picture says: the whole veiled position in sentences, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.picture.offers import space_words, spaces
from quarterdeck.games.bremerhaven.picture.panels import rack_words
from quarterdeck.games.bremerhaven.picture.players import dummy_has
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import harbor_words
from quarterdeck.games.bremerhaven.words.meanings import meaning
from quarterdeck.games.bremerhaven.words.status import STEPS, question, step

LISTED: Final = 30
"""A longer list of moves is no help."""


def summarise(view: View) -> str:
    """The whole veiled position in sentences, and what can be chosen."""
    return " ".join(said if said.endswith((".", "?", "!")) else f"{said}." for said in _sentences(view))


def _sentences(view: View) -> Iterator[str]:
    position = view.position
    yield question(view)
    now = step(view)
    if now >= 0:
        yield SAY("summary-round", number=int(position.round), step=STEPS[now], ahead=int(position.ahead))
    for space in spaces(int(position.lines)):
        yield space_words(view, space, view.bids(space))
    yield rack_words(view)
    for port in view.ports:
        yield harbor_words(position.decks.text, port)
    if position.seats == 1:
        left, owned, rank = dummy_has(view)
        yield SAY("dummy", left=left, owned=owned, rank=rank)
    if 0 <= view.seat < len(view.ports):
        yield SAY("summary-hand", cards=names.listed(str(value) for value in view.hand()))
    if view.moves and view.phase == codes.BIDDING:
        yield SAY("summary-bids", values=names.listed([str(value) for value in sorted(set(view.hand()))], "or"))
    elif view.moves:
        told = [meaning(view, move) for move in sorted(view.moves)[:LISTED]]
        yield SAY("summary-choices", choices="; ".join(told), more="yes" if len(view.moves) > LISTED else "no")
