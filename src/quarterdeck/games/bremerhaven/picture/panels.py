"""What stands around Bremerhaven's board: the regions, the round and its steps, the decks, the Newspaper rack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LONG, NONE
from quarterdeck.games.bremerhaven.picture.targets import goods_places
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, View
from quarterdeck.games.bremerhaven.rules.rounds import SHORT_ADVANCE
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import keyed
from quarterdeck.games.bremerhaven.words.meanings import contract_there
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SPACE_NAMES
from quarterdeck.games.bremerhaven.words.status import STEPS, step
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Group, Region, Thing

CHOICES: Final = "choices"
MORE: Final = "more"
"""The region of the prices, or of the slots for Bollards, that are offered after the best ones."""
STARTS: Final = ("mixed", "pair", "alike", "fewer")
"""The regions of starting goods: three of three kinds, of two kinds, of one kind; fewer than three."""
MOST: Final = 3
"""Starting goods, at most (BH-3.4)."""
TOLD_WITH_THE_REST: Final = -1
"""How far the Ship token goes, where the text on the rack says so itself."""
HAND: Final = "hand"
PURSE: Final = "purse"
"""The region that repeats beside the hand what stands in the viewer's row."""
WAITS: Final = "waits"
AHEAD: Final = "ahead"
PERMIT: Final = "permit"
"""The region that says what the next permit costs."""
PLAYERS: Final = "players"
ROUND: Final = "round"
BOARDS: Final = ("town", "sea", "land")
"""The regions of what lies on offer."""
FRONT: Final = 16
HARBORS: Final = ("harbors", 9, 13)
STAGES: Final = (
    ("bid", 0, 1),
    ("town", 1, 7),
    ("sea", 7, 8),
    ("land", 8, 9),
    HARBORS,
    ("news", 13, 15),
)
"""Parts of a round, with their first step and the one after their last, by their places in STEPS."""


def regions(view: View, folded: int) -> tuple[Region, ...]:
    """What lies on offer, what the viewer chooses from, the players, the round; only players have a hand.

    `folded`: how many prices or slots are offered after the best ones.
    """
    return _regions(
        phase=view.phase,
        asked=view.asked(),
        hand=0 <= view.seat < len(view.ports),
        resolved=step(view) >= HARBORS[1],
        apart=tuple((place, _place(view, place)) for place in goods_places(view)),
        folded=folded,
    )


def groups(areas: tuple[Region, ...], answers: Iterable[Thing]) -> tuple[Group, ...]:
    """How lists divide prices and starting goods: as their buttons stand."""
    found = {area.id: list[str]() for area in areas if area.id in (MORE, *STARTS)}
    for answer in answers:
        if answer.region in found and answer.move is not None:
            found[answer.region].append(answer.move)
    return tuple(Group(label=area.label, moves=tuple(found[area.id])) for area in areas if found.get(area.id))


def start_region(goods: tuple[int, ...]) -> str:
    """The id of the region with these starting goods."""
    return STARTS[MOST - len(set(goods))] if len(goods) == MOST else STARTS[MOST]


def at_place(place: str) -> str:
    """The id of the region with what can be chosen at a place of the harbor."""
    return f"at-{place}"


@remembered(REMEMBERED)
def _regions(
    *, phase: int, asked: bool, hand: bool, resolved: bool, apart: tuple[tuple[str, str], ...], folded: int
) -> tuple[Region, ...]:
    bidding, starting = asked and phase == codes.BIDDING, asked and phase == codes.STARTING
    purse = (Region(id=PURSE, kind="hand", label=SAY("area", name=PURSE), brief=True, hidden=True),)
    own = (Region(id=HAND, kind="hand", label=SAY("area", name=HAND), brief=not bidding),) if hand else ()
    choices = Region(id=CHOICES, kind="hand", label=SAY("area", name=CHOICES), hidden=True)
    starts = tuple(
        Region(id=name, kind="hand", label=SAY("area", name=name), brief=True, folded=name == STARTS[MOST])
        for name in STARTS
        if starting
    )
    what = "slots" if phase == codes.PERMITTING else "prices"
    more = (
        (Region(id=MORE, kind="hand", label=SAY("more-choices", what=what, number=folded), folded=True),)
        if folded
        else ()
    )
    ahead = tuple(
        Region(id=AHEAD, kind="hand", label=SAY("area", name=AHEAD), hidden=True)
        for _ in range(asked and phase == codes.HARBOR)
    )
    permit = tuple(
        Region(id=PERMIT, kind="hand", label=SAY("area", name=PERMIT), hidden=True)
        for _ in range(asked and phase == codes.PERMITTING)
    )
    places = tuple(Region(id=at_place(place), kind="hand", label=label) for place, label in apart)
    waits = Region(
        id=WAITS, kind="hand", label=SAY("area", name=WAITS), brief=phase not in (codes.SITING, codes.PERMITTING)
    )
    return (
        *(Region(id=name, kind="offer", label=SAY("area", name=name), brief=resolved) for name in BOARDS),
        *(
            (*purse, *own, choices, waits)
            if bidding
            else (*starts, *permit, choices, *more, *places, *ahead, waits, *own)
        ),
        Region(id=PLAYERS, kind="seats", label=SAY("area", name=PLAYERS), hidden=True),
        Region(id=ROUND, kind="info", label=SAY("area", name=ROUND), hidden=True),
    )


