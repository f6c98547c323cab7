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
from app.core.sight import handles_seen
from app.core.table import Table
from app.core.wording import CARD, PLACE, counted
from app.core.words import Words

Findings = Iterator[Words]
Step = Callable[[], None]
"""Called after every step of the history that a check has been through."""


def _unseen() -> None:
    """Nobody waits for this check."""


def check_conserved(table: Table) -> Findings:
    """Each card lies in exactly one place, and every handle and unit names one thing."""
    places = Counter(card for pile in table.zones.values() for card in pile)
    places.update(card for unit in table.units.values() for card in unit.parts)
    for number, state in enumerate(table.cards):
        if places[number] != 1:
            there = counted(places[number], PLACE)
            yield Words(
                f"Card {number} lies in {there.en} instead of one.",
                f"カード{number}が{there.ja}にあります（1か所のはず）。",
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
            named = counted(count, CARD)
            yield Words(
                f"The handle {handle} names {named.en}.",
                f"ハンドル{handle}がカード{named.ja}を指しています。",
            )
    standing = Counter(unit for units in table.fields.values() for unit in units)
    for name in standing.keys() | table.units.keys():
        if standing[name] != 1 or name not in table.units:
            there = counted(standing[name], PLACE)
            yield Words(
                f"The unit {name} stands in {there.en} instead of one.",
                f"ユニット{name}が{there.ja}にあります（1か所のはず）。",
            )


def check_replay(
    tree: HistoryTree, through: Callable[[Fact], Fact], step: Step = _unseen
) -> Findings:
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
        step()


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
    tree._latest.clear()  # noqa: SLF001 - as it was
    tree._latest.update(latest)  # noqa: SLF001 - as it was
    if len(tree.nodes) != count:
        yield Words("Undo lost steps of the history.", "元に戻す操作で履歴が失われました。")


def check_handles(tree: HistoryTree, step: Step = _unseen) -> Findings:
    """A handle comes into a seat's sight once in the whole tree, and names one card for ever."""
    born: dict[tuple[SeatId, Handle], NodeId] = {}
    cards: dict[Handle, int] = {}
    last: tuple[NodeId, Sights | None] = (-1, None)
    for node in tree.nodes:
        step()
        after = tree.table_at(node.id)
        before = None if node.parent is None else tree.table_at(node.parent)
        # Most nodes follow the one before: what was seen there need not be found again.
        follows = last[0] == node.parent
        if before is not None and _same_cards(before, after) and before.opened == after.opened:
            last = (node.id, last[1]) if follows else last
            continue
        old = last[1] if follows else _sights(before)
        seen = _sights(after)
        last = (node.id, seen)
        if seen is None:
            yield Words(
                f"Step {node.id} shows a seat a card that has no handle.",
                f"手順{node.id}で、ハンドルのないカードが席に見えています。",
            )
            continue
        yield from _returned(node.id, seen, old, _followed(before, after), born)
        yield from _renamed(node.id, after, cards)


Sights = tuple[frozenset[Handle], ...]
"""The handles that each seat sees."""


def _sights(table: Table | None) -> Sights | None:
    """Return what every seat sees, None where that is nothing or cannot be shown."""
    if table is None:
        return None
    try:
        return tuple(handles_seen(table, seat) for seat in range(len(table.setting.seats)))
    except AssertionError:
        return None


def _returned(
    node: NodeId,
    seen: Sights,
    old: Sights | None,
    followed: frozenset[Handle],
    born: dict[tuple[SeatId, Handle], NodeId],
) -> Findings:
    for seat, handles in enumerate(seen):
        for handle in handles - (old[seat] if old else frozenset()) - followed:
            if (seat, handle) in born:
                yield Words(
                    f"The handle {handle} of step {born[seat, handle]} came back to seat "
                    f"{seat + 1} in step {node}.",
                    f"手順{born[seat, handle]}のハンドル{handle}が手順{node}で"
                    f"席{seat + 1}に再び現れました。",
                )
            born[seat, handle] = node


def _renamed(node: NodeId, table: Table, cards: dict[Handle, int]) -> Findings:
    for number, state in enumerate(table.cards):
        if state.handle is not None and cards.setdefault(state.handle, number) != number:
            yield Words(
                f"The handle {state.handle} names another card in step {node}.",
                f"ハンドル{state.handle}が手順{node}で別のカードを指しています。",
            )


def _same_cards(before: Table, after: Table) -> bool:
    """Whether no card was touched: a mark, a coin or a turn shares them with the table before."""
    return after.cards is before.cards and after.zones is before.zones


def _followed(before: Table | None, after: Table) -> frozenset[Handle]:
    """Return the handles on piles that show only their top.

    What is covered there, and comes to light again, everybody can follow.
    """
    if before is None:
        return frozenset()
    zones = after.setting.zones
    held = {state.handle for state in before.cards}
    return frozenset(
        state.handle
        for state in after.cards
        if state.handle in held and state.handle and zones[state.zone].spec.top_only
    )


def check_history(
    tree: HistoryTree,
    through: Callable[[Fact], Fact],
    told: Callable[[float], None] | None = None,
) -> Findings:
    """Return every finding of a whole history; `told` hears the share that is done."""
    done, steps = 0, 3 * len(tree.nodes)

    def step() -> None:
        nonlocal done
        done += 1
        if told is not None:
            told(done / steps)

    for node in tree.nodes:
        table = tree.table_at(node.id)
        before = None if node.parent is None else tree.table_at(node.parent)
        step()
        if before is not None and _same_cards(before, table) and before.units is table.units:
            continue
        for words in check_conserved(table):
            yield Words(f"Step {node.id}: {words.en}", f"手順{node.id}：{words.ja}")
    yield from check_replay(tree, through, step)
    yield from check_undo(tree)
    yield from check_handles(tree, step)
