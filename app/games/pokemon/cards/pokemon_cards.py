"""The Pokémon cards with all that the game knows to do with them: its half of the card contract."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, get_args

from app.cards.face import Back
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.print_index import print_key

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.cards.deck.deck import DeckList
    from app.cards.face import Face, Sign
    from app.cards.odds.deck_pool import Pool
    from app.core.text.words import Words
    from app.games.contracts.card_contract import CardFinder, CardImports, DeckCheck, DeckLists

_WARMEST = "RLFPG"


class PokemonCards(CardBase):
    """All known cards, and what is done with them. Parts are loaded when they are asked for."""

    game = "pokemon"
    packs = ()
    """Its decks are lists, which anybody can read."""
    back = Back()
    has_odds = True
    grid = None

    def face(self, key: str) -> Face:
        """Return what a card shows."""
        card = self.get(key)
        made = self._faces.get(key)
        # A card may become another one by an import.
        if made is None or made[0] is not card:
            from app.games.pokemon.cards.faces.pokemon_face import face_of  # noqa: PLC0415 - once one shows

            made = self._faces[key] = (card, face_of(card))
        return made[1]

    @cached_property
    def _faces(self) -> dict[str, tuple[Card, Face]]:
        return {}

    @property
    def signs(self) -> Mapping[str, Sign]:
        """The signs of Energy types and kinds of Trainers."""
        from app.games.pokemon.cards.faces.pokemon_signs import SIGNS  # noqa: PLC0415 - once one shows

        return SIGNS

    def picture_key(self, set_code: str, number: str) -> str:
        """Return the key of a print; "" where set or number is missing."""
        return print_key(set_code, number)

    @property
    def showing(self) -> tuple[str, ...]:
        """A Pokémon, an Energy, an Item."""
        pokemon = [
            card for card in self.at_hand if card.stage == "basic" and card.types and card.attacks
        ]
        # Warm colours stand out best on indigo.
        pokemon.sort(key=lambda card: _WARMEST.find(card.types[0]) % len(get_args(EnergyType)))
        energy = [
            card for card in self.at_hand if card.kind == "basic_energy" and card.types == ("L",)
        ]
        items = [card for card in self.at_hand if card.kind == "item"]
        return tuple(card.key for cards in (pokemon, energy, items) for card in cards[:1])

    @cached_property
    def lists(self) -> DeckLists:
        """Deck lists."""
        from app.games.pokemon.cards.decklists.pokemon_lists import PokemonLists  # noqa: PLC0415

        return PokemonLists(self)

    @cached_property
    def finder(self) -> CardFinder:
        """Searching among them."""
        from app.games.pokemon.cards.store.pokemon_finder import PokemonFinder  # noqa: PLC0415

        return PokemonFinder(self)

    @cached_property
    def check(self) -> DeckCheck:
        """Whether decks may be played."""
        from app.games.pokemon.cards.check.pokemon_check import PokemonCheck  # noqa: PLC0415

        return PokemonCheck(self)

    @cached_property
    def imports(self) -> CardImports:
        """Card data that people bring."""
        from app.games.pokemon.cards.every_card import imported_cards, know_for_this_run  # noqa: PLC0415
        from app.games.pokemon.cards.imports.pokemon_imports import PokemonImports  # noqa: PLC0415

        return PokemonImports(imported_cards(), know_for_this_run)

    def tell_troubles(self, tell: Callable[[Words], None]) -> None:
        """Have `tell` called with each new reason why imported cards cannot be used."""
        from app.games.pokemon.cards.every_card import imported_cards  # noqa: PLC0415 - it makes these

        imported_cards().tell = tell

    def look_again(self) -> None:
        """See what was imported meanwhile."""
        # Whoever asks for a card that was just read would get it as it was before.
        for layer in self.layers:
            len(layer)
        self.forget_meant()

    def pool_of(self, deck: DeckList, aside: int | None = None) -> Pool:
        """Return a deck as chance sees it. Raises OddsError."""
        from app.games.pokemon.cards.odds.pokemon_openings import pool_of  # noqa: PLC0415

        return pool_of(deck, self, aside)
