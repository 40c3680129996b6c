"""What pieces add: fleets drawn from all of them, and their results shared out."""

from __future__ import annotations

from typing import Final

import msgspec

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.packs import pack
from quarterdeck.engine.plans import PieceRating
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.fleets.checks import all_pieces, charge_of, problems_of
from quarterdeck.games.pirates.fleets.draws import shuffled
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned, code_of
from quarterdeck.games.pirates.fleets.shipyard import PieceRatings, piece_ratings, shipyard
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from studies.pirates.pieces import FEWEST, Game, drawn, play, rating, ratings_of, report, told
from studies.pirates.pieces_page import page
from tests.docs.files import DOCS
from tests.games.pirates.packs import given, row
from tests.golden import check_golden

OWN: Final = pieces_of(built_in())
TOTAL: Final = 40


def draw(number: int, total: int = TOTAL) -> Fleet:
    """The fleet that a number draws."""
    return drawn(OWN, total, seeded(number, 0))


def pieces_in(fleet: Fleet) -> set[str]:
    """The ids of all pieces of a fleet."""
    return {piece for _, piece, _ in all_pieces(fleet)}


def test_drawn_fleets_are_legal_and_spend_what_they_may() -> None:
    """Of any total; now and then with each kind of piece that fleets are built of."""
    kinds = set()
    for number, total in enumerate([30, 40, 60, 100] * 8):
        fleet = draw(number, total)
        assert not problems_of(OWN, fleet, total)
        charge = charge_of(OWN, fleet)
        assert charge.allowed - 6 <= charge.points <= charge.allowed
        kinds |= {OWN.kind(piece) for piece in pieces_in(fleet)}
    assert kinds == {"ship", "creature", "crew", "equipment", "event"}
    assert code_of(OWN, draw(3)) == code_of(OWN, draw(3)) != code_of(OWN, draw(4))


SHIPS: Final = [ship.id for ship in OWN.content.ship[:12]]
GEAR: Final = [item.id for item in OWN.content.equipment[:8]]


def games_that(piece: str, share: float, number: int) -> list[Game]:
    """Games in which whoever alone has the piece wins that share of them; all others are drawn by lot."""
    dice = seeded(7, 7)

    def fleet() -> Fleet:
        ships = (Manned(one, (), (GEAR[dice.below(len(GEAR))],)) for one in shuffled(dice, SHIPS)[:3])
        return Fleet(total=TOTAL, ships=tuple(ships))

    found = []
    for _ in range(number):
        red, green = fleet(), fleet()
        more = sum(sign * sum(piece in one.equipment for one in side.ships) for side, sign in ((red, 1), (green, -1)))
        chance = 0.5 + more * (share - 0.5)
        found.append(Game(code_of(OWN, red), code_of(OWN, green), float(int(dice.below(1000)) < 1000 * chance)))
    return found


def test_what_a_piece_adds_is_found_from_the_games() -> None:
    """Of 4,000 games one piece more wins 60 %, all else is luck: its interval holds +10 %, most others hold 0."""
    found = ratings_of(OWN, games_that(GEAR[3], 0.6, 4_000))
    assert set(found) == {*SHIPS, *GEAR}
    values = {name: (one.low, one.high) for name, one in found.items() if name in GEAR}
    usual = sum(one.adds for name, one in found.items() if name in GEAR and name != GEAR[3]) / (len(GEAR) - 1)
    low, high = values.pop(GEAR[3])
    assert low < 100 + usual < high
    assert low > 40 + usual
    assert sum(low <= usual <= high for low, high in values.values()) >= len(values) - 1
    assert sum(found[ship].low <= 0 <= found[ship].high for ship in SHIPS) >= len(SHIPS) - 2


def test_a_piece_that_has_played_little_gets_no_number() -> None:
    """Its interval would say nothing."""
    few = games_that(GEAR[3], 0.6, 60)
    assert not ratings_of(OWN, few)
    assert all(one.games >= 20 for one in ratings_of(OWN, few, fewest=20).values())


def test_games_are_the_same_whenever_they_are_played() -> None:
    """Their number decides: a run that goes on plays what the first one would have."""
    game = play(3, "random", TOTAL)
    assert game == play(3, "random", TOTAL)
    assert game.red != play(4, "random", TOTAL).red


def test_the_file_of_ratings_can_be_read() -> None:
    """Each piece is a line."""
    found = PieceRatings(9_000, "greedy", TOTAL, {"fire-shot": (250, 31, 12, 51)})
    text = report(found)
    assert msgspec.toml.decode(text, type=PieceRatings) == found
    assert "\nfire-shot = [250, 31, 12, 51]\n" in text
    assert rating(250, 0.0312, 0.01) == found.by_piece()["fire-shot"] == PieceRating(250, 31, 12, 51)
    assert told(PieceRating(250, 31, 12, 51)) == "+3.1 % (+1.2 to +5.1) in 250 games"
    assert PieceRating(250, -4, -31, 23).percent() == "-0.4 % (-3.1 to +2.3)"


def test_pieces_show_what_they_add() -> None:
    """Those of the game itself that have played enough, and no others; a pack of one's own has no ratings."""
    stock = shipyard(None).stock()
    shown = {piece.id: piece.rating for piece in stock.pieces if piece.rating}
    assert shown == piece_ratings().by_piece()
    assert min(one.games for one in shown.values()) >= FEWEST
    assert stock.rated_games == piece_ratings().games > FEWEST
    assert all(one.low <= one.adds <= one.high for one in shown.values())
    other = shipyard(
        pack("Ours", PIRATES.read_pack("ours.toml", given(row("ship", id="our-punt"))).content, built_in=False)
    )
    assert (other.stock().rated_games, {piece.rating for piece in other.stock().pieces}) == (0, {None})


def test_the_page_tells_what_pieces_add() -> None:
    """It is written from the file of ratings; QUARTERDECK_REGENERATE=1 writes it anew."""
    check_golden(DOCS / "games" / "pirates-ratings.md", page(piece_ratings(), OWN, FEWEST))
