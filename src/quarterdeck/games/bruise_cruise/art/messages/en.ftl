title = Bruise Cruise
and = , { "" }
or = { " or " }
none = nothing

# The chart
triangle = The “Triangle”
bank = Shady Offshore Bank
island = Warlord Island
picture-chart = The chart: { $chart }
picture-region = { $region } region
picture-land = Land
picture-graticule = Degrees and a compass rose
picture-net = Hexagons
picture-cut = Land: no passage across this line
picture-triangle =
    The “Triangle”: { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }
picture-bank = Shady Offshore Bank: life preservers in the supply: { $life }
picture-island = Warlord Island, in the supply: { $missiles ->
        [one] one missile
       *[other] { $missiles } missiles
    }, { $torpedoes ->
        [one] one torpedo
       *[other] { $torpedoes } torpedoes
    }, { $anchors ->
        [one] one anchor
       *[other] { $anchors } anchors
    }
picture-port = { $port }, { $country }, { $region } region{ $home ->
        [none] { "" }
       *[other] : Home Port of { $home }
    }{ $flag ->
        [none] { "" }
       *[other] : flag of { $flag }
    }{ $ship ->
        [none] { "" }
       *[other] ; { $ship } lies here
    }{ $held ->
        [yes] ; you hold its card
       *[no] { "" }
    }
picture-held = You hold a card of this port
picture-home = Home Port of { $line }
picture-flag = Flag of { $line }
picture-ship = { $offer ->
        [own] Choose { $ship }
        [target] Aim at { $ship }
       *[other] { $ship }
    }, in { $space }{ $flipped ->
        [yes] , has claimed a port
       *[no] { "" }
    }{ $anchored ->
        [yes] , at anchor
       *[no] { "" }
    }
picture-anchor = Anchor on { $ship }
picture-you = you
picture-wake = { $ship } came from { $start }
picture-shot = A missile from { $port } came down on { $ship }
picture-range =
    Within { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } of { $space } { $way ->
        [air] through the air
       *[water] by water
    }
choose-space =
    { $verb ->
        [sail] Sail { $ship } to { $space }
        [flee] Get away to { $space }
        [put] Put { $ship } in { $space }
        [launch] Launch from { $space }
       *[revolt] Revolution in { $space }
    }
# The Admirals
mat = { $line }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $won ->
        [yes] , the winner
       *[no] { "" }
    }{ $left ->
        [-1] { "" }
        [0] , whose turn it is, no action left
        [one] , whose turn it is, one action left
       *[other] , whose turn it is, { $left } actions left
    }; in stock { $stock }; fired { $fired }; { $flags ->
        [one] one flag left
       *[other] { $flags } flags left
    }; { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } in hand{ $known ->
        [none] { "" }
       *[other] , among them { $known }
    }; flags in { $regions ->
        [none] no region
       *[other] the regions { $regions }
    }
mat-corner =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mat-left =
    { $left ->
        [0] end of turn
        [one] one action
       *[other] { $left } actions
    }
chip =
    { $name ->
        [l] Life preservers in stock: { $number }
        [m] Missiles in stock: { $number }
        [t] Torpedoes in stock: { $number }
       *[cards] Cards in hand: { $number }
    }
chip-sign =
    { $name ->
        [l] life preservers
        [m] missiles
        [t] torpedoes
        [flags] flags
        [ships] ships
        [engine] engine
       *[cards] cards
    }
chip-flags = Flags left to plant: { $number }. { $many ->
        [0] None stands yet.
       *[other] Flags stand in { $many } of 5 regions: { $regions }.
    }
chip-ships = Ships on the board: { $afloat }; to be commissioned: { $ready }; not gained yet: { $aside }; decommissioned: { $home }
# The table
table-deck = Deck
table-discard = Discards
deck =
    { $cards ->
        [0] The deck is empty
        [one] One card is in the deck
       *[other] { $cards } cards are in the deck
    }{ $again ->
        [0] ; the discards are not shuffled again
       *[other] ; the discards are shuffled into a new one once more
    }
