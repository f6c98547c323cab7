"""What the list of recent tables keeps of an open one."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from app.store.recent import Entry
from app.ui.home.small_picture import picture_of

if TYPE_CHECKING:
    from app.core.history import HistoryTree
    from app.ui.board.piece import CardOf
    from app.ui.document import Document


def entry_of(document: Document, card_of: CardOf, when: datetime) -> Entry | None:
    """Return the entry of a table as it is kept on disk now; None if it is kept nowhere.

    What was played since the last save is in the autosave and not in the person's own file: then
    the entry leads to the autosave. Ask before the document is closed.
    """
    path = document.autosave_path if document.unsaved else document.path
    if path is None:
        return None
    return Entry(
        path=path,
        title=document.title(),
        game=document.spec.id,
        turn=document.tree.nodes[document.tree.cursor].turn,
        seats=tuple(seat.name for seat in document.seats),
        when=when,
        branches=branches(document.tree),
        picture=picture_of(document.table.host, card_of),
        own=not document.unsaved,
    )


def branches(tree: HistoryTree) -> int:
    """Return in how many ways the game was played to an end so far: the tips of its history."""
    return sum(not later for later in tree.children)
