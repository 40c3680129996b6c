"""Ranks and Influence cards of a position file: in hand, laid on bid spaces, on the way (BH-5, BH-10, BH-24)."""

from __future__ import annotations

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DUMMY_SEAT, HAND, INFLUENCE, LEVELS
from quarterdeck.games.bremerhaven.file import SAY
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
            raise Malformed(f"{path}.rank", SAY("rank-missing", ranks=", ".join(RANKS[: len(everybody)])))
        if RANKS.index(owner.rank) >= len(everybody):
            problem = SAY("rank-unused", rank=owner.rank, ranks=", ".join(RANKS[: len(everybody)]))
            raise Malformed(f"{path}.rank", problem)
        if owner.rank in taken:
            raise Malformed(f"{path}.rank", SAY("rank-taken", other=taken[owner.rank], rank=owner.rank))
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
            problem = SAY("no-bid-space", places=position.lines, space=name)
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
            problem = SAY("more-than-hand", value=value, hand=" ".join(map(str, values_of(whole))))
            raise Malformed(f"{path}.laid", problem)
        left.remove(value)
    if hand is not None and sorted(value or 0 for value in hand) != left:
        problem = SAY("hand-left-over", hand=" ".join(map(str, values_of(whole))), left=str(left))
        raise Malformed(f"{path}.hand", problem)
    position.hand[seat] = pack_values(left)


def hide_hand(position: BremerhavenPosition, seat: int, owner: HarborFile, path: str) -> None:
    """A hand of which only the number of cards is known; the same goes for the cards laid (BH-5.1, BH-5.7)."""
    if position.phase not in SECRET:
        raise Malformed(f"{path}.laid", SAY("influence-known"))
    down = [value for packed in on_spaces(position, seat) for value in values_of(packed)]
    number = int(HAND) - len(down) if owner.hand is None else len(owner.hand)
    if any(down) or any(owner.hand or []):
        raise Malformed(f"{path}.hand", SAY("hand-known-whole"))
    if number + len(down) != HAND:
        raise Malformed(f"{path}.hand", SAY("hand-of-five", number=number, down=len(down)))
    position.hand[seat] = number


def read_dummy_hand(position: BremerhavenPosition, owner: DummyFile) -> None:
    """The dummy's cards have values when they are revealed, not before (BH-28.2, BH-R58)."""
    whole = int(position.decks.hands[position.level[DUMMY_SEAT]])
    left = values_of(whole)
    for value in (card for cards in owner.laid.values() for card in cards if card):
        if value not in left:
            problem = SAY("dummy-more-than-hand", value=value, hand=" ".join(map(str, values_of(whole))))
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
                raise Malformed(f"{path}.laid", SAY("laid-before-rounds"))
        return
    bidding = position.phase in (codes.BIDDING, codes.INSTRUCTING)
    for k in range(position.lines):
        seat = int(position.rank[k])
        wanted = sum(numbers) // len(numbers) + (k < sum(numbers) % len(numbers)) if bidding else int(HAND)
        if numbers[seat] != wanted:
            problem = SAY("laid-in-order", cards=numbers[seat], right=wanted, all=sum(numbers))
            late = SAY("laid-until-end", cards=numbers[seat], all=HAND)
            raise Malformed(f"{paths[seat]}.laid", problem if bidding else late)
    if bidding and bidding_rules.all_laid(position):
        raise Malformed("asked", SAY("all-laid"))


def check_growing(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Players who take an Influence card have bid for it on 1.3 of this round (BH-10.1, BH-10.5, BH-28.7)."""
    late = position.next_space > INFLUENCE
    for seat, (path, owner) in enumerate(owners(file)):
        bids = bool(number_of(position.laid[seat * BID_SPACES + INFLUENCE]))
        if owner.grown and not late:
            raise Malformed(f"{path}.grown", SAY("grown-too-early"))
        if owner.grown and not bids:
            raise Malformed(f"{path}.grown", SAY("grown-without-bid"))
        if owner.grown and owner.upgrades == LEVELS - 1:
            raise Malformed(f"{path}.grown", SAY("supply-empty"))
        if seat == position.seats and late and bids and not owner.grown and owner.upgrades < LEVELS - 1:
            raise Malformed("dummy.grown", SAY("dummy-grown"))
