"""A choice whose words go on in the next line where they are longer than there is room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from app.ui.toolkit.plain_text import literal


class FoldedRadio(QRadioButton):
    """One of several that exclude each other, as wide as it is given and as high as it needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Show other words."""
        self._words = words
        self.setAccessibleName(words)
        self.setText(self._folded(self.width()) if self.isVisible() else literal(words))
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return how high the words are in lines of a width."""
        lines = self._folded(width).count("\n") - self.text().count("\n")
        return self.sizeHint().height() + lines * self.fontMetrics().lineSpacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the words anew."""
        super().resizeEvent(event)
        folded = self._folded(self.width())
        if folded != self.text():
            self.setText(folded)

    def _folded(self, width: int) -> str:
        beside = self.sizeHint().width() - self._size(self.text()).width()
        layout = QTextLayout(self._words, self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width - beside, self.fontMetrics().height()))
            start = line.textStart()
            lines.append(self._words[start : start + line.textLength()].rstrip())
        layout.endLayout()
        return literal("\n".join(lines))

    def _size(self, text: str) -> QSize:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, text)
