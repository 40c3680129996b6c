"""What the picture of the pirates' table shows and says, to whom, and what it keeps from others."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import islice
from math import hypot

import pytest
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.offered import berth
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.picture.captions import HALF, LETTER
from quarterdeck.games.pirates.picture.courses import MARKED, gap, nearby
from quarterdeck.games.pirates.picture.drawing import grown
from quarterdeck.games.pirates.picture.foresight import foresee
from quarterdeck.games.pirates.picture.hulls import TAG_RADIUS
from quarterdeck.games.pirates.picture.offers import DOT, free_dot, pose_of, union
from quarterdeck.games.pirates.picture.scene import draw
from quarterdeck.games.pirates.picture.view import find_piece, look
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.refusals import why_not
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.words.labels import isle_name
from quarterdeck.games.pirates.words.measures import to_segment
from quarterdeck.games.pirates.words.notation.parsing import parse
from quarterdeck.games.pirates.words.status import hint
from quarterdeck.scene import shapes
from quarterdeck.scene.shapes import Disc, Fact, Scene, Symbol, Thing, Words
from quarterdeck.scene.text import plain
from quarterdeck.scene.theme import NONE, ThemeName, contrast, find_theme
from tests.browser.treasures import may_read, told
from tests.examples import every
from tests.games.pirates.pictures import at_sea, ids, offered, random_game, seen, shape, started
from tests.scene.test_theme import GRAPHICS, QUIET, Grounds

SPECTATOR = -1
SQUARE = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))


def decided(position: PiratesPosition, *moves: int) -> PiratesPosition:
    """The position after some moves."""
    for move in moves:
        position.play(move)
    return position


# -- all pictures ------------------------------------------------------------------------------------


@cache
def sampled(seed: int, seats: int) -> list[PiratesPosition]:
    """The first two positions of each phase of a random game."""
    found: Counter[int] = Counter()
    kept = []
    for position in random_game(seed, seats, most=900):
        found[int(position.phase)] += 1
        if found[int(position.phase)] <= 2:
            kept.append(position.clone())
    return kept


@pytest.mark.parametrize(("seed", "seats"), [(3, 2), (4, 4)])
def test_pictures_have_no_flaws_and_offer_just_the_legal_moves(seed: int, seats: int) -> None:
    """To whom must choose; nothing to all others."""
    for position in sampled(seed, seats):
        for viewer in (SPECTATOR, 0):
            picture = seen(position, viewer)
            assert picture.flaws() == []
            steered = {move for move in offered(position) if picture.is_free(move)}
            hung = set(picture.hotspots()) | set(picture.carried()) | steered
            assert hung == (offered(position) if position.player == viewer else set()), position.phase


def test_a_ship_that_can_sail_no_farther_is_not_steered() -> None:
    """All that is left is to end her move: a helm without a measure would have nothing to say how far she goes."""
    turns = (one for one in random_game(0) if one.player >= 0 and phase_of(one).steers)
    ended = next(one for one in turns if len(list(one.legal())) == 1)
    assert seen(ended, int(ended.player)).helms == ()


def test_the_status_says_who_must_do_what() -> None:
    """From the first roll on."""
    assert seen(started(), 1).status == "Red rolls for the first turn."
    position = at_sea()
    seat = int(position.turn)
    name = ("Red", "Green")[seat]
    assert seen(position, seat).status == "Round 1. Choose the next ship to act, or end your turn."
    assert seen(position, 1 - seat).status == f"Round 1. {name} is choosing the next ship to act."


def test_whoever_has_no_ship_left_to_act_is_told_to_end_the_turn() -> None:
    """And not to choose the next ship."""
    naming = (one for one in random_game(0) if one.phase == codes.NAMING)
    done = next(one for one in naming if not any(codes.UNIT <= move < codes.UNIT + codes.UNITS for move in one.legal()))
    said = seen(done, int(done.player)).status
    assert said.endswith("No ship of yours can act any more: end your turn when you are ready.")
    assert seen(done, 1 - int(done.player)).status.endswith("is choosing the next ship to act.")


def test_plain_text_has_ships_islands_and_the_question() -> None:
    """A map of codes and numbers, and the summary."""
    said = plain(seen(at_sea(), 0))
    assert all(code in said for code in ("R1", "R2", "G1", "G2"))
    assert "HMS Titan (R1), yours, 5 of 5 masts" in said


# -- secrets -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-4.7")
def test_own_crew_lies_face_up_and_that_of_others_face_down() -> None:
    """On deckplates and in the summary."""
    position = at_sea()
    position.crew.at = put(position.crew.at, 0, 0)
    own, other = seen(position, 0), seen(position, 1)
    assert crew_of(own, "plate-R1")[0].label.startswith("Captain, 3 points, face down")
    assert {(one.label, one.role) for one in crew_of(other, "plate-R1")} == {
        ("crew or equipment, face down", "card-back")
    }


def test_worlds_that_differ_in_what_is_hidden_look_the_same() -> None:
    """Crew and coins that the viewer has not seen."""
    for position in sampled(3, 2):
        for viewer in (0, 1):
            veiled = position.clone()
            veiled.veil(viewer)
            world = veiled.clone()
            world.imagine(seeded(7, 1))
            world.veil(viewer)
            assert draw(world, viewer, []).encode() == draw(veiled, viewer, []).encode()


@pytest.mark.clause("PI-5.3", "PI-11.4")
def test_coins_are_told_to_who_may_know_them() -> None:
    """By what they are worth, on islands and in holds; all others lie face down."""
    read: dict[int, set[tuple[str, str]]] = {0: set(), 1: set()}
    for position in islice(random_game(10, most=600), 200, None, every(20)):
        for viewer in (0, 1):
            signs = told(seen(position, viewer).shapes)
            assert signs == may_read(position, viewer)
            read[viewer] |= set(signs.items())
    assert {sign for _, sign in read[0] ^ read[1] if sign.isdigit()}
    assert all(any(sign.endswith("?") for _, sign in read[viewer]) for viewer in (0, 1))


# -- ships -------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-10.1", "PI-17.1")
def test_masts_stand_burn_or_are_lost() -> None:
    """Sails for standing ones, flames for burning ones, stumps for lost ones; without any she is derelict."""
    position = at_sea((300, 300, 0))
    masts = int(position.catalog.masts[position.ships.card[0]])
    picture = seen(position, 1)
    assert len([name for name in ids(picture, "mast-R1-") if name.endswith("-sail")]) == masts
    position.ships.masts = put(position.ships.masts, 0, position.ships.masts[0] & ~1)
    position.ships.burning = put(position.ships.burning, 0, 2)
    picture = seen(position, 1)
    assert ids(picture, "mast-R1-1") == ["mast-R1-1-lost"]
    assert "mast-R1-2-fire" in ids(picture, "mast-R1-2")
    assert "one mast on fire" in shape(picture, "ship-R1").label
    position.ships.masts = put(position.ships.masts, 0, 0)
    position.ships.burning = put(position.ships.burning, 0, 0)
    picture = seen(position, 1)
    assert shape(picture, "deck-R1").role == "pi-deck-derelict"
    assert "derelict" in shape(picture, "ship-R1").label


@pytest.mark.clause("PI-9.6", "PI-10.4")
def test_tows_and_pins_are_drawn_and_told() -> None:
    """A rope between the ships, a sign at the bow."""
    position = at_sea((300, 300, 0), (200, 300, 0), (500, 500, 0))
    position.ships.tows = put(position.ships.tows, 0, 1)
    position.ships.pinned_by = put(position.ships.pinned_by, 2, 1)
    picture = seen(position, 1)
    assert ids(picture, "tow-") == ["tow-R1"]
    assert ids(picture, "pin-") == ["pin-G1"]
    assert "towed by HMS Titan" in shape(picture, "ship-R2").label
    assert "pinned to HMS Titan" in shape(picture, "plate-G1").label


def test_a_hull_is_drawn_where_it_lies() -> None:
    """Two units a millimetre, y upwards."""
    position = at_sea((300, 300, 0))
    hull = shape(seen(position, 0), "ship-R1")
    assert isinstance(hull, shapes.Polygon)
    assert max(hull.points) == (44 + 600, 44 + 1200)


def test_the_ring_around_a_ship_is_as_broad_at_her_sides_as_at_her_ends() -> None:
    """It does not reach farther beyond the ends of a long ship, whichever way round her corners are told."""
    hull = ((0, 0), (200, 0), (200, 40), (100, 40), (0, 40))
    ring = ((-7, -7), (207, -7), (207, 47), (100, 50), (-7, 47))
    assert grown(hull, 10) == ring
    assert grown(hull[::-1], 10) == ring[::-1]


def test_a_creature_is_a_base_with_its_segments() -> None:
    """She has no sails."""
    position = at_sea()
    creature = next(unit for unit in range(len(position.ships.card)) if questions.is_creature(position, unit))
    assert position.ships.first_owner[creature] == 1
    picture = seen(position, 0)
    assert isinstance(shape(picture, "monster-G3"), Symbol)
    assert "segments" in shape(picture, "ship-G3").label
    assert ids(picture, "mast-G3") == []


# -- what may be chosen ------------------------------------------------------------------------------


@pytest.mark.clause("PI-7.3", "PI-7.4")
def test_courses_end_in_dots_that_say_where_and_what_is_touched() -> None:
    """A few: those that end at something, those towards islands, and the one straight ahead."""
    position = at_sea((300, 300, 0), (450, 300, 180), (900, 700, 0), (1000, 800, 0))
    position.turn = position.player = position.asked = 0
    decided(position, int(codes.UNIT), int(codes.MOVE))
    picture = seen(position, 0)
    dots = [one for one in picture.shapes if isinstance(one, Disc) and one.move is not None]
    assert len(dots) <= MARKED
    ahead = [one for one in dots if (one.move or "").startswith(("L 0.0", "S 0.0"))]
    assert ahead
    assert {one.role for one in dots} <= {"pi-hot", "pi-hot-half", "pi-hot-contact"}
    touching = [one for one in dots if one.role == "pi-hot-contact"]
    assert touching
    assert all(" to " in one.label for one in touching)
    assert len(ids(picture, "path-")) == len(dots)
    buttons = [one for one in picture.things("answers") if one.id.startswith("goal-")]
    assert [one.move for one in buttons] == [one.move for one in dots]
    assert len({one.corner for one in buttons}) > 1 or not any(one.corner for one in buttons)


def homeward(position: PiratesPosition) -> list[str]:
    """What the buttons of courses say for Red's first ship."""
    position.turn = position.player = position.asked = 0
    picture = seen(decided(position, int(codes.UNIT), int(codes.MOVE)), 0)
    return [one.title for one in picture.things("answers") if one.id.startswith("goal-")]


