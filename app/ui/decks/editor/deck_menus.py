"""The menus of the deck editor: of a card, and of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from app.core.text.words import Words
from app.ui.cards.importing.import_phrases import TYPE_IN
from app.ui.commands.native_key import native, show_key
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.found_list import printed
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.told_menu import ToldMenu

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from app.cards.card_facts import CardFact
    from app.cards.deck.deck import DeckForm
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.decks.editor.panels.pile_rows import Row

PRINTS_SHOWN = 40
SHEET = Words("Sheet for an event (PDF)…", "大会用シート（PDF）…")

DEEDS: dict[str, Words] = {
    "new": editor_words.NEW,
    "paste": editor_words.PASTE,
    "rename": editor_words.RENAME,
    "save_as": editor_words.SAVE_AS,
    "sort": editor_words.SORT,
    "delete": editor_words.DELETE,
    "copy": editor_words.COPY,
}
"""What is done with a deck."""
ALWAYS = frozenset({"new", "paste", "rename"})
"""What can be done with an empty one too."""
LAST = frozenset({"paste", "delete"})
"""Behind which a line is drawn."""


class CardMenu(ToldMenu):
    """What can be done with a card of the deck."""

    count_wanted = Signal(int)
    move_wanted = Signal(bool, str)
    """Whether all copies go or one, and to which pile."""
    print_wanted = Signal(object)
    type_in_wanted = Signal()
    """Its data is wanted, for there is none."""


def card_menu(
    row: Row, cards: GameCards, language: Language, parent: QWidget, *, side: bool = False
) -> CardMenu:
    """Return the menu of a row, with the sideboard where there is one; it goes when closed."""
    menu = CardMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    for title, key, count in (
        (editor_words.ONE_MORE, "+", row.count + 1),
        (editor_words.ONE_LESS, "-", row.count - 1),
        (editor_words.TAKE_OUT, "Del", 0),
    ):
        action = menu.addAction(literal(title.in_(language)))
        show_key(action, native(key))
        action.triggered.connect(lambda _=False, wanted=count: menu.count_wanted.emit(wanted))
    menu.addSeparator()
    _add_moves(menu, row, language, side=side)
    if row.line is not None and not cards.get(row.line.key).known:
        menu.addSeparator()
        menu.addAction(TYPE_IN.in_(language)).triggered.connect(menu.type_in_wanted)
    prints = cards.lists.printings(row.line) if row.line is not None else ()
    if len(prints) > 1:
        menu.addSeparator()
        below = menu.add_below(editor_words.OTHER_PRINT.in_(language))
        for card in prints[:PRINTS_SHOWN]:
            _add_print(below, card, row, menu)
    return menu


def _add_moves(menu: CardMenu, row: Row, language: Language, *, side: bool) -> None:
    """Offer the other piles; the key that leads to a pile leads back from there."""
    for pile, key, titles in (
        ("maybe", "M", (editor_words.TO_MAYBE, editor_words.ALL_TO_MAYBE)),
        ("side", "S", (editor_words.TO_SIDE, editor_words.ALL_TO_SIDE)),
    ):
        if pile == "side" and not side:
            continue
        goal = "main" if row.pile == pile else pile
        shown = (editor_words.TO_DECK, editor_words.ALL_TO_DECK) if goal == "main" else titles
        for title, held, everything in zip(shown, ("", "Shift+"), (False, True), strict=True):
            action = menu.addAction(literal(title.in_(language)))
            show_key(action, native(held + key))
            action.triggered.connect(
                lambda _=False, on=everything, to=goal: menu.move_wanted.emit(on, to)
            )


def _add_print(below: QMenu, card: CardFact, row: Row, menu: CardMenu) -> None:
    told = " · ".join(part for part in (printed(card), card.set_name) if part)
    action = below.addAction(literal(told))
    action.setCheckable(True)
    action.setChecked(row.line is not None and card.key == row.line.key)
    action.triggered.connect(lambda _=False: menu.print_wanted.emit(card))


class DeckMenu(ToldMenu):
    """What is done with the deck as a whole."""

    wanted = Signal(str)
    """A name of `DEEDS`, a form of decks, or "pdf"."""


def deck_menu(
    language: Language,
    parent: QWidget,
    keys: Callable[[str], tuple[str, ...]],
    forms: Mapping[str, DeckForm],
    *,
    empty: bool,
    kept: bool,
) -> DeckMenu:
    """Return the menu of the deck; it goes when it is closed.

    `kept` tells whether anything of the deck is on the disk or will be.
    """
    menu = DeckMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    for name, title in DEEDS.items():
        action = menu.addAction(literal(title.in_(language)))
        show_key(action, native(next(iter(keys(name)), "")))
        action.setEnabled(kept if name == "delete" else name in ALWAYS or not empty)
        action.triggered.connect(lambda _=False, chosen=name: menu.wanted.emit(chosen))
        if name in LAST:
            menu.addSeparator()
    below = menu.add_below(editor_words.EXPORT.in_(language))
    below.setEnabled(not empty)
    titles = {name: form.title for name, form in forms.items()} | {"pdf": SHEET}
    for name, title in titles.items():
        action = below.addAction(literal(title.in_(language)))
        action.triggered.connect(lambda _=False, chosen=name: menu.wanted.emit(chosen))
    return menu
