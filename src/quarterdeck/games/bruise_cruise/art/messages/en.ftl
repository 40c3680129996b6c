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
picture-island = Warlord Island: in the supply { $missiles } missiles, { $torpedoes } torpedoes, { $anchors } anchors
picture-port = { $port }, { $country }, { $region } region, at { $spot }{ $home ->
        [none] { "" }
       *[other] : Home Port of { $home }
    }{ $flag ->
        [none] { "" }
       *[other] : flag of { $flag }
    }{ $ship ->
        [none] { "" }
       *[other] ; { $ship } lies here
    }
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
picture-wake = { $ship } came from { $start }
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
        [flee] { $ship } gets away to { $space }
        [put] { $ship } goes to { $space }
        [launch] Launch from { $space }
       *[revolt] Revolution in { $space }
    }{ $spot ->
        [none] { "" }
       *[other] { " " }({ $spot })
    }

# Mats
mat = { $line }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $won ->
        [yes] , the winner
       *[no] { "" }
    }{ $left ->
        [-1] { "" }
        [0] , on turn, no action left
        [one] , on turn, one action left
       *[other] , on turn, { $left } actions left
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
mat-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mat-left =
    { $left ->
        [0] end of turn
        [one] one action left
       *[other] { $left } actions left
    }
mat-won = the winner
chip =
    { $name ->
        [l] Life preservers in stock: { $number }
        [m] Missiles in stock: { $number }
        [t] Torpedoes in stock: { $number }
        [fired-m] Missiles fired: { $number }
        [fired-t] Torpedoes fired: { $number }
        [cards] Cards in hand: { $number }
       *[flags] Flags left: { $number }
    }
mat-ship = { $offer ->
        [own] Commission { $ship }
       *[other] { $ship }
    }: { $where ->
        [aside] not gained yet
        [ready] to be commissioned
        [home] decommissioned, one point
       *[board] on the board
    }{ $lit ->
        [yes] ; a flag stands in its region
       *[no] { "" }
    }

# The table
table-deck = Deck
table-discard = Discards
table-pile = face-up
table-dice = Dice
deck =
    { $cards ->
        [0] The deck is empty
        [one] One card is in the deck
       *[other] { $cards } cards are in the deck
    }{ $again ->
        [0] , which is not shuffled again
       *[other] , which is shuffled once more
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
        [yes] Rolled { $first } and { $second }: { $sum }
       *[no] Attack { $first }, defence { $second }
    }

# Cards
hand-card = { $offer ->
        [play] Play { $card }
        [home] Home Port: { $card }
        [discard] Discard { $card }
       *[other] { $card }
    }
card-action = { $name } ({ $country }, { $region } region): engine { $rating }; exchange for { $exchange }. { $fact }
port-listed = { $country }, { $region } region, at { $space }
card-unfathomable = { $name } (Unfathomable): { $text }
card-land = { $country } · { $copy }
card-strange = Unfathomable
card-rating = Engine rating { $rating }

# Buttons
button =
    { $move ->
        [end] End turn
        [sail] Sail one space
        [sail-with-card] Sail with card
        [buy-missile] Buy missile
        [buy-torpedo] Buy torpedo
        [exchange] Exchange card
        [claim] Claim port
        [torpedo] Fire torpedo
        [missile] Fire missile
        [raid] Raid
        [battle] Battle
        [unfathomable] Unfathomable
        [remove-anchor] Weigh anchor
        [commission] Commission
        [decommission] Decommission
        [stay] Stay
        [loot-nothing] Nothing
        [loot-preserver] Life preserver
        [loot-missile] Missile
        [loot-torpedo] Torpedo
        [surrender-missile] A missile
        [surrender-torpedo] A torpedo
        [draw-0] Draw no card
        [draw-1] Draw one card
        [draw-2] Draw two cards
        [wind-E] East
        [wind-NE] North-east
        [wind-NW] North-west
        [wind-W] West
        [wind-SW] South-west
        [wind-SE] South-east
       *[other] { $move }
    }
# At most eight letters, for terminals
button-short =
    { $move ->
        [end] End turn
        [sail] Sail one
        [sail-with-card] Sail card
        [buy-missile] Buy M
        [buy-torpedo] Buy T
        [exchange] Exchange
        [claim] Claim
        [torpedo] Torpedo
        [missile] Missile
        [raid] Raid
        [battle] Battle
        [unfathomable] Unfath.
        [remove-anchor] Weigh
        [commission] Commiss.
        [decommission] Decomm.
        [stay] Stay
        [loot-nothing] Nothing
        [loot-preserver] 1L
        [loot-missile] 1M
        [loot-torpedo] 1T
        [surrender-missile] 1M
        [surrender-torpedo] 1T
        [draw-0] None
        [draw-1] One
        [draw-2] Two
        [wind-E] E
        [wind-NE] NE
        [wind-NW] NW
        [wind-W] W
        [wind-SW] SW
        [wind-SE] SE
       *[other] { $move }
    }
meaning-kind =
    { $move ->
        [end] End the turn
        [sail] Sail a ship one space
        [sail-with-card] Sail a ship with a card, as far as its engine rating says
        [buy-missile] Buy a missile for a life preserver
        [buy-torpedo] Buy a torpedo for two life preservers
        [exchange] Exchange a card for what it depicts
        [claim] Claim the port in which one of your ships lies
        [torpedo] Fire a torpedo from a ship
        [missile] Fire a missile from the port of a card
        [raid] Raid a ship right beside one of yours
        [battle] Battle for a rival's port
        [unfathomable] Play an Unfathomable card
        [remove-anchor] Remove the anchor of a ship
        [commission] Commission a ship in your Home Port
        [decommission] Decommission the ship in your Home Port
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
        [salvage] Take { $what } from the discard pile
        [deal] { $what } is dealt or drawn
        [dice] The dice fall { $what }
        [wind] The wind blows { $what }
        [enough] Buy no more
       *[other] { $what }
    }

# Beside the buttons
key =
    { $sign ->
        [life] Life preserver
        [missile] Missile
        [torpedo] Torpedo
        [anchor] Anchor
        [fired] Fired: one point
        [flag] Flag in a port: one point
        [home] Home Port
        [fresh] Ship without a port of its own
        [claimed] Dark hull and flag: has claimed
       *[score] Points; on a ship: decommissioned
    }
step-card = { $card }, engine { $rating }
step-ship = { $ship }{ $space ->
        [none] { "" }
       *[other] { " " }in { $space }
    }
step-back = Nobody else sees these steps. Undo takes back one at a time.
over = The game is over

# Who is to do what
ask-rolling = { $line } rolls the dice for the first turn
ask-dealing = { $line } is dealt cards
ask-homing = { $line }: choose a Home Port among your cards
ask-acting = { $line }: choose an action, { $left ->
        [one] one
       *[other] { $left }
    } left
ask-surrendering = { $line }: you are hit; surrender a missile or a torpedo
ask-battling = { $ship } battles for { $port }: the dice fall
ask-raiding = { $ship } raids { $target }: the dice fall
ask-looting = { $line }: steal one thing from { $victim }, or nothing
ask-fleeing = { $line }: { $ship } may get away, up to three spaces, or stay
ask-buying = { $line }: buy weapons for a life preserver each, or no more
ask-discarding = { $line }: discard a card
ask-replenishing = { $line }: draw cards, or none
ask-drawing = { $line } draws
ask-tie-break = { $line } rolls the dice to break the tie
ask-pick = { $line }: { $doing }: { $asked ->
        [card] which card?
        [bundle] for what?
        [ship] which ship?
        [target] at which ship?
        [space] where?
       *[wind] which way does it blow?
    }
pick = { $doing }: { $asked ->
        [card] which card?
        [bundle] for what?
        [ship] which ship?
        [target] at which ship?
        [space] where?
       *[wind] which way does it blow?
    }
title-asked =
    { $asked ->
        [ask-homing] Which card's port is your Home Port?
        [ask-surrendering] Hit! What do you surrender?
        [ask-looting] The raid is won: what do you steal?
        [ask-fleeing] Where does { $ship } get away to?
        [ask-buying] For one life preserver each: what else?
        [ask-discarding] Which card do you discard?
        [ask-replenishing] How many cards do you draw?
        [ask-swap] Discard one card and draw one, or none?
       *[other] Your turn: { $left ->
            [one] one action left
           *[other] { $left } actions left
        }
    }
others = { $line } is to choose
nobody = Nobody is to choose
doing =
    { $kind ->
        [sail] Sail{ $ship ->
            [none] { "" }
           *[other] { " " }{ $ship }
        } one space
        [sail-with-card] Sail{ $ship ->
            [none] { "" }
           *[other] { " " }{ $ship }
        } with { $card ->
            [none] a card
           *[other] { $card }
        }
        [exchange] Exchange { $card ->
            [none] a card
           *[other] { $card }
        }
        [claim] Claim a port
        [battle] Battle for a port
        [torpedo] Fire a torpedo{ $ship ->
            [none] { "" }
           *[other] { " " }from { $ship }
        }
        [missile] Fire a missile{ $card ->
            [none] { "" }
           *[other] { " " }with { $card }
        }
        [raid] Raid{ $ship ->
            [none] { "" }
           *[other] { " " }with { $ship }
        }
        [unfathomable] Play an Unfathomable card
        [remove-anchor] Weigh anchor
        [commission] Commission
       *[other] Act
    }
doing-effect = { $card }{ $ship ->
        [none] { "" }
       *[other] , { $ship }
    }{ $port ->
        [none] { "" }
       *[other] , from { $port }
    }

# In sentences
sentence = { $words }.
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
summary-supply = In the supply: { $life } life preservers, { $missiles } missiles, { $torpedoes } torpedoes, { $anchors } anchors.
summary-choices = You can choose: { $choices }{ $more ->
        [yes] {" "}and so on
       *[no] { "" }
    }{ $spaces ->
        [0] { "" }
       *[other] {" "}({ $spaces } spaces marked on the chart)
    }.

# Areas
area-board = The chart
area-actions = Actions
area-table = Cards and dice
area-hand = Your hand
area-mats = The Admirals
area-status = State of the game