def test_with_treasure_aboard_ones_own_home_comes_first() -> None:
    """Even if it takes several turns; otherwise it is one of the islands, and those with treasure come before an enemy's home."""
    position = at_sea((500, 500, 90), (450, 100, 180), (900, 700, 0), (1000, 800, 0))
    home = next(k for k in range(len(position.islands.home)) if position.islands.home[k] == 0)
    name = isle_name(look(position, 0, ()), home)
    before = homeward(position.clone())
    assert before[0] != f"Towards your home, {name}"
    aboard.add_slot(position, i64(0), i64(0), i64(1))
    assert homeward(position)[0] == f"Towards your home, {name}"


def test_courses_into_ones_own_ships_come_last() -> None:
    """However near these lie: somebody who sails wants treasure, an enemy, or to bring gold home."""
    position = at_sea((500, 500, 0), (580, 500, 180), (900, 700, 0), (1000, 800, 0))
    own = look(position, 0, ()).call(1)
    position.turn = position.player = position.asked = 0
    picture = seen(decided(position, int(codes.UNIT), int(codes.MOVE)), 0)
    dots = [one for one in picture.shapes if isinstance(one, Disc) and one.move is not None]
    assert [one.label.endswith(f" to {own}") for one in dots] == [False] * (len(dots) - 1) + [True]


