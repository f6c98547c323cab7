"""What comes into the side panel is divided with the others once it stands there."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from app.ui.app.window import Window
from tests.gallery.game import duel


class Guest(QWidget):
    """Whose going from where it stood gives the panel more room at once."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.shared = 0

    def hide(self) -> None:
        """Go, and let the panel divide its room meanwhile."""
        super().hide()
        assert self._window.side is not None
        self._window.side.parts.laid.emit()
        self.shared += 1


def test_a_part_that_is_on_its_way_into_the_panel_is_not_divided_yet(empty_window: Window) -> None:
    playing = empty_window
    playing.put_on_board(duel())
    playing.show()
    assert playing.side is not None
    parts = playing.side.parts
    guest = Guest(playing)
    guest.setFixedHeight(40)
    playing.side.top.ask(guest)
    QApplication.processEvents()
    assert guest.shared == 1
    assert parts.asked is guest
    assert guest.isVisible()
    assert guest.parentWidget() is parts
    playing.side.top.ask(None)
