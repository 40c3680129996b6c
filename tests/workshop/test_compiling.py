"""How the rules are compiled: which modules, in which way, and only what has changed."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tools import compiling
from tools.compiling import CACHE, ONE_FILE, QUICK, ROOT, THOROUGH, Library, NotCompiled, Toolchain, Work, kept

NATIVE_PACKAGES = ("mypy_extensions", "librt")
PLAIN = "# plain Python: "

needs_compiler = pytest.mark.skipif(bool(Toolchain.of_this_machine().why_not(QUICK)), reason="no C compiler here")


class Heard:
    """Keeps what is said."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def begins(self, what: str, seconds: float, left: float) -> None: ...

    def advances(self, part: float) -> None: ...

    def says(self, sentence: str) -> None:
        self.sentences.append(sentence)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What is said while the rules are compiled."""
    found = Heard()
    monkeypatch.setattr(compiling, "heard", found)
    return found


def imports_native_numbers(path: Path) -> list[int]:
    """The lines on which a module imports them, in whatever form."""
    text = path.read_text(encoding="utf-8")
    if not any(name in text for name in NATIVE_PACKAGES):
        return []
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        if any(name.split(".")[0] in NATIVE_PACKAGES for name in names):
            found.append(node.lineno)
    return found


def test_a_module_with_native_numbers_is_compiled_or_says_why_not() -> None:
    """In whatever form it imports them: uncompiled they would be slower than ordinary numbers."""
    compiled = set(compiling.compiled_modules())
    for path in sorted((ROOT / compiling.PACKAGE).rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        silent = [line for line in imports_native_numbers(path) if PLAIN not in lines[line - 1]]
        name = path.relative_to(ROOT).as_posix()
        assert bool(silent) == (name in compiled), f"{name}, lines {silent}"


def test_a_reason_to_stay_plain_python_is_given_on_every_line_or_on_none() -> None:
    """A module is one or the other."""
    for path in sorted((ROOT / compiling.PACKAGE).rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        reasons = {PLAIN in lines[line - 1] for line in imports_native_numbers(path)}
        assert len(reasons) < 2, path


def test_the_rules_and_the_search_are_among_the_compiled_modules() -> None:
    """A rule that matches nothing any more would hide that everything has become slow."""
    found = compiling.compiled_modules()
    for module in ("engine/position", "games/cardinal/position", "games/kraken/position", "bots/tree"):
        assert f"src/quarterdeck/{module}.py" in found


# -- the way ------------------------------------------------------------------------------------------------


def pretended(folder: Path, behaviour: str) -> Path:
    """A program that behaves as some lines of a shell script say."""
    path = folder / "tool"
    path.write_text(f"#!/bin/sh\n{behaviour}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@needs_compiler
def test_where_compiler_and_linker_agree_modules_are_optimised_together() -> None:
    """Here they do: that is what CI compiles with."""
    assert compiling.best_way(Toolchain.of_this_machine()) in THOROUGH


@needs_compiler
def test_a_linker_that_cannot_optimise_leaves_one_file_for_all_modules(tmp_path: Path) -> None:
    """It is slower to compile; the rules are as fast."""
    here = Toolchain.of_this_machine()
    real = " ".join(here.linker)
    refuses = f'for one in "$@"; do case $one in -flto*) echo "no such option: $one" >&2; exit 1;; esac; done; exec {real} "$@"'
    tools = Toolchain(here.compiler, (str(pretended(tmp_path, refuses)),))
    assert compiling.best_way(tools) == ONE_FILE
    assert tools.why_not(THOROUGH[0]).startswith("no such option: -flto")


@needs_compiler
def test_a_library_that_cannot_be_loaded_is_no_way_either(tmp_path: Path) -> None:
    """Some linkers take everything and make nothing of it."""
    writes = 'while [ "$1" != -o ]; do shift; done; echo nonsense > "$2"'
    tools = Toolchain(Toolchain.of_this_machine().compiler, (str(pretended(tmp_path, writes)),))
    assert compiling.best_way(tools) == ONE_FILE


@pytest.mark.parametrize("exists", [False, True])
def test_without_a_compiler_nothing_is_compiled_and_the_reason_is_said(
    heard: Heard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, exists: bool
) -> None:
    """The rules then run as plain Python; so they do where the program only says how to get a compiler."""
    program = (
        str(pretended(tmp_path, "echo 'install the developer tools' >&2; exit 1")) if exists else "/no/such/compiler"
    )
    nothing = Toolchain((program,), ("/no/such/linker",))
    monkeypatch.setattr(Toolchain, "of_this_machine", staticmethod(lambda: nothing))
    assert compiling.libraries() == {}
    assert heard.sentences == [
        f"Here is no C compiler ({program}): the rules run as plain Python, about 50 times slower."
    ]


@needs_compiler
def test_without_pythons_headers_nothing_is_compiled_and_the_reason_is_said(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many systems have them in a package of their own."""
    monkeypatch.setattr(Toolchain, "includes", lambda _: ["/no/such/folder"])
    assert compiling.libraries() == {}
    assert "no headers of Python" in heard.sentences[0]


