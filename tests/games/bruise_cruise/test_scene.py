"""What the picture of Bruise Cruise shows and says, to whom, and what it keeps from others."""

from __future__ import annotations

import json
from math import dist
from typing import cast

import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas, atlas_of
from quarterdeck.games.bruise_cruise.picture.labels import square
from quarterdeck.games.bruise_cruise.picture.reach import path
from quarterdeck.games.bruise_cruise.picture.scene import draw
from quarterdeck.games.bruise_cruise.picture.sheet import joined, simplified
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words import notation
from quarterdeck.games.bruise_cruise.words.ending import tell_ending
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Scene, Symbol, Thing, Words
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import map_u
from tests.scene.positions import BRUISE_CRUISE, MIDDLE, SPECTATOR, scene
from tools.caribbean.art import GAME, drawings

GAME_KEY = "bruise-cruise"
LINE = 9
"""How thick a ring is drawn."""
LARGEST = 65_000
"""Bytes of a picture as JSON."""


def shape(picture: Scene, name: str) -> AnyShape:
    """The shape with this id."""
    return next(shape for shape in picture.shapes if shape.id == name)


def ids(picture: Scene, beginning: str) -> list[str]:
    """The ids that begin so."""
    return [shape.id for shape in picture.shapes if shape.id.startswith(beginning)]


def load(file: dict[str, object]) -> BruiseCruisePosition:
    """The position of a file."""
    return cast(BruiseCruisePosition, find_game(GAME_KEY).load(json.dumps({"game": GAME_KEY, **file}).encode()))


def seen(position: BruiseCruisePosition, seat: int) -> Scene:
    """The picture as a seat sees it."""
    view = position.clone()
    view.veil(seat)
    return draw(view, seat, position.legal() if position.player == seat else [])


# -- the chart -------------------------------------------------------------------------------------


def test_every_port_says_all_that_is_known_of_it() -> None:
    """Name, country, region, space; flag, Home Port and ship."""
    picture = scene("bruise-action")
    assert len(ids(picture, "port-")) == 41
    assert shape(picture, "port-havana").label == (
        "Havana, Cuba, Central region; Peasant's flagship lies here; you hold its card"
    )
    assert shape(picture, "port-tortola").label == (
        "Tortola, British Virgin Islands, Eastern region: flag of Has\u2011Been"
    )
    assert shape(picture, "port-nassau").label == "Nassau, Bahamas, Central region: Home Port of Peasant"


@pytest.mark.clause("BC-9.3")
def test_ports_whose_cards_the_viewer_holds_are_marked() -> None:
    """So that one finds where to sail; others see nothing of it."""
    position = load(BRUISE_CRUISE["bruise-action"][1])
    held = ["held-tampa", "held-havana", "held-new-orleans", "held-roatan", "held-isla-margarita"]
    assert sorted(ids(seen(position, 0), "held-")) == sorted(held)
    assert ids(seen(position, 1), "held-") == ["held-mobile", "held-miami", "held-roseau"]
    assert not ids(seen(position, SPECTATOR), "held-")


def test_flags_markers_and_ships_of_the_lines_have_drawings_of_their_own() -> None:
    """Colour is never all."""
    picture = scene("bruise-action")
    arts = {shape.id: shape.art for shape in picture.shapes if isinstance(shape, Symbol)}
    assert len({arts[f"ship-{ship}"] for ship in ("P0", "H0", "S0", "D0")}) == 4
    assert len({arts[f"flag-{port}"] for port in ("tampa", "tortola", "cozumel")}) == 3
    assert len({arts[f"home-{line}"] for line in "phsd"}) == 4
    assert len({arts[f"port-{port}"] for port in ("tampa", "cartagena", "tortola", "cozumel", "havana")}) == 5


@pytest.mark.clause("BC-9.8", "BC-16.6")
def test_a_ship_shows_its_rank_its_side_and_its_anchor() -> None:
    """And says them."""
    picture = scene("bruise-action")
    assert cast(Symbol, shape(picture, "ship-P0")).art == "ship-p-claimed"
    assert cast(Symbol, shape(picture, "ship-PN")).art == "ship-p"
    assert cast(Words, shape(picture, "rank-PN")).text == "N"
    assert ids(picture, "anchor-") == ["anchor-PN", "anchor-S0"]
    assert shape(picture, "ship-P0").label == "your flagship, in Havana, has claimed a port"
    assert shape(picture, "ship-PN").label == "your Northern ship, in Key West, at anchor"
    assert shape(picture, "ship-H0").label == (
        "Has\u2011Been's flagship, in open water one space west of Havana, has claimed a port"
    )


