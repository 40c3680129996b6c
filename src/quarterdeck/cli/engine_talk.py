"""The engine's side of the engine protocol (docs/engine-protocol.md): commands in, answers out, a line each."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from json import JSONDecodeError, JSONDecoder
from typing import Final

from msgspec import Struct

from quarterdeck import __version__
from quarterdeck.bots import Choice, bot_names, default_spec, find_bot
from quarterdeck.bots.bot import MOST_SIMULATIONS, NO_REPLY
from quarterdeck.bots.specs import GREEDY, MILLISECONDS, MOST_MILLISECONDS, RANDOM, SIMULATIONS
from quarterdeck.cli.engine_thinking import Question, Thinking
from quarterdeck.cli.files import seat_of
from quarterdeck.cli.position import play_one
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, NotNow, NotYourTurn, QuarterdeckError
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.position_files import is_whole, read_position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.table.program import PONDER
from quarterdeck.table.seats import check_seed

PROTOCOL: Final = 1
BEST: Final = "best"
"""The usual search for a game, whatever the game."""
BETWEEN: Final = ";"
"""Between moves; no notation contains it."""
MOST_LINES: Final = 200
NUMBERS: Final = {"simulations": MOST_SIMULATIONS, "movetime": MOST_MILLISECONDS, "level": 5}
"""The budgets of `go`, of which one may be named, and the most of each."""


class Asked(Struct, frozen=True, kw_only=True):
    """What `go` says."""

    budget: str = ""
    number: str = ""
    seat: str = ""
    infinite: bool = False
    ponder: bool = False


class EngineTalk:
    """A conversation. `say` is given each line of an answer, now and then from another thread."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.bot = BEST
        self.seed = 1
        self.lines = 3
        self.asked = 0
        """How often a move was asked for since the game or the seed was set."""
        self.game: Game | None = None
        self.setup: Setup | None = None
        self.position: Position | None = None
        self.thinking: Thinking | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "hello": lambda _: self.hello(),
            "isready": lambda _: self.is_ready(),
            "setoption": self.set_option,
            "newgame": self.new_game,
            "position": self.place,
            "choices": lambda _: self.choices(),
            "go": self.go,
            "stop": lambda _: self.stop(),
            "ponderhit": lambda _: self.ponder_hit(),
        }

    def hear(self, line: str) -> bool:
        """Carry out a command; False after `quit`. Whatever is wrong with it is said in one line that begins with `error`."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        try:
            if word and word not in self.commands:
                raise Malformed(repr(word[:40]), SAY("engine-no-command", commands=", ".join([*self.commands, "quit"])))
            if word:
                self.commands[word](rest.strip())
        except QuarterdeckError as error:
            self.say(f"error {word}: {' '.join(str(error).split())}")
        return True

    def end(self) -> None:
        """Wait for the answer of a search that ends by itself, and stop any other."""
        thinking = self.thinking
        if thinking is not None:
            if thinking.question.waits:
                thinking.stop()
            thinking.wait()

    # -- what there is ---------------------------------------------------------------------

    def hello(self) -> None:
        """Tell who we are, which games we know and which options there are."""
        self.say(f"id name Quarterdeck {__version__}")
        self.say(f"id protocol {PROTOCOL}")
        self.say(f"id games {' '.join(keys())}")
        self.say(f"option bot {self.bot}: {' '.join((BEST, *bot_names()))}")
        self.say(f"option seed {self.seed}: a whole number from 0")
        self.say(f"option lines {self.lines}: 0 to {MOST_LINES}")
        self.say("ready")

    def is_ready(self) -> None:
        """Answer that everything before was carried out; a search may go on meanwhile."""
        self.say("ready")

    def set_option(self, rest: str) -> None:
        """Set an option: `setoption bot greedy`."""
        self.refuse_while_thinking()
        name, _, value = (part.strip() for part in rest.partition(" "))
        if name == "bot":
            if value not in (BEST, *bot_names()):
                raise Malformed("bot", SAY("engine-no-bot", written=repr(value), bots=", ".join((BEST, *bot_names()))))
            self.bot = value
        elif name == "seed":
            seed = number_in("seed", value, 0, 2**63 - 1)
            check_seed(seed)
            self.seed, self.asked = seed, 0
        elif name == "lines":
            self.lines = number_in("lines", value, 0, MOST_LINES)
        else:
            raise Malformed(repr(name), SAY("engine-no-option", options="bot, seed, lines"))

    # -- the position ----------------------------------------------------------------------

    def new_game(self, rest: str) -> None:
        """Begin with a game: `newgame kraken players=3 rounds=40`."""
        self.refuse_while_thinking()
        try:
            words = shlex.split(rest)
        except ValueError as error:
            raise Malformed("", str(error)) from None
        if not words:
            raise Malformed("game", SAY("which-game", games=", ".join(keys()), example=keys()[0]))
        game = find_game(words[0])
        players = [word.partition("=")[2] for word in words[1:] if word.startswith("players=")]
        most = game.players[-1]
        number = number_in("players", players[-1], game.players[0], most) if players else max(2, game.players[0])
        options = [word for word in words[1:] if not word.startswith("players=")]
        self.setup = read_setup(game, number, options, None)
        self.game, self.position, self.asked = game, game.start(self.setup), 0

    def place(self, rest: str) -> None:
        """Take a position: `position start`, or a position file on one line; then `moves`, with `;` between them."""
        self.refuse_while_thinking()
        if rest.startswith("{"):
            file, rest = split_json(rest)
            opened = read_position(file.encode("utf-8", errors="replace"))
            game, position = opened.game, opened.position
        else:
            word, _, rest = rest.partition(" ")
            if word != "start":
                raise Malformed("", SAY("engine-position-form"))
            if self.game is None or self.setup is None:
                raise Malformed("", SAY("engine-no-game", example=f"newgame {keys()[0]}"))
            game, position = self.game, self.game.start(self.setup)
        self.play_on(game, position, rest.strip())
        self.game, self.position = game, position

    def play_on(self, game: Game, position: Position, rest: str) -> None:
        """Play the moves behind a position."""
        word, _, listed = rest.partition(" ")
        if word not in ("", "moves"):
            raise Malformed("", SAY("engine-position-form"))
        moves = [text.strip() for text in listed.split(BETWEEN)] if listed.strip() else []
        if moves and not is_whole(position):
            raise Malformed("moves", SAY("engine-untold"))
        for number, text in enumerate(moves):
            path = f"moves[{number}]"
            if position.over():
                raise Malformed(path, SAY("engine-over"))
            refusal = play_one(game, position, text, path)
            if refusal is not None:
                raise Malformed(path, f"{text}: {refusal.sentence} ({refusal.clause})")

    def choices(self) -> None:
        """Take no notice: this lists the legal moves for programs that do not know the rules."""

    # -- thinking --------------------------------------------------------------------------

    def go(self, rest: str) -> None:
        """Look for a move, and answer with `bestmove` when the budget is spent."""
        self.refuse_while_thinking()
        if self.game is None or self.position is None:
            raise Malformed("", SAY("engine-no-game", example=f"newgame {keys()[0]}"))
        asked = read_go(rest.split())
        game, position = self.game, self.position
        if position.over():
            raise NotYourTurn(SAY("engine-over"))
        if position.player == CHANCE:
            raise NotYourTurn(SAY("engine-chance"))
        seat = seat_of(game.seats_at(position), asked.seat) if asked.seat else int(position.player)
        veiled = position.clone()
        if seat < 0 or not veiled.waiting() >> seat & 1:
            waiting = [name for k, name in enumerate(game.seats_at(position)) if veiled.waiting() >> k & 1]
            raise NotYourTurn(SAY("engine-not-asked", seats=", ".join(waiting)))
        veiled.veil(seat)
        if veiled.player != seat:
            veiled.focus(seat)
        question = Question(
            bot=find_bot(self.spec(game, asked), game, path=asked.budget or "bot", clock=time.monotonic_ns),
            veiled=veiled,
            seat=seat,
            dice=seeded(self.seed, self.asked),
            milliseconds=int(asked.number) if asked.budget == "movetime" else 0,
            waits=asked.infinite or asked.ponder,
            ponders=asked.ponder,
        )
        self.asked += 1

        def alive(milliseconds: int) -> None:
            self.say(f"info time {milliseconds}")

        def done(choice: Choice, milliseconds: int) -> None:
            self.answer(game, veiled, choice, milliseconds)

        self.thinking = Thinking(question, alive, done)

    def spec(self, game: Game, asked: Asked) -> str:
        """The bot and its budget, as `find_bot` reads them."""
        name = default_spec(game).partition(":")[0] if self.bot == BEST else self.bot
        if name in (RANDOM, GREEDY):
            return name
        if asked.infinite:
            return f"{name}:{SIMULATIONS}={MOST_SIMULATIONS}"
        if asked.budget in ("", "level"):
            return f"{name}:{asked.number}" if asked.budget else name
        return f"{name}:{SIMULATIONS if asked.budget == 'simulations' else MILLISECONDS}={asked.number}"

    def answer(self, game: Game, veiled: Position, choice: Choice, milliseconds: int) -> None:
        """Say what was found."""
        for rank, (move, visits, value) in enumerate(choice.considered[: self.lines], start=1):
            self.say(f"info rank {rank} visits {visits} value {value:.3f} move {game.text(veiled, move)}")
        self.say(f"info time {milliseconds} visits {sum(visits for _, visits, _ in choice.considered)}")
        self.say(f"bestmove {game.text(veiled, choice.move)}{expected(game, veiled, choice)}")

    def stop(self) -> None:
        """Answer now; without a search this means nothing."""
        if self.thinking is not None:
            self.thinking.stop()
            self.thinking.wait()

    def ponder_hit(self) -> None:
        """Let the budget of a search count from now."""
        if self.thinking is None or not (self.thinking.running and self.thinking.question.ponders):
            raise NotNow(SAY("engine-no-ponder"))
        self.thinking.hit()

    def refuse_while_thinking(self) -> None:
        """Refuse what would change what is thought about."""
        if self.thinking is not None and self.thinking.running:
            raise NotNow(SAY("engine-busy"))


def expected(game: Game, veiled: Position, choice: Choice) -> str:
    """` ponder MOVE`: what another seat is expected to answer; nothing if chance comes first, or anything is hidden."""
    if choice.reply == NO_REPLY or not is_whole(veiled):
        return ""
    after = veiled.clone()
    after.play(choice.move)
    if after.player in (CHANCE, NOBODY, veiled.player) or choice.reply not in after.legal():
        return ""
    return f" {PONDER} {game.text(after, choice.reply)}"


def read_go(words: Sequence[str]) -> Asked:
    """What the words behind `go` say; `Malformed` names the wrong one."""
    given: dict[str, str] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        if word in given:
            raise Malformed(word, SAY("engine-twice"))
        if word in ("infinite", PONDER):
            given[word] = word
        elif word in (*NUMBERS, "seat"):
            if not left:
                raise Malformed(word, SAY("engine-value-missing", example="go level 3"))
            given[word] = left.pop(0)
        else:
            raise Malformed(repr(word[:40]), SAY("engine-go-form"))
    budgets = [name for name in given if name in NUMBERS or name == "infinite"]
    if len(budgets) > 1:
        raise Malformed(budgets[1], SAY("engine-one-budget", first=budgets[0]))
    budget = budgets[0] if budgets and budgets[0] in NUMBERS else ""
    if budget:
        number_in(budget, given[budget], 1, NUMBERS[budget])
    return Asked(
        budget=budget,
        number=given.get(budget, ""),
        seat=given.get("seat", ""),
        infinite="infinite" in given,
        ponder=PONDER in given,
    )


def number_in(path: str, text: str, least: int, most: int) -> int:
    """The whole number in a text; `Malformed` says from where to where it may be."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most):
        raise Malformed(path, SAY("engine-number", least=str(least), most=str(most), written=repr(text[:40])))
    return int(text)


def split_json(text: str) -> tuple[str, str]:
    """The JSON with which a text begins, and what stands behind it."""
    try:
        _, end = JSONDecoder().raw_decode(text)
    except (JSONDecodeError, RecursionError) as error:
        raise Malformed("", SAY("engine-no-json", reason=str(error))) from None
    return text[:end], text[end:].strip()
