"""Reads Bruise Cruise's position files and refuses what no game can reach, naming the path of the bad field.

Pieces and cards: file/board.py and file/fleets.py. What is asked: file/setup.py, file/turn.py, file/end.py.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.packs import unnamed
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.position_files import pack_text, read_fields
from quarterdeck.engine.wrong_fields import WrongForm
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.end import settle_end
from quarterdeck.games.bruise_cruise.file.fields import ASKED, BruiseCruiseFile
from quarterdeck.games.bruise_cruise.file.fleets import check_fleets
from quarterdeck.games.bruise_cruise.file.pace import read_dice, read_seats, refuse_unused
from quarterdeck.games.bruise_cruise.file.setup import settle_setup
from quarterdeck.games.bruise_cruise.file.turn import settle_turn
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions, played_lines
from quarterdeck.games.bruise_cruise.pack.reading import built_in
from quarterdeck.games.bruise_cruise.pack.tables import Tables, all_lines, own_tables, tables_of
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.names import HULLS

FLEET: Final = int(codes.FLEET)
FEWEST: Final = 2
BY_CHANCE: Final = (codes.ROLLING, codes.DEALING, codes.BATTLING, codes.RAIDING, codes.DRAWING, codes.TIE_BREAK)


def load(data: bytes) -> BruiseCruisePosition:
    """The position of a file; `Malformed` names the bad field."""
    file = decode(data)
    admirals = file.listed()
    tables = read_pack(pack_text(file.pack, built_in()), all_lines(file.lines or ""))
    reader = Reader(tables, len(admirals), file.patience or 0)
    reader.position.feats = file.tie == "feats"
    wrong = Complaints()
    for step in (reader.put_home, reader.put_ships):
        for seat, admiral in enumerate(admirals):
            with wrong:
                step(seat, admiral)
    for seat, admiral in enumerate(admirals):
        with wrong:
            reader.stock(seat, admiral)
        with wrong:
            reader.plant(seat, admiral)
    with wrong:
        reader.give_cards(file, admirals)
    wrong.refuse()
    with wrong:
        reader.check_supply(file)
    with wrong:
        check_fleets(reader.position)
    with wrong:
        settle(reader, file)
    wrong.refuse()
    return reader.position


def decode(data: bytes) -> BruiseCruiseFile:
    """The fields of a file, each for itself as it should be; what it says of its options stands in the fields, too."""
    file = read_fields(data, BruiseCruiseFile, reworded)
    options = file.said(BruiseCruiseOptions)
    patience = options.patience if file.patience is None else file.patience
    return replace(file, lines=read_lines(file), patience=patience, tie=file.tie or options.tie)


def reworded(wrong: Malformed) -> Malformed:
    """What is wrong with a field, where its type cannot say it in words."""
    if not isinstance(wrong, WrongForm):
        return wrong
    ship = SAY("ship-form", fleet=" ".join(HULLS[:FLEET]), next=HULLS[FLEET])
    return Malformed(wrong.path, ship)


def read_lines(file: BruiseCruiseFile) -> str:
    """The lines of the file's Admirals, clockwise: as a field says, else as the options do, else P, H, S, D (BC-1.2)."""
    playing = file.admirals.playing()
    if len(playing) < FEWEST:
        raise Malformed("admirals", SAY("too-few"))
    path, said = ("options.lines", file.options.get("lines")) if file.lines is None else ("lines", file.lines)
    if said is None:
        return playing
    named = played_lines(str(said), len(playing))
    if sorted(named) != sorted(playing):
        raise Malformed(path, SAY("lines-otherwise", said=said, playing=playing))
    return named


def read_pack(text: str | None, lines: str) -> Tables:
    """The tables of a file's content pack, or the game's own."""
    if text is None:
        return own_tables(lines)
    try:
        return tables_of(text, lines)
    except PackError as error:
        raise unnamed(error) from None


def settle(reader: Reader, file: BruiseCruiseFile) -> None:
    """Settle whose turn it is, what is asked, and of whom."""
    position = reader.position
    position.phase = ASKED.index(file.asked)
    read_seats(position, file)
    read_dice(position, file)
    refuse_unused(position, file)
    if position.phase <= codes.HOMING:
        settle_setup(reader, file)
    elif position.phase >= codes.TIE_BREAK:
        settle_end(reader, file)
    else:
        settle_turn(reader, file)
    position.player = who_decides(position)
    found = (
        "chance"
        if position.player == CHANCE
        else "nobody"
        if position.player == NOBODY
        else position.seat_name(position.player)
    )
    if file.player not in (None, found):
        raise Malformed("player", SAY("decides-otherwise", player=file.player, who=found, asked=repr(file.asked)))


def who_decides(position: BruiseCruisePosition) -> int:
    """The player who decides: chance, nobody, the struck or raided player, or the Admiral on turn (BC-25)."""
    if position.phase in BY_CHANCE:
        return int(CHANCE)
    if position.phase == codes.OVER:
        return int(NOBODY)
    if position.phase in (codes.SURRENDERING, codes.DEFENDER_FLEES):
        return int(position.target) // FLEET
    return int(position.active)