def emptied(position: PiratesPosition) -> list[str]:
    """The marks of islands on which nothing is left."""
    return [one for one in ids(seen(position, 0), "isle-") if one.endswith("-emptied")]


def test_a_card_says_how_far_a_ship_sails_with_what_her_crew_adds() -> None:
    """In centimetres, one length after the other; nothing for a derelict."""
    position = at_sea()
    helmsman = next(
        k for k in range(len(position.crew.card)) if position.crew.owner[k] == 0 and "Helmsman" in said_of(position, k)
    )
    position.crew.at = put(position.crew.at, helmsman, codes.OUT)
    assert sails(position) == ["8.4 cm"]
    position.crew.at = put(position.crew.at, helmsman, i64(0))
    assert sails(position) == ["8.4 + 5.8 cm"]
    position.ships.masts = put(position.ships.masts, 0, i64(0))
    assert sails(position) == []


def said_of(position: PiratesPosition, piece: int) -> str:
    """A piece of crew as its owner sees it."""
    return find_piece(look(position, 0, ()), piece).name


def sails(position: PiratesPosition) -> list[str]:
    """What the card of Red's first ship says of how far she sails."""
    plate = next(one for one in seen(position, 0).things("fleets") if one.id == "plate-R1")
    return [fact.text for fact in plate.facts if fact.art == "act-move"]


