"""Writes a deck list as the official Japanese page shows it (リスト表示).

A Pokémon takes four lines (name, set, number, count), everything else one, without a print.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, CardKind

Held = tuple[DeckLine, Card]

_TRAINERS: dict[CardKind, str] = {
    "item": "グッズ",
    "tool": "ポケモンのどうぐ",
    "supporter": "サポート",
    "stadium": "スタジアム",
}
_OTHER_TRAINERS = "トレーナーズ"
"""For cards of which only the name is known."""


def japanese_list(deck: DeckList, cards: CardBase) -> str:
    """Return what is played of a deck as the official page copies it."""
    held = [(line, cards.get(line.key)) for line in deck.lines]
    blocks = []
    for heading, own in _parts(held):
        if own:
            count = sum(line.count for line, _ in own)
            blocks.append("\n".join([f"{heading} ({count})", *(_row(*one) for one in own)]))
    return "\n\n".join(blocks) + "\n"


def _parts(held: Sequence[Held]) -> Iterator[tuple[str, list[Held]]]:
    """Yield each heading with what stands below it."""
    yield "ポケモン", [one for one in held if one[0].section == "pokemon"]
    trainers = [one for one in held if one[0].section == "trainer"]
    for kind, heading in _TRAINERS.items():
        yield heading, [one for one in trainers if one[1].kind == kind]
    yield _OTHER_TRAINERS, [one for one in trainers if one[1].kind not in _TRAINERS]
    yield "エネルギー", [one for one in held if one[0].section == "energy"]


def _row(line: DeckLine, card: Card) -> str:
    """Return the lines of one row."""
    name = line.name if card.kind == "unknown" else card.name.ja
    if line.section == "pokemon":
        set_code, number = line.set_code, line.number
        if not (set_code and number) and line.status == "known":
            set_code, _, number = card.key.rpartition("-")
        # An Unown's "!" alone on a line would be read as an ornament.
        if set_code and any(sign.isalnum() for sign in number):
            return f"{name}\n{set_code}\n{number}\n{line.count}枚"
        if number and not set_code:
            name = f"{name} ({number})"
    return f"{name} {line.count}枚"
