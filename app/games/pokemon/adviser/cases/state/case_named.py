"""Effects that a case names by the attack they come from, or by its card: "Itchy Pollen".

What is still in force of an attack is what its text says of the next turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from app.cards.name_keys import name_key
from app.games.advising.cases.case_fields import several
from app.games.pokemon.adviser.cases.case_cards import Reader
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card

_ON = ("on", "player", "of", "target", "to")
_NAMES = ("attack", "name", "ability", "effect", "text")


def in_words(one: Any, read: Reader) -> str:
    """Return what an effect says: the text of the attack it names, or what is written of it."""
    if not isinstance(one, Mapping):
        return _of_attack(str(one), read.cards_known) or str(one)
    said = [str(one[key]) for key in _NAMES if isinstance(one.get(key), str)]
    card = one.get("card", one.get("source"))
    meant = read.card_called(card) if isinstance(card, str) else None
    found = (
        _text(meant, said)
        if meant is not None
        else next((text for name in said if (text := _of_attack(name, read.cards_known))), "")
    )
    return found or " ".join(str(part) for part in one.values() if isinstance(part, str))


def effects_on_player(side: Reader, name: str, state: Reader) -> list[str]:
    """Return the effects on a player, in words: those written there, and in the state."""
    written = state.raw.get("effects")
    there = several(written.get(name)) if isinstance(written, Mapping) else []
    there += [
        one
        for one in several(written)
        if isinstance(one, Mapping) and name in [one.get(key) for key in _ON]
    ]
    return [in_words(one, side) for one in (*several(side.raw.get("effects")), *there)]


def _text(card: Card, names: list[str]) -> str:
    """Return what the attacks of a card say of the next turn: those that are named, or all."""
    wanted = {name_key(name) for name in names}
    named = [one for one in card.attacks if name_key(one.name.en) in wanted]
    texts = (one.text.en for one in named or card.attacks if one.text is not None)
    return " ".join(_still_said(text) for text in texts).strip()


def _of_attack(name: str, cards: CardBase) -> str:
    card = _with_attack(cards).get(name_key(name))
    return _text(card, [name]) if card is not None else ""


@lru_cache(maxsize=2)
def _with_attack(cards: CardBase) -> dict[str, Card]:
    """Return a card with each attack that says something of the next turn."""
    found: dict[str, Card] = {}
    for card in cards:
        for one in card.attacks:
            if one.text is not None and _still_said(one.text.en):
                found.setdefault(name_key(one.name.en), card)
    return found


def _still_said(text: str) -> str:
    sentences = re.split(r"(?<=\.)\s+", text)
    return " ".join(one for one in sentences if "next turn" in one)
