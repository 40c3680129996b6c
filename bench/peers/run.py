"""Prints our figures beside those of other frameworks for games, all measured here, in turns. `--help` lists the options.

What a peer needs is installed into a folder of its own, bench/out/peers. A peer that cannot be had is said to be absent.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct
from rich.console import Console

from quarterdeck.workers import worker_environment

BENCH = Path(__file__).parent.parent
ROOT = BENCH.parent
HOME = BENCH / "out" / "peers"
PAGE = ROOT / "docs" / "performance.md"
FIRST, LAST = "<!-- peers: written by make peers PEERS=--write -->", "<!-- /peers -->"
INSTALLING = 1_200
"""The seconds that installing a peer may take."""
PATIENCE = 900
"""The seconds that a peer may take besides the time for which it plays."""
CARDINAL = "cardinal"
YARDSTICK = "connect_four_v3"
"""The environment of PettingZoo that everything else is compared with."""
OURS, PLAIN, IN_C = "Quarterdeck", "Quarterdeck, not compiled", "plain C"
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NODE_ENV": "production",
}


class Absent(Exception):
    """A peer that cannot be measured here, and why."""


class Peer(Struct, frozen=True, kw_only=True):
    """Something that is measured."""

    name: str
    program: str
    """Its program in this folder, and what stands on its command line behind the seconds."""
    words: tuple[str, ...] = ()
    python: tuple[str, ...] = ()
    """Packages of Python that it needs, in the versions that were measured."""
    node: tuple[str, ...] = ()
    """The same for Node."""
    ours: bool = False
    uncompiled: bool = False


PEERS = (
    Peer(name=OURS, program="play_quarterdeck", ours=True),
    Peer(name=PLAIN, program="play_quarterdeck", words=("one",), ours=True, uncompiled=True),
    Peer(name=IN_C, program="play_quarterdeck", words=("c",), ours=True),
    Peer(name="plain Python class", program="play_python", ours=True),
    Peer(name="OpenSpiel", program="play_openspiel", python=("open_spiel==2.0.2",)),
    Peer(name="PettingZoo", program="play_pettingzoo", python=("pettingzoo[classic]==1.27.0",)),
    Peer(
        name="boardgame.io",
        program="play_boardgame.js",
        node=("boardgame.io@0.50.2", "node-persist@3.1.3", "koa-compose@4.1.0"),
    ),
    Peer(name="Pgx", program="play_pgx", python=("pgx==2.6.0", "jax==0.10.2")),
)


class Timed(Struct, frozen=True):
    """Random games of one kind."""

    name: str
    games: int
    decisions: int
    seconds: float


class Line(Struct, frozen=True):
    """What a program says in a line: one of these."""

    versions: dict[str, str] = {}
    witness: str = ""
    name: str = ""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Report(Struct, kw_only=True):
    """All that was found out."""

    versions: dict[str, str] = {}
    witnesses: dict[str, str] = {}
    rounds: dict[str, list[dict[str, Timed]]] = {}
    """For each peer the rounds, each with its games by name."""
    absent: dict[str, str] = {}


def main() -> None:
    """Measure and print; ends with 1 if two that should play the same games do not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run: rougher figures")
    parser.add_argument("--no-install", action="store_true", help="measure only what is installed already")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the tables into docs/performance.md")
    options = parser.parse_args()
    rounds, seconds = (3, 0.2) if options.quick else (5, 1.0)
    console = Console(stderr=True)
    with console.status("Installing …") as status:
        report = measure(
            PEERS, rounds, seconds, lambda peer: command_of(peer, install=not options.no_install), status.update
        )
    if differing := those_that_differ(report):
        sys.exit(f"Stopped: these do not play the same games of Cardinal: {differing}")
    text = "\n\n".join(tables(report, rounds, seconds))
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if options.json else text)
    if options.write:
        write(text)


# -- what is there -----------------------------------------------------------------------------


