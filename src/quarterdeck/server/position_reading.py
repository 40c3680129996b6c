"""The answers for the position editor: what a file means, and a game after some moves of its record.

It reads texts of strangers, and may take long: a chore, carried out by a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from msgspec.json import encode
from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import (
    Opened,
    decode,
    is_whole,
    names_with_values,
    read_decoded,
    write_position,
)
from quarterdeck.engine.texts import plain, plain_text
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import same_by_newer_rules
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.option_words import seat_word
from quarterdeck.server.pages.catalogue_pictures import play_on
from quarterdeck.server.position_words import worded_schema
from quarterdeck.server.problems import SAY, problem_of
from quarterdeck.server.protocol.api import PositionChecked, PositionForm, PositionRead, RecordRead
from quarterdeck.server.protocol.wire import SPECTATOR, Replayed
from quarterdeck.server.tables.beginning import check_game
from quarterdeck.table.match import Match

OPENING_DECISIONS: Final = 40
"""Decisions that bring something onto every board, where half of the game is longer."""


def position_form(game: Game) -> PositionForm:
    """What position files of a game look like: the smallest game that there is, in its middle, where somebody is to choose."""
    setup = Setup(players=max(2, min(game.players)), options=game.options())
    position = game.start(setup)
    made = play_on(position.clone(), OPENING_DECISIONS)
    play_on(position, made if made == OPENING_DECISIONS else made // 2)
    while position.player < 0 and not position.over():
        play_on(position, 1)
    example = write_position(game, setup, position)
    return PositionForm(schema=worded_schema(game), example=example.decode())


def position_checked(game: Game, text: str, seat: int | None = None) -> PositionChecked:
    """Check the text of somebody who edits a position as `seat` sees it; faults are normal there and are not raised."""
    try:
        return PositionChecked(position=position_read(game, text, seat))
    except RecursionError:
        return PositionChecked(faults=(problem_of(Malformed("", SAY("position-nested"))),))
    except Malformed as error:
        faults = tuple(problem_of(one) for one in (error, *error.others))
        return PositionChecked(faults=faults, sketch=position_sketched(game, text, seat))


def position_sketched(game: Game, text: str, seat: int | None) -> PositionRead | None:
    """What a wrong file says, drawn; None where the game cannot draw that."""
    with suppress(Malformed):
        file = decode(plain_text(text).encode())
        check_game(game, file)
        position = game.sketch(encode(file.fields))
        if position is not None:
            terms = game.terms(position)
            setup = Setup(players=terms.players, options=convert_options(game, terms.options), pack=terms.pack)
            return drawn_position(game, setup, position, seat=seat)
    return None


def position_read(game: Game, text: str, seat: int | None = None) -> PositionRead:
    """A position file of this game, checked, tidied and drawn as `seat` sees it; `Malformed` names the field that is wrong."""
    file = decode(plain_text(text).encode())
    check_game(game, file)
    opened = read_decoded(file)
    drawn = drawn_position(game, opened.setup, opened.position, seat=seat)
    return replace(drawn, notes=tuple(notes_of(opened)))


def record_read(record: bytes, at: int | None) -> RecordRead:
    """A game after the first moves of its record, with everything secret; `Malformed` says what is wrong with the record.

    It need not be over: anybody who has a whole record knows everything in it.
    """
    try:
        match = Match.resume(parse_record(plain(record)))
    except RecordError as error:
        raise Malformed(error.path, error.problem) from None
    moves = match.moves_made
    stop = moves if at is None else at
    position, made = match.position_at(stop), " ".join(told.text for told in match.told_at(SPECTATOR, stop))
    return RecordRead(
        title=match.game.title,
        labels=match.header.seats,
        moves=moves,
        at=stop,
        rules=same_by_newer_rules(match.header),
        position=drawn_position(match.game, match.setup, position, at=stop, made=made),
    )


def drawn_position(
    game: Game,
    setup: Setup,
    position: Position,
    *,
    seat: int | None = None,
    at: int = 0,
    made: str = "",
) -> PositionRead:
    """A position with its picture and other facts, without notes; without a seat that plays, the one that must choose sees it."""
    player, seats = max(int(position.player), SPECTATOR), game.seats_at(position)
    viewer = seat if seat is not None and seat < len(seats) else player
    return PositionRead(
        game=game.key,
        text=write_position(game, setup, position).decode(),
        seats=seats,
        seat_names=tuple(seat_word(game, name) for name in seats),
        player=player,
        ending=game.ending(position).sentence.text if position.over() else "",
        notes=(),
        picture=as_replayed(scene_for(game, position, viewer), seat=viewer, at=at, made=made),
        edits=game.edits(position, viewer),
    )


def notes_of(opened: Opened) -> Iterator[str]:
    """What a file leaves open, in sentences."""
    if not opened.position.over() and not is_whole(opened.position):
        yield SAY("position-untold")
    if opened.unsaid:
        yield SAY("position-unsaid", options=names_with_values(opened.setup.options, opened.unsaid))
    if opened.other_edition is not None:
        yield SAY("start-edition", title=opened.game.title)


def as_replayed(scene: Scene, *, seat: int, at: int, revision: int = 0, made: str) -> Replayed:
    """A scene in the form of an answer, without a request that it answers."""
    return Replayed(
        id=0,
        at=at,
        seat=seat,
        title=scene.title,
        summary=scene.summary,
        status=scene.status,
        width=scene.width,
        height=scene.height,
        regions=scene.regions,
        shapes=scene.shapes,
        pivot=scene.pivot,
        revision=revision,
        made=made,
    )
