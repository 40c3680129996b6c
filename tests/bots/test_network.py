"""Networks of whole numbers: what they promise, their files, and the bot that asks them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from quarterdeck.bots import find_bot
from quarterdeck.bots.network import FULL, MOST_SUM, PARTS, STEP, Network
from quarterdeck.bots.network_file import NetworkFile, Seen, judgement_by, read_network, seen_of
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.observer import Pen
from quarterdeck.engine.position import Position
from quarterdeck.table.network_bot import NetworkBot
from quarterdeck.table.program_bot import find_any_bot
from tests.bots.tables import BRUISE_CRUISE, CARDINAL, KRAKEN, begin, kraken_choice, stroll, veiled
from tests.examples import examples

SMALL = CARDINAL.options(rows=3, columns=3)
SETUP = Setup(players=2, options=SMALL)


def plainly(weights: list[list[int]], starts: list[int], outward: list[int], start: int, seen: list[int]) -> int:
    """What a network promises, one neuron after the other."""
    total = start
    for k, begun in enumerate(starts):
        said = begun + sum(number * row[k] for number, row in zip(seen, weights, strict=True))
        total += min(max(said, 0), int(FULL)) * outward[k]
    half = int(PARTS) // 2
    return half + half * total // (abs(total) + int(FULL * STEP))


@st.composite
def networks(draw: st.DrawFn) -> tuple[list[list[int]], list[int], list[int], int, list[int]]:
    """A network of any size, and what is observed."""
    inputs, neurons = draw(st.integers(1, 6)), draw(st.integers(1, 8))
    weight = st.integers(-(1 << 15), (1 << 15) - 1)
    rows = st.lists(st.lists(weight, min_size=neurons, max_size=neurons), min_size=inputs, max_size=inputs)
    row = st.lists(weight, min_size=neurons, max_size=neurons)
    seen = st.lists(st.integers(-2, 2), min_size=inputs, max_size=inputs)
    return draw(rows), draw(row), draw(row), draw(st.integers(-(1 << 31), (1 << 31) - 1)), draw(seen)


def written(numbers: list[int]) -> Pen:
    """A pen that has written some numbers."""
    pen = Pen(vec[i64]([i64(0)] * len(numbers)), 0)
    for number in numbers:
        pen.write(i64(number))
    return pen


@examples(200)
@given(networks())
def test_sums_side_by_side_are_those_of_single_neurons(
    found: tuple[list[list[int]], list[int], list[int], int, list[int]],
) -> None:
    """Whatever the signs of weights and numbers; the network keeps nothing from one position to the next."""
    weights, starts, outward, start, seen = found
    network = Network(weights, starts, outward, start)
    numbers = written(seen)
    assert network.promise(numbers) == network.promise(numbers) == plainly(*found)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_sums_do_not_reach_their_neighbours(sign: int) -> None:
    """Three neurons share a number: two at their limit, and one between them that says a little."""
    weights = [[sign * MOST_SUM, 7, -sign * MOST_SUM]]
    numbers = written([1])
    found = [
        int(Network(weights, [0, 0, 0], [int(k == which) * 64 for k in range(3)], 0).promise(numbers))
        for which in range(3)
    ]
    assert found == [
        plainly(weights, [0, 0, 0], [int(k == which) * 64 for k in range(3)], 0, [1]) for which in range(3)
    ]
    assert found[1] > 5000


def test_promises_stay_between_nothing_and_all() -> None:
    """However large the total; and nothing known is half the result."""
    numbers = written([1])
    assert Network([[0]], [0], [0], 0).promise(numbers) == 5000
    assert Network([[0]], [0], [0], (1 << 31) - 1).promise(numbers) == 9999
    assert Network([[0]], [0], [0], -(1 << 31)).promise(numbers) == 0


# -- files --------------------------------------------------------------------------------------------


def counting() -> NetworkFile:
    """A network for Cardinal on 3 × 3 that promises more, the more ships the viewer has on the board than the other."""
    observation = CARDINAL.observation(SETUP)
    assert observation is not None
    value = {"own": (40, 0), "rival": (0, 40)}
    rows = [value.get(field.name, (0, 0)) for field in observation.fields for _ in range(field.size)]
    return NetworkFile(
        game="cardinal",
        rules_version=CARDINAL.rules_version,
        made_by="hand",
        fields=seen_of(observation),
        starts=(0, 0),
        weights=tuple(rows),
        outward=(64, -64),
        start=0,
    )


def test_a_file_is_read_as_it_was_written() -> None:
    """All of it."""
    assert read_network(msgspec.json.encode(counting()), "bots") == counting()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[" * 100_000,
        msgspec.json.encode(replace(counting(), outward=(64,))),
        msgspec.json.encode(replace(counting(), weights=counting().weights[1:])),
        msgspec.json.encode(replace(counting(), weights=((1,), *counting().weights[1:]))),
        msgspec.json.encode(replace(counting(), starts=())),
        msgspec.json.encode(replace(counting(), starts=(1 << 15, 0))),
        msgspec.json.encode(replace(counting(), fields=(Seen("own", (10**12,), 0, 1),))),
        msgspec.json.encode(
            replace(
                counting(),
                fields=(*counting().fields[:-1], Seen("occurrences", (1,), 0, 10**6)),
                weights=((*counting().weights[:-1], (1, 1))),
            )
        ),
        msgspec.json.encode(counting()).replace(b'"format":1', b'"format":2'),
        msgspec.json.encode(counting())[:-1] + b',"more":1}',
    ],
)
def test_a_file_that_is_no_network_is_refused(data: bytes) -> None:
    """In one sentence, with the file's name: also where a sum could become too large."""
    with pytest.raises(Malformed, match="not a whole network") as refused:
        read_network(data, "some.network")
    assert refused.value.path == "some.network"


