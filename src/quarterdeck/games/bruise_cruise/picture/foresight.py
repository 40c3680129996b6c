"""What a move of Bruise Cruise would lead to: events, the odds of the dice, new points, and what could be done next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist  # noqa: TID251 - pictures calculate with floats
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import BOARD, Atlas, Point
from quarterdeck.games.bruise_cruise.picture.reach import path
from quarterdeck.games.bruise_cruise.picture.view import ART, FLEET, LINES, SAY, View, look
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import claims, rolling, weapons
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.status import call
from quarterdeck.games.bruise_cruise.words.story import card_said, ship_said, story
from quarterdeck.messages.hearing import heard_by, mine
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Scene, Symbol

FACES: Final = 6
SHIP: Final = int(codes.SHIP)
SPACE: Final = int(codes.SPACE)
SAID: Final = (int(codes.SAILED), int(codes.BOUGHT), int(codes.DISCARDED), int(codes.SCORED))
"""Kinds of events that are not told again in what is foreseen."""
MANY: Final = 6
"""The most things that a sentence names."""
FROM: Final = 12
"""How far an arrow begins from the middle of what strikes."""
SHORT_OF: Final = 26
"""How far its tip ends from the middle of what is struck."""
HEAD: Final = 38
"""How long its head is, and how broad."""


def foresee(veiled: BruiseCruisePosition, seat: int, move: int) -> Scene:
    """Shapes to lay over the chart, and sentences; nothing for illegal moves."""
    words, shapes = "", tuple[AnyShape, ...]()
    if veiled.player == seat and move in veiled.legal():
        before, then, log = _after(veiled, seat, move)
        words = _told(before, then, log) or _left(before, then)
        shapes = (*_shapes(before, then), *_strikes(before, log))
    width, height = BOARD
    return Scene(
        game="bruise-cruise", title=SAY("title"), summary=words, status=words, width=width, height=height, shapes=shapes, art=ART,
    )  # fmt: skip


def matters(veiled: BruiseCruisePosition, seat: int, move: int) -> str:
    """What a legal move does and brings. What can be picked after it is left out, since it is picked at once."""
    before, then, log = _after(veiled, seat, move)
    return "" if then.picking() else _told(before, then, log)


def at_once(veiled: BruiseCruisePosition, seat: int, move: int) -> str:
    """What a legal move is done with and to whom, in a few words, if nothing is left to be picked after it; else empty."""
    after, log = veiled.clone(), Log()
    after.log = log
    after.play(move)
    if codes.PICK_CARD <= after.phase <= codes.PICK_WIND:
        return ""
    with heard_by(seat):
        return next((words for entry in log.entries() if (words := _aim(log.names, *entry))), "")


def _aim(names_of: list[str], kind: int, who: int, what: int, _more: int) -> str:
    """The ship, port or card that an action is about, by its entry in the log; empty for any other entry."""
    if kind == codes.LAUNCHED:
        return SAY("at-once-missile", port=names.as_said(names_of[what]), ship=ship_said(names_of, who))
    if kind in (codes.TORPEDOED, codes.RAIDED):
        return ship_said(names_of, what)
    if kind in (codes.CLAIMED, codes.FOUGHT):
        return names.as_said(names_of[what])
    return card_said(names_of, what) if kind in (codes.EXCHANGED, codes.PLAYED) else ""


def _after(veiled: BruiseCruisePosition, seat: int, move: int) -> tuple[View, View, Log]:
    """What the seat sees before a legal move and after it, and what happened."""
    after, log = veiled.clone(), Log()
    after.log = log
    after.play(move)
    then = look(after, seat, tuple(after.legal()) if after.player == seat else ())
    return look(veiled, seat, ()), then, log


# -- in words ---------------------------------------------------------------------------------------------


def _told(before: View, then: View, log: Log) -> str:
    """All that is said of a move, to the seat that would make it."""
    with heard_by(before.seat):
        return " ".join(_sentences(before, then, log))


def _sentences(before: View, then: View, log: Log) -> Iterator[str]:
    """What would happen at once, then what it brings, then what follows."""
    yield from _happenings(then.position.chart, log)
    for old, new in zip(before.admirals, then.admirals, strict=True):
        if new.points != old.points:
            yield SAY("foreseen-points", mine=mine(new.seat), line=names.line(new.line), old=old.points, new=new.points)
    if then.phase in (codes.BATTLING, codes.RAIDING):
        yield SAY("foreseen-odds", percent=odds(), battle="yes" if then.phase == codes.BATTLING else "no")
    elif then.picking():
        yield from _next(then)
    for ship, place in then.afloat():
        if ship // FLEET == before.seat and place != before.position.place[ship]:
            yield from _to_take(then, place)
            yield from _dangers(then, ship)


def _left(before: View, then: View) -> str:
    """What else can be said of a move that does no more than its name says: that a ship is safe where she comes to, what is left."""
    own = [
        ship for ship, place in then.afloat() if ship // FLEET == before.seat and place != before.position.place[ship]
    ]
    if own:
        return SAY("foreseen-safe")
    admiral = then.admirals[before.seat]
    return SAY("foreseen-left", cards=admiral.cards, actions=admiral.left)


def _happenings(chart: Chart, log: Log) -> Iterator[str]:
    """What would happen at once, but for what the choice itself says; of points it is told elsewhere, with what they were."""
    for (kind, who, *_), sentence in zip(log.entries(), story(log), strict=True):
        if kind == codes.TURN:
            yield SAY("foreseen-turn", mine=mine(who), line=names.line_of(chart, who))
        elif sentence.text and kind not in SAID:
            yield sentence.text


def odds() -> int:
    """Percent of all falls of two dice with which the attacker wins."""
    pairs = range(int(rolling.PAIRS))
    return round(100 * sum(pair // FACES >= pair % FACES for pair in pairs) / len(pairs))


def _next(then: View) -> Iterator[str]:
    """What could be picked then."""
    chart = then.position.chart
    if then.phase == codes.PICK_SPACE:
        spaces = [move - SPACE for move in then.moves]
        found = [names.space_name(chart, space) for space in sorted(spaces) if chart.port_at[space] >= 0]
        yield SAY("foreseen-spaces", spaces=len(spaces), ports=_some(found), many=len(found))
    elif then.phase in (codes.PICK_SHIP, codes.PICK_TARGET):
        found = [call(then, move - SHIP) for move in sorted(then.moves)]
        yield SAY("foreseen-ships", ships=_some(found), aimed="yes" if then.phase == codes.PICK_TARGET else "no")
    elif then.phase == codes.PICK_CARD:
        cards = names.plain_cards(chart, [move - int(codes.CARD) for move in then.moves])
        yield SAY("foreseen-cards", cards=_some(cards), many=len(cards))


def _some(found: list[str]) -> str:
    """All of them if they are few, else the first, and how many more there are."""
    if len(found) <= MANY:
        return names.listed(found)
    return SAY("foreseen-more", first=", ".join(found[: MANY - 1]), more=len(found) - MANY + 1)


def _to_take(then: View, place: int) -> Iterator[str]:
    """That the port to which a ship comes could be claimed or battled for with a card of the hand, in the same turn."""
    position, port = then.position, int(then.position.chart.port_at[place])
    if port < 0 or then.phase != codes.ACTING or position.player != then.seat:
        return
    for kind in (codes.CLAIM, codes.BATTLE):
        if int(claims.ports_to_take(position, kind)) >> port & 1:
            battle = "yes" if kind == codes.BATTLE else "no"
            yield SAY("foreseen-port", battle=battle, port=names.port_name(position.chart, port))


def _dangers(then: View, ship: int) -> Iterator[str]:
    """Rivals' ships that could fire a torpedo at one of the player's ships where it would be."""
    position = then.position
    able = [
        call(then, other)
        for other, _ in then.afloat()
        if then.admirals[other // FLEET].stock[codes.TORPEDOES]
        and position.is_free(other)
        and weapons.in_range(position, other, ship, codes.TORPEDO_RANGE)
    ]
    if able:
        yield SAY("foreseen-danger", ships=_some(able), many=len(able))


# -- over the chart ---------------------------------------------------------------------------------------


def _shapes(before: View, then: View) -> Iterator[AnyShape]:
    """Ways and ghosts of ships that would move, flags that would go up, and what could be picked next."""
    atlas = before.atlas
    for ship, place in then.afloat():
        start = int(before.position.place[ship])
        if place != start:
            yield from _moved(atlas, int(then.position.chart.hull(ship)), start, place)
    for old, new in zip(before.admirals, then.admirals, strict=True):
        for port in range(len(atlas.ports)):
            if (new.flags & ~old.flags) >> port & 1:
                yield _flag(atlas, port, new.line)
    yield from _choices(atlas, then)


def _moved(atlas: Atlas, hull: int, start: int, place: int) -> Iterator[AnyShape]:
    """A ship where it would be in a ring, which is seen on a small chart, too, and its way."""
    line, label = LINES[hull // FLEET], names.hull_name(hull)
    if start >= 0:
        points = tuple(atlas.berths[space] for space in path(atlas.tables.chart, start, place))
        yield Line(id=f"foreseen-way-{hull}", role=f"wake-{line}", label=label, decoration=True, points=points)
    x, y = atlas.berths[place]
    yield Symbol(
        id=f"foreseen-ship-{hull}", role=f"line-{line}-aside", label=label, decoration=True, x=x, y=y, size=round(atlas.hex),
        art=f"ship-{line}",
    )  # fmt: skip
    yield Disc(
        id=f"foreseen-place-{hull}",
        role="ring-own",
        label=label,
        decoration=True,
        x=x,
        y=y,
        radius=round(atlas.hex * 0.8),
    )


def _strikes(before: View, log: Log) -> Iterator[AnyShape]:
    """An arrow from the ship or port that would strike to whatever she would strike, and a ring around that."""
    atlas, chart, place = before.atlas, before.position.chart, before.position.place
    for kind, who, what, _ in log.entries():
        if kind in (codes.RAIDED, codes.TORPEDOED):
            yield from _strike(atlas, atlas.berths[place[who]], atlas.berths[place[what]])
        elif kind == codes.LAUNCHED:
            yield from _strike(
                atlas, atlas.ports[int(chart.port_at[what - int(chart.cards)])], atlas.berths[place[who]]
            )
        elif kind == codes.FOUGHT:
            yield from _strike(atlas, atlas.berths[place[who]], atlas.ports[int(chart.port_at[place[who]])])


def _strike(atlas: Atlas, start: Point, end: Point) -> Iterator[AnyShape]:
    """A thick arrow with a light edge; from a ship to the port right beside her the ring alone."""
    label, far = SAY("foreseen-strike"), dist(start, end)
    yield Disc(
        id="foreseen-struck", role="ring-target", label=label, decoration=True, x=end[0], y=end[1], radius=round(atlas.hex * 0.55),
    )  # fmt: skip
    if far < FROM + SHORT_OF + HEAD:
        return
    along, across = (end[0] - start[0]) / far, (end[1] - start[1]) / far

    def at(way: float, aside: float = 0) -> Point:
        return round(start[0] + along * way - across * aside), round(start[1] + across * way + along * aside)

    tip = far - SHORT_OF
    line = (at(FROM), at(tip - HEAD / 2))
    yield Line(id="foreseen-strike-edge", role="strike-edge", label=label, decoration=True, points=line)
    yield Polygon(
        id="foreseen-strike-head", role="strike-head", label=label, decoration=True,
        points=(at(tip), at(tip - HEAD, HEAD / 2), at(tip - HEAD, -HEAD / 2)),
    )  # fmt: skip
    yield Line(id="foreseen-strike", role="strike", label=label, decoration=True, points=line)


def _flag(atlas: Atlas, port: int, line: int) -> AnyShape:
    """A flag that would go up."""
    x, y = atlas.ports[port]
    letter, label = LINES[line], SAY("picture-flag", line=names.line(line))
    return Symbol(
        id=f"foreseen-flag-{port}", role=f"line-{letter}", label=label, decoration=True, x=x + 14, y=y - 40, size=80,
        art=f"flag-{letter}",
    )  # fmt: skip


def _choices(atlas: Atlas, then: View) -> Iterator[AnyShape]:
    """Spaces and ships that could be picked next."""
    if then.phase == codes.PICK_SPACE:
        label, spots = SAY("foreseen-reach"), _spots(atlas, then.moves)
        for k, points in enumerate(atlas.outlines(spots)):
            yield Polygon(id=f"foreseen-reach-{k}", role="ring-own", label=label, decoration=True, points=points)
    elif then.phase in (codes.PICK_SHIP, codes.PICK_TARGET):
        role = "target" if then.phase == codes.PICK_TARGET else "own"
        for move in sorted(then.moves):
            place = int(then.position.place[move - SHIP])
            if place >= 0:
                x, y = atlas.berths[place]
                label = call(then, move - SHIP)
                yield Disc(
                    id=f"foreseen-{role}-{move - SHIP}", role=f"ring-{role}", label=label, decoration=True, x=x, y=y,
                    radius=round(atlas.hex * 0.6),
                )  # fmt: skip


def _spots(atlas: Atlas, moves: Iterable[int]) -> list[tuple[int, int]]:
    return [atlas.content.sea[move - SPACE] for move in moves]
