"""A picture of the board without a window: for the command line and machines without display."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from app.cards.known import known_base
from app.places import images_folder
from app.store import settings
from app.ui.board.view import BoardView
from app.ui.bridge import Bridge
from app.ui.look.art import CardArt
from app.ui.look.own_pictures import OwnPictures
from app.ui.look.palette import LIGHT
from app.ui.program import application

if TYPE_CHECKING:
    from app.core.words import Language, Words
    from app.session.local import LocalTable

SIZE = QSize(1600, 960)


def paint_board(table: LocalTable, seat: int, language: Language, path: Path) -> bool:
    """Write the board as `seat` sees it to `path`; False if that is not possible."""
    application()
    bridge = Bridge(table, seat)
    art = CardArt(LIGHT, own_face=_own_pictures(language))
    board = BoardView(bridge, art, known_base(), LIGHT)
    try:
        board.set_language(language)
        board.resize(SIZE)
        return bool(board.grab_image(SIZE).save(str(path)))
    finally:
        bridge.close()
        art.close()
        board.deleteLater()


def _own_pictures(language: Language) -> OwnPictures | None:
    """Return the person's own pictures of cards, from the folder that the window takes them from.

    What of them cannot be read is told where errors go.
    """
    chosen = settings.load()[0].images
    folder = Path(chosen) if chosen else images_folder()

    def tell(words: Words) -> None:
        sys.stderr.write(words.in_(language) + "\n")

    return OwnPictures(folder, tell) if folder.is_dir() else None
