"""Messages for viewers, built only from the match as their seat may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from quarterdeck import __version__
from quarterdeck.engine.errors import IllegalMove
from quarterdeck.engine.game import Game
from quarterdeck.engine.game import Sentence as Told
from quarterdeck.engine.options import seeds
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import NO_SEAT, heard_by
from quarterdeck.records.header import start_notes
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.database.rows import Program
from quarterdeck.server.option_words import option_label, value_word
from quarterdeck.server.problems import problem_of
from quarterdeck.server.protocol.wire import (
    PROTOCOL,
    SPECTATOR,
    ClockView,
    Ending,
    Heard,
    Plans,
    Problem,
    ProposalInfo,
    Put,
    Said,
    SeatInfo,
    SeatTime,
    Sentence,
    Table,
    Tried,
    Try,
    View,
    Welcome,
)
from quarterdeck.server.rating import level_of
from quarterdeck.server.tables.dice import told as told_of_dice
from quarterdeck.server.tables.link import NOTHING_SENT, Link, Sent
from quarterdeck.server.tables.pictures import region_changes, shape_changes, summary_changes
from quarterdeck.server.tables.room import Chair, Proposal, Room
from quarterdeck.server.tables.take_backs import may_still
from quarterdeck.table.clock_words import terms_in_words
from quarterdeck.table.clocks import charged
from quarterdeck.table.match import Match
from quarterdeck.table.verdict import sentence, verdict

SAY: Final = speaker("quarterdeck.server").say
MOST_WATCHERS: Final = 20
"""The most spectators that are named."""
UNDRAWN: Final = ("", "")
"""The look of a seat that no picture shows."""


def welcome(room: Room) -> Welcome:
    """The first message on a socket."""
    return Welcome(protocol=PROTOCOL, version=__version__, match=room.id, game=room.game)


# -- the table ---------------------------------------------------------------------------------------


def table(room: Room, user: str, now_ms: int) -> Table:
    """Everything about the table except the game, as one person may know it."""
    match = room.match
    pack = match.setup.pack if match is not None else None
    looks = dict(enumerate(() if match is None else match.looks()))
    told = {} if match is None else shown_options(room, match, user)
    return Table(
        match=room.id,
        game=room.game,
        title=room.game if match is None else match.game.title,
        options=told,
        usual=() if match is None else usual_options(match, told),
        pack="" if pack is None else pack.name,
        hidden=match is not None and match.game.hidden,
        state=room.state,
        listed=room.listed,
        rated=room.rated,
        host=room.host == user,
        host_name=_host_name(room),
        seats=tuple(_seat(room, chair, user, now_ms, looks.get(chair.seat, UNDRAWN)) for chair in room.chairs),
        spectators=len(_spectators(room)),
        watchers=tuple(sorted(name for person, name in _spectators(room).items() if person != user))[:MOST_WATCHERS],
        proposals=tuple(_proposal(room, proposal, user) for proposal in room.proposals),
        rematch=room.rematch,
        rematch_by="" if room.rematch_by == user else _player_name(room, room.rematch_by),
        placed=match is not None and match.header.start is not None,
        dice=told_of_dice(
            room.chairs,
            room.secret,
            None if match is None else match.header,
            begun=room.begun,
            full=not any(chair.open for chair in room.chairs),
        ),
        stuck=room.stuck,
        problem=room.problem,
    )


def _spectators(room: Room) -> dict[str, str]:
    """The people who watch without a seat, and their names."""
    seated = {chair.user for chair in room.chairs}
    return {link.user.id: _watcher(link) for link in room.links if link.user.id not in seated}


def _watcher(link: Link) -> str:
    """The name of somebody who watches; of a program, with whose it is."""
    user = link.user
    return program_word(user.name, user.owner_name) if isinstance(user, Program) else user.name


def _player_name(room: Room, user: str) -> str:
    """The name of a person who has a seat; empty if nobody of that kind has one."""
    return next((chair.name for chair in room.chairs if user and chair.user == user), "")


def _host_name(room: Room) -> str:
    """The name of the person who made the table, as far as the table knows it."""
    people = [(chair.user, chair.name) for chair in room.chairs] + [
        (link.user.id, link.user.name) for link in room.links
    ]
    return next((name for person, name in people if person == room.host), "")


def shown_options(room: Room, match: Match, user: str) -> dict[str, str]:
    """The options for a person; secret ones are told when the game is over.

    Somebody with several seats shares a screen with others, and reads only what anybody may read. Random things are not
    known before the game begins. If the game begins from a position file, everybody is told who knows the position.
    """
    game, options = match.game, msgspec.to_builtins(match.setup.options)
    seats = room.eyes(user)
    eyes = seats[0] if len(seats) == 1 else SPECTATOR
    if not room.begun:
        options = {name: value for name, value in options.items() if name not in seeds(game.options)}
    read = msgspec.to_builtins(game.veiled_options(match.setup, eyes))
    known = {name for name, value in options.items() if match.over or read[name] == value}
    return {
        option_label(game, name): value_word(game, name, value, match.players, match.setup.pack)
        if name in known
        else SAY("option-secret")
        for name, value in options.items()
        if value != ""
    } | _start(match)


def usual_options(match: Match, told: Mapping[str, str]) -> tuple[str, ...]:
    """The names of the options, of those told to a person, that say little: they have their usual values, or are secrets that were drawn.

    Only what is told is compared, so of a secret option nobody learns whether its value is the usual one.
    """
    game = match.game
    usual, values = msgspec.to_builtins(game.options()), msgspec.to_builtins(match.setup.options)
    named = {name: option_label(game, name) for name in values}
    little = {label for name, label in named.items() if name in seeds(game.options)}
    words = {
        named[name]: value_word(game, name, value, match.players, match.setup.pack) for name, value in usual.items()
    }
    return tuple(label for label, word in told.items() if label in little or words.get(label) == word)


def _start(match: Match) -> dict[str, str]:
    """The sentence about a game that begins from a position file, and what the file left open."""
    game = match.game
    if match.header.start is None:
        return {}
    told, notes = {SAY("option-start"): SAY(f"start-{_known(game)}")}, start_notes(game, match.header)
    if notes.unsaid:
        names = ", ".join(option_label(game, name) for name in notes.unsaid)
        told[SAY("option-unsaid")] = SAY("start-unsaid", options=names)
    if notes.other_edition:
        told[SAY("option-edition")] = SAY("start-edition", title=game.title)
    return told


def _known(game: Game) -> str:
    """Whether the person who gave the position has seen what others must not see."""
    return "known" if game.hidden else "open"


def program_word(program: str, owner: str) -> str:
    """A program, with the name of the person to whom it belongs; both are empty if that person has been deleted."""
    if not program:
        return SAY("program-gone")
    return SAY("program-of", program=program, owner=owner or SAY("somebody-gone"))


def player_word(user: str, name: str, bot: str) -> str:
    """The name of the person or bot on a seat; empty if the seat is open. A deleted person is told of without a name."""
    if user:
        return name or SAY("somebody-gone")
    return SAY("bot", level=level_of(bot)) if bot else ""


def _seat(room: Room, chair: Chair, user: str, now_ms: int, look: tuple[str, str]) -> SeatInfo:
    role, sign = look
    mine = bool(chair.user) and chair.user == user
    return SeatInfo(
        seat=chair.seat,
        name=seat_name(room, chair.seat),
        kind="person" if chair.user else "bot" if chair.bot else "open",
        player=player_word(chair.user, chair.name, chair.bot),
        colour=chair.colour,
        person="" if chair.owner else chair.user,
        level=level_of(chair.player) if chair.player else None,
        stand_in=bool(chair.stand_in),
        here=not chair.open and room.here(chair, now_ms),
        awaited=bool(chair.user) and not chair.seen_until and not room.here(chair, now_ms),
        mine=mine,
        left=chair.left_by,
        late=bool(chair.left_by) and room.clock is not None and room.clock.seats[chair.seat].left <= 0,
        fleet=(chair.fleet or "") if mine and not room.begun and len(room.seats_of(user)) == 1 else "",
        role=role,
        sign=sign,
        program_of=(chair.owner_name or SAY("somebody-gone")) if chair.owner else "",
    )


def seat_name(room: Room, seat: int) -> str:
    """The seat as people say it."""
    return room.seat_name(seat)


def _proposal(room: Room, proposal: Proposal, user: str) -> ProposalInfo:
    name = seat_name(room, proposal.seat)
    mine = set(room.seats_of(user))
    who = "me" if proposal.by_user == user and proposal.seat in mine else "other"
    player = next(
        (chair.name for chair in room.chairs if chair.seat == proposal.seat), ""
    )  # a damaged table may lack it
    return ProposalInfo(
        proposal=proposal.proposal,
        what=proposal.what,
        seat=proposal.seat,
        sentence=SAY(f"proposal-{proposal.what}", who=who, seat=name, player=player or name),
        asked=tuple(sorted(proposal.asked)),
        mine=tuple(sorted(proposal.asked & mine)),
        own=proposal.by_user == user,
    )


def clock(room: Room, now_ms: int) -> ClockView | None:
    """The clocks as they are now; None if the game is played without."""
    terms, known = room.terms, room.clock
    if terms is None or known is None:
        return None
    now = charged(known, now_ms)
    return ClockView(
        per=terms.per,
        whole=terms.seconds * 1000,
        words=terms_in_words(terms, len(known.seats)),
        paused=known.paused,
        seats=tuple(
            SeatTime(
                seat=seat,
                left=max(0, one.left),
                free=one.free,
                runs=one.runs and now.since is not None,
                up=one.left <= 0,
            )
            for seat, one in enumerate(now.seats)
        ),
    )


def said(room: Room, after: int) -> Said:
    """The remarks since number `after`."""
    return Said(lines=tuple(remark for remark in room.remarks if remark.n > after))


# -- the game ----------------------------------------------------------------------------------------


def view(room: Room, link: Link) -> View | None:
    """The game as a link's seat may know it, as a change of what the link has; None if there is no game."""
    match, drawn, sent = room.match, room.look(link.seat), link.sent
    if match is None or drawn is None:
        return None
    scene, told_until, before = drawn.scene, max(sent.revision, 0), sent.scene
    back, free = take_back_seat(room, match, link)
    by_name = not room.plays_only(link.user.id, link.seat)
    message = View(
        seat=link.seat,
        revision=match.revision,
        moves_made=match.moves_made,
        base=None if before is None else sent.revision,
        title=scene.title,
        summary=summary_changes("" if before is None else before.summary, scene.summary),
        status=scene.status,
        width=scene.width,
        height=scene.height,
        regions=region_changes(() if before is None else before.regions, scene.regions),
        shapes=shape_changes(() if before is None else before.shapes, scene.shapes),
        carries=scene.carries,
        uses=scene.uses,
        helms=scene.helms,
        settings=scene.settings,
        previews=scene.previews,
        pivot=scene.pivot,
        lot=scene.lot,
        settled=scene.settled,
        groups=scene.groups,
        replies=None if before is not None and before.replies == scene.replies else scene.replies,
        moves=drawn.moves,
        waiting=match.waiting() if room.state == "playing" else (),
        chance=match.chance_waits,
        can_take_back=free,
        can_ask_back=back is not None and not room.rated and match.can_ask_back(back),
        take_back_seat=back,
        story_from=told_until + 1 if sent.revision > NOTHING_SENT else 0,
        story=tuple(_line(room, *line) for line in match.story_lines(link.seat, told_until, by_name=by_name)),
        heard=_heard(match.news(link.seat, told_until, by_name=by_name)),
        # Somebody with several seats shares a screen with others, and keeps only what anybody may read.
        fallen=match.fallen_since(SPECTATOR if by_name else link.seat, told_until),
        ending=ending(room, match, link.user.id),
    )
    link.sent = Sent(link.seat, match.revision, scene)
    return message


