"""Friends, challenges and rematches, and people whom somebody does not want to meet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from quarterdeck.server.database import bonds, matches, schema
from quarterdeck.server.protocol.api import Company, KnownPerson
from quarterdeck.server.protocol.wire import Chat, Done, Refused, Rematch, Resign, Said, Sit
from tests.server.site import Browser, Site, opened, plain, read, refused
from tests.server.tables import ME, OPEN, House


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def company(browser: Browser) -> Company:
    """Whom somebody knows."""
    return read(await browser.get("/api/company"), Company)


async def bind(browser: Browser, person: str, kind: str, *, on: bool = True) -> Company:
    """Ask, agree, mute or block; or no longer."""
    return read(await browser.post(f"/api/company/{person}", {"kind": kind, "on": on}), Company)


async def one(browser: Browser) -> KnownPerson:
    """The only person whom somebody knows."""
    (known,) = (await company(browser)).known
    return known


async def test_friends_are_those_who_both_want_to(site: Site) -> None:
    """One asks, the other agrees; either can end it, and then the other asks again."""
    ann, ben = site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    assert (await company(site.browser())).known == ()
    await bind(ann, second.id, "friend")
    asking = await one(ben)
    assert (asking.who.name, asking.friend, asking.asks, asking.here) == ("Ann", False, True, False)
    await bind(ben, first.id, "friend")
    for browser in (ann, ben):
        known = await one(browser)
        assert (known.friend, known.asks, known.here) == (True, True, True)
    await ann.post("/api/me", {"unseen": True})
    assert not (await one(ben)).here
    await bind(ben, first.id, "friend", on=False)
    assert (await one(ann)).asks is False


async def test_whoever_is_blocked_can_neither_ask_nor_invite_and_is_not_told(site: Site) -> None:
    """The answers to the blocked one are the same as before; friendship ends."""
    ann, ben = site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    await bind(ann, second.id, "friend")
    await bind(ben, first.id, "friend")
    await bind(ann, second.id, "blocked")
    assert (await company(ben)).known == ()
    asked = await bind(ben, first.id, "friend")
    assert [known.friend for known in asked.known] == [True]
    known = await one(ann)
    assert (known.blocked, known.friend, known.asks) == (True, False, False)
    await ben.make("me", "open", invite=[first.id])
    assert (await company(ann)).invitations == ()
    await ann.make("me", "open", invite=[second.id])
    assert (await company(ben)).invitations == (), "a rematch invites everybody who played, but not them"
    await bind(ann, second.id, "blocked", on=False)
    await ben.make("me", "open", invite=[first.id])
    assert len((await company(ann)).invitations) == 1


async def test_nonsense_is_refused(site: Site) -> None:
    """Nobody binds themselves, or somebody who is not there; strangers bind nobody."""
    ann = site.browser()
    person = await ann.enter()
    body = {"kind": "friend", "on": True}
    refused(await ann.post(f"/api/company/{person.id}", body), 403, "forbidden")
    refused(await ann.post("/api/company/nobody", body), 404, "not-found")
    refused(await ann.post(f"/api/company/{person.id}", {"kind": "enemy", "on": True}), 400, "malformed")
    refused(await site.browser().post(f"/api/company/{person.id}", body), 401, "stranger")


async def test_bonds_have_a_limit(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fills the database with them."""
    monkeypatch.setattr(bonds, "MOST_BONDS", 1)
    ann, ben, eve = site.browser(), site.browser(), site.browser()
    await ann.enter()
    second, third = await ben.enter(), await eve.enter()
    await bind(ann, second.id, "muted")
    refused(await ann.post(f"/api/company/{third.id}", {"kind": "muted", "on": True}), 403, "forbidden")


