"""Programs of people at a real server: whole games through real sockets, a crash in the middle, a token withdrawn."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from quarterdeck.connect import Player, Turn, chooser
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import keys
from quarterdeck.server.protocol.program_view import ProgramView, ToProgram
from quarterdeck.server.protocol.programs import ProgramMade
from quarterdeck.server.protocol.wire import CLOSE_STRANGER, Bring, Done, Play, Refused, View
from tests.docs.files import DOCS, blocks
from tests.server.serving import Standby, serving
from tests.server.wires import Caller, Wire, callers

Games = dict[str, dict[str, int | str]]
"""The options of games, by their keys."""
SHORT: Games = {
    "bremerhaven": {"length": "short"},
    "bruise-cruise": {"patience": 5},
    "cardinal": {},
    "kraken": {},
    "pirates": {"total": 10, "islands": 3, "patience": 1},
}
USUAL: Games = {key: {} for key in SHORT} | {"pirates": {"total": 20, "patience": 10}}
"""As they are usually played; but in Pirates fleets that move at random hardly ever meet, so patience ends it."""
by_length = pytest.mark.parametrize(
    "games", [pytest.param(SHORT, id="short"), pytest.param(USUAL, id="usual", marks=pytest.mark.long)]
)


@asynccontextmanager
async def owner(url: str) -> AsyncIterator[Caller]:
    """Somebody with an account."""
    async with callers(url, "Ann") as (ann,):
        (await ann.post("/api/account", {"login": "ann", "password": "a long enough password"})).raise_for_status()
        yield ann


async def program(ann: Caller, name: str) -> ProgramMade:
    """A new program of hers."""
    return msgspec.json.decode((await ann.post("/api/programs", {"name": name})).content, type=ProgramMade)


def at_random(seed: int) -> Callable[[Turn], str]:
    """A program that does anything."""
    chance = random.Random(seed)  # noqa: S311 - nobody bets on it
    return lambda turn: chance.choice(turn.moves)


class Playing:
    """A program that plays, with what it tells whoever has started it."""

    def __init__(
        self, url: str, token: str, choose: Callable[[Turn], str], *links: str, patience: float = 300.0
    ) -> None:
        self.told: list[str] = []
        self._news = asyncio.Event()
        player = Player(url, token, choose, tell=self._tell, patience=patience)
        self.task = asyncio.create_task(player.run(links))
        self.task.add_done_callback(lambda _: self._news.set())

    def _tell(self, line: str) -> None:
        self.told.append(line)
        self._news.set()

    async def until(self, word: str) -> str:
        """The first line with a word."""
        while True:
            found = next((line for line in self.told if word in line), None)
            if found is not None:
                return found
            if self.task.done():
                await self.task
            self._news.clear()
            await self._news.wait()

    async def stop(self) -> None:
        """It is interrupted."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@asynccontextmanager
async def socket_of(url: str, token: str, match: str) -> AsyncIterator[ClientConnection]:
    """A socket that is read by hand."""
    async with connect(
        f"{url.replace('http', 'ws', 1)}/ws/programs/{match}",
        origin=Origin(url),
        additional_headers={"Authorization": f"Bearer {token}"},
        max_size=None,
    ) as socket:
        yield socket


async def hear(socket: ClientConnection) -> ToProgram:
    """The next message."""
    message: ToProgram = msgspec.json.decode(await socket.recv(), type=ToProgram)
    return message


async def ask(socket: ClientConnection, request: Play) -> Done | Refused:
    """The answer to a request."""
    await socket.send(msgspec.json.encode(request).decode())
    while not isinstance(answer := await hear(socket), Done | Refused):
        pass
    return answer


async def view_when(socket: ClientConnection, wanted: Callable[[ProgramView], bool]) -> ProgramView:
    """The first view that is wanted."""
    while True:
        message = await hear(socket)
        if isinstance(message, ProgramView) and wanted(message):
            return message


async def turn_or_end(wire: Wire) -> View:
    """The newest view of a person, once there is something to choose, or the game is over."""
    found = await wire.until(
        lambda message: (
            isinstance(message, View)
            and message is wire.latest(View)
            and (bool(message.moves) or message.ending is not None)
        )
    )
    assert isinstance(found, View)
    return found


