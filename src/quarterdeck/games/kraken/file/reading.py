"""Reads Kraken's position files and refuses what no game can reach, naming the path of the bad field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec  # plain Python: read once
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.packs import slug, unnamed
from quarterdeck.engine.position_files import pack_text, read_fields
from quarterdeck.engine.sets import count
from quarterdeck.engine.wrong_fields import WrongForm
from quarterdeck.games.kraken import position as rules
from quarterdeck.games.kraken.codes import (
    FEWEST_CARDS,
    HAND,
    ICONS,
    KIND_LETTERS,
    MOST_CARDS,
    NO_PLACE,
    NO_SHIP,
    PLACES,
    SECTION_LETTERS,
    SINKS_AT,
)
from quarterdeck.games.kraken.file import SAY
from quarterdeck.games.kraken.file.fields import ENDINGS, KrakenFile, ShipFile
from quarterdeck.games.kraken.options import KrakenOptions
from quarterdeck.games.kraken.pack import deck
from quarterdeck.games.kraken.pack.deck import Deck, built_in, built_in_deck, check_cards
from quarterdeck.games.kraken.position import KrakenPosition, new_game
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT, ROUND_LIMIT, lanes_for
from quarterdeck.games.kraken.words.notation import SEATS, place_name

_LAST_TWO: Final = 2


def load(data: bytes) -> KrakenPosition:
    """The position of a file; `Malformed` names the bad field."""
    file = decode(data)
    ships = file.ships.listed()
    if file.ships.D is not None and file.ships.C is None:
        raise Malformed("ships.C", SAY("seats-gap"))
    deck = read_deck(file)
    rounds = file.said(KrakenOptions).rounds if file.rounds is None else file.rounds
    position = new_game(len(ships), SECTION_LETTERS.index(file.front), rounds, deck.kinds(), deck.names())
    position.round = file.round
    wrong = Complaints()
    with wrong:
        put_ships(position, ships)
    with wrong:
        check_lanes(position, file.lanes)
    with wrong:
        give_cards(position, file, ships)
    with wrong:
        if position.rounds and file.round > position.rounds:
            raise Malformed("round", SAY("round-beyond-limit", round=file.round, limit=position.rounds))
    wrong.refuse()
    if file.player == "nobody":
        settle_end(position, file)
    else:
        settle_choice(position, file)
    return position


def decode(data: bytes) -> KrakenFile:
    """The fields of a file, each for itself as it should be."""
    return read_fields(data, KrakenFile, reworded)


def reworded(wrong: Malformed) -> Malformed:
    """What is wrong with a field, where its type cannot say it in words."""
    if wrong.path.endswith(".at") and isinstance(wrong, WrongForm):
        return Malformed(wrong.path, SAY("place-form"))
    return wrong


def read_deck(file: KrakenFile) -> Deck:
    """The deck of a file, listed or as a content pack, or the game's own."""
    cards = file.deck
    if cards is None:
        text = pack_text(file.pack, built_in())
        return built_in_deck() if text is None else read_text(text)
    if not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        raise Malformed("deck", SAY("deck-size", cards=len(cards), fewest=FEWEST_CARDS, most=MOST_CARDS))
    check_cards(cards, "deck")
    return Deck(title="deck", cards=cards)


def read_text(text: str) -> Deck:
    """The deck of a file's content pack."""
    try:
        return deck.read_deck("pack", text)
    except PackError as error:
        raise unnamed(error) from None


# -- ships -----------------------------------------------------------------------------------


def put_ships(position: KrakenPosition, ships: list[ShipFile]) -> None:
    """Ships afloat to their places, sunk ones out of the game."""
    position.slots = vec[i64]([NO_SHIP] * PLACES)
    wrong = Complaints()
    for seat, ship in enumerate(ships):
        with wrong:
            read_ship(position, seat, ship)
    position.lanes = lanes_for(position.afloat)
    with wrong:
        check_sinkings(position)
    for seat in range(position.ships):
        with wrong:
            check_lane(position, seat)
    wrong.refuse()


