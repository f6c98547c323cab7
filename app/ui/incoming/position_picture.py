"""The copied position as a picture to scan: it goes to a phone, and on from there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.core.text.words import Words
from app.ui.lan.hosting.qr_picture import QrPicture
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

LINES = 34
"""Height of the picture in lines of text, where there is room: it has more dots than an invite."""
AROUND = 8
"""Lines of text of all that stands around it."""
TITLE = Words("The position as a picture to scan", "局面のQRコード")
HELP = Words(
    "A phone reads it as text. Sent on and pasted into Chabudai, it is set up.",
    "スマートフォンで文字として読み取れます。送ってChabudaiに貼り付けると並べられます。",
)


class PositionPicture(FloatingPanel):
    """The picture, as large as the window allows."""

    def __init__(self, look: Look, room: QWidget, line: str) -> None:
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help = Label(self)
        self.help.setWordWrap(True)
        self.help.setProperty("look", "muted")
        self.picture = QrPicture(LINES)
        self.picture.show_text(line)
        self.body.addWidget(self.help)
        self.body.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show the sheet."""
        self.fit()
        self.show()
        self.setFocus()

    def fit(self) -> None:
        """Be as large as the window allows: each dot has at least two pixels, if it can."""
        unit = self.fontMetrics().height()
        most = min(self.room.width(), self.room.height()) - unit * AROUND
        side = max(unit * 8, min(unit * LINES, most))
        self.picture.setFixedSize(QSize(side, side))
        self.setFixedWidth(side + unit * 3)
        self.adjustSize()
        self.place()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self.help.setText(HELP.in_(speak))
        self.picture.setAccessibleName(TITLE.in_(speak))
        if self.isVisible():
            self.fit()
