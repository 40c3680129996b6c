"""Notices: asked first, told with the move, bundled, never in quiet hours, stopped with one click, and nothing secret."""

from __future__ import annotations

import asyncio
import hmac
import re
import socket
import threading
import time
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, func, select, update

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import matches, operating
from quarterdeck.server.database.channels import AT_ONCE, DAY_MS, GRACE_MS, MINUTE_MS, MOST_TRIES, forget_channels
from quarterdeck.server.database.forgetting import forget_guests
from quarterdeck.server.database.schema import channels, outbox
from quarterdeck.server.notices import webhook
from quarterdeck.server.notices.carriers import sender_for
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.quiet import quiet_until
from quarterdeck.server.notices.sender import Sender
from quarterdeck.server.notices.tokens import channel_of, token_for
from quarterdeck.server.notices.webhook import check_url, may_ask, new_secret, signature_of
from quarterdeck.server.notices.webhook import post as post_to
from quarterdeck.server.protocol.api import Notices
from quarterdeck.server.settings import Settings
from tests.server.mailbox import Mailbox, Program, mailbox, program
from tests.server.site import HOME, Browser, Site, opened, plain, read, refused

LINK = re.compile(r"/notices/(confirm|off)\?token=([0-9a-f-]+)")
SECRET = b"s" * 32


class Post:
    """A site that sends notices, with its mail server and its clock."""

    def __init__(self, site: Site, box: Mailbox) -> None:
        self.site, self.box = site, box
        self.now = now_ms()
        self.sender: Sender = sender_for(site.app.state.post, site.rooms.database, site.rooms)
        self.sender._clock = lambda: self.now  # noqa: SLF001 - nobody waits for a real minute
        self.wanted = site.app.state.notices_due = asyncio.Event()
        """Here the server's own sender, whose clock is the real one, waits for its next regular look."""

    async def wait(self, minutes: int = 0) -> None:
        """Let some time pass, then send what is due."""
        self.now += minutes * MINUTE_MS
        await self.sender.send_due()

    async def subscribe(self, browser: Browser, address: str = "ben@mail.test", **more: object) -> Notices:
        """Ask for e-mails, and open the link in the first."""
        body = {"kind": "mail", "address": address, **more}
        read(await browser.post("/api/notices", body), Notices)
        await self.wait()
        assert await self.click("confirm") == 200
        self.box.letters.clear()
        return read(await browser.get("/api/notices"), Notices)

    async def click(self, what: str) -> int:
        """Open the latest letter's link, and click on its page; anybody can, without signing in."""
        token = dict(LINK.findall(self.box.letters[-1].get_content()))[what]
        nobody = self.site.browser("203.0.113.7")
        if what == "confirm":
            return (await nobody.post("/notices/confirm", {"token": token})).status_code
        return (await nobody.post(f"/notices/off?token={token}")).status_code

    async def kept(self) -> int:
        """How many notices are in the outbox."""
        return await self.site.rooms.database.read(
            lambda c: c.execute(select(func.count()).select_from(outbox)).scalar_one()
        )


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    """A site that sends e-mail."""
    async with mailbox() as box, opened(settings(tmp_path, box.port)) as site:
        yield Post(site, box)


def settings(folder: Path, port: int) -> Settings:
    """Settings with a mail server on this machine."""
    return plain(
        folder, origins=(HOME,), mail_server=f"smtp://127.0.0.1:{port}", mail_from="notices@table.test",
        webhook_networks=("127.0.0.0/8",),
    )  # fmt: skip


async def their_game(post: Post, ann: Browser, ben: str) -> str:
    """A table of Ann's and Ben's at which Ann has moved, so that it is Ben's turn."""
    match = await ann.make("me", "open", options={"first": "orange"})
    await post.site.seat(match, 1, ben)
    await post.site.play_on(match, 1)
    return match


@asynccontextmanager
async def both(post: Post) -> AsyncIterator[tuple[Browser, Browser, str]]:
    """Ann's and Ben's browsers, and who Ben is."""
    ann, ben = post.site.browser(), post.site.browser()
    await ann.enter("Ann")
    yield ann, ben, (await ben.enter("Ben")).id


