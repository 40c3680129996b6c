### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-length = Length of the game
position-length-help = Long or short; a game for one is short.
position-length-choices =
    { $choice ->
        [long] Long
       *[short] Short
    }
position-order = Where all act at once
position-order-help = Free: everybody at their own pace. Rank: one after the other (BH-R1).
position-order-choices =
    { $choice ->
        [free] Free
       *[rank] By rank
    }
position-round = Round
position-round-help = 0 while the game is set up.
position-asked = What is decided next
position-asked-help = What the game waits for: bids, cards, work in the harbors.
position-asked-choices =
    { $choice ->
        [ship] A Ship is dealt
        [contract] A Contract is dealt
        [price] A Price card is turned
        [event-s-price] An Event's Price card
        [offer] A Building is turned up
        [newspaper] A Newspaper card is turned up
        [starting-building] Starting Buildings are dealt
        [starting-contract] Starting Contracts are dealt
        [chit] Goods for the first ranks
        [site] A place for the starting Building
        [starting-goods] Starting goods
        [bid] A bid
        [instruction] The dummy's instruction
        [reveal] Bids are revealed
        [permit] Building permits (1.2)
        [upgrade] An Influence card (1.3)
        [look] The Price pile is looked at
        [prices] Prices (1.4)
        [exchange] A Price card is exchanged
        [swap] Ranks (1.5)
        [dock] A Dock for a Ship
        [loading-dock] A Loading dock for a Contract
        [harbor] Work in the harbors
        [share] What is paid from the Bank
       *[nothing] Nothing: the game is over
    }
position-player = Who decides
position-player-help = It nearly always follows from the rest, and may then be left out.
position-ahead = Spaces to the end
position-ahead-help = How far the Ship token still is from the last space of the Progress track.
position-harbors = Harbors
position-harbors-help = One for each player, by colour.
position-dummy = Dummy
position-dummy-help = The opponent in a game for one.
position-sea = Ships on offer
position-sea-help = On Sea, from the left; a space may be empty.
position-land = Contracts on offer
position-land-help = On Land, from the left; a space may be empty.
position-ships = Ship cards elsewhere
position-ships-help = The Ships that are in no harbor and not on offer.
position-contracts = Contract cards elsewhere
position-contracts-help = The Contracts that are in no harbor and not on offer.
position-buildings = Buildings that nobody owns
position-buildings-help = On offer, in the stack, or out of the game.
position-prices = Price pile
position-prices-help = As far as anybody knows it.
position-newspaper = Newspaper
position-newspaper-help = The rack of a long game, or the dummy's instructions in a game for one.
position-ended = How the game ended
position-ended-help = Only if it is over.
position-ended-choices =
    { $choice ->
        [last-space] The last space is reached
        [landlubber] Alone: landlubber
        [cabin-boy] Alone: cabin boy
        [officer] Alone: officer
        [kobold] Alone: Ship's Kobold
       *[captain] Alone: captain
    }
position-winner = Winner
position-winner-help = Who has won, if the game is over.

harbors-r = Red
harbors-r-help = The harbor of Red.
harbors-g = Green
harbors-g-help = The harbor of Green.
harbors-b = Blue
harbors-b-help = The harbor of Blue.
harbors-y = Yellow
harbors-y-help = The harbor of Yellow.

harbor-rank = Rank
harbor-rank-help = Until ranks are given at the set-up, nobody has one (BH-2.11).
harbor-rank-choices =
    { $choice ->
        [Captain] Captain
        [First-Mate] First Mate
        [Mate] Mate
       *[Ship-s-Cook] Ship's Cook
    }
harbor-chit = Goods chosen at the start
harbor-chit-help = The chit that the player took, which decides the first ranks (BH-2.10).
harbor-chit-choices =
    { $choice ->
        [barrel] Barrel
        [container] Container
        [crate] Crate
       *[passenger] Passenger
    }
