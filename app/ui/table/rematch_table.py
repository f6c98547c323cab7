"""Another game by those who sit at a table: a new table with the same decks and names.

The old one is left as any table that is left: its file stays, and home offers to go on with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.fact import Announced
from app.core.ids import SPECTATOR
from app.games.common_options import for_another_table
from app.games.contracts.rematch_contract import Kind, Rematch, Said
from app.ui.table.table_document import Document, new_document

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


def lay_again(window: Shell, kind: Kind) -> None:
    """Lay the next table: nothing is dealt, as who goes first is settled before."""
    old = window.document
    if old is None:
        return
    new = next_table(old, kind, window)
    window.tables.recent.keep_seating(new)
    window.put_on_board(new)


def next_table(old: Document, kind: Kind, window: Shell) -> Document:
    """Return the table that follows `old`, as its game wants it."""
    seats = range(len(old.seats))
    order = tuple(reversed(seats)) if kind == "rematch_swapped" else tuple(seats)
    wanted = _wanted(old, kind)
    new = new_document(
        old.spec.id,
        tuple(old.seats[seat].name for seat in order),
        tuple(old.deck_of(seat) for seat in order),
        window.cards,
        window.tables.tell_saving,
        options=for_another_table(wanted.options),
    )
    new.apart = old.apart
    if wanted.begins is not None:
        new.table.sit(wanted.seat).ask(wanted.begins)
    new.nothing_done_yet()
    return new


def _wanted(old: Document, kind: Kind) -> Rematch:
    seen = old.position(SPECTATOR)
    if old.spec.rematch is None:
        return Rematch(seen.options)
    return old.spec.rematch(seen, _said(old), kind)


def _said(old: Document) -> Said:
    """Return what was announced on the way to where the table stands."""
    return tuple(
        (fact.verb, fact.actor)
        for node in old.tree.path(old.tree.cursor)
        for fact in old.tree.facts(node)
        if isinstance(fact, Announced)
    )