def _heard(news: list[tuple[int, str]] | None) -> tuple[Heard, ...] | None:
    return None if news is None else tuple(Heard(revision=revision, text=text) for revision, text in news)


def take_back_seat(room: Room, match: Match, link: Link) -> tuple[int | None, bool]:
    """The seat whose latest decision a viewer may want to take back, and whether that is free; None if there is none.

    It is never a seat that has used up its take-backs, nor any seat after the end has shown what was hidden. For
    somebody with several seats in a game without secrets, it is the seat with the latest decision.
    """
    if room.fault is not None or link.seat == SPECTATOR:
        return None, False
    others = () if match.game.hidden else room.seats_of(link.user.id)
    people = room.people()
    asking = None
    for seat in (link.seat, *(other for other in others if other != link.seat)):
        if seat in people and may_still(match, seat, rated=room.rated):
            if match.free_take_back(seat):
                return seat, True
            if asking is None and not room.rated and match.can_ask_back(seat):
                asking = seat
    return asking, False


def _line(room: Room, revision: int, who: int, told: Told) -> Sentence:
    # What a bot's move leads to may belong to somebody else's turn: there it is no move of a bot's.
    bot = revision in room.thoughts and (room.match is None or room.match.mover(revision) == who)
    return Sentence(
        revision=revision,
        text=told.text,
        clauses=told.clauses,
        bot=bot,
        seat=max(who, SPECTATOR),
        die=told.die,
        sound=told.sound,
        several=told.several,
        part=told.part,
        subject=told.subject,
        then=told.then,
        spent=None if room.match is None else room.match.spent.get(revision),
    )


