title = Bremerhaven
nothing = nothing

# Cards
wild =
    { $number ->
        [one] { $number } good of any kind
       *[other] { $number } goods of any kind
    }
ship = { $name }: { $cargo }, lay time { $lay }, berth size { $berth }, prestige { $prestige }
contract = { $name }: needs { $needs }, delivery time { $time }{ $reward ->
        [none] { "" }
       *[other] , reward { $reward }
    }{ $penalty ->
        [none] { "" }
       *[other] , penalty { $penalty }
    }, by { $transport }
building = { $name }, prestige { $prestige }: { $text }
news-listed = Advances { $advance }, symbol { $space }. { $text }
prices = barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
price = A { $kind } brings { $price } money
one-prestige = 1 prestige
no-term = none
prestige = prestige { $number }
time =
    { $number ->
        [one] one Time marker
       *[other] { $number } Time markers
    }
berth =
    Needs a Dock with { $number ->
        [0] no Bollards
        [one] 1 Bollard on each side
       *[other] { $number } Bollards on each side
    }
prestige-is =
    { $number ->
        [0] Adds no prestige
       *[other] Adds { $number } prestige while it is in your harbor
    }
prestige-word = prestige
time-word = time
berths-word = berths
ships-leaving = leaving in { $times }:
contracts-due = due in { $times }:
ships-many =
    { $number ->
        [one] { $number } Ship
       *[other] { $number } Ships
    }
contracts-many =
    { $number ->
        [one] { $number } Contract
       *[other] { $number } Contracts
    }
by-transport = by { $by }
track-word = track
token-word = Ship token
lies =
    { $number ->
        [one] The Ship leaves at the end of the round in which she is berthed
       *[other] The Ship leaves after { $number } rounds in her Dock
    }
runs =
    { $number ->
        [one] The Contract ends with the round in which it is placed, complete or not
       *[other] The Contract ends after { $number } rounds, complete or not
    }
leaves-in =
    { $number ->
        [one] The Ship leaves at the end of this round
       *[other] The Ship leaves in { $number } rounds
    }. { $ship }
ends-in =
    { $number ->
        [one] The Contract is due at the end of this round
       *[other] The Contract is due in { $number } rounds
    }. { $contract }
transport = Delivered by { $by }
reward-is = Reward once it is complete: { $term }
penalty-is = Penalty if it is not complete in time: { $term }

# What lies on offer
pile = { $cards } in the deck{ $stack ->
        [0] { "" }
       *[other] , next from stack { $stack }
    }
bid-space =
    { $space ->
        [s1-0] 1.0 Parking lot
        [s1-1] 1.1 Building
        [s1-2] 1.2 Building permits
        [s1-3] 1.3 Grow influence
        [s1-4] 1.4 Prices
        [s1-5] 1.5 Career ladder
       *[other] { $name }
    }
bid-space-short =
    { $space ->
        [s1-0] Parking lot
        [s1-2] Building permits
        [s1-3] Grow influence
        [s1-4] Prices
       *[s1-5] Career ladder
    }
rank-of = { $who } is { $rank } and gets { $money }
berth-short = size { $number }
plus = +
minus = −
term-word =
    { $when ->
        [complete] reward:
       *[late] penalty:
    }
term-short =
    { $when ->
        [complete] +{ $number }
       *[late] −{ $number }
    } { $what ->
        [prestige] prestige
       *[money] money
    }{ $when ->
        [complete] { "" }
       *[late] { " " }if late
    }
office =
    { $space ->
        [s1-0] 1 money for each of your cards
        [s1-2] the first permit costs the difference between your bid and the highest, each further one the highest bid
       *[s1-3] for the rest of the game a better Influence card instead of your lowest, for the difference between your bid and the highest
    }
office-short =
    { $space ->
        [s1-0] 1 money for each of your cards
        [s1-2] Bollard, cleared space or Building; the highest bid is free
       *[s1-3] { $next ->
            [-1] Replace your lowest card with a better one, for good; the highest bid is free
            [0] You have the best cards already
           *[other] Replace your { $lowest } with a { $next }, for good; the highest bid is free
        }
    }
ladder-short = Of equal bids the higher rank wins
no-place =
    { $why ->
        [too-large] Too large for your free Docks as they are now
        [docks] Your Docks are full: the Ship would be lost
       *[loading-docks] Your Loading docks are full: { $due ->
            [yes] you would only pay the penalty
           *[no] the Contract would be lost
        }
    }
