"""What operators see: health, figures, the schema, logs, and faults of ours."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import structlog
from sqlalchemy import text

from quarterdeck.server.logs import hide_secrets, log, set_up_logs, short_hash
from quarterdeck.server.protocol.api import Credentials, NewMatch, Profile
from tests.server.site import PASSWORD, Browser, Site, opened, plain, refused

Capture = pytest.CaptureFixture[str]


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits, which logs JSON."""
    async with opened(plain(tmp_path, log_format="json")) as found:
        yield found


def lines(captured: str) -> list[dict[str, object]]:
    """The lines of a log."""
    return [json.loads(line) for line in captured.splitlines()]


# -- health and figures ------------------------------------------------------------------------


async def test_the_server_says_that_it_lives_and_is_ready(site: Site) -> None:
    """For whoever starts it again if not."""
    browser = site.browser()
    assert (await browser.get("/healthz")).json() == {"alive": True}
    assert (await browser.get("/readyz")).json() == {"ready": True}


async def test_without_its_database_the_server_lives_but_is_not_ready(site: Site) -> None:
    """And says so by its status; requests that need the database get no details."""
    browser = site.browser()
    await site.rooms.database.write(lambda c: c.execute(text("ALTER TABLE users RENAME TO gone")))
    assert (await browser.get("/healthz")).status_code == 200
    problem = refused(await browser.post("/api/me", {}), 503, "failure")
    assert "gone" not in problem.message
    assert "users" not in problem.message


async def test_figures_count_requests_by_route_and_never_by_table(site: Site) -> None:
    """An address in a label would be an invitation."""
    browser = site.browser()
    await browser.enter()
    match = await browser.make("me", "me")
    await browser.card(match)
    await site.play_on(match, 2)
    figures = (await browser.get("/metrics")).text
    assert 'quarterdeck_http_requests_total{method="GET",route="/api/matches/{match_id}",status="200"}' in figures
    for name in ("moves_accepted_total", "commit_seconds_count", "sockets", "tables", "bots_thinking"):
        assert f"\nquarterdeck_{name} " in figures
    assert match not in figures


async def test_figures_are_for_this_machine_unless_the_operator_says_otherwise(tmp_path: Path) -> None:
    """Others are told that there is nothing."""
    async with opened(plain(tmp_path)) as site:
        assert (await site.browser("::1").get("/metrics")).status_code == 200
        refused(await site.browser("203.0.113.5").get("/metrics"), 404, "not-found")
    async with opened(plain(tmp_path, metrics_public=True)) as site:
        assert (await site.browser("203.0.113.5").get("/metrics")).status_code == 200


async def test_the_schema_tells_every_route_and_body(site: Site) -> None:
    """As OpenAPI, from nowhere else."""
    answer = await site.browser().get("/schema")
    schema = answer.json()
    assert schema["openapi"].startswith("3.")
    assert {
        "/api/me", "/api/account", "/api/login", "/api/logout", "/api/catalogue", "/api/games/{key}/rules",
        "/api/games/{key}/art", "/api/games/{key}/picture.svg", "/api/games/{key}/cover.svg",
        "/api/matches", "/api/matches/{match_id}",
        "/api/matches/{match_id}/record", "/api/matches/{match_id}/picture.svg",
    } <= set(schema["paths"])  # fmt: skip
    for body in (Profile, Credentials, NewMatch):
        assert set(schema["components"]["schemas"][body.__name__]["properties"]) == set(body.__struct_fields__)
    assert "https://" not in answer.text


# -- errors ------------------------------------------------------------------------------------


