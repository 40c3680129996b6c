"""Treasure, crew and equipment of a picture by their numbers."""

from __future__ import annotations

from quarterdeck.games.pirates.picture.view import Piece, Treasure, View


def treasure(view: View, slot: int) -> Treasure:
    """What the viewer knows of a slot."""
    chests = [craft.treasures for craft in view.crafts] + [isle.treasures for isle in view.isles]
    return next(one for chest in chests for one in chest if one.slot == slot)


def find_piece(view: View, number: int) -> Piece:
    """What the viewer knows of crew or equipment."""
    places = [craft.pieces for craft in view.crafts] + [isle.pieces for isle in view.isles]
    places += [captain.waiting for captain in view.captains]
    return next(piece for place in places for piece in place if piece.number == number)
