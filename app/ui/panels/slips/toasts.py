"""The slips over the board: what was said, what was refused and why, what can be taken back.

At most three at a time, in a lane of their own; nothing moves for them. Over a board they stand
aside while anything is dragged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.messages.message_list import SEVERITIES, Message, Messages
from app.ui.panels.slips.slip_lane import SlipLane
from app.ui.panels.slips.standing_aside import StandingAside
from app.ui.panels.slips.table_refusals import Refusals
from app.ui.panels.slips.travel_offers import TravelOffers

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.slips.lane import Lane
    from app.ui.panels.slips.slip import Slip
    from app.ui.panels.slips.slip_paper import Says

MOST = 3
KEYS = {"undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z"}


class Toasts(QObject):
    """Shows messages as they come, and offers to take back large gestures."""

    def __init__(
        self,
        look: Look,
        room: QWidget,
        messages: Messages,
        *,
        key_of: Callable[[str], str] = KEYS.__getitem__,
    ) -> None:
        """`room` is what they lie in; `key_of` tells the key of an action as it is written."""
        super().__init__(room)
        self.look = look
        self.room = room
        self.messages = messages
        self.animated = True
        self.slips: list[Slip] = []
        """The oldest first."""
        self._board: BoardView | None = None
        self._offers = TravelOffers(self, self._show, key_of)
        self.refusals = Refusals(messages, self._offers, self)
        self.refusals.over.connect(self._end_refusal)
        self._near: Slip | None = None
        """The refusal that is shown where the gesture was made."""
        self._near_is_free = False
        """Whether it stands beside the gesture and covers nothing; if not, it joins the others."""
        self._places = SlipLane(room)
        self.aside = StandingAside(self.slips, self._places, self)
        self.aside.began.connect(self._end_refusal)
        self.aside.over.connect(self._arrange)
        messages.added.connect(self._on_message)
        room.installEventFilter(self)

    def lie_in(self, lane: Lane) -> None:
        """Lie in a lane from now on wherever something would be covered."""
        self._places.lane = lane
        lane.changed.connect(self._arrange)

    # -- the table ----------------------------------------------------------------------------

    def follow(self, telling: Telling, board: BoardView) -> None:
        """Tell of another table from now on."""
        self.leave_table()
        self._board = self._places.board = board
        self.refusals.follow(telling.bridge)
        self._offers.follow(telling)
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)

    def leave_table(self) -> None:
        """Tell of no table any more. What else was said stays."""
        self._offers.leave_table()
        self._end_refusal()
        self.refusals.leave_table()
        if self._board is not None:
            self._board.removeEventFilter(self)
            self._board.viewport().removeEventFilter(self)
        self._board = self._places.board = None
        self.aside.come_back()

    def tell_too(self, words: Words | None) -> None:
        """Let what is about to be done be told with `words` behind it, or with nothing."""
        self._offers.too = words

    @Slot()
    def _end_refusal(self) -> None:
        """Show no refusal any more: the table moved on."""
        if self._near is not None:
            self._near.leave()

    @Slot(object)
    def _on_message(self, message: Message) -> None:
        from app.ui.panels.slips.slip_paper import Says  # noqa: PLC0415 - not at the start

        sign, remedy = SEVERITIES[message.severity][0], message.action
        says = Says(message.words, sign)
        if remedy is not None:
            says = Says(message.words, sign, remedy.title, remedy.do)
        if message.severity == "refused":
            self._refuse(says)
            return
        for slip in self.slips:
            if slip.says.words == says.words:
                slip.leave()
                break
        slip = self._show(says)
        slip.remedy = remedy
        announce(slip, slip.words, urgent=message.severity == "error")

    # -- showing ------------------------------------------------------------------------------

    def _slip(self, says: Says) -> Slip:
        from app.ui.panels.slips.slip import Slip  # noqa: PLC0415 - not at the start

        slip = Slip(self.look, self.room, says)
        slip.animated = self.animated
        slip.origin = self._board or self.room
        slip.gone.connect(lambda: self._on_gone(slip))
        slip.reworded.connect(self._arrange)
        return slip

    def _show(self, says: Says) -> Slip:
        slip = self._slip(says)
        slip.looked_at.connect(self._on_looked_at)
        self.slips.append(slip)
        while len(self.slips) > MOST:
            self.slips[0].leave()
        self._near_is_free = False
        self._fit(slip)
        if self.aside.away:
            slip.hold("drag", held=True)
        self._arrange()
        if not self.aside.hidden and (not self.aside.away or self._places.in_lane):
            slip.appear()
        return slip

    def _fit(self, newest: Slip) -> None:
        """Let others go while all together would hide too much, or find no room in the lane."""
        # The refusal first, then the oldest.
        for other in sorted(self._all(), key=lambda slip: slip is not self._near):
            if other is not newest and self._places.too_high(self.slips, self._stacked()):
                other.leave()

    def _refuse(self, says: Says) -> None:
        """Say no where the gesture was made."""
        if self.aside.hidden:
            return
        from app.ui.panels.slips.slip_places import lay_near  # noqa: PLC0415 - not at the start

        self._end_refusal()
        self.aside.come_back()
        slip = self._near = self._slip(says)
        # It comes and goes with the gesture, and a cross beside its sign would be one too many.
        slip.cross.hide()
        self._near_is_free = lay_near(slip, self.slips, self.room, self._board)
        self._fit(slip)
        self._arrange()
        slip.appear()
        announce(slip, slip.words, urgent=True)

    def _stacked(self) -> list[Slip]:
        """Return the slips that lie below each other."""
        beside = self._places.lane is not None and not self._near_is_free
        return self._all() if beside else [*self.slips]

    @Slot()
    def _arrange(self) -> None:
        """Put all slips where nothing moves for them: in the lane, or over the board."""
        offer = self._offers.shown
        if not self._places.arrange(self._stacked(), offer) and offer is not None:
            offer.leave()

    def _on_gone(self, slip: Slip) -> None:
        if slip in self.slips:
            self.slips.remove(slip)
        if slip is self._near:
            self._near = None
        for other in self.slips:
            other.hold("others", held=False)
        slip.deleteLater()
        if self._places.in_lane:
            self._arrange()

    @Slot(bool)
    def _on_looked_at(self, looked: bool) -> None:
        """While one is read no other leaves, for that would be missed."""
        for slip in self.slips:
            slip.hold("others", held=looked)

    # -- going ----------------------------------------------------------------------------

    def _all(self) -> list[Slip]:
        return [*self.slips, *([self._near] if self._near is not None else [])]

    @property
    def shown(self) -> list[Slip]:
        """The slips that are to be seen now, the newest last; a refusal comes after the others."""
        return [slip for slip in self._all() if slip.isVisible()]

    @property
    def words(self) -> str:
        """What the newest slip says; empty while there is none."""
        return self.shown[-1].words if self.shown else ""

    def dismiss(self) -> None:
        """Let all slips go."""
        for slip in self._all():
            slip.leave()

    def look_again(self) -> None:
        """Let those go that offer what was done by another way."""
        for slip in tuple(self.slips):
            stands = None if slip.remedy is None else slip.remedy.stands
            if stands is not None and not stands():
                slip.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stand aside for a drag, go on Esc, and keep to the room."""
        kind = event.type()
        if kind == QEvent.Type.Resize:
            if watched is self.room or watched is self._board:
                # Cards lie elsewhere then, perhaps where it stands.
                self._near_is_free = False
                self._arrange()
        elif not self.slips and self._near is None:
            pass
        elif isinstance(event, QKeyEvent):
            # During a drag, Esc is for what is dragged.
            escape = kind == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape
            if escape and not self.aside.away:
                self.dismiss()
        elif isinstance(event, QMouseEvent) and watched is not self.room:
            self.aside.hear(event)
        return super().eventFilter(watched, event)
