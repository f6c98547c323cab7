"""The ways to put a step right where the host is elsewhere: asked of it, and known once it answers.

What the host says is of one moment of the table; of another it is asked anew, one question at a
time. The ways through the history are known without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Batch
from app.core.text.words import Words
from app.session.judging.marked_names import with_names
from app.session.positions.difference_words import Difference
from app.session.remedies.remedy import Remedy, by_history, left_as_it_is
from app.session.room.messages.remedy_messages import RemediesTold, RemedyTold, WantRemedies
from app.ui.panels.history.remedies.remedy_words import what_comes_of, what_host_says
from app.ui.table.open_table import AsksHost

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable

PATIENCE = 8000
"""Milliseconds until a host that does not answer is not waited for any longer."""
WAITING = Words("…", "…")
OLDER = Words(
    "The host’s Chabudai is older and cannot say beforehand what comes of it.",
    "ホストのChabudaiが古いため、実行前に結果を表示できません。",
)
SILENT = Words(
    "The host has not answered what would come of it.",
    "実行した場合の結果について、ホストから応答がありません。",
)


class FarRemedies(QObject):
    """What is known here of the ways to put one step right."""

    changed = Signal()
    """The host has answered, or is not waited for any longer."""

    def __init__(
        self, bridge: Bridge, table: OpenTable, step: NodeId, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._lexicon, self._step = bridge, table.lexicon, step
        # The host tells it judges alone.
        judges = bridge.seat == JUDGE
        self._host = table if judges and isinstance(table, AsksHost) else None
        self._answer: RemediesTold | None = None
        self._asked_at: NodeId | None = None
        """Where the table stood when the host was asked last."""
        self._more: dict[str, int] = {}
        """Changes that are not told, by the way."""
        self.waiting = QTimer(self)
        """Runs while the host is waited for."""
        self.waiting.setSingleShot(True)
        self.waiting.setInterval(PATIENCE)
        self.waiting.timeout.connect(self.changed)
        if self._host is not None:
            self._host.heard.connect(self._hear)

    @property
    def _now(self) -> NodeId:
        """Where the table stands."""
        return self._bridge.history.cursor

    # -- asking -------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask the host about the table as it stands, unless it was asked that."""
        host, now = self._host, self._now
        if host is None or not host.tells_remedies:
            return
        if self.waiting.isActive() or now == self._asked_at or self._is_known:
            return
        self._asked_at = now
        self.waiting.start()
        host.say(WantRemedies(self._step))

    @Slot(object)
    def _hear(self, message: object) -> None:
        if isinstance(message, RemediesTold) and message.step == self._step:
            self._answer = message
            if self._is_known:
                self.waiting.stop()
            self.changed.emit()

    @property
    def _is_known(self) -> bool:
        """Whether the host has said what comes of it now."""
        answer = self._answer
        return answer is not None and bool(answer.ways) and answer.node == self._now

    # -- the ways -------------------------------------------------------------------------------

    def all(self) -> tuple[Remedy, ...]:
        """Return the ways, of a step that can be put right; the host is asked for the rest."""
        history, step = self._bridge.history, self._step
        own = (*by_history(history, step), left_as_it_is(history, step))
        self._ask()
        answer = self._answer
        if answer is None or not self._is_known:
            return own
        self.waiting.stop()
        known = {remedy.id: remedy for remedy in own}
        self._more = {way.id: way.more for way in answer.ways}
        ways = [self._way(way, known.get(way.id)) for way in answer.ways]
        return tuple(way for way in ways if way is not None)

    def _way(self, told: RemedyTold, own: Remedy | None) -> Remedy | None:
        """Return a way with what comes of it; None for one that is not known here."""
        if own is None:
            if not told.steps:
                return None
            title, note = self._said(told.title), self._said(told.note)
            own = Remedy(told.id, title, note, Batch(told.steps))
        setting = self._bridge.view.setting
        seats = range(len(setting.seats))
        return replace(
            own,
            changes=tuple(
                Difference(self._said(one.about), self._said(one.one), self._said(one.other))
                for one in told.changes
            ),
            known=tuple(
                one for one in told.known if one.seat in seats and one.zone in setting.zones
            ),
            end=None if told.end is None else self._said(told.end),
            again=told.again,
            far=told.far,
        )

    def _said(self, words: Words) -> Words:
        return with_names(words, self._lexicon.names)

    def told(self, remedy: Remedy) -> list[tuple[Words | None, Words]]:
        """Return what a way comes to, each part with its heading, or why that is not known."""
        if self._is_known:
            more = self._more.get(remedy.id, 0)
            return what_comes_of(remedy, self._bridge.view.setting, self._lexicon.names, more)
        if self.waiting.isActive():
            return [(None, WAITING)]
        told: list[tuple[Words | None, Words]] = [(None, what_host_says(remedy))]
        if self._host is not None:
            told.append((None, SILENT if self._host.tells_remedies else OLDER))
        return told
