"""Guests, accounts and sessions over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from quarterdeck.server.database.schema import sessions, users
from quarterdeck.server.people.sessions import COOKIE, LIFETIME_MS
from quarterdeck.server.protocol.api import Lobby, Me
from tests.server.site import PASSWORD, Site, opened, plain, read, refused


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def test_somebody_new_plays_at_once_as_a_guest(site: Site) -> None:
    """One request without a body that says anything: a name, a colour, a session."""
    browser = site.browser()
    assert await browser.me() is None
    person = read(await browser.post("/api/me", {}), Me).person
    assert person is not None
    assert person.name
    assert person.login is None
    assert await browser.me() == person


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(site: Site) -> None:
    """HttpOnly, SameSite=Lax, for 180 days, and Secure where the page came by HTTPS."""
    answer = await site.browser().post("/api/me", {})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Max-Age={LIFETIME_MS // 1000}" in cookie
    assert "Secure" not in cookie
    answer = await site.browser().post("/api/me", {}, origin="https://table.test")
    assert "Secure" in answer.headers["set-cookie"]


async def test_name_and_colour_can_be_changed_one_by_one(site: Site) -> None:
    """What is missing stays."""
    browser = site.browser()
    person = await browser.enter("Ann")
    changed = read(await browser.post("/api/me", {"colour": "#123456"}), Me).person
    assert changed is not None
    assert (changed.id, changed.name, changed.colour) == (person.id, "Ann", "#123456")
    changed = read(await browser.post("/api/me", {"name": " Bea \n"}), Me).person
    assert changed is not None
    assert (changed.name, changed.colour) == ("Bea", "#123456")


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "\u202e\u200b"}, "name"),
        ({"name": "x" * 25}, "name"),
        ({"name": 5}, "name"),
        ({"colour": "red"}, "colour"),
        ({"colour": "#12345G"}, "colour"),
    ],
)
async def test_bad_names_and_colours_are_refused_with_their_field(
    site: Site, body: dict[str, object], path: str
) -> None:
    """In words for people; nothing changes."""
    browser = site.browser()
    person = await browser.enter("Ann")
    problem = refused(await browser.post("/api/me", body), 400, "malformed")
    assert problem.path == path
    assert "Expected" not in problem.message
    assert await browser.me() == person


async def test_a_guest_becomes_an_account_and_keeps_the_games(site: Site) -> None:
    """The same person, with a login; the tables are still theirs, also in another browser."""
    browser, elsewhere = site.browser(), site.browser()
    person = await browser.enter("Ann")
    match = await browser.make("me", "open")
    account = read(await browser.post("/api/account", {"login": "ann", "password": PASSWORD}), Me).person
    assert account is not None
    assert (account.id, account.name, account.login) == (person.id, "Ann", "ann")
    await elsewhere.post("/api/login", {"login": "ann", "password": PASSWORD})
    assert await elsewhere.me() == account
    lobby = read(await elsewhere.get("/api/matches"), Lobby)
    assert [card.match for card in lobby.mine] == [match]


async def test_signing_in_gives_another_session_and_ends_the_one_before(site: Site) -> None:
    """A session that somebody has planted in a browser is worth nothing afterwards."""
    browser, planted = site.browser(), site.browser()
    await browser.enter()
    planted.client.cookies.update(browser.client.cookies)
    await browser.post("/api/account", {"login": "ann", "password": PASSWORD})
    assert planted.client.cookies[COOKIE] != browser.client.cookies[COOKIE]
    assert await planted.me() is None
    planted.client.cookies.update(browser.client.cookies)
    await browser.post("/api/login", {"login": "ann", "password": PASSWORD})
    assert await planted.me() is None
    assert await browser.me() is not None


async def test_an_unknown_login_and_a_wrong_password_get_the_same_answer(site: Site) -> None:
    """Nobody learns which logins there are; the session stays as it is."""
    browser = site.browser()
    await browser.enter()
    await browser.post("/api/account", {"login": "ann", "password": PASSWORD})
    wrong = await browser.post("/api/login", {"login": "ann", "password": "not the password"})
    unknown = await browser.post("/api/login", {"login": "bob", "password": "not the password"})
    refused(wrong, 401, "wrong-password")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert await browser.me() is not None


async def test_a_login_is_taken_once_and_a_person_has_one(site: Site) -> None:
    """Both refusals leave everything as it was."""
    ann, bob = site.browser(), site.browser()
    await ann.enter("Ann")
    await bob.enter("Bob")
    await ann.post("/api/account", {"login": "ann", "password": PASSWORD})
    assert (
        "ann" in refused(await bob.post("/api/account", {"login": "ann", "password": PASSWORD}), 409, "taken").message
    )
    refused(await ann.post("/api/account", {"login": "anna", "password": PASSWORD}), 409, "taken")
    person = await bob.me()
    assert person is not None
    assert person.login is None


async def test_a_stranger_cannot_have_an_account(site: Site) -> None:
    """First a name, then a login."""
    refused(await site.browser().post("/api/account", {"login": "ann", "password": PASSWORD}), 401, "stranger")


@pytest.mark.parametrize(
    ("login", "password", "path"),
    [
        ("A B", PASSWORD, "login"),
        ("ab", PASSWORD, "login"),
        ("ann", "short", "password"),
        ("ann", "x" * 201, "password"),
    ],
)
async def test_bad_logins_and_passwords_are_refused_in_words(site: Site, login: str, password: str, path: str) -> None:
    """The path says which; the password is nowhere in the answer."""
    browser = site.browser()
    await browser.enter()
    answer = await browser.post("/api/account", {"login": login, "password": password})
    assert refused(answer, 400, "malformed").path == path
    assert password not in answer.text


async def test_signing_out_ends_the_session_everywhere(site: Site) -> None:
    """Also for a copy of the cookie."""
    browser, copy = site.browser(), site.browser()
    await browser.enter()
    copy.client.cookies.update(browser.client.cookies)
    answer = await browser.post("/api/logout")
    assert read(answer, Me).person is None
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert await copy.me() is None


async def test_a_forged_or_foreign_cookie_is_nobody(site: Site) -> None:
    """The signature must be the server's own, to the last digit."""
    browser = site.browser()
    await browser.enter()
    value = browser.client.cookies[COOKIE]
    token, _, mark = value.partition(".")
    for forged in (token, f"{token}.", f"{token}.{'0' * 64}", f"{'A' * 32}.{mark}", f"{value}0", "ä", ""):
        other = site.browser()
        answer = await other.client.get("/api/me", headers=[(b"cookie", f"{COOKIE}={forged}".encode())])
        assert read(answer, Me).person is None


