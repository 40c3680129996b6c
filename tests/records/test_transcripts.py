"""Short games as every seat lives through them: readable files that show what changed when something changes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.record import Line, MoveLine
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from tests.golden import check_golden
from tests.records.games import new_match, play_on
from tests.records.harbors import late
from tests.records.privateers import half_the_gold, skirmish
from tests.records.voyages import sea_fight

TRANSCRIPTS: Final = Path(__file__).parent / "transcripts"
MATCHES: Final[dict[str, Callable[[], Match]]] = {
    "cardinal": lambda: play_on(new_match("cardinal"), seed=1),
    "kraken": lambda: play_on(new_match("kraken", players=3, rounds=1), seed=4),
    "bruise-cruise-2": lambda: sea_fight(2, seed=46, decisions=90),
    "bruise-cruise-4": lambda: sea_fight(4, seed=44, decisions=110),
    "bremerhaven-alone": lambda: late(1, seed=3, ahead=4),
    "bremerhaven-short-2": lambda: late(2, seed=1, ahead=4, length="short"),
    "bremerhaven-long-4": lambda: late(4, seed=5, ahead=2, length="long"),
    "pirates-home": half_the_gold,
    "pirates-skirmish": lambda: skirmish(seed=SKIRMISH_SEED),
}
SKIRMISH_SEED: Final = 6
"""Of a fight in which ships shoot, board, explore and sink."""
LARGE: Final = {"bremerhaven", "bruise-cruise", "pirates"}
"""Games whose positions are so large that after the first only what has changed in them is written."""
NOT_SHOWN: Final = {"earlier", "pack"}
"""Long lists of earlier positions, and content packs."""
DEEP: Final = 3
"""Fields are compared down to `admirals.P.hand`."""
FEW: Final = 6
"""So many dice and cards are listed."""
Seen = dict[str, object]


def transcript(match: Match) -> str:
    """The whole match, move by move."""
    game, header = match.game, match.header
    seats = ", ".join(f"{name} is {label}" for name, label in zip(game.seat_names, header.seats, strict=False))
    lines = [f"{game.title}: {seats}. Options: {json.dumps(header.options)}"]
    start = None if header.start is None else game.load(json.dumps(header.start).encode())
    again = Match.new(game, match.setup, header.seats, start)
    eyes = Eyes(again)
    read = {seat: veiled_record(match.record, seat).lines for seat in viewers(match)}
    lines += standing(again, eyes)
    for number, line in enumerate(match.record.lines):
        assert isinstance(line, MoveLine)
        if line.who == "chance":
            again.play_chance(line.move)
        else:
            again.play(game.seat_names.index(line.who), line.move)
        lines += ["", f"{line.n}. {line.who}: {line.move}", *happened(again, read, number), *standing(again, eyes)]
    ending = again.ending()
    assert ending is not None
    lines += ["", f"{ending.how}: {ending.sentence.text} Shares: {again.score()}"]
    return "\n".join(lines) + "\n"


class Eyes:
    """What each viewer saw last."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.whole = match.game.key not in LARGE
        self.before: dict[int, Seen] = {}

    def seen(self, seat: int) -> str:
        """The position file of a view in one line; of a large position what has changed."""
        fields: Seen = json.loads(self.match.game.save(self.match.view(seat)))
        fields = {name: value for name, value in fields.items() if name not in NOT_SHOWN}
        if self.whole:
            return json.dumps(fields)
        before, now = self.before.get(seat, {}), flat(fields)
        self.before[seat] = now
        gone: Seen = dict.fromkeys(sorted(before.keys() - now.keys()))
        return json.dumps({name: value for name, value in now.items() if before.get(name) != value} | gone)


def flat(fields: Seen, path: str = "") -> Seen:
    """Fields of fields by their paths: `admirals.P.hand`."""
    found: Seen = {}
    for name, value in fields.items():
        place = path + name
        if isinstance(value, dict) and place.count(".") < DEEP - 1:
            found |= flat(value, place + ".")
        else:
            found[place] = value
    return found


def happened(match: Match, read: dict[int, tuple[Line, ...]], revision: int) -> Iterator[str]:
    """What each viewer reads of the latest move, and is told."""
    yield from shared("read by", match, lambda seat: move_of(read[seat][revision]))
    yield from shared(
        "told to",
        match,
        lambda seat: " ".join(
            f"{sentence.text} [{' '.join(sentence.clauses)}]" for sentence in match.story_since(seat, revision)
        ),
    )


