"""Turns lists as programs hold them, in JavaScript or Python, into JSON.

Keys without quotation marks, single quotes, comments, commas at the end, tuples, and the name of
the value in front. Nothing is run: only signs are written otherwise, and no line moves.
"""

from __future__ import annotations

import json
import re

_MOST_BEFORE = 400
"""Letters before the value, comments included."""
_NAMED = re.compile(
    r"\s*(?:(?://|#)[^\n]*\n\s*){0,20}(?:(?:export|default|const|let|var)\s+){0,3}[\w$.\"']{1,60}\s{0,9}(?::[^=\n\[\]{}]{1,60}(?:\[\])?)?"
    r"\s{0,9}[=:]\s{0,9}(?=[\[{(])"
)
"""const deck =, let deck: Entry[] =, "decklist":"""
_PART = re.compile(
    r"\s*[\"']?(?i:pok[eé]mon|trainers?|energ(?:y|ies)|supporters?|items?|tools?|stadiums?)[\"']?\s*:"
)
"""A part of a deck whose other parts follow, copied out of the object around them."""
_BEGINS = re.compile(
    r"\s*(?!\[\[[A-Za-z])(?:[\[(]\s*(?:[\"'\[{(]|//|$)|\{\s*(?://[^\n]*\n\s*)*(?:[\w$]{1,40}|[\"'][^\"'\n]{1,40}[\"'])\s*:\s*[\[{\"'(\d])"
)
_TOKEN = re.compile(
    r"(?P<comment>//[^\n]*|#[^\n]*|/\*+[^*]{0,300}\*+/)"
    r"|(?P<double>\"(?:[^\"\\\n]|\\.)*\")"
    r"|(?P<single>'(?:[^'\\\n]|\\.)*')"
    r"|(?P<bracket>[()])"
    r"|(?P<key>(?<![\w$])[A-Za-z_$][\w$]*(?=\s*:))"
    r"|(?P<word>(?<![\w$])[A-Za-z_$][\w$.]*)",
)
_LAST_COMMA = re.compile(r"(?P<kept>\"(?:[^\"\\\n]|\\.)*\")|,(?=\s*[\]},])")
"""One before the end, or before another one: nothing stands between them."""
_CALCULATED = re.compile(r"\] ?[*+]")
_TIMES = re.compile(
    r"[\"']\)?\s{0,9}\]\s{0,9}\*\s{0,9}\d"
    r"|(?:^|[=(+,*])\s{0,40}\[\s{0,9}\d{1,7}\s{0,9}\]\s{0,9}\*\s{0,9}\d",
    re.MULTILINE,
)
"""["Iono"] * 4 would have to be worked out."""
_BRACKETS = {"(": "[", ")": "]"}
_KEPT_WORDS = ("true", "false", "null")


def as_json(text: str) -> str | None:
    """Return a list that a program holds as JSON, line by line; None for any other text."""
    named = _NAMED.match(text[:_MOST_BEFORE])
    begins = named.end() if named is not None else 0
    if not _BEGINS.match(text, begins):
        return None
    if begins == 0 and _is_json(text):
        return text
    part = named is not None and _PART.match(named[0]) is not None
    if part:
        begins = 0
    written = _TOKEN.sub(_written, text[begins:])
    if _CALCULATED.search(written):
        return None
    if part:
        written = f"{{{written}}}"
    written = _LAST_COMMA.sub(lambda found: found["kept"] or "", written)
    return "\n" * text.count("\n", 0, begins) + written


def calculated_line(text: str) -> int:
    """Return the line, from 1, where a list is multiplied: ["Iono"] * 4; 0 where none is."""
    found = _TIMES.search(text)
    return text.count("\n", 0, found.end()) + 1 if found is not None else 0


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _written(found: re.Match[str]) -> str:
    """Return what a part of a program is in JSON."""
    said = found[0]
    match found.lastgroup:
        case "comment":
            said = "\n" * said.count("\n")
        case "single":
            said = '"' + said[1:-1].replace("\\'", "'").replace('"', '\\"') + '"'
        case "bracket":
            said = _BRACKETS[said]
        case "key":
            said = f'"{said}"'
        case "word" if said not in _KEPT_WORDS:
            said = "null"
        case _:
            pass
    return said
