"""The page of a table's options on which the adviser is set: what it shows, which rules it checks.

The rules can be searched; below them stand the documents that the one in front rests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.advising.advice_options import SHOWN
from app.ui.look.look import Look
from app.ui.table.options import rule_words
from app.ui.table.options.option_rows import OptionRows
from app.ui.table.options.rule_list import RuleList
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.advice import Adviser

SEARCH = Words("Search the rules of the adviser", "助言のルールを検索")
NOTHING = Words("No rule fits.", "当てはまるルールはありません。")
SEARCHES = "Ctrl+F"


class AdvicePage(QWidget):
    """What is shown of advice, and a list of rules to switch on and off."""

    def __init__(self, look: Look, adviser: Adviser | None) -> None:
        """`adviser` is the game's; None where it has none, and nobody sees this page."""
        super().__init__()
        self.look = look
        self.filter = OptionRows(look, (SHOWN,))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.empty = Label()
        self.empty.setProperty("look", "muted")
        self.rules = RuleList(look, adviser.rules if adviser is not None else ())
        self._named_sources = adviser.sources if adviser is not None else ()
        self.sources = Label()
        """Which documents the rule in front rests on."""
        self.sources.setProperty("look", "muted")
        self.sources.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.filter)
        column.addWidget(self.search)
        column.addWidget(self.empty)
        column.addWidget(self.rules, 1)
        column.addWidget(self.sources)
        self.rules.currentRowChanged.connect(self._name_sources)
        self.search.textChanged.connect(self._narrow)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def bring(self, rule: str) -> None:
        """Show a rule, whatever was searched for, with the keyboard on it."""
        self.search.clear()
        self.rules.bring(rule)
        self.rules.setFocus()

    def show_off(self, off: tuple[str, ...]) -> None:
        """Show which rules are switched off."""
        self.rules.show_off(off)
        self.empty.setVisible(not self.rules.shown)

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
        self.empty.setVisible(not self.rules.shown)

    @Slot()
    def _name_sources(self, *_row: object) -> None:
        """Say which documents the rule in front rests on."""
        told = rule_words.sources_of(self.rules.current, self._named_sources)
        self.sources.setText(told.in_(self.look.language))

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.search.setPlaceholderText(SEARCH.in_(speak))
        self.search.setAccessibleName(SEARCH.in_(speak))
        self.empty.setText(NOTHING.in_(speak))
        self._name_sources()
