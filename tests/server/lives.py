"""The whole life of a table in two worlds: open, hopped over, filled, played, stood in for, left, over, played again."""

from __future__ import annotations

from typing import cast

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Analyse,
    Answer,
    Done,
    FillSeat,
    Hint,
    Look,
    Play,
    Propose,
    Refused,
    Rematch,
    Replay,
    Resign,
    Sit,
    Stand,
    Table,
    TakeBack,
    ToServer,
    Try,
    Why,
    Withdraw,
)
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.room import Room
from tests.server.eavesdropping import ATTEMPTS, HOPPER, PEOPLE, Tapped, insert, same_messages
from tests.server.tables import Guest, House
from tests.server.twins import Twins
from tests.server.wires import Wire

CREWS = ("40.hms-titan~captain", "40.hms-albion~explorer.divers")
"""What a guest brings in one world, and in the other."""
AGAIN = "again"
"""A rematch's id, in both worlds."""
Ears = dict[str, list[bytes]]
"""What came to whom, stage by stage: `open: hopper`."""


def requests(guest: Guest | Wire, game: str, seat: int) -> list[ToServer]:
    """Everything that could show something of a game that has not begun, for a seat."""
    moves = ATTEMPTS.get(game, ("a1", "b2", "nonsense"))
    number = guest.number
    return [
        *(Look(id=number(), seat=eyes) for eyes in (seat, SPECTATOR)),
        *(Replay(id=number(), at=at, seat=eyes) for at in (0, 1) for eyes in (seat, SPECTATOR)),
        *(Try(id=number(), seat=seat, move=move, expected=0) for move in moves),
        *(Play(id=number(), seat=seat, move=move, expected=0) for move in moves),
        TakeBack(id=number(), seat=seat, expected=0),
        Why(id=number(), revision=0),
        Why(id=number(), revision=1),
        Hint(id=number(), seat=seat, expected=0),
        Analyse(id=number(), seat=seat),
        Propose(id=number(), what="stand-in", seat=seat),
        Withdraw(id=number(), proposal=1),
        Resign(id=number(), seat=seat, expected=0),
        Rematch(id=number()),
    ]


