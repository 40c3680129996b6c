"""The bot that judges by a network in a file: `network:kraken.network`, `network:milliseconds=20 ./kraken.network`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from quarterdeck.bots.bot import Bot, Choice, Clock, SearchBot
from quarterdeck.bots.network_file import NetworkFile, judgement_by, read_network
from quarterdeck.bots.specs import ISMCTS, MIDDLE, NETWORK, UCT, find_bot
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.records.reading import read_bytes

SAY: Final = speaker("quarterdeck.table").say


class NetworkBot(Bot, frozen=True, kw_only=True):
    """A bot that searches as the usual one does, and asks a network what the positions that it comes to promise."""

    game: Game
    file: NetworkFile
    path: str
    search: SearchBot
    """The usual search, with the same budget."""
    ready: dict[Setup, SearchBot]
    """The search with the network, by set-up: empty at first."""

    def check(self, start: Position) -> None:
        self.searching(start)

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        return self.searching(veiled).choose(veiled, seat, dice)

    def searching(self, position: Position) -> SearchBot:
        """The search with the network; `Malformed` if the network is for other games than this."""
        terms = self.game.terms(position)
        setup = Setup(players=terms.players, options=convert_options(self.game, terms.options), pack=terms.pack)
        if setup not in self.ready:
            judgement = judgement_by(self.file, self.game, setup, self.path)
            self.ready[setup] = replace(self.search, judgement=judgement)
        return self.ready[setup]


def network_bot(spec: str, game: Game, *, path: str, clock: Clock) -> NetworkBot:
    """The bot of a spec; `Malformed` at `path` if the spec makes no sense, or the file is not a network for the game."""
    words = spec.partition(":")[2].split()
    budget = words.pop(0) if len(words) > 1 else str(MIDDLE)
    if len(words) != 1:
        raise Malformed(path, SAY("network-which", example=f"{NETWORK}:milliseconds=200 my.network"))
    file = read_network(read_bytes(Path(words[0])), words[0])
    usual = find_bot(f"{ISMCTS if game.hidden else UCT}:{budget}", game, path=path, clock=clock)
    if not isinstance(usual, SearchBot):
        raise TypeError(usual)
    return NetworkBot(spec=spec.strip(), game=game, file=file, path=words[0], search=usual, ready={})
