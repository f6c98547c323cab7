"""A table's playback in the window: the caption with its buttons, what is read aloud, its pace.

Whatever a person does at the table ends it first. What only looks (pointing, zooming, reading a
card) does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QMouseEvent

from app.core.text.describe import describe_all
from app.core.text.words import Words, plain
from app.ui.app.trouble import steady, surviving
from app.ui.board.declared.change_notes import ChangeNotes
from app.ui.board.scene.pieces.seen_pieces import piece_at
from app.ui.commands.native_key import native
from app.ui.panels.announce import announce
from app.ui.table.playback.caption_bar import CaptionBar
from app.ui.table.playback.playback import PACES, Pace

if TYPE_CHECKING:
    from collections.abc import Collection

    from app.core.ids import NodeId
    from app.core.view import Event
    from app.session.seat.step_moments import Moment, Reel
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront

PART = Words("Part {number} of {all}", "{number}／{all}")
NOTHING_MORE = Words(
    "In this step nothing is shown part by part.", "この手順には、分けて見せる場面がありません。"
)
HEADING = "phase"
"""The verb of the line that names a phase: the caption has it as its title."""


class PlacePlayback(QObject):
    """Shows the moments of one table."""

    def __init__(self, window: Shell, place: TableInFront) -> None:
        super().__init__(place)
        self._window = window
        self._place = place
        self._playback = place.bridge.playback
        self._reel: Reel | None = None
        """The step that the caption has its place for."""
        self._texts: tuple[tuple[str, str], ...] = ()
        """Title and sentences of each of its moments."""
        self._said: Moment | None = None
        """What was read aloud."""
        self.notes = ChangeNotes(place.board)
        self.caption: CaptionBar | None = None
        """What says which moment shows; made when there is one."""
        self.follow_settings()
        self._playback.changed.connect(self._follow)
        self._state = (False, False)
        """Whether it played, and ran, when menus were told last."""
        window.look.changed.connect(self._follow_look)
        place.board.viewport().installEventFilter(self)

    def follow_settings(self) -> None:
        """Play at the pace that is chosen; where nothing glides, nothing goes on by itself."""
        settings = self._window.settings
        pace: Pace = settings.moments if settings.moments in PACES else "normal"
        self._playback.set_pace(pace, glides=settings.animations)

    def again(self, node: NodeId) -> None:
        """Show a step once more; what is shown already begins anew."""
        if self._playback.reel is not None and self._playback.reel.node == node:
            self._playback.restart()
        elif not self._place.bridge.play_again(node):
            self._window.tell(NOTHING_MORE)

    # -- the caption --------------------------------------------------------------------------

    @Slot()
    @steady
    def _follow(self) -> None:
        playback, moment = self._playback, self._playback.moment
        before, self._state = self._state, (playback.playing, playback.runs)
        if before != self._state:
            self._window.refresh()
        if playback.reel is None or moment is None:
            self._reel = self._said = None
            if self.caption is not None:
                self._leave(self.caption)
            return
        if self.caption is None:
            self.caption = CaptionBar(self._window.look, self._place.board, self._key_of)
            self.caption.wanted.connect(self._window.run_action)
        if self._reel is not playback.reel:
            self._reel = playback.reel
            self._texts = self._all_told(playback.reel)
            self.caption.begin(self._texts)
        number, last = playback.at + 1, len(playback.reel.moments)
        title, words = self._texts[playback.at]
        self.caption.say(title, words, f"{number} / {last}", runs=playback.runs, first=number == 1)
        if moment is not self._said:
            self._said = moment
            announce(self._place.board, ". ".join(one for one in (title, words) if one))

    def _leave(self, caption: CaptionBar) -> None:
        focused = caption.window().focusWidget()
        caption.hide()
        if focused is not None and caption.isAncestorOf(focused):
            self._place.board.setFocus()

    def _key_of(self, action: str) -> str:
        return native(next(iter(self._window.registry.keys(action)), ""))

    def _all_told(self, reel: Reel) -> tuple[tuple[str, str], ...]:
        """Return title and sentences of each moment; one that has no title is numbered."""
        counted, last = PART.in_(self._window.look.language), len(reel.moments)
        told = map(self._told, reel.moments)
        return tuple(
            (title or counted.format(number=number, all=last), words)
            for number, (title, words) in enumerate(told, 1)
        )

    def _told(self, moment: Moment) -> tuple[str, str]:
        """Return the title of a moment, and what the log says of it but for what that says."""
        moments, language = self._playback.moments, self._window.look.language
        assert moments is not None  # something is played
        title, events = "", moment.events
        with surviving("Moments.title"):
            title = moments.title(moment.after, events).in_(language)
        if title:
            events = tuple(event for event in events if not _is_heading(event, moments.begin))
        if not events:
            return title, ""
        setting, lexicon = moment.after.setting, self._place.table.lexicon
        return title, plain(describe_all(events, language, setting, lexicon))

    @Slot()
    def _follow_look(self) -> None:
        self._reel = None
        self._follow()

    # -- whoever does something --------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End it when a piece on the board is pressed: what is meant is the table as it is."""
        pressed = event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent)
        if pressed and self._playback.playing and not self._playback.is_new:
            assert isinstance(event, QMouseEvent)
            board, at = self._place.board, event.position()
            buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
            on_piece = piece_at(board.board, *board.to_mat(at.x(), at.y())) is not None
            if event.button() in buttons and on_piece:
                self._playback.finish()
        return super().eventFilter(watched, event)


def _is_heading(event: Event, begin: Collection[str]) -> bool:
    return event.verb == HEADING or event.verb in begin or event.way in begin
