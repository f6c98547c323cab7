"""The sheet of keys: what works right now on what is pointed at, and on demand all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from app.core.text.wording import series
from app.core.text.words import Words
from app.ui.commands.action_registry import without_letter
from app.ui.commands.key_rows import KeyGroup, key_groups, narrowed, spread
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rich_text import Rich, RichLabel, element

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.look.palette import Palette


MOST_COLUMNS = 3
WIDE = 23
"""Width of a column in lines of text."""


def _table(groups: list[KeyGroup], palette: Palette) -> Rich:
    rows = []
    for group in groups:
        title = element("td", element("b", group.title), columns=2, padding="10px 0 3px 0")
        rows.append(element("tr", title))
        for row in group.rows:
            key = element(
                "td",
                element("b", row.key) if row.works else row.key,
                padding="1px 12px 1px 0",
                white_space="nowrap",
            )
            does = element("td", row.title, padding="1px 0 1px 0")
            rows.append(
                element("tr", key, does, color=palette.text if row.works else palette.muted)
            )
    return element("table", *rows)


class KeysSheet(FloatingPanel):
    """The keys in columns; Esc closes it."""

    change_wanted = Signal()
    """Give actions other keys."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window.look, window.room)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pointed = window.pointed()
        self._groups: list[KeyGroup] = []
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.all = QCheckBox()
        self.change = QPushButton()
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.all)
        row.addWidget(self.change)
        self.nothing = Label()
        self.nothing.setProperty("look", "muted")
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        self._inside = QWidget()
        self._columns = QHBoxLayout(self._inside)
        self._columns.setSpacing(24)
        self.area = QScrollArea()
        self.area.setWidget(self._inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The sheet's own paper shows through.
        self.area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self.body.addLayout(row)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.area, 1)
        self.field.textChanged.connect(self._show)
        self.all.toggled.connect(self._show)
        self.change.clicked.connect(self._on_change)
        if window.bridge is not None:
            window.bridge.reseated.connect(self.close)
        self._follow_look()
        self.look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        window, pointed = self._window, self._pointed
        situation = window.situation()
        offered = {entry.id for entry in window.registry.offered(situation, pointed)}

        def titled(entry: Action) -> str:
            if entry.id not in offered:
                return entry.plain_title(window.look.language)
            words = entry.words(situation, pointed).in_(window.look.language)
            return words if entry.of_game else without_letter(words)

        self._groups = key_groups(window.registry, window.look.language, offered, titled)
        self.title.setText(Words("Keys", "キー一覧").in_(speak))
        self.setAccessibleName(Words("Keys", "キー一覧").in_(speak))
        self.area.setAccessibleName(Words("Keys", "キー一覧").in_(speak))
        self.set_close_words(CLOSE.in_(speak))
        self.field.setPlaceholderText(Words("Search keys", "キーを探す").in_(speak))
        self.field.setAccessibleName(Words("Search keys", "キーを探す").in_(speak))
        self.nothing.setText(
            Words(
                "No key and no action has these words.", "その言葉のキーや操作はありません。"
            ).in_(speak)
        )
        self.all.setText(
            Words("Also those for other cards", "ほかのカードで使えるキーも").in_(speak)
        )
        self.all.setAccessibleName(
            Words("Also those for other cards", "ほかのカードで使えるキーも").in_(speak)
        )
        self.change.setText(Words("Change keys…", "キーを変える…").in_(speak))
        self.change.setAccessibleName(Words("Change keys", "キーを変える").in_(speak))
        self._show()

    def open(self) -> None:
        """Show the sheet; the keyboard can type in its field at once."""
        self.fit()
        self.show()
        self.field.setFocus()

    def fit(self) -> None:
        """Be as large as the keys need, and no larger than the window."""
        unit = self.fontMetrics().height()
        room = self.room.size()
        wanted = self._inside.sizeHint()
        width = max(wanted.width(), unit * WIDE) + unit * 3
        self.resize(
            min(width, room.width() - 24), min(wanted.height() + unit * 8, room.height() - 24)
        )
        self.place()

    @Slot()
    def _show(self, *_changed: object) -> None:
        """Lay the keys in as many columns as there is room for."""
        unit = self.fontMetrics().height()
        columns = max(1, min(MOST_COLUMNS, (self.room.width() - 60) // (unit * WIDE)))
        text = self.field.text().strip()
        # Whoever looks for something wants to find it, whatever is pointed at.
        everything = self.all.isChecked() or bool(text)
        groups = narrowed(self._groups, text, everything=everything)
        self.all.setEnabled(not text)
        self.nothing.setVisible(not groups)
        while self._columns.count():
            item = self._columns.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()
        for column in spread(groups, columns) if groups else ():
            label = RichLabel()
            label.show_rich(_table(column, self.look.palette))
            label.setFixedWidth(unit * WIDE)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
            label.setAccessibleName(
                series([group.title for group in column]).in_(self._window.look.language)
            )
            rows = (f"{row.key}: {row.title}" for group in column for row in group.rows)
            label.setAccessibleDescription("\n".join(rows))
            self._columns.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
            label.show()
        self._columns.addStretch(1)
        if self.isVisible():
            self.fit()

    @Slot()
    def _on_change(self) -> None:
        self.leave()
        self.change_wanted.emit()
