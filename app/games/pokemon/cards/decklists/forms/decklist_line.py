"""What one line of a deck list is: a card row, a heading, a deck code or none of these.

Rows are read from the right: names hold digits, colons, dots and set-like words, so the set code
and the number are the last two words that look like them. Lines come single-spaced
(`decklist_text`), and every pattern takes time in proportion to the line.
"""

from __future__ import annotations

import re
from decimal import Decimal

from app.cards.name_keys import name_key
from app.core.data.value import replace, value
from app.games.pokemon.cards.card_record import Section
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total, heading
from app.games.pokemon.cards.decklists.decklist_spelling import energy_type

_COUNT = r"(?P<count>\d+(?:[.,]\d{1,2}|(?:[.,]\d{3})+)?)"
"""4, 1.48, 1,000: of any size, for one that is too large is told and no part of a name."""
_IN_THOUSANDS = r"^\d+(?:[.,]\d{3})+$"
_BULLET = re.compile(
    r"^(?:(?:[*\-–—+>•・‣●○▪■□◆◇◦▸▶▷►→✓✔☐☑∙⁃]|\[[ xX]?\](?= )) ?)+(?=\d|[xX×] ?\d|[^\x00-\u303f])"
)
_NUMBERED = re.compile(r"^\d{1,3}[.)] (?=(?:\d{1,2} ?[xX×枚]?|[xX×]\d{1,2}) ?\S)")
"""1. 4 Iono, in a numbered list."""
# Patterns that few lines need are compiled when first used (`re` keeps them).
_ROW_FORMS = tuple(
    re.compile(form)
    for form in (
        # 4 Iono, 4x Iono, 4 x Iono, 4×Iono, 4枚 ナンジャモ; but 4 Xatu is no "4 x".
        rf"^{_COUNT}(?: ?枚 ?| ?× ?|[xX] | x | )(?P<rest>\S.*)$",
        # x4 Iono
        rf"^[xX×] ?{_COUNT} (?P<rest>\S.*)$",
        # Iono x4, Iono ×4; the space before an "x" keeps "Dragapult ex 4" whole.
        rf"^(?P<rest>.*\S)(?: [xX] ?| ?× ?){_COUNT}$",
        # Iono (Paldea Evolved, #185) — Trainer — qty: 4
        rf"^(?:\d{{1,3}}[.)] )?(?P<rest>\S.*[ ,;:—–-])(?i:qty|quantity|copies)[:=] ?{_COUNT}$",
        # Iono .... 4, ドラメシヤ……4枚
        rf"^(?P<rest>.*[^\s.]) ?\.{{2,}} ?{_COUNT} ?枚?$",
        # ナンジャモ 4枚, ナンジャモ4枚
        r"^(?P<rest>.*[^\d. ]) ?(?P<count>\d+) ?枚$",
        # ポケギア3.0 4枚
        r"^(?P<rest>.*\S) (?P<count>\d+) ?枚$",
    )
)
_POINTS = r"(?<=枚) ?[★☆]\d{1,2}$"
"""ナンジャモ 2枚★4: what the copies cost in a format with points."""
_COPIES_OF = r"^(?:copies|copy) of (?:the )?"
_JAPANESE_ROW = re.compile(r"^(?P<rest>.*\S) (?P<count>\d{1,2})$")
"""ナンジャモ 4: only where there is kana or kanji."""
_JAPANESE = (("\u3040", "\u30ff"), ("\u4e00", "\u9fff"))
"""First and last of kana and kanji: a pattern with ranges this long takes ms to compile."""
_BARE_COUNT = re.compile(r"^(?P<count>\d+) ?枚$")
_DECK_CODE = re.compile(r"(?<![0-9A-Za-z-])[0-9A-Za-z]{6}(?:-[0-9A-Za-z]{6}){2}(?![0-9A-Za-z-])")
_SET = re.compile(
    r"^(?:[0-9A-Z]{2,7}\+?|[0-9A-Z]{1,5}-[0-9A-Z]{1,4}|[A-Za-z]{1,3}\d{1,2}[A-Za-z]{0,2}"
    r"|TK-[0-9A-Za-z]{2,17})$"
)
_SET_OF_ENERGY = r"^(?=.*[A-Za-z])[0-9A-Za-z-]{2,20}$"
"""Nothing else can stand behind the name of a basic Energy."""
_NUMBER = re.compile(r"^#?(?![xX]\d)[A-Za-z]{0,6}\d{1,4}(?:_?[A-Za-z]\d?)?(?:/\S+)?$")
_UNOWN_LETTER = re.compile(r"^[A-Z!?]$")
_ENERGY_LETTERS = frozenset("GRWLPFDMY")
"""What basic Energy of some sets has for a number."""
_LITHOGRAPHS = frozenset({"ONE", "TWO", "THREE", "FOUR"})
"""The numbers of the four prints of Alph Lithograph."""
_NAME_SET_NUMBER = 3
"""The fewest words of a row with a print."""
NOT_SETS = frozenset({"EX", "GX", "VMAX", "VSTAR", "BREAK", "LEGEND"})
"""What names end in."""
_FINISHES = frozenset({"ph", "rh", "h", "*f*", "f", "nf", "foil", "holo", "reverse", "rev"})
_MARKS = "#*_=~`>/ 【】《》〈〉<[]■□◆◇●○◎▼▽★☆・―—–"
"""What Markdown, old programs and people put around a heading."""
_AFTER_NAME = " ,、:;=…‥"
"""What may part a name from the count behind it."""
_FULL_STOP = r"(?<=[)\]\d])\.+$"
"""Where a sentence ends in a row: no name has one there."""
_BEFORE_NAME = " :=•・-–—"
"""What may part a name from the count before it."""
REMARK = (
    r"(?:(?<=\w)[:;] (?=[a-z]{2})| (?://|--|—(?! ?\d{1,2}[xX×]? (?!HP\b)[^\W\d_a-z])|#(?!\d))).*$"
)
"""4 Iono // a remark, 4 Iono — draws cards; but 4 Iono — 3 Judge are two rows."""
_TOLD_IN_BRACKETS = (
    r"^(?P<card>[^()]*[^\s()]) ?(?P<told>\((?=[^()]* )(?:[^()]*[ —–-])?[a-z]{2}[^()]*\))$"
)
"""Iono (the best Supporter); a person, a set or a mark is told in words that begin large."""
_REMARK_BEGINS = ("-", "–", "—", "(", "[", "$", "€", "£", "¥", "//", "#", "http", "*", "→")
_MOST_WORDS = 20
"""Of a card's name; no line takes longer to look through than one so long."""
_ENDS_A_NUMBER = ".,;:"
_BRACKETED = (
    r"^(?P<name>.*\S) ?[(\[【](?P<set>[0-9A-Za-z-]{2,7}?)"
    r"(?:[ -](?P<number>#?[0-9A-Za-z/]{1,9}))?[)\]】]$"
)
"""ドロンチ(SV6 080/101), Abra (MEG-54), ドラパルトex【SV6】"""
_NUMBER_IN_BRACKETS = r"^(?P<name>.*\S) ?[(\[](?:#|ID )?(?P<number>\d{1,4})(?:/\d{1,3})?[)\]]$"
"""Froslass (104), Froslass [104]"""


