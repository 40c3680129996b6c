"""Playing at a table: moves, stale and repeated messages, refusals, looking back, what bots weighed, words."""

from __future__ import annotations

import pytest

from quarterdeck.records.record import MoveLine
from quarterdeck.server.database import matches
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Changed,
    Chat,
    Done,
    Look,
    Play,
    Refused,
    Replay,
    Replayed,
    Said,
    Sit,
    Thought,
    Tried,
    Try,
    View,
    Why,
)
from quarterdeck.server.tables.pictures import rebuild, rebuild_shapes
from quarterdeck.server.tables.sockets import AT_TABLE
from tests.server.tables import BOT, ME, OPEN, Guest, House


async def two_people(house: House, game: str = "cardinal") -> tuple[Guest, Guest]:
    """Ann and Ben at a table for two; whoever may choose now comes first."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game=game)
    here = await house.come(ann, room)
    there = await house.come(ben, room)
    await there.ask(Sit(id=there.number(), seat=1))
    guests = (here, there)
    mover = (await here.view()).waiting[0]
    return (here, there) if mover == 0 else guests[::-1]


async def test_a_move_is_answered_and_both_see_it(house: House) -> None:
    """The mover is told that it is done, and both get the new picture."""
    first, second = await two_people(house)
    before = await second.view()
    move = (await first.view()).moves[0]
    answer = await first.play(move)
    assert isinstance(answer, Done)
    assert not answer.again
    after = await second.view()
    assert after.revision == before.revision + 1 == answer.revision
    assert after.moves
    assert not (await first.view()).moves
    assert move in after.story[-1].text


@pytest.mark.parametrize("game", ["cardinal", "bremerhaven"])
async def test_a_repeated_move_is_known_however_it_is_spelled(house: House, game: str) -> None:
    """A program that writes capital letters and sends the same once more is told that it was done; another move stays refused."""
    first, _ = await two_people(house, game)
    view = await first.view()
    move, other = view.moves[0], view.moves[1]
    request = Play(id=1, seat=view.seat, move=f" {move.upper()} ", expected=view.revision)
    done = await first.ask(request)
    assert isinstance(done, Done)
    assert not done.again
    again = await first.ask(request)
    assert isinstance(again, Done)
    assert again.again
    assert again.revision == done.revision
    for text in (other, "nonsense"):
        stale = await first.ask(Play(id=2, seat=view.seat, move=text, expected=view.revision))
        assert isinstance(stale, Refused)
        assert stale.problem.kind == "stale"


async def test_a_view_is_a_change_of_the_one_before(house: House) -> None:
    """Runs and new shapes rebuild exactly the picture that a newcomer gets whole."""
    first, second = await two_people(house)
    begin = await second.view()
    picture, words = rebuild_shapes((), begin.shapes), rebuild((), begin.summary)
    regions = rebuild((), begin.regions)
    for mover in (first, second, first):
        await mover.play()
        view = await second.view()
        assert view.base is not None
        assert view.regions == ((0, len(regions)),)
        assert any(isinstance(part, tuple) for part in view.summary)
        assert any(isinstance(part, Changed) for part in view.shapes)
        picture, words = rebuild_shapes(picture, view.shapes), rebuild(words, view.summary)
    third = await house.come(second.link.user, second.room)
    whole = await third.view()
    assert whole.base is None
    assert picture == rebuild_shapes((), whole.shapes)
    assert words == whole.summary


async def test_a_move_for_an_earlier_revision_is_stale(house: House) -> None:
    """`expected` that is not the present changes nothing, unless it is the same move sent again."""
    first, second = await two_people(house)
    seen = await first.view()
    await first.play(seen.moves[0])
    again = await first.ask(Play(id=7, seat=seen.seat, move=seen.moves[0], expected=seen.revision))
    assert again == Done(id=7, revision=seen.revision + 1, again=True)
    stale = await first.ask(Play(id=8, seat=seen.seat, move=seen.moves[1], expected=seen.revision))
    assert isinstance(stale, Refused)
    assert stale.problem.kind in {"stale", "not-your-turn"}
    late = await second.ask(Play(id=9, seat=(await second.view()).seat, move="a1", expected=seen.revision))
    assert isinstance(late, Refused)
    assert late.problem.kind == "stale"
    assert first.room.revision == seen.revision + 1


async def test_a_refusal_names_the_clause(house: House) -> None:
    """A move onto a ship is refused with clause, sentence and moves that come close."""
    first, second = await two_people(house)
    move = (await first.view()).moves[0]
    await first.play(move)
    refused = await second.play(move)
    assert isinstance(refused, Refused)
    assert refused.problem.kind == "illegal-move"
    assert (refused.problem.clause or "").startswith("CA-")
    assert refused.problem.nearest
    nonsense = await second.play("frigate!")
    assert isinstance(nonsense, Refused)
    assert nonsense.problem.kind == "malformed"


async def test_a_move_can_be_tried_and_nothing_happens(house: House) -> None:
    """Whether it may be made and what would come of it; the game stands as it was."""
    first, second = await two_people(house, "pirates")
    seen = await first.view()
    trying = Try(id=70, seat=seen.seat, move=seen.moves[0], expected=seen.revision)
    assert await first.ask(trying) is None
    tried = await first.latest(Tried)
    assert (tried.id, tried.problem) == (70, None)
    assert [shape.id for shape in tried.shapes] == ["foreseen-hull"]
    assert all(shape.decoration for shape in tried.shapes)
    await first.ask(Try(id=71, seat=seen.seat, move="place 1.00,1.00 0.0", expected=seen.revision))
    refused = (await first.latest(Tried)).problem
    assert refused is not None
    assert refused.clause == "PI-R35"
    assert first.room.revision == seen.revision
    nobodys = await second.ask(Try(id=72, seat=seen.seat, move=seen.moves[0], expected=seen.revision))
    assert isinstance(nobodys, Refused)
    assert nobodys.problem.kind == "forbidden"
    late = await first.ask(Try(id=73, seat=seen.seat, move=seen.moves[0], expected=0))
    assert isinstance(late, Refused)
    assert late.problem.kind == "stale"
    nonsense = await first.ask(Try(id=74, seat=seen.seat, move="frigate!", expected=seen.revision))
    assert isinstance(nonsense, Refused)
    assert nonsense.problem.kind == "malformed"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ('{"type": "play", "id": 8, "seat": 0}', 8),
        ('{"type": "dance", "id": 9}', 9),
        ('{"id": 10}', 10),
        ('{"type": "play", "id": "8"}', None),
        ('{"type": "play", "id": -1}', None),
        ('{"type": "play", "id": 8', None),
        ("[8]", None),
    ],
)
async def test_a_message_that_is_not_understood_is_answered_with_its_id(
    house: House, text: str, number: int | None
) -> None:
    """Wherever one can be read, so that whoever waits for the answer has it."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, ME))
    assert AT_TABLE.read(guest.link, text) is None
    refused = await guest.latest(Refused)
    assert (refused.id, refused.problem.kind) == (number, "malformed")


