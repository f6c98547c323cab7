"""What a game is played back by: steps, turns, jumps, speed, and whose eyes look.

The game stays where it is; the controls say only where somebody wants to look next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSlider,
    QToolButton,
    QWidget,
)

from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.ui.look.look import Look

A_STEP = 1600
"""Milliseconds that a step shows at the usual speed."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL = 1
"""Which of them is chosen at first."""
BUTTONS: dict[str, tuple[str, Words]] = {
    "turn_back": ("to_start", Words("Turn before", "前の番")),
    "back": ("earlier", Words("Step before", "前の手順")),
    "run": ("run", Words("Play", "再生")),
    "forth": ("later", Words("Next step", "次の手順")),
    "turn_forth": ("to_end", Words("Next turn", "次の番")),
}
LINE = 11
"""Width of the line that is pulled along, in lines of text."""
PAUSE = Words("Pause", "一時停止")
JUMPS = Words("Jump to", "移動先")
SPEED = Words("Speed", "速さ")
WHERE = Words("Step of the game", "対戦の手順")
EYES = Words("Whose eyes", "だれの視点")
KEYS = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forth",
    Qt.Key.Key_PageUp: "turn_back",
    Qt.Key.Key_PageDown: "turn_forth",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
"""Keys while a step is looked at; Space plays and pauses."""