def test_an_island_without_treasure_is_marked_and_whoever_would_explore_it_is_told() -> None:
    """It is legal all the same, and takes her action."""
    position = at_sea((300, 300, 0), (450, 300, 180), (900, 700, 0), (1000, 800, 0))
    wild = next(k for k in range(len(position.islands.home)) if position.islands.home[k] == codes.NONE)
    assert emptied(position) == []
    position.islands.unseen = put(position.islands.unseen, wild, i64(0))
    assert emptied(position) == [f"isle-{wild + 1}-emptied"]
    docked = pose_of(int(berth(position.waters.shores[wild], 0, 8, position.waters.forms[0])))
    position.waters.put(0, *map(i64, docked))
    position.this_turn.lain_at = put(position.this_turn.lain_at, 0, i64(1 << wild))
    position.turn = position.player = position.asked = 0
    decided(position, int(codes.UNIT))
    assert int(codes.ISLAND) + wild in position.legal()
    picture = seen(position, 0)
    said = [one.label for one in picture.things("answers") if one.id.startswith("choice-explore")]
    assert [line for line in said if line.endswith(": no treasure is left there")]
    told = foresee(position, 0, int(codes.ISLAND) + wild).summary
    assert told.startswith("No treasure is left on ")


def shooting(distance: int) -> PiratesPosition:
    """Red's first ship shoots, an enemy so many millimetres off her side."""
    position = at_sea((300, 300, 0), (100, 100, 0), (300, 300 + distance, 0), (1000, 800, 0), (1100, 300, 0))
    position.turn = position.player = position.asked = 0
    return decided(position, int(codes.UNIT), int(codes.SHOOT))


@pytest.mark.clause("PI-12.1", "PI-12.7")
def test_shots_hang_on_dots_beside_their_masts_and_say_what_hits() -> None:
    """Distance, range and the least roll; the rings show the ranges."""
    picture = seen(shooting(50), 0)
    shots = [one for one in picture.shapes if one.id.startswith("shot-") and one.move is not None]
    assert shots
    assert all("fires at Revenant" in one.label and "or more" in one.label for one in shots)
    assert {one.move for one in shots} | {"done"} == set(picture.hotspots())
    hull = shape(picture, "ship-R1")
    assert isinstance(hull, shapes.Polygon)
    edges = [
        to_segment((one.x, one.y), hull.points[k - 1], hull.points[k])
        for one in shots
        if isinstance(one, Disc)
        for k in range(len(hull.points))
    ]
    assert min(edges) >= DOT**2, "a dot lies on the hull of the ship that shoots"
    assert ids(picture, "range-")
    assert any("can fire at Revenant" in line for one in picture.replies for line in one.lines)


def test_what_blocks_a_line_of_fire_is_told() -> None:
    """An island between the two ships: a grey line, and a sentence."""
    position = at_sea((300, 300, 0), (600, 100, 0), (300, 350, 0), (1000, 800, 0), (300, 250, 0))
    position.turn = position.player = position.asked = 0
    wall = Polygon([(10_000, 33_000), (50_000, 33_000), (50_000, 33_200), (10_000, 33_200)])
    position.waters.shores = [wall, *position.waters.shores[1:]]
    picture = seen(decided(position, int(codes.UNIT), int(codes.SHOOT)), 0)
    told_of = " ".join(line for one in picture.replies for line in one.lines)
    assert "HMS Titan cannot fire at Revenant: " in told_of
    assert "is in the way" in told_of
    assert ids(picture, "pi-blocked-")


