"""What the window says about a deck: what was odd about reading it, and what the check found.

Asked is the format that the deck is made for, the usual one where it says none, as it is today, in
the region of the language; a shipped deck that was played is asked about its day, and today's
answer is told beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from app.cards.deck.finding import GRAVITIES, SIGNS, Gravity
from app.core.data.value import value
from app.core.text.wording import bracketed, day
from app.core.text.words import Language, Words
from app.store.decks.deck_files import format_of
from app.store.decks.shipped_titles import Played

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList
    from app.cards.deck.finding import Finding
    from app.games.contracts.card_contract import DeckCheck, GameCards

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
    deck: DeckList, cards: GameCards, language: Language, played: Played | None = None
) -> tuple[Remark, ...]:
    """Return all that is to be said about a deck, the gravest first.

    A deck for a table is handed in with the format of the table in place of its own.
    """
    found = [*_of_reading(deck, cards), *_of_checking(deck, cards, language, played)]
    return tuple(sorted(found, key=lambda remark: _ORDER.index(remark.severity)))


def legal_for(deck: DeckList, check: DeckCheck, played: Played | None) -> Words | None:
    """Return that a deck is legal in the format it says, or was on the day it was played.

    None for one of which neither is known: that nothing was found says enough.
    """
    title = check.formats()[format_of(deck, check)].title
    if played is None:
        legal = Words(f"Legal in {title.en}", f"{title.ja}で使えるデッキ")
        return legal if deck.format in check.formats() else None
    when, where = day(*played.on.timetuple()[:3]), bracketed(check.regions[played.region])
    return Words(
        f"Legal in {title.en} on {when.en}{where.en}",
        f"{when.ja}の{title.ja}{where.ja}で使えるデッキ",
    )


def _of_reading(deck: DeckList, cards: GameCards) -> Iterator[Remark]:
    """Yield what was odd about the list. Cards without data are told once, by the check."""
    yield from (Remark("unread", error.words) for error in deck.errors)
    yield from (Remark("suspicious", note) for note in cards.lists.notes_of_reading(deck))


def first_of(remarks: Sequence[Words]) -> Words | None:
    """Return the first thing to say and how many more there are; None for nothing."""
    if not remarks:
        return None
    first, more = remarks[0], len(remarks) - 1
    return Words(f"{first.en} (and {more} more)", f"{first.ja}（ほか{more}件）") if more else first


def _of_checking(
    deck: DeckList, cards: GameCards, language: Language, played: Played | None
) -> Iterator[Remark]:
    check = cards.check
    if check is None or deck.game not in ("", cards.game):
        return

    made_for = format_of(deck, check)

    def found(when: Played) -> tuple[Finding, ...]:
        return check.findings(deck, made_for, when.on, when.region)

    yield from (Remark("suspicious", words) for words in check.broken().values())
    now = found(Played(today(), check.home[language]))
    then = now if played is None else found(played)
    yield from (Remark(finding.severity, finding.words) for finding in then)
    # What left the format since is worth knowing, and no fault of the deck.
    since = [one for one in now if one.severity != "reminder" and one not in then]
    yield from (Remark("reminder", finding.words) for finding in since)
