"""New tables, lists and cards of tables, records and pictures as files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import func, update

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.standing import ScoreHistory
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import replay
from quarterdeck.server.chores.fair_queue import Busy
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.matches import leave_seat, take_seat
from quarterdeck.server.database.schema import matches, seats
from quarterdeck.server.gate.limits import TooFast
from quarterdeck.server.option_words import option_label
from quarterdeck.server.pages.lobby import MOST_READ
from quarterdeck.server.protocol.api import Lobby, Turns
from quarterdeck.server.tables.room import Dropped
from quarterdeck.server.tables.viewing import shown_options, usual_options
from quarterdeck.table.match import Match
from tests.server.site import Site, opened, plain, read, refused

FIVE = {"rows": 5, "columns": 5}
BEGUN = [". . . . .", ". O . G .", ". . . . .", ". O . . .", ". . . . ."]
FULL = ["G . G . G", ". O . . .", "G . O . G", ". . . . .", "O . O . ."]


def text_of(**fields: object) -> str:
    """The text of a position file of Cardinal."""
    return msgspec.json.encode({"game": "cardinal", "board": BEGUN, "player": "green", **fields}).decode()


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


# -- new tables --------------------------------------------------------------------------------


async def test_a_new_table_has_the_seats_and_options_that_were_asked_for(site: Site) -> None:
    """Its card says who sits there; it is nobody's turn until all seats are taken."""
    browser = site.browser()
    await browser.enter("Ann")
    match = await browser.make("me", "open", options={"rows": 5, "columns": 5})
    card = await browser.card(match)
    assert (card.game, card.title, card.state) == ("cardinal", "Cardinal", "open")
    assert (card.seats, card.mine, card.your_turn, card.listed) == (("Ann", ""), (0,), False, False)
    room = await site.room(match)
    assert room.match is not None
    assert room.match.header.options["rows"] == 5