class MovieControls(QWidget):
    """Buttons, a line to pull along, jumps, speed and eyes."""

    wanted = Signal(str)
    """"back", "forth", "turn_back", "turn_forth", or the name of a jump."""
    pulled = Signal(int)
    """The place of a step on the line."""
    eyes_chosen = Signal(int)
    """A seat."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._jumps: tuple[tuple[str, Words], ...] = ()
        self.buttons = {name: self._button(name) for name in BUTTONS}
        self.jumps = QToolButton(self)
        self.jumps.setProperty("look", "plain")
        self.jumps.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._opener = Opener(self.jumps, opens="menu")
        self.jumps.clicked.connect(self._offer_jumps)
        self.line = QSlider(Qt.Orientation.Horizontal, self)
        self.line.valueChanged.connect(self._pulled)
        self.speed, self.eyes = QComboBox(self), QComboBox(self)
        # What is pressed by the pointer takes no key away from the picture.
        for touched in (self.line, self.speed, self.eyes, self.jumps):
            touched.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line.installEventFilter(self)
        for factor in SPEEDS:
            self.speed.addItem(f"{factor:g}×", factor)
        self.speed.setCurrentIndex(USUAL)
        self.speed.currentIndexChanged.connect(self._pace)
        self.eyes.activated.connect(lambda at: self.eyes_chosen.emit(self.eyes.itemData(at)))
        self.eyes.hide()
        self._row = FlowLayout(gap=6)
        self.setLayout(self._row)
        steps = QWidget(self)
        close = QHBoxLayout(steps)
        close.setContentsMargins(0, 0, 0, 0)
        close.setSpacing(0)
        for button in self.buttons.values():
            close.addWidget(button)
        for part in (steps, self.line, self.jumps, self.eyes, self.speed):
            self._row.addWidget(part)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._go_on)
        self._say()

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("look", "plain")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if name == "run":
            button.clicked.connect(self.toggle)
        else:
            button.clicked.connect(lambda: self.press(name))
        return button

    def _say(self) -> None:
        speak, palette = self.look.language, self.look.palette
        unit = self.fontMetrics().height()
        side = round(unit * 1.1)
        self.line.setFixedSize(unit * LINE, round(unit * 1.7))
        for name, button in self.buttons.items():
            drawing, title = BUTTONS[name]
            if name == "run" and self.runs:
                drawing, title = "pause", PAUSE
            button.setIcon(icon(drawing, palette, palette.text))
            button.setIconSize(QSize(side, side))
            button.setToolTip(title.in_(speak))
            button.setAccessibleName(title.in_(speak))
        self.jumps.setText(JUMPS.in_(speak) + " ▾")
        self.jumps.setAccessibleName(JUMPS.in_(speak))
        self.speed.setAccessibleName(SPEED.in_(speak))
        self.speed.setToolTip(SPEED.in_(speak))
        self.line.setAccessibleName(WHERE.in_(speak))
        self.eyes.setAccessibleName(EYES.in_(speak))
        self.eyes.setToolTip(EYES.in_(speak))

    # -- what is offered ---------------------------------------------------------------------------

    def show_place(self, place: int, count: int) -> None:
        """Say which step of how many shows; the last one ends the playing."""
        self.line.blockSignals(True)
        self.line.setRange(0, max(0, count - 1))
        self.line.setPageStep(max(1, count // 10))
        self.line.setValue(place)
        self.line.blockSignals(False)
        if place >= count - 1:
            self.pause()

    def offer_jumps(self, jumps: tuple[tuple[str, Words], ...]) -> None:
        """Offer what can be jumped to: (name, title)."""
        self._jumps = jumps
        self.jumps.setVisible(bool(jumps))

    def offer_eyes(self, eyes: list[tuple[int, str]], chosen: int) -> None:
        """Offer whose eyes may look: (seat, title); nothing where there is no choice."""
        self.eyes.clear()
        for seat, title in eyes:
            self.eyes.addItem(title, seat)
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(chosen)))
        self.eyes.setVisible(len(eyes) > 1)

    @Slot()
    def _offer_jumps(self) -> None:
        self.pause()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_jumps(menu)
        self._opener.drop(menu)

    def fill_jumps(self, menu: QMenu) -> None:
        """Put what can be jumped to into a menu."""
        for name, title in self._jumps:
            menu.addAction(literal(title.in_(self.look.language))).setData(name)
        menu.triggered.connect(self._jump)

    @Slot(QAction)
    def _jump(self, chosen: QAction) -> None:
        self.press(str(chosen.data()))

    def add(self, button: QWidget) -> None:
        """Put a button behind the others."""
        self._row.addWidget(button)

    def show_all(self, buttons: Iterable[QWidget]) -> None:
        """Show everything there is, and such buttons of others."""
        for part in (self.line, self.speed, *buttons):
            part.show()
        self.jumps.setVisible(bool(self._jumps))
        self.eyes.setVisible(self.eyes.count() > 1)

    def measure_anew(self) -> None:
        """Count the rows again: what shows is another."""
        self._row.invalidate()
        self.updateGeometry()

    def take_key(self, key: int) -> bool:
        """Do what a key means while a step is looked at; whether it means anything."""
        if key == Qt.Key.Key_Space:
            self.toggle()
        elif key in KEYS:
            self.press(KEYS[Qt.Key(key)])
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let keys mean the same where the keyboard is on the line."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.take_key(event.key())
        return super().eventFilter(watched, event)

    # -- what is wanted ----------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Want to look elsewhere: who does that by hand stops the playing."""
        self.pause()
        self.wanted.emit(name)

    @Slot(int)
    def _pulled(self, place: int) -> None:
        self.pause()
        self.pulled.emit(place)

    @property
    def runs(self) -> bool:
        """Whether step follows step by itself."""
        return self._clock.isActive()

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""
        if self.runs:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Let step follow step."""
        self._clock.start(self._interval())
        self._say()

    def pause(self) -> None:
        """Stay at the step that shows."""
        if self.runs:
            self._clock.stop()
            self._say()

    @Slot()
    def _go_on(self) -> None:
        self.wanted.emit("forth")

    def _interval(self) -> int:
        return round(A_STEP / float(self.speed.currentData()))

    @Slot()
    def _pace(self) -> None:
        if self.runs:
            self._clock.start(self._interval())

    def hideEvent(self, event: QHideEvent) -> None:
        """Play to nobody."""
        self._clock.stop()
        super().hideEvent(event)
