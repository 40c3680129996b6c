"""What the viewer of Bremerhaven is told beside the answers: what the end of the round brings, and what a permit costs."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.engine.log import Log
from quarterdeck.engine.news import Entry
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.picture.panels import AHEAD, PERMIT
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.rules import bidding, harbor, town
from quarterdeck.games.bremerhaven.words.story import told
from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import Thing


def end_of_the_round(view: View) -> Iterator[Thing]:
    """Prestige, Ships that leave and Contracts that are due, in the words of the story, and the score that comes of it."""
    if view.phase != codes.HARBOR or not view.asked() or view.seat != view.shown:
        return
    seat, port = view.seat, view.ports[view.seat]
    after, log = view.position.clone(), Log()
    after.log = log
    harbor.count_prestige(after, seat)
    harbor.pass_time(after, seat)
    rises = port.value > port.prestige
    entries = [entry for entry in log.entries() if tells(entry, rises=rises)]
    if not entries:
        return
    with heard_by(seat):
        lines = [sentence.text for sentence in told(log.names, entries) if not sentence.part]
    if port.score_then() != port.score():
        lines.append(SAY("score-ahead", money=port.money_then, prestige=port.prestige_then, score=port.score_then()))
    title = SAY("area", name=AHEAD)
    yield Thing(
        id="end-of-round", region=AHEAD, look="note", role="words", label=" ".join((f"{title}:", *lines)), title=title,
        lines=tuple(lines),
    )  # fmt: skip


def price_of_permit(view: View) -> Iterator[Thing]:
    """What the viewer's next permit costs, and why (BH-9.1 to BH-9.3)."""
    if view.phase != codes.PERMITTING or not view.asked() or view.seat != view.shown:
        return
    position, seat = view.position, view.seat
    price, best = int(town.permit_price(position, seat)), int(bidding.best_bid(position, codes.PERMITS))
    bid, used = int(bidding.bid(position, seat, codes.PERMITS)), int(position.permits[seat])
    title = SAY("permit-title", price=price)
    covers = "yes" if position.length == codes.LONG else "no"  # a short game has no Cover cards (BH-3.1)
    lines = (
        SAY("permit-why", price=price, best=best, bid=bid, used=used),
        SAY("permit-on-top", price=price, covers=covers),
    )
    yield Thing(
        id="price-of-permit", region=PERMIT, look="note", role="words", label=" ".join((f"{title}.", *lines)), title=title,
        lines=lines,
    )  # fmt: skip


def tells(entry: Entry, *, rises: bool) -> bool:
    """Whether that is news: prestige that rises, and a Ship, unless the button that ends the round warns of what she takes away."""
    kind, _, _, number = entry
    return rises if kind == codes.HARBOR_VALUE else kind != codes.SHIP_LEFT or number == 0
