"""The contract of numbers that units carry: attack, life 3 of 5."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.card import Marks, mark_of
from app.core.data.value import replace, value
from app.core.text.wording import number
from app.core.text.words import Words


@value
class UnitNumber:
    """A number that units carry in sight of everybody, as a mark with its key: attack, life.

    Unlike a plain mark it may be 0, and lies large on the card.
    """

    key: str
    title: Words
    usual: Callable[[str], int | None]
    """The key of the card on top -> what it has while nothing else was said; None for a card that
    has no such number."""
    of: bool = False
    """Whether it is told with what is usual: "life 3 of 5"."""
    signed: bool = False
    """Whether it goes below 0, and shows a plus above."""
    sign: str = ""
    """One sign that stands before it on the card ("♥"); never letters of its title."""

    def shown(self, now: int, usual: int | None) -> str:
        """Return it as it lies on a card."""
        written = f"{number(abs(now))}" if now >= 0 else f"−{number(abs(now))}"
        plus = "+" if self.signed and now > 0 else ""
        most = f"/{number(usual)}" if self.of and usual is not None else ""
        return f"{self.sign}{plus}{written}{most}"

    def forms(self, now: int, usual: int | None) -> tuple[str, ...]:
        """Return how it may be written on a card, the fullest first: a small card has less room."""
        plain = replace(self, sign="")
        fewer = (self.shown(now, usual), plain.shown(now, usual))
        return tuple(dict.fromkeys((*fewer, replace(plain, of=False).shown(now, None))))

    def told(self, now: int, usual: int | None) -> Words:
        """Return it as it is read: "life 3 of 5"."""
        written = replace(self, sign="", of=False).shown(now, usual)
        en, ja = f"{self.title.en} {written}", f"{self.title.ja} {written}"
        if not self.of or usual is None:
            return Words(en, ja)
        return Words(f"{en} of {number(usual)}", f"{ja}／{number(usual)}")


def numbers_of(
    numbers: Iterable[UnitNumber], marks: Marks, ref: str | None
) -> list[tuple[UnitNumber, int, int | None]]:
    """Return the numbers of a unit: each with what it is now and what is usual for its card.

    `ref` is the card on top, None while it lies face down: then only what was said of it counts.
    """
    found = []
    for one in numbers:
        usual = one.usual(ref) if ref is not None else None
        mark = mark_of(marks, one.key)
        if mark is not None or usual is not None:
            now = mark.value if mark is not None else usual or 0
            found.append((one, now, usual))
    return found
