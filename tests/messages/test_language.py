"""Whoever is spoken to is spoken to in their language, whatever was said to others before."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from quarterdeck import messages
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.games.cardinal.picture import squares
from quarterdeck.messages import content, message_file, speaker
from quarterdeck.messages.language import OWN, best_of, remembered, speak, speaking, spoken
from quarterdeck.table.match import Match

OTHER: Final = "de"
MARK: Final = "¶"
"""What stands at the end of each message of the language that the tests make up."""
MOVES: Final = 10


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Instead of German everybody is told the English messages, each with a mark, and texts of cards as they are; nothing is remembered before or after."""

    def marked(package: str, language: str) -> Path:
        if language == OWN:
            found = message_file(package, language)
            assert isinstance(found, Path)
            return found
        file = tmp_path / f"{package}.ftl"
        if not file.exists():
            file.write_text(with_marks(message_file(package, OWN).read_text(encoding="utf-8")), encoding="utf-8")
        return file

    forget()
    monkeypatch.setattr(messages, "message_file", marked)
    monkeypatch.setattr(content, "translations", lambda _package, _language: {})
    yield
    forget()


@cache
def with_marks(text: str) -> str:
    """Messages that say the same, with a mark at the end, or before the sentence ends."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            last = entry.value.elements[-1]
            end = last.value[-1:] if isinstance(last, ast.TextElement) and last.value[-1:] in set(".?!:") else ""
            if isinstance(last, ast.TextElement):
                last.value = last.value.removesuffix(end)
            entry.value.elements.append(ast.TextElement(MARK + end))
    return FluentSerializer().serialize(resource)


def forget() -> None:
    """Nothing of games and messages is remembered."""
    speaker.cache_clear()
    forget_squares()
    for game in keys():
        find_game(game)
    gc.unfreeze()  # what is frozen is not listed
    listed = gc.get_objects()
    gc.freeze()
    for found in listed:
        if type(found).__name__ == "_lru_cache_wrapper" and found.__module__.startswith(
            ("quarterdeck.games", "quarterdeck.messages")
        ):
            found.cache_clear()
    for found in listed:
        if type(found) is messages.Speaker:  # what is referred to weakly may be gone by now, and then has no class
            for tongue in list(found._tongues):  # noqa: SLF001 - modules keep their speakers
                if tongue != OWN:
                    del found._tongues[tongue]  # noqa: SLF001 - as above


def forget_squares() -> None:
    """Nothing of Cardinal's board is remembered, whose squares stand in a table of their own."""
    for drawn in squares._KNOWN.values():  # noqa: SLF001 - nobody else has to empty it
        drawn[:] = [None] * len(drawn)


def begun(key: str) -> Match:
    """A game after some random moves."""
    game = find_game(key)
    match = Match.new(game, Setup(players=game.players[0], options=game.options()), ["Ann"] * game.players[0])
    dice = seeded(3, 0)
    for _ in range(MOVES):
        match.go_on(dice)
        if match.over:
            break
        seat = match.waiting()[0]
        legal = match.legal(seat)
        match.make(seat, legal[dice.below(len(legal))])
    match.go_on(dice)
    return match


def told(match: Match) -> list[str]:
    """Every text that seats and spectators see and hear of a match, and why some moves are refused."""
    parts: list[object] = []
    for seat in (*range(match.players), -1):
        moves = match.moves(seat) if seat >= 0 else []
        view = match.view(seat)
        parts += [match.game.scene(view, seat, moves), match.story_lines(seat)]
        parts += [match.game.foresee(view, seat, move) for move in moves[:3]]
        parts += [match.game.why_not(view, move) for move in range(12)] if seat in match.waiting() else []
    return list(texts(msgspec.to_builtins(parts)))


def texts(found: object) -> Iterator[str]:
    """All strings in there."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from texts(value)
    elif isinstance(found, list | tuple):
        for value in found:
            yield from texts(value)


def without_marks(found: list[str]) -> list[str]:
    """Sentences as English has them: without marks, what they do to a full stop, and separators in numbers."""
    said = [text.replace(MARK, "").strip() for text in found]
    return [re.sub(r"(?<=\d)[.,](?=\d)|(?<=[.?])\.", "", text) for text in said if " " in text]


@pytest.mark.parametrize("key", keys())
def test_nothing_said_to_others_is_said_again_in_their_language(made_up: None, key: str) -> None:  # noqa: ARG001
    """A view in one language is the same whether or not others were drawn before it, and says what the others say."""
    match = begun(key)
    with speaking(OTHER):
        alone = told(match)
    english = told(begun(key))
    with speaking(OTHER):
        after = told(begun(key))
    assert [pair for pair in zip(after, alone, strict=True) if pair[0] != pair[1]] == []
    assert sum(MARK in text for text in alone) > MOVES
    assert [text for text in english if MARK in text] == []
    pairs = zip(without_marks(alone), without_marks(english), strict=True)
    assert [(here, there) for here, there in pairs if here != there] == []


def test_each_context_has_its_own_language() -> None:
    """What one request speaks is nothing to the others; a thread that is given the context speaks it, too."""
    with speaking(OTHER), ThreadPoolExecutor(1) as threads:
        assert threads.submit(spoken).result() == OWN
        assert threads.submit(copy_context().run, spoken).result() == OTHER
        copy_context().run(speak, OWN)
        assert spoken() == OTHER
    assert spoken() == OWN


def test_only_known_languages_are_spoken() -> None:
    """Nobody fills the memory with languages that there are not."""
    with pytest.raises(ValueError, match="'tlh' is none of the languages en, de"), speaking("tlh"):
        pass


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de"], "de"),
        (["de-AT", "en"], "de"),
        (["fr", "DE-de", "en"], "de"),
        (["de_DE.UTF-8"], "de"),
        (["en-GB", "de"], "en"),
        (["C.UTF-8"], None),
        (["fr", ""], None),
        ([], None),
    ],
)
def test_the_first_language_that_is_spoken_here_is_taken(wanted: list[str], found: str | None) -> None:
    """Whatever country, script or character set stands behind it."""
    assert best_of(wanted) == found


def test_what_holds_sentences_is_remembered_for_each_language() -> None:
    """And made only once for each."""
    made = []

    @remembered(2)
    def greeting(name: str) -> str:
        made.append(name)
        return f"{spoken()} {name}"

    with speaking(OTHER):
        assert greeting("Ann") == greeting.here()("Ann") == "de Ann"
    assert greeting("Ann") == greeting("Ann") == "en Ann"
    assert made == ["Ann", "Ann"]
