"""The log: one line for each gesture, in the acting seat's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.log.log_model import LogModel
from app.ui.panels.log.log_view import LogView
from app.ui.toolkit.common_words import GO_TO_STEP, MENU, READ_LARGE
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabWidget

    from app.core.ids import NodeId
    from app.core.text.words import Language
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.tab_corner import TabCorner


ARROW = "↓"
"""What the button to the end says where there is hardly any room."""


class LogPanel(QWidget):
    """Shows the journal of the table; follows its end unless the reader scrolled up."""

    node_requested = Signal(int)
    """A line was clicked or entered: look at this node of the history."""
    stay_wanted = Signal(int)
    """Go to this node of the history, to stay there."""
    left = Signal()
    """Look at no node any more."""
    card_hovered = Signal(str)
    """The card (ref) whose name is pointed at; empty when none is any more."""
    reading_wanted = Signal(str)
    """Show this card (ref) large."""

    def __init__(self, look: Look, telling: Telling, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Grouping)
        self.look = look
        self.telling = telling
        self.model = LogModel(look, self.telling, self)
        self.view = LogView(look, self.model, self)
        self.setFocusProxy(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self._newest = QPushButton(self)
        self._newest.setProperty("look", "pill")
        self._tabs: QTabWidget | None = None
        self._corner: TabCorner | None = None
        """Where the button stands, once it is wanted."""
        self._newest.hide()
        self._left_end = False
        """Whether the newest line showed before a step was looked at."""
        self._newest.clicked.connect(self._to_end)
        self.view.node_requested.connect(self.node_requested)
        self.view.stay_wanted.connect(self.stay_wanted)
        self.view.left.connect(self.left)
        self.view.card_hovered.connect(self._on_hover)
        self.view.reading_wanted.connect(self.reading_wanted)
        self.view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.view.verticalScrollBar().rangeChanged.connect(self._on_scrolled)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def as_text(self) -> str:
        """Return the whole log, one line for each row; taken-back steps begin with [×]."""
        return "\n".join(self.model.line(row).text for row in range(self.model.rowCount()))

    def reveal(self, node: NodeId) -> None:
        """Scroll to the line of `node` and make it current."""
        row = self.model.row_of(node)
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row))

    @Slot(int)
    def show_step(self, node: NodeId) -> None:
        """Show the line of a step that is looked at; before the first there is none."""
        self._left_end = self._left_end or self.view.following
        if self.model.row_of(node) is None:
            self.view.clearSelection()
            self.view.verticalScrollBar().setValue(0)
        else:
            self.reveal(node)

    @Slot()
    def show_now(self) -> None:
        """Show the newest line again, where that was shown before steps were looked at."""
        followed, self._left_end = self._left_end, False
        if followed:
            self.view.clearSelection()
            self.view.follow()

    def stand_in(self, tabs: QTabWidget) -> None:
        """Have the button to the end in the row of tabs."""
        self._tabs = tabs

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.setAccessibleName(Words("Log", "ログ").in_(speak))
        self.view.setAccessibleName(Words("Log", "ログ").in_(speak))
        self.view.setAccessibleDescription(
            Words(
                "Left and right go from card to card in a line, Enter looks at the step,"
                " Ctrl+Enter goes back to it, Esc looks at the table again, Ctrl+C copies.",
                "左右キーで行の中のカードへ移り、Enterでその手順の場面を見て、Ctrl+Enterでそこまで戻り、"
                "Escで現在の場に戻り、Ctrl+Cでコピーします。",
            ).in_(speak)
        )
        if self._corner is not None:
            self._corner.say(Words("↓ Newest", "↓ 最新").in_(speak), ARROW)
        self._newest.setAccessibleName(Words("Go to the newest line", "最新の行へ").in_(speak))

    @Slot()
    def _to_end(self) -> None:
        self.view.follow()
        self.view.setFocus()

    @Slot()
    def _on_scrolled(self) -> None:
        if self._corner is None:
            if self.view.following:
                return
            from app.ui.panels.tab_corner import TabCorner  # noqa: PLC0415 - not at the start

            self._corner = TabCorner(self, self._newest)
            if self._tabs is not None:
                self._corner.stand_in(self._tabs)
            self._corner.say(Words("↓ Newest", "↓ 最新").in_(self.look.language), ARROW)
        self._corner.want(not self.view.following)

    @Slot(str)
    def _on_hover(self, ref: str) -> None:
        self.card_hovered.emit(ref)

    @Slot(QPoint)
    def _open_menu(self, point: QPoint) -> None:
        speak = self.look.language
        view = self.view
        index = view.indexAt(point)
        ref = view.card_at(point) or view.linked
        if view.hasFocus() and not view.viewport().rect().contains(point):
            index = view.currentIndex()
        menu = QMenu(self)
        menu.setAccessibleName(MENU.in_(self.look.language))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if ref:
            self._offer_card(menu, ref)
        rows = view.selected_rows()
        if index.isValid():
            row = index.row()
            self._add(
                menu,
                Words("Copy the line", "この行をコピー").in_(speak),
                lambda: view.copy_rows([row]),
            )
        if len(rows) > 1:
            title = (
                Words("Copy the {count} selected lines", "選んだ{count}行をコピー")
                .in_(speak)
                .format(count=len(rows))
            )
            self._add(menu, title, lambda: view.copy_rows(rows))
        self._add(
            menu,
            Words("Copy the whole log", "ログ全体をコピー").in_(speak),
            lambda: _copy(self.as_text()),
        )
        if index.isValid():
            menu.addSeparator()
            node = self.model.line(index.row()).node
            self._add(
                menu,
                Words("Look at this step", "この手順を見る").in_(speak),
                lambda: self.node_requested.emit(node),
            )
            self._add(
                menu,
                GO_TO_STEP.in_(speak),
                lambda: self.stay_wanted.emit(node),
            )
        pop_up(menu, view.viewport().mapToGlobal(point))

    def _offer_card(self, menu: QMenu, ref: str) -> None:
        """Offer what can be done with a card's name."""
        speak = self.look.language
        names = self.telling.lexicon.names
        other: Language = "en" if self.look.language == "ja" else "ja"
        name, foreign = names(ref, self.look.language), names(ref, other)
        title = Words("Copy “{name}”", "「{name}」をコピー").in_(speak)
        self._add(menu, title.format(name=name), lambda: _copy(name))
        if foreign != name:
            both = f"{name} / {foreign}"
            self._add(menu, title.format(name=both), lambda: _copy(both))
        self._add(
            menu,
            READ_LARGE.in_(speak),
            lambda: self.reading_wanted.emit(ref),
        )
        menu.addSeparator()

    def _add(self, menu: QMenu, title: str, do: Callable[[], object]) -> None:
        action = QAction(literal(title), menu)
        action.triggered.connect(do)
        menu.addAction(action)


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
