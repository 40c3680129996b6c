unseen-move = a step
took-back = { $player } takes back { $moves }.
took-back-agreed = { $player } takes back { $moves }, and { $others } agreed.
resigns = { $player } resigns.
stale = The match has gone on since you last looked: it was at { $seen }, now it is at { $now }.
over-already = The game is over; nobody can resign any more.
