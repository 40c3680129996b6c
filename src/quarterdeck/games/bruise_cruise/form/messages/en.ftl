### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-admirals = Admirals
position-admirals-help = The pieces and cards of the two to four cruise lines that play.
position-lines = Lines clockwise
position-lines-help = The letters of the lines in the order in which they sit, such as SPD.
position-asked = What is decided next
position-asked-help = What the game waits for: an action, a part of one, dice, cards.
position-asked-choices =
    { $choice ->
        [first-roll] Roll for the first turn
        [deal] Cards are dealt
        [home-port] A Home Port
        [action] An action
        [card] A card for an action
        [bundle] Cards to exchange
        [ship] The ship that acts
        [target] The target
        [space] A space or port
        [wind] The wind
        [surrender] Which weapon is given up
        [battle] The dice of a battle
        [raid] The dice of a raid
        [loot] The loot
        [raider-s-getaway] Where the raider flees
        [defender-s-getaway] Where the defender flees
        [purchase] A cheap weapon
        [discard] A card to discard
        [replenishment] Whether cards are drawn
        [draw] A card is drawn
        [tie] Dice break a tie
       *[nothing] Nothing: the game is over
    }
position-turn = Whose turn it is
position-turn-help = Before the first turn: to whom cards are dealt, or who chooses a Home Port.
position-player = Who decides
position-player-help = It follows from the rest, and may be left out.
position-actions = Actions left
position-actions-help = In this turn, the one that is being made included.
position-kind = Kind of action
position-kind-help = What is being made, while its parts are picked or resolved.
position-kind-choices =
    { $choice ->
        [sail] Sail
        [sail-with-card] Sail with a card
        [buy-missile] Buy a missile
        [buy-torpedo] Buy a torpedo
        [exchange] Exchange cards
        [claim] Claim a port
        [torpedo] Fire a torpedo
        [missile] Fire a missile
        [raid] Raid a ship
        [battle] Battle for a port
        [unfathomable] Play an Unfathomable card
        [remove-anchor] Remove an anchor
        [commission] Commission a ship
       *[decommission] Decommission a ship
    }
position-card = Card for the action
position-card-help = The card that was picked or played for it, as in havana-a.
position-ship = Ship that acts
position-ship-help = The ship of the Admiral on turn, such as P0.
position-target = Target
position-target-help = The rival's ship that was picked for the action.
position-port = Port of the action
position-port-help = The port that launches the missile, or is fought for.
position-left = Still to draw or buy
position-left-help = Cards that are still drawn, or weapons that may still be bought.
position-dice = Last two dice
position-dice-help = Of this turn, the attacker's first.
position-passes = Pass of the deck
position-passes-help = 1, or 2 after the discard pile was shuffled into a new deck (BC-24.3).
position-deck = Cards in the deck
position-deck-help = All that are in no hand and not discarded. It may be left out.
position-discard = Discard pile
position-discard-help = The cards on it, as in havana-a or gulf-stream.
position-supply = Supply
position-supply-help = What nobody has. It follows from the rest, and may be left out.
position-first = Who played first
position-first-help = Left out, it is the first seat.
position-final = Final phase
position-final-help = A card must be played in this turn (BC-20.4).
position-played = A card was played
position-played-help = In this turn.
position-moved = A card has moved
position-moved-help = A card left a hand or the deck in this turn.
position-quiet = Quiet turns
position-quiet-help = Turns in a row before this one in which no card moved.
position-patience = Quiet turns that end the game
position-patience-help = So many in a row end the game; 0 means that they never do (BC-R44).
position-tie = What settles a last tie
position-tie-help = Dice, or Feats of Strength (BC-R54).
position-tie-choices =
    { $choice ->
        [dice] Dice
       *[feats] Feats of Strength
    }
position-wake = Last voyage
position-wake-help = The ship that sailed last, for its wake in the picture.
position-ended = How the game ended
position-ended-help = Only if it is over.
position-ended-choices =
    { $choice ->
        [fleet-home] A fleet is decommissioned
        [cards-played] All cards are played
       *[stalemate] Nothing happened any more
    }
position-winner = Winner
position-winner-help = Of a game that is over; needed if dice broke a tie.

admirals-p = Peasant
admirals-p-help = The pieces and cards of this line.
admirals-h = Has-Been
admirals-h-help = The pieces and cards of this line.
admirals-s = Sørwegian
admirals-s-help = The pieces and cards of this line.
admirals-d = Desolation
admirals-d-help = The pieces and cards of this line.

admiral-home = Home Port
admiral-home-help = Its name, once it is chosen.
admiral-ships = Ships
admiral-ships-help = By their names: the line's letter, then 0 for the flagship or the first letter of a region. The others are set aside.
admiral-stock = Stock
admiral-stock-help = Life preservers and weapons that can still be used.
admiral-deployed = Weapons fired
admiral-deployed-help = Each is worth a point.
admiral-flags = Flags
admiral-flags-help = The ports where a flag of this line stands.
admiral-hand = Hand
admiral-hand-help = The cards, or how many there are if nobody is to know them.
admiral-shown = Cards that all know
admiral-shown-help = Cards of the hand that all have seen go there (BC-U10).
admiral-rolled = Last roll
admiral-rolled-help = The total of both dice for the first turn, or to break a tie; 0 if it is still to come.

ship-at = Where it is
ship-at-help = A space as on the chart, such as 3.4, or the port in it; else set-aside, commissionable or decommissioned.
ship-flipped = Claimed Port side up
ship-flipped-help = The ship has claimed a port.
ship-anchored = Anchored
ship-anchored-help = The ship does not act (BC-16.1).

stock-l = Life preservers
stock-l-help = In stock.
stock-m = Missiles
stock-m-help = In stock.
stock-t = Torpedoes
stock-t-help = In stock.

deployed-m = Missiles fired
deployed-m-help = A point each.
deployed-t = Torpedoes fired
deployed-t-help = A point each.

veiled-hand-cards = Cards in hand
veiled-hand-cards-help = All of them, the known ones included.
veiled-hand-known = Known cards
veiled-hand-known-help = Those of the hand that are known.

supply-l = Life preservers
supply-l-help = In the Bank.
supply-m = Missiles
supply-m-help = On Warlord Island.
supply-t = Torpedoes
supply-t-help = On Warlord Island.
supply-anchors = Anchors
supply-anchors-help = On Warlord Island.

wake-ship = Ship
wake-ship-help = Which one sailed last.
wake-start = From
wake-start-help = The space that it left, such as 3.4.
