"""The choices in Bruise Cruise that lie neither on the chart nor in the hand: actions and answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.picture.foresight import at_once
from quarterdeck.games.bruise_cruise.picture.panels import ASKED
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.rules import actions
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import KINDS, text
from quarterdeck.games.bruise_cruise.words.status import card_words
from quarterdeck.games.bruise_cruise.words.summary import meaning
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Thing

KIND_ARTS: Final = (
    "end", "sail", "sail-card", "buy-m", "buy-t", "exchange", "claim", "torpedo", "missile", "raid", "battle",
    "unfathomable", "weigh", "commission", "decommission", "stay",
)  # fmt: skip
DRAWS: Final = 3
"""Drawing no card, one, or two (BC-19.1)."""
ANSWER_ARTS: Final = {
    int(codes.LOOT): "act-stay",
    **{int(codes.LOOT) + 1 + kind: f"thing-{letter}" for kind, letter in enumerate("lmt")},
    **{int(codes.SURRENDER) + kind: f"thing-{letter}" for kind, letter in enumerate("mt")},
    **{int(codes.DRAW) + k: "act-draw" for k in range(DRAWS)},
}
ORDER: Final = (1, 2, 6, 10, 7, 8, 9, 5, 3, 4, 11, 12, 13, 14, 0)
"""Kinds of action from the chart to the books, the end of the turn last."""
ASKING: Final = {
    int(codes.ACTING): ORDER,
    int(codes.LOOTING): tuple(range(int(codes.LOOT), int(codes.LOOT) + 4)),
    int(codes.SURRENDERING): (int(codes.SURRENDER), int(codes.SURRENDER) + 1),
    int(codes.REPLENISHING): tuple(range(int(codes.DRAW), int(codes.DRAW) + DRAWS)),
    int(codes.RAIDER_FLEES): (int(codes.STAY),),
    int(codes.DEFENDER_FLEES): (int(codes.STAY),),
    int(codes.BUYING): (int(codes.TRADE_MISSILE), int(codes.TRADE_TORPEDO), int(codes.END)),
    int(codes.PICK_WIND): tuple(range(int(codes.WIND), int(codes.WIND) + 6)),
}
"""The moves of each phase that are attached to nothing in the picture."""
TRADES: Final = {int(codes.TRADE_MISSILE): 1, int(codes.TRADE_TORPEDO): 2}
"""Life preservers that a weapon costs (BC-7.2)."""
SPENDS: Final = (
    codes.EXCHANGE,
    codes.CLAIM,
    codes.TORPEDO,
    codes.MISSILE,
    codes.RAID,
    codes.BATTLE,
    codes.UNFATHOMABLE,
)
"""Kinds of action that cost a card or a weapon, or that nobody takes back, and what they are done with is picked after them."""
EXPLAINED: Final = (codes.COMMISSION, codes.DECOMMISSION)
"""Kinds of action whose names nobody knows from elsewhere."""
BRING_A_POINT: Final = (codes.CLAIM, codes.BATTLE, codes.TORPEDO, codes.MISSILE, codes.DECOMMISSION)
"""Moves after which a point may be scored: a battle brings one if it is won (BC-22)."""


def choices(view: View) -> Iterator[Thing]:
    """The viewer's answers, possible ones first, and every other move that is attached to nothing in the picture.

    Other things are spaces, ships on the board and cards of the hand.
    """
    if not view.moves:
        return
    if view.asked() and view.picking():
        kind = "effect" if view.kind >= codes.EFFECT else KINDS[view.kind].replace(" ", "-")
        if _begun(view):
            yield _plan(
                SAY("plan", kind=kind, card=_card(view)),
                SAY("plan-space") if view.phase == codes.PICK_SPACE else "",
                SAY("plan-back"),
            )
        else:
            yield _plan(SAY("plan-open"), SAY("plan-undo"))
    offered = _offered(view) if view.asked() else ()
    possible = [move for move in offered if move in view.moves]
    refused = [move for move in offered if move not in view.moves]
    for move in (*possible, *_others(view, offered), *refused):
        yield _choice(_button(view, move))


def _offered(view: View) -> tuple[int, ...]:
    """The moves that the phase asks for, legal or not; while an action is put together, the other kinds of action keep their place."""
    if view.picking():
        kind = int(codes.UNFATHOMABLE) if view.kind >= codes.EFFECT else view.kind
        return (*ASKING.get(view.phase, ()), *(other for other in ORDER if other != kind))
    if view.phase == codes.REPLENISHING:
        return tuple(move for move in ASKING[view.phase] if move in view.moves)
    return ASKING.get(view.phase, ())


def _others(view: View, offered: tuple[int, ...]) -> Iterator[int]:
    """Moves of chance, cards of the discard pile, bundles, and ships that are not on the board."""
    held = {int(codes.CARD) + card for card in (view.hand(view.seat) if view.seat >= 0 else ())}
    for move in sorted(view.moves):
        ship = move - int(codes.SHIP)
        on_chart = move >= codes.SPACE or (0 <= ship < codes.SHIPS and view.position.place[ship] >= 0)
        if move not in offered and move not in held and not on_chart:
            yield move


def _begun(view: View) -> bool:
    """Whether more than the kind of the action is picked: the question names that already."""
    return view.position.card >= 0 or view.position.ship >= 0


def _card(view: View) -> str:
    """The card that is played for the action, if there is one."""
    card = int(view.position.card)
    return card_words(view, card) if card >= 0 else ""


@remembered(REMEMBERED)
def _plan(words: str, *lines: str) -> Thing:
    """The action that the viewer is putting together, unseen by everybody else, what comes next, and how to take a step back."""
    return Thing(
        id="plan",
        region=ASKED,
        look="note",
        role="words",
        label=words,
        title=words,
        lines=tuple(line for line in lines if line),
        mood="lit",
    )


class Button(Struct, frozen=True):
    """One answer."""

    move: str
    title: str
    label: str
    art: str
    role: str
    price: tuple[tuple[str, int], ...]
    """What is spent, as drawings and numbers."""
    scores: bool
    """Whether it brings a point."""
    hot: bool
    """The move is legal; others can be tried."""
    told: str = ""
    """What it comes to, below its title."""


def _button(view: View, move: int) -> Button:
    """What is known of a move."""
    written, hot, label = text(view.position, move), move in view.moves, meaning(view, move)
    ship = move - int(codes.SHIP)
    if 0 <= ship < codes.SHIPS:
        line, called = LINES[view.admirals[ship // FLEET].line], names.own_ship(ship % FLEET)
        return Button(written, called, called, f"ship-{line}", f"line-{line}", (), scores=False, hot=hot)
    short = move < codes.BUNDLE or codes.WIND <= move < codes.SHIP
    title = SAY("button", move=written.replace(" ", "-")) if short and not _ends_buying(view, move) else label
    told = _told(view, move) if hot else ""
    return Button(
        written, title, f"{label}. {told}" if told and view.phase == codes.ACTING else label, art(move), "sign-hot" if hot else "sign", _price(view, move),
        scores=_acts(view, move) and move in BRING_A_POINT, hot=hot, told=told,
    )  # fmt: skip


def _told(view: View, move: int) -> str:
    """What a move comes to, where its name alone does not say it."""
    drawn = move - int(codes.DRAW)
    if view.phase == codes.REPLENISHING and 0 <= drawn < DRAWS and view.seat >= 0:
        return SAY("draw-then", cards=view.admirals[view.seat].cards + drawn)
    if view.phase != codes.ACTING:
        return ""
    done = at_once(view.position, view.seat, move) if move in SPENDS else ""
    if move == codes.UNFATHOMABLE:
        return SAY("at-once", what=_effects(view)) if done else _effects(view)
    if done:
        return SAY("at-once", what=done)
    return SAY("button-more", move=text(view.position, move)) if move in EXPLAINED else ""


def _effects(view: View) -> str:
    """What the one Unfathomable card does that can be played; of several their names."""
    picking, cards = view.position.clone(), Moves()
    picking.kind = int(codes.UNFATHOMABLE)
    actions.add_cards(picking, cards)
    content, first = view.atlas.content, int(codes.CARD + picking.chart.actions)
    found = [cards.items[k] - first for k in range(cards.count)]
    called = [names.card_words(content.effect_names[effect]) for effect in found]
    if len(found) > 1:
        return names.listed(called)
    return SAY("unfathomable-more", card=called[0], effect=EFFECTS[content.effects[found[0]]])


def _acts(view: View, move: int) -> bool:
    """Whether a move is a kind of action: one to choose, or one that is shown while another is put together."""
    return view.phase == codes.ACTING or (view.picking() and move in ORDER)


def _ends_buying(view: View, move: int) -> bool:
    return move == codes.END and view.phase == codes.BUYING


def _price(view: View, move: int) -> tuple[tuple[str, int], ...]:
    """What a kind of action costs: life preservers, a weapon, a card."""
    if view.phase == codes.BUYING and move in TRADES:
        return (("l", 1),)
    if not _acts(view, move):
        return ()
    found = [("l", TRADES[move])] if move in TRADES else []
    if move in (codes.TORPEDO, codes.MISSILE):
        found.append(("t" if move == codes.TORPEDO else "m", 1))
    if actions.takes_card(move):
        found.append(("card", 1))
    return tuple(found)


def art(move: int) -> str:
    """The drawing on a choice."""
    if move <= codes.STAY:
        return f"act-{KIND_ARTS[move]}"
    return ANSWER_ARTS.get(move, "act-wind" if codes.WIND <= move < codes.SHIP else "act-exchange")


@remembered(REMEMBERED)
def _choice(button: Button) -> Thing:
    """A button with its price and the point that it brings; dim, if it is not possible now."""
    facts = [_cost(what, number) for what, number in button.price]
    if button.scores:
        facts.append(Fact(label=SAY("choice-point"), art="medal", role="medal", text="+1"))
    return Thing(
        id=f"choice-{button.move}", region=ASKED, look="choice", role=button.role, label=button.label, title=button.title,
        move=button.move if button.hot else None, attempt=None if button.hot else button.move, art=button.art,
        facts=tuple(facts), lines=(button.told,) if button.told else (), mood="plain" if button.hot else "dim",
    )  # fmt: skip


@remembered(REMEMBERED)
def _cost(what: str, number: int) -> Fact:
    """What it costs."""
    label = SAY("choice-price", what=what, number=number)
    if what == "card":
        return Fact(label=label, art="back", role="card-back")
    return Fact(
        label=label,
        art=f"thing-{what}",
        role=f"thing-{what}",
        text=str(number) if number > 1 else "",
    )