def test_crew_is_carried_to_ships_and_islands() -> None:
    """Each way to handle it once for the hull and once for the deckplate."""
    position = at_sea()
    picture = seen(position, int(position.player))
    assert picture.carries
    assert {carry.what for carry in picture.carries} <= set(ids(picture, "crew-"))
    assert set(picture.carried()) <= offered(position)


@pytest.mark.clause("PI-4.1")
def test_crew_finds_its_place_on_a_ship_or_ashore() -> None:
    """Where it may go is lit: hulls, deckplates and the home island."""
    position = next(one for one in random_game(1) if one.phase == codes.MANNING)
    picture = seen(position, int(position.player))
    lit = {one.id.partition("-")[0] for one in picture.shapes if one.move is not None}
    assert lit == {"ship", "plate", "isle", "choice"}
    assert all(
        one.label.startswith("Send ") for one in picture.shapes if one.move and one.id.startswith(("ship", "isle"))
    )


# -- distances ---------------------------------------------------------------------------------------


def test_a_ship_says_whose_she_is_what_she_carries_and_where_she_lies() -> None:
    """In her name and in the summary: near what is nearest to her of the islands and the viewer's ships."""
    position = at_sea((300, 300, 0), (200, 300, 0), (300, 350, 0))
    position.crew.at = put(position.crew.at, 0, 0)
    picture = seen(position, 0)
    own, other = (shape.label for name in ("ship-R1", "ship-G1") for shape in picture.shapes if shape.id == name)
    assert own.partition("HMS Titan")[2].startswith(" (R1), yours, 5 of 5 masts, aboard: Captain, ")
    assert re.fullmatch(
        r"Revenant \(G1\) of Green, 5 of 5 masts, aboard: crew or equipment, face down, [\d.]+ cm \S+ of (your )?\w.*",
        other,
    )
    assert other in picture.summary
    assert "Treasure lies on " in picture.summary


def test_an_island_says_how_far_it_is_from_the_viewers_nearest_ship() -> None:
    """Before ships lie on the table, where on the sea it lies."""
    isles = [shape.label for shape in seen(at_sea((300, 300, 0)), 0).shapes if shape.id == "isle-1"]
    assert re.search(r"; \d+ cm (north|east|south|west)[a-z-]* of your ", isles[0])
    begun = next(one for one in random_game(1) if len(one.waters.shores) == 2)
    isles = [shape.label for shape in seen(begun, 0).shapes if shape.id == "isle-1"]
    assert re.search(r"; in the .* of the sea, \d+ cm .* of ", isles[0])


@pytest.mark.parametrize(("dx", "dy", "expected"), [(1500, 0, 500), (0, 1, 0), (1300, 1400, 500), (-1200, 300, 200)])
def test_gaps_of_squares(dx: int, dy: int, expected: int) -> None:
    """Side by side, overlapping edges, corner to corner."""
    other = tuple((x + dx, y + dy) for x, y in SQUARE)
    assert gap(SQUARE, other) == expected
    assert nearby(SQUARE, other, expected)
    assert expected == 0 or not nearby(SQUARE, tuple((x + 5000, y) for x, y in SQUARE), expected)


def test_the_outline_of_ranges_is_that_of_all_circles() -> None:
    """Every point is as far from the nearest mast as the cannons reach."""
    masts = [(0, 0), (1500, 300), (3000, 600)]
    for x, y in union(masts, 5750):
        assert min(hypot(x - mx, y - my) for mx, my in masts) == pytest.approx(5750, abs=2)


def test_dots_on_lines_keep_apart() -> None:
    """The second one of two equal lines is nearer to the start."""
    taken: list[tuple[int, int]] = []
    assert free_dot((0, 0), (200, 0), taken) == (200, 0)
    x, y = free_dot((0, 0), (200, 0), taken)
    assert (x <= 174, y) == (True, 0)


