"""A number that can be overwritten by typing, arrows or wheel, and says so when it is too much."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from app.games.form_model import Number

MOST_DIGITS = 6


class NumberBox(QSpinBox):
    """Takes any number that is typed, and falls back to the nearest one that is possible."""

    answered = Signal(str)
    """What the person made it; "" where they emptied it, and the worked out number is wanted."""
    strayed = Signal(bool)
    """Whether what is typed is outside of what is possible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quiet = False
        self._typing = False
        """Whether somebody is in the middle of writing another number."""
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        # Rolled past in a long sheet, a number must not change.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self._on_value)
        self.lineEdit().textEdited.connect(self._on_typed)
        self.editingFinished.connect(self._on_finished)

    def show_number(self, number: Number) -> None:
        """Show what the form says; while somebody is typing, only what is possible changes."""
        self._quiet = True
        # Even told the same again, Qt writes the old number over what is being typed.
        if (self.minimum(), self.maximum()) != (number.least, number.most):
            self.setRange(number.least, number.most)
        if self.singleStep() != number.step:
            self.setSingleStep(number.step)
        if not self._typing:
            self.setValue(number.value)
        self._quiet = False

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Let every number be typed; what is too large or too small is put right afterwards."""
        figures = text.strip().removeprefix("-")
        if not figures:
            return QValidator.State.Intermediate, text, at
        if not (figures.isascii() and figures.isdigit() and len(figures) <= MOST_DIGITS):
            return QValidator.State.Invalid, text, at
        return QValidator.State.Acceptable, text, at

    def valueFromText(self, text: str) -> int:
        """Return the nearest possible number to what is written."""
        return min(max(int(text.strip() or 0), self.minimum()), self.maximum())

    def fixup(self, _text: str) -> str:
        """Return what stands there instead of nothing."""
        return str(self.value())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change by a step where the keyboard is here; otherwise the sheet rolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def stepBy(self, steps: int) -> None:
        """Change by so many steps, which ends what was being typed."""
        self._typing = False
        super().stepBy(steps)
        self.strayed.emit(False)

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._typing = True
        figures = text.strip()
        if figures in ("", "-"):
            self.strayed.emit(False)
            self.answered.emit("")
            return
        typed = int(figures)
        self.strayed.emit(not self.minimum() <= typed <= self.maximum())
        # Qt tells of a change before its own value follows, and not at all where that stays.
        self.answered.emit(str(min(max(typed, self.minimum()), self.maximum())))

    @Slot(int)
    def _on_value(self, value: int) -> None:
        if not self._quiet and not self._typing:
            self.answered.emit(str(value))

    @Slot()
    def _on_finished(self) -> None:
        self._typing = False
