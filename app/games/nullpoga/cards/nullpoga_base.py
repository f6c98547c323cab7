"""The cards of the game with all that is known to do with them: lists, search, check, faces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from app.cards.deck.deck import DeckList, Pack
from app.cards.deck.deck_curves import Curve, curve
from app.cards.face import Face, plain_face
from app.cards.name_keys import sought
from app.cards.odds.deck_pool import OddsError, Pool
from app.cards.placeholder_keys import placeholder_name
from app.core.text.wording import both
from app.core.text.words import Words
from app.games._plain.plain_cards import NO_ODDS, NamedCard
from app.games.nullpoga.cards.card_spellings import cards_by_spelling
from app.games.nullpoga.cards.nullpoga_cards import CardBook, NullpogaCard, book_of, shipped_books
from app.games.nullpoga.cards.nullpoga_check import NullpogaCheck
from app.games.nullpoga.cards.nullpoga_faces import BACK, SIGNS, face_of
from app.games.nullpoga.cards.nullpoga_finder import NUMBERS, NullpogaFinder
from app.games.nullpoga.cards.nullpoga_lists import NullpogaLists

GAME = "nullpoga"


class NullpogaBase:
    """The cards of the newest book; those that only older ones have are known by their keys."""

    game = GAME
    imports = None
    grid = None
    has_odds = False
    packs: Sequence[Pack] = ()
    back = BACK
    signs = SIGNS
    showing: Sequence[str] = ("wyvern", "frost_witch", "meteor", "gaia_beast", "frog")

    def __init__(self, books: Mapping[str, CardBook]) -> None:
        """`books` are by their versions, the newest first."""
        self._books = books
        self._cards = next(iter(books.values())).cards
        self._by_spelling = cards_by_spelling(self._cards)
        self.at_hand: Sequence[NullpogaCard] = tuple(self._cards.values())
        self.lists = NullpogaLists(self)
        self.finder = NullpogaFinder(self._cards)
        self.check = NullpogaCheck(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[NullpogaCard]:
        return iter(self.at_hand)

    def __contains__(self, key: object) -> bool:
        return key in self._cards

    def get(self, key: str) -> NullpogaCard | NamedCard:
        """Return the card with a key; one that no book has is called by its name."""
        card = self._card(key)
        if card is not None:
            return card
        return NamedCard(key, both(placeholder_name(key)), known=False, section="monster")

    def find(self, name: str, set_code: str = "", number: str = "") -> NullpogaCard | None:
        """Return the card that is written, by any of its spellings, or None."""
        del set_code, number
        key = self._by_spelling.get(sought(name))
        return self._cards[key] if key is not None else None

    def face_at(self, key: str, stage: int = 0, version: str = "") -> Face:
        """Return what a card shows after `stage` growths, in a version of the cards.

        Raises UnknownBookError for a version that is not here.
        """
        card = book_of(version, self._books).cards.get(key) or self._card(key)
        return plain_face(key) if card is None else face_of(card, stage)

    def face(self, key: str) -> Face:
        """Return what a card shows."""
        return self.face_at(key)

    def picture_key(self, set_code: str, number: str) -> str:
        """Return what names a picture of one's own: cards have no sets, their ids name them."""
        del set_code
        return number

    def curves(self, deck: DeckList) -> Sequence[Curve]:
        """Return how many cards of a deck have which cost, attack and life."""
        known = [(self._cards[line.key], line.count) for line in deck.lines if line.key in self]
        return tuple(
            curve(title, ((n, count) for card, count in known if (n := number(card)) is not None))
            for title, number, _ in NUMBERS.values()
        )

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """Do nothing: nothing is imported."""

    def look_again(self) -> None:
        """Do nothing: nothing can have changed."""

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        """Raise OddsError: every hand is kept here, so there is no opening to reckon with."""
        del deck, aside
        raise OddsError(NO_ODDS)

    def _card(self, key: str) -> NullpogaCard | None:
        found = (book.cards.get(key) for book in self._books.values())
        return next((card for card in found if card is not None), None)


@cache
def nullpoga_base() -> NullpogaBase:
    """Return the cards, made once for everybody."""
    return NullpogaBase(shipped_books())
