"""The page of an analysis: one HTML file with all its charts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from quarterdeck.analysis.result import Analysis
from quarterdeck.analysis.words import SAY, greatest_fortunes, percent, signed, summary, told_choice, told_fall
from quarterdeck.messages.language import spoken

WIDE: Final = 860
HIGH: Final = 260
LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 14
BOTTOM: Final = 30
BAR: Final = 22
NAMES: Final = 190
STYLE: Final = """\
:root { color-scheme: light dark; --ink: light-dark(#1d2b36, #e9e2d2); --soft: light-dark(#51616d, #b3ab9a); --page: light-dark(#fbf7ee, #15212b);
  --line: light-dark(#d8cfbb, #37474f); --mine: light-dark(#1f6fb2, #78b7ec); --good: light-dark(#2f7d4f, #74c493); --bad: light-dark(#b3261e, #f2948c); }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { margin-top: 2rem; font-size: 1.2rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font: 13px system-ui, sans-serif; } svg .name { fill: var(--ink); }
table { width: 100%; border-collapse: collapse; } th, td { padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-size: .875rem; } td.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); } .band { fill: var(--mine); opacity: .18; } .way { fill: none; stroke: var(--mine); stroke-width: 2.5; stroke-linejoin: round; }
.fell { fill: var(--bad); stroke: var(--page); stroke-width: 1.5; } .up { fill: var(--good); } .down { fill: var(--bad); }
"""
"""How the pages look that are files of their own, light and dark: these, and reports of many games."""


def page(analysis: Analysis, game: str, seat: str) -> str:
    """The whole page; `game` and `seat` are names."""
    title = escape(SAY("page-title", game=game, seat=seat))
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{spoken()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>',
            f"<style>\n{STYLE}</style></head><body>",
            f"<h1>{title}</h1>",
            *(f"<p>{escape(sentence)}</p>" for sentence in summary(analysis)),
            f"<h2>{escape(SAY('page-chart'))}</h2>",
            chart(analysis),
            f"<h2>{escape(SAY('page-balance'))}</h2>",
            balance(analysis),
            f"<h2>{escape(SAY('page-mistakes'))}</h2>",
            *mistakes(analysis),
            *fortunes(analysis),
            "</body></html>",
            "",
        ]
    )


def chart(analysis: Analysis) -> str:
    """The chart of the seat's chance over the moves, with a band for the errors and a mark at each mistake."""
    parts = [
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(chart_in_words(analysis), quote=True)}">'
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path class="grid" d="M{LEFT} {up(share)}H{WIDE - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{up(share) + 4}" text-anchor="end">{percent(share)} %</text>')
    parts += [
        f'<text x="{across(analysis, at)}" y="{HIGH - 8}" text-anchor="middle">{at}</text>'
        for at in sorted({0, analysis.moves // 2, analysis.moves})
    ]
    points = analysis.points
    if points:
        above = [f"{across(analysis, one.at)} {up(one.value + one.error)}" for one in points]
        below = [f"{across(analysis, one.at)} {up(one.value - one.error)}" for one in reversed(points)]
        parts.append(f'<path class="band" d="M{"L".join(above + below)}Z"/>')
        parts.append(
            f'<path class="way" d="M{"L".join(f"{across(analysis, one.at)} {up(one.value)}" for one in points)}"/>'
        )
    parts += [
        f'<circle class="fell" cx="{across(analysis, one.at + 1)}" cy="{up(one.after)}" r="6"/>'
        for one in analysis.mistakes
    ]
    return "".join([*parts, "</svg>"])


def chart_in_words(analysis: Analysis) -> str:
    """The chart in words, for people who cannot see it."""
    sums = analysis.sums
    return SAY("page-chart-words", moves=analysis.moves, start=percent(sums.start), end=percent(sums.end))


def across(analysis: Analysis, at: int) -> float:
    """The place of a number of moves in the chart, from the left."""
    return round(LEFT + (WIDE - LEFT - RIGHT) * at / max(1, analysis.moves), 1)


def up(share: float) -> float:
    """The place of a share in the chart, from the top."""
    return round(TOP + (HIGH - TOP - BOTTOM) * (1 - min(1.0, max(0.0, share))), 1)


def balance(analysis: Analysis) -> str:
    """The sums of choices, luck and others, as bars to the left and right of zero."""
    sums = analysis.sums
    rows = [
        (SAY("page-choices"), sums.choices, sums.choices_error),
        *([(SAY("page-luck"), sums.luck, sums.luck_error)] if analysis.fortunes else []),
        (SAY("page-others"), sums.others, sums.others_error),
        (SAY("page-rest"), sums.rest, 0.0),
    ]
    most = max(0.01, *(abs(value) for _, value, _ in rows))
    half = (WIDE - NAMES - 150) / 2
    middle = NAMES + half
    words = "; ".join(f"{name}: {signed(value)}" for name, value, _ in rows)
    high = len(rows) * (BAR + 12)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(words, quote=True)}">']
    for k, (name, value, error) in enumerate(rows):
        y, length = k * (BAR + 12) + 4, round(half * abs(value) / most, 1)
        x = middle if value >= 0 else round(middle - length, 1)
        told = signed(value) + (f" ± {percent(error)}" if error else "")
        parts.append(f'<text class="name" x="0" y="{y + 16}">{escape(name)}</text>')
        parts.append(
            f'<rect class="{"up" if value >= 0 else "down"}" x="{x}" y="{y}" width="{length}" height="{BAR}"/>'
        )
        parts.append(f'<text x="{WIDE - 100}" y="{y + 16}">{told}</text>')
    parts.append(f'<path class="grid" d="M{middle} 0V{high}"/>')
    return "".join([*parts, "</svg>"])


def mistakes(analysis: Analysis) -> Iterator[str]:
    """The choices that clearly cost something, the most expensive first."""
    if not analysis.mistakes:
        yield f"<p>{escape(SAY('page-mistakes-none'))}</p>"
        return
    yield heads("page-move", "page-chosen", "page-fell", "page-better")
    for one in analysis.mistakes:
        error = escape(SAY("page-error", error=percent(one.error)))
        yield row(str(one.at + 1), one.name, told_fall(one), told_choice(one), note=error)
    yield "</table>"


def fortunes(analysis: Analysis) -> Iterator[str]:
    """The events of chance that changed most, good or bad."""
    found = greatest_fortunes(analysis)
    if not found:
        return
    yield f"<h2>{escape(SAY('page-fortunes'))}</h2>"
    yield heads("page-move", "page-told", "page-change")
    for one in found:
        yield row(str(one.at), one.told, signed(one.change), note=escape(SAY("page-error", error=percent(one.error))))
    yield "</table>"


def heads(*ids: str) -> str:
    """The beginning of a table."""
    return f"<table><tr>{''.join(f'<th scope=col>{escape(SAY(name))}</th>' for name in ids)}</tr>"


def row(number: str, first: str, figure: str, last: str | None = None, *, note: str = "") -> str:
    """A row of a table: a number, words, a value with a note, and more words."""
    end = "" if last is None else f"<td>{escape(last)}</td>"
    return (
        f'<tr><td class="number">{number}</td><td>{escape(first)}</td>'
        f'<td class="number">{figure}<br><small>{note}</small></td>{end}</tr>'
    )
