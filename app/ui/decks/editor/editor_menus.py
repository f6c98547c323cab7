"""The menus of the deck editor: of a card in the deck, and of the deck itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal, Slot

from app.ui.decks.editor.deck_menus import card_menu, deck_menu
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.deck_actions import Deeds
    from app.ui.decks.editor.deck_work import DeckWork
    from app.ui.decks.editor.editor_parts import Parts
    from app.ui.decks.editor.page_keys import PageKeys
    from app.ui.decks.editor.panels.pile_rows import Row


class EditorMenus(QObject):
    """Opens them, and does what is chosen in them."""

    export_wanted = Signal(object, str)
    """DeckList, and the form it is wanted in."""
    type_in_wanted = Signal(object)
    """DeckLine of a card without data: let it be typed in."""
    new_wanted = Signal()
    """Begin an empty deck."""
    rename_wanted = Signal()
    """Let the deck have another title."""

    def __init__(
        self,
        page: QWidget,
        parts: Parts,
        work: DeckWork,
        deeds: Deeds,
        keys: PageKeys,
        cards: GameCards,
    ) -> None:
        super().__init__(page)
        self._cards = cards
        self._page = page
        self._parts = parts
        self._work = work
        self._deeds = deeds
        self._keys = keys
        self._opener = Opener(parts.head.more, opens="menu")
        parts.head.more.clicked.connect(self._open_more)
        for view in (parts.view, parts.aside):
            view.menu_wanted.connect(self.open_card_menu)

    @Slot(object, QPoint)
    def open_card_menu(self, row: Row, at: QPoint) -> None:
        """Show at a point of the screen what can be done with a card of the deck."""
        deeds = self._deeds
        view = self._parts.view if row.pile == "main" else self._parts.aside
        menu = card_menu(row, self._cards, self._parts.look.language, view, side=deeds.has_side)
        menu.count_wanted.connect(lambda count: deeds.count(row, count))
        menu.move_wanted.connect(lambda everything, goal: deeds.move(row, everything, goal))
        menu.print_wanted.connect(lambda card: deeds.change_print(row, card))
        menu.type_in_wanted.connect(lambda: self.type_in_wanted.emit(row.line))
        pop_up(menu, at)

    @Slot()
    def _open_more(self) -> None:
        more, deck = self._parts.head.more, self._work.deck
        empty = not (deck.lines or deck.side or deck.maybe)
        kept = self._work.path is not None or self._work.unsaved
        forms = self._cards.lists.forms
        menu = deck_menu(
            self._parts.look.language, more, self._keys.of, forms, empty=empty, kept=kept
        )
        menu.wanted.connect(self.do)
        # Below the button, and not beyond the window's edge.
        page = self._page
        left = min(0, page.width() - more.mapTo(page, QPoint()).x() - menu.sizeHint().width())
        self._opener.drop(menu, left)

    @Slot(str)
    def do(self, name: str) -> None:
        """Do what was chosen in the menu of the deck; other names are forms to export."""
        deeds = self._deeds
        own: dict[str, Callable[[], object]] = {
            "new": self.new_wanted.emit,
            "rename": self.rename_wanted.emit,
            "paste": deeds.paste,
            "save_as": deeds.save_as,
            "sort": deeds.sort,
            "copy": deeds.copy,
            "delete": deeds.delete,
        }
        if name in own:
            own[name]()
        else:
            self.export_wanted.emit(self._work.deck, name)