def test_the_name_of_a_home_leaves_the_places_of_ships_in_sight() -> None:
    """It stands at another side of its island than a dot."""
    found = 0
    for position in (one for one in sampled(3, 2) if one.phase == codes.MUSTERING):
        picture = seen(position, int(position.player))
        dots = [(one.x, one.y) for one in picture.shapes if isinstance(one, Disc) and one.id.startswith("pose-")]
        for name in (one for one in picture.shapes if isinstance(one, Words) and one.id.endswith("-name")):
            wide = len(name.text) * LETTER
            left = name.x - {"start": 0, "middle": wide // 2, "end": wide}[name.anchor]
            assert not any(left < x < left + wide and abs(y - name.y) < HALF for x, y in dots)
            found += 1
    assert found


def test_a_dot_does_not_cover_the_code_of_a_ship() -> None:
    """It lies before it on its line, near enough to where the course ends."""
    x, y = free_dot((0, 0), (200, 0), [], [(210, 5)])
    assert y == 0
    assert 200 - 5 * DOT <= x <= 210 - DOT - TAG_RADIUS


# -- looks -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pictures() -> list[Scene]:
    """One picture of each phase."""
    found: dict[int, Scene] = {}
    for position in random_game(5, 3, most=700):
        if int(position.phase) not in found:
            found[int(position.phase)] = seen(position, max(int(position.player), 0))
    return [*found.values(), seen(shooting(50), 0)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pieces_stand_out(theme: ThemeName, pictures: list[Scene]) -> None:
    """Body or outline against what lies under them, at least 3 to 1."""
    looks = find_theme(theme)
    for picture in pictures:
        grounds = Grounds(picture, looks)
        for number, one in enumerate(picture.placed()):
            if isinstance(one, Symbol | Disc) and not one.role.startswith(QUIET):
                below, style = grounds.below(number, one.x, one.y), looks.style(one.role)
                ratio = max(contrast(hue, below) for hue in (style.fill, style.line) if hue != NONE)
                assert ratio >= GRAPHICS, (one.id, one.role, below)


def test_no_role_is_unknown(pictures: list[Scene]) -> None:
    """Every role has looks of its own in both themes."""
    for name in ("light", "dark"):
        looks = find_theme(name)
        assert all(looks.style(one.role) is not looks.roles["other"] for picture in pictures for one in picture.shapes)


def crew_of(picture: Scene, plate: str) -> list[Fact]:
    """The crew and equipment on a deckplate."""
    thing = shape(picture, plate)
    assert isinstance(thing, Thing)
    return [one for one in thing.laid if one.art == "act-crew"]


def test_spectators_see_no_crew() -> None:
    """A spectator is asked nothing and sees no face-down crew."""
    picture = seen(at_sea(), SPECTATOR)
    assert picture.hotspots() == []
    plates = ids(picture, "plate-")
    assert {one.role for plate in plates for one in crew_of(picture, plate)} == {"card-back"}
    assert ids(picture, "crew-") == []


# -- what is refused ---------------------------------------------------------------------------------


def test_what_might_well_be_tried_is_refused_with_a_reason() -> None:
    """Ships that may not act, actions that cannot be taken, enemies that no cannon hits."""
    tried: set[str] = set()
    far = shooting(200)
    far.waters.put(3, 40_000, 30_000, 0)
    done = at_sea()
    done.this_turn.acted = questions.fleet(done, done.turn)
    for position in (*sampled(3, 2), shooting(50), far, done):
        viewer = int(position.player)
        if viewer >= 0:
            for words in seen(position, viewer).attempts():
                refusal = why_not(position, parse(position, words))
                assert refusal is not None, words
                assert refusal.clause
                tried.add(words.split()[0])
    assert tried >= {"act", "shoot", "repair", "fire"}


def test_names_lie_where_nothing_else_does() -> None:
    """Of ships close together some have no name; their codes are there all the same."""
    apart = seen(at_sea((300, 700, 0), (600, 300, 0), (800, 700, 0), (1000, 200, 0)), 0)
    assert {"name-R1", "name-R2", "name-G1", "name-G2"} <= {one.id for one in apart.shapes}
    close = at_sea((300, 700, 0), (300, 715, 0), (300, 685, 0), (300, 730, 0))
    picture = seen(close, 0)
    boxes = []
    for one in picture.shapes:
        if isinstance(one, Words) and one.role == "pi-words-sea" and one.id.startswith(("name-", "isle-")):
            wide = len(one.text) * 12
            left = one.x - {"start": 0, "middle": wide // 2, "end": wide}[one.anchor]
            boxes.append((left, one.y - 10, left + wide, one.y + 10))
    crossing = [(a, b) for k, a in enumerate(boxes) for b in boxes[:k] if crosses(a, b)]
    assert not crossing
    assert {"tag-R1", "tag-R2", "tag-G1", "tag-G2"} <= {one.id for one in picture.shapes}


def test_codes_of_ships_that_lie_stern_to_stern_can_all_be_read() -> None:
    """Each stands where it covers neither another code nor another hull."""
    picture = seen(at_sea((300, 700, 0), (300, 725, 0), (190, 700, 180), (190, 725, 180)), 0)
    tags = [one for one in picture.shapes if isinstance(one, Disc) and one.id.startswith("tag-")]
    apart = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (2 * a.radius) ** 2 for k, a in enumerate(tags) for b in tags[:k]]
    assert len(apart) > 5
    assert all(apart)
    assert {f"name-{code}" for code in ("R1", "R2", "G1", "G2")} <= {one.id for one in picture.shapes}


@pytest.mark.parametrize("ahead", [4, 12, 20, 30, 40])
def test_no_code_stands_on_another_ship_nor_in_the_middle_of_her_ring(ahead: int) -> None:
    """Though she lies right behind the other's stern."""
    position = at_sea((300, 700, 0), (200 + ahead, 700, 90), (800, 700, 0), (1000, 200, 0))
    picture = seen(position, 0)
    tag = shape(picture, "tag-R1")
    ring = shape(picture, "ship-R2")
    assert isinstance(tag, Disc)
    assert isinstance(ring, shapes.Polygon)
    xs, ys = [x for x, _ in ring.points], [y for _, y in ring.points]
    assert not (min(xs) < tag.x < max(xs) and min(ys) < tag.y < max(ys))


@pytest.mark.parametrize(
    "taken", [(), ((40, 60, 0),), ((40, 60, 0), (60, 840, 0)), ((40, 60, 0), (60, 840, 0), (1000, 840, 0))]
)
def test_the_scale_lies_where_no_ship_and_no_island_does(taken: tuple[tuple[int, int, int], ...]) -> None:
    """A home in the corner has its whole fleet beside it."""
    elsewhere = ((600, 500, 0), (620, 450, 0), (640, 400, 0), (660, 350, 0))
    picture = seen(at_sea(*taken, *elsewhere[len(taken) :]), 0)
    plate = shape(picture, "scale")
    assert isinstance(plate, shapes.Polygon)
    across, down = [x for x, _ in plate.points], [y for _, y in plate.points]
    scale = (min(across), min(down), max(across), max(down))
    things = [
        one for one in picture.shapes if isinstance(one, shapes.Polygon) and one.id.startswith(("ship-", "isle-"))
    ]
    assert len(things) > 9
    for thing in things:
        xs, ys = [x for x, _ in thing.points], [y for _, y in thing.points]
        assert not crosses(scale, (min(xs), min(ys), max(xs), max(ys))), thing.id


def test_each_bar_of_the_scale_stands_beside_its_own_words_in_any_letters() -> None:
    """On a phone, letters are twice as high: they neither reach the other words nor a bar, and stay on the plate."""
    picture = seen(at_sea((600, 500, 0), (620, 450, 0), (640, 400, 0), (660, 350, 0)), 0)
    plate = shape(picture, "scale")
    assert isinstance(plate, shapes.Polygon)
    top, bottom = min(y for _, y in plate.points), max(y for _, y in plate.points)
    high = 80
    down = {}
    for letter in "SL":
        words, line = shape(picture, f"scale-{letter}-words"), shape(picture, f"scale-{letter}")
        assert isinstance(words, Words)
        assert isinstance(line, shapes.Line)
        down[letter] = words.y
        assert words.anchor == "start"
        assert max(x for x, _ in line.points) < words.x
        assert words.y == line.points[2][1]
        assert top <= words.y - high // 2
        assert words.y + high // 2 <= bottom
    assert down["L"] - down["S"] >= high


def crosses(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.clause("PI-A44", "PI-A83", "PI-A85")
def test_what_abilities_have_made_of_a_ship_is_told() -> None:
    """On her deckplate: ghostly, chained, what is left of a shell."""
    position = at_sea((300, 300, 0), (200, 300, 0), (500, 500, 0))
    position.waters.ghosts, position.next_turn.chained = 0b001, 0b100
    position.ships.panels = put(position.ships.panels, 1, 2)
    position.ships.made_cannons = put(position.ships.made_cannons, 1, 1)
    picture = seen(position, 1)
    assert "ghostly" in shape(picture, "plate-R1").label
    assert "2 panels of her shell left" in shape(picture, "plate-R2").label
    assert "1 cannon of treasure" in shape(picture, "plate-R2").label
    assert "does not move on her next turn" in shape(picture, "plate-G1").label


@pytest.mark.parametrize("phase", [int(codes.SHOOTING), int(codes.MANNING)])
def test_buttons_of_one_question_can_be_told_from_each_other(phase: int) -> None:
    """No two have the same words."""
    asked = [one for one in (*sampled(3, 2), *sampled(4, 4)) if one.phase == phase]
    assert asked
    for position in asked:
        picture = seen(position, int(position.player))
        words = [one.title for one in picture.things("answers") if one.look == "choice"]
        assert words
        assert len(set(words)) == len(words)


@pytest.mark.clause("PI-R119")
@pytest.mark.clause("PI-R7")
def test_who_can_only_end_a_move_is_told_so() -> None:
    """It is asked for the sake of the secrecy of crew. Lengths of the ship's own are not left after one that crew adds."""
    steered = (one for one in random_game(1) if one.phase == codes.SAILING and len(one.legal()) == 1)
    asked = [seen(one, int(one.player)) for one in islice(steered, 30)]
    ended = [picture.status for picture in asked if not picture.helms]
    assert len(ended) > 20
    assert all(said.endswith(" can sail no farther: her move ends here.") for said in ended)


def test_what_is_placed_while_setting_out_is_called_an_island() -> None:
    """Names alone could be of anything."""
    placing = next(one.clone() for one in random_game(1) if one.phase == codes.PLACING)
    assert "Place " in seen(placing, int(placing.player)).status


@pytest.mark.clause("PI-3.9")
def test_who_chooses_a_home_is_told_whose_it_becomes() -> None:
    """The player after its owner chooses; the owner hears that it is the own one."""
    homing = next(one.clone() for one in random_game(1) if one.phase == codes.HOMING)
    chooser, owner = int(homing.player), int(homing.turn)
    assert chooser != owner
    named = ("Red", "Green", "Blue", "Yellow")[owner]
    assert f"Choose {named}'s home island" in seen(homing, chooser).status
    assert "is choosing your home island" in seen(homing, owner).status


def test_a_ship_at_a_wild_island_is_told_when_she_gets_its_treasure() -> None:
    """Docking alone brings none: she must explore it, at the earliest on the next turn (PI-11.1)."""
    told: set[str] = set()
    for position in random_game(3):
        if position.phase != codes.NAMING:
            continue
        view = look(position, int(position.player), position.legal())
        said = hint(view)
        if "explore it" not in said:
            continue
        craft = next(one for one in view.crafts if one.seat == view.seat and said.startswith(one.name))
        isle = next(one for one in view.isles if f" {one.name}: " in said)
        assert isle.count()
        assert isle.home == codes.NONE
        now = "choose her" in said
        told.add("now" if now else "later")
        assert now == (int(codes.UNIT) + craft.unit in view.moves)
        assert craft.load < craft.space
        assert now or int(codes.FREE_EXPLORE) + craft.unit not in view.moves
        if told == {"now", "later"}:
            break
    assert told == {"now", "later"}


@pytest.mark.clause("PI-4.2")
def test_a_ship_with_crew_face_down_never_seems_to_be_more_than_full() -> None:
    """Crew whose card nobody has seen may take no space, or add one; what is open is counted exactly."""
    position = next(one.clone() for one in random_game(1) if one.phase == codes.NAMING)
    unit = int(next(k for k in position.crew.at if 0 <= k < len(position.ships.card)))
    for piece in range(len(position.crew.at)):
        position.crew.at = put(position.crew.at, piece, unit)
    seat, space = int(position.ships.owner[unit]), int(aboard.space(position, unit))
    veiled = position.clone()
    veiled.veil(1 - seat)
    guessed, known = (
        next(one for one in look(board, 1 - seat, []).crafts if one.unit == unit) for board in (veiled, position)
    )
    assert (guessed.load, guessed.space) == (space, space)
    assert known.load > space
