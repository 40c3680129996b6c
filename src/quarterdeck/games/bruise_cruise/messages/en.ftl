# How one wins, in a line
goal = You win with the most points: for flags in ports, weapons fired and ships brought home.

# What things are called
# A line by its number: P, H, S, D
seat =
    { $seat ->
        [0] Peasant
        [1] Has{ "\u2011" }Been
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
        [0] { $line }'s flagship
        [1] { $line }'s Northern ship
        [2] { $line }'s Southern ship
        [3] { $line }'s Eastern ship
        [4] { $line }'s Western ship
       *[5] { $line }'s Central ship
    }
ship-of-line =
    { $rank ->
        [0] the flagship
        [1] the Northern ship
        [2] the Southern ship
        [3] the Eastern ship
        [4] the Western ship
       *[5] the Central ship
    }
own-ship =
    { $rank ->
        [0] your flagship
        [1] your Northern ship
        [2] your Southern ship
        [3] your Eastern ship
        [4] your Western ship
       *[5] your Central ship
    }
open-water =
    open water { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } { $way ->
        [e] east
        [ene] east-north-east
        [ne] north-east
        [n] north
        [nw] north-west
        [wnw] west-north-west
        [w] west
        [wsw] west-south-west
        [sw] south-west
        [s] south
        [se] south-east
       *[ese] east-south-east
    } of { $port }
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
you = you
cards-of-port =
    { $cards ->
        [one] { $port }
       *[other] both cards of { $port }
    }
and = { $first } and { $last }

# What happened
story-rolled =
    { $mine ->
        [yes] You roll { $what } and { $more }: { $total } in total.
       *[no] { $line } rolls { $what } and { $more }: { $total } in total.
    }
story-tied = A tie for the highest total: { $lines } roll again.
story-first =
    { $mine ->
        [yes] You have the highest total and play first; the others follow clockwise.
       *[no] { $line } has the highest total and plays first; the others follow clockwise.
    }
story-dealt =
    { $mine ->
        [yes] You are dealt { $card }.
       *[no] { $line } is dealt { $card }.
    }
story-dealt-hidden = { $line } is dealt a card.
story-dealt-hidden-several = { $line } is dealt # cards.
story-shown =
    { $mine ->
        [yes] You show { $card }, which goes back into the deck.
       *[no] { $line } shows { $card }, which goes back into the deck.
    }
story-home =
    { $mine ->
        [yes] You make { $space } your Home Port; your flagship starts there.
       *[no] { $line } makes { $space } its Home Port; its flagship starts there.
    }
story-turn =
    { $mine ->
        [yes] It is your turn.
       *[no] It is { $line }'s turn.
    }
story-passed =
    { $mine ->
        [yes] You take no further action.
       *[no] { $line } takes no further action.
    }
story-skipped =
    { $mine ->
        [yes] You hold no card and are skipped.
       *[no] { $line } holds no card and is skipped.
    }
story-sailed = { $ship } sails to { $space }.
story-sailed-card = { $ship } sails to { $space } with the card { $card }.
story-bought =
    { $mine ->
        [yes] You buy { $thing } for { $price }.
       *[no] { $line } buys { $thing } for { $price }.
    }
story-exchanged =
    { $mine ->
        [yes] You exchange { $card } for { $things }.
       *[no] { $line } exchanges { $card } for { $things }.
    }
story-claimed = { $ship } claims { $space }: the flag goes up.
story-taken = { $ship } takes { $space }: the flag goes up.
story-gained = { $ship } joins the fleet and waits to be commissioned.
story-torpedoed = { $ship } puts a torpedo into { $target }.
story-launched = A missile from { $space } comes down on { $ship }.
story-gave-up =
    { $mine ->
        [yes] You lose a { $thing } to the supply.
       *[no] { $line } loses a { $thing } to the supply.
    }
story-anchored = { $ship } is caught by an anchor.
story-unharmed = { $ship } is hit, but nothing happens to it.
story-scored =
    { $mine ->
        [yes] You now have
       *[no] { $line } now has
    } { $what ->
        [one] one point
       *[other] { $what } points
    }.
