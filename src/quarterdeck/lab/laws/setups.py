"""The set-ups in which the laws look at a game: every number of players, then options drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, EnumType, IntType, LiteralType, Metadata, StructType, Type

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import players_of

STREAM: Final = 1_001


class Wanted(Struct, frozen=True, kw_only=True):
    """What is settled of the set-ups; None is left to us."""

    players: int | None = None
    options: Struct | None = None
    pack: Pack | None = None


def setup_of(game: Game, wanted: Wanted, number: int, seed: int) -> Setup:
    """The set-up of a game, by its number from 0 and its seed.

    There is one game with the usual options for each number of players, and then games with drawn options. Where the game
    does not take what was drawn, it gets its usual options.
    """
    numbers = game.players if wanted.players is None else (wanted.players,)
    players = numbers[number % len(numbers)]
    usual = Setup(
        players=players, options=game.options() if wanted.options is None else wanted.options, pack=wanted.pack
    )
    if number < len(numbers) or wanted.options is not None:
        return usual
    drawn = msgspec.structs.replace(usual, options=drawn_options(game, players, seeded(seed, STREAM)))
    return drawn if is_taken(game, drawn) else usual


def is_taken(game: Game, setup: Setup) -> bool:
    """Whether a game can begin like this. One whose start raises something else is taken: a law is to find that."""
    try:
        game.start(setup)
    except Malformed:
        return False
    except Exception:  # noqa: BLE001 - games of others may do anything
        return True
    return True


def drawn_options(game: Game, players: int, dice: Dice) -> Struct:
    """Options of which about half have another value than usual."""
    info = msgspec.inspect.type_info(game.options)
    chosen: dict[str, object] = {}
    for field in info.fields if isinstance(info, StructType) else ():
        there = players in (players_of(game.options, field.name) or (players,))
        values = values_of(field.type)
        if there and values and dice.below(2):
            chosen[field.name] = values[dice.below(len(values))]
    return msgspec.structs.replace(game.options(), **chosen)


def values_of(kind: Type) -> Sequence[object]:
    """What an option may be; nothing if that cannot be listed, or if it is a seed, a fleet or the like."""
    if isinstance(kind, Metadata):
        return () if "kind" in (kind.extra or {}) else values_of(kind.type)
    if isinstance(kind, BoolType):
        return (False, True)
    if isinstance(kind, LiteralType):
        return tuple(kind.values)
    if isinstance(kind, EnumType):
        return tuple(kind.cls)
    if isinstance(kind, IntType) and kind.ge is not None and kind.le is not None:
        return range(kind.ge, kind.le + 1)
    return ()


def simpler(game: Game, setup: Setup) -> Iterator[Setup]:
    """Set-ups with fewer players, or with one more option as usual."""
    for players in game.players:
        if players < setup.players:
            yield msgspec.structs.replace(setup, players=players)
    for name in unusual(game, setup.options):
        usual = {name: getattr(game.options(), name)}
        yield msgspec.structs.replace(setup, options=msgspec.structs.replace(setup.options, **usual))


def unusual(game: Game, options: Struct) -> dict[str, object]:
    """The options that are not as usual, as files write them."""
    usual = msgspec.to_builtins(game.options())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}