def command_of(peer: Peer, *, install: bool) -> list[str]:
    """The command that plays a peer's games, without the seconds; `Absent` says why there is none."""
    if peer.ours:
        return [sys.executable, "-W", "ignore", "-m", f"peers.{peer.program}"]
    home = HOME / peer.program.removesuffix(".js")
    wanted = " ".join(peer.python + peer.node)
    stamp = home / "installed"
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted):
        if not install:
            raise Absent("it is not installed")
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        install_node(peer, home) if peer.node else install_python(peer, home)
        stamp.write_text(wanted, encoding="utf-8")
    if peer.node:
        return [program("node"), str(BENCH / "peers" / peer.program)]
    return [str(home / "bin" / "python"), "-W", "ignore", "-m", f"peers.{peer.program}"]


def install_python(peer: Peer, home: Path) -> None:
    """Make a virtual environment with what the peer needs."""
    called([sys.executable, "-m", "venv", str(home)])
    called([str(home / "bin" / "pip"), "--disable-pip-version-check", "install", "-q", *peer.python])


def install_node(peer: Peer, home: Path) -> None:
    """Make a folder with what the peer needs; nothing of what it brings is run."""
    program("node")
    (home / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    called([program("npm"), "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *peer.node], home)


def program(name: str) -> str:
    """Where a program is; `Absent` if it is not there."""
    found = shutil.which(name)
    if found is None:
        raise Absent(f"there is no {name}")
    return found


def called(command: Sequence[str], folder: Path | None = None) -> None:
    """Run an installer; `Absent` with the last line it said if it fails."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=INSTALLING,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        raise Absent(f"installing it took more than {INSTALLING} seconds") from None
    if done.returncode:
        raise Absent(last_line(done.stderr or done.stdout))


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it ended without a word")


# -- measuring ---------------------------------------------------------------------------------------


def measure(
    peers: Sequence[Peer],
    rounds: int,
    seconds: float,
    commands: Callable[[Peer], list[str]],
    told: Callable[[str], None] = lambda _text: None,
) -> Report:
    """Measure all peers in turns, so that a busy minute slows all of them."""
    report, there = Report(), dict[str, list[str]]()
    for peer in peers:
        told(f"Installing {peer.name} …")
        try:
            there[peer.name] = commands(peer)
        except Absent as absent:
            report.absent[peer.name] = str(absent)
    for number in range(rounds):
        for peer in peers:
            if peer.name in there:
                told(f"Round {number + 1} of {rounds}: {peer.name} …")
                try:
                    measure_once(peer, [*there[peer.name], str(seconds), *peer.words], report, number)
                except Absent as absent:
                    report.absent[peer.name] = str(absent)
                    del there[peer.name]
                    report.rounds.pop(peer.name, None)
    return report


def measure_once(peer: Peer, command: Sequence[str], report: Report, number: int) -> None:
    """One round of a peer; `Absent` if it fails."""
    games: dict[str, Timed] = {}
    for line in said_by(peer, command, number):
        if not peer.uncompiled:
            report.versions |= line.versions
        if line.witness:
            report.witnesses[peer.name] = line.witness
        if line.name:
            games[line.name] = Timed(line.name, line.games, line.decisions, line.seconds)
    report.rounds.setdefault(peer.name, []).append(games)


def said_by(peer: Peer, command: Sequence[str], number: int) -> Iterator[Line]:
    """The lines of a peer's program in a round."""
    path = [str(BENCH)]
    if peer.uncompiled:
        path.append(str(ROOT / "src"))
    elif peer.ours:
        path.append(worker_environment()["PYTHONPATH"])
    environment = {
        **os.environ,
        **ONE_THREAD,
        "PEERS_ROUND": str(number),
        "PYTHONPATH": os.pathsep.join(path),
        "NODE_PATH": str(HOME / peer.program.removesuffix(".js") / "node_modules"),
    }
    try:
        done = subprocess.run(
            command, cwd=BENCH, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Absent(str(error)) from None
    if done.returncode:
        raise Absent(last_line(done.stderr))
    for line in done.stdout.splitlines():
        yield msgspec.json.decode(line, type=Line)


def those_that_differ(report: Report) -> str:
    """Who plays which games, if not all play the same."""
    by_line: dict[str, list[str]] = defaultdict(list)
    for name, line in report.witnesses.items():
        by_line[line].append(name)
    return "; ".join(f"{', '.join(names)}: {line}" for line, names in by_line.items()) if len(by_line) > 1 else ""


# -- telling -----------------------------------------------------------------------------------------


def tables(report: Report, rounds: int, seconds: float) -> Iterator[str]:
    """What was found, as Markdown."""
    versions = ", ".join(f"{name} {version}" for name, version in report.versions.items())
    yield (
        f"Medians of {rounds} rounds of {seconds:g} s on {machine()}, {platform.python_implementation()} "
        f"{platform.python_version()}: {versions}."
    )
    yield "The same game, Cardinal on 5 × 5 squares, random moves:"
    yield "\n".join(same_game(report))
    yield "Games of their own, random moves:"
    yield "\n".join(own_games(report))
    if report.absent:
        yield "Absent in this run: " + "; ".join(f"{name} ({why})" for name, why in report.absent.items()) + "."


def machine() -> str:
    """What this machine is called, and how many cores may be used."""
    names = [
        line.partition(":")[2].strip()
        for line in (
            Path("/proc/cpuinfo").read_text(encoding="utf-8") if Path("/proc/cpuinfo").exists() else ""
        ).splitlines()
        if line.startswith("model name")
    ]
    return f"{names[0] if names else platform.machine()} ({os.cpu_count()} cores)"


def same_game(report: Report) -> Iterator[str]:
    """Cardinal in every framework that has it: games a second of processor time, and how many times as fast we are."""
    yield "| Cardinal, 5 × 5 | games a second | Quarterdeck is so many times as fast |"
    yield "| --- | ---: | ---: |"
    ours = [speed(one[CARDINAL]) for one in report.rounds.get(OURS, [])]
    for name, found in report.rounds.items():
        theirs = [speed(one[CARDINAL]) for one in found if CARDINAL in one]
        if theirs:
            ratio = median(mine / other for mine, other in zip(ours, theirs, strict=False)) if ours else 0.0
            yield f"| {name} | {told(median(theirs))} | {'1' if name == OURS else times(ratio)} |"


def speed(timed: Timed) -> float:
    """Games a second."""
    return timed.games / timed.seconds


def own_games(report: Report) -> Iterator[str]:
    """Decisions a second of processor time in what each brings, and how many times as many as in `YARDSTICK`."""
    yield f"| game | framework | decisions a second | as many times as {YARDSTICK} | decisions in a game |"
    yield "| --- | --- | ---: | ---: | ---: |"
    yardsticks = next((found for found in report.rounds.values() if all(YARDSTICK in one for one in found)), [])
    for name, found in report.rounds.items():
        for game in found[0]:
            if game != CARDINAL:
                rates = [rate(one[game]) for one in found]
                ratios = [mine / rate(other[YARDSTICK]) for mine, other in zip(rates, yardsticks, strict=False)]
                ratio = times(median(ratios)) if ratios else "–"
                yield f"| {game} | {name} | {told(median(rates))} | {ratio} | {length(found[0][game])} |"


def rate(timed: Timed) -> float:
    """Decisions a second."""
    return timed.decisions / timed.seconds


def length(timed: Timed) -> str:
    """How long a game is; a batch of games that go on has no length."""
    mean = timed.decisions / timed.games if timed.games else LONGEST
    return f"{mean:,.0f}" if mean < LONGEST else "–"


LONGEST = 10_000


def told(rate: float) -> str:
    """A rate with three figures."""
    digits = max(0, len(str(int(rate))) - 3)
    return f"{round(rate, -digits):,.0f}"


def times(ratio: float) -> str:
    """A ratio with two figures."""
    return f"{ratio:.2f}" if ratio < 1 else f"{ratio:.1f}" if ratio < 10 else told(ratio)  # noqa: PLR2004 - two figures


def write(text: str) -> None:
    """Put the tables where docs/performance.md has them."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(FIRST)
    _, _, after = rest.partition(LAST)
    PAGE.write_text(f"{before}{FIRST}\n\n{text}\n\n{LAST}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
