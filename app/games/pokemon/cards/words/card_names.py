"""Which written names are a basic Energy."""

from __future__ import annotations

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_record import Card, EnergyType, Words

BASIC_ENERGY: dict[EnergyType, Words] = {
    "G": Words(en="Basic Grass Energy", ja="基本草エネルギー"),
    "R": Words(en="Basic Fire Energy", ja="基本炎エネルギー"),
    "W": Words(en="Basic Water Energy", ja="基本水エネルギー"),
    "L": Words(en="Basic Lightning Energy", ja="基本雷エネルギー"),
    "P": Words(en="Basic Psychic Energy", ja="基本超エネルギー"),
    "F": Words(en="Basic Fighting Energy", ja="基本闘エネルギー"),
    "D": Words(en="Basic Darkness Energy", ja="基本悪エネルギー"),
    "M": Words(en="Basic Metal Energy", ja="基本鋼エネルギー"),
    "Y": Words(en="Basic Fairy Energy", ja="基本フェアリーエネルギー"),
}
"""The names of the basic Energy cards."""


def _energy_keys() -> dict[str, EnergyType]:
    """Return every spelling of a basic Energy, as a name key, with its type."""
    spellings: dict[str, EnergyType] = {}
    for letter, words in BASIC_ENERGY.items():
        full, short = name_key(words.en), name_key(words.en).removeprefix("basic ")
        letter_form = f"{{{letter.casefold()}}} energy"
        japanese = words.ja.removeprefix("基本")
        for spelling in (full, short, f"basic {letter_form}", letter_form, words.ja, japanese):
            spellings[spelling] = letter
        spellings[f"basic {{{letter.casefold()}}}"] = letter
    return spellings


_ENERGY_KEYS = _energy_keys()


def basic_energy_type(name: str) -> EnergyType | None:
    """Return the type of the basic Energy that `name` spells, or None."""
    return _ENERGY_KEYS.get(name_key(name))


def same_name(text: str, name: str) -> bool:
    """Tell whether `text` is a spelling of a card's name; basic Energy has many."""
    if name_key(text) == name_key(name):
        return True
    letter = basic_energy_type(text)
    return letter is not None and letter == basic_energy_type(name)


def is_named(card: Card, name: str) -> bool:
    """Tell whether `name` is this card's name in either language; no name fits every card."""
    if name in (card.name.en, card.name.ja):
        return True
    key = name_key(name)
    if not key or key in (name_key(card.name.en), name_key(card.name.ja)):
        return True
    energy = basic_energy_type(name)
    return card.kind == "basic_energy" and energy is not None and card.types == (energy,)
