"""Position files: what each of them says besides the position, so that whoever reads it can play it.

A game's own fields say how the position stands (`Game.save`, `Game.load`). `players`, `options` and `pack` are the same
in the files of all games: for whom the position is, with what options and with what content. `read_position` reads
a whole file, `write_position` writes one. Files without these three are read as well: the number of players follows from the
position, options that it does not say are the usual ones, and the content is the game's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, field

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup, Terms
from quarterdeck.engine.options import SEATS, convert_options, marked, seeds
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game

FILE: Final = "the position file"
"""What a position file is called in a sentence if nobody named it."""
WORLDS: Final = 1 << 62
"""From so many numbers the dice are drawn that imagine what a file does not tell."""


class PackNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A content pack, with its whole text unless it comes with the game."""

    name: str
    digest: str
    content: str | None = None


class PositionFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the position files of all games say besides the position; `game` is narrowed to a game's own key."""

    game: str
    players: Annotated[int | None, Meta(description="how many play; checked, since it follows from the rest")] = None
    options: Annotated[
        dict[str, bool | int | str],
        Meta(description="the options of the game; those that are missing follow from the rest, or are the usual ones"),
    ] = field(default_factory=dict)
    pack: Annotated[
        str | PackNote | None,
        Meta(
            description="the content pack: its whole text (TOML), or its name, its digest (SHA-256) and its text as content, "
            "which is left out of the game's own; missing: the game's own"
        ),
    ] = None


class Opened(Struct, frozen=True, kw_only=True):
    """A position file that was read, and can be played."""

    game: Game
    setup: Setup
    position: Position
    """As the file tells it: what it does not tell is unknown (`imagine_untold`)."""
    unsaid: tuple[str, ...]
    """Options that neither the file nor whoever opened it has named: they are the usual ones."""
    other_edition: bool
    """The file was written with another edition of the game's own content than the one here."""


class Contradiction(Malformed):
    """What was given beside a position file is other than what the file says; the path names what was given."""


class _Setup(Struct, frozen=True):
    """The fields that are the same in all files."""

    game: str
    players: int | None = None
    options: dict[str, bool | int | str] = {}
    pack: str | PackNote | None = None


# -- reading -------------------------------------------------------------------------------


def read_position(
    data: bytes,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
    name: str = FILE,
) -> Opened:
    """The game, the set-up and the position of a file; `name` is what sentences call it.

    Players, options and pack may be given beside it, to say what the file leaves open.

    Raises:
        Malformed: the file is none; the path names the field.
        Contradiction: what was given beside it is other than what it says.
    """
    said, fields = _decode(data, name)
    game = find_game(said.game)
    note = said.pack if pack is None else _with_pack(game, said.pack, pack, name)
    if note is not None:
        fields["pack"] = msgspec.to_builtins(note)
    position = load_fields(game, fields, said.options)
    terms = game.terms(position)
    if said.players not in (None, terms.players):
        raise Malformed("players", f"is {said.players}, but the position is for {terms.players}")
    if players is not None and players != terms.players:
        raise Contradiction("players", f"is {players}, but {name} is for {terms.players}")
    told = dict(terms.options)
    for option, value, there in _others(game, terms, told, said.options):
        raise Malformed(f"options.{option}", f"is {shown(value)}, but the position has {shown(there)}")
    for option, value, there in _others(game, terms, told, options or {}):
        raise Contradiction(f"options.{option}", f"is {shown(value)}, but {name} says {shown(there)}")
    setup = Setup(players=terms.players, options=convert_options(game, told), pack=_read_note(game, note) or terms.pack)
    if not _same_content(game, setup, terms):
        raise Malformed("pack", f"{name} has other content than the pack says")
    return Opened(
        game=game,
        setup=setup,
        position=position,
        unsaid=tuple(option for option in game.options.__struct_fields__ if option not in told),
        other_edition=_is_other_edition(game, note),
    )


