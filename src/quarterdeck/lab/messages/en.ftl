# Why a simulation is refused
start-over = the game is over in it
no-bots = name at least one bot, for example random
out-of-range = must be from { $least } to { $most }, not { $number }
one-worker = only 1 here: other processes do not know this “{ $game }”
worker-lost = A worker process ended before its work was done; what it said stands above.

# Why a file of results is not written
not-writable = { $path } cannot be written: { $reason }
is-folder = { $path } is a folder; name a file
exists = { $path } exists and is left as it is; name another file or ask to overwrite it
needs-polars = Parquet files need Polars: pip install quarterdeck[lab]

# Why a match is refused
odd-games = must be an even number, since each pair of games changes seats, not { $games }
odd-players = must be an even number, since two bots share the seats, not { $players }
two-bots = name at least two bots, for example uct:2 uct:1
sprt = is a test of two bots: name two of them, and two differences in Elo, the smaller first, as in --sprt 0 20
same-bot = { $bot } is named twice; give each bot once

# Moves under which laws are looked at
not-legal-there = { $move } is not legal there
