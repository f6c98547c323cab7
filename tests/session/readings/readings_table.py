"""A disputed retreat, played in both ways: what the tests of readings share."""

from __future__ import annotations

from app.core.ids import NodeId
from app.core.intent import Batch, Look, Move, MoveUnits, PutMark, Undo
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable
from app.session.positions.laid_tables import lay_position
from app.session.positions.typed.typed_position import typed_position

TYPED = """
Aki: active Hawlucha 1F, 20, asleep; bench Dreepy, Duskull; hand Switch, Iono; prizes 4
Aki: deck Dreepy, 20 unknown
Ren: active Munkidori 2D; bench Budew; hand 4; prizes 6; deck 27
turn 5 Aki
"""
SPEC = GAMES["pokemon"]


def disputed() -> tuple[LocalTable, NodeId, NodeId]:
    """Return a table, the step of a retreat while asleep, and that after a Switch and a look."""
    position = typed_position(TYPED, SPEC, GAMES.cards("pokemon")).position
    table = LocalTable(lay_position(SPEC, position))
    aki, tree = table.sit(0), table.host.tree
    active, benched = aki.view.zones["active.0"].items[0], aki.view.zones["bench.0"].items[0]
    swap = (MoveUnits((active,), "bench.0"), MoveUnits((benched,), "active.0"))
    aki.ask(Batch(swap))
    retreat = tree.cursor
    aki.ask(Undo())
    aki.ask(Move((aki.view.cards_in("hand.0")[0],), "discard.0"))
    aki.ask(Batch((*swap, PutMark((active,), "asleep", value=0))))
    aki.ask(Look("deck.0", 1))
    return table, retreat, tree.cursor
