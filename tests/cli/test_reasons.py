"""Why a command cannot do what it was asked is said in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from quarterdeck.cli.main import run
from quarterdeck.messages.language import LANGUAGES, OWN
from tests.cli.commands import START

OTHERS: Final = [language for language in LANGUAGES if language != OWN]
FILES: Final = {
    "start.json": START,
    "broken.json": '{"game": "cardinal", "board": [',
    "broken.record": '{"quarterdeck": "1"}\n',
    "pack.toml": 'title = "Ours"\nboats = 3\n',
    "fleet.toml": "[[fleet]]\nname = 3\n",
    "notes.txt": "Ahoy",
    "empty.txt": "",
}
COMMANDS: Final = (
    "play nothing",
    "play cardinal --players 9",
    "play kraken --seats human,human,human,human,human",
    "play cardinal --seats human,wizard",
    "play cardinal --seats human,uct:9",
    "play cardinal --seats human,uct:minutes=3",
    "play bremerhaven --seats human,uct:3",
    "play cardinal --option rows=99",
    "play cardinal --option colour",
    "play cardinal --option colour=1",
    "play cardinal --pack pack.toml",
    "play kraken --pack pack.toml",
    "play --resume broken.record --players 2",
    "play --resume broken.record",
    "play --resume missing.record",
    "play --position start.json --players 4",
    "position moves broken.json",
    "position moves notes.txt",
    "position moves missing.json",
    "position moves broken.record",
    "record replay start.json",
    "record replay notes.txt",
    "record replay broken.record --upto 7",
    "pack check pack.toml",
    "pack check pack.toml --game bremerhaven",
    "fleet check fleet.toml",
    "fleet check missing.toml",
    "fleet check 40.ghost-ship",
    "fleet list --nation martian",
    "fleet pieces --masts x",
    "fleet pieces --oars 3",
    "fleet draw --nation martian",
    "rules cardinal CA-99",
    "rules where XX-1",
    "rules coverage cardinal --tests nowhere",
    "simulate",
    "simulate cardinal --bots nobody",
    "new-game X",
    "new-game cardinal",
    "new-game json",
    "new-game sea --folder notes.txt",
    "lesson check",
    "scene start.json -o notes.txt",
    "simulate cardinal --games 0",
    "simulate cardinal --seed -1",
    "simulate cardinal --workers 0",
    "simulate cardinal --games 1 --parquet notes.txt",
    "simulate cardinal --games 1 --parquet .",
    "puzzle cardinal --number 99999",
    "learn cardinal --lesson nowhere",
    "serve --data folder --origin nowhere",
    "serve --data folder --proxy nobody",
    "serve --data notes.txt",
    "serve --data folder --database postgresql://HOST/x --database-password-file empty.txt",
    "serve --data folder --database postgresql://me@HOST/x --database-password-file missing.txt",
    "serve --data folder --database postgresql://me@HOST/x --database-password-file empty.txt",
    "serve --data folder --database postgresql://me@HOST/x --database-password-file fleet.toml",
)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_why_a_command_is_refused_is_translated(
    command: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit code is the same, and the sentence is not."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    told = {}
    for one in (OWN, language):
        code = run(["--language", one, *command.split()])
        told[one] = code, capsys.readouterr().err
    (own_code, own), (other_code, other) = told[OWN], told[language]
    assert own_code == other_code != 0
    said = [text.partition(": ")[2] for text in (own, other)]
    assert said[0] != said[1], own
