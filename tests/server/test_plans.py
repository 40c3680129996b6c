"""Planning ahead: moves that people enter for later are made when they are due, dropped with a word, and seen by nobody else."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.server.chores.foresight import look_ahead
from quarterdeck.server.database import plans as plans_store
from quarterdeck.server.protocol.wire import (
    MOST_PLANNED,
    Ahead,
    Condition,
    Done,
    PlanMoves,
    Planned,
    Plans,
    Refused,
    SeenAhead,
    Supposed,
    TakeBack,
)
from quarterdeck.table.match import Match
from tests.server.tables import BOT, ME, OPEN, Guest, House
from tests.server.test_play import two_people

SECRETIVE = ("kraken", "bruise-cruise", "bremerhaven", "pirates")
GAMES = ("cardinal", *SECRETIVE)


async def plan(guest: Guest, *steps: Planned, expected: int | None = None) -> Done | Refused | None:
    """Somebody plans moves, and everything that follows is done."""
    view = await guest.view()
    seat = guest.link.seat
    answer = await guest.ask(
        PlanMoves(id=guest.number(), seat=seat, steps=steps, expected=view.revision if expected is None else expected)
    )
    await guest.house.rooms.background.done()
    return answer


async def ahead(guest: Guest, *line: Supposed) -> SeenAhead:
    """What somebody could choose after these moves."""
    view = await guest.view()
    await guest.ask(Ahead(id=guest.number(), seat=guest.link.seat, line=line, expected=view.revision))
    return await guest.latest(SeenAhead)


def whatever(guest: Guest) -> Supposed:
    """All others do anything until it is somebody's turn."""
    return Supposed(seat=guest.link.seat, move="")


async def play(guest: Guest, move: str | None = None) -> None:
    """Somebody plays a move, and everything that follows is done."""
    assert isinstance(await guest.play(move), Done)
    await guest.house.rooms.background.done()


async def at_sea(first: Guest, second: Guest) -> tuple[Guest, Guest]:
    """Both lay the islands and their fleets; whoever may act with a ship comes first."""
    while True:
        moves = (await first.view()).moves
        if not moves:
            first, second = second, first
        elif any(move.startswith("act ") for move in moves):
            return first, second
        else:
            await play(first, "done" if "done" in moves else moves[0])


async def answer_to(guest: Guest, other: Guest, move: str) -> str:
    """The last of the moves that somebody may have after another's move."""
    seen = await ahead(guest, Supposed(seat=other.link.seat, move=move), whatever(guest))
    assert seen.seat == guest.link.seat
    return seen.moves[-1].move


def moves_of(guest: Guest) -> list[str]:
    """The moves that a seat has made, in notation."""
    match = guest.room.match
    assert match is not None
    return [match.move_text(k) for k, (who, _) in enumerate(match.moves_in_effect()) if who == guest.link.seat]


def told(guest: Guest) -> list[Plans]:
    """What somebody was told of plans."""
    return [message for message in guest.got if isinstance(message, Plans)]


async def test_a_planned_move_is_made_as_soon_as_its_seat_is_asked(house: House) -> None:
    """Whatever the other plays; the rest of the plan stays, and the other learns of the move alone."""
    first, second = await two_people(house)
    seen = await ahead(second, whatever(second))
    assert seen.seat == second.link.seat
    assert not seen.sure
    wanted = seen.moves[0].move
    before = await second.view()
    step = Planned(move=wanted, words="the first", then=(Planned(move="a1"),))
    assert isinstance(await plan(second, step), Done)
    kept = (await second.latest(Plans)).steps
    assert [one.move for one in kept] == [wanted]
    other = next(move for move in (await first.view()).moves if move != wanted)
    await play(first, other)
    after = await second.view()
    assert after.revision == before.revision + 2
    assert (await first.view()).moves
    left = await second.latest(Plans)
    assert [one.move for one in left.steps] == ["a1"]
    assert not left.dropped
    assert not told(first)


async def test_what_is_no_longer_legal_is_dropped_with_a_word(house: House) -> None:
    """Nothing is played, and the reason is that of the rules."""
    first, second = await two_people(house)
    taken = (await first.view()).moves[0]
    await plan(second, Planned(move=taken, words="take it", then=(Planned(move="b2"),)))
    await play(first, taken)
    view, end = await second.view(), await second.latest(Plans)
    assert view.moves
    assert not end.steps
    assert "take it" in end.dropped
    assert not told(first)