def standing(match: Match, eyes: Eyes) -> Iterator[str]:
    """What each viewer knows of the position, and what those who wait may do."""
    yield from shared("seen by", match, eyes.seen)
    for seat in (CHANCE, *match.waiting()):
        if legal := match.legal(seat):
            short = seat == CHANCE and not eyes.whole and len(legal) > FEW
            moves = f"{legal[0]} … {legal[-1]}, {len(legal)} in all" if short else " | ".join(legal)
            yield f"   open to {'chance' if seat == CHANCE else match.seat_names[seat]}: {moves}"


def move_of(line: Line) -> str:
    """The move of a line."""
    assert isinstance(line, MoveLine)
    return line.move


def viewers(match: Match) -> list[int]:
    """All seats, and a spectator."""
    return [*range(match.players), NOBODY]


def shared(how: str, match: Match, what: Callable[[int], str]) -> Iterator[str]:
    """One line for all viewers to whom something is the same."""
    found: dict[str, list[str]] = {}
    for seat in viewers(match):
        found.setdefault(what(seat), []).append(match.seat_names[seat] if seat >= 0 else "spectator")
    for text, names in found.items():
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


@pytest.mark.clause("BC-R51")
@pytest.mark.parametrize("key", ["bruise-cruise-2", "bruise-cruise-4"])
def test_the_transcripts_of_bruise_cruise_hide_cards_and_picks(key: str) -> None:
    """A card that is dealt or drawn stands in the lines of its receiver alone; a step of picking is read as `?`."""
    blocks = (TRANSCRIPTS / f"{key}.txt").read_text(encoding="utf-8").split("\n\n")
    deals = [block for block in blocks if ". chance: deal " in block]
    picks = [block for block in blocks if ": ?\n" in block]
    assert len(deals) > 7 * int(key[-1])
    assert len(picks) >= 20
    for block in deals:
        card = block.split(": deal ")[1].splitlines()[0]
        told = [line for line in block.splitlines()[1:] if line.startswith(("   read", "   seen")) and card in line]
        (holder,) = {line.split(": ")[0].removeprefix("   read by ").removeprefix("   seen by ") for line in told}
        assert holder in "PHSD"
    for block in picks:
        others, own, *_ = sorted(block.splitlines()[1:], key=lambda line: not line.endswith(": ?"))
        picker, picked = block.splitlines()[0].split(". ")[1].split(": ")
        assert picker not in others.split(": ")[0].removeprefix("   read by ").split(", ")
        assert own == f"   read by {picker}: {picked}"


@pytest.mark.clause("BH-5.3", "BH-5.7", "BH-R15")
@pytest.mark.parametrize("key", ["bremerhaven-alone", "bremerhaven-short-2", "bremerhaven-long-4"])
def test_the_transcripts_of_bremerhaven_hide_bids(key: str) -> None:
    """Who lays a card reads its value, others where it lies; the last card of all is read by everybody."""
    blocks = (TRANSCRIPTS / f"{key}.txt").read_text(encoding="utf-8").split("\n\n")
    bids = [block.splitlines() for block in blocks if re.search(r"^\d+\. [RGBY]: \d on ", block)]
    hidden = [lines for lines in bids if any(line.endswith(f": ? on {lines[0].split()[-1]}") for line in lines)]
    rounds = (len(bids) - len(hidden)) if key != "bremerhaven-alone" else 0
    assert len(bids) == 5 * int(key[-1]) * rounds if rounds else len(bids) == len(hidden) == 10
    for lines in hidden:
        seat, bid = lines[0].split(". ")[1].split(": ")
        assert f"   read by {seat}: {bid}" in lines
        value, laid = (
            bid[0],
            [line for line in lines if line.startswith(("   told", "   seen")) and f" {seat}: " not in line],
        )
        assert laid
        assert not any(f"lays {value}" in line or f'"{bid[-3:]}": [{value}' in line for line in laid)


@pytest.mark.clause("PI-4.7", "PI-11.1", "PI-R42")
def test_the_transcript_of_pirates_hides_treasure() -> None:
    """What is looked at or taken is read by who explores; all others read that it happened."""
    blocks = (TRANSCRIPTS / "pirates-skirmish.txt").read_text(encoding="utf-8").split("\n\n")
    looks = [block.splitlines() for block in blocks if ". chance: deal " in block]
    taken = [block.splitlines() for block in blocks if re.search(r"^\d+\. [RG]: take \d", block)]
    assert len(looks) == 4
    assert taken
    for lines in looks:
        read = [line for line in lines if line.startswith("   read by")]
        (knows,) = (line for line in read if not line.endswith("deal ?"))
        assert knows.split(": ")[0].removeprefix("   read by ") in {"R", "G"}
    for lines in taken:
        seat, move = lines[0].split(". ")[1].split(": ")
        assert f"   read by {seat}: {move}" in lines
        assert any(line.endswith(": take ?") for line in lines)
