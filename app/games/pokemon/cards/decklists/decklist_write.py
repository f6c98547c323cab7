"""Writes deck lists: as PTCG Live, Limitless, the official Japanese page, other programs and we do.

What a form has no room for is told by `decklist_losses`, so that nobody finds out later.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Literal

from app.cards.deck.deck import DeckLine, DeckList, DeckWriteError
from app.cards.deck.deck_own import own_json, own_yaml
from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Section
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists.decklist_japanese import japanese_list
from app.games.pokemon.cards.decklists.decklist_parting import set_codes
from app.games.pokemon.cards.decklists.decklist_spelling import spelled_out
from app.games.pokemon.cards.decklists.forms.decklist_cod_write import cod_text
from app.games.pokemon.cards.print_index import is_id, live_print, print_key
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY

Form = Literal["live", "limitless", "japanese", "yaml", "json", "ids", "cod"]

_HEADINGS: dict[Section, str] = {"pokemon": "Pokémon", "trainer": "Trainer", "energy": "Energy"}
_JAPANESE_SET = re.compile(r"^(?:[A-Z]{1,3}\d{1,2}[A-Za-z]{0,2}|[A-Z]{1,3}-P|.*[a-z].*)$")
"""How the codes of Japanese sets look: "SV6", "SV9a", "SV-P"; some of other languages do too."""


def write_decklist(deck: DeckList, cards: CardBase, form: Form = "live") -> str:
    """Return `deck` as text in one of the forms.

    A known row is written with the name and print that the form needs; a placeholder as it was
    read. Raises DeckWriteError where the form cannot hold the deck.
    """
    return _WRITERS[form](deck, cards)


# -- PTCG Live and Limitless -----------------------------------------------------------------------


def _live(deck: DeckList, cards: CardBase) -> str:
    """Return PTCG Live text: headers count lines."""
    blocks = []
    for section, heading in _HEADINGS.items():
        rows = [_live_row(line, cards) for line in deck.lines if line.section == section]
        blocks.append("\n".join([f"{heading}: {len(rows)}", *rows]))
    return "\n\n".join([*blocks, f"Total Cards: {deck.count}"]) + "\n"


def _live_row(line: DeckLine, cards: CardBase) -> str:
    card = cards.get(line.key)
    name = _english(line, card)
    if card.kind == "basic_energy":
        name = f"Basic {{{card.types[0]}}} Energy"
    set_code, number = _international(line, card)
    finish = "PH" if "PH" in line.finish.upper().split() else ""
    return _row(line.count, name, *live_print(set_code, number), finish)


def _limitless(deck: DeckList, cards: CardBase) -> str:
    """Return the text that Limitless copies: headers count cards, and there is no total."""
    blocks = []
    for section, heading in _HEADINGS.items():
        lines = [line for line in deck.lines if line.section == section]
        rows = [_limitless_row(line, cards) for line in lines]
        blocks.append("\n".join([f"{heading}: {sum(line.count for line in lines)}", *rows]))
    return "\n\n".join(blocks) + "\n"


def _limitless_row(line: DeckLine, cards: CardBase) -> str:
    card = cards.get(line.key)
    name = _english(line, card)
    if card.kind == "basic_energy":
        name = BASIC_ENERGY[card.types[0]].en.removeprefix("Basic ")
    set_code, number = _international(line, card)
    if key := print_key(set_code, number):
        set_code, _, number = key.rpartition("-")
    return _row(line.count, name, set_code, number)


def _row(count: int, name: str, set_code: str, number: str, finish: str = "") -> str:
    if number and not set_code:
        number = f"({number})"
    return " ".join(part for part in (str(count), name, set_code, number, finish) if part)


def _english(line: DeckLine, card: Card) -> str:
    """Return the name as written where it is English, else the card's English one."""
    english = name_key(card.name.en)
    if card.kind == "unknown" or name_key(spelled_out(line.name)) == english:
        return line.name
    return card.name.en


def _international(line: DeckLine, card: Card) -> tuple[str, str]:
    """Return the print as written where it is one that is sold abroad, else the card's own."""
    written = print_key(line.set_code, line.number)
    if card.key.startswith("?") or (written and not _is_japanese(line.set_code)):
        return line.set_code, line.number
    if line.set_code and not line.number and not _is_japanese(line.set_code):
        return line.set_code, ""
    set_code, _, number = card.key.rpartition("-")
    return set_code, number


def _is_japanese(set_code: str) -> bool:
    return _JAPANESE_SET.match(set_code) is not None and set_code.upper() not in set_codes()


# -- ids -------------------------------------------------------------------------------------------


def _ids(deck: DeckList, cards: CardBase) -> str:
    """Return a JSON array with the id of each copy, the copies of a row on one line."""
    found = [(line.name, cards.get(line.key)) for line in deck.lines]
    missing = [
        name if card.kind == "unknown" else card.name for name, card in found if not is_id(card.id)
    ]
    if missing:
        raise DeckWriteError(notes.no_ids(list(dict.fromkeys(missing))))
    rows = [", ".join([json.dumps(cards.get(line.key).id)] * line.count) for line in deck.lines]
    return "[\n  " + ",\n  ".join(rows) + "\n]\n"


_WRITERS: dict[Form, Callable[[DeckList, CardBase], str]] = {
    "live": _live,
    "limitless": _limitless,
    "japanese": japanese_list,
    "yaml": lambda deck, _: own_yaml(deck),
    "json": lambda deck, _: own_json(deck),
    "ids": _ids,
    "cod": lambda deck, _: cod_text(deck),
}
