"""What must hold of every table and every history; each finding is a sentence.

Used by `chabudai verify` on files and by the tests on everything they play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

from app.core.apply import apply
from app.core.fact import Fact
from app.core.ids import CardId, Handle, NodeId, SeatId, UnitId, ZoneId
from app.core.past.history import HistoryTree
from app.core.sight import handle_seen
from app.core.table import Table
from app.core.text.wording import CARD, PLACE, counted
from app.core.text.words import Words

Findings = Iterator[Words]
Through = Callable[[Fact], Fact]
"""Returns a fact as its written form tells it."""


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


def check_gaps(table: Table) -> Findings:
    """Places are empty only where cards keep theirs, beside a card that lies there."""
    for zone, gaps in table.gaps.items():
        cards = len(table.zones.get(zone, ()))
        keeps = cards > 0 and table.setting.zones[zone].spec.keeps_places
        rising = all(gap < other for gap, other in pairwise((-1, *gaps, cards + len(gaps))))
        if not (keeps and gaps and rising):
            yield Words(
                f"{zone} has empty places where none can be.",
                f"{zone}に、あるはずのない空きがあります。",
            )


def check_cells(table: Table) -> Findings:
    """A cell is one that its zone has, and holds one unit at most."""
    for zone, names in table.fields.items():
        spec = table.setting.zones[zone].spec
        held = Counter(table.units[name].cell for name in names)
        for cell, count in held.items():
            if not 0 <= cell <= spec.cells or (cell and count > 1):
                yield Words(
                    f"{count} units stand in cell {cell} of {zone}, which holds one at most.",
                    f"{zone}のマス{cell}に{count}つのユニットがあります（1つまでのはず）。",
                )


# -- one step after another ---------------------------------------------------------------------


def check_history(
    tree: HistoryTree, through: Through, told: Callable[[float], None] | None = None
) -> Findings:
    """Return every finding of a whole history; `told` hears the share that is done.

    Each step is held against the one before it: what it did not touch was found sound there.
    """
    handles = _Handles()
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
        if not _is_conserved(before, table, touched):
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


# -- nothing is lost ------------------------------------------------------------------------------


def _is_conserved(before: Table | None, after: Table, touched: list[CardId]) -> bool:
    """Whether `check_conserved` finds nothing after a step, if it found nothing before it."""
    if before is None or len(after.cards) < len(before.cards):
        return False
    old, new = _places(before, after), _places(after, before)
    brought = range(len(before.cards), len(after.cards))
    if sorted([*(number for number, _ in old), *brought]) != sorted(number for number, _ in new):
        return False
    cards = after.cards
    if any((cards[number].zone, cards[number].unit) != place for number, place in new):
        return False
    moved = {number for number, _ in new}
    if any(
        (before.cards[number].zone, before.cards[number].unit)
        != (cards[number].zone, cards[number].unit)
        for number in touched
        if number not in moved
    ):
        return False
    if before.units is not after.units or before.fields is not after.fields:
        standing = [unit for units in after.fields.values() for unit in units]
        if sorted(standing) != sorted(after.units):
            return False
    handles = [state.handle for state in cards if state.handle is not None] if touched else []
    return len(set(handles)) == len(handles)


def _places(one: Table, other: Table) -> list[tuple[CardId, tuple[ZoneId, UnitId]]]:
    """Return the cards in all piles and units that are not so in `other`, with zone and unit."""
    places: list[tuple[CardId, tuple[ZoneId, UnitId]]] = []
    if one.zones is not other.zones:
        for zone, pile in one.zones.items():
            if pile is not other.zones.get(zone):
                places += [(number, (zone, "")) for number in pile]
    if one.units is not other.units:
        for name, unit in one.units.items():
            if unit is not other.units.get(name):
                places += [(number, (unit.zone, name)) for number in unit.parts]
    return places


# -- handles --------------------------------------------------------------------------------------


class _Handles:
    """A handle comes into a seat's sight once in the whole tree, and names one card for ever."""

    def __init__(self) -> None:
        self._born: dict[tuple[SeatId, Handle], NodeId] = {}
        self._cards: dict[Handle, CardId] = {}

    def check(
        self, node: NodeId, before: Table | None, after: Table, touched: list[CardId]
    ) -> Findings:
        """Look at what a step brought into sight; to be asked of all nodes in their order."""
        # A seal that opens, or a top card that is lifted, shows cards that were not touched.
        numbers: Iterable[CardId] = touched
        if before is not None and before.opened != after.opened:
            numbers = range(len(after.cards))
        elif before is None or before.zones is not after.zones:
            numbers = dict.fromkeys([*touched, *_tops(before), *_tops(after)])
        for seat in range(len(after.setting.seats)):
            old, new = _seen(before, seat, numbers), _seen(after, seat, numbers)
            if new is None:
                yield Words(
                    f"Step {node} shows a seat a card that has no handle.",
                    f"手順{node}で、ハンドルのないカードが席に見えています。",
                )
                break
            for handle in new.keys() - (old or {}).keys():
                if not _followed(before, after, handle, new[handle]):
                    yield from self._came(node, seat, handle)
        for number in touched:
            name = after.cards[number].handle
            if name is not None and self._cards.setdefault(name, number) != number:
                yield Words(
                    f"The handle {name} names another card in step {node}.",
                    f"ハンドル{name}が手順{node}で別のカードを指しています。",
                )

    def _came(self, node: NodeId, seat: SeatId, handle: Handle) -> Findings:
        if (seat, handle) in self._born:
            step = self._born[seat, handle]
            yield Words(
                f"The handle {handle} of step {step} came back to seat {seat + 1} in step {node}.",
                f"手順{step}のハンドル{handle}が手順{node}で席{seat + 1}に再び現れました。",
            )
        self._born[seat, handle] = node


def _tops(table: Table | None) -> Iterator[CardId]:
    """Yield the cards on top of piles that show only their top."""
    if table is None:
        return
    zones = table.setting.zones
    yield from (pile[0] for zone, pile in table.zones.items() if pile and zones[zone].spec.top_only)


def _seen(
    table: Table | None, seat: SeatId, numbers: Iterable[CardId]
) -> dict[Handle, CardId] | None:
    """Return those of the cards that `seat` can single out by their handles.

    None if one that it sees has none.
    """
    seen: dict[Handle, CardId] = {}
    if table is None:
        return seen
    count = len(table.cards)
    try:
        for number in numbers:
            handle = handle_seen(table, seat, number) if number < count else None
            if handle is not None:
                seen[handle] = number
    except AssertionError:
        return None
    return seen


def _followed(before: Table | None, after: Table, handle: Handle, number: CardId) -> bool:
    """Whether a handle is on a pile that shows only its top, and was on the table before.

    What is covered there, and comes to light again, everybody can follow.
    """
    if before is None or not after.setting.zones[after.cards[number].zone].spec.top_only:
        return False
    return any(state.handle == handle for state in before.cards)


# -- undo -----------------------------------------------------------------------------------------


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
