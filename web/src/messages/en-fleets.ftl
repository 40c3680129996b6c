### What the client says where fleets are built.

fleets-title = Fleets for { $game }
fleet-sides = What to show
fleet-side-pieces = Pieces
fleet-side-fleet = Fleet: { $points } of { $allowed }{ $state ->
        [over] , { $over } over
        [refused] , not allowed
       *[allowed] { "" }
    }

## Pieces

fleet-shelf = Pieces to choose from
fleet-begin = Choose ships and crew for { $total } points.
fleet-begin-open = Or start from a ready-made fleet
fleet-kinds = Kind of piece
fleet-kind =
    { $kind ->
        [ship] Ships
        [creature] Sea creatures
        [crew] Crew
        [equipment] Equipment
        [event] Events
        [treasure] Treasure
       *[other] { $kind }
    }
fleet-search = Search names and texts
fleet-nation = Nation
fleet-all-nations = All nations
fleet-pieces-own = Pieces: standard
fleet-pieces-of = Pieces: { $pack }
fleet-pack-help = A file with ships, crew or fleets of your own (TOML). It stays on this device, and is used when you set up a table with a fleet.
fleet-pack-used = The pieces of { $pack } are loaded.
fleet-pack-dropped = The game’s own pieces are back.
fleet-order = Sort by
fleet-order-by =
    { $order ->
        [dear] Most points first
        [cheap] Fewest points first
        [masts] Most masts first
        [adds] Most added wins first
       *[name] By name
    }
fleet-more-filters =
    { $number ->
        [0] Filters
       *[other] Filters ({ $number } set)
    }
fleet-set = Set
fleet-all-sets = All sets
fleet-also-printed = Also printed as { $prints }
fleet-ability = Ability
fleet-all-abilities = Any ability
fleet-points = Points
fleet-mast-number = Masts
fleet-least = { $what }: at least
fleet-most = { $what }: at most
fleet-affordable =
    { $left ->
        [one] Only what costs { $left } point or less
       *[other] Only what costs { $left } points or less
    }
fleet-playable = Only pieces that can be played
fleet-clear = Clear the filters
fleet-target = Goes aboard
fleet-target-ship = { $ship } ({ $used } of { $spaces } spaces taken)
fleet-no-ship-yet = There is no ship yet: crew and equipment wait on the home island.
fleet-found =
    { $number ->
        [0] No piece matches these filters.
        [one] One piece
       *[other] { $number } pieces
    }
fleet-further = Show { $number } more
fleet-too-dear = { $over } over the limit
fleet-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fleet-cannons = Cannons, front to rear: { $cannons }
fleet-masts =
    { $number ->
        [one] { $number } mast
       *[other] { $number } masts
    }
fleet-segments =
    { $number ->
        [one] { $number } segment
       *[other] { $number } segments
    }
fleet-cargo = cargo { $number }
fleet-moves = moves { $move }
fleet-linked = Linked to { $pieces }
fleet-reconstructed = (reconstructed)
fleet-not-playable = Not playable: { $reason }.
fleet-in-fleet = { $number } in the fleet
fleet-add = Add
fleet-board = Put aboard
fleet-add-piece = Add { $piece } to the fleet
fleet-add-to = Put { $piece } aboard: { $place }

## The fleet

fleet-yours = Your fleet
fleet-name = Name of the fleet
fleet-nameless = Unnamed fleet
fleet-total = Build total
fleet-open = Open
fleet-save = Save
fleet-nothing-yet = The fleet is empty.
fleet-share = Share
fleet-undo = Undo
fleet-undo-nothing = You have changed nothing yet.
fleet-is-there = It is there already.
fleet-is-empty = This fleet is empty. Add ships, or drag them here.
fleet-play = Play with it against a bot
fleet-table = Set up a table
fleet-used = { $used } of { $of }
fleet-spaces = Cargo spaces taken
fleet-allowed =
    { $left ->
        [0] Allowed: every point is used.
        [one] Allowed; one point is left.
       *[other] Allowed; { $left } points are left.
    }
fleet-not-allowed =
    { $number ->
        [one] Not allowed, for one reason:
       *[other] Not allowed, for { $number } reasons:
    }