@by_length
async def test_two_programs_play_a_whole_game_of_each_kind(tmp_path: Path, standby: Standby, games: Games) -> None:
    """All at the same time. One comes by the links, the other by its owner; both hear how each game ends."""
    assert sorted(games) == sorted(keys())
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(1800):
            first, second = await program(ann, "Robo"), await program(ann, "Tick")
            tables = [await ann.make("open", "open", game=key, options=options) for key, options in games.items()]
            for match in tables:
                async with ann.at(match) as wire:
                    brought = await wire.ask(Bring(id=1, seat=1, program=second.id))
                    assert isinstance(brought, Done), brought
            links = [f"{server.url}/t/{match}" for match in tables]
            players = [
                Playing(server.url, first.token, at_random(1), *links),
                Playing(server.url, second.token, at_random(2)),
            ]
            for match in tables:
                for one in players:
                    assert "Over at" in await one.until(match)
                assert (await ann.card(match)).state == "over"
                record = await ann.get(f"/api/matches/{match}/record")
                assert record.status_code == httpx.codes.OK
            for one in players:
                await one.stop()
                assert not [line for line in one.told if "Gave up" in line]


async def test_the_bot_of_the_page_is_started_twice_at_once(tmp_path: Path, standby: Standby) -> None:
    """Whoever is refused a seat takes the other one, and they play to the end, within the limits of a server."""
    (file,) = (text for text in blocks(DOCS / "bots-by-others.md", "py") if "websockets" in text)
    bot = tmp_path / "bot.py"
    bot.write_text(file, encoding="utf-8")
    with serving(tmp_path, start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(600):
            match = await ann.make("open", "open")
            tokens = [(await program(ann, name)).token for name in ("Robo", "Tick")]
            bots = [
                await asyncio.create_subprocess_exec(sys.executable, str(bot), server.url, token, match)
                for token in tokens
            ]
            assert [await one.wait() for one in bots] == [0, 0]
            assert (await ann.card(match)).state == "over"


async def test_the_bot_of_the_page_plays_on_after_a_crash(tmp_path: Path, standby: Standby) -> None:
    """It is killed in the middle of a game, and started again; then the game goes on to its end."""
    (file,) = (text for text in blocks(DOCS / "bots-by-others.md", "py") if "websockets" in text)
    bot = tmp_path / "bot.py"
    bot.write_text(file, encoding="utf-8")
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(600):
            robo = await program(ann, "Robo")
            match = await ann.make("me", "open")
            command = (sys.executable, str(bot), server.url, robo.token, match)
            process = await asyncio.create_subprocess_exec(*command)
            async with ann.at(match) as wire:
                await wire.play()
                view = await wire.my_turn()
                process.kill()
                await process.wait()
                again = await asyncio.create_subprocess_exec(*command)
                while view.ending is None:
                    await wire.play(view.moves[0])
                    view = await turn_or_end(wire)
                assert await again.wait() == 0
            assert (await ann.card(match)).state == "over"


async def test_refusals_name_their_clause_and_a_withdrawn_token_opens_nothing(tmp_path: Path, standby: Standby) -> None:
    """Moves come by number or in notation; whoever withdraws a program closes its sockets."""
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(600):
            robo = await program(ann, "Robo")
            match = await ann.make("me", "open")
            async with ann.at(match) as wire, socket_of(server.url, robo.token, match) as socket:
                assert isinstance(await wire.ask(Bring(id=1, seat=1, program=robo.id)), Done)
                begun = await wire.until(lambda message: isinstance(message, View) and bool(message.waiting))
                if isinstance(begun, View) and begun.moves:
                    await wire.play()
                view = await view_when(socket, lambda view: bool(view.moves))
                assert view.seat == 1
                assert view.seats[1].program_of == "Ann"
                wrong = await ask(socket, Play(id=1, seat=1, move="#999", expected=view.revision))
                assert isinstance(wrong, Refused)
                done = await ask(socket, Play(id=2, seat=1, move="#0", expected=view.revision))
                assert isinstance(done, Done), done
                await wire.play()
                there = view.moves[0]
                view = await view_when(socket, lambda view: bool(view.moves) and view.revision > done.revision)
                taken = await ask(socket, Play(id=3, seat=1, move=there, expected=view.revision))
                assert isinstance(taken, Refused)
                assert taken.problem.clause == "CA-2.3"
                (await ann.post(f"/api/programs/{robo.id}/withdraw")).raise_for_status()
                with suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
                assert socket.close_code == CLOSE_STRANGER
            answer = await ann.client.get("/api/program", headers={"Authorization": f"Bearer {robo.token}"})
            assert answer.status_code == httpx.codes.UNAUTHORIZED


def crashes(turn: Turn) -> str:
    """A program with a fault."""
    return turn.moves[len(turn.moves)]


def lies(_: Turn) -> str:
    """A program that knows no rules."""
    return "castle"


class Hangs:
    """A program that never comes to an end by itself."""

    def __init__(self) -> None:
        self.let_go = threading.Event()

    def __call__(self, turn: Turn) -> str:
        self.let_go.wait()
        return turn.moves[0]


def learns(turn: Turn) -> str:
    """A program whose first choice is always wrong; then it reads why."""
    if not turn.refused:
        return "castle"
    assert turn.refused == ("castle",)
    assert turn.reason
    return turn.moves[0]


async def seated(ann: Caller, match: str, programs: int) -> None:
    """Wait until so many have seats."""
    while sum("program of" in name for name in (await ann.card(match)).seats) < programs:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)


