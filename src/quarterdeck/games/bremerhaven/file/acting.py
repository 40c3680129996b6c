"""Position files where everybody acts at once: on 1.2, on 1.3, in the harbors (BH-9.16, BH-10.6, BH-16.3, BH-R1)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import either
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import ACTING, AT_REST, GROWING, HARBOR, INFLUENCE, MOVING, PERMITS
from quarterdeck.games.bremerhaven.file import SAY
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
        raise Malformed("harbors", SAY("nobody-acts", asked=repr(file.asked)))
    if file.player in SEATS:
        seat = SEATS.index(file.player)
        if not rounds.acting(position) & bit(seat):
            first = SEATS[position.player]
            raise Malformed("player", SAY("not-acting", player=file.player, first=first))
        position.player = seat


def read_stage(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """Producing and moving are of harbors, acting of 1.2 and 1.3."""
    stages = ("producing", "moving") if position.phase == HARBOR else ("acting",)
    if harbor.stage not in (None, *stages):
        problem = SAY("stage-elsewhere", stage=str(harbor.stage), stages=either(stages))
        raise Malformed(f"harbors.{SEATS[seat]}.stage", problem)
    position.stage[seat] = STAGES[harbor.stage]


def refuse(seat: int, field: str, problem: str) -> Malformed:
    """A bad field of a harbor."""
    return Malformed(f"harbors.{SEATS[seat]}.{field}", problem)


def check_permits(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who acts has bid on 1.2, and can pay for a permit and a use of it (BH-9.4, BH-9.7, BH-R9)."""
    if harbor.stage is None:
        if harbor.permits:
            raise refuse(seat, "permits", SAY("permits-of-acting"))
        return
    if not bidding.bid(position, seat, PERMITS):
        raise refuse(seat, "stage", SAY("no-bid-for-permits"))
    if not town.can_use_permit(position, seat):
        price = int(town.permit_price(position, seat))
        raise refuse(seat, "stage", SAY("permit-too-dear", price=price, money=harbor.money))


def check_growth(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who acts on 1.3 may take an Influence card and has not taken it yet (BH-10.1, BH-10.5, BH-R14)."""
    if harbor.stage is None:
        return
    if harbor.grown:
        raise refuse(seat, "stage", SAY("has-grown"))
    if not bidding.bid(position, seat, INFLUENCE):
        raise refuse(seat, "stage", SAY("no-bid-for-influence"))
    if not town.can_grow(position, seat):
        gap = int(bidding.gap(position, seat, INFLUENCE))
        raise refuse(seat, "stage", SAY("growth-too-dear", gap=gap, money=harbor.money))


def check_harbor(position: BremerhavenPosition, seat: int, harbor: HarborFile) -> None:
    """A player who produces or moves goods can; one who is done has nothing to remember (BH-16.1, BH-17, BH-18)."""
    if harbor.stage is None and (harbor.produced or harbor.turned):
        field = "produced" if harbor.produced else "turned"
        raise refuse(seat, field, SAY("done-remembers-nothing"))
    if harbor.stage == "producing" and not harbor_rules.produces(position, seat):
        raise refuse(seat, "stage", SAY("produces-no-more"))
    if harbor.stage == "producing" and harbor.turned:
        raise refuse(seat, "turned", SAY("turned-too-early"))
    if (
        harbor.stage == "moving"
        and not storage.has_goods(position, seat)
        and not harbor_rules.can_unload_any(position, seat)
    ):
        raise refuse(seat, "stage", SAY("nothing-to-move"))
