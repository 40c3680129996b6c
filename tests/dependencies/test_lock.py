"""What is installed is locked, and the check says what is wrong with a lock."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.lock import problems, read_lock, read_needs

ROOT = Path(__file__).parents[2]
FILES = sorted(path.name for path in (ROOT / "requirements").iterdir())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what the lock is made from and of the lock."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


def changed(path: Path, old: str, new: str) -> None:
    """Replace what stands there once or more."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_lock_fits_pyproject() -> None:
    """`make lint` asks the same, so that nobody forgets to renew it."""
    assert problems(ROOT) == []


def test_each_file_of_the_folder_is_made_from_requirements() -> None:
    """No file lies there that nobody renews."""
    assert [f"{name}.txt" for name in sorted(read_needs(ROOT))] == FILES


@pytest.mark.parametrize("name", FILES)
def test_a_lock_holds_versions_and_digests_and_no_place_that_they_came_from(name: str) -> None:
    """Neither an index nor a path of the machine that made it."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    lock = read_lock(text)
    assert lock.pins
    assert lock.strange == []
    assert "/" not in text.replace("requirements in pyproject.toml", "")


def test_what_builds_the_package_is_locked_too() -> None:
    """The rules are compiled by the very compiler that was tested."""
    names = {pin.name for pin in read_lock((ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")).pins}
    assert {"setuptools", "mypy", "librt", "msgspec"} <= names


def test_a_new_requirement_makes_the_lock_stale(copy: Path) -> None:
    """Both files that need it say so, and that no version of it is there."""
    changed(copy / "pyproject.toml", '"rich>=13.9",', '"rich>=13.9", "grog>=1",')
    assert problems(copy) == [
        f"requirements/{name}.txt: {problem}"
        for name in ("play", "test")
        for problem in (
            "pyproject.toml asks for grog>=1, for which this was not made",
            "grog>=1 is not met by any version",
        )
    ]


def test_a_requirement_that_was_dropped_makes_the_lock_stale(copy: Path) -> None:
    """Else what nobody needs would be installed for ever."""
    changed(copy / "pyproject.toml", '    "picows>=2.3",', "")
    assert problems(copy) == [
        "requirements/test.txt: this was made for picows>=2.3, for which pyproject.toml does not ask"
    ]


def test_a_version_that_does_not_fit_is_named(copy: Path) -> None:
    """Even if the head of the file was changed by hand."""
    changed(copy / "pyproject.toml", "mypy==2.4.1", "mypy==2.9")
    for name in ("play", "test"):
        changed(copy / f"requirements/{name}.txt", "#   mypy==2.4.1", "#   mypy==2.9")
    assert problems(copy) == [
        "requirements/play.txt: mypy==2.9 is not met by 2.4.1",
        "requirements/test.txt: mypy==2.9 is not met by 2.4.1",
    ]


def test_a_package_has_the_same_version_in_all_files(copy: Path) -> None:
    """What is tested is what is played."""
    changed(copy / "requirements/test.txt", "click==8.5.1 ", "click==8.5.0 ")
    assert problems(copy) == ["requirements/test.txt: click is 8.5.0, but 8.5.1 in requirements/play.txt"]


@pytest.mark.parametrize(
    "line",
    ["--index-url https://packages.example/simple", "./wheels/grog.whl", "grog>=1", "grog==1 --hash=md5:0"],
)
def test_a_line_that_is_neither_a_version_nor_a_digest_is_named(copy: Path, line: str) -> None:
    """A lock says what is taken, and never from where."""
    path = copy / "requirements/node.txt"
    path.write_text(path.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    assert problems(copy) == [f"requirements/node.txt: this is neither a version nor a digest: {line}"]


def test_a_version_without_a_digest_is_named(copy: Path) -> None:
    """Pip would refuse the whole file."""
    path = copy / "requirements/node.txt"
    path.write_text(path.read_text(encoding="utf-8") + "grog==1 \\\n", encoding="utf-8")
    assert problems(copy) == ["requirements/node.txt: grog has no digest"]


def test_a_file_that_is_missing_is_named(copy: Path) -> None:
    """`make` would end with a sentence of pip's."""
    (copy / "requirements/node.txt").unlink()
    assert problems(copy) == ["requirements/node.txt is missing"]
