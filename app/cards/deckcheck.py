"""What speaks against playing a deck: findings to read, never a refusal."""

from __future__ import annotations

from collections import Counter

from app.cards.base import CardBase
from app.cards.card import Card
from app.cards.deck import DeckList
from app.cards.names import name_key
from app.core.wording import CARD, Noun, both, counted, listed
from app.core.words import Words

DECK_SIZE = 60
MOST_COPIES = 4

_COPIES = Noun("time", "times", "枚")
_TAGS = {"Radiant": Words("Radiant", "かがやくポケモン")}


def check_deck(deck: DeckList, cards: CardBase) -> tuple[Words, ...]:
    """Return what is wrong with a deck of sixty (seed 000, deck building); empty if nothing is.

    Copies count by name over all prints. A card without data counts under its written name.
    """
    known = [(cards.get(line.key), line.count) for line in deck.lines]
    findings = [
        *_size(deck.count),
        *_copies(known),
        *_only_one(known, "ACE SPEC"),
        *_only_one(known, "Radiant"),
        *_basic_pokemon(known, deck),
    ]
    return tuple(findings)


def _size(count: int) -> list[Words]:
    """Check that the deck has sixty cards."""
    if count == DECK_SIZE:
        return []
    off, held = abs(count - DECK_SIZE), counted(count, CARD)
    todo = (
        Words(en=f"Take out {off}.", ja=f"{off}枚減らしてください。")
        if count > DECK_SIZE
        else Words(en=f"Add {off}.", ja=f"{off}枚足してください。")
    )
    return [Words(en=f"The deck has {held.en}. {todo.en}", ja=f"デッキが{held.ja}です。{todo.ja}")]


def _copies(known: list[tuple[Card, int]]) -> list[Words]:
    """Check that no name but a basic Energy's comes more than four times."""
    names: dict[str, Card] = {}
    copies: Counter[str] = Counter()
    for card, count in known:
        if card.kind != "basic_energy":
            copies[name_key(card.name.en)] += count
            names.setdefault(name_key(card.name.en), card)
    return [
        Words(
            en=f"“{names[key].name.en}” is in the deck {held.en}. Keep at most {MOST_COPIES}.",
            ja=f"「{names[key].name.ja}」が{held.ja}あります。{MOST_COPIES}枚までにしてください。",
        )
        for key, count in copies.items()
        if (held := counted(count, _COPIES))
        if count > MOST_COPIES
    ]


def _only_one(known: list[tuple[Card, int]], tag: str) -> list[Words]:
    """Check that the deck has at most one card with `tag`."""
    tagged = [(card, count) for card, count in known if _has_tag(card, tag)]
    total = sum(count for _, count in tagged)
    if total <= 1:
        return []
    label = _TAGS.get(tag, both(tag))
    names = listed([card.name for card, _ in tagged])
    return [
        Words(
            en=f"The deck has {total} {label.en} {CARD.many} ({names.en}). Keep one.",
            ja=f"{label.ja}が{total}{CARD.counter}あります（{names.ja}）。1枚だけにしてください。",
        )
    ]


def _has_tag(card: Card, tag: str) -> bool:
    """Tell whether a card bears `tag`; a Radiant Pokémon without data shows it in its name."""
    by_name = tag == "Radiant" and card.name.en.startswith(("Radiant ", "かがやく"))
    return tag in card.tags or by_name


def _basic_pokemon(known: list[tuple[Card, int]], deck: DeckList) -> list[Words]:
    """Check for a Basic Pokémon; a Pokémon without data may be one."""
    has_basic = any(card.kind == "pokemon" and card.stage == "basic" for card, _ in known)
    has_unknown = any(
        card.kind == "unknown" and line.section == "pokemon"
        for (card, _), line in zip(known, deck.lines, strict=True)
    )
    if has_basic or has_unknown:
        return []
    return [
        Words(
            en="The deck has no Basic Pokémon to start with. Add at least one.",
            ja="最初に出せるたねポケモンがありません。1枚以上入れてください。",
        )
    ]