async def test_nothing_is_sent_to_an_address_before_it_says_yes(post: Post) -> None:
    """It is asked once, and told of nothing else until somebody opens the link."""
    async with both(post) as (ann, ben, who):
        found = read(await ben.post("/api/notices", {"kind": "mail", "address": " ben@mail.test "}), Notices)
        assert [(one.address, one.state) for one in found.channels] == [("ben@mail.test", "new")]
        assert post.wanted.is_set(), "asked at once"
        await their_game(post, ann, who)
        await post.wait()
        await post.wait(60)
        (letter,) = post.box.letters
        assert letter["To"] == "ben@mail.test"
        assert "Cardinal" not in letter.get_content()
        assert read(await ben.get("/api/notices"), Notices).channels[0].state == "asked"
        assert await post.click("confirm") == 200
        assert read(await ben.get("/api/notices"), Notices).channels[0].state == "on"


async def test_a_turn_is_told_once_and_with_nothing_secret(post: Post) -> None:
    """Not the table's address, since whoever knows it may watch, nor anybody's name."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        match = await their_game(post, ann, who)
        await post.wait()
        assert post.box.letters == [], "whoever is still there needs no notice"
        await post.wait(2)
        (letter,) = post.box.letters
        text = letter.get_content()
        assert letter["Subject"] == "Quarterdeck: it is your turn"
        assert "Cardinal" in text
        assert f"{HOME}/turns" in text
        assert match not in text
        assert "Ann" not in text
        await post.wait(600)
        assert len(post.box.letters) == 1
        assert await post.kept() == 0


@pytest.mark.parametrize("game", ["kraken", "bremerhaven", "bruise-cruise"])
async def test_a_notice_is_the_same_whatever_was_dealt(post: Post, game: str) -> None:
    """In games with secrets: another deal, another table, and word by word the same letter but for its links."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        letters, deals = [], set()
        for _ in range(3):
            match = await ann.make("me", "open", game=game)
            await post.site.seat(match, 1, who)
            await post.site.come(match)
            room = await post.site.room(match)
            assert room.match is not None
            while 1 not in room.match.waiting():
                await post.site.play_on(match, 1)
            deals.add(room.match.save())
            post.box.letters.clear()
            await post.wait(600)
            letters.append(LINK.sub("", post.box.letters[-1].as_string()))
        assert len(deals) == 3
        bodies = {letter.split("\n\n", 1)[1] for letter in letters}
        assert len(bodies) == 1, bodies


async def test_notices_are_bundled(post: Post) -> None:
    """What has come together is told together, and no sooner than the person wants."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben, pause=60)
        for _ in range(3):
            await their_game(post, ann, who)
        await post.wait(2)
        (letter,) = post.box.letters
        assert letter["Subject"] == "Quarterdeck: it is your turn at 3 tables"
        await their_game(post, ann, who)
        await post.wait(50)
        assert len(post.box.letters) == 1
        await post.wait(11)
        assert len(post.box.letters) == 2


async def test_whoever_has_moved_meanwhile_is_told_nothing(post: Post) -> None:
    """The move takes the notice out of the outbox."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        match = await their_game(post, ann, who)
        assert await post.kept() == 1
        await post.site.play_on(match, 1)
        assert await post.kept() == 0
        await post.wait(2)
        assert post.box.letters == []


