"""The stones: twelve of each colour, what they show, and the packs they come in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from app.cards.deck.deck import Pack
from app.cards.face import Back, Corner, Emblem, Face, Placed, Sign, Stroke, plain_face
from app.core.text.words import Words
from app.games._plain.plain_cards import NamedCard, PlainCards, deck_of_keys

GAME = "stepping_stones"
COLOURS = {
    "Moss": Sign("moss", "#5d7c3f", Words("M", "苔"), Words("Moss", "苔")),
    "Slate": Sign("slate", "#4c6a86", Words("Sl", "青"), Words("Slate", "青石")),
    "Clay": Sign("clay", "#a2543a", Words("C", "土"), Words("Clay", "赤土")),
    "Sand": Sign("sand", "#a98a42", Words("Sa", "砂"), Words("Sand", "砂")),
}
"""The four colours in the order of the seats that bring none of their own."""
HIGHEST = 12
STONE = Emblem(
    (Stroke("M 0 0.5 C 0 0.1 0.3 0 0.55 0 C 0.9 0 1 0.3 1 0.5 C 1 0.9 0.1 0.9 0 0.5 Z"),)
)


def stones_of(colour: str) -> tuple[str, ...]:
    """Return the keys of a colour's stones, the lowest first: "Moss 1", … "Moss 12"."""
    return tuple(f"{colour} {number}" for number in range(1, HIGHEST + 1))


STONES = tuple(key for colour in COLOURS for key in stones_of(colour))


def number_of(key: str) -> int:
    """Return the number of a stone; 0 for a card that is none."""
    return int(key.rpartition(" ")[2]) if key in STONES else 0


def face(key: str) -> Face:
    """Return what a card shows: its number at the corners, and a stone of its colour."""
    if key not in STONES:
        return plain_face(key)
    sign, number = COLOURS[key.partition(" ")[0]], str(number_of(key))
    return Face(
        key,
        Words(f"{sign.words.en} {number}", f"{sign.words.ja}{number}"),
        sign,
        Words("Stone", "石"),
        layout="index",
        corners=Corner(Words(number, number)),
        art=(Placed(STONE, size=0.62),),
    )


class StoneCards(PlainCards):
    """All stones; a card of any other name is on plain paper."""

    back = Back("#3b5a52", "#d9cfae", STONE)
    showing: Sequence[str] = ("Moss 3", "Slate 5", "Clay 8", "Sand 11")
    signs: Mapping[str, Sign] = {sign.id: sign for sign in COLOURS.values()}

    def __init__(self) -> None:
        super().__init__(GAME, face)
        self.at_hand: Sequence[NamedCard] = tuple(self.get(key) for key in STONES)
        self.packs: Sequence[Pack] = tuple(
            Pack(
                sign.id,
                Words(f"{sign.words.en} stones", f"{sign.words.ja}の石"),
                deck_of_keys(f"{colour} stones", GAME, [self.get(k) for k in stones_of(colour)]),
            )
            for colour, sign in COLOURS.items()
        )

    def __len__(self) -> int:
        return len(STONES)

    def __iter__(self) -> Iterator[NamedCard]:
        return iter(self.at_hand)

    def __contains__(self, key: object) -> bool:
        """Whether a key is one of the stones."""
        return key in STONES


@cache
def all_stones() -> StoneCards:
    """Return the cards, made once for everybody."""
    return StoneCards()
