### Why a position file is refused: what follows the path of the field.

nobody-acts = nobody has a stage, but somebody acts when { $asked } is asked (BH-R1)
not-acting = { $player } does not act now; { $first } does (BH-R1)
stage-elsewhere = is { $stage }, but here one is { $stages }; missing: done (BH-16.1)
permits-of-acting = are counted only for those who still act; leave it out (BH-9.7)
no-bid-for-permits = no card of this player lies on 1.2, so there is no permit (BH-9.4)
permit-too-dear = a permit costs { $price }, and with { $money } money nothing that it allows can be paid for (BH-9.2, BH-9.7, BH-R9)
has-grown = has taken the Influence card, and there is one a round (BH-R14)
no-bid-for-influence = no card of this player lies on 1.3 (BH-10.1)
growth-too-dear = a card costs { $gap } and there is { $money } money, or the supply is empty (BH-10.1, BH-10.5)
done-remembers-nothing = says nothing once the harbor is done; leave it out (BH-16.1)
produces-no-more = no Building can produce any more, so goods are moved: moving (BH-17.1, BH-17.2)
turned-too-early = nothing is converted before production is over (BH-R26)
nothing-to-move = no good can be moved, so the harbor is done; leave stage out (BH-18.1)
offer-there = is there already, so none is turned up (BH-8.1)
buildings-empty = the stack of Buildings is empty, so none is turned up (BH-R13)
offer-missing = is missing: the top Building lies on 1.1 (BH-8.1)
sea-first = has an empty space, which is filled first (BH-23.3)
land-first = has an empty space, which is filled first (BH-23.6)
no-news-in-short = no Newspaper card is turned up in the short game (BH-3.6)
no-space-for-deal = has no empty space for the card that is dealt: null ({ $clause })
deck-empty = is empty, so the discard pile was shuffled into it (BH-R38)
space-empty = is empty, but a card lies there until it is won (BH-13.1, BH-6.3)
space-won = was won with the bids on { $space } (BH-13.2, BH-14.1)
no-such-card = there is no { $kind } { $written }; write { $first } or { $last }
card-elsewhere = { $name } is in { $earlier } already; a card is in one place
card-unused =
    { $name } is not used in the { $length } game with { $players ->
        [one] 1 player and the dummy
       *[other] { $players } players
    } ({ $clause }, BH-2.3, BH-3.2)
left-for-deck =
    { $name }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } is in no other place, so in the deck
board-too-long = has { $spaces } spaces, but { $lines } are played on (BH-2.5, BH-2.6)
stack-order = { $lower } of stack { $number } is still in the deck, but { $higher } of a higher one is in { $where }; discard the former, or say mixed (BH-2.4, BH-R52, BH-R38)
too-many-prices = names { $known } cards, but there are { $number } (BH-2.9)
looked-whole = is known as a whole or not at all: name all cards or none (BH-R15)
no-newspaper = no Newspaper cards are used in the short game (BH-3.6, BH-R40)
newspaper-alone = alone there are used cards and a deck: instructions, no events (BH-4.4)
news-top-not-in-deck = { $card } is not in the deck: it is the deck's top card (BH-22.1)
no-such-front = no card of the deck advances { $advance } and shows { $space } (BH-22.1)
dummy-cards-unknown = nobody knows a card of the dummy's until all are laid: write null (BH-28.3)
dummy-cards-known = the dummy's cards are revealed with all others: write their values (BH-5.7)
bid-order =
    after { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } it is { $asked }, by rank (BH-5.2, BH-28.1)