async def test_nobody_is_told_of_tables_at_which_somebody_blocked_has_put_them(post: Post) -> None:
    """A rematch puts everybody on a seat, again and again if somebody likes; a game to which one has come goes on."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        host = await ann.me()
        assert host is not None
        assert (await ben.post(f"/api/company/{host.id}", {"kind": "blocked", "on": True})).status_code == 200
        match = await their_game(post, ann, who)
        assert await post.kept() == 0
        await post.site.rooms.database.write(lambda c: matches.set_seen(c, [(match, 1)], 1))
        await post.site.play_on(match, 2)
        assert await post.kept() == 1


async def test_whoever_is_blocked_is_told_nothing_of_the_others_tables(post: Post) -> None:
    """Not what waits to be sent, not what happens later; but a game to which one has come goes on."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        waiting, later = await their_game(post, ann, who), await their_game(post, ann, who)
        await post.site.play_on(later, 1)
        assert await post.kept() == 1, "it is Ben's turn at one table of Ann's"
        assert (await ann.post(f"/api/company/{who}", {"kind": "blocked", "on": True})).status_code == 200
        assert await post.kept() == 0, "that is not told any more"
        await post.site.play_on(later, 1)
        assert await post.kept() == 0, "nor that it is Ben's turn now at the other one"
        await post.site.rooms.database.write(lambda c: matches.set_seen(c, [(waiting, 1)], 1))
        await post.site.play_on(waiting, 2)
        assert await post.kept() == 1


async def test_whoever_the_operator_has_blocked_is_told_nothing(post: Post) -> None:
    """They could not come; once they may again, they are told."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        await their_game(post, ann, who)
        database = post.site.rooms.database
        assert await database.write(lambda c: operating.block(c, who, "Not here.", post.now))
        await post.wait(5)
        assert post.box.letters == []
        assert await database.write(lambda c: operating.block(c, who, None, post.now))
        await post.wait(5)
        assert len(post.box.letters) == 1


async def test_whoever_plays_with_bots_alone_is_told_nothing(post: Post) -> None:
    """Bots answer at once."""
    async with both(post) as (_, ben, _who):
        await post.subscribe(ben)
        await post.site.play_on(await ben.make("me", "bot"), 3)
        assert await post.kept() == 0


async def test_changing_when_one_is_told_asks_nobody_sooner(post: Post) -> None:
    """What could not be sent waits, whatever its person changes; or a mail server would be asked again and again."""
    async with both(post) as (_, ben, _who):
        post.box.answer = b"450 not now\r\n"
        (one,) = read(await ben.post("/api/notices", {"kind": "mail", "address": "eve@mail.test"}), Notices).channels
        await post.wait()
        post.box.answer = b"250 fine\r\n"
        read(await ben.post(f"/api/notices/{one.id}", {"pause": 5}), Notices)
        await post.wait()
        assert post.box.letters == []
        await post.wait(2)
        assert len(post.box.letters) == 1


async def test_quiet_hours_hold_notices_back(post: Post) -> None:
    """They come when the quiet hours are over."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        begun = datetime.fromtimestamp(post.now / 1000, UTC)
        minute = begun.hour * 60 + begun.minute
        channel = read(await ben.get("/api/notices"), Notices).channels[0].id
        quiet = {"quiet_from": (minute - 5) % 1440, "quiet_until": (minute + 60) % 1440, "zone": "UTC"}
        read(await ben.post(f"/api/notices/{channel}", quiet), Notices)
        await their_game(post, ann, who)
        await post.wait(30)
        assert post.box.letters == []
        await post.wait(31)
        assert len(post.box.letters) == 1


