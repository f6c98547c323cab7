"""The history: every step and branch of the game, to go to, to name and to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.intent import Jump, WriteLabel
from app.core.text.words import Words
from app.session.remedies.remedy import can_put_right
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.history.history_view import HistoryView
from app.ui.panels.history.name_editor import NameEditor
from app.ui.toolkit.common_words import CANCEL, GO_TO_STEP, REMEDY, SHOW_AGAIN
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.host.updates import Placed, Relabelled
    from app.ui.panels.history.step_words_seen import Telling

EDGE = 8
"""Pixels that the editor of names keeps from the window's edge."""
OVER = 0.2
"""How far the editor reaches over the drawing, in lines of text."""


class HistoryPanel(QWidget):
    """The drawing, three small buttons, and the editor of names."""

    playing_wanted = Signal(int)
    """A step is to be shown moment by moment."""
    remedy_wanted = Signal(int)
    """A step went wrong: what can be done about it?"""

    def __init__(self, look: Look, telling: Telling, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._bridge = telling.bridge
        self._telling = telling
        self.view = HistoryView(look, telling, self)
        self.setFocusProxy(self.view)
        self._editor: NameEditor | None = None
        self._buttons = {name: QToolButton(self) for name in ("minus", "plus", "branch")}
        bar = QHBoxLayout()
        bar.setSpacing(2)
        self._where = Label(self)
        self._where.setProperty("look", "muted")
        self._where.setWordWrap(True)
        bar.addWidget(self._where, 1)
        for button in self._buttons.values():
            button.setProperty("look", "plain")
            bar.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(bar)
        layout.addWidget(self.view, 1)
        self._connect()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _connect(self) -> None:
        self._bridge.replaced.connect(self._begin_anew)
        # At once, also where it is told later: it happened, and is drawn as any other step.
        self._bridge.grew.connect(self._on_grew)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.relabelled.connect(self._on_relabelled)
        self._bridge.reseated.connect(self.give_up_name)
        self.view.jump_wanted.connect(self.jump)
        self.view.naming_wanted.connect(self.name)
        self.view.menu_wanted.connect(self._open_menu)
        self._buttons["minus"].clicked.connect(self._narrower)
        self._buttons["plus"].clicked.connect(self._wider)
        self._buttons["branch"].clicked.connect(self._to_present)

    def sizeHint(self) -> QSize:
        """Room for three lanes."""
        unit = self.fontMetrics().height()
        return QSize(unit * 18, unit * 9)

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        side = round(self.fontMetrics().height() * 0.9)
        for name, button in self._buttons.items():
            button.setIcon(icon(name, palette, palette.muted))
            button.setIconSize(QSize(side, side))
        speak = self.look.language
        self.setAccessibleName(Words("History", "履歴").in_(speak))
        self.view.setAccessibleName(Words("History", "履歴").in_(speak))
        self.view.setToolTip("")
        self.view.set_now(Words("now", "今").in_(speak))
        self._say_where()
        titles = {
            "minus": Words("Steps closer together", "手順の間隔を詰める").in_(speak),
            "plus": Words("Steps further apart", "手順の間隔を広げる").in_(speak),
            "branch": Words("Show the present step", "今の手順を表示").in_(speak),
        }
        for name, title in titles.items():
            self._buttons[name].setAccessibleName(title)
            self._buttons[name].setToolTip(title)
        if self._editor is not None:
            self._speak_in_editor(self._editor)

    @property
    def editor(self) -> NameEditor:
        """Where a step is given its name; made when the first one is."""
        if self._editor is None:
            self._editor = editor = NameEditor(self)
            editor.keep.clicked.connect(self._keep_name)
            editor.drop.clicked.connect(self._close_editor)
            self._speak_in_editor(editor)
        return self._editor

    def _speak_in_editor(self, editor: NameEditor) -> None:
        speak = self.look.language
        if not editor.isHidden():
            self._title_editor()
        editor.name.setPlaceholderText(Words("Name of this step", "この手順の名前").in_(speak))
        editor.name.setAccessibleName(Words("Name of this step", "この手順の名前").in_(speak))
        editor.note.setPlaceholderText(Words("Note", "メモ").in_(speak))
        editor.note.setAccessibleName(Words("Note", "メモ").in_(speak))
        editor.keep.setText(Words("Keep", "保存").in_(speak))
        editor.drop.setText(CANCEL.in_(speak))

    def reveal(self, node: NodeId) -> None:
        """Show a step and put the keyboard's place on it, without going there."""
        self.view.following = False
        self.view.choose(node)

    @Slot(int)
    def jump(self, node: NodeId) -> None:
        """Go to a step; who is there already stays, and nothing is kept of it."""
        self.view.following = True
        if node != self._bridge.node:
            self._bridge.ask(Jump(node))

    @Slot(int)
    def name(self, node: NodeId) -> None:
        """Open the editor for the name and note of a step."""
        label = self.view.tree.labels.get(node)
        self.editor.node = node
        self._title_editor()
        self.editor.name.setText(label.name if label else "")
        self.editor.note.setText(label.note if label else "")
        self._open_editor()
        self.editor.name.setFocus()
        self.editor.name.selectAll()

    def _title_editor(self) -> None:
        number = self._telling.number(self.editor.node)
        self.editor.title.setText(
            Words("Step {number}", "手順{number}").in_(self.look.language).format(number=number)
        )

    def _open_editor(self) -> None:
        """Lay the editor over the drawing, inside the window.

        What stands above the drawing stays whole, and of its scroll bars nothing is left to see
        at the editor's round corners.
        """
        editor, room, view = self.editor, self.window(), self.view
        if editor.parentWidget() is not room:
            editor.setParent(room, Qt.WindowType.SubWindow)
        line = self.fontMetrics().height()
        over = round(line * OVER)
        width = min(max(self.width(), line * 14) + over, room.width() - 2 * EDGE)
        height = min(
            max(editor.sizeHint().height(), view.height() + over), room.height() - 2 * EDGE
        )
        top = view.mapTo(room, QPoint(0, 0)).y()
        right = self.mapTo(room, QPoint(self.width(), 0)).x() + over
        x = max(EDGE, min(right, room.width() - EDGE) - width)
        y = max(EDGE, min(top, room.height() - EDGE - height))
        editor.setGeometry(x, y, width, height)
        editor.show()
        editor.raise_()

    @Slot()
    def _keep_name(self) -> None:
        editor = self.editor
        name, note = editor.name.text().strip(), editor.note.text().strip()
        self._bridge.ask(WriteLabel(editor.node, name, note))
        self._close_editor()

    @Slot()
    def give_up_name(self) -> None:
        """Write no name after all."""
        if self._editor is None:
            return
        self._editor.name.clear()
        self._editor.note.clear()
        if not self._editor.isHidden():
            self._close_editor()

    @Slot()
    def _close_editor(self) -> None:
        self.editor.title.clear()
        self.editor.hide()
        self.editor.setParent(self)
        self.view.setFocus()

    @Slot(int, QPoint)
    def _open_menu(self, node: int, where: QPoint) -> None:
        speak = self.look.language
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(GO_TO_STEP.in_(speak), lambda: self.jump(node))
        if self._bridge.spec.moments is not None:
            menu.addAction(SHOW_AGAIN.in_(speak), lambda: self.playing_wanted.emit(node))
        if can_put_right(self._bridge.history, node):
            menu.addAction(REMEDY.in_(speak), lambda: self.remedy_wanted.emit(node))
        menu.addAction(Words("Name and note…", "名前とメモ…").in_(speak), lambda: self.name(node))
        if node in self.view.tree.labels:
            menu.addAction(
                Words("Remove the name", "名前を消す").in_(speak),
                lambda: self._bridge.ask(WriteLabel(node)) and None,
            )
        menu.popup(where)

    @Slot()
    def _begin_anew(self) -> None:
        """Draw another history; a name that is being written was for a step of the one before."""
        self.view.begin_anew()
        self.give_up_name()

    @Slot()
    def _on_grew(self) -> None:
        self.view.catch_up()
        self._say_where()

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        self.view.catch_up()
        self._say_where()
        announce(self, self._where.text())

    @Slot(object)
    def _on_relabelled(self, _relabelled: Relabelled) -> None:
        self.view.viewport().update()

    @Slot()
    def _narrower(self) -> None:
        self.view.zoom(0.8)

    @Slot()
    def _wider(self) -> None:
        self.view.zoom(1.25)

    @Slot()
    def _to_present(self) -> None:
        self.view.centre()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the editor along."""
        super().hideEvent(event)
        if self._editor is not None and not self._editor.isHidden():
            self._close_editor()

    def _say_where(self) -> None:
        tree = self.view.tree
        self._where.setText(
            Words("Step {number} of {steps}", "手順{number}／全{steps}")
            .in_(self.look.language)
            .format(number=tree.nodes[tree.cursor].depth, steps=len(tree.nodes) - 1)
        )
