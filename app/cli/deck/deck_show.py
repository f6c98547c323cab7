"""`chabudai deck show FILE`: how a deck list is read, line by line, and which prints it means."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckLine, DeckList, DeckListError
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import add_deck_argument, find_deck
from app.cli.support.columns import columns
from app.cli.support.game_option import add_game_option, game_for
from app.core.text.wording import CARD, counted
from app.core.text.words import Language, Words

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

_SIDE = Words("Sideboard", "控え")
_MAYBE = Words("Maybe", "候補")


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    add_deck_argument(parser, speak)
    add_game_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Show the list. 1 where it is nothing but a deck code."""
    cards = base_of(options, game_for(options, options.file))
    try:
        deck = find_deck(options.file, cards)
    except CannotError as problem:
        why = problem.__cause__
        if not isinstance(why, DeckListError) or not why.code:
            raise
        deck = DeckList(notes=(why.words,), code=why.code)
    if options.json:
        print(json.dumps(_as_json(deck, cards, speak), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_table(deck, cards, speak)))
    return 0 if deck.lines or deck.side or deck.maybe else 1


def _as_json(deck: DeckList, cards: GameCards, speak: Language) -> dict[str, object]:
    return {
        "total": deck.count,
        "cards": [
            {
                "line": line.source_line,
                "count": line.count,
                "name": line.name,
                "set": line.set_code or None,
                "number": line.number or None,
                "id": (cards.get(line.key).id or None) if line.status == "known" else None,
                "status": line.status,
            }
            for line in deck.lines
        ],
        "errors": [
            {"line": error.line, "text": error.text, "reason": error.reason.in_(speak)}
            for error in deck.errors
        ],
        "notes": [note.in_(speak) for note in _notes(deck, cards)],
    }


def _notes(deck: DeckList, cards: GameCards) -> tuple[Words, ...]:
    """Return what is to be said beside the errors, down to which line became the title."""
    return (*cards.lists.title_taken(deck), *deck.notes, *_aside(deck))


def _aside(deck: DeckList) -> tuple[Words, ...]:
    """Return which cards of the list are not played."""
    told = []
    for heading, lines in ((_SIDE, deck.side), (_MAYBE, deck.maybe)):
        if lines:
            held = counted(sum(line.count for line in lines), CARD)
            told.append(
                Words(
                    f"{heading.en}: {held.en} beside the deck, which do not count.",
                    f"{heading.ja}：{held.ja}。デッキの枚数には入りません。",
                )
            )
    return tuple(told)


def _table(deck: DeckList, cards: GameCards, speak: Language) -> list[str]:
    """Return the lines of the list for people, with what is odd below them."""
    total = counted(deck.count, CARD).in_(speak)
    shown = [" · ".join(part for part in (deck.title, total, deck.code) if part)]
    parts = [
        (words, [line for line in deck.lines if line.section == section])
        for section, words in cards.lists.sections.items()
    ]
    parts += [(_SIDE, list(deck.side)), (_MAYBE, list(deck.maybe))]
    rows = iter(columns([_row(line, cards, speak) for _, lines in parts for line in lines], {0}))
    for words, lines in parts:
        if lines:
            shown += ["", f"{words.in_(speak)} {sum(line.count for line in lines)}"]
            shown += [next(rows) for _ in lines]
    told = [f"✗ {error.words.in_(speak)}" for error in deck.errors]
    told += [f"⚠ {note.in_(speak)}" for note in _notes(deck, cards)]
    return [*shown, *([""] if told else []), *told]


def _row(line: DeckLine, cards: GameCards, speak: Language) -> tuple[str, ...]:
    """Return the cells of a row: count, name, print in the list, print used and why."""
    name = line.name if line.status == "placeholder" else cards.get(line.key).name.in_(speak)
    written = f"{line.set_code} {line.number}".strip()
    return f"   {line.count}", name, written, cards.lists.why_chosen(line).in_(speak)
