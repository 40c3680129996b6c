"""Why a fleet, its text or a change of it is refused is said in the reader's language, whatever is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import pytest

from quarterdeck.engine.builder import Builder
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.plans import Plan
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.messages.language import LANGUAGES, OWN, speaking
from tests.examples import TIMES

OTHERS: Final = [language for language in LANGUAGES if language != OWN]
BUILT: Final = [key for key in keys() if find_game(key).builder() is not None]
"""The games before which something is built."""
PLANS: Final = 8
SPOILT: Final = 6 * TIMES
"""So many times each plan is spoilt anew."""
MARKS: Final = ".~_ :=[]{}\n\"'"
"""What texts of fleets are put together with."""
AS_PRINTED: Final = ("cannot be played: ", "kann nicht gespielt werden (")
"""What follows is the pack's own text."""
DRAWS: Final = ((0, ""), (99_999, ""), (40, "martian"), (1, "viking"), (2, "any"))
"""Build totals and nations for which nothing can be drawn."""

WRONG_FIELDS: Final[tuple[dict[str, object], ...]] = (
    {"total": "x"},
    {"total": 0},
    {"ships": 3},
    {"colour": 1},
    {"ships": [{}]},
)


def builder_of(key: str) -> Builder:
    """The builder of a game that has one."""
    builder = find_game(key).builder()
    assert builder is not None
    return builder


def why_not(language: str, deed: Callable[..., object], *given: object) -> list[str]:
    """Why something is refused; nothing if it is not."""
    with speaking(language):
        try:
            deed(*given)
        except Malformed as error:
            return [error.problem]
    return []


def spoil(plan: dict[str, Any], dice: Dice, ids: list[str]) -> dict[str, Any]:
    """A plan with something left out, twice, or of another kind, anywhere."""
    spoilt: dict[str, Any] = json.loads(json.dumps(plan))
    lists = [spoilt[name] for name in spoilt if isinstance(spoilt[name], list)]
    lists += [inner for ship in spoilt["ships"] for inner in ship.values() if isinstance(inner, list)]
    chosen = lists[dice.below(len(lists))]
    deed = dice.below(4)
    if deed == 0:
        del chosen[:]
    elif deed == 1:
        spoilt["total"] = (1, 20, 80)[dice.below(3)]
    elif deed == 2 and chosen and isinstance(chosen[0], dict):
        chosen[0]["crew"].append(ids[dice.below(len(ids))])
    elif chosen:
        chosen.append(chosen[0])
    elif chosen is spoilt["coins"]:
        chosen.append(dice.below(9))
    elif chosen is spoilt["ships"]:
        chosen.append({"ship": ids[dice.below(len(ids))]})
    else:
        chosen.append("nobody" if dice.below(5) == 0 else ids[dice.below(len(ids))])
    return spoilt


def spoilt_plans(key: str) -> Iterator[Plan]:
    """Offered fleets with one to three faults."""
    builder, dice = builder_of(key), seeded(3)
    stock = builder.stock()
    ids = [piece.id for piece in stock.pieces]
    for offered in stock.offered[:PLANS]:
        for _ in range(SPOILT):
            plan = msgspec.to_builtins(offered.plan)
            for _ in range(1 + dice.below(3)):
                plan = spoil(plan, dice, ids)
            yield msgspec.convert(plan, builder.plan)


def faults_of(language: str, builder: Builder, plan: Plan) -> list[str]:
    """Everything that the rules of building forbid, without what the pack itself says."""
    with speaking(language):
        found = [fault.sentence for fault in builder.judge(plan, builder.stock().total).faults]
    return [next((text.partition(mark)[1] for mark in AS_PRINTED if mark in text), text) for text in found]


def texts(key: str) -> Iterator[str]:
    """Short texts and TOML texts of fleets with a mark or a word changed."""
    builder, dice = builder_of(key), seeded(4)
    stock = builder.stock()
    for offered in stock.offered[:PLANS]:
        judged = builder.judge(offered.plan)
        for text in (offered.plan.name, offered.code, builder.write((offered.plan,))):
            assert judged.code == offered.code
            for _ in range(SPOILT):
                at, length = dice.below(len(text) + 1), dice.below(5)
                word = ("", "x", "99", "ghost", MARKS[dice.below(len(MARKS))])[dice.below(5)]
                yield text[:at] + word + text[at + length :]


def option_for_fleets(game: Game) -> str:
    """The first option of a game that takes the text of a fleet."""
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    fields = {field.encode_name: field.type for field in described.fields}
    return next(
        name
        for name, kind in fields.items()
        if isinstance(kind, msgspec.inspect.Metadata) and (kind.extra or {}).get("kind") == "fleet"
    )


def check_told(own: list[str], other: list[str], about: object) -> int:
    """There are as many reasons, and none is the same; returns how many there are."""
    assert len(own) == len(other), about
    assert not {*own} & {*other}, about
    return len(own)


def check_refusals(language: str, deed: Callable[..., object], *given: object) -> int:
    """What is done is refused in both languages or in neither, and the reasons differ; returns how many there are."""
    return check_told(why_not(OWN, deed, *given), why_not(language, deed, *given), given)


def test_something_is_built() -> None:
    """Before one game at least."""
    assert BUILT


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", BUILT)
def test_what_is_wrong_with_a_fleet_is_translated(key: str, language: str) -> None:
    """Every rule of building that a fleet breaks."""
    builder, told = builder_of(key), 0
    for plan in spoilt_plans(key):
        told += check_told(faults_of(OWN, builder, plan), faults_of(language, builder, plan), plan)
    assert told > SPOILT


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", BUILT)
def test_why_a_text_is_no_fleet_is_translated(key: str, language: str) -> None:
    """When it is read, and when it stands in the option of a game."""
    game, builder, told = find_game(key), builder_of(key), 0
    option = option_for_fleets(game)

    def begin(text: str) -> object:
        return game.start(Setup(players=2, options=convert_options(game, {option: text})))

    for text in texts(key):
        for deed in (builder.read, begin):
            told += check_refusals(language, deed, text)
    assert told > SPOILT


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", BUILT)
def test_why_a_fleet_cannot_be_changed_or_drawn_is_translated(key: str, language: str) -> None:
    """What is added or removed is unknown, not there, or of the wrong kind; nothing can be drawn."""
    builder, told = builder_of(key), 0
    stock = builder.stock()
    fleets = [*(offered.plan for offered in stock.offered[:PLANS]), msgspec.convert({}, builder.plan)]
    for text in ("nobody", "9", "1~ghost", "1~" + stock.pieces[0].id, "", "~", stock.pieces[0].id + "~x"):
        for plan in fleets:
            for deed in (builder.add, builder.drop):
                told += check_refusals(language, deed, plan, text)
    for total, nation in DRAWS:
        told += check_refusals(language, builder.draw, total, nation, 1)
    assert told > len(DRAWS)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", BUILT)
def test_what_a_plan_must_be_is_translated(key: str, language: str) -> None:
    """Its fields, as the browser sends them."""
    plan = builder_of(key).plan
    for fields in WRONG_FIELDS:
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.convert(fields, plan)
        said = []
        for one in (OWN, language):
            with speaking(one):
                said.append(wrong_field(caught.value, plan).problem)
        assert said[0] != said[1]
