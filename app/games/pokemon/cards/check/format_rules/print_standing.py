"""How a print stands in a format on a day: by its mark, by when it came out, by a reprint.

Only the mark and the day count. The public data also has a field for what is legal in Standard,
which is out of date (`deck-legality-field-stale`).
"""

from __future__ import annotations

from datetime import date
from functools import cached_property
from typing import Literal

from app.core.data.value import value
from app.core.text.wording import day as day_words
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.deck_row import Held
from app.games.pokemon.cards.check.format_rules.deck_format import DeckFormat, Mark, Region
from app.games.pokemon.cards.check.format_rules.reprints import Reprint

Standing = Literal["legal", "left", "not_yet", "none", "missing", "newer"]
"""The mark of a print is legal, was, or will be; the print is from before the first mark; its mark
is not known; its mark is newer than the format file."""

_FIRST_MARKED: dict[Region, str] = {"intl": "2020-02-07", "jp": "2016-12-09"}
"""When the first set with a mark came out: Sword & Shield; サン&ムーン."""


_NO_SET = "jp"
"""What stands for the set where one of the Japanese sources numbers the cards themselves."""


def origin(card: Card) -> Region | None:
    """Return where a print came out: sets of Japan have capital letters in their ids, or none."""
    set_id = card.id.rpartition("-")[0]
    if not set_id:
        return None
    return "jp" if set_id != set_id.lower() or set_id == _NO_SET else "intl"


class Day:
    """A format on a day in a region."""

    def __init__(self, deck_format: DeckFormat, region: Region, on: date) -> None:
        self.format = deck_format
        self.region: Region = region
        self.on = on

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of the region."""
        return tuple(mark for mark in self.format.marks if mark.region == self.region)

    @property
    def has_marks(self) -> bool:
        """Whether marks count at all."""
        return bool(self.marks)

    @property
    def is_known(self) -> bool:
        """Whether what is told of the marks reaches back to the day."""
        since = self.format.marks_known_since.get(self.region)
        return since is None or self.on >= since

    @property
    def words(self) -> Words:
        """The format and the day: "Standard on 3 Feb 2026"."""
        title, when = self.format.title, day_words(*self.on.timetuple()[:3])
        return Words(f"{title.en} on {when.en}", f"{when.ja}の{title.ja}")

    def standing(self, card: Card) -> Standing:
        """Return how a print stands by its mark. A basic Energy needs none."""
        if card.kind == "basic_energy":
            return "legal"
        letter = card.regulation_mark.upper()
        if not letter:
            where = origin(card)
            old = where is not None and card.released and card.released < _FIRST_MARKED[where]
            return "none" if old else "missing"
        own = [mark for mark in self.marks if mark.mark == letter]
        if not own:
            return "left" if letter < min(mark.mark for mark in self.marks) else "newer"
        if all(mark.starts is not None and mark.starts > self.on for mark in own):
            return "not_yet"
        left = all(mark.ends is not None and mark.ends < self.on for mark in own)
        return "left" if left else "legal"

    def begins(self, letter: str) -> date:
        """Return the first day of a mark that stands "not_yet"."""
        return min(
            mark.starts for mark in self.marks if mark.mark == letter and mark.starts is not None
        )

    def suits(self, card: Card) -> bool:
        """Tell whether a print is legal by its mark and had come out by the day."""
        return self.standing(card) == "legal" and self.is_out(card)

    def is_out(self, card: Card) -> bool:
        """Tell whether a print had come out; one whose day is not known here had."""
        told = bool(card.released) and origin(card) == self.region
        return not told or card.released <= self.on.isoformat()


@value
class Old:
    """A row whose print is not legal by itself, and the print that may rescue it."""

    held: Held
    standing: Standing
    reprint: Reprint | None

    @property
    def rescued(self) -> bool:
        """Whether a reprint makes it legal."""
        return self.reprint is not None and self.reprint.rescues

    @property
    def out(self) -> bool:
        """Whether it is not legal: no print that is has its name and its facts."""
        if self.reprint is None:
            return True
        # Where the list names no print, the legal one is meant.
        return self.reprint.likeness == "another_card" and not self.held.any_print
