# How one wins, in a line
goal = What counts at the end is your money times your prestige.

# What things are called
seat =
    { $seat ->
        [0] Red
        [1] Green
        [2] Blue
        [3] Yellow
       *[4] the dummy
    }
rank =
    { $rank ->
        [0] Captain
        [1] First Mate
        [2] Mate
       *[3] Ship's Cook
    }
good =
    { $kind ->
        [0] barrel
        [1] container
        [2] crate
        [3] passenger
       *[4] good of any kind
    }
kind =
    { $kind ->
        [0] barrels
        [1] containers
        [2] crates
        [3] passengers
       *[4] goods of any kind
    }
goods =
    { $kind ->
        [0] { $number ->
            [0] no barrel
            [one] { $number } barrel
           *[other] { $number } barrels
        }
        [1] { $number ->
            [0] no container
            [one] { $number } container
           *[other] { $number } containers
        }
        [2] { $number ->
            [0] no crate
            [one] { $number } crate
           *[other] { $number } crates
        }
       *[3] { $number ->
            [0] no passenger
            [one] { $number } passenger
           *[other] { $number } passengers
        }
    }
money =
    { $amount ->
        [0] no money
       *[other] { $amount } money
    }
prices = barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
bid-place =
    { $space ->
        [s1-0] the Parking lot (1.0)
        [s1-1] the Building on offer (1.1)
        [s1-2] Building permits (1.2)
        [s1-3] Grow influence (1.3)
        [s1-4] Prices (1.4)
        [s1-5] the Career ladder (1.5)
        [ship] the Ship at { $name }
       *[contract] the Contract at { $name }
    }
bid-spot =
    { $space ->
        [s1-0] the Parking lot
        [s1-1] { $named ->
            [yes] the Building { $card }
           *[no] the Building on offer
        }
        [s1-2] Building permits
        [s1-3] Grow influence
        [s1-4] Prices
        [s1-5] the Career ladder
        [ship] the Ship { $card }
       *[contract] the Contract { $card }
    }
which-wall =
    the wall { $wall ->
        [0] above Dock 1
        [1] between Docks 1 and 2
        [2] between Docks 2 and 3
       *[3] below Dock 3
    }
nothing = nothing
you = you
and = { $first } and { $last }
or = { $first } or { $last }

# What is being asked
asked-deal =
    { $deal ->
        [0] First the Ships on offer are dealt.
        [1] First the Contracts on offer are dealt.
        [2] First the next Price card is turned up.
        [3] First the next Building is turned up.
        [4] First the next Newspaper card is turned up.
        [5] First the starting Buildings are dealt.
       *[6] First the starting Contracts are dealt.
    }
asked-chit = First take one of the goods chits.
asked-site = First choose a space for your starting Building.
asked-start = First take your starting goods, or none.
asked-bid = First lay an Influence card: choose its value, and a space.
asked-instruction = First the dummy's instruction card is turned up.
asked-value = First the dummy's card on { $what } is turned up.
asked-permit = Now you use building permits: put a Bollard, clear a space, build, or be done.
asked-upgrade = Now you may take an Influence card, or not.
asked-look = First the Price pile is looked through.
asked-price = First choose the Price card that goes on top.
asked-exchange = Now your Commodity Exchange lets you put a Price card on top, or leave it.
asked-swap = Now you may swap two tokens on the Career ladder, or none.
asked-berth = First choose a Dock for { $what }.
asked-loading = First choose a Loading dock for { $what }.
asked-share = You must pay { $what }: say how much of it the Bank pays.
asked-produce = Now your Buildings produce; or be done with that.
asked-goods = Now you move and convert goods; or be done with that.
produce-first = Producing comes first: let your Buildings produce, or be done with it, and then move goods.
produced-before = You have begun to move goods: nothing more is produced in this round.
no-passing = Nobody may pass: lay a card where it costs you least, like the Parking lot (1.0), which brings 1 money.
keep-by-top = To leave the prices alone, choose the card that is on top: { $what }.
must-berth = { $what } is yours and must be berthed: choose a Dock that is large enough.
must-place = { $what } is yours and must be placed: choose an empty Loading dock.
must-pay = The charge of { $what } must be paid: say how much of it the Bank pays, from 0 on.
over = The game is over.
no-such-move = No move has the number { $number }.

