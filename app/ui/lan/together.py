"""What a table on the board has beside the cards when others are at it: people and requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.intent import Intent, Jump, Redo, Undo
from app.core.intents.agreement_intents import Rule
from app.core.intents.seal_intents import OpenPlans
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.session.agreement import consent, turn_lock
from app.session.agreement.request_words import ASK, became
from app.session.agreement.requests import Outcome, Question, Reply
from app.session.host.updates import Refused
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.to_people import ClockShows, Person
from app.session.trial.asked_steps import asked_steps
from app.ui.lan.over_the_table import OverTheTable
from app.ui.lan.people.clock_sheet import ClockSheet, may_pause, pause_or_go_on
from app.ui.lan.people.clock_watch import ClockWatch
from app.ui.lan.people.judge_menu import LENT, JudgeMenu
from app.ui.lan.people.people_strip import PeopleStrip
from app.ui.lan.request_cards import RequestCards
from app.ui.panels.messages.message_list import Remedy

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.agreement.binding import BindingStep
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.lan.hosting.host_again import HostAgain
    from app.ui.lan.visit import Visit

GRANTED = Words("That was allowed.", "許可されました。")
ACT_NOW = Words(
    "That was allowed: make your move again.", "許可されました。もう一度操作してください。"
)


class Together(QObject):
    """The strip, the cards and the offers to ask, of one table on the board."""

    def __init__(self, window: Shell, visit: Visit, place: TableInFront, host: HostAgain) -> None:
        super().__init__(place)
        self._window = window
        self._visit = visit
        self._place = place
        self.strip = PeopleStrip(window.look, visit, host)
        # Whoever chooses other keys gets another registry.
        self.cards = RequestCards(
            visit,
            place,
            lambda name: window.registry.keys(name),  # noqa: PLW0108
        )
        self.over = OverTheTable(
            visit,
            place.board,
            lambda words: window.tell(words, "refused"),
            lambda: place.side.plan.watch.secret,
        )
        self.clock: ClockSheet | None = None
        self.menu: JudgeMenu | None = None
        self.watch = ClockWatch(visit, window.tell, self)
        window.toasts.refusals.remedy_for = self.remedy_for
        place.bridge.ask_others = self._ask_others
        place.bridge.ask_holder = self._ask_holder
        place.bridge.ask_to_go = self._ask_to_go
        place.bridge.acting.connect(self._tell_acting)
        visit.heard.connect(self._hear)
        visit.people_changed.connect(self._look_again)
        visit.state_changed.connect(self._look_again)

    def close(self) -> None:
        """Take away what is not the table's own."""
        if self._window.toasts.refusals.remedy_for == self.remedy_for:
            self._window.toasts.refusals.remedy_for = None
        if self.clock is not None:
            self.clock.leave()
        self.strip.bubbles.clear()
        self.strip.hide()
        self.strip.setParent(None)
        self.strip.deleteLater()

    # -- beside the table ---------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Whether a request is open."""
        return bool(self._visit.questions)

    @property
    def may_answer(self) -> bool:
        """Whether a request waits for an answer of this person."""
        return any(one.replies for one in self._visit.questions.values())

    def answer(self) -> None:
        """Let the keyboard come to the first request."""
        self.cards.take_keyboard()

    def give(self, reply: Reply) -> None:
        """Answer the first request that waits for this person."""
        for one in self._visit.questions.values():
            if reply in one.replies:
                self._visit.say(GiveReply(one.question, reply))
                return

    def choose_sign(self) -> None:
        """Open the signs that can be shown to everybody."""
        self.strip.choose_sign()

    @property
    def has_clock(self) -> bool:
        """Whether there is a clock that one may stop and let go on."""
        return self._visit.clock is not None and may_pause(self._visit)

    @property
    def clock_stands(self) -> bool:
        """Whether people stopped the clock."""
        return self._visit.clock is not None and self._visit.clock.paused

    @property
    def calls(self) -> Person | None:
        """Who calls a judge, as far as it is for this person to say that it is settled."""
        me, people = self._visit.me, self._visit.people.people
        if me is None or me.role == "spectator":
            return None
        mine = [one for one in people if one.calls and (me.role == "judge" or one.id == me.id)]
        return next(iter(mine), None)

    @property
    def may_call(self) -> bool:
        """Whether this person may call a judge."""
        return self._visit.me is not None and self._visit.me.role == "player"

    def call_judge(self) -> None:
        """Call a judge; where one is called, say that it is settled."""
        caller = self.calls
        if caller is not None:
            self._visit.say(Judging("settle", caller.seat))
        elif self.may_call:
            self._visit.say(Judging("call"))

    def choose_place(self) -> None:
        """Open what there is to say of judges who act in another's place."""
        strip = self.strip
        menu = JudgeMenu(strip.look, self._visit, self._place.bridge, strip)
        menu.popup(strip.mapToGlobal(strip.open.geometry().bottomLeft()))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu

    def pause_clock(self) -> None:
        """Stop the clock, or let it go on."""
        self._visit.say(pause_or_go_on(self._visit.clock))

    def show_clock(self) -> None:
        """Show the clock, and let it be set."""
        window = self._window
        if self.clock is not None:
            self.clock.leave()
        sheet = ClockSheet(window.look, window.room, self._visit)
        sheet.closed.connect(self._clock_closed)
        self.clock = sheet
        sheet.open()

    @Slot()
    def _clock_closed(self) -> None:
        self.clock = None

    # -- another game -------------------------------------------------------------------------

    @property
    def may_open_next(self) -> bool:
        """Whether it is for this person to open a table for another game: this one is over."""
        over = self._place.table.spec.over
        ended = bool(over) and self._place.bridge.view.turn.phase == over
        return ended and self._visit.in_chair and not self._visit.over

    def open_next(self) -> None:
        """Ask how the table for another game is hosted: the same game, for as many."""
        table = self._place.table
        sheet = self._window.tables.new.ask_new(table.spec.id, network=True)
        sheet.hosting.seats.setValue(len(table.seats))

    @Slot()
    def _tell_acting(self) -> None:
        """Show beside whose name one acts in their place, as long as one does."""
        self.strip.people.acts_for = self._place.bridge.acts_for
        self.strip.show_people()

    @Slot()
    def _look_again(self, *_told: object) -> None:
        """Offer what people can do as they are now."""
        bridge, people = self._place.bridge, self._visit.people.people
        if not any(one.seat == bridge.acts_for and one.judge in LENT for one in people):
            bridge.act_for(None)
        todo = self._place.side.tasks.todo
        if todo is not None:
            todo.look_again()

    # -- over the table -----------------------------------------------------------------------

    def point(self) -> None:
        """Point at what is selected, or at what the pointer is over."""
        self.over.point_at(self._place.pointed())

    def draw_arrow(self) -> None:
        """Draw an arrow from what is selected, or to it where one has begun."""
        self.over.draw_arrow(self._place.pointed(), self._window.tell)

    # -- asking -------------------------------------------------------------------------------

    def remedy_for(self, refused: Refused) -> Remedy | None:
        """Return the offer to ask for what was refused, where it can be asked for."""
        if refused.code == turn_lock.CODE:
            return Remedy(ASK, lambda: self._visit.say(AskLeave("act")))
        goal = self._goal(self._visit.asked(refused.request))
        if refused.code != consent.CODE or goal is None:
            return None
        return Remedy(ASK, lambda: self._visit.say(AskLeave("travel", goal)))

    def _goal(self, intent: Intent | None) -> int | None:
        """Return where a gesture would have led in the history."""
        history = self._place.bridge.history
        if isinstance(intent, Undo):
            return history.undo_target(computers_of(self._place.bridge.view.options))
        if isinstance(intent, Redo):
            return history.redo_target(computers_of(self._place.bridge.view.options))
        return intent.node if isinstance(intent, Jump) else None

    def _ask_to_go(self, node: NodeId) -> None:
        """Ask the others to go to a step of the history."""
        self._visit.say(AskLeave("travel", node))

    def _ask_others(self, step: BindingStep) -> None:
        """Ask the others for what they have to agree to."""
        if isinstance(step, Rule):
            self._visit.say(AskLeave("ruling", ruling=step))
        elif isinstance(step, OpenPlans):
            self._visit.say(AskLeave("plans", plans=step.seats))
        else:
            self._visit.say(AskLeave("options", options=step.changes))

    def _ask_holder(self, intent: Intent) -> None:
        """Ask who holds what a gesture touches to do it."""
        self._visit.say(AskLeave("touch", steps=asked_steps(intent)))

    @Slot(object)
    def _hear(self, what: object) -> None:
        """Tell what became of the own requests."""
        if isinstance(what, ClockShows | Questioned | Decided):
            self._window.refresh()
        place = self._visit.place
        if not isinstance(what, Decided) or place is None:
            return
        if what.wish.person != place.person:
            return
        if what.allowed:
            # What another did is told by itself.
            if what.wish.kind != "touch":
                self._window.tell(ACT_NOW if what.wish.kind == "act" else GRANTED, "done")
            return
        question = Question(what.question, what.wish, (), (), 0.0)
        outcome = Outcome(question, what.allowed, what.why, what.by)
        self._window.tell(became(outcome, self._place.bridge.view.setting))