async def test_a_session_lives_on_when_it_is_used_and_ends_when_it_is_not(site: Site) -> None:
    """180 days after the last visit."""
    browser = site.browser()
    await browser.enter()
    database = site.rooms.database
    await database.write(lambda c: c.execute(update(sessions).values(expires=sessions.c.created + LIFETIME_MS // 2)))
    before = await database.read(lambda c: c.execute(select(sessions.c.expires)).scalar_one())
    assert await browser.me() is not None
    after = await database.read(lambda c: c.execute(select(sessions.c.expires)).scalar_one())
    assert after > before
    await database.write(lambda c: c.execute(update(sessions).values(expires=1)))
    assert await browser.me() is None


async def test_no_password_and_no_token_is_in_the_database(site: Site) -> None:
    """Argon2id of the one, SHA-256 of the other."""
    browser = site.browser()
    await browser.enter()
    await browser.post("/api/account", {"login": "ann", "password": PASSWORD})
    database = site.rooms.database
    password = await database.read(lambda c: c.execute(select(users.c.password)).scalar_one())
    kept = await database.read(lambda c: c.execute(select(sessions.c.id)).scalars().all())
    assert str(password).startswith("$argon2id$")
    token = browser.client.cookies[COOKIE].partition(".")[0]
    assert all(token not in session for session in kept)
