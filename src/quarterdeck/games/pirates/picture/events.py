"""Events on the pirates' table: their owners, tokens on the sea, and places for tokens and blown ships (PI-R42, PI-V)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_x, pose_y
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.picture.drawing import UNNAMED, write
from quarterdeck.games.pirates.picture.offers import DOT
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.table.in_progress import FLEEING
from quarterdeck.games.pirates.texts.kinds import EVENT_ROLLING_FOG, TREASURE_BAD_MAPS
from quarterdeck.games.pirates.words.labels import seat_name
from quarterdeck.games.pirates.words.names import about
from quarterdeck.games.pirates.words.whereabouts import compass_words
from quarterdeck.scene.shapes import AnyShape, Disc

ABOVE: Final = 3
"""How many dots above a token its name stands."""


class Happening(Struct, frozen=True):
    """An Event of a player."""

    number: int
    owner: int
    name: str
    """Empty: it lies face down, and the viewer does not know it."""
    text: str
    up: bool
    """The token of the Event lies on the table."""
    gone: bool


def happenings(view: View) -> list[Happening]:
    """All Events of the game."""
    found = []
    for k in range(len(view.position.events.card)):
        card = int(view.position.events.card[k])
        row = None if card == NONE else view.pieces.content.event[card]
        found.append(
            Happening(
                number=k,
                owner=int(view.position.events.owner[k]),
                name=row.name if row else "",
                text=effect_text("event", row.effect) if row else "",
                up=bool(int(view.position.events.face_up) >> k & 1),
                gone=bool(int(view.position.events.out) >> k & 1),
            )
        )
    return found


def event_words(view: View) -> Iterator[str]:
    """Everybody's Events, and those at work, for summaries."""
    known = happenings(view)
    for captain in view.captains:
        left = [one for one in known if one.owner == captain.seat and not (one.up or one.gone)]
        names = [SAY("event-known", name=one.name, text=one.text) for one in left if one.name]
        if left:
            yield SAY("events-left", seat=seat_name(captain.seat), number=len(left), names=" ".join(names) or "none")
    for one in known:
        if one.up:
            yield SAY("event-up", seat=seat_name(one.owner), name=one.name, text=one.text)


def tokens(view: View) -> Iterator[AnyShape]:
    """Tokens of Events that lie on the sea."""
    for one in happenings(view):
        card = int(view.position.events.card[one.number])
        if not one.up or view.position.catalog.event_effect[card] == EVENT_ROLLING_FOG:
            continue
        x, y = view.sheet.at(int(view.position.events.x[one.number]), int(view.position.events.y[one.number]))
        label = SAY("event-up", seat=seat_name(one.owner), name=one.name, text=one.text)
        name = f"event-{one.number + 1}"
        yield Disc(id=name, role="pi-hot-contact", label=label, glyph="!", x=x, y=y, radius=DOT)
        yield write(f"{name}-words", "pi-words-terrain", one.name, (x, y - ABOVE * DOT, 26), glyph=UNNAMED)


def aims(view: View) -> Iterator[AnyShape]:
    """Where a token or fog may lie, or where a ship would be blown."""
    if not view.phase.aims_card:
        return
    position = view.position
    for k, (move, text) in enumerate(sorted(view.moves.items())):
        if move >= codes.POSE:
            place = int(pose_x(move)), int(pose_y(move))
            message = "do-mislead" if aiming.deed_now(position) == TREASURE_BAD_MAPS else "do-spot"
            label = SAY(message, x=about(place[0]), y=about(place[1]))
        elif move >= codes.SEGMENT:
            a, far = int(segment_a(move)), int(segment_length(move))
            unit = int(position.card.unit if position.card.during == FLEEING else position.unit)
            place = (
                int(segments.centre(position, unit, 1)) + int(unscaled(far * cosine(a))),
                int(segments.centre(position, unit, 0)) + int(unscaled(far * sine(a))),
            )
            label = SAY("do-drift", ship=view.call(unit), heading=compass_words(a), length=about(far))
        else:
            continue
        x, y = view.sheet.at(*place)
        yield Disc(id=f"aim-{k}", role="pi-hot", label=label, glyph="+", move=text, x=x, y=y, radius=DOT)
