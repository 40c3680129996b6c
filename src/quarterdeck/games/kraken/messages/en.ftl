# How one wins, in a line
goal = You win by being the last ship afloat.

# What happened
story-started = Ship { $ship } starts at { $place }.
story-round = Round { $round }: the cards are shuffled and dealt, and { $ship } will play first.
story-dealt = { $ship } is dealt { $card }.
story-dealt-hidden = { $ship } is dealt a card.
story-played = { $ship } plays { $card }: { $icons }.
story-forward = { $ship } sails forward to { $place }.
story-up = { $ship } moves up to { $place }.
story-down = { $ship } moves down to { $place }.
story-bumped = { $ship } is bumped to { $place }.
story-stayed = { $ship } finds no room above and stays at { $place }.
story-rammed =
    { $ship } is thrown against the Kraken in the { $section }: { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }.
story-landed = { $ship } comes to rest at { $place }.
story-pushed = { $ship } is pushed up to { $place } to make room.
story-hit = { $by } hits { $ship }, which now has { $number } damage.
story-missed = { $ship } fires and hits nobody.
story-repaired =
    { $ship } repairs: { $number ->
        [0] no damage
       *[other] { $number } damage
    } left.
story-intact = { $ship } has nothing to repair.
story-turned =
    { $ship } turns the Kraken { $way ->
        [clockwise] clockwise
       *[counter] counter-clockwise
    }, so that it faces { $section }.
story-grabbed = The tentacles seize { $ship }, which now has { $number } damage.
story-untouched = The tentacles find no ship in the { $section }.
story-lifted = The tentacles throw { $ship } up to { $place }.
story-sunk =
    { $ship } sinks{ $number ->
        [0] {""}
        [one] , and one card goes back unseen
       *[other] , and { $number } cards go back unseen
    }.
story-lapsed = The icons that { $ship } has not resolved are lost.
story-folded = The whirlpool tightens: { $number } Lanes are left.
story-drawn-in = { $ship } is drawn in to { $place }.
story-long = { $number } rounds are over, and no limit was agreed on: play on, or resign to end the game.
story-won = { $ship } is the last ship afloat and wins.
story-kraken-won = No ship is left: the Kraken wins, and { $ships } draw.
story-limit =
    { $rounds ->
        [one] The one round agreed on is over
       *[other] All { $rounds } rounds agreed on are over
    }: { $ships } draw.
nothing = nobody
and = { $first } and { $last }

# Why a move is refused
over-last-afloat = The game is over: only one ship is left.
over-kraken-wins = The game is over: the Kraken has sunk every ship.
over-round-limit = The game is over: all the rounds agreed on have been played.
starting-first = First every ship gets its start place.
started = All ships already have their start places.
no-such-ship = There is no ship { $ship } in this game; the last one is { $last }.
ship-started = Ship { $ship } has its start place already.
dealing-first = First three cards are dealt to every ship afloat.
dealt = The cards of this round are dealt; the next deal comes when all of them have been played.
no-such-card = There is no card number { $number }: this deck has { $cards } cards.
card-not-left = { $card } is no longer among the cards to be dealt.
card-first = { $ship } must play a card before an icon can be resolved.
card-played = { $card } has been played in this round already.
not-in-hand = { $card } is not in your hand; { $ship } holds { $hand }.
hand-hidden = Only { $ship } knows which cards { $ship } holds.
resolve-first = { $card } must be resolved fully before another card is played; still to be resolved: { $left }.
icon-done = “{ $icon }” on { $card } has been resolved; still to be resolved: { $left }.
icon-not-there = { $card } does not show “{ $icon }”; it shows { $icons }. Still to be resolved: { $left }.

## What a table can be asked for

option-rounds = Limit of rounds
option-rounds-help = After this many rounds all ships still afloat draw. 0 means no limit, as in the rulebook (KR-R22).
option-front = The Kraken faces
option-front-help = The Section it faces first: north, east, south or west (KR-R24).

# What counts
score-left = Hull left
score-fate = How it ended
score-afloat = still afloat
score-sunk =
    { $order ->
        [1] sank first
        [2] sank second
        [3] sank third
       *[other] sank last
    }
score-hull = Whole hull
score-damage = Damage

# In an editor of positions
edit-front = Facing { $section }
edit-ship-here = Ship { $ship } here
edit-damage =
    { $damage ->
        [0] No damage
       *[other] Damage { $damage }
    }
