"""A table in memory: the match, replayed from its lines, who sits there, who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.drawing import Chance
from quarterdeck.messages.language import spoken
from quarterdeck.records.clock import ClockTerms
from quarterdeck.scene.shapes import Scene, Thing
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.rows import MatchState, StoredClock
from quarterdeck.server.option_words import seat_word
from quarterdeck.server.problems import SAY, Declined, Forbidden
from quarterdeck.server.protocol.wire import SPECTATOR, ChatLine, Planned, Problem
from quarterdeck.server.tables.absence import Absence
from quarterdeck.server.tables.dice import TableDice
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.opening import has_picture
from quarterdeck.table.clocks import Clock
from quarterdeck.table.match import Match
from quarterdeck.table.verdict import sentence

MOST_LINKS: Final = 600
"""The most sockets at one table."""
LATEST_REMARKS: Final = 200
NEVER: Final = -1

What = Literal["take-back", "stand-in", "pause", "go-on", "go-back", "end"]
State = Literal["open", "playing", "over", "frozen"]
FOR_ALL: Final = ("take-back", "go-back", "end")
"""Proposals about which everybody is asked, present or not."""


class Dropped(Declined):
    """The room was dropped while somebody waited for it; the table is in the database and may now have another room."""

    status = 503


class Chair(Struct, kw_only=True):
    """A seat, and who sits on it: a person, a bot, or nobody; `stand_in` is the bot that plays for an absent person."""

    seat: int
    user: str = ""
    name: str = ""
    colour: str = ""
    bot: str = ""
    stand_in: str = ""
    seen_until: int = 0
    """The time (ms since 1970) until which another process says that the person is here; 0 if they never came."""
    fleet: str | None = None
    """The fleet that the person brings, until the game begins; it is secret."""
    left_by: str = ""
    """The player who left the seat in the middle of the game."""
    left_user: str = ""
    """The id of that person."""
    silent_at: int = NEVER
    """The revision at which a program here was sent away because it kept the others waiting."""
    shut_until: int = 0
    """The time (ms since 1970) before which it may not come again, unless the game goes on."""
    pledge: str | None = None
    """The hash of the number that the person gives for the dice; empty while the table asks for it, None without one."""
    number: str | None = None
    """That number, once it is given; nobody is told before the game begins."""
    owner: str = ""
    """The id and the name of the person whose program sits here; empty if no program does."""
    owner_name: str = ""

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return not self.user and not self.bot

    @property
    def player(self) -> str:
        """The spec of the bot that plays here now; empty if a person or nobody does."""
        return self.stand_in or self.bot


class Proposal(Struct, kw_only=True):
    """A proposal to the people at the table."""

    proposal: int
    what: What
    seat: int
    expected: int
    """The revision at which a take-back was proposed; the proposal is void once the match has gone on."""
    by_user: str
    agreed: set[int]
    """Seats that have agreed."""
    asked: set[int]
    """Seats that have not answered yet."""
    at: int = 0
    """When it was made (ms since 1970)."""


class PlanEnd(Struct, frozen=True, kw_only=True):
    """Why the rest of a plan was dropped."""

    why: Literal["illegal", "no-case", "chose", "taken-back"]
    words: str = ""
    """The move that was due."""
    reason: str = ""
    """Why it is not legal, in words."""


class SeatPlan(Struct, frozen=True, kw_only=True):
    """What a person has planned for a seat."""

    seat: int
    user: str
    since: int
    """The revision that the person had seen, or that of the latest planned move that was made."""
    steps: tuple[Planned, ...]
    dropped: PlanEnd | None = None
    version: int = 1


class Drawn(Struct, frozen=True):
    """What a seat sees at a revision; shared by all sockets with the same eyes and language."""

    revision: int
    active: bool
    scene: Scene
    moves: tuple[str, ...]


class Holding:
    """Holds the lock of a room inside `async with`. It is a class of its own since every move holds locks several times."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> None:
        room = self._room
        await room.lock.acquire()
        if room.gone:
            room.lock.release()
            raise Dropped("this table is read anew")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._room.lock.release()


