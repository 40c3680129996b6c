# How one wins, in a line
goal = You win when all five of your ships are on the board at the end of your turn.

# What things are called
seat =
    { $seat ->
        [0] orange
       *[1] green
    }

# What happened
story-begins =
    { $mine ->
        [yes] You begin.
       *[no] { $seat ->
            [0] Orange begins.
           *[1] Green begins.
        }
    }
story-placed =
    { $mine ->
        [yes] You place a ship on { $square }.
       *[no] { $seat ->
            [0] Orange places a ship on { $square }.
           *[1] Green places a ship on { $square }.
        }
    }
story-summoned =
    { $crowded ->
        [one] Square { $last } is crowded: the pirate is summoned.
       *[other] Squares { $others } and { $last } are crowded: the pirate is summoned.
    }
story-pirate-comes = The pirate comes to { $square }.
story-pirate-moves = The pirate sails from { $origin } to { $square }.
story-returned =
    { $mine ->
        [yes] Your ship on { $square } goes back to hand.
       *[no] { $owner ->
            [0] The orange ship on { $square } goes back to hand.
           *[1] The green ship on { $square } goes back to hand.
        }
    }
story-won =
    { $mine ->
        [yes] You have all five ships on the board and win.
       *[no] { $seat ->
            [0] Orange has all five ships on the board and wins.
           *[1] Green has all five ships on the board and wins.
        }
    }
story-no-square = No square is open to a ship: the game is a draw.
story-repeated = This position has occurred three times: the game is a draw.

# Why a move is refused
over = The game is over.
coin-first = First the coin decides who begins.
coin-tossed = It has already been decided who begins.
off-board = There is no square { $square }: this board ends at { $corner }.
ship-there =
    { $owner ->
        [0] An orange ship is already on { $square }.
       *[1] A green ship is already on { $square }.
    }
pirate-there = The pirate is on { $square }.
beside-pirate = Your ship may not go to { $square }: that is beside the pirate on { $pirate }.
pirate-first = The pirate is summoned: first choose the crowded square it goes to.
not-summoned = The pirate has not been summoned: that happens only when a new ship crowds a square.
pirate-stays = The pirate is already on { $square }, and must go to another square.
pirate-needs-empty = The pirate needs an empty square, and there is a ship on { $square }.
not-crowded =
    The pirate goes to a crowded square only; { $square } has { $ships ->
        [0] no ships
        [one] one ship
       *[other] { $ships } ships
    } around it, and four are needed.

## What a table can be asked for

option-rows = Rows
option-rows-help = The printed board has 4 × 4 squares (CA-R1).
option-columns = Columns
option-columns-help = Small boards are over sooner.
option-first = Who begins
option-first-help = Whoever lost a game of Cardinal most recently, a coin, or one of the colours (CA-1.3).
option-first-choices =
    { $choice ->
        [loser] Whoever lost last
        [coin] A coin decides
        [orange] Orange
       *[green] Green
    }
option-lost = Who lost last
option-lost-help = In any game of Cardinal, whoever won it. If nobody has lost yet, a coin decides. A rematch fills this in (CA-R15).
option-lost-choices =
    { $choice ->
        [orange] Orange
        [green] Green
       *[nobody] Nobody yet
    }

# What counts
score-board = Ships on the board
score-hand = Ships in hand
score-margin =
    { $ships ->
        [one] one ship
       *[other] { $ships } ships
    }

# In an editor of positions
edit-empty = Empty
edit-orange = Orange ship
edit-green = Green ship
edit-pirate = Pirate

# Why a position file is refused: what follows the path of the field
board-rows =
    has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; a board has { $fewest } to { $most } (CA-R1)
board-columns =
    has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }; a row has { $fewest } to { $most } (CA-R1)
board-uneven =
    has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, the first row has { $first }
board-letter = { $piece } stands for nothing; use . O G P
board-fleet = has { $ships } { $seat } ships; each player has { $most } (CA-6.1)
board-pirates = has more than one pirate (CA-1.2)
board-beside-pirate = a ship is directly beside the pirate, where none can be (CA-2.4, CA-4.6); move one of them
earlier-player = ends with the player to move, orange or green
earlier-size = is a board of another size than { $rows } rows of { $columns }
only-over = goes with "player": "nobody" only
coin-too-late = the coin is tossed before anything is on the board (CA-1.2, CA-1.3)
board-full-fleet = all five { $seat } ships are on it, so the game is over (CA-5.2)
no-choice-for-pirate = fewer than two squares are crowded, so there is no choice for the pirate (CA-4.3)
other-has-five = the player who is not to move has five ships on it (CA-5.4)
ended-missing = is missing: how did the game end? { $endings }
winner-with-five = there is one exactly if the game ended with five-ships
winner-without-five =
    { $winner } has { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } on the board, not five (CA-5.2)
still-open = there are squares open to a ship (CA-R8)

# Why a text is no move
no-move = { $written } is not a move; write a square from a1 to { $column }{ $rows } for a ship (c2), @ and a square for the pirate (@c2), or coin orange, coin green

# Why a game cannot begin so
players-number = Cardinal is for 2 players (CA-6.3)
no-packs = Cardinal takes no content packs
no-content = Cardinal takes no content packs: nothing in it is content

# How a game in the archive ended
ended-how =
    { $how ->
        [five-ships] Five ships on the board
        [no-legal-square] No square was left
       *[repetition] The same position came back
    }

# While a board is being solved, after each step
solving-turns =
    { $turns ->
        [one] won in one turn: { $positions } positions
       *[other] over in { $turns } turns: { $positions } positions
    }
solving-beside =
    { $ships ->
        [one] the pirate beside the board: one ship
       *[other] the pirate beside the board: { $ships } ships
    }
solving-too-large = a board of { $rows } × { $columns } squares has too many positions for a table; boards of up to { $most } squares can be solved
