"""A picture of the board without a window: for the command line and machines without display."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from app.games.game_registry import cards_of
from app.places import images_folder
from app.store import saved_settings
from app.ui.app.application import application
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.mats.mat_colours import on_mat
from app.ui.look.pictures.own_pictures import OwnPictures, PictureKey
from app.ui.table.bridge import Bridge

if TYPE_CHECKING:
    from app.core.text.words import Language, Words
    from app.session.host.local_table import LocalTable

SIZE = QSize(1600, 960)


def paint_board(table: LocalTable, seat: int, language: Language, path: Path) -> bool:
    """Write the board as `seat` sees it to `path`; False if that is not possible."""
    application()
    bridge = Bridge(table, seat)
    cards = cards_of(table.spec)
    look = Look(on_mat("light", saved_settings.load()[0].mat), language)
    look.change(back=cards.back)
    art = CardArt(look, own_face=_own_pictures(language, cards.picture_key))
    board = BoardView(look, bridge, art, cards)
    try:
        board.resize(SIZE)
        return bool(board.grab_image(SIZE).save(str(path)))
    finally:
        bridge.close()
        art.close()
        board.deleteLater()


def _own_pictures(language: Language, key_of: PictureKey) -> OwnPictures | None:
    """Return the person's own pictures of cards, from the folder that the window takes them from.

    What of them cannot be read is told where errors go.
    """
    chosen = saved_settings.load()[0].images
    folder = Path(chosen) if chosen else images_folder()

    def tell(words: Words) -> None:
        sys.stderr.write(words.in_(language) + "\n")

    return OwnPictures(folder, tell, key_of) if folder.is_dir() else None
