"""Who is to sit at a new table: one, several at this screen with a curtain or not, or far away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.rolled_past import CountBox

ALONE = Words("Alone", "1人で")
TWO = Words("Two at this screen", "この画面で2人")
SEVERAL = Words("Several at this screen", "この画面で複数人")
TWO_SEATS = Words("Two seats", "席を2つ")
SEATS = Words("Several seats", "複数の席")
"""The same where computers may play some of them."""
COUNT = Words("Players at this screen", "この画面の人数")
NETWORK = Words("Over the network", "ネットワークで対戦")
APART = Words("Curtain between players", "のれんで仕切る")
APART_ABOUT = Words(
    "Each sees only their own hand; the device is handed over.",
    "それぞれ自分の手札だけを見て、端末を渡し合います。",
)
OPEN = Words("No curtain (practice)", "のれんなし（練習）")
OPEN_ABOUT = Words(
    "One person plays both hands, or both may see them.",
    "1人で両方を動かすか、2人とも両方の手札を見ます。",
)


class SeatingChoice(QObject):
    """The choices, and the line they stand in; whoever shows them puts it where it belongs."""

    changed = Signal()

    def __init__(
        self,
        look: Look,
        parent: QObject,
        seats: tuple[int, int] = (1, 2),
        *,
        computers: bool = False,
    ) -> None:
        """`seats` are the fewest and the most of the game, which may have `computers`."""
        super().__init__(parent)
        self._computers = computers
        self.look = look
        self._fewest, self._most = seats
        self.number = CountBox()
        """How many sit at this screen, where it is not one."""
        self.number.lineEdit().setTextMargins(6, 0, 0, 0)
        self.number.setRange(max(2, self._fewest), max(2, self._most))
        self.alone = QRadioButton()
        self.two = QRadioButton()
        self.network = QRadioButton()
        self.apart = QRadioButton()
        self.open_hands = QRadioButton()
        self._group(self.alone, self.two, self.network)
        self._group(self.apart, self.open_hands)
        self.hands = self._hands_row()
        """The choices that only several have: another question, behind a line of its own."""
        # In one line where there is room for it: large text has none to spare below.
        self.line = FlowLayout(gap=8)
        for part in (self.alone, self.two, self.number, self.network, self.hands):
            self.line.addWidget(part)
        # Hidden, never shown: what lies in no window yet would be one of its own for a moment.
        for part, there in (
            (self.alone, self._fewest == 1),
            (self.two, self._most > 1),
            (self.number, self.number.minimum() < self.number.maximum()),
        ):
            if not there:
                part.hide()
        self.number.valueChanged.connect(self._count)
        self.two.toggled.connect(self.changed)
        self.network.toggled.connect(self._show_number)
        self.network.toggled.connect(self.changed)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _group(self, *choices: QRadioButton) -> None:
        group = QButtonGroup(self)
        for choice in choices:
            group.addButton(choice)

    def _hands_row(self) -> QFrame:
        part = QFrame()
        part.setProperty("look", "aside")
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for choice in (self.apart, self.open_hands):
            row.addWidget(choice)
        return part

    def choose(self, seats: int) -> None:
        """Choose so many seats at this screen, or as near to it as the game has."""
        count = min(max(seats, self._fewest), self._most)
        self.number.setValue(max(2, count))
        (self.two if count > 1 else self.alone).setChecked(True)

    @property
    def count(self) -> int:
        """How many sit at this screen; of a table in the network, who lays it."""
        return self.number.value() if self.two.isChecked() else 1

    @Slot()
    def _count(self) -> None:
        self.two.setChecked(True)
        self.changed.emit()

    @Slot(bool)
    def _show_number(self, network: bool) -> None:
        """Ask how many sit at this screen, but not beside the seats of a table in the network."""
        self.number.setHidden(network or self.number.minimum() == self.number.maximum())

    def _several(self) -> Words:
        least, most = self.number.minimum(), self.number.maximum()
        if least == most == 2:
            return TWO_SEATS if self._computers else TWO
        if least == most:
            return Words(f"{most} at this screen", f"この画面で{most}人")
        return SEATS if self._computers else SEVERAL

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for button, title in (
            (self.alone, ALONE),
            (self.two, self._several()),
            (self.network, NETWORK),
            (self.apart, APART),
            (self.open_hands, OPEN),
        ):
            button.setText(title.in_(language))
        self.number.setAccessibleName(COUNT.in_(language))
        self.apart.setToolTip(APART_ABOUT.in_(language))
        self.open_hands.setToolTip(OPEN_ABOUT.in_(language))
