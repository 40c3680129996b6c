"""All that a server may be asked: what the table of costs has, and what it leaves out and why."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, get_args

from litestar import Litestar

from quarterdeck.server.protocol.program_view import FromProgram
from quarterdeck.server.protocol.wire import InLesson, ToServer

TABLE_SOCKET: Final = "/ws/{match_id:str}"
LESSON_SOCKET: Final = "/ws/learn/{game:str}/{lesson:str}"
PROGRAM_SOCKET: Final = "/ws/programs/{match_id:str}"
_PARAMETER: Final = re.compile(r"\{\w+:(\w+)\}")
_UNASKED: Final = frozenset({"OPTIONS", "HEAD"})
"""What Litestar answers by itself, from what it knows of a route."""

MEASURED: Final = frozenset(
    {
        *(
            f"GET {path}"
            for path in (
                "/",
                "/api/archive",
                "/api/catalogue",
                "/api/company",
                "/api/games/{key:str}/art",
                "/api/games/{key:str}/components",
                "/api/games/{key:str}/course",
                "/api/games/{key:str}/cover.svg",
                "/api/games/{key:str}/fleets",
                "/api/games/{key:str}/fleets/random",
                "/api/games/{key:str}/guide",
                "/api/games/{key:str}/leaders",
                "/api/games/{key:str}/picture.svg",
                "/api/games/{key:str}/positions",
                "/api/games/{key:str}/rules",
                "/api/matches",
                "/api/matches/{match_id:str}",
                "/api/matches/{match_id:str}/dice",
                "/api/matches/{match_id:str}/history",
                "/api/matches/{match_id:str}/picture.svg",
                "/api/matches/{match_id:str}/position",
                "/api/matches/{match_id:str}/record",
                "/api/me",
                "/api/me/data",
                "/api/notices",
                "/api/people",
                "/api/people/{person:str}",
                "/api/program",
                "/api/program/{match_id:str}",
                "/api/programs",
                "/api/puzzles",
                "/api/puzzles/daily.svg",
                "/api/turns",
                "/metrics",
                "/notices/confirm",
                "/notices/off",
                "/readyz",
                "/schema",
                "/theme.css",
            )
        ),
        *(
            f"POST {path}"
            for path in (
                "/api/account",
                "/api/company/{person:str}",
                "/api/games/{key:str}/fleets/check",
                "/api/games/{key:str}/fleets/draw",
                "/api/games/{key:str}/fleets/read",
                "/api/games/{key:str}/fleets/stock",
                "/api/games/{key:str}/positions/read",
                "/api/login",
                "/api/logout",
                "/api/matches",
                "/api/matches/{match_id:str}/decline",
                "/api/me",
                "/api/me/delete",
                "/api/notices",
                "/api/notices/{channel:str}",
                "/api/notices/{channel:str}/off",
                "/api/program/{match_id:str}",
                "/api/programs",
                "/api/programs/{program_id:str}/withdraw",
                "/api/records/read",
                "/notices/confirm",
                "/notices/off",
            )
        ),
        f"{PROGRAM_SOCKET} play",
        f"{LESSON_SOCKET} begin",
        *(
            f"{TABLE_SOCKET} {message}"
            for message in (
                *(
                    "ahead",
                    "analyse",
                    "answer",
                    "bring",
                    "chat",
                    "fill-seat",
                    "free-seat",
                    "hint",
                    "look",
                    "plan",
                    "play",
                ),
                *(
                    "pledge",
                    "propose",
                    "put",
                    "rematch",
                    "replay",
                    "resign",
                    "reveal",
                    "sit",
                    "stand",
                    "take-back",
                    "try",
                ),
                *("why", "withdraw"),
            )
        ),
    }
)
LEFT_OUT: Final = {
    "GET /api/games/{key:str}/guide/{picture:str}": "drawn and kept as the game's picture.svg",
    "GET /healthz": "answers two words",
    "GET /schema/openapi.json": "the text of /schema",
    "GET /schema/{path:str}": "refused: there is no other form of the schema",
    "GET /{path:path}": "a file of the client's, as /",
    f"{TABLE_SOCKET} hurry": "sets a time at the table, if anything",
    f"{TABLE_SOCKET} rouse": "only where a bot has failed again and again; does what fill-seat does",
    **{f"{PROGRAM_SOCKET} {name}": "as the same message at a table's socket" for name in ("resign", "sit", "stand")},
    **{
        f"{LESSON_SOCKET} {name}": "the same work as at a table's socket, on a position that never grows"
        for name in ("play", "try", "put", "take-back")
    },
}
"""What is not measured, with the reason."""


def tag_of(message: type) -> str:
    """The name of a message on the wire."""
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]  # each is a Struct


def all_asked(app: Litestar) -> set[str]:
    """All that this server answers: methods with paths, and messages with the path of their socket."""
    requests = {
        f"{method} {route.path}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in _UNASKED
    }
    return {
        *requests,
        *(f"{TABLE_SOCKET} {tag_of(message)}" for message in get_args(ToServer)),
        *(f"{LESSON_SOCKET} {tag_of(message)}" for message in get_args(InLesson)),
        *(f"{PROGRAM_SOCKET} {tag_of(message)}" for message in get_args(FromProgram)),
    }


def route_of(asked: str, known: Iterable[str] = MEASURED) -> str:
    """The known one among requests that a method with a path belongs to, with the fewest gaps; as it was if there is none."""
    bare = asked.partition("?")[0]
    fitting = [one for one in known if re.fullmatch(_PARAMETER.sub("[^/]+", one.replace(".", r"\.")), bare)]
    return min(fitting, key=lambda one: one.count("{"), default=bare)
