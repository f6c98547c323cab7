"""How the lists of a game look as rich text, on the screen and on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.toolkit.rich_text import Rich, element, rich

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.core.text.words import Language
    from app.games.contracts.learning.lists_contract import ListRow, ListSection
    from app.ui.look.sign_inks import SignInks

STARTS_NOW = Words("now", "今")
"""Stands at what could be started now."""
BRIEF = 90
"""Letters of a meaning that stands beside its word, where all of a section are as short."""


class ListLook:
    """Colours of words, of signs and of what is lit, and the language."""

    def __init__(
        self, language: Language, text: str, muted: str, inks: SignInks, lit: str, lit_text: str
    ) -> None:
        self.language: Language = language
        self.text, self.muted, self.inks = text, muted, inks
        self.lit, self.lit_text = lit, lit_text


def page_of(
    sections: tuple[ListSection, ...], look: ListLook, lit: Collection[str] = (), foot: str = ""
) -> Rich:
    """Return all sections below each other; `lit` names the actions that could be started now."""
    parts = []
    for section in sections:
        title = section.title.in_(look.language)
        parts.append(element("p", element("b", title), font_size="large", margin="14px 0 4px 0"))
        of_words = all(_is_brief(row, look.language) for row in section.rows)
        parts += [
            _line(row, look) if of_words else _row(row, look, lit=row.action in lit)
            for row in section.rows
        ]
    if foot:
        parts.append(element("p", foot, color=look.muted, margin="18px 0 0 0"))
    return element("body", *parts, color=look.text)


def _is_brief(row: ListRow, speak: Language) -> bool:
    """Whether it is a word with its meaning, which have room in one line."""
    return not row.facts and 0 < len(row.text.in_(speak)) <= BRIEF


def _line(row: ListRow, look: ListLook) -> Rich:
    said = f"\u00a0\u00a0 {row.text.in_(look.language)}"
    return element("p", _name(row, look), said, margin="3px 0 0 0")


def _name(row: ListRow, look: ListLook) -> Rich:
    """Return its title behind its sign."""
    name = element("b", row.title.in_(look.language))
    if not row.sign:
        return name
    ink = look.inks.get(row.sign, look.text)
    return rich(element("span", f"{row.sign} ", color=ink), name)


def _row(row: ListRow, look: ListLook, *, lit: bool) -> Rich:
    speak = look.language
    now = Rich()
    if lit:
        said = f"\u00a0{STARTS_NOW.in_(speak)}\u00a0"
        now = rich("  ", element("span", said, color=look.lit_text, background_color=look.lit))
    facts = " · ".join(fact.in_(speak) for fact in row.facts)
    beside = element("span", f"  {facts}", color=look.muted) if facts else Rich()
    head = rich(_name(row, look), now, beside)
    text = row.text.in_(speak)
    if not text:
        return element("p", head, margin="5px 0 0 0")
    first = element("p", head, margin="5px 0 0 0")
    return rich(first, element("p", text, margin="0 0 2px 12px"))
