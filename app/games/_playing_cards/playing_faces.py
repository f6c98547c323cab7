"""What playing cards show: corners, pips, courts; in two colours or four; and two backs."""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.face import Back, Corner, Face, Placed, Sign, plain_face
from app.core.data.value import replace
from app.core.text.words import Words
from app.games._playing_cards.court_emblems import court, joker
from app.games._playing_cards.pip_emblems import STAR, SUIT_EMBLEMS, pips
from app.games._playing_cards.suits_ranks import (
    COURTS,
    JOKER,
    JOKERS,
    ORDER,
    PIPS,
    SECTIONS,
    SUITS,
    PlayingCard,
    card_of,
)
from app.games.contracts.card_looks import LookChoice

BLACK, RED, BLUE, GREEN = "#23262b", "#b5261e", "#1f4f9c", "#1f7040"
COLOURS: Mapping[str, Mapping[str, str]] = {
    "two": {"S": BLACK, "H": RED, "D": RED, "C": BLACK},
    "four": {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN},
}
"""Suits by their colours: the usual two, or four that nobody takes for one another."""
_JOKER_COLOURS = {"J-R": RED, "J-B": BLACK}
_PALE = 0.94
"""Playing cards are nearly white."""
BACKS: Mapping[str, Back] = {
    "red": Back("#8e2a2a", "#b98a2e", SUIT_EMBLEMS["H"]),
    "blue": Back("#28447a", "#b98a2e", SUIT_EMBLEMS["S"]),
}
"""The two backs of a shop."""
SUIT_LOOKS = LookChoice(
    "suits",
    Words("Colours of the suits", "スートの色"),
    (("two", Words("Two", "2色")), ("four", Words("Four", "4色"))),
    Words(
        "With four, diamonds are blue and clubs green: no suit is taken for another.",
        "4色にすると、ダイヤが青、クラブが緑になり、スートを見分けやすくなります。",
    ),
)
BACK_LOOKS = LookChoice(
    "back",
    Words("Backs", "カードの裏"),
    (("blue", Words("Blue", "青")), ("red", Words("Red", "赤"))),
)


def suit_looks(usual: str) -> LookChoice:
    """Return the choice of colours for a game in which a key of `COLOURS` is usual."""
    first = sorted(SUIT_LOOKS.options, key=lambda option: option[0] != usual)
    return replace(SUIT_LOOKS, options=tuple(first))


class PlayingFaces:
    """The faces of playing cards in a set of colours."""

    def __init__(self, colours: str = "two") -> None:
        """`colours` is a key of `COLOURS`."""
        self._colours = COLOURS[colours]
        self.signs: Mapping[str, Sign] = {
            suit: Sign(
                suit,
                self._colours[suit],
                Words(PIPS[suit], PIPS[suit]),
                words,
                pale=_PALE,
                emblem=SUIT_EMBLEMS[suit],
            )
            for suit, words in SUITS.items()
        }
        self._jokers = {
            key: Sign(key, colour, Words("★", "★"), JOKERS[key], pale=_PALE, emblem=STAR)
            for key, colour in _JOKER_COLOURS.items()
        }
        self._faces: dict[str, Face] = {}

    def face(self, key: str) -> Face:
        """Return what a card shows; a card of one's own shows its name."""
        found = self._faces.get(key)
        if found is None:
            card = card_of(key)
            found = self._made(card) if card.known else plain_face(key)
            if card.known:
                self._faces[key] = found
        return found

    def _made(self, card: PlayingCard) -> Face:
        if card.suit:
            sign = self.signs[card.suit]
            corner = Corner(Words(card.rank, card.rank), SUIT_EMBLEMS[card.suit])
        else:
            sign = self._jokers[card.key]
            corner = Corner(Words("JK", "JK"), STAR)
        return Face(
            card.key,
            card.name,
            sign,
            SECTIONS[card.section],
            card.section,
            SECTIONS[card.section],
            rank=(ORDER[card.key], card.key),
            layout="index",
            corners=corner,
            art=self._art(card, sign.colour),
        )

    def _art(self, card: PlayingCard, colour: str) -> tuple[Placed, ...]:
        if card.section == JOKER:
            return joker(colour)
        if card.rank in COURTS:
            return court(card.suit, card.rank, colour, red=card.suit in "HD")
        return pips(card.suit, card.number)