async def test_what_a_move_would_come_to_is_told_with_whether_it_may_be_made(house: House) -> None:
    """In words, if more comes of it than its name says, and as shapes to be laid over the board."""
    first, _ = await two_people(house)
    seen = await first.view()
    await first.ask(Try(id=80, seat=seen.seat, move=seen.moves[0], expected=seen.revision))
    tried = await first.latest(Tried)
    assert tried.problem is None
    assert tried.words == ""
    assert tried.shapes


async def test_nobody_plays_another_seat(house: House) -> None:
    """A forged seat is refused and changes nothing."""
    first, second = await two_people(house)
    mine = (await first.view()).seat
    refused = await second.play((await first.view()).moves[0], seat=mine)
    assert isinstance(refused, Refused)
    assert refused.problem.kind == "forbidden"
    far = await second.play("a1", seat=63)
    assert isinstance(far, Refused)
    assert far.problem.path == "seat"
    looked = await second.ask(Look(id=3, seat=mine))
    assert isinstance(looked, Refused)


async def test_accepted_moves_are_in_the_database_before_anybody_is_told(house: House) -> None:
    """When the answer comes, another connection reads the move."""
    first, _ = await two_people(house)
    answer = await first.play()
    assert isinstance(answer, Done)
    rows = await house.database.read(lambda c: matches.load_lines(c, first.room.id))
    assert rows[-1].ply == answer.revision


async def test_a_restarted_server_has_the_table_as_it_was(house: House) -> None:
    """Everything but sockets comes back: moves, seats, words, open questions."""
    first, second = await two_people(house)
    await first.play()
    await first.ask(Chat(id=50, text="Fair winds!"))
    seen, words = await second.view(), await second.summary()
    restarted = await house.again()
    try:
        room = await restarted.rooms.find(first.room.id)
        guest = await restarted.come(second.link.user, room)
        fresh = await guest.view()
        assert (fresh.revision, fresh.moves, await guest.summary()) == (seen.revision, seen.moves, words)
        assert [line.text for line in (await guest.latest(Said)).lines] == ["Fair winds!"]
        assert isinstance(await guest.play(), Done)
    finally:
        await restarted.close()


