"""The modules that should be compiled are, and in the uncompiled run none is."""

from __future__ import annotations

import ast
import importlib
import os
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.engine.build import compiled

ROOT = Path(__file__).parent.parent
EXPECTED = os.environ.get("QUARTERDECK_EXPECT")


def compiled_modules() -> list[str]:
    """The names of the modules that setup.py has compiled."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    patterns = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "COMPILED"
    )
    source = ROOT / "src"
    paths = [path for pattern in patterns for path in sorted((source / "quarterdeck").glob(pattern))]
    return [".".join(path.relative_to(source).with_suffix("").parts) for path in paths]


def test_the_list_of_compiled_modules_names_the_rules_and_the_search() -> None:
    """A pattern that matches nothing any more would hide a module that has become slow."""
    found = compiled_modules()
    for module in ("engine.position", "games.cardinal.position", "games.kraken.position", "bots.tree"):
        assert f"quarterdeck.{module}" in found


@pytest.mark.parametrize("name", compiled_modules())
def test_each_module_is_built_as_this_run_expects(name: str) -> None:
    """`make test` says what to expect; a run by hand expects all modules to be like the engine."""
    expected = compiled() if EXPECTED is None else EXPECTED == "compiled"
    module = importlib.import_module(name)
    assert str(module.__file__).endswith(".py") != expected, f"{name} comes from {module.__file__}"


def test_the_uncompiled_run_tests_the_sources_of_this_checkout() -> None:
    """And not an installed copy."""
    package = Path(quarterdeck.__file__)
    assert (package == ROOT / "src" / "quarterdeck" / "__init__.py") == (not compiled())
