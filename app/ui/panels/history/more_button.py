"""What had no room beside a step that is looked at: speed, eyes, jumps and buttons, in one menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QToolButton, QWidget

from app.core.text.words import Words
from app.ui.panels.history.movie_controls import EYES, JUMPS, SPEED
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener
from app.ui.toolkit.spoken.told_menu import ToldMenu

if TYPE_CHECKING:
    from app.ui.look.look import Look
    from app.ui.panels.history.movie_controls import MovieControls

MORE = Words("More", "その他")


class MoreButton(QToolButton):
    """Opens a menu of all that is hidden of the controls, and of some buttons beside them."""

    def __init__(
        self,
        look: Look,
        controls: MovieControls,
        buttons: Sequence[QPushButton],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controls = controls
        self._buttons = tuple(buttons)
        self.setProperty("look", "plain")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        # What is pressed by the pointer takes no key away from the picture.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setText(MORE.in_(look.language) + " ▾")
        self.setAccessibleName(MORE.in_(look.language))
        self._opener = Opener(self, opens="menu")
        self.clicked.connect(self._open)
        self.hide()

    @Slot()
    def _open(self) -> None:
        self._controls.pause()
        self._opener.drop(self.offer())

    def offer(self) -> QMenu:
        """Return the menu, made from what is hidden now."""
        menu = ToldMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        speak, controls = self._look.language, self._controls
        for button in self._buttons:
            if button.isHidden():
                menu.addAction(literal(button.text())).triggered.connect(partial(_press, button))
        if controls.jumps.isHidden():
            controls.fill_jumps(menu.add_below(JUMPS.in_(speak)))
        for title, box in ((EYES, controls.eyes), (SPEED, controls.speed)):
            if box.isHidden() and box.count() > 1:
                _offer(menu.add_below(literal(title.in_(speak))), box)
        return menu


def _press(button: QPushButton, _checked: object = None) -> None:
    button.click()


def _offer(menu: QMenu, box: QComboBox) -> None:
    """Offer what a box offers, with what is chosen marked."""
    for at in range(box.count()):
        action = menu.addAction(literal(box.itemText(at)))
        action.setCheckable(True)
        action.setChecked(at == box.currentIndex())
        action.triggered.connect(partial(_choose, box, at))


def _choose(box: QComboBox, at: int, _checked: object = None) -> None:
    box.setCurrentIndex(at)
    box.activated.emit(at)
