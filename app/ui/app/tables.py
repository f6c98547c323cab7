"""Opening, saving and leaving tables: what comes on the board, and where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import ENDINGS, DeckListError
from app.core.text.words import Words
from app.games.contracts.table_option import formats_called_for
from app.games.game_registry import GAMES, USUAL
from app.places import is_there
from app.session.positions.position_line import holds_line
from app.store.decks.deck_files import (
    PACK,
    game_at,
    read_deck,
    read_deck_text,
    shipped_decks,
    shipped_for,
)
from app.store.decks.shipped_titles import is_shipped
from app.store.file_trouble import StoreError
from app.store.tables.position_files import text_of
from app.store.tables.table_file import is_table
from app.ui.app.new_tables import NewTables
from app.ui.app.recent_list import RecentList
from app.ui.table.curtain.open_hands import is_open
from app.ui.table.table_document import open_document

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.store.recent_tables import Entry
    from app.ui.app.shell import Shell

DECK_SUFFIXES = tuple(f".{ending}" for ending in ENDINGS)


class Tables:
    """Everything that puts a table in the window or takes it out."""

    def __init__(self, window: Shell) -> None:
        self._window = window
        self.recent = RecentList(window)
        self.new: NewTables = NewTables(window, self.recent, self.tell_saving)
        """Lays new ones."""

    # -- decks --------------------------------------------------------------------------------

    def shipped(self, game: str = USUAL) -> list[Path]:
        """Return the decks that come with a game."""
        return shipped_decks(game)

    def offered(self, game: str) -> list[Path]:
        """Return those of the shipped decks that are made for a game's tables."""
        return shipped_for(game, GAMES[game].deck_format)

    def known_decks(self, game: str) -> list[Path]:
        """Return the decks of a game that are offered by name: those opened last, then shipped.

        Where a game wants decks of a format, those come first that are known to be of it. Those
        that a table may agree on come last.
        """
        cards, spec = GAMES.cards(game), GAMES[game]
        lately = [path for path in self.recent.decks() if game_at(path) == cards.game]
        offered = self.offered(game)
        others = [
            path
            for called_for in formats_called_for(spec.options)
            for path in shipped_for(game, called_for)
            if path not in lately
        ]
        known = [*offered, *lately] if spec.deck_format else [*lately, *offered]
        return [*known, *others]

    def play(self, decks: Sequence[Path | str], seats: int, game: str = "") -> None:
        """Play decks that were dropped or pasted; what is still open is asked for.

        `game` is theirs; "" where they say it themselves, or it is asked with the rest.
        """
        if seats > 1 or len(decks) > 1:
            self.new.ask_new(game, decks, seats)
            return
        source = decks[0]
        if isinstance(source, Path):
            self.open_file(source, game=game)
            return
        try:
            self.new.lay_alone(read_deck_text(source, game))
        except DeckListError as problem:
            self._window.tell(problem.words, "warning")

    # -- opening ------------------------------------------------------------------------------

    def open_by_hand(self) -> None:
        """Ask for a file and open it."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        path = files.choose_file(self._window)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, *, own: bool = True, game: str = "") -> bool:
        """Open a table file or a deck list; says why where it cannot. `own` False: an autosave.

        `game` is that of a list that does not say it.
        """
        window = self._window
        if own and not is_shipped(path):
            window.last_folder = path.parent
        text = text_of(path) if own and not is_table(path) else ""
        if holds_line(text):
            return self.lay_position(text)
        try:
            if path.suffix == PACK or (path.suffix.lower() in DECK_SUFFIXES and not is_table(path)):
                self.new.lay_alone(read_deck(path, game))
                self.recent.remember_deck(path)
                return True
            from app.store.tables.seat_file import is_seat_file  # noqa: PLC0415 - few open one

            if is_seat_file(path):
                return self._open_seat(path)
            document, damage = open_document(path, self.tell_saving, own=own)
        except (DeckListError, StoreError) as problem:
            if text and self.lay_log(text):
                return True
            window.tell(problem.words, "error")
            return False
        # Several at one screen are kept apart unless they are known to play with open hands.
        document.apart = len(document.sits) > 1 and not is_open(path)
        document.opened = own
        self.recent.keep_seating(document)
        window.put_on_board(document)
        if damage is not None:
            window.tell(damage, "warning")
        return True

    def _open_seat(self, path: Path) -> bool:
        """Open what one seat was told at a table that was hosted elsewhere. Raises StoreError."""
        from app.ui.table.seat_document import open_seat_document  # noqa: PLC0415 - on demand

        document, damage = open_seat_document(path)
        self._window.put_on_board(document)
        if damage is not None:
            self._window.tell(damage, "warning")
        return True

    def open_entry(self, entry: Entry) -> bool:
        """Go on with a table of the list."""
        if not self.open_file(entry.path, own=entry.own):
            return False
        document = self._window.document
        if not entry.own and document is not None and document.kept:
            from app.store.tables.unfinished import offered  # noqa: PLC0415 - after the start

            # It goes on in an autosave of its own.
            offered(entry.path)
            self.recent.forget(entry.path)
        return True

    def go_on(self) -> bool:
        """Open the table that was left last, otherwise a shipped deck; False if there is none."""
        for entry in self.recent.entries():
            if is_there(entry.path) and not entry.record:
                return self.open_entry(entry)
        shipped = self.shipped()
        return bool(shipped) and self.open_file(shipped[0])

    # -- keeping ------------------------------------------------------------------------------

    def tell_saving(self, words: Words | None) -> None:
        """Say that a table does not keep itself, or does again. Called from any thread."""
        self._window.tell(words, "done" if words is None else "warning")

    def save(self) -> bool:
        """Save the table."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        return files.save(self._window)

    def save_as(self) -> bool:
        """Save the table under a new name."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        return files.save(self._window, ask=True)

    def copy_position(self) -> None:
        """Put the position on the clipboard as a line."""
        from app.ui.incoming.position_desk import copy_position  # noqa: PLC0415 - on demand

        copy_position(self._window)

    def play_from_here(self, step: NodeId | None = None) -> None:
        """Go on from a step, the one that shows if none is named, on another table."""
        from app.ui.incoming.position_desk import play_from_here  # noqa: PLC0415 - on demand

        play_from_here(self._window, step)

    def host_from_here(self, step: NodeId | None = None) -> None:
        """Go on from a step, the one that shows if none is named, on a hosted table."""
        from app.ui.incoming.position_desk import host_from_here  # noqa: PLC0415 - on demand

        host_from_here(self._window, step)

    def lay_position(self, text: str) -> bool:
        """Lay the position in a text."""
        from app.ui.incoming.position_desk import lay_text  # noqa: PLC0415 - on demand

        return lay_text(self._window, text)

    def lay_log(self, text: str) -> bool:
        """Lay the game that a log tells which another program wrote."""
        from app.ui.incoming.log_desk import lay_log  # noqa: PLC0415 - on demand

        return lay_log(self._window, text)

    def export_log(self) -> None:
        """Write the log as text."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_log(self._window)

    def export_position(self) -> None:
        """Write the position as JSON."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_position(self._window)

    def export_case(self) -> None:
        """Write the position for the adviser."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.export_case(self._window)

    def save_picture(self) -> None:
        """Write a picture of the board to a file."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.save_picture(self._window)

    def copy_picture(self) -> None:
        """Put a picture of the board on the clipboard."""
        from app.ui.app import files  # noqa: PLC0415 - on demand

        files.copy_picture(self._window)
