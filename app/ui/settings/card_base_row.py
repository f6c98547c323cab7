"""The imported cards in the settings: how many there are, importing more, taking some out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.cards.card_facts import CardsError
from app.core.text.words import Words
from app.games.game_registry import usual_cards
from app.ui.cards.importing.import_phrases import FORGET, held_line
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.settings.setting_fields import Field
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


IMPORT = Words("Import…", "取り込む…")
SOUGHT = (
    Words("card data", "カードデータ"),
    Words("database", "データベース"),
    Words("set json csv", "セット"),
)
"""By what else it is looked for."""


class CardBaseField(Field):
    """Nothing is chosen here; two buttons lead on."""

    import_wanted = Signal()
    forget_wanted = Signal()

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__(look, title)
        self._held = Words("", "")
        self.held = Label(self)
        self.held.setWordWrap(True)
        self.take, self.forget = QPushButton(self), QPushButton(self)
        buttons = QWidget(self)
        flow = FlowLayout(buttons, 6)
        for button in (self.take, self.forget):
            button.setParent(buttons)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.held)
        column.addWidget(buttons)
        for part in (self, buttons):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            part.setSizePolicy(policy)
        self.setFocusProxy(self.take)
        self.take.clicked.connect(self.import_wanted)
        self.forget.clicked.connect(self.forget_wanted)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def show_value(self, value: Any) -> None:
        """Say how many cards there are now; nothing is chosen."""
        del value
        if self.isVisible():
            self._say()

    def natural_width(self) -> int:
        """Return a width in which the sentence can be read."""
        return self.fontMetrics().averageCharWidth() * 40

    def found_by(self) -> tuple[Words, ...]:
        """Return what else one might look for."""
        return (IMPORT, FORGET, *SOUGHT)

    def showEvent(self, event: QShowEvent) -> None:
        """See what there is by now."""
        super().showEvent(event)
        self._say()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        title = self.title.in_(language)
        for button, words in ((self.take, IMPORT), (self.forget, FORGET)):
            button.setText(words.in_(language))
            button.setAccessibleName(f"{title}: {words.in_(language)}")
        self.held.setText(self._held.in_(language))

    def _say(self) -> None:

        imports = usual_cards().imports
        if imports is None:
            return
        try:
            found = imports.held()
        except CardsError as problem:
            self._held = Words(f"⚠ {problem.words.en}", f"⚠ {problem.words.ja}")
            self.forget.setEnabled(False)
        else:
            self._held = held_line(found.cards, len(found.sets))
            self.forget.setEnabled(found.cards > 0)
        self.held.setText(self._held.in_(self.look.language))
