"""Where it is said what went wrong: chosen from what usually does, or written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.core.text.one_line import one_line
from app.core.text.wording import both, labelled
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.core.text.words import Language

LONGEST = 200
"""Letters of a reason."""
WHY = Words("What went wrong", "何が起きたか")
WHY_HINT = Words("Choose, or write it yourself", "選ぶか、入力してください")


class ReasonField(QComboBox):
    """A list of reasons with a field for any other; empty at first."""

    def __init__(self, reasons: tuple[Words, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._reasons = reasons
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._field.setMaxLength(LONGEST)

    @property
    def _field(self) -> QLineEdit:
        field = self.lineEdit()
        assert field is not None
        return field

    def reason(self, language: Language) -> Words | None:
        """Return what was chosen or written; None where nothing was said."""
        written = one_line(self.currentText().strip())
        known = {words.in_(language): words for words in self._reasons}
        return known.get(written, both(written)) if written else None

    def speak(self, language: Language) -> None:
        """Say the reasons in another language; what was chosen or written stays so."""
        chosen, written = self.currentIndex(), self.currentText()
        self.clear()
        self.addItems([words.in_(language) for words in self._reasons])
        self.setCurrentIndex(chosen)
        if chosen < 0:
            self.setEditText(written)
        self._field.setPlaceholderText(labelled(WHY, WHY_HINT).in_(language))
        self.setAccessibleName(WHY.in_(language))
