"""Turns what people drop or paste into plain lines, or says why it is not a text.

Handles byte order marks, the encodings of older programs, full-width letters, web page remains
and files that are not text or far too large. Everything is bounded here, so that no reader behind
it ever sees more than a person could have written.
"""

from __future__ import annotations

import codecs
import re
import unicodedata

from app.cards.deck.deck import MOST_BYTES, DeckListError
from app.cards.deck.visible_text import visible
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.forms.decklist_markup import without_marks, without_tags

MOST_LINES = 3_000
LONGEST_LINE = 1_000
"""Letters; longer ones are not looked into, for sorting marks onto letters takes their square."""

_KANA = re.compile("[\u3040-\u30ff]")
_CONTROLS = re.compile("[\x01-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_ROW_IN_CELL = re.compile(r"\t+(?=\d{1,2}[xX×]? [^\W\d])")
"""Where a cell begins that is a row by itself: the columns of a sheet are parts of a deck."""
_KEYCAP = re.compile("(?<=\\d)\ufe0f?\u20e3")
"""4️⃣ is 4"""
_TIMES = str.maketrans(dict.fromkeys("✕✖╳⨯⨉", "×"))
"""Signs that people take for the one between a name and its count."""


def decoded(source: str | bytes) -> str:
    """Return a pasted or dropped list as text, without a byte order mark.

    Raises DeckListError when `source` is too long or is not text.
    """
    if len(source) > MOST_BYTES:
        raise DeckListError(words.too_long(len(source)))
    text = source if isinstance(source, str) else _decode(source)
    if _is_binary(text):
        raise DeckListError(words.not_text())
    return text.removeprefix("\ufeff")


def raw_lines(text: str) -> list[str]:
    """Return the trimmed lines, otherwise as written. Raises DeckListError for too many."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise DeckListError(words.too_many_lines(len(lines)))
    return [line.strip() for line in lines]


def plain_lines(text: str) -> list[str]:
    """Return the lines trimmed, single-spaced, in half-width characters and without markup.

    Of a line longer than LONGEST_LINE, one letter more than that is returned. Raises
    DeckListError for too many lines.
    """
    lines = [plain(_ROW_IN_CELL.sub(" ; ", line)) for line in raw_lines(without_tags(text))]
    # Marks taken off a line that was cut would make it look whole.
    return [line if len(line) > LONGEST_LINE else without_marks(line) for line in lines]


def plain(line: str) -> str:
    """Return a line in half-width characters, without invisible ones, single-spaced."""
    if len(line) > LONGEST_LINE:
        return line[: LONGEST_LINE + 1]
    if "\u20e3" in line:
        line = _KEYCAP.sub("", line)
    return visible(unicodedata.normalize("NFKC", line).translate(_TIMES))[: LONGEST_LINE + 1]


def _decode(data: bytes) -> str:
    """Return `data` as text: UTF-8 first, then what older programs write."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    # Western text also decodes as Japanese, but then holds no kana; each Japanese encoding reads
    # as the other, but then holds fewer.
    texts = [data.decode(name, errors="replace") for name in ("cp932", "euc_jp")]
    kana = {text: len(_KANA.findall(text)) for text in texts if "\ufffd" not in text}
    if kana and max(kana.values()):
        return max(kana, key=kana.__getitem__)
    return data.decode("cp1252", errors="replace")


def _is_binary(text: str) -> bool:
    """Tell whether `text` holds a NUL or more than a few other control characters."""
    return "\0" in text or len(_CONTROLS.findall(text)) > max(2, len(text) // 100)
