"""The style of what is pressed, chosen and typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.resources import assets
from app.ui.look.colour import luminance

if TYPE_CHECKING:
    from app.ui.look.palette import Palette


TARGET = 24
"""Pixels that whatever is clicked is high and wide at least."""


def px(unit: float, share: float) -> str:
    """Return a share of the unit of length, at least a pixel, as style sheets write it."""
    return f"{max(1, round(unit * share))}px"


def _wedge(colour: str, tip: str) -> str:
    """Return a triangle as a background: `tip` says where its tip lies and where it opens to."""
    # The gradient is stretched with its box: an angle whose tangent is a half meets both corners.
    return (
        f"qconicalgradient({tip}, stop: 0 {colour}, stop: 0.07 {colour}, stop: 0.077 transparent, "
        f"stop: 0.923 transparent, stop: 0.93 {colour}, stop: 1 {colour})"
    )


def buttons_style(p: Palette, u: float) -> str:
    """Return the style of buttons."""
    return f"""
QPushButton, QToolButton {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.panel_line};
  border-radius: {px(u, 0.5)}; padding: {px(u, 0.32)} {px(u, 0.8)};
}}
QPushButton:hover, QToolButton:hover {{ border-color: {p.focus}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {p.choice}; color: {p.choice_text}; }}
QPushButton:checked, QToolButton:checked {{
  background: {p.choice}; color: {p.choice_text}; border: 2px solid {p.focus};
}}
QPushButton:disabled, QToolButton:disabled {{ color: {p.muted}; border-style: dashed; }}
QPushButton[look="pill"] {{ border-radius: {px(u, 1.0)}; padding: {px(u, 0.4)} {px(u, 1)}; }}
QPushButton[look="plain"], QToolButton[look="plain"] {{
  background: transparent; border-color: transparent;
}}
QToolButton[look="plain"] {{
  padding: {px(u, 0.2)} {px(u, 0.4)}; min-height: {TARGET - 2 * (round(u * 0.2) + 1)}px;
}}
QPushButton[look="plain"]:hover, QToolButton[look="plain"]:hover {{ border-color: {p.focus}; }}
QPushButton[look="line"] {{
  background: transparent; border-color: transparent; text-align: left;
  padding: {px(u, 0.2)} {px(u, 0.3)};
}}
QPushButton[look="line"]:hover {{ border-color: {p.focus}; }}
QPushButton[look="line"][unread="true"] {{ font-weight: 700; }}
QPushButton[look="primary"] {{
  background: {p.vermilion}; color: {p.vermilion_text}; border-color: {p.vermilion_line};
  font-weight: 700;
}}
QPushButton[look="primary"]:hover {{ border-color: {p.gold}; }}
QPushButton[look="primary"]:disabled {{
  background: {p.panel_raised}; color: {p.muted}; border-color: {p.muted};
}}
"""


def choices_style(p: Palette, u: float) -> str:
    """Boxes with a tick and rounds with a dot; hollow while off."""
    dot = (
        "qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, "
        f"stop: 0 {p.text}, stop: 0.56 {p.text}, stop: 0.62 {p.panel_raised}, "
        f"stop: 1 {p.panel_raised})"
    )
    ink = "bright" if luminance(p.text) > luminance(p.panel_raised) else "dark"
    tick = (assets() / "look" / f"tick_{ink}.png").as_posix()
    return f"""
QCheckBox, QRadioButton {{
  spacing: {px(u, 0.5)}; background: transparent; border: {px(u, 0.16)} solid transparent;
  padding: {px(u, 0.1)} {px(u, 0.3)};
}}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {{
  width: {px(u, 0.9)}; height: {px(u, 0.9)}; background: {p.panel_raised};
  border: {px(u, 0.1)} solid {p.muted}; border-radius: {px(u, 0.22)};
}}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{
  image: url("{tick}"); border-color: {p.text};
}}
QRadioButton::indicator {{ border-radius: {px(u, 0.52)}; }}
QRadioButton::indicator:checked {{ background: {dot}; border-color: {p.text}; }}
"""


def tabs_style(p: Palette, u: float) -> str:
    """Return the style of tabs; the width of a scroller is that of both its arrows."""
    return f"""
QTabWidget::pane {{ border: none; border-top: 1px solid {p.panel_line}; background: {p.panel}; }}
QTabBar {{ background: transparent; qproperty-drawBase: 0; }}
QTabBar::tab {{
  background: transparent; color: {p.muted}; border: none;
  border-bottom: {px(u, 0.18)} solid transparent;
  padding: {px(u, 0.35)} {px(u, 0.15)}; margin-right: {px(u, 1.1)};
}}
QTabBar::tab:hover {{ color: {p.text}; }}
QTabBar QToolButton {{ padding: 0; border: none; background: {p.panel}; }}
QTabBar::scroller {{ width: {max(2 * TARGET, round(u * 1.4))}px; }}
QTabBar QToolButton::left-arrow {{
  image: none; width: {px(u, 0.34)}; height: {px(u, 0.6)};
  background: {_wedge(p.text, "cx: 0, cy: 0.5, angle: 0")};
}}
QTabBar QToolButton::right-arrow {{
  image: none; width: {px(u, 0.34)}; height: {px(u, 0.6)};
  background: {_wedge(p.text, "cx: 1, cy: 0.5, angle: 180")};
}}
QTabBar::tab:selected {{
  color: {p.accent_text}; font-weight: 700; border-bottom-color: {p.vermilion};
}}
"""


def lists_style(p: Palette, u: float) -> str:
    """Return the style of lists, trees and tables."""
    return f"""
