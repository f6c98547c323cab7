"""What lies on a card or a unit, as badges: its marks in the words and numbers of the game."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import Mark, Marks
from app.core.data.value import replace, value
from app.core.ids import Handle
from app.core.text.wording import both, numbered
from app.core.text.words import Language, Words
from app.core.view import SeatCard, SeatUnit
from app.games.contracts.board.number_contract import UnitNumber, numbers_of, open_refs
from app.ui.look.faces.marks.badges import CONDITIONS, Badges

SIGNS = {
    "counter": "●",
    "hp": "HP+",
    "hp_less": "HP−",
    "deals_more": "+",
    "deals_less": "−",
    "more_damage": "▲",
    "less_damage": "▼",
}
"""What stands before the number of a counter, where two letters of its name would be a riddle.

HP say which way they change: "HP50" would be read as all it has.
"""

DISCS = "①②③④⑤⑥⑦⑧⑨"
"""The numbers of seats in a line of text."""


@value
class MarkReader:
    """Turns marks into badges."""

    language: Language
    words: dict[str, Words]
    """Titles of the marks that the game knows by name."""
    counted: frozenset[str] = frozenset()
    """Keys of those of which 1 is a number as well."""
    numbers: tuple[UnitNumber, ...] = ()
    """The numbers that lie large on units."""
    by_seat: frozenset[str] = frozenset()
    """Keys of those whose number says who put them there."""
    shows_seat: frozenset[str] = frozenset()
    """Keys of those of which the number of the seat is shown as well."""
    unseen: frozenset[str] = frozenset()
    """Keys of those that show nowhere."""

    def _is_plain(self, mark: Mark) -> bool:
        """Whether its word says all of a mark."""
        return mark.key in self.by_seat or (mark.value == 1 and mark.key not in self.counted)

    def _seat_of(self, mark: Mark) -> str:
        """Return the number of the seat that a mark names, as its disc shows it; "" for none."""
        number = mark.value if mark.key in self.shows_seat else 0
        return f" {DISCS[number - 1]}" if 0 < number <= len(DISCS) else ""

    def told(self, mark: Mark) -> Words:
        """Return a mark in words, with its number where it has one."""
        words = self.words.get(mark.key) or self.words.get(mark.key.partition(":")[0])
        title = words or both(mark.text or mark.key)
        return title if self._is_plain(mark) else numbered(title, mark.value)

    def of_unit(
        self,
        unit: SeatUnit,
        cards: Mapping[Handle, SeatCard],
        *,
        shared: bool,
    ) -> Badges:
        """Return what lies on a unit; on a `shared` field also whose it is."""
        found = self.badges(unit.marks)
        if not self.numbers and not shared:
            return found
        held = numbers_of(self.numbers, unit.marks, open_refs(unit, cards))
        numbers = tuple(one.forms(now, usual) for one, now, usual in held)
        return replace(found, numbers=numbers, owner=cards[unit.base].owner if shared else None)

    def badges(self, marks: Marks) -> Badges:
        """Return marks as badges."""
        damage, notes, used = 0, 0, False
        conditions, stamps, counters = [], [], []
        own = {one.key for one in self.numbers}
        for mark in marks:
            if mark.key in own or mark.key in self.unseen:
                continue
            if mark.key == "damage":
                damage = mark.value
            elif mark.key in CONDITIONS:
                conditions.append(mark.key)
            elif mark.key == "used":
                used = True
            elif mark.key.startswith("note"):
                notes += 1
            else:
                words = self.words.get(mark.key)
                title = words.in_(self.language) if words else mark.text or mark.key
                if self._is_plain(mark):
                    stamps.append(title + self._seat_of(mark))
                else:
                    counters.append((SIGNS.get(mark.key, f"{title} "), mark.value))
        return Badges(
            damage=damage,
            conditions=tuple(conditions),
            used=used,
            marks=tuple(stamps),
            counters=tuple(counters),
            notes=notes,
        )
