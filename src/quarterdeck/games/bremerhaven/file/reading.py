"""Reads Bremerhaven's position files and refuses what no game can reach, naming the path of the bad field.

Cards: file/cards.py. Harbors: file/harbor.py. Influence cards and ranks: file/hands.py. What is asked:
file/setup.py, file/round.py, file/acting.py, file/end.py.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.packs import unnamed
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.position_files import pack_text, read_fields
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.cards import Reader
from quarterdeck.games.bremerhaven.file.end import settle_end
from quarterdeck.games.bremerhaven.file.fields import DEALT, PHASES, TODO, BremerhavenFile
from quarterdeck.games.bremerhaven.file.hands import read_hands, read_ranks
from quarterdeck.games.bremerhaven.file.harbor import read_harbor
from quarterdeck.games.bremerhaven.file.round import settle_round
from quarterdeck.games.bremerhaven.file.setup import SET_UP, settle_setup
from quarterdeck.games.bremerhaven.options import LENGTHS, ORDERS, BremerhavenOptions
from quarterdeck.games.bremerhaven.pack.reading import built_in
from quarterdeck.games.bremerhaven.pack.tables import Tables, own_tables, tables_of
from quarterdeck.games.bremerhaven.position import BremerhavenPosition, new_game
from quarterdeck.games.bremerhaven.words.notation import SEATS

BY_CHANCE: Final = (codes.DEALING, codes.INSTRUCTING, codes.REVEALING, codes.LOOKING)


def load(data: bytes) -> BremerhavenPosition:
    """The position of a file; `Malformed` names the bad field."""
    file = decode(data)
    harbors = file.harbors.listed()
    check_players(file, len(harbors))
    table = read_pack(pack_text(file.pack, built_in()))
    options = file.said(BremerhavenOptions)
    length = LENGTHS[file.length or ("short" if len(harbors) == 1 else options.length)]
    position = new_game(table.decks, len(harbors), length, strict=(file.order or options.order) == ORDERS[1])
    reader = Reader(table, position)
    read_phase(position, file)
    wrong = Complaints()
    for seat, harbor in enumerate(harbors):
        with wrong:
            read_harbor(reader, seat, harbor)
    with wrong:
        reader.read_boards(file)
    if not wrong.found:  # a card that is misplaced there would be missing in the decks
        with wrong:
            reader.read_decks(file)
    with wrong:
        reader.read_prices(file)
    with wrong:
        reader.read_news(file)
    with wrong:
        read_ranks(position, file)
    with wrong:
        read_hands(position, file)
    wrong.refuse()
    settle(position, file)
    return position


def decode(data: bytes) -> BremerhavenFile:
    """The fields of a file, each for itself as it should be."""
    return read_fields(data, BremerhavenFile)


def check_players(file: BremerhavenFile, players: int) -> None:
    """Harbors without a gap; alone with the dummy, and the short game (BH-1.1, BH-4.1)."""
    for seat, harbor in enumerate((file.harbors.G, file.harbors.B, file.harbors.Y), start=1):
        if harbor is not None and seat >= players:
            raise Malformed(f"harbors.{SEATS[players]}", SAY("seats-gap"))
    alone = players == 1
    if alone and file.dummy is None:
        raise Malformed("dummy", SAY("dummy-missing"))
    if not alone and file.dummy is not None:
        raise Malformed("dummy", SAY("dummy-alone-only"))
    if alone and file.length == "long":
        raise Malformed("length", SAY("alone-is-short"))


def read_pack(text: str | None) -> Tables:
    """The tables of a file's content pack, or the game's own."""
    if text is None:
        return own_tables()
    try:
        return tables_of(text)
    except PackError as error:
        raise unnamed(error) from None


def read_phase(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Read what is asked, in which round, and how far the Ship token is from the last space."""
    position.phase = PHASES[file.asked]
    position.deals = DEALT.get(file.asked, 0)
    always = file.asked in SET_UP
    position.round = file.round if file.round is not None else 0 if always else 1
    if always and position.round:
        raise Malformed("round", SAY("round-at-set-up", asked=repr(file.asked)))
    if not always and position.round == 0 and position.phase != codes.DEALING:
        raise Malformed("round", SAY("round-begun", asked=repr(file.asked)))
    if position.round:
        position.next_space = TODO.get(file.asked, int(codes.BID_SPACES) + 1)


def settle(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Settle how far the game is, what is asked, and of whom."""
    if position.round == 0:
        settle_setup(position, file)
    elif position.phase == codes.OVER:
        settle_end(position, file)
    else:
        settle_round(position, file)
    if position.phase in BY_CHANCE:
        position.player = CHANCE
    if file.player not in (None, player_name(position)):
        problem = SAY("decides-otherwise", player=file.player, who=player_name(position), asked=repr(file.asked))
        raise Malformed("player", problem)


def player_name(position: BremerhavenPosition) -> str:
    """The player who must decide, as the file names them."""
    if position.player in (CHANCE, NOBODY):
        return "chance" if position.player == CHANCE else "nobody"
    return SEATS[position.player]
