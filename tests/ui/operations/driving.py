"""What is looked at after every example: gestures, log in both languages, table, undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.data.codec import seat_bytes
from tests.ui.operations.example import BY_ID, Example, carry_out

if TYPE_CHECKING:
    from app.core.text.words import Language
    from tests.ui.operations.hands import Hands
    from tests.ui.operations.position import Position

FREQUENT = 300
MOST = 3
NEWEST = 12
"""Lines of the log among which a gesture has to be that was made just now."""


def newest(hands: Hands) -> str:
    """Return the end of the log: all examples of a file write into one."""
    side = hands.window.side
    assert side is not None
    lines = side.log.model
    rows = range(max(0, lines.rowCount() - NEWEST), lines.rowCount())
    return "\n".join(lines.line(row).text for row in rows)


def drive(
    example: Example,
    hands: Hands,
    position: Position,
    said: Callable[[int, Language], str],
    taken_back: Callable[[Hands, int, bytes], None],
) -> None:
    """Carry out an example and look at all that comes of it."""
    if example.before is not None:
        example.before(position)
    tree = position.table.host.tree
    start, nodes, view = tree.cursor, len(tree.nodes), seat_bytes(position.view())
    carry_out(hands, example)
    operation = BY_ID[example.operation]
    most = 1 if operation.hits > FREQUENT and example.way == 0 else MOST
    assert len(hands.done) <= most
    english, japanese = said(nodes, "en"), said(nodes, "ja")
    assert example.en in english, english
    assert example.ja in japanese, japanese
    assert english.splitlines()[-1] in newest(hands)
    assert example.then(position), english
    taken_back(hands, start, view)
