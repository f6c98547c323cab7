"""Which hidden cards each seat knows in one table and not in another of the same history.

For whoever holds both tables: it tells what is secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.core.ids import CardId, SeatId
from app.core.table import Table
from app.core.text.log_lexicon import Lexicon
from app.core.text.wording import repeated, series
from app.core.text.words import Words
from app.core.visibility import face_seers
from app.session.positions.difference_words import NOTHING, Difference


def known_differences(one: Table, other: Table, words: Lexicon) -> tuple[Difference, ...]:
    """Return a difference for each seat that knows other cards."""
    found = []
    for seat, player in enumerate(one.setting.seats):
        mine, theirs = _known_hidden(one, seat), _known_hidden(other, seat)
        if mine != theirs:
            about = Words(f"What {player.name} knows", f"{player.name}が知っているカード")
            told = _cards(one, mine - theirs, words), _cards(other, theirs - mine, words)
            found.append(Difference(about, *told))
    return tuple(found)


def _known_hidden(table: Table, seat: SeatId) -> frozenset[CardId]:
    """Return the cards that a seat knows and not everybody sees."""
    everybody = len(table.setting.seats)
    return frozenset(
        number
        for number, card in enumerate(table.cards)
        if seat in card.known and len(face_seers(table, number)) < everybody
    )


def _cards(table: Table, numbers: Iterable[CardId], words: Lexicon) -> Words:
    refs = Counter(table.cards[number].ref for number in sorted(numbers))
    names = [
        repeated(Words(words.names(ref, "en"), words.names(ref, "ja")), count)
        for ref, count in refs.items()
    ]
    return series(names) if names else NOTHING
