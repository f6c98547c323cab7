"""Writing a deck to a file in a form that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckWriteError
from app.core.text.words import Words
from app.ui.app.file_choice import Kind
from app.ui.app.files import choose_target, write

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.ui.app.shell import Shell

TITLE = Words("Export the deck", "デッキを書き出す")
_LISTS = Words("Deck lists", "デッキリスト")


def export_deck(window: Shell, deck: DeckList, form: str) -> None:
    """Ask where to, and write `deck` as a `Form` or as "pdf"; says what the form does not hold."""
    try:
        data = _data(window, deck, form)
    except DeckWriteError as problem:
        window.tell(problem.words, "refused")
        return
    kind = Kind(_LISTS, ("pdf" if form == "pdf" else window.cards.lists.forms[form].ending,))
    title = TITLE.in_(window.look.language)
    path = choose_target(window, title, deck.title or "deck", kind)
    if path is None:
        return
    write(window, path, data)
    if form != "pdf":
        for lost in window.cards.lists.losses(deck, form):
            window.tell(lost, "warning")


def _data(window: Shell, deck: DeckList, form: str) -> bytes:
    """Return the file. Raises DeckWriteError where the form cannot hold the deck."""
    if form != "pdf":
        return window.cards.lists.write(deck, form).encode()
    from app.ui.decks.deck_pdf import sheet_pdf  # noqa: PLC0415 - few print

    return sheet_pdf(
        window.cards.lists.sheet(deck), window.look.language, face_of=window.cards.face
    )
