"""The clock of a hosted table: how much time there is. The chair sets it, any player pauses it.

It only ever warns. It is no part of the game: taking back a move gives no time back, since it was
spent; what was set by mistake is put back as it was.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QCheckBox, QGridLayout

from app.core.text.words import Words
from app.session.room.game_clock import LONGEST, ClockFace, ClockSetting
from app.session.room.messages.from_people import PauseClock, SetClock
from app.session.room.messages.to_people import ClockShows
from app.ui.forms.number_box import NumberBox
from app.ui.lan.lan_sheet import LanSheet, button, label
from app.ui.lan.people.clock_reading import MINUTE, readings, shown
from app.ui.look.look import Look
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.lan.visit import Visit

USUAL = ClockSetting(25 * MINUTE)
"""What is offered where there is no clock yet."""
TICK = 250
"""Milliseconds between two looks at the times."""
ABOUT = Words(
    "The clock shows how long everybody thinks. It warns when time is short, and ends nothing: you "
    "decide together what it means.",
    "時計は各プレイヤーの考慮時間を表示します。残りが少なくなると知らせますが、対戦は終わりません。"
    "時間切れの扱いは、みなさんで決めてください。",
)
NOT_CHAIR = Words(
    "The person in charge of the table sets the clock. Every player may pause it.",
    "時計を設定できるのは卓の管理者です。一時停止はどのプレイヤーもできます。",
)
MINUTES = Words("Minutes for each player", "1人の持ち時間（分）")
INCREMENT = Words("Seconds added after each turn", "1ターンごとに増える秒数")
TURN = Words("Seconds for one turn", "1ターンの秒数")
NONE = Words("0 means: without", "0で、なしになります")
ANEW = Words("Reset everybody's time", "全員の持ち時間を最初から数える")
SET = Words("Set the clock", "時計を設定")
AWAY = Words("No clock", "時計を外す")
PAUSE = Words("Pause", "一時停止")
GO_ON = Words("Go on", "再開")


class ClockSheet(LanSheet):
    """Shows the times, and sets them."""

    heading = Words("Clock", "時計")
    wide = 30

    def __init__(self, look: Look, room: QWidget, visit: Visit) -> None:
        super().__init__(look, room)
        self._visit = visit
        self.about = label("muted")
        self.times = label()
        self.not_chair = label("muted")
        self.minutes, self.increment, self.turn = NumberBox(), NumberBox(), NumberBox()
        self.minutes.setRange(0, round(LONGEST) // MINUTE)
        for one in (self.increment, self.turn):
            one.setRange(0, round(LONGEST))
        self.names: list[Label] = []
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, field in enumerate((self.minutes, self.increment, self.turn)):
            name = label()
            name.setBuddy(field)
            grid.addWidget(name, row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
            self.names.append(name)
        self.hint = label("muted")
        self.anew = QCheckBox()
        self.anew.setChecked(True)
        self.column.addWidget(self.about)
        self.column.addWidget(self.times)
        self.column.addWidget(self.not_chair)
        self.column.addLayout(grid)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.anew)
        self.column.addStretch(1)
        self.put_away, self.pause = button(), button()
        self.set, self.done = button(primary=True), button()
        for made in (self.put_away, self.pause, self.done, self.set):
            self.foot.addWidget(made)
        self.set.clicked.connect(self._set)
        self.put_away.clicked.connect(lambda: visit.say(SetClock(None)))
        self.pause.clicked.connect(lambda: visit.say(pause_or_go_on(visit.clock)))
        self.done.clicked.connect(self.leave)
        self._show_setting(USUAL if visit.clock is None else visit.clock.setting)
        self._seconds = QTimer(self)
        self._seconds.setInterval(TICK)
        self._seconds.timeout.connect(self._tell_times)
        self._seconds.start()
        visit.heard.connect(self._hear)
        visit.people_changed.connect(self.show_clock)

    def open(self) -> None:
        """Show the sheet, with the keyboard where time is set."""
        super().open()
        if self.minutes.isEnabled():
            self.minutes.setFocus()
            self.minutes.selectAll()
        else:
            self.pause.setFocus()

    def _show_setting(self, setting: ClockSetting) -> None:
        self.minutes.setValue(round(setting.seconds / MINUTE))
        self.increment.setValue(round(setting.increment))
        self.turn.setValue(round(setting.turn))

    @property
    def setting(self) -> ClockSetting:
        """What the fields say."""
        minutes, increment, turn = (
            float(one.value()) for one in (self.minutes, self.increment, self.turn)
        )
        return ClockSetting(minutes * MINUTE, increment, turn)

    @Slot()
    def _set(self) -> None:
        face, wanted = self._visit.clock, self.setting
        left: tuple[float, ...] = ()
        if face is not None and not self.anew.isChecked():
            left = left_now(face, self._visit.clock_at)
        self._visit.say(SetClock(wanted, left))
        self.leave()

    @Slot(object)
    def _hear(self, what: object) -> None:
        if isinstance(what, ClockShows):
            if what.face is not None and not self.set.isVisible():
                self._show_setting(what.face.setting)
            self.show_clock()

    @Slot()
    def show_clock(self) -> None:
        """Show what can be done about the clock now."""
        visit, language, face = self._visit, self.look.language, self._visit.clock
        for one in (self.minutes, self.increment, self.turn, self.anew):
            one.setEnabled(visit.in_chair)
        self.set.setVisible(visit.in_chair)
        self.put_away.setVisible(visit.in_chair and face is not None)
        self.anew.setVisible(visit.in_chair and face is not None)
        self.not_chair.setVisible(not visit.in_chair)
        self.pause.setVisible(face is not None and may_pause(visit))
        self.pause.setText((GO_ON if face is not None and face.paused else PAUSE).in_(language))
        self._tell_times()
        self.fit_soon()

    @Slot()
    def _tell_times(self) -> None:
        visit, face = self._visit, self._visit.clock
        lines = []
        told = () if face is None else readings(face, time.monotonic() - visit.clock_at)
        for one in visit.people.people:
            if one.role == "player" and one.seat is not None and one.seat < len(told):
                reading = told[one.seat]
                times = [shown(t) for t in (reading.left, reading.turn) if t is not None]
                lines.append(f"{one.name}  {' · '.join(times)}")
        self.times.setVisible(bool(lines))
        self.times.setText("\n".join(lines))

    @Slot()
    def _follow_look(self) -> None:
        super()._follow_look()
        language = self.look.language
        for part, words in (
            (self.about, ABOUT),
            (self.not_chair, NOT_CHAIR),
            (self.hint, NONE),
            (self.anew, ANEW),
            (self.set, SET),
            (self.put_away, AWAY),
            (self.done, CLOSE),
        ):
            part.setText(words.in_(language))
        fields = (self.minutes, self.increment, self.turn)
        for name, field, words in zip(self.names, fields, (MINUTES, INCREMENT, TURN), strict=True):
            name.setText(words.in_(language))
            field.setAccessibleName(words.in_(language))
        self.show_clock()


def may_pause(visit: Visit) -> bool:
    """Whether one may stop the clock: who only watches may not."""
    return visit.me is not None and visit.me.role != "spectator"


def pause_or_go_on(face: ClockFace | None) -> PauseClock:
    """Return what stops a clock, or lets it go on."""
    return PauseClock(paused=face is None or not face.paused)


def left_now(face: ClockFace, told_at: float) -> tuple[float, ...]:
    """Return the seconds that each seat has now, of a clock that was told at a moment."""
    gone = time.monotonic() - told_at
    return tuple(
        round(left - (gone if seat in face.running else 0.0), 1)
        for seat, left in enumerate(face.left)
    )
