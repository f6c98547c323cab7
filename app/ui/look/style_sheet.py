"""The Qt style sheet of the windows, written from a palette.

Widgets ask for a look by object name (`topBar`, `sidePanel`, `log`) or by the dynamic property
`look`: on buttons `primary`, `pill`, `plain`, `line`; on labels `title`, `muted`, `wrong`, `turn`,
`chip`, `key`; on frames `sheet`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.resources import assets
from app.ui.look.colour import luminance

if TYPE_CHECKING:
    from app.ui.look.palette import Palette


def style_sheet(palette: Palette, text_px: float = 13.0) -> str:
    """Return the style sheet of the program; lengths follow `text_px`, the size of plain text."""
    unit = max(text_px, 6.0)
    parts = (
        *(_ground, _bar, _buttons, _choices, _tabs, _lists),
        *(_fields, _arrows, _menus, _scroll_bars, _focus),
    )
    return "\n".join(part(palette, unit) for part in parts)


def _px(unit: float, share: float) -> str:
    return f"{max(1, round(unit * share))}px"


def _wedge(colour: str, tip: str) -> str:
    """Return a triangle as a background: `tip` says where its tip lies and where it opens to."""
    # The gradient is stretched with its box: an angle whose tangent is a half meets both corners.
    return (
        f"qconicalgradient({tip}, stop: 0 {colour}, stop: 0.07 {colour}, stop: 0.077 transparent, "
        f"stop: 0.923 transparent, stop: 0.93 {colour}, stop: 1 {colour})"
    )


def _ground(p: Palette, u: float) -> str:
    # No label guesses whether its words are HTML, not even those that Qt makes: tool tips, and
    # message boxes of its file dialogs (`plain_text.py`).
    # As broad as a finger needs, but only a thin line of it is seen.
    hairline = (
        "qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0.42 transparent, "
        f"stop: 0.44 {p.panel_line}, stop: 0.56 {p.panel_line}, stop: 0.58 transparent)"
    )
    return f"""
QWidget {{ color: {p.text}; font-size: {_px(u, 1)}; }}
QMainWindow, QDialog, QWidget#sidePanel, QDockWidget {{ background: {p.panel}; }}
QFrame[look="sheet"] {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-radius: {_px(u, 0.6)};
}}
QFrame[look="aside"] {{
  border: none; border-left: 2px solid {p.panel_line};
  margin-left: {_px(u, 0.5)}; padding-left: {_px(u, 0.7)};
}}
QLabel {{ background: transparent; qproperty-textFormat: PlainText; }}
QLabel[look="title"] {{ font-size: {_px(u, 1.1)}; font-weight: 700; }}
QLabel[look="muted"] {{ color: {p.muted}; font-size: {_px(u, 0.88)}; }}
QLabel[look="clock"] {{ color: {p.text}; }}
QLabel[look="runs"] {{ color: {p.text}; font-weight: 700; }}
QLabel[look="late"] {{ color: {p.accent_text}; font-weight: 700; }}
QLabel[look="wrong"] {{ color: {p.accent_text}; font-weight: 700; }}
QToolTip {{
  qproperty-textFormat: PlainText;
  background: {p.bar}; color: {p.bar_text}; border: 1px solid {p.gold};
  padding: {_px(u, 0.3)} {_px(u, 0.5)};
}}
QSplitter::handle {{ background: {p.panel_line}; }}
QSplitter::handle:vertical {{ height: {_px(u, 0.7)}; background: {hairline}; }}
QSplitter::handle:vertical:hover {{ background: {p.choice}; }}
QStatusBar {{ background: {p.panel}; color: {p.muted}; }}
QGraphicsView {{ border: none; background: {p.mat}; }}
"""


def _bar(p: Palette, u: float) -> str:
    # A radius of more than half the height would leave the corners square.
    radius = _px(u, 0.95)
    pad = f"{_px(u, 0.4)} {_px(u, 0.95)}"
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
  border-radius: {_px(u, 0.3)}; padding: 0 {_px(u, 0.4)};
}}
QWidget#topBar QPushButton, QWidget#topBar QToolButton {{
  background: transparent; color: {p.bar_text}; border: 1px solid {p.bar_line};
  border-radius: {_px(u, 0.6)}; padding: {pad};
}}
QWidget#topBar QPushButton:hover, QWidget#topBar QToolButton:hover {{ border-color: {p.gold}; }}
QWidget#topBar QPushButton:disabled, QWidget#topBar QToolButton:disabled {{
  color: {p.bar_muted}; border-style: dashed;
}}
QWidget#topBar QPushButton[look="primary"] {{
  background: {p.vermilion}; color: {p.vermilion_text}; border-color: {p.vermilion_line};
  font-weight: 700;
}}
QWidget#turnChecklist {{ border: 1px solid {p.bar_line}; border-radius: {radius}; }}
QWidget#turnChecklist QToolButton {{
  border: {_px(u, 0.16)} solid transparent; border-radius: {_px(u, 0.5)};
  padding: {_px(u, 0.28)} {_px(u, 0.32)};
}}
QWidget#turnChecklist QToolButton[state="no"] {{ color: {p.bar_muted}; }}
QWidget#turnChecklist QToolButton[state="over"] {{ font-weight: 700; }}
"""


