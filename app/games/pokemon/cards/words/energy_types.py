"""The types of Pokémon and Energy in words, and the letter that a person means by one."""

from __future__ import annotations

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import EnergyType

TYPE_WORDS: dict[EnergyType, Words] = {
    "G": Words("Grass", "草"),
    "R": Words("Fire", "炎"),
    "W": Words("Water", "水"),
    "L": Words("Lightning", "雷"),
    "P": Words("Psychic", "超"),
    "F": Words("Fighting", "闘"),
    "D": Words("Darkness", "悪"),
    "M": Words("Metal", "鋼"),
    "Y": Words("Fairy", "フェアリー"),
    "N": Words("Dragon", "ドラゴン"),
    "C": Words("Colorless", "無色"),
}


def type_of(text: str) -> EnergyType | None:
    """Return the type that a letter or a word in either language names, None for none."""
    wanted = search_key(text)
    for letter, words in TYPE_WORDS.items():
        if wanted in (letter.casefold(), search_key(words.en), search_key(words.ja)):
            return letter
    return None
