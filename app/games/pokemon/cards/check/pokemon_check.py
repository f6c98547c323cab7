"""The check of Pokémon decks, as the program asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, ClassVar, cast

from app.cards.card_facts import CardsError
from app.cards.deck.deck import DeckList
from app.cards.deck.finding import CheckAsk, Finding
from app.core.text.wording import either
from app.core.text.words import Language, Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import EnergyType
from app.games.pokemon.cards.check.check_sources import spelled_out
from app.games.pokemon.cards.check.deck_checking import check_deck
from app.games.pokemon.cards.check.format_rules.deck_format import (
    HOME,
    REGIONS,
    DeckFormat,
    Region,
)
from app.games.pokemon.cards.check.format_rules.known_formats import broken_formats, formats
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS, type_of

_MOST_PRIZES = 60


def _type(text: str) -> EnergyType:
    """Return the type that is meant. Raises CardsError for what is none."""
    found = type_of(text)
    if found is None:
        names = either(list(TYPE_WORDS.values()))
        raise CardsError(
            Words(
                f"“{text}” is not a type. Choose {names.en}.",
                f"「{text}」というタイプはありません。{names.ja}から選んでください。",
            )
        )
    return found


class PokemonCheck:
    """The check with the cards of one base."""

    usual = "standard"
    unjudged = "deck-unknown-card"
    regions: ClassVar[Mapping[str, Words]] = dict(REGIONS.items())
    home: ClassVar[Mapping[Language, str]] = {**HOME}
    asks = (
        CheckAsk(
            "type",
            "T",
            Words(
                "type declared for Gym Leader Challenge, as Fire",
                "ジムリーダーチャレンジで宣言するタイプ（例：炎）",
            ),
            _type,
        ),
        CheckAsk(
            "prizes",
            "N",
            Words("Prize cards at the table", "卓でのサイドの枚数"),
            int,
            _MOST_PRIZES,
        ),
    )

    def __init__(self, cards: CardBase) -> None:
        self._cards = cards

    def formats(self) -> Mapping[str, DeckFormat]:
        """Return the formats by name."""
        return formats()

    def broken(self) -> Mapping[str, Words]:
        """Return what is wrong with files of formats of one's own."""
        return broken_formats()

    def findings(
        self, deck: DeckList, name: str, on: date | None, region: str, **asked: Any
    ) -> tuple[Finding, ...]:
        """Return what is to be said of a deck in a format. Raises KeyError for no format."""
        return check_deck(
            deck,
            self._cards,
            formats()[name],
            on,
            cast("Region", region),
            declared_type=asked.get("type"),
            prizes=asked.get("prizes"),
        )

    def other_game(self, game: str) -> Words:
        """Return that decks of another game are not checked here."""
        return Words(
            f"The deck is for another game ({game}). Only Pokémon decks are checked.",
            f"ほかのゲーム（{game}）のデッキです。調べられるのはポケモンのデッキだけです。",
        )

    def source(self, short: str) -> Words:
        """Return what a finding rests on, in words."""
        return spelled_out(short)
