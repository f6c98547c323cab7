"""Where everything lies on the page: side by side where there is room, else a sheet a tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from app.ui.home.focus_stop import unit_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.decks.editor.editor_parts import Parts
    from app.ui.decks.editor.tab_row import Tab, TabRow

WIDE = 64.0
"""Letters of width from which sheets lie side by side."""
TAB_EDGES = 1.4
"""Height of what is around the words of a tab, in letters: padding and the ring."""
LOW = 27.0
"""Letters of height below which everything moves closer together."""


def arrange(page: QWidget, parts: Parts) -> None:
    """Lay head, tabs and sheets for the room there is."""
    unit, width, height = unit_of(page), page.width(), page.height()
    wide, low = width >= WIDE * unit, height < LOW * unit
    side = max(round(unit * 0.9), min(round(width * 0.04), round(unit * 4)))
    inner, y = width - 2 * side, round(max(unit * 0.7, height * 0.02))
    # Its way back is lettering that begins where the sheets do; the ring around it does before.
    edge = round(0.4 * unit)
    high = parts.head.arrange(inner + edge, unit, low=low)
    parts.head.setGeometry(side - edge, y, inner + edge, high)
    y += high + round(unit * 0.4)
    y = _lay_notice(parts, QRect(side, y, inner, height - y), unit, low=low)
    parts.tabs.show_tabs(wide=wide)
    # As high as with the ring of the keyboard around a tab: nothing moves when that comes or goes.
    high = parts.tabs.fontMetrics().height() + round(unit * TAB_EDGES)
    parts.tabs.setGeometry(side, y, inner, high)
    y += high + round(unit * 0.5)
    foot = round(unit * 0.9)
    room = QRect(side, y, inner, max(round(unit * 6), height - y - foot))
    places = _places(parts.tabs, room, foot, wide=wide)
    if "odds" in places:
        # It has no paper of its own: what is scrolled goes on to the edge of the window.
        places["odds"] = room.adjusted(0, 0, 0, foot)
    for titled in (parts.aside_sheet, parts.check_sheet):
        # Where it has a tab, that is its title.
        titled.title.setVisible(wide)
    for tab, sheet in parts.sheets.items():
        if tab in places:
            sheet.fit()
            sheet.setGeometry(places[tab])
        sheet.setVisible(tab in places)


def _lay_notice(parts: Parts, room: QRect, unit: float, *, low: bool) -> int:
    """Lay the offer of unsaved work, and return where the tabs begin."""
    notice = parts.notice
    notice.setVisible(notice.draft is not None)
    if notice.draft is None:
        return room.top()
    high = notice.high(room.width())
    # Where there is no room to spare it lies over the lower edge until it is answered.
    top = room.top() + room.height() - high - round(unit * 0.5) if low else room.top()
    notice.setGeometry(room.left(), top, room.width(), high)
    notice.raise_()
    return room.top() + (0 if low else high + round(unit * 0.4))


def _places(tabs: TabRow, room: QRect, gap: int, *, wide: bool) -> dict[Tab, QRect]:
    """Return where the sheets lie that show."""
    tab = tabs.tab
    if not wide or tab not in ("cards", "browse"):
        return {tab: room}
    left, right = _split(room, 0.6 if tab == "cards" else 0.42, gap)
    if tab == "browse":
        return {"cards": left, "browse": right}
    if "check" in tabs.absent:
        return {"cards": left, "maybe": right}
    upper, lower = QRect(right), QRect(right)
    upper.setHeight(round((right.height() - gap) * 0.42))
    lower.setTop(upper.bottom() + 1 + gap)
    return {"cards": left, "maybe": upper, "check": lower}


def _split(room: QRect, share: float, gap: int) -> tuple[QRect, QRect]:
    """Return the left and the right part of a room."""
    left, right = QRect(room), QRect(room)
    left.setWidth(round(room.width() * share))
    right.setLeft(left.right() + 1 + gap)
    return left, right
