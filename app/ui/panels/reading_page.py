"""The page of the reading view: what a card says, and what lies on it, as rich text."""

from __future__ import annotations

from html import escape

from app.cards.card import Card, Language
from app.core.value import value
from app.core.words import Words
from app.ui.look.palette import Palette
from app.ui.panels.card_words import Statement, statements

ON_IT = Words("Now in play", "場での今の状態")
BACK = Words("Face-down card", "ウラ向きのカード")


@value
class Detail:
    """One line of what lies on a unit, in up to four parts that follow each other."""

    title: str = ""
    """What the line is about, written muted: "Attached"."""
    strong: str = ""
    words: str = ""
    wrong: str = ""
    """Damage."""

    def html(self, palette: Palette) -> str:
        """Return the line as rich text."""
        parts = []
        if self.title:
            parts.append(f'<span style="color:{palette.muted}">{escape(self.title)}</span> ')
        if self.strong:
            parts.append(f"<b>{escape(self.strong)}</b>")
        parts.append(escape(self.words))
        if self.wrong:
            between = " · " if self.strong or self.words else ""
            ink = palette.accent_text
            parts.append(f'{between}<b style="color:{ink}">{escape(self.wrong)}</b>')
        return "".join(parts)


def page_html(
    card: Card | None,
    language: Language,
    palette: Palette,
    pixels: float,
    details: tuple[Detail, ...] = (),
    name: float = 1.7,
) -> str:
    """Return the page in letters `pixels` high; None says that the card lies face down.

    `name` is how much larger than these the card's name is written.
    """
    lines = list(statements(card, language)) if card else [Statement("name", BACK.in_(language))]
    parts = []
    told = not details
    for said in lines:
        if not told and said.role in ("ability", "attack", "text", "print"):
            parts.append(_details(details, language, palette, pixels))
            told = True
        larger = pixels * name if said.role == "name" else pixels
        parts.append(_line(said, palette, pixels, larger))
    if not told:
        parts.append(_details(details, language, palette, pixels))
    return (
        f'<body style="font-size:{round(pixels)}px; color:{palette.text}">{"".join(parts)}</body>'
    )


def _line(said: Statement, palette: Palette, pixels: float, name: float) -> str:
    words, gap = escape(said.words), round(pixels * 0.5)
    if said.role == "name":
        # No heading of HTML: Qt would enlarge its letters once more.
        return (
            f'<p style="font-size:{round(name)}px; font-weight:bold; margin:0 0 {gap // 2}px 0">'
            f"{words}</p>"
        )
    if said.role == "other_name":
        return f'<p style="color:{palette.muted}; margin:0 0 {gap}px 0">{words}</p>'
    if said.role in ("ability", "attack"):
        ink = palette.accent_text if said.role == "ability" else palette.text
        damage = f"&nbsp;&nbsp;{escape(said.value)}" if said.value else ""
        return (
            f'<p style="font-size:{round(pixels * 1.12)}px; font-weight:bold; color:{ink};'
            f' margin:{gap * 2}px 0 0 0">{words}{damage}</p>'
        )
    if said.role == "cost":
        return f'<p style="color:{palette.muted}; margin:0 0 {gap // 3}px 0">{words}</p>'
    if said.role == "print":
        small = round(pixels * 0.85)
        return (
            f'<p style="color:{palette.muted}; font-size:{small}px; margin:{gap * 2}px 0 0 0">'
            f"{words}</p>"
        )
    between = gap if said.role == "text" else 0
    return f'<p style="margin:0 0 {between}px 0">{words}</p>'


def _details(
    details: tuple[Detail, ...], language: Language, palette: Palette, pixels: float
) -> str:
    """Return what lies on the unit, between what the card is and what it can do."""
    gap = round(pixels * 0.5)
    lines = [f'<li style="margin:0">{detail.html(palette)}</li>' for detail in details]
    size = round(pixels * 1.12)
    return (
        f'<p style="font-size:{size}px; font-weight:bold; margin:{gap * 2}px 0 0 0">'
        f"{ON_IT.in_(language)}</p>"
        f'<ul style="margin:0 0 {gap}px 0; -qt-list-indent:0">{"".join(lines)}</ul>'
    )
