"""The history: every step and branch of the game, to go to, to name and to compare.

It is one line until its tree is wanted, which opens above the line: what opened it stays in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QHideEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.intent import Jump, WriteLabel
from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.history.history_line import HistoryLine
from app.ui.panels.history.history_view import HistoryView
from app.ui.panels.history.step_naming import StepNaming
from app.ui.toolkit.common_words import GO_TO_STEP, MENU, REMEDY, SHOW_AGAIN
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.host.updates import Placed, Relabelled
    from app.ui.panels.history.name_editor import NameEditor
    from app.ui.panels.history.step_words_seen import Telling


class HistoryPanel(QWidget):
    """The line, the tree above it with three small buttons, and the editor of names."""

    toggled = Signal()
    """The tree is wanted, or no more."""
    step_wanted = Signal(int)
    """Look at the next step (1), or at the one before (-1)."""

    playing_wanted = Signal(int)
    """A step is to be shown moment by moment."""
    remedy_wanted = Signal(int)
    """A step went wrong: what can be done about it?"""

    def __init__(self, look: Look, telling: Telling, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Grouping)
        self.look = look
        self._bridge = telling.bridge
        self._telling = telling
        self.opened = False
        """Whether the tree is wanted."""
        self.by_hand = False
        """Whether somebody asked for it, who is to see it in any case."""
        self.tree = QWidget(self)
        self.view = HistoryView(look, telling, self.tree)
        self.setFocusProxy(self.view)
        self._naming = StepNaming(self, self.view, telling)
        self._buttons = {name: QToolButton(self.tree) for name in ("minus", "plus", "centre")}
        bar = QHBoxLayout()
        bar.setSpacing(2)
        bar.addStretch(1)
        for button in self._buttons.values():
            button.setProperty("look", "plain")
            bar.addWidget(button)
        above = QVBoxLayout(self.tree)
        above.setContentsMargins(0, 0, 0, 4)
        above.setSpacing(0)
        above.addLayout(bar)
        above.addWidget(self.view, 1)
        self.line = HistoryLine(look, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.line)
        self.tree.hide()
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
        self._buttons["centre"].clicked.connect(self._to_present)
        self.line.step_wanted.connect(self._step)
        self.line.tree_wanted.connect(self._toggle)

    # -- one line, or the tree as well --

    def line_height(self) -> int:
        """Return how high it is while the tree is closed, in pixels."""
        return self.line.sizeHint().height()

    def least_tree(self) -> int:
        """Return how high the tree is at least, in pixels: what it draws, and its buttons."""
        layout = self.tree.layout()
        assert layout is not None
        # Of what is hidden it still knows the sizes from before words or text changed.
        layout.activate()
        return self.tree.minimumSizeHint().height()

    @property
    def shows_tree(self) -> bool:
        """Whether the tree is there: one that opened by itself goes where it has no room."""
        return not self.tree.isHidden()

    def show_tree(self, *, shown: bool) -> None:
        """Have room for the tree, or none."""
        self.tree.setVisible(shown)

    @Slot()
    def _toggle(self) -> None:
        self._set_open(opened=not self.shows_tree, by_hand=True)

    def open_tree(self) -> None:
        """Show the tree: somebody asked for it."""
        self._set_open(opened=True, by_hand=True)

    def _set_open(self, *, opened: bool, by_hand: bool) -> None:
        held = self.tree.isAncestorOf(self.window().focusWidget())
        self.opened, self.by_hand = opened, opened and by_hand
        self.line.show_tree(opened=opened)
        self.toggled.emit()
        for part in (self, self.tree):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        if held and not opened:
            self.line.tree.setFocus()

    @Slot(int)
    def look_at(self, node: NodeId) -> None:
        """Show where a step is that is looked at."""
        self.view.mark_looked(node)
        self._say_where()

    @Slot(int)
    def _step(self, by: int) -> None:
        """Look at the next step, or at the one before; the tree opens with the first.

        It does not for a line of the log, which would go from under the second of two clicks.
        """
        if self.view.looked is None and not self.opened:
            self._set_open(opened=True, by_hand=False)
        self.step_wanted.emit(by)

    @Slot()
    def look_away(self) -> None:
        """Show the present step again; a tree that opened by itself goes."""
        self.view.mark_looked(None)
        if self.opened and not self.by_hand:
            self._set_open(opened=False, by_hand=False)
        self._say_where()

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
        self.line.follow_look()
        self._say_where()
        titles = {
            "minus": Words("Steps closer together", "手順の間隔を詰める").in_(speak),
            "plus": Words("Steps further apart", "手順の間隔を広げる").in_(speak),
            "centre": Words("Show the present step", "今の手順を表示").in_(speak),
        }
        for name, title in titles.items():
            self._buttons[name].setAccessibleName(title)
            self._buttons[name].setToolTip(title)
        self._naming.speak()

    @property
    def editor(self) -> NameEditor:
        """Where a step is given its name."""
        return self._naming.editor

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
        """Open the editor for the name and note of a step, over the tree."""
        if not self.shows_tree:
            self.open_tree()
        self._naming.name(node)

    @Slot()
    def give_up_name(self) -> None:
        """Write no name after all."""
        self._naming.give_up()

    @Slot(int, QPoint)
    def _open_menu(self, node: int, where: QPoint) -> None:
        from app.session.remedies.remedy import can_put_right  # noqa: PLC0415 - on demand

        speak = self.look.language
        menu = QMenu(self)
        menu.setAccessibleName(MENU.in_(self.look.language))
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
        pop_up(menu, where)

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
        announce(self, self.line.words)

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
        self._naming.close()

    def _say_where(self) -> None:
        tree = self.view.tree
        looked = self.view.looked
        self.line.show_step(tree, tree.cursor if looked is None else looked)
