"""The contract of numbers that units carry: attack, life 3 of 5."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from app.core.card import Marks, mark_of
from app.core.data.value import replace, value
from app.core.ids import Handle
from app.core.text.wording import number
from app.core.text.words import Words
from app.core.view import SeatCard, SeatUnit

Refs = tuple[str | None, ...]
"""The cards of a unit, the top one first, then those below and on it; None for one face down."""
Reckoned = Callable[[Refs, Marks], int | None]
"""(all cards of a unit, all its marks) -> what it has now; None for no such number."""


def _not_usual(_ref: str) -> int | None:
    return None


@value
class UnitNumber:
    """A number that units carry in sight of everybody, as a mark with its key: attack, life.

    Unlike a plain mark it may be 0, and lies large on the card; where the face shows as many
    numbers at its foot, they are these, in the same order, and stand there as they are now.
    """

    key: str
    title: Words
    usual: Callable[[str], int | None] = _not_usual
    """The key of the card on top -> what it has while nothing else was said; None for a card that
    has no such number."""
    of: bool = False
    """Whether it is told with what is usual: "life 3 of 5"."""
    signed: bool = False
    """Whether it goes below 0, and shows a plus above."""
    sign: str = ""
    """One sign that stands before it on the card ("♥"); never letters of its title."""
    reckoned: Reckoned | None = None
    """What it is by all cards and marks of the unit, instead of `usual`; it is asked with no marks
    as well, for what the cards alone make. An arrow says on the card that it is more or less."""

    def by_cards(self, refs: Refs) -> int | None:
        """Return what the cards of a unit make while nothing else was said."""
        if self.reckoned is not None:
            return self.reckoned(refs, ())
        return self.usual(refs[0]) if refs and refs[0] is not None else None

    def _arrow(self, now: int, usual: int | None) -> str:
        """Return whether it is more or less than its cards make, where nothing else says so."""
        if self.reckoned is None or self.of or usual is None or now == usual:
            return ""
        return "↑" if now > usual else "↓"

    def shown(self, now: int, usual: int | None) -> str:
        """Return it as it lies on a card."""
        written = f"{number(abs(now))}" if now >= 0 else f"−{number(abs(now))}"
        plus = "+" if self.signed and now > 0 else ""
        most = f"/{number(usual)}" if self.of and usual is not None else ""
        return f"{self.sign}{plus}{written}{most}{self._arrow(now, usual)}"

    def forms(self, now: int, usual: int | None) -> tuple[str, ...]:
        """Return how it may be written on a card, the fullest first: a small card has less room."""
        plain = replace(self, sign="")
        fewer = (self.shown(now, usual), plain.shown(now, usual))
        return tuple(dict.fromkeys((*fewer, replace(plain, of=False).shown(now, None))))

    def told(self, now: int, usual: int | None) -> Words:
        """Return it as it is read: "life 3 of 5"."""
        written = replace(self, sign="", of=False).shown(now, None)
        en, ja = f"{self.title.en} {written}", f"{self.title.ja} {written}"
        if self._arrow(now, usual):
            made = number(abs(usual or 0)) if usual is None or usual >= 0 else f"−{number(-usual)}"
            return Words(f"{en} (its cards {made})", f"{ja}（カードは{made}）")
        if not self.of or usual is None:
            return Words(en, ja)
        return Words(f"{en} of {number(usual)}", f"{ja}／{number(usual)}")


def open_refs(unit: SeatUnit, cards: Mapping[Handle, SeatCard]) -> Refs:
    """Return what lies open of a unit: nothing else counts for a number that all can read."""
    lying = (cards.get(handle) for handle in unit.parts)
    return tuple([card.ref if card is not None and card.up else None for card in lying])


def numbers_of(
    numbers: Iterable[UnitNumber], marks: Marks, refs: Refs
) -> list[tuple[UnitNumber, int, int | None]]:
    """Return the numbers of a unit: each with what it is now and what its cards alone make.

    What people said of a number goes before what a game reckons. `refs` are the unit's cards that
    lie open (`open_refs`); while the top one lies face down nothing is usual for it.
    """
    found = []
    for one in numbers:
        mark, made = mark_of(marks, one.key), one.by_cards(refs)
        if mark is not None:
            now: int | None = mark.value
        else:
            now = made if one.reckoned is None else one.reckoned(refs, marks)
        if now is not None:
            found.append((one, now, made))
    return found
