"""Moves that nobody should make: numbers that are not legal, and texts that are nearly notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Game
from quarterdeck.engine.laws import EXACT_LIMIT, judges_exactly, space
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand, pick, view

ODD: Final = 0
"""Stands for this check among the numbers of laws."""
STREAM: Final = 1_000
SPOILED: Final = 24
"""How many spoiled texts are tried in a position."""
REMEMBERED: Final = 64
"""How many texts of earlier positions are spoiled as well."""
SIGNS: Final = " -+.,:;?*/_#'\"<>{}()[]%\\\t\n\0ab1209éß²٣–🏴"
"""What is put into texts; among it digits that are none to `int`, and ends of lines."""
NUMBERS: Final = ("-1", "0", "00", "1.5", "1e9", "²", "٣", "4294967296", "99999999999999999999999")
"""What is written in place of numbers."""
STRANGE: Final = (
    "",
    " ",
    "?",
    "-",
    ";",
    "\n",
    "\0",
    "None",
    "null",
    "{}",
    "ﬀ",
    "🏴",
    "9" * 400,
    "a " * 2_000,
    "é" * 2_000,
)
"""Texts that mean nothing in any game."""


def refuses_odd_moves(trial: Trial) -> None:
    """Odd moves: each number that is not legal is refused with a clause, each text that is no move is refused in words.

    Nothing raises anything else, and no position changes. The seat that must choose is answered from its view as well.
    """
    game, dice = trial.game, trial.dice(STREAM)
    known = {clause.id for clause in game.clauses() if not clause.advice}
    texts: list[str] = []
    for position in trial.sample():
        legal = position.legal()
        texts = [*(game.text(position, move) for move in legal[:REMEMBERED]), *texts][:REMEMBERED]
        shown = [position, view(position, position.player)] if position.player >= 0 else [position]
        for one in shown:
            before = one.numbers()
            for move in space(game, legal, dice):
                judges_number(game, one, move, legal, known)
            for text in [*STRANGE, *(spoiled(pick_text(texts, dice), dice) for _ in range(SPOILED))]:
                judges_text(game, one, text, legal, known)
            demand(ODD, one.numbers() == before, "being asked about odd moves changed the position")


def judges_number(game: Game, position: Position, move: int, legal: list[int], known: set[str]) -> None:
    """Check that a number is refused, with a clause and in words, exactly if it is not legal."""
    refusal = answered(game, position, move, f"move {move}")
    demand(ODD, refusal is not None or move in legal, f"move {move} is not legal and is not refused")
    demand(ODD, refusal is None or move not in legal, f"move {move} is legal and is refused: {refusal}")
    refuses_well(game, refusal, f"move {move}", known)


def judges_text(game: Game, position: Position, text: str, legal: list[int], known: set[str]) -> None:
    """Check that a text is refused in words, or is read as a move that is judged like any other."""
    try:
        move = game.parse(position, text)
    except Malformed as error:
        demand(ODD, bool(error.problem.strip()), f"{shown(text)} is refused without a word")
        return
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what we look for
        demand(ODD, False, f"reading {shown(text)} raises {error!r}")  # noqa: FBT003 - as it is
        return
    demand(ODD, 0 <= move < EXACT_LIMIT, f"{shown(text)} is read as {move}, which is no move")
    refusal = answered(game, position, move, shown(text))
    refuses_well(game, refusal, shown(text), known)
    if refusal is None and move not in legal:
        demand(ODD, move >= game.moves, f"{shown(text)} is read as move {move}, which is not legal and is not refused")
        judges_exactly(game, position, move, known)


def answered(game: Game, position: Position, move: int, called: str) -> Refusal | None:
    """What `why_not` says of a move."""
    try:
        return game.why_not(position, move)
    except Exception as error:
        demand(ODD, False, f"asking why not {called} raises {error!r}")  # noqa: FBT003 - as it is
        raise


def refuses_well(game: Game, refusal: Refusal | None, called: str, known: set[str]) -> None:
    """Check that a refusal has a clause of the game and a sentence."""
    if refusal is not None:
        demand(ODD, refusal.clause in known, f"{called} is refused by {refusal.clause!r}, no clause of {game.title}")
        demand(ODD, bool(refusal.sentence.strip()), f"{called} is refused without a sentence")


def shown(text: str) -> str:
    """A text in quotes; a long one is cut."""
    return repr(text) if len(text) <= REMEMBERED else f"{text[:REMEMBERED]!r}… ({len(text)} characters)"


def pick_text(texts: list[str], dice: Dice) -> str:
    """One of the texts; empty if there are none yet."""
    return texts[dice.below(len(texts))] if texts else ""


def spoiled(text: str, dice: Dice) -> str:
    """A text with one or two things wrong."""
    for _ in range(1 + dice.below(2)):
        faulty = list(faults(text, dice))
        text = faulty[dice.below(len(faulty))]
    return text


def faults(text: str, dice: Dice) -> Iterator[str]:
    """The text with one thing wrong, in several ways."""
    place, sign = dice.below(len(text) + 1), SIGNS[dice.below(len(SIGNS))]
    words = text.split(" ")
    word = pick(list(range(len(words))), dice)
    yield text[:place] + sign + text[place:]
    yield text[:place] + text[place + 1 :]
    yield text[:place] + sign + text[place + 1 :]
    yield text[:place]
    yield " ".join([*words[:word], *words[word + 1 :]])
    yield " ".join([*words[:word], NUMBERS[dice.below(len(NUMBERS))], *words[word + 1 :]])
    yield " ".join(reversed(words))
    yield f"{text} {text}"
    yield text.upper()
