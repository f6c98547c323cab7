"""What is opened over the window: sheets by their name, the finder, imports, the hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from app.cards.placeholder_keys import placeholder_parts
from app.core.text.words import Words
from app.places import is_there
from app.ui.app.frame.sheet_factories import SHEETS
from app.ui.panels.floating import FloatingPanel

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.ui.app.shell import Shell
    from app.ui.cards.importing.import_desk import ImportDesk
    from app.ui.incoming.dropped import FileDrop
    from app.ui.tour.tour import Tour

TOUR_AFTER = 1200
"""Milliseconds on the first table until the hints begin."""


class WindowSheets(QObject):
    """Opens what lies over the window for a while, and knows what does."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self._drops: FileDrop | None = None
        self.tour: Tour | None = None
        self.tour_soon = QTimer(self)
        self.tour_soon.setSingleShot(True)
        self.tour_soon.setInterval(TOUR_AFTER)
        self.tour_soon.timeout.connect(self.first_tour)

    def show(self, name: str) -> None:
        """Open the sheet of a name (`sheet_factories.SHEETS`); the one before it goes."""
        for old in self.over_window():
            if old.property("sheet") == name:
                old.leave()
        sheet = SHEETS[name](self._window)
        if sheet is not None:
            sheet.setProperty("sheet", name)
            sheet.open()

    def over_window(self) -> list[FloatingPanel]:
        """Return the sheets over the window; those of a table are the table's."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.room.findChildren(FloatingPanel, options=direct)

    def in_front(self) -> FloatingPanel | None:
        """Return the sheet that lies over the table, the uppermost of several; None for none."""
        all_ = self._window.room.findChildren(FloatingPanel)
        under = [sheet for sheet in all_ if sheet.isVisible()]
        over = [sheet for sheet in self.over_window() if sheet.isVisible()]
        return next(reversed(over or under), None)

    def leave_all(self) -> None:
        """Let the sheets over the window stay behind."""
        for sheet in self.over_window():
            sheet.leave()

    def show_finder(self) -> None:
        """Find a card or an action by its name."""
        from app.ui.commands.finder import Finder  # noqa: PLC0415 - on demand

        pointed = self._window.pointed()
        for old in self._window.findChildren(Finder):
            old.close()
        Finder(self._window, pointed).open_at_top()

    def open_error_log(self) -> None:
        """Open the file that errors are written to."""
        from app.ui.app.application import error_log  # noqa: PLC0415 - program imports the window

        if is_there(error_log()):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(error_log())))
        else:
            self._window.tell(Words("No errors have been recorded.", "エラーの記録はありません。"))

    # -- cards and decks from outside ------------------------------------------------------------

    @property
    def import_desk(self) -> ImportDesk:
        """What imports cards."""
        from app.ui.cards.importing.import_desk import ImportDesk  # noqa: PLC0415 - on demand

        imports = self._window.cards.imports
        assert imports is not None, "asked only where cards can be imported"
        return self._window.findChild(ImportDesk) or ImportDesk(self._window, imports)

    def _importing(self, act: Callable[[ImportDesk], None]) -> None:
        """Do something where cards are imported, or say that there is no such place."""
        if self._window.cards.imports is None:
            from app.cards.importing.import_words import NO_IMPORTS  # noqa: PLC0415 - said seldom

            self._window.tell(NO_IMPORTS, "refused")
        else:
            act(self.import_desk)

    @Slot(object)
    def _import(self, paths: list[Path]) -> None:
        self._importing(lambda desk: desk.open(paths))

    def import_cards(self) -> None:
        """Ask for card data to import."""
        self._importing(lambda desk: desk.open())

    def type_in_card(self, key: str = "", section: str = "") -> None:
        """Let the data of a card be typed in: of a placeholder with this key, or of any card."""
        if key.startswith("?"):
            name, set_code, number = placeholder_parts(key)
        else:
            # There was data for it once: its print is all that is left.
            name, (set_code, _, number) = "", key.rpartition("-")
        self._importing(lambda desk: desk.type_in(name, set_code, number, section))

    def type_in_named(self, name: str) -> None:
        """Let the data of a card with a name be typed in."""
        self._importing(lambda desk: desk.type_in(name))

    def forget_cards(self) -> None:
        """Offer to take imported cards out again."""
        self._importing(lambda desk: desk.open_to_forget())

    def paste(self) -> None:
        """Offer to play the deck list on the clipboard."""
        self.take_drops().paste()

    @Slot()
    def take_drops(self) -> FileDrop:
        """Take files and texts that are dropped from now on."""
        if self._drops is None:
            from app.ui.incoming.dropped import FileDrop  # noqa: PLC0415 - after the first board

            window = self._window
            drops = FileDrop(window.look, window, window.room, window.cards)
            drops.deck_dropped.connect(window.tables.play)
            drops.deck_opened.connect(window.pages.decks.edit_list)
            drops.table_dropped.connect(window.tables.open_file)
            drops.position_dropped.connect(window.tables.lay_position)
            drops.log_dropped.connect(window.tables.lay_log)
            drops.cards_dropped.connect(self._import)
            drops.refused.connect(lambda words: window.tell(words, "refused"))
            self._drops = drops
            self.let_drops_through()
        return self._drops

    def let_drops_through(self) -> None:
        """Let files that are dropped on the board come to the window."""
        if self._drops is not None and self._window.place is not None:
            self._drops.let_through(self._window.place.board)

    # -- the hints ------------------------------------------------------------------------------

    def did(self, deed: str) -> None:
        """Take note of what the person did: a hint about it is needed no longer."""
        if self.tour is not None:
            self.tour.did(deed)

    def show_tour(self) -> None:
        """Show the five hints."""
        from app.ui.tour.tour_places import tour_of  # noqa: PLC0415 - on demand

        self.leave_tour()
        self.tour = tour_of(self._window, self._window.room)
        self.tour.finished.connect(self._end_tour)
        # Once is enough, however it ends.
        self._window.looks.change(tour_seen=True)
        self.tour.start()

    def leave_tour(self) -> None:
        """End the hints, if they show."""
        if self.tour is not None:
            self.tour.leave()

    @Slot()
    def first_tour(self) -> None:
        """Begin the hints once the table lies there free."""
        from app.ui.tour.tour_places import covered, has_begun  # noqa: PLC0415 - on demand

        window = self._window
        if window.settings.tour_seen or not window.at_table or not window.isVisible():
            return
        if window.document is not None and window.document.lesson is not None:
            # One thing after the other: it comes at the next table.
            return
        if covered(window) or not has_begun(window):
            self.tour_soon.start()
        else:
            self.show_tour()

    @Slot()
    def _end_tour(self) -> None:
        if self.tour is not None:
            self.tour.deleteLater()
            self.tour = None
