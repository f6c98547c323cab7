"""The menus that are opened on the table in the window, and its double click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtWidgets import QApplication, QMenu

from app.core.text.words import Words
from app.games.game_api import Drop, Selection
from app.ui.board.drag.drop_preview import titled
from app.ui.board.eyes.knowers_menu import knowers_menu
from app.ui.board.eyes.known_words import SELECT_HIDDEN
from app.ui.commands.selection_menu import SelectionMenu
from app.ui.commands.table_menu import TableMenu
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import MENU
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront

SELECT_FIRST = Words("Select a card in play first.", "先に場のカードを選んでください。")


class PlaceMenus(QObject):
    """Opens menus where something is pointed at, and does the likeliest of them."""

    def __init__(self, window: Shell, place: TableInFront) -> None:
        super().__init__(place)
        self._window = window
        self._place = place
        self.made = SelectionMenu(window)

    @Slot(object, QPoint)
    def show(self, selection: Selection, at: QPoint) -> None:
        """Open the menu of `selection` at a place of the screen."""
        self._window.sheets.did("menu")
        menu = self.made.menu(selection, self._window)
        self._place.side.sheets.add_notes(menu, selection)
        self._pop_up(menu, at)

    @Slot(object, QPoint)
    def offer_readings(self, drops: list[Drop], at: QPoint) -> None:
        """Let the person choose what a drop with Ctrl+Alt means."""
        menu = TableMenu(self._window)
        for drop in drops:
            title = titled(self._place.bridge, drop).in_(self._window.look.language)
            entry = menu.addAction(literal(title))
            entry.triggered.connect(lambda _=False, drop=drop: self._place.gestures.put_down(drop))
        self._pop_up(menu, at)

    def open(self, group: str = "") -> None:
        """Open the menu of the selection beside it, or the actions of one group alone."""
        selection = self._place.pointed()
        at = self._place.place_of(selection)
        if not group:
            self.show(selection, at)
            return
        menu = self.made.submenu(group, selection, self._window)
        if not menu.actions():
            self._window.tell(SELECT_FIRST, "refused")
        self._pop_up(menu, at)

    def choose_knowers(self) -> None:
        """Open the menu of who knows what is selected."""
        selection = self._place.pointed()
        language = self._window.look.language
        menu = knowers_menu(self._place.bridge, selection, language, self._window)
        if not menu.actions():
            self._window.tell(SELECT_HIDDEN, "refused")
        self._pop_up(menu, self._place.place_of(selection))

    @Slot(object)
    def activate(self, selection: Selection) -> None:
        """Do the likeliest thing with a selection, as a double click does."""
        in_outline = self._place.in_outline() is not None
        likeliest = self.made.likeliest(selection)
        if likeliest is not None:
            self._window.sheets.did("likeliest")
            if self._window.perform(likeliest, selection) and not in_outline:
                # It was selected by the click for this alone.
                self._place.board.choose(())
        elif in_outline:
            # Enter must do something where there is no pointer to click with.
            self.open()

    def _pop_up(self, menu: QMenu, at: QPoint) -> None:
        menu.setAccessibleName(MENU.in_(self._window.look.language))
        menu.aboutToHide.connect(self._menu_goes)
        if menu.actions():
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            pop_up(menu, at)
        else:
            menu.deleteLater()

    @Slot()
    def _menu_goes(self) -> None:
        # What is done by the menu is done after it went, and may ask what is selected.
        soon(self._menu_gone)

    @Slot()
    def _menu_gone(self) -> None:
        """Let go of what was selected for a menu, unless the next one is open already."""
        if QApplication.activePopupWidget() is None:
            self._place.board.end_passing()
