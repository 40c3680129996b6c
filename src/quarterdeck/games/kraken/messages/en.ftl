# How one wins, in a line
goal = You win by being the last ship afloat.

# What happened
story-started =
    { $mine ->
        [yes] Your ship starts at { $place }.
       *[no] Ship { $ship } starts at { $place }.
    }
story-round =
    { $mine ->
        [yes] Round { $round }: the cards are shuffled and dealt, and you will play first.
       *[no] Round { $round }: the cards are shuffled and dealt, and { $ship } will play first.
    }
story-dealt =
    { $mine ->
        [yes] You are dealt { $card }.
       *[no] { $ship } is dealt { $card }.
    }
story-dealt-hidden = { $ship } is dealt a card.
story-dealt-hidden-several = { $ship } is dealt # cards.
story-played =
    { $mine ->
        [yes] You play { $card }: { $icons }.
       *[no] { $ship } plays { $card }: { $icons }.
    }
story-played-last =
    { $mine ->
        [yes] Your last card, { $card }, is played by itself: { $icons }.
       *[no] The last card of { $ship }, { $card }, is played by itself: { $icons }.
    }
story-forward =
    { $mine ->
        [yes] You sail forward to { $place }.
       *[no] { $ship } sails forward to { $place }.
    }
story-up =
    { $mine ->
        [yes] You move outward to { $place }.
       *[no] { $ship } moves outward to { $place }.
    }
story-down =
    { $mine ->
        [yes] You move inward to { $place }.
       *[no] { $ship } moves inward to { $place }.
    }
# Several steps of a ship, one after the other: forward, forward and down
news-sailed =
    { $mine ->
        [yes] You sail { $steps } to { $place }.
       *[no] { $ship } sails { $steps } to { $place }.
    }
story-bumped =
    { $bumps ->
        [yes] You bump { $ship }
       *[no] { $by } bumps { $mine ->
            [yes] you
           *[no] { $ship }
        }
    } to { $place }.
story-stayed =
    { $mine ->
        [yes] { $others ->
            [yes] The ships further out cannot make room: you stay at { $place }.
           *[no] There is no Lane further out: you stay at { $place }.
        }
       *[no] { $others ->
            [yes] The ships further out cannot make room: { $ship } stays at { $place }.
           *[no] There is no Lane further out: { $ship } stays at { $place }.
        }
    }
story-rammed =
    { $by ->
        [none] { $mine ->
            [yes] You run into
           *[no] { $ship } runs into
        }
       *[other] { $bumps ->
            [yes] You bump { $ship } against
           *[no] { $by } bumps { $mine ->
                [yes] you
               *[no] { $ship }
            } against
        }
    } the Kraken in the { $section }, { $damage ->
        [0] at its rear: no damage
        [1] at its side: 1 damage
       *[other] at its front: { $damage } damage
    }.
story-landed =
    { $mine ->
        [yes] You come to rest at { $place }.
       *[no] { $ship } comes to rest at { $place }.
    }
story-pushed =
    { $mine ->
        [yes] You are pushed outward to { $place } to make room.
       *[no] { $ship } is pushed outward to { $place } to make room.
    }
story-hit =
    { $fires ->
        [yes] You hit { $ship }, which now has { $number } damage.
       *[no] { $mine ->
            [yes] { $by } hits you: you now have { $number } damage.
           *[no] { $by } hits { $ship }, which now has { $number } damage.
        }
    }
story-missed =
    { $mine ->
        [yes] You fire and hit nobody.
       *[no] { $ship } fires and hits nobody.
    }
story-repaired =
    { $mine ->
        [yes] You repair
       *[no] { $ship } repairs
    }: { $number ->
        [0] no damage
       *[other] { $number } damage
    } left.
story-intact =
    { $mine ->
        [yes] You have nothing to repair.
       *[no] { $ship } has nothing to repair.
    }
