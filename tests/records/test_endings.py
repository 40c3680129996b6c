"""A record for each way in which a game can end, kept as files: today's rules still read and replay them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.records.lines import checksum, encode_record, split_sum
from quarterdeck.records.reading import read_record
from quarterdeck.records.record import FORMAT, RESIGNED
from quarterdeck.records.replaying import verify
from quarterdeck.table.match import Match
from tests.golden import check_golden
from tests.records import harbors, privateers, voyages
from tests.records.games import Fields, new_match, play_on, script

WRITTEN_BY: Final = "0.1.0"
FIXTURES: Final = Path(__file__).parent / "fixtures"
DIGEST: Final = re.compile(rb'(?<="digest":")[0-9a-f]{64}')
A, B, C = 0, 1, 2

CA_T19: Final[Fields] = {
    "game": "cardinal",
    "board": ["O . G . . .", ". P . . . .", "O . . G . O", ". . . . . .", ". . . . . G", ". . . . . ."],
    "player": "orange",
}
KR_T35: Final[Fields] = {
    "game": "kraken",
    "front": "N",
    "ships": {
        "A": {"at": "N2", "damage": 3, "hand": ["Undertow", "Hard Over"]},
        "B": {"at": "N1", "damage": 3, "hand": ["Running Fight", "Close Quarters"]},
    },
    "player": "A",
    "order": ["A", "B"],
}
KR_FIRST_CARD: Final[Fields] = {
    "game": "kraken",
    "front": "N",
    "ships": {
        "A": {"at": "N2", "hand": ["Undertow", "Hard Over"]},
        "B": {"at": "S2", "hand": ["Running Fight", "Close Quarters"]},
        "C": {"at": "W2", "hand": ["Full Sail", "Stern Lantern"]},
    },
    "player": "A",
    "order": ["A", "B", "C"],
}


def five_ships() -> Match:
    """A random game on the published board, won by five ships."""
    return play_on(new_match("cardinal"), seed=1)


def no_legal_square() -> Match:
    """A random game on the smallest board, where a player can come to have no square (CA-R8)."""
    return play_on(new_match("cardinal", rows=3, columns=3, first="orange"), seed=NO_SQUARE_SEED)


def repetition() -> Match:
    """CA-T19: twice the same two turns, and the position stands for the third time."""
    return script(new_match("cardinal", start=CA_T19, rows=6, columns=6), "e5", "a2", "e5", "a2")


def last_afloat() -> Match:
    """A random game of four, with one ship left."""
    return play_on(new_match("kraken", players=4), seed=5)


def kraken_wins() -> Match:
    """KR-T35: the tentacles take the last two ships at once (KR-R15)."""
    return script(new_match("kraken", start=KR_T35), "play undertow", "T")


def round_limit() -> Match:
    """A random game of three over two rounds, both played out (KR-R22)."""
    return play_on(new_match("kraken", players=3, rounds=2), seed=1)


def resigned() -> Match:
    """The way every game can end besides its own; one card was taken back by consent before."""
    match = script(new_match("kraken", players=3, start=KR_FIRST_CARD), "play undertow")
    match.take_back(A, consent=(B, C))
    script(match, "play hard-over")
    match.resign(B)
    return match


NO_SQUARE_SEED: Final = 0
OLDEST_GAMES: Final = {"cardinal", "kraken"}
"""Those that were there with version 1 of the format."""
ENDINGS: Final[dict[tuple[str, str], Callable[[], Match]]] = {
    ("cardinal", "five-ships"): five_ships,
    ("cardinal", "no-legal-square"): no_legal_square,
    ("cardinal", "repetition"): repetition,
    ("kraken", "last-afloat"): last_afloat,
    ("kraken", "kraken-wins"): kraken_wins,
    ("kraken", "round-limit"): round_limit,
    ("kraken", "resigned"): resigned,
    ("bruise-cruise", "fleet-home"): voyages.fleet_home,
    ("bruise-cruise", "fleet-home-tie"): voyages.fleet_home_tie,
    ("bruise-cruise", "cards-played-2"): lambda: voyages.cards_played(2, seed=8),
    ("bruise-cruise", "cards-played-3"): lambda: voyages.cards_played(3, seed=6),
    ("bruise-cruise", "cards-played-4"): lambda: voyages.cards_played(4, seed=2),
    ("bruise-cruise", "cards-played-nearest"): voyages.cards_played_nearest,
    ("bruise-cruise", "cards-played-dice"): voyages.cards_played_dice,
    ("bruise-cruise", "stalemate"): voyages.stalemate,
    ("bremerhaven", "last-space-long-2"): lambda: harbors.whole(2, seed=5, length="long"),
    ("bremerhaven", "last-space-long-3"): lambda: harbors.whole(3, seed=2, length="long", order="rank"),
    ("bremerhaven", "last-space-long-4"): lambda: harbors.whole(4, seed=5, length="long"),
    ("bremerhaven", "last-space-short-2"): lambda: harbors.whole(2, seed=1, length="short"),
    ("bremerhaven", "last-space-short-3"): lambda: harbors.whole(3, seed=5, length="short"),
    ("bremerhaven", "last-space-short-4"): lambda: harbors.whole(4, seed=1, length="short", order="rank"),
    ("bremerhaven", "last-space-level"): harbors.level,
    ("bremerhaven", "landlubber"): lambda: harbors.whole(1, seed=3),
    ("bremerhaven", "cabin-boy"): lambda: harbors.alone(money=50, prestige=11),
    ("bremerhaven", "officer"): lambda: harbors.alone(money=50, prestige=16),
    ("bremerhaven", "kobold"): lambda: harbors.alone(money=50, prestige=22),
    ("bremerhaven", "captain"): lambda: harbors.alone(money=60, prestige=30),
    ("pirates", "half-the-gold"): privateers.half_the_gold,
    ("pirates", "no-moves"): privateers.no_moves,
    ("pirates", "all-unloaded"): privateers.all_unloaded,
    ("pirates", "all-unloaded-level"): privateers.all_unloaded_level,
    ("pirates", "stalemate"): privateers.stalemate,
}
"""By the game and the way to end, with a word more if there are several records of it."""
SETTLED: Final[dict[str, tuple[str, ...]]] = {
    "fleet-home": ("BC-21.1", "BC-21.4"),
    "fleet-home-tie": ("BC-21.1", "BC-22.7"),
    "cards-played-2": ("BC-21.2", "BC-21.4"),
    "cards-played-3": ("BC-21.2", "BC-22.9", "BC-R40"),
    "cards-played-4": ("BC-21.2", "BC-21.4"),
    "cards-played-nearest": ("BC-21.2", "BC-22.9", "BC-R40"),
    "cards-played-dice": ("BC-21.2", "BC-22.10", "BC-R41"),
    "stalemate": ("BC-R44", "BC-22.10", "BC-R41"),
}
"""What ended a game of Bruise Cruise, and what made its winner."""
BROUGHT_HOME: Final[dict[str, tuple[tuple[str, ...], tuple[int, ...]]]] = {
    "half-the-gold": (("PI-20.1", "PI-R45", "PI-20.8"), (0,)),
    "no-moves": (("PI-20.2", "PI-R46", "PI-20.8"), (0,)),
    "all-unloaded": (("PI-20.3", "PI-R47", "PI-20.9", "PI-R49"), (1,)),
    "all-unloaded-level": (("PI-20.3", "PI-R47", "PI-20.9", "PI-R49"), (0, 1)),
    "stalemate": (("PI-R52", "PI-R65", "PI-20.9", "PI-R49"), (0, 1, 2)),
}
"""What ended a game of Pirates and decided it, and who won."""


def fixture(game: str, name: str) -> Path:
    """The file of a record that ends like this, in today's format."""
    return FIXTURES / f"{game}-{name}.qdr"


