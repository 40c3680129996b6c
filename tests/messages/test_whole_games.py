"""Every question and every sentence of whole games by bots that know them, each form once, in files to be read.

`quarterdeck record replay FILE --questions` prints a game with its questions, move by move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.engine.registry import keys
from quarterdeck.messages.language import LANGUAGES, speaking
from quarterdeck.messages.of_games import said_by
from quarterdeck.records.record import MoveLine
from quarterdeck.records.replaying import verify
from quarterdeck.scene.shapes import Scene
from quarterdeck.table.match import Match
from tests.golden import check_golden
from tests.messages.test_sentences import ENGLISH, names
from tests.records.skilled import FOLDER, GAMES, PEOPLE, kept, play

GOLDEN: Final = Path(__file__).parent / "whole_games"
BIG: Final = {"pirates-2": 25, "pirates-3": 61, "pirates-4": 61}
"""Every so many moves the questions of these games are read: their pictures take long."""
COMPASS: Final = {
    "en": r"\b(?:north|south)-(?:east|west)\b|\b(?:north|east|south|west)(?:ern)?\b",
    "de": r"\b(?:(?:Nord|Süd)(?:ost|west)(?:en)?|(?:nord|süd)?(?:öst|west|nörd|süd)lich|(?:Nord|Ost|Süd|West)(?:en)?)\b",
}
NUMBER: Final = re.compile(r"[+\u2212-]?\d+(?:[.,]\d+)*(?:(?:, | and | und )[+\u2212-]?\d+(?:[.,]\d+)*)*")
ENDS: Final = (".", "?", "!", "…")
"""How sentences end; nothing that stands alone as a question or a sentence ends otherwise."""
Said = tuple[str, str]
"""To whom something is said, and what: `asked`, `others`, `told`."""


@cache
def said(name: str, language: str) -> frozenset[Said]:
    """All that a game says to each seat and a spectator."""
    match = kept(name)
    with speaking(language):
        return frozenset((*questions(match, BIG.get(name, 1)), *told(match)))


def questions(match: Match, every: int) -> Iterator[Said]:
    """What is written above the board, for whoever is asked and for the others."""
    for k in {*range(0, match.moves_made, every), match.moves_made}:
        for seat in (*range(match.players), -1):
            view = match.view_at(seat, k)
            moves = view.legal() if seat == view.player else []
            scene = match.game.scene(view, seat, moves)
            assert isinstance(scene, Scene)
            yield "asked" if moves else "others", scene.status


def told(match: Match) -> Iterator[Said]:
    """The story, and the verdict."""
    for seat in (*range(match.players), -1):
        yield from (("told", sentence.text) for sentence in match.story(seat))
    ending = match.ending()
    assert ending is not None
    yield "told", ending.sentence.text


def forms(key: str, language: str) -> set[Said]:
    """What the games of a kind say, without names and numbers."""
    games = [name for name, skilled in GAMES.items() if skilled.game == key]
    replaced = _replaced(games[-1], language)
    return {
        (whom, NUMBER.sub("#", replaced.sub(lambda found: "@" if found.lastgroup else "~", text)))
        for name in games
        for whom, text in said(name, language)
    }


def _replaced(name: str, language: str) -> re.Pattern[str]:
    """Names of seats, then of things and directions."""
    match = kept(name)
    with speaking(language):
        words = [
            word
            for seat, letters in enumerate(match.game.seat_names)
            for said_so in [said_by(match.game, "seat", letters, seat=seat)]
            for word in (said_so, said_so.capitalize())
        ]
        printed = names(match)
    people = "|".join(map(re.escape, sorted({*words, *PEOPLE}, key=len, reverse=True)))
    things = "|".join(map(re.escape, printed)) or "(?!)"
    return re.compile(
        rf"(?<!\w)(?:(?:{things})(?: \(~?\w\d\))?)(?!\w)|(?P<seat>\b(?:{people})\b)|(?i:{COMPASS[language]})"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.long if key == "pirates" else ()) for key in keys()]
)
def test_all_that_whole_games_say_stands_in_a_file_to_be_read(key: str, language: str) -> None:
    """Each form once: `~` is a thing or a direction, `@` a seat, `#` a number."""
    text = "".join(f"{whom}: {form}\n" for whom, form in sorted(forms(key, language)))
    check_golden(GOLDEN / f"{key}-{language}.txt", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if name in ("pirates-3", "pirates-4") else ()) for name in GAMES]
)
def test_all_that_whole_games_say_is_whole_sentences(name: str, language: str) -> None:
    """A capital at the beginning, an end of a sentence at the end, no gaps; only who is asked reads a question."""
    for whom, text in said(name, language):
        assert text[0].isupper() or text[0].isdigit() or text[0] in "„“\"'…", text
        assert text.endswith(ENDS), text
        assert not re.search(r"  | [,.:;?]|\{|\}|\(\)|[,:] ?[.?]|\.\.(?!\.)|^\W*$|\bNone\b", text), text
        assert whom == "asked" or not text.endswith("?"), text


@pytest.mark.parametrize("name", [name for name in GAMES if not name.startswith("pirates")])
def test_whole_games_in_german_have_no_english(name: str) -> None:
    """But for names. Texts of the pirates' cards are English."""
    printed = re.compile(rf"\b(?:{'|'.join(map(re.escape, names(kept(name)))) or '(?!)'})\b")
    assert not {text for _, text in said(name, "de") if ENGLISH.search(printed.sub("", text))}


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_played_to_their_ends(name: str) -> None:
    """And every move is legal."""
    report = verify(kept(name).record)
    assert report.result is not None
    assert report.players == GAMES[name].players


def test_pirates_fire_board_explore_and_bring_gold_home() -> None:
    """What a random game hardly has."""
    moves = {line.move.split()[0] for name in GAMES if name.startswith("pirates") for line in lines_of(name)}
    assert {"fire", "board", "explore", "take", "mast", "crew", "tow"} <= moves
    assert any("gold home" in text for _, text in said("pirates-2", "en"))


def lines_of(name: str) -> list[MoveLine]:
    """The moves of a game."""
    return [line for line in kept(name).record.lines if isinstance(line, MoveLine)]


@pytest.mark.parametrize("name", ["cardinal-2", "kraken-3", "bruise-cruise-3", "bremerhaven-3", "pirates-3"])
def test_the_games_were_played_as_it_is_said(name: str) -> None:
    """The first moves are played again; `python -m tests.records.skilled` plays them all."""
    again = [line.move for line in play(GAMES[name], 12).record.lines if isinstance(line, MoveLine)]
    assert again
    assert again == [line.move for line in lines_of(name)][: len(again)]
    assert {path.stem for path in FOLDER.glob("*.qdr")} == GAMES.keys()
