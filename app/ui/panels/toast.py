"""Short messages at the bottom of the board: what was refused, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.core.intent import Redo
from app.ui.look.icons import icon
from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.announce import announce
from app.ui.panels.overlay import Overlay

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.core.words import Language
    from app.session.updates import Placed, Refused, Stepped
    from app.ui.panels.telling import Telling


class Toast(Overlay):
    """One message at a time, with at most one thing to do about it."""

    def __init__(
        self,
        telling: Telling,
        parent: QWidget,
        *,
        palette: Palette = LIGHT,
        language: Language = "ja",
    ) -> None:
        super().__init__(parent, palette, stay=6000)
        self._telling = telling
        self._bridge = telling.bridge
        self._language: Language = language
        self._do: Callable[[], object] | None = None
        self._refusal: Refused | None = None
        self._taken_back: NodeId | None = None
        self._sign = QLabel(self)
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.button = QPushButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._on_button)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 10, 8)
        row.addWidget(self._sign)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.keep_focus_elsewhere()
        self.set_palette(palette)
        self._bridge.refused.connect(self._on_refused)
        self._bridge.placed.connect(self._on_placed)
        self._bridge.stepped.connect(self._on_stepped)

    def say(
        self,
        words: str,
        *,
        sign: str = "",
        button: str = "",
        do: Callable[[], object] | None = None,
    ) -> None:
        """Show a message; `sign` names an icon, `button` a thing to do about it."""
        self._refusal = self._taken_back = None
        self._show(words, sign, button, do)

    def set_language(self, language: Language) -> None:
        """Tell messages in `language`, the one that is shown too."""
        self._language = language
        if self.isVisible():
            self._tell_again()

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        super().set_palette(palette)
        self.setObjectName("toast")
        self.setStyleSheet(
            f"QWidget#toast {{ background: {palette.bar}; border: 1px solid {palette.gold};"
            f" border-radius: 9px; }} QLabel {{ color: {palette.bar_text}; }}"
            f"QPushButton {{ background: transparent; color: {palette.gold};"
            f" border: 1px solid {palette.bar_line}; font-weight: 700; }}"
            f"QPushButton:focus, QPushButton:hover {{ border-color: {palette.gold}; }}"
        )

    def sizeHint(self) -> QSize:
        """As wide as the words, but no wider than the parent leaves room for."""
        unit = self.fontMetrics().height()
        room = max(180, min(self.room.width() - 24, unit * 44))
        self.label.setMinimumWidth(0)
        beside = 40 + (self.button.sizeHint().width() + 10 if self.button.isVisibleTo(self) else 0)
        beside += self._sign.sizeHint().width() + 8 if self._sign.isVisibleTo(self) else 0
        words = self.fontMetrics().horizontalAdvance(self.label.text()) + 8
        width = min(room, words + beside)
        height = self.label.heightForWidth(max(60, width - beside))
        return QSize(width, max(height, self.button.sizeHint().height()) + 18)

    def _show(self, words: str, sign: str, button: str, do: Callable[[], object] | None) -> None:
        self._do = do
        self.label.setText(words)
        self.setAccessibleName(words)
        self._sign.setVisible(bool(sign))
        if sign:
            side = self.fontMetrics().height()
            colour = self.colours.gold
            self._sign.setPixmap(icon(sign, self.colours, colour).pixmap(QSize(side, side)))
        self.button.setVisible(bool(button))
        self.button.setText(button)
        self.appear()
        announce(self, words)

    def _tell_again(self) -> None:
        if self._refusal is not None:
            self._on_refused(self._refusal)
        elif self._taken_back is not None:
            self._tell_taken_back(self._taken_back)

    @Slot(object)
    def _on_refused(self, refused: Refused) -> None:
        words = refused.reason.in_(self._language)
        if words:
            self._taken_back, self._refusal = None, refused
            self._show(words, "warning", "", None)

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        if placed.went is not None and placed.went.how == "undo":
            self._refusal = None
            self._tell_taken_back(placed.went.origin)
        elif self._taken_back is not None:
            self.vanish()

    @Slot(object)
    def _on_stepped(self, _stepped: Stepped) -> None:
        # After something new, "Redo" would no longer do what the message says.
        if self._taken_back is not None:
            self._taken_back = None
            self.vanish()

    def _tell_taken_back(self, node: NodeId) -> None:
        self._taken_back = node
        said = self._telling.text(node, self._language)
        words = self.tr("Taken back: {what}").format(what=said)
        self._show(words, "undo", self.tr("Redo"), self._redo)

    def _redo(self) -> None:
        self._bridge.ask(Redo())

    @Slot()
    def _on_button(self) -> None:
        do = self._do
        self.vanish()
        if do is not None:
            do()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._tell_again()
