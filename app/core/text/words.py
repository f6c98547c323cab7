"""Wording in the two languages of the program, and sentences made of plain and card spans."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.one_line import one_line

Language = Literal["ja", "en"]
"""The languages the program speaks."""
LANGUAGES: tuple[Language, ...] = ("ja", "en")


@value
class Words:
    """One name or sentence in both languages."""

    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 - read by pydantic, never changed

    en: str
    ja: str

    def in_(self, language: Language) -> str:
        """Return the wording in `language`."""
        return self.ja if language == "ja" else self.en

    def beside(self, language: Language) -> str:
        """Return the wording in the other language, to stand beside the one in `language`."""
        return self.in_(other(language))


def other(language: Language) -> Language:
    """Return the language that is not `language`."""
    return "en" if language == "ja" else "ja"


_BOTH = "\x1f"
"""Unit separator: stands between the wordings where a fact holds both in one text."""


def packed(words: Words) -> str:
    """Return both wordings as one text, for an announcement that names a card's attack."""
    return words.en if words.en == words.ja else f"{words.en}{_BOTH}{words.ja}"


def unpacked(text: str, language: Language) -> str:
    """Return the wording of a packed text; any other text as it is."""
    en, both, ja = text.partition(_BOTH)
    return ja if both and language == "ja" else en


def in_one_line(text: str) -> str:
    """Return a text, packed or not, as it is shown to others (`one_line`)."""
    en, _, ja = text.partition(_BOTH)
    line = one_line(ja)
    return f"{one_line(en)}{_BOTH}{line}" if line else one_line(en)


@value
class Span:
    """A stretch of a sentence; `ref` names the card it stands for, if any."""

    text: str
    ref: str = ""


Sentence = tuple[Span, ...]


def plain(sentence: Sentence) -> str:
    """Return the sentence as plain text."""
    return "".join(span.text for span in sentence)
