"""The people of a run: their pages, which keep every request until it is answered, and what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.wire import (
    CLOSE_NO_TABLE,
    SPECTATOR,
    Answer,
    Chat,
    FillSeat,
    FreeSeat,
    Look,
    PlanMoves,
    Planned,
    Play,
    Propose,
    Rematch,
    Replay,
    Resign,
    Sit,
    Stand,
    TakeBack,
    ToServer,
    Try,
    Why,
)
from quarterdeck.server.tables.pictures import rebuild
from tests.chaos import heard
from tests.chaos.instance import Instance
from tests.chaos.plan import pick
from tests.chaos.wire import Wire
from tests.chaos.world import World

PATIENCE: Final = 8.0
"""Seconds without an answer, and the page gives the socket up, as the real one does."""
TICK: Final = 2.0


class Asked(Struct, eq=False):
    """A request, and what came of it."""

    message: ToServer
    user: str
    match: str
    at: float
    sent: int = 0
    state: str = ""
    """Of the table, when it was asked."""
    players: int = 0
    answer: heard.Answer | None = None
    answered_at: float = 0.0

    @property
    def done(self) -> bool:
        """It was said to be done."""
        return isinstance(self.answer, heard.Done)

    @property
    def refused(self) -> bool:
        """It was said not to be done, and was never sent twice, so that this is known."""
        return isinstance(self.answer, heard.Refused) and self.sent == 1


class Page:
    """A person's page at a table."""

    def __init__(self, world: World, servers: list[Instance], user: User, match: str, name: str) -> None:
        self.world = world
        self.servers = servers
        self.user = user
        self.match = match
        self.name = name
        self.ledger: list[Asked] = []
        self.pending: dict[int, Asked] = {}
        self.table: heard.Table | None = None
        self.view: heard.View | None = None
        self.known_moves: dict[str, None] = {}
        """Moves that were possible here once, which may be again."""
        self.told: tuple[str, ...] = ()
        """The position in sentences, as it is told now."""
        self.remarks: dict[int, str] = {}
        self.wire: Wire | None = None
        self.server: Instance | None = None
        self.welcomed = False
        self.waits_since: float | None = None
        self.away = False
        self.for_long = False
        """Who is away stays so for a while."""
        self.nowhere = False
        self.arrived_at = 0.0
        self.left_at = -3600.0
        """When the page was last seen to go, in the loop's seconds; long ago if never."""
        self._numbers = count(1)
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # -- connecting ----------------------------------------------------------------------------------

    def open(self) -> None:
        """Connect, and stay so until `close`."""
        self._tasks = [self.world.loop.create_task(self._connect()), self.world.loop.create_task(self._tick())]
        self._wanted.set()

    async def _connect(self) -> None:
        world, failures = self.world, 0
        while True:
            await self._wanted.wait()
            if not self.servers:
                await asyncio.sleep(0.5)
                continue
            wire = self.wire = Wire(world, self.name, self._hear)
            self.server = pick(world.dice, self.servers)
            self.table = self.view = None
            self.waits_since = world.loop.time()
            world.note(self.name, f"connects to {self.server.name}")
            self.server.serve(wire, self.user, self.match)
            await wire.closed.wait()
            failures = 0 if self.welcomed else failures + 1
            self.welcomed = False
            if wire.code == CLOSE_NO_TABLE:
                self.nowhere = True
                return
            await asyncio.sleep(min(10.0, 0.4 * 2**failures) * (0.75 + world.seconds(0.5)))

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            late = self.waits_since is not None and self.world.loop.time() - self.waits_since > PATIENCE
            if late and not self.world.calm:
                self.world.note(self.name, "has waited too long")
                self.drop()

    def drop(self) -> None:
        """The connection is lost; the page connects anew."""
        if self.wire is not None:
            self.wire.shut(1006)

    def leave(self, *, for_long: bool = False) -> None:
        """The person goes away."""
        self.world.note(self.name, "goes away")
        self.away, self.for_long = True, for_long
        if self.connected:
            self.left_at = self.world.loop.time()
        self._wanted.clear()
        self.drop()

    def come_back(self) -> None:
        """The person is back."""
        if self.away:
            self.world.note(self.name, "comes back")
            self.away = False
            self._wanted.set()

    @property
    def connected(self) -> bool:
        """The page shows the table."""
        return self.welcomed and self.wire is not None and not self.wire.closed.is_set()

    async def close(self) -> None:
        """The page is closed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.drop()

    # -- asking and hearing --------------------------------------------------------------------------

    def ask(self, make: Callable[[int], ToServer]) -> Asked:
        """Send a request, now or as soon as there is a connection."""
        number = next(self._numbers)
        table = self.table
        asked = Asked(
            message=make(number),
            user=self.user.id,
            match=self.match,
            at=self.world.loop.time(),
            state="" if table is None else table.state,
            players=0 if table is None else len(table.seats),
        )
        self.pending[number] = asked
        self.ledger.append(asked)
        self._send(asked)
        return asked

    def _send(self, asked: Asked) -> None:
        if self.wire is None or not self.connected:
            return
        asked.sent += 1
        if self.waits_since is None:
            self.waits_since = self.world.loop.time()
        self.world.note(self.name, f"{'again ' * (asked.sent > 1)}{in_words(asked.message)}")
        self.wire.say(msgspec.json.encode(asked.message).decode())

    def _hear(self, wire: object, data: bytes) -> None:
        message = heard.decode(data)
        if wire is not self.wire or isinstance(message, heard.Plans):  # plans are looked for in the database
            return
        match message:
            case heard.Welcome():
                self._welcome()
            case heard.Table():
                self.table = message
            case heard.View():
                if self.view is not None and message.seat == self.view.seat and message.revision < self.view.revision:
                    self.world.wrong(f"{self.name} is shown revision {message.revision} after {self.view.revision}")
                before = () if message.base is None else self.told
                self.told = rebuild(before, message.summary)
                self.view = message
                self.known_moves.update(dict.fromkeys(message.moves))
            case heard.Said():
                for remark in message.lines:
                    self.remarks[remark.n] = remark.text
            case _:
                self._answered(message)

    def _welcome(self) -> None:
        self.welcomed = True
        self.arrived_at = self.world.loop.time()
        self.waits_since = None
        for number, asked in list(self.pending.items()):
            if isinstance(asked.message, Look) or (isinstance(asked.message, Chat) and asked.sent):
                del self.pending[number]
            else:
                self._send(asked)

    def _answered(self, answer: heard.Answer) -> None:
        number = answer.id
        asked = None if number is None else self.pending.pop(number, None)
        if asked is None:
            self.world.wrong(f"{self.name} hears {answer} and has not asked, or has heard it before")
            return
        asked.answer, asked.answered_at = answer, self.world.loop.time()
        self.waits_since = self.world.loop.time() if self.pending else None
        self.world.note(self.name, f"hears of {number}: {outcome(answer)}")

    # -- what people do --------------------------------------------------------------------------------

    def act(self) -> None:
        """Do something that makes sense, more or less."""
        table, view, dice = self.table, self.view, self.world.dice
        if table is None or view is None or not self.connected:
            return
        for proposal in table.proposals:
            if proposal.mine and dice.below(3):
                agree = dice.below(4) > 0
                self.ask(lambda n, p=proposal, a=agree: Answer(id=n, proposal=p.proposal, agree=a))  # type: ignore[misc]
                return
        if view.moves and dice.below(8):
            self.play(view)
            return
        choices = self._choices(table, view)
        pick(dice, choices)()

    def play(self, view: heard.View) -> None:
        """Choose a move: mostly once; sometimes twice, or two moves at once, or one that comes too late."""
        dice = self.world.dice
        move, other = pick(dice, view.moves), pick(dice, view.moves)
        how = dice.below(12)
        expected = max(0, view.revision - 1) if how == 0 else view.revision
        self.ask(lambda n: Play(id=n, seat=view.seat, move=move, expected=expected))
        if how in {1, 2, 3}:
            self.ask(lambda n: Play(id=n, seat=view.seat, move=move, expected=view.revision))
        elif how == 4:
            self.ask(lambda n: Play(id=n, seat=view.seat, move=other, expected=view.revision))

    def plan(self, view: heard.View) -> None:
        """Plan one move after the other, of those that were possible once; or nothing any more."""
        dice, known = self.world.dice, tuple(self.known_moves)
        steps: tuple[Planned, ...] = ()
        for _ in range(dice.below(4)):
            steps = (Planned(move=pick(dice, known), then=steps),)
        self.ask(lambda n: PlanMoves(id=n, seat=view.seat, steps=steps, expected=view.revision))

    def _choices(self, table: heard.Table, view: heard.View) -> list[Callable[[], object]]:
        """What could be done now; what is likelier is there more than once."""
        dice = self.world.dice
        mine = [chair.seat for chair in table.seats if chair.mine]
        choices: list[Callable[[], object]] = [
            lambda: self.ask(lambda n: Chat(id=n, text=f"{self.name} says {n} at {self.world.loop.time():.3f}")),
            lambda: self.ask(lambda n: Look(id=n, seat=pick(dice, [SPECTATOR, *mine]))),
            lambda: self.ask(lambda n: Replay(id=n, at=dice.below(view.moves_made + 1), seat=view.seat)),
            lambda: self.ask(lambda n: Why(id=n, revision=view.revision)),
        ]
        if view.moves:
            choices.append(
                lambda: self.ask(lambda n: Try(id=n, seat=view.seat, move=view.moves[0], expected=view.revision))
            )
        if table.state == "over":
            choices += 3 * [lambda: self.ask(lambda n: Rematch(id=n))]
        if table.rematch and dice.below(2):
            choices += [lambda: self.go_to(table.rematch)]
        if view.seat in mine and self.known_moves and table.state == "playing":
            choices += 3 * [lambda: self.plan(view)]
        back = view.take_back_seat
        if back is not None and (view.can_take_back or view.can_ask_back):
            choices += 4 * [lambda: self.ask(lambda n: TakeBack(id=n, seat=back, expected=view.revision))]
        for chair in table.seats:
            choices += self._with_chair(table, view, chair)
        return choices

    def _with_chair(self, table: heard.Table, view: heard.View, chair: heard.Chair) -> Sequence[Callable[[], object]]:
        """What could be done about a seat."""
        sit: Callable[[], object] = lambda: self.ask(lambda n: Sit(id=n, seat=chair.seat))  # noqa: E731 - one of a list
        if chair.kind == "open":
            choices = 5 * [sit]
            if table.host:
                choices.append(lambda: self.ask(lambda n: FillSeat(id=n, seat=chair.seat, level=1)))
            return choices
        if chair.mine and chair.stand_in:
            return 5 * [sit]
        if chair.mine:
            return [
                lambda: self.ask(
                    lambda n: Stand(id=n, seat=chair.seat, state="open" if table.state == "open" else "playing")
                ),
                lambda: self.ask(lambda n: Resign(id=n, seat=chair.seat, expected=view.revision)),
            ]
        if chair.kind == "bot" and table.host and table.state == "open":
            return [lambda: self.ask(lambda n: FreeSeat(id=n, seat=chair.seat))]
        if chair.kind == "person" and not chair.here and not chair.stand_in:
            return 8 * [lambda: self.ask(lambda n: Propose(id=n, what="stand-in", seat=chair.seat))]
        return []

    def go_to(self, match: str) -> None:
        """Go to another table; what was asked at this one is left."""
        self.world.note(self.name, "goes to the next game")
        self.pending.clear()
        self.match = match
        self.remarks.clear()
        self.known_moves.clear()
        self.waits_since = None
        self.drop()


def in_words(message: ToServer) -> str:
    """A request as the transcript has it."""
    fields = msgspec.to_builtins(message)
    return f"{fields.pop('type')} {' '.join(f'{name}={value}' for name, value in fields.items())}"


def outcome(answer: heard.Answer) -> str:
    """An answer as the transcript has it."""
    match answer:
        case heard.Done():
            return f"done{', again' if answer.again else ''} at {answer.revision}"
        case heard.Refused():
            return f"refused, {answer.problem.kind}: {answer.problem.message}"
    return "answered"
