"""Names of cards in sentences of a host that knows cards by their refs alone.

A host needs no card's name. Where it words something, the ref stands between two separators that
no text of a table holds; whoever reads it puts the name there that the card has in their language.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from app.core.card import LONGEST_REF
from app.core.text.one_line import one_line
from app.core.text.words import Language, Words

_MARK = "\x1e"
_MARKED = re.compile(f"{_MARK}([^{_MARK}]{{1,{LONGEST_REF}}}){_MARK}")


def marked(ref: str, _language: Language) -> str:
    """Return what stands for the name of a card."""
    return f"{_MARK}{ref}{_MARK}"


def with_names(words: Words, names: Callable[[str, Language], str]) -> Words:
    """Return what a host said with the names of cards, each wording as one line."""

    def said(text: str, language: Language) -> str:
        return one_line(_MARKED.sub(lambda found: names(found[1], language), text))

    return Words(said(words.en, "en"), said(words.ja, "ja"))