def test_a_row_of_an_admiral_counts_what_everybody_may_know() -> None:
    """Points, stock, cards, flags and ships; what is used up is dim."""
    picture = scene("bruise-action")
    row = cast(Thing, shape(picture, "mat-p"))
    assert (row.title, row.corner, row.mood, row.lines) == ("Peasant", "8 points", "lit", ("2 actions",))
    assert [fact.text for fact in row.facts] == ["1", "1", "1", "7", "8", "3+2"]
    assert (
        row.facts[4].label == "Flags left to plant: 8. Flags stand in 3 of 5 regions: Northern, Southern and Central."
    )
    assert row.facts[5].label == ("Ships on the board: 3; to be commissioned: 2; not gained yet: 0; decommissioned: 1")
    other = cast(Thing, shape(picture, "mat-s"))
    assert [fact.dim for fact in other.facts] == [True, True, False, False, False, False]
    assert other.mood == "plain"


def test_no_name_of_a_port_covers_another_or_the_sign_of_a_port() -> None:
    """All 41 can be read."""
    atlas = atlas_of(own_tables().chart.text)
    frames = [label.frame() for label in atlas.names]
    signs = [square(port, 16) for port in atlas.ports]
    for k, (left, top, right, bottom) in enumerate(frames):
        others = frames[:k] + frames[k + 1 :] + signs
        covered = [
            other for other in others if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        ]
        assert covered == [], atlas.names[k].text


def test_a_ship_at_the_bank_lies_beside_its_sign() -> None:
    """What she covers could not be told from open water; the name stands below both, above what lies there."""
    admirals = json.loads(json.dumps(MIDDLE))
    admirals["P"]["ships"]["P0"]["at"] = "2.-3"
    picture = seen(load({**acting_file(), "admirals": admirals}), 0)
    sign, ship = cast(Symbol, shape(picture, "bank")), cast(Symbol, shape(picture, "ship-P0"))
    name, stock = cast(Words, shape(picture, "bank-name")), cast(Symbol, shape(picture, "bank-l"))
    assert sign.x + sign.size / 4 < ship.x - ship.size / 2
    assert max(sign.y + sign.size / 2, ship.y + ship.size / 2) < name.y - name.size / 4
    assert name.y + name.size / 2 <= stock.y - stock.size / 2 + 3
    assert cast(Symbol, shape(scene("bruise-action"), "bank")).size > sign.size


def test_each_space_that_can_be_chosen_is_marked() -> None:
    """A veil on each of them, a line around all; in a port a disc below its sign."""
    picture = scene("bruise-sail")
    atlas = atlas_of(own_tables().chart.text)
    spaces = {one.id.removeprefix("space-") for one in picture.shapes if one.role == "space-hot"}
    rings = {one.id.removeprefix("mark-") for one in picture.shapes if one.role == "space-mark-port"}
    ports = {atlas.tables.spots[port.space] for port in atlas.content.ports}
    assert spaces
    assert rings == spaces & ports
    assert any(one.role == "reach" for one in picture.shapes)


def test_names_of_waters_make_way_for_ships() -> None:
    """The Triangle's stands in another row of its spaces if a ship lies in its place."""
    position = load(BRUISE_CRUISE["bruise-action"][1])
    before = cast(Words, shape(seen(position, 0), "triangle-name"))
    atlas = atlas_of(position.chart.text)
    inside = min(position.chart.triangle, key=lambda space: dist(atlas.berths[int(space)], (before.x, before.y)))
    position.place[0] = int(inside)
    after = cast(Words, shape(seen(position, 0), "triangle-name"))
    assert after.x == before.x
    assert abs(after.y - before.y) > after.size


def test_a_missile_shows_where_it_came_from_until_the_turn_of_its_victim_is_over() -> None:
    """A ring around the port, and a line from there to the ship."""
    position = lay("P0 3.2, H0 5.2").position
    position.shot_ship, position.shot_port, position.shot_space = 6, 0, position.place[6]
    atlas = atlas_of(position.chart.text)
    assert shape(seen(position, 0), "shot-port").label.startswith("A missile from ")
    assert cast(Disc, shape(seen(position, 0), "shot-port")).x == atlas.ports[0][0]
    assert shape(seen(position.clone(), 0), "shot")
    position.place[6] = position.place[0]
    assert not any(one.role == "shot" for one in seen(position, 0).shapes), "she has sailed on"


