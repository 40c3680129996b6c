### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-board = Board
position-board-help = The rows from the top. A letter for each square: O an orange ship, G a green one, P the pirate, a dot for an empty square. Spaces do not count.
position-player = Who chooses now
position-player-help = The player whose turn it is; the coin, if it still decides who begins; nobody, if the game is over.
position-player-choices =
    { $choice ->
       *[coin] The coin
    }
position-choosing = What is chosen
position-choosing-help = A square for a ship, or one for the pirate if several squares are crowded (CA-4.3).
position-choosing-choices =
    { $choice ->
        [ship] A square for a ship
       *[pirate] A square for the pirate
    }
position-ended = How the game ended
position-ended-help = This is only given if the game is over; then nobody chooses.
position-ended-choices =
    { $choice ->
        [five-ships] Five ships on the board
        [no-legal-square] No square left
       *[repetition] The same position three times
    }
position-winner = Winner
position-winner-help = The player who has all five ships on the board, if the game ended that way (CA-5.2).
position-earlier = Earlier boards
position-earlier-help = The earlier boards, the oldest first: the rows of each with slashes between them, then the player to move: ".../.O./... green". They count for the third occurrence, which is a draw (CA-R12).