def _place(view: View, place: str) -> str:
    """A place of the harbor as a heading."""
    kind, number = place.split("-")
    contract = contract_there(view, int(number)) if kind == "loading" else ""
    return SAY("choice-place", kind=kind, number=int(number) + 1, space=SPACE_NAMES[int(number)], contract=contract)


# -- the round ------------------------------------------------------------------------------------------


def round_things(view: View) -> Iterator[Thing]:
    """The round and how far it is to the end; the parts of the round; the decks; the Newspaper."""
    position = view.position
    yield _track(int(position.decks.distance[position.lines]), int(position.ahead), int(position.round))
    yield from _stages(step(view))
    yield from _decks(view)
    name, text, advance, left = rack_has(view)
    told = text if position.seats == 1 or position.length == LONG else ""
    yield _rack(name, told, advance, left, rack_words(view))


@remembered(REMEMBERED)
def _track(length: int, ahead: int, number: int) -> Thing:
    """The Progress track: how many spaces the Ship token has ahead of it."""
    label = f"{SAY('round', number=number)}. {SAY('track', ahead=ahead, length=length)}"
    to_go = Fact(
        label=SAY("track-is", ahead=ahead, length=length),
        art="token",
        role="fleet",
        text=SAY("to-go", ahead=ahead),
        glyph=SAY("track-word"),
    )
    return Thing(
        id="track",
        region=ROUND,
        look="note",
        role="words",
        label=label,
        title=SAY("round", number=number),
        facts=(to_go,),
    )


@remembered(REMEMBERED)
def _stages(now: int) -> tuple[Thing, ...]:
    """The parts of a round, the present one lit, past ones dim."""
    return tuple(_stage(name, first, end, now) for name, first, end in STAGES)


def _stage(name: str, first: int, end: int, now: int) -> Thing:
    state = "now" if first <= now < end else "past" if end <= now else "next"
    moods: dict[str, Literal["plain", "lit", "dim"]] = {"now": "lit", "past": "dim", "next": "plain"}
    present = STEPS[now] if state == "now" else STEPS[first]
    return Thing(
        id=f"step-{name}", region=ROUND, look="note", role="words", title=SAY("stage", name=name), mood=moods[state],
        label=SAY("step", step=keyed(present), state="now") if state == "now" else SAY("stage-is", stage=SAY("stage", name=name), state=state),
    )  # fmt: skip


def _decks(view: View) -> Iterator[Thing]:
    """What is left in the decks of Ships and Contracts."""
    position = view.position
    for name, deck, mixed, stacks in (
        ("ships", position.ship_deck, position.ships_mixed, position.decks.ship_stacks),
        ("contracts", position.contract_deck, position.contracts_mixed, position.decks.contract_stacks),
    ):
        stack = 0 if mixed else next((k + 1 for k, cards in enumerate(stacks) if deck & cards), 0)
        yield _deck(name, int(deck).bit_count(), stack)


@remembered(REMEMBERED)
def _deck(name: str, left: int, stack: int) -> Thing:
    said = SAY("pile", cards=left, stack=stack)
    return Thing(
        id=f"deck-{name}", region=ROUND, look="pile", role="fleet", label=SAY("deck-is", deck=name, pile=said),
        title=SAY("deck", deck=name), art="ship-crate" if name == "ships" else "truck", corner=str(left),
        mood="plain" if left else "dim",
    )  # fmt: skip


# -- the rack -------------------------------------------------------------------------------------------


def rack_words(view: View) -> str:
    """The Newspaper rack in words."""
    name, text, advance, left = rack_has(view)
    if view.position.length != LONG and view.position.seats > 1:
        advance = TOLD_WITH_THE_REST
    return SAY("rack", event=name or "none", text=text.removesuffix("."), advance=advance, left=left)


def rack_has(view: View) -> tuple[str, str, int, int]:
    """What stands on the rack and what that means, how far the Ship token goes, how many cards are in the pile."""
    position = view.position
    event = int(position.event)
    told = ("", "")
    if event != NONE:
        card = view.tables.content.news[event]
        told = (names.printed(card.event), names.printed(card.text))
    if position.seats == 1:
        space = BID_NAMES[position.decks.symbol[position.instruction]] if position.instruction != NONE else "none"
        told = (SAY("instruction"), SAY("instructed", space=space))
    elif position.length != LONG:
        told = (SAY("short-rack"), SAY("short-rack-text"))
    advance = int(SHORT_ADVANCE) if position.length != LONG else max(0, int(position.news_front) // FRONT)
    return (*told, advance, int(position.news_deck).bit_count() if position.length == LONG else 0)


@remembered(REMEMBERED)
def _rack(name: str, text: str, advance: int, left: int, label: str) -> Thing:
    """The Event that is announced, and how far the Ship token goes; alone, the dummy's last instruction."""
    moved = Fact(
        label=SAY("advance-long", number=advance),
        art="token",
        role="fleet",
        text=SAY("advance", number=advance),
        glyph=SAY("token-word"),
    )
    pile = (
        (Fact(label=SAY("news-left", number=left), art="paper", role="icon", text=SAY("news-short", number=left)),)
        if left
        else ()
    )
    return Thing(
        id="rack", region=ROUND, look="note", role="icon", label=label, title=name or SAY("no-event"), art="paper",
        facts=(moved, *pile), lines=(text,) if text else (),
    )  # fmt: skip