story-turned =
    { $mine ->
        [yes] You turn
       *[no] { $ship } turns
    } the Kraken to face { $section }.
story-grabbed =
    { $mine ->
        [yes] The tentacles seize you: you now have { $number } damage.
       *[no] The tentacles seize { $ship }, which now has { $number } damage.
    }
story-untouched = The tentacles find no ship in the { $section }.
story-lifted =
    { $mine ->
        [yes] The tentacles throw you outward to { $place }.
       *[no] The tentacles throw { $ship } outward to { $place }.
    }
story-sunk =
    { $mine ->
        [yes] You sink
       *[no] { $ship } sinks
    }{ $number ->
        [0] {""}
        [one] , and one card goes back unseen
       *[other] , and { $number } cards go back unseen
    }.
story-lapsed =
    { $mine ->
        [yes] The icons that you have not resolved are lost.
       *[no] The icons that { $ship } has not resolved are lost.
    }
story-folded = The whirlpool tightens: { $number } Lanes are left.
story-drawn-in =
    { $mine ->
        [yes] You are drawn in to { $place }.
       *[no] { $ship } is drawn in to { $place }.
    }
story-long = { $number } rounds are over, and no limit was agreed on: play on, or resign to end the game.
story-won =
    { $mine ->
        [yes] You have the last ship afloat and win.
       *[no] { $ship } is the last ship afloat and wins.
    }
story-kraken-won = No ship is left: the Kraken wins, and { $ships } draw.
story-limit =
    { $rounds ->
        [one] The one round agreed on is over
       *[other] All { $rounds } rounds agreed on are over
    }: { $ships } draw.
nothing = nobody
you = you
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
card-first = First play a card; then its icons are resolved.
card-played = { $card } has been played in this round already.
not-in-hand = { $card } is not in your hand; you hold { $hand }.
hand-hidden = Only { $ship } knows which cards { $ship } holds.
resolve-first = { $card } must be resolved fully before another card is played; still to be resolved: { $left }.
icon-done = “{ $icon }” on { $card } has been resolved; still to be resolved: { $left }.
icon-not-there = { $card } does not show “{ $icon }”; it shows { $icons }. Still to be resolved: { $left }.

## What a table can be asked for

option-rounds = Limit of rounds
option-rounds-help = After this many rounds the game is a draw among the ships still afloat. 0 means no limit, as in the rulebook (KR-R22).
option-rounds-choices =
    { $choice ->
        [0] no limit
       *[other] { $choice }
    }
option-front = The Kraken faces
option-front-choices =
    { $choice ->
        [N] North
        [E] East
        [S] South
        [W] West
       *[other] { $choice }
    }
option-front-help = The Section it faces first: north, east, south or west (KR-R24).

# What counts
score-left = Hull left
score-fate = Ship
score-afloat = afloat
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

# Why a text is no move, or a card of a deck no card
no-move = { $written } is not a move; write an icon ({ $icons }), play and a card (play { $card }), or for chance deal { $card }, start { $seats }
turn-which-way = 'K' needs a direction: K+ turns the Kraken clockwise, K- counter-clockwise
move-no-icon = { $written } is not an icon; there are { $icons } (or write play and a card)
move-no-card = there is no card { $word }; there are { $cards }
move-no-ship = there is no ship { $word }; there are { $ships }
deck-size = a deck has { $fewest } to { $most } cards (KR-7.3)
card-icons = write three icons of F U D X R K T, for example F X R (KR-3.1)
card-no-name = { $name } is not a name; use letters, digits, spaces, ' and -
card-name-taken = { $name } is taken by card { $card }, { $other }

# Why a game cannot begin so
players-number = Kraken is for 2 to 4 players (KR-1.1)

# How a game in the archive ended
ended-how =
    { $how ->
        [last-afloat] One ship stayed afloat
        [kraken-wins] The Kraken won
       *[round-limit] All rounds were over
    }
