"""Whoever swaps what a seat may not know behind the server changes no byte that this seat or a spectator gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast
from zlib import crc32

import msgspec
import pytest

from quarterdeck.engine.game import Sentence, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words import notation as bids
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words import notation
from quarterdeck.records.course import Course, Event, Step
from quarterdeck.server import chore_worker, problems
from quarterdeck.server.chores.kinds import DrawPast, Theme
from quarterdeck.server.database import matches
from quarterdeck.server.kept import Key
from quarterdeck.server.pages import downloads
from quarterdeck.server.programs import sockets as program_sockets
from quarterdeck.server.protocol.program_view import ProgramView
from quarterdeck.server.protocol.wire import Ahead, ClockView, Possible, Replay, SeenAhead, Thought, Weighed, Why
from quarterdeck.server.tables import looking_back, planning, referee, viewing
from quarterdeck.server.tables.botplay import BotPlay, Considered
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.room import Drawn, Room
from quarterdeck.table import match as match_module
from quarterdeck.table import telling
from quarterdeck.table.match import Match
from tests.examples import some
from tests.laws.setups import SETUPS, named
from tests.server.eavesdropping import Leak, compare
from tests.server.tables import House
from tests.server.twins import Twins, some_twins

Houses = tuple[House, House]
NOW = 1_700_000_000_000
SECRETIVE = [(key, setup) for key in SETUPS if find_game(key).hidden for setup in SETUPS[key]]
POSITIONS = {"kraken": 5, "bruise-cruise": 2, "bremerhaven": 2, "pirates": 2}
"""Of one game, besides its beginning: fewer where there is more to draw."""
QUICK, ACTS = 1, 12
"""Positions of one game in `make test`, and how much happens from there on."""
QUICK_SETUPS = {"bremerhaven": 1, "bruise-cruise": 0, "kraken": 1, "pirates": 4}
"""Of each game one set-up, by its number: with people who bid, take cards, hold hands, and have Events."""
LONG = pytest.mark.long
COUNTED = 10
"""So many acts go by until the numbers of choices are different."""
QUICK_TWINS, MANY_TWINS = 1, 4
"""Worlds with secret choices in the middle of a turn; many in `make test-all` alone."""
in_numbers = pytest.mark.parametrize("number", [QUICK_TWINS, pytest.param(MANY_TWINS, marks=LONG)])
WORLDS = [
    *(pytest.param(key, SETUPS[key][number], QUICK) for key, number in QUICK_SETUPS.items()),
    *(pytest.param(*one, 0, marks=LONG) for one in SECRETIVE),
]


@pytest.mark.parametrize(("key", "setup", "positions"), WORLDS, ids=named)
async def test_worlds_that_differ_in_secrets_alone_sound_the_same(
    houses: Houses, key: str, setup: Setup, positions: int
) -> None:
    """Views whole and as changes, replays at every ply, refusals, words, records, pictures, cards: byte for byte."""
    seed, number = SETUPS[key].index(setup) + 1, positions or POSITIONS[key]
    whole = some_twins(find_game(key), setup, seed=seed, number=number)
    found = [msgspec.structs.replace(twins, acts=twins.acts[: positions * ACTS or None]) for twins in whole]
    on_the_way = [twins for twins in found if twins.matches[0].header.start is not None]
    assert len(on_the_way) == number
    assert all(twins.different for twins in found)
    assert any(twins.acts for twins in on_the_way)
    assert sum([await compare(houses, twins, f"table-{k}") for k, twins in enumerate(found)]) > 100


# -- faults that are planted -----------------------------------------------------------------------------


@cache
def rich_twins() -> list[Twins]:
    """Worlds in which a bot moves, worlds in which hidden decisions of chance are taken back, and others."""
    found: list[Twins] = []
    for seed in range(20):
        for twins in some_twins(find_game("kraken"), SETUPS["kraken"][1], seed=seed, number=POSITIONS["kraken"]):
            new = twins.has_bot and not any(other.has_bot for other in found)
            found += [twins] if new or (twins.takes_back_chance and len(found) < 4) else []
        if len(found) >= 4:
            return found
    raise AssertionError("there are none")


@cache
def picking_twins(number: int = QUICK_TWINS) -> list[Twins]:
    """Worlds in which a seat that is not watched picks something else, or begins to."""
    found: list[Twins] = []
    for seed in range(20):
        for twins in some_twins(find_game("bruise-cruise"), SETUPS["bruise-cruise"][3], seed=seed, number=3):
            first = next((k for k, act in enumerate(twins.acts) if act.texts[0] != act.texts[1]), None)
            found += [] if first is None else [msgspec.structs.replace(twins, acts=twins.acts[: first + 1])]
        if len(found) >= number:
            return sorted(found, key=lambda twins: len(twins.acts))[:number]
    raise AssertionError("there are none")


@cache
def bidding_twins(number: int = QUICK_TWINS) -> list[Twins]:
    """Worlds in which somebody lays other Influence cards face down."""
    two = next(k for k, setup in enumerate(SETUPS["bremerhaven"]) if setup.players == 2)
    found: list[Twins] = []
    for seed in range(20):
        for twins in some_twins(find_game("bremerhaven"), SETUPS["bremerhaven"][two], seed=seed, number=2):
            found += [twins] if any(act.texts[0] != act.texts[1] for act in twins.acts) else []
        if len(found) >= number:
            return sorted(found, key=lambda twins: len(twins.acts))[:number]
    raise AssertionError("there are none")


@cache
def counting_twins() -> list[Twins]:
    """Worlds in which cards that lie face down leave somebody more choices in one than in the other."""
    two = next(k for k, setup in enumerate(SETUPS["bremerhaven"]) if setup.players == 2) + 1
    *_, twins = some_twins(find_game("bremerhaven"), SETUPS["bremerhaven"][two], seed=two + 1, number=1)
    return [msgspec.structs.replace(twins, acts=twins.acts[:COUNTED])]


async def is_caught(houses: Houses, worlds: list[Twins], name: str = "table") -> bool:
    """Whether some worlds can be told apart."""
    for number, twins in enumerate(worlds):
        try:
            await compare(houses, twins, f"{name}-{number}")
        except Leak:
            return True
    return False


def shows_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    """Views are drawn from the truth."""
    patch.setattr(Match, "view", truth)


def truth(match: Match, seat: int) -> Position:  # noqa: ARG001 - the form of what it stands for
    """The position with all secrets."""
    return match.game.load(match.save())


def shows_another_seats_hand(patch: pytest.MonkeyPatch) -> None:
    """Views are drawn with the eyes of the next seat."""
    look = Room.look

    def drawn(room: Room, seat: int) -> Drawn:
        own, other = look(room, seat), look(room, (seat + 1) % len(room.chairs))
        return msgspec.structs.replace(cast(Drawn, own), scene=cast(Drawn, other).scene)

    patch.setattr(Room, "look", drawn)


def lists_everybodys_moves(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks on is told what the one who must choose may do."""
    look = Room.look

    def listed(room: Room, seat: int) -> Drawn:
        match = cast(Match, room.match)
        moves = [text for other in match.waiting() for text in match.legal(other)]
        return msgspec.structs.replace(cast(Drawn, look(room, seat)), moves=tuple(moves))

    patch.setattr(Room, "look", listed)


