"""Pictures of the table: asked for, taken, written to a file or put on the clipboard."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication, QImage

from app.core.text.words import Words
from app.ui.app.file_choice import PICTURES
from app.ui.app.files import choose_target, write
from app.ui.table.pictures.picture_sheet import PictureChoice, PictureSheet
from app.ui.table.pictures.table_picture import png_of, take_picture

if TYPE_CHECKING:
    from app.ui.app.shell import Shell


class Pictures(QObject):
    """Takes pictures of what lies in a window, and remembers how the last one was taken."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.choice = PictureChoice()

    def ask(self) -> None:
        """Ask how the picture is to be taken."""
        window = self._window
        room = window.centralWidget()
        if window.board is None or window.bridge is None or room is None:
            return
        for old in window.findChildren(PictureSheet):
            old.close()
        sheet = PictureSheet(window.look, room, lambda: window.board, self.choice)
        sheet.taken.connect(self._taken)
        window.bridge.reseated.connect(sheet.close)
        sheet.open()

    def copy(self) -> None:
        """Put a picture on the clipboard, taken as the last one was."""
        board, choice = self._window.board, self.choice
        if board is not None:
            image = take_picture(board, choice.size, hide_hand=choice.hide_hand)
            self._taken(image, choice, copied=True)

    @Slot(object, object, bool)
    def _taken(self, image: QImage, choice: PictureChoice, copied: bool) -> None:
        self.choice = choice
        if copied:
            QGuiApplication.clipboard().setImage(image)
            self._window.tell(
                Words("The picture is on the clipboard.", "画像をコピーしました。"), "done"
            )
            return
        title = Words("Save a picture of the table", "卓の画像を保存").in_(
            self._window.look.language
        )
        path = choose_target(self._window, title, self.name(), PICTURES)
        if path is not None:
            write(self._window, path, png_of(image))

    def name(self, now: datetime | None = None) -> str:
        """Return the name that is proposed for a picture: title, turn, date and time."""
        window = self._window
        if window.table is None or window.bridge is None:
            return "Chabudai"
        number = window.bridge.view.turn.number
        turn = Words(f"turn {number}", f"{number}ターン目") if number else Words("setup", "準備")
        when = now or datetime.now().astimezone()
        words = turn.in_(window.look.language)
        return f"{window.table.title()} – {words} – {when:%Y-%m-%d %H%M}"


def pictures(window: Shell) -> Pictures:
    """Return what takes the pictures of a window, made when it is first wanted."""
    found = window.findChild(Pictures)
    return found if isinstance(found, Pictures) else Pictures(window)