@needs_compiler
@pytest.mark.usefixtures("heard")
def test_a_compiler_with_options_that_it_does_not_know_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a compiler expects fast rules, and reads why there are none."""
    monkeypatch.setenv("CFLAGS", "-no-such-flag")
    with pytest.raises(NotCompiled, match="no-such-flag"):
        compiling.libraries()


@needs_compiler
def test_a_way_that_fails_over_the_rules_is_said_and_another_one_is_taken(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never silently, and never as plain Python while there is a compiler."""

    def made(work: Work) -> dict[str, Path]:
        if work.way is not ONE_FILE:
            raise NotCompiled("lto1: out of memory")
        return {"rules": Path("rules.so")}

    monkeypatch.setattr(Work, "libraries", made)
    assert compiling.libraries() == {"rules": Path("rules.so")}
    assert "That failed: lto1: out of memory" in heard.sentences[-1]
    assert ONE_FILE.says in heard.sentences[-1]


@needs_compiler
@pytest.mark.usefixtures("heard")
def test_rules_that_no_way_can_compile_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a compiler expects fast rules."""

    def made(_: Work) -> dict[str, Path]:
        raise NotCompiled("internal compiler error")

    monkeypatch.setattr(Work, "libraries", made)
    with pytest.raises(NotCompiled, match="internal compiler error"):
        compiling.libraries()


# -- only what has changed ----------------------------------------------------------------------------------


class Counted(Toolchain):
    """Compiles nothing, and tells what it was asked for."""

    def compile(self, source: Path, target: Path, flags: Iterable[str]) -> None:
        asked.append(source.name)
        target.write_bytes(source.read_bytes() + " ".join(flags).encode())

    def link(self, objects: Iterable[Path], target: Path, flags: Iterable[str]) -> None:
        asked.append("link")
        target.write_bytes(b"".join(path.read_bytes() for path in objects))


asked: list[str] = []


def test_what_runs_once_is_optimised_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As mypyc declares it today: the functions that make a module, and that prepare it."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(
        compiling, "compiled_modules", lambda: [f"src/quarterdeck/engine/{name}.py" for name in ("sets", "vectors")]
    )
    compiling.translated(tmp_path, one_file=False)
    (header,) = tmp_path.glob("__native_internal_*.h")
    declared = re.findall(r"^extern RUN_ONCE .*?(\w+)\(", header.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = ("CPyExec_quarterdeck___engine___{}", "CPyInit_quarterdeck___engine___{}", "CPyDef_{}_____top_level__")
    assert sorted(declared) == sorted(kind.format(name) for kind in kinds for name in ("sets", "vectors"))


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two C files and a header; what is made of them lies beside."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / CACHE / "c"
    folder.mkdir(parents=True)
    for name in ("small.c", "large.c", "both.h"):
        (folder / name).write_text(name * len(name), encoding="utf-8")
    return folder


def asked_for(folder: Path, *, way: compiling.Way = QUICK, flags: list[str] | None = None) -> list[str]:
    """What is compiled and linked when the library of the folder is wanted."""
    asked.clear()
    rules = Library("rules", [str(folder / "small.c"), str(folder / "large.c")], [], flags or [])
    work = Work(Counted((sys.executable,), ("ld",)), way)
    work.library("rules", work.objects(rules), way.linking)
    return sorted(asked)


EVERYTHING = ["large.c", "link", "small.c"]


def test_only_the_file_that_has_changed_is_compiled_again(sources: Path) -> None:
    """And everything is linked; where nothing has changed, nothing is done."""
    assert asked_for(sources) == EVERYTHING
    assert asked_for(sources) == []
    (sources / "large.c").write_text("int changed;", encoding="utf-8")
    assert asked_for(sources) == ["large.c", "link"]


@pytest.mark.parametrize("change", ["header", "flags", "way", "Python"])
def test_what_every_file_depends_on_compiles_all_of_them(
    sources: Path, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A header, an option, another way, or another Python."""
    assert asked_for(sources) == EVERYTHING
    if change == "Python":
        monkeypatch.setattr(sys, "version", "4.0")
    if change == "header":
        (sources / "both.h").write_text("int changed;", encoding="utf-8")
    way, flags = (THOROUGH[0] if change == "way" else QUICK), (["-g"] if change == "flags" else [])
    assert {"large.c", "small.c"} <= set(asked_for(sources, way=way, flags=flags))