def ending_of(game: str, name: str) -> str:
    """The way to end that a record is named after."""
    return next(how for how in (*find_game(game).endings, RESIGNED) if name.startswith(how))


def older_fixtures() -> list[Path]:
    """Files that were written in older formats."""
    return sorted(FIXTURES.glob("format-*/*.qdr"))


def naming(digest: str, record: bytes) -> str:
    """A record that is no longer written in its form, if it names that content, with the checksums that follow."""
    written: list[bytes] = []
    before = ""
    for line in record.splitlines():
        found = split_sum(line)
        assert found is not None
        content = DIGEST.sub(digest.encode(), found[0])
        before = checksum(before, content)
        written.append(content[:-1] + f',"sum":"{before}"}}\n'.encode())
    return b"".join(written).decode()


@pytest.mark.parametrize(("game", "name"), ENDINGS)
def test_the_same_moves_make_the_same_record(game: str, name: str) -> None:
    """Written today, byte for byte what the file holds, but for the version that wrote it."""
    record = ENDINGS[game, name]().record
    header = msgspec.structs.replace(record.header, quarterdeck=WRITTEN_BY)
    check_golden(fixture(game, name), encode_record(msgspec.structs.replace(record, header=header)).decode())


@pytest.mark.parametrize(("game", "name"), ENDINGS)
def test_a_kept_record_replays_to_its_ending(game: str, name: str) -> None:
    """Read from the file, every move checked, and the end is the one in its name."""
    report = verify(read_record(fixture(game, name)))
    assert report.state == "over"
    assert report.result is not None
    assert report.result.how == ending_of(game, name)


