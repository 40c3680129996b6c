"""Kraken's cards drawn: the open card and its icons, the cards played, the viewer's hand, and moves of chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from quarterdeck.engine.sets import members
from quarterdeck.games.kraken.codes import DEAL, KIND_LETTERS, PLAY, START
from quarterdeck.games.kraken.picture.foresight import Outcome
from quarterdeck.games.kraken.picture.motifs import motif
from quarterdeck.games.kraken.picture.panels import HAND, PLAYED, TABLE
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.games.kraken.words.names import CHOICE_NAMES, KIND_NAMES, RESOLVED_KINDS, card_words
from quarterdeck.games.kraken.words.notation import ICONS as CHOICES
from quarterdeck.games.kraken.words.notation import SEATS, text
from quarterdeck.games.kraken.words.summary import REMEMBERED, SAY, Face, View, face_of, icons_left
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Thing

ICON_ROLES: Final = ("sail", "sail", "sail", "fire", "repair", "kraken", "kraken")
Offer = Literal["", "hot", "refused"]
"""Whether the viewer may choose something, or would be told why not."""


def asked(view: View) -> bool:
    """Whether the viewer must choose a card or an icon now."""
    return bool(view.moves) and view.seat == view.position.player


# -- the open card ------------------------------------------------------------------------------------------


def table(view: View, outcomes: Sequence[Outcome]) -> tuple[Thing, ...]:
    """The card being resolved, and its open icons: buttons for the player who resolves it (KR-3.2, KR-3.3)."""
    position = view.position
    if position.phase != RESOLVING:
        return ()
    icons = position.icons()
    comes_to = tuple([(one.move, one.told, one.brief) for one in outcomes])
    return _open_card(face_of(position, position.card), tuple(icons), comes_to)


@remembered(REMEMBERED)
def _open_card(
    face: Face, icons: tuple[int, ...], comes_to: tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...]
) -> tuple[Thing, ...]:
    """A card with icons still to be resolved; `icons` counts each kind, `comes_to` gives the outcome of each choice."""
    label = SAY("table-card", name=face.name, icons=face.icons, left=icons_left(icons))
    done = {kind for kind in face.kinds if not icons[kind]}
    card = _card(face, TABLE, label, offer="refused" if comes_to else "", done=frozenset(done), mood="lit")
    return (card, *(_choice_of_icon(move, icons[RESOLVED_KINDS[move]], told, brief) for move, told, brief in comes_to))


def _choice_of_icon(move: int, times: int, told: tuple[str, ...], brief: tuple[str, ...]) -> Thing:
    """A choice among the open icons, and its outcome: a line for it, and one for what follows. Of several alike it resolves the first."""
    icon, kind, title = CHOICES[move], RESOLVED_KINDS[move], SAY("icon-title", icon=CHOICE_NAMES[move])
    return Thing(
        id=f"icon-{icon}", region=TABLE, look="choice", role=f"icon-{ICON_ROLES[kind]}",
        label=SAY("icon-button", words=title, times=times, comes=" ".join(told)), move=icon, lines=brief, told=True,
        title=title, art=f"icon-{CHOICE_NAMES[move]}", corner=SAY("icon-times", times=times) if times > 1 else "",
    )  # fmt: skip


# -- cards ----------------------------------------------------------------------------------------------------


def played(view: View) -> Iterator[Thing]:
    """The cards everybody has seen this round (information, part 4 of the rules)."""
    offer: Offer = "refused" if asked(view) else ""
    for face in view.played:
        if view.position.phase != RESOLVING or face != face_of(view.position, view.position.card):
            yield _played(face, offer)


@remembered(REMEMBERED)
def _played(face: Face, offer: Offer) -> Thing:
    return _card(face, PLAYED, SAY("played-card", name=face.name, icons=face.icons), offer=offer, mood="dim")


def _card(
    face: Face,
    region: str,
    label: str,
    *,
    offer: Offer,
    done: frozenset[int] = frozenset(),
    mood: Literal["plain", "lit", "dim"] = "plain",
) -> Thing:
    """The face of a card: its picture, its name and its three icons; those in `done` are resolved."""
    move = f"play {face.slug}"
    return Thing(
        id=f"card-{face.slug}", region=region, look="card", role="card", label=label, title=face.name,
        move=move if offer == "hot" else None, attempt=move if offer == "refused" else None, mood=mood,
        art=motif(face.slug), facts=tuple(_icon(kind, done=kind in done) for kind in face.kinds),
    )  # fmt: skip


def _icon(kind: int, *, done: bool) -> Fact:
    """One of a card's three icons."""
    letter, art = KIND_LETTERS[kind], KIND_NAMES[kind]
    label = SAY("icon-done" if done else "icon-short", icon=art)
    return Fact(
        label=label,
        art=f"icon-{art}",
        role=f"icon-{ICON_ROLES[kind]}",
        text=SAY("icon-short", icon=art),
        glyph=letter,
        dim=done,
    )


# -- what the viewer holds ------------------------------------------------------------------------------------


def hand(view: View) -> Iterator[Thing]:
    """The viewer's cards, raised if they may be played (KR-3.4); then moves that are attached to nothing else."""
    position, left = view.position, set(view.moves)
    if 0 <= view.seat < len(view.players):
        other: Offer = "refused" if asked(view) else ""
        for card in members(position.hand[view.seat]):
            move = int(PLAY) + card
            yield _in_hand(face_of(position, card), "hot" if move in left else other)
            left.discard(move)
    if position.phase == RESOLVING:
        left -= set(range(len(CHOICES)))
    for move in sorted(left):
        yield _choice_of_chance(position, move)


@remembered(REMEMBERED)
def _in_hand(face: Face, offer: Offer) -> Thing:
    """A card in the viewer's hand."""
    label = SAY("play-card" if offer == "hot" else "hand-card", name=face.name, icons=face.icons)
    return _card(face, HAND, label, offer=offer)


def _choice_of_chance(position: KrakenPosition, move: int) -> Thing:
    """A button for a move of chance: a card that may be dealt, a ship that may start."""
    words, label = text(position, move), _meaning(position, move)
    return Thing(
        id=f"choice-{move}", region=HAND, look="choice", role="button-hot", label=label, move=words, title=label
    )


def _meaning(position: KrakenPosition, move: int) -> str:
    """What a move of chance does."""
    if move >= START:
        return SAY("choose-start", ship=SEATS[move - int(START)])
    return SAY("choose-deal", card=card_words(position.names[move - int(DEAL)]), ship=SEATS[position.receiver])
