"""`make release` says what speaks against a release, and what its packages lack."""

from __future__ import annotations

import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import quarterdeck
from tools.release import BUILDS, NotReady, missing_from_archive, missing_from_wheel, problems, version_of

ROOT = Path(__file__).parents[2]


def git(folder: Path, *words: str) -> None:
    """Run git there."""
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@ship.test", "-c", "tag.gpgSign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)  # noqa: S603, S607 - in tests


def commit(folder: Path) -> None:
    """Commit everything there."""
    git(folder, "add", "--all")
    git(folder, "commit", "--no-gpg-sign", "-m", "All")


def write(folder: Path, name: str, text: str) -> None:
    """A file with this text, committed."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    commit(folder)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that is ready to be released as 1.2.3."""
    git(tmp_path, "init")
    write(tmp_path, "src/quarterdeck/__init__.py", '__version__: Final = "1.2.3"\n')
    write(tmp_path, "CHANGELOG.md", "# Changelog\n\n## 1.2.3 (2031-05-06)\n\n## 1.2.2 (2030-05-06)\n")
    write(tmp_path, "changes/README.md", "# Changes\n")
    return tmp_path


def test_a_checkout_that_is_ready_has_no_problems(checkout: Path) -> None:
    """Before it is tagged, and after."""
    assert problems(checkout) == []
    git(checkout, "tag", "v1.2.3")
    assert problems(checkout) == []


def test_a_chapter_of_another_version_is_named(checkout: Path) -> None:
    """The version has grown, and nobody has gathered what is new in it."""
    write(checkout, "src/quarterdeck/__init__.py", '__version__: Final = "1.3.0"\n')
    assert problems(checkout) == [
        "CHANGELOG.md begins with 1.2.3 (2031-05-06); `make changelog` writes the chapter of version 1.3.0"
    ]


@pytest.mark.parametrize("line", ['__version__ = "next"', '__version__: Final = "1.2"', ""])
def test_a_version_that_is_none_is_refused(line: str, checkout: Path) -> None:
    """Three numbers, as every tag and file name has them."""
    write(checkout, "src/quarterdeck/__init__.py", line)
    assert problems(checkout) == ['src/quarterdeck/__init__.py has no line like `__version__: Final = "1.2.3"`']


def test_changes_that_were_not_gathered_are_named(checkout: Path) -> None:
    """The first five of them."""
    for number in range(1, 8):
        write(checkout, f"changes/games/00{number}.fix.md", "A sail is white.\n")
    named = ", ".join(f"changes/games/00{number}.fix.md" for number in range(1, 6))
    assert problems(checkout) == [f"these changes are not in CHANGELOG.md: {named} and 2 more"]


def test_a_version_that_was_released_already_is_refused(checkout: Path) -> None:
    """Two packages with the same version would differ."""
    git(checkout, "tag", "v1.2.3")
    write(checkout, "later.py", "")
    assert problems(checkout) == [
        "the tag v1.2.3 is at another commit; what is new since then needs a new version in src/quarterdeck/__init__.py"
    ]


def test_files_that_are_not_committed_are_named(checkout: Path) -> None:
    """What is released is what the commit holds."""
    (checkout / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2031-05-07)\n")
    (checkout / "new.py").touch()
    assert problems(checkout) == ["these files are not committed: CHANGELOG.md, new.py"]


def test_a_git_that_fails_is_told(checkout: Path) -> None:
    """It would seem to say that nothing has changed."""
    (checkout / ".git/config").write_text("[core", encoding="utf-8")
    with pytest.raises(NotReady, match="says: fatal: bad config"):
        problems(checkout)


@pytest.mark.parametrize("lacks", ["__init__.py", "server/static/index.html", "engine/position.cpython-311.so", ""])
def test_what_a_wheel_lacks_is_named(lacks: str, checkout: Path, tmp_path: Path) -> None:
    """A file of the package, the client, or the compiled rules."""
    write(checkout, "src/quarterdeck/server/static/.gitignore", "index.html\n")
    write(checkout, "src/quarterdeck/engine/position.py", "from mypy_extensions import i64\n")
    (checkout / "src/quarterdeck/server/static/index.html").touch()
    package = {"__init__.py", "engine/position.py", "server/static/.gitignore", "server/static/index.html"}
    names = package | {"engine/position.cpython-311.so"}
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        for name in names - {lacks}:
            wheel.writestr(f"quarterdeck/{name}", "")
    expected = (
        ["quarterdeck/engine/position, compiled"]
        if lacks.endswith(".so")
        else [f"quarterdeck/{lacks}"]
        if lacks
        else []
    )
    assert missing_from_wheel(tmp_path / "a.whl", checkout) == expected


@pytest.mark.parametrize("lacks", ["src/quarterdeck/__init__.py", "tools/backend.py", ""])
def test_what_an_archive_of_the_sources_lacks_is_named(lacks: str, checkout: Path, tmp_path: Path) -> None:
    """A file of the package, or what builds it."""
    names = {"src/quarterdeck/__init__.py", *BUILDS}
    with tarfile.open(tmp_path / "a.tar.gz", "w:gz") as archive:
        for name in names - {lacks}:
            archive.addfile(tarfile.TarInfo(f"quarterdeck-1.2.3/{name}"))
    assert missing_from_archive(tmp_path / "a.tar.gz", checkout) == ([lacks] if lacks else [])


def test_the_version_of_this_checkout_is_the_one_it_names() -> None:
    """The check reads the file; people see what the package says."""
    assert version_of(ROOT) == quarterdeck.__version__


def test_the_changelog_has_a_place_for_the_next_chapter() -> None:
    """Towncrier would put it at the top of the file, before its title."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.match(r"# Changelog\n\n(.+\n)+\n<!-- towncrier release notes start -->\n", text)
