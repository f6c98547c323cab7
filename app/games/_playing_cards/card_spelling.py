"""How playing cards are written: "AS", "10♦", "D-10", "Ace of Spades", 「スペードのA」."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from app.cards.name_keys import name_key, search_key
from app.games._playing_cards.suits_ranks import CARDS, JOKERS, PIPS, RANKS, SUITS

_EMPTY_PIPS = {"♤": "S", "♡": "H", "♢": "D", "♧": "C"}
_SUIT = {**{pip: suit for suit, pip in PIPS.items()}, **_EMPTY_PIPS, **{one: one for one in SUITS}}
_RANK = {**{rank: rank for rank in RANKS}, "T": "10", "1": "A", "11": "J", "12": "Q", "13": "K"}
_JOKERS = {"JOKER": "J-R", "RJ": "J-R", "BJ": "J-B", "JR": "J-R", "JB": "J-B", "★": "J-R"}
_JOKER_NAMES = {"ジョーカー": "J-R", "joker": "J-R", "赤ジョーカー": "J-R", "黒ジョーカー": "J-B"}
_COURTS_JA = {"J": "ジャック", "Q": "クイーン", "K": "キング", "A": "エース"}
_BEFORE = re.compile(r"([SHDC♠♥♦♣♤♡♢♧])[\-‐‑]?(A|K|Q|J|T|1[0-3]?|[2-9])")
_AFTER = re.compile(r"(A|K|Q|J|T|1[0-3]?|[2-9])[\-‐‑]?([SHDC♠♥♦♣♤♡♢♧])")


def short_key(written: str) -> str | None:
    """Return the key that a short form means ("AS", "♠A", "S-A", "10d"), None for anything else."""
    # NFKC would make an empty diamond an ideograph of none of ours: the pips stay as they are.
    text = unicodedata.normalize("NFKC", written).strip().upper().replace("\ufe0f", "")
    if text in _JOKERS:
        return _JOKERS[text]
    if text in JOKERS:
        return text
    if found := _BEFORE.fullmatch(text):
        return f"{_SUIT[found[1]]}-{_RANK[found[2]]}"
    if found := _AFTER.fullmatch(text):
        return f"{_SUIT[found[2]]}-{_RANK[found[1]]}"
    return None


@cache
def _names() -> dict[str, str]:
    """Return the keys by every way in which a card is called."""
    found = dict(_JOKER_NAMES)
    for key, card in CARDS.items():
        found[name_key(card.name.en)] = found[name_key(card.name.ja)] = key
        if card.suit:
            suit, rank = SUITS[card.suit], RANKS[card.rank]
            number = card.number
            for word in {rank.en.lower(), card.rank.lower(), str(number)}:
                found[f"{word} of {suit.en.lower()}"] = key
                found[f"{suit.en.lower()} {word}"] = key
            for word in {rank.ja, str(number), _COURTS_JA.get(card.rank, rank.ja)}:
                for title in (suit.ja, PIPS[card.suit]):
                    found[name_key(f"{title}の{word}")] = key
                    found[name_key(f"{title}{word}")] = key
    return {search_key(written): key for written, key in found.items()}


def key_of(written: str) -> str | None:
    """Return the key of the card that is written, in short or by its name; None for none."""
    return short_key(written) or _names().get(search_key(written))


def found_by(text: str) -> tuple[str, ...]:
    """Return the cards of which a typed text is a part of the name, or that it means in short."""
    exact = key_of(text)
    wanted = search_key(text)
    found = [
        key
        for key, card in CARDS.items()
        if wanted in search_key(card.name.en) or wanted in search_key(card.name.ja)
    ]
    return tuple(dict.fromkeys((*((exact,) if exact else ()), *found)))
