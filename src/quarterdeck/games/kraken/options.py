"""The options of a game of Kraken."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.games.kraken.codes import MOST_ROUNDS


class KrakenOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The limit of rounds, 0 for none (KR-R22), and the Section that the Kraken faces at first (KR-1.2, KR-R24)."""

    rounds: Annotated[int, Meta(ge=0, le=int(MOST_ROUNDS))] = 0
    front: Literal["N", "E", "S", "W"] = "N"
