"""Position files and records over HTTP: checked, drawn, and stored nowhere."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.complaints import MOST_TOLD
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records.lines import encode_record
from quarterdeck.records.veiling import veiled_record
from quarterdeck.server.protocol.api import PositionChecked, PositionForm, PositionRead, RecordRead
from quarterdeck.table.match import Match
from tests.server.site import Site, opened, plain, read, refused

CARDINAL = {"game": "cardinal", "board": [". . O", "G . .", ". . ."], "player": "orange"}


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def answer_to(site: Site, game: str, position: object) -> PositionRead:
    """What is said of a position file in order."""
    text = position if isinstance(position, str) else json.dumps(position)
    found = read(await site.browser().post(f"/api/games/{game}/positions/read", {"text": text}), PositionChecked)
    assert found.position is not None, found.faults
    return found.position


def played(key: str, moves: int, **options: object) -> Match:
    """A match at one keyboard, so many moves on."""
    game = find_game(key)
    match = Match.new(game, Setup(players=2, options=game.options(**options)), ["Ada", "Ben"])
    dice = seeded(1)
    for _ in range(moves):
        match.chance(dice)
        if match.over:
            break
        match.play(match.waiting()[0], match.legal(match.waiting()[0])[0])
    return match


@pytest.mark.parametrize("game", keys())
async def test_the_example_of_each_game_is_in_order_and_every_edit_lies_on_its_picture(site: Site, game: str) -> None:
    """It is sent but once, with the schema of the files."""
    answer = await site.browser().get(f"/api/games/{game}/positions")
    form = read(answer, PositionForm)
    assert "$ref" in form.schema
    again = await site.browser().get(f"/api/games/{game}/positions", if_none_match=answer.headers["etag"])
    assert again.status_code == 304
    found = await answer_to(site, game, form.example)
    assert (found.game, found.ending, found.picture.title) == (game, "", find_game(game).title)
    drawn = {shape.id for shape in found.picture.shapes}
    edits = found.edits
    assert edits.choices
    for kind in (edits.choices, edits.carries, edits.lays):
        assert {edit.shape for edit in kind} <= drawn
    spots = {spot.id for spot in edits.spots}
    assert not spots & drawn
    assert {to for edit in edits.carries for to in edit.places} <= drawn | spots
    assert (await answer_to(site, game, found.text)).seats == found.seats


async def test_a_position_is_tidied_and_says_whose_turn_it_is(site: Site) -> None:
    """Options that the file does not say are named."""
    found = await answer_to(site, "cardinal", CARDINAL)
    assert json.loads(found.text)["board"] == CARDINAL["board"]
    assert (found.seats, found.player) == (("orange", "green"), 0)
    assert "first" in "".join(found.notes)
    corner = next(edit for edit in found.edits.choices if edit.shape == "square-a1")
    assert corner.turns
    assert [choice.changes["board[0][0]"] for choice in corner.choices] == [".", "O", "G", "P"]


async def test_a_position_in_which_the_game_is_over_says_how_it_ended(site: Site) -> None:
    """It can be written, and not be played on."""
    full = {**CARDINAL, "board": ["O O O", ". . .", "O . O"], "player": "nobody", "ended": "five-ships"}
    found = await answer_to(site, "cardinal", {**full, "winner": "orange"})
    assert found.ending == "Orange has all five ships on the board and wins."
    assert found.player == -1


async def test_what_a_file_leaves_hidden_is_told(site: Site) -> None:
    """Nobody can be invited to such a table."""
    ships = {"A": {"at": "N1", "hand": 3}, "B": {"at": "S1", "hand": 3}}
    found = await answer_to(site, "kraken", {"game": "kraken", "front": "N", "ships": ships, "player": "A"})
    assert any("hidden" in note for note in found.notes)


@pytest.mark.parametrize(
    ("position", "path", "words"),
    [
        ({**CARDINAL, "board": ["P O .", ". . .", ". . ."]}, "board[0][1]", "CA-2.4"),
        ({**CARDINAL, "player": "red"}, "player", "orange"),
        ({**CARDINAL, "pirates": 2}, "pirates", ""),
        ({**CARDINAL, "game": "kraken"}, None, "not of Cardinal"),
        ({**CARDINAL, "game": "chess"}, "game", "chess"),
        ("[" * 100_000, "game", ""),
        ('{"game": "cardinal", "board": ' + "[" * 90_000, None, ""),
        ("x", None, "JSON"),
        ("", None, "JSON"),
    ],
)
async def test_a_wrong_position_is_refused_at_its_field(
    site: Site, position: object, path: str | None, words: str
) -> None:
    """With the clause that speaks against it, and what would be right."""
    text = position if isinstance(position, str) else json.dumps(position)
    answer = await site.browser().post("/api/games/cardinal/positions/read", {"text": text})
    found = read(answer, PositionChecked)
    assert found.position is None
    fault = found.faults[0]
    assert (fault.kind, fault.path) == ("malformed", path)
    assert words in fault.message


@pytest.mark.parametrize(
    ("board", "words"),
    [
        (["P O .", ". . .", ". . ."], "The pirate is on a1"),
        (["P . .", ". . .", "O P ."], "a ship on a3"),
        (["P O .", ". .", ". . ."], None),
        (["P O .", ". X .", ". . ."], None),
    ],
)
async def test_a_wrong_position_is_drawn_as_it_is_written(site: Site, board: list[str], words: str | None) -> None:
    """With what can be changed in it, so that the editor shows and mends it; what is no board is not drawn."""
    text = json.dumps({**CARDINAL, "board": board})
    found = read(await site.browser().post("/api/games/cardinal/positions/read", {"text": text}), PositionChecked)
    assert found.position is None
    assert found.faults
    if words is None:
        assert found.sketch is None
    else:
        assert found.sketch is not None
        assert words in found.sketch.picture.summary
        assert json.loads(found.sketch.text)["board"] == [" ".join(row.split()) for row in board]
        assert found.sketch.edits.choices


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        (
            "cardinal",
            {
                "board": ["O O O O", "O O . P", "G P . .", ". . . ."],
                "player": "nobody",
                "ended": "repetition",
                "winner": "green",
            },
            [
                ("board", "CA-6.1"),
                ("board", "CA-1.2"),
                ("board[0][3]", "CA-2.4"),
                ("board[1][1]", "CA-2.4"),
                ("board[2][0]", "CA-2.4"),
                ("winner", "five-ships"),
            ],
        ),
        (
            "cardinal",
            {"board": ["..x", "....", "..."], "player": "orange"},
            [("board[0]", "use . O G P"), ("board[1]", "squares")],
        ),
        (
            "cardinal",
            {"board": "x", "player": "red", "more": 1},
            [("board", "a list"), ("player", "orange"), ("more", "not a field")],
        ),
        (
            "kraken",
            {
                "front": "N",
                "ships": {"A": {"at": "N4", "hand": ["x"]}, "B": {"at": "N1", "hand": 3}, "C": {"at": "N1", "hand": 3}},
                "player": "A",
                "lanes": 2,
            },
            [("ships.C.at", "KR-4.1"), ("ships.A.at", "KR-4.5"), ("lanes", "KR-5.2"), ("ships.A.hand[0]", "no card")],
        ),
    ],
)
async def test_all_that_is_wrong_is_told(
    site: Site, game: str, position: dict[str, object], told: list[tuple[str, str]]
) -> None:
    """The first reason is the one for which files are refused everywhere; each names its field."""
    text = json.dumps({"game": game, **position})
    answer = await site.browser().post(f"/api/games/{game}/positions/read", {"text": text})
    faults = read(answer, PositionChecked).faults
    assert [fault.path for fault in faults] == [path for path, _ in told]
    assert all(words in fault.message for fault, (_, words) in zip(faults, told, strict=True)), faults
    with pytest.raises(Malformed) as refused_first:
        find_game(game).load(text.encode())
    assert refused_first.value.problem == faults[0].message


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        (
            "cardinal",
            {"board": ["O O P", ". . P", ". . ."], "player": "nobody"},
            [
                "hat mehr als einen Piraten (CA-1.2)",
                "ein Schiff liegt direkt neben dem Piraten, wo keines liegen kann (CA-2.4, CA-4.6); versetze eines von beiden",
                "fehlt: Wie ist die Partie ausgegangen? five-ships, no-legal-square, repetition",
            ],
        ),
        (
            "kraken",
            {"front": "N", "ships": {"A": {"at": "X4"}, "B": {"at": "N1"}}, "player": "E", "rounds": 2.5},
            [
                "schreib einen Abschnitt und eine Bahn, N1 bis W4 (KR-1.3)",
                "'E' ist nichts davon: A, B, C, D, chance, nobody",
                "hier muss eine ganze Zahl oder null stehen, nicht eine mit Komma",
            ],
        ),
    ],
)
async def test_what_is_wrong_is_told_in_the_language_of_whoever_asks(
    site: Site, game: str, position: dict[str, object], told: list[str]
) -> None:
    """Fields and values stay as the file writes them."""
    text = json.dumps({"game": game, **position})
    answer = await site.browser().post(f"/api/games/{game}/positions/read?language=de", {"text": text})
    assert [fault.message for fault in read(answer, PositionChecked).faults] == told


async def test_so_much_is_told_and_no_more(site: Site) -> None:
    """A long file in which everything is wrong costs no more than a short one."""
    earlier = ["... red"] * 9_000
    text = json.dumps({**CARDINAL, "earlier": earlier})
    answer = await site.browser().post("/api/games/cardinal/positions/read", {"text": text})
    assert len(read(answer, PositionChecked).faults) <= MOST_TOLD


async def test_what_is_too_long_or_about_no_game_is_refused(site: Site) -> None:
    """Before anybody reads it."""
    browser = site.browser()
    for path in ("/api/games/cardinal/positions/read", "/api/records/read"):
        assert refused(await browser.post(path, {"text": "x" * 1_000_001}), 400, "malformed").path == "text"
        assert refused(await browser.post(path, {"text": "x", "more": 1}), 400, "malformed").path == "more"
        refused(await browser.post(path, b'{"text": "\\ud800"}'), 400, "malformed")
    refused(await browser.post("/api/games/chess/positions/read", {"text": "x"}), 404, "not-found")
    refused(await browser.get("/api/games/chess/positions"), 404, "not-found")


@pytest.mark.parametrize("game", ["bruise-cruise", "cardinal", "kraken"])
async def test_a_record_is_looked_at_move_by_move(site: Site, game: str) -> None:
    """Each position can be played on; what was hidden is told, since the whole record says it."""
    match = played(game, 4)
    text = encode_record(match.record).decode()
    browser = site.browser()
    last = read(await browser.post("/api/records/read", {"text": text}), RecordRead)
    assert (last.at, last.moves, last.labels) == (match.moves_made, match.moves_made, ("Ada", "Ben"))
    assert last.position.picture.made
    first = read(await browser.post("/api/records/read", {"text": text, "at": 0}), RecordRead)
    assert (first.at, first.position.picture.made) == (0, "")
    middle = read(await browser.post("/api/records/read", {"text": text, "at": 2}), RecordRead)
    assert (await answer_to(site, game, middle.position.text)).player == middle.position.player


async def test_a_record_of_older_rules_is_looked_at_and_both_versions_are_named(site: Site) -> None:
    """It was played again by today's rules, and led to the same; nothing is said where the rules are the same."""
    record = played("bremerhaven", 4).record
    older = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=1))
    texts = [encode_record(one).decode() for one in (record, older)]
    told = [read(await site.browser().post("/api/records/read", {"text": text}), RecordRead).rules for text in texts]
    assert told[0] == ""
    assert "version 1 of the rules of Bremerhaven" in told[1]