class Room:
    """A table. Code that changes it, or reads what is not committed yet, must hold `lock`, best of all inside `held`."""

    asks = True
    """Whether the people here may choose when it is their turn; false while a lesson shows a mistake or is done."""
    stored_clock: StoredClock | None = None
    """The clock, as it is stored; None if the game is played without one."""
    time: Callable[[], int] = staticmethod(now_ms)
    """The time by which players are charged (`Hours`)."""

    stuck: int | None = None
    """The seat whose bot has failed again and again, and waits until somebody does something about it."""

    rated = False
    """Whether the game counts for ratings."""
    ended: str | None = None
    """What the operator says who has ended the table."""
    secret = ""
    """The secret of the dice, which nobody is told before the game is over; empty if the dice prove nothing."""
    full_since: int | None = None
    """The time (ms) since which the table is full and waits for numbers of its players."""
    stored_awaited: frozenset[int] | None = None
    """The seats that are to choose, as the database says; None if that is not known."""

    idle_since = 0.0
    plans_followed = NEVER
    """The revision up to which people's plans were followed."""
    hurried_at: float | None = None
    """When the person who plays alone here asked for the moves of bots without pauses; None if nobody did."""

    def __init__(self, match_id: str, game: str, *, host: str, listed: bool) -> None:
        self.id = match_id
        self.game = game
        """The game's key, even if the game is no longer installed."""
        self.host, self.listed = host, listed
        self.match: Match | None = None
        self.fault: str | None = None
        """Why the table is frozen."""
        self.chairs: list[Chair] = []
        self.remarks: list[ChatLine] = []
        self.proposals: list[Proposal] = []
        self.plans: dict[int, SeatPlan] = {}
        """What people have planned for their seats."""
        self.thoughts: set[int] = set()
        """The revisions of moves that a bot weighed."""
        self.rematch, self.rematch_by = "", ""
        """The id of the rematch's table, and the person who asked for it; empty while there is none."""
        self.begun = self.gone = False
        """Whether the game has begun, as the database says (before that, everybody has a spectator's eyes); and whether the table was
        dropped: its contents may never have been stored, so nobody acts on it and nobody is shown it."""
        self.links: set[Link] = set()
        self.lock = asyncio.Lock()
        self.behind = False
        """Whether something that should follow could not be stored; it is tried again."""
        self.stored_state: MatchState | None = None
        """The state of the table in the database, as far as it is known."""
        self.drawn: dict[tuple[int, str], Drawn] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_now = asyncio.Event()
        """Whether the bot's task need no longer wait for another process to ask the bot."""
        self.absence = Absence()
        self.dice: Chance = TableDice(self)

    def held(self) -> Holding:
        """Hold the lock; `Dropped` if the room was dropped meanwhile."""
        return Holding(self)

    @property
    def in_use(self) -> bool:
        """Whether anybody looks at the table, or something is under way there."""
        return bool(self.links) or self.bot_task is not None or self.lock.locked()

    # -- how it stands -----------------------------------------------------------------------

    @property
    def problem(self) -> Problem | None:
        """Why the table is frozen, or how it was ended, as a `Problem`."""
        if self.ended is not None:
            return Problem(kind="ended", message=ended_words(self.ended))
        return None if self.fault is None else Problem(kind="frozen", message=SAY("frozen", reason=self.fault))

    @property
    def state(self) -> State:
        """`open` until the game begins with all seats taken, `frozen` if the match cannot go on."""
        if self.fault is not None or self.match is None:
            return "frozen"
        if self.match.over:
            return "over"
        return "playing" if self.begun else "open"

    @property
    def has_picture(self) -> bool:
        """Whether there is anything of the game to see."""
        return self.match is not None and (self.begun or has_picture(self.match.game))

    def eyes(self, user: str) -> tuple[int, ...]:
        """The seats with whose eyes a person may look; none before the game begins."""
        return self.seats_of(user) if self.begun else ()

    @property
    def new_state(self) -> MatchState | None:
        """The state to be stored; None if it is stored already, or if the table is frozen."""
        state = self.state
        if state == "frozen":
            return None
        return None if state == self.stored_state else state

    @property
    def awaited(self) -> frozenset[int]:
        """The seats whose people are to choose, as lists and notices count it.

        Somebody who plays with bots alone always is, since bots answer at once.
        """
        if self.match is None or self.state != "playing":
            return frozenset()
        alone = len({chair.user for chair in self.chairs if chair.user}) == 1
        return frozenset(self.people() if alone else self.people() & set(self.match.waiting()))

    @property
    def new_awaited(self) -> frozenset[int] | None:
        """The seats that are to choose, to be stored; None if they are stored already, or if the table is frozen."""
        awaited = self.awaited
        return None if self.state == "frozen" or awaited == self.stored_awaited else awaited

    @property
    def revision(self) -> int:
        """The number of lines in the record."""
        return 0 if self.match is None else self.match.revision

    @property
    def clock(self) -> Clock | None:
        """The clock; None if the game is played without one."""
        return None if self.stored_clock is None else self.stored_clock.clock

    @property
    def terms(self) -> ClockTerms | None:
        """What was agreed about time; None if the game is played without a clock."""
        return None if self.match is None else self.match.header.clock

    @property
    def is_paused(self) -> bool:
        """Whether the people here have agreed on a pause, in which nobody chooses anything."""
        return self.clock is not None and self.clock.paused

    def on_the_clock(self) -> set[int]:
        """The seats whose time runs, unless there is a pause: those of people whose choices are awaited.

        If all play at one sitting, no time runs before everybody has come to the table once.
        """
        if self.match is None or self.terms is None or self.state != "playing":
            return set()
        people = self.people()
        if self.terms.is_live and not all(self.chairs[seat].seen_until for seat in people):
            return set()
        return people & set(self.match.waiting())

    def seats_of(self, user: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(chair.seat for chair in self.chairs if chair.user == user)

    def plays_only(self, user: str, seat: int) -> bool:
        """Whether a seat is the only one of a person, who is "you" in what that seat is told."""
        return self.seats_of(user) == (seat,)

    def here(self, chair: Chair, now_ms: int) -> bool:
        """Whether the person in the seat looks at the table; bots always do."""
        if chair.bot:
            return True
        return any(link.user.id == chair.user for link in self.links) or chair.seen_until > now_ms

    def away(self, chair: Chair, now_ms: int) -> bool:
        """Whether the person in the seat has been gone so long that others may decide without them."""
        return not self.here(chair, now_ms) and self.absence.wait(chair.user, chair.seen_until) == 0

    def is_shut_out(self, chair: Chair) -> bool:
        """Whether a program that was silent for too long may not come to its chair, so that the others can let a bot play."""
        return chair.silent_at == self.revision and self.absence.clock() < chair.shut_until

    def held_for_people_here(self) -> list[int]:
        """The seats in which a bot plays although their people are at the table again."""
        present = {link.user.id for link in self.links}
        return [chair.seat for chair in self.chairs if chair.stand_in and chair.user in present]

    def left(self, link: Link) -> None:
        """Note that a socket is closed; from now on its person may be away."""
        self.links.discard(link)
        if self.seats_of(link.user.id):
            self.absence.left(link.user.id)

    def people(self) -> set[int]:
        """The seats that people play, without those with a stand-in."""
        return {chair.seat for chair in self.chairs if chair.user and not chair.player}

    def voters(self, what: What) -> set[int]:
        """The seats whose people are asked about a proposal.

        For a take-back, and about a frozen game, people with a stand-in are asked too: they are away, and otherwise the
        others could try chance again and again, or end a game that they are losing. Programs are never asked; like bots they agree to everything.
        """
        if what in FOR_ALL:
            return {chair.seat for chair in self.chairs if chair.user and not chair.owner}
        return {seat for seat in self.people() if not self.chairs[seat].owner}

    def plans_to_follow(self) -> list[SeatPlan]:
        """The plans that may have to be followed: the game has gone on since they were, or their seats are asked."""
        if self.match is None or self.state != "playing" or self.is_paused:
            return []
        waiting, moved = set(self.match.waiting()), self.plans_followed != self.match.revision
        people = self.people()
        return [
            plan
            for seat, plan in self.plans.items()
            if plan.steps and plan.user == self.chairs[seat].user and (moved or seat in waiting & people)
        ]

    def tell_plan(self, seat: int) -> None:
        """Note that a plan has changed; only its person is told."""
        for link in self.links:
            if link.seat == seat:
                link.owe(plan=True)

    def next_bot(self) -> Chair | None:
        """The first bot that may choose now."""
        if self.match is None or self.state != "playing" or self.is_paused:
            return None
        waiting = self.match.waiting()
        return next((chair for chair in self.chairs if chair.player and chair.seat in waiting), None)

    def first_look(self, user: str) -> int:
        """The eyes of a person on arrival.

        A person with several seats in a game with secrets has nobody's eyes, until the person says who holds the device.
        """
        mine = self.eyes(user)
        if not mine or self.match is None:
            return SPECTATOR
        if len(mine) == 1:
            return mine[0]
        if self.match.game.hidden and not self.match.over:
            return SPECTATOR
        waiting = self.match.waiting()
        return next((seat for seat in mine if seat in waiting), mine[0])

    def asked(self, what: What, seat: int, by_user: str, agreed: set[int], now_ms: int) -> set[int]:
        """The seats whose people must still answer a proposal.

        People who are away are not asked about a stand-in, nor about going on after a pause.
        """
        asked = self.voters(what) - agreed - {seat} - set(self.seats_of(by_user))
        if what == "pause" or what in FOR_ALL:
            return asked
        return {at for at in asked if not self.away(self.chairs[at], now_ms)}

    # -- telling -------------------------------------------------------------------------------

    def tell(self, *, table: bool = False, view: bool = False, said: bool = False) -> None:
        """Note a change that everybody who looks at the table must be told."""
        for link in self.links:
            link.owe(table=table, view=view, said=said)

    def check_eyes(self) -> None:
        """Change the eyes of everybody who looks with the eyes of a seat that is no longer theirs."""
        for link in self.links:
            if link.seat != SPECTATOR and self.state != "over" and link.seat not in self.eyes(link.user.id):
                link.look(self.first_look(link.user.id))

    @property
    def latest_remark(self) -> int:
        """The number of the latest known remark; 0 if there is none."""
        return self.remarks[-1].n if self.remarks else 0

    def add_remarks(self, remarks: Iterable[ChatLine]) -> None:
        """Add remarks; only the latest are kept in memory."""
        known = self.latest_remark
        self.remarks.extend(remark for remark in remarks if remark.n > known)
        del self.remarks[:-LATEST_REMARKS]

    def seat_name(self, seat: int) -> str:
        """The seat as people say it."""
        return str(seat) if self.match is None else seat_word(self.match.game, self.match.seat_names[seat])

    def look(self, seat: int) -> Drawn | None:
        """What a seat (or a spectator) sees now; drawn once for each revision and language."""
        match = self.match
        if match is None or not self.has_picture:
            return None
        if not self.begun and seat != SPECTATOR:
            raise Forbidden(SAY("table-open"))
        active = self.asks and self.state == "playing" and seat in self.people()
        drawn = self.drawn.get((seat, spoken()))
        if drawn is not None and drawn.revision == match.revision and drawn.active == active:
            return drawn
        seen = match.view(seat)
        numbers = seen.legal() if active and seat in match.waiting() else []
        scene = match.game.scene(seen, seat, numbers)
        if not isinstance(scene, Scene):
            raise TypeError(f"{match.game.key} draws no scene")
        if match.over and not seen.over():
            scene = given_up(scene, sentence(match, self.seat_name))
        moves = tuple(match.game.text(seen, move) for move in numbers)
        drawn = self.drawn[seat, spoken()] = Drawn(match.revision, active, scene, moves)
        return drawn


def ended_words(word: str) -> str:
    """How a table was ended: by the operator, with a word for its people, or without one by these themselves."""
    return SAY("ended-by-operator", word=word) if word else SAY("ended-by-agreement")


def given_up(scene: Scene, ended: str) -> Scene:
    """The picture of a game that somebody gave up: it asks nothing any more, but says how the game ended.

    Its text alternative says that, and the scores; the board's shapes have words of their own.
    """
    shapes = tuple(
        replace(shape, mood="plain") if isinstance(shape, Thing) and shape.mood == "lit" else shape
        for shape in scene.shapes
        if shape.label != scene.status
    )
    seats = [f"{shape.label}." for shape in shapes if isinstance(shape, Thing) and shape.look == "seat"]
    return replace(scene, status=ended, summary=" ".join([ended, *seats]), shapes=shapes)
