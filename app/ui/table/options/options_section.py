"""The rules of a table that is about to be laid: folded up under a button, remembered, read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QToolButton, QWidget

from app.core.text.wording import bracketed, counted
from app.games.contracts.table_option import day_of
from app.store.decks.shipped_titles import Played
from app.ui.decks.deck_findings import today
from app.ui.look.look import Look
from app.ui.table.options.option_rows import CHANGED, RULES, OptionRows
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.options import Options
    from app.games.contracts.card_contract import DeckCheck
    from app.games.contracts.table_option import TableOption

DATE, REGION = "date", "region"
"""The options that say by which rules decks are checked, in a game that has them."""


class RulesSection(QObject):
    """The button and the rows below it; whoever shows them puts both where they belong."""

    changed = Signal()
    """Something else was chosen, or what is written can be read or not."""
    folded = Signal()
    """The rows were unfolded, or folded up."""

    def __init__(
        self,
        look: Look,
        options: Iterable[TableOption],
        check: DeckCheck | None,
        parent: QWidget,
    ) -> None:
        """`check` is that of the decks of the game, None where it has none; `parent` shows it."""
        super().__init__(parent)
        self.look = look
        self._check = check
        self.head = QToolButton(parent)
        self.head.setProperty("look", "plain")
        self._opener = Opener(self.head)
        self.rows = OptionRows(look, options, parent)
        self.rows.hide()
        if not self.rows.rows:
            self.head.hide()
        self.head.clicked.connect(self.toggle)
        self.rows.chosen.connect(self._on_change)
        self.rows.checked.connect(self._on_change)
        self._entitle()
        look.changed.connect(self._entitle)

    def show_options(self, options: Options) -> None:
        """Show what is agreed on, and say how much of it is not as usual, also folded up."""
        self.rows.show_options(options)
        self._entitle()

    @Slot()
    def toggle(self) -> None:
        """Unfold the rows, or fold them up."""
        self.rows.setVisible(self.rows.isHidden())
        self._entitle()
        self._opener.tell(self.look.language, opened=not self.rows.isHidden())
        self.folded.emit()

    @Slot()
    def _on_change(self, *_told: object) -> None:
        self._entitle()
        self.changed.emit()

    @Slot()
    def _entitle(self) -> None:
        """Name the section, and say how much in it is not as usual."""
        words, number = RULES.in_(self.look.language), len(self.rows.options)
        if number:
            words += bracketed(counted(number, CHANGED)).in_(self.look.language)
        if not self.rows.readable:
            # Why nobody can sit down is seen even where the section is folded up.
            words = f"⚠ {words}"
        # A letter grows with the text, the arrow of a button does not.
        self.head.setText(f"{'▸' if self.rows.isHidden() else '▾'} {words}")
        self.head.setAccessibleName(words)

    def played(self) -> Played | None:
        """Return for which day and region decks are to be checked; None if nobody says so."""
        check = self._check
        on, region = day_of(self.rows.value(DATE)), self.rows.value(REGION)
        if check is None or (on is None and region not in check.regions):
            return None
        home = check.home[self.look.language]
        return Played(on or today(), region if region in check.regions else home)