# Why a move is refused: cards dealt, and the set-up
no-such-card = There is no such card with the number { $number }: this pack has { $cards }.
not-in-deck = { $card } is not in the deck.
lower-stack = { $card } is in group { $own }; the cards of group { $now } lie above it.
place-known = The place of { $card } in the pile is known: it lies elsewhere.
dummy-has-not-two = The dummy does not have two cards of value { $value } left; it has { $hand }.
dummy-has-not = The dummy has no { $value } left; it has { $hand }.
chit-taken = { $who } has taken the chit with the { $good }; take another one.
good-named = Your starting Contract, { $contract }, names { $goods }: take other goods.

# Why a move is refused: bids
no-such-bid-space = { $space } is not in this game: bids are laid at 1.0 to 1.5, 2.1 to 2.{ $lines } and 3.1 to 3.{ $lines }.
hand-hidden = Only { $who } knows which cards { $who } holds.
not-in-hand = You hold no { $value }; your hand is { $hand }.
laid-already = You have laid your { $value } on { $spaces }, and cards laid are not taken back; your hand is { $hand }.

# Why a move is refused: permits
too-dear =
    { $fee ->
        [0] That costs { $total }, and the permit is free of charge; you have { $owned } in cash.
       *[other] That costs { $price } and the permit { $permit }, { $total } in all; you have { $owned } in cash.
    }
slot-taken = A Bollard stands in slot { $slot } of { which-wall } already.
not-covered =
    { $count ->
        [0] { $space } is not covered; all of your spaces are cleared.
       *[other] { $space } is not covered; you can clear { $covered }.
    }
space-covered = { $space } is covered; it must be cleared first.
space-built = { $building } stands on { $space }.
space-stored = { $space } holds { $goods }; a Building needs an empty space, and goods are moved in your harbor later.
no-vacant-space = None of your spaces is empty, so nothing can be built; clear one first.
built-already = You have built { $building } already.
not-your-building =
    { $count ->
        [0] You have no Building left to build, so not { $building } either; you win one by bidding on the Building on offer (1.1).
       *[other] { $building } is not yours to build; you have { $own }.
    }

# Why a move is refused: prices, ranks, Docks and charges
pile-hidden = Only { $who } looks through the Price pile.
no-such-rank = Nobody is { $rank } in this game; the lowest rank is that of the { $last }.
dock-taken = { $ship } lies in Dock { $dock }.
dock-too-small =
    { $ship } needs { $needed ->
        [one] 1 Bollard
       *[other] { $needed } Bollards
    } on each wall of its Dock; the wall of Dock { $dock } with fewer of them has { $size ->
        [0] none
       *[other] { $size }
    }.
other-cargo = { $ship } carries { $cargo }, and its cargo is not yours to choose: no { $wanted }.
loading-taken = { $contract } lies in Loading dock { $dock }.
bank-too-small = Your Bank holds { $banked }.
charge-smaller = You have to pay only { $due }.
cash-too-small = You have { $cash } in cash and must pay { $due }, so the Bank pays { $least } at least.

# Why a move is refused: goods
no-building = No Building stands on { $space }.
no-producer = { $building } does not produce anything.
yielded-already = { $building } has produced in this round already.
other-yield = { $building } produces { $own }.
no-room-to-produce = There is no room for a { $good }, and producing comes before goods are moved.
dock-empty = No Ship lies in Dock { $dock }.
ship-empty = Nothing is left on { $ship }.
no-room = Your Storage has no room for a { $good }, however it is stacked.
loading-empty = No Contract lies in Loading dock { $dock }.
not-accessible = { $contract } lies in Loading dock { $dock }, which is not accessible until { $space } is cleared.
contract-complete = { $contract } is complete.
good-not-wanted = { $contract } requires no { $good } any more; it takes { $wanted }.
still-aboard = Your { $good } is still on { $ship }: unload it first, since nothing goes from a Ship to a Contract directly.
none-stored = There is no { $good } in your Storage.
no-crane = Nothing goes from a Ship to a Contract directly: unload it first.
no-container = There is no container in your Storage.
crates-do-not-fit = The container lies in a Building that holds no crates; move it first.
just-packed = That would only undo the packing; move a good first, or name the place.
too-few-crates = It takes 2 crates; you have { $crates } in Storage.
just-unpacked = That would only undo the unpacking; move a good first, or name the places.
fee-too-dear = A conversion costs { $fee }; you have { $owned } in cash.
no-room-to-pack = Even without the two crates there is no empty space for a container.
space-full = { $space } has no room for a { $good }: it holds { $goods }.
holds-other = { $building } holds nothing but { $own }.
not-there = You want to take { $wanted } from { $space }, which holds { $goods }.
there-already = The good is on { $space } already.

