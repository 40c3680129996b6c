"""Bruise Cruise's notation: `sail with card`, `havana-a`, `P0`, `-2.2`, `take 1L 1M`; for chance `dice 4 3`, `deal ?`.

One text a move. Capitals and additional spaces do not matter when it is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.engine.saying import either
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import Tables, tables_of
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.names import HULLS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bruise_cruise").say

KINDS: Final = (
    "end",
    "sail",
    "sail with card",
    "buy missile",
    "buy torpedo",
    "exchange",
    "claim",
    "torpedo",
    "missile",
    "raid",
    "battle",
    "unfathomable",
    "remove anchor",
    "commission",
    "decommission",
    "stay",
)
"""The moves 0 … 15."""
THINGS: Final = ("preserver", "missile", "torpedo")
LETTERS: Final = ("L", "M", "T")
WINDS: Final = {False: ("E", "NE", "NW", "W", "SW", "SE"), True: ("E", "SE", "SW", "W", "NW", "NE")}
"""The directions of `Chart.near` by whether r grows northwards."""
HIDDEN_DEAL: Final = "deal ?"
"""A card dealt or drawn, for readers who may not know it."""
HIDDEN: Final = "?"
"""A step of an action that is not yet made, as all others read it."""
FACES: Final = 6
WORDS: Final = {
    **{word: k for k, word in enumerate(KINDS)},
    **{f"loot {word}": int(codes.LOOT) + k for k, word in enumerate(("nothing", *THINGS))},
    **{f"surrender {word}": int(codes.SURRENDER) + k for k, word in enumerate(THINGS[1:])},
    **{f"draw {k}": int(codes.DRAW) + k for k in range(3)},
    **{f"dice {k // FACES + 1} {k % FACES + 1}": int(codes.DICE) + k for k in range(FACES * FACES)},
}
"""The moves whose texts are the same in every game."""
TEXTS: Final = {move: word for word, move in WORDS.items()}
NAMES: Final = frozenset(WORDS) | {hull.lower() for hull in HULLS}
"""What no card can be called without `card` before it."""
Reader = Callable[[BruiseCruisePosition, str], int]


ASKED: Final[dict[int, str]] = {
    int(codes.ROLLING): "dice",
    int(codes.HOMING): "home",
    int(codes.SURRENDERING): "surrender",
    int(codes.BATTLING): "dice",
    int(codes.RAIDING): "dice",
    int(codes.LOOTING): "loot",
    int(codes.RAIDER_FLEES): "flee",
    int(codes.DEFENDER_FLEES): "flee",
    int(codes.BUYING): "buy",
    int(codes.DISCARDING): "discard",
    int(codes.REPLENISHING): "draw",
    int(codes.TIE_BREAK): "dice",
    int(codes.OVER): "over",
}
"""What is asked, by phase: the variants of the message `form-now`; otherwise an action is put together, or cards are dealt."""

# -- writing -------------------------------------------------------------------------------------


def text(position: BruiseCruisePosition, move: int) -> str:  # noqa: PLR0911 - one for each kind of move
    """The move in notation."""
    if move in TEXTS:
        return TEXTS[move]
    if move < codes.WIND:
        return bundle_text(position, move - int(codes.BUNDLE))
    if move < codes.SHIP:
        return f"wind {WINDS[position.chart.north_up][move - int(codes.WIND)]}"
    if codes.SHIP <= move < codes.SHIP + codes.SHIPS:
        return position.chart.ship_names[move - int(codes.SHIP)]
    if move < codes.DEAL:
        return card_text(position, move - int(codes.CARD))
    if move < codes.SPACE:
        return f"deal {card_slug(position, move - int(codes.DEAL))}"
    return space_text(position, move - int(codes.SPACE))


def veiled_text(position: BruiseCruisePosition, move: int, seat: int) -> str:
    """The move as `seat` may read it: only the receiver reads cards, and nobody reads what another player is picking.

    The step that makes an action is read by all; part 4 of the rules and BC-R51 say why.
    """
    if seat == position.active:
        return text(position, move)
    if codes.DEAL <= move < codes.SPACE:
        return HIDDEN_DEAL
    if codes.ACTING <= position.phase <= codes.PICK_WIND:
        after = position.clone()
        after.play(move)
        if codes.PICK_CARD <= after.phase <= codes.PICK_WIND:
            return HIDDEN
    return text(position, move)


def bundle_text(position: BruiseCruisePosition, alternative: int) -> str:
    """`take 1L 1M` of the card that is being exchanged; `take #2` where no card gives the contents."""
    card = position.card
    if card == codes.NO_CARD or card >= position.chart.actions or alternative >= position.chart.bundles[card]:
        return f"take #{alternative + 1}"
    return f"take {bundle_words(position, int(card), alternative)}"


def bundle_words(position: BruiseCruisePosition, card: int, alternative: int) -> str:
    """What a card gives: `1L 1M`."""
    first = (card * int(codes.MOST_BUNDLES) + alternative) * len(LETTERS)
    numbers = [int(position.chart.bundle[first + k]) for k in range(len(LETTERS))]
    return " ".join(f"{number}{letter}" for number, letter in zip(numbers, LETTERS, strict=True) if number)


def card_text(position: BruiseCruisePosition, card: int) -> str:
    """The card; `card raid` if its name alone would be another move."""
    name = card_slug(position, card)
    return f"card {name}" if name in NAMES else name


def card_slug(position: BruiseCruisePosition, card: int) -> str:
    """The card's name in notation; a number beyond the pack is shown as it is."""
    cards = tables(position).cards
    return cards[card] if card < len(cards) else f"card-{card + 1}"


