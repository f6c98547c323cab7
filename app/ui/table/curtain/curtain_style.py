"""The looks of the words and buttons on the curtain, which lie on cloth and not on paper."""

from __future__ import annotations

from app.ui.look.colour import mix, shaded, with_alpha
from app.ui.look.palette import Palette

LARGER = 2.8
"""How much larger than plain text the title is, where there is room."""
HINT = 1.25
"""How much larger than plain text what to do is, which is read from a step away, where the title
is as large as it may be."""
HIGHEST_TITLE = 0.075
"""The largest title as a share of the window's height."""


def title_pixels(text: float, height: int) -> int:
    """Return the size of the title in pixels: large text needs no larger one."""
    return round(max(text * 1.25, min(text * LARGER, height * HIGHEST_TITLE)))


def curtain_style(palette: Palette, text: float, title: int) -> str:
    """Return the style sheet of the curtain for plain text of `text` pixels."""
    p = palette
    words = p.mat_text
    quiet = words if p.plain else mix(words, p.mat, 0.14)
    ground = p.mat if p.plain else shaded(p.mat, words, 0.22)
    ring = max(2, round(text * 0.17))
    hint = round(max(text, min(text * HINT, title * HINT / LARGER)))
    down, across = round(text * 0.62), round(text * 1.7)
    return f"""
QWidget#curtain QLabel {{ color: {words}; }}
QWidget#curtain QLabel#above {{ color: {quiet}; }}
QWidget#curtain QLabel#title {{ font-size: {title}px; font-weight: 700; }}
QWidget#curtain QLabel#hint {{ font-size: {hint}px; }}
QWidget#curtain QPushButton {{
  background: {ground}; color: {words}; border: {ring}px solid {quiet};
  border-radius: {round(text * 0.7)}px; padding: {down}px {across}px; font-weight: 700;
}}
QWidget#curtain QPushButton[weight="primary"] {{
  background: {p.vermilion}; color: {p.vermilion_text}; border-color: {p.vermilion_line};
  font-size: {round(text * 1.15)}px; min-width: {round(text * 10)}px;
}}
QWidget#curtain QPushButton[weight="equal"] {{ min-width: {round(text * 5)}px; }}
QWidget#curtain QPushButton[weight="small"] {{
  background: transparent; border: {ring}px solid transparent; font-weight: 400;
  padding: {round(text * 0.35)}px {round(text * 0.9)}px; text-decoration: underline;
}}
QWidget#curtain QPushButton:hover {{ border-color: {with_alpha(p.gold, 0.7)}; }}
QWidget#curtain QPushButton:focus {{ border-color: {p.gold}; }}
QWidget#curtain QPushButton:pressed {{ background: {p.choice}; color: {p.choice_text}; }}
"""