def read_ship(position: KrakenPosition, seat: int, ship: ShipFile) -> None:
    """A ship afloat or sunk."""
    path = f"ships.{SEATS[seat]}"
    if ship.sunk is not None:
        position.sunk_at[seat] = ship.sunk
        position.damage[seat] = SINKS_AT
        position.afloat -= 1
        if ship.at is not None or ship.damage or ship.hand:
            raise Malformed(f"{path}.sunk", SAY("sunk-has-nothing"))
    elif ship.at is not None:
        position.damage[seat] = ship.damage
        put_ship(position, seat, ship.at, f"{path}.at")


def check_lane(position: KrakenPosition, seat: int) -> None:
    """Ships lie in the Lanes that are in play."""
    place = position.place[seat]
    if position.sunk_at[seat] == 0 and place != NO_PLACE and place & 3 >= position.lanes:
        problem = SAY("beyond-lanes", lanes=position.lanes, afloat=position.afloat)
        raise Malformed(f"ships.{SEATS[seat]}.at", problem)


def put_ship(position: KrakenPosition, seat: int, at: str, path: str) -> None:
    """A ship to its place, which must be free."""
    slot = SECTION_LETTERS.index(at[0]) * 4 + int(at[1]) - 1
    if position.slots[slot] != NO_SHIP:
        raise Malformed(path, SAY("place-taken", at=at, ship=SEATS[position.slots[slot]]))
    position.slots[slot] = seat
    position.place[seat] = slot


def check_sinkings(position: KrakenPosition) -> None:
    """Sinkings are numbered 1, 2, … and the game went on until the last of them."""
    numbers = sorted(int(position.sunk_at[seat]) for seat in range(position.ships) if position.sunk_at[seat])
    for seat in range(position.ships):
        sunk = position.sunk_at[seat]
        if sunk > 1 and sunk - 1 not in numbers:
            raise Malformed(f"ships.{SEATS[seat]}.sunk", SAY("sinkings-from-one", sunk=sunk, before=sunk - 1))
    last = numbers[-1:]
    if last and numbers.count(last[0]) + position.afloat < _LAST_TWO:
        seat = next(seat for seat in range(position.ships) if position.sunk_at[seat] == last[0])
        raise Malformed(f"ships.{SEATS[seat]}.sunk", SAY("sunk-after-winning"))


def check_lanes(position: KrakenPosition, lanes: int | None) -> None:
    """As many Lanes as ships afloat, but at least two."""
    if lanes is not None and lanes != position.lanes:
        raise Malformed("lanes", SAY("lanes-number", lanes=lanes, afloat=position.afloat, right=position.lanes))


# -- cards -------------------------------------------------------------------------------------


def give_cards(position: KrakenPosition, file: KrakenFile, ships: list[ShipFile]) -> None:
    """Every known card to the one place it is in; there must be enough for the unknown ones."""
    where: dict[int, str] = {}
    wrong = Complaints()
    for k, name in enumerate(file.played):
        with wrong:
            position.played |= 1 << take(position, name, f"played[{k}]", where)
    with wrong:
        if file.card is not None:
            card = find_card(position, file.card, "card")
            if where.get(card, "played").startswith("played"):
                where[card] = "card"
            position.played |= 1 << card
    unknown = 0
    for seat, ship in enumerate(ships):
        if isinstance(ship.hand, int):
            position.held[seat] = ship.hand
            unknown += ship.hand
            continue
        position.held[seat] = len(ship.hand)
        for k, name in enumerate(ship.hand):
            with wrong:
                position.hand[seat] |= 1 << take(position, name, f"ships.{SEATS[seat]}.hand[{k}]", where)
    wrong.refuse()
    if unknown > count(position.unseen()):
        raise Malformed("ships", SAY("too-many-unknown", unknown=unknown, left=count(position.unseen())))


