"""Something built before a game: a satchel of tools, as heavy as may be."""

from __future__ import annotations

from typing import Final

import msgspec

from quarterdeck.engine.builder import Builder, Contents, Row, Section
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.plans import BuildTotal, Fault, Nation, OfferedPlan, Piece, Plan, PlanSum, Stock

USUAL: Final = 6


class Satchel(Plan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A satchel: which tools are in it."""

    total: BuildTotal = USUAL
    tools: tuple[str, ...] = ()


class Tool(Piece, frozen=True, kw_only=True, omit_defaults=True):
    """A tool, with its length in feet."""

    feet: int = 0

    def figures(self) -> str:
        return f"{self.feet} feet long"


TOOLS: Final = (
    Tool(id="rope", name="Rope", kind="long", points=3, nation="hemp", feet=30),
    Tool(id="lamp", name="Lamp", kind="short", points=2, nation="brass", feet=1),
    Tool(id="bell", name="Bell", kind="short", points=4, nation="brass", feet=2),
)
POINTS: Final = {tool.id: tool.points for tool in TOOLS}
LIT: Final = Satchel(name="Lit Rope", tools=("rope", "lamp"))


class Satchels(Builder):
    """Judges satchels."""

    plan = Satchel
    columns = ("feet",)

    def stock(self) -> Stock:
        return Stock(
            kinds=("long", "short"),
            nations=(Nation("hemp", "Hemp", "#998866"), Nation("brass", "Brass", "#ccaa33")),
            sets=(),
            total=USUAL,
            least=1,
            most=9,
            pieces=TOOLS,
            sayings={},
            offered=(OfferedPlan(plan=LIT, code="6.rope.lamp", nation="any", points=5),),
        )

    def judge(self, plan: Plan, total: int | None = None) -> PlanSum:
        tools = tools_of(plan)
        points = sum(POINTS.get(tool, 0) for tool in tools)
        heavy = [Fault("tools", "TOY-1", f"{points} points are too heavy.")] if points > plan.total else []
        return PlanSum(
            code=".".join([str(plan.total), *tools]),
            nation="any",
            points=points,
            allowed=plan.total,
            faults=tuple(heavy),
            toml="",
        )

    def contents(self, plan: Plan) -> Contents:
        return Contents((Section("Tools", tuple(Row(tool) for tool in tools_of(plan))),), ("Mind the bell.",))

    def called(self, plan: Plan) -> str:
        return " and ".join(tools_of(plan))

    def read(self, text: str) -> tuple[Plan, ...]:
        if text == LIT.name:
            return (LIT,)
        total, *tools = text.split(".")
        if not total.isdigit() or set(tools) - set(POINTS):
            raise Malformed("", f"{text} is no satchel")
        return (Satchel(total=int(total), tools=tuple(tools)),)

    def add(self, plan: Plan, text: str) -> Plan:
        return msgspec.structs.replace(plan, tools=(*tools_of(plan), text))

    def drop(self, plan: Plan, text: str) -> Plan:
        return msgspec.structs.replace(plan, tools=tuple(tool for tool in tools_of(plan) if tool != text))

    def write(self, plans: tuple[Plan, ...]) -> str:
        return "\n".join(self.judge(plan).code for plan in plans)

    def draw(self, total: int, nation: str, seed: int | None = None, number: int = 1) -> tuple[Plan, ...]:
        fit = [tool.id for tool in TOOLS if tool.points <= total and nation in {"", tool.nation}]
        if not fit:
            raise Malformed("total", "nothing is so light")
        dice = seeded(seed or 0)
        return tuple(Satchel(total=total, tools=(fit[dice.below(len(fit))],)) for _ in range(number))


def tools_of(plan: Plan) -> tuple[str, ...]:
    """The tools of a plan, which is a satchel."""
    return msgspec.convert(plan, Satchel, from_attributes=True).tools