def test_the_wake_leads_by_water_from_where_the_ship_was() -> None:
    """One shortest way, both ends included."""
    atlas = atlas_of(own_tables().chart.text)
    wake = cast(Line, shape(scene("bruise-action"), "wake"))
    start, end = (atlas.tables.number_of_space[spot] for spot in ("-5.3", "-2.2"))
    assert [wake.points[0], wake.points[-1]] == [atlas.berths[start], atlas.berths[end]]
    assert len(wake.points) == atlas.tables.chart.sail(start, end) + 1
    assert path(atlas.tables.chart, start, start) == [start]


@pytest.mark.clause("BC-10.3", "BC-11.2")
def test_while_aiming_the_range_is_drawn() -> None:
    """Of a torpedo by water, of a missile through the air."""
    picture = scene("bruise-aim")
    assert shape(picture, "range-0").label == "Within 3 spaces of Havana by water"
    assert picture.hotspots() == ["H0", "SW", "D0"]
    turn = {key: value for key, value in BRUISE_CRUISE["bruise-aim"][1].items() if key != "ship"}
    launched = seen(load({**turn, "kind": "missile", "card": "havana-b", "port": "Havana"}), 0)
    assert shape(launched, "range-0").label == "Within 3 spaces of Havana through the air"
    assert ids(scene("bruise-sail"), "range-") == []


@pytest.mark.clause("BC-6.2")
def test_who_presses_the_middle_of_a_ship_chooses_that_ship() -> None:
    """The ring around her neighbour does not cover it: in Montego Bay and Santiago ships lie close together."""
    admirals = json.loads(json.dumps(MIDDLE))
    admirals["P"]["ships"]["P0"]["at"], admirals["P"]["ships"]["PN"] = "montego-bay", {"at": "santiago"}
    picture = seen(load({**acting_file(), "admirals": admirals, "asked": "ship", "kind": "sail"}), 0)
    rings = [cast(Disc, shape(picture, name)) for name in ids(picture, "aim-")]
    assert {ring.move for ring in rings} >= {"P0", "PN"}
    for ring in rings:
        others = [dist((ring.x, ring.y), (other.x, other.y)) for other in rings if other is not ring]
        assert ring.radius + LINE < min(others)


def test_spaces_to_sail_to_are_hexagons_over_the_chart() -> None:
    """What is under them carries no words meanwhile; ports that cannot be reached can be tried."""
    picture = scene("bruise-sail")
    assert all(isinstance(shape, Polygon) for shape in picture.shapes if shape.id.startswith("space-"))
    assert shape(picture, "space--3.3").label == "Sail your flagship to open water one space west of Key West"
    assert shape(picture, "space--4.5").label == "Sail your flagship to Tampa"
    assert shape(picture, "port-tampa").decoration
    assert shape(picture, "port-tortola").attempt == "8.-1"
    assert shape(picture, "port-tortola").move is None


def test_the_drawings_of_the_chart_are_made_from_the_coast() -> None:
    """`python -m tools.caribbean.art` writes them anew."""
    for name, drawing in drawings().items():
        assert (GAME / "art" / f"{name}.svg").read_text(encoding="utf-8") == drawing, name


def test_charts_of_other_packs_are_drawn_by_their_hexagons() -> None:
    """Without the coast of the Caribbean; every legal move hangs on one shape there as well."""
    table = lay("P0 3.2, H0 5.2", tables=map_u(), hands={"P": "Elm-a Overtime"}, stock={"P": "1T"})
    picture = seen(table.position, 0)
    assert picture.flaws() == []
    assert ids(picture, "coast") == []
    assert len(ids(picture, "land-")) == 1
    assert len(ids(picture, "cut-")) == 1
    assert "Northern region" in shape(picture, "port-amber").label


