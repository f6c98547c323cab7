"""What must hold of every table and every history; each finding is a sentence.

Used by `chabudai verify` on files and by the tests on everything they play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from app.core.apply import apply
from app.core.fact import Fact
from app.core.history import HistoryTree
from app.core.ids import Handle, NodeId, SeatId
from app.core.sight import view
from app.core.table import Table
from app.core.words import Words

Findings = Iterator[Words]


def check_conserved(table: Table) -> Findings:
    """Each card lies in exactly one place, and every handle and unit names one thing."""
    places = Counter(card for pile in table.zones.values() for card in pile)
    places.update(card for unit in table.units.values() for card in unit.parts)
    for number, state in enumerate(table.cards):
        if places[number] != 1:
            yield Words(
                f"Card {number} lies in {places[number]} places instead of one.",
                f"カード{number}が{places[number]}か所にあります（1か所のはず）。",
            )
        elif state.unit:
            unit = table.units.get(state.unit)
            if unit is None or number not in unit.parts or unit.zone != state.zone:
                yield Words(
                    f"Card {number} says it is part of a unit that does not hold it.",
                    f"カード{number}の属するユニットにカードがありません。",
                )
        elif number not in table.zones.get(state.zone, ()):
            yield Words(
                f"Card {number} says it lies in {state.zone}, which does not hold it.",
                f"カード{number}は{state.zone}にあるはずですが、ありません。",
            )
    handles = Counter(state.handle for state in table.cards if state.handle is not None)
    for handle, count in handles.items():
        if count > 1:
            yield Words(
                f"The handle {handle} names {count} cards.",
                f"ハンドル{handle}が{count}枚のカードを指しています。",
            )
    standing = Counter(unit for units in table.fields.values() for unit in units)
    for name in standing.keys() | table.units.keys():
        if standing[name] != 1 or name not in table.units:
            yield Words(
                f"The unit {name} stands in {standing[name]} places instead of one.",
                f"ユニット{name}が{standing[name]}か所にあります（1か所のはず）。",
            )


def check_replay(tree: HistoryTree, through: Callable[[Fact], Fact]) -> Findings:
    """Every node, replayed from facts alone `through` their written form, is the same."""
    for node in tree.nodes:
        table: Table | None = None if node.parent is None else tree.table_at(node.parent)
        for fact in node.facts:
            table = apply(table, through(fact))
        if table != tree.table_at(node.id):
            yield Words(
                f"Step {node.id} replays to another table than it was kept with.",
                f"手順{node.id}を再生すると保存された卓と異なります。",
            )


def check_undo(tree: HistoryTree) -> Findings:
    """From every tip undo leads to the start and redo back to the same tip; nothing is lost."""
    cursor, count = tree.cursor, len(tree.nodes)
    latest = dict(tree._latest)  # noqa: SLF001 - put back below: checking must change nothing
    for tip in [node.id for node in tree.nodes if not tree.children[node.id]]:
        tree.jump(tip)
        depth = 0
        while (back := tree.undo_target()) is not None:
            tree.jump(back)
            depth += 1
        if tree.cursor != 0 or depth != tree.nodes[tip].depth:
            yield Words(
                f"Undo from step {tip} does not reach the beginning.",
                f"手順{tip}から元に戻しても最初に着きません。",
            )
        while (forth := tree.redo_target()) is not None:
            tree.jump(forth)
        if tree.cursor != tip:
            yield Words(
                f"Redo leads to step {tree.cursor} instead of {tip}.",
                f"やり直すと手順{tip}ではなく{tree.cursor}に着きます。",
            )
    tree.cursor = cursor
    tree._latest.clear()  # noqa: SLF001
    tree._latest.update(latest)  # noqa: SLF001
    if len(tree.nodes) != count:
        yield Words("Undo lost steps of the history.", "元に戻す操作で履歴が失われました。")


def check_handles(tree: HistoryTree) -> Findings:
    """A handle comes into a seat's sight once in the whole tree, and names one card for ever."""
    seats = range(len(tree.table_at(0).setting.seats))
    born: dict[tuple[SeatId, Handle], NodeId] = {}
    cards: dict[Handle, int] = {}
    last: tuple[NodeId, list[frozenset[Handle]]] | None = None
    for node in tree.nodes:
        after = tree.table_at(node.id)
        before = None if node.parent is None else tree.table_at(node.parent)
        seen = [frozenset(view(after, seat).cards) for seat in seats]
        if before is None:
            old = [frozenset() for _ in seats]
        elif last is not None and last[0] == node.parent:
            # Most nodes follow the one before: its views need not be made again.
            old = last[1]
        else:
            old = [frozenset(view(before, seat).cards) for seat in seats]
        last = (node.id, seen)
        followed = _followed(before, after)
        for seat in seats:
            for handle in seen[seat] - old[seat] - followed:
                if (seat, handle) in born:
                    yield Words(
                        f"The handle {handle} of step {born[seat, handle]} came back to seat "
                        f"{seat + 1} in step {node.id}.",
                        f"手順{born[seat, handle]}のハンドル{handle}が手順{node.id}で"
                        f"席{seat + 1}に再び現れました。",
                    )
                born[seat, handle] = node.id
        for number, state in enumerate(after.cards):
            if state.handle is not None and cards.setdefault(state.handle, number) != number:
                yield Words(
                    f"The handle {state.handle} names another card in step {node.id}.",
                    f"ハンドル{state.handle}が手順{node.id}で別のカードを指しています。",
                )


def _followed(before: Table | None, after: Table) -> frozenset[Handle]:
    """Return the handles on piles that show only their top: what is covered there, and comes
    to light again, everybody can follow."""
    if before is None:
        return frozenset()
    zones = after.setting.zones
    held = {state.handle for state in before.cards}
    return frozenset(
        state.handle
        for state in after.cards
        if state.handle in held and state.handle and zones[state.zone].spec.top_only
    )


def check_history(tree: HistoryTree, through: Callable[[Fact], Fact]) -> Findings:
    """Return every finding of a whole history."""
    for node in tree.nodes:
        for words in check_conserved(tree.table_at(node.id)):
            yield Words(f"Step {node.id}: {words.en}", f"手順{node.id}：{words.ja}")
    yield from check_replay(tree, through)
    yield from check_undo(tree)
    yield from check_handles(tree)
