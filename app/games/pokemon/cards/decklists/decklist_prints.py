"""Which print the row of a deck list means, why, and which others it could mean.

Set and number decide, then name and set, then the name; a basic Energy is the same in every print.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.cards.deck.deck import Chosen, DeckLine, DeckList, Status
from app.cards.name_keys import name_key
from app.cards.placeholder_keys import placeholder_key, placeholder_name
from app.core.data.value import replace, value
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.decklists.decklist_parting import (
    known_print,
    parted,
    with_id_behind,
)
from app.games.pokemon.cards.decklists.decklist_spelling import energy_type, names_agree, spellings
from app.games.pokemon.cards.decklists.forms.decklist_line import Row
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY

_DIGITS = re.compile(r"\d+")


@value
class Meant:
    """The card a row means."""

    card: Card
    """A placeholder where nothing is known."""
    row: Row
    """The row, with its words parted as the cards show they must be."""
    chosen: Chosen
    written: str = ""
    """The key of the print that the row names; "" where it names none."""
    misnamed: bool = False
    """Whether set and number decided against a name that is not known."""
    choices: int = 1
    """How many different cards the words of the row fit."""

    @property
    def status(self) -> Status:
        """Whether there is data for the card."""
        return "placeholder" if self.chosen == "nothing" else "known"


def meant(row: Row, cards: CardBase) -> Meant:
    """Return the card that a row means."""
    if not row.card_id and not row.set_code:
        row = with_id_behind(row)
    if row.card_id and (card := cards.by_id(row.card_id)) is not None:
        return _of_id(row, card)
    if row.card_id and not row.set_code:
        row = _row_of_id(row)
    if (exact := _exact(row, cards)) is not None and names_agree(exact, row.name):
        # Most rows end here, before anything else is looked up.
        return Meant(exact, row, "print", exact.key)
    return _looked_up(parted(row, cards), cards)


def _looked_up(row: Row, cards: CardBase) -> Meant:
    """Return the card that a row means whose name and print may disagree."""
    written = print_key(row.set_code, row.number)
    exact = _exact(row, cards)
    if exact is not None and names_agree(exact, row.name):
        return Meant(exact, row, "print", exact.key)
    energy = energy_type(row.name)
    if energy is not None:
        return _energy(row, energy, written, cards)
    prints = next((found for name in spellings(row.name) if (found := cards.prints(name))), ())
    if prints:
        return _by_name(row, prints, written, cards)
    if exact is not None:
        return Meant(exact, row, "print", exact.key, misnamed=row.name != row.card_id)
    return _nameless(row, written, cards)


def _exact(row: Row, cards: CardBase) -> Card | None:
    """Return the card whose set and number the row gives; of one's own a number may be enough."""
    return cards.find("", row.set_code, row.number) if row.number else None


def _of_id(row: Row, card: Card) -> Meant:
    """Return a card that was named by its id, with its print: the id is kept nowhere else."""
    set_code, _, number = card.key.rpartition("-")
    own = row.name != row.card_id and names_agree(card, row.name)
    name = row.name if own else card.name.en
    named = replace(row, name=name, set_code=set_code, number=number)
    return Meant(card, named, "print", card.key, misnamed=row.name not in (name, row.card_id))


def _row_of_id(row: Row) -> Row:
    """Return a row of an id without data, with the set and number that the id names."""
    set_id, _, number = row.card_id.rpartition("-")
    if not set_id or not number:
        return row
    from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - for unknown ids only

    return replace(row, set_code=shipped_sets().get(set_id).code, number=number)


def _energy(row: Row, energy: EnergyType, written: str, cards: CardBase) -> Meant:
    """Return the basic Energy that a row means: of its set where there is one, else any."""
    prints = energy_prints(energy, cards)
    same_set = _of_set(prints, row.set_code)
    if same_set:
        return Meant(same_set[0], row, "set", written)
    any_print = cards.find(BASIC_ENERGY[energy].en)
    if any_print is not None:
        return Meant(any_print, row, "energy", written)
    key = placeholder_key(BASIC_ENERGY[energy].en, row.set_code, row.number)
    return Meant(cards.get(key), row, "nothing", written)