def test_lines_that_meet_are_joined_and_rings_simplified() -> None:
    """Neither loses a corner."""
    assert joined([((0, 0), (1, 0)), ((5, 5), (6, 5)), ((2, 0), (1, 0))]) == [
        ((0, 0), (1, 0), (2, 0)),
        ((5, 5), (6, 5)),
    ]
    assert simplified(((0, 0), (5, 1), (10, 0), (10, 10)), 2) == [(0, 0), (10, 0), (10, 10)]
    assert simplified(((0, 0), (4, 4), (0, 0)), 1) == [(0, 0), (4, 4), (0, 0)]


def test_outlines_go_around_their_hexagons() -> None:
    """One hexagon has six corners, two neighbours ten, two apart twice six."""
    atlas = Atlas(own_tables())
    assert [len(loop) for loop in atlas.outlines([(0, 0)])] == [6]
    assert [len(loop) for loop in atlas.outlines([(0, 0), (1, 0)])] == [10]
    assert [len(loop) for loop in atlas.outlines([(0, 0), (4, 0)])] == [6, 6]


# -- what can be chosen ------------------------------------------------------------------------------


def test_kinds_of_action_are_buttons_and_those_not_possible_can_be_tried() -> None:
    """All thirteen and the end of the turn, those that are possible first; raids are possible, battles are not."""
    picture = scene("bruise-action")
    hot = [thing.move is not None for thing in picture.things("actions")]
    assert len(hot) == 15
    assert hot == sorted(hot, reverse=True)
    assert set(picture.hotspots()) | set(picture.attempts()) == set(notation.KINDS[:15])
    assert shape(picture, "choice-raid").move == "raid"
    assert shape(picture, "choice-battle").attempt == "battle"
    assert [fact.label for fact in cast(Thing, shape(picture, "choice-missile")).facts] == [
        "It costs one missile",
        "It costs one card",
        "It brings one point",
    ]


def test_cards_and_ships_say_for_which_actions_they_can_be_picked() -> None:
    """Whoever taps one is shown these; it is what could be picked first for them, and nothing else."""
    _, file = BRUISE_CRUISE["bruise-action"]
    game, position = find_game(GAME_KEY), load(file)
    uses = {use.what: use.moves for use in seen(position, 0).uses}
    assert any(what.startswith("card-") for what in uses)
    assert "sail" in uses["ship-P0"]
    compared = 0
    for kind in {move for moves in uses.values() for move in moves}:
        begun = position.clone()
        begun.play(game.parse(begun, kind))
        pickable = {one.id.replace("aim-", "ship-") for one in seen(begun, 0).shapes if one.move is not None}
        if begun.phase in (codes.PICK_CARD, codes.PICK_SHIP):
            compared += 1
            assert {what for what, moves in uses.items() if kind in moves} == pickable, kind
    assert compared > 1
    assert not scene("bruise-aim").uses


@pytest.mark.parametrize("name", [name for name, (seat, _) in BRUISE_CRUISE.items() if seat >= 0])
def test_attempts_are_refused(name: str) -> None:
    """Each means a move, and the rules say why not."""
    seat, file = BRUISE_CRUISE[name]
    game, position = find_game(GAME_KEY), load(file)
    for written in seen(position, seat).attempts():
        assert game.why_not(position, game.parse(position, written)) is not None, written


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("bruise-home", "Choose a card: its port becomes your Home Port, where your ships start."),
        ("bruise-dice", "Peasant rolls two dice: the highest total plays first."),
        ("bruise-action", "You have 2 actions left. What do you do?"),
        ("bruise-sail", "Where does your flagship sail with the card New Orleans?"),
        ("bruise-aim", "At which ship does your flagship fire the torpedo?"),
        ("bruise-loot", "Your raid has won. What do you steal from Has\u2011Been?"),
        ("bruise-draw", "Your hand is full. Which card do you discard to draw another? Or do you keep all?"),
        ("bruise-watched", "Peasant is choosing where Peasant's flagship gets away to."),
    ],
)
def test_the_status_says_who_is_to_do_what(name: str, words: str) -> None:
    """A question to whoever is asked, in the words of the table."""
    assert scene(name).status == words


def test_others_are_told_what_an_admiral_does() -> None:
    """And whoever is meant is `you`."""
    looted = load(BRUISE_CRUISE["bruise-loot"][1])
    assert seen(looted, 1).status == "Peasant is choosing what to steal from you."
    assert seen(looted, 2).status == "Peasant is choosing what to steal from Has\u2011Been."
    assert seen(load(acting_file()), 3).status == "Peasant is choosing what to do: 2 actions are left."