equal-bids = { $bid } each: the { $rank } ({ $who }) wins
offer-empty = Empty
pile-closed = No Price card is open yet
pile-known = You know the pile, with prices of barrel, container, crate and passenger: { $cards }
pile-part = { $number } cards below; known on top: { $top }; known at the bottom: { $bottom }
pile-short =
    { $known ->
        [yes] you know the whole pile
       *[no] { $below ->
            [0] next prices: unknown
            [one] you know the bottom card
           *[other] you know { $below } at the bottom
        }
    }
no-ranks = No ranks yet
bid = { $who }: { $values ->
        [unknown] { $cards ->
            [one] 1 card face down
           *[other] { $cards } cards face down
        }
       *[other] { $values }, bid { $strength }
    }{ $wins ->
        [yes] , the winner
       *[no] { "" }
    }
face-down = face down
bid-hidden = { $bid }. Its value is seen once everybody has bid
bid-costs =
    { $bid } { $price ->
        [0] free
       *[other] pays { $price }
    }
bid-done =
    { $bid } { $won ->
        [yes] won
       *[no] lost
    }
purse = Now: { $money } money × { $prestige } prestige = { $score } { $score ->
        [one] point
       *[other] points
    }
glance-round = { $round }, bidding: { $event }
glance-others = Money of the others
glance-money = { $seat } has { $number } money
glance-harbor = Your harbor
bid-helped = { $number } ({ $name })
track = Progress track: { $ahead } of { $length } spaces ahead
track-is =
    { $ahead ->
        [0] The Ship token has come to the end of the Progress track: the game is over
        [one] The game ends when the Ship token has moved 1 more space on the Progress track of { $length }
       *[other] The game ends when the Ship token has moved { $ahead } more spaces on the Progress track of { $length }
    }
round =
    { $number ->
        [0] Set-up
       *[other] Round { $number }
    }
step = { $step ->
        [bid] Bidding
        [s1-0] 1.0 Parking lot
        [s1-1] 1.1 Building
        [s1-2] 1.2 Building permits
        [s1-3] 1.3 Grow influence
        [s1-4] 1.4 Prices
        [s1-5] 1.5 Career ladder
        [s2] 2 Ships
        [s3] 3 Contracts
        [s4-1] 4.1 Produce
        [s4-2] 4.2 Convert and move goods
        [s4-3] 4.3 Prestige
        [s4-4] 4.4 Time markers, due Ships and Contracts
        [s5-1] 5.1 Event
       *[s5-2] 5.2 Progress and refill
    }{ $state ->
        [now] : now
        [past] : done
       *[next] : to come
    }
stage =
    { $name ->
        [bid] Bidding
        [town] Town
        [sea] Sea
        [land] Land
        [harbors] Harbors
       *[news] News
    }
stage-is = { $stage }{ $state ->
        [past] : done in this round
       *[next] : still to come in this round
    }
to-go =
    { $ahead ->
        [0] the end
        [one] 1 space left
       *[other] { $ahead } spaces left
    }
deck =
    { $deck ->
        [ships] Ships
       *[contracts] Contracts
    }
deck-is =
    { $deck ->
        [ships] Ships
       *[contracts] Contracts
    }: { $pile }
choice-place =
    { $kind ->
        [dock] Dock { $number }
        [loading] Deliver for { $contract }
       *[space] Space { $space }
    }
area =
    { $name ->
        [town] Town
        [sea] Sea
        [land] Land
        [choices] What you can choose
        [hand] Your Influence cards
        [purse] Your points now
        [mixed] Three goods of three kinds
        [pair] Two of one kind and one of another
        [alike] Three of one kind
        [fewer] Fewer than three goods
        [waits] Still to be built
        [ahead] If you do nothing more this round
        [permit] What your next permit costs
        [players] Players
       *[round] The round
    }

# The rack
no-event = No Event
instruction = The dummy
instructed = Its latest instruction card names { $space ->
        [none] nothing yet
       *[other] { $space }
    }