async def test_the_first_fulfilled_condition_decides(house: House) -> None:
    """One answer for each of two moves; what the other does not play is not answered."""
    first, second = await two_people(house)
    one, other = (await first.view()).moves[:2]
    answers = {}
    for move in (one, other):
        seen = await ahead(second, Supposed(seat=first.link.seat, move=move))
        assert seen.sure
        answers[move] = seen.moves[-1].move
    steps = [Planned(move=answers[move], when=Condition(seat=first.link.seat, move=move)) for move in (one, other)]
    await plan(second, *steps)
    await play(first, other)
    assert (await first.view()).moves
    assert house.rooms.rooms[first.room.id].match is not None
    match = first.room.match
    assert match is not None
    assert match.move_text(match.moves_made - 1) == answers[other]


@pytest.mark.parametrize("game", SECRETIVE)
async def test_if_they_do_this_i_do_that(house: House, game: str) -> None:
    """In games with secrets, too, a move of which everybody is told can be a condition, though nobody else knew who could make it."""
    first, second = await two_people(house, game)
    if game == "pirates":
        first, second = await at_sea(first, second)
    seen = await ahead(second)
    assert (seen.seat, seen.sure) == (first.link.seat, False)
    listed = [one.move for one in seen.moves]
    before = len(moves_of(second))
    they = next(move for move in (await first.view()).moves if move in listed)
    other = next(move for move in listed if move != they)
    mine = await answer_to(second, first, they)
    steps = (
        Planned(move="not to be played", when=Condition(seat=first.link.seat, move=other)),
        Planned(move=mine, when=Condition(seat=first.link.seat, move=they)),
    )
    assert isinstance(await plan(second, *steps), Done)
    assert not told(first)
    await play(first, they)
    while (await first.view()).moves and len(moves_of(second)) == before:
        await play(first, "done" if "done" in (await first.view()).moves else None)
    assert moves_of(second)[before:] == [mine]
    assert not (await second.latest(Plans)).dropped


async def test_a_card_that_is_laid_face_down_is_a_condition_by_its_place(house: House) -> None:
    """In Bremerhaven everybody sees where a card is laid: the condition says no more than that, and what lies there stays hidden."""
    first, second = await two_people(house, "bremerhaven")
    await play(first)
    await play(second)
    mover, waits = (first, second) if (await first.view()).moves else (second, first)
    seen = await ahead(waits)
    words = {one.move: one.words for one in seen.moves}
    assert "lays a card face down on the Parking lot" in words["? on 1.0"]
    assert all(move.startswith("? on ") for move in words)
    mine = await answer_to(waits, mover, "? on 1.0")
    await plan(waits, Planned(move=mine, when=Condition(seat=mover.link.seat, move="? on 1.0")))
    await play(mover, next(move for move in (await mover.view()).moves if move.endswith(" on 1.0")))
    assert moves_of(waits)[-1] == mine


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_others_could_do_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    """Neither which moves are named nor their words depend on what others really hold."""
    found, dice = find_game(game), seeded(1)
    match = Match.new(found, Setup(players=2, options=found.options()), ("Ann", "Ben"))
    named, differ = 0, False
    for _ in range(30):
        match.go_on(dice)
        if match.over:
            break
        mover = match.waiting()[0]
        asks = 1 - mover
        truth = found.load(match.save())
        worlds = (truth, found.other_world(truth, asks, dice))
        answers = []
        for world in worlds:
            seen = world.clone()
            seen.veil(asks)
            answers.append(look_ahead(found, seen, asks, (), 1))
        assert answers[0] == answers[1]
        named += len(answers[0].moves)
        differ = differ or found.save(worlds[0]) != found.save(worlds[1])
        moves = match.legal(mover)
        match.play(mover, moves[dice.below(len(moves))])
    assert named
    assert differ


async def test_without_a_fulfilled_condition_the_plan_ends(house: House) -> None:
    """Its person is asked, and told why."""
    first, second = await two_people(house)
    one, other = (await first.view()).moves[:2]
    await plan(second, Planned(move="d4", when=Condition(seat=first.link.seat, move=one)))
    await play(first, other)
    assert (await second.view()).moves
    end = await second.latest(Plans)
    assert not end.steps
    assert end.dropped


async def test_whoever_chooses_otherwise_has_no_plan_any_more(house: House) -> None:
    """A plan never goes on after something that it did not foresee."""
    first, second = await two_people(house)
    view = await first.view()
    assert isinstance(await plan(first, Planned(move="z9")), Done)  # due at once, and no move at all
    assert (await first.latest(Plans)).dropped
    await plan(second, Planned(move=view.moves[0], when=Condition(seat=first.link.seat, move=view.moves[1])))
    await play(first, view.moves[2])
    await play(second)
    assert not (await second.latest(Plans)).steps


