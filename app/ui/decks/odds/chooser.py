"""Choosing what is asked for: a card of the deck by its name, and more of which any will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from app.cards.odds.deck_pool import Group
from app.core.text.wording import quoted, repeated
from app.core.text.words import Words
from app.ui.commands.table_menu import TableMenu
from app.ui.look.crest_icon import sign_icon
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.cards.odds.deck_pool import Named, Pool

LONGEST_BOX = 22
"""Letters of the list of names."""


class Chooser(QWidget):
    """The first name in a list, and any others as buttons that take them out again."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget, *options: QWidget) -> None:
        """`options` stand in the same row."""
        super().__init__(parent)
        self.look = look
        self._pool: Pool | None = None
        self._face_of: Callable[[str], Face] | None = None
        self._members: list[Named] = []
        self.first = QComboBox(self)
        self.first.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.first.setMinimumContentsLength(LONGEST_BOX)
        self.more = QPushButton(self)
        self.menu = TableMenu(self)
        """The names that are not chosen yet."""
        Opener(self.more, opens="menu").attach(self.menu)
        # The plus says it; the arrow is in the way of large letters.
        self.more.setStyleSheet("QPushButton::menu-indicator { image: none; width: 0px; }")
        self.chips: list[QPushButton] = []
        self._row = FlowLayout(self, 6)
        for part in (self.first, self.more, *options):
            self._row.addWidget(part)
        self.first.activated.connect(self._on_first)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def group(self) -> Group:
        """What is asked for; empty without a deck."""
        return Group(tuple(self._members))

    def show_pool(self, pool: Pool | None, face_of: Callable[[str], Face]) -> None:
        """Choose from another deck; names that it holds as well stay chosen.

        `face_of` says what a card shows, by its key.
        """
        self._face_of = face_of
        before = [member.name for member in self._members]
        self._pool = pool
        names = () if pool is None else pool.names
        kept = [one for one in names if one.name in before]
        self._members = kept or list(names[:1])
        self._fill()

    def choose(self, *members: Named) -> None:
        """Ask for these names."""
        self._members = list(members)
        self._fill()
        self.changed.emit()

    @Slot(int)
    def _on_first(self, place: int) -> None:
        assert self._pool is not None  # there is nothing to choose from without a deck
        self.choose(self._pool.names[place])

    def _take_out(self, member: Named) -> None:
        self.choose(*(one for one in self._members if one != member))
        self.more.setFocus()

    # -- words ----------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.first.setAccessibleName(Words("Card", "カード").in_(speak))
        self.more.setText("+ " + Words("or another card", "ほかのカードも").in_(speak))
        self.more.setAccessibleName(Words("or another card", "ほかのカードも").in_(speak))
        self._fill()

    def _fill(self) -> None:
        names = () if self._pool is None else self._pool.names
        side = self.fontMetrics().height()
        with QSignalBlocker(self.first):
            self.first.clear()
            self.first.setIconSize(QSize(side, side))
            for one in names:
                # The name comes first: what is typed is looked for at the beginning.
                shown = repeated(one.name, one.copies).in_(self.look.language)
                self.first.addItem(self._sign(one), shown)
            if self._members:
                self.first.setCurrentIndex(names.index(self._members[0]))
        self.menu.clear()
        for one in names:
            if one not in self._members:
                shown = literal(repeated(one.name, one.copies).in_(self.look.language))
                entry = self.menu.addAction(shown)
                entry.setIcon(self._sign(one))
                entry.triggered.connect(lambda _=False, one=one: self.choose(*self._members, one))
        self.more.setEnabled(not self.menu.isEmpty())
        self._fill_chips()

    def _sign(self, named: Named) -> QIcon:
        """Return what a card is known by; none without a print of it."""
        if self._face_of is None or not named.keys:
            return QIcon()
        side, ratio = self.first.iconSize().width(), self.devicePixelRatioF()
        return sign_icon(self._face_of(named.keys[0]), side, ratio, self.look.language)

    def _fill_chips(self) -> None:
        focused = any(chip.hasFocus() for chip in self.chips)
        for chip in self.chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for member in self._members[1:]:
            shown = repeated(member.name, member.copies)
            chip = QPushButton("✕ " + literal(shown.in_(self.look.language)), self)
            chip.setIcon(self._sign(member))
            chip.setIconSize(self.first.iconSize())
            chip.setAccessibleName(
                Words("Take out {name}", "{name}を外す")
                .in_(self.look.language)
                .format(name=quoted(shown).in_(self.look.language))
            )
            chip.clicked.connect(lambda _=False, member=member: self._take_out(member))
            self._row.addWidget(chip)
            QWidget.setTabOrder(self.chips[-1] if self.chips else self.more, chip)
            chip.show()
            self.chips.append(chip)
        if focused:
            self.more.setFocus()
        for button in (self.more, *self.chips):
            button.setMinimumHeight(self.first.sizeHint().height())
        self.updateGeometry()
