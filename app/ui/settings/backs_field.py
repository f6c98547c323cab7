"""What is on the backs of cards: patterns to choose from, and a picture of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.core.text.words import Words
from app.ui.app.file_choice import BROUGHT_PICTURES, ask_open, documents_folder
from app.ui.look.faces.back_patterns import BackDress
from app.ui.look.faces.card_sides import paint_back
from app.ui.look.pictures.own_back import back_file, kept_back, take_back
from app.ui.settings.setting_fields import ChoiceField
from app.ui.settings.swatch import Swatches

if TYPE_CHECKING:
    from app.ui.look.look import Look
    from app.ui.look.palette import Palette

OPTIONS = (
    ("", Words("Of the game", "ゲームごと")),
    ("asanoha", Words("Hemp leaf", "麻の葉")),
    ("seigaiha", Words("Waves", "青海波")),
    ("shippo", Words("Rings", "七宝")),
    ("stripes", Words("Stripes", "縞")),
    ("own", Words("My picture", "自分の画像")),
)
PICK = Words("Choose a picture…", "画像を選ぶ…")


def paint_worn(painter: QPainter, rect: QRectF, chosen: Any, worn: Palette) -> None:
    """Draw a back as it is chosen; a sheet with a plus where there is no picture yet."""
    own = kept_back() if chosen == "own" else None
    if chosen == "own" and own is None:
        painter.fillRect(rect, QColor(worn.panel_raised))
        painter.setPen(QPen(QColor(worn.text), max(1.5, rect.width() * 0.06)))
        middle, reach = rect.center(), rect.width() * 0.2
        for way in (QPointF(reach, 0), QPointF(0, reach)):
            painter.drawLine(middle - way, middle + way)
        return
    dress = BackDress("" if chosen == "own" else chosen, own=own)
    ratio = painter.device().devicePixelRatio()
    size = QSize(round(rect.width() * ratio), round(rect.height() * ratio))
    painter.drawImage(rect, paint_back(size, dress=dress))


class BacksField(ChoiceField):
    """One of the patterns, or a picture that is chosen from a file and kept."""

    def __init__(self, look: Look, title: Words) -> None:
        self._value: Any = ""
        self.pick = QPushButton()
        self._beside = QWidget()
        super().__init__(look, title, OPTIONS, Swatches(paint_worn, 1.75, 2.2))
        flow = self.layout()
        assert flow is not None
        row = QHBoxLayout(self._beside)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.pick)
        flow.addWidget(self._beside)
        self.pick.clicked.connect(self._on_pick)

    def show_value(self, value: Any) -> None:
        """Put the dot where the value is."""
        self._value = value
        super().show_value(value)

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        chosen = OPTIONS[number][0]
        if chosen == "own" and not back_file().is_file():
            self._on_pick()
        else:
            self._value = chosen
            super()._on_clicked(number)

    @Slot()
    def _on_pick(self) -> None:
        """Let a file be chosen; without one everything stays as it was."""
        language = self.look.language
        path = ask_open(
            self.window(), PICK.in_(language), documents_folder(), (BROUGHT_PICTURES,), language
        )
        wrong = None if path is None else take_back(path)
        if path is None or wrong is not None:
            self.show_value(self._value)
            if wrong is not None:
                self.chosen.emit(wrong)
            return
        self.show_value("own")
        self.chosen.emit("own")
        self._follow_look()

    def found_by(self) -> tuple[Words, ...]:
        """Return what the patterns are called, and what else one might look for."""
        return (*super().found_by(), PICK, Words("sleeves", "スリーブ"))

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        self.pick.setText(PICK.in_(self.look.language))
        # As high as what it stands beside, or the button would hang at the top of the line.
        self._beside.setMinimumHeight(self.buttons[0].sizeHint().height())
        title = self.title.in_(self.look.language)
        self.pick.setAccessibleName(f"{title}: {PICK.in_(self.look.language)}")
