"""What a rule says about a deck, and how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from app.core.data.value import value
from app.core.text.words import Words

Severity = Literal["illegal", "suspicious", "reminder"]
"""Against the rules; worth a look; good to know. In this order."""

SEVERITIES: dict[Severity, Words] = {
    "illegal": Words("Against the rules", "ルール違反"),
    "suspicious": Words("Worth a look", "要確認"),
    "reminder": Words("Good to know", "参考"),
}
"""The severities in words, the gravest first."""

Gravity = Literal["unread"] | Severity
"""What is said of a deck: a line of its list was not read, which is nothing against the rules; or
a finding."""

GRAVITIES: dict[Gravity, Words] = {
    "unread": Words("Not read", "読み取れない行"),
    "illegal": SEVERITIES["illegal"],
    "suspicious": SEVERITIES["suspicious"],
    "reminder": SEVERITIES["reminder"],
}
"""What is said in words, the gravest first."""

SIGNS: dict[Gravity, str] = {"unread": "✗", "illegal": "⚠", "suspicious": "△", "reminder": "·"}
"""What stands before it where there is no room for a heading."""


@value
class Finding:
    """One thing to say about a deck."""

    rule: str
    """The id of the rule, "deck-copy-limit"."""
    severity: Severity
    cards: tuple[str, ...]
    """The rows it is about, by their names as the list has them; empty for the whole deck."""
    words: Words
    """What is wrong and what to do, in a sentence or two."""
    source: str
    """What the rule rests on, in the short form of `sources`."""


@value
class CheckAsk:
    """Something more that may be said about a deck when it is checked."""

    id: str
    """Names it, and the option of the command line."""
    metavar: str
    help: Words
    read: Callable[[str], Any] = str
    """(what a person wrote) -> what is meant. Raises CardsError."""
    most: int | None = None
    """The largest number, where it is one."""
