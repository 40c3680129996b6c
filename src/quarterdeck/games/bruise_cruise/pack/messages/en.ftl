### Why a content pack is refused: what follows the file, the line and the field.

# What does not agree
hex-twice = { $at } is already in { $there }; a hexagon is listed once (BC-4.2)
triangle-of-sea = list { $at } once, and in sea: the Triangle is made of spaces
off-board = { $at } is not on the board; name a hexagon of sea or land (BC-R9)
cut-land = { $at } is not in sea; only two spaces can be cut (BC-4.4)
no-neighbours = { $one } and { $other } are not neighbours (BC-4.4)
cut-twice = { $one } and { $other } are cut already
port-needs-sea =
    { $at } is { $where ->
        [land] land
       *[nowhere] not on the board
    }; { $port } needs a space of sea (BC-4.2)
space-taken = { $at } is the space of { $port } already; one port a space (BC-4.7)
region-empty = no port is in the { $region } region; each of the five needs one (BC-18.3)
no-way = no way by water leads from { $port } to { $other } (BC-4.3, BC-4.4)
no-port = there is no port { $port }; write it as in [[port]]
card-twice = { $port } has a card { $copy } already; each port has one a and one b (BC-1.6)
card-missing = { $port } has no card { $copy }; each port has one a and one b (BC-1.6)
card-of-port = { $port }, card { $copy }
kind-twice = { $written } names a kind twice; add the numbers up (BC-R15)
beyond-supplies = { $written } is more than the supplies ever hold (BC-23.1)
exchange-twice = { $written } is there already; alternatives differ (BC-R15)
no-effect = there is no effect { $effect }; there are { $effects } (BC-R30)
too-few-cards = { $number } cards are too few: four Admirals are dealt seven each and draw, so { $fewest } (BC-1.9)
holds-nothing = this pack holds nothing; give supplies, unfathomable, or chart, port and card together
chart-together =
    chart, port and card belong together; { $tables ->
        [chart] chart
        [port] port
        [card] card
        [chart-port] chart and port
        [chart-card] chart and card
       *[port-card] port and card
    } alone fits no other board

# What would be right in a field
hint-name = a name is 1 to { $most } characters on one line
hint-text = a text is at most { $most } characters on one line
hint-pieces = there are 1 to { $most } of them (BC-23.1)
hint-preservers = { $fewest } to { $most }: each of four Admirals begins with two (BC-1.3, BC-23.1)
hint-missiles = { $fewest } to { $most }: each of four Admirals begins with one (BC-1.3, BC-23.1)
hint-flags = { $fewest } to { $most }: ships are decommissioned with a flag in each of five regions (BC-18.3), and a line has at most { $most } (BC-23.3)
hint-hexagon = write a hexagon as "q.r", two whole numbers from -99 to 99, for example "-2.2"
hint-sea = a board has { $fewest } to { $most } spaces (BC-4.2)
hint-land = at most { $most } hexagons of land are drawn
hint-cut = write two neighbouring spaces as "q.r-q.r", for example "6.4-7.4" (BC-4.4)
hint-north = write "up" or "down": which way the second number of a hexagon grows
hint-ports = a board has { $fewest } to { $most } ports: with fewer an Admiral might find no Home Port (BC-R4)
hint-region = the regions are { $regions } (BC-18.3)
hint-cards = there are two cards for each port, at most { $most } (BC-1.6)
hint-copy = write "a" or "b": each port has two cards (BC-1.6)
hint-rating = an engine rating is a whole number from 1 to { $most } (BC-6.2)
hint-exchange = list 1 to { $most } alternatives (BC-R15)
hint-bundle = write numbers 1 to 9 of L, M and T, for example "1L 1M" (BC-R15)
hint-fact = a fact is at most { $most } characters on one line
hint-unfathomable = there are at most { $most } Unfathomable cards
hint-origin = write "rulebook", "published", "deduced" or "reconstructed"
