"""Ships and sea creatures seen from above: hull and deck, masts standing, burning or lost, tows and pins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.forms import Form
from quarterdeck.games.pirates.picture.courses import middle_of
from quarterdeck.games.pirates.picture.drawing import ANGLE, Point, Sheet, grown, sign, smaller, write
from quarterdeck.games.pirates.picture.view import SAY, SEATS, Craft, View
from quarterdeck.games.pirates.rules.shooting import cannons, repair
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move, shot_target
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.labels import craft_words, listed, mast_words
from quarterdeck.games.pirates.words.measures import to_segment
from quarterdeck.games.pirates.words.notation.notation import text, usual_aim
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Symbol

Offer = tuple[str | None, str | None]
"""A move, or a move that is refused."""
REMEMBERED: Final = 4096
RIM: Final = 24
"""How broad the ring around a ship is that may be chosen, scene units."""
TAG: Final = 2_200
"""From the stern to the tag with the ship's code, hundredths of a millimetre: a line around her leaves it free."""
TAG_AT_RING: Final = 2_800
"""The same where a ring lies around her."""
BULGE: Final = (-160, 420, 640, 420, -160)
"""How far a sail stands forward of its mast, from starboard to port."""
FOAM: Final = 1_400
"""How far the wash reaches behind the stern."""
TAG_RADIUS: Final = 26
AGAIN: Final = 2_700
"""How much farther behind the stern the code stands where the one of a ship beside her is in the way, hundredths of a millimetre."""
FAR_AWAY: Final = 300
"""A hull of which a corner is so far from a place, in scene units, does not come near it."""
KEEL: Final = 420
"""From a ship's ends to those of her keel."""


