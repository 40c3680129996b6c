"""Numbers of a game that may be changed: its options, and what stands in its content pack."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack
from quarterdeck.engine.options import convert_options
from quarterdeck.lab.parquet import MissingLibrary
from quarterdeck.lab.say import SAY

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

Value = int | str
MOST_VALUES: Final = 1_000
_RANGE: Final = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
_STEP: Final = re.compile(r"\[([^\]]+)\]|\.?([^.\[\]]+)")


class Parameter(Struct, frozen=True, kw_only=True):
    """Something that may be changed, and what it may be."""

    name: str
    """An option of the game, such as `rows`; or a place in its content pack, such as `building[Bank].bank`."""
    values: tuple[Value, ...]
    """In an order in which neighbours are alike."""

    @property
    def of_pack(self) -> bool:
        """Whether it is a place in the content pack."""
        return "." in self.name or "[" in self.name


def read_parameter(text: str) -> Parameter:
    """`building[Bank].bank=0..6`, `rows=4,5,7` or `order=free,rank`; `Malformed` if it is none of these."""
    name, equals, told = text.partition("=")
    found = _RANGE.fullmatch(told.strip())
    if found is not None:
        low, high = int(found[1]), int(found[2])
        values: tuple[Value, ...] = tuple(range(low, min(high, low + MOST_VALUES) + 1))
    else:
        words = [word.strip() for word in told.split(",")]
        values = tuple(int(word) if re.fullmatch(r"-?\d{1,9}", word) else word for word in words if word)
    if not (name.strip() and equals) or not 1 < len(set(values)) == len(values) <= MOST_VALUES:
        raise Malformed("vary", SAY("tune-parameter", text=text, most=MOST_VALUES))
    return Parameter(name=name.strip(), values=values)


def present(
    game: Game, parameters: Sequence[Parameter], options: Mapping[str, object], pack: Pack | None
) -> tuple[Value, ...]:
    """What the parameters are now; `Malformed` names one that the game does not have."""
    found: list[Value] = []
    for parameter in parameters:
        if parameter.of_pack:
            place, key = place_of(document(content_of(game, pack)), parameter.name)
            value = place[key]
        elif parameter.name in options:
            value = options[parameter.name]
        else:
            raise Malformed("vary", SAY("tune-no-option", name=parameter.name, options=", ".join(options)))
        if isinstance(value, bool) or not isinstance(value, Value):
            raise Malformed("vary", SAY("tune-no-number", name=parameter.name))
        found.append(int(value) if isinstance(value, int) else str(value))
    return tuple(found)


def changed(
    game: Game,
    parameters: Sequence[Parameter],
    values: Sequence[Value],
    options: Mapping[str, object],
    pack: Pack | None,
) -> tuple[dict[str, object], Pack | None]:
    """The options and the pack with other values; `Malformed` if the game refuses them."""
    chosen = dict(options)
    toml: TOMLDocument | None = None
    for parameter, value in zip(parameters, values, strict=True):
        if parameter.of_pack:
            toml = toml if toml is not None else document(content_of(game, pack))
            place, key = place_of(toml, parameter.name)
            place[key] = value  # type: ignore[index]
        else:
            chosen[parameter.name] = value
    if toml is not None:
        pack = game.read_pack("tuned.toml", toml.as_string())
    return msgspec.to_builtins(convert_options(game, chosen)), pack


def content_of(game: Game, pack: Pack | None) -> str:
    """The text of the content that is played with; `Malformed` if the game has none."""
    found = pack if pack is not None else game.own_pack()
    if found is None:
        raise Malformed("vary", SAY("tune-no-pack", title=game.title))
    return found.content


def document(content: str) -> TOMLDocument:
    """The text of a pack, in a form that can be changed and written again with its comments; `MissingLibrary` without TOML Kit."""
    try:
        from tomlkit import parse  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-tomlkit")) from None
    return parse(content)


Place = MutableMapping[str, object] | MutableSequence[object]


def place_of(toml: Place, name: str) -> tuple[Mapping[str | int, object], str | int]:
    """Where a value stands, and under which key: `table.field`, `list[2]`, or `building[Bank].bank`, whose `name` is Bank."""
    at: object = toml
    above: object = toml
    key: str | int = ""
    for inner, plain in _STEP.findall(name):
        above, key = at, plain or inner
        if inner and isinstance(above, Sequence):
            named = (k for k, one in enumerate(above) if isinstance(one, Mapping) and one.get("name") == inner)
            key = int(inner) if inner.isdecimal() else next(named, -1)
        try:
            at = above[key]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            raise Malformed("vary", SAY("tune-no-place", name=name, part=str(inner or plain))) from None
        if key == -1:
            raise Malformed("vary", SAY("tune-no-place", name=name, part=str(inner)))
    return above, key  # type: ignore[return-value]