def test_a_network_for_something_else_is_refused() -> None:
    """Another game, another board, more players, other rules."""
    file = counting()
    for game, setup, other, match in (
        (CARDINAL, Setup(players=2, options=CARDINAL.options()), file, "for another game"),
        (KRAKEN, Setup(players=2, options=KRAKEN.options()), file, "for another game"),
        (KRAKEN, Setup(players=3, options=KRAKEN.options()), file, "for another game"),
        (CARDINAL, SETUP, replace(file, game="kraken"), "for another game"),
        (CARDINAL, SETUP, replace(file, rules_version=0), "have changed since"),
    ):
        with pytest.raises(Malformed, match=match):
            judgement_by(other, game, setup, "bots")


# -- judging -------------------------------------------------------------------------------------------


def test_what_one_seat_is_promised_the_other_is_not() -> None:
    """By what the seat sees that must choose."""
    judgement = judgement_by(counting(), CARDINAL, SETUP, "bots")
    position = begin(CARDINAL, 2, rows=3, columns=3, first="orange")
    assert judgement.judge(position, 0) == judgement.judge(position, 1) == 0.5
    position.play(position.legal()[0])
    assert position.player == 1
    assert judgement.judge(position, 0) > 0.5
    shares = vec[float]([0.0] * 4)
    assert judgement.judge_all(position, shares)
    assert [shares[i64(0)], shares[i64(1)]] == [judgement.judge(position, 0), judgement.judge(position, 1)]
    assert shares[i64(0)] + shares[i64(1)] == 1.0


def test_a_games_own_judgement_still_says_what_deserves_a_look() -> None:
    """Only what positions promise comes from the network."""
    own = BRUISE_CRUISE.judgement()
    setup = Setup(players=2, options=BRUISE_CRUISE.options())
    observation = BRUISE_CRUISE.observation(setup)
    assert own is not None
    assert observation is not None
    file = replace(
        counting(),
        game="bruise-cruise",
        rules_version=BRUISE_CRUISE.rules_version,
        fields=seen_of(observation),
        weights=((0, 0),) * observation.size,
    )
    judgement = judgement_by(file, BRUISE_CRUISE, setup, "bots")
    position = stroll(begin(BRUISE_CRUISE, 2), 60, seeded(3))
    assert judgement.judge(position, 0) == 0.5
    assert (judgement.horizon, judgement.apart, judgement.flat) == (own.horizon, own.apart, own.flat)
    assert judgement.settled(position) == own.settled(position)
    assert judgement.points(position, 0) == own.points(position, 0)
    assert judgement.reflex(position) == own.reflex(position)
    assert judgement.mixes(position) == own.mixes(position)
    assert judgement.levels() == own.levels()
    move = position.legal()[0]
    assert judgement.kind(position, move) == own.kind(position, move)