def tells_the_whole_story(patch: pytest.MonkeyPatch) -> None:
    """The log says what everybody knows together."""
    told = telling.told

    def tell(course: Course, event: Event, seat: int, hearer: int) -> list[Sentence]:
        if not isinstance(event, Step):
            return told(course, event, seat, hearer)
        return [sentence for eyes in range(course.players) for sentence in told(course, event, eyes, hearer)]

    patch.setattr(match_module, "told", tell)


def names_what_was_taken_back(patch: pytest.MonkeyPatch) -> None:
    """A take-back tells of the decisions of chance that were hidden."""
    told = telling.told

    def tell(course: Course, event: Event, seat: int, hearer: int) -> list[Sentence]:
        if isinstance(event, Step):
            return told(course, event, seat, hearer)
        return [Sentence(" ".join(gone.step.text for gone in getattr(event, "gone", ())))]

    patch.setattr(match_module, "told", tell)


def gives_the_whole_record(patch: pytest.MonkeyPatch) -> None:
    """Records are not veiled."""
    patch.setattr(chore_worker, "veiled_record", lambda record, _: record)


def draws_the_whole_picture(patch: pytest.MonkeyPatch) -> None:
    """Pictures as files show the truth."""
    to_draw = downloads.to_draw

    def drawn(match: Match, seat: int, theme: Theme) -> object:
        with pytest.MonkeyPatch.context() as unveiled:
            unveiled.setattr(Match, "view", truth)
            return to_draw(match, seat, theme)

    patch.setattr(downloads, "to_draw", drawn)


