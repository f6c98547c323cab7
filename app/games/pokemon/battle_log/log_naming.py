"""What a battle log names, as sentences of the notation may call it.

A log is a text of somebody else: a player, a card or an attack may be called like words that the
notation takes for more than a name ("all", "the hand", "Dreepy, 2 Budew"). None of it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

LONGEST_PLAYER = 40
LONGEST_NAME = 80
_PLAYER = re.compile(r"\w[\w .-]*")
_JUDGES = frozenset({"judge", "the judge"})
_WORDS = frozenset(
    {
        *("a", "all", "an", "and", "by", "everything", "for", "from", "in", "into", "it"),
        *("no", "on", "onto", "own", "the", "their", "them", "to", "with", "x"),
    }
)
"""Words that mean something beside the name of a card."""
_SMALL = frozenset({"at", "ex", "of", "&"})
_CARD_WORD = re.compile(r"[^\W\d_]+(?:['.!?-]+[^\W\d_]*)*")
_NO_CARD = re.compile(r"[^\w '.!?&+-]|_")
_NO_MOVE = re.compile(r"[,:;{}“”\"|/]")
_AND = re.compile(r"\band\b", re.IGNORECASE)


def seat_names(players: Sequence[str]) -> tuple[str, ...]:
    """Return what both players are called at the table: as in the log, where that is a name."""
    stand_in = tuple(f"Player {number}" for number in range(1, len(players) + 1))
    names = tuple(
        name if _is_name(name) else other for name, other in zip(players, stand_in, strict=True)
    )
    short, long = sorted((name.casefold() for name in names), key=len)
    alike = long.startswith(short) and not re.match(r"[a-z0-9_]", long[len(short) :])
    return stand_in if alike else names


def _is_name(text: str) -> bool:
    return (
        len(text) <= LONGEST_PLAYER
        and _PLAYER.fullmatch(text) is not None
        and text.casefold() not in _JUDGES
    )


def card_name(text: str, is_known: Callable[[str], bool]) -> str:
    """Return what a card is called: in quotes, where an unknown name may read as more.

    `is_known`: whether there is a card of a name.
    """
    if len(text) <= LONGEST_NAME and (_is_plain(text) or is_known(text)):
        return text
    kept = " ".join(_AND.sub("&", _NO_CARD.sub(" ", text)).split())[:LONGEST_NAME].strip()
    return f"“{kept or '?'}”"


def _is_plain(text: str) -> bool:
    *words, last = text.split(" ")
    first = next(iter(words), last)
    named = (*(word.removesuffix(":") for word in words), last)
    return first[:1].isupper() and all(map(_is_card_word, named))


def _is_card_word(word: str) -> bool:
    if word in _SMALL:
        return True
    named = _CARD_WORD.fullmatch(word) is not None and word[0].isupper()
    return named and word.casefold() not in _WORDS


def move_name(text: str) -> str:
    """Return what an attack or an Ability is called, without signs that part a sentence."""
    return " ".join(_NO_MOVE.sub(" ", text).split())[:LONGEST_NAME].strip() or "?"
