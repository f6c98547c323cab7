"""The page of an import under way: what is read, how far it is, and the way to end it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.import_work import PARTS, Step
from app.ui.cards.importing.sheet_page import label, row
from app.ui.toolkit.common_words import CANCEL

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.core.text.words import Language


class RunningPage(QWidget):
    """A bar with what is being done above it."""

    cancel_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._step = Step(import_phrases.LOOKING, -1)
        self._language: Language = "en"
        self.doing, self.file, self.beside = label(), label("muted"), label("muted")
        # Names of files come and go with every second: they must not move what lies below.
        self.file.setWordWrap(False)
        self.file.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = QProgressBar()
        self.cancel = QPushButton()
        self.foot = row(self.cancel)
        self.first = self.cancel
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.doing, self.bar, self.file, self.beside):
            column.addWidget(part)
        self.cancel.clicked.connect(self._on_cancel)

    def begin(self, step: Step) -> None:
        """Show a work that begins."""
        self.cancel.setEnabled(True)
        self.show_step(step)

    def show_step(self, step: Step) -> None:
        """Show how far it is."""
        self._step = step
        # A bar without an end where nobody knows how much there is.
        self.bar.setRange(0, 0 if step.done < 0 else PARTS)
        if step.done >= 0:
            self.bar.setValue(step.done)
        said = step.doing.in_(self._language)
        self.doing.setText(said[:1].upper() + said[1:])
        self._say_file()

    def _say_file(self) -> None:
        name = Path(self._step.file).name
        width = max(0, self.file.width())
        elided = self.file.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, width)
        self.file.setText(elided or " ")
        self.file.setToolTip(self._step.file)

    def _on_cancel(self) -> None:
        # It ends with the next card that is read. The keyboard stays in the sheet until then.
        self.setFocus()
        self.cancel.setEnabled(False)
        self.cancel_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of a name as there is room for."""
        super().resizeEvent(event)
        self._say_file()

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self._language = language
        self.cancel.setText(CANCEL.in_(language))
        self.cancel.setAccessibleName(CANCEL.in_(language))
        self.bar.setAccessibleName(import_phrases.PROGRESS.in_(language))
        self.beside.setText(import_phrases.BESIDE.in_(language))
        self.show_step(self._step)
