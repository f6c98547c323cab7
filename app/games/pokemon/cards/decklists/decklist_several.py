"""Tells whether a text holds several deck lists, as people paste them: a whole team's, say.

A list is over where its total stands, where the parts of a deck begin anew, or where another deck
is named. What has fewer cards than any deck is a part of the list before it, not one by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from app.cards.deck.deck import ListInText
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Found, Title, Wrong
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total
from app.games.pokemon.cards.decklists.forms.decklist_line import Row

FEWEST = 20
"""Cards of a list that is one by itself: half decks have 30."""
_MARKS = "#*_=~-` "
"""What stands around a title."""


def lists_in(lines: Sequence[str], entries: Sequence[Entry]) -> tuple[ListInText, ...]:
    """Return the lists in a text, at least two; none where it is one list.

    `lines` are those that the numbers of the entries count.
    """
    parts: list[list[Entry]] = []
    for part in _parts(entries):
        if (parts and _count(part) < FEWEST) or (parts and _count(parts[-1]) < FEWEST):
            parts[-1] += part
        else:
            parts.append(part)
    if len(parts) < 2:
        return ()
    begins = [min(entry.line for entry in part) for part in parts]
    ends = [*(line - 1 for line in begins[1:]), len(lines)]
    return tuple(
        ListInText(_title(part), _count(part), "\n".join(lines[max(0, begin - 1) : end]).strip())
        for part, begin, end in zip(parts, begins, ends, strict=True)
    )


@dataclass(slots=True)
class _Part:
    """The entries of a list so far, and where in it they are."""

    entries: list[Entry] = field(default_factory=list)
    last: int = 0
    """How many entries there are up to its last card or total."""
    totalled: bool = False
    """Whether its total stood there behind its cards."""
    begun: bool = False
    """Whether the heading of its Pokémon stood there."""
    late: bool = False
    """Whether that of another part of the deck followed."""
    aside: bool = False
    """Whether these are its sideboard or its maybes."""

    def is_over(self, found: Found) -> bool:
        """Tell whether what comes next is another list's."""
        match found:
            case Header(section=section):
                return self.totalled or (self.late and section == "pokemon" and not self.aside)
            case PileHead(pile=pile):
                return self.last > 0 and pile == "main"
            case Row():
                return self.totalled
            case Title():
                return self.last > 0
            case _:
                return False

    def take(self, entry: Entry) -> None:
        """Take what comes next."""
        self.entries.append(entry)
        match entry.found:
            case Row():
                self.last = len(self.entries)
            case Total() if self.last:
                self.last, self.totalled = len(self.entries), True
            case Header(section=section):
                self.late = self.late or (self.begun and section != "pokemon")
                self.begun = self.begun or section == "pokemon"
            case PileHead(pile=pile):
                self.aside = pile != "main"
            case _:
                pass


def _parts(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Yield the entries of each list; what stands between two belongs to the second."""
    part = _Part()
    for entry in entries:
        if part.is_over(entry.found):
            yield part.entries[: part.last]
            part = _Part(part.entries[part.last :])
        part.take(entry)
    yield part.entries


def _count(part: Sequence[Entry]) -> int:
    return int(sum(entry.found.count for entry in part if isinstance(entry.found, Row)))


def _title(part: Sequence[Entry]) -> str:
    """Return what a list calls itself, or the line before its first card that is nothing else."""
    for entry in part:
        match entry.found:
            case Title(text=text):
                return text
            case Wrong():
                return entry.text.strip(_MARKS)
            case Row():
                break
            case _:
                pass
    return ""
