"""A step of the history is given a name and a note, over the drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot

from app.core.intent import WriteLabel
from app.core.text.words import Words
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CANCEL

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.ids import NodeId
    from app.ui.panels.history.history_view import HistoryView
    from app.ui.panels.history.name_editor import NameEditor
    from app.ui.panels.history.step_words_seen import Telling

EDGE = 8
"""Pixels that the editor keeps from the window's edge."""
OVER = 0.2
"""How far the editor reaches over the drawing, in lines of text."""


class StepNaming(QObject):
    """Opens the editor over the drawing, and keeps what was written in it."""

    def __init__(self, panel: QWidget, view: HistoryView, telling: Telling) -> None:
        super().__init__(panel)
        self._panel = panel
        self._view = view
        self._telling = telling
        self._editor: NameEditor | None = None

    @property
    def editor(self) -> NameEditor:
        """Where a step is given its name; made when the first one is."""
        if self._editor is None:
            from app.ui.panels.history.name_editor import NameEditor  # noqa: PLC0415 - on demand

            self._editor = editor = NameEditor(self._panel)
            editor.keep.clicked.connect(self._keep)
            editor.drop.clicked.connect(self._close)
            for part in (self._panel, self._view):
                part.installEventFilter(self)
            self.speak()
        return self._editor

    def speak(self) -> None:
        """Speak the current language."""
        editor, speak = self._editor, self._view.look.language
        if editor is None:
            return
        if not editor.isHidden():
            self._title()
        editor.name.setPlaceholderText(Words("Name of this step", "この手順の名前").in_(speak))
        editor.name.setAccessibleName(Words("Name of this step", "この手順の名前").in_(speak))
        editor.note.setPlaceholderText(Words("Note", "メモ").in_(speak))
        editor.note.setAccessibleName(Words("Note", "メモ").in_(speak))
        editor.keep.setText(Words("Keep", "保存").in_(speak))
        editor.drop.setText(CANCEL.in_(speak))

    def name(self, node: NodeId) -> None:
        """Open the editor for the name and note of a step."""
        label = self._view.tree.labels.get(node)
        self.editor.node = node
        self._title()
        self.editor.name.setText(label.name if label else "")
        self.editor.note.setText(label.note if label else "")
        self._open()
        self.editor.name.setFocus()
        self.editor.name.selectAll()

    def _title(self) -> None:
        number = self._telling.number(self.editor.node)
        speak = self._view.look.language
        words = Words("Step {number}", "手順{number}").in_(speak)
        self.editor.title.setText(words.format(number=number))

    def _open(self) -> None:
        room = self._panel.window()
        if self.editor.parentWidget() is not room:
            self.editor.setParent(room, Qt.WindowType.SubWindow)
        self._cover()
        self.editor.show()
        self.editor.raise_()
        # A tree that opened for this may be scrolled to in a moment.
        soon(self._lie)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the drawing."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lie()
        return super().eventFilter(watched, event)

    @Slot()
    def _lie(self) -> None:
        if not self.editor.isHidden():
            self._cover()

    def _cover(self) -> None:
        """Lay the editor over the drawing, inside the window.

        The line below the drawing stays whole, and of its scroll bars nothing is left to see at the
        editor's round corners.
        """
        editor, panel, view = self.editor, self._panel, self._view
        room = panel.window()
        line = panel.fontMetrics().height()
        over = round(line * OVER)
        width = min(max(panel.width(), line * 14) + over, room.width() - 2 * EDGE)
        height = min(
            max(editor.sizeHint().height(), view.height() + over), room.height() - 2 * EDGE
        )
        foot = view.mapTo(room, QPoint(0, view.height())).y() + over // 2
        right = panel.mapTo(room, QPoint(panel.width(), 0)).x() + over
        x = max(EDGE, min(right, room.width() - EDGE) - width)
        y = max(EDGE, min(foot, room.height() - EDGE) - height)
        editor.setGeometry(x, y, width, height)

    @Slot()
    def _keep(self) -> None:
        editor = self.editor
        name, note = editor.name.text().strip(), editor.note.text().strip()
        self._telling.bridge.ask(WriteLabel(editor.node, name, note))
        self._close()

    def give_up(self) -> None:
        """Write no name after all."""
        if self._editor is not None:
            self._editor.name.clear()
            self._editor.note.clear()
            self.close()

    def close(self) -> None:
        """Take the editor away, if it is there."""
        if self._editor is not None and not self._editor.isHidden():
            self._close()

    @Slot()
    def _close(self) -> None:
        self.editor.title.clear()
        self.editor.hide()
        self.editor.setParent(self._panel)
        self._view.setFocus()