def replays_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Earlier positions are not veiled."""
    patch.setattr(Match, "view_at", lambda match, _, k: match._course.position_at(k).clone())  # noqa: SLF001 - a fault


def replays_for_others(patch: pytest.MonkeyPatch) -> None:
    """Anybody may look back with anybody's eyes."""
    earlier = looking_back.earlier

    def without_rights(room: Room, link: Link, request: Replay) -> tuple[Key, DrawPast]:
        with patch.context() as everybodys:
            everybodys.setattr(Room, "seats_of", lambda table, _: tuple(range(cast(Match, table.match).players)))
            return earlier(room, link, request)

    patch.setattr(looking_back, "earlier", without_rights)


def tells_thoughts_at_once(patch: pytest.MonkeyPatch) -> None:
    """Bots say what they weighed while the game goes on."""
    tell_why = BotPlay.tell_why

    async def tell(bots: BotPlay, room: Room, link: Link, request: Why) -> None:
        if request.revision not in room.thoughts:
            return await tell_why(bots, room, link, request)
        after = request.revision - 1
        rows = await bots.rooms.database.read(lambda c: matches.load_lines(c, room.id, after_ply=after))
        found = msgspec.json.decode(rows[0].thought or b"", type=Considered)
        weighed = tuple(
            Weighed(move=weight.move, share=weight.visits, value=weight.value, chosen=True) for weight in found.moves
        )
        link.answer(
            Thought(id=request.id, revision=request.revision, seat=0, sentence="", considered=weighed, others=0)
        )
        return None

    patch.setattr(BotPlay, "tell_why", tell)


def refuses_by_secrets(patch: pytest.MonkeyPatch) -> None:
    """A refusal names the moves that would have been legal to the one who must choose."""
    problem_of, judge = problems.problem_of, Match.make

    def make(match: Match, seat: int, text: str, *, expected: int | None = None, lot: bool = False) -> None:
        legal = [move for other in match.waiting() for move in match.legal(other)]
        patch.setattr(
            referee,
            "problem_of",
            lambda error: msgspec.structs.replace(problem_of(error), nearest=tuple(legal)),
        )
        judge(match, seat, text, expected=expected, lot=lot)

    patch.setattr(Match, "make", make)


def lets_clocks_go_by_secrets(patch: pytest.MonkeyPatch) -> None:
    """What somebody has left depends on what others must not know."""
    clock = viewing.clock

    def seen(room: Room, now_ms: int) -> ClockView | None:
        assert room.match is not None
        return clock(room, now_ms + crc32(room.match.save()) % 1000)

    patch.setattr(viewing, "clock", seen)


def foresees_the_choices_of_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever plans is told what the one who must choose may do."""
    look_ahead = planning.Planning.look_ahead

    async def found(plans: planning.Planning, room: Room, link: Link, request: Ahead) -> SeenAhead:
        match = cast(Match, room.match)
        moves = [Possible(move=text, words=text) for other in match.waiting() for text in match.legal(other)]
        return msgspec.structs.replace(await look_ahead(plans, room, link, request), moves=tuple(moves))

    patch.setattr(planning.Planning, "look_ahead", found)


def tells_programs_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    """Programs get the truth."""
    view = program_sockets.Eyes._view  # noqa: SLF001 - a fault

    def seen(eyes: program_sockets.Eyes, room: Room, link: Link) -> ProgramView:
        with pytest.MonkeyPatch.context() as unveiled:
            unveiled.setattr(Match, "view", truth)
            return view(eyes, room, link)

    patch.setattr(program_sockets.Eyes, "_view", seen)


def tells_programs_the_moves_of_all(patch: pytest.MonkeyPatch) -> None:
    """Programs are told what others may do."""
    view = program_sockets.Eyes._view  # noqa: SLF001 - a fault

    def seen(eyes: program_sockets.Eyes, room: Room, link: Link) -> ProgramView:
        match = cast(Match, room.match)
        moves = [text for other in match.waiting() for text in match.legal(other)]
        return msgspec.structs.replace(view(eyes, room, link), moves=tuple(moves))

    patch.setattr(program_sockets.Eyes, "_view", seen)


def counts_the_moves_of_others(patch: pytest.MonkeyPatch) -> None:
    """A program that names a move of another seat by its number is told how many there are."""
    patch.setattr(program_sockets, "own_chair", lambda *_: None)


async def test_a_program_does_not_learn_how_many_moves_others_have(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names their moves by numbers, and is always told the same: these are not its seats."""
    assert not await is_caught(houses, counting_twins())
    counts_the_moves_of_others(monkeypatch)
    assert await is_caught(houses, counting_twins(), "planted")


