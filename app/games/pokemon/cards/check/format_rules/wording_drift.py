"""Whether two texts of one card say the same, although the years changed their wording.

Reminders are left out (what is in brackets, "You may play any number of Item cards", shuffling
afterwards), words are cut to their stems and small ones dropped. Then the numbers must agree, and
at least 70 in 100 of the words (in Japanese: of the pairs of letters). "Switch in 1 of your
opponent's Benched Pokémon to the Active Spot" so is the older "Switch 1 of your opponent's Benched
Pokémon with their Active Pokémon"; "Draw 3 cards" is not "Draw 2 cards".
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

ALIKE = 0.7
"""Share of words, in both texts together, from which two texts say the same."""

_BRACKETS = re.compile(r"\([^()]*\)")
_REMINDERS = re.compile(
    r"you (?:may|can) (?:play|use|have) (?:only (?:1|one)|any number|as many|up to|no more)[^.]*\."
    r"|(?:then, )?shuffle (?:your deck|the other cards back into your deck)(?: afterward)?\."
    r"|then, shuffle[^.]*\.|attach a pokemon tool to 1 of your pokemon that[^.]*\."
    r"|this card stays in play[^.]*\.|put it next to [^.]*\."
    r"|when your turn ends, discard this[^.]*\."
    r"|そして山札を切る。|山札を切る。|サポートは、?自分の番に1枚しか使えない。"
)
_SMALL = frozenset(
    re.findall(
        r"\w+",
        """a afterward all also an and any are as at be been before by can card choose do does each
        for from has have he her his if in into is it may of on onto one only or out play provide
        put she so that the their them then there they this those to until use was when
        with you your""",
    )
)
_NUMBERS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def same_text(one: str, other: str) -> bool:
    """Tell whether two texts in the same language say the same."""
    if one == other:
        return True
    (numbers, words), (other_numbers, other_words) = _said(one), _said(other)
    if numbers != other_numbers:
        return False
    size = words.total() + other_words.total()
    return not size or 2 * (words & other_words).total() / size >= ALIKE


def is_japanese(text: str) -> bool:
    """Tell whether a text is Japanese."""
    return _JAPANESE.search(text) is not None


@lru_cache(maxsize=512)
def _said(text: str) -> tuple[Counter[str], Counter[str]]:
    """Return the numbers and the words of a text, without what only reminds."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    plain = unicodedata.normalize("NFC", re.sub("[\u0300-\u036f]", "", plain))
    plain = " ".join(re.sub("['’]", "", plain).split())
    while (shorter := _BRACKETS.sub(" ", plain)) != plain:
        plain = shorter
    plain = _REMINDERS.sub(" ", " ".join(plain.split()))
    if is_japanese(plain):
        letters = re.sub(r"[\W\d]", "", plain)
        pairs = Counter(letters[at : at + 2] for at in range(len(letters) - 1))
        return Counter(re.findall(r"\d+", plain)), pairs
    # A stage is a kind of card and not an amount.
    plain = re.sub(r"stage (\d)", r"stage\1", plain)
    found = [_NUMBERS.get(word, word) for word in re.findall(r"[a-z]+\d?|\d+", plain)]
    numbers = Counter(word for word in found if word.isdecimal())
    words = Counter(_stem(word) for word in found if not word.isdecimal() and word not in _SMALL)
    return numbers, words


def _stem(word: str) -> str:
    """Return an English word without its commonest endings."""
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word.removesuffix(ending)
    return word