harbor-money = Money
harbor-money-help = The money in cash.
harbor-bank = Money in the Bank
harbor-bank-help = It is for penalties and charges (BH-26.4).
harbor-prestige = Prestige
harbor-prestige-help = The number at which the prestige marker stands.
harbor-upgrades = Influence cards gained
harbor-upgrades-help = How many were taken in earlier rounds.
harbor-hand = Influence cards in hand
harbor-hand-help = Their values; empty entries are not known. It follows from the rest, and may be left out.
harbor-laid = Influence cards laid
harbor-laid-help = By bid space; empty entries are not known.
harbor-grown = Gains an Influence card
harbor-grown-help = The player gets it at the end of this round (BH-10.3).
harbor-looked = Knows the Price pile
harbor-looked-help = The player has looked through it (BH-R15).
harbor-stage = What this player is doing
harbor-stage-help = What a player does who is not done, where all act at once.
harbor-stage-choices =
    { $choice ->
        [acting] Acting on 1.2 or 1.3
        [producing] Producing
       *[moving] Moving goods
    }
harbor-permits = Permits used
harbor-permits-help = How many the player who acts on 1.2 has used in this round.
harbor-produced = Has produced
harbor-produced-help = The spaces whose Buildings have produced in this round.
harbor-turned = Last conversion
harbor-turned-help = Whether crates were packed or unpacked last, with no good moved since (BH-R55).
harbor-turned-choices =
    { $choice ->
        [packed] Packed
       *[unpacked] Unpacked
    }
harbor-covers = Cover cards
harbor-covers-help = The spaces on which a Cover card lies.
harbor-buildings = Buildings
harbor-buildings-help = The Buildings that are built, by their spaces.
harbor-unbuilt = Buildings not built yet
harbor-unbuilt-help = The Buildings beside the board.
harbor-goods = Goods in Storage
harbor-goods-help = The goods in Storage, by their spaces.
harbor-goods-choices = { harbor-chit-choices }
harbor-walls = Bollards
harbor-walls-help = The slots with Bollards of each of the four walls from the top, counted from 1.
harbor-docks = Ships in Docks
harbor-docks-help = The Ships by their Docks, 1 to 3 from the top.
harbor-loading = Contracts
harbor-loading-help = The Contracts by their Loading docks, 1 to 4 from the left.

dummy-rank = Rank
dummy-rank-help = The rank of the dummy.
dummy-rank-choices = { harbor-rank-choices }
dummy-upgrades = Influence cards gained
dummy-upgrades-help = How many it has gained in earlier rounds.
dummy-laid = Influence cards laid
dummy-laid-help = Its Influence cards on each bid space.
dummy-grown = Gains an Influence card
dummy-grown-help = It gets the card at the end of this round.
dummy-instruction = Instruction
dummy-instruction-help = The event of its last instruction card.

dock-ship = Ship
dock-ship-help = The card as the notation writes it, such as weserlotse.
dock-stay = Time markers
dock-stay-help = How many Time markers are still on it.
dock-cargo = Cargo
dock-cargo-help = Needed if the Ship may bring any kind of goods.
dock-cargo-choices = { harbor-chit-choices }
dock-left = Goods still on it
dock-left-help = How many goods are still aboard; if left out, all that it came with.

loading-contract = Contract
loading-contract-help = The card, as the notation writes it.
loading-due = Time markers
loading-due-help = How many Time markers are still on it.
loading-delivered = Delivered
loading-delivered-help = The goods that were delivered.
loading-delivered-choices = { harbor-chit-choices }

deck-deck = In the deck
deck-deck-help = All cards that are nowhere else. It may be left out.
deck-discard = Discard pile
deck-discard-help = The cards on the discard pile.
deck-mixed = Shuffled anew
deck-mixed-help = The deck is a shuffled discard pile, without an order by stacks (BH-R38).

buildings-offer = On offer
buildings-offer-help = The Building on 1.1.
buildings-deck = In the stack
buildings-deck-help = All Buildings that are nowhere else. It may be left out.
buildings-gone = Out of the game
buildings-gone-help = Buildings that have left the game (BH-8.5).

prices-top = On top
prices-top-help = The cards that everybody knows, from the top.
prices-looked = Looked at
prices-looked-help = The cards below these, which only those players know who have looked through the pile.
prices-bottom = At the bottom
prices-bottom-help = The cards that everybody knows, down to the last one.

newspaper-top = Card on the right
newspaper-top-help = Its event; or its front alone, as long as the event is secret.
newspaper-event = This round's Event
newspaper-event-help = The card on the left.
newspaper-used = Used cards
newspaper-used-help = The cards that have had their effect.
newspaper-deck = In the pile
newspaper-deck-help = The cards of the pile with the top one, in no order. It may be left out.

front-advance = Spaces ahead
front-advance-help = How many spaces it moves the Ship token.
front-space = Symbol
front-space-help = The bid space that it shows.
