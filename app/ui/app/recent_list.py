"""The tables and deck lists that were played last: what is remembered of them, and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.ui.table.curtain.open_hands import is_open
from app.ui.table.curtain.open_hands import remember as remember_seating
from app.ui.table.table_document import Document

if TYPE_CHECKING:
    from app.store.recent_tables import Entry
    from app.store.tables.unfinished import Unfinished
    from app.ui.app.shell_parts import Notices
    from app.ui.board.scene.pieces.piece import CardOf
    from app.ui.table.open_table import KeepsRecord, OpenTable


def was_played(table: Unfinished) -> bool:
    """Whether more happened on a table than that it was laid and dealt, a step for each seat."""
    return table.turn > 0 or table.nodes > 1 + len(table.seats)


def kept_in(table: OpenTable) -> tuple[Path, ...]:
    """Return the files that an open table is in; one far away is in none of this machine."""
    if not isinstance(table, Document):
        return () if table.hosted or table.path is None else (table.path,)
    files_of = (table.path, table.autosave_path)
    return tuple(path for path in files_of if path is not None)


def _face_at(table: OpenTable) -> CardOf:
    """Return what a card of a table shows, for its picture."""
    from app.games.game_registry import cards_of  # noqa: PLC0415 - not for the first board

    return cards_of(table.spec).face


def _with_picture(entry: Entry) -> Entry:
    """Return a table whose program ended in the middle, with a picture."""
    from app.games.game_registry import GAMES, cards_of  # noqa: PLC0415 - not for the first board
    from app.store.tables.table_file import reopen_host  # noqa: PLC0415 - likewise
    from app.ui.home.recent.recent_entries import decks_of, end_at  # noqa: PLC0415 - likewise
    from app.ui.home.recent.small_picture import picture_of  # noqa: PLC0415 - likewise

    try:
        host, _ = reopen_host(entry.path, GAMES.get)
    except StoreError:
        # Whoever opens it is told why.
        return entry
    apart = len(entry.seats) > 1 and not is_open(entry.path)
    decks = () if entry.file is not None else decks_of(host, apart=apart)
    over, ended = end_at(host)
    picture = picture_of(host, cards_of(host.spec).face)
    return replace(entry, picture=picture, decks=decks, over=over, ended=ended)


class RecentList:
    """Remembers what is played in this window; what cannot be kept is said once."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._told: set[Words] = set()
        """What was said of files that cannot be written: once is enough."""

    def entries(self) -> tuple[Entry, ...]:
        """Return the tables played last, those left open among them, the newest first."""
        from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board
        from app.store.tables.unfinished import prune, unfinished  # noqa: PLC0415 - likewise

        known = recent.load()
        waiting = unfinished(known=recent.up_to_date(known))
        left = [
            _with_picture(recent.left_open(table, known)) for table in waiting if was_played(table)
        ]
        seen = [entry for entry in left if entry.picture is not None]
        if seen:
            # With their pictures: they need not be read the next time.
            self._trying(lambda: recent.remember_all(seen))
        prune()
        names = {entry.path for entry in left}
        entries = recent.without_older(
            (*left, *(entry for entry in known if entry.path not in names))
        )
        return tuple(sorted(entries, key=lambda entry: entry.when, reverse=True))

    def remember(self, table: OpenTable) -> None:
        """Put a table first in the list of those played last, if it is in a file."""
        if not isinstance(table, Document):
            # Of one far away it is remembered when it is saved: what came later is not in it.
            from app.ui.table.open_table import KeepsRecord  # noqa: PLC0415 - at one far away

            if not table.hosted and isinstance(table, KeepsRecord):
                self.remember_record(table)
            return
        from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board
        from app.ui.home.recent.recent_entries import entry_of  # noqa: PLC0415 - likewise

        if not table.unsaved and table.path is None:
            # Its autosave goes with it: there is no file to remember anything of.
            return
        self.keep_seating(table)
        entry = entry_of(table, _face_at(table), datetime.now(UTC))
        if entry is not None:
            self._trying(lambda: recent.remember(entry))

    def remember_record(self, table: KeepsRecord) -> None:
        """Put the file with what one seat was told first in the list, if there is one."""
        from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board
        from app.ui.home.recent.recent_entries import entry_of_record  # noqa: PLC0415 - likewise

        entry = entry_of_record(table, _face_at(table), datetime.now(UTC))
        if entry is not None:
            self._trying(lambda: recent.remember(entry))

    def keep_seating(self, table: OpenTable) -> None:
        """Remember for the files a table is in whether those who play it have a curtain."""
        if len(table.sits) > 1:
            files = kept_in(table)
            self._trying(lambda: remember_seating(files, apart=table.apart))

    def forget(self, path: Path) -> None:
        """Take a table or a deck list out of the list; its file stays."""
        from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board
        from app.store.tables.unfinished import offered  # noqa: PLC0415 - likewise

        offered(path)
        self._trying(lambda: recent.forget(path))

    def decks(self) -> tuple[Path, ...]:
        """Return the deck lists opened last."""
        from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board

        return recent.decks()

    def remember_deck(self, path: Path) -> None:
        """Put a deck list first among those opened last, if it is a person's own."""
        from app.store.decks.shipped_titles import is_shipped  # noqa: PLC0415 - not for the first board

        if not is_shipped(path):
            from app.store import recent_tables as recent  # noqa: PLC0415 - not for the first board

            self._trying(lambda: recent.remember_deck(path))

    def _trying(self, write: Callable[[], object]) -> None:
        try:
            write()
        except StoreError as problem:
            self.tell_unkept(problem.words)

    def tell_unkept(self, words: Words) -> None:
        """Say that something beside the tables cannot be kept, once."""
        if words not in self._told:
            self._told.add(words)
            self._notices.tell(words, "warning")