story-raided = { $ship } raids { $target }.
story-fought = { $ship } battles for { $space }.
story-dice =
    { $mine ->
        [yes] You roll
       *[no] { $line } rolls
    } { $what } in the attack, the defence rolls { $more }{ $tied ->
        [yes] : a tie, which the attacker wins
       *[no] { "" }
    }.
story-stole =
    { $mine ->
        [yes] You steal { $thing } from { $victim }.
       *[no] { $yours ->
            [yes] { $line } steals { $thing } from you.
           *[no] { $line } steals { $thing } from { $victim }.
        }
    }
story-stole-nothing =
    { $mine ->
        [yes] You steal nothing from { $victim }.
       *[no] { $yours ->
            [yes] { $line } steals nothing from you.
           *[no] { $line } steals nothing from { $victim }.
        }
    }
story-fled = { $ship } slips away to { $space }.
story-stayed = { $ship } stays where it is.
story-flag-back =
    { $mine ->
        [yes] Your flag comes down in { $space } and goes back to you.
       *[no] The flag of { $line } comes down in { $space } and goes back to its owner.
    }
story-held-off =
    { $mine ->
        [yes] You hold { $space }; the attack is beaten off.
       *[no] { $line } holds { $space }; the attack is beaten off.
    }
story-played =
    { $mine ->
        [yes] You play { $card }.
       *[no] { $line } plays { $card }.
    }
story-weighed = { $ship } is rid of its anchor.
story-commissioned = { $ship } is commissioned in { $space }.
story-retired = { $ship } is home for good: decommissioned, one point.
story-drew =
    { $mine ->
        [yes] You draw { $card }.
       *[no] { $line } draws { $card }.
    }
story-drew-hidden = { $line } draws a card.
story-drew-hidden-several = { $line } draws # cards.
news-drew-hidden =
    { $line } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
story-discarded =
    { $mine ->
        [yes] You discard { $card }.
       *[no] { $line } discards { $card }.
    }
story-reshuffled =
    The deck is used up: the discard pile is shuffled into a new one of { $what ->
        [one] one card
       *[other] { $what } cards
    }.
story-deck-empty = The last card is drawn: from the next turn on everybody must play a card in each turn.
story-moved = { $card }: { $ship } is moved to { $space }.
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
story-took =
    { $mine ->
        [yes] You take { $things } from the supply.
       *[no] { $line } takes { $things } from the supply.
    }
story-got =
    { $mine ->
        [yes] You get { $thing } from { $giver }.
       *[no] { $yours ->
            [yes] { $line } gets { $thing } from you.
           *[no] { $line } gets { $thing } from { $giver }.
        }
    }
story-more =
    { $mine ->
        [yes] You have
       *[no] { $line } has
    } { $what ->
        [one] one more action
       *[other] { $what } more actions
    } this turn.
story-salvaged =
    { $mine ->
        [yes] You take { $card } back from the discard pile.
       *[no] { $line } takes { $card } back from the discard pile.
    }
story-nearest =
    { $mine ->
        [yes] Your ships
       *[no] { $line }'s ships
    } are { $what ->
        [one] one space
       *[other] { $what } spaces
    } from their Home Port in total.
