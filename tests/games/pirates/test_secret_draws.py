"""Fleets and treasures that are drawn in secret: nobody finds those of a rival by trying numbers."""

from __future__ import annotations

import secrets

import pytest
from msgspec.structs import replace

from quarterdeck.engine.drawing import SECRET
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options, read_options, with_draws
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.fleets.chosen import chosen_fleets, drawn, veiled_options
from quarterdeck.games.pirates.fleets.fleet import Fleet
from quarterdeck.games.pirates.fleets.shipyard import shipyard
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.table.match import Match

OWN = pieces_of(built_in())
SMALL = PiratesOptions(total=20, red="random", green="random", uniques=1)
KEY = "secret-000102030405060708090a0b0c0d0e0f"
OTHER = "secret-000102030405060708090a0b0c0d0e10"
TRIED = range(1, 41)


def found_by_trying(own: Fleet, ships: list[str]) -> list[Fleet]:
    """The rival's fleets of all numbers that go with one's own fleet, and with the rival's ships, which all can see."""
    fits = []
    for number in TRIED:
        red, green = chosen_fleets(OWN, replace(SMALL, draw=number), 2)
        if red == own and [one.ship for one in green.ships] == ships:
            fits.append(green)
    return fits


def test_whoever_tries_all_numbers_finds_a_rivals_crew_behind_a_number_and_none_behind_a_secret() -> None:
    """Of numbers there are few enough to try them all; of secrets 2 to the power of 128."""
    red, green = chosen_fleets(OWN, replace(SMALL, draw=33), 2)
    assert found_by_trying(red, [one.ship for one in green.ships]) == [green]
    options = with_draws(PIRATES, SMALL, (), secrets.randbelow)
    assert isinstance(options, PiratesOptions)
    assert SECRET.fullmatch(str(options.draw))
    red, green = chosen_fleets(OWN, options, 2)
    assert found_by_trying(red, [one.ship for one in green.ships]) == []


def test_from_a_secret_come_the_same_fleets_and_treasures_again() -> None:
    """In a process that has not drawn them before, too; from another secret come others."""
    options = PiratesOptions(total=20, red="random:english", green="random", uniques=2, draw=KEY)
    first = chosen_fleets(OWN, options, 2)
    drawn.cache_clear()
    assert chosen_fleets(OWN, options, 2) == first
    second = chosen_fleets(OWN, replace(options, draw=OTHER), 2)
    assert all(one.ships != other.ships for one, other in zip(first, second, strict=True))


def test_a_seat_draws_from_a_stream_of_its_own() -> None:
    """What one draws does not depend on how much another has drawn before."""
    named = PiratesOptions(total=20, red="20.hms-albion", green="20.hms-albion", uniques=1, draw=KEY)
    first, second = [fleet.treasures for fleet in chosen_fleets(OWN, named, 2)]
    assert first != second
    alone = replace(named, red="20.hms-albion.trees")
    assert [fleet.treasures for fleet in chosen_fleets(OWN, alone, 2)] == [("trees",), second]


def test_a_secret_is_never_told() -> None:
    """Not even where nothing is drawn from it; a number is told there, and nowhere else."""
    named = PiratesOptions(red="Titan's Line", green="The Grand Dynasty")
    for options, draw, told in (
        (named, KEY, 0), (SMALL, KEY, 0), (PiratesOptions(), KEY, 0),
        (named, 7, 7), (PiratesOptions(), 7, 7), (SMALL, 7, 0), (replace(named, uniques=1), 7, 0),
        (PiratesOptions(total=10), 7, 0),
    ):  # fmt: skip
        for seat in (-1, 0, 1):
            veiled = veiled_options(OWN, replace(options, draw=draw), 2, seat)
            assert veiled.draw == told
            assert KEY not in str(veiled)


def test_records_hold_the_secret_and_replay_from_it() -> None:
    """Those with a number, as they were written before, too."""
    for draw in (KEY, 7):
        match = Match.new(PIRATES, Setup(players=2, options=replace(SMALL, draw=draw)), ["Ada", "Ben"])
        assert match.header.options["draw"] == draw
        again = Match.resume(match.record)
        assert again.record == match.record
        assert again.view(0).numbers() == match.view(0).numbers()


def test_a_rematch_is_drawn_from_another_secret() -> None:
    """Also after a game for which a number was named."""
    match = Match.new(PIRATES, Setup(players=2, options=replace(SMALL, draw=7)), ["Ada", "Ben"])
    draws = [match.again(["Ada", "Ben"], secrets.randbelow).header.options["draw"] for _ in range(2)]
    assert draws[0] != draws[1]
    assert all(SECRET.fullmatch(str(one)) for one in draws)


@pytest.mark.parametrize("text", ["0", "1000000", "seven", "secret", "secret-12", "7.5"])
def test_what_nothing_can_be_drawn_from_is_refused(text: str) -> None:
    """In words, with the option, from commands and from data."""
    with pytest.raises(Malformed, match="a whole number from 1 to 999999, or a secret") as caught:
        read_options(PIRATES, [f"draw={text}"])
    assert caught.value.path == "options.draw"
    with pytest.raises(Malformed, match="a whole number"):
        PIRATES.start(Setup(players=2, options=PiratesOptions(draw=text)))
    assert convert_options(PIRATES, {"draw": "7"}) == read_options(PIRATES, ["draw=7"]) == PiratesOptions(draw=7)


def test_fleets_that_somebody_draws_alone_come_from_no_number() -> None:
    """They become fleets of tables, so rivals must not find them by trying: without a seed the generator of numbers is not asked."""
    yard = shipyard(None)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("quarterdeck.games.pirates.fleets.shipyard.seeded", None)
        codes = {yard.judge(plan).code for _ in range(3) for plan in yard.draw(40, "", None, 2)}
    assert len(codes) == 6
    assert all(not yard.judge(plan).faults for plan in yard.draw(40, "viking"))
    assert yard.draw(40, "", 7) == yard.draw(40, "", 7)
