"""Compiles the rules, the engine's core and the search: Python to C by mypyc, C to libraries by the C compiler.

`setup.py` calls it for every wheel, `python -m tools.build` with a line of progress. Whatever is made lies in `build/rules`
beside the digest of what it was made from, so only what has changed is made again.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol, TypeVar

Thing = TypeVar("Thing")

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "src/quarterdeck"
QUICK_MARK: Final = "quarterdeck/engine/compiled-quickly"
"""The file of the package by which `quarterdeck --version` knows that it was built the quick way."""
CACHE: Final = "build/rules"
LIBRARY: Final = "quarterdeck_rules"
"""The library with everything; besides, each module has a small one of its own, a door that leads into it."""
NATIVE: Final = re.compile(r"^from (?:mypy_extensions|librt\.\w+) import (?!.*# plain Python: )", re.MULTILINE)
"""How a module says that it is to be compiled: it imports native numbers, and gives no reason to stay plain Python."""
MYPYC: Final = ("--config-file=pyproject.toml", "--follow-imports=silent", "--ignore-missing-imports")
BUILD: Final = "QUARTERDECK_BUILD"
"""The variable of the environment that may ask for the quick way: `quick`."""
JOBS: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

EVERYWHERE: Final = (
    "-ffp-contract=off",  # search calculates the same on every processor, and as the interpreter does
    "-Wno-misleading-indentation",  # gcc would look through the whole file again at each `if`: more than half of its time
)
STRICT: Final = "-Werror"
"""Left out of what mypyc asks for: other compilers warn of other things."""
INLINED: Final = ("-O3", "-fno-semantic-interposition", "-fvisibility=hidden")
"""Rules are inlined into rules, of their own file and, with link-time optimisation, of others."""


@dataclass(frozen=True)
class Way:
    """A way to make the library with everything."""

    name: str
    says: str
    one_file: bool
    """Whether all modules are one C file; else each has its own, and they are compiled side by side."""
    compiling: tuple[str, ...]
    linking: tuple[str, ...]
    seconds: tuple[float, float]
    """How long compiling and linking takes, on one core of an ordinary machine."""


TOGETHER: Final = "every module by itself, all optimised together when they are linked"
THOROUGH: Final = (
    Way(
        "gcc", TOGETHER, one_file=False, seconds=(23, 46),
        compiling=(*INLINED, "-flto", "-fno-fat-lto-objects"),
        linking=(*INLINED, f"-flto={JOBS}", "--param", f"lto-partitions={4 * JOBS}"),
    ),
    Way(
        "clang", TOGETHER, one_file=False, seconds=(23, 46),
        compiling=(*INLINED, "-flto=thin"), linking=(*INLINED, "-flto=thin"),
    ),
)  # fmt: skip
ALONE: Final = "all modules as one file on one core, since this compiler and linker cannot optimise them together"
ONE_FILE: Final = Way("one", ALONE, one_file=True, seconds=(85, 1), compiling=INLINED, linking=())
SLOWER: Final = "the quick way; they are compiled, but slower than with `make play`"
QUICK: Final = Way("quick", SLOWER, one_file=False, seconds=(35, 1), compiling=("-O0",), linking=())
DOORS: Final = ("-O1",)
RUN_ONCE: Final = re.compile(
    r"^extern (char CPyDef_\w+_____top_level__\(void\);|int CPyExec_\w+\(PyObject \*module\);|PyObject \*CPyInit_\w+\(void\);)$",
    re.MULTILINE,
)
"""How mypyc declares what runs when a module is imported, and never again: nearly a third of all code."""
LIGHTLY: Final = """\
#if !defined(__OPTIMIZE__)
#define RUN_ONCE
#elif defined(__clang__)
#define RUN_ONCE __attribute__((cold))
#else
#define RUN_ONCE __attribute__((cold, optimize("O1")))
#endif
"""
"""What is read first of the header that holds these declarations: such functions are optimised little, which saves a third of the build."""
MOST_NAMED: Final = 5
"""Modules that have been compiled again are named, if they are no more than this."""
SECONDS_OF_MYPYC: Final = 7.0
SECONDS_OF_DOORS: Final = 8.0


class NotCompiled(Exception):
    """The C compiler or the linker refuses; the text is what it said."""


class Listener(Protocol):
    """Hears how far a build has come."""

    def begins(self, what: str, seconds: float, left: float) -> None:
        """A stage begins: how long it and what comes after it take, on one core of an ordinary machine."""

    def advances(self, part: float) -> None:
        """This part of the stage is done, from 0 to 1."""

    def says(self, sentence: str) -> None:
        """Something to be read, whatever comes after it."""


class Reticent:
    """Tells only what must be read."""

    def begins(self, what: str, seconds: float, left: float) -> None:
        """Not told."""

    def advances(self, part: float) -> None:
        """Not told."""

    def says(self, sentence: str) -> None:
        """Tell it among the build's messages."""
        sys.stderr.write(f"quarterdeck: {sentence}\n")


