"""The washi panel beside the board: the tabs, advice and history below them, the large card over.

It puts its parts together; each of them says in its own module what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.games.game_registry import cards_of
from app.ui.app.table_in_front import SideInFront
from app.ui.panels.announce import Announcer
from app.ui.panels.cards.preview import CardPreview
from app.ui.panels.history.history_panel import HistoryPanel
from app.ui.panels.history.step_words_seen import Telling
from app.ui.panels.log.log_panel import LogPanel
from app.ui.panels.panel_stack import PanelStack
from app.ui.panels.slips.coins import ChanceToast
from app.ui.side.earlier_step import EarlierStep
from app.ui.side.over_reading import OverReading
from app.ui.side.pointed_card import PointedCard
from app.ui.side.preview_sheet import PreviewSheet
from app.ui.side.side_advice import SideAdvice
from app.ui.side.side_heights import SharedHeight, SideParts
from app.ui.side.side_plan import SidePlan
from app.ui.side.side_sheets import BoardSheets
from app.ui.side.side_stage import SideStage
from app.ui.side.side_starts import SideStarts
from app.ui.side.side_tabs import SideTabs
from app.ui.side.side_tasks import SideTasks
from app.ui.side.side_top import SideTop
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.look.look import Look
    from app.ui.outline.outline_panel import OutlinePanel
    from app.ui.panels.messages.messages_panel import MessagesPanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable
    from app.ui.table.planned.plan_watch import PlanWatch

WIDTH = 340
NARROWEST = 260
LINES, NARROW_LINES = 18, 13
"""The usual and the smallest width in lines of text, where text is large."""
WIDEST = 0.42
"""Share of the window that the panel takes by itself at most."""


class SidePanel(SideInFront):
    """Preview, history, tabs, and the floating sheets of one table."""

    outline_made = Signal(object)
    """OutlinePanel: it was wanted for the first time."""
    scaled = Signal()
    """Text has another size, or the window; what follows from it here is done."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        table: OpenTable,
        board: BoardView,
        watch: PlanWatch,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        look = window.look
        self._window = window
        self._bridge = bridge
        self._board = board
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keep_readable()
        self.telling = telling = Telling(bridge, table.lexicon)
        self._face = cards_of(bridge.spec).face
        self._lay_out(look)
        self.coins = ChanceToast(look, bridge, table.lexicon, board)
        self.coins.lie_in(window.lane)
        self.announcer = Announcer(look, telling, board)
        self.outline: OutlinePanel | None = None
        self._messages: MessagesPanel | None = None
        self.pointed: PointedCard = PointedCard(bridge, self.preview, self)
        self.sheets: BoardSheets = BoardSheets(
            window, bridge, board, table.lexicon, self.pointed, self
        )
        self.earlier: EarlierStep = EarlierStep(window, bridge, board, telling, self.history)
        self.plan: SidePlan = SidePlan(window, bridge, board, watch, self)
        self.tasks: SideTasks = SideTasks(window, table, bridge, board, self.plan, self)
        self.advice: SideAdvice = SideAdvice(
            window, bridge, table, board, self.parts, self._stack, self
        )
        if table.spec.tasks is not None:
            self.tasks.follow(table.spec.tasks)
        self.tabs.begin({"outline": self._make_outline, "messages": self._make_messages})
        self.heights = SharedHeight(self._stack, self.parts, self.advice, window.settings.panels)
        self.stage: SideStage = SideStage(window, bridge, board, telling, self)
        self.starts: SideStarts = SideStarts(window, bridge, board, self.parts, self)
        self.log.model.faces = board.cards.face
        self.top.hold(self.tabs, self.stage, self.plan, self.heights)
        self._connect()
        self.history.remedy_wanted.connect(self.advice.put_right)
        self.advice.begin()
        look.changed.connect(self._follow_look)

    def _lay_out(self, look: Look) -> None:
        # From the outside in: whatever gets another parent Qt dresses anew, with all that is in it.
        self.parts: SideParts = SideParts(self)
        self._stack: PanelStack = PanelStack(look, self.parts, parent=self)
        parts = self.parts
        self.tabs: SideTabs = SideTabs(self._window, parts)
        self.log = LogPanel(look, self.telling, parent=self.tabs.place("log"))
        self.tabs.hold_log(self.log)
        self.history = HistoryPanel(look, self.telling, parent=parts)
        parts.hold(self.tabs, self.history)
        self._stack.keep((self.tabs,))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 10)
        column.setSpacing(8)
        self.top: SideTop = SideTop(self, column, self._stack)
        column.addWidget(self._stack, 1)
        self._column = column
        self.sheet: PreviewSheet = PreviewSheet(look, self, self.tabs)
        """Where the large card lies while a card is pointed at."""
        self.preview = CardPreview(look, self._bridge, self._face, parent=self.sheet)
        self.sheet.hold(self.preview)
        self.strip: OverReading = OverReading(self, self.sheet, self.tabs)
        """Where what is said for a moment lies."""

    def _connect(self) -> None:
        self._board.hovered.connect(self.pointed.show_hovered)
        self._board.selection_changed.connect(self.pointed.show_selected)
        self.pointed.left.connect(self.sheet.leave)
        self._board.pile_requested.connect(self.sheets.open_pile)
        self.log.node_requested.connect(self.earlier.look)
        self.log.stay_wanted.connect(self.earlier.stay)
        self.log.left.connect(self.earlier.leave)
        self.history.step_wanted.connect(self.earlier.step)
        self.earlier.looked.connect(self.history.look_at)
        self.earlier.left.connect(self.history.look_away)
        for part in (self.log, self.advice):
            self.earlier.looked.connect(part.show_step)
            self.earlier.left.connect(part.show_now)
        self.log.card_hovered.connect(self.pointed.show_ref)
        self.log.reading_wanted.connect(self.pointed.read)
        self.starts.resized.connect(self._place_starts)

    @Slot()
    def _place_starts(self) -> None:
        """Give what could be started its height; the log makes room for it."""
        self.heights.keep(self.starts.height(self.top.inner_width(), self.height()))

    def reading_place(self) -> QWidget:
        """Return the large card, or while nothing is pointed at the tabs over which it will lie."""
        return self.tabs if self.sheet.isHidden() else self.preview

    def look_back(self) -> None:
        """Show where a game of plans turned."""
        self.sheets.look_back(self.earlier)

    def close_sheets(self) -> None:
        """Take away what lies over the window and not over the board alone."""
        self.coins.come_home()
        self.advice.close()
        self.sheets.close()
        self.history.give_up_name()

    # -- tabs that are made when they are first wanted ----------------------------------------

    def _make_outline(self) -> QWidget:
        from app.ui.outline.outline_panel import OutlinePanel  # noqa: PLC0415 - not at the start

        outline = OutlinePanel(self._window.look, self._bridge, self._face, self)
        outline.selection_changed.connect(self._board.select)
        outline.selection_changed.connect(self.pointed.show_selected)
        self._board.selection_changed.connect(outline.follow)
        outline.task_wanted.connect(self.tasks.do)
        if self.tasks.todo is not None:
            outline.show_tasks(self.tasks.todo)
        if self._bridge.spec.plan_sheet is not None:
            outline.show_plan(self.plan.watch)
        self.outline = outline
        self.outline_made.emit(outline)
        return outline

    def _make_messages(self) -> QWidget:
        from app.ui.panels.messages.messages_panel import MessagesPanel  # noqa: PLC0415 - not at the start

        panel = MessagesPanel(self._window.look, self._window.messages)
        panel.error_log_wanted.connect(self._window.sheets.open_error_log)
        panel.stand_in(self.tabs)
        self._messages = panel
        return panel

    # -- how wide it is -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as the text needs, and at most a share of the window."""
        wanted = max(WIDTH, self.fontMetrics().height() * LINES)
        return QSize(min(wanted, round(self._window.width() * WIDEST)), 600)

    def _keep_readable(self) -> None:
        wanted = max(NARROWEST, self.fontMetrics().height() * NARROW_LINES)
        self.setMinimumWidth(min(wanted, round(self._window.width() * WIDEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the window, of which the panel takes a share at most."""
        super().resizeEvent(event)
        soon(self._rescale)

    def _rescale(self) -> None:
        # What is said for a moment may have changed its height while all this was being laid out.
        self._column.invalidate()
        self._keep_readable()
        self.scaled.emit()
        self.top.place_stage()
        self.top.place_plan()
        self._place_starts()

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for the tab that was in front last, once there is a height to share."""
        super().showEvent(event)
        soon(self.heights.share)

    # -- looks --------------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.earlier.follow_look()
        self.tabs.retitle()
        soon(self._rescale)

    def set_animations(self, moving: bool) -> None:
        """Let coins turn and fade, or lie and go at once."""
        self.coins.set_animated(moving)