reveals-dummy-only = only the dummy's cards are revealed by chance (BH-28.3)
nothing-to-reveal = has no card without a value, so none is revealed (BH-R58)
reveal-order = has a value, but { $space } is revealed first (BH-R58)
nobody-bid-for-prices = nobody but the dummy has bid on 1.4, so nobody chooses the prices (BH-11.1, BH-28.8)
exchange-with-bids = somebody has bid on 1.4, so no Commodity Exchange is used (BH-11.5, BH-R16)
no-exchange = nobody has bid on 1.4 or built a Commodity Exchange (BH-11.1, BH-11.5)
looked-true = must be true: the player who chooses the prices looks through the pile (BH-R15)
looked-earlier = somebody looked earlier, so the whole pile is settled (BH-R15)
bottom-missing = is missing: the card that was on top lies there (BH-11.3)
no-turning-event = no Event that turns the prices is carried out (BH-21.1)
prices-won = { $seat } has won 1.4, so the pile is not turned (BH-11.3, BH-R48)
nobody-bid-for-ranks = nobody but the dummy has bid on 1.5, so nobody swaps ranks (BH-12.1, BH-28.9)
left-first = is empty, but { $path }[{ $k }] is won first, from the left (BH-6.3)
nobody-bid-for-ship = nobody has bid for a Ship that is on offer (BH-13.2)
dummy-won-ship = the dummy has won this Ship, so it is on the discard pile (BH-28.5)
no-dock-for-it = { $seat } has no Dock for it, so it is discarded (BH-13.6)
one-dock-for-it = { $seat } has one Dock for it, so it lies there already (BH-R18)
nobody-bid-for-contract = nobody has bid for a Contract that is on offer (BH-14.1)
dummy-won-contract = the dummy has won this Contract, so it is on the discard pile (BH-28.5)
one-loading-dock = { $seat } has 1 empty Loading dock, so it lies there already (BH-R21)
no-loading-dock = { $seat } has no empty Loading dock, so it is discarded (BH-14.4)
who-divides = is missing: who divides the charge between cash and Bank? (BH-R33)
nothing-to-divide = { $player } has nothing to divide: the Event charges no money for Contracts, or there is only one way to pay it (BH-26.5, BH-R33)
contract-resolved = was resolved at the end, so it is on the discard pile (BH-25.2)
not-at-last-space = is { $ahead }, but the game ends on the last space: 0 (BH-22.2)
rounds-to-end = is { $round }, but { $whole } spaces take { $rounds } rounds (BH-22.1, BH-27.2)
ended-otherwise = is { $ended }, but money and prestige tell that it is { $how } (BH-22.2, BH-28.13)
won-otherwise = is { $winner }, but { $who } has won (BH-25.4, BH-28.13)
rank-missing = is missing; ranks are { $ranks } (BH-2.13)
rank-unused = nobody is { $rank }: the ranks are { $ranks } (BH-R17)
rank-taken = { $other } is { $rank } already (BH-2.13)
no-bid-space = with { $places } places there is no { $space } (BH-5.4)
more-than-hand = has more { $value }s than the hand { $hand } (BH-2.19, BH-10.4)
hand-left-over = the hand { $hand } without the cards that are laid is { $left } (BH-24.2)
influence-known = Influence cards are known to all but while bids are laid (BH-5.7)
hand-known-whole = is known with all cards laid, or nothing of both is: write null (BH-5.1)
hand-of-five = has { $number } cards and { $down } are laid; together they are 5 (BH-24.2)
dummy-more-than-hand = has more { $value }s than the hand { $hand } (BH-4.7)
laid-before-rounds = nobody lays cards before the first round (BH-1.2)
laid-in-order = has { $cards } cards, but it is { $right } after { $all } in rank order (BH-5.2)
laid-until-end = has { $cards } cards; all { $all } lie there until the round is over (BH-5.2, BH-6.4)
all-laid = all Influence cards are laid, so no more bids follow (BH-5.7)
grown-too-early = nobody takes an Influence card before 1.3 is resolved (BH-6.2)
grown-without-bid = no card lies on 1.3, so none is taken (BH-10.1)
supply-empty = the personal supply is empty (BH-10.5)
dummy-grown = must be true: the dummy has a card on 1.3 (BH-28.7)
bank-too-full = is { $bank }, but the Buildings there hold { $most } at most (BH-26.4)
prestige-beyond-track = is { $prestige }, but the track ends with { $track } (BH-R28)
no-covers = there are no Cover cards in the short game (BH-3.1)
never-covered = { $name } never has a Cover card: columns c and d have (BH-2.15)
cover-twice = { $name } is named twice
covered-building = a Cover card lies on { $space }; leave the space out of covers (BH-15.3)
covered-goods = a Cover card lies on { $space }, so nothing else does (BH-15.3)
building-holds-not = the Building on { $space } holds no { $kind } (BH-15.2, BH-15.5)
space-full =
    { $space } has { $places ->
        [one] 1 storage place
       *[other] { $places } storage places
    }, each for one good or two crates (BH-15.4, BH-15.5)
bollard-twice = names a place twice; a place holds one Bollard (BH-R11)
first-bollard = place 1 has had a Bollard from the start: walls 1, 2 (BH-2.17)
stays-too-long = is { $stay }, but { $ship } comes with { $most } at most (BH-13.4)
too-much-aboard =
    is { $left }, but { $ship } comes with { $number ->
        [one] 1 good
       *[other] { $number } goods
    } (BH-13.4)
cargo-missing = is missing: the cargo of { $ship } is wild (BH-13.8)
other-cargo = is { $cargo }, but { $ship } carries { $right } (BH-13.7)
due-too-late = is { $due }, but { $contract } comes with { $most } at most (BH-14.2)
covered-contract = a Cover card lies on { $space } below, so nothing was delivered (BH-15.8)
not-asked-for = { $contract } does not ask for all of { $goods } (BH-18.6, BH-R23)
no-producer = no Production building stands on { $space } (BH-17.1)
seats-gap = is missing: the seats are R, G, B, Y without a gap (BH-1.1)
dummy-missing = is missing: whoever plays alone plays against the dummy (BH-4.5)
dummy-alone-only = there is one only in a game for one (BH-4.5)
alone-is-short = a game for one is short (BH-4.1)
round-at-set-up = must be 0 when { $asked } is asked: that belongs to the set-up
round-begun = must be 1 or more when { $asked } is asked
decides-otherwise = is { $player }, but { $who } decides when { $asked } is asked
only-over = belongs to a game that is over: "asked" is "nothing"
chits-back = the chits are back in the supply once ranks are given (BH-2.12)
says-nothing = says nothing when { $asked } is asked; leave it out
at-last-space = is 0: the Ship token is on the last space, so the game is over (BH-22.2)
ahead-otherwise =
    is { $ahead }, but { $left } of { $whole } spaces are left after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } (BH-22.1, BH-27.1)