def test_what_can_be_chosen_says_what_choosing_it_does() -> None:
    """It is the name of a button."""
    said = {shape.move: shape.label for name in BRUISE_CRUISE for shape in scene(name).shapes if shape.move is not None}
    for move, words in {
        "sail with card": "Sail a ship as far as the engine rating of a card says",
        "H0": "Aim at Has\u2011Been's flagship, in open water one space west of Havana, has claimed a port",
        "loot missile": "Steal a missile",
        "draw 0": "Draw no card",
        "dice 6 6": "The dice fall 6 and 6",
        "tampa-a": "Discard Tampa. Tampa (United States, Northern region): engine 3; exchange for one life preserver and one missile",
        "overtime": None,
    }.items():
        assert said.get(move) == words


def test_beside_the_chart_lie_answers_the_hand_the_admirals_and_the_piles() -> None:
    """A spectator sees no hand."""
    assert [region.id for region in scene("bruise-action").regions] == ["actions", "hand", "admirals", "table"]
    assert [region.id for region in scene("bruise-watched").regions] == ["actions", "admirals", "table"]
    assert [thing.title for thing in scene("bruise-action").things("hand")][:3] == ["New Orleans", "Tampa", "Havana"]


def test_a_card_shows_how_far_it_sails_and_what_it_is_exchanged_for() -> None:
    """An Unfathomable one what it does."""
    picture = scene("bruise-action")
    havana = cast(Thing, shape(picture, "card-havana-b"))
    assert [(fact.art, fact.text) for fact in havana.facts] == [
        ("engine", "4"), ("thing-m", "1"), ("", "/"), ("thing-l", "3"),
    ]  # fmt: skip
    assert (havana.corner, havana.role, havana.lines) == ("", "band-c", ("Central",))
    stream = cast(Thing, shape(picture, "card-gulf-stream"))
    assert stream.lines == ("The ocean has been reassigned. One of your ships sails up to 6 spaces.",)


@pytest.mark.clause("BC-17.2")
def test_ships_that_can_be_commissioned_are_choices() -> None:
    """They are not on the chart."""
    picture = seen(load({**acting_file(), "asked": "ship", "kind": "commission"}), 0)
    assert picture.status == "Which ship do you commission?"
    asked, *others = picture.things("actions")
    assert (asked.move, asked.title) == (None, "Not final yet")
    assert [(thing.move, thing.title) for thing in others if thing.move] == [
        ("PS", "your Southern ship"),
        ("PE", "your Eastern ship"),
    ]


def told(position: BruiseCruisePosition, move: str) -> tuple[str, ...]:
    """What stands below the name of a kind of action."""
    return cast(Thing, shape(seen(position, 0), f"choice-{move}")).lines


@pytest.mark.clause("BC-11.1", "BC-11.2")
def test_what_is_final_at_once_says_so_and_what_it_does_before_it_is_chosen() -> None:
    """With one card and one target nothing is asked after it; with two it is, and nothing is final yet."""
    hands = {"P": "Elm-a"}
    one = lay("P0 0.5, H0 3.2", hands=hands, stock={"P": "1M"}).position
    assert told(one, "missile") == ("At once: from Elm at Has\u2011Been's flagship",)
    assert "At once" in shape(seen(one, 0), "choice-missile").label
    two = lay("P0 0.5, H0 3.2, HN 3.4", hands=hands, stock={"P": "1M"}).position
    assert told(two, "missile") == ()


@pytest.mark.clause("BC-15.1", "BC-17.1", "BC-18.4")
def test_kinds_of_action_with_strange_names_are_explained() -> None:
    """Below their names, and to whoever hears them; what cannot be chosen says why instead."""
    position = load(acting_file())
    assert told(position, "commission") == ("A ship that you have gained joins the game there.",)
    assert told(position, "sail") == ()
    assert shape(seen(position, 0), "choice-commission").label == (
        "Commission a ship in your Home Port. A ship that you have gained joins the game there."
    )


@pytest.mark.clause("BC-20.1", "BC-20.2", "BC-21.2")
def test_beside_the_deck_stands_when_the_game_ends() -> None:
    """The deck of two is gone through once, that of four twice."""
    played_out = "The game ends at the latest when the deck is empty and all cards are played."
    assert cast(Thing, shape(seen(lay("P0 2.2").position, 0), "ends")).lines == (played_out,)
    last = lay("P0 2.2", final=True, hands={"P": "Elm-a"}).position
    assert cast(Thing, shape(seen(last, 0), "ends")).lines == (
        "The game ends at the latest with the last card in hand.",
    )
    four = cast(Thing, shape(scene("bruise-action"), "ends")).lines
    assert four == ("The game ends at the latest when the deck has run out twice and all cards are played.",)


