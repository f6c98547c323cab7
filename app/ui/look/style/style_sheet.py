"""The Qt style sheet of the windows, written from a palette.

Widgets ask for a look by object name (`topBar`, `sidePanel`, `log`) or by the dynamic property
`look`: on buttons `primary`, `pill`, `plain`, `line`; on labels `title`, `muted`, `wrong`, `state`,
`turn`, `chip`, `key`; on frames `sheet`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.look.fonts import size_of
from app.ui.look.style.style_controls import (
    arrows_style,
    buttons_style,
    choices_style,
    fields_style,
    lists_style,
    menus_style,
    px,
    scroll_bars_style,
    tabs_style,
)

if TYPE_CHECKING:
    from app.ui.look.palette import Palette


def style_sheet(palette: Palette, text_px: float = 13.0) -> str:
    """Return the style sheet of the program; lengths follow `text_px`, the size of plain text."""
    unit = max(text_px, 6.0)
    parts = (
        *(_ground, _bar, _stage, _around_board, buttons_style, choices_style, tabs_style),
        *(lists_style, fields_style, arrows_style, menus_style, scroll_bars_style, _focus),
    )
    return "\n".join(part(palette, unit) for part in parts)


def _ground(p: Palette, u: float) -> str:
    # No label guesses whether its words are HTML, not even those that Qt makes: tool tips, and
    # message boxes of its file dialogs (`plain_text.py`).
    # As broad as a finger needs, but only a thin line of it is seen.
    hairline = (
        "qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0.42 transparent, "
        f"stop: 0.44 {p.panel_line}, stop: 0.56 {p.panel_line}, stop: 0.58 transparent)"
    )
    return f"""
QWidget {{ color: {p.text}; font-size: {size_of(u, "plain")}px; }}
QMainWindow, QDialog, QWidget#sidePanel, QDockWidget {{ background: {p.panel}; }}
QFrame[look="sheet"] {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-radius: {px(u, 0.6)};
}}
QFrame[look="aside"] {{
  border: none; border-left: 2px solid {p.panel_line};
  margin-left: {px(u, 0.5)}; padding-left: {px(u, 0.7)};
}}
QFrame[look="aside"]:focus {{ border-left: 5px solid {p.gold}; }}
QLabel {{ background: transparent; qproperty-textFormat: PlainText; }}
QLabel[look="title"] {{ font-size: {size_of(u, "title")}px; font-weight: 700; }}
QLabel[look="muted"] {{ color: {p.muted}; font-size: {size_of(u, "small")}px; }}
QLabel[look="clock"] {{ color: {p.text}; }}
QLabel[look="runs"] {{ color: {p.text}; font-weight: 700; }}
QLabel[look="late"] {{ color: {p.accent_text}; font-weight: 700; }}
QLabel[look="wrong"] {{ color: {p.accent_text}; font-weight: 700; }}
QLabel[look="state"] {{ color: {p.muted}; padding: {px(u, 0.1)} {px(u, 0.1)}; }}
QLabel[look="state"][done="true"] {{
  background: {p.matcha}; color: {p.matcha_text}; border-radius: {px(u, 0.6)};
  padding: {px(u, 0.1)} {px(u, 0.5)}; font-weight: 700;
}}
QToolTip {{
  qproperty-textFormat: PlainText;
  background: {p.bar}; color: {p.bar_text}; border: 1px solid {p.gold};
  padding: {px(u, 0.3)} {px(u, 0.5)};
}}
QSplitter::handle {{ background: {p.panel_line}; }}
QSplitter::handle:vertical {{ height: {px(u, 0.7)}; background: {hairline}; }}
QSplitter::handle:vertical:hover {{ background: {p.choice}; }}
QStatusBar {{ background: {p.panel}; color: {p.muted}; }}
QGraphicsView {{ border: none; background: {p.mat}; }}
"""


def _bar(p: Palette, u: float) -> str:
    # A radius of more than half the height would leave the corners square.
    radius = px(u, 0.95)
    pad = f"{px(u, 0.4)} {px(u, 0.95)}"
    return f"""
