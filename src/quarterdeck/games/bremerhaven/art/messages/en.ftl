title = Bremerhaven
nothing = nothing

# Cards
wild =
    { $number ->
        [one] { $number } wild good
       *[other] { $number } wild goods
    }
ship = { $name }: { $cargo }, lay time { $lay }, berth size { $berth }, prestige { $prestige }
contract = { $name }: needs { $needs }, delivery time { $time }, reward { $reward }, penalty { $penalty }, by { $transport }
building = { $name }, prestige { $prestige }: { $text }
news-listed = Advances { $advance }, symbol { $space }. { $text }
prices = barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
price = { $kind }: { $price }
one-prestige = 1 prestige
no-term = none
prestige = prestige { $number }
time =
    { $number ->
        [one] one Time marker
       *[other] { $number } Time markers
    }
berth = needs { $number } Bollards on both sides
transport = by { $by }
reward-is = reward: { $term }
penalty-is = penalty: { $term }

# Boards
board =
    { $board ->
        [town] The Town board
        [sea] The Sea board, with { $lines } Ships
       *[land] The Land board, with { $lines } Contracts
    }
board-title =
    { $board ->
        [town] Town
        [sea] 2 Sea
       *[land] 3 Land
    }
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
        [s1-0] 1.0 Parking
        [s1-1] 1.1 Build
        [s1-2] 1.2 Permits
        [s1-3] 1.3 Grow
        [s1-4] 1.4 Prices
       *[s1-5] 1.5 Career
    }
next-card = next { $value }
plus = +
minus = −
office =
    { $space ->
        [s1-0] 1 money for each own card
        [s1-2] the first permit costs what your bid lacks to the highest, each further one the highest bid
       *[s1-3] a better Influence card for what your bid lacks to the highest
    }
office-short =
    { $space ->
        [s1-0] 1 money for each of your cards
        [s1-2] Bollard, clear a space, or build; the highest bid is free
       *[s1-3] A better card{ $next ->
            [-1] { "" }
            [0] ; you can have none
           *[other] : your next is { $next }
        }; the highest bid is free
    }
