"""What a written deck list does not hold, found by reading it again.

What each form promises is in docs/decks.md. A line that does not come back as promised is told
before anybody finds out later: a text has no sure way to write a card that is called "Total: 4".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from app.cards.deck.deck import DeckLine, DeckList, DeckListError, DeckWriteError
from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_write import Form, write_decklist
from app.games.pokemon.cards.print_index import print_key

_WITH_SIDE: frozenset[Form] = frozenset({"yaml", "json", "cod"})
"""Forms with a place for the sideboard."""
_WITH_MAYBE: frozenset[Form] = frozenset({"yaml", "json"})


def losses(deck: DeckList, cards: CardBase, form: Form) -> tuple[Words, ...]:
    """Return what a form does not carry over."""
    found = list(left_aside(deck, form))
    if form == "japanese" and any(line.section != "pokemon" for line in deck.lines):
        found.append(notes.prints_left_out())
    if changed := read_otherwise(deck, cards, form):
        names = [_name(line, cards) for line in changed]
        found.append(notes.read_otherwise(list(dict.fromkeys(names))))
    return tuple(found)


def left_aside(deck: DeckList, form: Form) -> tuple[Words, ...]:
    """Return that a form has no place for the sideboard or the maybes, where there are any."""
    everything = sum(line.count for line in (*deck.lines, *deck.side, *deck.maybe))
    aside = everything - sum(line.count for _, line in _written(deck, form))
    return (notes.side_left_out(aside),) if aside else ()


def read_otherwise(deck: DeckList, cards: CardBase, form: Form) -> tuple[DeckLine, ...]:
    """Return the lines that are not the same cards when the form is written and read again."""
    try:
        again = read_decklist(write_decklist(deck, cards, form), cards)
    except (DeckListError, DeckWriteError):
        again = DeckList()
    left = Counter[Hashable]()
    for pile, line in _written(again, form):
        left[pile, _same(line, cards, form)] += line.count
    changed: list[DeckLine] = []
    for pile, line in _written(deck, form):
        what = (pile, _same(line, cards, form))
        left[what] -= line.count
        if left[what] < 0:
            changed.append(line)
    return tuple(changed)


def _same(line: DeckLine, cards: CardBase, form: Form) -> Hashable:
    """Return what is the same in a line before a form was written and after it was read."""
    if form == "japanese" and line.section != "pokemon":
        return name_key(cards.get(line.key).name.ja)
    if line.status == "known":
        return line.key
    return name_key(line.name), print_key(line.set_code, line.number), line.section


def _written(deck: DeckList, form: Form) -> list[tuple[str, DeckLine]]:
    """Return the lines that a form has a place for, each with its pile."""
    lines = [("main", line) for line in deck.lines]
    if form in _WITH_SIDE:
        lines += [("side", line) for line in deck.side]
    if form in _WITH_MAYBE:
        lines += [("maybe", line) for line in deck.maybe]
    return lines


def _name(line: DeckLine, cards: CardBase) -> Words | str:
    """Return the name of a card in both languages, or as it is written where there is no data."""
    return line.name if line.status == "placeholder" else cards.get(line.key).name