ends =
    { $again ->
        [0] { $empty ->
            [yes] The game ends at the latest with the last card in hand.
           *[no] The game ends at the latest when the deck is empty and all cards are played.
        }
       *[other] The game ends at the latest when the deck has run out twice and all cards are played.
    }
discard =
    { $number ->
        [0] No card is in the discard pile
        [one] One card is in the discard pile: { $cards }
       *[other] { $number } cards are in the discard pile: { $cards }
    }
dice-none = No dice have been rolled lately
dice =
    { $pair ->
        [yes] { $who ->
            [you] You rolled { $first } and { $second }: { $sum }
            [none] Rolled { $first } and { $second }: { $sum }
           *[other] { $who } rolled { $first } and { $second }: { $sum }
        }
       *[no] { $who ->
            [you] You attack with { $first } against { $second }
           *[other] { $who } attacks with { $first } against { $second }
        }
    }

sign-home-title = Home Port
sign-home = Your ships start and end here; rivals cannot enter. Nobody can claim it; its card is discarded.
sign-best =
    { $port } lies well: { $number ->
        [one] the port of one of your other cards is
       *[other] { $number } ports of your other cards are
    } at most { $near } spaces away by sea.
sign-engine-title = Engine
sign-engine = The card lets a ship sail so many spaces.
sign-exchange-title = Exchange
sign-exchange = You can exchange the card for these. Life preservers buy weapons; a fired weapon is a point.
sign-claim-title = Ports
sign-claim = A ship in a port claims it with the card of that port: one point.

# Cards
hand-card = { $offer ->
        [sail] Sail with { $name }, up to { $rating } { $rating ->
            [one] space
           *[other] spaces
        }. { $card }
        [exchange] Exchange { $name }. { $card }
        [claim] Claim { $name }. { $card }
        [battle] Battle for { $name }. { $card }
        [missile] Fire a missile from { $name }. { $card }
        [play] Play { $name }. { $card }
        [home] Make { $name } your Home Port. { $card }
        [discard] Discard { $name }. { $card }
        [no-sail] { $card } It cannot sail a ship.
        [no-exchange] { $card } It cannot be exchanged.
       *[other] { $card }
    }
card-cannot = { $deed ->
        [no-sail] cannot sail
       *[no-exchange] cannot be exchanged
    }
card-action = { $name } ({ $country }, { $region } region): engine { $rating }; exchange for { $exchange }
port-listed = { $country }, { $region } region, at { $space }
card-unfathomable = { $name } (Unfathomable): { $text }
card-region = { $region }
card-rating = Sails a ship up to { $rating } { $rating ->
        [one] space
       *[other] spaces
    }
card-trade = Is exchanged for { $things }
choice-price = It costs { $what ->
        [l] { $number ->
            [one] one life preserver
           *[other] { $number } life preservers
        }
        [m] one missile
        [t] one torpedo
       *[card] one card
    }
choice-point = It brings one point
# Buttons
button =
    { $move ->
        [end] End your turn
        [sail] Sail one space
        [sail-with-card] Sail with a card
        [buy-missile] Buy a missile
        [buy-torpedo] Buy a torpedo
        [exchange] Exchange
        [claim] Claim a port
        [torpedo] Fire a torpedo
        [missile] Fire a missile
        [raid] Raid a ship
        [battle] Battle for a port
        [unfathomable] Unfathomable
        [remove-anchor] Weigh anchor
        [commission] Commission
        [decommission] Bring a ship home
        [stay] Stay
        [loot-nothing] Nothing
        [loot-preserver] A life preserver
        [loot-missile] A missile
        [loot-torpedo] A torpedo
        [surrender-missile] A missile
        [surrender-torpedo] A torpedo
        [draw-0] Draw no card
        [draw-1] Draw one card
        [draw-2] Draw two cards
        [wind-E] To the east
        [wind-NE] To the north-east
        [wind-NW] To the north-west
        [wind-W] To the west
        [wind-SW] To the south-west
        [wind-SE] To the south-east
       *[other] { $move }
    }
