"""How Bremerhaven's moves, phases and pieces are numbered; pinned, since records and research read the moves.

Seats are 0 … 3 (alone: the human is 0, the dummy 1). Goods are numbered barrel 0, container 1, crate 2, passenger 3.
Bid spaces: 1.0 … 1.5 are 0 … 5, Sea 2.1 … 2.4 are 6 … 9, Land 3.1 … 3.4 are 10 … 13, numbered from the left. A harbor's
twelve spaces are numbered row by row from the top left: row * 4 + column, so 2, 3, 6, 7, 10, 11 are covered at first.

| moves         | what                                                                                     |
| ------------- | ---------------------------------------------------------------------------------------- |
| 0             | done, no, none: no more permits, no upgrade, no swap, no new price, no more production …  |
| 1 … 4         | the goods chit                                                                             |
| 5 … 7         | swap the ranks k and k + 1: Captain and First Mate are 5                                    |
| 8             | take the Influence card                                                                    |
| 9 … 12        | put the Contract into that Loading dock                                                    |
| 13 … 24       | put the Ship into that Dock, dock * 4 + goods                                               |
| 25 … 36       | put the starting Building on that space                                                    |
| 37 … 71       | take these starting goods: the combination of `START_GOODS`                                |
| 72 … 197      | lay an Influence card: (value - 1) * 14 + bid space                                         |
| 198 … 209     | put a Bollard: wall * 3 + slot                                                             |
| 210 … 221     | clear that space                                                                           |
| 222 … 605     | build: building * 12 + space                                                               |
| 606 … 635     | that Price card on top                                                                     |
| 636 … 645     | pay so much of a charge from the Bank                                                      |
| 646 … 705     | produce: the Building's space * 5 + goods, or + 4 for money                                 |
| 706 … 708     | one good from the Ship in that Dock to Storage                                             |
| 709 … 724     | one good from Storage to a Contract: loading dock * 4 + goods                               |
| 725, 726      | unpack a container into two crates, pack two crates into a container (BH-18.8)             |
| 727 … 738     | one good from a Ship to a Contract directly, by the Building that allows it: dock * 4 + loading dock |
| 739 … 798     | CHANCE: that Ship is dealt                                                                 |
| 799 … 858     | CHANCE: that Contract is dealt                                                             |
| 859 … 890     | CHANCE: that Building is turned up or dealt                                                |
| 891 … 920     | CHANCE: that Price card lies there                                                         |
| 921 … 950     | CHANCE: that Newspaper card is on top, or is the dummy's instruction                        |
| 951 … 959     | CHANCE: the value, from 1, of a card that the dummy has laid                                |
| 960 … 962     | CHANCE: the same, the second card of value 5, 6 or 7 where the dummy has two left           |

Exact moves say where each good goes: EXACT + kind * 65,536 + a * 4,096 + b * 256 + c * 16 + goods, with the kinds below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DONE: Final[i64] = 0
CHIT: Final[i64] = 1
SWAP: Final[i64] = 5
UPGRADE: Final[i64] = 8
LOADING: Final[i64] = 9
BERTH: Final[i64] = 13
SITE: Final[i64] = 25
START: Final[i64] = 37
BID: Final[i64] = 72
BOLLARD: Final[i64] = 198
CLEAR: Final[i64] = 210
BUILD: Final[i64] = 222
PRICE: Final[i64] = 606
SHARE: Final[i64] = 636
PRODUCE: Final[i64] = 646
UNLOAD: Final[i64] = 706
DELIVER: Final[i64] = 709
UNPACK: Final[i64] = 725
PACK: Final[i64] = 726
DIRECT: Final[i64] = 727
DEAL_SHIP: Final[i64] = 739
DEAL_CONTRACT: Final[i64] = 799
DEAL_BUILDING: Final[i64] = 859
DEAL_PRICE: Final[i64] = 891
DEAL_NEWS: Final[i64] = 921
DUMMY: Final[i64] = 951
SECOND: Final[i64] = 960
MOVES: Final[i64] = 963

EXACT: Final[i64] = 1_048_576
EXACT_UNLOAD: Final[i64] = 0  # a Dock, b space
EXACT_SHIFT: Final[i64] = 1  # a space, b space
EXACT_DELIVER: Final[i64] = 2  # a space, b Loading dock
EXACT_UNPACK: Final[i64] = 3  # a space
EXACT_PACK: Final[i64] = 4  # a space, b space of the two crates (may be the same), c space of the container
EXACT_PRODUCE: Final[i64] = 5  # a space of the Building, b space of the good
EXACT_KINDS: Final[i64] = 6

# Pieces.
SEATS: Final[i64] = 4
DUMMY_SEAT: Final[i64] = 1
DUMMY_TOLD: Final[i64] = 4  # what logs call the dummy, so that it is not taken for Green
GOODS: Final[i64] = 4
BARREL: Final[i64] = 0
CONTAINER: Final[i64] = 1
CRATE: Final[i64] = 2
PASSENGER: Final[i64] = 3
WILD: Final[i64] = 4
MONEY: Final[i64] = 4  # what a Building produces that yields money
ANY_GOODS: Final[i64] = 15  # as a set of goods
SPACES: Final[i64] = 12
COLUMNS: Final[i64] = 4
DOCKS: Final[i64] = 3
LOADING_DOCKS: Final[i64] = 4
WALLS: Final[i64] = 4
SLOTS: Final[i64] = 3
BID_SPACES: Final[i64] = 14
PARKING: Final[i64] = 0
BUILDING: Final[i64] = 1
PERMITS: Final[i64] = 2
INFLUENCE: Final[i64] = 3
PRICES: Final[i64] = 4
CAREER: Final[i64] = 5
SEA: Final[i64] = 6
LAND: Final[i64] = 10
VALUES: Final[i64] = 9  # of Influence cards, 1 … 9
TWICE: Final[i64] = 5  # the lowest of the three values of which everybody has two cards
HAND: Final[i64] = 5
LEVELS: Final[i64] = 8  # hands by the number of upgrades taken, 0 … 7

NONE: Final[i64] = -1  # no card, no event
EMPTY: Final[i64] = -1  # a site with neither Building nor Cover card
COVERED: Final[i64] = -2

MOST_SHIPS: Final[i64] = 60
MOST_CONTRACTS: Final[i64] = 60
MOST_BUILDINGS: Final[i64] = 32
MOST_PRICES: Final[i64] = 30
MOST_NEWS: Final[i64] = 30
STACKS: Final[i64] = 4
MOST_SHARE: Final[i64] = 9

# How long a game is.
LONG: Final[i64] = 0
SHORT: Final[i64] = 1

# Phases: what is being asked.
DEALING: Final[i64] = 0  # CHANCE: the next card of the set-up or refill, see `deal`
CHITS: Final[i64] = 1  # the goods chit for the first ranks
SITING: Final[i64] = 2  # where the starting Building stands
STARTING: Final[i64] = 3  # starting goods
BIDDING: Final[i64] = 4  # the next Influence card
INSTRUCTING: Final[i64] = 5  # CHANCE: the dummy's instruction card
REVEALING: Final[i64] = 6  # CHANCE: the next value that the dummy laid
PERMITTING: Final[i64] = 7  # 1.2: the next permit; everybody at once
GROWING: Final[i64] = 8  # 1.3: an Influence card; everybody at once
LOOKING: Final[i64] = 9  # CHANCE: the next Price card that the one who chooses sees
PRICING: Final[i64] = 10  # 1.4: the Price card on top
EXCHANGING: Final[i64] = 11  # 1.4: the Commodity Exchange
SWAPPING: Final[i64] = 12  # 1.5: the ranks that are swapped
BERTHING: Final[i64] = 13  # the Dock for a Ship
PLACING: Final[i64] = 14  # the Loading dock for a Contract
HARBOR: Final[i64] = 15  # 4.1 and 4.2; everybody at once
PAYING: Final[i64] = 16  # the part of a charge that the Bank pays
OVER: Final[i64] = 17

# What is dealt next while the phase is DEALING.
DEALS_SHIP: Final[i64] = 0
DEALS_CONTRACT: Final[i64] = 1
DEALS_PRICE: Final[i64] = 2
DEALS_OFFER: Final[i64] = 3  # the Building on 1.1
DEALS_NEWS: Final[i64] = 4
DEALS_BUILDING: Final[i64] = 5  # a starting Building
DEALS_START: Final[i64] = 6  # a starting Contract

# The steps of the set-up, and of the refill, which has Ships, Contracts and the Newspaper only.
STEP_SHIPS: Final[i64] = 0
STEP_CONTRACTS: Final[i64] = 1
STEP_PRICE: Final[i64] = 2
STEP_BUILDINGS: Final[i64] = 3
STEP_OFFER: Final[i64] = 4
STEP_NEWS: Final[i64] = 5
STEP_CHITS: Final[i64] = 6
STEP_RANKS: Final[i64] = 7
STEP_START: Final[i64] = 8
STEP_GOODS: Final[i64] = 9
STEP_ROUND: Final[i64] = 10

# What a seat is at in a phase in which everybody acts at once.
AT_REST: Final[i64] = 0
ACTING: Final[i64] = 1  # permits, upgrade, or 4.1 produce
MOVING: Final[i64] = 2  # 4.2

# Since a good last moved in 4.2: what the listed conversions were (BH-R55).
UNTURNED: Final[i64] = 0
PACKED: Final[i64] = 1
UNPACKED: Final[i64] = 2

# Events (BH-E1 …): what the back of a Newspaper card does; `amount` is its number.
NOTHING: Final[i64] = 0
CHARGE_CONTRACTS: Final[i64] = 1  # money for each Contract in the harbor, the player splits between cash and Bank
CHARGE_SHIPS: Final[i64] = 2
CHARGE_BUILDINGS: Final[i64] = 3  # for each built Building
CHARGE_STORAGE: Final[i64] = 4  # for each space with goods on it
CHARGE_RICH: Final[i64] = 5  # money for every full ten in cash
PAY_SHIPS: Final[i64] = 6  # money from the supply for each Ship in the harbor
PAY_CONTRACTS: Final[i64] = 7
PAY_RANKS: Final[i64] = 8  # the income of the career ladder the other way round: the last gets most
LOSE_PRESTIGE: Final[i64] = 9
GAIN_PRESTIGE_SHIPS: Final[i64] = 10  # who has `amount` or more Ships in the harbor: 1 prestige
GAIN_PRESTIGE_COMPLETE: Final[i64] = 11  # who has a complete Contract in the harbor: 1 prestige
TURN_PRICES: Final[i64] = 12  # the top Price card goes to the bottom
TURN_LADDER: Final[i64] = 13  # the Captain goes to the foot of the ladder, everybody else rises
SHIPS_STAY: Final[i64] = 14  # `amount` more Time markers on every Ship
CONTRACTS_WAIT: Final[i64] = 15  # `amount` more Time markers on every Contract
CONTRACTS_HURRY: Final[i64] = 16  # `amount` Time markers less on every Contract, the last one stays
SPOIL_CRATES: Final[i64] = 17  # `amount` crates in Storage go back
OVERBOARD: Final[i64] = 18  # one good of every Ship goes back
EVENT_KINDS: Final[i64] = 19

# How a game ends.
LAST_SPACE: Final[i64] = 1  # two to four players
LANDLUBBER: Final[i64] = 2  # alone: the grades
CABIN_BOY: Final[i64] = 3
OFFICER: Final[i64] = 4
KOBOLD: Final[i64] = 5
CAPTAIN: Final[i64] = 6

# What the log tells: kind, who, what, more. "card" is a number into `names`: see `Decks.names`.
SHIP_DEALT: Final[i64] = 1  # offer space, card: at the set-up
CONTRACT_DEALT: Final[i64] = 2  # offer space, card: at the set-up
PRICE_TURNED: Final[i64] = 3  # nobody, card: the new prices
BUILDING_TURNED: Final[i64] = 4  # nobody, card: on offer on 1.1
NEWS_TURNED: Final[i64] = 5  # nobody, spaces to advance, bid space of its symbol
BUILDING_GIVEN: Final[i64] = 6  # seat, card: a starting Building
CONTRACT_GIVEN: Final[i64] = 7  # seat, card: the starting Contract
CHIT_TAKEN: Final[i64] = 8  # seat, goods
RANKED: Final[i64] = 9  # seat, rank (0 Captain), money to start with
SITED: Final[i64] = 10  # seat, card, space: the starting Building
STARTED: Final[i64] = 11  # seat, goods packed as in `Position.goods`
LAID: Final[i64] = 12  # seat, bid space, card on offer there or -1
INSTRUCTED: Final[i64] = 13  # the dummy's seat, bid space, card
REVEALED: Final[i64] = 14  # seat, bid space, bid; once everybody has laid all
PARKED: Final[i64] = 15  # seat, money: 1.0
BUILDING_WON: Final[i64] = 16  # seat, card
BUILDING_GONE: Final[i64] = 17  # nobody or the dummy, card
BOLLARD_PUT: Final[i64] = 18  # seat, wall, price with the permit
CLEARED: Final[i64] = 19  # seat, space, price with the permit
BUILT: Final[i64] = 20  # seat, card, space * 1,000 + price with the permit
PERMITS_DONE: Final[i64] = 21  # seat, permits used
GREW: Final[i64] = 22  # seat, value of the new card, price
NOT_GROWN: Final[i64] = 23  # seat
LOOKED: Final[i64] = 24  # seat, card, place in the pile; known to the seat alone
PRICES_KEPT: Final[i64] = 25  # seat
PRICE_CHOSEN: Final[i64] = 26  # seat, card
PRICES_ROTATED: Final[i64] = 27  # nobody, card that went to the bottom
SWAPPED: Final[i64] = 28  # seat that chose, the seat that rises, the seat that falls
RANKS_KEPT: Final[i64] = 29  # seat
INCOME: Final[i64] = 30  # seat, money
SHIP_WON: Final[i64] = 31  # seat, card, bid
SHIP_BERTHED: Final[i64] = 32  # seat, card, dock * 4 + goods
SHIP_LOST: Final[i64] = 33  # seat, card: no legal Dock, or the dummy's
CONTRACT_WON: Final[i64] = 34  # seat, card, bid
CONTRACT_PLACED: Final[i64] = 35  # seat, card, loading dock
CONTRACT_LOST: Final[i64] = 36  # seat, card: no empty Loading dock, or the dummy's
PAID_PENALTY: Final[i64] = 37  # seat, from cash, from the Bank
LOST_PRESTIGE: Final[i64] = 38  # seat, by how much
GOT_PRESTIGE: Final[i64] = 39  # seat, by how much
GOT_MONEY: Final[i64] = 40  # seat, money, card that brings it
PRODUCED: Final[i64] = 41  # seat, goods or MONEY, card of the Building
UNLOADED: Final[i64] = 42  # seat, goods, dock
DELIVERED: Final[i64] = 43  # seat, goods, loading dock
UNPACKED_ONE: Final[i64] = 44  # seat, price
PACKED_TWO: Final[i64] = 45  # seat, price
SHIFTED: Final[i64] = 46  # seat, goods, space it goes to
HARBOR_DONE: Final[i64] = 47  # seat
HARBOR_VALUE: Final[i64] = 48  # seat, harbor value, prestige now
SHIP_LEFT: Final[i64] = 49  # seat, card, goods lost with it
SOLD: Final[i64] = 50  # seat, card of the Contract, money for the goods
REWARDED: Final[i64] = 51  # seat, card, money (prestige is told by GOT_PRESTIGE)
INCOMPLETE: Final[i64] = 52  # seat, card
EVENT: Final[i64] = 53  # nobody, card: it is carried out
CHARGED: Final[i64] = 54  # seat, from cash, from the Bank
GOODS_LOST: Final[i64] = 55  # seat, goods, how many
ADVANCED: Final[i64] = 56  # nobody, spaces, spaces left
ANNOUNCED: Final[i64] = 57  # nobody, card: the Event of the next round
OFFER_GONE: Final[i64] = 58  # nobody, card: discarded from Sea or Land
ROUND: Final[i64] = 59  # nobody, round
ENDED: Final[i64] = 60  # nobody, how
SCORED: Final[i64] = 61  # seat, money, prestige
LADDER_TURNED: Final[i64] = 62  # seat that falls to the foot
INSURED: Final[i64] = 63  # seat, card: a money penalty is waived
LAID_VALUE: Final[i64] = 64  # seat, value of the card laid just before; known to the seat alone
RESHUFFLED: Final[i64] = 65  # nobody, 0 Ships, 1 Contracts, 2 Newspaper cards; how many
SHIP_CAME: Final[i64] = 66  # offer space, card: in a clean-up
CONTRACT_CAME: Final[i64] = 67  # offer space, card: in a clean-up
BIDS_FOR: Final[i64] = 68  # nobody, bid space, card on offer there: the bids told next are for it
CARD_OF: Final[i64] = 69  # seat, card: what the entry just before is about: a good, or the dummy's instruction
