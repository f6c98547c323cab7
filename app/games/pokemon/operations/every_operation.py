"""What card texts ask of a Pokémon table, and the gestures that do it: the table of the docs.

A test carries out every way through the real window and compares it with what stands here.
"""

from __future__ import annotations

from app.games.contracts.learning.operation_contract import Operation
from app.games.pokemon.operations.card_operations import CHANCE, DECKS, MOVES, PLACES
from app.games.pokemon.operations.note_operations import NOTES, TURNS
from app.games.pokemon.operations.pokemon_operations import DAMAGE, ENERGY

OPERATIONS: tuple[Operation, ...] = (
    *CHANCE,
    *DECKS,
    *PLACES,
    *MOVES,
    *ENERGY,
    *DAMAGE,
    *NOTES,
    *TURNS,
)
