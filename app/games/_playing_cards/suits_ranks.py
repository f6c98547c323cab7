"""The fifty-two cards and the two jokers: their keys, names and order.

A key is a suit and a rank: "S-A" is the ace of spades, "D-10" the ten of diamonds; the jokers are
"J-R" and "J-B". A pack that holds a card twice holds its key twice.
"""

from __future__ import annotations

from app.cards.placeholder_keys import placeholder_name
from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words

SUITS = {
    "S": Words("Spades", "スペード"),
    "H": Words("Hearts", "ハート"),
    "D": Words("Diamonds", "ダイヤ"),
    "C": Words("Clubs", "クラブ"),
}
"""In the order in which they are sorted."""
PIPS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""Their signs in writing."""
RANKS = {
    "A": Words("Ace", "A"),
    **{str(number): Words(str(number), str(number)) for number in range(2, 11)},
    "J": Words("Jack", "J"),
    "Q": Words("Queen", "Q"),
    "K": Words("King", "K"),
}
"""From the ace up."""
COURTS = ("J", "Q", "K")
JOKERS = {
    "J-R": Words("Red joker", "赤のジョーカー"),
    "J-B": Words("Black joker", "黒のジョーカー"),
}
JOKER = "J"
"""The section of the jokers."""
OWN = "own"
"""The section of cards that are no playing cards: names of one's own."""
SECTIONS: dict[str, Words] = {
    **SUITS,
    JOKER: Words("Jokers", "ジョーカー"),
    OWN: Words("Your own cards", "自分のカード"),
}
"""The parts of a deck, in order."""


@value
class PlayingCard:
    """One card."""

    key: str
    name: Words
    suit: str = ""
    """A key of `SUITS`; "" for a joker and for a card of one's own."""
    rank: str = ""
    """A key of `RANKS`; "" where it has none."""
    section: str = OWN
    known: bool = True
    id: str = ""
    set_name: str = ""

    @property
    def number(self) -> int:
        """What its rank counts: 1 for the ace, 11 to 13 for courts; 0 for a card without rank."""
        return list(RANKS).index(self.rank) + 1 if self.rank else 0

    @property
    def short(self) -> str:
        """How it is written in short: "S-A" is "♠A"; as lists of cards have it."""
        return self.in_short.en

    @property
    def in_short(self) -> Words:
        """How people read it in short: "♠A"; what has no suit is called by its name."""
        return both(f"{PIPS[self.suit]}{self.rank}") if self.suit else self.name


def _suited(suit: str, rank: str) -> PlayingCard:
    name = Words(
        f"{RANKS[rank].en} of {SUITS[suit].en}",
        f"{SUITS[suit].ja}の{RANKS[rank].ja}",
    )
    return PlayingCard(f"{suit}-{rank}", name, suit, rank, suit)


CARDS: dict[str, PlayingCard] = {
    **{f"{suit}-{rank}": _suited(suit, rank) for suit in SUITS for rank in RANKS},
    **{key: PlayingCard(key, name, section=JOKER) for key, name in JOKERS.items()},
}
"""All fifty-four by key, as a new pack lies: suit by suit, then the jokers."""
ORDER = {key: place for place, key in enumerate(CARDS)}


def card_of(key: str) -> PlayingCard:
    """Return the card with a key; one that is no playing card bears its own name."""
    found = CARDS.get(key)
    if found is not None:
        return found
    name = placeholder_name(key)
    return PlayingCard(key, Words(name, name), known=False)


def sorted_keys(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return keys as a new pack lies; what is no playing card comes last, by name."""
    return tuple(sorted(keys, key=lambda key: (ORDER.get(key, len(ORDER)), key)))