def ships(view: View) -> Iterator[AnyShape]:
    """Everything afloat: tows first, then hulls, those under water before all others, then the choices on them."""
    deep = int(view.position.waters.deep)
    afloat = sorted(view.afloat(), key=lambda craft: not deep >> craft.unit & 1)
    for craft in afloat:
        yield from _foam(view, craft)
        yield from _tow(view, craft)
    for craft in afloat:
        form = view.position.waters.forms[craft.unit]
        label, offer = craft_words(view, craft), _offer(view, craft)
        if craft.creature:
            yield from _creature(
                view.sheet, craft, label, offer, fort=bool(questions.is_fort(view.position, craft.unit))
            )
        else:
            yield from _hull(view.sheet, craft, label, offer)
            yield from _rig(view.sheet, (craft.pose, craft.standing, craft.burning), (craft.nation, craft.code), form)
            if craft.flotilla and craft.panels:
                x, y = view.sheet.aboard(craft.pose, -int(form.length) // 2, 0)
                yield sign(
                    f"flag-{craft.code}", f"seat-{SEATS[craft.seat]}", (x, y - 14, 44), f"flag-{SEATS[craft.seat]}"
                )
    tags = tag_places(view)
    for craft in afloat:
        yield from _tag(craft, tags[craft.unit])
        yield from _pin(view, craft)
    yield from masts(view)


def _offer(view: View, craft: Craft) -> Offer:
    """The move that choosing the ship makes, or the attempt that is refused with a reason."""
    move = _move(view, craft)
    if view.phase.does == "man":
        return move, None
    return move, attempt(view, craft) if move is None and view.moves else None


def _move(view: View, craft: Craft) -> str | None:
    """The move that choosing the ship makes."""
    return view.manning(craft.unit) if view.phase.does == "man" else view.moves.get(int(codes.UNIT) + craft.unit)


def ringed(view: View, craft: Craft) -> tuple[Point, ...]:
    """The hull, or the ring around it if the ship may be chosen: what codes and names keep clear of."""
    points = view.sheet.points(list(craft.hull))
    return points if _move(view, craft) is None else _ring(points, creature=craft.creature)


def _ring(hull: tuple[Point, ...], *, creature: bool) -> tuple[Point, ...]:
    """The ring around a hull that may be chosen."""
    return smaller(hull, 122) if creature else grown(hull, RIM)


def attempt(view: View, craft: Craft) -> str | None:
    """The attempt to let an own ship act that may not, or to fire at an enemy that no cannon can hit."""
    own = craft.seat == view.seat
    if view.phase.does == "name" and own:
        return text(view.position, int(codes.UNIT) + craft.unit)
    left = int(cannons.all_cannons(view.position, view.position.unit)) & ~int(view.position.shooting.fired)
    if not view.phase.shoots or own or not left:
        return None
    if any(move >= codes.SHOT and shot_target(move) == craft.unit for move in view.moves):
        return None
    cannon = left.bit_length() - 1
    return text(view.position, int(shot_move(cannon, craft.unit, *usual_aim(view.position, cannon, craft.unit))))


# -- hulls ------------------------------------------------------------------------------------------


def _hull(sheet: Sheet, craft: Craft, label: str, offer: Offer) -> Iterator[AnyShape]:
    """A hull in its player's colour, the deck, and a ring around it if the ship may be chosen."""
    points, code, letter = sheet.points(list(craft.hull)), craft.code, SEATS[craft.seat]
    if offer[0] is not None:
        yield Polygon(id=f"aim-{code}", role="pi-aim", decoration=True, points=_ring(points, creature=False))
    yield Polygon(
        id=f"ship-{code}", role=f"pi-hull-{letter}", label=label, glyph=code, move=offer[0], attempt=offer[1], points=points
    )  # fmt: skip
    deck = "pi-deck-derelict" if craft.standing == 0 else "pi-deck"
    yield Polygon(id=f"deck-{code}", role=deck, decoration=True, points=smaller(points, 78))


@remembered(REMEMBERED)
def _rig(
    sheet: Sheet,
    state: tuple[tuple[int, int, int], int, int],
    looks: tuple[str, str],
    form: Form,
) -> tuple[AnyShape, ...]:
    """The keel, and each mast: its sail, the stump that is left, or its fire; a cannon of a flotilla has none of these."""
    (pose, standing, burning), (nation, code) = state, looks
    keel = (sheet.aboard(pose, -KEEL, 0), sheet.aboard(pose, KEEL - int(form.length), 0))
    found: list[AnyShape] = [
        Line(id=f"keel-{code}", role="pi-keel", decoration=True, points=keel),
    ]
    for k in range(len(form.masts)):
        x, w = int(form.masts[k]), int(form.sail)
        place = sheet.aboard(pose, x, 0)
        name = f"mast-{code}-{k + 1}"
        if not standing >> k & 1:
            found.append(sign(f"{name}-lost", "pi-stump", (*place, 22), "stump", _degrees(pose[2])))
            continue
        if w == 0:
            found.append(Disc(id=name, role="pi-mast", decoration=True, x=place[0], y=place[1], radius=9))
            continue
        fire = bool(burning >> k & 1)
        front = [sheet.aboard(pose, x + BULGE[j], w * (j - 2) // 2) for j in range(5)]
        back = [sheet.aboard(pose, x - 330, w * (j - 1) * 9 // 10) for j in (2, 0)]
        role = "pi-sail-burnt" if fire else f"pi-sail-{nation}"
        found.append(Polygon(id=f"{name}-sail", role=role, decoration=True, points=(*front, back[0], back[1])))
        found.append(Disc(id=name, role="pi-mast", decoration=True, x=place[0], y=place[1], radius=4))
        if fire:
            found.append(sign(f"{name}-fire", "pi-fire", (place[0], place[1] - 8, 34), "flame"))
    return tuple(found)


def _degrees(a: int) -> int:
    """A heading as degrees clockwise from up."""
    return (90 - a // ANGLE) % 360


def _creature(sheet: Sheet, craft: Craft, label: str, offer: Offer, *, fort: bool) -> Iterator[AnyShape]:
    """A base with a monster on it, and a mark for each segment."""
    points, code = sheet.points(list(craft.hull)), craft.code
    if offer[0] is not None:
        yield Polygon(id=f"aim-{code}", role="pi-aim", decoration=True, points=_ring(points, creature=True))
    yield Polygon(
        id=f"ship-{code}",
        role=f"pi-base-{SEATS[craft.seat]}",
        label=label,
        glyph=code,
        move=offer[0],
        attempt=offer[1],
        points=points,
    )
    x, y = sheet.at(*craft.pose[:2])
    wide = max(px for px, _ in points) - min(px for px, _ in points)
    if fort:
        yield sign(f"fort-{code}", f"seat-{SEATS[craft.seat]}", (x, y - 6, 64), "fort")
    else:
        yield sign(f"monster-{code}", f"pi-sail-{craft.nation}", (x, y, wide * 8 // 10), "monster")


def tag_places(view: View) -> dict[int, Point]:
    """Where the code of each unit stands: at the first of its places that no other code, no sign of an island and no other hull or ring takes."""
    hulls = {craft.unit: ringed(view, craft) for craft in view.afloat()}
    signs = [middle_of(view.sheet.points(list(isle.shore))) for isle in view.isles]
    found: dict[int, Point] = {}
    for craft in view.afloat():
        hull = view.sheet.points(list(craft.hull))
        others = [hull, *(other for unit, other in hulls.items() if unit != craft.unit)]
        away = TAG if _move(view, craft) is None else TAG_AT_RING
        places = _beside(view.sheet, craft, view.position.waters.forms[craft.unit], away)
        apart = [place for place in places if all(_apart(place, other) for other in (*found.values(), *signs))]
        free = [place for place in apart if not any(_lies_on(place, hull) for hull in others)]
        found[craft.unit] = (free or apart or places)[0]
    return found


def _beside(sheet: Sheet, craft: Craft, form: Form, away: int) -> list[Point]:
    """Places for the ship's code so far from her: behind her stern unless she tows, on either side of her, before her bow; below a creature first."""
    length, aside = int(form.length), int(form.sail) + away
    sides = [(-length * along // 4, side * aside) for along in (3, 1) for side in (1, -1)]
    ends = [(-length - away, 0), (-length - away - AGAIN, 0), (away, 0)]
    farther = [(ahead, by + (AGAIN if by > 0 else -AGAIN)) for ahead, by in sides]
    if craft.creature:
        high = int(form.hull.top) + away
        ways = [(0, -high), (high, 0), (-high, 0), (0, high)]
        places = [sheet.at(craft.pose[0] + x, craft.pose[1] + y) for x, y in ways]
    else:
        astern = craft.tows == codes.NONE
        ways = [*ends[:2], *sides, *ends[2:], *farther] if astern else [*sides, *ends, *farther]
        places = [sheet.aboard(craft.pose, *way) for way in ways]
    right, bottom = sheet.at(sheet.width, 0)
    return [(min(max(x, 64), right - 22), min(max(y, 64), bottom - 22)) for x, y in places]


def _apart(one: Point, other: Point) -> bool:
    """Whether two codes can both be read."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 >= (2 * TAG_RADIUS) ** 2


@lru_cache(REMEMBERED)
def _lies_on(place: Point, hull: tuple[Point, ...]) -> bool:
    """Whether a code covers a part of a hull."""
    x, y = place
    if any(abs(px - x) > FAR_AWAY or abs(py - y) > FAR_AWAY for px, py in hull):
        return False
    sides = [(hull[k - 1], hull[k]) for k in range(len(hull))]
    turns = {(bx - ax) * (y - ay) > (by - ay) * (x - ax) for (ax, ay), (bx, by) in sides}
    return len(turns) == 1 or min(to_segment(place, *side) for side in sides) < TAG_RADIUS**2


def _tag(craft: Craft, place: Point) -> Iterator[AnyShape]:
    """The ship's code, and a sign if she is doomed."""
    x, y = place
    role = "pi-tag-acted" if craft.acted else f"pi-tag-{SEATS[craft.seat]}"
    yield Disc(id=f"tag-{craft.code}", role=role, decoration=True, x=x, y=y, radius=TAG_RADIUS)
    ink = "pi-tag-words-acted" if craft.acted else f"pi-tag-words-{SEATS[craft.seat]}"
    yield write(f"tag-{craft.code}-words", ink, craft.code, (x, y, 28))
    if craft.fated:
        yield sign(f"fated-{craft.code}", "pi-fire", (x + 30, y - 16, 34), "doom")


def _foam(view: View, craft: Craft) -> Iterator[AnyShape]:
    """The wash of a ship under sail that touches nothing."""
    waters, form = view.position.waters, view.position.waters.forms[craft.unit]
    if (
        craft.creature
        or craft.flotilla
        or not craft.standing
        or waters.shores_touched(craft.unit)
        or waters.units_touched(craft.unit)
    ):
        return
    length, half = int(form.length), int(form.sail)
    for side, letter in ((-1, "s"), (1, "p")):
        points = [(-length * 3 // 4, side * half), (-length, side * half * 5 // 4), (-length - FOAM, side * half * 2)]
        yield Line(
            id=f"foam-{craft.code}-{letter}", role="pi-wave", decoration=True,
            points=tuple([view.sheet.aboard(craft.pose, *point) for point in points]),
        )  # fmt: skip


# -- what holds ships together ----------------------------------------------------------------------


def _tow(view: View, craft: Craft) -> Iterator[AnyShape]:
    """The rope to a towed ship."""
    towed = view.craft(craft.tows)
    if towed is not None:
        stern = view.sheet.aboard(craft.pose, -int(view.position.waters.forms[craft.unit].length) // 2, 0)
        bow = view.sheet.aboard(towed.pose, -KEEL * 4, 0)
        label = SAY("tow", tower=view.call(craft.unit), towed=view.call(towed.unit))
        yield Line(id=f"tow-{craft.code}", role="pi-rope", label=label, decoration=True, points=(stern, bow))


def _pin(view: View, craft: Craft) -> Iterator[AnyShape]:
    """The sign of a pinned ship, at her bow."""
    if craft.pinned_by:
        x, y = view.sheet.aboard(craft.pose, 0, 0)
        label = SAY("pin", ship=view.call(craft.unit), by=listed(view.call(other) for other in craft.pinned_by))
        yield Symbol(id=f"pin-{craft.code}", role="pi-pin", label=label, x=x, y=y, size=44, art="pin")


# -- masts to choose --------------------------------------------------------------------------------


def masts(view: View) -> Iterator[AnyShape]:
    """The masts among which the viewer chooses."""
    if "mast" not in view.phase.sorts:
        return
    unit = int(repair.whose_mast(view.position))
    craft = view.craft(unit)
    if craft is None:
        return
    form = view.position.waters.forms[unit]
    for move, written in view.moves.items():
        k = move - int(codes.MAST)
        if not 0 <= k < craft.masts:
            continue
        x, y = _mast_place(view, craft, form, k)
        yield Disc(
            id=f"choose-mast-{k + 1}", role="pi-hot", label=mast_words(view, craft, k), move=written,
            glyph=str(k + 1), x=x, y=y, radius=15,
        )  # fmt: skip
        yield write(f"choose-mast-{k + 1}-words", "pi-hot-words", str(k + 1), (x, y, 20))


def _mast_place(view: View, craft: Craft, form: Form, k: int) -> Point:
    """Where a mast or segment is shown."""
    if craft.creature:
        x, y = view.sheet.at(*craft.pose[:2])
        return x - 17 * (craft.masts - 1) + 34 * k, y
    return view.sheet.aboard(craft.pose, int(form.masts[k]), 0)
