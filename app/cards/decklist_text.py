"""Turns what people drop or paste into plain lines, or says why it is not a text.

Handles byte order marks, the encodings of older programs, full-width letters, web page remains
and files that are not text or far too large.
"""

from __future__ import annotations

import codecs
import re
import unicodedata

from app.cards import decklist_words as words
from app.cards.deck import DeckListError

MOST_BYTES = 1_000_000
"""No deck list is nearly this long."""

_BREAKS = re.compile(
    r"<br\s*/?>(?:\r?\n)?|</?(?:p|div|li|ul|ol|pre|code|span)\b[^>]*>", re.IGNORECASE
)
_ENTITIES = re.compile(r"&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,6});", re.IGNORECASE)
_KANA = re.compile("[\u3040-\u30ff]")
_INVISIBLE = ("Cc", "Cf", "Cs")
"""Unicode categories nobody sees: controls, formats and halves of broken letters."""


def plain_lines(source: str | bytes) -> list[str]:
    """Return the lines of a pasted or dropped list, trimmed and in half-width characters.

    Raises DeckListError when `source` is too long or is not text.
    """
    if len(source) > MOST_BYTES:
        raise DeckListError(words.too_long(len(source)))
    text = source if isinstance(source, str) else _decode(source)
    if _is_binary(text):
        raise DeckListError(words.not_text())
    text = _BREAKS.sub("\n", text.removeprefix("\ufeff"))
    if "&" in text:
        import html  # noqa: PLC0415 - five thousand entities that few lists need

        text = _ENTITIES.sub(lambda found: html.unescape(found[0]), text)
    return [_plain(line) for line in text.splitlines()]


def _decode(data: bytes) -> str:
    """Return `data` as text: UTF-8 first, then what older programs write."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    # Western text also decodes as Japanese, but then holds no kana.
    japanese = data.decode("cp932", errors="replace")
    if _KANA.search(japanese) and "\ufffd" not in japanese:
        return japanese
    return data.decode("cp1252", errors="replace")


def _is_binary(text: str) -> bool:
    """Tell whether `text` holds a NUL or more than a few other control characters."""
    if "\0" in text:
        return True
    controls = sum(unicodedata.category(char) == "Cc" and not char.isspace() for char in text)
    return controls > max(2, len(text) // 100)


def _plain(line: str) -> str:
    """Return a line in half-width characters, without invisible ones, single-spaced."""
    text = unicodedata.normalize("NFKC", line)
    text = " ".join(text.split())
    text = "".join(char for char in text if unicodedata.category(char) not in _INVISIBLE)
    return " ".join(text.split())
