"""The search: what it finds, that it is honest about it, and that it is the same on every machine."""

from __future__ import annotations

from typing import cast

import pytest
from mypy_extensions import i64

from quarterdeck.bots import RandomBot, SearchBot, find_bot
from quarterdeck.bots.bot import SLICE, Bot, Choice
from quarterdeck.bots.greedy import GreedyBot
from quarterdeck.bots.tree import Tree
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import NotYourTurn
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from tests.bots.tables import CARDINAL, KRAKEN, UNKNOWN, Duel, Guess, begin, kraken_choice, stroll, veiled


def cardinal_choice() -> Position:
    """The first turn on the 4 x 4 board."""
    return stroll(begin(CARDINAL, 2, first="orange"), 0, seeded(1))


def choose(spec: str, position: Position, seed: int = 1) -> Choice:
    """What a bot chooses for the seat that must choose."""
    seat = int(position.player)
    return find_bot(spec).choose(veiled(position, seat), seat, seeded(seed))


@pytest.mark.clause("CA-5.2")
@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_turn_is_found(seed: int) -> None:
    """Green has four ships, and orange would have five after its next turn."""
    position = CARDINAL.load(
        b'{"game": "cardinal", "player": "green",'
        b' "board": ["G . G . O", ". . . . .", "G . . . O", ". . . . .", "G . O . O"]}'
    )
    while not position.over():  # a ship that summons the pirate wins if the pirate is put where all five stay
        assert position.player == 1
        choice = choose("uct:3", position, seed)
        assert choice == Choice(choice.move) or choice.considered[0][2] == 1.0
        position.play(choice.move)
    assert position.worth(1) == 1.0


@pytest.mark.clause("KR-4.10", "KR-5.1")
@pytest.mark.parametrize("spec", ["ismcts:1", "ismcts:3"])
@pytest.mark.parametrize("seed", range(4))
def test_an_order_of_icons_that_sinks_the_own_ship_is_avoided(spec: str, seed: int) -> None:
    """Two damage in Lane 1 of the front: D first means 4 damage; K or T first means to live on."""
    position = KRAKEN.load(
        b'{"game": "kraken", "front": "N", "player": "A", "card": "undertow", "icons": "D K T", "played": ["undertow"],'
        b' "order": ["A", "B"], "ships": {"A": {"at": "N1", "damage": 2, "hand": ["full-sail", "heave-to"]},'
        b' "B": {"at": "S2", "hand": ["lee-shelter", "hard-over", "last-powder"]}}}'
    )
    down = KRAKEN.parse(position, "D")
    assert down in position.legal()
    choice = choose(spec, position, seed)
    assert choice.move != down
    assert {move: value for move, _, value in choice.considered}[down] == 0.0


def test_the_same_dice_give_the_same_choice_and_report() -> None:
    """A budget in simulations is reproducible."""
    for spec, position in (("uct:3", cardinal_choice()), ("ismcts:3", kraken_choice(4, 60, 3))):
        assert choose(spec, position, 5) == choose(spec, position, 5)
        assert choose(spec, position, 5) != choose(spec, position, 6)


def test_the_report_is_pinned_to_the_last_digit() -> None:
    """Compiled or not, on every machine: the tree calculates with floats, so their bits are compared."""
    board = choose("uct:simulations=300", cardinal_choice())
    cards = choose("ismcts:simulations=300", kraken_choice(3, 40, 2))
    assert [board.move, *board.considered[:3]] == PINNED_UCT
    assert [cards.move, *cards.considered[:3]] == PINNED_ISMCTS


PINNED_UCT = [27, (27, 73, 0.6986301369863014), (24, 52, 0.6730769230769231), (19, 31, 0.6129032258064516)]
PINNED_ISMCTS = [18, (18, 145, 0.31724137931034485), (8, 84, 0.26785714285714285), (20, 71, 0.2535211267605634)]


def test_the_most_visited_move_is_chosen_and_reported_first() -> None:
    """Ties stand in order of move numbers."""
    for seed in range(10):
        choice = choose("ismcts:1", kraken_choice(4, 30, seed))
        assert choice.move == choice.considered[0][0]
        assert list(choice.considered) == sorted(choice.considered, key=lambda entry: (-entry[1], entry[0]))
        assert sum(visits for _, visits, _ in choice.considered) == 10
        assert all(0.0 <= value <= 1.0 for _, _, value in choice.considered)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_visit_is_accounted_for(players: int) -> None:
    """A node is visited once more than its children together, or as often where nothing was imagined away."""
    position = kraken_choice(players, 25, 4)
    tree = Tree(veiled(position, position.player), seeded(3), imagines=True)
    tree.grow(500)
    nodes = tree.nodes
    assert nodes.visits[0] == 500
    assert nodes.number <= 501
    for node in every_node(tree):
        below = nodes.below(node)
        passed_on = sum(nodes.visits[child] for child in below)
        assert passed_on <= nodes.visits[node]
        assert len({(nodes.move[child], nodes.mover[child]) for child in below}) == len(below)
        if node:
            assert 1 <= nodes.visits[node] <= nodes.available[node]
            assert 0.0 <= nodes.worth[node] <= float(nodes.visits[node])
    assert sum(nodes.visits[child] for child in nodes.below(0)) == 500