def game_of(data: bytes, name: str = FILE) -> Game:
    """The game whose position a file holds; `Malformed` if it holds none."""
    return find_game(_decode(data, name)[0].game)


def _decode(data: bytes, name: str) -> tuple[_Setup, dict[str, object]]:
    """The common fields of a file, and all of them."""
    try:
        return msgspec.json.decode(data, type=_Setup), msgspec.json.decode(data, type=dict[str, object])
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        path = path.strip(".`")
        if path in ("", "game"):
            raise Malformed(
                "game", f'{name} is no position file: it does not say which game, as "game": "cardinal"'
            ) from None
        raise Malformed(path, problem) from None
    except UnicodeDecodeError:
        raise Malformed("", "is not text in UTF-8") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("", f"is not JSON: {error}") from None


def _with_pack(game: Game, note: str | PackNote | None, pack: Pack, name: str) -> str | PackNote | None:
    """What a file says of its content, with a pack that was given beside it; `Malformed` if that is another one."""
    if note is None:
        return None if pack.built_in else note_pack(pack)
    written = game.read_pack("pack", note) if isinstance(note, str) else note
    if written.digest != pack.digest:
        raise Contradiction(
            "pack", f"is {pack.name!r} ({pack.digest[:12]}), but {name} says {written.name!r} ({written.digest[:12]})"
        )
    return note_pack(pack)


def _read_note(game: Game, note: str | PackNote | None) -> Pack | None:
    """The pack of a file; None stands for the game's own."""
    if note is not None and game.own_pack() is None:
        raise Malformed("pack", f"{game.title} takes no content packs")
    if isinstance(note, str):
        return game.read_pack("pack", note)
    return None if note is None or note.content is None else game.read_pack(note.name, note.content)


def _is_other_edition(game: Game, note: str | PackNote | None) -> bool:
    """Whether a file was written with another edition of the game's own content."""
    own = game.own_pack()
    return isinstance(note, PackNote) and note.content is None and own is not None and note.digest != own.digest


def _converted(game: Game, given: Mapping[str, object]) -> dict[str, object]:
    """Some options of a game, each in its own form and range."""
    whole = msgspec.to_builtins(convert_options(game, dict(given)))
    return {name: whole[name] for name in given}


def _others(
    game: Game, terms: Terms, told: dict[str, object], given: Mapping[str, object]
) -> Iterator[tuple[str, object, object]]:
    """Options that are given otherwise than they are told, with both values; those that nobody told are told now."""
    for option, value in _converted(game, given).items():
        if told.setdefault(option, value) != value and not _means(game, terms, option, value):
            yield option, value, told[option]


def _means(game: Game, terms: Terms, option: str, value: object) -> bool:
    """Whether an option comes to what a position has, although it is written otherwise: it names more seats than play."""
    there = str(terms.options.get(option))[: terms.players]
    return option in marked(game.options, SEATS) and str(value).strip().upper()[: terms.players] == there


def shown(value: object) -> str:
    """An option's value as the command line writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def load_fields(game: Game, fields: Mapping[str, object], options: Mapping[str, object]) -> Position:
    """The position of a file's fields; an option on which it goes on need not be repeated as a field."""
    position = game.load(msgspec.json.encode(fields))
    told = game.terms(position).options
    other = [name for name in told if name not in fields and options.get(name, told[name]) != told[name]]
    known = _fields_of(game) if other else frozenset()
    only_option = {name: options[name] for name in other if name in known}
    if not only_option:
        return position
    return game.load(msgspec.json.encode({**fields, **only_option}))


def _fields_of(game: Game) -> frozenset[str]:
    """The names of the fields of a game's position file."""
    schema: dict[str, Any] = game.schema()
    parts = schema.get("$defs", {})
    root = str(schema.get("$ref", "")).rpartition("/")[2]
    return frozenset(parts.get(root, schema).get("properties", {}))


