"""What a card of advice says of its rule: how grave it is, earlier rulings, what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.core.text.wording import counted, labelled
from app.ui.look.icons import icon
from app.ui.side.advice.advice_words import ABOUT_RULE, RULED_BEFORE, RULING, SWITCH_OFF, THE_RULE
from app.ui.toolkit.common_words import REMEDY
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from app.core.advice import AdviceRule
    from app.ui.look.look import Look


class RuleLine(QWidget):
    """The rule of a piece of advice, with a menu; below it how often it was ruled on."""

    about_wanted = Signal()
    """What is known of the rule?"""
    remedy_wanted = Signal()
    """What can be done about the step?"""
    switched_off = Signal(str)
    """The id of the rule: it is not to be checked at this table."""

    def __init__(
        self,
        look: Look,
        rule_id: str,
        rule: AdviceRule | None,
        corner: QWidget,
        *,
        happened: bool,
    ) -> None:
        """`corner` stands at the end of the line; `happened`: there is a step to put right."""
        super().__init__()
        self.look = look
        self._id = rule_id
        self._rule = rule
        self._happened = happened
        self._before = 0
        """How often the rule was ruled on before."""
        self.source = RuleLink()
        """Shows the rule itself; for the keyboard that is the first entry of its menu."""
        self.before_button = QPushButton()
        """Shows what was ruled before."""
        self.before_button.setProperty("look", "line")
        self.menu_button = QToolButton()
        """Opens a menu of what can be done with the rule."""
        self.menu_button.setProperty("look", "plain")
        self._opener = Opener(self.menu_button, opens="menu")
        line = QHBoxLayout()
        line.setSpacing(0)
        line.addWidget(self.source, 1)
        for button in (self.menu_button, corner):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(line)
        column.addWidget(self.before_button)
        self.before_button.hide()
        self.source.pressed.connect(self._want_about)
        self.before_button.clicked.connect(self._want_about)
        self.menu_button.clicked.connect(self.open_menu)

    def show_rulings(self, before: int) -> None:
        """Say how often the rule was ruled on before."""
        self._before = before
        self.before_button.setVisible(before > 0)
        self._say_before()

    def say(self, severity: str) -> None:
        """Say all of it in the language of the look, after how grave the advice is."""
        speak, palette = self.look.language, self.look.palette
        unit = self.fontMetrics().height()
        self.menu_button.setIcon(icon("gear", palette, palette.muted))
        self.menu_button.setIconSize(QSize(unit, unit))
        # Its id and what it rests on say nothing to players: they are where all rules are.
        self.source.setText(severity)
        if self._rule is not None:
            self.source.setToolTip(self._rule.title.in_(speak))
        self.menu_button.setVisible(self._rule is not None)
        self.menu_button.setToolTip(THE_RULE.in_(speak))
        self.menu_button.setAccessibleName(THE_RULE.in_(speak))
        self._say_before()

    def _say_before(self) -> None:
        times = labelled(RULED_BEFORE, counted(self._before, RULING))
        self.before_button.setText(literal(times.in_(self.look.language)))

    @Slot()
    def open_menu(self) -> None:
        """Offer what can be done with the rule itself."""
        menu, speak = QMenu(self), self.look.language
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        about = menu.addAction(ABOUT_RULE.in_(speak))
        about.triggered.connect(self._want_about)
        if self._happened:
            right = menu.addAction(REMEDY.in_(speak))
            right.triggered.connect(self._want_remedy)
        off = menu.addAction(SWITCH_OFF.in_(speak))
        off.triggered.connect(lambda: self.switched_off.emit(self._id))
        self._opener.drop(menu)

    @Slot()
    def _want_about(self) -> None:
        self.about_wanted.emit()

    @Slot()
    def _want_remedy(self) -> None:
        self.remedy_wanted.emit()


class RuleLink(Label):
    """How grave the advice is: a press shows its rule."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "muted")
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        font = self.font()
        font.setUnderline(True)
        self.setFont(font)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press: what lies below it has nothing to do with it."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the rule where the button is let go over it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.pressed.emit()