def _by_name(row: Row, prints: tuple[Card, ...], written: str, cards: CardBase) -> Meant:
    """Return the card that a name means: of the row's set where there is one, else the best."""
    same_set = _of_set(prints, row.set_code)
    if same_set:
        return Meant(same_set[0], row, "set", written)
    if prints[0].kind == "pokemon":
        ordered = newest_first(prints)
        if row.number and not row.set_code:
            end = f"-{row.number.lstrip('0')}"
            numbered = tuple(one for one in ordered if one.key.endswith(end))
            ordered, written = numbered or ordered, "" if numbered else row.number
        return Meant(ordered[0], row, "name", written, choices=different(ordered))
    # All prints of a Trainer or Special Energy are one card: the best known one will do.
    best = _of_bracket(prints, row.name) or cards.find(prints[0].name.en) or prints[0]
    return Meant(best, row, "name", written)


def _of_bracket(prints: Iterable[Card], name: str) -> Card | None:
    """Return the print with the person that a name shows: "Boss's Orders (Ghetsis)"."""
    if not name.endswith((")", "）")):
        return None
    from app.games.pokemon.cards.check.counted_names import bracket  # noqa: PLC0415 - for few rows

    wanted = bracket(name)
    return next(
        (card for card in prints if wanted in map(bracket, (card.name.en, card.name.ja))), None
    )


def _nameless(row: Row, written: str, cards: CardBase) -> Meant:
    """Return the print that stands where the name should, or a placeholder."""
    if (alone := known_print(row.name, cards)) is not None:
        card, set_code, number = alone
        named = replace(row, name=card.name.en, set_code=set_code, number=number)
        return Meant(card, named, "print", card.key)
    key = placeholder_key(row.name, row.set_code, row.number)
    return Meant(cards.get(key), row, "nothing", written)


def _of_set(prints: Iterable[Card], set_code: str) -> tuple[Card, ...]:
    """Return the prints of a set, by number."""
    wanted = print_key(set_code, "1").rpartition("-")[0]
    if not wanted:
        return ()
    same = [card for card in prints if card.key.rpartition("-")[0].upper() == wanted]
    return tuple(sorted(same, key=_number))


def newest_first(prints: Iterable[Card]) -> tuple[Card, ...]:
    """Return prints with the newest set first, and by number in a set."""
    by_number = sorted(prints, key=_number)
    return tuple(sorted(by_number, key=lambda card: card.released, reverse=True))


def _number(card: Card) -> tuple[str, int, str]:
    """Return what the numbers of a set are sorted by: those with letters before them come last."""
    number = card.key.rpartition("-")[2]
    digits = _DIGITS.search(number)
    return number[: digits.start()] if digits else number, int(digits[0]) if digits else 0, number


def different(prints: Iterable[Card]) -> int:
    """Return how many different cards some prints of a Pokémon are."""
    return len({(card.hp, card.types, card.stage, card.abilities, card.attacks) for card in prints})


def energy_prints(energy: EnergyType, cards: CardBase) -> tuple[Card, ...]:
    """Return all prints of a basic Energy; older sets leave "Basic" out of its name."""
    name = BASIC_ENERGY[energy].en
    found = {card.key: card for card in cards.prints(name)}
    found |= {card.key: card for card in cards.prints(name.removeprefix("Basic "))}
    return tuple(card for card in found.values() if card.kind == "basic_energy")


# -- the choice, shown and changed -----------------------------------------------------------------


def printings(line: DeckLine, cards: CardBase) -> tuple[Card, ...]:
    """Return every print that a line can mean, the newest first; none for an unknown name."""
    card = cards.get(line.key)
    if card.kind == "basic_energy" and len(card.types) == 1:
        return newest_first(energy_prints(card.types[0], cards))
    names = {name_key(name): name for name in (line.name, card.name.en, card.name.ja)}
    found = {one.key: one for name in names.values() for one in cards.prints(name)}
    if card.kind != "unknown":
        found.setdefault(card.key, card)
    return newest_first(found.values())


def with_printing(deck: DeckList, index: int, key: str) -> DeckList:
    """Return the deck with another print in its line `index`, as a person chose it.

    Raises IndexError for a line that is not there, ValueError for the key of a placeholder.
    """
    line = deck.lines[index]
    if key.startswith("?"):
        raise ValueError(placeholder_name(key))
    set_code, _, number = key.rpartition("-")
    chosen = replace(
        line, key=key, set_code=set_code, number=number, status="known", chosen="person"
    )
    at = index % len(deck.lines)
    return replace(deck, lines=(*deck.lines[:at], chosen, *deck.lines[at + 1 :]))
