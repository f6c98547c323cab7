"""What stands below the plan: what is counted, the preview, the buttons.

Where there is hardly room, all but the first button scrolls with the rows (`set_tight`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.text.wording import series
from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.commands.native_key import native
from app.ui.look.icons import icon, paint_icon
from app.ui.panels.flow import FlowLayout, in_lines
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.ui.app.shell import Shell
    from app.ui.commands.situation import Situation

BUTTONS = (
    *("ask_plan", "clear_plan", "unlock_plan", "lock_plan"),
    *("leave_proposal", "take_plan"),
)
"""In the order in which they stand."""
HANDING = ("hand_over", "other_seat")
"""What lets another one sit down at this screen: behind a curtain, and without one."""
LOCKED = Words("Your plan is locked.", "あなたの計画は伏せてあります。")
STOP = Words("Thinking… Stop", "止める（考え中…）")
FIRST = ("unlock_plan", "lock_plan", "take_plan", *HANDING)
"""The buttons that never scroll away."""
GAP = 5
"""Pixels between what is counted and the buttons."""
ASKS_LITTLE, GUESSES = "foresee_plan", "guess_plan"


class PlanFoot(QWidget):
    """Follows a sheet; its buttons are the window's actions."""

    def __init__(self, window: Shell) -> None:
        super().__init__()
        self._window = window
        self.waits, self.locked, self.sums = Label(), Label(), Label()
        self.locked_sign, self.waits_sign = Label(), Label()
        self.foresee = QCheckBox()
        self.foresee.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.foresee.clicked.connect(partial(self._run, ASKS_LITTLE))
        self.guess = QPushButton()
        self.guess.setProperty("look", "plain")
        self.guess.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.guess.clicked.connect(partial(self._run, GUESSES))
        self.buttons: dict[str, QPushButton] = {}
        self.counts = self._lay_counts()
        """What is counted and the preview; in a tight place other buttons as well."""
        self._others = FlowLayout(gap=6)
        counts = self.counts.layout()
        assert isinstance(counts, QVBoxLayout)
        counts.addLayout(self._others)
        self._row = FlowLayout(self, gap=6)
        for name in (*BUTTONS, *HANDING):
            button = QPushButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._run, name))
            if name in ("lock_plan", "take_plan", *HANDING):
                button.setProperty("look", "primary")
            self._row.addWidget(button)
            self.buttons[name] = button
        self._tight = False

    def _lay_counts(self) -> QWidget:
        counts = QWidget()
        column = QVBoxLayout(counts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for sign, words in ((self.locked_sign, self.locked), (self.waits_sign, self.waits)):
            words.setWordWrap(True)
            line = QHBoxLayout()
            line.setSpacing(5)
            line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(words, 1)
            column.addLayout(line)
        self.sums.setWordWrap(True)
        seen = QWidget()
        both = FlowLayout(seen, gap=6)
        both.addWidget(self.foresee)
        both.addWidget(self.guess)
        column.addWidget(seen)
        column.addWidget(self.sums)
        return counts

    def set_tight(self, *, tight: bool) -> None:
        """Keep the first button alone, or all of them side by side."""
        if tight == self._tight:
            return
        self._tight = tight
        for name, button in self.buttons.items():
            lay = self._others if tight and name not in FIRST else self._row
            lay.addWidget(button)

    def heights(self, width: int) -> tuple[int, int]:
        """Return how high it is at a width with what is counted, and with the first button alone.

        The same whether it is tight now or not.
        """
        counts, others = self.counts.layout(), self._others
        assert counts is not None
        counts.invalidate()
        around = max(counts.heightForWidth(width), counts.minimumSize().height())
        if others.count():
            around -= others.heightForWidth(width) + counts.spacing()
        first = self._height_of(FIRST, width)
        return around + GAP + self._height_of(self.buttons, width), first

    def _height_of(self, names: Iterable[str], width: int) -> int:
        shown = [self.buttons[name] for name in names if not self.buttons[name].isHidden()]
        return in_lines([one.sizeHint() for one in shown], width, self._row.gap)[1]

    def _run(self, name: str, _checked: bool = False) -> None:
        entry, window = self._window.registry.get(name), self._window
        if entry.when(window.situation(), Selection()):
            window.perform(entry, Selection())

    def show_foot(self, sheet: PlanSheet, hands: str) -> None:
        """Show what stands below a sheet; `hands` is the action by which another sits down."""
        language = self._window.look.language
        for sign, label, words in (
            (self.locked_sign, self.locked, LOCKED if sheet.unlock is not None else None),
            (self.waits_sign, self.waits, sheet.waits),
        ):
            label.setText("" if words is None else words.in_(language))
            for part in (sign, label):
                part.setVisible(words is not None)
            self._paint_lock(sign)
        self.sums.setText(" · ".join(one.in_(language) for one in sheet.sums))
        self.sums.setAccessibleName(series(sheet.sums).in_(language) if sheet.sums else "")
        self.sums.setVisible(bool(sheet.sums))
        self._show_buttons(sheet, hands)

    def _paint_lock(self, label: Label) -> None:
        side, ratio = max(14, self.fontMetrics().height()), self.devicePixelRatioF()
        colour = self._window.look.palette.text
        picture = QPixmap.fromImage(paint_icon("lock", round(side * ratio), colour))
        picture.setDevicePixelRatio(ratio)
        label.setPixmap(picture)

    def _show_buttons(self, sheet: PlanSheet, hands: str) -> None:
        window, language = self._window, self._window.look.language
        situation, palette = window.situation(), window.look.palette
        entry = window.registry.get(ASKS_LITTLE)
        self._entitle(self.foresee, ASKS_LITTLE)
        self.foresee.setVisible(bool(sheet.guesses))
        self._show_guess(sheet, situation)
        self.foresee.setChecked(bool(entry.checked and entry.checked(situation)))
        there = {
            "ask_plan": situation.planning.asks or situation.planning.thinks,
            "leave_proposal": sheet.takes is not None,
            "take_plan": sheet.takes is not None,
            "clear_plan": sheet.clear is not None or sheet.lock is not None,
            "unlock_plan": sheet.unlock is not None,
            "lock_plan": sheet.lock is not None,
            **{name: name == hands for name in HANDING},
        }
        for name, button in self.buttons.items():
            entry = window.registry.get(name)
            self._entitle(button, name)
            if name == "ask_plan" and situation.planning.thinks:
                button.setText(literal(STOP.in_(language)))
            if name in HANDING:
                whole = without_letter(entry.words(situation, Selection()).in_(language))
                button.setText(literal(whole))
                button.setAccessibleName(whole)
            button.setVisible(there[name])
            button.setEnabled(window.may(name) and entry.when(situation, Selection()))
        lock = self.buttons["lock_plan"]
        side = max(14, self.fontMetrics().height())
        lock.setIcon(icon("lock", palette, palette.vermilion_text))
        lock.setIconSize(QSize(side, side))

    def _show_guess(self, sheet: PlanSheet, situation: Situation) -> None:
        """Say what the others are supposed to do; a press supposes something else."""
        planning, language = situation.planning, self._window.look.language
        title = next((one.title for one in sheet.guesses if one.name == planning.guess), None)
        self.guess.setVisible(planning.foresees and title is not None and len(sheet.guesses) > 1)
        self._entitle(self.guess, GUESSES)
        if title is not None:
            # The tip says what a press does; whoever hears the name hears what is supposed now.
            self.guess.setText(literal(f"{title.in_(language)} ▸"))
            self.guess.setAccessibleName(title.in_(language))

    def _entitle(self, button: QPushButton | QCheckBox, name: str) -> None:
        registry, language = self._window.registry, self._window.look.language
        entry, keys = registry.get(name), registry.keys(name)
        whole = entry.plain_title(language)
        key = native(keys[0]) if keys else ""
        short = literal(entry.short_title(language))
        button.setText(f"{short}  {key}" if key and name == "lock_plan" else short)
        button.setToolTip(f"{whole} ({key})" if key else whole)
        button.setAccessibleName(whole)
