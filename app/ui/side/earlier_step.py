"""Looking at a step of the history: the table stays where it is, and so does everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.ui.panels.announce import announce

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.host.updates import Stepped
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.panels.history.history_panel import HistoryPanel
    from app.ui.panels.history.step_picture import StepPicture
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.table.bridge import Bridge


class EarlierStep(QObject):
    """Shows the board as the seat at the window saw it at a step, until it is left."""

    left = Signal()
    """The table shows as it is again."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        board: BoardView,
        telling: Telling,
        history: HistoryPanel,
    ) -> None:
        super().__init__(history)
        self._window = window
        self._bridge = bridge
        self._board = board
        self._telling = telling
        self._history = history
        self.node: NodeId | None = None
        """The step that is looked at, or will be once it was told; None for none."""
        self.picture: StepPicture | None = None
        """Shows it; None while nothing is shown."""
        bridge.filled.connect(self._filled)
        bridge.stepped.connect(self._stepped)
        # What was seen by one seat is not seen by the next, nor in a table that stands elsewhere.
        for moved in (bridge.placed, bridge.reseated, bridge.replaced):
            moved.connect(self.leave)

    @Slot(int)
    def look(self, node: NodeId) -> None:
        """Show a step, also in the history; the present one is the table itself."""
        self._history.reveal(node)
        self.leave()
        if node != self._bridge.node:
            self.node = node
            self._show()

    @Slot(int)
    def stay(self, node: NodeId) -> None:
        """Go back to a step, or forth to it."""
        self.leave()
        self._history.jump(node)

    @Slot()
    def leave(self, *_told: object) -> None:
        """Show the table as it is now."""
        looked, self.node = self.node is not None, None
        if self.picture is not None:
            picture, self.picture = self.picture, None
            focused = QApplication.focusWidget()
            if focused is not None and (focused is picture or picture.isAncestorOf(focused)):
                self._board.setFocus()
            picture.hide()
            picture.deleteLater()
        if looked:
            self.left.emit()

    def _show(self) -> None:
        if self.node is None or self.picture is not None:
            return
        view = self._bridge.history.view_at(self.node)
        if view is None:  # `filled` says when it is here
            return
        from app.ui.panels.history.step_picture import StepPicture  # noqa: PLC0415 - not at the start
        from app.ui.table.pictures.table_picture import earlier_picture  # noqa: PLC0415 - likewise

        window = self._window
        picture = StepPicture(window.look, self._board)
        picture.stay_wanted.connect(self._stay_here)
        picture.left.connect(self.leave)
        self.picture = picture
        number = self._telling.number(self.node)
        sentence = self._telling.text(self.node, window.look.language)
        picture.show_step(earlier_picture(self._board, view), number, sentence)
        announce(self._board, picture.accessibleName())

    @Slot()
    def _stay_here(self) -> None:
        if self.node is not None:
            self.stay(self.node)

    @Slot(object)
    def _filled(self, *_nodes: object) -> None:
        self._show()

    @Slot(object)
    def _stepped(self, stepped: Stepped) -> None:
        """Who does something is back at the table; what others do disturbs nobody."""
        if self._bridge.history.nodes[stepped.node].actor == self._bridge.seat:
            self.leave()
