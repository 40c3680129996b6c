"""Clauses of Cardinal that no scenario CA-T shows, and what a refusal says."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Pack, Setup
from quarterdeck.games.cardinal import CARDINAL, CardinalOptions
from quarterdeck.table.match import Match
from tests.games.cardinal.table import Table, lay, start


@pytest.mark.clause("CA-1.3", "CA-R2")
def test_a_coin_or_an_option_decides_who_begins() -> None:
    """Chance chooses between two equally likely moves; an option settles it beforehand."""
    table = start(first="coin")
    assert (table.player, table.legal) == ("coin", ["coin orange", "coin green"])
    assert table.refusal("a1").clause == "CA-1.3"
    assert table.play("coin green").player == "green"
    assert table.refusal("coin orange").clause == "CA-1.3"
    assert table.story == ["Green begins."]
    assert start(first="green").player == "green"


@pytest.mark.clause("CA-1.3", "CA-R2", "CA-R15")
@pytest.mark.parametrize(("lost", "player"), [("nobody", "coin"), ("orange", "orange"), ("green", "green")])
def test_who_lost_a_game_most_recently_begins_and_else_a_coin_decides(lost: str, player: str) -> None:
    """The players say it before their first game; that is what is asked for unless something else is chosen."""
    options = CardinalOptions(lost=lost)  # type: ignore[arg-type]
    assert Table(CARDINAL.start(Setup(players=2, options=options))).player == player
    assert start(first="coin").player == "coin"


@pytest.mark.clause("CA-1.3", "CA-R15")
def test_the_loser_begins_the_rematch_and_the_loser_of_that_the_next_one() -> None:
    """Here by resigning; a game that nobody has ended changes nothing."""
    match = Match.new(CARDINAL, Setup(players=2, options=CardinalOptions()), ["Ann", "Ben"])
    assert match.chance_waits
    match.play_chance("coin orange")
    assert match.again(["Ann", "Ben"], seeded(1).below, match.winners).chance_waits
    for loser in (1, 0, 0):
        match.resign(loser)
        match = match.again(["Ann", "Ben"], seeded(1).below, match.winners)
        assert match.waiting() == (loser,)
    assert match.header.options["lost"] == "orange"


@pytest.mark.clause("CA-R15")
def test_after_a_draw_it_is_who_lost_before() -> None:
    """And with a chosen colour it does not matter."""
    before = CardinalOptions(lost="green")
    assert CARDINAL.options_again(before, (0, 1)) == before
    chosen = CardinalOptions(first="orange")
    again = CARDINAL.options_again(chosen, (0,))
    assert Table(CARDINAL.start(Setup(players=2, options=again))).player == "orange"


@pytest.mark.clause("CA-2.1", "CA-2.2", "CA-R8")
def test_players_take_turns_with_one_ship_each_and_nobody_passes() -> None:
    """After each placement the other player is asked, for a square and nothing else."""
    table = start(3, 3)
    for turn, square in enumerate(("a1", "c3", "a3")):
        assert table.player == ("orange", "green")[turn % 2]
        assert len(table.legal) == 9 - turn
        table.play(square)
    assert (table.hand("orange"), table.hand("green")) == (3, 4)


@pytest.mark.clause("CA-2.7")
def test_no_move_takes_a_placed_ship_elsewhere() -> None:
    """All moves there are place a ship, put the pirate or toss the coin; a taken square is refused."""
    table = start().play("c3")
    assert table.refusal("c3").clause == "CA-2.3"
    assert table.refusal("c3").sentence == "An orange ship is already on c3."
    assert CARDINAL.moves == 130


@pytest.mark.clause("CA-6.2")
@pytest.mark.parametrize("seed", range(20))
def test_only_the_player_whose_turn_it_is_ever_chooses(seed: int) -> None:
    """The pirate's square is chosen by the one who placed the ship."""
    table, dice = start(6, 6), seeded(seed)
    placer = table.player
    while table.player != "nobody":
        if not table.legal[0].startswith("@"):
            placer = table.player
        assert table.player == placer
        table.play(table.legal[dice.below(len(table.legal))])


@pytest.mark.clause("CA-6.3")
@pytest.mark.parametrize("players", [0, 1, 3, 5])
def test_only_two_can_play(players: int) -> None:
    """Other numbers are refused."""
    with pytest.raises(Malformed, match="players: Cardinal is for 2 players"):
        CARDINAL.start(Setup(players=players, options=CardinalOptions()))