fleet-wins = Won { $share }% of { $games } games that bots played against the other ready-made fleets; in many more games it is likely to win { $low } to { $high }%.
fleet-wins-short = Wins { $share }% (likely { $low } to { $high }%)
fleet-wins-how = How often each fleet wins: bots played { $games } games with it against the others here. A longer bar is a rougher guess.
fleet-replaces = What you open takes the place of your fleet, with a build total of its own. Undo brings yours back.
fleet-strength = Strength: about { $value } (usual: { $usual })
fleet-strength-how = Estimated from games between bots. A fleet with 100 more wins about 5 games out of 7.
fleet-adds = Adds to the share of wins: { $adds }% ({ $low } to { $high })
fleet-adds-how = How much more often a fleet wins with this piece than with other pieces for the same points; with a minus, how much less often. Counted in { $games } games between bots; the true number probably lies between those in brackets. Pieces that have played too few games come last, without a number.
fleet-says = Card text
fleet-aboard = Aboard { $ship }
fleet-nobody-aboard = Nobody aboard. Drag crew here, or select the ship and add crew from the list.
fleet-load-here = Crew goes aboard this ship
fleet-ashore = the home island
fleet-list =
    { $list ->
        [creatures] Sea creatures
        [ashore] On the home island
        [events] Events
       *[treasures] Unique treasures
    }
fleet-coins = Coins brought along: { $coins }
fleet-coins-own = Other coins
fleet-coins-help = Their values, such as 1 1 1 2 2 2 3 3. Leave it empty for the usual ones.
fleet-coins-unfit = Write numbers separated by spaces.
fleet-move-to = Move it to
fleet-remove = Take out of the fleet
fleet-remove-piece = Take { $piece } out of the fleet

## What has happened

fleet-changed =
    { $what } { $points } of { $allowed } points. { $faults ->
        [0] Allowed.
        [one] One thing is not allowed.
       *[other] { $faults } things are not allowed.
    }
fleet-was-added = { $piece } added.
fleet-was-boarded = { $piece } put aboard: { $place }.
fleet-was-removed = { $piece } taken out.
fleet-was-settled = Changed.
fleet-was-opened = { $fleet } opened.
fleet-was-undone = Undone.
fleet-was-saved = { $fleet } is saved on this device.

## Other fleets

fleet-open-title = Open a fleet
fleet-way =
    { $way ->
        [offered] Ready-made
        [saved] Saved here
        [draw] Random
       *[read] From a link
    }
fleet-is-of = { $points } points: { $ships }
fleet-take = Open
fleet-open-this = Open { $fleet }
fleet-for-total = Built for { $total } points
fleet-forget = Delete
fleet-forget-this = Delete { $fleet } from this device
fleet-none-saved = Nothing is saved on this device yet.
fleet-draw-how = A random fleet for { $total } points: allowed, with a good mix of ships, masts, crew and cargo, and about as strong as other fleets of these points.
fleet-some-nation = Any one nation
fleet-mixed = Ships of all nations
fleet-draw = Draw a fleet
fleet-empty = Begin with an empty one
fleet-text = Paste a link or a text here
fleet-text-help = What somebody sent you, or what stands in a fleet’s file.
fleet-file = Or a file
fleet-read = Open it
fleet-read-nothing = Paste a text or choose a file first.

## Sharing

fleet-share-title = Share this fleet
fleet-share-refused = This fleet is not allowed. No table will accept it until you fix this:
fleet-link = Send this link: whoever opens it sees your fleet
fleet-code = Or this text: paste it where a table asks for a fleet
fleet-toml = Save it as a file
fleet-share-pack = Your fleet has pieces from the file “{ $pack }”: send that file along.
fleet-download = Download

## The shoebox

fleet-owned = Only what is in my shoebox
shoebox-open =
    { $number ->
        [0] My shoebox
        [one] My shoebox: one piece
       *[other] My shoebox: { $number } pieces
    }
shoebox-title = My shoebox
shoebox-about = List the pieces that you own. The list stays on this device; then you can show only these pieces, and see what a fleet needs beyond them.
shoebox-list = Pieces, one on each line
shoebox-example = 2 Revenant
shoebox-help = Write each piece’s name or number, and in front how many you have: “2 Revenant”. For crew, add the nation: “English Captain”.
shoebox-file = Or read a file
shoebox-file-help = A text file with one piece on each line. It takes the place of the list above.
shoebox-file-drop = Without this file
shoebox-file-unreadable = This file is not a text.
shoebox-read = Use this list
shoebox-download = Download
shoebox-copy = To share: your whole list in one line
shoebox-empty = Your shoebox is empty.
shoebox-was-read =
    Your shoebox now has { $pieces ->
        [one] one piece
       *[other] { $pieces } different pieces
    }.
shoebox-not-read =
    { $lines ->
        [one] One line was
       *[other] { $lines } lines were
    } not understood:
shoebox-unknown = Line { $line }, “{ $text }”: no piece has this name or number.
shoebox-unclear = Line { $line }, “{ $text }”: several pieces have this name. Write one of them in full: { $pieces }
shoebox-of = { $piece } in your shoebox
shoebox-has =
    { $number ->
        [0] You have none
       *[other] You have { $number }
    }
shoebox-more = One more { $piece } in the shoebox
shoebox-less = One { $piece } fewer in the shoebox
shoebox-none = There is none in your shoebox.
shoebox-lacks = Not in your shoebox: { $pieces }.
shoebox-lacking = { $number } × { $piece }
