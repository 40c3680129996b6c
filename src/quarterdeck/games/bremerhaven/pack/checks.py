"""Checks that the tables of a pack agree with each other; `Malformed` names the row and field that do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import check_name
from quarterdeck.games.bremerhaven.pack import SAY
from quarterdeck.games.bremerhaven.pack.events import EFFECTS, MOST
from quarterdeck.games.bremerhaven.pack.format import (
    GOODS_NAMES,
    SYMBOLS,
    USES,
    BuildingFile,
    ContractFile,
    NewsFile,
    Row,
    ShipFile,
    WholePack,
)

PLAYERS: Final = (2, 3, 4)
FEWEST_ROUNDS: Final = 8
MOST_ROUNDS: Final = 12
"""Rounds of a long game with four players (BH-1.4)."""


def check(pack: WholePack) -> None:
    """Everything agrees; else the first thing that does not, in the order of the file."""
    check_names(pack)
    check_provenance(pack)
    for table, cards in (("ship", pack.ship), ("contract", pack.contract)):
        check_uses(table, cards)
    for k, building in enumerate(pack.building):
        check_building(f"building[{k}]", building)
    for k, price in enumerate(pack.price):
        if len(set(price.prices)) < len(price.prices):
            raise Malformed(f"price[{k}].prices", SAY("prices-twice", prices=str(price.prices)))
    check_news(pack.news)
    check_rounds(pack)
    check_number(pack)


def check_names(pack: WholePack) -> None:
    """Ships, Contracts and Buildings can be told apart by their names, and events by theirs."""
    names: dict[str, str] = {}
    for k, ship in enumerate(pack.ship):
        check_name(f"ship[{k}].name", ship.name, names)
    for k, contract in enumerate(pack.contract):
        check_name(f"contract[{k}].name", contract.name, names)
    for k, building in enumerate(pack.building):
        check_name(f"building[{k}].name", building.name, names)
    events: dict[str, str] = {}
    for k, card in enumerate(pack.news):
        check_name(f"news[{k}].event", card.event, events)


def check_provenance(pack: WholePack) -> None:
    """Every source note names a field that exists."""
    rows: list[tuple[str, Row]] = [("harbor", pack.harbor), ("progress", pack.progress)]
    rows += [(f"ship[{k}]", row) for k, row in enumerate(pack.ship)]
    rows += [(f"contract[{k}]", row) for k, row in enumerate(pack.contract)]
    rows += [(f"building[{k}]", row) for k, row in enumerate(pack.building)]
    rows += [(f"price[{k}]", row) for k, row in enumerate(pack.price)]
    rows += [(f"news[{k}]", row) for k, row in enumerate(pack.news)]
    for path, row in rows:
        fields = [field for field in row.__struct_fields__ if field != "provenance"]
        for field in row.provenance if isinstance(row.provenance, dict) else ():
            if field not in fields:
                raise Malformed(f"{path}.provenance", SAY("no-field", field=repr(field), fields=", ".join(fields)))


def check_uses(table: str, cards: Sequence[ShipFile | ContractFile]) -> None:
    """A card that is used with few players is used with more."""
    for k, card in enumerate(cards):
        if sorted(card.use, key=USES.index) != card.use:
            raise Malformed(f"{table}[{k}].use", SAY("use-order", use=str(card.use)))


def check_building(path: str, building: BuildingFile) -> None:
    """Each good is named once, and fields that belong together appear together."""
    for key in ("produce", "stores"):
        goods: list[str] = getattr(building, key)
        if len(set(goods)) < len(goods):
            raise Malformed(f"{path}.{key}", SAY("goods-twice", goods=str(goods)))
    for key, base in (("produce_by_rank", "produce_money"), ("bank_by_rank", "bank")):
        if getattr(building, key) and not getattr(building, base):
            raise Malformed(f"{path}.{key}", SAY("base-missing", base=base))
    if building.stores and not building.places:
        raise Malformed(f"{path}.stores", SAY("places-missing"))
    if building.places and len(building.stores) not in {1, len(GOODS_NAMES)}:
        where = f"{path}.stores" if building.stores else f"{path}.places"
        raise Malformed(where, SAY("storage-kinds", goods=", ".join(GOODS_NAMES)))


def check_news(news: list[NewsFile]) -> None:
    """Spaces and effects are known, and effects that need an amount have one."""
    for k, card in enumerate(news):
        if card.space not in SYMBOLS:
            raise Malformed(f"news[{k}].space", SAY("no-bid-space", space=repr(card.space), spaces=", ".join(SYMBOLS)))
        if card.effect not in EFFECTS:
            raise Malformed(f"news[{k}].effect", SAY("no-effect", effect=repr(card.effect), effects=", ".join(EFFECTS)))
        most = MOST.get(card.effect, 0)
        if isinstance(card.amount, int) and not 1 <= card.amount <= most:
            raise Malformed(f"news[{k}].amount", SAY("amount", effect=card.effect, most=most))


def check_rounds(pack: WholePack) -> None:
    """A long game with four players cannot be longer than it should be; shorter it never is."""
    rounds = longest(pack.progress.four, pack.news)
    if rounds > MOST_ROUNDS:
        ones = sum(card.advance == 1 for card in pack.news)
        facts = {"ones": ones, "spaces": pack.progress.four, "rounds": rounds}
        raise Malformed("news", SAY("too-many-rounds", fewest=FEWEST_ROUNDS, most=MOST_ROUNDS, **facts))


def longest(distance: int, news: list[NewsFile]) -> int:
    """The most rounds that so many spaces take: all cards of 1 come first (BH-22.1)."""
    ones = sum(card.advance == 1 for card in news)
    return distance if ones >= distance else ones + (distance - ones + 1) // 2


def check_number(pack: WholePack) -> None:
    """No deck runs out within the rounds of a game: new cards for every space, and starting Contracts (BH-2.18)."""
    distances = (pack.progress.two, pack.progress.three, pack.progress.four)
    for place, (players, distance) in enumerate(zip(PLAYERS, distances, strict=True)):
        for length, rounds in (("long", longest(distance, pack.news)), ("short", (distance + 1) // 2)):
            kept = {"long", "both"} if length == "long" else {"both"}
            for table, cards, more, clause in (
                ("ship", pack.ship, 0, "BH-2.1"),
                ("contract", pack.contract, players, "BH-2.2"),
            ):
                number = sum(card.use[place] in kept for card in cards)
                needed = rounds * players + more
                if number < needed:
                    facts = {"number": number, "players": players, "rounds": rounds, "needed": needed}
                    raise Malformed(table, SAY("too-few-cards", length=length, clause=clause, **facts))
