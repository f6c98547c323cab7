"""Which print the row of a deck list means, why, and which others it could mean.

Set and number decide, then name and set, then the name; a basic Energy is the same in every print.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from app.cards.base import CardBase
from app.cards.card import Card, EnergyType
from app.cards.deck import Chosen, DeckLine, DeckList, Status
from app.cards.decklist_line import Row, is_number, is_set
from app.cards.names import BASIC_ENERGY, basic_energy_type, name_key
from app.cards.prints import placeholder_key, placeholder_name, print_key
from app.core.value import replace, value

_SIGN = re.compile(r"\{([GRWLPFDMYC])\}", re.IGNORECASE)
_TYPES: dict[str, str] = {
    **{letter: words.en.split()[1] for letter, words in BASIC_ENERGY.items()},
    "C": "Colorless",
}
"""What the signs in names stand for."""
_LETTER = re.compile(r"\{([grwlpfdmy])\}")
_BASIC_WORDS = frozenset(
    {
        *("energi dasar", "energie de base", "basis energie", "energia basica"),
        *("energia base", "energia de base"),
    }
)
"""What stands around the letter of a basic Energy in other languages: "Energi Dasar {P}"."""
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
    if row.card_id and (card := cards.by_id(row.card_id)) is not None:
        named = row if row.name != row.card_id else replace(row, name=card.name.en)
        return Meant(card, named, "print", card.key)
    if row.card_id and not row.set_code:
        row = _row_of_id(row)
    if (exact := _exact(row, cards)) is not None and names_agree(exact, row.name):
        # Most rows end here, before anything else is looked up.
        return Meant(exact, row, "print", exact.key)
    row = _parted(row, cards)
    written = print_key(row.set_code, row.number)
    exact = _exact(row, cards)
    energy = energy_type(row.name)
    if energy is not None:
        return _energy(row, energy, written, cards)
    prints = cards.prints(row.name) or cards.prints(spelled_out(row.name))
    if prints:
        return _by_name(row, prints, written, cards)
    if exact is not None:
        return Meant(exact, row, "print", exact.key, misnamed=row.name != row.card_id)
    return _nameless(row, written, cards)


def _exact(row: Row, cards: CardBase) -> Card | None:
    """Return the card whose set and number the row gives."""
    return cards.find("", row.set_code, row.number) if row.set_code and row.number else None


def names_agree(card: Card, name: str) -> bool:
    """Tell whether `name` is this card's name in either language, or its basic Energy's."""
    known = (name_key(card.name.en), name_key(card.name.ja))
    if name_key(name) in known or ("{" in name and name_key(spelled_out(name)) in known):
        return True
    energy = energy_type(name)
    return card.kind == "basic_energy" and energy is not None and card.types == (energy,)


def spelled_out(name: str) -> str:
    """Return a name with the signs of types as words: "Rocky {F} Energy", as PTCG Live has it."""
    return _SIGN.sub(lambda found: _TYPES[found[1].upper()], name)


def energy_type(name: str) -> EnergyType | None:
    """Return the type of the basic Energy that `name` spells, in any of the languages."""
    known = basic_energy_type(name)
    if known is not None or "{" not in name:
        return known
    key = name_key(name)
    letter = _LETTER.search(key)
    around = " ".join(_LETTER.sub(" ", key).replace("-", " ").split())
    if letter is None or around not in _BASIC_WORDS:
        return None
    return letter[1].upper()  # type: ignore[return-value]  # the pattern has the types


def set_codes() -> frozenset[str]:
    """Return the codes of all known sets, as deck lists write them."""
    return _set_codes()


@cache
def _set_codes() -> frozenset[str]:
    from app.cards.imports.sets import shipped_sets  # noqa: PLC0415 - few rows ask

    codes = {one.code for one in shipped_sets()}
    return frozenset(codes | {print_key(code, "1").rpartition("-")[0] for code in codes})


def parted_name(text: str) -> tuple[str, str]:
    """Return name and set of a text that ends in the code of a known set: "Dreepy TWM"."""
    name, _, last = text.rpartition(" ")
    return (name, last) if name and last.isupper() and last in set_codes() else (text, "")


def is_card(text: str, cards: CardBase) -> bool:
    """Tell whether a text is the name of a known card, a known print, or ends in a known set."""
    return (
        bool(cards.prints(text))
        or bool(parted_name(text)[1])
        or _print_alone(text, cards) is not None
    )


def _print_alone(text: str, cards: CardBase) -> tuple[Card, str, str] | None:
    """Return card, set and number of a text that is nothing but a known print: "PAL 185"."""
    set_code, _, number = text.partition(" ")
    if not number or not is_set(set_code, "") or not is_number(number, ""):
        return None
    card = cards.find("", set_code, number)
    return (card, set_code, number) if card is not None else None


def _row_of_id(row: Row) -> Row:
    """Return a row of an id without data, with the set and number that the id names."""
    set_id, _, number = row.card_id.rpartition("-")
    if not set_id or not number:
        return row
    from app.cards.imports.sets import shipped_sets  # noqa: PLC0415 - for unknown ids only

    return replace(row, set_code=shipped_sets().get(set_id).code, number=number)


def _parted(row: Row, cards: CardBase) -> Row:
    """Return the row with what looked like a set back in the name, or the other way round."""
    if row.set_code and not row.card_id:
        whole = f"{row.name} {row.set_code} {row.number}".strip()
        if row.set_code.upper() not in set_codes() and cards.prints(whole):
            return replace(row, name=whole, set_code="", number="")
    elif not row.set_code and " " in row.name and not cards.prints(row.name):
        name, code = parted_name(row.name)
        return replace(row, name=name, set_code=code)
    return row


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
        return Meant(ordered[0], row, "name", written, choices=different(prints))
    # All prints of a Trainer or Special Energy are one card: the best known one will do.
    best = cards.find(row.name) or cards.find(spelled_out(row.name)) or prints[0]
    return Meant(best, row, "name", written)


def _nameless(row: Row, written: str, cards: CardBase) -> Meant:
    """Return the print that stands where the name should, or a placeholder."""
    if (alone := _print_alone(row.name, cards)) is not None:
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