async def test_a_taken_back_move_ends_plans(house: House) -> None:
    """What was planned after it may have no sense any more."""
    first, second = await two_people(house)
    move, other = (await first.view()).moves[:2]
    await play(first, move)
    await play(second)
    view = await second.view()
    await plan(second, Planned(move="d4", when=Condition(seat=first.link.seat, move=other)))
    await second.ask(TakeBack(id=second.number(), seat=second.link.seat, expected=view.revision))
    await house.rooms.background.done()
    end = await second.latest(Plans)
    assert not end.steps
    assert end.dropped


async def test_a_whole_turn_is_sent_as_one(house: House) -> None:
    """Whoever is asked already plays at once, move after move, as long as it is their turn."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="bruise-cruise")
    here = await house.come(ann, room)
    await house.rooms.background.done()
    await here.my_turn()
    line: list[Supposed] = []
    for _ in range(4):
        seen = await ahead(here, *line)
        if seen.seat != here.link.seat or not seen.sure:
            break
        line.append(Supposed(seat=here.link.seat, move=seen.moves[0].move))
    assert line
    step: tuple[Planned, ...] = ()
    for one in reversed(line):
        step = (Planned(move=one.move, then=step),)
    before = room.match
    assert before is not None
    made = before.moves_made
    await plan(here, *step)
    assert before.moves_made >= made + len(line)
    assert not any(message.dropped for message in told(here))


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_tells_what_may_be_chosen_later(house: House, game: str) -> None:
    """The moves that are named are moves of the seat: in each game one of them can be planned and is made or refused with a word."""
    first, second = await two_people(house, game)
    view = await second.view()
    seen = await ahead(second, whatever(second))
    assert seen.id == second.requests
    assert seen.moves
    assert all(one.words for one in seen.moves)
    assert isinstance(await plan(second, Planned(move=seen.moves[0].move)), Done)
    if not view.moves:
        assert (await second.latest(Plans)).steps
    assert not told(first)


async def test_a_plan_outlives_the_server_and_a_move_counts_once(house: House) -> None:
    """Even if the server was killed between the move and the note that it was made."""
    first, second = await two_people(house)
    wanted = (await ahead(second, whatever(second))).moves[-1].move
    await plan(second, Planned(move=wanted, then=(Planned(move=wanted),)))
    name = first.room.id
    (row,) = await house.database.read(lambda c: plans_store.load_plans(c, name))
    other = next(move for move in (await first.view()).moves if move != wanted)
    await play(first, other)
    await house.database.write(lambda c: plans_store.put_plan(c, name, row))  # as if that had not been noted
    again = await house.again()
    try:
        room = await again.rooms.find(name)
        ben = await again.come(second.link.user, room)
        await again.rooms.background.done()
        assert [step.move for step in (await ben.latest(Plans)).steps] == [wanted]
    finally:
        await again.close()


async def test_nobody_plans_for_others_nor_beyond_the_limits(house: House) -> None:
    """Neither for a seat of somebody else nor as a spectator; not too many moves; not from a moment that has not come."""
    first, second = await two_people(house)
    stranger = await house.come(await house.person("Cid"), first.room)
    step = Planned(move="a1")
    mine, other = second.link.seat, first.link.seat
    for guest, request in (
        (second, PlanMoves(id=1, seat=other, steps=(step,), expected=0)),
        (stranger, PlanMoves(id=1, seat=mine, steps=(step,), expected=0)),
        (second, PlanMoves(id=1, seat=7, steps=(step,), expected=0)),
        (second, PlanMoves(id=1, seat=mine, steps=(Planned(move="a1", then=(step,) * MOST_PLANNED),), expected=0)),
        (second, PlanMoves(id=1, seat=mine, steps=(step,), expected=99)),
        (second, Ahead(id=1, seat=other, line=(), expected=0)),
        (stranger, Ahead(id=1, seat=mine, line=(), expected=0)),
        (second, Ahead(id=1, seat=mine, line=(Supposed(seat=other, move=""),), expected=0)),
    ):
        assert isinstance(await guest.ask(request), Refused)
    assert await house.database.read(lambda c: plans_store.load_plans(c, first.room.id)) == []


async def test_without_steps_there_is_no_plan_any_more(house: House) -> None:
    """Its person is told so, and nothing is played."""
    first, second = await two_people(house)
    wanted = (await ahead(second, whatever(second))).moves[-1].move
    await plan(second, Planned(move=wanted))
    await plan(second)
    assert not (await second.latest(Plans)).steps
    await play(first, next(move for move in (await first.view()).moves if move != wanted))
    assert (await second.view()).moves


async def test_nothing_is_planned_before_the_game_or_after_it(house: House) -> None:
    """There is nothing to plan for."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, OPEN)
    here = await house.come(ann, room)
    assert isinstance(await here.ask(PlanMoves(id=1, seat=0, steps=(Planned(move="a1"),), expected=0)), Refused)