story-ended = The game is over: { $cause }.
story-level = { $lines } are level at { $points }: Feats of Strength settle it.
story-won =
    { $mine ->
        [yes] You win
       *[no] { $line } wins
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.

# How it ended
cause-fleet-home = { $line } has all six ships home
cause-cards-played = the last card has been played
cause-stalemate = no card has been played or drawn for too long
end-clear = The game is over, since { $cause }: { $line } wins { $points } to { $second }.
end-ender = The game is over, since { $cause }: { $lines } are level at { $points }, and { $line }, who ended the game, wins.
end-nearest = The game is over, since { $cause }: { $lines } are level at { $points }, and { $line } wins with the ships nearest to their Home Port.
end-dice = The game is over, since { $cause }: { $lines } are level at { $points } and equally near to their Home Ports, and { $line } wins by the dice.
end-feats = The game is over, since { $cause }: { $lines } are level at { $points } and equally near to their Home Ports. Feats of Strength among them settle who wins.

# What is being asked
action =
    { $kind ->
        [1] sail one space
        [2] sail with a card
        [3] buy a missile
        [4] buy a torpedo
        [5] exchange a card
        [6] claim a port
        [7] fire a torpedo
        [8] fire a missile
        [9] raid
        [10] battle for a port
        [11] play an Unfathomable card
        [12] remove an anchor
        [13] commission a ship
       *[14] decommission a ship
    }
action-card = play { $card }
asked-rolling = First the dice decide who plays first.
asked-dealing = First the cards are dealt.
asked-homing = First choose your Home Port: pick an Action card of your hand.
asked-acting = First choose a kind of action, or end the turn.
asked-card = You are about to { $action }: pick a card.
asked-ship = You are about to { $action }: pick one of your ships.
asked-target = You are about to { $action }: pick a rival's ship.
asked-space = You are about to { $action }: pick a space.
asked-bundle = You are about to { $action }: pick one of the bundles that it shows.
asked-wind = You are about to { $action }: pick the way the wind blows.
asked-surrendering = You are hit and have no life preserver: first surrender a missile or a torpedo.
asked-dice = First the dice of both sides fall.
asked-looting = The raid is won: steal one thing, or nothing.
asked-fleeing = { $ship } may slip away now: pick a space, or stay.
asked-buying = The Clearance goes on: buy a missile or a torpedo, or end it.
asked-discarding = First discard a card of your hand.
asked-replenishing = The actions are over: say how many cards you draw.
asked-drawing = First the cards are drawn.
asked-tie-break = First the dice settle the tie.
over = The game is over: { $cause }.

# Why a move is refused: hands and cards
hand-hidden = Only { $line } knows which cards { $line } holds.
no-such-card = There is no card number { $number }: this pack has { $cards } cards.
not-in-hand = { $card } is not in your hand; you hold { $hand }.
no-action-card = You hold no Action card.
no-unfathomable = You hold no Unfathomable card.
none-playable = None of your Unfathomable cards would do anything now: { $cards }.
not-unfathomable = { $card } is an Action card, and an Unfathomable card is asked for.
unfathomable-pays-nothing = { $card } is an Unfathomable card: it has no port, no engine rating and nothing to exchange.
no-port-on-card = { $card } names no port; pick an Action card.
home-chosen = { $port } is { $line }'s Home Port already.
not-in-deck = { $card } is not in the deck.
not-discarded = { $card } is not in the discard pile.
not-salvaged = { $card } is an Unfathomable card; only Action cards are salvaged.
no-such-bundle =
    { $card } shows { $bundles ->
        [one] one bundle
       *[other] { $bundles } bundles
    } only.
hand-full = With { $cards } cards in hand you draw none, or discard one first and draw one.
hand-nearly-full = With { $cards } cards in hand you draw one at most.
deck-too-small =
    { $left ->
        [one] One card is
       *[other] { $left } cards are
    } left to be drawn.
no-swap =
    Only a full hand discards a card to draw another; you hold { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }.
must-play = The deck is used up: you must play at least one card in each turn. You hold { $hand }.
must-play-now = This is your last action of the turn, and you must play a card with it: you cannot { $action } now.

# Why a move is refused: things and prices
too-dear =
    { $weapon ->
        [1] A missile
       *[2] A torpedo
    } costs { $price }; you have { $owned }.
sold-out =
    There is no { $weapon ->
        [1] missile
       *[2] torpedo
    } left in the supply.
no-weapon =
    You have no { $kind ->
        [1] missile
       *[2] torpedo
    } in stock.
nothing-to-steal =
    { $line } has no { $kind ->
        [0] life preserver
        [1] missile
       *[2] torpedo
    } to steal.

# Why a move is refused: ships
no-such-ship = { $ship } is not in this game.
not-your-ship = { $ship } is not yours; pick one of your own ships.
own-target = { $ship } cannot be your target; pick a rival's ship.
no-ship-at-sea = You have no ship on the board.
all-anchored =
    { $count ->
        [one] Your only ship on the board, { $ships }, lies at anchor.
       *[other] All your ships on the board lie at anchor: { $ships }.
    }
at-anchor = { $ship } lies at anchor.
anchored-already = { $ship } has an anchor already.
no-anchor = None of your ships has an anchor.
ship-not-anchored = { $ship } has no anchor.
hemmed-in =
    { $count ->
        [one] { $ships } is hemmed in: no open space lies beside it.
       *[other] { $ships } are hemmed in: no open space lies beside them.
    }
not-at-sea =
    { $place ->
        [1] { $ship } is not in the fleet yet.
        [2] { $ship } still waits to be commissioned.
       *[3] { $ship } is decommissioned and out of the game.
    }
not-commissionable =
    { $place ->
        [0] { $ship } is on the board already.
        [1] { $ship } is not in your fleet yet: it comes with your first port in the { $region } region.
       *[3] { $ship } is decommissioned and out of the game.
    }
nothing-to-commission = No ship of yours waits to be commissioned; your first port in a region gains you one.
home-taken = { $ship } lies in your Home Port { $port }, which holds one ship only.
nobody-home = None of your ships lies in your Home Port { $port }.
not-flipped = { $ship } has claimed no port itself and so cannot be decommissioned.
regions-missing =
    To bring a ship home (decommission it) you need flags in all five regions, and in your Home Port a ship that has claimed a port itself. { $count ->
        [one] One region is missing: { $regions }.
       *[other] { $count } regions are missing: { $regions }.
    }
no-rival-at-sea = No rival has a ship on the board.
no-rival-by-water =
    No water leads to a rival's ship from { $count ->
        [one] { $ships }
       *[other] any of { $ships }
    }.
