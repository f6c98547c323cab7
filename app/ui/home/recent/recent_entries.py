"""What the list of recent tables keeps of an open one."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.games.contracts.rematch_contract import had_won
from app.session.seat.chronicle import LocalChronicle
from app.session.seat.ended_game import how_it_ended, is_over
from app.store.recent_tables import Entry
from app.ui.app.trouble import surviving
from app.ui.home.recent.small_picture import picture_of, picture_of_seat
from app.ui.table.table_name import deck_names, decks_known, is_named

if TYPE_CHECKING:
    from app.core.past.history import HistoryTree
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.session.host.host import Host
    from app.session.seat.chronicle import Chronicle
    from app.ui.board.scene.pieces.piece import CardOf
    from app.ui.table.open_table import KeepsRecord
    from app.ui.table.table_document import Document


def entry_of(document: Document, card_of: CardOf, when: datetime) -> Entry | None:
    """Return the entry of a table as it is kept on disk now; None if it is kept nowhere.

    What was played since the last save is in the autosave and not in the person's own file: then
    the entry leads to the autosave. Ask before the document is closed.
    """
    path = document.autosave_path if document.unsaved else document.path
    if path is None:
        return None
    over, ended = end_at(document.table.host)
    return Entry(
        path=path,
        title=document.title(),
        game=document.spec.id,
        turn=document.tree.shapes[document.tree.cursor].turn,
        seats=tuple(seat.name for seat in document.seats),
        when=when,
        branches=branches(document.tree),
        picture=picture_of(document.table.host, card_of),
        own=not document.unsaved,
        file=document.path if document.unsaved else None,
        decks=()
        if is_named(document.path)
        else decks_of(document.table.host, apart=document.apart),
        over=over,
        ended=ended,
    )


def decks_of(host: Host, *, apart: bool) -> tuple[Words, ...]:
    """Return what the decks of a table are called; `apart`: with a curtain between its seats."""
    seats = host.tree.table_at(0).setting.seats
    return deck_names(host.spec, seats, decks_known(host, apart=apart))


def end_at(host: Host) -> tuple[bool | None, Words | None]:
    """Return whether the game of a table is over, and how it ended, as far as that is known."""
    line = LocalChronicle(host, SPECTATOR)
    return _end(host.spec, line.view_at(line.cursor), line)


def _end(spec: GameSpec, view: SeatView, line: Chronicle) -> tuple[bool | None, Words | None]:
    if not spec.over:
        return None, None
    if not is_over(spec, view):
        return False, None
    with surviving("GameSpec.ended"):
        ending = how_it_ended(spec, view, map(line.told, line.back_from(line.cursor)))
        return True, had_won(view, ending)
    return True, None


def entry_of_record(table: KeepsRecord, card_of: CardOf, when: datetime) -> Entry | None:
    """Return the entry of the file with what one seat was told; None if there is no such file."""
    if table.path is None:
        return None
    view, line = table.latest, table.sit(table.sits[0]).chronicle
    nodes = line.nodes
    over, ended = _end(table.spec, view, line)
    return Entry(
        path=table.path,
        title=table.path.stem,
        game=table.spec.id,
        turn=view.turn.number,
        seats=tuple(seat.name for seat in table.seats),
        when=when,
        branches=len(nodes) - len({node.parent for node in nodes} - {None}),
        picture=picture_of_seat(view, table.spec, card_of),
        record=True,
        # Where it went on, nothing of it is known here.
        over=over or None,
        ended=ended,
    )


def branches(tree: HistoryTree) -> int:
    """Return in how many ways the game was played to an end so far: the tips of its history."""
    return len(tree.tips())
