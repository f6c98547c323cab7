"""One piece of advice at the side: its sign, its sentence, its rule, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.ids import SPECTATOR, SeatId
from app.core.value import value
from app.core.wording import STEP, counted
from app.core.words import Words
from app.ui.look.icons import icon
from app.ui.panels.flow import FlowLayout
from app.ui.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.advice import AdviceRule, Severity
    from app.core.words import Language
    from app.ui.advice.watch import Spoken
    from app.ui.look.palette import Palette

LONGEST_REASON = 200
"""Letters of a reason."""
SIGNS: dict[Severity, str] = {"illegal": "warning", "suspicious": "search", "reminder": "note"}
"""Severity -> icon: none is told by its colour alone."""
SEVERITY: dict[Severity, Words] = {
    "illegal": Words("Against the rules", "ルール違反"),
    "suspicious": Words("Worth a look", "要確認"),
    "reminder": Words("Good to know", "参考"),
}
TAKE_BACK = Words("Take it back", "取り消す")
SINCE = Words(
    "To the step before it. What was done since stays, as a branch.",
    "そのひとつ前の手まで戻ります。その後の操作は枝として残ります。",
)
KEEP = Words("Keep, by ruling", "裁定で続ける")
GOT_IT = Words("Got it", "了解")
AGREED = Words("Who agrees?", "合意する人")
REASON = Words("Reason (may stay empty)", "理由（なくてもよい）")
KEEP_NOW = Words("Keep it", "このまま続ける")
ASK_THEM = Words("Ask them to agree", "同意を求める")
NOT_NOW = Words("Cancel", "キャンセル")
THE_RULE = Words("The rule", "ルール")
ABOUT_RULE = Words("About this rule", "このルールについて")
SWITCH_OFF = Words("Switch this rule off at this table", "この卓ではこのルールを確認しない")


@value
class WhoAgrees:
    """The players who may agree to keep something; where there are none, who looks decides."""

    names: tuple[str, ...] = ()
    """By seat."""
    own: SeatId = SPECTATOR
    """Whose window it is."""
    asked: Callable[[], bool] = bool
    """Whether the others are asked, and answer for themselves."""


class AdviceCard(QFrame):
    """Advice on one gesture."""

    taken_back = Signal(object)
    """Spoken: take the gesture back."""
    ruled = Signal(object, object, str)
    """Spoken, tuple of seats, reason: people agreed to keep it."""
    read = Signal(object)
    """Spoken: it was read, and nothing is to be done."""
    about_wanted = Signal(str)
    """The id of its rule: what is known of it?"""
    switched_off = Signal(str)
    """The id of its rule: it is not to be checked at this table."""
    grew = Signal(QWidget)
    """A part of it that was hidden is there now, to be seen as a whole."""

    def __init__(
        self,
        spoken: Spoken,
        rule: AdviceRule | None,
        who: WhoAgrees,
        palette: Palette,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        """`who` says who may agree to keep it."""
        super().__init__(parent)
        self.spoken = spoken
        self._rule = rule
        self._steps = 1
        self._language: Language = language
        self.setProperty("look", "sheet")
        self.setObjectName("advice")
        self._sign = Label()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.message = _label("")
        self._source = _label("muted")
        self.rule_button = QToolButton()
        """Opens a menu of what can be done with the rule."""
        self.rule_button.setProperty("look", "plain")
        self.take_back = QPushButton()
        self.keep = QPushButton()
        self.got_it = QPushButton()
        self._ruling = _Ruling(who, language)
        self._ruling.hide()
        self._lay_out()
        self.set_palette(palette)
        self._retranslate()
        self.take_back.clicked.connect(lambda: self.taken_back.emit(self.spoken))
        self.keep.clicked.connect(self._ask_who)
        self.got_it.clicked.connect(lambda: self.read.emit(self.spoken))
        self.rule_button.clicked.connect(self.open_menu)
        self._ruling.agreed.connect(lambda who, why: self.ruled.emit(self.spoken, who, why))
        self._ruling.left.connect(self._leave_ruling)

    def show_steps(self, steps: int) -> None:
        """Say how many steps taking it back undoes: later ones go with it."""
        if steps == self._steps:
            return
        self._steps = steps
        # What would undo much is not the button that stands out.
        self.take_back.setProperty("look", "primary" if steps == 1 else None)
        self.take_back.style().unpolish(self.take_back)
        self.take_back.style().polish(self.take_back)
        self._retranslate()

    def _taking_back(self) -> Words:
        if self._steps == 1:
            return TAKE_BACK
        steps = counted(self._steps, STEP)
        return Words(f"Go back {steps.en}", f"{steps.ja}戻る")

    @property
    def answer(self) -> QPushButton:
        """The first of the buttons that answer it."""
        return self.got_it if self.spoken.advice.severity == "reminder" else self.take_back

    def _lay_out(self) -> None:
        self._buttons = QWidget()
        row = FlowLayout(gap=6)
        self._buttons.setLayout(row)
        reminder = self.spoken.advice.severity == "reminder"
        self.take_back.setProperty("look", "primary")
        for button in (self.take_back, self.keep, self.got_it):
            row.addWidget(button)
        self.keep.setVisible(not reminder)
        self.got_it.setVisible(reminder)
        self.take_back.setVisible(not reminder)
        words = QVBoxLayout()
        words.setSpacing(3)
        line = QHBoxLayout()
        line.addWidget(self._source, 1)
        line.addWidget(self.rule_button, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.message)
        words.addLayout(line)
        for part in (self._buttons, self._ruling):
            words.addWidget(part)
        across = QHBoxLayout(self)
        across.setContentsMargins(10, 9, 10, 9)
        across.setSpacing(9)
        across.addWidget(self._sign)
        across.addLayout(words, 1)

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        severity = self.spoken.advice.severity
        colour = palette.accent_text if severity == "illegal" else palette.text
        unit = self.fontMetrics().height()
        pixmap = icon(SIGNS[severity], palette, colour).pixmap(QSize(unit, unit))
        self._sign.setPixmap(pixmap)
        self.rule_button.setIcon(icon("gear", palette, palette.muted))
        self.rule_button.setIconSize(QSize(unit, unit))

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        self._language = language
        self._ruling.set_language(language)
        self._retranslate()

    def _retranslate(self) -> None:
        speak, advice = self._language, self.spoken.advice
        severity = SEVERITY[advice.severity].in_(speak)
        self._sign.setAccessibleName(severity)
        self.message.setText(advice.message.in_(speak))
        source = self._rule.source if self._rule is not None else ""
        about = (severity, advice.rule, source)
        self._source.setText(" · ".join(part for part in about if part))
        if self._rule is not None:
            self._source.setToolTip(self._rule.title.in_(speak))
        self.rule_button.setVisible(self._rule is not None)
        self.rule_button.setToolTip(THE_RULE.in_(speak))
        self.rule_button.setAccessibleName(THE_RULE.in_(speak))
        for button, words in (
            (self.take_back, self._taking_back()),
            (self.keep, KEEP),
            (self.got_it, GOT_IT),
        ):
            button.setText(words.in_(speak))
            button.setAccessibleDescription(advice.message.in_(speak))
        self.take_back.setToolTip(SINCE.in_(speak) if self._steps > 1 else "")
        self.setAccessibleName(f"{severity}: {advice.message.in_(speak)}")

    @Slot()
    def open_menu(self) -> None:
        """Offer what can be done with the rule itself."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rule, speak = self.spoken.advice.rule, self._language
        about = menu.addAction(ABOUT_RULE.in_(speak))
        about.triggered.connect(lambda: self.about_wanted.emit(rule))
        off = menu.addAction(SWITCH_OFF.in_(speak))
        off.triggered.connect(lambda: self.switched_off.emit(rule))
        menu.popup(self.rule_button.mapToGlobal(self.rule_button.rect().bottomLeft()))

    @Slot()
    def _ask_who(self) -> None:
        self._buttons.hide()
        self._ruling.open()
        self.grew.emit(self._ruling)

    @Slot()
    def _leave_ruling(self) -> None:
        self._ruling.hide()
        self._buttons.show()
        self.keep.setFocus()