short-rack = No Events
short-rack-text = No Events in the short game; the Ship token moves 2 spaces every round.
rack = Newspaper rack: { $event ->
        [none] no Event in this round
       *[other] { $event }. { $text }
    }{ $advance ->
        [-1] { "" }
        [0] ; how far the Ship token moves in step 5.2 is not known
        [one] ; the Ship token moves 1 space in step 5.2
       *[other] ; the Ship token moves { $advance } spaces in step 5.2
    }{ $left ->
        [0] { "" }
        [one] ; 1 card in the pile
       *[other] ; { $left } cards in the pile
    }
advance =
    { $number ->
        [0] –
        [one] moves 1 space
       *[other] moves { $number } spaces
    }
advance-long =
    { $number ->
        [0] It is not known yet how far the Ship token moves at the end of this round (5.2)
        [one] The Ship token moves 1 space at the end of this round (5.2)
       *[other] The Ship token moves { $number } spaces at the end of this round (5.2)
    }
news-short = { $number } left
news-left =
    { $number ->
        [one] 1 Newspaper card is left
       *[other] { $number } Newspaper cards are left
    }

# Harbors
no-rank = no rank yet
prestige-then = Prestige { $number } now, { $then } at the end of the round as things stand
score-corner =
    { $changes ->
        [yes] { $score } → { $then } points after this round
       *[no] { $score } { $then ->
            [one] point
           *[other] points
        }
    }
score-then =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    } now, { $then } at the end of the round as things stand: { $money } money × { $prestige } prestige
score-ahead = You then have { $money }{ "\u00A0" }money{ "\u00A0" }×{ "\u00A0" }{ $prestige }{ "\u00A0" }prestige{ "\u00A0" }={ "\u00A0" }{ $score } { $score ->
        [one] point
       *[other] points
    }.
prestige-now = Prestige { $number }; the score is money times prestige
cash = { $number } money in cash
owns-cards = Influence cards: { $cards }
berth-sizes = Bollards on both sides of Docks 1, 2 and 3: { $sizes }
stores = in storage: { $goods }
waits = not built: { $building }
wall-place =
    { $wall ->
        [0] above Dock 1
        [1] between Docks 1 and 2
        [2] between Docks 2 and 3
       *[3] below Dock 3
    }
wall = Quay wall { wall-place }: { $number ->
        [0] no Bollard
        [one] 1 Bollard
       *[other] { $number } Bollards
    }
dock-title = Dock { $dock }
banked = { $number } money in the Bank
port = { $mine ->
        [yes] Your harbor ({ $who })
       *[no] Harbor of { $who }
    }{ $rank ->
        [none] { "" }
       *[other] , { $rank }
    }{ $won ->
        [yes] , the winner
       *[no] { "" }
    }: { $money } money{ $bank ->
        [0] { "" }
       *[other] , { $bank } in the Bank
    }, prestige { $prestige }, harbor value { $value }, money times prestige { $score }; unbuilt: { $unbuilt }; Influence cards { $hand }
dock-empty = Dock { $dock }: empty, for berth size { $size }
dock-size = berth size { $number }
dock = Dock { $dock }: { $name } with { $cargo }, { $time ->
        [one] one Time marker
       *[other] { $time } Time markers
    }, prestige { $prestige }
stays-idle =
    { $number ->
        [one] { $buildings } produces nothing this round.
       *[other] { $buildings } produce nothing this round.
    }
harbor-final = After this you move no more goods this round.
leaves-with = { $ship } leaves with { $goods } still aboard.
aboard = { $direct ->
        [yes] { $goods } on { $ship }
       *[no] { $goods } to unload from { $ship }
    }{ $number ->
        [one] { "" }
       *[other] , moved one at a time
    }
loading-empty = Loading dock { $loading }: empty{ $access ->
        [yes] { "" }
       *[no] , not accessible until the space below is cleared
    }
loading = Loading dock { $loading }: { $name }, delivered { $got }, { $complete ->
        [yes] complete
       *[no] still needs { $needs }
    }, { $time ->
        [one] one Time marker
       *[other] { $time } Time markers
    }; brings { $now } money as it stands, { $whole } when complete at these prices{ $reward ->
        [none] { "" }
       *[other] , reward { $reward }
    }{ $penalty ->
        [none] { "" }
       *[other] , penalty { $penalty }
    }, by { $transport }{ $access ->
        [yes] { "" }
       *[no] ; not accessible until the space below is cleared
    }