def take(position: KrakenPosition, name: str, path: str, where: dict[int, str]) -> int:
    """The number of a card that is in no other place yet."""
    card = find_card(position, name, path)
    if card in where:
        raise Malformed(path, SAY("card-elsewhere", card=position.names[card], where=where[card]))
    where[card] = path
    return card


def find_card(position: KrakenPosition, name: str, path: str) -> int:
    """The number of a card by its name, in words or as the notation writes it."""
    for card, other in enumerate(position.names):
        if slug(other) == slug(name):
            return card
    raise Malformed(path, SAY("no-card", written=repr(name), cards=", ".join(position.names)))


# -- whose choice --------------------------------------------------------------------------------


def settle_choice(position: KrakenPosition, file: KrakenFile) -> None:
    """Somebody must choose: chance or a player."""
    if file.ended is not None:
        raise Malformed("ended", SAY("only-over"))
    if position.afloat < _LAST_TWO:
        raise Malformed("player", SAY("over-already", afloat=position.afloat))
    if file.player == "chance":
        refuse_card(file)
        if position.unplaced() & position.seats_afloat():
            settle_start(position, file)
        else:
            settle_deal(position, file)
    else:
        settle_turn(position, file)


def settle_start(position: KrakenPosition, file: KrakenFile) -> None:
    """Start places are given out: the first ones are taken, nothing else has happened (KR-1.6 to KR-1.11)."""
    begun = next((name for name in ("order", "played") if getattr(file, name)), None)
    if begun or file.round != 1:
        raise Malformed(begun or "round", SAY("after-starting"))
    placed = position.ships - count(position.unplaced())
    starts = {int(position.start_place(step)) for step in range(placed)}
    for seat, ship in enumerate(file.ships.listed()):
        path = f"ships.{SEATS[seat]}"
        if ship.sunk is not None or ship.damage or ship.hand:
            field = "sunk" if ship.sunk is not None else "damage" if ship.damage else "hand"
            raise Malformed(f"{path}.{field}", SAY("after-starting-ship"))
        if ship.at is not None and int(position.place[seat]) not in starts:
            names = ", ".join(place_name(place) for place in sorted(starts))
            raise Malformed(f"{path}.at", SAY("start-places", placed=placed, places=names))


def settle_deal(position: KrakenPosition, file: KrakenFile) -> None:
    """Cards are dealt: hands are filled one after the other, and who will begin is fixed (KR-2.7, KR-2.8)."""
    if position.played:
        raise Malformed("played", SAY("played-while-dealing"))
    afloat = [seat for seat in range(position.ships) if not position.sunk_at[seat]]
    receiver = next((seat for seat in afloat if position.held[seat] < HAND), None)
    if receiver is None:
        raise Malformed("player", SAY("hands-full"))
    early = next((seat for seat in afloat if seat > receiver and position.held[seat]), None)
    if early is not None:
        raise Malformed(f"ships.{SEATS[early]}.hand", SAY("hand-too-early", ship=SEATS[receiver]))
    position.phase = rules.DEALING
    position.receiver = receiver
    position.first = position.starting_ship()
    if read_order(position, file, int(position.first)) != position.first:
        raise Malformed("order", SAY("who-begins", ship=SEATS[position.first]))


def settle_turn(position: KrakenPosition, file: KrakenFile) -> None:
    """A player must play a card or resolve an icon."""
    seat = SEATS.index(file.player)
    if seat >= position.ships or position.sunk_at[seat]:
        raise Malformed("player", SAY("not-afloat", ship=file.player))
    refuse_missing(position)
    position.player = seat
    if file.card is None:
        if file.icons is not None:
            raise Malformed("icons", SAY("icons-without-card"))
        if position.held[seat] == 0:
            raise Malformed(f"ships.{file.player}.hand", SAY("hand-empty"))
        position.phase = rules.PLAYING
    else:
        open_card(position, file, file.card)
    position.first = read_order(position, file, default_first(position))