# -- the bot -----------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The network in a file."""
    path = tmp_path / "small.network"
    path.write_bytes(msgspec.json.encode(counting()))
    return path


def bot_of(spec: str) -> NetworkBot:
    """The bot of a spec."""
    bot = find_any_bot(spec, CARDINAL, path="bots", clock=lambda: 0)
    assert isinstance(bot, NetworkBot)
    return bot


def test_the_bot_searches_with_the_network(file: Path) -> None:
    """The same dice give the same choice and report; what moves are worth is what the network promises, not what random games bring."""
    position = begin(CARDINAL, 2, rows=3, columns=3, first="orange")
    bot = bot_of(f"network:simulations=9 {file}")
    bot.check(position)
    choice = bot.choose(position, 0, seeded(1))
    assert choice == bot.choose(position, 0, seeded(1))
    assert {value for _, _, value in choice.considered} == {
        judgement_by(counting(), CARDINAL, SETUP, "").judge(after(), 0)
    }


def after() -> Position:
    """The position after any first move."""
    position = begin(CARDINAL, 2, rows=3, columns=3, first="orange")
    position.play(position.legal()[0])
    return position


def test_a_win_is_proven_although_the_network_knows_nothing(tmp_path: Path) -> None:
    """What ends a game is not judged."""
    setup = Setup(players=2, options=CARDINAL.options())
    observation = CARDINAL.observation(setup)
    assert observation is not None
    ignorant = replace(counting(), fields=seen_of(observation), weights=((0, 0),) * observation.size)
    path = tmp_path / "ignorant.network"
    path.write_bytes(msgspec.json.encode(ignorant))
    position = CARDINAL.load(b'{"game": "cardinal", "board": ["OO.O", "G.G.", "...G", "O..."], "player": "orange"}')
    choice = bot_of(f"network:simulations=300 {path}").choose(position, 0, seeded(2))
    position.play(choice.move)
    assert position.over()
    assert position.worth(0) == 1.0
    assert choice.considered[0][2] == 1.0


def test_a_level_and_no_budget_are_budgets(file: Path) -> None:
    """The middle level if nothing is said."""
    assert bot_of(f"network:{file}").search == find_bot("uct:3", CARDINAL)
    assert bot_of(f"network:1 {file}").search == find_bot("uct:1", CARDINAL)
    assert bot_of(f" network: milliseconds=5 {file}").search.milliseconds == 5


def test_wrong_specs_are_refused(file: Path, tmp_path: Path) -> None:
    """And a network that does not fit, before anything is played."""
    for spec, match in (
        ("network", "name one file"),
        (f"network:1 {file} {file}", "name one file"),
        (f"network:9 {file}", "is not a level"),
        (f"network:{tmp_path / 'none'}", "cannot be read"),
    ):
        with pytest.raises(Malformed, match=match):
            find_any_bot(spec, CARDINAL, path="bots", clock=lambda: 0)
    with pytest.raises(Malformed, match="for another game"):
        bot_of(f"network:{file}").check(begin(CARDINAL, 2))
    with pytest.raises(Malformed, match="networks play only in"):
        find_bot(f"network:{file}", CARDINAL)


def test_no_other_seats_secrets_are_judged() -> None:
    """In imagined worlds that the seat that must choose cannot tell apart, the network promises it the same."""
    setup = Setup(players=2, options=KRAKEN.options())
    observation = KRAKEN.observation(setup)
    assert observation is not None
    file = replace(
        counting(),
        game="kraken",
        rules_version=KRAKEN.rules_version,
        fields=seen_of(observation),
        weights=tuple((k % 7, k % 5) for k in range(observation.size)),
    )
    judgement = judgement_by(file, KRAKEN, setup, "bots")
    position = kraken_choice(2, 25, 4)
    seat = int(position.player)
    worlds = [veiled(position, seat) for _ in range(8)]
    for number, world in enumerate(worlds):
        world.imagine(seeded(number))
    assert len({tuple(world.numbers()) for world in worlds}) > 1
    assert len({judgement.judge(world, seat) for world in worlds}) == 1
