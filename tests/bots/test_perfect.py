"""The bot that knows solved games, and the tables that it plays by."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.bots.perfect import PerfectBot, after, trap
from quarterdeck.engine.build import compiled
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import read_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.table.solved import Tables, file_of, solver_for, written

CARDINAL = find_game("cardinal")
SMALL = read_options(CARDINAL, ["rows=3", "columns=3", "first=orange"])


@pytest.fixture(scope="module")
def table() -> bytes:
    """The file of the table for 3 × 3."""
    solver = solver_for(CARDINAL, SMALL)
    assert list(solver.steps())
    return written(CARDINAL, solver)


@pytest.fixture
def file(table: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The table, in a data folder of its own."""
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    path = file_of(CARDINAL, solver_for(CARDINAL, SMALL))
    path.parent.mkdir()
    path.write_bytes(table)
    return path


@pytest.fixture
def perfect(file: Path) -> PerfectBot:
    """The bot, with a table for 3 × 3."""
    assert file.is_file()
    bot = find_any_bot("perfect", CARDINAL, path="bots", clock=lambda: 0)
    assert isinstance(bot, PerfectBot)
    return bot


def start() -> Position:
    """The beginning on 3 × 3, orange to place a ship."""
    position = CARDINAL.start(Setup(players=2, options=SMALL))
    assert position.player == 0
    return position


def games(bot: PerfectBot, seat: int, number: int) -> Iterator[tuple[Position, int]]:
    """The positions in which the bot must choose in games against random moves, each with what it chose, and at the end."""
    for seed in range(number):
        position, dice = start(), seeded(seed, seat)
        while not position.over():
            moves = position.legal()
            if position.player == seat:
                move = bot.choose(position, seat, dice).move
                yield position.clone(), move
            else:
                move = moves[dice.below(len(moves))]
            position.play(move)
        yield position, -1


@pytest.mark.parametrize("seat", [0, 1])
def test_no_choice_makes_a_position_worse(perfect: PerfectBot, seat: int) -> None:
    """And a win comes nearer with each of its turns."""
    solution = perfect.find(start())
    wins = 0
    for position, move in games(perfect, seat, 25):
        if move < 0:
            assert not position.over() or solution.verdict(position, seat).worth >= 0
            wins += solution.verdict(position, seat).worth > 0
            continue
        before = solution.verdict(position, seat)
        then = after(position, move)
        now = solution.verdict(then, seat)
        assert now.worth == before.worth
        if before.worth > 0 and then.player != seat:
            begun = CARDINAL.text(position, move).startswith("@")
            assert now.turns == before.turns - (0 if begun else 1)
    assert wins > 0 or seat == 1, "on so small a board a random player who begins leaves green no chance"


def test_it_sets_the_trap_in_which_most_rivals_fall(perfect: PerfectBot) -> None:
    """Of moves that are equally good, the one after which a random rival most likely goes wrong."""
    solution = perfect.find(start())
    chosen = 0
    for position, move in games(perfect, 0, 10):
        if move < 0 or len(position.legal()) == 1:
            continue
        best = max(solution.verdict(after(position, each), 0).rank() for each in position.legal())
        good = [each for each in position.legal() if solution.verdict(after(position, each), 0).rank() == best]
        shares = {each: trap(solution, after(position, each), 0) for each in good}
        assert shares[move] == max(shares.values())
        chosen += min(shares.values()) < max(shares.values())
    assert chosen > 3


def summons(position: Position) -> bool:
    """Whether the turn has begun: the pirate must come."""
    return CARDINAL.text(position, position.legal()[0]).startswith("@")


def random_positions(options: Struct, number: int) -> Iterator[Position]:
    """All positions of some games between random moves in which somebody must place a ship."""
    for seed in range(number):
        position, dice = CARDINAL.start(Setup(players=2, options=options)), seeded(seed)
        while not position.over():
            moves = position.legal()
            if not summons(position):
                yield position.clone()
            position.play(moves[dice.below(len(moves))])


@pytest.mark.skipif(not compiled(), reason="solving 5 × 3 takes minutes if the rules are not compiled")
def test_it_loses_as_late_as_can_be() -> None:
    """From a lost position on, the game takes as many turns as the table says, though some choices would end it sooner."""
    options = read_options(CARDINAL, ["rows=5", "columns=3", "first=orange"])
    solver = solver_for(CARDINAL, options)
    assert list(solver.steps())
    solution = solver.solution(bytes(solver.table()))
    perfect = PerfectBot(find=lambda _: solution)
    hasty = 0
    for position in random_positions(options, 60):
        loser = int(position.player)
        verdict = solution.verdict(position, loser)
        if verdict.worth >= 0 or not solution.is_sure(position):
            continue
        hasty += any(
            solution.verdict(after(position, move), loser).turns < verdict.turns - 1 for move in position.legal()
        )
        turns = 0
        while not position.over():
            turns += not summons(position)
            position.play(perfect.choose(position, int(position.player), seeded(turns)).move)
        assert turns == verdict.turns
        assert position.worth(loser) == 0
    assert hasty > 10


def test_it_refuses_a_board_without_a_table_in_words(perfect: PerfectBot) -> None:
    """And names the command that makes it, with the options that it needs."""
    other = CARDINAL.start(Setup(players=2, options=read_options(CARDINAL, ["rows=5", "columns=3"])))
    with pytest.raises(
        Malformed, match=r"no table for 5x3 yet; quarterdeck solve cardinal --option rows=5 --option columns=3"
    ):
        perfect.check(other)
    perfect.check(start())


def test_it_refuses_games_that_nobody_can_solve() -> None:
    """At the place where it was named."""
    with pytest.raises(Malformed, match=r"seats\[1\]: Kraken has too many positions") as refused:
        find_any_bot("perfect", find_game("kraken"), path="seats[1]", clock=lambda: 0)
    assert refused.value.path == "seats[1]"


def test_it_plays_only_where_a_user_has_tables() -> None:
    """A server or a lesson names other bots."""
    with pytest.raises(Malformed, match="quarterdeck solve has made; take another bot, as in uct:3"):
        find_bot("perfect", CARDINAL)


@pytest.mark.parametrize("damage", ["cut", "other", "line"])
def test_a_damaged_table_is_refused(file: Path, damage: str) -> None:
    """Whatever is wrong with it: half of it is there, a byte is another, or its first line is of other rules."""
    data = file.read_bytes()
    if damage == "line":
        data = data.replace(b'"rules_version":1', b'"rules_version":0')
    else:
        data = data[:-10] if damage == "cut" else data[:-20] + bytes([data[-20] ^ 1]) + data[-19:]
    file.write_bytes(data)
    with pytest.raises(Malformed, match="--overwrite makes the table for 3x3 anew"):
        Tables(CARDINAL).find(start())
