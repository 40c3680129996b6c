"""What Bremerhaven's picture explains: what Contracts will bring, the signs, and what the dummy does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DUMMY_SEAT, HAND, LOADING_DOCKS, NONE
from quarterdeck.games.bremerhaven.picture.panels import CELL, CHOICES
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, View, ranks_of, values_of
from quarterdeck.games.bremerhaven.picture.writing import SILENT, light, plate, sign, write
from quarterdeck.games.bremerhaven.rules import bidding, rounds
from quarterdeck.games.bremerhaven.rules.rounds import GRADES
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import keyed
from quarterdeck.games.bremerhaven.words.status import SETTING_UP, STEPS, step
from quarterdeck.scene.shapes import AnyShape

KEY: Final = (
    ("time", "time-2", "time"),
    ("berth", "berth-1", "bollard"),
    ("prestige", "star-2", "fame"),
    ("money", "coin-3", "coin"),
    ("penalty", "coin-3", "debt"),
    ("transport", "train", "fleet"),
    ("wild", "wild", "good-wild"),
    ("need", "crate", "need-crate"),
    ("good", "crate", "good-crate"),
    ("backs", "backs-b-2", "seat-b"),
)
"""What is explained: its message, drawing and role."""
MOST_HOUSES: Final = 6
"""So many Buildings are explained."""
LONGEST: Final = 58
"""Letters of a text on one line."""
FIRST_LINE: Final = 150
LINE: Final = 46


def remarks(view: View, buttons: int, bottom: int) -> Iterator[AnyShape]:
    """Below the question, as far as there is room: what each own Contract brings, the score, what comes next."""
    if not view.ports:
        return
    top = CHOICES[1] + FIRST_LINE + (104 * buttons if buttons else 0)
    room = max(0, (bottom - top - 10) // LINE)
    facts, steps = list(_facts(view)), list(_steps(view))
    yield from _lines((*facts[: max(0, room - min(1, len(steps)))], *steps)[:room], top)


def _steps(view: View) -> Iterator[str]:
    """The steps to come, one a line."""
    if view.phase != codes.OVER:
        for k, name in enumerate(next_steps(view)):
            yield SAY("next", first="no" if k else "yes", step=keyed(name))


def _facts(view: View) -> Iterator[str]:
    """What Contracts bring and the score that would follow, or the result; one a line."""
    port = view.ports[view.shown]
    if view.phase == codes.OVER:
        for other in sorted(view.ports, key=lambda one: -one.score()):
            yield SAY(
                "final",
                who=names.seat_name(other.seat),
                money=other.money + other.bank,
                prestige=other.prestige,
                score=other.score(),
            )
        return
    for k in range(LOADING_DOCKS):
        here = port.contracts[k]
        if here.contract != NONE:
            card = view.tables.content.contracts[here.contract]
            yield SAY(
                "contract-brings",
                name=card.name,
                now=here.now,
                whole=here.whole,
                time=here.time,
                reward="prestige" if card.reward == "prestige" else "none",
            )
    yield SAY(
        "score-now",
        later="yes" if port.value > port.prestige else "no",
        money=port.money + port.bank,
        prestige=max(port.prestige, port.value),
        score=(port.money + port.bank) * max(port.prestige, port.value),
    )


def next_steps(view: View) -> tuple[str, ...]:
    """The ids of the messages that say what happens next; 4.4 is told with 4.3, short games have no Events."""
    now = step(view)
    if now == SETTING_UP:
        return ("setup",)
    untold = ("4.4",) if view.position.length == codes.LONG else ("4.4", "5.1")
    return tuple(name for name in STEPS[now + 1 :] if name not in untold) or ("bid",)


@lru_cache(REMEMBERED)
def _lines(lines: tuple[str, ...], top: int) -> tuple[AnyShape, ...]:
    x = CHOICES[0] + 28
    return tuple(
        write(f"remark-{k}", "words", line, (x, top + 14 + LINE * k, 33), "start") for k, line in enumerate(lines)
    )


# -- signs and the dummy ------------------------------------------------------------------------------


@cache
def key(x: int, y: int) -> tuple[AnyShape, ...]:
    """What the signs mean."""
    found: list[AnyShape] = [
        plate("key", "panel", SAY("key-title"), (x + 4, y + 4, CELL[0] - 8, CELL[1] - 8)),
        write("key-title", "words-title", SAY("key-title"), (x + CELL[0] // 2, y + 36, 32)),
    ]
    for k, (name, art, role) in enumerate(KEY):
        left, top = x + 50 + (CELL[0] // 2 - 10) * (k % 2), y + 108 + 88 * (k // 2)
        said = SAY("key", sign=name)
        found.append(sign(f"key-{name}", role, said, (left, top, 58), art, SILENT))
        found.append(
            write(f"key-{name}-words", "words-key", said, (left + 44, top, 30), "start", SAY("key-brief", sign=name))
        )
    return tuple(found)


def dummy(view: View, x: int, y: int) -> Iterator[AnyShape]:
    """The dummy of a solo game: its cards, its rank, what it does."""
    yield from _dummy(x, y, *dummy_has(view))


def dummy_has(view: View) -> tuple[int, str, str]:
    """How many of its cards the dummy has still to lay, which cards it has, its rank."""
    position = view.position
    laid = sum(int(bidding.cards_at(position, DUMMY_SEAT, space)) for space in range(int(BID_SPACES)))
    left = max(0, int(HAND) - laid) if position.is_secret() else 0
    owned = values_of(int(position.decks.hands[position.level[DUMMY_SEAT]]))
    rank = names.rank_name(ranks_of(position).index(int(DUMMY_SEAT)))
    return left, " ".join(str(value) for value in owned), rank


@lru_cache(REMEMBERED)
def _dummy(x: int, y: int, left: int, owned: str, rank: str) -> tuple[AnyShape, ...]:
    letter = SEATS[DUMMY_SEAT]
    label = f"{SAY('dummy', left=left, owned=owned, rank=rank)}. {SAY('dummy-does')}"
    name = names.seat_name(int(codes.DUMMY_TOLD))
    lines = wrap(SAY("dummy-does"), 44)[:9]
    return (
        plate("dummy", "panel", label, (x + 4, y + 4, CELL[0] - 8, CELL[1] - 8)),
        sign("dummy-flag", f"seat-{letter}", name, (x + 44, y + 50, 58), f"flag-{letter}", SILENT),
        write("dummy-name", "words-name", SAY("dummy-name"), (x + 88, y + 50, 40), "start", f"{letter.upper()} {name}"),
        write("dummy-rank", "words", rank, (x + CELL[0] - 24, y + 50, 34), "end"),
        write("dummy-hand", "words", SAY("dummy-hand", left=left, owned=owned), (x + 24, y + 112, 32), "start"),
        *(write(f"dummy-{k}", "words", line, (x + 24, y + 168 + 40 * k, 31), "start") for k, line in enumerate(lines)),
    )


# -- the round -----------------------------------------------------------------------------------------


def whole_round(view: View, x: int, y: int) -> Iterator[AnyShape]:
    """What happens in the steps of a round, where there is room to say it; the present one is lit."""
    yield from _round(x, y, step(view))


@lru_cache(REMEMBERED)
def _round(x: int, y: int, now: int) -> tuple[AnyShape, ...]:
    title = SAY("round-title")
    found: list[AnyShape] = [
        plate("round", "panel", title, (x + 4, y + 4, CELL[0] - 8, CELL[1] - 8)),
        write("round-title", "words-title", title, (x + CELL[0] // 2, y + 36, 32)),
    ]
    if now >= 0:
        found.append(light("round-now", "button-hot", (x + 14, y + 60 + 31 * now, CELL[0] - 28, 31)))
    for k, name in enumerate(STEPS):
        said = SAY("round-step", step=keyed(name))
        place = (x + 26, y + 76 + 31 * k, 27)
        found.append(write(f"round-{name}", "words-hot" if k == now else "words-key", said, place, "start"))
    return tuple(found)


# -- Buildings and grades -----------------------------------------------------------------------------


def houses(view: View, x: int, y: int) -> Iterator[AnyShape]:
    """What the Buildings in the harbors do, where there is room to say it."""
    buildings = view.tables.content.buildings
    lines = []
    for port in view.ports:
        own = [here.site for here in port.spaces if here.site >= 0] + list(port.unbuilt)
        lines += [(SEATS[port.seat], buildings[k].name, buildings[k].text) for k in own]
    yield from _houses(x, y, tuple(lines[:MOST_HOUSES]), len(lines))


@lru_cache(REMEMBERED)
def _houses(x: int, y: int, lines: tuple[tuple[str, str, str], ...], many: int) -> tuple[AnyShape, ...]:
    title = SAY("houses-title", number=many)
    found: list[AnyShape] = [
        plate("houses", "panel", title, (x + 4, y + 4, CELL[0] - 8, CELL[1] - 8)),
        write("houses-title", "words-title", title, (x + CELL[0] // 2, y + 38, 34)),
    ]
    top = y + 88
    for k, (letter, name, text) in enumerate(lines):
        told = wrap(text, LONGEST)[:2]
        if top + 32 + 28 * len(told) > y + CELL[1]:
            break
        label = f"{name}: {text}"
        found.append(sign(f"houses-{k}", f"seat-{letter}", label, (x + 38, top + 12, 36), f"flag-{letter}", SILENT))
        found.append(
            write(f"houses-{k}-name", "words-name", name, (x + 70, top, 29), "start", f"{letter.upper()} {name}")
        )
        found += [
            write(f"houses-{k}-{n}", "words-key", line, (x + 70, top + 32 + 28 * n, 25), "start", SILENT)
            for n, line in enumerate(told)
        ]
        top += 44 + 28 * len(told)
    return tuple(found)


def grades(view: View, x: int, y: int) -> Iterator[AnyShape]:
    """The grades of a game alone, and how far it has come (BH-28.13)."""
    yield from _grades(x, y, int(rounds.grade(view.ports[0].score())))


@lru_cache(REMEMBERED)
def _grades(x: int, y: int, reached: int) -> tuple[AnyShape, ...]:
    title = SAY("grades-title")
    found: list[AnyShape] = [
        plate("grades", "panel", title, (x + 4, y + 4, CELL[0] - 8, CELL[1] - 8)),
        write("grades-title", "words-title", title, (x + CELL[0] // 2, y + 38, 34)),
    ]
    for k, first in enumerate((0, *(int(score) for score in GRADES))):
        said = SAY("grade", grade=k, first=first)
        top = y + 96 + 84 * k
        found.append(
            plate(f"grade-{k}", "button-hot" if k == reached else "card-played", said, (x + 30, top, CELL[0] - 60, 72))
        )
        role = "words-hot" if k == reached else "words-card"
        found.append(write(f"grade-{k}-words", role, said, (x + CELL[0] // 2, top + 37, 34)))
    return tuple(found)
