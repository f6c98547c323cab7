"""What must hold of every table and every history; each finding is a sentence.

Used by `chabudai verify` on files and by the tests on everything they play.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.apply.apply import apply
from app.core.fact import Fact
from app.core.ids import CardId, NodeId
from app.core.past.handle_soundness import SeenHandles
from app.core.past.history import HistoryTree
from app.core.past.table_soundness import (
    Findings,
    check_cells,
    check_conserved,
    check_gaps,
    is_conserved,
)
from app.core.table import Table
from app.core.text.words import Words

Through = Callable[[Fact], Fact]
"""Returns a fact as its written form tells it."""


def check_history(
    tree: HistoryTree, through: Through, told: Callable[[float], None] | None = None
) -> Findings:
    """Return every finding of a whole history; `told` hears the share that is done.

    Each step is held against the one before it: what it did not touch was found sound there.
    """
    handles = SeenHandles()
    table: Table | None = None
    count = len(tree)
    for node in tree.nodes:
        before = table if node.parent == node.id - 1 else _table_at(tree, node.parent)
        table = before
        for fact in node.facts:
            table = apply(table, fact)
        assert table is not None  # the first fact lays it
        kept = tree.kept_at(node.id)
        told_alike = all(through(fact) == fact for fact in node.facts)
        if not told_alike or (kept is not None and kept != table):
            yield Words(
                f"Step {node.id} replays to another table than it was kept with.",
                f"手順{node.id}を再生すると保存された卓と異なります。",
            )
        touched = _touched(before, table)
        found: list[Words] = []
        if not is_conserved(before, table, touched):
            found += check_conserved(table)
        if table.gaps:
            found += check_gaps(table)
        if before is None or before.units is not table.units:
            found += check_cells(table)
        for words in found:
            yield Words(f"Step {node.id}: {words.en}", f"手順{node.id}：{words.ja}")
        yield from handles.check(node.id, before, table, touched)
        if told is not None:
            told((node.id + 1) / count)
    yield from check_undo(tree)


def _table_at(tree: HistoryTree, node: NodeId | None) -> Table | None:
    return None if node is None else tree.table_at(node)


def _touched(before: Table | None, after: Table) -> list[CardId]:
    """Return the cards that are not as they were; those of the table before are shared."""
    if before is None:
        return list(range(len(after.cards)))
    if before.cards is after.cards:
        return []
    changed = [
        number
        for number, (old, new) in enumerate(zip(before.cards, after.cards, strict=False))
        if old is not new
    ]
    return changed + list(range(len(before.cards), len(after.cards)))


def check_undo(tree: HistoryTree) -> Findings:
    """From every tip undo leads to the start and redo back to the same tip; nothing is lost."""
    count = len(tree)
    for node in range(1, count):
        parent = tree.parent(node)
        if parent is None or parent >= node or tree.depth(node) != tree.depth(parent) + 1:
            yield Words(
                f"Undo from step {node} does not reach the beginning.",
                f"手順{node}から元に戻しても最初に着きません。",
            )
            return
    # On a copy: checking changes nothing.
    shape = tree.copied_shape()
    checked = bytearray(count)
    for tip in shape.tips():
        shape.jump(tip)
        while not checked[shape.cursor] and (back := shape.undo_target()) is not None:
            checked[shape.cursor] = True
            shape.jump(back)
        while (forth := shape.redo_target()) is not None:
            shape.jump(forth)
        if shape.cursor != tip:
            yield Words(
                f"Redo leads to step {shape.cursor} instead of {tip}.",
                f"やり直すと手順{tip}ではなく{shape.cursor}に着きます。",
            )
    if len(shape) != count:
        yield Words("Undo lost steps of the history.", "元に戻す操作で履歴が失われました。")
