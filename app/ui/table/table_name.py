"""What a table is called that nobody gave a name: after its decks, and a day.

A name is read by everybody at the screen. So where there is a curtain between them decks are called
after what lies open, and a seat of whose deck nothing was seen yet after who sits there.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.core.text.words import Words
from app.places import tables_folder

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.core.zone import Seat
    from app.games.game_api import GameSpec
    from app.session.host.host import Host

BETWEEN = " – "
"""Stands between two decks, or between those who play."""


def is_named(path: Path | None) -> bool:
    """Whether a file has a name that a person gave it; tables that keep themselves have numbers."""
    return path is not None and path.parent != tables_folder()


def decks_known(host: Host, *, apart: bool) -> tuple[tuple[str, ...], ...]:
    """Return the card keys of each seat's deck that everybody at the screen knows.

    `apart`: there is a curtain between them, and they know what lay open.
    """
    if apart:
        return decks_seen(host.view_at(host.tree.cursor, SPECTATOR))
    laid = host.tree.table_at(0)
    return tuple(
        tuple(card.ref for card in laid.cards if card.owner == seat)
        for seat in range(len(laid.setting.seats))
    )


def decks_seen(view: SeatView) -> tuple[tuple[str, ...], ...]:
    """Return the card keys of each seat's deck that a view shows."""
    cards = [(card.owner, card.ref) for card in view.cards.values() if card.ref is not None]
    return tuple(
        tuple(ref for owner, ref in cards if owner == seat)
        for seat in range(len(view.setting.seats))
    )


def deck_names(
    spec: GameSpec, seats: Sequence[Seat], decks: Sequence[tuple[str, ...]]
) -> tuple[Words, ...]:
    """Return what the decks of a table are called, in the order of seats.

    () in a game whose decks have no names.
    """
    if spec.deck_name is None:
        return ()
    return tuple(
        spec.deck_name(deck) or Words(seat.name, seat.name)
        for deck, seat in zip(decks, seats, strict=True)
    )


def joined(names: Sequence[Words], language: Language) -> str:
    """Return the decks as one name."""
    return BETWEEN.join(name.in_(language) for name in names)


def dated(name: str, day: date) -> str:
    """Return the name that is proposed for the file of a table without one."""
    return f"{name} {day.isoformat()}"