top-while-turning = must be empty when a Price card is to be turned up and nobody has looked (BH-11.3)
all-prices-known = all Price cards are known to all, so none is turned up (BH-R57)
top-missing = is missing: everybody sees the top Price card (BH-11.4)
nobody-looked = nobody has looked; write looked in the harbor of the player who has (BH-R15)
looked-all = names { $named } of { $hidden } cards between top and bottom; whoever looked knows all (BH-R15)
pile-known = whoever looks through the pile knows all of it, so no card is left to be seen (BH-R15)
news-became-event = has become the Event; the next card is turned up last (BH-22.3)
news-top-missing = is missing: its front shows how far the Ship token goes (BH-22.1)
event-missing = is missing in round { $round }: an Event lies there (BH-22.3)
event-in-first = there is none in round 1 (BH-21.3)
news-deck-empty = is empty, so the used cards were shuffled into it (BH-R35)
instruction-missing = is missing: which was its last instruction card? (BH-28.3)
instruction-used = was used, so it is among newspaper.used (BH-28.3)
instructions-empty = is empty, so the used cards were shuffled into it (BH-28.4)
dummy-not-there = has no card on { $space }, where its instruction was (BH-28.3)
not-at-set-up = { $asked } is never asked at the set-up; give a round (BH-1.2)
after-set-up = comes only after the set-up; leave it out (BH-1.2)
token-not-moved = is { $ahead }, but the token stands { $whole } spaces before the last (BH-2.7)
dummy-not-begun = has laid nothing and taken no card before the first round (BH-4.7)
walls-at-set-up = must be [[], [1], [1], []] at the set-up (BH-2.17)
covers-at-set-up = lie on all spaces of columns c and d at the set-up (BH-2.15)
from-the-left = is filled from the left (BH-R3)
filled-too-far = is filled too far for what is asked (BH-2.5, BH-2.6)
dealt-first =
    has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, but { $all } are dealt first (BH-2.5, BH-2.6)
top-prices =
    has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, but { $right } when this is asked (BH-2.9, BH-2.11)
bottom-prices =
    has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, but { $right } when this is asked (BH-2.11)
no-looking-at-set-up = nobody looks through the pile at the set-up (BH-11.1)
rank-after-chits = is given after the chits are chosen, not before (BH-2.10, BH-2.11)
money-at-set-up = is { $money }, but { $right } at the set-up (BH-2.14)
dummy-captain = the dummy starts as Captain (BH-4.5)
buildings-of-short = starting Buildings are of the short game (BH-3.3)
all-built = all have built their starting Buildings (BH-3.3)
built-by-now = has { $built }, but { $right } by now (BH-3.3, BH-R3)
unbuilt-by-now = has { $unbuilt }, but { $right } when this is asked (BH-3.3)
bank-at-set-up = is { $bank }, but { $right } by the starting Building (BH-R4)
offer-later = is turned up after the starting Buildings (BH-2.8, BH-R3)
news-front-missing = is missing: its front lies open before chits are chosen (BH-2.21)
news-later = is turned up after the Building on 1.1 (BH-2.21)
no-chits-alone = alone nobody chooses chits (BH-4.5)
all-have-chits = everybody has chosen a chit (BH-2.10)
last-chit = one chit is left, and the fourth player gets it without being asked (BH-2.10, BH-R59)
chits-in-order = chits are chosen in the order of the seats, once (BH-R2, BH-2.12)
chit-taken = { $chit } is taken already; there is one chit of each good (BH-2.10)
all-have-contracts = all have their starting Contracts (BH-2.18)
contract-unlike-all =
    has { $there ->
        [yes] a
       *[other] no
    } starting Contract, unlike all at this point (BH-2.18)
contract-in-first-dock = the starting Contract lies in Loading dock 1, others follow (BH-2.18)
due-at-first = is { $due }, but { $right } at first (BH-2.18)
nothing-delivered = nothing is delivered at the set-up (BH-14.6)
goods-too-early = must be empty until starting goods are taken, in the short game (BH-3.4)
too-many-goods = has { $number } goods, but starting goods are up to 3 (BH-3.4)
goods-of-contract = has a good that the starting Contract shows: { $shown } (BH-3.4)
goods-of-short = starting goods are of the short game (BH-3.4)
who-takes-goods = is missing: who takes starting goods? (BH-3.4)
no-goods-left = the starting Contract of { $player } shows all kinds of goods (BH-R39)
span = { $first } to { $last }
