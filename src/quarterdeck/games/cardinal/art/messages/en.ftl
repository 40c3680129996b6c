title = Cardinal
picture-chart = The sea chart
picture-square =
    { $what ->
        [orange] { $square }: an orange ship
        [green] { $square }: a green ship
        [pirate] { $square }: the pirate
        [closed] { $square }: empty, closed by the pirate
        [crowded] { $square }: empty, crowded by { $around } ships
        [closed-crowded] { $square }: empty, crowded by { $around } ships, closed by the pirate
       *[open] { $square }: empty
    }
choose-ship =
    { $what ->
        [crowded] Place your ship on { $square }, crowded by { $around } ships
       *[open] Place your ship on { $square }
    }
choose-pirate =
    { $what ->
        [closed-crowded] Send the pirate to { $square }, crowded by { $around } ships, beside where it is now
       *[crowded] Send the pirate to { $square }, crowded by { $around } ships
    }
choose-first =
    { $seat ->
        [0] Orange begins
       *[1] Green begins
    }
picture-ship-orange = Orange ship on { $square }
picture-ship-green = Green ship on { $square }
picture-pirate = The pirate on { $square }
picture-pirate-aside = The pirate waits beside the board
picture-lost = The ship on { $square } would go back to hand
picture-pirate-choice = The pirate may come to { $square }
picture-hatch = { $square }: closed, beside the pirate
picture-crowd = { $square } is crowded
picture-place = A ship may be placed on { $square }
picture-column = Column { $name }
picture-row = Row { $name }
picture-rose = Compass rose
picture-rhumb = Compass line
picture-edge = Edge of the chart
picture-dock =
    { $seat ->
        [0] Orange
       *[1] Green
    }: { $board ->
        [one] one ship
       *[other] { $board } ships
    } on the board, { $left } in hand
picture-slot-ship =
    { $seat ->
        [0] Orange ship in hand
       *[1] Green ship in hand
    }
picture-slot-empty =
    { $seat ->
        [0] Orange ship on the board
       *[1] Green ship on the board
    }
dock-name =
    { $seat ->
        [0] Orange
       *[1] Green
    }
dock-corner = { $board } of { $fleet } placed
dock-summoned = the pirate comes first
status-toss = A coin decides who begins.
status-won =
    { $seat ->
        [0] Orange wins: five ships afloat.
       *[1] Green wins: five ships afloat.
    }
status-no-square = A draw: no square is open.
status-repeated = A draw: the same position for the third time.
ask-place =
    { $mine ->
        [yes] Where do you place your ship?
       *[no] { $seat ->
            [0] Orange is placing a ship.
           *[1] Green is placing a ship.
        }
    }
ask-pirate =
    { $mine ->
        [yes] { $all ->
            [yes] You win if all five of your ships stay: where do you send the pirate?
            [lost] Before your five ships count, the pirate takes at least one of them, wherever it goes. Where do you send it?
           *[no] Four ships stand around a square: where do you send the pirate?
        }
       *[no] { $seat ->
            [0] Orange is sending the pirate
           *[1] Green is sending the pirate
        }{ $all ->
            [yes] { " " }and wins if all five ships stay.
           *[no] .
        }
    }
pirate-comes = It comes as soon as a newly placed ship makes four or more ships stand around an empty square, corners included.
pirate-afloat = The pirate is on { $square }
pirate-summoned = The pirate is summoned
pirate-takes = Ships directly above, below, left and right of the square it goes to return to hand, your own as well.
pirate-does = No ship may be placed on the hatched squares: directly above, below, left and right of it. When it moves to a crowded square, the ships there on these four sides go back to hand, your own as well.
region-coin = Who begins?
region-fleets = The fleets
region-aside = The pirate
summary-board = Board of { $columns } by { $rows } squares: columns a to { $last } from the left, rows 1 to { $rows } from the top.
summary-ships =
    { $seat ->
        [0] { $mine ->
            [yes] You are orange and have { $left } in hand
           *[no] Orange has { $left } in hand
        }
       *[1] { $mine ->
            [yes] You are green and have { $left } in hand
           *[no] Green has { $left } in hand
        }
    }{ $any ->
        [no] { "" } and no ship on the board.
        [one] { "" } and a ship on { $squares }.
       *[yes] { "" } and ships on { $squares }.
    }
summary-pirate = The pirate is on { $square }.
summary-pirate-aside = The pirate is beside the board.
summary-closed = Closed by the pirate: { $squares }.
summary-crowded = Crowded: { $squares }.
summary-status = { $status }.

# What matters of a move, after what happens
matters-ships = You then have { $mine } of your 5 ships on the board; your opponent has { $theirs }.
# What it prevents or prepares
prospect-wins = Whatever your opponent does, you can then win in your next turn.
prospect-stops = It keeps your opponent from winning in the next turn.
prospect-loses =
    { $every ->
        [yes] Your opponent can win in the next turn, whatever you do.
       *[no] Your opponent can then win in the next turn.
    }
prospect-keeps =
    { $lost ->
        [0] Your opponent then cannot send any of your ships back in the next turn; after other moves up to { $worst } could go back.
        [one] Your opponent can then send one of your ships back at most; after other moves up to { $worst } could go back.
       *[other] Your opponent can then send { $lost } of your ships back at most; after other moves up to { $worst } could go back.
    }
