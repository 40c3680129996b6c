"""Reads Bremerhaven's notation; text that means no move is refused with a suggestion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import either
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    DOCKS,
    EXACT_DELIVER,
    EXACT_PACK,
    EXACT_PRODUCE,
    EXACT_SHIFT,
    EXACT_UNLOAD,
    EXACT_UNPACK,
    GOODS,
    LOADING_DOCKS,
    NONE,
    PRICE,
    PRICING,
    SEA,
    SPACES,
    WILD,
)
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.notation import (
    ASKED,
    BID_NAMES,
    DONE,
    SLOT_NAMES,
    SPACE_NAMES,
    WORDS,
    YIELDS,
    exact,
    tables,
)
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bremerhaven").say

Words = list[str]
Reader = Callable[[BremerhavenPosition, Words], int]

SAME: Final = {"no": DONE, "none": DONE, "keep": DONE, "decline": DONE, "start none": "start nothing"}
"""Other words for the same moves."""
FORMS: Final = (
    "chit",
    "swap",
    "loading",
    "dock",
    "site",
    "start",
    "bollard",
    "clear",
    "build",
    "prices",
    "bank",
    "produce",
    "unload",
    "move",
    "deliver",
    "unpack",
    "pack",
    "direct",
    "deal",
    "price",
    "news",
    "value",
)
"""The first words of moves; a message (`form-…`) says how such moves are written."""


def parse(position: BremerhavenPosition, written: str) -> int:
    """The move a text means, legal or not; `Malformed` if it means none."""
    words = written.lower().split()
    plain = " ".join(words)
    plain = SAME.get(plain, plain)
    if plain in WORDS:
        keeps = plain == DONE and position.phase == PRICING and position.pile[0] != NONE
        return int(PRICE + position.pile[0]) if keeps else WORDS[plain]
    if not words:
        raise Malformed("move", SAY("move-missing", asked=form_asked(position)))
    if words[1:2] == ["on"]:
        raise Malformed("move", bid_problem(words))
    if words[0] not in FORMS:
        raise Malformed("move", SAY("no-move", written=repr(written.strip()), asked=form_asked(position)))
    reader = READERS.get(words[0])
    return bad(words) if reader is None else reader(position, words[1:])


def form_asked(position: BremerhavenPosition) -> str:
    """What is asked now, as the message `form-now` calls it: so a refusal tells of no other moves."""
    phase = int(position.phase)
    if phase == codes.HARBOR:
        stages = [int(position.stage[seat]) for seat in range(position.seats) if int(position.waiting()) >> seat & 1]
        return "produce" if stages and all(stage == codes.ACTING for stage in stages) else "move"
    if phase == codes.DEALING and position.deals in (codes.DEALS_PRICE, codes.DEALS_NEWS):
        return "price-card" if position.deals == codes.DEALS_PRICE else "news"
    return ASKED.get(phase, "deal")


def form(verb: str) -> str:
    """How moves that begin with this word are written."""
    return SAY(f"form-{verb}")


def bad(words: Words) -> int:
    """Always `Malformed`: how such a move is written."""
    raise Malformed("move", SAY("move-otherwise", written=repr(" ".join(words)), form=form(words[0])))


def bid_problem(words: Words) -> str:
    """What is wrong with a bid."""
    if words[2:3] and words[2] not in BID_NAMES:
        return SAY("no-bid-space", written=repr(words[2]), spaces=", ".join(BID_NAMES))
    return SAY("no-bid", written=repr(" ".join(words)))


def one_of(verb: str, word: str, kind: str, names: Mapping[str, int]) -> int:
    """The number of a named thing."""
    if word not in names:
        known = ", ".join(names)
        raise Malformed("move", SAY("none-called", kind=kind, written=repr(word), known=known, form=form(verb)))
    return names[word]


SPACE_NUMBERS: Final = {name: k for k, name in enumerate(SPACE_NAMES)}
GOODS_NUMBERS: Final = {name: k for k, name in enumerate(GOODS_NAMES)}
YIELD_NUMBERS: Final = {name: k for k, name in enumerate(YIELDS)}
DOCK_NUMBERS: Final = {str(k + 1): k for k in range(DOCKS)}
LOADING_NUMBERS: Final = {str(k + 1): k for k in range(LOADING_DOCKS)}


def space(verb: str, word: str) -> int:
    """A space of the harbor."""
    return one_of(verb, word, "space", SPACE_NUMBERS)


def goods(verb: str, word: str) -> int:
    """A kind of goods."""
    return one_of(verb, word, "goods", GOODS_NUMBERS)


# -- one reader for each first word --------------------------------------------------------------


def read_named(verb: str, kind: str, names: Mapping[str, int], words: Words) -> str:
    """The known name that is the one word after the first."""
    if len(words) != 1:
        bad([verb, *words])
    one_of(verb, words[0], kind, names)
    return words[0]


def read_site(verb: str) -> Reader:
    """Moves of a verb and a space; those with a space that exists are among `WORDS`."""

    def read(_position: BremerhavenPosition, words: Words) -> int:
        return WORDS[f"{verb} {read_named(verb, 'space', SPACE_NUMBERS, words)}"]

    return read


def read_chit(_position: BremerhavenPosition, words: Words) -> int:
    """A kind of goods that does not exist."""
    return WORDS[f"chit {read_named('chit', 'goods', GOODS_NUMBERS, words)}"]


def read_bollard(_position: BremerhavenPosition, words: Words) -> int:
    """A place that does not exist."""
    places = {name: k for k, name in enumerate(SLOT_NAMES)}
    return WORDS[f"bollard {read_named('bollard', 'bollard', places, words)}"]


def read_start(_position: BremerhavenPosition, words: Words) -> int:
    """Starting goods in any order (BH-3.4)."""
    for word in words:
        goods("start", word)
    found = " ".join(["start", *sorted(words, key=GOODS_NAMES.index)])
    return WORDS[found] if found in WORDS else bad(["start", *words])


def read_dock(position: BremerhavenPosition, words: Words) -> int:
    """A Dock; its goods need not be named if the Ship carries one kind (BH-13.7, BH-13.8)."""
    if not 1 <= len(words) <= 2:  # noqa: PLR2004 - Dock and goods
        return bad(["dock", *words])
    dock = one_of("dock", words[0], "dock", DOCK_NUMBERS)
    if len(words) > 1:
        return int(codes.BERTH) + dock * int(GOODS) + goods("dock", words[1])
    if position.phase != codes.BERTHING:
        raise Malformed("move", SAY("goods-without-ship", example=f"dock {words[0]} {GOODS_NAMES[0]}"))
    cargo = int(position.decks.cargo[position.sea[position.next_space - 1 - SEA]])
    if cargo == WILD:
        raise Malformed("move", SAY("goods-of-wild", example=f"dock {words[0]} {GOODS_NAMES[0]}"))
    return int(codes.BERTH) + dock * int(GOODS) + cargo


def read_build(position: BremerhavenPosition, words: Words) -> int:
    """A Building by its name, and a space."""
    if len(words) != 2:  # noqa: PLR2004 - Building and space
        return bad(["build", *words])
    building = one_of("build", words[0], "building", tables(position).number_of_building)
    return int(codes.BUILD) + building * int(SPACES) + space("build", words[1])


def read_prices(position: BremerhavenPosition, words: Words) -> int:
    """A Price card to be put on top."""
    return int(codes.PRICE) + read_card("prices", "price", tables(position).number_of_price, words)


def read_price(position: BremerhavenPosition, words: Words) -> int:
    """A Price card that chance turns up."""
    return int(codes.DEAL_PRICE) + read_card("price", "price", tables(position).number_of_price, words)


def read_news(position: BremerhavenPosition, words: Words) -> int:
    """A Newspaper card by its event."""
    return int(codes.DEAL_NEWS) + read_card("news", "event", tables(position).number_of_event, words)


def read_card(verb: str, kind: str, names: Mapping[str, int], words: Words) -> int:
    """A card by its name."""
    return names[read_named(verb, kind, names, words)]


def read_deal(position: BremerhavenPosition, words: Words) -> int:
    """A Ship, Contract or Building that chance deals."""
    table = tables(position)
    if len(words) != 1:
        return bad(["deal", *words])
    for start, names in (
        (codes.DEAL_SHIP, table.number_of_ship),
        (codes.DEAL_CONTRACT, table.number_of_contract),
        (codes.DEAL_BUILDING, table.number_of_building),
    ):
        if words[0] in names:
            return int(start) + names[words[0]]
    examples = either((table.ships[0], table.contracts[0], table.buildings[0]))
    raise Malformed("move", SAY("no-card-called", written=repr(words[0]), examples=examples))


# -- goods -----------------------------------------------------------------------------------------


def read_produce(_position: BremerhavenPosition, words: Words) -> int:
    """Read what a Building yields, and where a good goes."""
    if not 2 <= len(words) <= 3:  # noqa: PLR2004 - Building, what, space
        return bad(["produce", *words])
    building = space("produce", words[0])
    if len(words) == 2:  # noqa: PLR2004 - nowhere named
        return WORDS[f"produce {words[0]} {YIELDS[one_of('produce', words[1], 'yield', YIELD_NUMBERS)]}"]
    return exact(int(EXACT_PRODUCE), a=building, b=space("produce", words[2]), goods=goods("produce", words[1]))


def read_unload(_position: BremerhavenPosition, words: Words) -> int:
    """A good from a Ship to a space."""
    if not 1 <= len(words) <= 2:  # noqa: PLR2004 - Dock and space
        return bad(["unload", *words])
    dock = one_of("unload", words[0], "dock", DOCK_NUMBERS)
    return exact(int(EXACT_UNLOAD), a=dock, b=space("unload", words[1])) if words[1:] else int(codes.UNLOAD) + dock


def read_move(_position: BremerhavenPosition, words: Words) -> int:
    """A good from a space to another."""
    if len(words) != 3:  # noqa: PLR2004 - goods and two spaces
        return bad(["move", *words])
    kind = goods("move", words[0])
    return exact(int(EXACT_SHIFT), a=space("move", words[1]), b=space("move", words[2]), goods=kind)


def read_deliver(_position: BremerhavenPosition, words: Words) -> int:
    """Read a delivery from a space to a Contract; deliveries that name no space are among `WORDS`."""
    if not 2 <= len(words) <= 3:  # noqa: PLR2004 - goods, space, Loading dock
        return bad(["deliver", *words])
    kind = goods("deliver", words[0])
    loading = one_of("deliver", words[-1], "loading", LOADING_NUMBERS)
    return exact(int(EXACT_DELIVER), a=space("deliver", words[1]), b=loading, goods=kind)


def read_unpack(_position: BremerhavenPosition, words: Words) -> int:
    """The container of a space."""
    return exact(int(EXACT_UNPACK), a=space("unpack", words[0])) if len(words) == 1 else bad(["unpack", *words])


def read_pack(_position: BremerhavenPosition, words: Words) -> int:
    """Two crates of two spaces, or of one, into a container on a third."""
    if len(words) != 3:  # noqa: PLR2004 - three spaces
        return bad(["pack", *words])
    one, other, to = (space("pack", word) for word in words)
    return exact(int(EXACT_PACK), a=one, b=other, c=to)


def read_direct(_position: BremerhavenPosition, words: Words) -> int:
    """A Dock or a Loading dock that does not exist."""
    if len(words) == 2:  # noqa: PLR2004 - Dock and Loading dock
        one_of("direct", words[0], "dock", DOCK_NUMBERS)
        one_of("direct", words[1], "loading", LOADING_NUMBERS)
    return bad(["direct", *words])


READERS: Final[dict[str, Reader]] = {
    "chit": read_chit,
    "dock": read_dock,
    "site": read_site("site"),
    "start": read_start,
    "bollard": read_bollard,
    "clear": read_site("clear"),
    "build": read_build,
    "prices": read_prices,
    "produce": read_produce,
    "unload": read_unload,
    "move": read_move,
    "deliver": read_deliver,
    "unpack": read_unpack,
    "pack": read_pack,
    "direct": read_direct,
    "deal": read_deal,
    "price": read_price,
    "news": read_news,
}