def ending(room: Room, match: Match, user: str) -> Ending | None:
    """How the game ended, for a person; None while it goes on."""
    found, scores, mine = match.ending(), match.score(), room.seats_of(user)
    if found is None or scores is None:
        return None
    with heard_by(next(iter(mine)) if len(mine) == 1 else NO_SEAT):
        told = sentence(match, room.seat_name, next(iter(mine)) if len(mine) == 1 else None)
    outcome = verdict(match, mine, room.seat_name)
    if not mine and any(chair.left_by and chair.left_user == user for chair in room.chairs):
        outcome = SAY("you-resigned", outcome=outcome)
    return Ending(
        how=found.how,
        winners=found.winners,
        sentence=told,
        clauses=found.sentence.clauses,
        scores=scores,
        verdict=outcome,
        standing=match.standing(),
    )


def plans(room: Room, link: Link) -> Plans | None:
    """What the person has planned for the seat with whose eyes the link looks; None if there is nothing to tell."""
    chair = room.chairs[link.seat] if link.seat in room.eyes(link.user.id) else None
    plan = None if chair is None or chair.owner else room.plans.get(link.seat)
    if plan is not None and (plan.user != link.user.id or room.state != "playing"):
        plan = None
    told = plan is not None and (plan.steps or plan.dropped)
    if not told and not link.plan_told:
        return None
    link.plan_told = bool(told)
    end = None if plan is None else plan.dropped
    return Plans(
        seat=link.seat,
        steps=() if plan is None else plan.steps,
        dropped="" if end is None else SAY(f"plan-{end.why}", move=end.words, reason=end.reason),
    )


def tried(match: Match, request: Try) -> Tried:
    """What a move of a seat that must choose would lead to, perhaps after other moves of the seat."""
    found = match.foresee(request.seat, request.move, request.before)
    shown = found.picture if isinstance(found.picture, Scene) else None
    unknown = "" if found.known is None else SAY("nobody-can-say")
    return Tried(
        id=request.id,
        problem=None if found.refusal is None else problem_of(IllegalMove(request.move, found.refusal)),
        known=found.known,
        words=shown.summary if shown is not None else unknown,
        shapes=shown.shapes if shown is not None else (),
    )


def misplaced(match: Match, request: Put) -> Tried:
    """Why a shape may not be put somewhere, if a rule forbids it."""
    refusal = match.misplaced(request.seat, request.what, request.to)
    found = None if refusal is None else problem_of(IllegalMove("", refusal))
    return Tried(id=request.id, problem=found, words="", shapes=())


def problem(kind: str, message: str) -> Problem:
    """A refusal by the table itself."""
    return Problem(kind=kind, message=message)
