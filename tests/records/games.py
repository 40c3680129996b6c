"""Matches for tests of records: whole random games, known ends, and records broken on purpose."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game
from quarterdeck.records.lines import checksum, encode_record
from quarterdeck.records.record import Record
from quarterdeck.table.match import Match

Fields = dict[str, object]


def new_match(key: str, players: int = 2, start: Fields | None = None, **options: object) -> Match:
    """A match that begins now, its seats called Ada, Ben, Cleo and Dan."""
    game = find_game(key)
    setup = Setup(players=players, options=convert_options(game, options))
    position = None if start is None else game.load(json.dumps(start).encode())
    return Match.new(game, setup, ("Ada", "Ben", "Cleo", "Dan")[:players], position)


def play_on(match: Match, seed: int, decisions: int = 100_000) -> Match:
    """The match after so many random decisions of chance and players, or at its end."""
    dice = seeded(seed)
    for _ in range(decisions):
        if match.over:
            break
        if match.chance_waits:
            texts = match.legal(-1)
            match.play_chance(texts[dice.below(len(texts))])
        else:
            seat = match.waiting()[0]
            texts = match.legal(seat)
            match.play(seat, texts[dice.below(len(texts))])
    return match


def script(match: Match, *moves: str) -> Match:
    """The match after these moves by whoever must choose, chance included."""
    for text in moves:
        if match.chance_waits:
            match.play_chance(text)
        else:
            match.play(match.waiting()[0], text)
    return match


def encoded(record: Record) -> list[bytes]:
    """The lines of a record's file."""
    return encode_record(record).splitlines()


def sealed(lines: Sequence[Fields]) -> bytes:
    """Lines with sound checksums, whatever they say: for errors that no checksum finds."""
    written: list[bytes] = []
    before = ""
    for line in lines:
        content = msgspec.json.encode({key: value for key, value in line.items() if key != "sum"})
        before = checksum(before, content)
        written.append(content[:-1] + b',"sum":"' + before.encode() + b'"}')
    return b"\n".join(written) + b"\n"


def changed(record: Record, change: Callable[[list[Fields]], None]) -> bytes:
    """The file of a record after a change to its lines, with sound checksums."""
    lines = [msgspec.json.decode(raw, type=Fields) for raw in encoded(record)]
    change(lines)
    return sealed(lines)
