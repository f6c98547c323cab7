"""Looking at a step of the history: the table stays where it is, and so does everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.text.words import Words
from app.ui.panels.announce import announce
from app.ui.panels.history.step_line import StepLine, line_through

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import NodeId, SeatId
    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.session.host.updates import Stepped
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.panels.history.history_panel import HistoryPanel
    from app.ui.panels.history.step_picture import StepPicture
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.table.bridge import Bridge


STEPS = {"back": -1, "forth": 1}
ENDS = {"first": 0, "last": -1}
TURNS = {"turn_back": -1, "turn_forth": 1}
SHORTEST = 2
"""Steps of a game that can be played back."""
ADVICE, NAMED = "advice", "named"
"""Names of jumps; any other is the verb of what happens there."""
NEXT_ADVICE = Words("Next advice", "次の助言")
NEXT_NAMED = Words("Next step with a name or a note", "次の名前・メモのある手順")
ALL_CARDS = Words("All cards open", "すべて公開")
NO_MORE = Words("There is none after this step.", "この後にはありません。")
NOTHING_TO_PLAY = Words("Nothing has happened yet.", "まだ何も起きていません。")


class EarlierStep(QObject):
    """Shows the board as the seat at the window saw it at a step, until it is left."""

    looked = Signal(int)
    """A step shows: the log and the advice are those of it."""
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
        self.line = StepLine((), ())
        """The line of play on which that step lies."""
        self.eyes: SeatId | None = None
        """Whose eyes look; None for those at the window."""
        self._plays = False
        """Whether to play as soon as something shows."""
        bridge.filled.connect(self._filled)
        bridge.stepped.connect(self._stepped)
        # What was seen by one seat is not seen by the next, nor in a table that stands elsewhere.
        for moved in (bridge.placed, bridge.reseated, bridge.replaced):
            moved.connect(self.leave)

    @Slot(int)
    def look(self, node: NodeId) -> None:
        """Show a step, also in the history; the present one is the table itself."""
        if node == self._bridge.node:
            self._history.reveal(node)
            self.leave()
            return
        if self.node is None or node not in self.line.steps:
            self.line = line_through(self._bridge.history, node)
        self._look_at(node)

    def _look_at(self, node: NodeId) -> None:
        """Show a step of the line, be it the present one."""
        self._history.reveal(node)
        self.node = node
        self._show()

    @Slot()
    def follow_look(self) -> None:
        """Show the same in another language or theme."""
        node, eyes = self.node, self.eyes
        if node is None:
            return
        self.leave()
        self.look(node)
        if eyes is not None and self.picture is not None:
            self._look_with(eyes)
            self.picture.controls.offer_eyes(self._offered_eyes(), eyes)

    @Slot(int)
    def step(self, by: int) -> None:
        """Look at the next step (1) or at the one before (-1), from the one that shows."""
        node = self._bridge.node if self.node is None else self.node
        line = line_through(self._bridge.history, node) if self.node is None else self.line
        self.look(line.step(node, by))

    @Slot(int)
    def stay(self, node: NodeId) -> None:
        """Go back to a step, or forth to it."""
        self.leave()
        self._history.jump(node)

    @Slot()
    def leave(self, *_told: object) -> None:
        """Show the table as it is now."""
        looked, self.node, self.eyes = self.node is not None, None, None
        self._plays = False
        if self.picture is not None:
            picture, self.picture = self.picture, None
            focused = QApplication.focusWidget()
            if focused is not None and (focused is picture or picture.isAncestorOf(focused)):
                self._board.setFocus()
            picture.hide()
            picture.deleteLater()
        if looked:
            self.left.emit()

    @Slot()
    def play(self) -> None:
        """Show the game from its beginning, or go on from the step that is looked at."""
        if self.node is None:
            line = line_through(self._bridge.history, self._bridge.node)
            if len(line.steps) < SHORTEST:
                self._window.tell(NOTHING_TO_PLAY, "refused")
                return
            self.look(line.steps[0])
        self._plays = True
        self._start_playing()

    def _start_playing(self) -> None:
        """Play once the first step shows: from far away it may have to be asked for."""
        if self._plays and self.picture is not None:
            self._plays = False
            self.picture.controls.play()
            self.picture.setFocus()

    # -- where to look next ---------------------------------------------------------------------

    @Slot(str)
    def _go(self, name: str) -> None:
        if self.node is None:
            return
        if name in STEPS:
            self.look(self.line.step(self.node, STEPS[name]))
        elif name in TURNS:
            self.look(self.line.turn(self.node, TURNS[name]))
        elif name in ENDS:
            self._look_at(self.line.steps[ENDS[name]])
        else:
            goal = self.line.next_that(self.node, lambda node: self._is(name, node))
            if goal is None:
                self._window.tell(NO_MORE, "refused")
            else:
                self.look(goal)

    @Slot(int)
    def _go_to(self, place: int) -> None:
        # Who pulls as far as the present has it in hand still.
        self._look_at(self.line.steps[place])

    def _jumps(self) -> tuple[tuple[str, Words], ...]:
        """Return what of this game can be jumped to."""
        spec = self._bridge.spec
        advised = ((ADVICE, NEXT_ADVICE),) if spec.adviser is not None else ()
        said = tuple((verb, title) for verb, title in spec.highlights)
        return (*advised, (NAMED, NEXT_NAMED), *said)

    def _is(self, name: str, node: NodeId) -> bool:
        """Whether a step is what is jumped to."""
        if name == NAMED:
            return node in self._bridge.history.labels
        if name == ADVICE:
            return bool(self._said_of(node))
        return any(event.verb == name for event in self._telling.events(node) or ())

    def _said_of(self, node: NodeId) -> tuple[Words, ...]:
        """Return what rules the adviser spoke of, at a step."""
        place = self._window.place_in_front
        watch = place.side.advice.watch if place is not None else None
        return watch.titles_at(node) if watch is not None else ()

    # -- whose eyes -------------------------------------------------------------------------------

    def _offered_eyes(self) -> list[tuple[SeatId, str]]:
        """Return whose eyes may look: all of them where nothing is secret at this window."""
        place, document = self._window.place_in_front, self._window.document
        setting, own = self._bridge.view.setting, self._bridge.seat
        here = place.one_screen.sits if place is not None else ()
        if document is None or document.apart or len(here) < len(setting.seats):
            return []
        seats = [(seat, one.name) for seat, one in enumerate(setting.seats)]
        if own not in dict(seats):
            return []
        return [*seats, (JUDGE, ALL_CARDS.in_(self._window.look.language))]

    @Slot(int)
    def _look_with(self, seat: SeatId) -> None:
        self.eyes = seat
        self._show()

    def _seen(self, node: NodeId) -> SeatView | None:
        document = self._window.document
        if document is None or self.eyes not in dict(self._offered_eyes()):
            return self._bridge.history.view_at(node)
        return document.table.host.view_at(node, self.eyes)

    def _show(self) -> None:
        if self.node is None:
            return
        view = self._seen(self.node)
        if view is None:  # `filled` says when it is here
            return
        from app.ui.table.pictures.table_picture import earlier_picture  # noqa: PLC0415 - not at the start

        picture = self.picture or self._made_picture()
        number = self._telling.number(self.node)
        speak = self._window.look.language
        sentence = self._telling.text(self.node, speak)
        # Who sees with another seat's eyes sits where that seat does; a judge has no side.
        turned = self.eyes if self.eyes not in (None, JUDGE, self._bridge.seat) else None
        image = earlier_picture(self._board, view, turned)
        picture.show_step(image, number, sentence, self._comment(self.node), self._about(speak))
        picture.controls.show_place(self.line.place(self.node), len(self.line.steps))
        self._start_playing()
        self.looked.emit(self.node)
        announce(self._board, picture.accessibleName())

    def _about(self, speak: Language) -> Face | None:
        """Return the one card that the step is about, as this seat is told it."""
        assert self.node is not None
        told = {span.ref for span in self._telling.sentence(self.node, speak) if span.ref}
        return self._board.cards.face(told.pop()) if len(told) == 1 else None

    def _made_picture(self) -> StepPicture:
        from app.ui.panels.history.step_picture import StepPicture  # noqa: PLC0415 - not at the start

        picture = StepPicture(self._window.look, self._board)
        picture.stay_wanted.connect(self._stay_here)
        picture.apart_wanted.connect(self._play_apart)
        picture.host_wanted.connect(self._host)
        picture.left.connect(self.leave)
        controls = picture.controls
        controls.wanted.connect(self._go)
        controls.pulled.connect(self._go_to)
        controls.eyes_chosen.connect(self._look_with)
        controls.offer_jumps(self._jumps())
        eyes = self._offered_eyes()
        controls.offer_eyes(eyes, self._bridge.seat)
        self.picture = picture
        return picture

    def _comment(self, node: NodeId) -> str:
        """Return what people wrote on a step, and the rules the adviser spoke of there."""
        speak = self._window.look.language
        label = self._bridge.history.labels.get(node)
        written = [part for part in (label.name, label.note) if part] if label is not None else []
        said = [title.in_(speak) for title in self._said_of(node)]
        return " · ".join([*written, *said])

    @Slot()
    def _play_apart(self) -> None:
        if self.node is not None:
            self._window.tables.play_from_here(self.node)

    @Slot()
    def _host(self) -> None:
        if self.node is not None:
            self._window.tables.host_from_here(self.node)

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