async def test_programs_that_come_at_the_same_moment_take_different_seats(tmp_path: Path, standby: Standby) -> None:
    """Whoever is refused, since another was quicker, takes the next one."""
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(600):
            matches = [await ann.make("open", "open") for _ in range(4)]
            links = [f"{server.url}/t/{match}" for match in matches]
            tokens = [(await program(ann, name)).token for name in ("Robo", "Tick")]
            players = [Playing(server.url, token, at_random(1), *links) for token in tokens]
            for match in matches:
                await seated(ann, match, 2)
            for player in players:
                await player.stop()


async def test_a_program_that_crashes_hangs_or_lies_loses_its_game_and_nothing_hangs(
    tmp_path: Path, standby: Standby
) -> None:
    """It says why, and goes on at its other tables; who chooses again after a refusal plays on."""
    hangs = Hangs()
    kinds: dict[str, tuple[Callable[[Turn], str], str]] = {
        "Crash": (crashes, "IndexError"),
        "Liar": (lies, "chose 3 moves in a row that were refused"),
        "Snail": (hangs, "did not choose within"),
    }
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with owner(server.url) as ann, asyncio.timeout(600):
            good = await program(ann, "Good")
            matches, players = [], []
            for name, (choose, _) in kinds.items():
                bad = await program(ann, name)
                match = await ann.make("open", "open", options={"first": "green" if choose is crashes else "orange"})
                matches.append(match)
                link = f"{server.url}/t/{match}"
                patience = 0.5 if choose is hangs else 300.0
                players.append(Playing(server.url, bad.token, choose, link, patience=patience))
                await seated(ann, match, 1)
            links = [f"{server.url}/t/{match}" for match in matches]
            winner = Playing(server.url, good.token, learns, *links)
            for player, match, (_, why) in zip(players, matches, kinds.values(), strict=True):
                assert match in await player.until("Gave up at")
                assert why in await player.until("Gave up at")
                await player.until("Over at")
                await winner.until(f"Over at {server.url}/t/{match}")
                assert (await ann.card(match)).state == "over"
            assert not any(player.task.done() for player in (*players, winner))
            assert "Refused at" in await winner.until("Refused at")
            for player in (*players, winner):
                await player.stop()
            hangs.let_go.set()


def test_a_bot_that_no_game_has_is_refused_before_a_game_is_lost() -> None:
    """With the word that would be right."""
    with pytest.raises(Malformed, match="nonsense"):
        chooser("nonsense:3")
    with pytest.raises(Malformed):
        chooser("program:./there-is-no-such-program")
    chooser("level:1")
