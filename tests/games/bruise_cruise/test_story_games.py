"""Setup, winds, cards and endings are told, to each reader what that reader may know."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import tables_of
from quarterdeck.games.bruise_cruise.rules import endings
from quarterdeck.games.bruise_cruise.words.ending import tell_ending
from quarterdeck.games.bruise_cruise.words.names import space_name
from quarterdeck.messages.hearing import heard_by
from tests.games.bruise_cruise.refused import step
from tests.games.bruise_cruise.scenario import Scene, holding, lay
from tests.games.bruise_cruise.table import map_t, map_u, start
from tests.games.bruise_cruise.told import KNOWN, news, texts, told


@pytest.mark.clause("BC-1.7", "BC-1.9", "BC-R51")
def test_the_setup_is_told_and_a_dealt_card_to_its_receiver_alone() -> None:
    """Others and spectators read that a card was dealt."""
    table = start(2, map_t())
    assert news(table, "dice 3 4", "dice 5 5", "deal elm-a") == [
        "Peasant rolls 3 and 4: 7 in total.",
        "Has\u2011Been rolls 5 and 5: 10 in total.",
        "Has\u2011Been has the highest total and plays first; the others follow clockwise.",
        "Has\u2011Been is dealt Elm.",
    ]
    assert texts(table, "H")[-1] == "Has\u2011Been is dealt Elm."
    assert texts(table, "P")[-1] == texts(table, "-")[-1] == "Has\u2011Been is dealt a card."


@pytest.mark.clause("BC-R2")
def test_equal_totals_are_told_and_who_rolls_again() -> None:
    """Nobody wonders why the dice fall once more."""
    table = start(3, map_t())
    tie = "A tie for the highest total: {} roll again."
    assert news(table, "dice 3 4", "dice 1 1", "dice 5 2")[-1] == tie.format("Peasant and Sørwegian")
    with heard_by(2):
        assert texts(table, "S")[-1] == tie.format("you and Peasant")


def test_cards_dealt_to_others_can_be_told_at_once() -> None:
    """Seven sentences in a row become one."""
    table = start(2, map_t())
    news(table, "dice 3 4", "dice 5 5", "deal elm-a")
    assert told(table, "P")[-1].several == "Has\u2011Been is dealt # cards."
    assert told(table, "H")[-1].several == ""


@pytest.mark.clause("BC-R4", "BC-1.10")
def test_home_ports_are_told_and_hands_that_name_none_are_shown() -> None:
    """Everybody reads what was shown."""
    table = step(start(2, map_t()), "dice 6 6", "dice 1 1")
    for card in ("fern-a", "elm-a", "elm-b", "kelp-a", "kelp-b", "u1", "u2"):
        step(table, f"deal {card}")
    for card in ("fern-b", "u3", "u4", "u5", "u6", "u7", "u8"):
        step(table, f"deal {card}")
    news(table, "fern-a")
    assert texts(table) == texts(table, "-")
    assert texts(table) == [
        "Peasant makes Fern its Home Port; its flagship starts there.",
        "Has\u2011Been shows Fern, which goes back into the deck.",
        *(f"Has\u2011Been shows U{k}, which goes back into the deck." for k in range(3, 9)),
    ]


@pytest.mark.clause("BC-R51", "BC-19.1", "BC-20.2")
def test_a_drawn_card_is_told_to_the_one_who_draws_alone() -> None:
    """That the deck is used up is told to all."""
    table = lay("P0 3.2", seats=3, deck="Elm-a", hands={"P": "Elm-b", "H": "Moss-a", "S": "Moss-b"})
    news(table, "end", "draw 2", "deal elm-a")
    reshuffled = "The deck is used up: the discard pile is shuffled into a new one of 36 cards."
    assert texts(table, "P")[1:] == ["Peasant draws Elm.", reshuffled]
    assert texts(table, "H")[1:] == texts(table, "-")[1:] == ["Peasant draws a card.", reshuffled]
    table = lay("P0 3.2", deck="Elm-a", hands={"P": "Elm-b", "H": "Moss-a"})
    assert news(table, "end", "draw 1", "deal elm-a")[2] == (
        "The last card is drawn: from the next turn on everybody must play a card in each turn."
    )


@pytest.mark.clause("BC-U10.2")
def test_a_salvaged_card_is_told_to_all() -> None:
    """Everybody sees it."""
    table = holding("salvage", "P0 3.2")
    news(table, "unfathomable", "salvage", "gale-a")
    expected = ["Peasant plays Salvage.", "Peasant takes Gale back from the discard pile."]
    assert texts(table) == texts(table, "-") == expected


@pytest.mark.clause("BC-U15.1")
@pytest.mark.parametrize("north_up", [False, True])
@pytest.mark.parametrize(
    ("wind", "name"),
    [
        ("E", "east"),
        ("NE", "north-east"),
        ("NW", "north-west"),
        ("W", "west"),
        ("SW", "south-west"),
        ("SE", "south-east"),
    ],
)
def test_winds_are_told_by_the_compass_whichever_way_the_chart_is_turned(
    wind: str, name: str, *, north_up: bool
) -> None:
    """The ship drifts the way the wind is said to blow."""
    text = map_u().chart.text.replace("[chart]", '[chart]\nnorth = "up"') if north_up else map_u().chart.text
    table = lay("P0 2.2", tables=tables_of(text), hands={"P": "trade-winds"})
    sentences = news(table, "unfathomable", "trade-winds", f"wind {wind}")
    spot = {"E": "3.2", "NE": "3.1", "NW": "2.1", "W": "1.2", "SW": "1.3", "SE": "2.3"}[wind]
    if north_up:
        spot = {"E": "3.2", "SE": "3.1", "SW": "2.1", "W": "1.2", "NW": "1.3", "NE": "2.3"}[wind]
    tables = tables_of(text)
    there = space_name(tables.chart, tables.number_of_space[spot])
    assert sentences == [
        "Peasant plays Trade Winds.",
        f"The wind blows to the {name}.",
        f"Peasant's flagship drifts to {there}.",
    ]


# -- endings ---------------------------------------------------------------------------------------

Ending = tuple[str, Scene, int, str, tuple[str, ...]]
NEAREST = "wins with the ships nearest to their Home Port"
ENDINGS: list[Ending] = [
    (
        "P0 done, PN done, PS done, PE done, PW done, PC done",
        {"flags": {"H": "Elm"}},
        0,
        "Peasant wins 6 to 1.",
        ("BC-21.1", "BC-21.4"),
    ),
    (
        "P0 done, PN done",
        {"flags": {"H": "Elm Fern"}},
        0,
        "Peasant and Has\u2011Been are level at 2, and Peasant, who ended the game, wins.",
        ("BC-21.1", "BC-22.7"),
    ),
    (
        "P0 done, H0 7.2, S0 4.4",
        {"seats": 3, "flags": {"H": "Elm Fern", "S": "Iris Jade"}},
        0,
        f"Has\u2011Been and Sørwegian are level at 2, and Has\u2011Been {NEAREST}.",
        ("BC-21.1", "BC-22.9", "BC-R40", "BC-R42"),
    ),
    (
        "P0 0.3, H0 5.2",
        {"flags": {"P": "Elm", "H": "Fern"}},
        -2,
        f"Peasant and Has\u2011Been are level at 1, and Peasant {NEAREST}.",
        ("BC-21.2", "BC-22.9", "BC-R40"),
    ),
    (
        "P0 0.3, H0 7.2",
        {"flags": {"P": "Elm", "H": "Fern"}},
        -2,
        "Peasant and Has\u2011Been are level at 1 and equally near to their Home Ports, and Has\u2011Been wins by the dice.",
        ("BC-21.2", "BC-22.10", "BC-R41"),
    ),
]


@pytest.mark.parametrize(("ships", "scene", "ender", "sentence", "clauses"), ENDINGS)
def test_the_ending_is_told_with_what_broke_a_tie(
    ships: str, scene: Scene, ender: int, sentence: str, clauses: tuple[str, ...]
) -> None:
    """And asking for it does not change the game."""
    table = lay(ships, **scene)
    table.position.ender = ender
    endings.end_game(table.position, codes.FLEET_HOME if ender >= 0 else codes.CARDS_PLAYED)
    if table.player == "chance":
        step(table, "dice 1 1", "dice 1 2")
    before = table.position.numbers()
    ending = tell_ending(table.position)
    cause = "Peasant has all six ships home" if ender == 0 else "the last card has been played"
    assert (ending.text, ending.clauses) == (f"The game is over, since {cause}: {sentence}", clauses)
    assert table.position.numbers() == before


@pytest.mark.clause("BC-R44")
def test_a_game_that_ended_for_idleness_says_so() -> None:
    """It is won by points like any other."""
    table = lay("P0 0.3", flags={"P": "Elm"}, patience=1, left=1)
    sentences = news(table, "end", "draw 0")
    assert sentences == [
        "Peasant takes no further action.",
        "The game is over: no card has been played or drawn for too long.",
        "Peasant wins with one point.",
    ]
    expected = "The game is over, since no card has been played or drawn for too long: Peasant wins 1 to 0."
    assert tell_ending(table.position).text == expected


@pytest.mark.clause("BC-22.9", "BC-22.10")
def test_the_steps_of_a_tie_break_are_told() -> None:
    """Distances, dice, and who wins."""
    table = lay("P0 0.3, H0 7.2", flags={"P": "Elm", "H": "Fern"}, hands={"P": "U1", "H": ""}, final=True)
    assert news(table, "unfathomable", "u1", "dice 1 1", "dice 1 2") == [
        "Peasant plays U1.",
        "The game is over: the last card has been played.",
        "Peasant's ships are one space from their Home Port in total.",
        "Has\u2011Been's ships are one space from their Home Port in total.",
        "Peasant rolls 1 and 1: 2 in total.",
        "Has\u2011Been rolls 1 and 2: 3 in total.",
        "Has\u2011Been wins with one point.",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_can_be_told_to_everybody(seed: int) -> None:
    """Each entry is a sentence with clauses of the rules; a reader misses what was dealt and drawn to others only."""
    dice = seeded(seed)
    table = start(2 + seed % 3, patience=30)
    while table.player != "nobody":
        legal = table.position.legal()
        table.position.play(legal[dice.below(len(legal))])
    everything = told(table)
    assert {clause for sentence in everything for clause in sentence.clauses} <= KNOWN
    assert all(sentence.text[0].isupper() and sentence.text.endswith(".") for sentence in everything)
    for reader in "PHSD-"[: table.position.seats]:
        for whole, read in zip(everything, told(table, reader), strict=True):
            assert whole == read or read.text.endswith((" draws a card.", " is dealt a card."))
    assert tell_ending(table.position).text.startswith("The game is over, since ")
