"""What German players are told and shown in a game, and which English names of cards are in it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Picture
from tests.records.games import new_match

SHOWN = ("label", "title", "text", "words", "summary", "status", "lines")
"""The fields of things in a picture that are read or heard; ids, moves and drawings keep the English names."""


def english_told(key: str, english: Iterable[str], *, every: int, seed: int = 3, **options: object) -> list[str]:
    """The English names in pictures (of every so many moves), in news and in the stories of a whole game of two; sorted."""
    match, dice = new_match(key, players=2, start=None, **options), seeded(seed)
    told: list[str] = []
    while not match.over:
        match.chance(dice)
        for seat in match.waiting()[:1]:
            told += [text for _, text in match.news(seat) or ()]
            moves = match.legal(seat)
            if match.moves_made % every == 0:
                view = match.view(seat)
                told += words_of(match.game.scene(view, seat, view.legal()))
            match.play(seat, moves[dice.below(len(moves))])
    told += [sentence.text for seat in range(2) for sentence in match.story(seat)]
    return english_in(" | ".join(told), english)


def english_in(text: str, english: Iterable[str]) -> list[str]:
    """The English names in a text, sorted."""
    return sorted(name for name in english if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text))


def words_of(scene: Picture) -> list[str]:
    """All that is read or heard of a picture."""
    return texts_in(msgspec.to_builtins(scene))


def texts_in(found: object, name: str = "") -> list[str]:
    """The texts of the fields that are shown."""
    if isinstance(found, dict):
        return [text for key, value in found.items() if key != "art" for text in texts_in(value, key)]
    if isinstance(found, (list, tuple)):
        return [text for value in found for text in texts_in(value, name)]
    return [found] if isinstance(found, str) and name in SHOWN else []
