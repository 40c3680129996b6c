"""Commits are built once, in folders of their own, and what is wrong with a name is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from against.kept import (
    BUILT,
    COPY,
    FOLDER,
    LOG,
    CannotBuild,
    Cost,
    build_copy,
    commit_of,
    elsewhere,
    is_built,
    kept,
    make_build,
)

from tests.docs.files import ROOT

PERSON = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")


class Builder:
    """Builds nothing, and notes what it was asked to build."""

    def __init__(self, *, fails: bool = False) -> None:
        self.built: list[tuple[str, list[str]]] = []
        self.fails = fails

    def __call__(self, folder: Path) -> Cost:
        self.built.append((folder.name, sorted(path.name for path in folder.iterdir())))
        python = folder / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.touch()
        if self.fails:
            raise CannotBuild("it does not build")
        return Cost(processor=3.0, clock=2.0)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with two commits; the first has one file, the second two."""
    git(tmp_path, "init", "-q")
    for name in ("first", "second"):
        (tmp_path / name).write_text(name)
        git(tmp_path, "add", name)
        git(tmp_path, *PERSON, "commit", "-q", "-m", name)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    """Ask git."""
    subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True)  # noqa: S603, S607 - our own


def silent(_: str) -> None:
    """Nobody listens."""


def test_a_commit_is_built_once_and_kept(project: Path) -> None:
    """With its own files, not with those of today; the second time only its cost is told."""
    commit = commit_of(project, "HEAD~1")
    builder = Builder()
    assert kept(project, commit, builder, silent) == Cost(processor=3.0, clock=2.0)
    assert kept(project, commit, builder, silent) == Cost(processor=3.0, clock=2.0)
    assert builder.built == [(commit, ["first"])]


def test_each_commit_has_a_folder_of_its_own(project: Path) -> None:
    """A branch that moves on is built anew."""
    builder = Builder()
    for ref in ("HEAD~1", "HEAD"):
        kept(project, commit_of(project, ref), builder, silent)
    assert [files for _, files in builder.built] == [["first"], ["first", "second"]]


def test_a_build_that_was_broken_off_is_begun_anew(project: Path) -> None:
    """Half of it is not taken for the whole, and nothing of it is left in the way."""
    commit = commit_of(project, "HEAD")
    with pytest.raises(CannotBuild):
        kept(project, commit, Builder(fails=True), silent)
    folder = project / FOLDER / commit
    (folder / "left over").touch()
    assert not is_built(folder)
    builder = Builder()
    kept(project, commit, builder, silent)
    assert builder.built == [(commit, ["first", "second"])]
    assert is_built(folder)


def test_a_build_whose_python_is_gone_is_begun_anew(project: Path) -> None:
    """As after an update of the system."""
    commit = commit_of(project, "HEAD")
    builder = Builder()
    kept(project, commit, builder, silent)
    (project / FOLDER / commit / ".venv" / "bin" / "python").unlink()
    assert (project / FOLDER / commit / BUILT).exists()
    kept(project, commit, builder, silent)
    assert len(builder.built) == 2


def test_a_copy_of_the_work_tree_has_what_is_not_committed_and_nothing_ignored(project: Path) -> None:
    """And it is not kept."""
    (project / ".gitignore").write_text("ignored\n")
    (project / "ignored").touch()
    (project / "new").touch()
    (project / "first").unlink()
    builder = Builder()
    build_copy(project, builder)
    assert builder.built == [(COPY, [".gitignore", "new", "second"])]
    assert not (project / FOLDER / COPY).exists()


@pytest.mark.parametrize("ref", ["no-such-branch", "--all", "HEAD:first", "0" * 40])
def test_a_commit_that_is_not_there_is_refused_with_what_would_be_right(project: Path, ref: str) -> None:
    """A file is no commit, and an option is no name."""
    with pytest.raises(
        CannotBuild, match=r"there is no such commit here\. Name a commit, a tag or a branch"
    ) as refused:
        commit_of(project, ref)
    assert f"REF={ref}" in str(refused.value)


def test_no_name_is_answered_with_an_example(project: Path) -> None:
    """`make bench-against` alone."""
    with pytest.raises(CannotBuild, match="make bench-against REF="):
        commit_of(project, "")


def test_the_command_ends_with_2_and_one_sentence_if_there_is_no_such_commit() -> None:
    """No traceback, and nothing is built."""
    done = subprocess.run(
        [sys.executable, "-m", "against.run", "--ref", "no-such-branch"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "bench"), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("REF=no-such-branch: there is no such commit here.")
    assert "Traceback" not in done.stderr


def test_another_make_hears_nothing_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its jobs, nor its tools, nor its packages."""
    for name in ("MAKEFLAGS", "MAKELEVEL", "PYTHONPATH", "REF"):
        monkeypatch.setenv(name, "x")
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.prefix, "bin")), "elsewhere"]))
    found = elsewhere()
    assert not {"MAKEFLAGS", "MAKELEVEL", "PYTHONPATH", "REF"} & set(found)
    assert found["PATH"] == "elsewhere"


def test_make_build_is_measured_and_its_last_words_are_told_when_it_fails(tmp_path: Path) -> None:
    """What it says goes to a log, since most of it concerns nobody."""
    (tmp_path / "Makefile").write_text("build:\n\t@echo all is well\n")
    assert make_build(tmp_path).processor > 0
    assert (tmp_path / LOG).read_text() == "all is well\n"
    (tmp_path / "Makefile").write_text("build:\n\t@echo quickly\ncompile: ## well\n\t@echo with all optimisation\n")
    make_build(tmp_path)
    assert (tmp_path / LOG).read_text() == "with all optimisation\n"
    (tmp_path / "Makefile").write_text("build:\n\t@echo the disk is full; exit 1\n")
    with pytest.raises(CannotBuild, match="the disk is full"):
        make_build(tmp_path)