def _buttons(p: Palette, u: float) -> str:
    return f"""
QPushButton, QToolButton {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.panel_line};
  border-radius: {_px(u, 0.5)}; padding: {_px(u, 0.32)} {_px(u, 0.8)};
}}
QPushButton:hover, QToolButton:hover {{ border-color: {p.focus}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {p.choice}; color: {p.choice_text}; }}
QPushButton:checked, QToolButton:checked {{
  background: {p.choice}; color: {p.choice_text}; border: 2px solid {p.focus};
}}
QPushButton:disabled, QToolButton:disabled {{ color: {p.muted}; border-style: dashed; }}
QPushButton[look="pill"] {{ border-radius: {_px(u, 1.0)}; padding: {_px(u, 0.4)} {_px(u, 1)}; }}
QPushButton[look="plain"], QToolButton[look="plain"] {{
  background: transparent; border-color: transparent;
}}
QToolButton[look="plain"] {{ padding: {_px(u, 0.2)} {_px(u, 0.4)}; }}
QPushButton[look="plain"]:hover, QToolButton[look="plain"]:hover {{ border-color: {p.focus}; }}
QPushButton[look="line"] {{
  background: transparent; border-color: transparent; text-align: left;
  padding: {_px(u, 0.2)} {_px(u, 0.3)};
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


def _choices(p: Palette, u: float) -> str:
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
  spacing: {_px(u, 0.5)}; background: transparent; border: {_px(u, 0.16)} solid transparent;
  padding: {_px(u, 0.1)} {_px(u, 0.3)};
}}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {{
  width: {_px(u, 0.9)}; height: {_px(u, 0.9)}; background: {p.panel_raised};
  border: {_px(u, 0.1)} solid {p.muted}; border-radius: {_px(u, 0.22)};
}}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{
  image: url("{tick}"); border-color: {p.text};
}}
QRadioButton::indicator {{ border-radius: {_px(u, 0.52)}; }}
QRadioButton::indicator:checked {{ background: {dot}; border-color: {p.text}; }}
"""


def _tabs(p: Palette, u: float) -> str:
    return f"""
QTabWidget::pane {{ border: none; border-top: 1px solid {p.panel_line}; background: {p.panel}; }}
QTabBar {{ background: transparent; qproperty-drawBase: 0; }}
QTabBar::tab {{
  background: transparent; color: {p.muted}; border: none;
  border-bottom: {_px(u, 0.18)} solid transparent;
  padding: {_px(u, 0.35)} {_px(u, 0.15)}; margin-right: {_px(u, 1.1)};
}}
QTabBar::tab:hover {{ color: {p.text}; }}
QTabBar QToolButton {{ padding: 0; border: none; background: {p.panel}; }}
QTabBar::scroller {{ width: {_px(u, 1.4)}; }}
QTabBar QToolButton::left-arrow {{
  image: none; width: {_px(u, 0.34)}; height: {_px(u, 0.6)};
  background: {_wedge(p.text, "cx: 0, cy: 0.5, angle: 0")};
}}
QTabBar QToolButton::right-arrow {{
  image: none; width: {_px(u, 0.34)}; height: {_px(u, 0.6)};
  background: {_wedge(p.text, "cx: 1, cy: 0.5, angle: 180")};
}}
QTabBar::tab:selected {{
  color: {p.accent_text}; font-weight: 700; border-bottom-color: {p.vermilion};
}}
"""


def _lists(p: Palette, u: float) -> str:
    return f"""
QAbstractItemView {{
  background: {p.panel_raised}; alternate-background-color: {p.panel};
  border: 1px solid {p.panel_line};
  selection-background-color: {p.choice}; selection-color: {p.choice_text};
}}
QAbstractItemView::item {{ padding: {_px(u, 0.25)} {_px(u, 0.3)}; }}
QAbstractItemView::item:selected {{
  background: {p.choice}; color: {p.choice_text};
  border-top: 1px solid {p.focus}; border-bottom: 1px solid {p.focus};
}}
QListView#log, QTreeView#history {{ background: transparent; border: none; }}
QTextBrowser[look="page"], QTextBrowser[look="reading"] {{
  background: transparent; border: {_px(u, 0.16)} solid transparent; padding: 0;
}}
QTextBrowser[look="label"], QTextBrowser[look="label"]:focus {{
  background: transparent; border: none; padding: 0;
}}
QListView#log::item {{ padding: {_px(u, 0.14)} 0; }}
QHeaderView::section {{
  background: {p.panel}; color: {p.muted}; border: none; border-bottom: 1px solid {p.panel_line};
  padding: {_px(u, 0.3)};
}}
"""


