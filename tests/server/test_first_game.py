"""The first game of docs/protocol.md, step by step as the page tells it."""

from __future__ import annotations

import json
import re
import shlex
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.docs.files import DOCS, blocks
from tests.server.serving import IN_BOTH_WAYS, Starter, serving, way_to_start

PAGE = DOCS / "protocol.md"
STEPS = PAGE.read_text(encoding="utf-8").partition("## A first game\n")[2].partition("\n## ")[0]
ADDRESS = "http://127.0.0.1:8000"
"""Of the server, in the steps."""
ID = "5d29d6e05eaeabd3e6d3"
"""Of the table, in the steps."""
MOVES = 2


def answer(client: httpx.Client, command: str) -> httpx.Response:
    """What a `curl` of the page would print; the client keeps the cookies."""
    program, *words = shlex.split(command.replace(ADDRESS, str(client.base_url).rstrip("/")))
    assert program == "curl"
    (address,) = (word for word in words if word.startswith("http"))
    options = dict(pairwise(words))
    name, _, value = options["--header"].partition(": ")
    assert {"--cookie", "--cookie-jar"} & options.keys()
    return client.post(address, headers={name: value}, json=json.loads(options["--json"])).raise_for_status()


@pytest.fixture(params=IN_BOTH_WAYS)
def start(request: pytest.FixtureRequest) -> Starter:
    """How the server starts."""
    return way_to_start(request)


def test_a_first_game_goes_as_the_page_says(tmp_path: Path, start: Starter) -> None:
    """Guest, table, socket, moves."""
    commands = [block for block in blocks(PAGE, "sh") if block in STEPS.replace("\n   ", "\n")]
    (path,) = re.findall(rf"`ws://127\.0\.0\.1:8000(/ws/{ID}\S+)`", STEPS)
    (play,) = re.findall(r"`(\{\"type\": \"play\".+?\})`", STEPS)
    with (
        serving(tmp_path, "--bot-pause", "0", start=start) as server,
        httpx.Client(base_url=server.url, timeout=60) as client,
    ):
        me, table = [answer(client, command).json() for command in commands]
        assert me["person"]["name"] == "Ann"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = server.url.replace("http", "ws") + path.replace(ID, table["match"])
        with connect(
            address, origin=Origin(server.url), additional_headers={"Cookie": cookie}, max_size=None
        ) as socket:
            heard = [json.loads(socket.recv()) for _ in range(3)]
            assert [message["type"] for message in heard] == ["welcome", "table", "view"]
            message, asked, done = heard[-1], 0, 0
            while done < MOVES:
                if message["type"] == "view" and message["moves"] and asked == done:
                    move = {"move": message["moves"][0], "expected": message["revision"]}
                    socket.send(json.dumps(json.loads(play) | move))
                    asked += 1
                message = json.loads(socket.recv())
                assert message["type"] != "refused"
                done += message["type"] == "done"
