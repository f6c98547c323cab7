"""What could be started now, and below it what not and why; it scrolls where it is long.

While the pointer is over it no row goes elsewhere: another would be pressed than the one meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.core.text.wording import labelled, series
from app.core.text.words import Words
from app.games.contracts.learning.starts_contract import CouldStart, Starts, for_cards, takes
from app.ui.panels.starts.kept_rows import kept_rows
from app.ui.panels.starts.start_entry import StartEntry
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QHideEvent

    from app.ui.look.look import Look
    from app.ui.look.sign_inks import SignInks

NOW = Words("Could be started now", "今起こせるもの")
NOT_NOW = Words("Not now", "今は起こせないもの")
NOTHING = Words("Nothing can be started now", "今起こせるものはありません")


class StartsPanel(QScrollArea):
    """Shows what a game says could be started."""

    wanted = Signal(object)
    """CouldStart: somebody starts it."""
    resized = Signal()
    """It wants another height."""

    def __init__(self, look: Look, inks: Callable[[], SignInks]) -> None:
        """`inks` says how the signs before what could be started are written now."""
        super().__init__()
        self._look = look
        self._inks = inks
        self._starts = Starts()
        self._pointed: tuple[str, ...] = ()
        self._suggested = ""
        self.pointed_at = False
        """Whether the pointer is over it: every row stays where it is."""
        self._written: object = None
        self.now, self.not_now = Label(), Label()
        self.entries: list[StartEntry] = []
        """One for each thing that could be started; further ones are hidden."""
        self.reasons: list[tuple[Label, Label]] = []
        """What cannot be started and why, likewise."""
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 2, 0)
        self._column.setSpacing(4)
        for part in (self.now, self.not_now):
            part.setProperty("look", "title")
            part.setWordWrap(True)
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setObjectName("startsPanel")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        for bare in (self, self.viewport(), inner):
            bare.setAutoFillBackground(False)
        look.changed.connect(self._write_again)

    def show_starts(self, starts: Starts) -> None:
        """Show what could be started now."""
        self._starts = starts
        self._write()

    def point_out(self, cards: tuple[str, ...]) -> None:
        """Light up what takes these cards, and have it stand first."""
        if cards != self._pointed:
            self._pointed = cards
            self._write()

    def suggest(self, action: str) -> None:
        """Light up what an action starts, and have it stand first; "" for none."""
        if action != self._suggested:
            self._suggested = action
            self._write()

    def hideEvent(self, event: QHideEvent) -> None:
        """Be pointed at no more: of what is hidden the pointer never leaves."""
        super().hideEvent(event)
        self.pointed_at = False

    def _is_lit(self, one: CouldStart) -> bool:
        return takes(one, self._pointed) or one.action == self._suggested

    def _write(self) -> None:
        starts, language = self._starts, self._look.language
        every = sorted(
            for_cards(starts, self._pointed), key=lambda one: one.action != self._suggested
        )
        before = self._rows() if self.pointed_at else ()
        shown = kept_rows(before, tuple(every))
        lit = tuple(self._is_lit(one) for one, _ in shown)
        inks = self._inks()
        written = (shown, lit, starts, language, inks)
        if written == self._written:
            return
        self._written = written
        while len(self.entries) < len(shown):
            entry = StartEntry()
            entry.wanted.connect(self.wanted)
            self._column.insertWidget(1 + len(self.entries), entry)
            self.entries.append(entry)
        for entry, (one, can), is_lit in zip(self.entries, shown, lit, strict=False):
            entry.setEnabled(can)
            entry.show_start(one, language, lit=can and is_lit, ink=inks.get(one.sign, ""))
        for at, entry in enumerate(self.entries):
            entry.setVisible(at < len(shown))
        self.now.setText((NOW if shown else NOTHING).in_(language))
        if not shown and starts.nothing is not None:
            self.now.setText(labelled(NOTHING, starts.nothing).in_(language))
        self.not_now.setText(NOT_NOW.in_(language))
        self.not_now.setVisible(bool(starts.not_now))
        self._write_reasons()
        self.setAccessibleName(self.now.text())
        if not self.pointed_at:
            self.resized.emit()

    def _rows(self) -> tuple[CouldStart, ...]:
        """Return all rows as they stand there, with those that are grey."""
        every = (entry.could for entry in self.entries if not entry.isHidden())
        return tuple(one for one in every if one is not None)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keep every row where it is."""
        super().enterEvent(event)
        self.pointed_at = self.isEnabled()

    def leaveEvent(self, event: QEvent) -> None:
        """Stand in order again, without what cannot be started any more."""
        super().leaveEvent(event)
        self.pointed_at = False
        if self._written is not None:
            self._write()
            self.resized.emit()

    def _write_reasons(self) -> None:
        language, groups = self._look.language, self._starts.not_now
        while len(self.reasons) < len(groups):
            titles, why = Label(), Label()
            titles.setProperty("look", "name")
            why.setProperty("look", "muted")
            for part in (titles, why):
                part.setWordWrap(True)
                part.setIndent(8)
                self._column.insertWidget(self._column.count() - 1, part)
            self.reasons.append((titles, why))
        for (titles, why), group in zip(self.reasons, groups, strict=False):
            titles.setText(series(group.titles).in_(language))
            why.setText(group.reason.in_(language))
        for at, pair in enumerate(self.reasons):
            for part in pair:
                part.setVisible(at < len(groups))

    @Slot()
    def _write_again(self) -> None:
        """Say all of it in other words, or at another size."""
        if self._written is not None:
            self._write()
            # The fonts of its parts follow in a moment.
            soon(self._fit)

    @Slot()
    def _fit(self) -> None:
        self.resized.emit()

    @property
    def shows(self) -> bool:
        """Whether there is anything to read."""
        return bool(self._starts)

    def shown(self) -> tuple[CouldStart, ...]:
        """Return what could be started, as it stands there."""
        every = (one for one in self.entries if not one.isHidden() and one.isEnabled())
        return tuple(entry.could for entry in every if entry.could is not None)

    def wanted_height(self, width: int) -> int:
        """Return how high all of it is at a width, in pixels.

        Room for the bar is left: otherwise one that was needed before would stay, and take it.
        """
        self._column.invalidate()
        self._column.activate()
        width -= self.verticalScrollBar().sizeHint().width()
        return max(self._column.heightForWidth(width), self._column.minimumSize().height())
