"""Bruise Cruise's picture in words: the whole position, who must do what, and the meaning of moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import Tables, tables_of
from quarterdeck.games.bruise_cruise.picture.view import FLEET, REMEMBERED, SAY, Admiral, View
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import turns
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import FACES, text
from quarterdeck.games.bruise_cruise.words.status import status
from quarterdeck.messages.language import remembered


def summarise(view: View) -> str:
    """The veiled position in sentences: what is asked, then the viewer's own line, the others, the hand, and the piles."""
    return " ".join(_sentences(view))


def _sentences(view: View) -> Iterator[str]:
    position, tables = view.position, view.atlas.tables
    said = status(view)
    yield said if said.endswith((".", "?")) else SAY("sentence", words=said)
    for admiral in sorted(view.admirals, key=lambda admiral: admiral.seat != view.seat):
        mine = admiral.seat == view.seat
        words = mat_words(tables, admiral, () if mine else view.hand(admiral.seat))
        yield SAY("summary-own" if mine else "sentence", words=words)
        yield from fleet_words(position.chart.text, admiral)
    if 0 <= view.seat < len(view.admirals):
        yield SAY("summary-hand", cards=_names(tables, view.hand(view.seat)) or SAY("none"))
    yield SAY("sentence", words=deck_words(position))


def _names(tables: Tables, cards: Iterable[int]) -> str:
    return ", ".join([names.card_name(tables.chart, card) for card in cards])


@remembered(REMEMBERED)
def fleet_words(text: str, admiral: Admiral) -> tuple[str, ...]:
    """Where the ships, the flags and the Home Port of an Admiral are."""
    tables = tables_of(text)
    chart, line = tables.chart, names.line(admiral.line)
    found = []
    if admiral.home >= 0:
        found.append(SAY("summary-home", line=line, port=names.port_name(chart, admiral.home)))
    ships = [
        SAY("summary-ship", ship=names.ship_of_line(rank), **_standing(tables, admiral, rank))
        for rank in range(FLEET)
        if admiral.places[rank] != codes.SET_ASIDE
    ]
    if ships:
        found.append(SAY("summary-ships", line=line, ships=SAY("and").join(ships)))
    if admiral.flags:
        found.append(SAY("summary-flags", line=line, ports=names.port_names(chart, admiral.flags)))
    return tuple(found)


def _standing(tables: Tables, admiral: Admiral, rank: int) -> dict[str, str]:
    """Where a ship is, and how it lies."""
    place = admiral.places[rank]
    where = {int(codes.COMMISSIONABLE): "ready", int(codes.DECOMMISSIONED): "home"}.get(place, "board")
    return {
        "where": where,
        "space": names.space_name(tables.chart, place) if place >= 0 else "",
        "flipped": "yes" if admiral.flipped >> rank & 1 else "no",
        "anchored": "yes" if admiral.anchored >> rank & 1 else "no",
    }


# -- facts on panels ------------------------------------------------------------------------------


@remembered(REMEMBERED)
def _mat(tables: Tables, admiral: Admiral, known: tuple[int, ...]) -> str:
    return SAY(
        "mat",
        line=names.line(admiral.line),
        points=admiral.points,
        stock=names.things_of(admiral.stock),
        fired=names.things_of((0, *admiral.deployed)),
        flags=admiral.flags_left,
        cards=admiral.cards,
        known=_names(tables, known) or "none",
        regions=SAY("and").join(names.region(region) for region in members(admiral.regions)) or "none",
        left=admiral.left,
        won="yes" if admiral.won else "no",
    )


def mat_words(tables: Tables, admiral: Admiral, known: tuple[int, ...]) -> str:
    """What everybody knows of an Admiral, and the cards of the hand that the viewer knows."""
    return _mat(tables, admiral, known)


def deck_words(position: BruiseCruisePosition) -> str:
    """How many cards the deck has, and whether it will be shuffled again."""
    again = int(turns.most_passes(position) - position.passes)
    return SAY("deck", cards=int(position.deck), again=again)


def end_words(position: BruiseCruisePosition) -> str:
    """When the game ends, as far as the deck says it (BC-20.1, BC-20.2, BC-21.2)."""
    again = int(turns.most_passes(position) - position.passes)
    return SAY("ends", again=again, empty="no" if position.deck else "yes")


def discard_words(view: View) -> str:
    """The discard pile, all of whose cards everybody has seen."""
    return _discard(view.atlas.tables, view.discarded())


@remembered(REMEMBERED)
def _discard(tables: Tables, cards: tuple[int, ...]) -> str:
    return SAY("discard", number=len(cards), cards=_names(tables, cards))


def rolled_words(view: View) -> str:
    """The last two dice, if they are to be seen, and whose roll it was: the attacker's or, if Admirals roll in turn, the last one's."""
    first, second = int(view.position.first_die), int(view.position.second_die)
    if not first:
        return SAY("dice-none")
    pair = view.phase in (codes.ROLLING, codes.DEALING, codes.HOMING, codes.TIE_BREAK, codes.OVER)
    roller = last_rolled(view) if pair else int(view.position.active)
    who = "you" if 0 <= roller == view.seat else names.line_of(view.position.chart, roller)
    return SAY("dice", first=first, second=second, sum=first + second, pair="yes" if pair else "no", who=who or "none")


def last_rolled(view: View) -> int:
    """The last seat, in the order of the table, that has rolled for the first turn or in a tie; NOBODY if none has."""
    totals = view.position.totals
    return max((seat for seat in range(view.position.seats) if totals[seat] > 0), default=int(NOBODY))


# -- moves --------------------------------------------------------------------------------------------


def meaning(view: View, move: int) -> str:
    """A move in words; moves attached to ships, cards in the hand or spaces are left out."""
    written = text(view.position, move)
    if codes.BUNDLE <= move < codes.WIND:
        return SAY("meaning", kind="take", what=_bundle(view, move - int(codes.BUNDLE)))
    if codes.WIND <= move < codes.SHIP:
        return SAY("meaning", kind="wind", what=SAY("button", move=written.replace(" ", "-")))
    if codes.DICE <= move < codes.CARD:
        first, second = divmod(move - int(codes.DICE), FACES)
        return SAY("meaning-dice", first=first + 1, second=second + 1)
    if codes.CARD <= move < codes.SPACE:
        kind, first_card = ("salvage", codes.CARD) if move < codes.DEAL else ("deal", codes.DEAL)
        return SAY("meaning", kind=kind, what=names.card_name(view.position.chart, move - int(first_card)))
    if view.phase == codes.BUYING and move in (codes.END, codes.TRADE_TORPEDO):
        return SAY("meaning", kind="enough" if move == codes.END else "on-sale", what="")
    return SAY("meaning-kind", move=written.replace(" ", "-"))


def _bundle(view: View, alternative: int) -> str:
    """The contents of the card that is being exchanged: `2 life preservers and one missile`."""
    chart = view.position.chart
    first = (int(view.position.card) * int(codes.MOST_BUNDLES) + alternative) * int(codes.KINDS)
    return names.things_of(int(chart.bundle[first + kind]) for kind in range(int(codes.KINDS)))