async def test_a_game_with_a_pack_of_ones_own_is_sent_whole(site: Site) -> None:
    """Its record and its position files hold all of Pirates' own content that the pack keeps."""
    pirates = find_game("pirates")
    pack = pirates.read_pack("ours.toml", 'title = "Ours"\n[[treasure]]\nid = "ours"\nname = "Ours"\neffect = "rum"\n')
    match = Match.new(pirates, Setup(players=2, options=pirates.options(), pack=pack), ["Ada", "Ben"])
    text = encode_record(match.record).decode()
    assert len(text) > len(pack.content) > 200_000
    found = read(await site.browser().post("/api/records/read", {"text": text}), RecordRead)
    again = await answer_to(site, "pirates", found.position.text)
    assert again.text == found.position.text
    browser = site.browser()
    await browser.enter("Ann")
    room = await site.room(await browser.make("me", "me", game="pirates", position=again.text))
    assert room.match is not None
    assert room.match.setup.pack == pack


async def test_a_record_that_cannot_be_replayed_is_refused_with_its_line(site: Site) -> None:
    """A changed one, a veiled one, one that ends before."""
    match = played("kraken", 3)
    whole = encode_record(match.record).decode()
    browser = site.browser()
    for text, words in (
        (whole.replace("Ada", "Eve"), "line 1"),
        (encode_record(veiled_record(match.record, 0)).decode(), "may know"),
        ("", "empty"),
    ):
        problem = refused(await browser.post("/api/records/read", {"text": text}), 400, "malformed")
        assert words in f"{problem.path} {problem.message}"
    problem = refused(await browser.post("/api/records/read", {"text": whole, "at": 99}), 400, "malformed")
    assert problem.path == "at"
    assert refused(await browser.post("/api/records/read", {"text": whole, "at": -1}), 400, "malformed").path == "at"


async def test_a_finished_game_can_be_played_on_from_any_point(site: Site) -> None:
    """By anybody; while it goes on by nobody."""
    browser = site.browser()
    await browser.enter("Ann")
    match = await browser.make("me", "me", options={"rows": 3, "columns": 3, "first": "orange"})
    refused(await browser.get(f"/api/matches/{match}/position?at=0"), 403, "forbidden")
    room = await site.room(match)
    assert room.match is not None
    while not room.match.over:
        room.match.play(room.match.waiting()[0], room.match.legal(room.match.waiting()[0])[0])
    found = read(await site.browser().get(f"/api/matches/{match}/position?at=2"), RecordRead)
    assert (found.at, found.moves) == (2, room.match.moves_made)
    again = await browser.make("me", "me", position=found.position.text)
    begun = (await site.room(again)).match
    assert begun is not None
    assert begun.view(0).numbers() == room.match.view_at(0, 2).numbers()
    end = read(await browser.get(f"/api/matches/{match}/position"), RecordRead)
    assert end.position.ending
    refused(await browser.get(f"/api/matches/{match}/position?at=999"), 400, "malformed")