heard: Listener = Reticent()
"""Who hears of this build; `tools.build` puts its line of progress here."""


@dataclass(frozen=True)
class Toolchain:
    """The C compiler and the linker, as the Python at hand was built with or the environment names them."""

    compiler: tuple[str, ...]
    linker: tuple[str, ...]

    @staticmethod
    def of_this_machine() -> Toolchain:
        """Those that Python was built with, or that CC, CFLAGS and LDFLAGS of the environment name."""
        default, flags, shared, linker = (
            shlex.split(str(sysconfig.get_config_var(name) or "")) for name in ("CC", "CFLAGS", "CCSHARED", "LDSHARED")
        )
        compiler = shlex.split(os.environ.get("CC", "")) or default
        if linker[: len(default)] == default:
            linker = [*compiler, *linker[len(default) :]]
        flags += shlex.split(os.environ.get("CFLAGS", ""))
        return Toolchain((*compiler, *flags, *shared), (*linker, *shlex.split(os.environ.get("LDFLAGS", ""))))

    def compile(self, source: Path, target: Path, flags: Iterable[str]) -> None:
        """Make an object of a C file."""
        run([*self.compiler, *flags, *(f"-I{path}" for path in self.includes()), "-c", str(source), "-o", str(target)])

    def link(self, objects: Iterable[Path], target: Path, flags: Iterable[str]) -> None:
        """Make a library of objects."""
        run([*self.linker, *map(str, objects), *flags, "-o", str(target)])

    def version(self) -> str:
        """What the compiler says of itself; empty if there is none, or only a program that says where to get one."""
        try:
            said = subprocess.run([*self.compiler, "--version"], capture_output=True, text=True, check=False)
        except OSError:
            return ""
        return said.stdout if said.returncode == 0 else ""

    def name(self) -> str:
        """Which programs these are, and for which Python they compile: with others, everything is made anew."""
        python = (sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")), version("mypy"), version("librt"))
        return " ".join([*self.compiler, *self.linker, self.version(), *python])

    def missing(self) -> str:
        """Why nothing can be compiled here at all; empty: it can."""
        if not self.version():
            return f"no C compiler ({self.compiler[0]})"
        if not any(Path(path, "Python.h").exists() for path in self.includes()):
            return "no headers of Python, which a system's package python3-dev has"
        return ""

    def includes(self) -> list[str]:
        """Where Python's headers lie."""
        return list(dict.fromkeys(str(sysconfig.get_path(name)) for name in ("include", "platinclude")))

    def why_not(self, way: Way) -> str:
        """What goes wrong when two small files are compiled this way, linked and called; empty: nothing."""
        Path(CACHE).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as name:  # elsewhere libraries may be forbidden to run
            folder = Path(name).resolve()
            inner, outer = folder / "inner.c", folder / "outer.c"
            inner.write_text("long inner(long number) { return number * 2; }\n", encoding="utf-8")
            calls = (
                "long inner(long number);\nPy_EXPORTED_SYMBOL long outer(long number) { return inner(number) + 1; }\n"
            )
            outer.write_text(f"#include <Python.h>\n{calls}", encoding="utf-8")
            objects = [path.with_suffix(".o") for path in (inner, outer)]
            try:
                for source, made in zip((inner, outer), objects, strict=True):
                    self.compile(source, made, way.compiling)
                self.link(objects, folder / "trial.so", way.linking)
                answer = ctypes.CDLL(str(folder / "trial.so")).outer(20)
            except (NotCompiled, OSError, AttributeError) as error:
                return str(error)
        return "" if answer == 2 * 20 + 1 else f"a trial came to {answer}"


def run(command: Sequence[str]) -> None:
    """Run a program that must succeed.

    Raises:
        NotCompiled: it did not, or is not there.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NotCompiled(f"{command[0]}: {error.strerror}") from error
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()[:12]
        raise NotCompiled("\n".join(said) or f"{command[0]} ended with {done.returncode} and said nothing")


def compiled_modules(root: Path = ROOT) -> list[str]:
    """The files of all modules of a checkout that are compiled."""
    files = sorted((root / PACKAGE).rglob("*.py"))
    return [path.relative_to(root).as_posix() for path in files if NATIVE.search(path.read_text(encoding="utf-8"))]


def libraries() -> dict[str, Path]:
    """The file of each library that Python is to import, by its name; none where nothing can be compiled.

    Raises:
        NotCompiled: there is a compiler, but it refuses the rules, or compiles nothing that works.
    """
    tools = Toolchain.of_this_machine()
    if reason := tools.missing():
        heard.says(f"Here is {reason}: the rules run as plain Python, about 50 times slower.")
        return {}
    if reason := tools.why_not(QUICK):
        raise NotCompiled(f"there is a C compiler, but not even two small files can be compiled with it: {reason}")
    if os.environ.get(BUILD) == "quick":
        return Work(tools, QUICK).libraries()
    way = best_way(tools)
    heard.says(f"Compiling the rules: {way.says}.")
    try:
        return Work(tools, way).libraries()
    except NotCompiled as error:
        if way is ONE_FILE:
            raise
        heard.says(f"That failed: {error}\nCompiling the rules: {ONE_FILE.says}.")
        return Work(tools, ONE_FILE).libraries()


def best_way(tools: Toolchain) -> Way:
    """The first of the thorough ways with which compiler and linker together make a library that works, tried on two small files."""
    return next((way for way in THOROUGH if not tools.why_not(way)), ONE_FILE)


@dataclass(frozen=True)
class Library:
    """A library that Python is to import, and the C that it is made of."""

    name: str
    sources: list[str]
    includes: list[str]
    flags: list[str]


class Work:
    """One build in one way. What was made of the same before is taken from where it lies."""

    def __init__(self, tools: Toolchain, way: Way) -> None:
        self.tools = tools
        self.way = way
        self.tool_name = tools.name()

    def libraries(self) -> dict[str, Path]:
        """The file of each library, by its name."""
        compiling, linking = self.way.seconds
        heard.begins("Translating the rules to C", SECONDS_OF_MYPYC, compiling + SECONDS_OF_DOORS + linking)
        rules, *doors = self.libraries_in_c()
        heard.begins("Compiling the rules", compiling, SECONDS_OF_DOORS + linking)
        objects = self.objects(rules)
        heard.begins("Optimising and linking the rules", SECONDS_OF_DOORS + linking, 0)
        with ThreadPoolExecutor(1) as beside:  # a linker begins on one core
            library = beside.submit(self.library, rules.name, objects, self.way.linking)
            opened = self.each(self.door, doors, SECONDS_OF_DOORS / (SECONDS_OF_DOORS + linking))
        return {rules.name: library.result()} | {door.name: path for door, path in zip(doors, opened, strict=True)}

    def libraries_in_c(self) -> list[Library]:
        """What mypyc describes: the library with everything first. Its C files are written where they have changed."""
        folder = Path(CACHE, "c", "one" if self.way.one_file else "many")
        note = folder / "libraries.json"
        files = [Path("pyproject.toml"), Path(__file__), *sorted(Path(PACKAGE).rglob("*.py"))]
        mypyc = find_spec("mypyc")  # the note names folders of the environment it lies in
        texts = (f"{path}\0{path.read_text(encoding='utf-8')}" for path in files)
        key = digest(version("mypy"), version("librt"), str(mypyc and mypyc.origin), *texts)
        if note.exists():
            told = json.loads(note.read_bytes())
            if (told["key"], told["files"]) == (key, written_in(folder)):
                return [Library(**found) for found in told["libraries"]]
            note.unlink()  # it would be wrong as soon as one file is written
        folder.mkdir(parents=True, exist_ok=True)
        found = translated(folder, one_file=self.way.one_file)
        all_of_it = {"key": key, "files": written_in(folder), "libraries": [asdict(one) for one in found]}
        whole = note.with_name(f"unfinished-{note.name}")
        whole.write_text(json.dumps(all_of_it), encoding="utf-8")
        whole.replace(note)
        return found

    def objects(self, rules: Library) -> list[Path]:
        """The compiled C files, largest first: so no core waits long for the last one."""
        sources = sorted(map(Path, rules.sources), key=lambda path: (-path.stat().st_size, path.name))
        flags = [*rules.flags, *EVERYWHERE, *self.way.compiling]
        found = [*flags, *(f"-I{path}" for path in rules.includes)]
        headers = digest(*(path.read_bytes() for path in sorted(sources[0].parent.glob("*.h"))))

        names: list[str] = []

        def compiled(source: Path) -> Path:
            target = Path(CACHE, self.way.name, f"{source.stem}.o")
            key = digest(self.tool_name, *flags, headers, source.read_bytes())

            def make(made: Path) -> None:
                self.tools.compile(source, made, found)
                names.append(source.stem.removeprefix("__native_").replace("___", "."))

            return kept(target, key, make)

        done = self.each(compiled, sources)
        if self.way is QUICK and names:
            some = f"{len(names)} modules" if len(names) > MOST_NAMED else ", ".join(sorted(names))
            heard.says(f"Compiled again: {some}.")
        return done

    def library(self, name: str, objects: Sequence[Path], flags: Sequence[str]) -> Path:
        """The library that is linked of objects."""
        target = Path(CACHE, self.way.name, f"{name}.so")
        key = digest(self.tool_name, *flags, *(path.read_bytes() for path in objects))
        return kept(target, key, lambda made: self.tools.link(objects, made, flags))

    def door(self, door: Library) -> Path:
        """The library of one module, which leads into the one with everything."""
        (source,) = map(Path, door.sources)
        target = Path(CACHE, "doors", f"{door.name}.so")

        def make(made: Path) -> None:
            part = made.with_suffix(".o")
            self.tools.compile(source, part, DOORS)
            self.tools.link([part], made, ())

        return kept(target, digest(self.tool_name, *DOORS, source.read_bytes()), make)

    def each(self, work: Callable[[Thing], Path], things: Iterable[Thing], share: float = 1) -> list[Path]:
        """What the work makes of each thing, on all cores; told as it comes, as this share of the stage."""
        todo = list(things)
        done: list[Path] = []
        with ThreadPoolExecutor(JOBS) as crew:
            try:
                for made in crew.map(work, todo):
                    done.append(made)
                    heard.advances(share * len(done) / len(todo))
            except BaseException:
                crew.shutdown(cancel_futures=True)
                raise
        return done


def translated(folder: Path, *, one_file: bool) -> list[Library]:
    """What mypyc makes of the compiled modules in a folder."""
    from mypyc.build import mypycify  # noqa: PLC0415 - the module can be read where there is no mypyc

    found = mypycify(
        [*MYPYC, *compiled_modules()],
        multi_file=not one_file,
        target_dir=str(folder),
        group_name=LIBRARY,
        debug_level="0",
    )
    for header in folder.glob("__native_internal_*.h"):
        header.write_text(
            LIGHTLY + RUN_ONCE.sub(r"extern RUN_ONCE \1", header.read_text(encoding="utf-8")), encoding="utf-8"
        )
    return [
        Library(one.name, one.sources, one.include_dirs, [flag for flag in one.extra_compile_args if flag != STRICT])
        for one in found
    ]


def written_in(folder: Path) -> str:
    """The digest of all C files and headers in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in {".c", ".h"})
    return digest(*(part for path in files for part in (path.name, path.read_bytes())))


def digest(*parts: str | bytes) -> str:
    """One number for all parts, each at its place."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "big") + data)
    return found.hexdigest()


def kept(target: Path, key: str, make: Callable[[Path], None]) -> Path:
    """The target, made anew unless it lies there with this key. A build that was stopped leaves nothing half made behind."""
    note = target.with_name(f"{target.name}.key")
    if target.exists() and note.exists() and note.read_text(encoding="utf-8") == key:
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"unfinished-{target.name}")
    make(unfinished)
    note.unlink(missing_ok=True)
    unfinished.replace(target)
    note.write_text(key, encoding="utf-8")
    return target
