"""The sheet that asks how large a picture of the table is to be, and how much it may show."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.core.data.value import value
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.table.pictures.table_picture import SIZES, pixels, small_picture, take_picture
from app.ui.toolkit.common_words import CLOSE, COPY
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView

PREVIEW = 18
"""Width of the small picture in lines of text."""


@value
class PictureChoice:
    """How a picture is taken."""

    size: str = "window"
    hide_hand: bool = False


class PictureSheet(FloatingPanel):
    """Shows what the picture will show; [Save…] and [Copy]. Esc closes it."""

    taken = Signal(object, object, bool)
    """(QImage, PictureChoice, whether to the clipboard and not to a file)"""

    def __init__(
        self,
        look: Look,
        room: QWidget,
        board: Callable[[], BoardView | None],
        choice: PictureChoice,
    ) -> None:
        """`board` gives the board as it is when the picture is taken."""
        super().__init__(look, room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._board = board
        self.preview = Label(self)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sizes = {size.id: QRadioButton(self) for size in SIZES}
        group = QButtonGroup(self)
        for button in self.sizes.values():
            group.addButton(button)
        self.hide_hand = QCheckBox(self)
        self.copy_button = QPushButton(self)
        self.save_button = QPushButton(self)
        self.save_button.setProperty("look", "primary")
        side = QVBoxLayout()
        side.setSpacing(4)
        for button in self.sizes.values():
            side.addWidget(button)
        side.addSpacing(8)
        side.addWidget(self.hide_hand)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.preview)
        middle.addLayout(side, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.copy_button)
        foot.addWidget(self.save_button)
        self.body.addLayout(middle)
        self.body.addLayout(foot)
        self.sizes.get(choice.size, self.sizes["window"]).setChecked(True)
        self.hide_hand.setChecked(choice.hide_hand)
        self.hide_hand.toggled.connect(self._show_preview)
        self.copy_button.clicked.connect(lambda: self._take(copied=True))
        self.save_button.clicked.connect(lambda: self._take(copied=False))
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def choice(self) -> PictureChoice:
        """What is chosen now."""
        size = next(name for name, button in self.sizes.items() if button.isChecked())
        return PictureChoice(size, self.hide_hand.isChecked())

    def open(self) -> None:
        """Show the sheet."""
        self._show_preview()
        self.adjustSize()
        self.place()
        self.show()
        self.save_button.setFocus()

    def fit(self) -> None:
        """Take the size that the text needs."""
        self._show_preview()
        self.adjustSize()
        self.place()

    def _show_preview(self) -> None:
        board = self._board()
        if board is None:
            return
        width = min(self.fontMetrics().height() * PREVIEW, max(120, self.room.width() // 3))
        image: QImage = small_picture(board, width, hide_hand=self.hide_hand.isChecked())
        self.preview.setPixmap(QPixmap.fromImage(image))

    def _take(self, *, copied: bool) -> None:
        board, choice = self._board(), self.choice
        if board is None:
            return
        image = take_picture(board, choice.size, hide_hand=choice.hide_hand)
        self.leave()
        self.taken.emit(image, choice, copied)

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        language, board = self.look.language, self._board()
        self.title.setText(Words("Picture of the table", "卓の画像").in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        for size in SIZES:
            words = size.title.in_(language)
            if board is not None:
                whole = pixels(board, size.id)
                words = f"{words} ({whole.width()} × {whole.height()})"
            self.sizes[size.id].setText(words)
        self.hide_hand.setText(Words("Hide my hand", "手札を伏せる").in_(speak))
        self.hide_hand.setToolTip(
            Words("Turn over what only this seat sees", "この席だけに見えるカードをウラにする").in_(
                speak
            )
        )
        self.copy_button.setText(COPY.in_(speak))
        self.copy_button.setAccessibleName(Words("Copy the picture", "画像をコピー").in_(speak))
        self.save_button.setText(Words("Save…", "保存…").in_(speak))
        self.save_button.setAccessibleName(
            Words("Save the picture in a file", "画像をファイルに保存").in_(speak)
        )
        self.preview.setAccessibleName(Words("What the picture will show", "画像の内容").in_(speak))
        if self.isVisible():
            self.fit()