def space_text(position: BruiseCruisePosition, space: int) -> str:
    """`q.r`; a number beyond the chart is shown as it is."""
    spots = tables(position).spots
    return spots[space] if space < len(spots) else f"space-{space + 1}"


def tables(position: BruiseCruisePosition) -> Tables:
    """The words of the position's pack."""
    return tables_of(position.chart.text)


# -- reading -------------------------------------------------------------------------------------


def parse(position: BruiseCruisePosition, written: str) -> int:
    """The move a text means, legal or not; `Malformed` if it means none."""
    words = written.lower().split()
    plain = " ".join(words)
    if plain in WORDS:
        return WORDS[plain]
    if len(words) == 1:
        return parse_name(position, plain)
    verb, rest = (words[0], " ".join(words[1:])) if words else ("", "")
    if verb not in READERS:
        raise Malformed("move", SAY("no-move", written=repr(written), **forms(position)))
    return READERS[verb](position, rest)


def parse_name(position: BruiseCruisePosition, word: str) -> int:
    """A card, a space, or the port in it."""
    table = tables(position)
    if word.upper() in HULLS:
        return int(codes.SHIP) + position.chart.ship_names.index(word.upper())
    if word in table.number_of_card:
        return int(codes.CARD) + table.number_of_card[word]
    if word in table.number_of_space:
        return int(codes.SPACE) + table.number_of_space[word]
    for port in table.content.ports:
        if slug(port.name) == word:
            return int(codes.SPACE) + port.space
    raise Malformed("move", SAY("nothing-called", word=repr(word), **forms(position)))


def parse_card(position: BruiseCruisePosition, word: str) -> int:
    """A card by its name."""
    return int(codes.CARD) + find_card(position, word)


def parse_deal(position: BruiseCruisePosition, word: str) -> int:
    """A card that chance deals."""
    return int(codes.DEAL) + find_card(position, word)


def find_card(position: BruiseCruisePosition, word: str) -> int:
    """The number of a card."""
    table = tables(position)
    if word not in table.number_of_card:
        raise Malformed("move", SAY("move-no-card", word=repr(word), first=table.cards[0], last=table.cards[-1]))
    return table.number_of_card[word]


def parse_take(position: BruiseCruisePosition, rest: str) -> int:
    """A bundle as the card depicts it, in any order, or by its number."""
    chart = position.chart
    numbers = {f"#{k + 1}": k for k in range(codes.MOST_BUNDLES)}
    if rest in numbers:
        return int(codes.BUNDLE) + numbers[rest]
    if position.card == codes.NO_CARD or position.card >= chart.actions:
        raise Malformed("move", SAY("nothing-exchanged"))
    bundles = [bundle_words(position, int(position.card), k) for k in range(chart.bundles[position.card])]
    for k, words in enumerate(bundles):
        if sorted(words.lower().split()) == sorted(rest.split()):
            return int(codes.BUNDLE) + k
    raise Malformed(
        "move", SAY("not-depicted", written=repr(rest.upper()), bundles=either(f"take {bundle}" for bundle in bundles))
    )


def parse_wind(position: BruiseCruisePosition, word: str) -> int:
    """The way a wind blows."""
    winds = WINDS[position.chart.north_up]
    if word.upper() not in winds:
        raise Malformed("move", SAY("no-wind", written=repr(word.upper()), winds=", ".join(winds)))
    return int(codes.WIND) + winds.index(word.upper())


READERS: Final[dict[str, Reader]] = {
    "card": parse_card,
    "deal": parse_deal,
    "take": parse_take,
    "wind": parse_wind,
}


def forms(position: BruiseCruisePosition) -> dict[str, str]:
    """What is asked now, as the message `form-now` calls it, and examples of a card and a space.

    While an action is put together nobody else learns what is picked, so that it is all one here.
    """
    table, phase = tables(position), int(position.phase)
    asked = "action" if codes.ACTING <= phase <= codes.PICK_WIND else ASKED.get(phase, "deal")
    return {"asked": asked, "card": table.cards[0], "space": table.spots[0]}
