"""What the program told the person, kept with its time: nothing is lost when a toast fades."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from typing import Literal

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace, value
from app.core.text.wording import labelled, repeated
from app.core.text.words import Language, Words

MOST = 200
"""Messages that are kept; the oldest go first."""
Severity = Literal["note", "done", "refused", "warning", "error"]
SEVERITIES: dict[Severity, tuple[str, Words]] = {
    "note": ("chat", Words("Note", "お知らせ")),
    "done": ("check", Words("Done", "完了")),
    "refused": ("close", Words("Not possible", "できません")),
    "warning": ("warning", Words("Look at this", "注意")),
    "error": ("warning", Words("Error", "エラー")),
}
"""The sign and the word of each severity: none is told by its colour alone."""
PRESSING: frozenset[Severity] = frozenset({"warning", "error"})
"""What is counted as unread: the rest was seen when it happened."""


@value
class Remedy:
    """One thing to do about a message."""

    title: Words
    do: Callable[[], object]
    stands: Callable[[], bool] | None = None
    """Whether it can still be done; None where that never ends."""


@value
class Message:
    """One thing that was said."""

    words: Words
    severity: Severity
    when: datetime
    """In the person's own time zone."""
    action: Remedy | None = None
    times: int = 1
    """How often it was said in a row."""

    def line(self, language: Language) -> str:
        """Return the message as it is copied: time, severity, words."""
        words = labelled(SEVERITIES[self.severity][1], repeated(self.words, self.times))
        return f"{self.when:%H:%M:%S} {words.in_(language)}"


def _now() -> datetime:
    return datetime.now().astimezone()


class Messages(QObject):
    """All messages of this run, the newest first."""

    added = Signal(object)
    """Message: something was said, now."""
    changed = Signal()
    """`kept` is another list than before."""
    unread_changed = Signal(int)
    """How many warnings and errors nobody has looked at yet."""

    _came = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, clock: Callable[[], datetime] = _now
    ) -> None:
        super().__init__(parent)
        self.kept: tuple[Message, ...] = ()
        self.unread = 0
        self._clock = clock
        # From another thread, such as the autosave's, it waits for the event loop.
        self._came.connect(self._take)

    def add(self, words: Words, severity: Severity = "note", action: Remedy | None = None) -> None:
        """Say something. May be called from any thread; said again at once it only counts up."""
        message = Message(words, severity, self._clock(), action)
        if threading.current_thread() is threading.main_thread():
            self._take(message)
        else:
            self._came.emit(message)

    def clear(self) -> None:
        """Forget all messages."""
        self.kept = ()
        self.changed.emit()
        self.mark_read()

    def forget(self, severity: Severity) -> None:
        """Forget what was said with a severity."""
        kept = tuple(message for message in self.kept if message.severity != severity)
        if kept != self.kept:
            self.kept = kept
            self.changed.emit()

    def mark_read(self) -> None:
        """Say that somebody looked at the list."""
        if self.unread:
            self.unread = 0
            self.unread_changed.emit(0)

    def as_text(self, language: Language) -> str:
        """Return all messages as text, a line each, the newest first."""
        return "\n".join(message.line(language) for message in self.kept)

    @Slot(object)
    def _take(self, message: Message) -> None:
        rest = self.kept
        if rest and (rest[0].words, rest[0].severity) == (message.words, message.severity):
            message = replace(message, times=rest[0].times + 1)
            rest = rest[1:]
        self.kept = (message, *rest)[:MOST]
        if message.severity in PRESSING:
            self.unread += 1
            self.unread_changed.emit(self.unread)
        self.changed.emit()
        self.added.emit(message)
