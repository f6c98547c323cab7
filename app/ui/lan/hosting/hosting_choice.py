"""What is chosen of a table that is hosted: seats, turn lock, whose its rules are, delay, port."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from app.core.data.value import value
from app.core.options import with_options
from app.core.text.words import Words
from app.games.common_options import BY_CHAIR, OFF, ON, RULES_BY, TURN_LOCK
from app.net.transport.limits import LONGEST_DELAY
from app.ui.lan.hosting.seat_players import SeatPlayers
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rolled_past import CountBox

if TYPE_CHECKING:
    from app.core.options import Options
    from app.games.game_api import GameSpec

SEATS = 2
"""Of a new table, as far as the game has so many."""
SMALLEST_PORT, LARGEST_PORT = 1024, 65535

NUMBER = Words("Seats", "席の数")
LOCK = Words(
    "Turn lock: only the player whose turn it is may act", "手番ロック：手番の人だけが操作"
)
RULES = Words(
    "The rules of the table are changed only by the person in charge of it",
    "卓のルールは卓の管理者だけで変更",
)
RULES_ABOUT = Words(
    "What the table agreed on: the turn lock, how strict the adviser is, the options of the game. "
    "Otherwise everybody has to agree. A judge may always change it.",
    "手番ロック、助言の厳しさ、ゲームの設定などのことです。オフのときは全員の同意が必要です。"
    "ジャッジはいつでも変えられます。",
)
DELAY = Words("Delay for spectators", "観戦者への表示を遅らせる")
NO_DELAY = Words("not at all", "遅らせない")
SECONDS = Words(" s", "秒")
PORT = Words("Port", "ポート")
USUAL_PORT = Words("the usual one", "自動")
PORT_ABOUT = Words(
    "Only where a firewall or a router asks for a certain one.",
    "ファイアウォールやルーターで決まった番号が必要な場合だけ指定します。",
)


@value
class HostingChoice:
    """How a table is hosted."""

    seats: int = SEATS
    locked: bool = True
    by_chair: bool = False
    """Whether who looks after the table changes what it agreed on alone."""
    delay: int = 0
    """Seconds."""
    port: int | None = None
    """None for the usual one."""

    def arguments(self, options: Options) -> tuple[str, ...]:
        """Return the arguments of `chabudai host` for a table that agrees on `options`."""
        lock = (TURN_LOCK.id, (ON if self.locked else OFF).id)
        rules = ((RULES_BY.id, BY_CHAIR.id),) if self.by_chair else ()
        agreed = with_options(options, (lock, *rules))
        said = [part for key, chosen in agreed for part in ("--option", f"{key}={chosen}")]
        if self.delay:
            said += ["--delay", str(self.delay)]
        if self.port is not None:
            said += ["--port", str(self.port)]
        return ("--seats", str(self.seats), *said)


class HostingRows(QWidget):
    """The rows of a form in which it is chosen."""

    changed = Signal()

    def __init__(self, look: Look, spec: GameSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        least, most = spec.seats
        self.seats = CountBox()
        self.seats.setRange(least, most)
        self.seats.setValue(min(SEATS, most))
        self.lock = QCheckBox()
        self.lock.setChecked(True)
        self.rules = QCheckBox()
        self.delay = CountBox()
        self.delay.setRange(0, LONGEST_DELAY)
        self.delay.setSingleStep(10)
        self.port = CountBox()
        # The smallest number stands for the usual port.
        self.port.setRange(SMALLEST_PORT - 1, LARGEST_PORT)
        self.port.setGroupSeparatorShown(False)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._labels = {box: Label() for box in (self.seats, self.delay, self.port)}
        for box, label in self._labels.items():
            label.setBuddy(box)
            form.addRow(label, box)
        self._seat_players = SeatPlayers(look, spec.players, most)
        form.addRow(self._seat_players)
        form.setRowVisible(self._seat_players, bool(spec.players))
        self._seat_players.show_seats(self.seats.value())
        self._seat_players.changed.connect(self.changed)
        self.seats.valueChanged.connect(self._seat_players.show_seats)
        form.addRow(self.lock)
        form.addRow(self.rules)
        form.setRowVisible(self.seats, least < most)
        for box in self._labels:
            box.lineEdit().setTextMargins(6, 0, 0, 0)
            box.valueChanged.connect(self.changed)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def players(self) -> tuple[str, ...]:
        """Which computer plays each seat; "" for whoever joins."""
        return self._seat_players.players

    @property
    def choice(self) -> HostingChoice:
        """What is chosen now."""
        port = self.port.value()
        return HostingChoice(
            self.seats.value(),
            self.lock.isChecked(),
            self.rules.isChecked(),
            self.delay.value(),
            port if port >= SMALLEST_PORT else None,
        )

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        for box, words in ((self.seats, NUMBER), (self.delay, DELAY), (self.port, PORT)):
            self._labels[box].setText(words.in_(language))
            box.setAccessibleName(words.in_(language))
        self.lock.setText(LOCK.in_(language))
        about = TURN_LOCK.about
        self.lock.setToolTip(about.in_(language) if about is not None else "")
        self.rules.setText(RULES.in_(language))
        self.rules.setToolTip(RULES_ABOUT.in_(language))
        self.delay.setSuffix(SECONDS.in_(language))
        self.delay.setSpecialValueText(NO_DELAY.in_(language))
        self.port.setSpecialValueText(USUAL_PORT.in_(language))
        self.port.setToolTip(PORT_ABOUT.in_(language))