def _fields(p: Palette, u: float) -> str:
    return f"""
QLineEdit, QTextEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.field_line};
  border-radius: {_px(u, 0.45)}; padding: {_px(u, 0.35)} {_px(u, 0.6)};
  selection-background-color: {p.choice}; selection-color: {p.choice_text};
  placeholder-text-color: {p.muted};
}}
QProgressBar {{
  background: {p.panel_raised}; border: 1px solid {p.panel_line}; border-radius: {_px(u, 0.4)};
  text-align: center;
}}
QProgressBar::chunk {{ background: {p.choice}; }}
QGroupBox {{
  border: 1px solid {p.panel_line}; border-radius: {_px(u, 0.5)};
  margin-top: {_px(u, 0.8)}; padding-top: {_px(u, 0.6)};
}}
QGroupBox::title {{ subcontrol-origin: margin; left: {_px(u, 0.7)}; color: {p.muted}; }}
"""


def _arrows(p: Palette, u: float) -> str:
    """Triangles on drop-down lists and number fields: a wedge of a conical gradient each."""
    down = _wedge(p.text, "cx: 0.5, cy: 1, angle: 90")
    up = _wedge(p.text, "cx: 0.5, cy: 0, angle: 270")
    size = f"width: {_px(u, 0.6)}; height: {_px(u, 0.34)}"
    return f"""
QComboBox::drop-down {{ border: none; width: {_px(u, 1.6)}; }}
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: none; {size}; background: {down}; }}
QAbstractSpinBox::up-arrow {{ image: none; {size}; background: {up}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
  border: none; background: transparent; width: {_px(u, 1.6)}; subcontrol-origin: border;
}}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
"""


def _menus(p: Palette, u: float) -> str:
    return f"""
QMenuBar {{ background: {p.bar}; color: {p.bar_text}; }}
QMenuBar::item {{ background: transparent; padding: {_px(u, 0.3)} {_px(u, 0.6)}; }}
QMenuBar::item:selected {{ background: {p.choice}; color: {p.choice_text}; }}
QMenu {{
  background: {p.panel_raised}; color: {p.text}; border: 1px solid {p.panel_line};
  padding: {_px(u, 0.3)}; menu-scrollable: 1;
}}
QMenu::right-arrow {{
  image: none; width: {_px(u, 0.34)}; height: {_px(u, 0.6)}; margin-right: {_px(u, 0.5)};
  background: {_wedge(p.text, "cx: 1, cy: 0.5, angle: 180")};
}}
QMenu::right-arrow:selected {{
  background: {_wedge(p.choice_text, "cx: 1, cy: 0.5, angle: 180")};
}}
QMenu::item {{
  padding: {_px(u, 0.32)} {_px(u, 1.6)} {_px(u, 0.32)} {_px(u, 0.9)};
  border: 1px solid transparent; border-radius: {_px(u, 0.3)};
}}
QMenu::item:selected {{
  background: {p.choice}; color: {p.choice_text}; border-color: {p.focus};
}}
QMenu::item:disabled {{ color: {p.muted}; }}
QMenu::separator {{ height: 1px; background: {p.panel_line}; margin: {_px(u, 0.3)} {_px(u, 0.5)}; }}
"""


def _scroll_bars(p: Palette, u: float) -> str:
    wide, round_ = _px(u, 0.6), _px(u, 0.22)
    return f"""
QScrollBar:vertical {{ background: transparent; width: {wide}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {wide}; margin: 0; }}
QScrollBar::handle {{ background: {p.field_line}; border-radius: {round_}; margin: 1px; }}
QScrollBar::handle:hover {{ background: {p.muted}; }}
QScrollBar::handle:vertical {{ min-height: {_px(u, 2)}; }}
QScrollBar::handle:horizontal {{ min-width: {_px(u, 2)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
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
  border: {_px(u, 0.16)} solid {p.gold}; padding: {_px(u, 0.28)} {_px(u, 0.32)};
}}
QCheckBox:focus, QRadioButton:focus {{
  border: {ring} solid {p.focus}; border-radius: {_px(u, 0.3)};
}}
QPushButton[look="primary"]:focus {{ border-color: {p.text}; }}
QWidget#topBar QPushButton[look="primary"]:focus {{ border-color: {p.bar_text}; }}
QTabBar::tab:focus {{ border: {ring} solid {p.focus}; }}
"""
