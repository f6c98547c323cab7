"""The parts of a Pokémon deck in words."""

from __future__ import annotations

from app.core.text.words import Words

SECTIONS: dict[str, Words] = {
    "pokemon": Words("Pokémon", "ポケモン"),
    "trainer": Words("Trainer", "トレーナーズ"),
    "energy": Words("Energy", "エネルギー"),
}
"""In the order in which decks are written."""
