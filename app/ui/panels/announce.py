"""Tells a screen reader what appears without taking the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from app.core.text.describe import describe_travel
from app.core.text.words import Words, plain
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.session.host.updates import Placed, Stepped
    from app.ui.panels.history.step_words_seen import Telling


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let assistive technology speak `text`; `widget` is where it comes from.

    What is `urgent`, a refusal, is spoken before what waits to be said.
    """
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class Announcer(QObject):
    """Speaks every gesture as the acting seat's log tells it, coins and dice with it.

    Without assistive technology it costs a question to Qt. Refusals and what was taken back are
    spoken by the toast that shows them.
    """

    def __init__(self, look: Look, telling: Telling, source: QWidget) -> None:
        super().__init__(source)
        self.look = look
        self._telling = telling
        self._bridge = telling.bridge
        self._source = source
        self._seat = self._bridge.seat
        self._bridge.stepped.connect(self._on_stepped)
        self._bridge.placed.connect(self._on_placed)

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        # What was shown moment by moment was spoken so.
        if QAccessible.isActive() and self._bridge.playback.seen != stepped.node:
            self._telling.hear(stepped)
            announce(self._source, self._telling.text(stepped.node, self.look.language))

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        before, self._seat = self._seat, self._bridge.seat
        if not QAccessible.isActive():
            return
        setting = self._bridge.view.setting
        if placed.went is not None and placed.went.how != "undo":
            went = placed.went
            number = self._telling.number(went.goal)
            told = describe_travel(
                went.how, went.actor, 1, number, self.look.language, setting, went.agreed
            )
            announce(self._source, plain(told))
        elif self._seat != before and self._seat >= 0:
            name = setting.seats[self._seat].name
            words = Words(f"{name} is sitting here now", f"{name}の席に着いた")
            announce(self._source, words.in_(self.look.language))