def refuse_missing(position: KrakenPosition) -> None:
    """Every ship afloat has a place."""
    missing = position.unplaced() & position.seats_afloat()
    for seat in range(position.ships):
        if missing >> seat & 1:
            raise Malformed(f"ships.{SEATS[seat]}.at", SAY("place-missing"))


def refuse_card(file: KrakenFile) -> None:
    """Nobody resolves a card."""
    if file.card is not None or file.icons is not None:
        raise Malformed("card" if file.card is not None else "icons", SAY("card-without-player"))


def open_card(position: KrakenPosition, file: KrakenFile, name: str) -> None:
    """The card that is being resolved and its icons still open (KR-3.2)."""
    card = find_card(position, name, "card")
    first = card * int(ICONS)
    shown = [int(position.deck[k]) for k in range(first, first + int(ICONS))]
    written = file.icons.replace(" ", "") if file.icons is not None else "".join(KIND_LETTERS[k] for k in shown)
    for letter in written:
        if letter not in KIND_LETTERS:
            raise Malformed("icons", SAY("no-icon", letter=repr(letter)))
        kind = KIND_LETTERS.index(letter)
        if position.icons()[kind] == shown.count(kind):
            letters = " ".join(KIND_LETTERS[k] for k in shown)
            raise Malformed("icons", SAY("icons-not-shown", card=position.names[card], letters=letters, letter=letter))
        position.open_icon(kind)
    if not written:
        raise Malformed("icons", SAY("icons-empty"))
    position.card = card
    position.phase = rules.RESOLVING


def default_first(position: KrakenPosition) -> int:
    """The seat that began the round: seats that have played before the player to move hold fewer cards now."""
    seat = int(position.player)
    cards = position.held[seat] + (position.phase == rules.RESOLVING)
    first = seat
    for step in range(1, position.ships):
        other = (seat - step) % int(position.ships)
        if position.sunk_at[other] == 0:
            if position.held[other] >= cards:
                break
            first = other
    return first


def read_order(position: KrakenPosition, file: KrakenFile, default: int) -> int:
    """The seat that began the round: the first of `order`, which goes clockwise through the ships afloat."""
    if file.order is None:
        return default
    ships = int(position.ships)
    first = SEATS.index(file.order[0]) if file.order else default
    seats = [(first + step) % ships for step in range(ships)] if first < ships else []
    right = [SEATS[seat] for seat in seats if seat == first or not position.sunk_at[seat]]
    if file.order != right or not right:
        wanted = " ".join(right or SEATS[:ships])
        raise Malformed("order", SAY("order-form", wanted=wanted))
    return first


def settle_end(position: KrakenPosition, file: KrakenFile) -> None:
    """The game is over; ships and rounds must agree with that (KR-6.2, KR-R15, KR-R22)."""
    refuse_card(file)
    refuse_missing(position)
    ended = LAST_AFLOAT if position.afloat == 1 else KRAKEN_WINS if position.afloat == 0 else ROUND_LIMIT
    if file.ended is not None and ENDINGS[file.ended] != ended:
        right = next(name for name, code in ENDINGS.items() if code == ended)
        raise Malformed("ended", SAY("ended-otherwise", afloat=position.afloat, ending=right))
    if ended == ROUND_LIMIT:
        check_limit(position)
    position.first = read_order(position, file, 0)
    position.finish(ended, position.sunk_last() if ended == KRAKEN_WINS else position.seats_afloat())


def check_limit(position: KrakenPosition) -> None:
    """All rounds agreed on were played, with all cards."""
    if position.round != position.rounds:
        raise Malformed("round", SAY("only-limit-ends", round=position.round, afloat=position.afloat))
    for seat in range(position.ships):
        if position.held[seat]:
            raise Malformed(f"ships.{SEATS[seat]}.hand", SAY("hand-left"))