FAULTS: list[Callable[[pytest.MonkeyPatch], None]] = [
    shows_the_whole_position,
    shows_another_seats_hand,
    lists_everybodys_moves,
    tells_the_whole_story,
    names_what_was_taken_back,
    gives_the_whole_record,
    draws_the_whole_picture,
    replays_the_truth,
    replays_for_others,
    tells_thoughts_at_once,
    refuses_by_secrets,
    lets_clocks_go_by_secrets,
    foresees_the_choices_of_others,
    tells_programs_the_whole_position,
    tells_programs_the_moves_of_all,
]
QUICK_FAULTS = (
    shows_another_seats_hand,
    gives_the_whole_record,
    replays_for_others,
    tells_programs_the_whole_position,
)
"""Of the planted leaks those that `make test` plants: one for pictures, one for files, one for what is asked for, one for programs."""


@pytest.mark.parametrize("plant", some(FAULTS, QUICK_FAULTS), ids=lambda plant: plant.__name__)
async def test_every_planted_leak_is_heard(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """Each way to tell too much makes the two worlds sound different."""
    plant(monkeypatch)
    assert await is_caught(houses, rich_twins())


def reads_picks_aloud(patch: pytest.MonkeyPatch) -> None:
    """Cards are hidden, but not what is being picked."""
    veiled = notation.veiled_text

    def read(position: BruiseCruisePosition, move: int, seat: int) -> str:
        text = veiled(position, move, seat)
        return notation.text(position, move) if text == "?" else text

    patch.setattr(notation, "veiled_text", read)


def shows_what_is_picked(patch: pytest.MonkeyPatch) -> None:
    """Others see how far the one on turn has come."""
    view = Match.view

    def seen(match: Match, seat: int) -> Position:
        found = view(match, seat)
        if isinstance(found, BruiseCruisePosition):
            found.phase = cast(BruiseCruisePosition, truth(match, seat)).phase
        return found

    patch.setattr(Match, "view", seen)


@pytest.mark.clause("BC-R51")
@pytest.mark.parametrize(
    "plant",
    some(
        [
            reads_picks_aloud,
            shows_what_is_picked,
            shows_the_whole_position,
            lists_everybodys_moves,
            gives_the_whole_record,
        ],
        [shows_what_is_picked],
    ),
    ids=lambda plant: plant.__name__,
)
async def test_every_planted_leak_of_what_is_picked_is_heard(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """In Bruise Cruise the steps of an action are secret until it is made."""
    worlds = picking_twins()
    plant(monkeypatch)
    assert await is_caught(houses, worlds)


@pytest.mark.clause("BC-R51")
@in_numbers
async def test_what_is_picked_is_not_heard(houses: Houses, number: int) -> None:
    """The same worlds, and nothing is planted: both sound alike, up to the pick that differs."""
    assert not await is_caught(houses, picking_twins(number))


def reads_bids_aloud(patch: pytest.MonkeyPatch) -> None:
    """Whatever is laid face down is read to everybody."""
    patch.setattr(bids, "veiled_text", lambda position, move, _: bids.text(position, move))


def leaves_bids_open(patch: pytest.MonkeyPatch) -> None:
    """Cards that lie face down are seen through."""
    view = Match.view

    def seen(match: Match, seat: int) -> Position:
        found = view(match, seat)
        if isinstance(found, BremerhavenPosition):
            found.laid = cast(BremerhavenPosition, truth(match, seat)).laid
        return found

    patch.setattr(Match, "view", seen)


@pytest.mark.clause("BH-5.1", "BH-5.3", "BH-5.7")
@pytest.mark.parametrize(
    "plant",
    some(
        [
            reads_bids_aloud,
            leaves_bids_open,
            tells_the_whole_story,
            gives_the_whole_record,
            draws_the_whole_picture,
            tells_programs_the_whole_position,
        ],
        [leaves_bids_open],
    ),
    ids=lambda plant: plant.__name__,
)
async def test_every_planted_leak_of_bids_is_heard(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """In Bremerhaven, until all cards lie."""
    worlds = bidding_twins()
    plant(monkeypatch)
    assert await is_caught(houses, worlds)


@in_numbers
async def test_bids_are_not_heard(houses: Houses, number: int) -> None:
    """The same worlds, and nothing is planted."""
    assert not await is_caught(houses, bidding_twins(number))