@value
class Row:
    """A card row; `count` is as written, averages included."""

    count: Decimal
    name: str
    set_code: str = ""
    number: str = ""
    finish: str = ""
    section: Section | None = None
    """The part of the deck, where the row itself says it."""
    card_id: str = ""
    """Its id in the public data, where the list names it so."""
    remark: str = ""
    """What stands behind the card and says nothing of it."""


@value
class BareCount:
    """A line that is only a count: the last of the lines that describe one card."""

    count: Decimal


@value
class DeckCode:
    """A line with the code of an online deck page."""

    code: str


@value
class Ornament:
    """A blank line, a fence or a rule."""


@value
class Other:
    """Anything else: a title, a part of a card over several lines, a remark."""

    text: str


Line = Row | Header | PileHead | Total | BareCount | DeckCode | Ornament | Other


def recognise(text: str) -> Line:
    """Return what a trimmed, single-spaced, half-width line is."""
    bare = text.strip(_MARKS)
    if not any(char.isalnum() for char in text):
        return Ornament()
    if text.startswith(("```", "***")):
        return _row(bare) or Ornament()
    if found := _BARE_COUNT.match(text):
        return BareCount(Decimal(found["count"]))
    if head := heading(bare):
        return head
    if code := _DECK_CODE.search(text):
        return DeckCode(code[0])
    return _row(without_bullet(text)) or Other(text)


def without_bullet(text: str) -> str:
    """Return a line without the bullets, boxes and numbers that lists of anything begin with."""
    return _NUMBERED.sub("", _BULLET.sub("", text))


def _row(text: str) -> Row | None:
    """Return the card row that `text` is, or None."""
    if text[-1:].isdecimal() and (points := re.search(_POINTS, text)):
        row = _row(text[: points.start()])
        return row and replace(row, remark=points[0].strip())
    for form in _ROW_FORMS:
        if found := form.match(text):
            return _made(found["count"], found["rest"])
    if (found := _JAPANESE_ROW.match(text)) and is_japanese(found["rest"]):
        return _made(found["count"], found["rest"])
    return None


def _made(count: str, rest: str) -> Row:
    """Return the row of a count and what stands beside it."""
    if rest.startswith("cop"):
        rest = re.sub(_COPIES_OF, "", rest)
    if rest.endswith("."):
        rest = re.sub(_FULL_STOP, "", rest)
    bare, told = _without_told(rest.rstrip(_AFTER_NAME).lstrip(_BEFORE_NAME) or rest)
    card, remark = without_remark(bare)
    return Row(written_count(count), *split_print(card), remark=remark or told)


def _without_told(rest: str) -> tuple[str, str]:
    """Return a card without what is told of it in brackets, and that: (draws six cards)."""
    if not rest.endswith(")") or not (found := re.match(_TOLD_IN_BRACKETS, rest)):
        return rest, ""
    return found["card"], found["told"]


