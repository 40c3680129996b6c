"""Position files of finished games: track, boards and harbors must agree with the end; the score gives the winner (BH-25)."""

from __future__ import annotations

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LOADING_DOCKS, NONE, SHORT
from quarterdeck.games.bremerhaven.file import SAY
from quarterdeck.games.bremerhaven.file.boards import check_boards, check_offer
from quarterdeck.games.bremerhaven.file.choice import check_dummy_cards
from quarterdeck.games.bremerhaven.file.fields import BremerhavenFile
from quarterdeck.games.bremerhaven.file.round import check_dummy, check_pile, check_rack, refuse_others
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import rounds as rounds_rules
from quarterdeck.games.bremerhaven.rules.rounds import SHORT_ADVANCE
from quarterdeck.games.bremerhaven.words.ending import ENDINGS
from quarterdeck.games.bremerhaven.words.notation import SEATS


def settle_end(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The Ship token is on the last space, and every Contract is resolved (BH-22.2, BH-25.2)."""
    position.layout_step = codes.STEP_ROUND
    position.player = NOBODY
    refuse_others(position, file)
    check_last_round(position, file)
    check_pile(position)
    check_rack(position, file, refill=False)
    check_offer(position)
    check_dummy(position, file)
    check_dummy_cards(position)
    check_boards(position)
    for seat in range(position.seats):
        for loading in range(LOADING_DOCKS):
            if position.contract[seat * LOADING_DOCKS + loading] != NONE:
                problem = SAY("contract-resolved")
                raise Malformed(f"harbors.{SEATS[seat]}.loading.{loading + 1}", problem)
    settle_winner(position, file)


def check_last_round(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Check that so many rounds bring the token to the last space, and one round less does not (BH-22.2, BH-27.2)."""
    if file.ahead:
        raise Malformed("ahead", SAY("not-at-last-space", ahead=file.ahead))
    position.ahead = 0
    whole = int(position.decks.distance[position.lines])
    soonest = (whole + SHORT_ADVANCE - 1) // SHORT_ADVANCE
    latest = soonest if position.length == SHORT else whole
    if not soonest <= position.round <= latest:
        rounds = f"{soonest}" if soonest == latest else SAY("span", first=soonest, last=latest)
        raise Malformed("round", SAY("rounds-to-end", round=position.round, whole=whole, rounds=rounds))


def settle_winner(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """The highest product of money and prestige, among equals the highest rank; alone a grade (BH-25.4, BH-28.13)."""
    ranked = [int(position.rank[k]) for k in range(position.lines) if not position.is_dummy(position.rank[k])]
    winner = max(ranked, key=lambda seat: int(rounds_rules.score_of(position, seat)))
    alone = position.seats == 1
    position.ended = (
        codes.LANDLUBBER + rounds_rules.grade(rounds_rules.score_of(position, 0)) if alone else codes.LAST_SPACE
    )
    position.winners = 0 if alone and position.ended != codes.CAPTAIN else bit(winner)
    how = next(name for name, code in ENDINGS.items() if code == position.ended)
    if file.ended not in (None, how):
        raise Malformed("ended", SAY("ended-otherwise", ended=file.ended, how=how))
    who = SEATS[winner] if position.winners else "nobody"
    if file.winner not in (None, who):
        raise Malformed("winner", SAY("won-otherwise", winner=file.winner, who=who))
