"""Cards by what people type of their names: the id, a name, or a part that only one of them has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from app.cards.name_keys import sought
from app.core.text.wording import either, quoted
from app.core.text.words import Words
from app.games.nullpoga.cards.card_spellings import spellings
from app.games.nullpoga.planning.entry_words import short_name
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.text_play.typed_errors import TypedError, unknown

CARD = Words("card", "カード")


def _names(card: str) -> Iterator[str]:
    known = card_of(card)
    yield from map(sought, (card, *(spellings(known) if known is not None else ())))


def matching(name: str, cards: Iterable[str]) -> tuple[str, ...]:
    """Return which of the cards a name means: those it is of, else that begin so, else have it."""
    asked, among = sought(name), tuple(dict.fromkeys(cards))
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = tuple(card for card in among if any(fits(one, asked) for one in _names(card)))
        if asked and found:
            return found
    return ()


def read_card(
    words: Sequence[str], cards: Sequence[str], there: Words
) -> tuple[str, tuple[str, ...]]:
    """Return the card that words begin with, and the words behind its name.

    The longest name counts. Raises TypedError for none, with `there` as what could be named, and
    where several are meant.
    """
    for size in range(len(words), 0, -1):
        found = matching(" ".join(words[:size]), cards)
        if len(found) == 1:
            return found[0], tuple(words[size:])
        if found and size == 1:
            asked, names = quoted(words[0]), either([short_name(card) for card in found])
            raise TypedError(
                Words(
                    f"{asked.en} may be {names.en}. Type more of the name.",
                    f"{asked.ja}は{names.ja}のどれかわかりません。もう少し長く入力してください。",
                )
            )
    raise unknown(words[0], CARD, there)