def pack_text(pack: str | PackNote | None, own: Pack) -> str | None:
    """The text of a file's content pack, for the game's reader; None stands for the game's `own`."""
    if pack is None or isinstance(pack, str):
        return pack
    if pack.content is None:
        if pack.name != own.name and pack.digest != own.digest:
            raise Malformed(
                "pack",
                f"{pack.name!r} is not the game's own, and its text is not here: name its file, too (--pack FILE)",
            )
        return None
    if hashlib.sha256(pack.content.encode()).hexdigest() != pack.digest:
        raise Malformed("pack.digest", f"is not that of the content of {pack.name!r}")
    return pack.content


# -- what is not told ------------------------------------------------------------------------


def is_whole(position: Position) -> bool:
    """Whether nothing in a position is unknown."""
    return not imagine_untold(position.clone(), seeded(0))


def imagine_untold(position: Position, chance: Chance) -> bool:
    """Fill in what a file does not tell: hands, piles, what lies face down. Whether there was anything."""
    before = position.numbers()
    position.imagine(seeded(chance.below(WORLDS)))
    return position.numbers() != before


# -- what must agree -----------------------------------------------------------------------------


def check_terms(game: Game, setup: Setup, position: Position, path: str, said: Container[str] = ()) -> None:
    """A position is one of a game of this set-up; `Malformed` at `path` says what differs.

    Options that the position's own file has `said` may differ: old records have such, and the position goes on as it says.
    """
    terms = game.terms(position)
    options = msgspec.to_builtins(setup.options)
    differing = [
        ("players", terms.players, setup.players),
        *((name, terms.options[name], options[name]) for name in terms.options if name not in said),
    ]
    for name, there, wanted in differing:
        if there != wanted and not (name in options and _means(game, terms, name, wanted)):
            raise Malformed(
                path, f"does not go with players, options and pack: {name} {shown(there)}, not {shown(wanted)}"
            )
    if not _same_content(game, setup, terms):
        raise Malformed(path, "does not go with players, options and pack: it has other content than the pack")


def _same_content(game: Game, setup: Setup, terms: Terms) -> bool:
    """Whether a position has the content of a set-up."""
    if setup.pack == terms.pack:
        return True
    there, wanted = terms.pack or game.own_pack(), setup.pack or game.own_pack()
    if there is None or wanted is None or there.digest == wanted.digest:
        return True
    begun = game.terms(game.start(setup)).pack  # a game may keep less of its content than the file says
    return begun is not None and begun.digest == there.digest


# -- writing -------------------------------------------------------------------------------------


def write_position(game: Game, setup: Setup, position: Position, seat: int | None = None) -> bytes:
    """A whole position file, indented for people; for a `seat`, with the options as it may read them.

    A number from which something was drawn that the seat may not know is left out.
    """
    fields = msgspec.json.decode(game.save(position), type=dict[str, object])
    options = setup.options if seat is None else game.veiled_options(setup, seat)
    values = msgspec.to_builtins(options)
    for name in seeds(game.options):
        if values[name] != getattr(setup.options, name):
            del values[name]
    note = note_pack(setup.pack or game.own_pack())
    common: dict[str, object] = {"game": game.key, "players": setup.players, "options": values}
    if note is not None:
        common["pack"] = msgspec.to_builtins(note)
    own = {name: value for name, value in fields.items() if name not in common}
    return msgspec.json.format(msgspec.json.encode({**common, **own}), indent=2) + b"\n"


def note_pack(pack: Pack | None) -> PackNote | None:
    """What a file keeps of a pack."""
    if pack is None:
        return None
    return PackNote(name=pack.name, digest=pack.digest, content=None if pack.built_in else pack.content)


def names_with_values(options: Struct, names: Iterable[str]) -> str:
    """Some options with their values: `rows=4, first=coin`."""
    values = msgspec.to_builtins(options)
    return ", ".join(f"{name}={shown(values[name])}" for name in names)
