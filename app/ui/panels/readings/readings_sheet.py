"""Branches of a table held against each other: what differs, and what is said of each.

The sheet looks at the history and does nothing on it but go from one reading to another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.text.wording import STEP, both, counted, labelled, series
from app.core.text.words import Words
from app.session.readings.compared_readings import Compared, compare
from app.session.readings.compared_rows import NAMES
from app.session.readings.dispute_report import Asked
from app.ui.app.trouble import troubles
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.readings.differences_grid import DifferencesGrid
from app.ui.panels.readings.reading_boards import ReadingBoards
from app.ui.panels.readings.reading_choices import ReadingChoices
from app.ui.panels.readings.report_foot import ReportFoot
from app.ui.panels.readings.report_writing import write_report
from app.ui.panels.readings.rules_desk import known_rules, show_rules
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.advice import Advice
    from app.core.ids import NodeId, SeatId
    from app.ui.app.shell import Shell
    from app.ui.table.bridge import Bridge
    from app.ui.table.table_document import Document

WIDTH, WIDER = 52, 17
"""Width of the sheet in lines of text, and of each reading more than two."""
LONGEST = 46
"""Letters of what happened in a step, in the list of steps."""
MOST = 40
"""Ends of branches that are offered."""
TITLE = Words("Readings", "読みの比較")
NONE = Words(
    "There is one line of play. Go back to the disputed step, do it the other way, and compare "
    "again.",
    "枝が1つしかありません。問題の手順まで戻って別の進め方を試してから、もう一度比べてください。",
)
SEND = Words("Send to the players", "プレイヤーに見せる")
SAME = Words("Nothing differs.", "違いはありません。")


class ReadingsSheet(FloatingPanel):
    """Lists of branches, a board for each, the differences, and a button to each reading."""

    high = True

    def __init__(self, window: Shell, bridge: Bridge, document: Document) -> None:
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._bridge = bridge
        self._document = document
        self.compared: Compared | None = None
        """What is shown; None where there is nothing to compare."""
        self.lines = ReadingChoices()
        self.boards = ReadingBoards()
        self.says = Label(self)
        self.says.setWordWrap(True)
        self.foot = ReportFoot()
        self.foot.wanted.connect(self._report)
        self.send = QPushButton()
        self.send.clicked.connect(self._send)
        self.differences = DifferencesGrid(window.look)
        self.differences.rule_wanted.connect(self._show_rule)
        self.page = QScrollArea(self)
        self._lay_out()
        self._offer([])
        self.lines.changed.connect(self._compare)
        for wanted in (self.lines.wanted, self.boards.chosen):
            wanted.connect(self.show_reading)
        bridge.placed.connect(self._follow_soon)
        bridge.stepped.connect(self._follow_soon)
        bridge.relabelled.connect(self._follow_soon)
        bridge.reseated.connect(self.close)
        window.look.changed.connect(self._follow_look)
        self._follow_look()

    def _lay_out(self) -> None:
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.lines, self.says, self.boards, self.differences):
            self._column.addWidget(part)
        self._column.addStretch(1)
        scroll_bare(self.page, inside)
        self.body.addWidget(self.page, 1)
        self.body.addWidget(self.send)
        self.body.addWidget(self.foot)

    @property
    def choices(self) -> tuple[QComboBox, ...]:
        """The list of branches of each reading."""
        return tuple(line.choice for line in self.lines.lines)

    @property
    def shows(self) -> tuple[QPushButton, ...]:
        """The button of each reading that lets the board show it."""
        return tuple(line.show_it for line in self.lines.lines)

    def open(self) -> None:
        """Show the sheet, with the keyboard at its second list."""
        self.show()
        # It has its own letters only now.
        self._show()
        self.choices[1].setFocus()

    @property
    def _inside(self) -> int:
        """How wide what the sheet holds is, in pixels."""
        around = self.body.contentsMargins()
        return self._width - around.left() - around.right() - self.page.verticalScrollBar().width()

    @property
    def _width(self) -> int:
        lines = WIDTH + WIDER * (len(self.choices) - 2)
        return min(self.fontMetrics().height() * lines, self.room.width() - 24)

    def fit(self) -> None:
        """Be as large as is good to read, within the window."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        inside = self._inside
        parts = (
            self.lines.sizeHint().height(),
            self.says.heightForWidth(inside),
            self.boards.height_of(),
            self.differences.height_at(inside),
        )
        high = sum(parts) + self._column.spacing() * len(parts)
        above = layout.minimumSize().height() - self.page.minimumSizeHint().height()
        most = self.room.height() - 24
        self.resize(self._width, min(above + high + self.fontMetrics().height(), most))
        self.place()

    @property
    def _open(self) -> bool:
        """Whether nothing is secret between those at this window."""
        place = self._window.place_in_front
        here = place.one_screen.sits if place is not None else ()
        # What a computer or a teacher holds is as secret as behind a curtain.
        return not self._document.apart and len(here) == len(self._document.seats)

    @Slot()
    def _send(self) -> None:
        """Show the readings of a judge's copy to the players."""
        lan = self._window.lan
        if lan is not None:
            lan.readings.send(self.nodes)

    @Slot(int, str)
    def _report(self, seat: SeatId, ruling: str) -> None:
        """Write the report with the eyes that were chosen."""
        write_report(self._window, self._document, Asked(self.nodes, seat, ruling))

    # -- which --------------------------------------------------------------------------------

    @property
    def nodes(self) -> tuple[NodeId, ...]:
        """The steps that are compared."""
        return self.lines.nodes

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
        offered = dict.fromkeys([*ends, *wanted])
        self.lines.offer([(end, self._called(end)) for end in offered], wanted)

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
        if len(set(nodes)) > 1:
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
        compared = self.compared
        for button in (*self.shows, self.foot.button, self.send):
            button.setEnabled(compared is not None)
        self.says.setText(self._told().in_(self.look.language))
        readings = () if compared is None else compared.readings
        rows = () if compared is None else compared.rows
        advice = [one.advice for one in readings]
        self.differences.show_rows(rows, len(readings), advice, known_rules(self._bridge.spec))
        host, seat = self._document.table.host, self._bridge.seat
        views = [host.view_at(one.node, seat) for one in readings]
        place = self._window.place_in_front
        self.boards.show_views(views, None if place is None else place.board, self._inside)
        self._mark_shown()
        self.fit()

    def _mark_shown(self) -> None:
        cursor, nodes = self._document.tree.cursor, self.nodes
        self.boards.mark(nodes.index(cursor) if cursor in nodes else None)

    def _told(self) -> Words:
        """Return what is said above the differences."""
        compared = self.compared
        if compared is None:
            return NONE
        steps = [counted(one.steps, STEP) for one in compared.readings]
        said = series(
            [labelled(both(name), many) for name, many in zip(NAMES, steps, strict=False)]
        )
        told = Words(
            f"{said.en} since they part. Differences: {len(compared.rows)}.",
            f"分かれてからの手順は{said.ja}で、違いは{len(compared.rows)}か所です。",
        )
        return told if compared.rows else SAME

    @Slot(object)
    def _show_rule(self, advice: Advice) -> None:
        show_rules(self._window, advice.rule, advice.about)

    # -- going from one to the other --------------------------------------------------------------

    @Slot(int)
    def show_reading(self, which: int) -> None:
        """Let the board show a reading."""
        self._bridge.go_with_consent(self.nodes[which])
        self._mark_shown()

    def show_other(self) -> None:
        """Let the board show the reading after the one that it shows."""
        nodes, cursor = self.nodes, self._document.tree.cursor
        if self.compared is not None:
            after = nodes.index(cursor) + 1 if cursor in nodes else 0
            self.show_reading(after % len(nodes))

    @Slot()
    def _follow_soon(self, *_told: object) -> None:
        soon(self._follow)

    @Slot()
    def _follow(self) -> None:
        """Offer the branches as they are now; what was chosen stays chosen."""
        self._offer([*self.nodes])
        self._compare()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(self.title.text())
        self.set_close_words(CLOSE.in_(speak))
        self.lines.speak(speak)
        lan = self._window.lan
        self.send.setVisible(lan is not None and lan.readings.may_send(self._document))
        self.send.setText(literal(SEND.in_(speak)))
        self.boards.forget()
        bridge = self._bridge
        self.foot.speak(bridge.seat, bridge.view.setting, speak, everything=self._open)
        self._follow()


def _broken(rule: str, problem: Exception) -> None:
    troubles().caught(problem, f"rule {rule}")
