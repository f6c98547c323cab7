"""One thing that differs between two tables, and what cards, marks and zones are called in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.core.card import Mark
from app.core.data.value import value
from app.core.ids import Handle, ZoneId
from app.core.text.log_lexicon import Lexicon
from app.core.text.wording import both, labelled, listed, number, owned, repeated, series
from app.core.text.words import Words
from app.core.view import SeatView

MOST_NAMED = 6
"""Names of cards that a row tells."""
NOTHING = Words("–", "–")
BACK = Words("a card face down", "ウラ向きのカード")


@value
class Difference:
    """One thing that is not the same in both."""

    about: Words
    """A zone, a unit, a player, the turn."""
    one: Words
    other: Words


class DifferenceWords:
    """Says what things are called, as a game calls them and as a seat sees them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def card(self, view: SeatView, handle: Handle) -> Words:
        """Return what a card is called; one that the seat does not know is a back."""
        card = view.cards.get(handle)
        return BACK if card is None or card.ref is None else self.name(card.ref)

    def name(self, ref: str) -> Words:
        """Return the name of a card."""
        return Words(self._lexicon.names(ref, "en"), self._lexicon.names(ref, "ja"))

    def names(self, names: Sequence[Words]) -> Words:
        """Return names as a list, each once with its copies, and not too many of them."""
        copies = [repeated(name, count) for name, count in Counter(names).items()]
        if not copies:
            return NOTHING
        more = [Words("…", "…")] if len(copies) > MOST_NAMED else []
        return series([*copies[:MOST_NAMED], *more])

    def mark(self, mark: Mark) -> Words:
        """Return a mark with its text, or with its number where it has one."""
        title = self._lexicon.marks.get(mark.key) or self._lexicon.marks.get(mark.key.split(":")[0])
        said = title or both(mark.key)
        if mark.text:
            return labelled(said, mark.text)
        is_number = mark.key in (*self._lexicon.numbers, *self._lexicon.counted) or mark.value != 1
        amount = number(mark.value)
        return Words(f"{said.en} {amount}", f"{said.ja}{amount}") if is_number else said

    def zone_title(self, view: SeatView, zone: ZoneId) -> Words:
        """Return what a zone is called, and whose it is."""
        place = view.setting.zones[zone]
        title = place.spec.title
        if not place.holders:
            return title
        return owned(listed([view.setting.seats[seat].name for seat in place.holders]), title)
