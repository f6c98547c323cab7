"""A field to search, and the rules that fit: among the options of a table, and at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.table.options.rule_list import RuleList
from app.ui.table.place.table_keys import key_of
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.ui.look.look import Look

SEARCH = Words("Search the rules of the adviser", "助言のルールを検索")
NOTHING = Words("No rule fits.", "当てはまるルールはありません。")
SEARCHES = "Ctrl+F"


class RuleFinder(QWidget):
    """The field stands above the list that it narrows."""

    def __init__(self, look: Look, rules: RuleList) -> None:
        super().__init__()
        self.look = look
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.empty = Label()
        self.empty.setProperty("look", "muted")
        self.rules = rules
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.empty)
        column.addWidget(rules, 1)
        self.search.textChanged.connect(self._narrow)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def bring(self, rule: str) -> None:
        """Show a rule, whatever was searched for, with the keyboard on it."""
        self.search.clear()
        self.rules.bring(rule)
        self.rules.setFocus()

    def show_off(self, off: Collection[str]) -> None:
        """Show which rules are switched off."""
        self.rules.show_off(off)
        self._tell()

    @staticmethod
    def claims(event: QEvent) -> bool:
        """Whether an event asks who takes the key that searches, before the table does."""
        override = event.type() == QEvent.Type.ShortcutOverride
        return override and isinstance(event, QKeyEvent) and key_of(event) == SEARCHES

    def takes_key(self, key: str) -> bool:
        """Take a key: Esc empties the search; from the search, Down goes to the rules."""
        if key == SEARCHES:
            self.search.setFocus()
            self.search.selectAll()
        elif key == "Esc" and self.search.text():
            self.search.clear()
            self.search.setFocus()
        elif key == "Down" and self.search.hasFocus():
            self.rules.setFocus()
        else:
            return False
        return True

    @Slot(str)
    def _narrow(self, text: str) -> None:
        self.rules.narrow(text)
        self._tell()

    def _tell(self) -> None:
        self.empty.setVisible(not self.rules.shown)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.search.setPlaceholderText(SEARCH.in_(speak))
        self.search.setAccessibleName(SEARCH.in_(speak))
        self.empty.setText(NOTHING.in_(speak))
        self._tell()