@pytest.mark.parametrize("path", older_fixtures(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_older_format_is_read_and_goes_on_in_its_format(path: Path) -> None:
    """It verifies, ends as its name says, and is written again byte for byte, today's version of the format beside it."""
    record = read_record(path)
    assert f"format-{record.header.format}" == path.parent.name
    assert verify(record).result == verify(read_record(FIXTURES / path.name)).result
    assert encode_record(Match.resume(record).record) == path.read_bytes()


@pytest.mark.parametrize("path", sorted((FIXTURES / "old-form").glob("*.qdr")), ids=lambda path: path.stem)
def test_a_record_with_the_old_form_of_a_position_file_is_replayed(path: Path) -> None:
    """Pirates named what is in progress otherwise, and made its digests over other numbers: the moves and the end are checked."""
    content = find_game("pirates").own_pack()
    assert content is not None
    check_golden(path, naming(content.digest, path.read_bytes()))
    record, today = read_record(path), read_record(FIXTURES / path.name)
    assert "action" in (record.header.start or {"action": {}})
    assert record.closing.position != today.closing.position
    assert verify(record).result == verify(today).result


def test_there_are_records_of_every_older_format() -> None:
    """Each file of today's that an older format could hold has a twin there."""
    assert {path.parent.name for path in older_fixtures()} == {f"format-{number}" for number in range(1, FORMAT)}
    assert {path.name for path in older_fixtures()} == {
        fixture(game, name).name for game, name in ENDINGS if game in OLDEST_GAMES and name != RESIGNED
    }


@pytest.mark.parametrize("game", sorted({game for game, _ in ENDINGS}))
def test_every_ending_of_a_game_is_kept(game: str) -> None:
    """A new way to end needs a record here."""
    own = {ending_of(game, name) for key, name in ENDINGS if key == game} - {RESIGNED}
    assert set(find_game(game).endings) == own
    assert {path.name for path in FIXTURES.glob(f"{game}-*.qdr")} == {
        fixture(key, name).name for key, name in ENDINGS if key == game
    }


@pytest.mark.clause("BC-21.1", "BC-21.2", "BC-22.7", "BC-22.9", "BC-22.10", "BC-R44")
@pytest.mark.parametrize("name", SETTLED)
def test_every_way_to_win_bruise_cruise_is_kept(name: str) -> None:
    """With two, three and four Admirals; by points, and by each of the tie-breaks."""
    match = Match.resume(read_record(fixture("bruise-cruise", name)))
    ending = match.ending()
    assert ending is not None
    assert ending.sentence.clauses == SETTLED[name]
    assert match.score() == tuple(float(seat in ending.winners) for seat in range(match.players))


def test_each_record_of_bruise_cruise_says_how_its_winner_won() -> None:
    """None is left out above."""
    assert set(SETTLED) == {name for game, name in ENDINGS if game == "bruise-cruise"}


@pytest.mark.clause("BH-22.2", "BH-25.3", "BH-25.4", "BH-28.12", "BH-28.13", "BH-R37", "BH-R42")
@pytest.mark.parametrize("name", [name for game, name in ENDINGS if game == "bremerhaven"])
def test_every_length_and_grade_of_bremerhaven_is_kept(name: str) -> None:
    """With two, three and four players, long and short, by points and by rank; alone each grade, and one who wins."""
    match = Match.resume(read_record(fixture("bremerhaven", name)))
    ending = match.ending()
    assert ending is not None
    if name.startswith("last-space"):
        assert ending.sentence.clauses == (
            "BH-22.2",
            *(("BH-25.4", "BH-R37") if "level" in name else ("BH-25.3", "BH-25.4")),
        )
        assert match.score() == tuple(float(seat in ending.winners) for seat in range(match.players))
    else:
        assert ending.sentence.clauses == ("BH-28.12", "BH-28.13", "BH-R42")
        assert (match.players, ending.winners) == (1, (0,) if name == "captain" else ())


@pytest.mark.clause(
    "PI-20.1", "PI-20.2", "PI-20.3", "PI-20.8", "PI-20.9", "PI-R45", "PI-R46", "PI-R47", "PI-R49", "PI-R52"
)
@pytest.mark.parametrize("name", BROUGHT_HOME)
def test_every_way_to_end_a_game_of_pirates_is_kept(name: str) -> None:
    """By gold, by the number of ships where gold is level, and with two and three winners."""
    match = Match.resume(read_record(fixture("pirates", name)))
    ending = match.ending()
    assert ending is not None
    assert (ending.sentence.clauses, ending.winners) == BROUGHT_HOME[name]
    assert match.score() == tuple((seat in ending.winners) / len(ending.winners) for seat in range(match.players))
