"""Pages say what is so: links lead somewhere, commands exist, examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck
from tests.docs.files import DOCS, ROOT, blocks, named, pages, project_files

LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)|(?:src|href)=\"(?P<other>[^\"]+)\"")
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:work|tmp|root|home|Users)/")
HOSTS = re.compile(r"\b(?:pypi|pythonhosted|npmjs|jfrog|artifactory|conda)\.(?:org|com|io)\b", re.IGNORECASE)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(document: Path) -> set[str]:
    """All anchors of a page."""
    return {slug(found) for found in re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("document", pages(), ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    """Relative ones: to a file of the project, and to a heading in it."""
    for found in LINK.finditer(document.read_text(encoding="utf-8")):
        target, _, anchor = (found["target"] or found["other"]).partition("#")
        if ":" in target:
            continue
        goal = (document.parent / target).resolve() if target else document
        assert goal.exists(), f"{target} does not exist"
        assert goal == ROOT or ROOT in goal.parents, f"{target} leads out of the project"
        assert not anchor or anchor in anchors(goal), f"{target} has no heading for #{anchor}"


def test_the_index_names_every_page() -> None:
    """A page that nobody finds might as well not be there."""
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    linked = {(DOCS / found).resolve() for found in re.findall(r"\]\(([^)#]+)\)", index)}
    for page in pages():
        if DOCS in page.parents and page != DOCS / "README.md" and DOCS / "decisions" not in page.parents:
            assert page in linked, f"{named(page)} is not in docs/README.md"


@pytest.mark.parametrize("document", pages(), ids=named)
def test_make_targets_exist(document: Path) -> None:
    """Whatever a page tells the reader to make."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    text = document.read_text(encoding="utf-8")
    asked = set(re.findall(r"`make ([a-z-]+)", text))
    for block in blocks(document, "sh"):
        asked |= set(re.findall(r"^make ([a-z-]+)", block, re.MULTILINE))
    assert asked <= targets


def test_the_makefile_lists_every_target_that_pages_need() -> None:
    """The check above would pass over pages without commands."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_the_example_in_the_readme_runs(tmp_path: Path) -> None:
    """As it stands, and it prints how the game ended."""
    (example,) = blocks(ROOT / "README.md", "python")
    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(quarterdeck.__file__).parent.parent)},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(".")


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, HOSTS], ids=["paths", "hosts"])
def test_no_file_depends_on_one_machine(pattern: re.Pattern[str]) -> None:
    """No absolute path of somebody's machine, no registry: the project is the same everywhere."""
    found: list[str] = []
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found.extend(f"{named(path)}: {match[0]}" for match in pattern.finditer(text))
    assert found == []


def test_the_patterns_catch_what_they_are_for() -> None:
    """And leave alone what only looks like it."""
    for folder in ("tmp", "work", "home", "Users"):
        assert MACHINE_PATHS.search(f"see /{folder}/x")
    for good in ("docs/tmp/x", "./home/a", "frame/work/"):
        assert not MACHINE_PATHS.search(good)
    assert HOSTS.search("https://pypi" + ".org/simple")
