title = Kraken
section =
    { $section ->
        [0] North
        [1] East
        [2] South
       *[3] West
    }
# On the rim of the wheel
section-letter =
    { $section ->
        [0] N
        [1] E
        [2] S
       *[3] W
    }
side =
    { $side ->
        [0] front
        [2] rear
       *[other] side
    }

# The whirlpool
picture-rim = The rim of the whirlpool
picture-foam = Foam
picture-place = Section { $section }, Lane { $lane } ({ $side }): { $ship ->
        [none] empty
       *[other] ship { $ship }, { $damage } damage
    }
picture-lane = Lane { $lane }
picture-section = Section { $section }, { $side } of the Kraken
picture-ship = Ship { $ship } in Section { $section }, Lane { $lane }, { $damage } damage
picture-you = you
picture-kraken = The Kraken faces { $section }
picture-gaze = The Kraken looks { $section }

# Beside it
status-round = Round { $round }
status-rounds = Round { $round } of { $rounds }
status-starting = Ships draw their start places.
status-dealing = { $seat } is dealt a card.
status-won = { $seat } wins: last ship afloat.
status-kraken = The Kraken wins.
status-limit = Draw: the rounds are over.
player-row = { $seat }: { $state ->
        [starting] waits for a start place
        [sunk] sunk
       *[afloat] at { $place }, { $damage } damage
    }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }{ $begins ->
        [yes] , begins the round
       *[no] { "" }
    }
player-place = { $section }, Lane { $lane }
player-waits = waits for a start place
player-sunk = sunk
player-begins = begins
player-hull = Damage of { $seat }: { $damage } of 4
player-shields = { $damage } damage
player-backs =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
table-deck = Deck
table-pile =
    { $cards ->
        [0] all cards are dealt
        [one] one card face down
       *[other] { $cards } cards face down
    }
table-card = Open card: { $name } ({ $icons }), still to resolve: { $left }
icon-short =
    { $icon ->
        [forward] forward
        [up] outward
        [down] inward
        [fire] fire
        [repair] repair
        [turn] turn Kraken
       *[tentacle] tentacles
    }
icon-title =
    { $icon ->
        [forward] Sail forward
        [up] Move one Lane outward
        [down] Move one Lane inward
        [fire] Fire
        [repair] Repair
        [turn] Turn the Kraken, one way or the other
        [clockwise] Turn Kraken clockwise
        [counter] Turn Kraken anticlockwise
       *[tentacle] Let the tentacles strike
    }
icon-done = { icon-short }: resolved
# The choice is the first of several alike
icon-times =
    first of { $times ->
        [2] two
       *[other] three
    }
icon-button =
    { $words }{ $times ->
        [1] { "" }
       *[other] { " " }({ icon-times })
    }. { $comes }
played-card = Played: { $name } ({ $icons })
hand-card = { $name }: { $icons }
play-card = Play { $name }: { $icons }
choose-deal = Deal { $card } to { $ship }
choose-start = Ship { $ship } takes the next start place

ask-card =
    { $mine ->
        [yes] Which card do you play?{ $left ->
            [2] { " " }You play your other card on your next turn.
           *[other] { "" }
        }
       *[no] { $seat } is choosing a card.
    }
ask-icon =
    { $mine ->
        [yes] { $done ->
            [0] { $card }: what do you do first?
           *[other] { $card }: what do you do next?
        }{ $alone ->
            [yes] { " " }The last action follows by itself.
           *[no] { "" }
        }
       *[no] { $seat } is resolving { $card }.
    }
foreseen-way = The way there
foreseen-ship = Where the ship would end up
foreseen-hit = This ship would be hit
foreseen-or = { " or " }
foreseen-then = Then, automatically: { $rest }
foreseen-times =
    { $told }, { $times ->
        [2] twice
       *[other] { $times } times
    }.
foreseen-after =
    Then { $times ->
        [1] { "" }
       *[other] { $times } ×{ " " }
    }{ $icon }: { $rest }
# Where a ship ends up, in a line
brief-end =
    { $mine ->
        [yes] to
       *[no] { $ship } to
    } { $place }
foreseen-card =
    { $places ->
        [0] Your ship would sink.
        [one] You end up in { $where }.
       *[other] Depending on the order you choose, you end up in { $where }.
    } { $moved } { $dealt ->
        [0] No damage to anyone else.
       *[other] Others take at most { $dealt } damage.
    } { $taken ->
        [0] { "" }
       *[other] You may take { $taken } damage.
    } { $sunk ->
        [yes] Your ship may sink!
       *[no] { "" }
    } { $fire ->
        [hits] Your fire can hit { $ships }.
        [nobody] Your fire reaches nobody.
       *[none] { "" }
    }
foreseen-moved = In any order { $ship } comes to { $where }.
area-table = The open card
area-hand = Your hand
area-players = The ships
area-played = Cards played this round
area-round = State of the game

# In sentences
summary-status = { $status }.
summary-kraken = The Kraken faces { $section }; there are { $lanes } Lanes.
summary-player =
    { $mine ->
        [yes] You are { $row }.
       *[no] { $row }.
    }
summary-card =
    { $mine ->
        [yes] You play { $name } and still have to resolve { $left }.
       *[no] { $seat } plays { $name } and still has to resolve { $left }.
    }
summary-hand =
    { $mine ->
        [yes] In your hand: { $cards }.
       *[no] { $seat } holds { $cards }.
    }
summary-played = Played this round: { $cards }.