class Life:
    """A table in one of the worlds, from before its beginning until after its end."""

    def __init__(self, house: House, twins: Twins, world: int) -> None:
        self.house = house
        self.twins = twins
        self.tapped = Tapped(house, twins, world)
        self.ears: Ears = {}

    # -- listening ---------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The table."""
        return self.tapped.room

    def close(self, stage: str) -> None:
        """Whatever was heard since the stage before belongs to this one."""
        listeners = {"spectator": self.spectator, "hopper": self.hopper}
        if self.twins.watcher != SPECTATOR:
            listeners["rival"] = self.tapped.guests[self.twins.watcher]
        for whom, guest in listeners.items():
            self.ears[f"{stage}: {whom}"], guest.bytes = guest.bytes, []

    async def listen(self) -> None:
        """Everybody reads what there is."""
        await self.tapped.listen()
        await self.hopper.read()

    async def pry(self) -> None:
        """The rival, the spectator and the hopper ask for something of everything that there is."""
        await self.tapped.pry(every=False)
        for seat, guest in ((self.twins.watcher, self.tapped.guests[self.twins.watcher]), (SPECTATOR, self.hopper)):
            await self.tapped.look_back(guest, seat, every=False)
            await self.tapped.reach(guest, seat)
        await self.listen()

    # -- before the beginning ----------------------------------------------------------------------

    async def open(self, match_id: str) -> None:
        """A table with nobody at it; everybody comes, and the hopper tries each chair."""
        tapped, match = self.tapped, self.twins.matches[self.tapped.world]
        await insert(self.house, match_id, match, [*PEOPLE[: match.players]], self.twins.bot, seated=False)
        self.house.bots.pool = tapped.puppet
        tapped.room = await self.house.rooms.find(match_id)
        tapped.room.dice = cast(Dice, tapped.dice)
        for seat in range(match.players):
            if seat != self.twins.bot:
                tapped.guests[seat] = await self.house.come(PEOPLE[seat], tapped.room)
        self.spectator = tapped.guests[SPECTATOR] = await self.house.come(PEOPLE[-1], tapped.room)
        self.hopper = await self.house.come(HOPPER, tapped.room)
        for guest in (*tapped.guests.values(), self.hopper):
            guest.link.answer(viewing.welcome(tapped.room))

    @property
    def free(self) -> list[int]:
        """The seats for people."""
        return [seat for seat in self.tapped.guests if seat != SPECTATOR]

    async def hop(self) -> None:
        """Sit, read everything that can be read, stand up, sit elsewhere."""
        await self.ask_for_everything(self.spectator, 0)
        for seat in self.free:
            assert isinstance(await self.hopper.ask(Sit(id=self.hopper.number(), seat=seat)), Done)
            await self.ask_for_everything(self.hopper, seat)
            assert isinstance(await self.hopper.ask(Stand(id=self.hopper.number(), seat=seat)), Done)
        self.close("open")

    async def ask_for_everything(self, guest: Guest, seat: int) -> None:
        """At a table that waits, on a seat or not."""
        for request in requests(guest, self.twins.game.key, seat):
            await guest.ask(request)
        await self.tapped.load_files(guest)
        await self.listen()

    async def fill(self) -> None:
        """Everybody sits down; with the last of them the game begins."""
        acts = self.twins.acts
        for seat in self.free[:-1]:
            await self.sit(seat)
            await self.ask_for_everything(self.tapped.guests[seat], seat)
        self.close("filling")
        if acts and acts[0].kind == "begin":
            self.tapped.dice.falls.extend(acts[0].rolls[self.tapped.world])
        await self.sit(self.free[-1])
        assert self.room.state == "playing"
        late = await self.hopper.ask(Sit(id=self.hopper.number(), seat=self.free[0]))
        assert isinstance(late, Refused)
        await self.listen()
        await self.pry()
        self.close("begun")

    async def sit(self, seat: int) -> None:
        """Somebody takes the own seat."""
        guest = self.tapped.guests[seat]
        assert isinstance(await guest.ask(Sit(id=guest.number(), seat=seat)), Done)

    # -- afterwards --------------------------------------------------------------------------------

    async def play(self) -> None:
        """What happens, take-backs included."""
        for act in self.twins.acts:
            await self.tapped.carry_out(act)
            await self.listen()
            await self.tapped.pry(every=False)
        await self.pry()
        self.close("played")

    @property
    def other(self) -> int:
        """Somebody who is not watched."""
        return next(seat for seat in reversed(self.free) if seat != self.twins.watcher)

    async def stand_in(self) -> None:
        """Somebody goes away, a bot sits in, and they come back."""
        away = self.tapped.guests[self.other]
        await away.leave()
        await self.house.later()
        asker = self.tapped.guests[next(seat for seat in self.free if seat != self.other)]
        await asker.ask(Propose(id=asker.number(), what="stand-in", seat=self.other))
        for guest in self.tapped.guests.values():
            for proposal in (await guest.latest(Table)).proposals:
                await guest.ask(Answer(id=guest.number(), proposal=proposal.proposal, agree=True))
        assert self.room.chairs[self.other].stand_in
        await self.pry()
        self.close("stood in for")
        back = await self.house.come(PEOPLE[self.other], self.room)
        self.tapped.guests[self.other] = back
        assert isinstance(await back.ask(Sit(id=back.number(), seat=self.other)), Done)
        await self.pry()
        self.close("back")

    async def leave(self) -> None:
        """Somebody gives up: a bot plays on among more, for two the game is over and there is nothing left to hide."""
        leaver = self.tapped.guests[self.other]
        await leaver.ask(Resign(id=leaver.number(), seat=self.other, expected=(await leaver.view()).revision))
        await self.listen()
        if self.tapped.game_on:
            taken = await self.hopper.ask(Sit(id=self.hopper.number(), seat=self.other))
            assert isinstance(taken, Refused)
            filled = await self.hopper.ask(FillSeat(id=self.hopper.number(), seat=self.other, level=1))
            assert isinstance(filled, Refused)
            await self.pry()
            self.close("left")
        else:
            self.close("over, which tells everything")

    async def rematch(self) -> None:
        """The next game with the same seats: of what lay hidden in the last one it has nothing."""
        if self.tapped.game_on:
            return
        asker = self.tapped.guests[self.free[0]]
        assert isinstance(await asker.ask(Rematch(id=asker.number())), Done)
        again = (await asker.table()).rematch
        room = await self.house.rooms.find(again)
        room.dice = seeded(1)
        for whom, user in (("spectator", PEOPLE[-1]), ("hopper", HOPPER)):
            guest = await self.house.come(user, room)
            await guest.read()
            self.ears[f"rematch: {whom}"] = [part.replace(again.encode(), AGAIN.encode()) for part in guest.bytes]
            if room.match is not None:
                assert not room.match.game.hidden or room.match.header.start is None

    async def run(self, match_id: str) -> Ears:
        """All of it."""
        await self.open(match_id)
        await self.hop()
        await self.fill()
        await self.play()
        if self.tapped.game_on and len(self.free) > 1 and not self.tapped.dice.falls:
            await self.stand_in()
            await self.leave()
            await self.rematch()
        self.house.rooms.drop(self.room)
        return self.ears


async def same(houses: tuple[House, House], twins: Twins, match_id: str) -> dict[str, int]:
    """How many messages came at each stage, to whom; `Leak` names the first that tells the worlds apart."""
    one, two = [await Life(house, twins, world).run(match_id) for world, house in enumerate(houses)]
    return compared(one, two)


def compared(one: Ears, two: Ears) -> dict[str, int]:
    """The messages, counted; or a `Leak`."""
    assert one.keys() == two.keys()
    for whom in one:
        if whom.startswith("over"):
            continue
        same_messages(whom, one[whom], two[whom])
    return {whom: len(messages) for whom, messages in one.items()}