async def test_strangers_who_ask_drive_no_friend_away(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask: those one knows come first, then those who have asked last."""
    monkeypatch.setattr(bonds, "MOST_BONDS", 2)
    ann, friend = site.browser(), site.browser()
    me, known = await ann.enter("Ann"), await friend.enter("Known")
    await bind(ann, known.id, "friend")

    async def asked_at(who: str, at: int) -> None:
        since = update(schema.bonds).where(schema.bonds.c.user == who).values(at=at)
        await site.rooms.database.write(lambda c: c.execute(since))

    for number in range(6):
        stranger = site.browser()
        who = await stranger.enter(f"Stranger {number}")
        await bind(stranger, me.id, "friend")
        await asked_at(who.id, number)
    await bind(friend, me.id, "friend")
    await asked_at(known.id, -1)
    found = {one.who.name: (one.friend, one.asks) for one in (await company(ann)).known}
    assert found == {"Known": (True, True), "Stranger 4": (False, True), "Stranger 5": (False, True)}


async def test_a_friend_can_be_blocked_whatever_the_limit(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Since the friendship ends with it."""
    monkeypatch.setattr(bonds, "MOST_BONDS", 1)
    ann, ben = site.browser(), site.browser()
    await ann.enter()
    second = await ben.enter()
    await bind(ann, second.id, "friend")
    await bind(ann, second.id, "blocked")
    (known,) = (await company(ann)).known
    assert (known.blocked, known.friend) == (True, False)


async def test_a_challenge_is_an_invitation_to_a_table(site: Site) -> None:
    """It is there until the other sits down or declines; others do not learn of it."""
    ann, ben, eve = site.browser(), site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    await eve.enter("Eve")
    match = await ann.make("me", "open", rated=True, invite=[second.id, second.id, "nobody", first.id])
    (invitation,) = (await company(ben)).invitations
    assert (invitation.match, invitation.game, invitation.by.name, invitation.rated) == (match, "cardinal", "Ann", True)
    assert (await company(eve)).invitations == (await company(ann)).invitations == ()
    await site.seat(match, 1, second.id)
    await site.rooms.database.write(lambda c: matches.set_seen(c, [(match, 1)], 1))
    assert (await company(ben)).invitations == ()
    declined = await ann.make("me", "open", invite=[second.id])
    assert len((await company(ben)).invitations) == 1
    left = read(await ben.post(f"/api/matches/{declined}/decline"), Company)
    assert left.invitations == ()


async def test_strangers_do_not_take_the_room_of_friends_invitations(site: Site) -> None:
    """However many come as guests and invite somebody after a friend did."""
    ann, ben, eve = site.browser(), site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    await eve.enter("Eve")
    await bind(ben, first.id, "friend")
    match = await ann.make("me", "open", invite=[second.id])
    await site.rooms.database.write(lambda c: c.execute(update(schema.invitations).values(at=1)))
    for _ in range(bonds.MOST_INVITATIONS):
        await eve.make("me", "open", invite=[second.id])
    found = (await company(ben)).invitations
    assert len(found) == bonds.MOST_INVITATIONS
    assert found[-1].match == match, "the latest first, and the friend's is among them"


async def test_a_rematch_invites_the_others(house: House) -> None:
    """Until they come to the table."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    first, second = await house.come(ann, room), await house.come(ben, room)
    await second.ask(Sit(id=1, seat=1))
    await second.ask(Resign(id=2, seat=1, expected=room.revision))
    assert isinstance(await first.ask(Rematch(id=3)), Done)

    async def invited(user: str) -> list[str]:
        return [one.match for one in await house.database.read(lambda c: bonds.invitations_of(c, user))]

    assert await invited("id-Ben") == [room.rematch]
    assert await invited("id-Ann") == []
    await house.come(ben, await house.rooms.find(room.rematch))
    assert await invited("id-Ben") == []


async def test_the_blocked_do_not_sit_down_at_ones_table(house: House) -> None:
    """Neither does a bond change a game that has begun."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    await house.database.write(lambda c: bonds.set_bond(c, "id-Ann", "id-Ben", "blocked", 1))
    room = await house.table(ann, ME, OPEN)
    guest = await house.come(ben, room)
    assert isinstance(await guest.ask(Sit(id=1, seat=1)), Refused)
    assert room.state == "open"
    await house.database.write(lambda c: bonds.drop_bond(c, "id-Ann", "id-Ben", "blocked"))
    assert isinstance(await guest.ask(Sit(id=2, seat=1)), Done)


async def test_remarks_say_who_made_them(house: House) -> None:
    """So that a page can leave out those of people who are muted there."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    first, second = await house.come(ann, room), await house.come(ben, room)
    await second.ask(Chat(id=1, text="Ahoy"))
    assert [line.person for line in (await first.latest(Said)).lines] == ["id-Ben"]
