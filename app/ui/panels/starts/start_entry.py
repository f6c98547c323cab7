"""One thing that could be started now, as a button: sign, title, letters of the cost, with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from app.core.text.wording import series
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.learning.starts_contract import CouldStart


class StartEntry(QPushButton):
    """Starts it where it is pressed."""

    wanted = Signal(object)
    """CouldStart."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "start")
        self.could: CouldStart | None = None
        self.sign, self.name, self.using = Label(), Label(), Label()
        self.sign.setProperty("look", "suit")
        self.name.setProperty("look", "name")
        self.using.setProperty("look", "small")
        self.letters: list[Label] = []
        self.lit = False
        """Whether it takes the cards that are pointed at."""
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 4, 8, 4)
        row.setSpacing(7)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QWidget()
        words.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._flow = FlowLayout(words, gap=6)
        self._flow.addWidget(self.name)
        self._flow.addWidget(self.using)
        row.addWidget(words, 1)
        self._words = words
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._want)

    def show_start(
        self, could: CouldStart, language: Language, *, lit: bool, ink: str = ""
    ) -> None:
        """Show what could be started; `lit` where it is for what is pointed at.

        `ink` is the colour of its sign; "" for that of the words.
        """
        self.could = could
        self.sign.setText(could.sign)
        self.sign.setVisible(bool(could.sign))
        style = f"color: {ink};" if ink else ""
        if self.sign.styleSheet() != style:
            self.sign.setStyleSheet(style)
        self.name.setText(could.title.in_(language))
        using = could.using.in_(language)
        self.using.setText(using)
        self.using.setVisible(bool(using))
        self._write_cost(language)
        self.lit = lit
        self._paint(self, "lit", lit)
        said = (could.title, could.using, *(part.meaning for part in could.cost))
        self.setAccessibleName(series([one for one in said if one.en]).in_(language))
        self.setToolTip("\n".join(part.meaning.in_(language) for part in could.cost))
        self.updateGeometry()

    def _write_cost(self, language: Language) -> None:
        parts = self.could.cost if self.could is not None else ()
        while len(self.letters) < len(parts):
            letter = Label()
            letter.setProperty("look", "cost")
            self._flow.removeWidget(self.using)
            self._flow.addWidget(letter)
            self._flow.addWidget(self.using)
            self.letters.append(letter)
        for label, part in zip(self.letters, parts, strict=False):
            label.setText(part.letter)
            label.setToolTip(part.meaning.in_(language))
        for at, label in enumerate(self.letters):
            label.setVisible(at < len(parts))

    def _want(self) -> None:
        if self.could is not None:
            self.wanted.emit(self.could)

    @staticmethod
    def _paint(part: QWidget, name: str, on: bool) -> None:
        if part.property(name) != on:
            part.setProperty(name, on)
            part.style().unpolish(part)
            part.style().polish(part)

    def hasHeightForWidth(self) -> bool:
        """Return True: what has no room in the line stands in the next one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        layout = self.layout()
        assert layout is not None
        return max(layout.heightForWidth(width), layout.minimumSize().height())

    def sizeHint(self) -> QSize:
        """As wide as there is room, and as high as that needs."""
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word."""
        return self.sizeHint()