async def test_a_table_of_bots_and_one_person_begins_at_once(site: Site) -> None:
    """Bots are named by their level."""
    browser = site.browser()
    await browser.enter("Ann")
    match = await browser.make("me", "bot", "bot", game="kraken", listed=True)
    card = await browser.card(match)
    assert card.state == "playing"
    assert card.listed
    assert card.seats[0] == "Ann"
    assert "3" in card.seats[1]


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"game": "whist", "seats": [{"kind": "me"}]}, "game"),
        ({"game": "cardinal", "seats": [{"kind": "me"}]}, "seats"),
        ({"game": "cardinal", "seats": []}, "seats"),
        ({"game": "cardinal", "seats": [{"kind": "me"}] * 65}, "seats"),
        ({"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "ghost"}]}, "seats[1].kind"),
        ({"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}, "seats[1].level"),
        ({"game": "cardinal", "seats": [{"kind": "me"}] * 2, "options": {"rows": 99}}, "options.rows"),
        ({"game": "cardinal", "seats": [{"kind": "me"}] * 2, "options": {"sails": 1}}, "options.sails"),
        ({"game": "cardinal", "seats": [{"kind": "me"}] * 2, "pack": "x"}, None),
        ({"game": "kraken", "seats": [{"kind": "me"}] * 2, "pack": "x = ["}, None),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_field(
    site: Site, body: dict[str, object], path: str | None
) -> None:
    """And none is made."""
    browser = site.browser()
    await browser.enter()
    answer = await browser.post("/api/matches", body)
    assert answer.status_code == 400, answer.text
    if path is not None:
        assert refused(answer, 400, "malformed").path == path
    assert read(await browser.get("/api/matches"), Lobby).mine == ()


async def test_a_game_may_begin_from_a_position(site: Site) -> None:
    """It is in the record's header; what is played then, and another game of the same people, begin there."""
    browser = site.browser()
    await browser.enter()
    match = await browser.make("me", "me", options=FIVE, position=text_of())
    room = await site.room(match)
    assert room.match is not None
    assert room.match.header.start is not None
    assert room.match.waiting() == (1,)
    assert "d4" in room.match.legal(1)
    assert "b2" not in room.match.legal(1)


async def test_a_position_file_says_options_and_content_itself(site: Site) -> None:
    """So nothing is asked for beside it; and hands that it does not tell are imagined."""
    browser = site.browser()
    await browser.enter()
    room = await site.room(await browser.make("me", "me", position=text_of(options={"first": "green"})))
    assert room.match is not None
    assert room.match.header.options == {"rows": 5, "columns": 5, "first": "green", "lost": "nobody"}
    ships = {"A": {"at": "N1", "hand": 2}, "B": {"at": "E2", "hand": 3}}
    puzzle = {"game": "kraken", "players": 2, "options": {"rounds": 9}, "front": "N", "player": "A", "ships": ships}
    room = await site.room(
        await browser.make("me", "bot", game="kraken", position=msgspec.json.encode(puzzle).decode())
    )
    assert room.match is not None
    assert room.match.header.options["rounds"] == 9
    assert len(room.match.legal(0)) == 2


async def test_everybody_is_told_what_a_position_file_left_open(site: Site) -> None:
    """Options that are as usual, and another edition of the content; still so after a restart and in another game."""
    browser = site.browser()
    await browser.enter()
    own = find_game("kraken").own_pack()
    assert own is not None
    ships = {"A": {"at": "N1", "hand": ["Full Sail"]}, "B": {"at": "E2", "hand": 1}}
    puzzle = {
        "game": "kraken",
        "options": {"rounds": 9},
        "front": "N",
        "player": "A",
        "order": ["A", "B"],
        "ships": ships,
    }
    edition = {"name": own.name, "digest": "0" * 64}
    found = []
    for change in ({}, {"pack": edition}):
        position = msgspec.json.encode(puzzle | change).decode()
        room = await site.room(await browser.make("me", "bot", game="kraken", position=position))
        assert room.match is not None
        found.append(shown_options(room, room.match, ""))
        again = Match.begin(room.match.again(["human", "human"], lambda _: 0).header)
        assert shown_options(room, again, "") == found[-1]
    label = option_label(find_game("kraken"), "front")
    assert found[0]["Not in the file"] == f"{label}: as usual"
    assert "Content" not in found[0]
    assert found[1]["Content"].startswith("The file was written with another edition of the content of Kraken;")


async def test_what_a_position_file_leaves_open_is_drawn_only_where_all_have_come(site: Site) -> None:
    """Else the host could look at the hand that was drawn, and make another table until it is a good one."""
    browser = site.browser()
    await browser.enter()
    puzzle = {
        "game": "kraken",
        "front": "N",
        "player": "A",
        "ships": {"A": {"at": "N1", "hand": 2}, "B": {"at": "E2", "hand": 3}},
    }
    body = {"game": "kraken", "seats": [{"kind": "me"}, {"kind": "open"}]}
    problem = refused(
        await browser.post("/api/matches", body | {"position": msgspec.json.encode(puzzle).decode()}), 400, "malformed"
    )
    assert problem.path == "position"
    assert "nothing may be drawn before everybody is here" in problem.message


async def test_a_position_file_for_others_than_sit_there_is_refused(site: Site) -> None:
    """With how many it is for."""
    browser = site.browser()
    await browser.enter()
    ships = {"A": {"at": "N1", "hand": 2}, "B": {"at": "E2", "hand": 3}, "C": {"at": "S1", "hand": 3}}
    puzzle = msgspec.json.encode({"game": "kraken", "front": "N", "player": "A", "ships": ships}).decode()
    body = {"game": "kraken", "seats": [{"kind": "me"}] * 2, "position": puzzle}
    problem = refused(await browser.post("/api/matches", body), 400, "malformed")
    assert (problem.path, problem.message) == ("seats", "there are 2, but the position file is for 3")


async def test_a_table_takes_files_that_were_saved_on_windows(site: Site) -> None:
    """A pack is the same pack, with the digest that it has elsewhere, and a position the same position."""
    browser = site.browser()
    await browser.enter()
    own = find_game("kraken").own_pack()
    assert own is not None
    saved = "\ufeff" + own.content.replace("\n", "\r\n")
    room = await site.room(await browser.make("me", "me", game="kraken", pack=saved))
    assert room.match is not None
    assert room.match.header.pack is not None
    assert room.match.header.pack.digest == own.digest
    position = "\ufeff" + text_of().replace(",", ",\r\n")
    room = await site.room(await browser.make("me", "me", options=FIVE, position=position))
    assert room.match is not None
    assert room.match.waiting() == (1,)


@pytest.mark.parametrize(
    ("position", "path", "told"),
    [
        ("a puzzle", "position", "is not JSON"),
        ("[" * 100_000, "position.game", "not a position file"),
        ("[]", "position.game", "not a position file"),
        ("x" * 1_000_001, "position", "1000000"),
        (text_of(player="nobody"), "position.ended", "how did the game end"),
        (text_of(board=[". . .", ". O .", ". . ."]), "options.rows", "is 5, but the position file says 3"),
        (text_of(players=3), "position.players", "is 3, but the position is for 2"),
        (text_of(game="kraken"), "position", "is one of Kraken, not of Cardinal"),
        (text_of(player="nobody", ended="five-ships", winner="green", board=FULL), "position", "over"),
    ],
    ids=["no JSON", "deep", "a list", "long", "a field", "another size", "more players", "another game", "over"],
)
async def test_a_position_with_which_no_game_begins_is_refused(site: Site, position: str, path: str, told: str) -> None:
    """With the field and the reason, and no table is made."""
    browser = site.browser()
    await browser.enter()
    body = {"game": "cardinal", "seats": [{"kind": "me"}] * 2, "options": FIVE, "position": position}
    problem = refused(await browser.post("/api/matches", body), 400, "malformed")
    assert problem.path == path
    assert told in problem.message
    assert read(await browser.get("/api/matches"), Lobby).mine == ()


async def test_strangers_make_no_tables(site: Site) -> None:
    """First a name."""
    body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused(await site.browser().post("/api/matches", body), 401, "stranger")


# -- lists -------------------------------------------------------------------------------------


async def test_the_lobby_has_my_tables_and_the_listed_ones(site: Site) -> None:
    """Private tables of others are in nobody's list; strangers see the listed ones."""
    ann, bob, stranger = site.browser(), site.browser(), site.browser()
    await ann.enter("Ann")
    await bob.enter("Bob")
    private = await ann.make("me", "open")
    public = await ann.make("me", "open", listed=True)
    lobby = read(await ann.get("/api/matches"), Lobby)
    assert {card.match for card in lobby.mine} == {private, public}
    assert [card.match for card in lobby.listed] == [public]
    lobby = read(await bob.get("/api/matches"), Lobby)
    assert lobby.mine == ()
    assert [(card.match, card.mine) for card in lobby.listed] == [(public, ())]
    assert private not in (await stranger.get("/api/matches")).text


async def test_a_table_that_all_have_left_is_in_no_list_until_somebody_sits_there_again(site: Site) -> None:
    """Bots alone do not wait for anybody."""
    ann, bob = site.browser(), site.browser()
    host, guest = await ann.enter("Ann"), await bob.enter("Bob")
    match = await ann.make("me", "open", listed=True)
    site.rooms.rooms.clear()
    await site.rooms.database.write(lambda c: leave_seat(c, match, 0, host.id))
    lobby = read(await ann.get("/api/matches"), Lobby)
    assert (lobby.mine, lobby.listed) == ((), ())
    await site.rooms.database.write(lambda c: take_seat(c, match, 1, guest.id))
    lobby = read(await ann.get("/api/matches"), Lobby)
    assert [card.match for card in lobby.mine] == [card.match for card in lobby.listed] == [match]


async def test_the_lobby_says_whose_turn_it_is(site: Site) -> None:
    """Also of tables that nobody looks at now."""
    ann = site.browser()
    await ann.enter("Ann")
    match = await ann.make("me", "me")
    await site.play_on(match, 2)
    site.rooms.rooms.clear()
    (card,) = read(await ann.get("/api/matches"), Lobby).mine
    assert (card.state, card.your_turn, card.mine) == ("playing", True, (0, 1))


async def forget_turns(site: Site) -> None:
    """Make the tables what an older version left: not in memory, and the database does not say whose turn it is."""
    await site.rooms.background.done()
    site.rooms.rooms.clear()
    await site.rooms.database.write(lambda c: c.execute(update(seats).values(awaited=None)))


async def test_options_that_say_little_are_named(site: Site) -> None:
    """Those that are as somebody chose them are told first."""
    browser = site.browser()
    await browser.enter()
    room = await site.room(await browser.make("me", "bot", options={"rows": 5, "columns": 5, "first": "green"}))
    assert room.match is not None
    assert usual_options(room.match, shown_options(room, room.match, "")) == (
        option_label(find_game("cardinal"), "lost"),
    )


async def test_whose_turn_it_is_is_known_without_reading_a_table(site: Site) -> None:
    """The database says it, with the move that made it so, for as many tables as there are."""
    ann, ben = site.browser(), site.browser()
    await ann.enter("Ann")
    person = await ben.enter("Ben")
    for _ in range(MOST_READ + 2):
        match = await ann.make("me", "open", options={"first": "green"})
        await site.seat(match, 1, person.id)
        await site.play_on(match, 1)
    site.rooms.rooms.clear()
    assert len(read(await ann.get("/api/turns"), Turns).tables) == MOST_READ + 2
    assert read(await ben.get("/api/turns"), Turns).tables == ()
    assert site.rooms.rooms == {}
    assert [card.your_turn for card in read(await ann.get("/api/matches"), Lobby).mine] == [True] * (MOST_READ + 2)


async def test_my_turns_are_those_where_others_wait_then_those_with_bots(site: Site) -> None:
    """The longest wait comes first; a table where somebody else must choose, or that is over, is none."""
    ann, ben = site.browser(), site.browser()
    await ann.enter("Ann")
    person = await ben.enter("Ben")
    alone = await ann.make("me", "me")
    await site.play_on(alone, 1)
    first, theirs, second = [await ann.make("me", "open", options={"first": "orange"}) for _ in range(3)]
    for match, moves in ((first, 0), (theirs, 1), (second, 0)):
        await site.seat(match, 1, person.id)
        await site.play_on(match, moves)
    assert [card.match for card in read(await ann.get("/api/turns"), Turns).tables] == [first, second, alone]
    (card,) = read(await ben.get("/api/turns"), Turns).tables
    assert (card.match, card.your_turn) == (theirs, True)
    assert card.since > 0
    assert read(await site.browser().get("/api/turns"), Turns).tables == ()


async def test_somebody_who_leaves_is_waited_for_no_longer(site: Site) -> None:
    """Nor is the seat that a bot has now anybody's turn."""
    ann, ben = site.browser(), site.browser()
    host = await ann.enter("Ann")
    person = await ben.enter("Ben")
    match = await ann.make("me", "open", "bot", game="kraken")
    await site.seat(match, 1, person.id)
    room = await site.room(match)
    async with room.lock:
        for chair in room.chairs:
            if chair.user == host.id:
                await site.app.state.referee.steward.leave_game(room, chair)
    assert read(await ann.get("/api/turns"), Turns).tables == ()


async def test_a_list_reads_a_few_tables_at_most(site: Site) -> None:
    """As long as the database does not say whose turn it is; those that are in memory do."""
    ann = site.browser()
    await ann.enter("Ann")
    for _ in range(MOST_READ + 2):
        await site.play_on(await ann.make("me", "me"), 1)
    await forget_turns(site)
    for known in (MOST_READ, MOST_READ + 2):
        cards = read(await ann.get("/api/matches"), Lobby).mine
        assert [card.state for card in cards] == ["playing"] * (MOST_READ + 2)
        assert sum(card.your_turn for card in cards) == len(site.rooms.rooms) == known


@pytest.mark.parametrize("error", [DatabaseError("not now"), Busy("too busy"), Dropped("gone"), TooFast(3)])
async def test_a_list_says_nothing_of_a_table_that_cannot_be_read_now(site: Site, error: QuarterdeckError) -> None:
    """Only what is known of it: a moment's failure freezes nothing."""
    ann = site.browser()
    await ann.enter("Ann")
    await site.play_on(await ann.make("me", "me"), 1)
    await forget_turns(site)
    with patch.object(site.rooms, "find", side_effect=error):
        (card,) = read(await ann.get("/api/matches"), Lobby).mine
    assert (card.state, card.your_turn) == ("playing", False)
    (card,) = read(await ann.get("/api/matches"), Lobby).mine
    assert card.your_turn


async def test_a_table_that_is_not_there_is_not_found(site: Site) -> None:
    """As card, record and picture."""
    browser = site.browser()
    for path in ("", "/record", "/picture.svg"):
        refused(await browser.get(f"/api/matches/nothing{path}"), 404, "not-found")


@pytest.mark.parametrize(
    "damage",
    [
        {"header": "{}"},
        {"header": "["},
        {"header": func.replace(matches.c.header, '"cardinal"', '"whist"')},
        {"state": "sunk"},
    ],
    ids=["empty", "broken", "a game that is gone", "an unknown state"],
)
async def test_a_table_that_cannot_be_read_is_frozen_and_the_others_are_not(
    site: Site, damage: dict[str, object]
) -> None:
    """A row that makes no sense, or a game that is gone: the lobby lists it, its files say why there are none."""
    ann = site.browser()
    await ann.enter("Ann")
    broken, sound = await ann.make("me", "me"), await ann.make("me", "me")
    database = site.rooms.database
    await database.write(lambda c: c.execute(update(matches).where(matches.c.id == broken).values(damage)))
    cards = {card.match: card.state for card in read(await ann.get("/api/matches"), Lobby).mine}
    assert cards == {broken: "frozen", sound: "playing"}
    assert (await ann.card(broken)).state == "frozen"
    for path in ("record", "picture.svg"):
        assert refused(await ann.get(f"/api/matches/{broken}/{path}"), 409, "frozen").message
        assert (await ann.get(f"/api/matches/{sound}/{path}")).status_code == 200


# -- files -------------------------------------------------------------------------------------


async def test_the_history_of_a_game_is_told_once_it_is_over(site: Site) -> None:
    """To anybody; before that it is refused."""
    browser = site.browser()
    await browser.enter("Ann")
    match = await browser.make("me", "me", options={"rows": 3, "columns": 3, "first": "orange"})
    refused(await browser.get(f"/api/matches/{match}/history"), 403, "forbidden")
    room = await site.room(match)
    assert room.match is not None
    while not room.match.over:
        room.match.play(room.match.waiting()[0], room.match.legal(room.match.waiting()[0])[0])
    found = read(await site.browser().get(f"/api/matches/{match}/history"), ScoreHistory)
    standing = room.match.standing()
    assert standing is not None
    assert (found.label, found.marks[-1].scores) == ("Ships on the board", standing.scores)
    assert found.moments[-1].at <= room.match.moves_made


async def test_the_history_of_a_game_calls_whoever_played_you(site: Site) -> None:
    """The turns that decided it are told to the player's only seat; all others read its name."""
    ann, bob = site.browser(), site.browser()
    await ann.enter("Ann")
    await bob.enter("Bob")
    match = await ann.make("me", "open", options={"rows": 3, "columns": 3, "first": "orange"})
    person = await bob.me()
    assert person is not None
    await site.seat(match, 1, person.id)
    room = await site.room(match)
    assert room.match is not None
    while not room.match.over:
        room.match.play(room.match.waiting()[0], room.match.legal(room.match.waiting()[0])[0])
    told = []
    for browser in (ann, bob, site.browser()):
        found = read(await browser.get(f"/api/matches/{match}/history"), ScoreHistory)
        told.append(" ".join(moment.text for moment in found.moments))
    of_ann, of_bob, of_others = told
    assert "Green places a ship" in of_ann
    assert "Orange" not in of_ann
    assert "You place a ship" in of_bob
    assert "Green" not in of_bob
    assert "You " not in of_others


async def test_the_history_of_a_game_is_made_once_for_all_who_ask(site: Site) -> None:
    """And anew after a take-back, when the game has ended in another way."""
    browser = site.browser()
    await browser.enter("Ann")
    match = await browser.make("me", "me", options={"rows": 3, "columns": 3, "first": "orange"})
    room = await site.room(match)
    assert room.match is not None

    def play_on() -> None:
        assert room.match is not None
        while not room.match.over:
            room.match.play(room.match.waiting()[0], room.match.legal(room.match.waiting()[0])[-1])

    play_on()
    desk = site.app.state.chores
    with patch.object(desk, "do", wraps=desk.do) as asked:
        first = [await one.get(f"/api/matches/{match}/history") for one in (browser, site.browser())]
        assert first[0].content == first[1].content
        assert asked.call_count == 1
        room.match.take_back(next(seat for seat in (0, 1) if room.match.free_take_back(seat)))
        play_on()
        assert (await browser.get(f"/api/matches/{match}/history")).status_code == 200
        assert asked.call_count == 2


async def test_while_the_game_goes_on_a_record_holds_what_the_asker_may_know(site: Site) -> None:
    """A seat its own cards; a spectator none; nobody those of others."""
    ann, bob, stranger = site.browser(), site.browser(), site.browser()
    await ann.enter("Ann")
    await bob.enter("Bob")
    match = await ann.make("me", "open", game="kraken")
    bob_person = await bob.me()
    assert bob_person is not None
    await site.seat(match, 1, bob_person.id)
    await site.play_on(match, 3)
    views = {}
    for name, browser in (("ann", ann), ("bob", bob), ("stranger", stranger)):
        answer = await browser.get(f"/api/matches/{match}/record")
        assert f'filename="kraken-{match[:8]}.qdr"' in answer.headers["content-disposition"]
        views[name] = parse_record(answer.content)
    assert [views[name].header.view for name in views] == ["A", "B", "spectator"]
    hidden = {
        name: sum("?" in line.move for line in view.lines if hasattr(line, "move")) for name, view in views.items()
    }
    assert 0 < hidden["ann"] < hidden["stranger"]
    assert 0 < hidden["bob"] < hidden["stranger"]
    refused(await stranger.get(f"/api/matches/{match}/record?seat=0"), 403, "forbidden")
    refused(await bob.get(f"/api/matches/{match}/record?seat=0"), 403, "forbidden")
    assert parse_record((await ann.get(f"/api/matches/{match}/record?seat=-1")).content) == views["stranger"]


async def test_when_it_is_over_the_record_is_whole_and_replays(site: Site) -> None:
    """For everybody who knows the table."""
    ann, stranger = site.browser(), site.browser()
    await ann.enter("Ann")
    match = await ann.make("me", "me", "me", game="kraken", options={"rounds": 2})
    await site.play_on(match, 400)
    assert (await ann.card(match)).state == "over"
    record = parse_record((await stranger.get(f"/api/matches/{match}/record")).content)
    assert record.header.view is None
    assert record.closing.result is not None
    assert replay(record).position.over()
    for seat in (0, 1, 2):
        answer = await stranger.get(f"/api/matches/{match}/picture.svg?seat={seat}")
        assert answer.status_code == 200
    refused(await stranger.get(f"/api/matches/{match}/picture.svg?seat=3"), 403, "forbidden")


async def test_pictures_show_what_the_asker_may_see(site: Site) -> None:
    """The hand in one's own picture is not in a stranger's; no picture has anything to click."""
    ann, stranger = site.browser(), site.browser()
    await ann.enter("Ann")
    match = await ann.make("me", "bot", game="kraken")
    await site.play_on(match, 2)
    mine = await ann.get(f"/api/matches/{match}/picture.svg?theme=light")
    others = await stranger.get(f"/api/matches/{match}/picture.svg?theme=light")
    assert mine.headers["content-type"].startswith("image/svg+xml")
    assert mine.headers["cache-control"] == "no-store"
    assert "sandbox" in mine.headers["content-security-policy"]
    assert mine.content != others.content
    assert (await ann.get(f"/api/matches/{match}/picture.svg?theme=light&seat=-1")).content == others.content
    assert (await ann.get(f"/api/matches/{match}/picture.svg?theme=dark")).content != mine.content
    assert b" data-move=" not in mine.content


@pytest.mark.parametrize("seat", ["x", "64", "-2", "1.5"])
async def test_seats_that_are_none_are_refused(site: Site, seat: str) -> None:
    """With the parameter's name."""
    ann = site.browser()
    await ann.enter("Ann")
    match = await ann.make("me", "me")
    assert refused(await ann.get(f"/api/matches/{match}/record?seat={seat}"), 400, "malformed").path == "seat"


async def test_names_are_data_wherever_they_are_shown(site: Site) -> None:
    """Markup in a name stays text in JSON; files hold no names of people."""
    ann = site.browser()
    await ann.enter("<script>1</script>")
    match = await ann.make("me", "me")
    assert (await ann.card(match)).seats[0] == "<script>1</script>"
    answer = await ann.get(f"/api/matches/{match}")
    assert answer.headers["content-type"] == "application/json"
    assert "<script>" not in (await ann.get(f"/api/matches/{match}/picture.svg")).text
    assert msgspec.json.decode(answer.content)["seats"][0].startswith("<script>")


async def test_cards_say_what_was_agreed_about_time_and_what_is_left(site: Site) -> None:
    """To whoever is to choose; everybody else reads what was agreed."""
    ann, ben = site.browser(), site.browser()
    await ann.enter("Ann")
    second = await ben.enter("Ben")
    terms = {"per": "move", "seconds": 3 * 86_400}
    match = await ann.make("me", "open", options={"first": "orange"}, clock=terms, listed=True)
    assert (await ann.card(match)).clock == "3 days for each move"
    await site.seat(match, 1, second.id)
    assert (await ann.card(match)).clock == "3 days for each move · 3 days left"
    (listed,) = read(await ben.get("/api/matches"), Lobby).listed
    assert listed.clock == "3 days for each move"
    game = await ann.make("me", "open", clock={"per": "game", "seconds": 600, "more": 5})
    assert (await ann.card(game)).clock == "10 minutes each, 5 seconds more each turn"
    assert (await ann.card(await ann.make("me", "open"))).clock == ""