loading-title = Contract
closed = not accessible: the space below is covered
good = delivered: { $goods }
need = still needed: { $goods }
pays = pays { $money }{ $prestige ->
        [yes] +★
       *[no] { "" }
    }
brings = { $now } → { $whole }{ $prestige ->
        [yes] +★
       *[no] { "" }
    }
space-covered = { $space }: covered, clearing costs { $cost } money
space = { $space }: { $goods ->
        [none] empty
       *[other] { $goods }
    }
space-building = { $space }: { $building }{ $goods ->
        [none] { "" }
       *[other] ; holds { $goods }
    }
covered = Covered: { $spaces }
walls = Bollards on the walls from the top: { $counts }
left-out = You may not start with { $goods }, since your Contract asks for them
left-out-title = No { $goods }
left-out-why = Your Contract asks for them
slot-empty = Empty slot: a permit from 1.2 puts a Bollard here for { $price } money and the price of the permit. With a bid of 4 where 6 is the highest, that is { $example } money in all; the highest bid pays { $price }. { $larger }
bollard = Bollard on the wall { wall-place }, slot { $slot }
stored = { $goods } on { $space }{ $number ->
        [one] { "" }
       *[other] , moved one at a time
    }
# What moves mean
chance = { $move }
lay = Lay { $value } on { $space }
swap = { $rises } becomes { $rank } instead of { $falls }
choose-prices = { $keeps ->
        [yes] Keep the prices
       *[no] New prices
    }: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