out-of-reach =
    { $other } is { $distance ->
        [one] one sailing space
       *[other] { $distance } sailing spaces
    } away from { $ship }; the torpedo reaches { $reach }.
not-adjacent = { $other } is { $distance } sailing spaces away from { $ship }; a raid is made on a ship right beside.
missile-too-short =
    { $ports ->
        [one] { $ship } is { $distance } hexes away from { $port }; missiles reach { $reach }.
       *[other] The rival's ship nearest to a port of your cards is { $ship }, { $distance } hexes from { $port }; missiles reach { $reach }.
    }

# Why a move is refused: ports
no-flag-left =
    All { $flags ->
        [one] your flags
       *[other] your { $flags } flags
    } are planted.
no-ship-in-port = None of your ships lies in a port.
anchored-in-port =
    { $count ->
        [one] { $ships } lies in a port, but at anchor.
       *[other] { $ships } lie in ports, but at anchor.
    }
no-card-of-ports = You hold no card for a port where one of your ships can act: { $ports }.
port-empty = No ship lies in { $port }.
port-has-rival = { $ship } lies in { $port }, and it is not yours.
own-flag = Your own flag stands in { $port }.
rival-flag = { $port } carries { $line }'s flag: that is a battle.
no-rival-flag = { $port } carries no flag: that is a claim.
no-flag-there = { $port } carries no flag.
home-port = { $port } is { $line }'s Home Port, where nobody plants a flag.
own-home-port = { $port } is your own Home Port, where nobody plants a flag.
no-port-there = There is no port in { $space }.
not-your-port = { $port } carries no flag of yours and is not your Home Port.
not-in-port = { $ship } lies in no port.
port-guarded = { $ship } guards { $line }'s flag in { $port }.

# Why a move is refused: spaces
no-such-space = There is no space number { $number }: this chart has { $spaces }.
there-already = { $ship } is in { $space } already.
ship-there = { $ship } lies in { $space }.
rival-home = { $space } is { $line }'s Home Port, which only { $line } enters.
no-water = No water leads from { $ship } to { $space }.
land-between =
    There is land between { $ship } and { $space }: round it, the way takes { $distance } steps.
one-step =
    From { $ship } it is { $distance } spaces to { $space }, and without a card a ship sails one.
card-too-short = From { $ship } it is { $distance } spaces to { $space }, and the card's engine rating is { $reach }.
too-far =
    From { $ship } it is { $distance } spaces to { $space }, and it may sail { $reach }.
way-blocked = Ships or Home Ports bar every way of { $ship } to { $space }.
detour =
    Ships or Home Ports bar the short way to { $space }: round them { $ship } sails { $distance } spaces, and may sail { $reach ->
        [one] one
       *[other] { $reach }
    }.

