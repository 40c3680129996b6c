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
position-turn-help = Before the first turn, this is the player to whom cards are dealt or who chooses a Home Port.
position-player = Who decides
position-player-help = This follows from the rest, and may be left out.
position-actions = Actions left
position-actions-help = How many actions are left in this turn, the one that is being made included.
position-kind = Kind of action
position-kind-help = What kind of action is being made, while its parts are picked or resolved.
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
position-card-help = The card that was picked or played for the action, such as havana-a.
position-ship = Ship that acts
position-ship-help = The ship of the Admiral on turn, such as P0.
position-target = Target
position-target-help = The rival's ship that was picked for the action.
position-port = Port of the action
position-port-help = The port that launches the missile, or is fought for.
position-left = Still to draw or buy
position-left-help = How many cards are still drawn, or how many weapons may still be bought.
position-dice = Last two dice
position-dice-help = What the last two dice of this turn show, the attacker's first.
position-passes = Pass of the deck
position-passes-help = 1 for the first pass; 2 after the discard pile was shuffled into a new deck (BC-24.3).
position-deck = Cards in the deck
position-deck-help = All cards that are in no hand and not discarded. The field may be left out.
position-discard = Discard pile
position-discard-help = The cards on the discard pile, such as havana-a or gulf-stream.
position-supply = Supply
position-supply-help = The pieces that nobody has. They follow from the rest, so this may be left out.
position-first = Who played first
position-first-help = If this is left out, the first seat began.
position-final = Final phase
position-final-help = Whether a card must be played in this turn (BC-20.4).
position-played = A card was played
position-played-help = Whether a card was played in this turn.
position-moved = A card has moved
position-moved-help = Whether a card left a hand or the deck in this turn.
position-quiet = Quiet turns
position-quiet-help = For how many turns in a row, before this one, no card has moved.
position-patience = Quiet turns that end the game
position-patience-help = How many quiet turns in a row end the game; with 0 they never do (BC-R44).
position-tie = What settles a last tie
position-tie-help = Whether dice or Feats of Strength settle it (BC-R54).
position-tie-choices =
    { $choice ->
        [dice] Dice
       *[feats] Feats of Strength
    }
position-wake = Last voyage
position-wake-help = The ship that sailed last, for its wake in the picture.
position-ended = How the game ended
position-ended-help = This is only given if the game is over.
position-ended-choices =
    { $choice ->
        [fleet-home] A fleet is decommissioned
        [cards-played] All cards are played
       *[stalemate] Nothing happened any more
    }
position-winner = Winner
position-winner-help = Who won, if the game is over; it must be given if dice broke a tie.

admirals-p = Peasant
admirals-p-help = The pieces and cards of this line.
admirals-h = Has{ "\u2011" }Been
admirals-h-help = The pieces and cards of this line.
admirals-s = Sørwegian
admirals-s-help = The pieces and cards of this line.
admirals-d = Desolation
admirals-d-help = The pieces and cards of this line.

admiral-home = Home Port
admiral-home-help = The name of the Home Port, once it is chosen.
admiral-ships = Ships
admiral-ships-help = The names of the ships: the line's letter, then 0 for the flagship or the first letter of a region. Ships that are not listed are set aside.
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
admiral-rolled-help = The total of both dice in the roll for the first turn, or in the one that breaks a tie; 0 if that roll is still to come.

ship-at = Where it is
ship-at-help = The space as it is written on the chart, such as 3.4, or the port in it; otherwise set-aside, commissionable or decommissioned.
ship-flipped = Claimed Port side up
ship-flipped-help = Whether the ship has claimed a port.
ship-anchored = Anchored
ship-anchored-help = Whether the ship lies at anchor, and so does not act (BC-16.1).

stock-l = Life preservers
stock-l-help = How many life preservers are in stock.
stock-m = Missiles
stock-m-help = How many missiles are in stock.
stock-t = Torpedoes
stock-t-help = How many torpedoes are in stock.

deployed-m = Missiles fired
deployed-m-help = How many missiles the line has fired; each is worth a point.
deployed-t = Torpedoes fired
deployed-t-help = How many torpedoes the line has fired; each is worth a point.

veiled-hand-cards = Cards in hand
veiled-hand-cards-help = How many cards are in the hand, the known ones included.
veiled-hand-known = Known cards
veiled-hand-known-help = Which cards of the hand are known.

supply-l = Life preservers
supply-l-help = How many life preservers are in the Bank.
supply-m = Missiles
supply-m-help = How many missiles are on Warlord Island.
supply-t = Torpedoes
supply-t-help = How many torpedoes are on Warlord Island.
supply-anchors = Anchors
supply-anchors-help = How many anchors are on Warlord Island.

wake-ship = Ship
wake-ship-help = The ship that sailed last.
wake-start = From
wake-start-help = The space that it left, such as 3.4.
