"""Two branches of a table held against each other: what differs, and what is said of each.

The sheet looks at the history and does nothing on it but go from one reading to the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
)

from app.core.text.wording import STEP, counted
from app.core.text.words import Words
from app.session.positions.dispute_report import LONGEST_RULING, Asked
from app.session.positions.two_readings import Compared, compare
from app.ui.app.trouble import troubles
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.readings.differences_grid import NAMES, DifferencesGrid
from app.ui.panels.readings.report_eyes import ReportEyes
from app.ui.panels.readings.report_writing import write_report
from app.ui.panels.readings.rules_desk import show_rules
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.advice import Advice
    from app.core.ids import NodeId
    from app.ui.app.shell import Shell
    from app.ui.table.bridge import Bridge
    from app.ui.table.table_document import Document

WIDTH = 52
"""Width of the sheet in lines of text."""
LONGEST = 46
"""Letters of what happened in a step, in the list of steps."""
MOST = 40
"""Ends of branches that are offered."""
TITLE = Words("Two readings", "2つの読み")
NONE = Words(
    "There is one line of play. Go back to the disputed step, do it the other way, and compare "
    "again.",
    "枝が1つしかありません。問題の手順まで戻って別の進め方を試してから、もう一度比べてください。",
)
SAME = Words("Nothing differs.", "違いはありません。")
REPORT = Words("Report…", "報告…")
RULING = Words("The ruling, for the report", "裁定（報告に書く内容）")


class ReadingsSheet(FloatingPanel):
    """Two lists of branches, the differences in three columns, and a button to each reading."""

    high = True

    def __init__(self, window: Shell, bridge: Bridge, document: Document) -> None:
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._bridge = bridge
        self._document = document
        self.compared: Compared | None = None
        """What is shown; None where there is nothing to compare."""
        self.choices = QComboBox(self), QComboBox(self)
        self.shows = QPushButton(self), QPushButton(self)
        self.says = Label(self)
        self.says.setWordWrap(True)
        self.eyes, self.ruling = ReportEyes(self), QLineEdit(self)
        self.ruling.setMaxLength(LONGEST_RULING)
        self.report_button = QPushButton(self)
        self.report_button.setProperty("look", "primary")
        self.differences = DifferencesGrid(window.look)
        self.differences.rule_wanted.connect(self._show_rule)
        self.page = QScrollArea(self)
        scroll_bare(self.page, self.differences)
        self._lay_out()
        self._offer([])
        for choice in self.choices:
            choice.currentIndexChanged.connect(self._compare)
        for number, button in enumerate(self.shows):
            button.clicked.connect(lambda _=False, which=number: self.show_reading(which))
        self.report_button.clicked.connect(self._report)
        bridge.placed.connect(self._follow_soon)
        bridge.stepped.connect(self._follow_soon)
        bridge.relabelled.connect(self._follow_soon)
        bridge.reseated.connect(self.close)
        window.look.changed.connect(self._follow_look)
        self._follow_look()

    def _lay_out(self) -> None:
        for choice, button in zip(self.choices, self.shows, strict=True):
            line = QHBoxLayout()
            line.addWidget(choice, 1)
            line.addWidget(button)
            self.body.addLayout(line)
        self.body.addWidget(self.says)
        self.body.addWidget(self.page, 1)
        self.body.addWidget(self.ruling)
        foot = QHBoxLayout()
        foot.addWidget(self.eyes, 1)
        foot.addWidget(self.report_button)
        self.body.addLayout(foot)

    def open(self) -> None:
        """Show the sheet, with the keyboard at its first list."""
        self.fit()
        self.show()
        self.choices[1].setFocus()

    def fit(self) -> None:
        """Be as large as is good to read, within the window."""
        unit, room = self.fontMetrics().height(), self.room.rect()
        width = min(unit * WIDTH, room.width() - 24)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        around = self.body.contentsMargins()
        inside = width - around.left() - around.right() - self.page.verticalScrollBar().width()
        rows = self.differences.height_at(inside)
        above = layout.minimumSize().height() - self.page.minimumSizeHint().height()
        self.resize(width, min(above + rows + unit * 2, room.height() - 24))
        self.place()

    @property
    def _open(self) -> bool:
        """Whether nothing is secret between those at this window."""
        place = self._window.place_in_front
        here = place.one_screen.sits if place is not None else ()
        # What a computer or a teacher holds is as secret as behind a curtain.
        return not self._document.apart and len(here) == len(self._document.seats)

    @Slot()
    def _report(self) -> None:
        """Write the report with the eyes that were chosen."""
        if self.nodes is not None:
            asked = Asked(self.nodes, self.eyes.currentData(), self.ruling.text().strip())
            write_report(self._window, self._document, asked)

    # -- which two --------------------------------------------------------------------------------

    @property
    def nodes(self) -> tuple[NodeId, NodeId] | None:
        """The two steps that are compared; None where there are not two."""
        one, other = (choice.currentData() for choice in self.choices)
        return None if one is None or other is None else (one, other)

    def _ends(self) -> list[NodeId]:
        """Return the ends of branches, that of the present first, then the latest."""
        tree = self._document.tree
        tips = sorted(tree.tips(), reverse=True)
        here = tree.cursor
        return [*dict.fromkeys([here, *tips])][:MOST]

    def _offer(self, chosen: list[NodeId]) -> None:
        """Offer the branches; unless others are `chosen`, the present and the one left last are."""
        ends = self._ends()
        usual = [end for end in ends if not self._document.tree.leads_to(ends[0], end)]
        wanted = chosen or [ends[0], usual[0] if usual else ends[0]]
        for choice, node in zip(self.choices, wanted, strict=True):
            choice.blockSignals(True)
            choice.clear()
            for end in dict.fromkeys([*ends, node]):
                choice.addItem(self._called(end), end)
            choice.setCurrentIndex(choice.findData(node))
            choice.blockSignals(False)

    def _called(self, node: NodeId) -> str:
        """Return what a step is called in the list: its name, or what happened in it."""
        telling = self._window.place_in_front.side.telling if self._window.place_in_front else None
        label = self._document.tree.labels.get(node)
        if label is not None and label.name:
            said = label.name
        else:
            said = telling.text(node, self.look.language) if telling is not None else ""
        if len(said) > LONGEST:
            said = said[: LONGEST - 1] + "…"
        number = telling.number(node) if telling is not None else f"{node}"
        return f"{number}  {said}".replace("\n", " ")

    # -- what differs -----------------------------------------------------------------------------

    @Slot()
    def _compare(self) -> None:
        nodes = self.nodes
        self.compared = None
        if nodes is not None and nodes[0] != nodes[1]:
            self.compared = compare(
                self._document.table.host,
                nodes,
                self._bridge.seat,
                self._document.lexicon,
                _broken,
                secret=self._open,
            )
        self._show()

    def _show(self) -> None:
        for button in (*self.shows, self.report_button):
            button.setEnabled(self.compared is not None)
        self.says.setText(self._told().in_(self.look.language))
        self.differences.show_compared(self.compared)
        self.fit()

    def _told(self) -> Words:
        """Return what is said above the differences."""
        compared = self.compared
        if compared is None:
            return NONE
        steps = [counted(one.steps, STEP) for one in (compared.one, compared.other)]
        told = Words(
            f"A: {steps[0].en}, B: {steps[1].en} since both part. "
            f"Differences: {len(compared.differences)}.",
            f"分かれてからAは{steps[0].ja}、Bは{steps[1].ja}。違い：{len(compared.differences)}。",
        )
        return told if compared.differences else SAME

    @Slot(object)
    def _show_rule(self, advice: Advice) -> None:
        show_rules(self._window, advice.rule, advice.about)

    # -- going from one to the other --------------------------------------------------------------

    def show_reading(self, which: int) -> None:
        """Let the board show a reading."""
        if self.nodes is not None:
            self._bridge.go_with_consent(self.nodes[which])

    def show_other(self) -> None:
        """Let the board show the reading that it does not show."""
        if self.nodes is not None and self.compared is not None:
            self.show_reading(1 if self._document.tree.cursor == self.nodes[0] else 0)

    @Slot()
    def _follow_soon(self, *_told: object) -> None:
        soon(self._follow)

    @Slot()
    def _follow(self) -> None:
        """Offer the branches as they are now; what was chosen stays chosen."""
        self._offer([*(self.nodes or ())])
        self._compare()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        for name, choice, button in zip(NAMES, self.choices, self.shows, strict=True):
            reading = Words(f"Reading {name}", f"読み{name}").in_(speak)
            choice.setAccessibleName(reading)
            button.setText(literal(Words(f"Show {name}", f"{name}を表示").in_(speak)))
        self.eyes.offer(self._bridge.seat, self._bridge.view.setting, speak, everything=self._open)
        self.ruling.setPlaceholderText(RULING.in_(speak))
        self.ruling.setAccessibleName(RULING.in_(speak))
        self.report_button.setText(literal(REPORT.in_(speak)))
        self._follow()


def _broken(rule: str, problem: Exception) -> None:
    troubles().caught(problem, f"rule {rule}")
