"""What is said of a deck that was deleted, and how it is put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import quoted
from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.ui.panels.messages.message_list import Remedy

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.store.decks.deleted_decks import Binned, DeckBin

PUT_BACK = Words("Put it back", "元に戻す")


def told_deleted(
    title: str, binned: Binned, bin_: DeckBin, back: SignalInstance, said: SignalInstance
) -> tuple[Words, Remedy]:
    """Return that a deck was deleted, and what puts it back.

    `back` is sent when it is there again, `said` (words, gravity) when that is not possible.
    """
    called = quoted(title)

    def put_back() -> None:
        if not binned.folder.exists():
            # The message stays when it is put back in another way, such as by its key.
            said.emit(_no_more(title), "refused")
            return
        try:
            bin_.put_back(binned)
        except StoreError as problem:
            said.emit(problem.words, "error")
            return
        back.emit()

    told = Words(f"Deleted {called.en}.", f"{called.ja}を削除しました。")
    return told, Remedy(PUT_BACK, put_back, binned.folder.exists)


def _no_more(title: str) -> Words:
    """Return that a deck is not in the bin: it was put back, or was the oldest there."""
    called = quoted(title)
    return Words(
        f"{called.en} is no longer among the deleted decks.",
        f"{called.ja}は削除済みのデッキの中にもうありません。",
    )