# How it ended
end-won = The Ship token has come home: { $mine ->
        [yes] you win
       *[no] { $winner } wins
    } with { $money }{ "\u00A0" }money{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }prestige{ "\u00A0" }={ "\u00A0" }{ $score }, ahead of { $behind } with { $second }.
end-level = The Ship token has come home: { $seats } are level at { $score }, and { $mine ->
        [yes] you, the highest of them in rank, win
       *[no] { $winner }, the highest of them in rank, wins
    }.
end-alone =
    The tenth round is over: { $money }{ "\u00A0" }money{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }prestige{ "\u00A0" }={ "\u00A0" }{ $score }. { $grade ->
        [2] You are a Landlubber.
        [3] You are a Cabin Boy.
        [4] You are an Officer.
        [5] You are a Lonely Ship's Kobold.
       *[6] You are a Captain, and you have won.
    }

# What happened
for-permit =
    { $price ->
        [0] { " " }free of charge
       *[other] { " " }for { $money } (permit included)
    }
story-round = Round { $what } begins.
story-round-ends = The round ends.
story-ship-dealt = A Ship is on offer, { $card }.
story-contract-dealt = A Contract is on offer, { $card }.
news-card =
    { $kind ->
        [ship] the Ship { $card }
       *[contract] the Contract { $card }
    }
news-dealt = New on offer: { $cards }.
news-gone =
    { $number ->
        [one] Nobody has won { $cards }; it is discarded.
       *[other] Nobody has won { $cards }; they are discarded.
    }
news-bids = The bids { $spaces }.
news-bids-on = on { $space }: { $bids }
story-building-turned = The Building on offer now: { $card }.
story-building-given =
    { $mine ->
        [yes] You start with { $card }.
       *[no] { $who } starts with { $card }.
    }
story-contract-given =
    { $mine ->
        [yes] You start with the Contract { $card }.
       *[no] { $who } starts with the Contract { $card }.
    }
story-chit =
    { $mine ->
        [yes] You take the goods chit with the { $good }.
       *[no] { $who } takes the goods chit with the { $good }.
    }
story-ranked =
    { $mine ->
        [yes] You are the { $rank } and start with { $money }
       *[no] { $who } is the { $rank } and starts with { $money }
    }{ $top ->
        [yes] : the least money now, but the most in each round.
       *[no] .
    }
story-sited =
    { $mine ->
        [yes] You put { $card } on { $space }.
       *[no] { $who } puts { $card } on { $space }.
    }
story-started =
    { $mine ->
        [yes] You start with { $goods } in Storage.
       *[no] { $who } starts with { $goods } in Storage.
    }
story-laid = { $who } lays a card face down on { $space }.
a-value =
    { $value ->
        [8] an 8
       *[other] a { $value }
    }
story-laid-value =
    { $mine ->
        [yes] You lay { a-value } on { $space }.
       *[no] { $who } lays { a-value } on { $space }.
    }
story-instructed = The dummy's instruction card names { $space }: the dummy lays a card there, face down.
story-bid = { $who } { $bid }
story-revealed = Bids on { $space }: { $bids }.
story-parked =
    { $mine ->
        [yes] You get { $money } from the Parking lot.
       *[no] { $who } gets { $money } from the Parking lot.
    }
story-building-won =
    { $mine ->
        [yes] You win the Building { $card } and may build it with a permit.
       *[no] { $who } wins the Building { $card } and may build it with a permit.
    }
story-building-gone = Nobody has bid for the Building { $card }; it leaves the game.
story-building-lost = { $who } wins the Building { $card }, which leaves the game.
story-bollard =
    { $mine ->
        [yes] You put a Bollard on { which-wall }{ for-permit }.
       *[no] { $who } puts a Bollard on { which-wall }{ for-permit }.
    }
story-cleared =
    { $mine ->
        [yes] You clear { $space }{ for-permit }.
       *[no] { $who } clears { $space }{ for-permit }.
    }
story-built =
    { $mine ->
        [yes] You build { $card } on { $space }{ for-permit }.
       *[no] { $who } builds { $card } on { $space }{ for-permit }.
    }