def written_count(text: str) -> Decimal:
    """Return the number that digits with a dot or comma in them are: "1.48", "4,00", "1,000".

    Raises InvalidOperation for anything else.
    """
    if text.isdecimal():
        return Decimal(text)
    if re.match(_IN_THOUSANDS, text):
        return Decimal(text.replace(",", "").replace(".", ""))
    return Decimal(text.replace(",", "."))


def without_remark(text: str) -> tuple[str, str]:
    """Return a card and the remark behind it: "Iono PAL 185 // 2 are enough"."""
    if found := re.search(REMARK, text):
        return text[: found.start()], found[0].strip()
    words = text.split()
    for at in range(1, min(len(words) - 1, _MOST_WORDS)):
        number = words[at + 1].rstrip(_ENDS_A_NUMBER)
        ended = number != words[at + 1]
        if not (ended or words[at + 2 : at + 3]) or not number[-1:].isalnum():
            continue
        begins = ended or words[at + 2].startswith(_REMARK_BEGINS)
        name = " ".join(words[:at])
        if begins and is_set(words[at].strip("[]()"), name) and is_number(number, name):
            rest = words[at + 2 :]
            if rest and all(_finish(word) in _FINISHES for word in rest):
                break
            return " ".join((*words[: at + 1], number)), " ".join(rest)
    return text, ""


def _finish(word: str) -> str:
    return word.casefold().strip("()[]")


def is_japanese(text: str) -> bool:
    """Tell whether there is kana or kanji in a text."""
    if text.isascii() or max(text) < _JAPANESE[0][0]:
        return False
    return any(first <= sign <= last for sign in text for first, last in _JAPANESE)


def split_print(text: str) -> tuple[str, str, str, str]:
    """Return name, set code, number and finish; all but the name are "" when that is all.

    The finish is whatever marks stand behind the number ("PH", "*F*"). Brackets around the set
    ("[ME05] 13", "(PAL 185)") go.
    """
    words = text.split()
    finish: list[str] = []
    for _ in range(3):
        if len(words) < _NAME_SET_NUMBER:
            break
        name, set_code, number = " ".join(words[:-2]), words[-2].strip("[]()"), words[-1]
        number = number.rstrip("])")
        if is_set(set_code, name) and is_number(number, name):
            return name, set_code, plain_number(number), " ".join(finish)
        if _finish(words[-1]) not in _FINISHES:
            break
        finish.insert(0, words.pop().strip("()[]"))
    return _print_in_brackets(text) or (_without_slot(text), "", "", "")


def _print_in_brackets(text: str) -> tuple[str, str, str, str] | None:
    """Return name, set code and number of "Abra (MEG-54)", or None."""
    if not text.endswith((")", "]", "】")):
        return None
    if found := re.match(_NUMBER_IN_BRACKETS, text):
        return found["name"], "", found["number"], ""
    found = re.match(_BRACKETED, text)
    if found is None:
        return None
    name, set_code, number = found["name"], found["set"], found["number"] or ""
    if number:
        known = is_set(set_code, name) and is_number(number, name)
    else:
        # "(Ghetsis)" and "[A]" are parts of names.
        known = is_japanese(name) and is_set(set_code, name) and not set_code.isalpha()
    return (name, set_code, plain_number(number), "") if known else None


def _without_slot(text: str) -> str:
    """Return a name without the number that old exports write behind a basic Energy."""
    name, _, slot = text.rpartition(" ")
    return name if slot.isdecimal() and _is_energy(name) else text


def print_alone(text: str) -> tuple[str, str] | None:
    """Return set code and number of a text that is nothing else: "SV6 079/101"."""
    set_code, _, number = text.partition(" ")
    if not number or not is_set(set_code, "") or not is_number(number, ""):
        return None
    return set_code, plain_number(number)


def plain_number(number: str) -> str:
    """Return a collector number without "#" and the size of its set: "035/193" is "035"."""
    return number.lstrip("#").split("/")[0]


def is_set(word: str, name: str) -> bool:
    """Tell whether `word` can be the set code after `name`.

    Old exports write "Energy" or "XYEnergy" as the set of a basic Energy, others "TK-AlolanRaichu".
    """
    if _SET.match(word) is None or word.endswith("Energy"):
        return re.match(_SET_OF_ENERGY, word) is not None and _is_energy(name)
    return word not in NOT_SETS and any(char.isalpha() for char in word)


def is_number(word: str, name: str) -> bool:
    """Tell whether `word` can be a collector number: few have no digit."""
    if _NUMBER.match(word):
        return True
    if word in _LITHOGRAPHS:
        return name_key(name) == "alph lithograph"
    if word in _ENERGY_LETTERS and _is_energy(name):
        return True
    return _UNOWN_LETTER.match(word) is not None and name_key(name).startswith("unown")


def _is_energy(name: str) -> bool:
    """Tell whether a name is that of a basic Energy, in any of the languages."""
    # Most words are asked of names that are none.
    may_be = not name.isascii() or "{" in name or "nerg" in name.casefold()
    return may_be and energy_type(name) is not None
