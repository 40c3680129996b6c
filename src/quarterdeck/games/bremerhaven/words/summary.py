"""What Bremerhaven's picture says in short; the labels of its things say the rest."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.picture.offers import space_words, spaces
from quarterdeck.games.bremerhaven.picture.panels import rack_words
from quarterdeck.games.bremerhaven.picture.players import dummy_has
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import harbor_words, port_words, price_words
from quarterdeck.games.bremerhaven.words.status import STEPS, question, step


def summarise(view: View) -> str:
    """The veiled position in short: what is asked, the viewer's harbor, the others' scores, what is on offer, the prices."""
    return " ".join(said if said.endswith((".", "?", "!")) else f"{said}." for said in _sentences(view))


def _sentences(view: View) -> Iterator[str]:
    position, text = view.position, view.position.decks.text
    yield question(view)
    now = step(view)
    if now >= 0:
        yield SAY("summary-round", number=int(position.round), step=STEPS[now], ahead=int(position.ahead))
    for port in sorted(view.ports, key=lambda port: port.seat != view.seat):
        mine = port.seat == view.seat
        yield harbor_words(text, port, mine=True) if mine else port_words(text, port)
    if position.seats == 1:
        left, owned, rank = dummy_has(view)
        yield SAY("dummy", left=left, owned=owned, rank=rank)
        yield rack_words(view)
    for space in spaces(int(position.lines)):
        bids = view.bids(space)
        if (bids and position.is_secret()) or space == codes.BUILDING or space >= codes.SEA:
            yield space_words(view, space, bids)
    if view.prices():
        yield SAY("summary-prices", prices=price_words(view.prices()))
    if 0 <= view.seat < len(view.ports) and view.hand():
        yield SAY("summary-hand", cards=names.listed(str(value) for value in view.hand()))
