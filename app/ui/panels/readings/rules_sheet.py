"""The rules at hand: searched as one types, each with its source, examples and earlier rulings."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
)

from app.core.facts.agreement_facts import OF_THE_TABLE
from app.core.ids import SPECTATOR
from app.core.text.wording import counted
from app.core.text.words import Words, unpacked
from app.store import kept_rulings
from app.store.file_trouble import StoreError
from app.ui.app.file_choice import POSITIONS
from app.ui.app.files import choose_target, write
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.messages.message_list import Remedy
from app.ui.panels.readings.rule_page import RulePage
from app.ui.side.advice.advice_words import RULING
from app.ui.side.advice.ruling_sending import send_ruling, who_agrees
from app.ui.table.options.rule_finder import RuleFinder
from app.ui.table.options.rule_list import RuleList
from app.ui.table.place.table_keys import key_of
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE, UNDO
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.store.kept_rulings import KeptRuling
    from app.ui.app.shell import Shell
    from app.ui.side.advice.ruling_memory import RulingMemory
    from app.ui.table.bridge import Bridge

WIDE, HIGH = 54, 32
"""Size in heights of a line, where there is room."""
TITLE = Words("Rules at hand", "ルール早見")
RULE_ON_IT = Words("Make a ruling on it…", "このルールの裁定をする…")
EXPORT = Words("Export the rulings…", "裁定を書き出す…")
NO_RULING = Words("No ruling is kept yet.", "保存された裁定はまだありません。")
FILE = Words("Rulings", "裁定")


def is_kept(ruling: KeptRuling) -> bool:
    """Whether a ruling is in the file."""
    return ruling in kept_rulings.load()[0]


def put_back(window: Shell, ruling: KeptRuling) -> None:
    """Keep a ruling again that was taken out, whatever table is in front by now."""
    place = window.place_in_front
    memory = place.side.advice.memory if place is not None else None
    if is_kept(ruling):
        return
    if memory is not None:
        memory.keep(ruling)
        return
    try:
        kept_rulings.keep(ruling)
    except StoreError as problem:
        window.tell(problem.words, "error")


class RulesSheet(FloatingPanel):
    """A field to search, the list of rules, and the rule in front beside it."""

    high = True

    def __init__(
        self, window: Shell, bridge: Bridge, adviser: Adviser, memory: RulingMemory
    ) -> None:
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._bridge, self._memory = window, bridge, memory
        self._about: tuple[str, ...] = ()
        more = {
            rule: " ".join(
                text
                for words in (example.against, example.fine)
                if words is not None
                for text in (words.en, words.ja)
            )
            for rule, example in adviser.examples().items()
        }
        rules = RuleList(window.look, adviser.rules, more, switches=False)
        self.finder = RuleFinder(window.look, rules)
        self.search, self.rules = self.finder.search, rules
        self.rule_page = RulePage(window.look, adviser, who_agrees(bridge))
        self.page = QScrollArea(self)
        self.kept = Label(self)
        self.kept.setProperty("look", "muted")
        self.rule_on_it = QPushButton(self)
        self.export = QPushButton(self)
        self._lay_out()
        self.rules.currentRowChanged.connect(self._show_rule)
        self.rule_page.wanted.connect(self.finder.bring)
        self.rule_page.ruled.connect(self._rule)
        self.rule_page.position_wanted.connect(self._lay)
        self.rule_page.taken_out.connect(self._take_out)
        self.rule_page.grew.connect(lambda part: soon(self._bring_part, part))
        self.rule_on_it.clicked.connect(self.rule_page.ask_ruling)
        self.rule_page.left_form.connect(self.rule_on_it.setFocus)
        self.export.clicked.connect(self._export)
        memory.changed.connect(self._show_rule)
        bridge.reseated.connect(self.close)
        window.look.changed.connect(self._follow_look)
        self._follow_look()

    def _lay_out(self) -> None:
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll_bare(self.page, self.rule_page)
        across = QHBoxLayout()
        across.setSpacing(14)
        across.addWidget(self.finder, 2)
        across.addWidget(self.page, 3)
        self.body.addLayout(across, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.kept, 1)
        foot.addWidget(self.rule_on_it)
        foot.addWidget(self.export)
        self.body.addLayout(foot)

    def open(self, rule: str = "", about: tuple[str, ...] = ()) -> None:
        """Show the sheet: at a rule where one is named, else with the keyboard at the search.

        `about` names the units and cards that the question is about.
        """
        self._about = about
        self._memory.read_again()
        self._show_rule()
        self.fit()
        self.show()
        if rule:
            self.finder.bring(rule)
        else:
            self.search.setFocus()
            self.search.selectAll()

    def fit(self) -> None:
        """Be as large as is good to read, within the window."""
        unit, room = self.fontMetrics().height(), self.room.rect()
        self.resize(min(unit * WIDE, room.width() - 24), min(unit * HIGH, room.height() - 24))
        self.place()

    @Slot()
    def _show_rule(self, *_row: object) -> None:
        rule = self.rules.current
        rulings = () if rule is None else self._memory.before(rule.id, self._about)
        another = rule != self.rule_page.rule
        focused = QApplication.focusWidget()
        held = focused is not None and self.rule_page.isAncestorOf(focused)
        self.rule_page.show_rule(rule, rulings)
        if another:
            self.page.verticalScrollBar().setValue(0)
        now = QApplication.focusWidget()
        if held and (now is None or not self.rule_page.isAncestorOf(now)):
            # What had the keyboard is gone, such as the cross of a ruling.
            self.rules.setFocus()
        stops = [self.search, self.rules, *self.rule_page.stops, self.rule_on_it, self.export]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)
        self._count()

    def _count(self) -> None:
        many = counted(len(self._memory.rulings), RULING)
        told = Words(f"{many.en} kept", f"裁定{many.ja}を保存")
        words = told if self._memory.rulings else NO_RULING
        self.kept.setText(words.in_(self.look.language))
        self.export.setEnabled(bool(self._memory.rulings))
        # Behind the curtain nobody sits who could rule.
        self.rule_on_it.setEnabled(
            self.rule_page.rule is not None and self._bridge.seat != SPECTATOR
        )

    def _bring_part(self, part: RulePage) -> None:
        self.page.ensureWidgetVisible(part)

    # -- rulings --------------------------------------------------------------------------------

    @Slot(object, str)
    def _rule(self, seats: tuple[int, ...], reason: str) -> None:
        rule = self.rule_page.rule
        if rule is not None:
            send_ruling(self._bridge, rule, (OF_THE_TABLE, *self._about), seats, reason)

    @Slot(object)
    def _take_out(self, ruling: KeptRuling) -> None:
        if self._memory.take_out(ruling):
            window = self._window
            words = Words(
                f"The ruling was taken out: {unpacked(ruling.words, 'en')}",
                f"裁定を消しました：{unpacked(ruling.words, 'ja')}",
            )
            back = Remedy(UNDO, lambda: put_back(window, ruling), lambda: not is_kept(ruling))
            window.tell(words, "done", back)

    @Slot(object)
    def _lay(self, ruling: KeptRuling) -> None:
        """Lay what everybody saw when it was ruled, on a table of its own."""
        # Once the press is through: the sheet goes with the table that it lies over.
        soon(self._lay_line, ruling.position)

    def _lay_line(self, line: str) -> None:
        self._window.tables.lay_position(line)

    @Slot()
    def _export(self) -> None:
        speak = self.look.language
        path = choose_target(self._window, EXPORT.in_(speak), FILE.in_(speak), POSITIONS)
        if path is not None:
            path = path if path.suffix == ".json" else path.with_name(path.name + ".json")
            write(self._window, path, kept_rulings.exported(self._memory.rulings))

    # -- keys and looks -------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the key that searches before the table's does."""
        if RuleFinder.claims(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the form, then empties the search, then closes."""
        key = key_of(event)
        if key == "Esc" and not self.rule_page.form.isHidden():
            self.rule_page.leave_form()
        elif not self.finder.takes_key(key):
            super().keyPressEvent(event)
            return
        event.accept()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self.rule_on_it.setText(literal(RULE_ON_IT.in_(speak)))
        self.export.setText(literal(EXPORT.in_(speak)))
        self._show_rule()
        if self.isVisible():
            self.fit()
            soon(self._bring_row)

    def _bring_row(self) -> None:
        """Keep the rule in front in sight: its row is at another height now."""
        if self.rules.current is not None:
            self.rules.bring(self.rules.current.id)
