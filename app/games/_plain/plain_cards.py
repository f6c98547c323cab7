"""The cards of a game that has no card data: every name is a card, and shows as its game says.

With these nobody has to ask whether a game has cards: decks are lists of names, there is nothing
to search, to check or to import, and no hand has odds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from app.cards.card_facet import Facet
from app.cards.card_facts import CardFact
from app.cards.deck.deck import DeckLine, DeckList, Pack
from app.cards.face import Back, Face, Sign, plain_face
from app.cards.odds.deck_pool import OddsError, Pool
from app.cards.placeholder_keys import placeholder_name
from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Language, Words
from app.games._plain.plain_lists import PlainLists

NO_ODDS = Words("This game has no odds of opening hands.", "最初の手札の確率がないゲームです。")


@value
class NamedCard:
    """A card of which there is a name."""

    key: str
    name: Words
    known: bool = True
    """There is no more to know of it, so nothing is missing."""
    id: str = ""
    set_name: str = ""
    section: str = ""


class NothingToFind:
    """Searching among no cards."""

    hint = Words("Search by name", "名前で探す")
    help = Words("part of a name", "名前の一部")
    facets: Sequence[Facet] = ()

    def keys(self, text: str, chosen: Mapping[str, str] | None = None, limit: int = 0) -> list[str]:
        """Return nothing."""
        del text, chosen, limit
        return []

    def cards(self, keys: Sequence[str]) -> Sequence[CardFact]:
        """Return nothing."""
        del keys
        return ()

    def row(self, key: str, speak: Language) -> Sequence[str]:
        """Return the name."""
        del speak
        return (placeholder_name(key),)

    def as_json(self, key: str) -> Mapping[str, str]:
        """Return the key."""
        return {"key": key}


class PlainCards:
    """The cards of a game (`GameCards`) without data; `face` is what the game shows for a key."""

    check = None
    imports = None
    has_odds = False
    grid = None
    back = Back()
    packs: Sequence[Pack] = ()
    showing: Sequence[str] = ()
    signs: Mapping[str, Sign] = {}
    at_hand: Sequence[CardFact] = ()

    def __init__(self, game: str, face: Callable[[str], Face] | None = None) -> None:
        self.game = game
        self._face = face or plain_face
        self.lists = PlainLists(self)
        self.finder = NothingToFind()

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[CardFact]:
        return iter(())

    def __contains__(self, key: object) -> bool:
        """Whether a key is a card: any text is."""
        return isinstance(key, str) and bool(key)

    def get(self, key: str) -> NamedCard:
        """Return the card with a key, called as its face says."""
        name = self._face(key).name
        return NamedCard(key, name if name.en or name.ja else both(placeholder_name(key)))

    def find(self, name: str, set_code: str = "", number: str = "") -> NamedCard | None:
        """Return the card of a name: the name is its key."""
        del set_code, number
        return self.get(name)

    def face(self, key: str) -> Face:
        """Return what a card shows."""
        return self._face(key)

    def picture_key(self, set_code: str, number: str) -> str:
        """Return what a picture of one's own is named by."""
        return f"{set_code}-{number}" if set_code and number else ""

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """Do nothing: nothing is imported."""

    def look_again(self) -> None:
        """Do nothing: nothing can have changed."""

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        """Raise OddsError: nobody knows what a hand of this game is."""
        del deck, aside
        raise OddsError(NO_ODDS)


def deck_of_keys(title: str, game: str, cards: Sequence[CardFact]) -> DeckList:
    """Return a deck with one of each of these cards, as a game makes its packs."""
    lines = tuple(
        DeckLine(1, card.name.en or card.name.ja, card.section, card.key) for card in cards
    )
    return DeckList(title, lines, game=game)
