"""The words of a game for the log: its sentences, marks, ledger, options, cards."""

from __future__ import annotations

from app.cards.base import CardBase
from app.core.describe import Lexicon
from app.core.words import Language
from app.games.api import GameSpec


def lexicon(spec: GameSpec, cards: CardBase) -> Lexicon:
    """Return the lexicon of `spec`, naming cards from `cards`."""

    def name(ref: str, language: Language) -> str:
        return cards.get(ref).name.in_(language)

    return Lexicon(
        name,
        spec.sentences,
        dict(spec.marks),
        {key: title for key, title, _ in spec.ledger},
        dict(spec.phases),
        spec.zones_said,
        {option.id: option.title for option in spec.options},
        {(option.id, value.id): value.title for option in spec.options for value in option.values},
    )
