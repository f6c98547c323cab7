"""Files and texts dropped anywhere on the window, or pasted where nothing else takes them.

The program's own drags of cards are no drags of the desktop's: they never come by here, and a
drag that began in the program (selected text, say) is left alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.ui.incoming.brought_things import Brought, Choice, Source
    from app.ui.incoming.drop_sheet import DropSheet

NOTHING = Words(
    "There is no deck list on the clipboard. Copy one, as text or as a file.",
    "クリップボードにデッキリストがありません。テキストかファイルをコピーしてください。",
)


class FileDrop(QObject):
    """Says over the window what a drop will do, and then says that it was done."""

    deck_dropped = Signal(object, int, str)
    """(tuple of Path or text, number of seats, game): play these decks. One deck for two seats: the
    other is still to be chosen; "" for the game: it is to be asked."""
    deck_opened = Signal(object, str)
    """(Path or text, game): edit this deck."""
    table_dropped = Signal(object)
    """Path: open this table."""
    position_dropped = Signal(str)
    log_dropped = Signal(str)
    """Text: lay the position in it."""
    cards_dropped = Signal(object)
    """Tuple of Path: import the cards in these files and folders."""
    refused = Signal(object)
    """Words: why what was brought cannot be opened."""

    def __init__(self, look: Look, window: QWidget, room: QWidget, cards: GameCards) -> None:
        """Take drops on all of `window`; the sheet covers `room`."""
        super().__init__(window)
        self.look = look
        self._window = window
        self._room = room
        self._cards = cards
        self._brought: Brought | None = None
        self._sheet: DropSheet | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def sheet(self) -> DropSheet:
        """The sheet, made when it is first wanted."""
        if self._sheet is None:
            from app.ui.incoming.drop_sheet import DropSheet  # noqa: PLC0415 - not at the start

            self._sheet = DropSheet(self.look, self._room)
            self._sheet.chosen.connect(self._do)
        return self._sheet

    def let_through(self, board: QAbstractScrollArea) -> None:
        """Take drops on a widget too that would take them itself and know nothing to do."""
        board.setAcceptDrops(False)
        board.viewport().setAcceptDrops(False)

    def paste(self) -> bool:
        """Offer what is on the clipboard; False, with a sentence, if that is no deck or table."""
        from app.ui.incoming.brought_things import sources  # noqa: PLC0415 - not at the start

        found = sources(QGuiApplication.clipboard().mimeData())
        if not found:
            self.refused.emit(NOTHING)
            return False
        return self._understand(found)

    def _understand(self, found: tuple[Source, ...]) -> bool:
        """Ask what is to be done with something; False, with a sentence, where nothing can."""
        from app.ui.incoming.brought_things import understand  # noqa: PLC0415 - not at the start

        self._brought = understand(found, self._cards)
        if self._brought.wrong is not None:
            self.refused.emit(self._brought.wrong)
            return False
        self.sheet.show_brought(self._brought, asking=True)
        return True

    # -- the desktop's drags ------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is carried over the window."""
        if watched is self._window:
            if isinstance(event, QDragEnterEvent):
                return self._enter(event)
            if isinstance(event, QDragMoveEvent):
                return self._move(event)
            if event.type() == QEvent.Type.DragLeave:
                self._end()
                return True
            if isinstance(event, QDropEvent):
                return self._drop(event)
        return super().eventFilter(watched, event)

    def _enter(self, event: QDragEnterEvent) -> bool:
        from app.ui.incoming.brought_things import sources, understand  # noqa: PLC0415 - not at the start

        found = () if event.source() is not None else sources(event.mimeData())
        if not found:
            event.ignore()
            return True
        self._brought = understand(found, self._cards)
        self.sheet.show_brought(self._brought)
        self._raise_takers()
        self._aim(event)
        return True

    def _raise_takers(self) -> None:
        """Let a sheet that knows itself what to do with a drop lie on top."""
        from app.ui.panels.floating import FloatingPanel  # noqa: PLC0415 - not at the start

        for panel in self._room.findChildren(FloatingPanel):
            if panel.isVisible() and panel.acceptDrops():
                panel.raise_()

    def _move(self, event: QDragMoveEvent) -> bool:
        if self._brought is None:
            event.ignore()
        else:
            self._aim(event)
        return True

    def _aim(self, event: QDropEvent) -> Choice | None:
        # Never a move: the file stays where it is.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        at = self._room.mapFrom(self._window, event.position().toPoint())
        return self.sheet.aim(at)

    def _drop(self, event: QDropEvent) -> bool:
        brought = self._brought
        if brought is None:
            event.ignore()
            return True
        choice = self._aim(event)
        self.sheet.leave()
        if brought.wrong is not None:
            self._brought = None
            self.refused.emit(brought.wrong)
        elif choice is not None:
            self._do(choice)
        return True

    def _end(self) -> None:
        self._brought = None
        if self._sheet is not None and not self._sheet.asking:
            self._sheet.leave()

    def _do(self, choice: Choice) -> None:
        brought, self._brought = self._brought, None
        if brought is None:
            return
        first = brought.sources[0]
        if choice.deed == "pick":
            self._understand((choice.text,))
        elif choice.deed == "import":
            self.cards_dropped.emit(brought.sources)
        elif choice.deed == "lay":
            self.position_dropped.emit(first)
        elif choice.deed == "replay":
            self.log_dropped.emit(first)
        elif choice.deed == "edit":
            self.deck_opened.emit(first, choice.game)
        elif choice.seats:
            self.deck_dropped.emit(brought.sources, choice.seats, choice.game)
        elif isinstance(first, Path):
            self.table_dropped.emit(first)
