"""The page of the reading view: what a card says, and what lies on it, as rich text."""

from __future__ import annotations

from app.cards.face import Face, Statement
from app.core.data.value import value
from app.core.text.words import Language, Words
from app.ui.look.fonts import TextSize, size_of
from app.ui.look.palette import Palette
from app.ui.toolkit.common_words import FACE_DOWN_CARD
from app.ui.toolkit.rich_text import Rich, element, rich

ON_IT = Words("Now in play", "場での今の状態")
BACK = FACE_DOWN_CARD


@value
class Detail:
    """One line of what lies on a unit, in up to four parts that follow each other."""

    title: str = ""
    """What the line is about, written muted: "Attached"."""
    strong: str = ""
    words: str = ""
    wrong: str = ""
    """Damage."""

    def rich(self, palette: Palette) -> Rich:
        """Return the line as rich text."""
        parts: list[Rich | str] = []
        if self.title:
            parts += [element("span", self.title, color=palette.muted), " "]
        if self.strong:
            parts.append(element("b", self.strong))
        parts.append(self.words)
        if self.wrong:
            parts.append(" · " if self.strong or self.words else "")
            parts.append(element("b", self.wrong, color=palette.accent_text))
        return rich(*parts)


def page_of(
    card: Face | None,
    language: Language,
    palette: Palette,
    pixels: float,
    details: tuple[Detail, ...] = (),
    name: TextSize = "display",
) -> Rich:
    """Return the page in letters `pixels` high; None says that the card lies face down.

    `name` is the size in which the card's name is written.
    """
    lines = card.statements(language) if card else (Statement("name", BACK.in_(language)),)
    parts = []
    told = not details
    for said in lines:
        if not told and said.role in ("ability", "attack", "text", "print"):
            parts.append(_details(details, language, palette, pixels))
            told = True
        parts.append(_line(said, palette, pixels, name))
    if not told:
        parts.append(_details(details, language, palette, pixels))
    return element("body", *parts, font_size=f"{size_of(pixels, 'plain')}px", color=palette.text)


def _line(said: Statement, palette: Palette, pixels: float, name: TextSize) -> Rich:
    words, gap = said.words, round(pixels * 0.5)
    if said.role == "name":
        # No heading of HTML: Qt would enlarge its letters once more.
        return element(
            "p",
            words,
            font_size=f"{size_of(pixels, name)}px",
            font_weight="bold",
            margin=f"0 0 {gap // 2}px 0",
        )
    if said.role == "other_name":
        return element("p", words, color=palette.muted, margin=f"0 0 {gap}px 0")
    if said.role in ("ability", "attack"):
        return element(
            "p",
            words,
            f"\u00a0\u00a0{said.value}" if said.value else "",
            font_size=f"{size_of(pixels, 'title')}px",
            font_weight="bold",
            color=palette.accent_text if said.role == "ability" else palette.text,
            margin=f"{gap * 2}px 0 0 0",
        )
    if said.role == "cost":
        return element("p", words, color=palette.muted, margin=f"0 0 {gap // 3}px 0")
    if said.role == "print":
        return element(
            "p",
            words,
            color=palette.muted,
            font_size=f"{size_of(pixels, 'small')}px",
            margin=f"{gap * 2}px 0 0 0",
        )
    between = gap if said.role == "text" else 0
    return element("p", words, margin=f"0 0 {between}px 0")


def _details(
    details: tuple[Detail, ...], language: Language, palette: Palette, pixels: float
) -> Rich:
    """Return what lies on the unit, between what the card is and what it can do."""
    gap = round(pixels * 0.5)
    items = [element("li", detail.rich(palette), margin="0") for detail in details]
    return rich(
        element(
            "p",
            ON_IT.in_(language),
            font_size=f"{size_of(pixels, 'title')}px",
            font_weight="bold",
            margin=f"{gap * 2}px 0 0 0",
        ),
        element("ul", *items, margin=f"0 0 {gap}px 0", _qt_list_indent="0"),
    )
