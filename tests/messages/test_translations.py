"""Translations are complete and fit; `quarterdeck translate check` says what is wrong with one that is not."""

from __future__ import annotations

import sys

import msgspec
import pytest

from quarterdeck.cli.main import run
from quarterdeck.cli.translate import Checked, checked
from quarterdeck.messages.checking import check_messages
from quarterdeck.messages.language import LANGUAGES, OWN

ENGLISH = """
-game = Kraken
sinks = { $ship } sinks.
hits =
    { $number ->
        [0] nobody
        [one] one ship
       *[other] { $number } ships
    }
turn = { $way ->
    [left] to port
   *[right] to starboard
}
share = { NUMBER($part) } %
title = { -game }
"""
GERMAN = """
sinks = { $ship } sinkt.
hits =
    { $number ->
        [one] ein Schiff
       *[other] { $number } Schiffe
    }
turn = { $way ->
    [left] nach Backbord
   *[right] nach Steuerbord
}
share = { NUMBER($part) } %
-spiel = Kraken
title = { -spiel }
"""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != OWN])
def test_our_translations_are_complete(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Messages of all packages and of the client, lessons and illustrated pages; so the command finds nothing."""
    code, told = run(["translate", "check", language]), capsys.readouterr().out
    assert code == 0, told
    assert f"quarterdeck.games.cardinal: {language}.ftl: complete" in told


def test_a_good_translation_has_nothing_wrong() -> None:
    """It may tell other plural forms apart, and have terms of its own."""
    assert list(check_messages(ENGLISH, GERMAN)) == []


@pytest.mark.parametrize(
    ("before", "after", "kind", "name"),
    [
        ("sinks = { $ship } sinkt.\n", "", "missing", "sinks"),
        ("sinks = ", "sinks = Weg.\nfloats = Schwimmt.\nsinks = ", "superfluous", "floats"),
        ("sinks = ", "sinks = Weg.\nsinks = ", "twice", "sinks"),
        ("{ $ship } sinkt", "{ $boat } sinkt", "argument", "sinks"),
        ("{ $ship } sinkt", "Es sinkt", "argument", "sinks"),
        ("[left]", "[links]", "variant", "turn"),
        ("{ -spiel }", "{ -game }", "reference", "title"),
        ("sinks = { $ship } sinkt.", "sinks = { $ship sinkt.", "syntax", "sinks = { $ship sinkt."),
    ],
)
def test_what_is_wrong_is_told(before: str, after: str, kind: str, name: str) -> None:
    """With the message that it is about."""
    assert before in GERMAN
    found = list(check_messages(ENGLISH, GERMAN.replace(before, after, 1)))
    assert (kind, name) in [(one.kind, one.name) for one in found]


def test_a_message_may_stand_for_what_is_no_message_in_english() -> None:
    """Where the English words are in the program."""
    assert list(check_messages(ENGLISH, GERMAN + "tagline = Ein Spiel\n", also=("tagline",))) == []


def test_the_command_tells_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """With an exit code for scripts; a language without a single file lacks them all."""
    assert run(["translate", "check", "tlh", "--json"]) == 4
    told = msgspec.json.decode(capsys.readouterr().out, type=dict[str, list[Checked]])
    assert {wrong.kind for file in told["tlh"] for wrong in file.wrong} == {"no-file"}
    assert {"quarterdeck.table: tlh.ftl", "web: tlh-table.ftl", "cardinal: guide/tlh.md"} <= {
        file.file for file in told["tlh"]
    }


def test_no_library_is_needed_that_only_some_packages_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are read where they lie: packages that need NumPy or PyTorch are not imported."""
    monkeypatch.setitem(sys.modules, "quarterdeck.research", None)
    files = [one.file for one in checked("de")]
    assert "quarterdeck.research: de.ftl" in files
