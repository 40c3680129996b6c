took-back = { $player } takes back { $moves }.
stale = The match has gone on since you last looked: it was at { $seen }, now it is at { $now }.
other-seat = { $player } has decided since then and must agree.
