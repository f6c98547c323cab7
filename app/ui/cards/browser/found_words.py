"""How many cards a search found, in a sentence that says what to do with them."""

from __future__ import annotations

from app.core.text.wording import CARD, counted
from app.core.text.words import Words

NONE = Words(
    "No card fits. Change the search or the filters.",
    "合うカードがありません。検索や絞り込みを変えてください。",
)


def found_words(count: int, *, complete: bool) -> Words:
    """Return it; not `complete` while there may be more."""
    if not count:
        return NONE
    cards = counted(count, CARD)
    if complete:
        return Words(
            f"{cards.en} found. Space reads one large.",
            f"{cards.ja}見つかりました。Spaceで拡大します。",
        )
    return Words(
        f"The first {cards.en}, and more.",
        f"最初の{cards.ja}を表示中です。ほかにもあります。",
    )