QAbstractItemView {{
  background: {p.panel_raised}; alternate-background-color: {p.panel};
  border: 1px solid {p.panel_line};
  selection-background-color: {p.choice}; selection-color: {p.choice_text};
}}
QAbstractItemView::item {{ padding: {px(u, 0.25)} {px(u, 0.3)}; }}
QAbstractItemView::item:selected {{
  background: {p.choice}; color: {p.choice_text};
  border-top: 1px solid {p.focus}; border-bottom: 1px solid {p.focus};
}}
QListView#log, QTreeView#history {{ background: transparent; border: none; }}
QTextBrowser[look="page"], QTextBrowser[look="reading"] {{
  background: transparent; border: {px(u, 0.16)} solid transparent; padding: 0;
}}
QTextBrowser[look="label"], QTextBrowser[look="label"]:focus {{
  background: transparent; border: none; padding: 0;
}}
QListView#log::item {{ padding: {px(u, 0.14)} 0; }}
QHeaderView::section {{
  background: {p.panel}; color: {p.muted}; border: none; border-bottom: 1px solid {p.panel_line};
  padding: {px(u, 0.3)};
}}
"""


def fields_style(p: Palette, u: float) -> str:
    """Return the style of what is typed into, and of lists that fold out."""
    return f"""
QLineEdit, QTextEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.field_line};
  border-radius: {px(u, 0.45)}; padding: {px(u, 0.35)} {px(u, 0.6)};
  selection-background-color: {p.choice}; selection-color: {p.choice_text};
  placeholder-text-color: {p.muted};
}}
QProgressBar {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-radius: {px(u, 0.4)};
  text-align: center;
}}
QProgressBar::chunk {{ background: {p.choice}; }}
QGroupBox {{
  border: 1px solid {p.panel_line}; border-radius: {px(u, 0.5)};
  margin-top: {px(u, 0.8)}; padding-top: {px(u, 0.6)};
}}
QGroupBox::title {{ subcontrol-origin: margin; left: {px(u, 0.7)}; color: {p.muted}; }}
"""


ARROW = 2.05
"""The side of what is pressed to count up or down, in letters: 24 pixels at the least. They stand
beside each other, for above each other they would be half as high as the field."""


def arrows_style(p: Palette, u: float) -> str:
    """Triangles on drop-down lists and number fields: a wedge of a conical gradient each.

    A list drops below its field: one that covers it would hide a part of its last entry.
    """
    down = _wedge(p.text, "cx: 0.5, cy: 1, angle: 90")
    up = _wedge(p.text, "cx: 0.5, cy: 0, angle: 270")
    size = f"width: {px(u, 0.6)}; height: {px(u, 0.34)}"
    return f"""
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: {px(u, 1.6)}; }}
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: none; {size}; background: {down}; }}
QAbstractSpinBox::up-arrow {{ image: none; {size}; background: {up}; }}
QAbstractSpinBox {{ padding-right: {px(u, 2 * ARROW)}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
  border: none; background: transparent; width: {px(u, ARROW)}; height: {px(u, ARROW)};
  subcontrol-origin: border; subcontrol-position: center right;
}}
QAbstractSpinBox::down-button {{ right: {px(u, ARROW)}; }}
"""


def menus_style(p: Palette, u: float) -> str:
    """Return the style of menus and tooltips."""
    return f"""
QMenuBar {{ background: {p.bar}; color: {p.bar_text}; }}
QMenuBar::item {{ background: transparent; padding: {px(u, 0.3)} {px(u, 0.6)}; }}
QMenuBar::item:selected {{ background: {p.choice}; color: {p.choice_text}; }}
QMenu {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.panel_line};
  padding: {px(u, 0.3)}; menu-scrollable: 1;
}}
QMenu::right-arrow {{
  image: none; width: {px(u, 0.34)}; height: {px(u, 0.6)}; margin-right: {px(u, 0.5)};
  background: {_wedge(p.text, "cx: 1, cy: 0.5, angle: 180")};
}}
QMenu::right-arrow:selected {{
  background: {_wedge(p.choice_text, "cx: 1, cy: 0.5, angle: 180")};
}}
QMenu::item {{
  padding: {px(u, 0.32)} {px(u, 1.6)} {px(u, 0.32)} {px(u, 0.9)};
  border: 1px solid transparent; border-radius: {px(u, 0.3)};
}}
QMenu::item:selected {{
  background: {p.choice}; color: {p.choice_text}; border-color: {p.focus};
}}
QMenu::item:disabled {{ color: {p.muted}; }}
QMenu::separator {{ height: 1px; background: {p.panel_line}; margin: {px(u, 0.3)} {px(u, 0.5)}; }}
"""


def scroll_bars_style(p: Palette, u: float) -> str:
    """Return the style of scroll bars."""
    wide, round_ = px(u, 0.6), px(u, 0.22)
    return f"""
QScrollBar:vertical {{ background: transparent; width: {wide}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {wide}; margin: 0; }}
QScrollBar::handle {{ background: {p.field_line}; border-radius: {round_}; margin: 1px; }}
QScrollBar::handle:hover {{ background: {p.muted}; }}
QScrollBar::handle:vertical {{ min-height: {px(u, 2)}; }}
QScrollBar::handle:horizontal {{ min-width: {px(u, 2)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
