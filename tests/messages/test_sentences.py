"""Sentences of whole games: they say "you" to whoever they are about, have words instead of notation, and are German on German tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.messages.hearing import heard_by, hears, mine
from quarterdeck.messages.language import LANGUAGES, speaking
from quarterdeck.messages.of_games import said_by
from quarterdeck.scene.shapes import Scene, Thing
from quarterdeck.table.match import Match
from quarterdeck.table.wording import words_in

OPTIONS: Final[dict[str, dict[str, object]]] = {
    "bremerhaven": {"length": "short"},
    "pirates": {"total": 20, "islands": 2, "patience": 4},
}
DECISIONS: Final = {"bremerhaven": 260, "bruise-cruise": 260, "pirates": 180}
"""Of the large games; the others are played to their ends."""
LOOKED_AT: Final = 10
"""Every so many decisions everything on the table is read, too."""
YOU: Final = {
    "en": re.compile(r"\b([Yy]ou|[Yy]our)\b"),
    "de": re.compile(r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[rmns]?)\b"),
}
ENGLISH: Final = re.compile(r"\b(the|your|you|and|with|which|from|is|are|has|it|to|its)\b")
"""Words that are in nearly every English sentence and in no German one."""
NOTATION: Final = re.compile(r"\b[a-z0-9]+-[a-z0-9-]+\b")
"""A slug, such as `key-west-b`."""


@cache
def played(key: str) -> tuple[Match, tuple[int, ...]]:
    """A random game, and at how many moves everything is read."""
    game = find_game(key)
    players = 2 if 2 in game.players else game.players[0]
    options = convert_options(game, OPTIONS.get(key, {}))
    match = Match.new(game, Setup(players=players, options=options), ["Ann"] * players)
    dice = seeded(11)
    looks = []
    for k in range(DECISIONS.get(key, 10_000)):
        match.chance(dice)
        if match.over:
            break
        if k % LOOKED_AT == 0:
            looks.append(match.moves_made)
        seat = match.waiting()[0]
        moves = match.legal(seat)
        match.make(seat, moves[dice.below(len(moves))])
    return match, tuple(looks)


def stories(key: str, language: str) -> Iterator[tuple[Match, int, str]]:
    """Each sentence of the story as each seat and a spectator hear it."""
    match, _ = played(key)
    with speaking(language):
        for seat in (*range(match.players), -1):
            yield from ((match, seat, sentence.text) for sentence in match.story(seat))


def read(key: str, language: str) -> Iterator[str]:
    """What is read on the table here and there: questions, what can be chosen, what comes of it, why not, what is where."""
    match, looks = played(key)
    game, dice = match.game, seeded(5)
    with speaking(language):
        for at in looks:
            position = match.position_at(at)
            for seat in (*range(match.players), -1):
                view = match.view_at(seat, at)
                moves = view.legal() if seat == position.player else []
                scene = game.scene(view, seat, moves)
                assert isinstance(scene, Scene)
                yield scene.status
                yield from words_in(scene).values()
                yield from (line for reply in scene.replies for line in reply.lines)
                yield from (line for shape in scene.shapes if isinstance(shape, Thing) for line in shape.lines)
                yield scene.summary
                for move in moves[:: max(1, len(moves) // 3)]:
                    shown = game.foresee(view, seat, move)
                    yield shown.summary if isinstance(shown, Scene) else ""
                    yield game.matters(view, seat, move) or ""
                tries = [dice.below(int(game.moves)) for _ in range(8)] if moves else []
                yield from (refusal.sentence for move in tries if (refusal := game.why_not(view, move)) is not None)


def names(match: Match) -> list[str]:
    """What is printed on things of a game, the longest first: names are the same in all languages."""
    found = {one.name for one in match.game.components(None)}
    return sorted(found | {name.replace(" ", "-") for name in found}, key=len, reverse=True)


def without_names(match: Match, text: str) -> str:
    """A sentence without the names of things."""
    return _printed(match.game.key).sub("", text)


@cache
def _printed(key: str) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(name) for name in names(played(key)[0])) or r"(?!)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_nobody_is_told_of_oneself_by_name(key: str, language: str) -> None:
    """No sentence begins with the name of the seat that hears it, none has it as whose something is."""
    told = 0
    for match, seat, text in stories(key, language):
        if seat < 0:
            continue
        with speaking(language):
            name = said_by(
                match.game, "seat", match.seat_names[seat], seat=match.game.seat_names.index(match.seat_names[seat])
            )
        own = re.compile(rf"^({name}|{name.capitalize()})\b(?! \d)|\b{name}'s\b")
        assert not own.search(text), text
        told += bool(YOU[language].search(text))
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_who_watches_is_never_you(key: str, language: str) -> None:
    """Nor is whoever plays several seats."""
    match, _ = played(key)
    assert not [text for _, seat, text in stories(key, language) if seat < 0 and YOU[language].search(text)]
    with speaking(language):
        assert not [one.text for one in match.story(0, by_name=True) if YOU[language].search(one.text)]


@pytest.mark.parametrize("key", keys())
def test_sentences_have_no_notation(key: str) -> None:
    """No id of a card or a ship, as moves are written in records."""
    match, looks = played(key)
    written = {word for line in match.record.lines for word in getattr(line, "move", "").split()}
    slugs = {word for word in written if NOTATION.fullmatch(word) and not word.replace("-", "").isdecimal()}
    texts = [*read(key, "en"), *(text for _, _, text in stories(key, "en"))]
    found = {(word, text) for text in texts for word in NOTATION.findall(without_names(match, text)) if word in slugs}
    assert not found
    assert looks


@pytest.mark.parametrize("key", [key for key in keys() if key != "pirates"])
def test_german_sentences_have_no_english(key: str) -> None:
    """But for names. Texts of the pirates' cards are English."""
    match, _ = played(key)
    texts = {*read(key, "de"), *(text for _, _, text in stories(key, "de"))}
    assert not {text for text in texts if ENGLISH.search(without_names(match, text))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_of_pirates_are_german_but_for_names(language: str) -> None:
    """And their lengths are all in centimetres."""
    match, _ = played("pirates")
    texts = {text for _, _, text in stories("pirates", language)}
    assert language == "en" or not {text for text in texts if ENGLISH.search(without_names(match, text))}
    assert not [text for text in texts if re.search(r"\d mm\b", text)]
    assert not [
        text for text in read("pirates", language) if re.search(r"\d mm\b", text) and re.search(r"\d cm\b", text)
    ]


@pytest.mark.parametrize("key", keys())
def test_sentences_begin_with_a_capital_and_have_no_gaps(key: str) -> None:
    """Nothing was left out of them."""
    for language in LANGUAGES:
        for _, _, text in stories(key, language):
            assert text[0].isupper() or text[0].isdigit() or text[0] in "„“\"'…", text
            assert not re.search(r"  | [,.:;]|\{|\}|^\W*$", text), text
            assert not any(one == other == "." for one, other in pairwise(text)), text


def test_inside_heard_by_one_seat_is_you() -> None:
    """Outside it nobody is; inside another, that one."""
    assert not hears(0)
    with heard_by(1):
        assert (mine(1), mine(0), mine(-1)) == ("yes", "no", "no")
        with heard_by(-1):
            assert mine(1) == mine(-1) == "no"
        assert hears(1)
    assert mine(1) == "no"