meaning-kind =
    { $move ->
        [end] End the turn
        [sail] Sail a ship one space
        [sail-with-card] Sail a ship as far as the engine rating of a card says
        [buy-missile] Buy a missile for a life preserver
        [buy-torpedo] Buy a torpedo for two life preservers
        [exchange] Exchange a card for what it shows
        [claim] Claim the port in which one of your ships lies
        [torpedo] Fire a torpedo from a ship
        [missile] Fire a missile from the port of a card
        [raid] Raid a ship right beside one of yours
        [battle] Battle for a rival's port
        [unfathomable] Play an Unfathomable card
        [remove-anchor] Remove the anchor of a ship
        [commission] Commission a ship in your Home Port
        [decommission] Bring the ship in your Home Port home for good
        [stay] Stay where you are
        [loot-nothing] Steal nothing
        [loot-preserver] Steal a life preserver
        [loot-missile] Steal a missile
        [loot-torpedo] Steal a torpedo
        [surrender-missile] Surrender a missile
        [surrender-torpedo] Surrender a torpedo
        [draw-0] Draw no card
        [draw-1] Draw one card
        [draw-2] Draw two cards
       *[other] { $move }
    }
meaning =
    { $kind ->
        [take] Take { $what }
        [salvage] Take { $what } back from the discards
        [deal] { $what } is dealt or drawn
        [wind] The wind blows: { $what }
        [on-sale] Buy a torpedo for one life preserver
       *[enough] Buy no more
    }
meaning-dice = The dice fall { $first } and { $second }

# Below a kind of action: what its name does not say
button-more =
    { $move ->
        [commission] A ship that you have gained joins the game there.
       *[other] It leaves for good and is one point.
    }
unfathomable-more = { $card }: { $effect ->
        [blank] nothing happens
        [gulf-stream] your ship sails up to 6 spaces
        [poltergeist] you sail a rival's ship and get a life preserver
        [triangle-calls] your ship goes to the Triangle, and you get a missile
        [triangle-takes] a rival's ship goes to the Triangle and is hit
        [anchor-shower] a rival's ship gets an anchor
        [great-unmooring] no more anchors for you, a life preserver, one more action
        [bank-error] you get 3 life preservers
        [clearance] up to 3 weapons for a life preserver each
        [overtime] two more actions
        [salvage] you take a card back from the discards
        [surprise-delivery] you get a life preserver and 2 cards
        [collection-plate] every rival gives you a life preserver
        [long-fuse] a torpedo that reaches 6 spaces
        [no-papers] a missile without the card of its port
        [trade-winds] all ships drift one space
        [revolution] a rival's flag comes down
        [forged-papers] you claim a port without its card
       *[homesick] your ship returns to your Home Port
    }
at-once = At once: { $what }
at-once-missile = from { $port } at { $ship }
draw-then =
    { $cards ->
        [one] You then hold one card
       *[other] You then hold { $cards } cards
    }.

# The plan under way
plan = { $kind ->
        [sail] You sail one space
        [sail-with-card] You sail with the card { $card }
        [exchange] You exchange { $card }
        [torpedo] You fire a torpedo
        [missile] You fire a missile from { $card }
        [raid] You raid a ship
       *[other] You play { $card }
    }
plan-open = Not final yet
plan-space = Choose a space inside the thick line on the chart.
plan-undo = Undo takes back one step at a time.
plan-back = Not final yet. Undo takes back one step at a time.

# What is asked, and what others do
you = you
ask-rolling =
    { $own ->
        [yes] You roll two dice: the highest total plays first.
       *[no] { $line } rolls two dice: the highest total plays first.
    }
