"""What a table on the board has beside the cards when others are at it: people and requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.intent import Intent, Jump, Redo, Undo
from app.core.words import Words
from app.session import consent, talk, turn_lock
from app.session.asking import Outcome, Question
from app.session.asking_words import ASK, became
from app.session.updates import Refused
from app.ui.lan.people_strip import PeopleStrip
from app.ui.lan.request_cards import RequestCards
from app.ui.panels.messages import Remedy

if TYPE_CHECKING:
    from app.ui.lan.visit import Visit
    from app.ui.table_place import TablePlace
    from app.ui.window import Window

GRANTED = Words("That was allowed.", "許可されました。")
ACT_NOW = Words(
    "That was allowed: make your move again.", "許可されました。もう一度操作してください。"
)


class Together(QObject):
    """The strip, the cards and the offers to ask, of one table on the board."""

    def __init__(self, window: Window, visit: Visit, place: TablePlace) -> None:
        super().__init__(place)
        self._window = window
        self._visit = visit
        self._place = place
        self.strip = PeopleStrip(visit)
        self.cards = RequestCards(visit, place.side.telling, place.board)
        window.toasts.remedy_for = self.remedy_for
        visit.heard.connect(self._hear)

    def close(self) -> None:
        """Take away what is not the table's own."""
        if self._window.toasts.remedy_for == self.remedy_for:
            self._window.toasts.remedy_for = None
        self.strip.hide()
        self.strip.setParent(None)
        self.strip.deleteLater()

    # -- asking -------------------------------------------------------------------------------

    def remedy_for(self, refused: Refused) -> Remedy | None:
        """Return the offer to ask for what was refused, where it can be asked for."""
        if refused.code == turn_lock.CODE:
            return Remedy(ASK, lambda: self._visit.say(talk.AskLeave("act")))
        goal = self._goal(self._visit.asked(refused.request))
        if refused.code != consent.CODE or goal is None:
            return None
        return Remedy(ASK, lambda: self._visit.say(talk.AskLeave("travel", goal)))

    def _goal(self, intent: Intent | None) -> int | None:
        """Return where a gesture would have led in the history."""
        history = self._place.bridge.history
        if isinstance(intent, Undo):
            return history.undo_target()
        if isinstance(intent, Redo):
            return history.redo_target()
        return intent.node if isinstance(intent, Jump) else None

    @Slot(object)
    def _hear(self, what: object) -> None:
        """Tell what became of the own requests."""
        place = self._visit.place
        if not isinstance(what, talk.Decided) or place is None:
            return
        if what.wish.person != place.person:
            return
        if what.allowed:
            self._window.tell(ACT_NOW if what.wish.kind == "act" else GRANTED, "done")
            return
        question = Question(what.question, what.wish, (), (), 0.0)
        outcome = Outcome(question, what.allowed, what.why, what.by)
        self._window.tell(became(outcome, self._place.bridge.view.setting))
