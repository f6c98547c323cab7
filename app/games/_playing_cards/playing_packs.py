"""Packs of playing cards: which cards are in them, as a new one lies."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import value
from app.core.text.words import Words
from app.games._playing_cards.suits_ranks import CARDS, JOKERS, RANKS, SUITS


@value
class CardPack:
    """A pack by its name."""

    id: str
    title: Words
    keys: tuple[str, ...]


def of_ranks(*ranks: str) -> tuple[str, ...]:
    """Return the cards of these ranks in all four suits."""
    return tuple(f"{suit}-{rank}" for suit in SUITS for rank in ranks)


FULL = of_ranks(*RANKS)
_FROM_SEVEN = of_ranks("7", "8", "9", "10", "J", "Q", "K", "A")
_FROM_NINE = of_ranks("9", "10", "J", "Q", "K", "A")
_SPANISH = of_ranks("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K")

PACKS: Mapping[str, CardPack] = {
    pack.id: pack
    for pack in (
        CardPack("52", Words("52 cards", "52枚"), FULL),
        CardPack("53", Words("52 cards and a joker", "52枚とジョーカー1枚"), (*FULL, "J-R")),
        CardPack("54", Words("52 cards and two jokers", "52枚とジョーカー2枚"), tuple(CARDS)),
        CardPack("104", Words("Two packs of 52", "52枚を2組"), FULL * 2),
        CardPack("108", Words("Two packs with jokers", "ジョーカー入りで2組"), tuple(CARDS) * 2),
        CardPack("32", Words("32 cards, from the sevens", "32枚（7以上）"), _FROM_SEVEN),
        CardPack("24", Words("24 cards, from the nines", "24枚（9以上）"), _FROM_NINE),
        CardPack("48", Words("Two packs of 24", "24枚を2組"), _FROM_NINE * 2),
        CardPack("40", Words("40 cards, without 8, 9, 10", "40枚（8・9・10なし）"), _SPANISH),
        CardPack("jokers", Words("The two jokers", "ジョーカー2枚"), tuple(JOKERS)),
    )
}
"""By id, the usual one first."""
