"""The cards of a game that is played with playing cards, with all that is known to do with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckLine, DeckList, Pack
from app.cards.face import Back, Face, Sign
from app.cards.odds.deck_pool import OddsError, Pool
from app.core.text.words import Words
from app.games._playing_cards.card_spelling import key_of
from app.games._playing_cards.playing_faces import BACK_LOOKS, BACKS, PlayingFaces, suit_looks
from app.games._playing_cards.playing_finder import PlayingFinder
from app.games._playing_cards.playing_lists import PlayingLists
from app.games._playing_cards.playing_packs import PACKS, CardPack
from app.games._playing_cards.suits_ranks import CARDS, PlayingCard, card_of, sorted_keys
from app.games.contracts.card_looks import LookChoice

if TYPE_CHECKING:
    from app.cards.deck.deck_grid import DeckGrid
    from app.games.contracts.card_contract import DeckCheck


class PlayingCards:
    """Fifty-four cards, and any name for a card of one's own."""

    check: DeckCheck | None = None
    imports = None
    has_odds = False
    grid: DeckGrid | None = None

    def __init__(self, game: str, colours: str = "two", back: str = "blue") -> None:
        """`game` is the id of the game; `colours` and `back` are how its cards usually look."""
        self.game = game
        self.lists = PlayingLists(game)
        self.finder = PlayingFinder()
        self._faces = PlayingFaces(colours)
        self._suit_looks = suit_looks(colours)
        self.look_choices: Sequence[LookChoice] = (self._suit_looks, BACK_LOOKS)
        self.back: Back = BACKS[back]
        self.showing: Sequence[str] = ("S-A", "H-Q", "D-10", "C-J", "H-K")

    def wear(self, looks: Mapping[str, str]) -> None:
        """Look so from now on: other colours, another back."""
        self._faces = PlayingFaces(self._suit_looks.chosen(looks))
        self.back = BACKS[BACK_LOOKS.chosen(looks)]

    @cached_property
    def packs(self) -> Sequence[Pack]:
        """The packs that people know."""
        return tuple(Pack(pack.id, pack.title, self._list(pack)) for pack in PACKS.values())

    def _list(self, pack: CardPack) -> DeckList:
        lines = []
        for key, same in groupby(sorted_keys(pack.keys)):
            card = card_of(key)
            lines.append(DeckLine(len(tuple(same)), card.name.en, card.section, key))
        return DeckList(pack.title.en, tuple(lines), game=self.game)

    @property
    def at_hand(self) -> Sequence[PlayingCard]:
        """All of them."""
        return tuple(CARDS.values())

    def __len__(self) -> int:
        return len(CARDS)

    def __iter__(self) -> Iterator[PlayingCard]:
        return iter(CARDS.values())

    def __contains__(self, key: object) -> bool:
        return key in CARDS

    def get(self, key: str) -> PlayingCard:
        """Return the card with `key`; any other is called by its name."""
        return card_of(key)

    def find(self, name: str, set_code: str = "", number: str = "") -> PlayingCard | None:
        """Return the card that is written, in short or by its name, or None."""
        del set_code, number
        key = key_of(name)
        return CARDS[key] if key is not None else None

    def face(self, key: str) -> Face:
        """Return what a card shows."""
        return self._faces.face(key)

    @property
    def signs(self) -> Mapping[str, Sign]:
        """The suits."""
        return self._faces.signs

    def picture_key(self, set_code: str, number: str) -> str:
        """Return what names a picture of one's own."""
        return f"{set_code}-{number}"

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """Do nothing: nothing is imported, so there are no troubles."""

    def look_again(self) -> None:
        """Do nothing: nothing can have changed."""

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        """Raise OddsError: no rule says what an opening hand is."""
        del deck, aside
        raise OddsError(
            Words(
                "Playing cards have no opening hand to reckon with.",
                "トランプには、確率を計算する最初の手札がありません。",
            )
        )
