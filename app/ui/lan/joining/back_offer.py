"""What is offered of the tables that one did not leave; nothing of the network is loaded for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import listed
from app.core.text.words import Words
from app.store.saved_seats import offered
from app.ui.panels.messages.message_list import Remedy

if TYPE_CHECKING:
    from app.store.saved_seat_reading import Stay
    from app.store.saved_seats import Kept
    from app.ui.app.shell import Shell

GO_BACK = Words("Go back", "戻る")


def places(window: Shell) -> tuple[Kept, ...]:
    """Return the tables one was at and did not leave, the newest first; none while at one."""
    if window.lan is not None and window.lan.visit is not None:
        return ()
    found, troubles = offered()
    for words in troubles:
        window.tell(words, "warning")
    return found


def offer_back(window: Shell) -> None:
    """Say that there is a table to go back to, where no home screen offers it."""
    found = places(window)
    if found:
        kept = found[0]
        remedy = Remedy(
            GO_BACK,
            lambda: window.lan_desk().back.go(kept),
            lambda: window.lan is None or window.lan.visit is None,
        )
        window.tell(was_there_words(kept.stay), "note", remedy)


def was_there_words(stay: Stay) -> Words:
    """Return that there is a table which one did not leave."""
    names = listed(stay.people or (stay.name,))
    return Words(
        f"You are still at the table of {names.en}.", f"{names.ja}の卓に、まだ席があります。"
    )


def go_back_words(stay: Stay) -> Words:
    """Return the offer to go back to a table, called after those who play there."""
    names = listed(stay.people or (stay.name,))
    return Words(f"Go back to the table of {names.en}", f"{names.ja}の卓に戻る")