# Why a move is refused: Unfathomable cards
no-effect =
    { $card } would do nothing: { $lack ->
        [torpedo] you have no torpedo in stock
        [missile] you have no missile in stock
        [life-preserver] you have no life preserver to pay with
        [flag] all your flags are planted
        [anchor] no anchor is left in the supply
        [gulf-stream] none of your ships can sail
        [poltergeist] no rival's ship can sail
        [triangle-calls] no ship of yours without an anchor finds room in the Triangle
        [triangle-takes] no rival's ship without an anchor is near the Triangle while it has room
        [anchor-shower] every rival's ship on the board has an anchor
        [clearance] no weapon is left in the supply
        [salvage] no Action card lies in the discard pile
        [long-fuse] no rival's ship is in reach of your ships without an anchor
        [no-papers] no rival's ship is in reach of your ports
        [trade-winds] no ship would drift
        [revolution] every rival's flag is guarded by a ship of its line, or there is none
        [forged-papers] no ship of yours without an anchor lies in a port that can be claimed
        [room] a ship lies in your Home Port
       *[homesick] you have no ship on the board without an anchor
    }.
wind-moves-nobody = No ship would drift that way.
no-room = No space of the Triangle is open to { $ship }.
far-from-triangle = { $ship } in { $space } is { $distance } hexes away from the Triangle, which takes ships from { $reach }.
not-in-triangle = The Triangle does not reach { $space }.

## What a table can be asked for

option-lines = Cruise lines
option-lines-help = Which line each Admiral commands, clockwise (BC-1.2).
option-tie = A last tie
option-tie-help = What settles it when points and sailing distances are equal: dice, or Feats of Strength of your own (BC-R54).
option-tie-choices =
    { $choice ->
        [feats] Feats of Strength
       *[dice] Dice
    }
option-patience = Quiet turns that end the game
option-patience-help = The game ends after this many turns in a row in which no card is played or drawn. 0 means never, as in the rulebook (BC-R44).

# What counts
score-points = Points
score-flags = Flags planted
score-missiles = Missiles fired
score-torpedoes = Torpedoes fired
score-home = Ships home
score-way = Spaces from home
score-margin =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

# In the position editor
edit-flipped =
    { $now ->
        [yes] Turn the Claimed Port side down
       *[no] Turn the Claimed Port side up
    }
edit-anchored =
    { $now ->
        [yes] Weigh the anchor
       *[no] Anchor the ship
    }
edit-home = Home Port of { $line }
edit-flag =
    { $line ->
        [none] No flag
       *[other] Flag of { $line }
    }

# Why a text is no move
no-move = { $written } is not a move; write { form-now }
nothing-called = there is no action, ship, card, port or space { $word }; write { form-now }
form-now =
    { $asked ->
        [home] the name of a card of your hand, like { $card }
        [action] an action (sail, claim, raid, end), or the card, ship or space that is asked for
        [surrender] surrender missile or surrender torpedo
        [loot] loot and a thing, like loot missile, or loot nothing
        [flee] a port or a space, like { $space }, or stay
        [buy] buy missile, buy torpedo or end
        [discard] the name of a card of your hand, like { $card }
        [draw] draw 0, draw 1 or draw 2
        [dice] dice 4 3
        [over] nothing more: the game is over
       *[deal] deal and the name of a card, like deal { $card }
    }
move-no-card = there is no card { $word }; cards are written { $first } or { $last }
nothing-exchanged = no card is being exchanged; take what a card depicts after exchange and the card
not-depicted = the card does not depict { $written }; write { $bundles }
no-wind = no wind blows { $written }; winds blow { $winds }

# Why a game cannot begin so
players-number = Bruise Cruise is for 2 to 4 Admirals (BC-1.1)
no-such-line = there is no line { $letter }; the lines are { $lines } (BC-1.2)
line-twice = { $letter } is named twice; each Admiral has a line of their own (BC-1.2)
too-few-lines = names { $lines } for { $players } Admirals; write their letters clockwise, for example { $example } (BC-1.2)

# How a game in the archive ended
ended-how =
    { $how ->
        [fleet-home] A fleet was home
        [cards-played] The last card was played
       *[stalemate] Nothing happened for too long
    }
