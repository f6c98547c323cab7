"""What a printed deck sheet says: the rows of a deck as an event wants them, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.cards.name_keys import name_key
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, CardKind
from app.games.pokemon.cards.deck.deck_sections import SECTIONS
from app.games.pokemon.cards.print_index import print_key

_KINDS: dict[CardKind, Words] = {
    "item": Words("Items", "グッズ"),
    "tool": Words("Pokémon Tools", "ポケモンのどうぐ"),
    "supporter": Words("Supporters", "サポート"),
    "stadium": Words("Stadiums", "スタジアム"),
    "special_energy": Words("Special Energy", "特殊エネルギー"),
    "basic_energy": Words("Basic Energy", "基本エネルギー"),
}


def deck_sheet(deck: DeckList, cards: CardBase) -> Sheet:
    """Return the sheet of what is played of a deck. Every part is there, an empty one too."""
    parts = tuple(
        _part(title, [line for line in deck.lines if line.section == section], cards)
        for section, title in SECTIONS.items()
    )
    return Sheet(deck.title, parts, deck.count, deck.code)


def _part(title: Words, lines: Iterable[DeckLine], cards: CardBase) -> SheetPart:
    """Return one part: kinds together, the same print on one row, otherwise as written."""
    order: list[CardKind] = ["pokemon", *_KINDS, "unknown"]
    held = [(line, cards.get(line.key)) for line in lines]
    if not any(card.kind == "pokemon" for _, card in held):
        held.sort(key=lambda one: order.index(one[1].kind))
    rows: dict[tuple[str, str], SheetRow] = {}
    kinds: Counter[CardKind] = Counter()
    for line, card in held:
        kinds[card.kind] += line.count
        row = _row(line, card)
        key = (name_key(row.name.en), print_key(row.set_code, row.number))
        before = rows[key].count if key in rows else 0
        rows[key] = replace(row, count=before + row.count, key=card.key)
    told = tuple((words, kinds[kind]) for kind, words in _KINDS.items() if kinds[kind])
    complete = len(told) > 1 and sum(count for _, count in told) == kinds.total()
    return SheetPart(title, kinds.total(), tuple(rows.values()), told if complete else ())


def _row(line: DeckLine, card: Card) -> SheetRow:
    """Return the row of a line; a basic Energy is the same in every print."""
    if card.kind == "basic_energy":
        return SheetRow(line.count, card.name)
    if line.status == "placeholder":
        return SheetRow(line.count, Words(line.name, line.name), line.set_code, line.number)
    set_code, number = line.set_code, line.number
    if not (set_code and number):
        set_code, _, number = card.key.rpartition("-")
    # The mark is that of the print that is played: of another one nothing is known.
    same = print_key(set_code, number) == card.key
    mark = card.regulation_mark if same else ""
    return SheetRow(line.count, card.name, set_code, number, mark)