class _Ruling(QWidget):
    """Asks who agrees to keep something, and why."""

    agreed = Signal(object, str)
    left = Signal()

    def __init__(self, who: WhoAgrees, language: Language) -> None:
        super().__init__()
        self._language: Language = language
        self._may = who
        self._who = _label("muted")
        self._ticks = tuple(QCheckBox(literal(name)) for name in who.names)
        self.reason = QLineEdit()
        self.reason.setMaxLength(LONGEST_REASON)
        self._keep = QPushButton()
        self._keep.setProperty("look", "primary")
        self._not = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._who)
        people = QWidget(self)
        flow = FlowLayout(gap=8)
        people.setLayout(flow)
        for tick in self._ticks:
            tick.setChecked(True)
            tick.toggled.connect(self._refresh)
            flow.addWidget(tick)
        people.setVisible(len(self._ticks) > 1)
        self._who.setVisible(len(self._ticks) > 1)
        column.addWidget(people)
        column.addWidget(self.reason)
        buttons = QWidget()
        row = FlowLayout(gap=6)
        buttons.setLayout(row)
        row.addWidget(self._keep)
        row.addWidget(self._not)
        column.addWidget(buttons)
        self._keep.clicked.connect(self._done)
        self.reason.returnPressed.connect(self._done)
        self._not.clicked.connect(self.left)
        self.set_language(language)

    def open(self) -> None:
        """Ask; who asks others agrees by doing so."""
        for seat, tick in enumerate(self._ticks):
            agrees = seat == self._may.own and self._may.asked()
            tick.setChecked(tick.isChecked() or agrees)
            tick.setEnabled(not agrees)
        self._refresh()
        self.show()
        self.reason.setFocus()

    def set_language(self, language: Language) -> None:
        self._language = language
        self._who.setText(AGREED.in_(language))
        self.reason.setPlaceholderText(REASON.in_(language))
        self.reason.setAccessibleName(REASON.in_(language))
        self._not.setText(NOT_NOW.in_(language))
        self._refresh()

    @property
    def _seats(self) -> tuple[SeatId, ...]:
        return tuple(seat for seat, tick in enumerate(self._ticks) if tick.isChecked())

    @property
    def _asks(self) -> bool:
        """Whether others have to answer before it is kept."""
        return self._may.asked() and bool({*self._seats} - {self._may.own})

    @Slot()
    def _refresh(self) -> None:
        self._keep.setEnabled(bool(self._seats) or not self._ticks)
        self._keep.setText((ASK_THEM if self._asks else KEEP_NOW).in_(self._language))

    @Slot()
    def _done(self) -> None:
        if not self._keep.isEnabled():
            return
        asks = self._asks
        self.agreed.emit(self._seats, self.reason.text().strip())
        if asks:
            self.left.emit()


def _label(look: str) -> Label:
    label = Label()
    if look:
        label.setProperty("look", look)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
