"""Position files: what they contain besides the position, so that it can be played.

A game's own fields describe the position (`Game.save`, `Game.load`). The files of all games also have `players`, `options`
and `pack`: for how many players the position is, with what options and with what content. `read_position` reads
a whole file, `write_position` writes one. Files without these three
can be read too: the number of players follows from the position, missing options have their defaults, and the content is
the game's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options, seeds
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.saying import SAY
from quarterdeck.engine.wrong_fields import wrong_field, wrong_fields

WORLDS: Final = 1 << 30
"""The number of seeds from which the dice are drawn that fill in what a file leaves open."""


class PackNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A content pack, with its whole text unless it comes with the game."""

    name: str
    digest: str
    content: str | None = None


class CommonFields(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The fields that the position files of all games have besides the position."""

    game: str
    players: Annotated[
        int | None, Meta(description="how many people play; it follows from the rest, and is checked")
    ] = None
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


Options = TypeVar("Options", bound=Struct)
File = TypeVar("File", bound=Struct)


class PositionFile(CommonFields, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of each game's position file, which adds the game's own fields and narrows `game` to the game's key.

    Subclasses name `Struct` as well, so that linters know that lists are safe as defaults.
    """

    def said(self, form: type[Options]) -> Options:
        """The options of the file, in the form of the game; missing ones have their defaults.

        The position goes on with them unless a field of its own says otherwise. `Malformed` names a bad one.
        """
        known = {name: value for name, value in self.options.items() if name in form.__struct_fields__}
        try:
            return msgspec.convert(known, form, strict=False)
        except msgspec.ValidationError as error:
            wrong = wrong_field(error, form)
            raise Malformed(f"options.{wrong.path}" if wrong.path else "options", wrong.problem) from None


class DecodedFile(Struct, frozen=True, kw_only=True):
    """A position file of which only the common fields were read so far."""

    game: Game
    common: CommonFields
    fields: dict[str, object]
    """All fields of the file."""
    name: str
    """The name of the file in sentences."""


class Opened(Struct, frozen=True, kw_only=True):
    """A position file that was read, and can be played."""

    game: Game
    setup: Setup
    position: Position
    """The position as in the file; what the file leaves open is unknown (`imagine_untold`)."""
    unsaid: tuple[str, ...]
    """Options that neither the file nor its reader named, which therefore have their defaults."""
    other_edition: PackNote | None
    """The edition of the game's own content with which the file was written, if it is not the edition here."""
    old_form: bool
    """Whether the file has an earlier form, which the next version will not read."""


class Contradiction(Malformed):
    """Something given beside a position file contradicts the file; the path names what was given."""


# -- reading -------------------------------------------------------------------------------


def read_fields(
    data: bytes, form: type[File], reworded: Callable[[Malformed], Malformed] = lambda wrong: wrong
) -> File:
    """The fields of a game's file, each for itself as it should be; `Malformed` names the first bad one, and has the others.

    `reworded` may say better what is wrong than the type of a field does.
    """
    try:
        return msgspec.json.decode(data, type=form)
    except msgspec.ValidationError as error:
        wrong = Complaints()
        for found in (wrong_field(error, form), *wrong_fields(_decoded(data), form)):
            if not any(found.path == earlier.path for earlier in wrong.found):
                with wrong:
                    raise reworded(found) from None
        wrong.refuse()
        raise
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("", SAY("no-json", error=str(error))) from None
    except RecursionError:
        raise Malformed("", SAY("nested")) from None


def _decoded(data: bytes) -> object:
    """What a file holds, of which only a part may have been read; None if it is no JSON further on."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def read_position(
    data: bytes,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
    name: str = "",
) -> Opened:
    """The game, the set-up and the position of a file; `name` is its name in sentences, if it has one.

    Players, options and pack may be given beside it, to say what the file leaves open.

    Raises:
        Malformed: the file is not a position file; the path names the field.
        Contradiction: something given beside the file contradicts it.
    """
    return read_decoded(decode(data, name), players=players, options=options, pack=pack)


def decode(data: bytes, name: str = "") -> DecodedFile:
    """A position file with its game, for code that must know the game before it reads the rest; `Malformed` if it is not one."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, object])
        _check_options(fields.get("options"))
        common = msgspec.convert(fields, CommonFields)
    except msgspec.ValidationError as error:
        wrong = wrong_field(error, CommonFields)
        if wrong.path in ("", "game"):
            raise Malformed("game", SAY("no-game-said")) from None
        raise wrong from None
    except UnicodeDecodeError:
        raise Malformed("", SAY("no-utf-8")) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("", SAY("file-no-json", error=str(error))) from None
    return DecodedFile(game=find_game(common.game), common=common, fields=fields, name=name or SAY("file"))


def _check_options(options: object) -> None:
    """Check that each option has a type that options can have; `Malformed` names one that has not."""
    if isinstance(options, dict):
        for option, value in options.items():
            if not isinstance(value, bool | int | str):
                raise Malformed(f"options.{option}", SAY("option-type"))


def read_decoded(
    file: DecodedFile,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Pack | None = None,
) -> Opened:
    """Read the rest of a decoded file, as `read_position` does, with the same errors."""
    game, name, common = file.game, file.name, file.common
    convert_options(game, common.options)
    note = common.pack if pack is None else _with_pack(game, common.pack, pack, name)
    fields = file.fields if note is None else {**file.fields, "pack": msgspec.to_builtins(note)}
    position = game.load(msgspec.json.encode(fields))
    terms = game.terms(position)
    if common.players not in (None, terms.players):
        raise Malformed("players", SAY("players-differ", players=common.players or 0, there=terms.players))
    if players is not None and players != terms.players:
        raise Contradiction("players", SAY("players-given", players=players, name=name, there=terms.players))
    told = dict(terms.options)
    for option, value, there in _others(game, terms.players, told, common.options):
        raise Malformed(f"options.{option}", SAY("option-differs", value=shown(value), there=shown(there)))
    try:
        for option, value, there in _others(game, terms.players, told, options or {}):
            raise Contradiction(
                f"options.{option}", SAY("option-given", value=shown(value), name=name, there=shown(there))
            )
    except Malformed as error:
        raise Contradiction(error.path, error.problem) from None
    setup = Setup(players=terms.players, options=convert_options(game, told), pack=_read_note(game, note) or terms.pack)
    if not _same_content(game, setup, terms.pack):
        raise Malformed("pack", SAY("pack-content", name=name))
    return Opened(
        game=game,
        setup=setup,
        position=position,
        unsaid=tuple(option for option in game.options.__struct_fields__ if option not in told),
        other_edition=other_edition(game, note),
        old_form=game.is_old_form(file.fields),
    )


def _with_pack(game: Game, note: str | PackNote | None, pack: Pack, name: str) -> str | PackNote | None:
    """A file's note of its content, completed with a pack that was given beside it; `Malformed` if that is another pack."""
    if note is None:
        return None if pack.built_in else note_pack(pack)
    written = game.read_pack("pack", note) if isinstance(note, str) else note
    if written.digest != pack.digest:
        raise Contradiction(
            "pack",
            SAY(
                "pack-given",
                pack=repr(pack.name),
                digest=pack.digest[:12],
                name=name,
                there=repr(written.name),
                other=written.digest[:12],
            ),
        )
    return note_pack(pack)


def _read_note(game: Game, note: str | PackNote | None) -> Pack | None:
    """The pack of a file; None for the game's own content."""
    if note is not None and game.own_pack() is None:
        raise Malformed("pack", SAY("no-packs", game=game.title))
    if isinstance(note, str):
        return game.read_pack("pack", note)
    return None if note is None or note.content is None else game.read_pack(note.name, note.content)


def other_edition(game: Game, note: str | PackNote | None) -> PackNote | None:
    """The note of a file that was written with another edition of the game's own content; None for any other."""
    own = game.own_pack()
    if isinstance(note, PackNote) and note.content is None and own is not None and note.digest != own.digest:
        return note
    return None


def _others(
    game: Game, players: int, told: dict[str, object], given: Mapping[str, object]
) -> Iterator[tuple[str, object, object]]:
    """Options whose given value differs from the told one, with both values; options that were not told are added."""
    played = msgspec.to_builtins(game.played_options(convert_options(game, dict(given)), players))
    for option in given:
        if told.setdefault(option, played[option]) != played[option]:
            yield option, played[option], told[option]


def shown(value: object) -> str:
    """An option's value as the command line writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def pack_text(pack: str | PackNote | None, own: Pack) -> str | None:
    """The text of a file's content pack, for the game's reader; None for the game's `own`."""
    if pack is None or isinstance(pack, str):
        return pack
    if pack.content is None:
        if pack.name != own.name and pack.digest != own.digest:
            raise Malformed(
                "pack",
                SAY("pack-text-missing", pack=repr(pack.name)),
            )
        return None
    if hashlib.sha256(pack.content.encode()).hexdigest() != pack.digest:
        raise Malformed("pack.digest", SAY("pack-digest", pack=repr(pack.name)))
    return pack.content


def with_options(fields: Mapping[str, object], options: Mapping[str, object]) -> dict[str, object]:
    """The fields of a position file, with these options added where it has none."""
    own = fields.get("options", {})
    return {**fields, "options": {**options, **own} if isinstance(own, dict) else own}


# -- what is not told ------------------------------------------------------------------------


def is_whole(position: Position) -> bool:
    """Whether nothing in a position is unknown."""
    return not imagine_untold(position.clone(), seeded(0))


def imagine_untold(position: Position, chance: Chance) -> bool:
    """Fill in what a file leaves open: hands, piles, face-down cards. Returns whether there was anything to fill in."""
    before = position.numbers()
    position.imagine(seeded(chance.below(WORLDS)))
    return position.numbers() != before


# -- what must agree -----------------------------------------------------------------------------


def check_terms(game: Game, setup: Setup, position: Position, path: str, said: Container[str] = ()) -> None:
    """Check that a position belongs to a game with this set-up; `Malformed` at `path` says what differs.

    Options that the position's own file has `said` may differ, as in old records; then the position's options count.
    """
    terms = game.terms(position)
    if terms.players != setup.players:
        raise Malformed(path, SAY("terms-players", there=terms.players, players=setup.players))
    wanted = msgspec.to_builtins(game.played_options(setup.options, setup.players))
    for name, there in terms.options.items():
        if name not in said and there != wanted[name]:
            raise Malformed(path, SAY("terms-option", option=name, there=shown(there), value=shown(wanted[name])))
    if not _same_content(game, setup, terms.pack):
        raise Malformed(path, SAY("terms-pack"))


def _same_content(game: Game, setup: Setup, pack: Pack | None) -> bool:
    """Whether the pack that follows from a position has the content of a set-up."""
    if setup.pack == pack:
        return True
    there, wanted = pack or game.own_pack(), setup.pack or game.own_pack()
    if there is None or wanted is None or there.digest == wanted.digest:
        return True
    # A game may keep less of its content than the file says, or none if what is left is its own.
    begun = game.terms(game.start(setup)).pack or game.own_pack()
    return begun is not None and begun.digest == there.digest


# -- writing -------------------------------------------------------------------------------------


def write_position(game: Game, setup: Setup, position: Position, seat: int | None = None) -> bytes:
    """A complete position file, indented for people; for a `seat`, with the options as it may read them.

    A seed of something that the seat may not know is left out.
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
    """The note of a pack that a file contains."""
    if pack is None:
        return None
    return PackNote(name=pack.name, digest=pack.digest, content=None if pack.built_in else pack.content)


def names_with_values(options: Struct, names: Iterable[str]) -> str:
    """Some options with their values: `rows=4, first=coin`."""
    values = msgspec.to_builtins(options)
    return ", ".join(f"{name}={shown(values[name])}" for name in names)