async def test_one_click_stops_notices_without_signing_in(post: Post) -> None:
    """As a mail program does it: no cookie, no page, a form's body (RFC 8058). Reading the page alone stops nothing."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        await their_game(post, ann, who)
        await post.wait(2)
        letter = post.box.letters[-1]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"List-Unsubscribe: {letter['List-Unsubscribe']}\r\n".encode() in post.box.raw, (
            "as it stands, in one line"
        )
        url = letter["List-Unsubscribe"].strip("<>").removeprefix(HOME)
        nobody = post.site.browser("203.0.113.7").client
        await nobody.get(url)
        assert len(read(await ben.get("/api/notices"), Notices).channels) == 1
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = await nobody.post(url, content=b"List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert read(await ben.get("/api/notices"), Notices).channels == ()
        assert (await nobody.post(url)).status_code == 200, "a second click does no harm"


async def test_an_address_that_says_no_is_not_asked_again(post: Post) -> None:
    """Neither for whoever entered it before nor for others; and no address is asked more than three times a day."""
    async with both(post) as (ann, ben, _):
        body = {"kind": "mail", "address": "eve@mail.test"}
        read(await ben.post("/api/notices", body), Notices)
        await post.wait()
        assert await post.click("off") == 200
        for browser in (ann, ben):
            refused(await browser.post("/api/notices", body), 409, "unwanted")
        for other in ("Eve@Mail.TEST", "eve+news@mail.test"):
            refused(await ann.post("/api/notices", {**body, "address": other}), 409, "unwanted")
        for one in ("sue@mail.test", "SUE@mail.test", "sue+2@mail.test"):
            read(await ann.post("/api/notices", {**body, "address": one}), Notices)
        for one in ("sue@mail.test", "sUe@mail.test", "sue+3@mail.test"):
            refused(await ben.post("/api/notices", {**body, "address": one}), 409, "unwanted")
        for one in ("susi@mail.test", "su_e@mail.test", "sue+4@mail2.test"):
            read(await ann.post("/api/notices", {**body, "address": one}), Notices)


async def test_whoever_reads_at_an_address_may_change_a_no_into_a_yes(post: Post) -> None:
    """With the message that is there already: nobody else has it, and no new one is needed."""
    async with both(post) as (_, ben, _who):
        read(await ben.post("/api/notices", {"kind": "mail", "address": "eve@mail.test"}), Notices)
        await post.wait()
        assert await post.click("off") == 200
        assert read(await ben.get("/api/notices"), Notices).channels == ()
        assert await post.click("confirm") == 200
        assert [one.state for one in read(await ben.get("/api/notices"), Notices).channels] == ["on"]


async def test_a_deleted_person_is_told_nothing_and_their_address_not_asked_more_often(post: Post) -> None:
    """Their data tell the address, and no key; whoever is deleted in between asks no address once more."""
    for number in range(MOST_TRIES):
        ben = post.site.browser()
        await ben.enter(f"Ben {number}")
        body = {"kind": "mail", "address": "eve@mail.test"}
        read(await ben.post("/api/notices", body), Notices)
        (told,) = msgspec.convert((await ben.get("/api/me/data")).json()["data"]["channels"], list[dict[str, object]])
        assert told["address"] == "eve@mail.test"
        assert "keys" not in told
        assert (await ben.post("/api/me/delete", {"sure": True})).status_code == 200
        await post.site.rooms.database.write(lambda c: forget_guests(c, now_ms() + MINUTE_MS))
    await post.wait()
    assert post.box.letters == []
    ann = post.site.browser()
    await ann.enter("Ann")
    refused(await ann.post("/api/notices", body), 409, "unwanted")
    later = post.now + 3 * DAY_MS

    def forgotten(connection: Connection) -> int:
        forget_channels(connection, later)
        return connection.execute(select(func.count()).select_from(channels)).scalar_one()

    assert await post.site.rooms.database.write(forgotten) == 0


async def test_what_could_not_be_sent_is_sent_later_and_given_up_in_the_end(post: Post) -> None:
    """The mail server says "not now"; then it says "never"."""
    async with both(post) as (ann, ben, who):
        await post.subscribe(ben)
        await their_game(post, ann, who)
        post.box.answer = b"450 not now\r\n"
        await post.wait(2)
        assert (post.box.letters, await post.kept()) == ([], 1)
        post.box.answer = b"250 fine\r\n"
        await post.wait(2)
        assert (len(post.box.letters), await post.kept()) == (1, 0)
        post.box.answer = b"550 nobody here\r\n"
        await their_game(post, ann, who)
        await post.wait(2)
        assert read(await ben.get("/api/notices"), Notices).channels[0].state == "failed"
        assert await post.kept() == 0


async def test_a_notice_outlives_the_server(tmp_path: Path) -> None:
    """It is in the database from the move on; if the sender ends while it sends, it is sent again."""
    async with mailbox() as box:
        async with opened(settings(tmp_path, box.port)) as site:
            post = Post(site, box)
            async with both(post) as (ann, ben, who):
                await post.subscribe(ben)
                await their_game(post, ann, who)
        async with opened(settings(tmp_path, box.port)) as site:
            post = Post(site, box)
            await post.wait(3)
            assert len(box.letters) == 1


async def test_nobody_changes_the_notices_of_others(post: Post) -> None:
    """Not by its id, nor by a token that was not signed here, or for something else."""
    async with both(post) as (ann, ben, _):
        channel = (await post.subscribe(ben)).channels[0].id
        refused(await ann.post(f"/api/notices/{channel}/off"), 404, "not-found")
        refused(await ann.post(f"/api/notices/{channel}", {"pause": 9}), 404, "not-found")
        assert read(await ann.get("/api/notices"), Notices).channels == ()
        for token in ("", channel, f"{channel}-", token_for(channel, "off", SECRET), f"{channel}-{'é' * 32}"):
            refused(await ann.post(f"/notices/off?token={token}"), 404, "not-found")
            refused(await ann.post("/notices/confirm", {"token": token}), 404, "not-found")
        refused(await post.site.browser().get("/api/notices"), 401, "stranger")


async def test_what_makes_no_sense_is_refused_with_the_field(post: Post) -> None:
    """And nothing is stored."""
    async with both(post) as (_, ben, _who):
        for body, path in (
            ({"kind": "mail", "address": "nobody"}, "address"),
            ({"kind": "mail", "address": "a@b.test\r\nBcc: c@d.test"}, "address"),
            ({"kind": "mail", "address": "a@b.test", "zone": "Atlantis/Port"}, "zone"),
            ({"kind": "mail", "address": "a@b.test", "zone": "../../etc/passwd"}, "zone"),
            ({"kind": "mail", "address": "a@b.test", "quiet_from": 1440}, "quiet_from"),
            ({"kind": "webhook", "address": "ftp://a.test"}, "address"),
            ({"kind": "webhook", "address": "https://10.0.0.1/"}, "address"),
        ):
            assert refused(await ben.post("/api/notices", body), 400, "malformed").path == path
        assert read(await ben.get("/api/notices"), Notices).channels == ()


async def test_a_server_without_a_mail_server_says_what_it_can_send(tmp_path: Path) -> None:
    """And one that does not know its own address sends nothing, since its links would lead nowhere."""
    for origins, kinds in (((HOME,), ("push", "webhook")), ((), ())):
        async with opened(plain(tmp_path, origins=origins)) as site:
            browser = site.browser()
            await browser.enter()
            assert read(await browser.get("/api/notices"), Notices).kinds == kinds
            refused(await browser.post("/api/notices", {"kind": "mail", "address": "a@b.test"}), 400, "malformed")


async def test_what_nobody_confirmed_is_forgotten(post: Post) -> None:
    """After two days, and a stopped channel as well."""
    async with both(post) as (_, ben, _who):
        await post.subscribe(ben)
        read(await ben.post("/api/notices", {"kind": "mail", "address": "b@mail.test"}), Notices)
        database = post.site.rooms.database
        await database.write(lambda c: c.execute(update(channels).values(created=1)))
        await database.write(lambda c: forget_channels(c, 3 * DAY_MS))
        assert [one.address for one in read(await ben.get("/api/notices"), Notices).channels] == ["ben@mail.test"]


# -- webhooks ------------------------------------------------------------------------------------


@pytest.fixture
async def hook() -> AsyncIterator[Program]:
    """Somebody's program."""
    async with program() as one:
        yield one


