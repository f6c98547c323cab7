"""A base of twenty thousand cards to measure with: the shipped ones over and over, as new sets.

Each name has a dozen prints in it, which is what a name has on the average; half the prints bear a
mark that left Standard, so that a check looks for their reprints.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.core.data.value import replace
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.cards.card_record import Ability, Attack, Card
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.brought_entry import Brought
from app.games.pokemon.cards.imports.card_sources import Read
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.store.card_store import CardStore

COUNT = 20_000
PRINTS = 12
"""Prints of a name."""
_MARKS = "FI"


def many_cards(count: int = COUNT) -> Iterator[Card]:
    """Yield cards in English, as an import has them."""
    originals = [card for card in shipped_base() if card.kind != "basic_energy"]
    for number in range(count):
        turn, place = divmod(number, len(originals))
        card, series = originals[place], turn // PRINTS
        name = card.name.en if not series else f"{card.name.en} {series}"
        yield replace(
            card,
            key=f"B{turn}-{place + 1}",
            id=f"bench{turn}-{place + 1}",
            name=both(name),
            regulation_mark=_MARKS[turn % len(_MARKS)],
            evolves_from=_in_english(card.evolves_from),
            text=_in_english(card.text),
            attacks=tuple(_attack(one) for one in card.attacks),
            abilities=tuple(map(_ability, card.abilities)),
            set_name=f"Bench {turn}",
            released="2025-01-17",
        )


def _in_english(words: Words | None) -> Words | None:
    return None if words is None else both(words.en)


def _ability(ability: Ability) -> Ability:
    return Ability(both(ability.name.en), both(ability.text.en))


def _attack(attack: Attack) -> Attack:
    return Attack(both(attack.name.en), attack.cost, attack.damage, _in_english(attack.text))


def many_stored(path: Path) -> PokemonCards:
    """Import them into a store at `path`, and return the base of the shipped cards and these."""
    store, _ = CardStore.open_to_write(path)
    found = (Read("bench", Brought(card, "english", card.id)) for card in many_cards())
    bring(store, found, NameTable())
    store.close()
    return PokemonCards.load(layers=(CardStore.open(path),))


def list_of_sixty() -> str:
    """Return a list of sixty cards: 10 shipped ones, 14 from the base, and Energy."""
    named = {card.name.en: card for card in shipped_base() if card.kind != "basic_energy"}
    shipped = list(named.values())[:10]
    taken = {card.name.en for card in shipped}
    base = {card.name.en: card for card in many_cards(200) if card.name.en not in taken}
    rows = [f"2 {card.name.en} {card.key.replace('-', ' ')}" for card in shipped]
    rows += [f"2 {card.name.en} {card.key.replace('-', ' ')}" for card in list(base.values())[:14]]
    return "\n".join([*rows, "12 Basic {P} Energy MEE 5"])
