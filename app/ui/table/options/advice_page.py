"""The page of a table's options on which the adviser is set: what it shows, which rules it checks.

The rules can be searched; below them stand the documents that the one in front rests on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.games.advising.advice_options import SHOWN
from app.ui.app.trouble import steady
from app.ui.look.look import Look
from app.ui.table.options import rule_words
from app.ui.table.options.option_rows import OptionRows
from app.ui.table.options.rule_finder import RuleFinder
from app.ui.table.options.rule_list import RuleList
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.advice import Adviser

FEWEST_LINES = 6
"""Lines of text that the list of rules has room for before anything stands below it."""


class AdvicePage(QWidget):
    """What is shown of advice, and a list of rules to switch on and off."""

    def __init__(self, look: Look, adviser: Adviser | None) -> None:
        """`adviser` is the game's; None where it has none, and nobody sees this page."""
        super().__init__()
        self.look = look
        self.filter = OptionRows(look, (SHOWN,))
        self.finder = RuleFinder(look, RuleList(look, adviser.rules if adviser is not None else ()))
        self.rules = self.finder.rules
        self._named_sources = adviser.sources if adviser is not None else ()
        self.sources = Label()
        """Which documents the rule in front rests on."""
        self.sources.setProperty("look", "muted")
        self.sources.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.filter)
        column.addWidget(self.finder, 1)
        column.addWidget(self.sources)
        self.rules.currentRowChanged.connect(self._name_sources)
        look.changed.connect(self._name_sources)

    @Slot()
    def _name_sources(self, *_row: object) -> None:
        """Say which documents the rule in front rests on."""
        told = rule_words.sources_of(self.rules.current, self._named_sources)
        self.sources.setText(told.in_(self.look.language))
        self.rules.setToolTip(self.sources.text())
        self._make_room()

    @steady
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room that there is to the rules."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Have what is above the rules whole, and the documents below them where there is room.

        In large text they would leave a line of the list; its tip names them then.
        """
        width = self.width()
        above = self.filter.heightForWidth(width)
        self.filter.setMinimumHeight(above)
        rules = self.fontMetrics().lineSpacing() * FEWEST_LINES
        needed = above + self.finder.search.sizeHint().height() + rules
        below = self.sources.heightForWidth(width)
        self.sources.setVisible(needed + below <= self.height())
