"""Files that were saved on Windows mean what they meant before, wherever a file is named."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.registry import find_game
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record, read_record
from quarterdeck.records.writing import write_record
from tests.cli.commands import START, Ran, run_here
from tests.records.games import new_match, play_on

Command = Callable[..., Ran]
SAVED = pytest.mark.parametrize(
    "saved",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: codecs.BOM_UTF8 + data,
        lambda data: codecs.BOM_UTF8 + data.replace(b"\n", b"\r\n"),
    ],
    ids=["line ends", "byte-order mark", "both"],
)
Saved = Callable[[bytes], bytes]


@SAVED
@pytest.mark.parametrize("key", ["cardinal", "kraken"])
def test_a_record_is_the_same_record(key: str, saved: Saved, tmp_path: Path, command: Command) -> None:
    """Checksums are those of the lines without what the editor added; the record can be gone on with."""
    match = play_on(new_match(key), seed=2, decisions=20)
    data = encode_record(match.record)
    path = tmp_path / "game.qdr"
    path.write_bytes(saved(data))
    assert read_record(path) == match.record
    assert "Sound" in command("record", "verify", str(path)).out
    for words in (["record", "show"], ["record", "replay"]):
        assert command(*words, str(path)).code == 0
    assert command("scene", str(path)).out.startswith("<svg")
    longer = play_on(match, seed=2, decisions=2).record
    write_record(path, longer)
    assert path.read_bytes() == encode_record(longer)


@SAVED
def test_a_damaged_record_is_refused_all_the_same(saved: Saved, tmp_path: Path) -> None:
    """One letter of a move; a return that ends no line; a second mark."""
    data = encode_record(play_on(new_match("cardinal"), seed=2, decisions=9).record)
    path = tmp_path / "game.qdr"
    place = data.index(b'"move":') + len(b'"move":"')
    for bad in (
        data[:place] + b"x" + data[place + 1 :],
        data.replace(b"\n", b"\r\r\n"),
        data.replace(b',"sum"', b'\r,"sum"'),
        codecs.BOM_UTF8 + codecs.BOM_UTF8 + data,
        b"\n".join(codecs.BOM_UTF8 + line for line in data.split(b"\n")),
    ):
        path.write_bytes(saved(bad) if not bad.startswith(codecs.BOM_UTF8) else bad)
        with pytest.raises(RecordError):
            read_record(path)


def test_the_bytes_of_a_record_are_judged_as_they_are() -> None:
    """Only files are made plain, so nothing else that is damaged is ever mended."""
    data = encode_record(play_on(new_match("cardinal"), seed=2, decisions=9).record)
    for bad in (data.replace(b"\n", b"\r\n"), codecs.BOM_UTF8 + data):
        with pytest.raises(RecordError):
            parse_record(bad)


@SAVED
def test_a_position_file_is_the_same_position(saved: Saved, tmp_path: Path, command: Command) -> None:
    """It may be shown, played on, and drawn."""
    path = tmp_path / "start.json"
    path.write_bytes(START.replace(", ", ",\n").encode())
    wanted = [command(*words, str(path)).out for words in (["position", "show"], ["position", "moves"], ["scene"])]
    path.write_bytes(saved(path.read_bytes()))
    assert [
        command(*words, str(path)).out for words in (["position", "show"], ["position", "moves"], ["scene"])
    ] == wanted


@SAVED
@pytest.mark.parametrize("key", ["kraken", "bruise-cruise", "bremerhaven"])
def test_a_pack_is_the_same_pack(key: str, saved: Saved, tmp_path: Path, command: Command) -> None:
    """With the same digest, so that games with it go on on every machine."""
    own = find_game(key).own_pack()
    assert own is not None
    path = tmp_path / "pack.toml"
    path.write_bytes(saved(own.content.encode()))
    found = command("pack", "check", str(path), "--json").json()
    assert (found["game"], found["digest"]) == (key, own.digest)
    assert command("simulate", key, "--games", "1", "--pack", str(path)).code == 0


@SAVED
def test_a_file_of_fleets_has_the_same_fleets(saved: Saved, tmp_path: Path) -> None:
    """Written by us, saved elsewhere."""
    path = tmp_path / "two.toml"
    run_here("fleet", "export", "Titan's Line", "Black Raiders", "-o", str(path))
    wanted = run_here("fleet", "code", str(path)).out
    path.write_bytes(saved(path.read_bytes()))
    assert run_here("fleet", "code", str(path)).out == wanted
    assert run_here("fleet", "code", f"{path}:Black Raiders").out == wanted.splitlines()[1] + "\n"