async def test_a_fault_of_ours_is_logged_with_a_number_and_told_without_details(
    site: Site, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number leads from the answer to the log."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("inner workings")

    monkeypatch.setattr(site.rooms, "find", broken)
    browser = site.browser()
    capsys.readouterr()
    problem = refused(await browser.get("/api/matches/x"), 500, "failure")
    assert "inner workings" not in problem.message
    written = capsys.readouterr().err
    (fault,) = [line for line in lines(written) if line["event"] == "request failed"]
    assert str(fault["log_id"]) in problem.message
    assert "inner workings" in str(fault["exception"])


async def test_every_error_has_one_shape(site: Site) -> None:
    """Whatever went wrong, wherever."""
    browser = site.browser()
    refused(await browser.get("/api/nothing"), 404, "not-found")
    refused(await browser.client.delete("/api/me", headers={"origin": "http://table.test"}), 405, "wrong-method")
    refused(await browser.post("/"), 405, "wrong-method")
    refused(await browser.post("/api/matches", {"game": "cardinal", "seats": []}), 400, "malformed")
    answer = await browser.client.delete("/api/me", headers={"origin": "http://table.test"})
    assert "GET" in answer.headers["allow"]


# -- logs --------------------------------------------------------------------------------------


async def everything(browser: Browser) -> str:
    """A visit with all kinds of secrets; the table's address."""
    await browser.enter("Ann Secretname")
    await browser.post("/api/account", {"login": "annlogin", "password": PASSWORD})
    await browser.post("/api/login", {"login": "annlogin", "password": PASSWORD})
    match = await browser.make("me", "me")
    await browser.card(match)
    await browser.get(f"/api/matches/{match}/record")
    await browser.get(f"/t/{match}")
    return match


async def test_the_log_has_every_request_and_no_secret(site: Site, capsys: Capture) -> None:
    """No cookie, no password, no address of a table: a short digest stands for it."""
    browser = site.browser()
    capsys.readouterr()
    match = await everything(browser)
    written = capsys.readouterr().err
    requests = [line for line in lines(written) if line["event"] == "request"]
    assert len(requests) == 7
    card = next(line for line in requests if line["route"] == "/api/matches/{match_id}")
    assert card["method"] == "GET"
    assert card["status"] == 200
    assert card["table"] == short_hash(match)
    assert isinstance(card["ms"], float)
    for secret in (match, PASSWORD, "annlogin", "Secretname", *browser.client.cookies.values()):
        assert secret not in written


async def test_questions_after_health_are_not_logged(site: Site, capsys: Capture) -> None:
    """They come every few seconds."""
    capsys.readouterr()
    await site.browser().get("/healthz")
    await site.browser().get("/metrics")
    assert capsys.readouterr().err == ""


def test_whatever_is_named_like_a_secret_is_hidden() -> None:
    """Should it ever be logged."""
    event = hide_secrets(None, "info", {"event": "x", "password": "p", "session_token": "t", "Cookie": "c", "seat": 1})
    assert event == {"event": "x", "password": "…", "session_token": "…", "Cookie": "…", "seat": 1}


def test_logs_are_json_for_machines_and_lines_for_people(capsys: Capture) -> None:
    """Those of libraries too, from warnings on."""
    set_up_logs("info", "json")
    log.info("ship sunk", seat=2)
    logging.getLogger("some.library").warning("careful %s", "now")
    logging.getLogger("some.library").info("chatter")
    logging.getLogger("quarterdeck.games").info("ours")
    first, second, third = lines(capsys.readouterr().err)
    assert (first["event"], first["seat"], first["level"]) == ("ship sunk", 2, "info")
    assert (second["event"], second["level"]) == ("careful now", "warning")
    assert third["event"] == "ours"
    set_up_logs("warning", "console")
    log.info("not this")
    log.warning("ship sunk", seat=2)
    written = capsys.readouterr().err
    assert "not this" not in written
    assert "ship sunk" in written
    assert "{" not in written


def test_the_log_takes_whatever_it_is_given(capsys: Capture) -> None:
    """A line that cannot be written would be worse than an ugly one."""
    set_up_logs("info", "json")
    log.info("odd", what=msgspec.UNSET, where=Path("/x"), error=ValueError("v"))
    (line,) = lines(capsys.readouterr().err)
    assert line["where"] == "/x"
    assert structlog.is_configured()
