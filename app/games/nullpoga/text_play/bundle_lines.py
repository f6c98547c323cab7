"""The bundles of both as text, for who chooses two of them at a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.core.text.wording import labelled, listed, owned, repeated
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.text_play_contract import Shown
from app.games.nullpoga.cards.bundles import SECTIONS
from app.games.nullpoga.planning.entry_words import card_name
from app.games.nullpoga.table.nullpoga_zones import BUNDLE_ZONES


def shown_bundles(view: SeatView) -> Shown:
    """Return what lies before both, the own bundles last."""
    return (*_of(view, 1 - view.seat), *_of(view, view.seat))


def _of(view: SeatView, seat: int) -> Iterator[Words]:
    name = view.setting.seats[seat].name
    for bundle, title in SECTIONS.items():
        refs = Counter(
            view.cards[card].ref or "" for card in view.cards_in(f"{BUNDLE_ZONES[bundle]}.{seat}")
        )
        if refs:
            cards = listed([repeated(card_name(ref), count) for ref, count in refs.items()])
            yield labelled(owned(name, title), cards)