QWidget#topBar {{ background: {p.bar}; }}
QWidget#topBar QLabel {{ color: {p.bar_text}; }}
QWidget#topBar QLabel[look="muted"] {{ color: {p.bar_muted}; }}
QWidget#topBar QLabel[look="chip"] {{
  border: 1px solid {p.bar_line}; border-radius: {radius}; padding: {pad};
}}
QWidget#topBar QLabel[look="turn"] {{
  background: {p.gold}; color: {p.gold_text}; font-weight: 700; border-radius: {radius};
  padding: {pad};
}}
QLabel[look="key"] {{
  background: {p.bar}; color: {p.bar_text}; border: 1px solid {p.bar_line};
  border-radius: {px(u, 0.3)}; padding: 0 {px(u, 0.4)};
}}
QWidget#topBar QPushButton, QWidget#topBar QToolButton {{
  background: transparent; color: {p.bar_text}; border: 1px solid {p.bar_line};
  border-radius: {px(u, 0.6)}; padding: {pad};
}}
QWidget#topBar QPushButton:hover, QWidget#topBar QToolButton:hover {{ border-color: {p.gold}; }}
QWidget#topBar QToolButton::menu-indicator {{ image: none; }}
QWidget#topBar QPushButton:disabled, QWidget#topBar QToolButton:disabled {{
  color: {p.bar_muted}; border-style: dashed;
}}
QWidget#topBar QPushButton[look="primary"] {{
  background: {p.vermilion}; color: {p.vermilion_text}; border-color: {p.vermilion_line};
  font-weight: 700;
}}
QWidget#topBar QPushButton[look="primary"]:disabled {{
  background: transparent; color: {p.bar_muted}; border-color: {p.bar_line};
}}
QWidget#turnChecklist {{ border: 1px solid {p.bar_line}; border-radius: {radius}; }}
QWidget#turnChecklist QToolButton {{
  border: {px(u, 0.16)} solid transparent; border-radius: {px(u, 0.5)};
  padding: {px(u, 0.28)} {px(u, 0.32)};
}}
QWidget#turnChecklist QToolButton[state="no"] {{ color: {p.bar_muted}; }}
QWidget#turnChecklist QToolButton[state="over"] {{ font-weight: 700; }}
"""


def _stage(p: Palette, u: float) -> str:
    # Beside the board and over it, where it lies on dark ground.
    return f"""
QFrame[look="declared"] {{
  background: {p.panel_raised}; border: 2px solid {p.panel_line}; border-radius: {px(u, 0.4)};
}}
QFrame[look="declared"][top="true"] {{ background: {p.log_wrong_fill}; }}
QFrame[look="declared"][answered="true"] {{ border: 2px dashed {p.focus}; }}
QFrame[look="declared"]:focus {{ border: 2px solid {p.focus}; }}
QFrame[look="declared"] QLabel {{ color: {p.text}; }}
QLabel[look="outcome"] {{
  color: {p.text}; font-weight: 700; font-size: {size_of(u, "title")}px;
}}
QLabel[look="small"] {{ color: {p.text}; font-size: {size_of(u, "small")}px; }}
QLabel[look="name"] {{ color: {p.text}; font-weight: 700; }}
QLabel[look="suit"] {{ color: {p.text}; font-size: {size_of(u, "title")}px; }}
QLabel[look="cost"] {{
  background: {p.badge}; color: {p.badge_text}; border-radius: {px(u, 0.25)};
  padding: 0 {px(u, 0.35)}; font-weight: 700; font-size: {size_of(u, "small")}px;
}}
QFrame[look="lesson"] {{
  background: {p.panel_raised}; border: 1px solid {p.gold}; border-left: 5px solid {p.gold};
  border-radius: {px(u, 0.4)};
}}
QLabel[look="badge"] {{
  background: {p.gold}; color: {p.gold_text}; border-radius: {px(u, 0.75)}; font-weight: 700;
  min-width: {px(u, 1.5)}; max-width: {px(u, 1.5)};
  min-height: {px(u, 1.5)}; max-height: {px(u, 1.5)};
}}
QLabel[look="badge"][quiet="true"] {{
  background: transparent; color: {p.muted}; border: 1px solid {p.field_line};
  min-width: {px(u, 1.4)}; max-width: {px(u, 1.4)};
  min-height: {px(u, 1.4)}; max-height: {px(u, 1.4)};
}}
QFrame[look="planRow"] {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-radius: {px(u, 0.35)};
}}
QFrame[look="planRow"]:hover {{ border-color: {p.focus}; }}
QFrame[look="planRow"][lit="true"] {{ border: 1px solid {p.focus}; border-left-width: 4px; }}
QFrame[look="planRow"]:focus {{ border: 2px solid {p.focus}; }}
QFrame#planGap {{ background: {p.focus}; border: none; }}
QPushButton[look="start"] {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-left: 4px solid {p.gold};
  border-radius: {px(u, 0.35)}; padding: 0; text-align: left;
}}
QPushButton[look="start"]:hover {{ border-color: {p.focus}; }}
QPushButton[look="start"][lit="true"] {{ border: 2px solid {p.gold}; border-left-width: 6px; }}
QPushButton[look="start"] QWidget {{ background: transparent; }}
QPushButton[look="start"] QLabel[look="cost"] {{ background: {p.badge}; }}
QFrame[look="chance"] {{
  background: transparent; border: 1px solid {p.field_line}; border-radius: {px(u, 0.8)};
}}
QFrame[look="chance"][held="other"] {{ background: {p.gold}; border: 1px solid {p.gold}; }}
QFrame[look="chance"][held="own"] {{ background: {p.gold}; border: 3px solid {p.vermilion}; }}
QFrame[look="chance"] QLabel {{ color: {p.text}; font-weight: 700; }}
QFrame[look="chance"][held="other"] QLabel, QFrame[look="chance"][held="own"] QLabel {{
  color: {p.gold_text};
}}
QFrame#stageOnMat {{
  background: {p.bar}; border: 1px solid {p.bar_line}; border-radius: {px(u, 0.6)};
}}
QFrame#stageOnMat QLabel[look="title"] {{ color: {p.bar_text}; }}
QFrame#stageOnMat QLabel[look="muted"] {{ color: {p.bar_muted}; }}
QFrame#stageOnMat QLabel[look="foreseen"] {{ color: {p.bar_text}; }}
QFrame#stageOnMat QFrame[look="chance"][held="none"] QLabel {{ color: {p.bar_text}; }}
QFrame#stageOnMat QScrollArea, QFrame#stageOnMat QWidget#stageInner {{ background: transparent; }}
QFrame#stageOnMat QPushButton:disabled {{
  background: transparent; color: {p.bar_muted}; border-color: {p.bar_line};
}}
"""


def _around_board(p: Palette, _u: float) -> str:
    # The ground of the history is the panel's; focus is drawn by the view around the chosen step.
    return f"""
