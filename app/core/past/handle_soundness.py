"""What must hold of every handle: nobody can know a card again by it once it was out of sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.ids import CardId, Handle, NodeId, SeatId
from app.core.past.table_soundness import Findings
from app.core.sight import handle_seen
from app.core.table import Table
from app.core.text.words import Words
from app.core.visibility import sees_face


class SeenHandles:
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
                if _opened(before, after, seat, new[handle]):
                    self._born.setdefault((seat, handle), node)
                elif not _followed(before, after, handle, new[handle]):
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


def _opened(before: Table | None, after: Table, seat: SeatId, number: CardId) -> bool:
    """Whether an option shows a face that it may have shown before, on another branch or this one.

    Who sees the face learns nothing by its name.
    """
    if before is None or before.options == after.options or number >= len(before.cards):
        return False
    old, new = before.cards[number], after.cards[number]
    lay_there = (old.handle, old.zone, old.unit) == (new.handle, new.zone, new.unit)
    return lay_there and sees_face(after, seat, number)


def _followed(before: Table | None, after: Table, handle: Handle, number: CardId) -> bool:
    """Whether a handle is on a pile that shows only its top, and was on the table before.

    What is covered there, and comes to light again, everybody can follow.
    """
    if before is None or not after.setting.zones[after.cards[number].zone].spec.top_only:
        return False
    return any(state.handle == handle for state in before.cards)
