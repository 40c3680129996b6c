"""The fields, documentation and constants of the protocol's Structs, read from their modules."""

from __future__ import annotations

import ast
import re
import types
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.inspect import Field, StructType, Type

from quarterdeck.engine.registry import find_game, keys

OURS: Final = (
    "quarterdeck.scene.shapes",
    "quarterdeck.server.protocol.wire",
    "quarterdeck.server.protocol.api",
    "quarterdeck.server.protocol.programs",
    "quarterdeck.engine.plans",
    "quarterdeck.engine.clauses",
    "quarterdeck.engine.standing",
    "quarterdeck.analysis.result",
    "quarterdeck.records.clock",
    "quarterdeck.engine.edits",
    "quarterdeck.guide.page",
)
"""The modules that define everything sent over a wire, except what games add to plans."""
_NONE: Final = re.compile(r"\bNone\b")


class Constant(Struct, frozen=True):
    """A number or text that both sides must know."""

    name: str
    value: int | str
    doc: str


class OneOf(Struct, frozen=True):
    """A name for a choice between Structs."""

    name: str
    members: tuple[type[Struct], ...]


class FieldWords(Struct, frozen=True):
    """A field of a Struct."""

    name: str
    type: Type
    required: bool
    """Whether it has no default."""
    default: object
    doc: str


class Words(Struct, frozen=True):
    """A Struct: its name, its documentation, its own fields."""

    cls: type[Struct]
    doc: str
    base: type[Struct] | None
    """The Struct of these modules from which it has further fields."""
    own: tuple[FieldWords, ...]
    all: tuple[FieldWords, ...]
    tag: tuple[str, str] | None
    """The field and the value that distinguish it from others; None for a Struct that others extend."""

    @property
    def name(self) -> str:
        """The name of the struct."""
        return self.cls.__name__


Item = Constant | OneOf | Words


@cache
def of_games() -> tuple[str, ...]:
    """The modules in which games define their plans."""
    builders = [find_game(key).builder() for key in keys()]
    return tuple(dict.fromkeys(builder.plan.__module__ for builder in builders if builder))


def modules() -> tuple[str, ...]:
    """All modules that define something that is sent over a wire."""
    return (*OURS, *of_games())


@cache
def items(module: str) -> tuple[Item, ...]:
    """The constants, choices and Structs of a module, in the order of its source."""
    loaded = import_module(module)
    tree = _tree(module)
    found: list[Item] = []
    for at, node in enumerate(tree.body):
        name = _named(node)
        value = getattr(loaded, name, None)
        if isinstance(node, ast.ClassDef):
            if isinstance(value, type) and issubclass(value, Struct) and value.__struct_fields__:
                found.append(words(value))
        elif members := _members(value):
            found.append(OneOf(name, members))
        elif isinstance(value, int | str) and not isinstance(value, bool):
            found.append(Constant(name, value, _text(tree.body, at + 1)))
    return tuple(found)


@cache
def words(cls: type[Struct]) -> Words:
    """The description of a Struct."""
    info = msgspec.inspect.type_info(cls)
    if not isinstance(info, StructType):
        raise TypeError(f"{cls} is no Struct")
    docs = _docs(cls)
    base = _base(cls)
    inherited = set() if base is None else {*base.__struct_fields__} - declared(cls)
    every = tuple(_field(field, docs) for field in info.fields)
    extended = any(sub.__module__ in modules() for sub in cls.__subclasses__())
    tagged = isinstance(info.tag_field, str) and isinstance(info.tag, str) and not extended
    return Words(
        cls=cls,
        doc=_class_doc(cls),
        base=base,
        own=tuple(field for field in every if field.name not in inherited),
        all=every,
        tag=(str(info.tag_field), str(info.tag)) if tagged else None,
    )


def declared(cls: type[Struct]) -> set[str]:
    """The fields that a Struct itself declares, whether or not its base has them too."""
    return {_named(node) for node in _class_node(cls).body if isinstance(node, ast.AnnAssign)}


def _field(field: Field, docs: dict[str, str]) -> FieldWords:
    factory = field.default_factory
    default = factory() if callable(factory) else field.default
    return FieldWords(field.encode_name, field.type, field.required, default, docs.get(field.name, ""))


def _base(cls: type[Struct]) -> type[Struct] | None:
    base = cls.__bases__[0]
    return base if base.__module__ in modules() and issubclass(base, Struct) and base.__struct_fields__ else None


def _members(value: object) -> tuple[type[Struct], ...]:
    if get_origin(value) not in (types.UnionType, Union):
        return ()
    arguments = get_args(value)
    found = tuple(kind for kind in arguments if isinstance(kind, type) and issubclass(kind, Struct))
    return found if len(found) == len(arguments) else ()


# -- reading the source ------------------------------------------------------------------------


@cache
def _tree(module: str) -> ast.Module:
    found = import_module(module).__file__
    if found is None:
        raise TypeError(f"{module} is no file")
    return ast.parse(Path(found).read_text(encoding="utf-8"))


def _named(node: ast.stmt) -> str:
    """The public name that a statement binds, or nothing."""
    name = ""
    if isinstance(node, ast.ClassDef):
        name = node.name
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        name = node.target.id
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
    return "" if name.startswith("_") else name


def _text(body: list[ast.stmt], at: int) -> str:
    """The text of a statement that is only a string: the documentation of the statement before it."""
    node = body[at] if at < len(body) else None
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return _in_json(" ".join(node.value.value.split()))
    return ""


def _in_json(doc: str) -> str:
    """A docstring for readers who see JSON: with `null` for `None`."""
    return _NONE.sub("`null`", doc)


def _class_node(cls: type[Struct]) -> ast.ClassDef:
    for node in _tree(cls.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return node
    raise TypeError(f"{cls} is not at the top of its module")


def _class_doc(cls: type[Struct]) -> str:
    return _in_json(ast.get_docstring(_class_node(cls)) or "")


def _docs(cls: type[Struct]) -> dict[str, str]:
    """The documentation of all fields, those of the base included."""
    base = _base(cls)
    found = {} if base is None else dict(_docs(base))
    body = _class_node(cls).body
    for at, node in enumerate(body):
        if isinstance(node, ast.AnnAssign) and (doc := _text(body, at + 1)):
            found[_named(node)] = doc
    return found