@pytest.mark.clause("CA-R10")
def test_a_ship_may_go_onto_a_crowded_square() -> None:
    """A standing crowd at c3 vanishes under a ship, which is not around it and so summons nobody."""
    table = lay(
        """. . . . . .
           . O . G . .
           . . . . . .
           . G . O . .
           . . . . . .
           . . . . . .""",
        "orange",
    )
    assert table.crowded == ["c3"]
    table.play("c3")
    assert (table.crowded, table.pirate, table.player) == ([], None, "green")


@pytest.mark.clause("CA-R1")
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (3, 7), (4, 4), (5, 5), (7, 3), (7, 7)])
def test_boards_of_three_to_seven_squares_a_side_can_be_played_to_the_end(rows: int, columns: int) -> None:
    """Squares beyond the board are refused with its last corner."""
    table, dice = start(rows, columns), seeded(rows * 10 + columns)
    assert len(table.legal) == rows * columns
    if (rows, columns) != (7, 7):
        refusal = table.refusal("g7")
        assert (refusal.clause, refusal.sentence[-3:-1]) == ("CA-R1", f"{'abcdefg'[columns - 1]}{rows}")
    while table.player != "nobody":
        table.play(table.legal[dice.below(len(table.legal))])


@pytest.mark.clause("CA-R1", "CA-R8")
@pytest.mark.parametrize("seed", range(20))
def test_from_fourteen_squares_on_there_is_always_a_legal_square(seed: int) -> None:
    """On 3 × 5 squares nothing jams."""
    table, dice = start(3, 5), seeded(seed)
    while table.player != "nobody":
        table.play(table.legal[dice.below(len(table.legal))])
    assert CARDINAL.ending(table.position).how != "no-legal-square"


def test_a_refusal_names_pirate_and_square_and_the_nearest_legal_ones() -> None:
    """The values that decided, and where to go instead."""
    table = lay("O . . .\n . . . .\n . . P .\n . . . .", "green")
    refusal = table.refusal("c2")
    assert refusal.sentence == "Your ship may not go to c2: that is beside the pirate on c3."
    assert refusal.clause == "CA-2.4"
    assert refusal.nearest == ("b1", "c1", "d1")
    assert set(refusal.nearest) <= set(table.legal)


def test_the_pirate_is_told_how_many_ships_are_missing() -> None:
    """A square with three ships around it is not crowded."""
    table = lay(
        """. . . . .
           . O G . .
           . . . . .
           . . O . .
           . . . . .""",
        "green",
    ).play("b4")
    assert (
        table.refusal("@d3").sentence
        == "The pirate goes to a crowded square only; d3 has 2 ships around it, and four are needed."
    )
    assert table.refusal("@b2").clause == "CA-3.4"
    assert table.refusal("@g7").clause == "CA-R1"


def test_without_a_summons_the_pirate_stays_where_it_is() -> None:
    """Nobody sends the pirate anywhere of their own accord."""
    refusal = start().refusal("@a1")
    assert refusal.clause == "CA-3.6"


def test_after_the_end_every_move_is_refused() -> None:
    """No squares are suggested either."""
    table = lay("O . G\n . P .\n G . O", "orange")
    assert (table.refusal("a2").sentence, table.refusal("a2").nearest) == ("The game is over.", ())


@pytest.mark.parametrize(
    ("options", "path"),
    [({"rows": 2}, "options.rows"), ({"columns": 8}, "options.columns"), ({"first": "blue"}, "options.first")],
)
def test_options_out_of_range_are_refused_with_their_path(options: dict[str, object], path: str) -> None:
    """Also when they were built in Python, where nothing checks them."""
    with pytest.raises(Malformed) as caught:
        CARDINAL.start(Setup(players=2, options=CardinalOptions(**options)))  # type: ignore[arg-type]
    assert caught.value.path == path


def test_cardinal_takes_no_content_packs() -> None:
    """A pack is refused rather than ignored."""
    with pytest.raises(PackError, match="takes no content packs"):
        CARDINAL.read_pack("deck.toml", "")
    with pytest.raises(Malformed, match="takes no content packs"):
        CARDINAL.start(Setup(players=2, options=CardinalOptions(), pack=Pack("x", "", "")))
