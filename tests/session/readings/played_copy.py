"""Random games of every game, and random readings of them on a judge's copy."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from app.core.ids import JUDGE, CardId, NodeId
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.conformance.random_play import RandomPlay
from app.session.host.growth import Growth
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.readings.carried_reading import card_numbers, carried, read_steps
from app.session.readings.judges_copy import copy_of, told_steps
from tests.helpers.toy_games import TOYS

EVERY: dict[str, GameSpec] = {**TOYS, **GAMES}


@dataclass
class Played:
    """A game, where a copy was made of it, and what was played out there."""

    game: Host
    node: NodeId
    copy: Host
    numbers: tuple[CardId, ...]

    @property
    def tree(self) -> HistoryTree:
        return self.game.tree

    @property
    def table(self) -> Table:
        """The table where the copy was made."""
        return self.tree.table_at(self.node)

    def growths(self, node: NodeId) -> list[Growth]:
        """Return what the copy's way to a step comes to at the table."""
        steps = read_steps("A", told_steps(self.copy, node))
        numbers = count()
        return carried(
            self.table, self.numbers, "A", steps, lambda kind: f"{kind}new{next(numbers)}"
        )


def played(spec: GameSpec, seed: int, before: int = 25, after: int = 12) -> Played:
    """Play a game, copy it where it stands, and play on apart."""
    play = RandomPlay(spec, seed)
    play.begin()
    for _ in play.go_on(before):
        pass
    node = play.host.tree.cursor
    copy, handles = copy_of(spec, play.host.view_at(node, JUDGE), seed)
    numbers = card_numbers(play.host.tree.table, handles)
    game = play.host
    play.table = LocalTable(copy)
    for _ in play.go_on(after):
        pass
    return Played(game, node, copy, numbers)