def test_the_other_actions_keep_their_place_while_one_is_put_together() -> None:
    """All but the one under way, none of which can be chosen before a step is taken back."""
    picture = seen(load({**acting_file(), "asked": "ship", "kind": "commission"}), 0)
    shown = [thing.attempt for thing in picture.things("actions") if thing.mood == "dim"]
    assert len(shown) == 14
    assert "commission" not in shown
    assert {"sail", "claim", "end"} <= set(shown)


@pytest.mark.clause("BC-19.3", "BC-19.5")
def test_a_full_hand_is_asked_for_a_card_to_discard_and_another_how_many_to_draw() -> None:
    """Seven cards, and six."""
    assert "Which card do you discard" in scene("bruise-draw").status
    assert "draw 0" in scene("bruise-draw").hotspots()
    admirals = json.loads(json.dumps(MIDDLE))
    admirals["P"]["hand"].pop()
    position = load({**BRUISE_CRUISE["bruise-draw"][1], "admirals": admirals})
    assert seen(position, 0).status == "How many cards do you draw?"


@pytest.mark.clause("BC-20.4")
def test_who_must_play_a_card_is_told_why() -> None:
    """The question says it as long as no card has been played."""
    position = lay("P0 2.2", final=True, hands={"P": "Elm-a"}).position
    said = seen(position, 0).status
    assert said == "You have 2 actions left. The deck is used up: play a card in this turn."


def test_dice_are_shown_as_they_fell() -> None:
    """The attacker's first."""
    picture = scene("bruise-loot")
    assert [fact.art for fact in cast(Thing, shape(picture, "dice")).facts] == ["die-5", "die-2"]
    assert shape(picture, "dice").label == "You attack with 5 against 2"
    assert ids(scene("bruise-action"), "dice") == []


def test_dice_say_whose_they_are() -> None:
    """Of Admirals who roll in turn, the last one's; what the viewer rolled is said so."""
    position = load(BRUISE_CRUISE["bruise-home"][1])
    position.totals[0], position.totals[1] = 4, 9
    assert shape(seen(position, 1), "dice").label.startswith("You rolled ")
    assert shape(seen(position, 0), "dice").label.startswith("Has\u2011Been rolled ")


def test_signs_of_cards_are_explained_while_a_home_port_is_chosen() -> None:
    """Later whoever plays knows them, and the actions need the room."""
    assert ids(scene("bruise-home"), "sign-") == ["sign-home", "sign-claim", "sign-engine", "sign-exchange"]
    assert ids(scene("bruise-action"), "sign-") == []


def test_a_finished_game_says_how_it_ended() -> None:
    """And marks the winner."""
    picture = scene("bruise-over")
    assert picture.status == tell_ending(load(BRUISE_CRUISE["bruise-over"][1])).text
    assert cast(Thing, shape(picture, "mat-p")).mood == "lit"
    assert cast(Thing, shape(picture, "mat-h")).mood == "plain"


# -- in words ----------------------------------------------------------------------------------------


def test_the_summary_tells_the_whole_position() -> None:
    """What is asked, then one's own line, what stands where, who has how much."""
    summary = scene("bruise-action").summary
    assert summary.startswith("You have 2 actions left. What do you do? You are Peasant: 8 points")
    for sentence in (
        (
            "Peasant: 8 points, whose turn it is, 2 actions left; in stock one life preserver, one missile and one torpedo; "
            "fired 2 missiles and one torpedo; 8 flags left; 7 cards in hand; flags in the regions Northern, Southern, Central."
        ),
        "Peasant's Home Port is Nassau.",
        "Ships of Has\u2011Been: the flagship in open water one space west of Havana (has claimed a port), the Eastern ship to be commissioned.",
        "Flags of Sørwegian: Cozumel and Belize City.",
        "In your hand: New Orleans a, Tampa a, Havana b, Roatan a, Isla Margarita b, Gulf Stream, Scattered Anchors.",
    ):
        assert sentence in summary
    assert scene("bruise-over").summary.startswith(scene("bruise-over").status + " Peasant: ")
    assert scene("bruise-sail").summary.startswith(
        "Where does your flagship sail with the card New Orleans? You are Peasant: "
    )