ask-dealing =
    { $own ->
        [yes] You are dealt cards.
       *[no] { $line } is dealt cards.
    }
ask-homing = { $mine ->
        [yes] Choose a card: its port becomes your Home Port, where your ships start.
       *[no] { $line } is choosing a Home Port.
    }
ask-acting = { $mine ->
        [yes] You have { $left ->
            [one] one action
           *[other] { $left } actions
        } left.{ $must ->
            [yes] {" "}The deck is used up: play a card in this turn.
           *[no] {" "}What do you do?
        }
       *[no] { $line } is choosing what to do: { $left ->
            [one] one action is
           *[other] { $left } actions are
        } left.
    }
ask-surrendering = { $mine ->
        [yes] You are hit and have no life preserver. Which weapon do you give up?
       *[no] { $line } is hit and is choosing a weapon to give up.
    }
ask-battling =
    { $own ->
        [yes] You battle for { $port }: the dice decide.
       *[no] { $line } battles for { $port }: the dice decide.
    }
ask-raiding =
    { $own ->
        [yes] You raid { $target }: the dice decide.
       *[no] { $line } raids { $target }: the dice decide.
    }
ask-looting = { $mine ->
        [yes] Your raid has won. What do you steal from { $victim }?
       *[no] { $line } is choosing what to steal from { $victim }.
    }
ask-fleeing = { $mine ->
        [yes] Where does { $ship } get away to? Up to three spaces, or it stays.
       *[no] { $line } is choosing where { $ship } gets away to.
    }
ask-buying = { $mine ->
        [yes] Every weapon costs one life preserver. What do you buy?
       *[no] { $line } is buying weapons.
    }
ask-discarding = { $mine ->
        [yes] Which card do you discard?
       *[no] { $line } is discarding a card.
    }
ask-replenishing = { $mine ->
        [yes] { $full ->
            [yes] Your hand is full. Which card do you discard to draw another? Or do you keep all?
           *[no] How many cards do you draw?
        }
       *[no] { $line } is drawing cards.
    }
ask-drawing =
    { $own ->
        [yes] You draw a card.
       *[no] { $line } draws a card.
    }
ask-tie-break =
    { $own ->
        [yes] You roll two dice: the highest total breaks the tie.
       *[no] { $line } rolls two dice: the highest total breaks the tie.
    }
pick-card = { $kind ->
        [sail-with-card] Which card do you sail with?
        [exchange] Which card do you exchange?
        [claim] Which port do you claim? Play its card.
        [battle] Which port do you battle for? Play its card.
        [missile] From which port do you fire the missile? Play its card.
        [unfathomable] Which Unfathomable card do you play?
       *[other] { $card }: which card do you take back from the discards?
    }
pick-bundle = What do you take for { $card }?
pick-ship = { $kind ->
        [sail] Which ship sails one space?
        [sail-with-card] Which ship sails up to { $steps ->
            [one] one space
           *[other] { $steps } spaces
        } with the card { $card }?
        [torpedo] Which ship fires the torpedo?
        [raid] Which ship raids?
        [remove-anchor] Which ship weighs anchor?
        [commission] Which ship do you commission?
       *[other] { $card }: which of your ships?
    }
pick-target = { $kind ->
        [torpedo] At which ship does { $ship } fire the torpedo?
        [missile] At which ship do you fire the missile from { $port }?
        [raid] Which ship does { $ship } raid?
       *[other] { $card }: which rival’s ship?
    }
pick-space = { $kind ->
        [sail] Where does { $ship } sail?
        [sail-with-card] Where does { $ship } sail with the card { $card }?
       *[other] { $card }: { $ship ->
            [none] in which port?
           *[other] where does { $ship } go?
        }
    }
pick-wind = { $card }: which way does the wind blow?

# What a move would come to
foreseen-points = { $mine ->
        [yes] You then have { $new ->
            [one] one point
           *[other] { $new } points
        } instead of { $old }.
       *[no] { $line } then has { $new ->
            [one] one point
           *[other] { $new } points
        } instead of { $old }.
    }
