"""Short games as every seat lives through them: readable files that show what changed when something changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.record import MoveLine
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from tests.golden import check_golden
from tests.records.games import new_match, play_on

TRANSCRIPTS: Final = Path(__file__).parent / "transcripts"
MATCHES: Final[dict[str, Callable[[], Match]]] = {
    "cardinal": lambda: play_on(new_match("cardinal"), seed=1),
    "kraken": lambda: play_on(new_match("kraken", players=3, rounds=1), seed=4),
}


def transcript(match: Match) -> str:
    """The whole match, move by move."""
    game, header = match.game, match.header
    seats = ", ".join(f"{name} is {label}" for name, label in zip(game.seat_names, header.seats, strict=False))
    lines = [f"{game.title}: {seats}. Options: {json.dumps(header.options)}"]
    again = Match.new(game, match.setup, header.seats)
    lines += standing(again)
    for number, line in enumerate(match.record.lines):
        assert isinstance(line, MoveLine)
        if line.who == "chance":
            again.play_chance(line.move)
        else:
            again.play(game.seat_names.index(line.who), line.move)
        lines += ["", f"{line.n}. {line.who}: {line.move}", *happened(again, number), *standing(again)]
    ending = again.ending()
    assert ending is not None
    lines += ["", f"{ending.how}: {ending.sentence.text} Shares: {again.score()}"]
    return "\n".join(lines) + "\n"


def happened(match: Match, revision: int) -> Iterator[str]:
    """What each viewer reads of the latest move, and is told."""
    yield from shared("read by", match, lambda seat: move_of(veiled_record(match.record, seat).lines[-1]))
    yield from shared(
        "told to",
        match,
        lambda seat: " ".join(
            f"{sentence.text} [{' '.join(sentence.clauses)}]" for sentence in match.story_since(seat, revision)
        ),
    )


def standing(match: Match) -> Iterator[str]:
    """What each viewer knows of the position, and what those who wait may do."""
    yield from shared("seen by", match, lambda seat: seen(match, seat))
    for seat in (CHANCE, *match.waiting()):
        if legal := match.legal(seat):
            yield f"   open to {'chance' if seat == CHANCE else match.game.seat_names[seat]}: {' | '.join(legal)}"


def seen(match: Match, seat: int) -> str:
    """The position file of a view in one line, without the long list of earlier positions."""
    fields = json.loads(match.game.save(match.view(seat)))
    return json.dumps({name: value for name, value in fields.items() if name != "earlier"})


def move_of(line: object) -> str:
    """The move of a line."""
    assert isinstance(line, MoveLine)
    return line.move


def shared(how: str, match: Match, what: Callable[[int], str]) -> Iterator[str]:
    """One line for all viewers to whom something is the same."""
    viewers: dict[str, list[str]] = {}
    for seat in (*range(match.players), NOBODY):
        viewers.setdefault(what(seat), []).append(match.game.seat_names[seat] if seat >= 0 else "spectator")
    for text, names in viewers.items():
        who = "everybody" if len(names) == match.players + 1 else ", ".join(names)
        yield f"   {how} {who}: {text}"


@pytest.mark.parametrize("key", MATCHES)
def test_a_short_game_is_told_to_every_seat_as_it_was(key: str) -> None:
    """Moves, stories, views and legal moves of a whole game, for each seat and a spectator."""
    check_golden(TRANSCRIPTS / f"{key}.txt", transcript(MATCHES[key]()))


def test_the_transcript_hides_what_a_seat_may_not_know() -> None:
    """Before it is played, a dealt card stands in the lines of its receiver and of nobody else."""
    text = (TRANSCRIPTS / "kraken.txt").read_text(encoding="utf-8")
    deals = [block for block in text.split("\n\n") if ". chance: deal " in block]
    assert len(deals) == 9
    for block in deals:
        card = block.split(": deal ")[1].splitlines()[0]
        told = [line.lower().replace("-", " ") for line in block.splitlines()[1:] if "open to" not in line]
        holders = [line.split(": ")[0] for line in told if card.replace("-", " ") in line]
        assert len(holders) == 3
        assert {holder.split()[-1] for holder in holders} == {holders[0].split()[-1]} <= {"a", "b", "c"}
        assert not any("," in holder for holder in holders)
