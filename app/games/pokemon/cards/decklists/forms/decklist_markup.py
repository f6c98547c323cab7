"""Takes the marks of web pages and of Markdown off the lines of a deck list.

Only what cannot be part of a card goes: `{*}`, `*F*` and `Unown [A]` stay.
"""

from __future__ import annotations

import re

# Patterns are compiled when first used (`re` keeps them): most lists need none of these.
_BREAKS = (
    r"(?i)<br {0,9}/?>(?:\r?\n)?"
    r"|</?(?:p|div|li|ul|ol|dl|dt|dd|pre|code|h[1-6]|table|tbody|thead|tr|section|article|main|nav"
    r"|header|footer|aside|figure|hr|html|head|body|title|!doctype)\b"
    r"[^<>]{0,300}>"
)
_TAGS = (
    r"(?i)</?(?:a|b|button|em|font|i|img|input|label|small|span|strong|sub|sup|td|th|u)\b"
    r"[^<>]{0,2000}>"
)
_ENTITIES = r"(?i)&(?:[a-z]{2,8}|#\d{1,6}|#x[0-9a-f]{1,6});"
_FORUM_END = r"\[/([A-Za-z]{1,12})\]"
_PAGE = r"(?i)<(?:!doctype )?html\b"
_HEAD = 40
_CODE = ("script", "style")
"""Elements of a page that are no text of it."""
_WRITTEN_BREAK = r"(?:\\r)?\\n"
"""A line break as programs write it inside a text."""
_LINK = r"\[(?P<text>[^\[\]]{1,200})\]\([^()\s]{1,500}\)"
_EMPHASIS = r"(?<![\w*])\*(?P<text>\w[^*]{1,200}\w)\*(?![\w*])"
_ESCAPED = r"\\(?=[*_.\-+#~`'\"\[\]()>&|])"
"""A sign that Markdown or a program is told to leave alone."""
_OPENS = (
    r"^(?:return |(?:(?:export|const|let|var|val) ){0,3}[\w.$]{1,40} ?:?= ?)"
    r"[rfE]?(?:'{1,3}|\"{1,3}|`)(?=\S)"
    r"|^[\w.$]{1,40}[:(] ?`(?=\S)"
)
"""Before the first line of a list in a text of a program: return '4 Iono, list: `4 Iono"""
_CLOSES = r"(?<=\d)(?P<quote>'{1,3}|\"{1,3}|`)[;,)}\]]{0,4}$"
"""Behind its last line."""
_CALL = (
    r"^[\w.]{0,40}\( ?(?P<quote>[\"'])(?P<name>[^\"]{2,80})(?P=quote) ?, ?(?P<count>\d{1,2}) ?\)"
    r"[;,]? ?(?:(?://|#).*)?$"
)
"""addCard('Iono', 4); // a remark"""
_VALUES_BEFORE = r"^[(\[{][\d\s(),;.\[\]{}]{2,60}(?:--|//|#) ?(?=\d{1,2} ?[xX×] ?\S)"
"""Numbers of a program before a comment with the row: (1, 27, 2), -- 4x Iono"""
_QUOTED = '^(?:"(?P<a>[^"]+)"|\'(?P<b>.+)\'|“(?P<c>[^“”]+)”|‘(?P<d>.+)’) ?,?$'


def without_tags(text: str) -> str:
    """Return a text without the elements of a web page, which part lines or words."""
    if "<" in text:
        for element in _CODE:
            text = _without_element(text, element)
        text = re.sub(_TAGS, " ", re.sub(_BREAKS, "\n", text))
    if "&" in text:
        import html  # noqa: PLC0415 - five thousand entities that few lists need

        text = re.sub(_ENTITIES, lambda found: html.unescape(found[0]), text)
    if "[/" in text:
        text = _without_forum_tags(text)
    if "\\n" in text:
        text = re.sub(_WRITTEN_BREAK, "\n", text)
    return text


def _without_forum_tags(text: str) -> str:
    """Return a text without the tags of forums that end somewhere: [b], but not Unown [B]."""
    names = "|".join({name.lower() for name in re.findall(_FORUM_END, text)})
    if not names:
        return text
    return re.sub(rf"(?i)\[/?(?:{names}|\*)(?:=[^\[\]\n]{{0,300}})?\]", "", text)


def is_page(text: str) -> bool:
    """Tell whether a text is the source of a whole page of the web."""
    return re.match(_PAGE, text.lstrip()[:_HEAD]) is not None


def _without_element(text: str, name: str) -> str:
    """Return a text without some elements and all in them; one without an end goes to the end."""
    begins, ends = re.compile(rf"(?i)<{name}\b"), re.compile(rf"(?i)</{name}\b[^<>]{{0,99}}>")
    kept: list[str] = []
    at = 0
    while found := begins.search(text, at):
        kept.append(text[at : found.start()])
        over = ends.search(text, found.end())
        at = over.end() if over else len(text)
    return "".join((*kept, text[at:]))


def without_marks(line: str) -> str:
    """Return a single-spaced line without the marks of Markdown and the quotes around it."""
    if line[:1] in ('"', "'", "“", "‘") and (found := re.match(_QUOTED, line)):
        line = next(text for text in found.groups() if text is not None).strip()
    if "(" in line and (found := re.match(_CALL, line)):
        return f"{found['count']} {found['name'].strip()}"
    if line[:1] in "([{":
        line = re.sub(_VALUES_BEFORE, "", line)
    if any(quote in line for quote in "'\"`"):
        line = _without_quote(line)
    if "\\" in line:
        line = re.sub(_ESCAPED, "", line)
    if "|" in line:
        line = " ".join(line.replace("|", " ").split())
    if "*" in line and not line.startswith("***"):
        line = re.sub(_EMPHASIS, r"\g<text>", line.replace("**", ""))
    if "`" in line and not line.startswith("```"):
        line = line.strip("`")
    if "](" in line:
        line = re.sub(_LINK, r"\g<text>", line)
    return " ".join(line.split())


def _without_quote(line: str) -> str:
    """Return a line without the quotation mark of a program that ends on another line."""
    if opens := re.match(_OPENS, line):
        rest = line[opens.end() :]
        # title = "Mine" is said on one line.
        line = line if rest.rstrip(";,) ").endswith(opens[0][-1]) else rest
    found = re.search(_CLOSES, line)
    if found is None:
        return line
    before = line[: found.start()]
    # An apostrophe within a word is no quotation mark.
    opened = len(re.findall(rf"(?<!\w){found['quote']}|{found['quote']}(?!\w)", before))
    return line if opened % 2 else before