foreseen-turn =
    { $mine ->
        [yes] Then it is your turn again.
       *[no] Then it is { $line }'s turn.
    }
foreseen-odds = You win with a chance of { $percent }%, since the attacker wins ties.{ $battle ->
        [yes] {" "}If you win, you take the flag: one more point for you, one less for its owner.
       *[no] {" "}If you win, you steal one thing and may get away; if you lose, the other ship may get away.
    }
foreseen-spaces =
    { $spaces ->
        [one] One space
       *[other] { $spaces } spaces
    } can be reached, { $many ->
        [0] none of them a port.
        [one] among them one port: { $ports }.
       *[other] among them the ports { $ports }.
    }
foreseen-ships = { $aimed ->
        [yes] In reach: { $ships }.
       *[no] Possible with { $ships }.
    }
foreseen-more = { $first } and { $more } more
foreseen-cards = Possible with { $cards }.
foreseen-port = { $battle ->
        [yes] It can then battle for { $port }.
       *[no] It can then claim { $port }.
    }
foreseen-danger =
    { $many ->
        [one] { $ships } could fire a torpedo at it there.
       *[other] { $ships } could fire torpedoes at it there.
    }
foreseen-safe = No torpedo can hit it there now.
foreseen-left = You then have { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in your hand{ $actions ->
        [-1] .
        [0] {" "}and no action left.
        [one] {" "}and one action left.
       *[other] {" "}and { $actions } actions left.
    }
foreseen-reach = Spaces that can be reached
foreseen-strike = Who would strike, and what

# In sentences
sentence = { $words }.
summary-own = You are { $words }.
summary-home = { $line }'s Home Port is { $port }.
summary-ships = Ships of { $line }: { $ships }.
summary-ship = { $ship } { $where ->
        [ready] to be commissioned
        [home] decommissioned
       *[board] in { $space }
    }{ $flipped ->
        [yes] { " " }(has claimed a port)
       *[no] { "" }
    }{ $anchored ->
        [yes] { " " }(at anchor)
       *[no] { "" }
    }
summary-flags = Flags of { $line }: { $ports }.
summary-hand = In your hand: { $cards }.

# Beside the chart
area-actions = What you can do
area-hand = Your hand
area-admirals = The Admirals
area-table = Cards and dice

# Long lists of spaces, and questions of those who do not see the chart
group-spaces =
    { $kind ->
        [ports] Ports of the { $region } region
       *[water] { $region ->
            [none] Open water
           *[other] Open water near the { $region } region
        }
    }{ $steps ->
        [0] { "" }
        [one] , the nearest one space away
       *[other] , the nearest { $steps } spaces away
    }
question =
    { $which ->
        [points] Who has how many points?
       *[near] What is near my ships?
    }
reply-points =
    { $mine ->
        [yes] You have
       *[no] { $line } has
    } { $points ->
        [one] one point
       *[other] { $points } points
    }: { $flags ->
        [0] no flag planted
        [one] one flag planted
       *[other] { $flags } flags planted
    }, { $missiles ->
        [0] no missile
        [one] one missile
       *[other] { $missiles } missiles
    } and { $torpedoes ->
        [0] no torpedo
        [one] one torpedo
       *[other] { $torpedoes } torpedoes
    } fired, { $home ->
        [0] no ship home
        [one] one ship home
       *[other] { $home } ships home
    }.
reply-near = Nearest by water to { $ship }: { $ports }.{ $rival ->
        [none] { "" }
       *[other] {" "}Nearest rival: { $rival }.
    }
reply-port = { $port } ({ $steps ->
        [one] one space
       *[other] { $steps } spaces
    }{ $home ->
        [none] { "" }
       *[other] , Home Port of { $home }
    }{ $flag ->
        [none] { "" }
       *[other] , flag of { $flag }
    })
reply-ship = { $ship }, { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away
