"""What a library does not promise may change with its next version: whatever we take of that has a test."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.dependencies import test_pinned
from tests.dependencies.scan import ROOT, Taken, is_private, nodes_of, private_names, sources, taken_by

DOCUMENTED: Final = frozenset({
    "alembic.config", "alembic.script", "alembic.util",
    "argon2.exceptions",
    "babel.numbers",
    "cryptography.hazmat.primitives.asymmetric", "cryptography.hazmat.primitives.asymmetric.utils",
    "cryptography.hazmat.primitives.ciphers.aead", "cryptography.hazmat.primitives.hashes",
    "cryptography.hazmat.primitives.kdf.hkdf", "cryptography.hazmat.primitives.serialization",
    "fluent.runtime", "fluent.syntax", "fluent.syntax.visitor",
    "fsspec.core",
    "gymnasium.utils.env_checker", "gymnasium.vector", "gymnasium.vector.utils", "gymnasium.wrappers.vector",
    "jax.numpy",
    "librt.vecs",
    "litestar.connection", "litestar.datastructures", "litestar.enums", "litestar.exceptions", "litestar.handlers", "litestar.openapi", "litestar.openapi.plugins",
    "litestar.params", "litestar.types",
    "matplotlib.axes", "matplotlib.figure",
    "msgspec.inspect", "msgspec.json", "msgspec.structs", "msgspec.toml",
    "mypyc.build",
    "numpy.linalg", "numpy.random", "numpy.typing",
    "open_spiel.python.algorithms", "open_spiel.python.games",
    "openskill.models",
    "packaging.requirements", "packaging.utils",
    "pettingzoo.classic", "pettingzoo.test", "pettingzoo.utils",
    "pgx.experimental",
    "prometheus_client.exposition",
    "rich.cells", "rich.console", "rich.markdown", "rich.padding", "rich.progress", "rich.segment", "rich.style", "rich.table",
    "rich.text",
    "setuptools.command.build_ext", "setuptools.command.build_py",
    "shapely.geometry.base", "shapely.ops",
    "sqlalchemy.event", "sqlalchemy.exc", "sqlalchemy.pool",
    "structlog.contextvars", "structlog.dev", "structlog.processors", "structlog.stdlib", "structlog.typing",
    "textual.app", "textual.binding", "textual.containers", "textual.message", "textual.screen",
    "textual.strip", "textual.theme", "textual.widget", "textual.widgets", "textual.widgets.option_list",
    "typer.core", "typer.main",
    "websockets.asyncio.client", "websockets.exceptions", "websockets.protocol", "websockets.sync.client", "websockets.typing",
})  # fmt: skip
"""Modules that the documentation of their library tells people to import; so is every library itself."""

PROMISED: Final = frozenset({"_exit"})
"""Names that begin with an underscore and are documented all the same: `os._exit`."""

MEANT_AS_BASES: Final = frozenset({
    "fluent.syntax.visitor.Visitor",
    "gymnasium.Env",
    "gymnasium.vector.VectorEnv",
    "msgspec.Struct",
    "pettingzoo.AECEnv",
    "pettingzoo.ParallelEnv",
    "picows.WSListener",
    "pyspiel.Game",
    "pyspiel.State",
    "rich.console.Console",
    "rich.progress.ProgressColumn",
    "setuptools.Distribution",
    "setuptools.command.build_ext.build_ext",
    "setuptools.command.build_py.build_py",
    "textual.app.App",
    "textual.containers.VerticalScroll",
    "textual.message.Message",
    "textual.screen.ModalScreen",
    "textual.screen.Screen",
    "textual.widget.Widget",
    "textual.widgets.OptionList",
    "textual.widgets.Static",
})  # fmt: skip
"""Classes that the documentation of their library tells people to make classes of their own from."""

PINNED: Final = {
    "_accumulate_rewards": "test_pettingzoo_adds_up_rewards_and_lets_seats_leave",
    "_was_dead_step": "test_pettingzoo_adds_up_rewards_and_lets_seats_leave",
    "open_spiel.python.tests.games_sim_test.GamesSimTest": "test_openspiels_test_of_games_is_asked_for_by_one_method",
    "litestar.Litestar": "test_litestar_takes_what_our_gate_passes_on",
    "typer.core.TyperGroup": "test_a_group_of_commands_reads_its_arguments_by_one_method",
    "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol": (
        "test_uvicorns_http_protocol_answers_and_passes_its_state_on"
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol": (
        "test_uvicorns_sockets_answer_through_a_transport_that_gathers"
    ),
    "uvicorn.server.ServerState": "test_uvicorns_protocols_are_made_with_what_we_make_them_with",
    "websockets.utils.apply_mask": "test_websockets_unmasks_as_frames_are_masked",
}
"""Everything else that is taken from a library, and the test in test_pinned.py that fails when it changes."""


@cache
def all_taken() -> tuple[Taken, ...]:
    """What all our files take."""
    files = [(str(path.relative_to(ROOT)), nodes_of(path.read_bytes())) for path in sources()]
    own = set().union(*(private_names(nodes) for _, nodes in files))
    return tuple(found for file, nodes in files for found in taken_by(nodes, file, own))


def unexplained(found: Taken) -> bool:
    """Whether neither a library promises it nor a test watches it."""
    if found.what in PINNED or found.what in PROMISED:
        return False
    if found.how == "import":
        known = DOCUMENTED | {name.rpartition(".")[0] for name in PINNED}
        return is_private(found.what) or ("." in found.what and found.what not in known)
    if found.how == "name":
        module = found.what.rpartition(".")[0]
        return is_private(found.what) or ("." in module and module not in DOCUMENTED)
    return found.how == "attribute" or found.what not in MEANT_AS_BASES


@pytest.mark.long
def test_nothing_is_taken_that_neither_its_library_promises_nor_a_test_watches() -> None:
    """If this fails, look into the library's documentation: add the name above, or to PINNED with a test of its own."""
    assert [found for found in all_taken() if unexplained(found)] == []


