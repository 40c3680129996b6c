"""The page of a report: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from quarterdeck.analysis.page import STYLE
from quarterdeck.analysis.words import percent
from quarterdeck.lab.report.result import SELDOM, Fared, Report
from quarterdeck.lab.say import SAY
from quarterdeck.messages.language import spoken

HIGH: Final = 100
_MORE: Final = """\
small, .soft { color: var(--soft); } table { margin-top: .5rem; } td:last-child, th:last-child { width: 45%; padding-right: 0; } td.name { overflow-wrap: anywhere; }
.plot { position: relative; display: block; height: 1.4rem; } .plot i { position: absolute; top: 0; bottom: 0; }
.plot .reach { top: .65rem; bottom: auto; height: 2px; background: var(--mine); } .plot .dot { top: .4rem; bottom: auto; width: .6rem; height: .6rem; margin-left: -.3rem; border-radius: 50%; background: var(--mine); }
.plot .fair { width: 1px; background: var(--soft); } .plot .bar { left: 0; top: .2rem; bottom: .2rem; background: var(--mine); }
.shape { display: block; height: 9rem; border-bottom: 1px solid var(--line); } .shape rect { fill: var(--mine); } .shape .way { vector-effect: non-scaling-stroke; }
.ends { display: flex; justify-content: space-between; color: var(--soft); font-size: .875rem; }
"""


def page(report: Report, command: str) -> str:
    """The whole page; `command` makes it again."""
    return document(
        SAY("report-title", game=report.title, games=figure(report.games)),
        [
            *beginning(report),
            *balance(report),
            *turns(report),
            *length(report),
            *way(report),
            *luck(report),
            *endings(report),
            *chosen("report-openings", SAY("report-openings-told"), report.openings, report.usual),
            *chosen("report-made", SAY("report-made-told", part=percent(SELDOM)), report.made, report.usual),
            *(chosen("report-kinds", SAY("report-kinds-told"), report.kinds, report.usual) if report.kinds else ()),
            f'<p class="soft">{escape(SAY("report-again", command=command))}</p>',
        ],
    )


def document(title: str, parts: Iterable[str]) -> str:
    """A page with a title, from its parts in HTML."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{spoken()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
            f"<style>\n{STYLE}{_MORE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            *parts,
            "</body></html>",
            "",
        ]
    )


def beginning(report: Report) -> Iterator[str]:
    """What was played, and the most important figures."""
    told = [SAY("report-subtitle", players=report.players, bot=report.bot, seed=str(report.seed))]
    if report.options:
        told.append(
            SAY("report-options", options=", ".join(f"{name}={value}" for name, value in report.options.items()))
        )
    yield f'<p class="soft">{"<br>".join(map(escape, told))}</p>'
    yield paragraph(
        SAY("report-plays", mean=figure(report.choices.mean), branching=figure(report.branching)),
        SAY("report-chances", chances=figure(report.chances) if report.chances else 0),
        SAY("report-unfinished", games=report.unfinished) if report.unfinished else "",
    )


def balance(report: Report) -> Iterator[str]:
    """How the seats fared."""
    yield heading("report-seats")
    if report.players == 1:
        yield paragraph(SAY("report-alone", share=percent(report.seats[0].share)))
        return
    off = [one.name for one in report.seats if one.low > report.fair or one.high < report.fair]
    yield paragraph(
        SAY("report-seats-uneven", seats=", ".join(off)) if off else SAY("report-seats-even"),
        SAY("report-draws", part=percent(report.draws)) if percent(report.draws) else "",
    )
    yield paragraph(SAY("report-seats-told", fair=percent(report.fair)))
    yield from shares("report-seat", report.seats, report.fair, often=False)


def turns(report: Report) -> Iterator[str]:
    """How those fared who chose first, second, and so on."""
    if not report.turns:
        return
    yield heading("report-turns")
    off = [
        SAY(
            "report-turn-more" if one.share > report.fair else "report-turn-less",
            number=int(one.name),
            share=percent(one.share),
        )
        for one in report.turns
        if one.low > report.fair or one.high < report.fair
    ]
    yield paragraph(*off or [SAY("report-turns-even")])
    yield paragraph(SAY("report-turns-told", fair=percent(report.fair)))
    yield from shares("report-turn", report.turns, report.fair, often=False)


def length(report: Report) -> Iterator[str]:
    """Games by their length."""
    lengths = report.choices
    yield heading("report-length")
    told = SAY("report-length-told", shortest=lengths.shortest, median=figure(lengths.median), longest=lengths.longest)
    yield paragraph(told)
    most = max(games for _, _, games in report.bars)
    drawn = (
        f'<rect x="{k + 0.06}" y="{HIGH - HIGH * games / most:.1f}" width=".88" height="{HIGH * games / most:.1f}">'
        f"<title>{first}–{last}: {games}</title></rect>"
        for k, (first, last, games) in enumerate(report.bars)
    )
    yield shape(len(report.bars), drawn, told)
    yield ends(str(lengths.shortest), str(lengths.longest))


