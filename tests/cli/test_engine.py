"""`quarterdeck engine`: searches answer, can be stopped, and nothing that is written to it ends it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck import __version__
from quarterdeck.cli.engine_talk import BETWEEN, EngineTalk
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.position_files import write_position
from quarterdeck.engine.registry import find_game, keys
from tests.cli.commands import begin, process
from tests.docs.files import DOCS, blocks
from tests.examples import examples

PAGE = DOCS / "engine-protocol.md"
BEGUN = ("newgame cardinal", "position start moves coin orange; b2")


class Talk:
    """A conversation with an engine in this process."""

    def __init__(self, *lines: str) -> None:
        self.said: list[str] = []
        self.talk = EngineTalk(self.said.append)
        for line in lines:
            assert self.tell(line) == [], line

    def tell(self, line: str) -> list[str]:
        """What is answered at once."""
        before = len(self.said)
        assert self.talk.hear(line)
        return self.said[before:]

    def ask(self, line: str) -> list[str]:
        """What is answered when the search is done."""
        before = len(self.said)
        self.tell(line)
        self.talk.end()
        return self.said[before:]


def test_the_conversation_on_the_page_takes_place() -> None:
    """Line by line; dots stand for what a search tells."""
    [text] = blocks(PAGE, "text")
    talk = Talk()
    heard: list[str] = []
    for line in text.splitlines():
        mark, said = line[:1], line[2:]
        if mark == ">":
            assert heard == [], f"left over before {said}"
            if said == "quit":
                assert not talk.talk.hear(said)
                continue
            waits = said.startswith("go") and "infinite" not in said
            heard = (talk.ask if waits and talk.talk.thinking is None else talk.tell)(said)
        elif mark == ".":
            assert any(answer.startswith("info ") for answer in heard)
            heard = [answer for answer in heard if not answer.startswith("info ")]
        elif "bestmove" in said:  # which one depends on how far the search came
            assert heard.pop(0).startswith("bestmove ")
        else:
            assert heard.pop(0).replace(__version__, "…") == said
    assert heard == []


def test_the_page_names_every_command() -> None:
    """In a table of its own."""
    text = PAGE.read_text(encoding="utf-8")
    assert [
        word for word in [*EngineTalk(print).commands, "quit"] if not re.search(rf"^\| `{word}\b", text, re.MULTILINE)
    ] == []


def test_the_same_commands_give_the_same_answers() -> None:
    """Another seed gives other numbers."""

    def answers(seed: str) -> list[str]:
        talk = Talk(f"setoption seed {seed}", "setoption lines 9", *BEGUN)
        return [line for line in talk.ask("go simulations 60") + talk.ask("go level 1") if "time" not in line]

    assert answers("4") == answers("4") != answers("5")


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["hullo"], "error hullo: 'hullo': there is no such command; there are hello, isready"),
        (["newgame chess"], "error newgame: game: "),
        (["newgame"], "error newgame: game: "),
        (["newgame cardinal rows=99"], "error newgame: options.rows"),
        (["newgame cardinal players=7"], "error newgame: players: must be a whole number from 2 to 2, not '7'"),
        (["newgame 'cardinal"], "error newgame: No closing quotation"),
        (["go"], "error go: name a game first"),
        (["position start"], "error position: name a game first"),
        (["position there"], "error position: write position start"),
        (["position {"], "error position: the position file is not JSON on one line"),
        (["position " + "[" * 5000], "error position: write position start"),
        (["position " + '{"a":' * 5000], "error position: the position file is not JSON"),
        (['position {"game": "cardinal"} moves a1'], "error position: "),
        (["setoption depth 4"], "error setoption: 'depth': there is no such option; there are bot, seed, lines"),
        (["setoption bot deep"], "error setoption: bot: there is no bot 'deep'"),
        (["setoption seed -1"], "error setoption: seed: must be a whole number from 0 to"),
        (["newgame cardinal", "go"], "error go: chance decides now"),
        (["newgame cardinal", "position start moves b2"], "error position: moves[0]: b2: "),
        (["newgame cardinal", "position start moves coin orange; x9"], "error position: moves[1]: "),
        (["newgame kraken", "setoption bot uct", "position start moves start A", "go"], "error go: "),
        ([*BEGUN, "go level 6"], "error go: level: must be a whole number from 1 to 5, not '6'"),
        ([*BEGUN, "go depth 6"], "error go: 'depth': means nothing behind go"),
        ([*BEGUN, "go level"], "error go: level: needs a value"),
        ([*BEGUN, "go level 1 movetime 5"], "error go: movetime: is a second budget besides level"),
        ([*BEGUN, "go ponder ponder"], "error go: ponder: is given twice"),
        ([*BEGUN, "go seat orange"], "error go: that seat has nothing to choose now; these have: green"),
        ([*BEGUN, "go seat blue"], "error go: seat: "),
        (["ponderhit"], "error ponderhit: no search ponders now"),
    ],
)
def test_a_wrong_command_is_answered_by_one_line(lines: list[str], wrong: str) -> None:
    """It says what would be right, and the engine goes on."""
    talk = Talk()
    for line in lines:
        answers = talk.tell(line)
    assert len(answers) == 1
    assert answers[0].startswith(wrong)
    assert talk.tell("isready") == ["ready"]


@examples(60)
@given(st.lists(st.text(max_size=30) | st.sampled_from([*BEGUN, "go", "hello", "position start moves", "go ponder"])))
def test_whatever_is_written_the_engine_goes_on(lines: list[str]) -> None:
    """Each command is answered, or is not."""
    talk = Talk()
    for line in lines:
        if line.strip().partition(" ")[0] != "quit":
            talk.tell(line)
            talk.talk.end()
    assert talk.tell("isready") == ["ready"]


def test_pondering_waits_for_the_hit() -> None:
    """However small the budget: what is pondered about has not come yet."""
    talk = Talk(*BEGUN, "go ponder simulations 1")
    assert talk.tell("isready") == ["ready"]
    assert talk.tell("go") == ["error go: a search goes on; write stop first"]
    assert talk.tell("newgame kraken") == ["error newgame: a search goes on; write stop first"]
    assert not any("bestmove" in line for line in talk.said)
    thinking = talk.talk.thinking
    assert thinking is not None
    talk.tell("ponderhit")
    thinking.wait()
    assert talk.said[-1].startswith("bestmove ")
    assert talk.tell("stop") == []
    assert talk.tell("ponderhit") == ["error ponderhit: no search ponders now; begin one with go ponder"]


@pytest.mark.parametrize("bot", ["random", "best"])
def test_an_endless_search_is_stopped(bot: str) -> None:
    """Even one of a bot that has its answer at once."""
    talk = Talk(f"setoption bot {bot}", *BEGUN, "go infinite")
    assert talk.tell("stop")[-1].startswith("bestmove ")
    assert talk.ask("go movetime 1")[-1].startswith("bestmove ")


def test_the_answer_that_is_expected_can_be_pondered_about() -> None:
    """It is a legal move of the other seat, and pondering goes on from there."""
    talk = Talk(*BEGUN)
    word, best, ponder, reply = talk.ask("go simulations 300")[-1].split()
    assert (word, ponder) == ("bestmove", "ponder")
    assert talk.tell(f"position start moves coin orange; b2; {best}; {reply}") == []
    assert talk.tell("go ponder simulations 5") == []
    talk.tell("ponderhit")
    talk.talk.end()
    assert talk.said[-1].startswith("bestmove ")


@pytest.mark.parametrize(
    "lines",
    [
        ("setoption bot random", *BEGUN),  # it expects nothing
        ("newgame cardinal", "position start moves coin orange"),  # after one simulation it expects nothing either
    ],
)
def test_nothing_is_said_where_nothing_is_expected(lines: tuple[str, ...]) -> None:
    """A program must not take chance, or a guess about a secret, for an answer."""
    assert "ponder" not in Talk(*lines).ask("go simulations 1")[-1]


def test_no_secret_is_expected() -> None:
    """What another seat holds is a guess, and only who knows it could tell whether the guess is a legal move."""
    position, moves = choice_of("kraken")
    talk = Talk("newgame kraken players=2", f"position start moves {'; '.join(moves)}")
    assert not position.over()
    assert "ponder" not in talk.ask("go simulations 200")[-1]


def choice_of(key: str) -> tuple[Position, list[str]]:
    """A position in which a seat may choose, and the moves before it."""
    game, dice, moves = find_game(key), seeded(2), list[str]()
    position = game.start(Setup(players=2, options=game.options()))
    while position.player == CHANCE or len(position.legal()) == 1 or len(moves) < 9:
        legal = position.legal()
        move = legal[dice.below(len(legal))]
        moves.append(game.text(position, move))
        position.play(move)
    assert not any(BETWEEN in text for text in moves)
    return position, moves


@pytest.mark.parametrize("key", keys())
def test_all_games_are_searched_from_moves_and_from_files(key: str) -> None:
    """From files of what the seat knows, too: it is asked the same, and nothing is played on from what it does not know."""
    game = find_game(key)
    position, moves = choice_of(key)
    setup = Setup(players=2, options=game.options())
    seat = int(position.player)
    name = game.seats_at(position)[seat]
    listed = f"{BETWEEN} ".join(moves)
    talk = Talk("setoption bot greedy" if key == "pirates" else "setoption lines 2", f"newgame {key} players=2")
    assert talk.tell(f"position start moves {listed}") == []
    best = talk.ask("go simulations 3")[-1].partition(" ponder ")[0]
    veiled = position.clone()
    veiled.veil(seat)
    legal = {f"bestmove {game.text(veiled, move)}" for move in veiled.legal()}
    assert best in legal
    file = msgspec.json.encode(msgspec.json.decode(write_position(game, setup, veiled, seat))).decode()
    assert talk.tell(f"position {file}") == []
    assert talk.ask(f"go simulations 3 seat {name}")[-1].partition(" ponder ")[0] in legal
    if game.hidden:
        assert talk.tell(f"position {file} moves x") == [
            "error position: moves: a position that leaves something open takes no moves; write the position after them"
        ]


def test_a_process_answers_while_it_thinks(tmp_path: Path) -> None:
    """And stops at once, from another process."""
    engine = begin("engine", folder=tmp_path)
    assert engine.stdin is not None
    assert engine.stdout is not None
    with engine:
        for line in [*BEGUN, "go infinite", "isready"]:
            engine.stdin.write(line + "\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == "ready\n"
        engine.stdin.write("stop\nquit\n")
        engine.stdin.close()
        assert engine.stdout.read().splitlines()[-1].startswith("bestmove ")
    assert engine.returncode == 0


def test_a_search_is_waited_for_when_the_input_ends(tmp_path: Path) -> None:
    """So commands can come from a file; what is no UTF-8 is an error like any other."""
    ran = process("engine", folder=tmp_path, stdin="\n".join([*BEGUN, "go simulations 5"]))
    assert ran.code == 0
    assert ran.out.splitlines()[-1].startswith("bestmove ")
