"""Commands speak the language of the terminal, or the one that somebody asks for."""

from __future__ import annotations

import pytest

from quarterdeck.cli.main import language_of, run


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "de_AT", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_says_which_language_it_speaks(environment: dict[str, str], language: str) -> None:
    """The strongest variable that says something counts."""
    assert language_of(environment) == language


def test_a_command_speaks_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the option, else by QUARTERDECK_LANGUAGE, else by the terminal; the next command speaks its own again."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run(["--language", "de", "games"]) == 0
    assert "Fünf Schiffe" in capsys.readouterr().out
    assert run(["games"]) == 0
    assert "Five ships" in capsys.readouterr().out
    monkeypatch.delenv("QUARTERDECK_LANGUAGE")
    assert run(["learn", "cardinal", "--read"]) == 0
    assert "So gewinnst du" in capsys.readouterr().out


def test_rules_say_that_they_are_english(capsys: pytest.CaptureFixture[str]) -> None:
    """Before the first clause, to whoever reads another language."""
    assert run(["--language", "de", "rules", "cardinal", "CA-2.4"]) == 0
    assert capsys.readouterr().out.startswith("Regeln und Karten bleiben auf Englisch, in der Sprache des Regelhefts.")
    assert run(["rules", "cardinal", "CA-2.4"]) == 0
    assert "Englisch" not in capsys.readouterr().out


def test_a_language_that_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """With those that there are."""
    assert run(["--language", "tlh", "games"]) == 2
    assert "'tlh' is not spoken here; there are en, de" in capsys.readouterr().err