story-permits-done =
    { $mine ->
        [yes] { $what ->
            [0] You use no permit.
            [one] You are done after using one permit.
           *[other] You are done after using { $what } permits.
        }
       *[no] { $what ->
            [0] { $who } uses no permit.
            [one] { $who } is done after using one permit.
           *[other] { $who } is done after using { $what } permits.
        }
    }
story-grew =
    { $mine ->
        [yes] You take an Influence card with { a-value }{ for-fee } and can lay it from the next round on.
       *[no] { $who } takes an Influence card with { a-value }{ for-fee } and can lay it from the next round on.
    }
story-dummy-grew = The dummy has a card on Grow influence: its hand grows by an Influence card with { a-value }.
story-not-grown =
    { $mine ->
        [yes] You take no Influence card.
       *[no] { $who } takes no Influence card.
    }
story-looked =
    { $mine ->
        [yes] You look through the Price pile.
       *[no] { $who } looks through the Price pile.
    }
story-looked-cards =
    { $mine ->
        [yes] You look through the Price pile. Below the cards that everybody knows { $number ->
            [one] lies one more: { $cards } for barrel, container, crate and passenger.
           *[other] lie { $number } more, all of which can be chosen.
        }
       *[no] { $who } looks through the Price pile. Below the cards that everybody knows { $number ->
            [one] lies one more: { $cards } for barrel, container, crate and passenger.
           *[other] lie { $number } more, all of which can be chosen.
        }
    }
story-prices-kept =
    { $mine ->
        [yes] You leave the prices alone.
       *[no] { $who } leaves the prices alone.
    }
story-price-chosen =
    { $mine ->
        [yes] You set new prices: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }.
       *[no] { $who } sets new prices: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }.
    }
story-prices-rotated = The old prices go to the bottom of the pile: { $card }.
story-price-turned = The prices are: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }.
story-swapped =
    { $mine ->
        [yes] You swap two ranks: { $rises } up, { $falls } down.
       *[no] { $who } swaps two ranks: { $rises } up, { $falls } down.
    }
story-ranks-kept =
    { $mine ->
        [yes] You leave the ranks as they are.
       *[no] { $who } leaves the ranks as they are.
    }
story-income = Income by rank: { $each }.
story-won =
    { $mine ->
        [yes] You win { $card } with a bid of { $bid }.
       *[no] { $who } wins { $card } with a bid of { $bid }.
    }
story-berthed =
    { $mine ->
        [yes] { $card } berths in your Dock { $dock } with { $goods } aboard.
       *[no] { $card } berths in { $who }'s Dock { $dock } with { $goods } aboard.
    }
story-ship-lost =
    { $mine ->
        [yes] You have no Dock that is free and large enough for { $card }, which is discarded.
       *[no] { $who } has no Dock that is free and large enough for { $card }, which is discarded.
    }
