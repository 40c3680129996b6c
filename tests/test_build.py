"""The modules that should be compiled are, and in the uncompiled run none is."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import quarterdeck
from quarterdeck.engine.build import compiled
from tools import compiling

ROOT = Path(__file__).parent.parent
EXPECTED = os.environ.get("QUARTERDECK_EXPECT")


def names_of_compiled_modules() -> list[str]:
    """As they are imported."""
    return [".".join(Path(path).with_suffix("").parts[1:]) for path in compiling.compiled_modules()]


def test_each_module_is_built_as_this_run_expects() -> None:
    """`make test` says what to expect; a run by hand expects all modules to be like the engine."""
    expected = compiled() if EXPECTED is None else EXPECTED == "compiled"
    files = {name: str(importlib.import_module(name).__file__) for name in names_of_compiled_modules()}
    assert {name: file for name, file in files.items() if file.endswith(".py") == expected} == {}


def test_the_uncompiled_run_tests_the_sources_of_this_checkout() -> None:
    """And not an installed copy."""
    package = Path(quarterdeck.__file__)
    assert (package == ROOT / "src" / "quarterdeck" / "__init__.py") == (not compiled())
