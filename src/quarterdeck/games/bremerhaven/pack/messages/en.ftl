### Why a content pack is refused: what follows the file, the line and the field.

# What does not agree
prices-twice = { $prices } has a price twice; the four of a card differ, since they rank players (BH-2.11)
no-field = there is no field { $field }; there are { $fields }
use-order = { $use } is used with fewer players and not with more; out comes before long, long before both (BH-2.3)
goods-twice = { $goods } names a kind of goods twice
base-missing = give { $base }, too: what it is for the Captain (BH-12.3)
places-missing = give places, too: how many goods it holds (BH-15.5)
storage-kinds = storage places are for one kind of goods or for { $goods } (BH-15.5)
no-bid-space = { $space } is not a space to bid on alone; those are { $spaces } (BH-28.3)
no-effect = there is no effect { $effect }; there are { $effects } (BH-21.1)
amount =
    { $most ->
        [0] { $effect } has no amount
       *[other] the amount of { $effect } is 1 to { $most }
    } (BH-21.1)
too-many-rounds = with { $ones } cards that advance 1, { $spaces } spaces can take { $rounds } rounds; a long game of four takes { $fewest } to { $most } (BH-1.4)
too-few-cards = { $number } are used in the { $length } game with { $players } players, and up to { $rounds } rounds need { $needed } ({ $clause }, BH-13.1)
holds-nothing = this pack holds nothing; give at least one of { $tables }

# What would be right in a field
hint-name = a name is 1 to { $most } characters on one line
hint-text = a text is at most { $most } characters on one line
hint-covers = write three rows of two amounts, 1 to { $most }, for columns c and d (BH-2.15)
hint-walls = write four walls of three prices, 0 to { $most } (BH-9.8, BH-R11)
hint-track = 0 for an endless Prestige track, or its length up to { $most } (BH-R28)
hint-progress =
    { $players ->
        [2] 19 or 20
        [3] 17 or 18
       *[4] 15 or 16
    }, so that the short game lasts 10, 9 and 8 rounds with 2, 3 and 4 players (BH-27.2)
hint-ships = there are 1 to { $most } Ships (BH-2.1)
hint-stack = stacks are numbered 1 to { $stacks } (BH-2.4)
hint-use = write "out", "long" or "both" for 2, 3 and 4 players, as in { $example } (BH-2.3)
hint-time = 1 to { $most } Time markers ({ $clause })
hint-cargo = a Ship carries { $goods } or wild (BH-13.7, BH-13.8)
hint-ship-goods = a Ship carries 1 to { $most } goods (BH-13.4)
hint-berth = a Ship needs 0 to { $most } Bollards, as a wall has { $most } (BH-13.5, BH-R11)
hint-ship-prestige = a Ship has 1 to { $most } prestige (BH-13.9)
hint-contracts = there are 1 to { $most } Contracts (BH-2.2)
hint-needs = list 1 to { $most } goods: { $goods } or wild (BH-14.5)
hint-need = goods are { $goods } or wild (BH-14.5)
hint-penalty = 1 to { $most } money or "prestige"; leave it out for none (BH-14.7, BH-R53)
hint-reward = 1 to { $most } money or "prestige"; leave it out for none (BH-14.8, BH-R53)
hint-transport = write "train" or "truck" (BH-R44)
hint-buildings = there are { $fewest } to { $most } Buildings: in the short game four players begin with one each (BH-3.3)
hint-building-prestige = a Building has 0 to { $most } prestige (BH-29.8)
hint-money = 0 to { $most } money ({ $clause })
hint-produces = list up to four of { $goods } (BH-17.1)
hint-produce = a Building produces { $goods } (BH-17.1)
hint-bonus = a bonus is 0 to { $most } ({ $clause })
hint-flag = write true or false ({ $clause })
hint-places = a Building has 0 to { $most } storage places (BH-15.5)
hint-stores = list one of { $goods }, or all four (BH-15.5)
hint-store = a Building stores { $goods } (BH-15.5)
hint-berth-less = 0 to { $most } Bollards (BH-13.5)
hint-price-cards = there are { $fewest } to { $most } Price cards: one goes to the bottom at once (BH-2.11)
hint-prices = four prices, of { $goods }, each 1 to { $most } (BH-11.4)
hint-news = there are { $fewest } to { $most } Newspaper cards: a long game of four lasts up to { $fewest } rounds (BH-1.4)
hint-advance = a Newspaper card advances 1 or 2 spaces (BH-22.1)
hint-space = write a bid space of the solo game as text (BH-28.3)
hint-effect = an effect is a text (BH-21.1)
hint-amount = an amount is a whole number (BH-21.1)
hint-origin = write "rulebook", "published", "deduced" or "reconstructed"
hint-origins = write "rulebook", "published", "deduced" or "reconstructed", or one of them for each field, as in { $example }
