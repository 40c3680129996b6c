"""Before anything is chosen the table says what it comes to: each choice has a sentence, in games of random and of skilled bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

import pytest
from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.scene.shapes import Scene
from tests.laws.setups import SETUPS, file_of

BOTS: Final = ("random", "skilled")
SEARCHES: Final = "ismcts:4"
"""The skilled bot of a game without a judgement."""
DECISIONS: Final = {"bremerhaven": 120, "bruise-cruise": 120, "pirates": 60}
"""In each game; the others are played to their ends."""
LOOKED_AT: Final = 2
"""Choices of each kind that are asked about in a position."""


class Silent(Struct, frozen=True, kw_only=True):
    """A kind of choice of which nothing is said."""

    word: str
    """The first word of the choice in notation; empty: any."""
    asked: str
    """What is asked, as position files say it; empty: anything."""
    why: str


SILENT: Final[dict[str, tuple[Silent, ...]]] = {
    "cardinal": (
        Silent(
            word="", asked="", why="a ship lies where it was put, and no square becomes crowded: the picture shows her"
        ),
    ),
    "pirates": (
        *(
            Silent(
                word="",
                asked=asked,
                why="it only names what a card or an island works on: its text has been read, and stands in the question",
            )
            for asked in ("aim", "island choice")
        ),
        *(
            Silent(
                word=word,
                asked="",
                why="the choice names ability and target; what an ability does to somebody else is read on its card",
            )
            for word in ("use", "play", "show", "load")
        ),
    ),
}
"""By game."""


def silences(game: Game, position: Position, seat: int, moves: list[int]) -> Iterator[str]:
    """The choices of which nothing is said, in notation, as far as they are none of the kinds that need no sentence."""
    asked = str(file_of(game, position).get("asked", ""))
    known = position.clone()
    known.veil(seat)
    for move in moves:
        shown = game.foresee(known, seat, move)
        text = game.text(position, move)
        excused = any(
            one.word in ("", text.split(maxsplit=1)[0]) and one.asked in ("", asked) for one in SILENT.get(game.key, ())
        )
        if not excused and not (isinstance(shown, Scene) and shown.summary.strip()):
            yield f"{text} ({asked})"


def some_of_each(game: Game, position: Position, dice: Dice) -> list[int]:
    """Some choices of each kind."""
    kinds: dict[str, list[int]] = {}
    for move in position.legal():
        kinds.setdefault(game.text(position, move).split(maxsplit=1)[0], []).append(move)
    return [moves[dice.below(len(moves))] for moves in kinds.values() for _ in range(min(LOOKED_AT, len(moves)))]


def unsaid(game: Game, which: int, bot: str, foreseen: Callable[[Game], Game] = lambda game: game) -> list[str]:
    """All choices of one game of which nothing is said."""
    dice, found = seeded(which + 1), list[str]()
    skilled = "greedy" if game.judgement() else SEARCHES
    position, player = game.start(SETUPS[game.key][which]), find_bot(skilled if bot == "skilled" else bot, game)
    for _ in range(DECISIONS.get(game.key, 10_000)):
        while position.player == CHANCE:
            moves = position.legal()
            position.play(moves[dice.below(len(moves))])
        if position.player == NOBODY:
            break
        seat = position.player
        found += silences(foreseen(game), position, seat, some_of_each(game, position, dice))
        known = position.clone()
        known.veil(seat)
        position.play(player.choose(known, seat, dice).move)
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("key", "which"),
    [
        pytest.param(key, which, marks=pytest.mark.long if which else ())
        for key in keys()
        for which in range(len(SETUPS.get(key, ())))
    ],
)
def test_each_choice_says_what_it_comes_to(key: str, which: int, bot: str) -> None:
    """Where to, what it costs, what is in danger, what the score becomes, as far as somebody can know."""
    assert sorted(set(unsaid(find_game(key), which, bot))) == []


def test_a_choice_without_a_sentence_is_found() -> None:
    """As if Kraken said nothing."""

    class Mute:
        def __init__(self, game: Game) -> None:
            self.game = game

        def __getattr__(self, name: str) -> object:
            return getattr(self.game, name)

        def foresee(self, _veiled: Position, _seat: int, _move: int) -> None:
            """Nothing."""

    assert unsaid(find_game("kraken"), 4, "random", lambda game: cast("Game", Mute(game)))
