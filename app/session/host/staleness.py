"""Whether what was asked is based on the table as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.ids import NodeId, ZoneId, parse_place
from app.core.past.history import HistoryTree
from app.session.steps.rights import ImpossibleError, impossible

FARTHEST_BEHIND = 64
"""Steps that a seat may be behind and still name cards by their place."""


def check_stale(tree: HistoryTree, based_on: NodeId, intent: i.Deed) -> None:
    """Raise ImpossibleError if `intent` names a place in a pile that changed since `based_on`.

    Handles need no such check: one that still exists is still the same card.
    """
    if based_on == tree.cursor:
        return
    zones = {zone for zone, _ in _places(intent)}
    if not zones:
        return
    if not 0 <= based_on < len(tree) or zones & _reordered(tree, based_on):
        raise stale()


def _reordered(tree: HistoryTree, based_on: NodeId) -> set[ZoneId]:
    """Return the zones whose order was touched between `based_on` and the cursor.

    Touched, not changed: that a shuffle gave the same order again is a secret.
    """
    meeting = tree.meeting(based_on, tree.cursor)
    zones: set[ZoneId] = set()
    for end in (based_on, tree.cursor):
        if tree.depth(end) - tree.depth(meeting) > FARTHEST_BEHIND:
            return set(tree.table.zones)
        for step in takewhile(lambda one: one != meeting, tree.back_from(end)):
            parent = tree.parent(step)
            assert parent is not None  # the beginning is where all lines meet
            before = tree.table_at(parent)
            for fact in tree.facts(step):
                if isinstance(fact, f.Moved | f.Brought | f.UnitsMoved | f.Shuffled):
                    zones |= changes(before, fact).zones
                before = apply(before, fact)
    return zones


def stale() -> ImpossibleError:
    """Return the refusal of what was asked of a table that is no longer so."""
    return impossible(
        "stale",
        "The table has moved on since. Look at it and do that again.",
        "その間に卓の状態が変わりました。確認してからもう一度操作してください。",
    )


def names_places(intent: i.Deed) -> bool:
    """Whether `intent` names a card by its place in a pile, which another gesture may change."""
    return any(True for _ in _places(intent))


def _places(intent: i.Deed) -> Iterator[tuple[ZoneId, int]]:
    if isinstance(intent, i.ForSeat):
        intent = intent.step
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from _places(step)
        return
    for ref in getattr(intent, "cards", ()):
        named = parse_place(ref)
        if named:
            yield named
