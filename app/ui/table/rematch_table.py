"""Another game by those who sit at a table: a new table with the same decks and names.

The old one is left as any table that is left: its file stays, and home offers to go on with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.fact import Announced
from app.core.ids import SPECTATOR
from app.games.common_options import for_another_table
from app.games.contracts.computer_contract import reseated
from app.games.contracts.rematch_contract import Kind, Rematch, Said
from app.games.game_registry import cards_of
from app.games.seats.seat_counts import SeatCountError
from app.ui.table.table_document import Document, new_document

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.app.shell import Shell


def lay_again(window: Shell, kind: Kind) -> None:
    """Lay the next table: nothing is dealt, as who goes first is settled before."""
    old = window.document
    if old is None:
        return
    try:
        new = next_table(old, kind, window)
    except SeatCountError as problem:
        # A table of an older file may have more seats than its game has now.
        window.tell(problem.words, "error")
        return
    window.tables.recent.keep_seating(new)
    window.put_on_board(new)


def next_table(old: Document, kind: Kind, window: Shell) -> Document:
    """Return the table that follows `old`, as its game wants it."""
    order = next_order(len(old.seats), kind)
    wanted = wanted_of(old, kind)
    new = new_document(
        old.spec.id,
        tuple(old.seats[seat].name for seat in order),
        tuple(old.deck_of(seat) for seat in order),
        cards_of(old.spec),
        window.tables.tell_saving,
        options=reseated(for_another_table(wanted.options), order),
        # Where neither the game nor what it begins with says who goes first, chance does.
        first=None if wanted.begins is None else 0,
    )
    new.apart = old.apart
    if wanted.begins is not None:
        new.table.sit(wanted.seat).ask(wanted.begins)
    new.nothing_done_yet()
    return new


def next_order(count: int, kind: Kind) -> tuple[SeatId, ...]:
    """Return who of the old table sits on each seat of the next one."""
    seats = tuple(range(count))
    # Of two the seats are swapped; of more everybody moves on by one, and partners with them.
    return (*seats[1:], seats[0]) if kind == "rematch_swapped" else seats


def wanted_of(old: Document, kind: Kind) -> Rematch:
    """Return what the game of a table wants of the next one."""
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
