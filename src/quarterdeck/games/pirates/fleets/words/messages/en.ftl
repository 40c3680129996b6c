# What is wrong with a fleet
fleet-other-total = The fleet is built for { $total } points, and this game is played with { $wanted }.
fleet-too-dear = The fleet costs { $points } points; { $allowed } are allowed.
fleet-no-ship = A fleet needs a ship that sails by herself.
fleet-unknown = No piece of this pack is called { $piece }.
fleet-not-playable = { $piece } cannot be played: { $reason }.
fleet-crew-too-dear = Crew of { $points } points is aboard { $ship }, which costs { $cost }.
fleet-equipment-too-dear = Equipment of { $points } points is aboard { $ship }, which costs { $cost }.
fleet-no-room =
    { $spaces ->
        [0] { $ship } has no cargo space
        [one] { $ship } has { $spaces } cargo space
       *[other] { $ship } has { $spaces } cargo spaces
    }, and what is aboard needs { $needed }.
fleet-free-crew = { $crew } costs nothing and sails only on { $nation } ships; { $ship } is none of them.
fleet-loyal-crew = { $crew } is loyal and sails only on { $nation } ships; { $ship } is none of them.
fleet-three-berths = { $ship } carries three crew at most.
fleet-crewless = { $ship } carries no crew.
fleet-hostile-crew = { $crew } is hostile to { $nation } pieces, and { $other } is in the fleet.
fleet-five-points = { $crew } brings 5 points more only aboard a ship of the fleet.
fleet-many-limits = { $pieces } have Limit; a fleet has at most one such piece.
fleet-unique-twice = { $piece } is given { $times } times; a fleet may give only one of each name.
fleet-coin-number = { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } given beside { $uniques ->
        [one] { $uniques } unique treasure
       *[other] { $uniques } unique treasures
    }; together they are { $wanted }.
fleet-coin-sum = The coins are worth { $sum }; they have to be worth { $wanted }.
fleet-many-uniques = { $uniques } unique treasures leave no place for coins; together they are { $wanted }.
fleet-coin-value = No coin is worth { $coin }; coins are worth 0 to { $highest }.

# Why a text means no fleet, and why one cannot be changed or drawn
text-too-long = { $length } characters; a fleet is written with { $most } at most
text-part = part { $number }
no-build-total = { $written } is not a build total; write 1 to { $most } (PI-2.3)
pieces-wanted = { $kinds ->
        [ship] a ship
        [creature] a sea creature
        [crew] crew
        [equipment] equipment
        [crew-equipment] crew or equipment
        [event] an event
       *[treasure] a treasure
    }
piece-unknown = no piece of the pack has the id { $piece }; { $wanted } belongs here (PI-2.1)
piece-of-other-kind = { $piece } is a kind of { $kind }; { $wanted } belongs here ({ $clause })
ships-carry = { $written }: only ships carry crew and equipment (PI-4.1, PI-18.5)
no-ship-or-crew = There is no ship or crew called “{ $written }” (PI-2.1).
no-piece = { $written } is not a piece that a fleet of this pack may have (PI-2.1)
no-fleet = { $written } is not a fleet; write the name of a ready-made one, or a short text, which begins with the build total: { $example } (PI-2.3)
not-a-fleet = That is not a fleet. Paste the short text that Share gives in the fleet builder, or choose one from the list.
fleet-too-large = this fleet is too large: { $error }
not-aboard = { $piece } is not aboard { $ship }
not-in-fleet =
    { $written } is nothing that this fleet has; { $number ->
        [0] it has no ships
        [one] its only ship is { $ships }
       *[other] its ships are { $ships }
    }
draw-total = { $total }: fleets are drawn for { $least } to { $most } points (PI-2.3)
no-nation = { $nation } is not a nation; there are ships of { $others }, and { $any } for all
no-ship-so-cheap =
    no ship of { $nation } can be had for { $total } points (PI-2.4){ $number ->
        [0] { "" }
       *[other] ; there are ships of { $others }
    }
seat-of-nobody = nobody plays { $seat } in a game of { $players }; the seats are { $seats }
without-events = this game is played without Events (PI-2.7)
table-full =
    { $number } { $kind ->
        [ships] ships
       *[crew] crew
    } are on the table, and there is room for { $most }

# What fleets and links are called
fleet-drawn = Drawn fleet { $number }
linked-nation = all { $nation } ships

# Whom abilities aim at
target-nation = { $nation ->
        [american] American
        [barbary] Barbary Corsair
        [cursed] Cursed
        [english] English
        [french] French
        [jade] Jade Rebellion
        [mercenary] Mercenary
        [pirate] Pirate
        [spanish] Spanish
        [viking] Viking
       *[any] Any
    }
target-ships = { $kind ->
        [any] all ships
        [forts] forts
        [near-forts] forts within S
        [their-forts] { $nation } forts
        [creatures] sea creatures
        [others] ships that are not { $nation }
       *[one] { $nation } ships
    }
fleet-part = { $part ->
    [masts] masts
    [cargo] cargo spaces
    [ships] ships
   *[speed] speed of the fastest ship above S+S+S, in halves of S
}

# What a fleet holds, for commands
fleet-list = { $list ->
        [creatures] Creatures
        [ashore] On the home island
        [events] Events
       *[treasures] Treasure
    }
fleet-spaces-taken = { $used } of { $spaces } cargo spaces taken
fleet-coins = Coins: { $coins }
piece-figures = { $masts } { $masts ->
        [one] mast
       *[other] masts
    }, cargo { $cargo }, { $move }, { $cannons }

# Lists of everything that has an id
listed-ship = { $nation }, { $points } points, { $masts } { $masts ->
        [one] mast
       *[other] masts
    }, cargo { $cargo }, move { $move }, cannons { $cannons }.
listed-crew = { $nation }, { $points } points.
listed-points = { $points } { $points ->
        [one] point
       *[other] points
    }.
listed-fort = { $nation }, { $gold } gold, cannons { $cannons }.
listed-treasure = Worth { $worth } gold, { $spaces } cargo { $spaces ->
        [one] space
       *[other] spaces
    }.
listed-titan = Titan.
listed-titan-note = What Titan means is written nowhere; it adds nothing (PI-R118).
listed-known-numbers = Name and numbers are published.
listed-known-text = What it does is published.
listed-mysterious = Mysterious. { $text }
listed-island-text = On a rolled 1 or 2: { $low } On a rolled 5 or 6: { $high }