async def test_bots_choose_with_what_their_seat_knows(house: House) -> None:
    """A bot is woken after a person's move and told the veiled position."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, BOT, game="kraken")
    guest = await house.come(ann, room)
    while len(house.pool.tasks) < 9:
        await guest.my_turn()
        if not (await guest.view()).moves:
            break  # sunk early, by the dice of this table
        await guest.play()
    assert house.pool.tasks
    assert room.match is not None
    for task in house.pool.tasks:
        assert task.seat in {1, 2}
        told = room.match.game.load(task.position)
        veiled = told.clone()
        veiled.veil(task.seat)
        assert veiled.numbers() == told.numbers()


async def test_looking_back_is_with_ones_own_eyes_until_the_game_is_over(house: House) -> None:
    """Every earlier position can be seen, another seat's knowledge only after the end."""
    first, second = await two_people(house)
    await first.play()
    view = await second.view()
    for at in range(view.moves_made + 1):
        await second.ask(Replay(id=at, at=at, seat=view.seat))
        assert (await second.latest(Replayed)).at == at
    other = (await first.view()).seat
    refused = await second.ask(Replay(id=90, at=0, seat=other))
    assert isinstance(refused, Refused)
    beyond = await second.ask(Replay(id=91, at=view.moves_made + 1, seat=view.seat))
    assert isinstance(beyond, Refused)
    assert beyond.problem.path == "at"
    while first.room.state != "over":
        mover = first if (await first.view()).moves else second
        await mover.play()
    await second.ask(Replay(id=92, at=0, seat=other))
    assert (await second.latest(Replayed)).id == 92


async def test_why_tells_what_a_bot_weighed(house: House) -> None:
    """In a game without secrets at once; of a person's move there is nothing to tell."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, first="orange")
    guest = await house.come(ann, room)
    await guest.play()
    await guest.my_turn()
    lines = [line for message in guest.got if isinstance(message, View) for line in message.story]
    bots = [line.revision for line in lines if line.bot]
    assert bots
    await guest.ask(Why(id=1, revision=bots[0]))
    thought = await guest.latest(Thought)
    assert thought.seat == 1
    assert thought.considered[0].chosen
    assert thought.considered[0].move.startswith("Place your ship on ")
    assert f"“{thought.considered[0].move}”" in thought.sentence
    refused = await guest.ask(Why(id=2, revision=1))
    assert isinstance(refused, Refused)


async def test_a_turn_of_mine_that_a_bots_move_begins_is_no_move_of_the_bots(house: House) -> None:
    """Nobody reads that a bot has played for them."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="pirates", total=10, islands=2, draw=1)
    guest = await house.come(ann, room)
    begun = False
    while not begun:
        view = await guest.my_turn()
        lines = [line for message in guest.got if isinstance(message, View) for line in message.story]
        begun = any(line.seat == 0 and line.revision in room.thoughts for line in lines)
        assert all(line.seat == 1 for line in lines if line.bot)
        assert not view.ending
        await guest.play(view.moves[0])
    assert any(line.bot for line in lines)


async def test_bots_of_a_game_with_secrets_explain_themselves_afterwards(house: House) -> None:
    """While hands are hidden, values and shares stay hidden too."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="kraken")
    guest = await house.come(ann, room)
    while not (await guest.my_turn()).ending:
        await guest.play()
        if room.thoughts and (await guest.view()).ending is None:
            await guest.ask(Why(id=1, revision=min(room.thoughts)))
            assert (await guest.latest(Thought)).considered == ()
    await guest.ask(Why(id=2, revision=min(room.thoughts)))
    assert (await guest.latest(Thought)).considered


async def test_words_are_cleaned_and_told_to_everybody(house: House) -> None:
    """Line breaks and control characters are no way to fake lines of others."""
    first, second = await two_people(house)
    await first.ask(Chat(id=1, text="Ahoy\n\u202eBen: \x1b[31m<b>hi</b>"))
    line = (await second.latest(Said)).lines[-1]
    assert line.text == "Ahoy Ben: [31m<b>hi</b>"
    assert line.player == first.link.user.name
    empty = await first.ask(Chat(id=2, text="\u200b \n"))
    assert isinstance(empty, Refused)
    assert empty.problem.path == "text"


async def test_a_spectator_sees_and_may_not_move(house: House) -> None:
    """Whoever has no seat looks on with nobody's eyes."""
    first, _ = await two_people(house)
    room = first.room
    eve = await house.come(await house.person("Eve"), room)
    view = await eve.view()
    assert view.seat == SPECTATOR
    assert view.moves == ()
    refused = await eve.play("a1", seat=0)
    assert isinstance(refused, Refused)
    table = await first.table()
    assert (table.spectators, table.watchers) == (1, ("Eve",))
    seen = await eve.table()
    assert (seen.spectators, seen.watchers) == (1, ())
    assert not seen.host
    assert seen.host_name == table.host_name == table.seats[0].player


async def test_the_lines_in_memory_are_those_in_the_database(house: House) -> None:
    """After a whole game row and line agree one by one."""
    first, second = await two_people(house)
    while first.room.state != "over":
        mover = first if (await first.view()).moves else second
        await mover.play()
    assert first.room.match is not None
    lines = first.room.match.lines_since(0)
    rows = await house.database.read(lambda c: matches.load_lines(c, first.room.id))
    assert [row.move for row in rows] == [line.move for line in lines if isinstance(line, MoveLine)]
    ending = (await first.view()).ending
    assert ending is not None
    assert sum(ending.scores) == 1