def way(report: Report) -> Iterator[str]:
    """How many moves there are to choose from, on the way through a game."""
    most = max(report.on_the_way)
    told = SAY("report-way-told", most=figure(most))
    yield heading("report-way")
    yield paragraph(told, SAY("report-tree", power=round(report.tree)))
    known = [(k, number) for k, number in enumerate(report.on_the_way) if number]
    points = "L".join(f"{k} {HIGH - (HIGH - 4) * number / most:.1f}" for k, number in known)
    yield shape(len(report.on_the_way) - 1, [f'<path class="way" d="M{points}"/>'] if most else [], told)
    yield ends(SAY("report-start"), SAY("report-end"))


def luck(report: Report) -> Iterator[str]:
    """How surely the better player wins."""
    skill = report.skill
    if skill is None:
        return
    yield heading("report-luck")
    yield paragraph(
        SAY(
            "report-luck-told",
            games=skill.games,
            bot=report.bot,
            share=percent(skill.share),
            low=percent(skill.low),
            high=percent(skill.high),
            fair=percent(skill.fair),
        ),
        SAY("report-luck-none") if skill.needed is None else SAY("report-luck-needed", needed=skill.needed),
    )


def endings(report: Report) -> Iterator[str]:
    """How games ended."""
    total = sum(report.endings.values())
    yield heading("report-endings")
    yield heads("report-ending", "report-games", "")
    for how, games in report.endings.items():
        bar = f'<span class="plot"><i class="bar" style="width:{100 * games / total:.1f}%"></i></span>'
        yield row(how, figure(games), bar)
    yield "</table>"


def chosen(what: str, told: str, found: Sequence[Fared], usual: float) -> Iterator[str]:
    """How those fared who made certain choices."""
    yield heading(what)
    yield paragraph(told)
    if not found:
        yield paragraph(SAY("report-none"))
        return
    yield from shares("report-what", found, usual, often=True)


def shares(name: str, found: Sequence[Fared], usual: float, *, often: bool) -> Iterator[str]:
    """Shares with their intervals, each drawn on a line from 0 to 100 % on which the usual share is marked."""
    yield heads(name, "report-often" if often else "report-games", "report-share")
    for one in found:
        number = f"{percent(one.part)} %" if often else figure(one.games)
        drawn = (
            f"{figure(100 * one.share)} % <small>({percent(one.low)}–{percent(one.high)} %)</small>"
            f'<span class="plot"><i class="fair" style="left:{100 * usual:.1f}%"></i>'
            f'<i class="reach" style="left:{100 * one.low:.1f}%;width:{100 * (one.high - one.low):.1f}%"></i>'
            f'<i class="dot" style="left:{100 * one.share:.1f}%"></i></span>'
        )
        yield row(one.name, number, drawn)
    yield "</table>"


def figure(number: float) -> str:
    """A number as people write it: whole, or with one decimal, as their language separates it."""
    text = f"{number:,}" if isinstance(number, int) else f"{number:,.1f}".removesuffix(".0")
    return text.translate(str.maketrans(",.", ".,")) if spoken() == "de" else text


def heading(name: str) -> str:
    """A heading."""
    return f"<h2>{escape(SAY(name))}</h2>"


def paragraph(*sentences: str) -> str:
    """A paragraph of the sentences that say something."""
    return f"<p>{escape(' '.join(filter(None, sentences)))}</p>"


def heads(*names: str) -> str:
    """The beginning of a table."""
    said = (escape(SAY(name)) if name else "" for name in names)
    return f"<table><tr>{''.join(f'<th scope=col>{one}</th>' for one in said)}</tr>"


def row(name: str, number: str, drawn: str) -> str:
    """A row of a table: a name, a number, and a drawing."""
    return f'<tr><td class="name">{escape(name)}</td><td class="number">{number}</td><td>{drawn}</td></tr>'


def shape(wide: int, drawn: Iterable[str], told: str) -> str:
    """A drawing that fills the width of the page, whatever that is; what it shows is told in words."""
    return (
        f'<svg class="shape" viewBox="0 0 {wide} {HIGH}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(told, quote=True)}">{"".join(drawn)}</svg>'
    )


def ends(left: str, right: str) -> str:
    """What stands below both ends of a drawing."""
    return f'<div class="ends"><span>{escape(left)}</span><span>{escape(right)}</span></div>'
