"""Bremerhaven a second time, slowly and plainly, from the first card to the last: a judge of the fast rules.

It was written from the rulebook and the clauses. A game is a generator that reads like the rulebook from top to bottom:
it yields a question, who may choose and from what, and is sent who has chosen what. Only where a good lies that moved
without a place being named is taken from the table it is compared with, once that has been found to be possible.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from itertools import combinations_with_replacement

import msgspec

from quarterdeck.engine.packs import slug
from tests.games.bremerhaven.oracle import Building, Cards, Contract, Goods, Harbor, Ship, read
from tests.games.bremerhaven.table import DUMMY, GOODS, SEATS, SPACES, Table

CHANCE = "chance"
Question = dict[str, set[str]]
Answer = tuple[str, str]
Asking = Generator[Question, Answer, str]
Doing = Generator[Question, Answer, None]
INFLUENCE = (1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9)
START_MONEY = (4, 6, 8, 12)
INCOME = (4, 3, 2, 1)
TOWN = ("1.0", "1.1", "1.2", "1.3", "1.4", "1.5")


class News(msgspec.Struct):
    """One table [[news]]."""

    event: str
    advance: int
    space: str
    effect: str
    amount: int = 1


class Deck:
    """Cards face down, of which the lowest stack comes first (BH-2.4)."""

    def __init__(self, cards: dict[str, Ship] | dict[str, Contract], players: int, *, short: bool) -> None:
        kept = {"both"} if short else {"both", "long"}
        self.stack = {name: card.stack for name, card in cards.items() if card.use[max(players, 2) - 2] in kept}

    def top(self) -> set[str]:
        """What may come next."""
        lowest = min(self.stack.values())
        return {f"deal {name}" for name, stack in self.stack.items() if stack == lowest}


class Model:
    """A game; `ask` is what it asks now, `answer` tells it what was chosen."""

    def __init__(self, text: str, table: Table, *, players: int, short: bool) -> None:
        tables = tomllib.loads(text)
        self.cards = cards = Cards(text)
        self.news = {slug(card.event): card for card in msgspec.convert(tables["news"], list[News])}
        self.table = table
        self.short = short or players == 1
        self.people = SEATS[:players]
        self.lines = max(players, 2)
        self.ranks = ""
        self.harbor = {seat: Harbor(cards, table, seat) for seat in self.people}
        self.ships, self.contracts = (Deck(of, players, short=self.short) for of in (cards.ship, cards.contract))
        self.slots: dict[str, list[set[int]]] = {seat: [set(), {1}, {1}, set()] for seat in self.people}
        self.growing: set[str] = set()
        self.buildings = set(cards.building)
        self.sea, self.land = ["-"] * self.lines, ["-"] * self.lines
        self.offer = ""
        self.prices: dict[str, dict[str, int]] = {
            "-".join(map(str, row["prices"])): dict(zip(GOODS, row["prices"], strict=True)) for row in tables["price"]
        }
        self.pile: list[str] = [""] * len(self.prices)
        self.papers = set(self.news)
        self.front = self.event = ""
        names = {2: "two", 3: "three", 4: "four"}
        self.ahead = int(tables["progress"][names[self.lines]])
        self.upgrades = Counter[str]()
        self.hand: dict[str, list[int]] = {}
        self.laid: dict[tuple[str, str], list[int]] = {}
        self.round = 0
        self.scores: dict[str, int] = {}
        self.winner = ""
        self.going = self.game()
        self.ask: Question = next(self.going)

    def answer(self, who: str, text: str) -> None:
        """Somebody has chosen; at the end nobody is asked."""
        assert text in self.ask[who], f"{who}: {text}; there are {self.ask}"
        try:
            self.ask = self.going.send((who, text))
        except StopIteration:
            self.ask = {}

    # -- asking ------------------------------------------------------------------------------------------

    def one(self, who: str, options: set[str]) -> Asking:
        """One person, or chance, chooses; a person who has no choice is not asked."""
        if len(options) == 1 and who != CHANCE:
            return options.pop()
        _, text = yield {who: options}
        return text

    def price_of(self, kind: str) -> int:
        """What a good brings now (BH-11.4)."""
        return self.prices[self.pile[0]][kind]

    def by_rank(self) -> list[str]:
        """The people by rank; the dummy is none."""
        return [seat for seat in self.ranks if seat in self.people]

    # -- the whole game ----------------------------------------------------------------------------------

    def game(self) -> Doing:
        """Set-up, rounds, and the end."""
        yield from self.set_up()
        while self.ahead:
            self.round += 1
            yield from self.bidding()
            yield from self.town()
            yield from self.at_sea()
            yield from self.on_land()
            yield from self.in_harbors()
            for seat in self.by_rank():
                self.harbor[seat].pass_round({kind: self.price_of(kind) for kind in GOODS}, last=False)
            yield from self.newspaper()
            if self.ahead:
                yield from self.refill()
                self.take_back()
        self.finish()

    # -- set-up (BH-2, BH-3, BH-4) -----------------------------------------------------------------------

    def set_up(self) -> Doing:
        """All that lies open; ranks; starting Contracts and goods."""
        yield from self.fill_boards()
        yield from self.new_price()
        if self.short:
            for seat in self.people:
                building = yield from self.building()
                self.harbor[seat].unbuilt.append(building)
                site = yield from self.one(seat, {f"site {space}" for space in SPACES})
                self.build(seat, building, site.split()[1])
        self.offer = yield from self.building()
        if not self.short:
            self.front = yield from self.paper()
        yield from self.first_ranks()
        for seat in self.by_rank():
            harbor = self.harbor[seat]
            harbor.money += START_MONEY[self.ranks.index(seat)]
            harbor.bank = sum(self.opening(seat, building) for building in harbor.built)
        for seat in self.by_rank():
            card = yield from self.deal(self.contracts)
            self.harbor[seat].contracts[0] = [card, str(self.cards.contract[card].time)]
        if self.short:
            for seat in self.by_rank():
                yield from self.starting_goods(seat)
        self.hand = {seat: [1, 2, 3, 4, 5] for seat in self.ranks}

    def first_ranks(self) -> Doing:
        """By chits and the second Price card (BH-2.10, BH-2.11); alone the dummy is Captain (BH-4.5)."""
        if len(self.people) == 1:
            self.ranks = DUMMY + self.people
            return
        chits: dict[str, str] = {}
        for seat in self.people:
            text = yield from self.one(seat, {f"chit {kind}" for kind in GOODS if kind not in chits})
            chits[text.split()[1]] = seat
        yield from self.rotate()
        dearest = sorted(chits, key=self.price_of, reverse=True)
        self.ranks = "".join(chits[kind] for kind in dearest)

    def starting_goods(self, seat: str) -> Doing:
        """Up to three that the own Contract does not name (BH-3.4)."""
        harbor = self.harbor[seat]
        contract = harbor.contracts[0]
        assert contract is not None
        kinds = [kind for kind in GOODS if kind not in self.cards.contract[contract[0]].needs]
        choices = {" ".join(("start", *goods)) for n in (1, 2, 3) for goods in combinations_with_replacement(kinds, n)}
        text = yield from self.one(seat, choices | {"start nothing"})
        if text != "start nothing":
            self.arrange(seat, Counter(text.split()[1:]))

    def build(self, seat: str, building: str, space: str) -> None:
        """A Building stands on the board and works (BH-9.14)."""
        harbor = self.harbor[seat]
        harbor.unbuilt.remove(building)
        harbor.site[space] = self.cards.building[building]
        harbor.built.append(harbor.site[space])

    def opening(self, seat: str, building: Building) -> int:
        """Money that a Bank opens with (BH-B8.1)."""
        return building.bank + building.bank_by_rank * self.ranks.index(seat)

    # -- cards from piles --------------------------------------------------------------------------------

    def deal(self, deck: Deck) -> Asking:
        """The next card of a deck."""
        text = yield from self.one(CHANCE, deck.top())
        del deck.stack[text.split()[1]]
        return text.split()[1]

    def fill_boards(self) -> Doing:
        """New Ships, then new Contracts, from the left (BH-R3)."""
        for row, deck in ((self.sea, self.ships), (self.land, self.contracts)):
            for k, card in enumerate(row):
                if card == "-":
                    row[k] = yield from self.deal(deck)

    def building(self) -> Asking:
        """The next Building of the pile."""
        text = yield from self.one(CHANCE, {f"deal {name}" for name in self.buildings})
        self.buildings.remove(text.split()[1])
        return text.split()[1]

    def paper(self) -> Asking:
        """The next Newspaper card; twelve rounds do not use them up."""
        text = yield from self.one(CHANCE, {f"news {name}" for name in self.papers})
        self.papers.remove(text.split()[1])
        return text.split()[1]

    def new_price(self) -> Doing:
        """If nobody knows the top card it is turned up (BH-R57)."""
        if not self.pile[0]:
            yield from self.settle(0)

    def settle(self, place: int) -> Doing:
        """A card of the Price pile shows what it is."""
        text = yield from self.one(CHANCE, {f"price {name}" for name in self.prices if name not in self.pile})
        self.pile[place] = text.split()[1]

    def rotate(self) -> Doing:
        """The top Price card goes to the bottom (BH-11.3)."""
        self.pile.append(self.pile.pop(0))
        yield from self.new_price()

    # -- bidding (BH-5, BH-28) ---------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        """Where one may bid (BH-5.4)."""
        return [*TOWN, *(f"{board}.{k + 1}" for board in "23" for k in range(self.lines))]

    def bidding(self) -> Doing:
        """Card by card in rank order; the dummy's get their values when all lie (BH-R58)."""
        self.laid = {(seat, space): [] for seat in self.ranks for space in self.spaces()}
        hidden = Counter[str]()
        for _ in range(5):
            for seat in self.ranks:
                if seat not in self.people:
                    hidden[(yield from self.instruction())] += 1
                    continue
                hand = self.hand[seat]
                text = yield from self.one(seat, {f"{value} on {space}" for value in hand for space in self.spaces()})
                value, _, space = text.split()
                hand.remove(int(value))
                self.laid[seat, space].append(int(value))
        for space in self.spaces():
            for _ in range(hidden[space]):
                left = Counter(self.hand[DUMMY])
                options = {f"value {value}" for value in left} | {
                    f"value {value}#2" for value in left if left[value] > 1
                }
                text = yield from self.one(CHANCE, options)
                value = text.split()[1].partition("#")[0]
                self.hand[DUMMY].remove(int(value))
                self.laid[DUMMY, space].append(int(value))

    def instruction(self) -> Asking:
        """The space that the next instruction card names; after the last one all are shuffled (BH-28.3, BH-28.4)."""
        event = yield from self.paper()
        if not self.papers:
            self.papers = set(self.news)
        return self.news[event].space

    def bid(self, seat: str, space: str) -> int:
        """The sum of the cards, and what Buildings add (BH-5.8, BH-R44)."""
        laid = self.laid[seat, space]
        more = 0
        if laid and seat in self.people:
            for building in self.harbor[seat].built:
                if space[0] == "2" and self.sea[int(space[2]) - 1] != "-":
                    more += building.sea
                if space[0] == "3" and self.land[int(space[2]) - 1] != "-":
                    train = self.cards.contract[self.land[int(space[2]) - 1]].transport == "train"
                    more += len(laid) * (building.train if train else building.truck)
        return sum(laid) + more

    def highest(self, space: str) -> int:
        """The highest bid."""
        return max(self.bid(seat, space) for seat in self.ranks)

    def first(self, space: str) -> str:
        """Who has won a space: the highest bid, among equals the highest rank (BH-5.9)."""
        bidders = [seat for seat in self.ranks if self.laid[seat, space]]
        return max(bidders, key=lambda seat: self.bid(seat, space), default="")

    # -- the Town (BH-7 to BH-12) ------------------------------------------------------------------------

    def town(self) -> Doing:
        """1.0 to 1.5 from left to right."""
        for seat in self.people:
            self.harbor[seat].money += len(self.laid[seat, "1.0"])
        if self.offer:
            winner = self.first("1.1")
            if winner in self.harbor:
                self.harbor[winner].unbuilt.append(self.offer)
            self.offer = ""
            self.offer = (yield from self.building()) if self.buildings else ""
        yield from self.permits()
        self.growing = yield from self.growth()
        yield from self.price_cards()
        yield from self.career()
        for seat in self.by_rank():
            self.harbor[seat].money += INCOME[self.ranks.index(seat)]

    def permits(self) -> Doing:
        """Everybody who has bid uses permits as long as they like and can pay (BH-9)."""
        used = Counter[str]()
        acting = {seat for seat in self.people if self.laid[seat, "1.2"]}
        while True:
            options = {seat: self.uses(seat, used[seat]) for seat in acting}
            acting = {seat for seat in acting if options[seat]}
            if not acting:
                return
            seat, text = yield {seat: options[seat] | {"done"} for seat in acting}
            if text == "done":
                acting.remove(seat)
                continue
            harbor = self.harbor[seat]
            harbor.money -= self.permit(seat, used[seat])
            used[seat] += 1
            verb, what, *space = text.split()
            if verb == "bollard":
                wall, slot = (int(part) for part in what.split("."))
                self.slots[seat][wall].add(slot)
                harbor.walls[wall] += 1
                harbor.money -= self.cards.board.bollards[wall][slot - 1]
            elif verb == "clear":
                harbor.covered.remove(what)
                harbor.money -= self.cover(what)
            else:
                self.build(seat, what, space[0])
                harbor.bank += self.opening(seat, self.cards.building[what])

    def permit(self, seat: str, used: int) -> int:
        """What the next permit costs (BH-9.1 to BH-9.3)."""
        return self.highest("1.2") - (0 if used else self.bid(seat, "1.2"))

    def cover(self, space: str) -> int:
        """The amount on a Cover card."""
        return self.cards.board.covers[int(space[1]) - 1]["cd".index(space[0])]

    def uses(self, seat: str, used: int) -> set[str]:
        """What a permit can be used for, all paid in full (BH-9.7 to BH-9.13, BH-R9)."""
        harbor = self.harbor[seat]
        left = harbor.money - self.permit(seat, used)
        if left < 0:
            return set()
        found = {f"clear {space}" for space in harbor.covered if self.cover(space) <= left}
        for wall, prices in enumerate(self.cards.board.bollards):
            slots = enumerate(prices, 1)
            found |= {f"bollard {wall}.{k}" for k, price in slots if price <= left and k not in self.slots[seat][wall]}
        vacant = [
            space for space in SPACES
            if space not in harbor.covered and space not in harbor.site and not harbor.goods[space].total()
        ]  # fmt: skip
        return found | {f"build {building} {space}" for building in harbor.unbuilt for space in vacant}

    def growth(self) -> Generator[Question, Answer, set[str]]:
        """Who takes an Influence card (BH-10); the dummy always does (BH-28.7)."""
        best = self.highest("1.3")
        gap = {
            seat: best - self.bid(seat, "1.3")
            for seat in self.ranks
            if self.laid[seat, "1.3"] and self.upgrades[seat] < 7
        }
        grown = {seat for seat in gap if seat not in self.people}
        acting = {seat for seat in gap if seat in self.people and gap[seat] <= self.harbor[seat].money}
        while acting:
            seat, text = yield {seat: {"done", "upgrade"} for seat in acting}
            acting.remove(seat)
            if text == "upgrade":
                grown.add(seat)
                self.harbor[seat].money -= gap[seat]
        return grown

    def price_cards(self) -> Doing:
        """The winner chooses; nobody: the owner of the Exchange may, or the pile turns (BH-11)."""
        winner = self.first("1.4")
        owners = [seat for seat in self.by_rank() if any(building.exchange for building in self.harbor[seat].built)]
        chooser = winner or (owners[0] if owners else "")
        if chooser not in self.harbor:
            yield from self.rotate()
            return
        for place, card in enumerate(self.pile):
            if not card:
                yield from self.settle(place)
        options = {f"prices {card}" for card in self.pile}
        text = yield from self.one(chooser, options if winner else options | {"done"})
        if text == "done":
            yield from self.rotate()
        else:
            self.pile.remove(text.split()[1])
            self.pile.insert(0, text.split()[1])

    def career(self) -> Doing:
        """The winner may swap two tokens (BH-12.1); the dummy becomes Captain (BH-28.9)."""
        winner = self.first("1.5")
        if not winner:
            return
        swaps = {f"swap {k} {k + 1}" for k in range(1, self.lines)}
        if winner in self.people:
            text = yield from self.one(winner, swaps | {"done"})
        else:
            text = "done" if self.ranks[0] == winner else "swap 1 2"
        if text != "done":
            k = int(text.split()[1]) - 1
            self.ranks = self.ranks[:k] + self.ranks[k + 1] + self.ranks[k] + self.ranks[k + 2 :]

    # -- Sea and Land (BH-13, BH-14) ---------------------------------------------------------------------

    def at_sea(self) -> Doing:
        """Each Ship goes to its winner, into a Dock that is fit, or away."""
        for k in range(self.lines):
            winner = self.first(f"2.{k + 1}")
            name = self.sea[k]
            if not winner or name == "-":
                continue
            if winner in self.people:
                yield from self.berth(winner, name)
            self.sea[k] = "-"

    def berth(self, seat: str, name: str) -> Doing:
        """The winner chooses a Dock, and what wild cargo is (BH-13.3, BH-13.8)."""
        harbor, ship = self.harbor[seat], self.cards.ship[name]
        kinds = GOODS if ship.cargo == "wild" else (ship.cargo,)
        options = {f"dock {dock} {kind}" for dock in harbor.docks(ship) for kind in kinds}
        if options:
            text = yield from self.one(seat, options)
            _, dock, kind = text.split()
            harbor.ships[int(dock) - 1] = [name, str(ship.lay), f"{ship.goods}{kind}"]
            harbor.money += sum(building.ship_money for building in harbor.built)

    def on_land(self) -> Doing:
        """Each Contract goes to its winner, into a Loading dock; without one it costs its penalty (BH-14.4)."""
        for k in range(self.lines):
            winner = self.first(f"3.{k + 1}")
            name = self.land[k]
            if not winner or name == "-":
                continue
            if winner in self.people:
                harbor, contract = self.harbor[winner], self.cards.contract[name]
                empty = {f"loading {dock}" for dock, card in enumerate(harbor.contracts, 1) if card is None}
                if empty:
                    text = yield from self.one(winner, empty)
                    harbor.contracts[int(text.split()[1]) - 1] = [name, str(contract.time)]
                else:
                    harbor.sell(contract, Counter(), {})
            self.land[k] = "-"

    # -- the harbors (BH-16 to BH-18) --------------------------------------------------------------------

    def in_harbors(self) -> Doing:  # noqa: C901, PLR0912 - the phase in one piece
        """Everybody produces, then converts and moves, until done or nothing is left that matters (BH-R59)."""
        yielded: dict[str, set[str]] = {seat: set() for seat in self.people}
        turned = dict.fromkeys(self.people, "")
        moving: set[str] = set()
        acting = set(self.people)
        while True:
            for seat in sorted(acting - moving):
                if not set(self.harbor[seat].production(yielded[seat])):
                    moving.add(seat)
            for seat in sorted(acting & moving):
                if not turned[seat] and not self.handling(seat, "") and not tidies(self.harbor[seat]):
                    acting.remove(seat)
            if not acting:
                return
            question = {
                seat: {"done"}
                | (
                    self.handling(seat, turned[seat])
                    if seat in moving
                    else set(self.harbor[seat].production(yielded[seat]))
                )
                for seat in acting
            }
            seat, text = yield question
            if text != "done":
                turned[seat] = self.work(seat, text)
                if text.startswith("produce"):
                    yielded[seat].add(text.split()[1])
            elif seat in moving:
                acting.remove(seat)
            else:
                moving.add(seat)

    def handling(self, seat: str, turned: str) -> set[str]:
        """What may be done in 4.2; straight after packing not unpacking, and the other way round (BH-R55)."""
        return set(self.harbor[seat].handling()) - {{"pack": "unpack", "unpack": "pack"}.get(turned, "")}

    def work(self, seat: str, text: str) -> str:
        """One step; whether it was a conversion."""
        harbor = self.harbor[seat]
        verb, *words = text.split()
        stored = harbor.stored()
        if verb == "produce" and words[1] == "money":
            building = harbor.site[words[0]]
            harbor.money += building.produce_money + building.produce_by_rank * self.ranks.index(seat)
        elif verb == "produce":
            self.arrange(seat, stored + Counter([words[1]]))
        elif verb == "unload":
            self.arrange(seat, stored + Counter([take(harbor, int(words[0]))]))
        elif verb == "deliver":
            self.arrange(seat, stored - Counter([words[0]]))
            hand_over(harbor, int(words[1]), words[0])
        elif verb == "direct":
            hand_over(harbor, int(words[1]), take(harbor, int(words[0])))
        else:
            harbor.money -= harbor.fee()
            crates, container = Counter(["crate", "crate"]), Counter(["container"])
            self.arrange(seat, stored - container + crates if verb == "unpack" else stored - crates + container)
        return verb if verb in {"pack", "unpack"} else ""

    def arrange(self, seat: str, goods: Goods) -> None:
        """These goods are in Storage now, lying as at the table, if they can lie like that (BH-R56).

        If rats have been at the table's crates since, they are stacked well until the rats come here, too (BH-E17).
        """
        theirs = Harbor(self.cards, self.table, seat).goods
        mine = self.harbor[seat]
        if sum(theirs.values(), Counter()) != goods:
            assert self.event == "rats-on-the-pier", f"{seat} has {theirs}, not {goods}"
            theirs = stacked(mine, goods)
        assert all(mine.may_lie(space, theirs[space]) for space in SPACES), f"{seat} has {theirs}"
        mine.goods = theirs

    # -- clean-up (BH-21 to BH-25) -----------------------------------------------------------------------

    def newspaper(self) -> Doing:
        """The Event, then the Ship token (BH-21, BH-22)."""
        if self.event:
            yield from self.happens(self.news[self.event])
        self.ahead -= min(self.ahead, 2 if self.short else self.news[self.front].advance)

    def refill(self) -> Doing:
        """Old cards leave or slide to the right, new ones come; the front of the next Newspaper card too."""
        for row in (self.sea, self.land):
            kept = [] if self.short else [card for card in row[:-1] if card != "-"]
            row[:] = ["-"] * (self.lines - len(kept)) + kept
        self.event = self.front
        yield from self.fill_boards()
        if not self.short:
            self.front = yield from self.paper()

    def take_back(self) -> None:
        """Influence cards come back; who has grown removes the lowest (BH-24)."""
        for seat in self.ranks:
            self.upgrades[seat] += seat in self.growing
            level = self.upgrades[seat]
            self.hand[seat] = sorted(INFLUENCE[: 5 + level])[level:]

    def finish(self) -> None:
        """Contracts left are settled, then money times prestige; ties go by rank (BH-25)."""
        for seat in self.by_rank():
            harbor = self.harbor[seat]
            for k, words in enumerate(harbor.contracts):
                if words is not None:
                    harbor.contracts[k] = None
                    harbor.sell(
                        self.cards.contract[words[0]], read(*words[2:]), {kind: self.price_of(kind) for kind in GOODS}
                    )
            self.scores[seat] = (harbor.money + harbor.bank) * harbor.prestige
        self.winner = max(self.by_rank(), key=self.scores.__getitem__)
        if len(self.people) == 1 and self.scores[self.winner] <= 1250:
            self.winner = ""

    # -- Events (BH-E1 to BH-E18) ------------------------------------------------------------------------

    def happens(self, card: News) -> Doing:  # noqa: C901, PLR0912 - all Events in one piece
        """What an Event does, to each harbor in rank order."""
        many = card.amount
        if card.effect == "turn-prices":
            yield from self.rotate()
        income = dict(zip(self.ranks[::-1], INCOME, strict=False))
        if card.effect == "turn-ladder":
            self.ranks = self.ranks[1:] + self.ranks[0]
        for seat in self.by_rank():
            harbor = self.harbor[seat]
            ships = [words for words in harbor.ships if words]
            contracts = [words for words in harbor.contracts if words]
            gain = {
                "pay-ships": many * len(ships), "pay-contracts": many * len(contracts), "pay-ranks": income[seat],
            }  # fmt: skip
            harbor.money += gain.get(card.effect, 0)
            charge = {
                "charge-ships": many * len(ships),
                "charge-buildings": many * len(harbor.built),
                "charge-storage": many * sum(goods.total() > 0 for goods in harbor.goods.values()),
                "charge-rich": many * (harbor.money // 10),
            }
            pay(harbor, charge.get(card.effect, 0))
            if card.effect == "charge-contracts":
                yield from self.share(seat, many * len(contracts))
            complete = any(read(*words[2:]).total() == len(self.cards.contract[words[0]].needs) for words in contracts)
            moved = {
                "lose-prestige": -many,
                "gain-prestige-ships": int(len(ships) >= many),
                "gain-prestige-complete": int(complete),
            }
            harbor.prestige = max(0, harbor.prestige + moved.get(card.effect, 0))
            for effect, rows, by in (
                ("ships-stay", ships, many), ("contracts-wait", contracts, many), ("contracts-hurry", contracts, -many),
            ):  # fmt: skip
                for words in rows if effect == card.effect else []:
                    words[1] = str(max(1, int(words[1]) + by))
            if card.effect == "spoil-crates":
                stored = harbor.stored()
                self.arrange(seat, stored - Counter({"crate": min(many, stored["crate"])}))
            for dock, ship in enumerate(harbor.ships, 1):
                if card.effect == "overboard" and ship and ship[2] != "0":
                    take(harbor, dock)

    def share(self, seat: str, charge: int) -> Doing:
        """The owner divides the charge between cash and Bank, in full if both are enough (BH-R33)."""
        harbor = self.harbor[seat]
        due = min(charge, harbor.money + harbor.bank)
        least, most = max(0, due - harbor.money), min(due, harbor.bank)
        text = yield from self.one(seat, {f"bank {part}" for part in range(least, most + 1)})
        part = int(text.split()[1])
        harbor.bank -= part
        harbor.money -= due - part


def pay(harbor: Harbor, charge: int) -> None:
    """Cash first, then what the Bank holds; the rest is waived (BH-26.2, BH-26.4)."""
    cash = min(charge, harbor.money)
    harbor.money -= cash
    harbor.bank -= min(harbor.bank, charge - cash)


def take(harbor: Harbor, dock: int) -> str:
    """One good leaves a Ship."""
    ship = harbor.ships[dock - 1]
    assert ship is not None
    ((kind, number),) = read(ship[2]).items()
    ship[2] = f"{number - 1}{kind}" if number > 1 else "0"
    return kind


def hand_over(harbor: Harbor, loading: int, kind: str) -> None:
    """A Contract gets a good."""
    words = harbor.contracts[loading - 1]
    assert words is not None
    words[2:] = [counted(read(*words[2:]) + Counter([kind]))]


def counted(goods: Goods) -> str:
    """Goods in words, as tables write them."""
    return "+".join(f"{goods[kind] if goods[kind] > 1 else ''}{kind}" for kind in GOODS if goods[kind])


def stacked(harbor: Harbor, goods: Goods) -> dict[str, Goods]:
    """Goods where they take least room: in Buildings for few kinds first."""
    found: dict[str, Goods] = {space: Counter() for space in SPACES}
    for kind in goods.elements():
        fit = [space for space in SPACES if harbor.may_lie(space, found[space] + Counter([kind]))]
        found[min(fit, key=lambda space: (not found[space][kind] % 2, wider(harbor, space)))][kind] += 1
    return found


def tidies(harbor: Harbor) -> bool:
    """Whether goods can make room: two half piles of crates, or a good that fits into a Building for fewer kinds (BH-R59)."""
    if sum(harbor.goods[space]["crate"] % 2 for space in SPACES) > 1:
        return True
    return any(
        harbor.goods[space][kind] and wider(harbor, space) > len(building.stores) and other in harbor.room(kind)
        for space in SPACES
        for kind in GOODS
        for other, building in harbor.site.items()
    )


def wider(harbor: Harbor, space: str) -> int:
    """For how many kinds a space is good; more than four if a Building could stand there."""
    return len(harbor.site[space].stores) if space in harbor.site else len(GOODS) + 1
