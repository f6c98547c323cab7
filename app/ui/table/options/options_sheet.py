"""What the table in front agrees on, over the board: every change is a gesture like any other.

It is logged, can be taken back, and the sheet follows whoever else changes something. Where others
have to agree, what is chosen is gathered first, and they are asked for all of it together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from app.core.intents.agreement_intents import SetOptions
from app.core.options import value_set, with_options
from app.core.text.wording import Noun, counted
from app.core.text.words import Words
from app.games.advising.advice_options import OFF, ON, SHOWN, rule_of, switch_of
from app.games.common_options import options_of
from app.ui.look.look import Look
from app.ui.panels.floating import FloatingPanel
from app.ui.table.options.advice_page import AdvicePage
from app.ui.table.options.option_rows import CHANGED, RULES, OptionRows
from app.ui.table.options.rule_finder import RuleFinder
from app.ui.table.place.table_keys import key_of
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.options import Options
    from app.ui.table.bridge import Bridge

GAME = Words("Game", "対戦")
ADVICE = Words("Advice", "助言")
USUAL = Words("As usual", "標準に戻す")
USUAL_GAME = Words("Set all of the game's rules as usual", "対戦のルールをすべて標準に戻す")
USUAL_ADVICE = Words(
    "Show all advice and check every rule", "すべての助言を表示し、すべてのルールを確認する"
)
ALL_USUAL = Words("All as usual", "すべて標準")
ASK = Words("Ask the others", "ほかの人に同意を求める")
CHOSEN = Noun(
    "change: everybody has to agree",
    "changes: everybody has to agree",
    "件の変更（全員の同意が必要）",
)
WIDE, HIGH = 42, 34
"""Size in heights of a line, where there is room."""


class OptionsSheet(FloatingPanel):
    """Two pages: what the game offers, and what the adviser is to say."""

    def __init__(self, look: Look, room: QWidget, bridge: Bridge) -> None:
        super().__init__(look, room)
        self._bridge = bridge
        self._agreed: Options = ()
        """What the table agreed on when it was shown last."""
        self._wanted: dict[str, str] = {}
        """What is chosen, and the others were not asked for yet."""
        spec = bridge.spec
        self.rows = OptionRows(look, options_of(spec, hosted=bridge.hosted))
        self.advice = AdvicePage(look, spec.adviser() if spec.adviser is not None else None)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self._pages = QStackedWidget()
        self._names: list[str] = []
        self._add("game", self._game_page())
        if spec.adviser is not None:
            self._add("advice", self.advice)
        self.told = Label()
        self.told.setProperty("look", "muted")
        self.usual = QPushButton()
        self.ask_button = QPushButton()
        self.ask_button.setProperty("look", "primary")
        self.close_button = QPushButton()
        self._lay_out()
        self._connect()
        self._show()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _add(self, name: str, page: QWidget) -> None:
        self._names.append(name)
        self.tabs.addTab("")
        self._pages.addWidget(page)

    def _game_page(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.rows)
        column.addStretch(1)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        for part in (area.viewport(), inside):
            part.setAutoFillBackground(False)
        return area

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.usual)
        foot.addWidget(self.told, 1)
        foot.addWidget(self.ask_button)
        foot.addWidget(self.close_button)
        self.body.addWidget(self.tabs)
        self.body.addWidget(self._pages, 1)
        self.body.addLayout(foot)
        self.tabs.setVisible(len(self._names) > 1)

    def _connect(self) -> None:
        self.rows.chosen.connect(self._set)
        self.advice.filter.chosen.connect(self._set)
        self.advice.rules.switched.connect(self._switch)
        self.tabs.currentChanged.connect(self._on_tab)
        self.usual.clicked.connect(self._set_usual)
        self.ask_button.clicked.connect(self._ask_others)
        self.close_button.clicked.connect(self.leave)
        self._bridge.stepped.connect(self._follow)
        self._bridge.placed.connect(self._follow)

    # -- opening ------------------------------------------------------------------------------

    def open(self, rule: str = "") -> None:
        """Show the sheet, at a rule of the adviser where one is named."""
        self.fit()
        self.show()
        if rule and "advice" in self._names:
            self.tabs.setCurrentIndex(self._names.index("advice"))
            self.advice.finder.bring(rule)
        elif self.front == "game":
            next(iter(self.rows.rows.values())).field.setFocus()
        else:
            self.advice.finder.search.setFocus()

    @property
    def front(self) -> str:
        """The page in front: "game" or "advice"."""
        return self._names[self._pages.currentIndex()] if self._names else ""

    # -- changing -----------------------------------------------------------------------------

    @Slot(str, str)
    def _set(self, option: str, chosen: str) -> None:
        self._ask(((option, chosen),))

    @Slot(str, bool)
    def _switch(self, rule: str, on: bool) -> None:
        self._ask(((switch_of(rule), (ON if on else OFF).id),))

    @Slot()
    def _set_usual(self) -> None:
        changed = self._not_usual()
        if changed:
            self._ask(changed)

    @property
    def _gathers(self) -> bool:
        """Whether others have to agree first."""
        bridge = self._bridge
        return bridge.hosted and bridge.seat >= 0 and len(bridge.view.setting.seats) > 1

    def _ask(self, changes: Options) -> None:
        """Make the gesture; where the table refuses it, what is shown goes back."""
        if not self._gathers:
            self._bridge.ask(SetOptions(changes)).then(lambda _: self._show())
            return
        self._wanted |= changes
        self._show()

    @Slot()
    def _ask_others(self) -> None:
        """Ask the others for all that is chosen; the request says beside the board how it goes."""
        changes = tuple(sorted(self._wanted.items()))
        self._wanted.clear()
        self._bridge.agree(SetOptions(changes))
        self._show()
        self.leave()

    def _is_so(self, option: str, chosen: str) -> bool:
        """Whether the table has an option set like that already."""
        if option in self.rows.rows:
            usual = self.rows.rows[option].entry.usual
        else:
            usual = SHOWN.usual if option == SHOWN.id else ON.id
        return value_set(self._agreed, option, usual) == chosen

    def _not_usual(self) -> Options:
        """Return what would have to be set on the page in front so that all is as usual."""
        if self.front == "game":
            return tuple((name, self.rows.rows[name].entry.usual) for name, _ in self.rows.options)
        shown = tuple((name, SHOWN.usual) for name, _ in self.advice.filter.options)
        return (*shown, *((switch_of(rule), ON.id) for rule in self._off()))

    def _off(self) -> tuple[str, ...]:
        """Return the rules that are switched off."""
        return tuple(
            rule_of(name) for name, chosen in self._options if chosen == OFF.id and rule_of(name)
        )

    # -- following ----------------------------------------------------------------------------

    @Slot(object)
    def _follow(self, *_told: object) -> None:
        """Show what the table agrees on, if that is something else now."""
        if self._bridge.view.options != self._agreed:
            self._show()

    @property
    def _options(self) -> Options:
        """What is shown: what the table agreed on, and what is chosen beside it."""
        return with_options(self._agreed, tuple(self._wanted.items()))

    def _show(self) -> None:
        self._agreed = self._bridge.view.options
        self._wanted = {key: one for key, one in self._wanted.items() if not self._is_so(key, one)}
        self.rows.show_options(self._options)
        self.advice.filter.show_options(self._options)
        self.advice.finder.show_off(self._off())
        self._tell()

    def _tell(self) -> None:
        """Say how much is not as usual."""
        number = len(self._not_usual())
        if not number and self.usual.hasFocus():
            # Qt would pass the focus on to whatever comes next.
            self.close_button.setFocus()
        self.usual.setEnabled(bool(number))
        words = counted(number, CHANGED) if number else ALL_USUAL
        if self._wanted:
            words = counted(len(self._wanted), CHOSEN)
        self.ask_button.setVisible(bool(self._wanted))
        self.told.setText(words.in_(self.look.language))
        about = USUAL_GAME if self.front == "game" else USUAL_ADVICE
        self.usual.setToolTip(about.in_(self.look.language))
        self.usual.setAccessibleDescription(about.in_(self.look.language))

    @Slot(int)
    def _on_tab(self, number: int) -> None:
        self._pages.setCurrentIndex(number)
        self._tell()

    # -- keys ---------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the key that searches before the table's does."""
        if RuleFinder.claims(event) and self.front == "advice":
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search, then closes; from the search, Down goes to the rules."""
        if self.front == "advice" and self.advice.finder.takes_key(key_of(event)):
            return
        super().keyPressEvent(event)

    # -- looks --------------------------------------------------------------------------------

    def fit(self) -> None:
        """Be as large as is good to read, and no larger than the window."""
        unit = self.fontMetrics().height()
        room = self.room.size()
        self.resize(min(unit * WIDE, room.width() - 24), min(unit * HIGH, room.height() - 24))
        self.place()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        title = RULES.in_(speak)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.tabs.setAccessibleName(title)
        self.set_close_words(CLOSE.in_(speak))
        for number, name in enumerate(self._names):
            self.tabs.setTabText(number, (GAME if name == "game" else ADVICE).in_(speak))
        self.usual.setText(USUAL.in_(speak))
        self.ask_button.setText(ASK.in_(speak))
        self.close_button.setText(CLOSE.in_(speak))
        self._tell()
        self.fit()
