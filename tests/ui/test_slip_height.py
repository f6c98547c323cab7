"""A slip over the board is high enough for its words, the first time it is shown as well."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.core.text.words import Words
from app.ui.app.window import Window
from tests.gallery.game import duel

SENTENCE = "The table was rolled back, and that is on the record for everybody to see. "


@pytest.mark.parametrize("letters", range(10, 75, 5))
def test_no_line_is_cut(empty_window: Window, letters: int) -> None:
    empty_window.put_on_board(duel())
    empty_window.tell(Words(SENTENCE[:letters].strip() * 2, "巻"), "note")
    (slip,) = empty_window.toasts.slips
    QApplication.processEvents()
    assert slip.isVisible()
    assert slip.label.height() >= slip.label.heightForWidth(slip.label.width())
