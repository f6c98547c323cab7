"""The menus of the deck editor: of a card, and of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from app.cards.decklist_prints import printings
from app.core.words import Words
from app.ui.deck_editor import words
from app.ui.deck_editor.add_field import printed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.cards.base import CardBase
    from app.cards.card import Card
    from app.core.words import Language
    from app.ui.deck_editor.rows import Row

PRINTS_SHOWN = 40
FORMS: dict[str, Words] = {
    "live": Words("PTCG Live…", "PTCG Live形式…"),
    "limitless": Words("Limitless…", "Limitless形式…"),
    "japanese": Words("Japanese list…", "日本語リスト…"),
    "yaml": Words("Chabudai (YAML)…", "Chabudai形式（YAML）…"),
    "json": Words("Chabudai (JSON)…", "Chabudai形式（JSON）…"),
    "ids": Words("List of ids…", "IDのリスト…"),
    "cod": Words("Cockatrice…", "Cockatrice形式…"),
    "pdf": Words("Sheet for an event (PDF)…", "大会用シート（PDF）…"),
}
"""What a deck can be written as."""


class CardMenu(QMenu):
    """What can be done with a card of the deck."""

    count_wanted = Signal(int)
    move_wanted = Signal(bool)
    print_wanted = Signal(object)


def card_menu(row: Row, cards: CardBase, language: Language, parent: QWidget) -> CardMenu:
    """Return the menu of a row; it goes when it is closed."""
    menu = CardMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    aside = row.pile != "main"
    for title, key, count in (
        (words.ONE_MORE, "+", row.count + 1),
        (words.ONE_LESS, "-", row.count - 1),
        (words.TAKE_OUT, "Del", 0),
    ):
        action = menu.addAction(f"{title.in_(language)}\t{key}")
        action.triggered.connect(lambda _=False, wanted=count: menu.count_wanted.emit(wanted))
    menu.addSeparator()
    for title, key, everything in (
        (words.TO_DECK if aside else words.TO_MAYBE, "M", False),
        (words.ALL_TO_DECK if aside else words.ALL_TO_MAYBE, "Shift+M", True),
    ):
        action = menu.addAction(f"{title.in_(language)}\t{key}")
        action.triggered.connect(lambda _=False, on=everything: menu.move_wanted.emit(on))
    prints = printings(row.line, cards) if row.line is not None else ()
    if len(prints) > 1:
        menu.addSeparator()
        below = menu.addMenu(words.OTHER_PRINT.in_(language))
        for card in prints[:PRINTS_SHOWN]:
            _add_print(below, card, row, menu)
    return menu


def _add_print(below: QMenu, card: Card, row: Row, menu: CardMenu) -> None:
    told = " · ".join(part for part in (printed(card), card.set_name) if part)
    action = below.addAction(told)
    action.setCheckable(True)
    action.setChecked(row.line is not None and card.key == row.line.key)
    action.triggered.connect(lambda _=False: menu.print_wanted.emit(card))


class DeckMenu(QMenu):
    """What is done with the deck as a whole."""

    wanted = Signal(str)
    """"new", "paste", "save_as", "sort", "copy", or a form of `FORMS`."""


def deck_menu(language: Language, parent: QWidget, *, empty: bool) -> DeckMenu:
    """Return the menu of the deck; it goes when it is closed."""
    menu = DeckMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    for name, title in (
        ("new", words.NEW),
        ("paste", words.PASTE),
        ("save_as", words.SAVE_AS),
        ("sort", words.SORT),
        ("copy", words.COPY),
    ):
        action = menu.addAction(title.in_(language))
        action.setEnabled(name in ("new", "paste") or not empty)
        action.triggered.connect(lambda _=False, chosen=name: menu.wanted.emit(chosen))
    below = menu.addMenu(words.EXPORT.in_(language))
    below.setEnabled(not empty)
    for name, title in FORMS.items():
        action = below.addAction(title.in_(language))
        action.triggered.connect(lambda _=False, chosen=name: menu.wanted.emit(chosen))
    return menu
