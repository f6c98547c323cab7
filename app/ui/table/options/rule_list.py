"""All rules of the adviser, each with its switch; narrowed by words of either language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.cards.name_keys import search_key
from app.core.text.words import Words
from app.ui.app.trouble import steady_cell
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline
from app.ui.side.advice.advice_words import SIGNS
from app.ui.table.options import rule_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    from app.core.advice import AdviceRule

    Index = QModelIndex | QPersistentModelIndex

NAME = Words("Rules of the adviser", "助言のルール")
RULE = Qt.ItemDataRole.UserRole
"""The id of a row's rule."""
BELOW = RULE + 1
"""What stands below the title."""
SIGN = RULE + 2
"""The icon of its severity, "" for none."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_BOX, _SIGN, _PAD, _ABOVE, _GAP = 1.75, 1.5, 0.5, 0.4, 0.1
"""In heights of a line: room for the switch, for the sign, at the right, above and below, between
the lines."""
_RIM = 0.15
"""Around a switch on a bright row, in heights of a line."""


class RulePainter(QStyledItemDelegate):
    """Paints a rule: its switch, its sign, its title, and below it what else there is to say."""

    def __init__(self, view: RuleList) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int], int] = {}
        """Of texts in lines so wide: each row is asked for its size again and again."""
        self._measured_in: QFont | None = None

    def box(self, rect: QRect) -> QRect:
        """Return where the switch of a row stands."""
        unit = self._view.unit
        side = self._view.style().pixelMetric(
            QStyle.PixelMetric.PM_IndicatorWidth, None, self._view
        )
        top = rect.top() + round(unit * _ABOVE) + (unit - side) // 2
        return QRect(rect.left() + round(unit * _BOX - side) // 2, top, side, side)

    @property
    def edge(self) -> float:
        """Room left of the texts, in heights of a line: for the switch, where there is one."""
        return _BOX if self._view.switches else _PAD

    def _texts(self, rect: QRect, index: Index) -> list[tuple[str, QRect]]:
        """Return the lines of a row with their places."""
        unit = self._view.unit
        edge = self.edge
        left = round(unit * (edge + (_SIGN if index.data(SIGN) else 0)))
        top = rect.top() + round(unit * _ABOVE)
        placed = []
        for number, text in enumerate((index.data(), index.data(BELOW))):
            start = left if number == 0 else round(unit * edge)
            wide = rect.width() - start - round(unit * _PAD)
            broad = max(wide, unit * 4)
            high = self._height(text, broad)
            placed.append((text, QRect(rect.left() + start, top, broad, high)))
            top += high + round(unit * _GAP)
        return placed

    def _height(self, text: str, wide: int) -> int:
        """Return how high a text is in lines of a width."""
        font = self._view.font()
        if self._measured_in != font:
            self._measured_in = font
            self._heights.clear()
        high = self._heights.get((text, wide))
        if high is None:
            room = QRect(0, 0, wide, 10_000)
            high = self._view.fontMetrics().boundingRect(room, _WRAP, text).height()
            self._heights[text, wide] = high
        return high

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width there is, and the height that all lines take."""
        wide = self._view.viewport().width()
        last = self._texts(QRect(0, 0, wide, 0), index)[-1][1]
        return QSize(wide, last.bottom() + 1 + round(self._view.unit * _ABOVE))

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row, with a frame where the keyboard stands."""
        colours, unit, rect = self._view.look.palette, self._view.unit, option.rect
        ink, faint = colours.text, colours.muted
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(rect).adjusted(1, 1, -1, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            ink = faint = colours.choice_text
            fill(painter, plate, unit * 0.25, colours.choice)
        if option.state & QStyle.StateFlag.State_HasFocus:
            ring = ink if colours.choice == colours.focus else colours.focus
            outline(painter, plate.adjusted(1, 1, -1, -1), unit * 0.25, ring, max(1.5, unit * 0.1))
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            box = QStyleOptionViewItem(option)
            box.rect = self.box(rect)
            on = Qt.CheckState(state) == Qt.CheckState.Checked
            box.state = QStyle.StateFlag.State_Enabled | (
                QStyle.StateFlag.State_On if on else QStyle.StateFlag.State_Off
            )
            if ink != colours.text:
                # On a bright row a dark box without a tick would look like one that is filled.
                edge = unit * _RIM
                around = QRectF(box.rect).adjusted(-edge, -edge, edge, edge)
                fill(painter, around, unit * 0.25, colours.panel_raised)
            check = QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck
            self._view.style().drawPrimitive(check, box, painter, self._view)
        sign = index.data(SIGN)
        if sign:
            place = QRect(rect.left() + round(unit * self.edge), 0, unit, unit)
            place.moveTop(rect.top() + round(unit * _ABOVE))
            icon(sign, colours, ink).paint(painter, place)
        painter.setFont(self._view.font())
        for number, (text, room) in enumerate(self._texts(rect, index)):
            painter.setPen(QColor(faint if number else ink))
            painter.drawText(room, _WRAP, text)
        painter.restore()


class RuleList(QListWidget):
    """Space, a click on the switch or a double click switch a rule."""

    switched = Signal(str, bool)
    """(rule, whether it is to be checked)"""

    def __init__(
        self,
        look: Look,
        rules: Sequence[AdviceRule],
        more: Mapping[str, str] | None = None,
        *,
        switches: bool = True,
    ) -> None:
        """`more` holds what else a rule is found by; without `switches` it is only read."""
        super().__init__()
        self.look = look
        self.switches = switches
        self._more = {rule: search_key(text) for rule, text in (more or {}).items()}
        self._off: frozenset[str] = frozenset()
        self._text = ""
        self._rules = {rule.id: rule for rule in rules}
        self._items: dict[str, QListWidgetItem] = {}
        self.setObjectName("rules")
        self._painter = RulePainter(self)
        self.setItemDelegate(self._painter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        for rule in rules:
            item = QListWidgetItem()
            item.setData(RULE, rule.id)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            if rule.state == "checked":
                if switches:
                    flags |= Qt.ItemFlag.ItemIsUserCheckable
                item.setData(SIGN, SIGNS[rule.severity])
            item.setFlags(flags)
            self._items[rule.id] = item
            self.addItem(item)
        self.show_off(())
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def unit(self) -> int:
        """The height of a line in pixels."""
        return self.fontMetrics().height()

    # -- what is shown ------------------------------------------------------------------------

    def show_off(self, off: Collection[str]) -> None:
        """Show which rules are switched off at this table."""
        self._off = frozenset(off)
        with QSignalBlocker(self):
            for name, rule in self._rules.items():
                self._write(self._items[name], rule)
        self._narrow()

    def _write(self, item: QListWidgetItem, rule: AdviceRule) -> None:
        on = rule.id not in self._off
        said = rule_words.said(rule, on=on).in_(self.look.language)
        item.setText(rule.title.in_(self.look.language))
        item.setData(BELOW, said)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, said)
        if rule.state == "checked" and self.switches:
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)

    def narrow(self, text: str) -> None:
        """List the rules that have all words of `text`, in either language."""
        self._text = text
        self._narrow()

    def _narrow(self) -> None:
        wanted = search_key(self._text).split()
        for name, item in self._items.items():
            words = rule_words.found_by(self._rules[name], on=name not in self._off)
            words += self._more.get(name, "")
            item.setHidden(not all(word in words for word in wanted))
        here = self.currentItem()
        if here is None or here.isHidden():
            shown = (item for item in self._items.values() if not item.isHidden())
            first = next(shown, None)
            self.setCurrentRow(self.row(first) if first is not None else -1)

    @property
    def shown(self) -> tuple[str, ...]:
        """The ids of the rules that are listed."""
        return tuple(name for name, item in self._items.items() if not item.isHidden())

    @property
    def current(self) -> AdviceRule | None:
        """The rule in front."""
        here = self.currentItem()
        return self._rules[here.data(RULE)] if here is not None else None

    def bring(self, rule: str) -> bool:
        """Put a rule in front and into sight; False where there is no such rule."""
        item = self._items.get(rule)
        if item is None:
            return False
        self.setCurrentItem(item)
        self.scrollToItem(item, QListWidget.ScrollHint.PositionAtCenter)
        return True

    # -- switching ----------------------------------------------------------------------------

    def switch(self, rule: str) -> None:
        """Ask for the other state of a rule; what has no switch stays."""
        if self.switches and self._rules[rule].state == "checked":
            self.switched.emit(rule, rule in self._off)

    def _rule_at(self, event: QMouseEvent) -> tuple[str, QRect]:
        item = self.itemAt(event.position().toPoint())
        return (item.data(RULE), self.visualItemRect(item)) if item is not None else ("", QRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Switch the rule whose switch was clicked."""
        super().mouseReleaseEvent(event)
        rule, rect = self._rule_at(event)
        column = QRect(rect.left(), rect.top(), round(self.unit * _BOX), rect.height())
        if rule and column.contains(event.position().toPoint()):
            self.switch(rule)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Switch the rule beside whose switch it was."""
        rule, rect = self._rule_at(event)
        if rule and event.position().x() > rect.left() + self.unit * _BOX:
            self.switch(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space switches; letters do not search, there is a field for that."""
        here = self.currentItem()
        if event.key() == Qt.Key.Key_Space and here is not None:
            self.switch(here.data(RULE))
        elif event.key() == Qt.Key.Key_Escape or (event.text().isprintable() and event.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    # -- looks --------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
        self.setAccessibleName(NAME.in_(self.look.language))
        self.show_off(self._off)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Ask for little: the rest is scrolled."""
        return QSize(self.unit * 14, self.unit * 10)
