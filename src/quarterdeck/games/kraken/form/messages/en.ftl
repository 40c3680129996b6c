### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-front = The Kraken faces
position-front-help = The Section in front of the Kraken.
position-front-choices =
    { $choice ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
position-ships = Ships
position-ships-help = Two to four of them, with their places, their damage and the cards of their players.
position-player = Who chooses now
position-player-help = The player of a ship; chance, while start places or cards are given out; nobody, if the game is over.
position-lanes = Lanes in play
position-lanes-help = As many Lanes as ships are afloat, but at least two (KR-5.2). This may be left out.
position-card = Card being resolved
position-card-help = The name of the card that was just played, until all its icons are done.
position-icons = Icons still open
position-icons-help = The icons of that card that are still to be resolved, as letters: F X. If this is left out, all three are.
position-order = Order of play
position-order-help = The ships afloat clockwise, from the one that began this round.
position-played = Cards played
position-played-help = The names of the cards that were played in this round.
position-round = Round
position-round-help = Which round is being played; the first is 1.
position-rounds = Limit of rounds
position-rounds-help = After this round the game is a draw among the ships still afloat; 0 means no limit (KR-R22).
position-ended = How the game ended
position-ended-help = This is only given if the game is over; then nobody chooses.
position-ended-choices =
    { $choice ->
        [last-afloat] One ship is left
        [kraken-wins] The Kraken has sunk all
       *[round-limit] The rounds agreed on are over
    }
position-deck = Cards of the deck
position-deck-help = The cards of which the deck consists. If this is left out, it is the game's own deck.

fleet-a = Ship A
fleet-a-help = The first ship.
fleet-b = Ship B
fleet-b-help = The second ship.
fleet-c = Ship C
fleet-c-help = The third ship, if three or four play.
fleet-d = Ship D
fleet-d-help = The fourth ship, if four play.

ship-at = Place
ship-at-help = The Section by its letter, then the Lane counted from the Kraken: N1 to W4. A ship that has sunk, or has no start place yet, has no place.
ship-damage = Damage
ship-damage-help = How much damage a ship afloat has; the fourth damage sinks it (KR-5.1).
ship-hand = Hand
ship-hand-help = The names of the cards, or how many there are if nobody is to know them.
ship-sunk = When it sank
ship-sunk-help = 1 if it was among the first that sank, 2 if among the next, and so on; ships that sank together have the same number.

card-name = Name
card-name-help = What the card is called.
card-icons = Icons
card-icons-help = The three icons of the card, as letters.
card-provenance = Where it comes from
card-provenance-help = Whether the card is published, follows from what is published, or was designed anew.
card-provenance-choices =
    { $choice ->
        [rulebook] From the rulebook
        [published] As published
        [deduced] Follows from what is published
       *[reconstructed] Designed anew
    }
