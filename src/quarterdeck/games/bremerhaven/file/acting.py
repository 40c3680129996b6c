"""Position files where everybody acts at once: on 1.2, on 1.3, in the harbors (BH-9.16, BH-10.6, BH-16.3, BH-R1)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import ACTING, AT_REST, GROWING, HARBOR, INFLUENCE, MOVING, PERMITS
from quarterdeck.games.bremerhaven.file.fields import BremerhavenFile, HarborFile
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, rounds, storage, town
from quarterdeck.games.bremerhaven.rules import harbor as harbor_rules
from quarterdeck.games.bremerhaven.words.notation import SEATS

STAGES: Final = {None: int(AT_REST), "acting": int(ACTING), "producing": int(ACTING), "moving": int(MOVING)}


def settle_acting(position: BremerhavenPosition, file: BremerhavenFile) -> None:
    """Players who are not done can do something; the highest of them in rank is asked, or the player named in the file."""
    harbors = file.harbors.listed()
    for seat, harbor in enumerate(harbors):
        read_stage(position, seat, harbor)
        if position.phase == codes.PERMITTING:
            check_permits(position, seat, harbor)
        elif position.phase == GROWING:
            check_growth(position, seat, harbor)
        else:
            check_harbor(position, seat, harbor)
    if not rounds.ask_highest(position):
        raise Malformed("harbors", f"nobody has a stage, but somebody acts when {file.asked!r} is asked (BH-R1)")
    if file.player in SEATS:
        seat = SEATS.index(file.player)
        if not rounds.acting(position) & bit(seat):
            first = SEATS[position.player]
            raise Malformed("player", f"{file.player} does not act now; {first} does (BH-R1)")
        position.player = seat


def read_stage(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """Producing and moving are of harbors, acting of 1.2 and 1.3."""
    stages = ("producing", "moving") if position.phase == HARBOR else ("acting",)
    if harbor.stage not in (None, *stages):
        problem = f"is {harbor.stage}, but here one is {' or '.join(stages)}; missing: done (BH-16.1)"
        raise Malformed(f"harbors.{SEATS[seat]}.stage", problem)
    position.stage[seat] = STAGES[harbor.stage]


def refuse(seat: int, field: str, problem: str) -> Malformed:
    """A bad field of a harbor."""
    return Malformed(f"harbors.{SEATS[seat]}.{field}", problem)


def check_permits(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who acts has bid on 1.2, and can pay for a permit and a use of it (BH-9.4, BH-9.7, BH-R9)."""
    if harbor.stage is None:
        if harbor.permits:
            raise refuse(seat, "permits", "are counted of those who act still; leave it out (BH-9.7)")
        return
    if not bidding.bid(position, seat, PERMITS):
        raise refuse(seat, "stage", "no card of this player lies on 1.2, so there is no permit (BH-9.4)")
    if not town.can_use_permit(position, seat):
        problem = (
            f"a permit costs {town.permit_price(position, seat)} of {harbor.money} money, and no use can be paid for"
        )
        raise refuse(seat, "stage", f"{problem} (BH-9.2, BH-9.7, BH-R9)")


def check_growth(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who acts on 1.3 may take an Influence card and has not taken it yet (BH-10.1, BH-10.5, BH-R14)."""
    if harbor.stage is None:
        return
    if harbor.grown:
        raise refuse(seat, "stage", "has taken the Influence card, and there is one a round (BH-R14)")
    if not bidding.bid(position, seat, INFLUENCE):
        raise refuse(seat, "stage", "no card of this player lies on 1.3 (BH-10.1)")
    if not town.can_grow(position, seat):
        problem = f"the gap is {bidding.gap(position, seat, INFLUENCE)} of {harbor.money} money, or the supply is empty"
        raise refuse(seat, "stage", f"{problem} (BH-10.1, BH-10.5)")


def check_harbor(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who produces or moves goods can; one who is done has nothing to remember (BH-16.1, BH-17, BH-18)."""
    if harbor.stage is None and (harbor.produced or harbor.turned):
        field = "produced" if harbor.produced else "turned"
        raise refuse(seat, field, "says nothing of who is done; leave it out (BH-16.1)")
    if harbor.stage == "producing" and not harbor_rules.produces(position, seat):
        raise refuse(seat, "stage", "no Building can produce any more, so goods are moved: moving (BH-17.1, BH-17.2)")
    if harbor.stage == "producing" and harbor.turned:
        raise refuse(seat, "turned", "nothing is converted before production is over (BH-R26)")
    if (
        harbor.stage == "moving"
        and not storage.has_goods(position, seat)
        and not harbor_rules.can_unload_any(position, seat)
    ):
        raise refuse(seat, "stage", "no good can be moved, so the harbor is done; leave stage out (BH-18.1)")