def test_the_lists_hold_nothing_that_is_not_taken_any_more() -> None:
    """Else nobody would trust them."""
    missing = set(DOCUMENTED | MEANT_AS_BASES | PROMISED)
    for path in sources():
        source = path.read_text(encoding="utf-8")
        if any(name.partition(".")[0] in source for name in missing):
            missing -= {found.what for found in taken_by(nodes_of(source), path.name, set())}
    assert sorted(missing) == []


@pytest.mark.parametrize("name", PINNED.values())
def test_each_test_that_watches_is_there(name: str) -> None:
    """And has not been renamed."""
    assert callable(vars(test_pinned)[name])


@pytest.mark.parametrize(
    ("source", "how", "what"),
    [
        ("from uvicorn._types import Scope", "name", "uvicorn._types.Scope"),
        ("from uvicorn.protocols.http.h11_impl import H11Protocol", "name", "uvicorn.protocols.http.h11_impl.H11Protocol"),
        ("import uvicorn.protocols.utils", "import", "uvicorn.protocols.utils"),
        ("import uvicorn\nuvicorn.protocols.utils", "import", "uvicorn.protocols"),
        ("import uvicorn\nclass Ours(uvicorn.Server): ...", "base", "uvicorn.Server"),
        ("from rich.table import Table as Other\nclass Ours(Other): ...", "base", "rich.table.Table"),
        ("from textual.screen import Screen\nclass Ours(Screen[None]):\n def a(self): self._layout()", "attribute", "_layout"),
        ("import sqlalchemy\nsqlalchemy.create_engine('')._is_future", "attribute", "_is_future"),
    ],
)  # fmt: skip
def test_what_a_library_keeps_to_itself_is_seen(source: str, how: str, what: str) -> None:
    """By any way of writing it."""
    nodes = nodes_of(source)
    found = [one for one in taken_by(nodes, "planted.py", private_names(nodes)) if unexplained(one)]
    assert (how, what) in [(one.how, one.what) for one in found]
