"""Lets everything that is open show the cards as the card base has them now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.deck.deck_edit import FIELDS, Step, pile_of
from app.core.data.value import replace
from app.core.text.words import Words
from app.ui.cards.browser.browser import CardBrowser
from app.ui.decks.deck_choice import DeckChoice
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.editor.panels.check_panel import CheckPanel

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.games.contracts.card_contract import GameCards
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront

RECOGNISED = Words("Update cards from the imported data", "取り込んだデータをカードに反映")


def show_fresh_cards(window: Shell) -> None:
    """Show the cards anew on the table, in browsers, decks and the deck check."""
    window.cards.look_again()
    window.art.forget()
    if window.place is not None:
        _on_table(window.place, window)
    for browser in window.findChildren(CardBrowser):
        browser.look_again()
    for choice in window.findChildren(DeckChoice):
        choice.read()
    for editor in window.findChildren(DeckEditor):
        _in_editor(editor, window.cards)
    for panel in window.findChildren(CheckPanel):
        panel.check()
    window.pages.take_cards()


def _on_table(place: TableInFront, window: Shell) -> None:
    # Composed pictures first: what is laid anew must not find them.
    place.board.board.pictures.forget()
    window.look.change()
    preview = place.side.preview
    if preview.unit is not None:
        preview.show_unit(preview.unit)
    elif preview.face.card is not None:
        preview.show_card(preview.face.card.key)


def _in_editor(editor: DeckEditor, cards: GameCards) -> None:
    work = editor.work
    deck = recognised(work.deck, cards)
    if deck != work.deck:
        if work.unsaved:
            work.do(Step(RECOGNISED, deck))
        else:
            # Nobody changed anything: the same list, read again.
            work.open(deck, work.path)


def recognised(deck: DeckList, cards: GameCards) -> DeckList:
    """Return a deck whose lines without data mean the cards that there is data for now."""
    piles = {
        field: tuple(cards.lists.recognised(line) for line in pile_of(deck, pile))
        for pile, field in FIELDS.items()
    }
    return replace(deck, **piles)