which-dock =
    { $dock ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
story-placed =
    { $mine ->
        [yes] { $card } goes to your { which-dock } Loading dock.
       *[no] { $card } goes to { $who }'s { which-dock } Loading dock.
    }
story-contract-lost =
    { $mine ->
        [yes] You have no empty Loading dock for { $card }, which is discarded; its penalty is due.
       *[no] { $who } has no empty Loading dock for { $card }, which is discarded; its penalty is due.
    }
story-dummy-lost = { $card } is discarded, since the dummy has won it.
story-produced =
    { $mine ->
        [yes] Your { $card } produces { $thing }.
       *[no] { $who }'s { $card } produces { $thing }.
    }
story-got-money =
    { $mine ->
        [yes] You get { $money }: { $card }.
       *[no] { $who } gets { $money }: { $card }.
    }
story-unloaded =
    { $mine ->
        [yes] You unload a { $good } from { $card }.
       *[no] { $who } unloads a { $good } from { $card }.
    }
story-delivered =
    { $mine ->
        [yes] You deliver a { $good } for { $card }.
       *[no] { $who } delivers a { $good } for { $card }.
    }
for-fee =
    { $price ->
        [0] { " " }free of charge
       *[other] { " " }for { $money }
    }
story-unpacked =
    { $mine ->
        [yes] You unpack a container into 2 crates{ for-fee }.
       *[no] { $who } unpacks a container into 2 crates{ for-fee }.
    }
story-packed =
    { $mine ->
        [yes] You pack 2 crates into a container{ for-fee }.
       *[no] { $who } packs 2 crates into a container{ for-fee }.
    }
story-shifted =
    { $mine ->
        [yes] You move a { $good } to { $space }.
       *[no] { $who } moves a { $good } to { $space }.
    }
story-harbor-value =
    { $mine ->
        [yes] Your harbor is worth { $what }; your prestige { $stays ->
            [yes] stays
           *[no] is
        } { $more }.
       *[no] { $who }'s harbor is worth { $what }; { $who }'s prestige { $stays ->
            [yes] stays
           *[no] is
        } { $more }.
    }
story-left =
    { $mine ->
        [yes] { $card } leaves your harbor
       *[no] { $card } leaves { $who }'s harbor
    }{ $number ->
        [0] , fully unloaded.
        [one] { " " }with one good that was not unloaded.
       *[other] { " " }with { $number } goods that were not unloaded.
    }
story-sold =
    { $mine ->
        [yes] Your { $card } is complete: { $money } for its goods.
       *[no] { $who }'s { $card } is complete: { $money } for its goods.
    }
story-sold-reward =
    { $mine ->
        [yes] Your { $card } is complete: { $money } for its goods, and a reward of { $reward }.
       *[no] { $who }'s { $card } is complete: { $money } for its goods, and a reward of { $reward }.
    }
story-sold-incomplete =
    { $mine ->
        [yes] Your
       *[no] { $who }'s
    } { $card } is due but incomplete: { $sum ->
        [0] nothing was delivered, so it brings nothing
       *[other] { $money } for what was delivered
    }.
story-paid =
    { $mine ->
        [yes] You pay
       *[no] { $who } pays
    } { $why ->
        [penalty] the penalty: { $cash }.
       *[event] { $cash }.
    }
story-paid-bank =
    { $mine ->
        [yes] You pay
       *[no] { $who } pays
    } { $why ->
        [penalty] the penalty: { $cash } in cash, { $bank } from the Bank.
       *[event] { $cash } in cash, { $bank } from the Bank.
    }
story-insured =
    { $mine ->
        [yes] You are insured: the penalty of { $card } is waived.
       *[no] { $who } is insured: the penalty of { $card } is waived.
    }
story-lost-prestige =
    { $mine ->
        [yes] You lose { $what } prestige, so each money you have is worth fewer points.
       *[no] { $who } loses { $what } prestige.
    }
story-got-prestige =
    { $mine ->
        [yes] You gain { $what } prestige.
       *[no] { $who } gains { $what } prestige.
    }
story-event = This round's Event: { $card }.
story-announced = Next round's Event: { $card }.
story-goods-lost =
    { $mine ->
        [yes] You lose { $goods }.
       *[no] { $who } loses { $goods }.
    }
story-ladder-turned =
    { $mine ->
        [yes] You go to the foot of the Career ladder; everybody else moves up.
       *[no] { $who } goes to the foot of the Career ladder; everybody else moves up.
    }
story-news-turned =
    { $what ->
        [one] The next Newspaper card shows 1 space of progress.
       *[other] The next Newspaper card shows { $what } spaces of progress.
    }
story-advanced =
    The Ship token moves on by { $what ->
        [one] 1 space
       *[other] { $what } spaces
    }{ $more ->
        [0] { " " }and has reached the end of the Progress track.
        [one] ; one space is left.
       *[other] ; { $more } spaces are left.
    }
story-offer-gone = Nobody has won { $card }; it is discarded.
story-reshuffled =
    { $deck ->
        [0] The discarded Ships are shuffled into a new deck of { $number } cards.
        [1] The discarded Contracts are shuffled into a new deck of { $number } cards.
       *[2] The used Newspaper cards are shuffled into a new pile of { $number } cards.
    }
story-ended =
    { $how ->
        [1] The last space of the Progress track is reached: the game is over.
        [2] The game is over, and you are a Landlubber.
        [3] The game is over, and you are a Cabin Boy.
        [4] The game is over, and you are an Officer.
        [5] The game is over, and you are a Lonely Ship's Kobold.
       *[6] The game is over, and you are a Captain: you have won.
    }
story-scored = { $who }: { $money }{ "\u00A0" }money{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }prestige{ "\u00A0" }={ "\u00A0" }{ $score }.

## What a table can be asked for

option-length = Length
option-length-help = The long game has Events and lasts longer; in the short one everything is open from the start (BH-3). A game for one is always the short one.
option-length-choices =
    { $choice ->
        [short] Short
       *[long] Long
    }
option-order = Where all act at once
option-order-help = One after the other is easier for beginners (BH-R1).
option-order-choices =
    { $choice ->
        [free] Everybody at their own pace
       *[rank] One after the other, the Captain first
    }

# What counts
score-score = Points
score-money = Money
score-bank = Money in the Bank
score-prestige = Prestige
score-margin =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

# In the position editor
edit-good = Add a { $good }
edit-no-goods = Nothing here
edit-cover =
    { $now ->
        [yes] Take the Cover card away
       *[no] Lay a Cover card
    }
edit-bollard =
    { $there ->
        [yes] Take the Bollard away
       *[no] Set a Bollard
    }
edit-aboard =
    { $number ->
        [0] Nothing aboard
        [one] One good aboard
       *[other] { $number } goods aboard
    }
edit-no-building = No Building
edit-no-ship = No Ship
edit-delivered = Deliver a { $good }
edit-undelivered = Nothing delivered
edit-no-contract = No Contract

# Why a text is no move
form-chit = chit barrel
form-swap = swap 1 2, swap 2 3 or swap 3 4
form-loading = loading 1 to loading 4
form-dock = dock 2, or dock 2 crate if the cargo is wild
form-site = site b2
form-start = start nothing, or up to three goods: start barrel crate crate
form-bollard = bollard 0.1: the wall, 0 to 3, and its place, 1 to 3
form-clear = clear c1
form-build = build refinery b2
form-prices = prices 3-1-4-2, in the order barrel, container, crate, passenger
form-bank = bank 2: so much of the charge is paid from the Bank, up to 9
form-produce = produce b2 barrel, produce b2 money, or with the space of the good produce b2 barrel c1
form-unload = unload 2: one good of the Ship in Dock 2; or unload 2 b1
form-move = move crate a1 b1
form-deliver = deliver crate 1, or from a space deliver crate a1 1
form-unpack = unpack, or of a space unpack a1
form-pack = pack, or with the spaces of both crates and of the container pack a1 b1 c2
form-direct = direct 2 1: a good of the Ship in Dock 2 to the Contract in Loading dock 1
form-deal = deal and the name of a Ship, Contract or Building
form-price = price 3-1-4-2
form-news = news and the name of an event
form-value = value 1 to value 9, and for the second card of a value, value 5#2, value 6#2 or value 7#2
no-move = { $written } is not a move; write { form-now }
move-missing = a move is missing; write { form-now }
form-now =
    { $asked ->
        [chit] chit and a kind of goods: chit barrel
        [site] site and a space: site b2
        [start] start nothing, or up to three goods: start barrel crate
        [bid] the value of a card and a space: 4 on 1.2
        [permit] bollard 0.1, clear c1, build and a Building and its space, or done
        [grow] upgrade or done
        [price] prices 3-1-4-2, in the order barrel, container, crate, passenger
        [exchange] prices 3-1-4-2, in the order barrel, container, crate, passenger, or done
        [swap] swap 1 2, or done
        [berth] dock 2, or dock 2 crate if the cargo is wild
        [place] loading and its number: loading 1
        [produce] produce b2 barrel, or done
        [move] unload 2, move crate a1 b1, deliver crate 1, unpack, pack, or done
        [pay] bank and a number: bank 2
        [price-card] price 3-1-4-2
        [news] news and the name of an event
        [value] value and a number: value 4
        [over] nothing more: the game is over
       *[deal] deal and the name of a card
    }
move-otherwise = { $written } is not a move; write { $form }
no-bid-space = there is no space { $written } to bid on; there are { $spaces } (BH-5.4)
no-bid = { $written } is not a bid; write the value of one of your cards and the space: 4 on 1.2
none-called =
    there is no { $kind ->
        [space] space
        [goods] kind of goods
        [bollard] place for a Bollard
        [dock] Dock
        [loading] Loading dock
        [building] Building
        [price] Price card
        [event] event
       *[yield] yield
    } { $written }; there are { $known }; write { $form }
goods-without-ship = no Ship is being berthed now, so name the goods: { $example }
goods-of-wild = the cargo is wild, so name the goods: { $example } (BH-13.8)
no-card-called = there is no Ship, Contract or Building { $written }; names are written like { $examples }

# Why a game cannot begin so
players-number = Bremerhaven is for 1 to 4 players (BH-1.1)

# How a game in the archive ended
ended-how =
    { $how ->
        [last-space] The Ship token came home
        [landlubber] Alone: Landlubber
        [cabin-boy] Alone: Cabin Boy
        [officer] Alone: Officer
        [kobold] Alone: Lonely Ship's Kobold
       *[captain] Alone: Captain
    }