offer-gone = empty
pile-closed = No Price card lies open yet
pile-known = You know the pile: { $cards }
pile-part = { $number } cards below; known on top: { $top }; known at the bottom: { $bottom }
pile-short =
    { $known ->
        [yes] you know the pile
       *[no] { $below ->
            [0] pile not known
           *[other] known below: { $below }
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
bid-sum = { $strength ->
        [0] { $cards ->
            [one] 1 card face down
           *[other] { $cards } cards face down
        }
       *[other] bid { $strength }
    }
track = Progress track: { $ahead } of { $length } spaces ahead
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
step-short =
    { $step ->
        [bid] Bid
       *[other] { $name }
    }
area =
    { $name ->
        [town] Town board
        [sea] Sea board
        [land] Land board
        [own] Harbor
        [choices] What is asked
        [hand] Influence cards
        [rack] Newspaper
       *[other] Other harbors
    }

# The rack
no-event = No Event in this round
rack-title = Event of this round, carried out in 5.1
rack-short-title = The small Bremerhaven Courier
instruction = The dummy
instructed = Its latest instruction card names { $space ->
        [none] nothing yet
       *[other] { $space }
    }
short-rack = Special edition
short-rack-text = No Events in the short game; the Ship token moves 2 spaces every round.
rack = Newspaper rack: { $event ->
        [none] no Event in this round
       *[other] { $event }. { $text }
    }; the Ship token moves { $advance ->
        [0] not known how far
        [one] 1 space
       *[other] { $advance } spaces
    } in 5.2{ $left ->
        [0] { "" }
        [one] ; 1 card in the pile
       *[other] ; { $left } cards in the pile
    }
advance =
    { $number ->
        [0] –
        [one] 1 space
       *[other] { $number } spaces
    }
advance-long = In 5.2 the Ship token moves { $number } spaces
news-left =
    { $number ->
        [0] every round
       *[other] { $number } cards left
    }

# Harbors
quays = Quays
owner = { $who }{ $won ->
        [yes] { $own ->
            [yes] : you win
           *[no] { " " }wins
        }
       *[no] { $own ->
            [yes] , your harbor
           *[no] { "" }
        }
    }
no-rank = no rank yet
harbor-value = harbor { $number }
score = score { $number }
banked = { $number } money in the Bank
port = Harbor of { $who }{ $rank ->
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
aboard = On the Ship: { $goods }
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
    }; brings { $now } money as it stands, { $whole } when complete at these prices; reward { $reward }, penalty { $penalty }, by { $transport }{ $access ->
        [yes] { "" }
       *[no] ; not accessible until the space below is cleared
    }
closed = not accessible: the space below is covered
good = delivered: { $goods }
need = still needed: { $goods }
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
bollard = Bollard on wall { $wall }, slot { $slot }
stored = { $goods } on { $space }
unbuilt = not built

# What moves mean
chance = { $move }
lay = Lay { $value } on { $space }
swap = { $rises } becomes { $rank } instead of { $falls }
choose-prices = { $keeps ->
        [yes] Keep the prices
       *[no] New prices
    }: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
put-bollard = Put a Bollard on wall { $wall }, slot { $slot }, { $price ->
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
unload = Unload one good in Dock { $dock }
deliver = Deliver a { $goods } to Loading dock { $loading }
direct = From Dock { $dock } straight to Loading dock { $loading }
chit = Take the chit of the { $goods }
upgrade = Take your { $value } { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
unpack = Container into 2 crates, { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
pack = 2 crates into container, { $price ->
        [0] for nothing
       *[other] for { $price } money
    }
share = { $money ->
        [0] All of it in cash
       *[other] { $money } money from the Bank
    }
none-taken = Nothing
legend = barrel, container, crate, passenger → your Contracts when complete
price-button = { $prices } → { $brings }
done =
    { $asked ->
        [permit] No more permits
        [grow] No new card
        [exchange] The pile turns
        [swap] Leave the ranks
        [produce] Done producing
        [move] Done with the harbor
       *[other] Done
    }

# Who is to do what
ask = { $who }: { $asked ->
        [chit] take a goods chit
        [site] choose a space for the starting Building
        [start] take up to three starting goods
        [bid] lay an Influence card on a bid space
        [permit] use Building permits
        [grow] take a better Influence card or not
        [price] choose the Price card on top
        [exchange] the Commodity Exchange may choose a Price card
        [swap] swap two ranks or none
        [berth] choose a Dock for { $card }
        [place] choose a Loading dock for { $card }
        [produce] produce
        [move] convert and move goods
       *[pay] divide the charge of { $card } between cash and Bank
    }
ask-you =
    { $asked ->
        [chit] Take one goods chit: the dearest makes Captain
        [site] Where does your first Building stand?
        [start] Take up to three starting goods
        [bid] Choose an Influence card, then a bid space
        [permit] Use a permit: Bollard, clear or build?
        [grow] Take a better Influence card?
        [price] Which Price card comes on top?
        [exchange] Commodity Exchange: which Price card?
        [swap] Swap two ranks?
        [berth] Which Dock for { $card }?
        [place] Which Loading dock for { $card }?
        [produce] Which Building produces?
        [move] Move goods: Ship, storage, Contract
       *[pay] { $card }: how much does the Bank pay?
    }
waiting = Waiting for { $who }
over = The game is over
ask-deal =
    { $deal ->
        [deal-0] Ships are dealt
        [deal-1] Contracts are dealt
        [deal-2] A Price card is turned up
        [deal-3] A Building is turned up
        [deal-4] A Newspaper card is turned up
        [deal-5] Starting Buildings are dealt
        [deal-6] Starting Contracts are dealt
        [instruction] The dummy's instruction card is turned up
        [value] The dummy's cards are turned up
       *[look] The Price pile is looked through
    }
hand =
    { $cards ->
        [0] All your cards are laid
       *[other] Your Influence cards{ $bidding ->
            [yes] : choose one, then a bid space
           *[no] { "" }
        }
    }
card = Influence card { $value }{ $bidding ->
        [yes] : choose it, then a bid space
       *[no] { "" }
    }

# Explained
next = { $first ->
        [yes] Next:
       *[no] Then:
    } { $step ->
        [setup] the set-up goes on
        [bid] bidding
        [s1-0] 1.0, 1 money for each card on the Parking lot
        [s1-1] 1.1, the Building goes to the highest bid
        [s1-2] 1.2, Building permits
        [s1-3] 1.3, better Influence cards
        [s1-4] 1.4, the prices
        [s1-5] 1.5, ranks, then income 4, 3, 2, 1
        [s2] 2, Ships go to the highest bids
        [s3] 3, Contracts go to the highest bids
        [s4-1] 4.1, produce
        [s4-2] 4.2, convert and move goods
        [s4-3] 4.3, prestige; 4.4, one Time marker less
        [s4-4] 4.4, one Time marker less
        [s5-1] 5.1, the Event
       *[s5-2] 5.2, progress, refill, cards come back
    }
contract-brings = { $name }: { $now } now, { $whole } complete{ $reward ->
        [prestige] , +1 prestige
       *[none] { "" }
    }, due in { $time }
score-now = { $later ->
        [yes] After 4.3:
       *[no] Now:
    } { $money } money × { $prestige } prestige = { $score }
final = { $who }: { $money } × { $prestige } = { $score }
key-title = Signs
key =
    { $sign ->
        [time] rounds until due
        [berth] Bollards on each side
        [prestige] prestige
        [money] money
        [penalty] penalty
        [transport] by train or truck
        [wild] any good
        [need] still needed
        [good] delivered or stored
       *[backs] cards face down
    }
key-brief =
    { $sign ->
        [time] ⧗ rounds
        [berth] ╥ Bollards
        [prestige] ★ prestige
        [money] $ money
        [penalty] − penalty
        [transport] tra, tru: by
        [wild] * any good
        [need] b needed
        [good] ● delivered
       *[backs] R² face down
    }
round-title = The steps of a round
round-step = { $step ->
        [bid] Influence cards are laid face down, in turn
        [s1-0] 1.0 Parking lot: 1 money a card
        [s1-1] 1.1 Building: to the highest bid
        [s1-2] 1.2 Permits: Bollards, spaces, Buildings
        [s1-3] 1.3 Better Influence cards
        [s1-4] 1.4 Prices: the highest bid chooses
        [s1-5] 1.5 Ranks, then income 4, 3, 2, 1
        [s2] 2 Ships: to the highest bids
        [s3] 3 Contracts: to the highest bids
        [s4-1] 4.1 Buildings produce
        [s4-2] 4.2 Convert and move goods
        [s4-3] 4.3 Prestige rises to what the harbor is worth
        [s4-4] 4.4 One Time marker less; what is due goes
        [s5-1] 5.1 The Event
       *[s5-2] 5.2 The Ship token moves; new cards are dealt
    }
houses-title =
    { $number ->
        [0] No Buildings in the harbors yet
       *[other] Buildings in the harbors
    }
grades-title = What the score is worth
grade =
    { $grade ->
        [0] below 500: Landlubber
        [1] from { $first }: Cabin Boy
        [2] from { $first }: Officer
        [3] from { $first }: Lonely Ship's Kobold
       *[4] from { $first }: Captain
    }
dummy = The dummy, { $rank }: { $left } of its cards { $owned } still to be laid
dummy-name = The dummy
dummy-hand = Its cards: { $owned }; still to lay: { $left }
dummy-does =
    An instruction card names the space for its next unseen card. What it wins on 1.1, 2 and 3 is discarded. On 1.2 its bid counts for your price. A bid on 1.3 improves its hand. Winning 1.4 turns the Price pile; winning 1.5 makes it Captain. It has no money.

# In sentences
summary-round = Round { $number }, step { $step }; { $ahead } spaces ahead on the Progress track
summary-hand = In your hand: { $cards }
summary-bids = You can lay { $values } on any bid space
summary-choices = You can choose: { $choices }{ $more ->
        [yes] {" "}and so on
       *[no] { "" }
    }

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
