"""Ranks and Influence cards of a position file: in hand, laid on bid spaces, on the way (BH-5, BH-10, BH-24)."""

from __future__ import annotations

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DUMMY_SEAT, HAND, INFLUENCE, LEVELS
from quarterdeck.games.bremerhaven.file.fields import RANKS, BremerhavenFile, DummyFile, HarborFile
from quarterdeck.games.bremerhaven.laws import SECRET, laid, on_spaces, values_of
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding as bidding_rules
from quarterdeck.games.bremerhaven.table.decks import number_of, pack_values
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SEATS


def owners(file: BremerhavenFile) -> list[tuple[str, HarborFile | DummyFile]]:
    """Everybody with a rank and Influence cards, in the order of the seats, with their place in the file."""
    found: list[tuple[str, HarborFile | DummyFile]] = [
        (f"harbors.{SEATS[seat]}", harbor) for seat, harbor in enumerate(file.harbors.listed())
    ]
    return [*found, ("dummy", file.dummy)] if file.dummy is not None else found


# -- ranks -------------------------------------------------------------------------------------------


def read_ranks(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The tokens stand on the top ranks, one on each (BH-2.13, BH-R17); nobody has a rank before they are given."""
    everybody = owners(file)
    if position.round == 0 and all(owner.rank is None for _, owner in everybody):
        return
    taken: dict[str, str] = {}
    for seat, (path, owner) in enumerate(everybody):
        if owner.rank is None:
            raise Malformed(f"{path}.rank", f"is missing; ranks are {', '.join(RANKS[: len(everybody)])} (BH-2.13)")
        if RANKS.index(owner.rank) >= len(everybody):
            problem = f"nobody is {owner.rank}: the ranks are {', '.join(RANKS[: len(everybody)])} (BH-R17)"
            raise Malformed(f"{path}.rank", problem)
        if owner.rank in taken:
            raise Malformed(f"{path}.rank", f"{taken[owner.rank]} is {owner.rank} already (BH-2.13)")
        taken[owner.rank] = path
        position.rank[RANKS.index(owner.rank)] = seat


# -- Influence cards -----------------------------------------------------------------------------------


def read_hands(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Everybody has the five cards that the upgrades taken have made, laid or in hand (BH-24.2)."""
    wrong = Complaints()
    for seat, (path, owner) in enumerate(owners(file)):
        with wrong:
            position.level[seat] = owner.upgrades
            read_laid(position, seat, owner, path)
            if isinstance(owner, HarborFile):
                read_hand(position, seat, owner, path)
            else:
                read_dummy_hand(position, owner)
            position.laid_cards += laid(position, seat)
            if owner.grown:
                position.growing |= bit(seat)
    wrong.refuse()
    with wrong:
        check_order(position, file)
    with wrong:
        check_growing(position, file)
    wrong.refuse()


def read_laid(position: BremerhavenPosition, seat: int, owner: HarborFile | DummyFile, path: str) -> None:
    """The cards of one player on the bid spaces (BH-5.4)."""
    for name, cards in owner.laid.items():
        space = BID_NAMES.index(name)
        if not bidding_rules.is_bid_space(position, space):
            problem = f"with {position.lines} places there is no {name} (BH-5.4)"
            raise Malformed(f"{path}.laid.{name}", problem)
        position.laid[seat * BID_SPACES + space] = pack_values([card or 0 for card in cards])


def read_hand(position: BremerhavenPosition, seat: int, owner: HarborFile, path: str) -> None:
    """A hand: its cards and the laid cards are both known or both unknown; a missing one follows (BH-5.1, BH-5.6)."""
    whole = int(position.decks.hands[position.level[seat]])
    down = [value for packed in on_spaces(position, seat) for value in values_of(packed)]
    hand = owner.hand
    if 0 in down or (hand is not None and None in hand):
        hide_hand(position, seat, owner, path)
        return
    left = values_of(whole)
    for value in down:
        if value not in left:
            problem = f"has more {value}s than the hand {' '.join(map(str, values_of(whole)))} (BH-2.19, BH-10.4)"
            raise Malformed(f"{path}.laid", problem)
        left.remove(value)
    if hand is not None and sorted(value or 0 for value in hand) != left:
        problem = f"of {' '.join(map(str, values_of(whole)))} there is left what is not laid: {left} (BH-24.2)"
        raise Malformed(f"{path}.hand", problem)
    position.hand[seat] = pack_values(left)


def hide_hand(position: BremerhavenPosition, seat: int, owner: HarborFile, path: str) -> None:
    """A hand of which only the number of cards is known; the same goes for the cards laid (BH-5.1, BH-5.7)."""
    if position.phase not in SECRET:
        raise Malformed(f"{path}.laid", "Influence cards are known to all but while bids are laid (BH-5.7)")
    down = [value for packed in on_spaces(position, seat) for value in values_of(packed)]
    number = int(HAND) - len(down) if owner.hand is None else len(owner.hand)
    if any(down) or any(owner.hand or []):
        raise Malformed(f"{path}.hand", "is known with all cards laid, or nothing of both is: write null (BH-5.1)")
    if number + len(down) != HAND:
        raise Malformed(f"{path}.hand", f"has {number} cards and {len(down)} are laid; together they are 5 (BH-24.2)")
    position.hand[seat] = number


def read_dummy_hand(position: BremerhavenPosition, owner: DummyFile) -> None:
    """The dummy's cards have values when they are revealed, not before (BH-28.2, BH-R58)."""
    whole = int(position.decks.hands[position.level[DUMMY_SEAT]])
    left = values_of(whole)
    for value in (card for cards in owner.laid.values() for card in cards if card):
        if value not in left:
            problem = f"has more {value}s than the hand {' '.join(map(str, values_of(whole)))} (BH-4.7)"
            raise Malformed("dummy.laid", problem)
        left.remove(value)
    position.hand[DUMMY_SEAT] = pack_values(left)


def check_order(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Cards are laid one by one in rank order, and lie until the end of the round (BH-5.2, BH-6.4)."""
    paths = [path for path, _ in owners(file)]
    numbers = [laid(position, seat) for seat in range(position.lines)]
    if position.round == 0:
        for path, number in zip(paths, numbers, strict=True):
            if number:
                raise Malformed(f"{path}.laid", "nobody lays cards before the first round (BH-1.2)")
        return
    bidding = position.phase in (codes.BIDDING, codes.INSTRUCTING)
    for k in range(position.lines):
        seat = int(position.rank[k])
        wanted = sum(numbers) // len(numbers) + (k < sum(numbers) % len(numbers)) if bidding else int(HAND)
        if numbers[seat] != wanted:
            problem = f"has {numbers[seat]} cards, but it is {wanted} after {sum(numbers)} in rank order (BH-5.2)"
            late = f"has {numbers[seat]} cards; all {HAND} lie there until the round is over (BH-5.2, BH-6.4)"
            raise Malformed(f"{paths[seat]}.laid", problem if bidding else late)
    if bidding and bidding_rules.all_laid(position):
        raise Malformed("asked", "all Influence cards are laid, so no more bids follow (BH-5.7)")


def check_growing(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Players who take an Influence card have bid for it on 1.3 of this round (BH-10.1, BH-10.5, BH-28.7)."""
    late = position.next_space > INFLUENCE
    for seat, (path, owner) in enumerate(owners(file)):
        bids = bool(number_of(position.laid[seat * BID_SPACES + INFLUENCE]))
        if owner.grown and not late:
            raise Malformed(f"{path}.grown", "nobody takes an Influence card before 1.3 is resolved (BH-6.2)")
        if owner.grown and not bids:
            raise Malformed(f"{path}.grown", "no card lies on 1.3, so none is taken (BH-10.1)")
        if owner.grown and owner.upgrades == LEVELS - 1:
            raise Malformed(f"{path}.grown", "the personal supply is empty (BH-10.5)")
        if seat == position.seats and late and bids and not owner.grown and owner.upgrades < LEVELS - 1:
            raise Malformed("dummy.grown", "is true: the dummy has a card on 1.3 (BH-28.7)")
