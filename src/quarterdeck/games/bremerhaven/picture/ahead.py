"""What the end of the round brings the viewer of Bremerhaven, who may still move goods."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.engine.log import Log
from quarterdeck.engine.news import Entry
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.picture.panels import AHEAD
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.rules import harbor
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


def tells(entry: Entry, *, rises: bool) -> bool:
    """Whether that is news: prestige that rises, and a Ship, unless the button that ends the round warns of what she takes away."""
    kind, _, _, number = entry
    return rises if kind == codes.HARBOR_VALUE else kind != codes.SHIP_LEFT or number == 0
