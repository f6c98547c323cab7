"""The slips over the board: what was said, what was refused and why, what can be taken back.

At most three at a time, in a lane of their own, where nothing is covered. Over a board they stand
aside while anything is dragged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.core.data.value import value
from app.core.ids import NodeId
from app.core.intent import Redo, Undo
from app.core.text.words import Words
from app.session.seat.pending_requests import NOT_KNOWN
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.history.worth_undoing import ANEW, worth_undoing
from app.ui.panels.messages.message_list import SEVERITIES, Message, Messages, Remedy, Severity
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import REDO, UNDO

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.session.host.updates import Placed, Refused, Stepped
    from app.ui.board.board_view import BoardView
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.slips.lane import Lane, Strip
    from app.ui.panels.slips.slip import Slip
    from app.ui.panels.slips.slip_paper import Says

MOST = 3
MOST_OF_LANE = 0.75
"""Share of its height that they take at most."""
LONGEST_LINE = {"en": 84, "ja": 46}
"""Letters of a log line on a slip: the log itself tells all of it."""
BREAK = {"en": " ", "ja": "、"}
"""Where a line may be cut."""
KEYS = {"undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z"}


@value
class Travelled:
    """A gesture that can be taken back, or was."""

    node: NodeId
    """The step that it made."""
    at: NodeId
    """Where the table stands while the offer holds."""
    back: bool
    """Whether to take it back, and not to do it again."""
    too: Words | None = None
    """What else is told of it."""


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
        self.key_of = key_of
        self.slips: list[Slip] = []
        """The oldest first."""
        self.remedy_for: Callable[[Refused], Remedy | None] | None = None
        """What can be done about a refusal, where somebody may be asked."""
        self._telling: Telling | None = None
        self._board: BoardView | None = None
        self._travel: Slip | None = None
        """The offer to take back, or to do again; there is one at most."""
        self._offered: Travelled | None = None
        """What it is about, or will be in a moment; it holds for that step alone."""
        self._too: Words | None = None
        """What is told with the next gesture of one's own, where it is offered to take it back."""
        self._near: Slip | None = None
        """The refusal that is shown where the gesture was made."""
        self._near_is_free = False
        """Whether it stands beside the gesture and covers nothing; if not, it joins the others."""
        self._lane: Lane | None = None
        self._in_lane = False
        """Whether the slips lie in the lane, and not over the board where nothing is covered."""
        self._aside = False
        self._hidden = False
        """Whether nobody may read anything now."""
        self._pressed: QPoint | None = None
        messages.added.connect(self._on_message)
        room.installEventFilter(self)

    def lie_in(self, lane: Lane) -> None:
        """Lie in a lane from now on wherever something would be covered."""
        self._lane = lane
        lane.changed.connect(self._arrange)

    # -- the table ----------------------------------------------------------------------------

    def follow(self, telling: Telling, board: BoardView) -> None:
        """Tell of another table from now on."""
        self.leave_table()
        self._telling, self._board = telling, board
        bridge = telling.bridge
        bridge.refused.connect(self._on_refused)
        bridge.replaced.connect(self._end_travel)
        bridge.placed.connect(self._on_placed)
        bridge.stepped.connect(self._on_stepped)
        bridge.reseated.connect(self._forget_refusals)
        board.installEventFilter(self)
        board.viewport().installEventFilter(self)

    def leave_table(self) -> None:
        """Tell of no table any more. What else was said stays."""
        self._end_travel()
        if self._near is not None:
            self._near.leave()
        if self._telling is not None and self._board is not None:
            bridge = self._telling.bridge
            bridge.refused.disconnect(self._on_refused)
            bridge.replaced.disconnect(self._end_travel)
            bridge.placed.disconnect(self._on_placed)
            bridge.stepped.disconnect(self._on_stepped)
            bridge.reseated.disconnect(self._forget_refusals)
            self._board.removeEventFilter(self)
            self._board.viewport().removeEventFilter(self)
        self._telling = self._board = None
        self.come_back()

    def tell_too(self, words: Words | None) -> None:
        """Let what is about to be done be told with `words` behind it, or with nothing."""
        self._too = words

    @Slot()
    def _forget_refusals(self) -> None:
        """Keep nothing of what somebody tried: why it cannot be may tell of the hand."""
        if self._near is not None:
            self._near.leave()
        self.messages.forget("refused")

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

    @Slot(object)
    def _on_refused(self, refused: Refused) -> None:
        self._too = None
        if refused.reason.en:
            remedy = self.remedy_for(refused) if self.remedy_for is not None else None
            # Nobody said no to what nobody answered: it is to be looked at.
            severity: Severity = "warning" if refused.code == NOT_KNOWN else "refused"
            self.messages.add(refused.reason, severity, remedy)

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        self._end_travel()
        telling = self._telling
        if telling is None or stepped.actor != telling.bridge.seat:
            return
        too, self._too = self._too, None
        # Before the first turn there is only the dealing; nobody wants to be asked about it.
        dealing = not stepped.turn and not any(event.verb == ANEW for event in stepped.events)
        if not dealing and (too is not None or worth_undoing(stepped.events)):
            telling.hear(stepped)
            self._offer_soon(Travelled(stepped.node, stepped.node, back=True, too=too))

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        went, offered = placed.went, self._offered
        self._end_travel()
        if went is None and offered is not None and offered.at == placed.node:
            # Another seat acts: the offer holds for the table, in the words of that seat.
            self._offer_soon(offered)
        elif went is not None and went.how == "undo":
            self._offer_soon(Travelled(went.origin, placed.node, back=False))

    def _offer_soon(self, travelled: Travelled) -> None:
        """Offer it once the board shows what happened."""
        self._offered = travelled
        soon(self._offer, travelled)

    def _offer(self, travelled: Travelled) -> None:
        """Tell of a gesture, with a button for its opposite."""
        from app.ui.panels.slips.slip_paper import Says  # noqa: PLC0415 - not at the start

        telling = self._telling
        if telling is None or self._offered is not travelled or self._travel is not None:
            return
        bridge, node = telling.bridge, travelled.node
        said = Words(_short(telling, node, "en"), _short(telling, node, "ja"))
        if travelled.back:
            if travelled.too is not None:
                said = Words(f"{said.en}\n{travelled.too.en}", f"{said.ja}\n{travelled.too.ja}")
            do, key = (lambda: bridge.ask(Undo())), self.key_of("undo")
            self._travel = self._show(Says(said, "check", UNDO, do, key))
            return
        told = Words(f"Taken back: {said.en}", f"取り消し：{said.ja}")
        do, key = (lambda: bridge.ask(Redo())), self.key_of("redo")
        self._travel = self._show(Says(told, "undo", REDO, do, key))
        # Every other gesture is spoken as the log tells it.
        announce(self._travel, self._travel.words)

    @Slot()
    def _end_travel(self) -> None:
        self._offered = None
        if self._travel is not None:
            self._travel.leave()
        if self._near is not None:
            self._near.leave()

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
        if self._aside:
            slip.hold("drag", held=True)
        self._arrange()
        if not self._hidden and (not self._aside or self._in_lane):
            slip.appear()
        return slip

    def _fit(self, newest: Slip) -> None:
        """Let others go while all together would hide too much, or find no room in the lane."""
        near = [self._near] if self._near is not None else []
        for other in (*near, *self.slips):
            if other is not newest and self._too_high():
                other.leave()

    def _too_high(self) -> bool:
        from app.ui.panels.slips.slip_places import high_in, too_high  # noqa: PLC0415 - not at the start

        if self._lane is None:
            return too_high(self.slips, self.room, self._board)
        strip, shown = self._lane.strip, self._stacked()
        most = self._most(strip)
        return len(shown) > 1 and high_in(shown, strip.wide(), most) > most

    def _refuse(self, says: Says) -> None:
        """Say no where the gesture was made."""
        if self._hidden:
            return
        from app.ui.panels.slips.slip_places import lay_near  # noqa: PLC0415 - not at the start

        if self._near is not None:
            self._near.leave()
        self.come_back()
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
        beside = self._near is not None and self._lane is not None and not self._near_is_free
        return [*self.slips, *([self._near] if beside and self._near is not None else [])]

    @Slot()
    def _arrange(self) -> None:
        """Put all slips where they cover nothing: in the lane, or on the board without a panel."""
        slips, lane = self._stacked(), self._lane
        if not slips:
            self._leave_lane()
            return
        from app.ui.panels.slips.slip_places import high_in, lay, lay_in  # noqa: PLC0415 - not at the start

        if lane is None:
            lay(slips, self.room, self._board)
            return
        on_board = lane.strip.from_board and not lane.keeps("slips")
        self._in_lane = not (on_board and lay(slips, self.room, self._board))
        if not self._in_lane:
            lane.leave("slips")
            return
        most = self._most(lane.strip)
        lay_in(slips, lane.keep("slips", lambda wide: high_in(slips, wide, most)))

    def _most(self, strip: Strip) -> int:
        """Return how high all slips together may be in the lane."""
        return round(strip.most() * MOST_OF_LANE)

    def _leave_lane(self) -> None:
        self._in_lane = False
        if self._lane is not None:
            self._lane.leave("slips")

    def _on_gone(self, slip: Slip) -> None:
        if slip in self.slips:
            self.slips.remove(slip)
        if slip is self._travel:
            self._travel = None
        if slip is self._near:
            self._near = None
        for other in self.slips:
            other.hold("others", held=False)
        slip.deleteLater()
        if self._in_lane:
            self._arrange()

    @Slot(bool)
    def _on_looked_at(self, looked: bool) -> None:
        """While one is read no other leaves, for that would be missed."""
        for slip in self.slips:
            slip.hold("others", held=looked)

    # -- standing aside, going ----------------------------------------------------------------

    @property
    def shown(self) -> list[Slip]:
        """The slips that are to be seen now, the newest last; a refusal comes after the others."""
        near = [self._near] if self._near is not None else []
        return [slip for slip in (*self.slips, *near) if slip.isVisible()]

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

    def step_aside(self, *, hidden: bool = False) -> None:
        """Something is dragged: cover nothing it could be dropped on, and let no time pass.

        In the lane nothing is covered; `hidden` is for what nobody may read now.
        """
        if self._aside and (self._hidden or not hidden):
            return
        self._aside, self._hidden = True, hidden
        if self._near is not None:
            self._near.leave()
        for slip in self.slips:
            slip.hold("drag", held=True)
            if hidden or not self._in_lane:
                slip.hide()

    def come_back(self) -> None:
        """The drag is over."""
        if not self._aside:
            return
        self._aside = self._hidden = False
        self._arrange()
        for slip in self.slips:
            slip.show()
            slip.hold("drag", held=False)

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
            if escape and not self._aside:
                self.dismiss()
        elif isinstance(event, QMouseEvent) and watched is not self.room:
            self._on_mouse(event)
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> None:
        kind, at = event.type(), event.position().toPoint()
        if kind == QEvent.Type.MouseButtonPress:
            self._pressed = at
        elif kind == QEvent.Type.MouseButtonRelease:
            self._pressed = None
            self.come_back()
        elif kind == QEvent.Type.MouseMove and event.buttons() != Qt.MouseButton.NoButton:
            far = QApplication.startDragDistance()
            if self._pressed is None or (at - self._pressed).manhattanLength() > far // 2:
                self.step_aside()

    # -- looks --------------------------------------------------------------------------------

    def _all(self) -> list[Slip]:
        return [*self.slips, *([self._near] if self._near is not None else [])]


def _short(telling: Telling, node: NodeId, language: Language) -> str:
    """Return a line of the log, cut where nobody reads on."""
    line, most = telling.text(node, language), LONGEST_LINE[language]
    if len(line) <= most:
        return line
    whole = line[: most - 1].rpartition(BREAK[language])[0]
    return (whole or line[: most - 1]).rstrip(" ,、（(") + "…"