def every_node(tree: Tree) -> list[int]:
    """All nodes from the root down."""
    found = [0]
    for node in found:
        found.extend(tree.nodes.below(node))
    assert len(found) == tree.nodes.number
    return found


def test_the_worths_of_the_seats_on_a_way_are_those_of_one_game() -> None:
    """After one simulation the single node below the root holds what that game was worth to its mover."""
    position = cardinal_choice()
    tree = Tree(position, seeded(8), imagines=False)
    tree.grow(1)
    assert [tree.nodes.mover[node] for node in tree.nodes.below(0)] == [0]
    assert tree.nodes.worth[1] in (0.0, 0.5, 1.0)


def test_a_single_legal_move_is_played_without_search() -> None:
    """There is nothing to consider."""
    position = CARDINAL.load(b'{"game": "cardinal", "player": "orange", "board": ["O . G", ". P .", "G . ."]}')
    assert len(position.legal()) == 1
    assert choose("uct:5", position) == Choice(position.legal()[0])


def test_a_bot_leaves_the_position_as_it_is() -> None:
    """It works on copies."""
    position = kraken_choice(3, 20, 5)
    seat = int(position.player)
    shown = veiled(position, seat)
    before = shown.numbers()
    for spec in ("random", "ismcts:1"):
        find_bot(spec).choose(shown, seat, seeded(1))
        assert shown.numbers() == before


def test_a_seat_that_is_not_asked_gets_no_choice() -> None:
    """Neither does a spectator."""
    position = cardinal_choice()
    for seat in (1, -1):
        for bot in (RandomBot(), find_bot("uct:1")):
            with pytest.raises(NotYourTurn):
                bot.choose(position, seat, seeded(1))


@pytest.mark.parametrize("seat", [0, 1])
def test_every_waiting_seat_can_be_asked(seat: int) -> None:
    """Where seats choose at the same time, the bot of each finds its own best choice."""
    choice = find_bot("uct:2").choose(Duel(), seat, seeded(2))
    assert choice.move == 1
    assert RandomBot().choose(Duel(), seat, seeded(2)).move in (0, 1)


def test_a_budget_in_time_ends_with_the_clock() -> None:
    """The clock is looked at after every slice, and one slice is always searched."""
    position = cardinal_choice()
    now = [0]

    def clock() -> int:
        now[0] += 1_000_000
        return now[0]

    for milliseconds, slices in ((1, 1), (5, 5)):
        bot = find_bot(f"uct:milliseconds={milliseconds}", clock=clock)
        choice = bot.choose(position, 0, seeded(1))
        assert sum(visits for _, visits, _ in choice.considered) == slices * SLICE


def test_more_simulations_see_more() -> None:
    """Uct of level 3 beats the random bot in every one of 8 games."""
    for seed in range(8):
        position = begin(CARDINAL, 2)
        dice = seeded(seed)
        bots = [find_bot("uct:3"), RandomBot()]
        while not position.over():
            moves = position.legal()
            player = int(position.player)
            position.play(
                moves[dice.below(len(moves))] if player < 0 else bots[player].choose(position, player, dice).move
            )
        assert position.worth(0) == 1.0


class Reflexes(Judgement):
    """Likes one move of `Guess` without looking."""

    def judge(self, position: Position, seat: int) -> float:
        return 0.5

    def reflex(self, veiled: Position) -> int:
        assert cast("Guess", veiled).pearl == UNKNOWN
        return 5001


@pytest.mark.parametrize(
    "bot", [SearchBot(spec="", imagines=True, judgement=Reflexes(0)), GreedyBot(judgement=Reflexes(0))]
)
def test_what_needs_no_thought_is_done_without_a_search(bot: Bot) -> None:
    """On what the seat knows; nothing was weighed."""
    assert bot.choose(veiled(Guess(0), 0), 0, seeded(1)) == Choice(5001)


class Vast(Guess):
    """The same with moves that no list of numbers could hold."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        for k in range(int(moves.count)):
            moves.items[i64(k)] = FARTHEST - moves.items[i64(k)]

    def play(self, move: int) -> None:
        super().play(FARTHEST - move)

    def clone(self) -> Vast:
        copy = Vast(self.pearl)
        copy.copy_from(self)
        return copy


FARTHEST = 2**60


def test_moves_may_have_any_numbers() -> None:
    """To decline is worth as much as a guess, whatever the moves are called."""
    small, vast = (choose("ismcts:simulations=200", root, 3) for root in (Guess(0), Vast(0)))
    assert [(FARTHEST - move, visits, value) for move, visits, value in vast.considered] == list(small.considered)