def test_c_files_are_written_anew_for_a_mypyc_in_another_place(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is noted of them says where its headers lie; pip has an environment of its own for each build, and removes it."""
    written: list[Path] = []

    def translated(folder: Path, *, one_file: bool) -> list[Library]:
        assert not one_file
        written.append(folder)
        return [Library("rules", [], [], [])]

    monkeypatch.setattr(compiling, "translated", translated)
    (sources.parents[2] / "pyproject.toml").touch()
    work = Work(Counted((sys.executable,), ("ld",)), QUICK)
    assert work.libraries_in_c() == work.libraries_in_c() == [Library("rules", [], [], [])]
    assert len(written) == 1
    monkeypatch.setattr(compiling, "find_spec", lambda _: None)
    work.libraries_in_c()
    assert len(written) == 2


def test_c_files_are_written_anew_after_somebody_has_stopped_in_between(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the rules are again as they were: some of the C may be of those that were not."""
    begun = False

    def translated(folder: Path, *, one_file: bool) -> list[Library]:
        assert not one_file
        (folder / "rules.c").write_text("ha" if begun else "whole", encoding="utf-8")
        if begun:
            raise KeyboardInterrupt
        return [Library("rules", [], [], [])]

    monkeypatch.setattr(compiling, "translated", translated)
    project = sources.parents[2] / "pyproject.toml"
    project.touch()
    work = Work(Counted((sys.executable,), ("ld",)), QUICK)
    work.libraries_in_c()
    project.write_text("# changed", encoding="utf-8")
    begun = True
    with pytest.raises(KeyboardInterrupt):
        work.libraries_in_c()
    project.write_text("", encoding="utf-8")
    begun = False
    work.libraries_in_c()
    assert (sources / "many" / "rules.c").read_text(encoding="utf-8") == "whole"


def test_c_files_that_somebody_has_changed_are_written_anew(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are nobody's to change."""

    def translated(folder: Path, *, one_file: bool) -> list[Library]:
        assert not one_file
        (folder / "rules.c").write_text("whole", encoding="utf-8")
        return [Library("rules", [], [], [])]

    monkeypatch.setattr(compiling, "translated", translated)
    (sources.parents[2] / "pyproject.toml").touch()
    work = Work(Counted((sys.executable,), ("ld",)), QUICK)
    work.libraries_in_c()
    (sources / "many" / "rules.c").write_text("changed", encoding="utf-8")
    work.libraries_in_c()
    assert (sources / "many" / "rules.c").read_text(encoding="utf-8") == "whole"


def test_a_build_that_is_stopped_leaves_nothing_half_made(tmp_path: Path) -> None:
    """What was there before is whole, and still belongs to what it was made from."""
    target = tmp_path / "made"
    kept(target, "first", writes("whole"))

    def stopped(made: Path) -> None:
        made.write_text("ha", encoding="utf-8")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kept(target, "second", stopped)
    assert target.read_text(encoding="utf-8") == "whole"
    kept(target, "first", writes("anew"))
    assert target.read_text(encoding="utf-8") == "whole"
    kept(target, "second", writes("another"))
    assert target.read_text(encoding="utf-8") == "another"


def writes(text: str) -> Callable[[Path], None]:
    """What makes a file with this text."""
    return lambda made: void(made.write_text(text, encoding="utf-8"))


def void(_: object) -> None:
    """Nothing of it is wanted."""


def test_a_compiler_that_fails_without_a_word_fails(tmp_path: Path) -> None:
    """No words would mean that nothing is wrong."""
    silent = str(pretended(tmp_path, "exit 1"))
    assert Toolchain((silent,), (silent,)).why_not(QUICK) == f"{silent} ended with 1 and said nothing"


@needs_compiler
def test_what_the_compiler_refuses_is_told_in_its_own_words(tmp_path: Path) -> None:
    """Whoever has to mend it reads file and line."""
    source = tmp_path / "wrong.c"
    source.write_text("int wrong(void) { return here; }\n", encoding="utf-8")
    with pytest.raises(NotCompiled, match=r"wrong\.c:1:.*here"):
        Toolchain.of_this_machine().compile(source, tmp_path / "wrong.o", ())


def test_what_goes_into_a_wheel_lies_where_the_build_is_told() -> None:
    """The mark of a quick build has the name under which the package looks for it."""
    from quarterdeck.engine import build  # noqa: PLC0415 - the package beside the tools

    assert Path(build.__file__).parent.name == Path(compiling.QUICK_MARK).parent.name
    assert build.QUICK.name == Path(compiling.QUICK_MARK).name