QAbstractScrollArea#historyView, QAbstractScrollArea#historyView::corner {{
  background: transparent; border: none;
}}
QFrame#taskStrip, QFrame#captionBar {{
  background: {p.panel}; border: 1px solid {p.gold}; border-left: 4px solid {p.gold};
  border-radius: 6px;
}}
QFrame#taskStrip[pointed=true] {{
  background: {p.panel_raised}; border: 3px solid {p.vermilion}; border-left-width: 4px;
}}
QFrame#slip {{ background: {p.bar}; border: 1px solid {p.gold}; border-radius: 9px; }}
QFrame#slip QLabel {{ color: {p.bar_text}; }}
QFrame#slip QPushButton, QFrame#slip QToolButton {{
  background: transparent; color: {p.gold}; border: 1px solid {p.bar_line}; font-weight: 700;
}}
QFrame#slip QToolButton {{ border-color: transparent; padding: 1px; }}
QFrame#slip QPushButton:focus, QFrame#slip QPushButton:hover, QFrame#slip QToolButton:focus,
QFrame#slip QToolButton:hover {{ border: 2px solid {p.gold}; }}
"""


def _focus(p: Palette, u: float) -> str:
    """Rings of the keyboard focus; they grow inwards, so that nothing moves or is cut."""
    width = max(2, round(u * 0.16))
    ring = f"{width}px"

    def inside(down: float, across: float) -> str:
        """Return the padding that is left of (`down`, `across`) within a ring."""
        pads = (max(0, round(u * share) + 1 - width) for share in (down, across))
        return "padding: " + " ".join(f"{pad}px" for pad in pads)

    return f"""
QPushButton:focus, QToolButton:focus, QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus,
QComboBox:focus, QAbstractSpinBox:focus, QAbstractItemView:focus, QScrollArea:focus {{
  border: {ring} solid {p.focus};
}}
QPushButton:focus, QToolButton:focus {{ {inside(0.32, 0.8)}; }}
QPushButton[look="pill"]:focus {{ {inside(0.4, 1.0)}; }}
QToolButton[look="plain"]:focus {{ {inside(0.2, 0.4)}; }}
QPushButton[look="line"]:focus {{ {inside(0.2, 0.3)}; }}
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QComboBox:focus,
QAbstractSpinBox:focus {{ {inside(0.35, 0.6)}; }}
QTextBrowser[look="page"]:focus, QTextBrowser[look="reading"]:focus {{ padding: 0; }}
QTextBrowser[look="reading"]:focus {{ border: {ring} solid transparent; }}
QWidget#topBar QPushButton:focus, QWidget#topBar QToolButton:focus {{
  border: {ring} solid {p.gold}; {inside(0.4, 0.95)};
}}
QWidget#topBar QWidget#turnChecklist QToolButton:focus {{
  border: {px(u, 0.16)} solid {p.gold}; padding: {px(u, 0.28)} {px(u, 0.32)};
}}
QCheckBox:focus, QRadioButton:focus {{
  border: {ring} solid {p.focus}; border-radius: {px(u, 0.3)};
}}
QPushButton[look="primary"]:focus {{ border-color: {p.text}; }}
QWidget#topBar QPushButton[look="primary"]:focus {{ border-color: {p.bar_text}; }}
QTabBar::tab:focus {{ border: {ring} solid {p.focus}; }}
"""