def test_a_long_list_of_spaces_begins_with_what_is_near() -> None:
    """Ports by regions, that with the nearest first, then open water by the regions that it is near; the nearest first in each."""
    picture = scene("bruise-sail")
    words = {
        one.move: one.label.removeprefix("Sail your flagship to ") for one in picture.shapes if one.move is not None
    }
    told = [(group.label, [words[move] for move in group.moves]) for group in picture.groups]
    assert [label for label, _ in told] == [
        "Ports of the Northern region, the nearest 3 spaces away",
        "Open water near the Northern region, the nearest one space away",
        "Open water near the Western region, the nearest 3 spaces away",
    ]
    assert told[0][1] == ["Tampa"]
    assert told[1][1][0] == "open water one space west of Key West"
    assert sum(len(spaces) for _, spaces in told) == len(words)
    assert scene("bruise-action").groups == ()


def test_who_does_not_see_the_chart_can_ask_for_points_and_what_is_near() -> None:
    """The viewer's own first; nobody before the first turn or after the last."""
    answers = {reply.question: reply.lines for reply in scene("bruise-action").replies}
    assert answers["Who has how many points?"][:2] == (
        "You have 8 points: 4 flags planted, 2 missiles and one torpedo fired, one ship home.",
        "Has\u2011Been has one point: one flag planted, no missile and no torpedo fired, no ship home.",
    )
    assert answers["What is near my ships?"][0] == (
        "Nearest by water to your flagship: Key West (one space), Miami (2 spaces), Tampa (3 spaces, flag of Peasant) and "
        "Cape Canaveral (3 spaces). Nearest rival: Has\u2011Been's flagship, one space away."
    )
    assert [reply.question for reply in scene("bruise-watched").replies] == ["Who has how many points?"]
    assert scene("bruise-home").replies == scene("bruise-over").replies == ()


# -- secrets and size ----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_sees_what_another_is_putting_together(viewer: int) -> None:
    """The picture of a pick is that of the choice of an action (part 4 of the rules)."""
    acting = seen(load(acting_file()), viewer)
    for name in ("bruise-sail", "bruise-aim"):
        file = {**BRUISE_CRUISE[name][1], "actions": 2}
        assert seen(load(file), viewer).encode() == acting.encode()


def acting_file() -> dict[str, object]:
    """The position before the picks."""
    return {key: value for key, value in BRUISE_CRUISE["bruise-action"][1].items() if key != "wake"}


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_hands_are_shown_to_their_owner_alone(viewer: int) -> None:
    """Another hand of Has-Been's is no other picture to others."""
    admirals = json.loads(json.dumps(MIDDLE))
    admirals["H"]["hand"]["known"] = ["mobile-b", "revolution", "miami-a", "castries-b", "roseau-a", "roseau-b"]
    one, other = acting_file(), {**acting_file(), "admirals": admirals}
    assert seen(load(one), viewer).encode() == seen(load(other), viewer).encode()
    assert seen(load(one), 1).encode() != seen(load(other), 1).encode()


@pytest.mark.parametrize("name", BRUISE_CRUISE)
def test_pictures_are_small_enough_to_be_sent(name: str) -> None:
    """As JSON."""
    assert len(scene(name).encode()) <= LARGEST


def test_a_step_changes_little_of_the_picture() -> None:
    """Most shapes are the very same objects."""
    position = load(acting_file())
    before = seen(position, 0)
    position.play(int(codes.TORPEDO))
    after = seen(position, 0)
    kept = {id(shape) for shape in before.shapes}
    assert sum(id(shape) not in kept for shape in after.shapes) <= 34
    assert len(after.shapes) > 180


@pytest.mark.clause("BC-9.3")
def test_the_names_that_matter_are_those_of_own_ports_cards_and_home_ports() -> None:
    """A small board shows no others."""
    position = load(acting_file())
    names = [one for one in seen(position, 0).shapes if isinstance(one, Words) and one.names.startswith("port-")]
    held = {one.id.replace("held", "name") for one in seen(position, 0).shapes if one.id.startswith("held-")}
    first = {one.id for one in names if one.first}
    assert held
    assert held < first
    assert len(first) < len(names) == 41
