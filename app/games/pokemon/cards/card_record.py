"""What a card says, as facts: the one model that card data, faces, decks and search share.

Names and retold effect texts exist in Japanese and English; everything else is
language-free. Nothing here knows the table.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from app.core.data.value import value
from app.core.text.words import Language, Words

__all__ = [
    "Ability",
    "Attack",
    "Card",
    "CardKind",
    "EnergyType",
    "Language",
    "Section",
    "Stage",
    "Words",
]

EnergyType = Literal["G", "R", "W", "L", "P", "F", "D", "M", "Y", "N", "C"]
"""Grass, fiRe, Water, Lightning, Psychic, Fighting, Darkness, Metal, fairY, dragoN, Colorless."""

CardKind = Literal[
    "pokemon", "item", "tool", "supporter", "stadium", "basic_energy", "special_energy", "unknown"
]
"""What a card is played as; `unknown` is a placeholder for a card without data."""

Section = Literal["pokemon", "trainer", "energy"]
"""The three parts of a written deck, in this order."""

Stage = Literal["basic", "stage1", "stage2", "vmax", "vstar", "break", "level_up", "restored"]
"""How a Pokémon comes into play (たね, 1進化, 2進化, ...)."""

DeckText = Literal["any_number", "one_of_name", "four_unown", "not_tournament"]
"""What a card's own text says about decks: "as many of this card in your deck as you like",
"can't have more than 1 Shining Celebi", "up to 4 Basic Pokémon with Unown in their names",
"cannot be used at official tournaments"."""

_STRICT: dict[str, Any] = {"extra": "forbid"}
"""Read by pydantic where card data comes in: a misspelt field is an error."""


@value
class Attack:
    """An attack (ワザ)."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    name: Words
    cost: tuple[EnergyType, ...] = ()
    damage: str = ""
    """As printed: "", "60", "30+", "50×", "50-"."""
    text: Words | None = None
    """The effect retold in our own words."""


@value
class Ability:
    """An Ability (特性)."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    name: Words
    text: Words


@value
class Card:
    """The facts of one card."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    key: str
    """Set code and number, "TWM-130"; for a placeholder "?name|set|number"."""
    name: Words
    kind: CardKind
    tags: tuple[str, ...] = ()
    """Printed kinds such as "ex", "Mega", "Tera", "ACE SPEC", "Ancient", "Future"."""
    regulation_mark: str = ""
    hp: int = 0
    """Hit points; 0 where the card has none."""
    types: tuple[EnergyType, ...] = ()
    """The Pokémon's type; for a basic Energy the type it provides."""
    stage: Stage | None = None
    evolves_from: Words | None = None
    abilities: tuple[Ability, ...] = ()
    attacks: tuple[Attack, ...] = ()
    weakness: EnergyType | None = None
    weakness_value: str = ""
    """As printed: "×2"."""
    resistance: EnergyType | None = None
    resistance_value: str = ""
    """As printed: "-30"."""
    retreat: int = 0
    """Retreat cost in Energy."""
    text: Words | None = None
    """What a Trainer or Special Energy does, or a rule of the Pokémon itself (Tera), retold."""
    prizes: int = 1
    """Prize cards taken when this Pokémon is Knocked Out (rule box)."""
    id: str = ""
    """Its id in the public data, "sv6-130"; "" where it has none."""
    set_name: str = ""
    """The name of its set as printed, "Twilight Masquerade"."""
    released: str = ""
    """When its set came out, an ISO date; "" where that is not known."""
    deck_texts: tuple[DeckText, ...] = ()

    @property
    def known(self) -> bool:
        """Whether there is data for it."""
        return self.kind != "unknown"

    @property
    def section(self) -> Section:
        """The part of a deck that it belongs to; one without data counts as a Pokémon."""
        if self.kind in ("pokemon", "unknown"):
            return "pokemon"
        return "energy" if self.kind in ("basic_energy", "special_energy") else "trainer"


def has_rule_box(card: Card) -> bool:
    """Whether a Pokémon has a Rule Box (ルールを持つポケモン)."""
    return card.prizes > 1 or "Radiant" in card.tags or "Prism Star" in card.tags