async def hooked(post: Post, hook: Program, ben: Browser) -> str:
    """Let Ben's program be told; returns its secret."""
    body = {"kind": "webhook", "address": f"http://127.0.0.1:{hook.port}/hook?x=1"}
    secret = read(await ben.post("/api/notices", body), Notices).channels[0].secret
    await post.wait()
    link = msgspec.json.decode(hook.posts.pop()[2])["link"]
    token = dict(LINK.findall(link))["confirm"]
    assert (await post.site.browser().post("/notices/confirm", {"token": token})).status_code == 200
    return secret


async def test_a_program_is_posted_a_signed_notice(post: Post, hook: Program) -> None:
    """All that it is sent is documented, and nobody else can make the signature."""
    async with both(post) as (ann, ben, who):
        secret = await hooked(post, hook, ben)
        match = await their_game(post, ann, who)
        await post.wait(2)
        ((line, headers, body),) = hook.posts
        assert line == b"POST /hook?x=1 HTTP/1.1"
        assert headers["host"] == f"127.0.0.1:{hook.port}"
        message, at = headers["webhook-id"], headers["webhook-timestamp"]
        key = b64decode(secret.removeprefix("whsec_"))
        signed = hmac.digest(key, f"{message}.{at}.".encode() + body, "sha256")
        assert headers["webhook-signature"] == f"v1,{b64encode(signed).decode()}"
        assert abs(int(at) - time.time()) < 60
        told = msgspec.json.decode(body)
        assert set(told) == {"type", "text", "content", "games", "link", "off"}
        assert (told["type"], told["games"], told["link"]) == ("your-turn", ["Cardinal"], f"{HOME}/turns")
        assert match.encode() not in body


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
        b"HTTP/1.1 500 No\r\n\r\n",
        b"SSH-2.0-x\r\n",
        b"x" * 5_000,
        b"",
    ],
)
async def test_only_a_good_answer_counts(post: Post, hook: Program, answer: bytes) -> None:
    """No redirection is followed, no long answer is read, and the notice is sent again, with the same id."""
    async with both(post) as (ann, ben, who):
        await hooked(post, hook, ben)
        await their_game(post, ann, who)
        hook.answer = answer
        await post.wait(2)
        assert (len(hook.posts), await post.kept()) == (1, 1)
        await post.wait(5)
        assert len({headers["webhook-id"] for _, headers, _ in hook.posts}) == 1 < len(hook.posts)


