"""The questions to a judge of a game: by what they are about, which are answered, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.text.wording import labelled
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.session.puzzles.puzzle_table import PuzzleError, lay_puzzle
from app.store.solved_puzzles import solved
from app.ui.panels.floating import FloatingPanel
from app.ui.table.table_document import played_document
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.games.contracts.learning.puzzle_contract import Puzzle
    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell

WIDE, HIGH = 40, 30
"""Size in heights of a line, where there is room."""
TITLE = Words("Rules questions", "ルール問題")
LAY = Words("Set it up", "並べる")
DONE = Words("answered", "正解済み")
TICK, BLANK = "✓", "\u3000"
NAME = Qt.ItemDataRole.UserRole


class QuestionsSheet(FloatingPanel):
    """A list, the question that is chosen below it, and a button that lays it."""

    def __init__(self, window: Shell, spec: GameSpec) -> None:
        """Show the questions of a game that has some."""
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        assert spec.puzzles is not None
        self._window, self._spec = window, spec
        self._puzzles = spec.puzzles()
        self._solved = solved(spec.id)
        self.list = QListWidget(self)
        self.asks = Label(self)
        self.asks.setWordWrap(True)
        self.asks.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.page = QScrollArea(self)
        self.lay = QPushButton(self)
        self.lay.setProperty("look", "primary")
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.asks)
        column.addStretch(1)
        scroll_bare(self.page, inner)
        self.body.addWidget(self.list, 3)
        self.body.addWidget(self.page, 1)
        self.body.addWidget(self.lay, 0, Qt.AlignmentFlag.AlignRight)
        self._fill()
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self._lay_item)
        self.lay.clicked.connect(self._lay)
        self._follow_look()
        window.look.changed.connect(self._follow_look)

    def _fill(self) -> None:
        """List the questions below what they are about; the first that is open is chosen."""
        for kind in self._puzzles.kinds:
            head = QListWidgetItem(self.list)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setData(NAME, f"{kind}:")
            for puzzle in self._puzzles.every:
                if puzzle.kind == kind:
                    QListWidgetItem(self.list).setData(NAME, puzzle.id)
        items = [self.list.item(row) for row in range(self.list.count())]
        names = [item for item in items if self._puzzle(item) is not None]
        fresh = (item for item in names if item.data(NAME) not in self._solved)
        self.list.setCurrentItem(next(fresh, names[0] if names else items[0]))

    def _puzzle(self, item: QListWidgetItem | None) -> Puzzle | None:
        return self._puzzles.named(item.data(NAME)) if item is not None else None

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        title = labelled(self._spec.title, TITLE).in_(speak)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.list.setAccessibleName(title)
        self.set_close_words(CLOSE.in_(speak))
        self.lay.setText(LAY.in_(speak))
        for row in range(self.list.count()):
            item = self.list.item(row)
            puzzle = self._puzzle(item)
            if puzzle is None:
                kind = item.data(NAME).removesuffix(":")
                item.setText(literal(self._puzzles.kinds[kind].in_(speak)))
                font = item.font()
                font.setBold(True)
                item.setFont(font)
                continue
            done = puzzle.id in self._solved
            said = puzzle.title.in_(speak)
            item.setText(literal(f"{TICK if done else BLANK} {said}"))
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, f"{said}, {DONE.in_(speak)}" if done else said
            )
        self._show()
        self.fit()

    @Slot()
    def _show(self, *_told: object) -> None:
        puzzle = self._puzzle(self.list.currentItem())
        self.lay.setEnabled(puzzle is not None)
        self.asks.setText("" if puzzle is None else puzzle.asks.in_(self.look.language))

    @Slot()
    def _lay_item(self, _item: QListWidgetItem) -> None:
        self._lay()

    @Slot()
    def _lay(self) -> None:
        """Put the question on the board; the table before it is kept."""
        puzzle = self._puzzle(self.list.currentItem())
        if puzzle is None:
            return
        window = self._window
        try:
            table = lay_puzzle(self._spec, GAMES.cards(self._spec.id), puzzle)
        except PuzzleError as problem:
            window.tell(problem.words, "error")
            return
        document = played_document(table, window.tables.tell_saving)
        document.nothing_done_yet()
        self.leave()
        window.put_on_board(document)

    def open(self) -> None:
        """Show the sheet, with the keyboard in its list."""
        self.fit()
        self.show()
        self.list.setFocus()

    def fit(self) -> None:
        """Be as large as there is room for, up to its size."""
        unit = self.fontMetrics().height()
        room = self.room
        self.resize(min(unit * WIDE, room.width() - 24), min(unit * HIGH, room.height() - 24))
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lays the question that is chosen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lay()
            return
        super().keyPressEvent(event)
