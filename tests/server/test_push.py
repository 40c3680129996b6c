"""Notices to a closed browser: encrypted for it alone, signed by this server, and only if that browser has said yes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.notices.encryption import Lock, lock_of, public_bytes, seal, seal_with
from quarterdeck.server.notices.vapid import ORDER, Vapid
from quarterdeck.server.protocol.api import Notices
from tests.server.mailbox import mailbox
from tests.server.pushing import PushService, Subscriber, plain, push_service, signed_claims, written
from tests.server.site import HOME, Browser, opened, read, refused
from tests.server.test_notices import LINK, Post, both, settings, their_game


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    """A site that sends notices, and may ask this machine."""
    async with mailbox() as box, opened(settings(tmp_path, box.port)) as site:
        yield Post(site, box)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    """A push service, and a browser that is subscribed there."""
    async with push_service() as one:
        yield one


async def confirmed(post: Post, service: PushService, browser: Browser) -> Notices:
    """Subscribe a browser, whose worker answers the first message by itself."""
    read(await browser.post("/api/notices", service.wanted), Notices)
    await post.wait()
    token = dict(LINK.findall(service.take()["link"]))["confirm"]
    assert (await post.site.browser().post("/notices/confirm", {"token": token})).status_code == 200
    return read(await browser.get("/api/notices"), Notices)


# -- encryption and signature ------------------------------------------------------------------------


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same message."""
    key = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    lock = lock_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = seal_with(b"When I grow up, I want to be a watermelon", lock, key, plain("DGv6ra1nlYgDCS1FRnbzlw"))
    assert written(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_that_browser_reads_it_and_no_two_messages_are_alike() -> None:
    """Each has a key and a salt of its own."""
    browser, other = Subscriber(), Subscriber()
    lock = Lock(browser.public, browser.shared)
    first, second = seal(b"your turn", lock), seal(b"your turn", lock)
    assert browser.read(first) == browser.read(second) == b"your turn"
    assert first[:86] != second[:86]
    with pytest.raises(InvalidTag):
        other.read(first)


@pytest.mark.parametrize("public", ["", "AAAA", written(b"\4" + b"\1" * 64), "é", written(b"\2" + b"\0" * 32)])
def test_keys_that_are_none_are_refused(public: str) -> None:
    """Too short, not on the curve, not written as keys are."""
    with pytest.raises(Malformed):
        lock_of(public, written(b"0" * 16))
    with pytest.raises(Malformed):
        lock_of(Subscriber().keys["p256dh"], written(b"0" * 15))


def test_a_server_keeps_its_key_as_long_as_its_secret() -> None:
    """Browsers are subscribed for that key, so a restart must not change it."""
    assert Vapid(b"s" * 32, HOME).public == Vapid(b"s" * 32, "mailto:a@b.test").public
    assert Vapid(b"s" * 32, HOME).public != Vapid(b"t" * 32, HOME).public
    assert len(public_bytes(ec.derive_private_key(ORDER - 1, ec.SECP256R1()).public_key())) == 65
    with pytest.raises(ValueError):  # noqa: PT011 - the library's own words
        ec.derive_private_key(ORDER, ec.SECP256R1())


# -- from the choice to the notice -------------------------------------------------------------------


async def test_a_browser_is_told_once_its_worker_has_answered(post: Post, service: PushService) -> None:
    """The first message proves that somebody reads there; the next says that it is one's turn, and nothing secret."""
    async with both(post) as (ann, ben, who):
        asked = read(await ben.post("/api/notices", service.wanted), Notices)
        assert [(one.kind, one.state, one.secret) for one in asked.channels] == [("push", "new", "")]
        await their_game(post, ann, who)
        await post.wait()
        ((line, headers, _),) = service.served.posts
        assert line == b"POST /push/abc HTTP/1.1"
        assert (headers["content-encoding"], headers["ttl"], headers["topic"]) == ("aes128gcm", "86400", "confirm")
        claims = signed_claims(headers["authorization"], asked.push_key)
        assert claims["aud"] == f"http://127.0.0.1:{service.served.port}"
        assert claims["sub"] == "mailto:notices@table.test"
        first = service.take()
        assert first["type"] == "confirm"
        await post.wait(60)
        assert service.served.posts == [], "nothing more before the answer"
        token = dict(LINK.findall(first["link"]))["confirm"]
        assert (await post.site.browser().post("/notices/confirm", {"token": token})).status_code == 200
        match = await their_game(post, ann, who)
        await post.wait(2)
        told = service.take()
        assert set(told) == {"type", "subject", "text", "link", "off", "off_words"}
        assert (told["type"], told["link"]) == ("your-turn", f"{HOME}/turns")
        assert "Cardinal" in told["text"]
        assert not any(secret in str(told) for secret in (match, "Ann", "Ben"))
        off = told["off"].removeprefix(HOME)
        assert (await post.site.browser().post(off)).status_code == 200, "one click, without signing in"
        assert read(await ben.get("/api/notices"), Notices).channels == ()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(post: Post, service: PushService, status: int) -> None:
    """Whoever takes the permission back in the browser need not do so here, too."""
    async with both(post) as (ann, ben, who):
        await confirmed(post, service, ben)
        await their_game(post, ann, who)
        service.served.answer = f"HTTP/1.1 {status} Gone\r\n\r\n".encode()
        await post.wait(2)
        assert len(service.served.posts) == 1
        assert (read(await ben.get("/api/notices"), Notices).channels, await post.kept()) == ((), 0)


async def test_a_push_service_that_is_busy_is_asked_again(post: Post, service: PushService) -> None:
    """The notice waits."""
    async with both(post) as (ann, ben, who):
        await confirmed(post, service, ben)
        await their_game(post, ann, who)
        service.served.answer = b"HTTP/1.1 429 Too Many Requests\r\n\r\n"
        await post.wait(2)
        assert await post.kept() == 1
        service.served.posts.clear()
        service.served.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        await post.wait(2)
        assert service.take()["type"] == "your-turn"


async def test_a_browser_tells_only_whoever_asked_there_last(post: Post, service: PushService) -> None:
    """Two people share a device; but nobody stops another's notices by naming an address that they cannot read."""
    async with both(post) as (ann, ben, _who):
        assert len((await confirmed(post, service, ben)).channels) == 1
        read(await ann.post("/api/notices", service.wanted), Notices)
        assert len(read(await ben.get("/api/notices"), Notices).channels) == 1
        await post.wait()
        token = dict(LINK.findall(service.take()["link"]))["confirm"]
        assert (await post.site.browser().post("/notices/confirm", {"token": token})).status_code == 200
        assert read(await ben.get("/api/notices"), Notices).channels == ()
        assert [one.state for one in read(await ann.get("/api/notices"), Notices).channels] == ["on"]


async def test_push_services_in_the_own_network_and_wrong_keys_are_refused(post: Post, service: PushService) -> None:
    """With the field, and nothing is stored."""
    async with both(post) as (_, ben, _who):
        for change, path in (
            ({"address": "https://10.0.0.1/push"}, "address"),
            ({"address": "http://push.test/"}, "address"),
            ({"p256dh": "AAAA"}, "p256dh"),
            ({"auth": "AAAA"}, "auth"),
            ({"p256dh": ""}, "p256dh"),
        ):
            answer = await ben.post("/api/notices", {**service.wanted, **change})
            assert refused(answer, 400, "malformed").path == path
        assert read(await ben.get("/api/notices"), Notices).channels == ()
