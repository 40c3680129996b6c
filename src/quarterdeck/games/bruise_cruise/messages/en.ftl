# What things are called
line =
    { $seat ->
        [0] Peasant
        [1] Has-Been
        [2] Sørwegian
       *[3] Desolation
    }
region =
    { $region ->
        [0] Northern
        [1] Southern
        [2] Eastern
        [3] Western
       *[4] Central
    }
ship =
    { $rank ->
        [0] { $line }'s flagship { $code }
        [1] { $line }'s Northern ship { $code }
        [2] { $line }'s Southern ship { $code }
        [3] { $line }'s Eastern ship { $code }
        [4] { $line }'s Western ship { $code }
       *[5] { $line }'s Central ship { $code }
    }
thing =
    { $kind ->
        [0] life preserver
        [1] missile
       *[2] torpedo
    }
things =
    { $kind ->
        [0] { $number ->
            [0] no life preserver
            [1] one life preserver
           *[other] { $number } life preservers
        }
        [1] { $number ->
            [0] no missile
            [1] one missile
           *[other] { $number } missiles
        }
       *[2] { $number ->
            [0] no torpedo
            [1] one torpedo
           *[other] { $number } torpedoes
        }
    }
nothing = nothing

# What happened
story-rolled = { $line } rolls { $what } and { $more }.
story-first = { $line } plays first, and the others follow clockwise.
story-dealt = { $line } is dealt { $card }.
story-dealt-hidden = { $line } is dealt a card.
story-shown = { $line } shows { $card }, which goes back into the deck.
story-home = { $line } discards { $card } and makes { $space } its Home Port; the flagship is launched there.
story-turn = { $line } is on turn.
story-passed = { $line } takes no further action.
story-skipped = { $line } holds no card and is skipped.
story-sailed = { $ship } sails to { $space }.
story-sailed-card = { $ship } sails to { $space } with { $card }.
story-bought = { $line } buys { $thing } for { $price }.
story-exchanged = { $line } exchanges { $card } for { $things }.
story-claimed = { $ship } claims { $space } with { $card }: the flag goes up.
story-taken = { $ship } takes { $space }: the flag goes up.
story-gained = { $ship } is gained and waits to be commissioned.
story-torpedoed = { $ship } puts a torpedo into { $target }.
story-launched = A missile from { $space } comes down on { $ship }.
story-launched-card = A missile from { $space } comes down on { $ship }, launched with { $card }.
story-gave-up = { $line } loses a { $thing } to the supply.
story-anchored = { $ship } is caught by an anchor.
story-unharmed = { $ship } is hit, and nothing comes of it.
story-raided = { $ship } raids { $target }.
story-fought = { $ship } battles for { $space } with { $card }.
story-dice = { $line } rolls { $what } in the attack, the defence rolls { $more }.
story-stole = { $line } steals { $thing } from { $victim }.
story-stole-nothing = { $line } steals nothing from { $victim }.
story-fled = { $ship } slips away to { $space }.
story-stayed = { $ship } stays where it is.
story-flag-back = The flag of { $line } comes down in { $space } and goes back to its owner.
story-held-off = { $line } holds { $space }; the attack is beaten off.
story-played = { $line } plays { $card }.
story-weighed = { $ship } is rid of its anchor.
story-commissioned = { $ship } is commissioned in { $space }.
story-retired = { $ship } is home for good: decommissioned, one point.
story-drew = { $line } draws { $card }.
story-drew-hidden = { $line } draws a card.
story-discarded = { $line } discards { $card }.
story-reshuffled =
    The deck is used up: the discard pile is shuffled into a new one of { $what ->
        [one] one card
       *[other] { $what } cards
    }.
story-deck-empty = The last card is drawn: from the next turn on everybody must play a card in each turn.
story-moved = { $ship } is moved to { $space }.
story-drifted = { $ship } drifts to { $space }.
story-blew =
    { $what ->
        [0] The wind blows to the east.
        [1] The wind blows to the north-east.
        [2] The wind blows to the north-west.
        [3] The wind blows to the west.
        [4] The wind blows to the south-west.
       *[5] The wind blows to the south-east.
    }
story-took = { $line } takes { $things } from the supply.
story-got = { $line } gets { $thing } from { $giver }.
story-more =
    { $line } has { $what ->
        [one] one action more
       *[other] { $what } actions more
    } in this turn.
story-salvaged = { $line } takes { $card } back from the discard pile.
story-nearest =
    { $line }'s ships are { $what ->
        [one] one space
       *[other] { $what } spaces
    } from their Home Port in all.
story-ended = The game is over: { $cause }.
story-won =
    { $line } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.

# How it ended
cause-fleet-home = { $line } has all six ships home
cause-cards-played = the last card has been played
cause-stalemate = nobody has moved a card for too long
end-clear = The game is over, since { $cause }: { $line } wins with { $points } to { $second } points.
end-ender = The game is over, since { $cause }: { $lines } have { $points } points each, and { $line }, who ended the game, wins.
end-nearest = The game is over, since { $cause }: { $lines } have { $points } points each, and { $line } wins with the ships nearest to their Home Port.
end-dice = The game is over, since { $cause }: { $lines } have { $points } points each and ships equally near to their Home Ports, and { $line } wins by the dice.