def test_signatures_are_those_of_standard_webhooks() -> None:
    """The example of its libraries. A secret without a prefix, as they were once, is read in the same way."""
    secret, body = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", b'{"test": 2432232314}'
    for known in (secret, f"whsec_{secret}"):
        signature = signature_of(known, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
        assert signature == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert signature_of("ab" * 24, "msg_1", 1, b"{}") != signature_of("ab" * 24, "msg_1", 2, b"{}")
    assert len(b64decode(new_secret().removeprefix("whsec_"))) == 24


async def test_a_name_that_leads_into_the_own_network_is_not_asked(
    post: Post, hook: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is written, and even if only one of its addresses is there.

    It looks like a name that there is not: nobody learns so which names the server's own network has.
    """

    def lookup(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", ("93.184.216.34", hook.port)), (2, 1, 6, "", ("10.1.2.3", hook.port))]

    def nowhere(*_: object, **__: object) -> list[object]:
        raise socket.gaierror

    async with both(post) as (_, ben, _who):
        body = {"kind": "webhook", "address": "https://rebound.test/"}
        read(await ben.post("/api/notices", body), Notices)
        monkeypatch.setattr(socket, "getaddrinfo", lookup)
        await post.wait()
        told = read(await ben.get("/api/notices"), Notices).channels[0]
        assert told.state == "new"
        monkeypatch.setattr(socket, "getaddrinfo", nowhere)
        read(await ben.post("/api/notices", {**body, "address": "https://nowhere.test/"}), Notices)
        await post.wait()
        other = read(await ben.get("/api/notices"), Notices).channels[1]
        assert msgspec.structs.replace(other, id=told.id, address=told.address, secret=told.secret) == told
    assert hook.posts == []


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1", "224.0.0.1",
        "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1",
        "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::1",
        "2001:0:1::1", "2001:db8::1", "fec0::1", "::7f00:1", "192.0.0.100", "192.88.99.1", "3fff::1", "5f00::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_never_asked(address: str) -> None:
    """Whichever way they are written; unless the operator allows that very network."""
    assert not may_ask(ip_address(address))


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_public_addresses_are_asked(address: str) -> None:
    """So the check does not refuse everything."""
    assert may_ask(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.test/", "https://127.0.0.1/", "https://[::1]/", "https://user@example.test/", "https:///x",
        "https://example.test:99999/", "https://example.test/#x", "https://example.test/a b", "file:///etc/passwd",
        "https://example.test/\r\nX: y", "https://", "https://exämple.test/", "gopher://example.test/",
        "https://[x", "https://x]/", "https://a[b]/", "https://[1.2.3.4]/", "https://@example.test/",
    ],
)  # fmt: skip
def test_urls_that_are_refused(url: str) -> None:
    """Only HTTPS to a name or a public address."""
    with pytest.raises(Malformed):
        check_url(url)


async def test_names_that_are_not_found_for_long_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name decides how long its server is silent; passwords and lessons need threads, too."""
    found = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found.wait(20))
    monkeypatch.setattr(webhook, "SECONDS", 0.5)
    posts = [asyncio.create_task(post_to(check_url(f"https://{k}.test/"), b"", ())) for k in range(AT_ONCE)]
    try:
        await asyncio.wait(posts)
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(int) == 0
    finally:
        found.set()
    assert all(isinstance(one.exception(), NotSent) for one in posts)


def test_certificates_are_read_once() -> None:
    """Reading all that a system trusts takes a twentieth of a second, in which nobody else is served."""
    assert webhook.trusted() is webhook.trusted()


def test_a_url_taken_apart() -> None:
    """With its usual port, and with another."""
    assert check_url("https://Example.test/a?b=c").named == "example.test"
    assert check_url("https://example.test:8443/").named == "example.test:8443"
    assert check_url("https://[2606:4700::1111]/").named == "[2606:4700::1111]"


# -- quiet hours and tokens --------------------------------------------------------------------------


def at(text: str, zone: str = "+00:00") -> int:
    """A time in milliseconds since 1970."""
    return round(datetime.fromisoformat(f"{text}{zone}").timestamp() * 1000)


def cases() -> Iterator[tuple[int, int, int, str, int]]:
    """Now, the quiet hours, the zone, and when they end."""
    day, night = 22 * 60, 7 * 60
    yield at("2026-01-10T23:00"), day, night, "UTC", at("2026-01-11T07:00")
    yield at("2026-01-10T06:59"), day, night, "UTC", at("2026-01-10T07:00")
    yield at("2026-01-10T07:00"), day, night, "UTC", at("2026-01-10T07:00")
    yield at("2026-01-10T12:00"), day, night, "UTC", at("2026-01-10T12:00")
    yield at("2026-01-10T12:00"), 0, 0, "UTC", at("2026-01-10T12:00")
    yield at("2026-01-10T12:30"), 12 * 60, 13 * 60, "UTC", at("2026-01-10T13:00")
    yield at("2026-01-10T21:30"), day, night, "Europe/Berlin", at("2026-01-11T06:00")
    yield at("2026-03-28T23:30"), day, night, "Europe/Berlin", at("2026-03-29T05:00")
    yield at("2026-10-24T22:30"), day, night, "Europe/Berlin", at("2026-10-25T06:00")


@pytest.mark.parametrize(("now", "begin", "end", "zone", "over"), list(cases()))
def test_quiet_hours_end_by_the_clock_on_the_wall(now: int, begin: int, end: int, zone: str, over: int) -> None:
    """Past midnight, in any zone, and in the nights when summer time begins and ends."""
    assert quiet_until(now, begin, end, zone) == over


def test_a_token_is_good_for_one_thing() -> None:
    """For one channel, one purpose, one server."""
    token = token_for("abc", "off", SECRET)
    assert channel_of(token, "off", SECRET) == "abc"
    assert channel_of(token, "confirm", SECRET) is None
    assert channel_of(token, "off", b"t" * 32) is None
    assert channel_of(token.replace("abc", "abd"), "off", SECRET) is None
    assert GRACE_MS >= MINUTE_MS