put-bollard = Put a Bollard on the wall { wall-place }, slot { $slot }, { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
clear = Clear { $space } { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
build = Build { $building } on { $space } { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
place-contract = Put the Contract into Loading dock { $loading }
berth-ship = Berth the Ship in Dock { $dock } with { $goods } aboard
site = Build your first Building on { $space }
start = Take { $goods }
produce = Produce { $what } at { $space }
some-money = money
unload = Unload one good from { $ship }
deliver = Deliver a { $goods } for { $contract }
direct = From { $ship } straight to { $contract }
chit = Choose the { $goods }
upgrade = Take the Influence card { $value } { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
unpack = Unpack a container into 2 crates, { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
pack = Pack 2 crates into a container, { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
share = { $money ->
        [0] All of it in cash
       *[other] { $money } money from the Bank
    }
none-taken = No goods
keeps-prices = Prices as now
prices-bring = Contracts: { $others ->
        [0] { $money } money
       *[other] { $money }, others: { $others }
    }
more-choices =
    { $what ->
        [prices] More prices ({ $number })
       *[slots] Other slots, none cheaper ({ $number })
    }
permit-title = { $price ->
        [0] This permit is free
       *[other] This permit costs { $price } money
    }
permit-why = { $used ->
        [0] { $price ->
            [0] Nobody bid more than you for permits. Each further one costs { $best } money: the highest bid.
           *[other] You bid { $bid }, and the highest bid is { $best }: your first permit costs the difference, each further one { $best } money.
        }
       *[other] Only your first permit was cheaper. Each further one costs the highest bid: { $best } money.
    }
permit-on-top = { $price ->
        [0] { $covers ->
            [yes] A Bollard or a cleared space has a price of its own, which you see in your harbor. Building has none.
           *[no] A Bollard has a price of its own, which you see in your harbor. Building has none.
        }
       *[other] The prices in your harbor include it.
    }
slot-short =
    { $wall ->
        [0] Above Dock 1
        [1] Between Docks 1 and 2
        [2] Between Docks 2 and 3
       *[3] Below Dock 3
    }, slot { $slot }: { $price ->
        [0] free
       *[other] { $price } money
    }
hand-then = From the next round on you bid with { $cards } instead of { $now }
done =
    { $asked ->
        [permit] { $used ->
            [0] Use no permit
           *[other] Use no more permits
        }
        [grow] Take no card
        [exchange] Leave it to the pile
        [swap] Leave the ranks as they are
        [produce] Done producing
        [move] Done with the harbor
       *[other] Done
    }

# Who is to do what
ask = { $who } { $number ->
        [one] is
       *[other] are
    } { $asked ->
        [chit] taking a goods chit
        [site] choosing a space for the first Building
        [start] taking starting goods
        [bid] laying an Influence card
        [permit] using Building permits
        [grow] deciding on a better Influence card
        [price] choosing the new prices
        [exchange] choosing prices by the Commodity Exchange
        [swap] deciding on the ranks
        [berth] choosing a Dock for { $card }
        [place] choosing a Loading dock for { $card }
        [produce] producing
        [move] moving goods
       *[pay] dividing the charge of { $card } between cash and Bank
    }.
ask-you =
    { $asked ->
        [chit] Which good will be dearest? The best guess makes you Captain.
        [site] Choose a space for your first Building. All are alike: each holds a Building or goods.
        [start] Which goods do you start with, three at most{ $barred ->
            [none] { "" }
           *[some] { " " }and no { $barred }
        }?
        [bid] { $left ->
            [one] Where do you bid your last Influence card?
           *[other] Which of your { $left } Influence cards do you bid, and where?
        }
        [permit] Use a permit to put a Bollard{ $builds ->
            [yes] { $covers ->
                [yes] , clear a space or build
               *[no] { " " }or build
            }
           *[no] { $covers ->
                [yes] { " " }or clear a space
               *[no] { "" }
            }
        }? You have { $money } money.
        [grow] Do you take a better Influence card? You have { $money } money.
        [price] You set the prices: which card goes on top?
        [exchange] Commodity Exchange: which prices do you put on top?
        [swap] Which two neighbouring ranks do you swap, if any?
        [berth] You have won { $card }: { $cargo ->
            [wild] which Dock, and which good?
           *[named] which Dock does she take?
        }
        [place] You have won { $card }: which Loading dock does it take?
        [produce] Which Building produces?
        [move] Which goods do you move from Ships and Storage?
        [rest] Your goods can go no further: rearrange your Storage if you like, then choose “Done with the harbor”.
       *[pay] { $card }: how much of it does your Bank pay? You have { $money } money in cash.
    }
ask-deal =
    { $deal ->
        [deal-0] Ships are dealt.
        [deal-1] Contracts are dealt.
        [deal-2] A Price card is turned up.
        [deal-3] A Building is turned up.
        [deal-4] A Newspaper card is turned up.
        [deal-5] Starting Buildings are dealt.
        [deal-6] Starting Contracts are dealt.
        [instruction] The dummy's instruction card is turned up.
        [value] The dummy's cards are turned up.
       *[look] The Price pile is looked through.
    }
card = Influence card { $value }

# Explained
grade =
    { $grade ->
        [0] Landlubber
        [1] Cabin Boy
        [2] Officer
        [3] Lonely Ship's Kobold
       *[4] Captain
    }{ $next ->
        [0] { "" }
       *[other] ; next grade from { $next }
    }
dummy = The dummy, { $rank }: { $left } of its cards { $owned } still to be laid
dummy-left =
    { $left ->
        [one] 1 card still to be laid
       *[other] { $left } cards still to be laid
    }
dummy-does =
    An instruction card names the space for its next unseen card. What it wins on 1.1, 2 and 3 is discarded. On 1.2 its bid counts for your price. A bid on 1.3 improves its hand. Winning 1.4 turns the Price pile; winning 1.5 makes it Captain. It has no money.

# What would come of a move
foreseen-bid = { $space }: your bid there is then { $bid }.
foreseen-bid-there = Your bid there is then { $bid }.
foreseen-parking =
    You get { $money } money for your { $money ->
        [one] card
       *[other] { $money } cards
    } there.
foreseen-alone = Nobody else has a card there yet.
foreseen-rival = { $who } has { $cards ->
        [one] a card there, worth { $least } to { $most }
       *[other] { $cards } cards there, worth { $least } to { $most }
    }{ $adds ->
        [none] { "" }
       *[other] { " " }with { $adds }
    }{ $ties ->
        [yes] , and wins equal bids by rank.
       *[no] .
    }
foreseen-ahead =
    { $ahead ->
        [sure] As the cards lie now, you are ahead.
        [maybe] You may be ahead.
       *[no] You are still behind.
    }
foreseen-office =
    { $space ->
        [s1-2] With the highest bid your first permit is free, and each further one costs { $bid } money or more.
        [s1-3] { $next ->
            [0] You already have the best cards.
           *[other] With the highest bid a card of { $next } is free; otherwise it costs the difference to the highest bid.
        }
        [s1-4] The highest bid chooses the new prices.
       *[s1-5] The highest bid may swap two neighbouring ranks. A higher rank gets more money in each round and wins ties; the Captain lays the first card.
    }
paid-when =
    { $time ->
        [0] at the end of the game
        [one] at the end of this round
       *[other] after { $time } rounds, this one included
    }
foreseen-contract = Once complete it brings { $money } money at present prices, paid { paid-when }.
foreseen-docks = { $number ->
        [0] No free Dock is large enough for the Ship now.
        [one] Dock { $docks } can take the Ship.
       *[other] Docks { $docks } can take the Ship.
    }
foreseen-price = { $price ->
        [0] This costs nothing.
       *[other] This costs { $price } money{ $permit ->
            [0] { "" }
           *[other] { $printed ->
                [0] {" "}for the permit
               *[other] : { $permit } for the permit and { $printed } { $what ->
                    [bollard] for the Bollard
                   *[clear] for the space
                }
            }
        }.
    }
foreseen-done =
    { $asked ->
        [permit] You use no more permits in this round.
        [grow] Your Influence cards stay as they are.
       *[exchange] The prices stay as they are.
    }
foreseen-berth = Dock { $dock } then takes Ships up to berth size { $size }.
foreseen-no-berth = No Dock becomes larger by it yet, since the wall across has fewer Bollards.
foreseen-score = { $when ->
        [berthed] Once she is in port, your score
        [built] Once you have built { $name }, your score
       *[then] Your score
    } { $same ->
        [yes] stays { $now }
       *[no] is then { $then } instead of { $now }
    }: { $money } money{ $paid } × { $prestige } prestige{ $gained }.
foreseen-prices =
    { $same ->
        [yes] Once complete, your Contracts bring { $now } money, as before.
       *[no] Once complete, your Contracts bring { $then } money instead of { $now }.
    }
foreseen-chit = The dearer { $goods } are on the next Price card, the higher your first rank. The chit goes back then.
foreseen-free = This costs nothing.
foreseen-stored = The goods go into your Storage.
foreseen-income = You get { $then } money in this round{ $same ->
        [yes] , as your rank is now.
       *[no] {" "}instead of { $now }.
    }
foreseen-gets = { $who } gets { $then } instead of { $now }.
foreseen-share = The Bank pays { $bank } of its { $has } money, and you pay the rest in cash. Your score counts both alike.
foreseen-no-contracts = You have no Contracts, so they change nothing for you now.
foreseen-produced = Your Buildings produce nothing more in this round.
foreseen-store = The good goes into your Storage on { $space }.
foreseen-left = { $left ->
        [none] The Ship is then empty.
       *[other] Still aboard: { $left }.
    }
foreseen-produce = { $name } then produces { $instead } this round.
foreseen-delivery = { $name } then brings { $then } money instead of { $now }{ $complete ->
        [yes] {" "}and is complete
       *[no] { "" }
    }. It is paid { paid-when }.

# In sentences
summary-round = Round { $number }, step { $step }; { $ahead } spaces ahead on the Progress track
summary-hand = In your hand: { $cards }

# Where parts of a card come from
listed-source =
    { $source ->
        [published] published: { $fields }
        [deduced] deduced: { $fields }
        [reconstructed] our own: { $fields }
       *[rulebook] from the rulebook: { $fields }
    }
listed-field =
    { $field ->
        [name] name
        [text] text
        [stack] stack
        [use] rounds in which it is used
        [lay] lay time
        [time] time
        [cargo] kind of goods
        [goods] number of goods
        [berth] Bollards
        [prestige] prestige
        [needs] goods
        [penalty] penalty
        [reward] reward
        [transport] train or truck
        [ship_money] money for new Ships
        [produce] goods it produces
        [produce_money] money it produces
        [produce_by_rank] money for lower ranks
        [train] bonus for trains
        [truck] bonus for trucks
        [sea] bonus for Ships
        [free_packing] free packing
        [exchange] choice of a Price card
        [bank] money it opens with
        [bank_by_rank] more of that money for lower ranks
        [places] storage places
        [stores] what lies there
        [berth_less] fewer Bollards
        [direct] goods from Ship to Contract
        [insured] no money penalties
        [prices] prices
        [advance] spaces on the Progress track
        [space] symbol
        [event] event
        [effect] effect
        [amount] amount
       *[other] { $field }
    }
summary-prices = Prices: { $prices }.
