"""Why a card, a ship or a space cannot be picked for an action: one case for each thing that can be said."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from tests.games.bruise_cruise.refused import refusal, refused, refused_number, step
from tests.games.bruise_cruise.scenario import Scene, holding, lay

Case = tuple[str, str, str, str, str]
"""The steps already made, the next one, the clause, the sentence, and what is suggested instead."""

HAND: Scene = {"hands": {"P": "Elm-a Elm-b U1"}}
CARDS: list[Case] = [
    ("sail with card", "kelp-a", "BC-6.4", "Kelp a is not in your hand; you hold Elm a, Elm b and U1.", "elm-a elm-b"),
    ("exchange", "kelp-a", "BC-8.1", "Kelp a is not in your hand; you hold Elm a, Elm b and U1.", "elm-a elm-b"),
    ("unfathomable", "u2", "BC-15.1", "U2 is not in your hand; you hold Elm a, Elm b and U1.", "u1"),
    (
        "sail with card",
        "u1",
        "BC-15.4",
        "U1 is an Unfathomable card: it has no port, no engine rating and nothing to exchange.",
        "elm-a elm-b",
    ),
    ("unfathomable", "elm-a", "BC-15.1", "Elm a is an Action card, and an Unfathomable card is asked for.", "u1"),
    ("sail with card", "3.2", "BC-6.4", "You are about to sail with a card: pick a card.", ""),
    ("exchange", "P0", "BC-8.1", "You are about to exchange a card: pick a card.", ""),
]

PORTS: Scene = {
    "hands": {"P": "Elm-a Fern-a Nook-a Jade-a Kelp-a Opal-a Cedar-b"},
    "flags": {"P": "Kelp", "H": "Opal"},
}
IN_PORTS = "P0 3.3, PN 4.4#, H0 5.5, PS 1.1, PW 0.5, PE 0.2"
PORT_CARDS: list[Case] = [
    ("claim", "fern-a", "BC-16.1", "Peasant's Northern ship lies in a port, but at anchor.", "elm-a"),
    ("claim", "nook-a", "BC-9.1", "Has\u2011Been's flagship lies in Nook, and it is not yours.", "elm-a"),
    ("claim", "jade-a", "BC-9.1", "No ship lies in Jade.", "elm-a"),
    ("claim", "kelp-a", "BC-9.5", "Your own flag stands in Kelp.", "elm-a"),
    ("claim", "opal-a", "BC-9.4", "Opal carries Has\u2011Been's flag: that is a battle.", "elm-a"),
    ("claim", "cedar-b", "BC-3.3", "Cedar is your own Home Port, where nobody plants a flag.", "elm-a"),
    (
        "claim",
        "moss-a",
        "BC-9.3",
        "Moss a is not in your hand; you hold Cedar b, Elm a, Fern a, Jade a, Kelp a, Nook a and Opal a.",
        "elm-a",
    ),
    ("battle", "elm-a", "BC-13.1", "Elm carries no flag: that is a claim.", "opal-a"),
    ("battle", "kelp-a", "BC-13.1", "Your own flag stands in Kelp.", "opal-a"),
    ("battle", "jade-a", "BC-13.1", "No ship lies in Jade.", "opal-a"),
    ("battle", "nook-a", "BC-13.1", "Has\u2011Been's flagship lies in Nook, and it is not yours.", "opal-a"),
    ("battle", "fern-a", "BC-16.1", "Peasant's Northern ship lies in a port, but at anchor.", "opal-a"),
]

SHIPS: list[Case] = [
    ("sail", "S0", "BC-1.2", "Sørwegian's flagship is not in this game.", "P0"),
    ("sail", "H0", "BC-5.2", "Has\u2011Been's flagship is not yours; pick one of your own ships.", "P0"),
    ("sail", "PC", "BC-5.2", "Peasant's Central ship is not in the fleet yet.", "P0"),
    ("sail", "PE", "BC-5.2", "Peasant's Eastern ship still waits to be commissioned.", "P0"),
    ("sail", "PW", "BC-5.2", "Peasant's Western ship is decommissioned and out of the game.", "P0"),
    ("sail", "PN", "BC-4.8", "Peasant's Northern ship lies at anchor.", "P0"),
    ("sail", "PS", "BC-4.6", "Peasant's Southern ship is hemmed in: no open space lies beside it.", "P0"),
    ("sail", "3.3", "BC-5.2", "You are about to sail one space: pick one of your ships.", ""),
    ("torpedo", "PN", "BC-16.1", "Peasant's Northern ship lies at anchor.", "P0 PS"),
    ("torpedo", "H0", "BC-10.11", "Has\u2011Been's flagship is not yours; pick one of your own ships.", "P0 PS"),
    ("torpedo; P0", "PN", "BC-10.5", "Peasant's Northern ship cannot be your target; pick a rival's ship.", "H0 HN HS"),
    (
        "torpedo; P0",
        "HE",
        "BC-10.3",
        "Has\u2011Been's Eastern ship is 5 sailing spaces away from Peasant's flagship; the torpedo reaches 3.",
        "H0 HN HS",
    ),
    ("torpedo; P0", "HW", "BC-10.11", "Has\u2011Been's Western ship is not in the fleet yet.", "H0 HN HS"),
    ("torpedo; P0", "D0", "BC-1.2", "Desolation's flagship is not in this game.", "H0 HN HS"),
    ("torpedo; P0", "3.3", "BC-10.11", "You are about to fire a torpedo: pick a rival's ship.", ""),
    (
        "raid",
        "P0",
        "BC-R27",
        "Has\u2011Been's Southern ship is 2 sailing spaces away from Peasant's flagship; a raid is made on a ship right beside.",
        "PS",
    ),
    ("raid", "PN", "BC-16.1", "Peasant's Northern ship lies at anchor.", "PS"),
    (
        "raid; PS",
        "HS",
        "BC-R27",
        "Has\u2011Been's Southern ship is 2 sailing spaces away from Peasant's Southern ship; a raid is made on a ship right beside.",
        "H0 HN",
    ),
    ("raid; PS", "P0", "BC-14.1", "Peasant's flagship cannot be your target; pick a rival's ship.", "H0 HN"),
    (
        "missile; kelp-a",
        "HE",
        "BC-11.2",
        "Has\u2011Been's Eastern ship is 4 hexes away from Kelp; missiles reach 3.",
        "H0 HN HS",
    ),
    ("missile; kelp-a", "P0", "BC-11.4", "Peasant's flagship cannot be your target; pick a rival's ship.", "H0 HN HS"),
    (
        "missile",
        "opal-a",
        "BC-11.2",
        "Has\u2011Been's Northern ship is 4 hexes away from Opal; missiles reach 3.",
        "kelp-a",
    ),
    ("remove anchor", "P0", "BC-16.3", "Peasant's flagship has no anchor.", "PN"),
    ("remove anchor", "PC", "BC-16.3", "Peasant's Central ship is not in the fleet yet.", "PN"),
    ("commission", "P0", "BC-17.1", "Peasant's flagship is on the board already.", "PE"),
    (
        "commission",
        "PC",
        "BC-17.1",
        "Peasant's Central ship is not in your fleet yet: it comes with your first port in the Central region.",
        "PE",
    ),
    ("commission", "PW", "BC-17.1", "Peasant's Western ship is decommissioned and out of the game.", "PE"),
    ("commission", "HN", "BC-17.2", "Has\u2011Been's Northern ship is not yours; pick one of your own ships.", "PE"),
]

SPACES: list[Case] = [
    (
        "sail; P0",
        "3.2",
        "BC-R11",
        "Peasant's flagship is in open water one space north-west of Elm already.",
        "2.2 2.3 3.3",
    ),
    (
        "sail; P0",
        "3.1",
        "BC-4.7",
        "Has\u2011Been's flagship lies in open water one space south-east of Amber.",
        "2.2 2.3 3.3",
    ),
    (
        "sail; P0",
        "4.3",
        "BC-5.2",
        "From Peasant's flagship it is 2 spaces to open water one space east of Elm, and without a card a ship sails one.",
        "3.3 2.3 2.2",
    ),
    (
        "sail; PN",
        "7.4",
        "BC-4.4",
        "There is land between Peasant's Northern ship and open water one space south-west of Holm: round it, the way takes 2 steps.",
        "7.3 6.5 6.3",
    ),
    ("sail; PN", "P0", "BC-5.2", "You are about to sail one space: pick a space.", ""),
    (
        "sail with card; amber-b; PS",
        "gale",
        "BC-3.1",
        "Gale is Has\u2011Been's Home Port, which only Has\u2011Been enters.",
        "7.0 6.1 8.1",
    ),
    (
        "sail with card; amber-b; PS",
        "8.0",
        "BC-4.6",
        "Ships or Home Ports bar the short way to Moss: round them Peasant's Southern ship sails 3 spaces, and may sail 2.",
        "7.0 8.1 6.0",
    ),
    (
        "sail with card; amber-b; PS",
        "elm",
        "BC-6.2",
        "From Peasant's Southern ship it is 3 spaces to Elm, and the card's engine rating is 2.",
        "4.3 5.2 5.3",
    ),
    (
        "sail with card; cedar-a; PE",
        "1.2",
        "BC-4.6",
        "Ships or Home Ports bar every way of Peasant's Eastern ship to open water one space east of Cedar.",
        "1.0 0.1",
    ),
]


def check(ships: str, scene: Scene, case: Case) -> None:
    """The refusal of a case, and its suggestions, which are legal."""
    steps, move, clause, sentence, nearest = case
    table = step(lay(ships, **scene), *(text for text in steps.split("; ") if text))
    assert refused(table, move) == (clause, sentence)
    found = refusal(table, move).nearest
    assert " ".join(found) == nearest
    step(table, *found[:1])


@pytest.mark.parametrize("case", CARDS)
def test_a_card_that_does_not_pay_is_refused(case: Case) -> None:
    """It must be in the hand, and of the right sort."""
    check("P0 2.2", HAND, case)


@pytest.mark.parametrize("case", PORT_CARDS)
def test_a_card_is_refused_whose_port_cannot_be_taken(case: Case) -> None:
    """Ship, anchor and flag are named."""
    check(IN_PORTS, PORTS, case)


@pytest.mark.parametrize("case", SHIPS)
def test_a_ship_that_cannot_act_or_be_struck_is_refused(case: Case) -> None:
    """Where it is, what holds it, how far away it is."""
    ships = "P0 3.1, PN 3.3#, PS 0.0, PE stack, PW done, H0 1.0, HN 0.1, HS 2.0, HE 5.1"
    given: Scene = {"stock": {"P": "1T 1M"}, "hands": {"P": "Kelp-a Opal-a"}}
    check(ships, given, case)


@pytest.mark.parametrize("case", SPACES)
def test_a_space_out_of_reach_is_refused(case: Case) -> None:
    """How far it is, what is in the way; the nearest spaces are suggested."""
    ships = "P0 3.2, H0 3.1, PN 6.4, PS 6.2, PE 0.0, HE 2.0, HN 1.1, HS 0.2, HW 5.1"
    given: Scene = {"homes": {"P": "Dover"}, "hands": {"P": "Amber-b Cedar-a"}}
    check(ships, given, case)


def test_a_ship_too_far_from_every_rival_fires_no_torpedo() -> None:
    """The nearest rival is named."""
    table = step(lay("P0 6.2, PN 5.0, H0 8.2, HN 0.0", stock={"P": "1T"}), "torpedo")
    assert refused(table, "PN") == (
        "BC-10.3",
        "Has\u2011Been's flagship is 5 sailing spaces away from Peasant's Northern ship; the torpedo reaches 3.",
    )
    assert refusal(table, "PN").nearest == ("P0",)


@pytest.mark.clause("BC-R15")
def test_of_a_card_with_two_bundles_a_third_cannot_be_taken() -> None:
    """Nor anything else than a bundle."""
    table = lay("", tables=own_tables(), homes={"P": "Havana", "H": "Tampa"}, hands={"P": "Belize-City-b"})
    step(table, "exchange", "belize-city-b")
    assert refused(table, "take #3") == ("BC-R15", "Belize City b shows 2 bundles only.")
    assert refusal(table, "take #3").nearest == ("take 1T", "take 4L")
    sentence = "You are about to exchange a card: pick one of the bundles that it shows."
    assert refused(table, "end") == ("BC-R15", sentence)


@pytest.mark.parametrize(
    ("steps", "clause"),
    [
        ("sail", "BC-5.2"),
        ("sail; P0", "BC-5.2"),
        ("sail with card", "BC-6.4"),
        ("sail with card; elm-a", "BC-6.4"),
        ("sail with card; elm-a; P0", "BC-6.4"),
        ("exchange", "BC-8.1"),
        ("claim", "BC-9.3"),
        ("torpedo", "BC-10.11"),
        ("torpedo; P0", "BC-10.11"),
        ("missile", "BC-11.1"),
        ("missile; elm-a", "BC-11.2"),
        ("battle", "BC-13.1"),
        ("raid", "BC-14.1"),
        ("raid; P0", "BC-14.1"),
        ("unfathomable", "BC-15.1"),
        ("remove anchor", "BC-16.3"),
        ("commission", "BC-17.2"),
    ],
)
def test_in_the_middle_of_an_action_its_next_step_is_asked_for(steps: str, clause: str) -> None:
    """By the clause of that step."""
    ships = "P0 3.3, PN 4.4, PS 1.1#, PC stack, H0 3.4"
    given: Scene = {"stock": {"P": "1M 1T"}, "hands": {"P": "Elm-a Fern-a U1"}, "flags": {"H": "Fern"}}
    table = step(lay(ships, **given), *steps.split("; "))
    found = refused(table, "end")
    assert found[0] == clause
    assert found[1].startswith("You are about to ")


def test_numbers_beyond_the_pack_are_refused() -> None:
    """The action space is the same for every pack."""
    table = step(lay("P0 3.2", hands={"P": "Elm-a"}), "sail", "P0")
    assert refused_number(table, 414 + 51) == ("BC-4.2", "There is no space number 52: this chart has 51.")
    table = step(lay("P0 3.2", hands={"P": "Elm-a"}), "exchange")
    assert refused_number(table, 94 + 40) == ("BC-1.6", "There is no card number 41: this pack has 40 cards.")
    table = step(holding("salvage", "P0 3.2"), "unfathomable", "salvage")
    assert refused_number(table, 94 + 50) == ("BC-1.6", "There is no card number 51: this pack has 50 cards.")
