"""What the window says about a deck: what was odd about reading it, and what the check found.

Asked is Standard as it is today, in the region of the language; a shipped deck is asked about the
day it was played, and today's answer is told beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.wording import bracketed, day
from app.core.text.words import Language, Words
from app.games.pokemon.cards.check import (
    GAMES,
    GRAVITIES,
    HOME,
    REGIONS,
    SIGNS,
    DeckFormat,
    Finding,
    Gravity,
    check_deck,
    formats,
)
from app.games.pokemon.cards.check import broken_formats as broken
from app.games.pokemon.cards.decklists.decklist_notes import unknown_card
from app.ui.decks.deck_titles import Played

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.games.pokemon.cards.card_base import CardBase

FORMAT = "standard"
_ORDER = list(GRAVITIES)


@value
class Remark:
    """One thing to say about a deck."""

    severity: Gravity
    words: Words

    @property
    def against(self) -> bool:
        """Whether the deck cannot be said to be legal."""
        return self.severity in ("unread", "illegal")

    @property
    def to_look_at(self) -> bool:
        """Whether it is more than good to know."""
        return self.severity != "reminder"

    def told(self, language: Language) -> str:
        """Return it behind the sign of its severity."""
        return f"{SIGNS[self.severity]} {self.words.in_(language)}"


def today() -> date:
    """Return the day on the person's calendar."""
    return date.today()  # noqa: DTZ011 - no time zone but the person's own


def remarks(
    deck: DeckList, cards: CardBase, language: Language, played: Played | None = None
) -> tuple[Remark, ...]:
    """Return all that is to be said about a deck, the gravest first."""
    found = [*_of_reading(deck), *_of_checking(deck, cards, language, played)]
    return tuple(sorted(found, key=lambda remark: _ORDER.index(remark.severity)))


def legal_then(played: Played) -> Words:
    """Return that a deck was legal on the day it was played."""
    title, when = _format().title, day(*played.on.timetuple()[:3])
    where = bracketed(REGIONS[played.region])
    return Words(
        f"Legal in {title.en} on {when.en}{where.en}",
        f"{when.ja}の{title.ja}{where.ja}で使えるデッキ",
    )


def _of_reading(deck: DeckList) -> Iterator[Remark]:
    """Yield what was odd about the list. Cards without data are told once, by the check."""
    yield from (Remark("unread", error.words) for error in deck.errors)
    yield from (Remark("suspicious", note) for note in notes_of(deck))


def notes_of(deck: DeckList) -> tuple[Words, ...]:
    """Return what was odd about a list beside its errors and the cards without data."""
    lines = [line for line in deck.lines if line.status == "placeholder"]
    each = {
        unknown_card(line.source_line, line.name, f"{line.set_code} {line.number}".strip())
        for line in lines
    }
    return tuple(note for note in deck.notes if note not in each)


def first_of(remarks: Sequence[Words]) -> Words | None:
    """Return the first thing to say and how many more there are; None for nothing."""
    if not remarks:
        return None
    first, more = remarks[0], len(remarks) - 1
    return Words(f"{first.en} (and {more} more)", f"{first.ja}（ほか{more}件）") if more else first


def _of_checking(
    deck: DeckList, cards: CardBase, language: Language, played: Played | None
) -> Iterator[Remark]:
    if deck.game not in GAMES:
        return
    yield from (Remark("suspicious", words) for words in broken().values())
    now = _findings(deck, cards, Played(today(), HOME[language]))
    then = now if played is None else _findings(deck, cards, played)
    yield from (Remark(finding.severity, finding.words) for finding in then)
    # What left the format since is worth knowing, and no fault of the deck.
    since = [one for one in now if one.severity != "reminder" and one not in then]
    yield from (Remark("reminder", finding.words) for finding in since)


def _findings(deck: DeckList, cards: CardBase, when: Played) -> tuple[Finding, ...]:
    return check_deck(deck, cards, _format(), when.on, when.region)


def _format() -> DeckFormat:
    return formats()[FORMAT]
