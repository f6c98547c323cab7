"""The choices of the settings, in groups below each other, narrowed by what is looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.ui.settings.settings_catalogue import groups
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.store.personal_settings import Settings
    from app.ui.look.look import Look
    from app.ui.settings.setting_rows import Row

NOTHING = Words("No setting fits.", "当てはまる設定はありません。")
RESET_ALL = Words("All settings back to their defaults", "すべての設定を初期値に戻す")
BESIDE_ROWS = 12
"""Pixels that lie beside the rows within what is scrolled."""


class Column(QWidget):
    """What is scrolled: it is as high as its rows are at its width.

    Rows that wrap would be as high at the least as they are where they are narrowest.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__()
        self._rows = tuple(rows)

    def minimumSizeHint(self) -> QSize:
        """Return the width it needs; the height follows from the width."""
        return QSize(super().minimumSizeHint().width(), 0)

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, with the rows standing as they will there."""
        for row in self._rows:
            row.turn(width - BESIDE_ROWS)
        return super().heightForWidth(width)


class SettingsChoices(QScrollArea):
    """Every row that there is, each in the group it belongs to."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.empty = Label()
        self.reset_all = QPushButton()
        self._groups = [(title, Label(), QFrame(), rows) for title, rows in groups(look)]
        self.setWidget(self._made_column())
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _made_column(self) -> Column:
        inside = Column(self.rows)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.empty)
        for _, heading, sheet, rows in self._groups:
            heading.setProperty("look", "title")
            sheet.setProperty("look", "sheet")
            within = QVBoxLayout(sheet)
            within.setContentsMargins(2, 2, 2, 2)
            within.setSpacing(0)
            for row in rows:
                within.addWidget(row)
            column.addWidget(heading)
            column.addWidget(sheet)
            column.addSpacing(8)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.reset_all)
        column.addLayout(foot)
        column.addStretch(1)
        return inside

    @property
    def rows(self) -> list[Row]:
        """All rows, from the top."""
        return [row for _, _, _, rows in self._groups for row in rows]

    def row(self, name: str) -> Row:
        """Return the row of a setting. Raises KeyError."""
        for row in self.rows:
            if row.entry.name == name:
                return row
        raise KeyError(name)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen now; tells nobody."""
        for row in self.rows:
            row.show_value(row.entry.held(settings))
        self.offer_reset(settings)

    def differing(self, settings: Settings) -> dict[str, tuple[Any, Any]]:
        """Return what is not at its default: name -> (default, chosen)."""
        entries = (row.entry for row in self.rows if row.entry.is_setting(settings))
        found = {entry.name: (entry.usual, entry.held(settings)) for entry in entries}
        return {name: pair for name, pair in found.items() if pair[0] != pair[1]}

    def offer_reset(self, settings: Settings) -> None:
        """Offer the way back to all defaults, where anything differs from them."""
        self.reset_all.setEnabled(bool(self.differing(settings)))

    def narrow(self, wanted: Sequence[str]) -> int:
        """Show the rows that have all of the words (`search_key`); return how many do."""
        shown = 0
        for title, heading, sheet, rows in self._groups:
            named = all(word in search_key(f"{title.en} {title.ja}") for word in wanted)
            fitting = [row for row in rows if named or row.fits(wanted)]
            for row in rows:
                row.setVisible(row in fitting)
            heading.setVisible(bool(fitting))
            sheet.setVisible(bool(fitting))
            shown += len(fitting)
        self.empty.setVisible(not shown)
        self.reset_all.setVisible(not wanted)
        return shown

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.empty.setText(NOTHING.in_(language))
        self.reset_all.setText(RESET_ALL.in_(language))
        for title, heading, _, _ in self._groups:
            heading.setText(title.in_(language))
