"""When two written names mean the same card, and what a typed text finds.

People paste names with lost accents, curly apostrophes, full-width letters and in two
languages; the data holds one spelling. Everything that compares names compares keys.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_APOSTROPHES = re.compile("['’‘ʼ`´]")
_ACCENTS = re.compile("[\u0300-\u036f]")
_BRACKET_TAIL = re.compile(r"(?<=\S)\s*\([^()]*\)$")
_JAPANESE_EX = re.compile(r"(?<=[^\x00-\x7f])EX$")
_TO_KATAKANA = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}


@lru_cache(maxsize=8192)
def name_key(name: str) -> str:
    """Return the form in which two spellings of one card name are equal.

    Accents, case, apostrophes, spacing and width do not count. "X ex" and "X-EX",
    "XEX" and "Xex" in Japanese, and Nidoran ♂ and ♀ stay apart, for these are
    different cards. A bracket at the end ("Professor's Research (Professor Sada)")
    only names the person shown, so it goes. Kept: the same names are compared all the time.
    """
    text = unicodedata.normalize("NFKC", name).strip()
    # NFKD would also take the voicing marks off kana: only Latin accents may go.
    text = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", text)))
    text = _JAPANESE_EX.sub("-ex", text)
    text = _APOSTROPHES.sub("", text).replace("♢", "◇").casefold()
    # Programs that cannot write "é" leave a question mark: "Pok?gear".
    text = " ".join(text.replace("pok?", "poke").split())
    return _BRACKET_TAIL.sub("", text)


def search_key(text: str) -> str:
    """Return a name, or a part of one, as it is searched: hiragana finds katakana."""
    return name_key(text).translate(_TO_KATAKANA)


_MOST_WORDS = 12
"""Of a name, with what people write behind it."""
_NOT_SOUGHT = re.compile(r"[\s\-‐‑–—.,:;!?・&＆\"“”「」『』()\[\]{}/|_~〜]+")


def sought(text: str) -> str:
    """Return a name as the card search compares it: what people leave out when typing is gone.

    Accents, case, width, kana, spaces, hyphens, dots and brackets do not count, so that "mr mime"
    finds "Mr. Mime" and 「あろーらろこん」 finds 「アローラ ロコン」.
    """
    return _NOT_SOUGHT.sub("", _APOSTROPHES.sub("", _folded(text))).casefold()


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a typed text, each as `sought` compares it; a long text is one word."""
    words = text.split(maxsplit=_MOST_WORDS)
    if len(words) > _MOST_WORDS:
        return (sought(text),)
    return tuple(word for typed in words if (word := sought(typed)))


def sought_in_text(text: str) -> str:
    """Return a text of a card as it is searched: as `sought`, but words stay apart.

    Otherwise "iono" would be in "evolution or".
    """
    return " ".join(_APOSTROPHES.sub("", _folded(text)).casefold().split())


def _folded(text: str) -> str:
    """Return a text with accents, width and kana made equal."""
    folded = unicodedata.normalize("NFKC", text)
    if folded.isascii():
        return folded
    folded = _ACCENTS.sub("", unicodedata.normalize("NFD", folded))
    return unicodedata.normalize("NFC", folded).translate(_TO_KATAKANA).replace("♢", "◇")
