"""What somebody at a shared screen asks of the others, who answer behind the curtain.

A hand to look through, a step that binds all, open hands: each is asked for itself, one after the
other, and what was asked for happens once all have agreed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace
from app.core.ids import SeatId, ZoneId, place
from app.core.intent import Hide, Show
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import OpenPlans
from app.core.text.deed_words import deed_words, places_of
from app.core.text.words import Words, unpacked
from app.session.agreement.request_words import asked_to_do
from app.session.agreement.requests import Wish
from app.session.host.updates import Refused
from app.session.trial.asked_steps import as_one, asked_steps, meant_by, read_by
from app.ui.table.curtain import curtain_page as pages

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.session.agreement.binding import BindingStep
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.one_screen import OneScreen
    from app.ui.table.open_table import OpenTable

Allowed = Callable[[SeatId], object]
"""Called with a seat once all have agreed: who asked, or who agreed last."""


class AskingOthers(QObject):
    """Asks those who share a screen, and does what they allow."""

    hand_shown = Signal(str)
    """Zone: its holder lets the seat at the window look through it, until `end_look`."""

    def __init__(self, screen: OneScreen, bridge: Bridge, table: OpenTable) -> None:
        super().__init__(screen)
        self._screen = screen
        self._bridge = bridge
        self._table = table
        self._looking: tuple[ZoneId, SeatId] | None = None
        """The hand that is being looked at by leave, and who gave it."""

    # -- a hand -------------------------------------------------------------------------------

    def other_hand(self, zone: ZoneId = "") -> ZoneId:
        """Return the hand of another that can be asked for: `zone`, or the first; "" for none."""
        return next((one for one in self.other_hands() if zone in ("", one)), "")

    def other_hands(self) -> list[ZoneId]:
        """Return the hands of others that can be asked for."""
        view, seat = self._bridge.view, self._bridge.seat
        hand, here = self._bridge.spec.layout.hand, set(self._screen.sits)
        if seat < 0:
            return []
        found = [
            one.id
            for one in view.setting.zones.values()
            if one.spec.name == hand and seat not in one.holders and here & set(one.holders)
        ]
        return [one for one in found if view.zones[one].count]

    def ask_to_see(self, zone: ZoneId) -> None:
        """Ask the holder of a hand to show it; without a curtain it is shown at once."""
        screen, zone = self._screen, self.other_hand(zone)
        if not zone or screen.closed:
            return
        asker = screen.seat
        holder = self._bridge.view.setting.zones[zone].holders[0]
        if not screen.apart:
            if self._give_look(zone, holder, asker):
                self.hand_shown.emit(zone)
            return

        def allow(_last: SeatId) -> None:
            given = self._give_look(zone, holder, asker)
            self._tell_answer(asker, holder, allowed=given, zone=zone)

        title = pages.sees_hand(screen.name(asker), screen.name(holder))
        self.ask_each(title, asker, (holder,), allow)

    def _give_look(self, zone: ZoneId, holder: SeatId, asker: SeatId) -> bool:
        """Show a hand to `asker`, by the hand of its holder."""
        count = self._bridge.view.zones[zone].count or 0
        cards = tuple(place(zone, index) for index in range(count))
        # Those who share a screen share a table in this process: it answers at once.
        shown = self._bridge.table.sit(holder).send(Show(cards, (asker,))).accepted
        if shown:
            self._looking = (zone, holder)
        return shown

    @Slot()
    def end_look(self) -> None:
        """Take a hand that was shown out of sight again, by the hand of its holder."""
        if self._looking is not None:
            (zone, holder), self._looking = self._looking, None
            # With nothing left of what was shown the host refuses, and there is nothing to do.
            self._bridge.table.sit(holder).send(Hide(zone))

    def ask_to_open(self, allowed: Allowed) -> None:
        """Ask all others whether all hands may be open; `allowed` is called with who asked."""
        screen, asker = self._screen, self._screen.seat
        others = tuple(seat for seat in screen.sits if seat != asker)
        title = pages.opens_hands(screen.name(asker))
        self.ask_each(title, asker, others, lambda _last: allowed(asker))

    # -- what binds all -----------------------------------------------------------------------

    def ask_others(self, step: BindingStep) -> None:
        """Ask the others here whom it binds; options are set in their sight."""
        screen = self._screen
        if isinstance(step, OpenPlans):
            asked = self._table.sits
            step = replace(step, agreed=tuple(asked))
        else:
            asked = step.seats if isinstance(step, Rule) else ()
        # A computer has nothing against it.
        others = tuple(seat for seat in asked if seat != screen.seat and seat in screen.sits)
        if isinstance(step, SetOptions) or not others or screen.closed:
            self._bridge.ask(step)
            return
        asker = screen.seat

        def allow(last: SeatId) -> None:
            done = self._bridge.table.sit(asker).send(step).accepted
            self._tell_answer(asker, last, allowed=done)

        if isinstance(step, Rule):
            about = Words(unpacked(step.text, "en"), unpacked(step.text, "ja"))
            self.ask_each(pages.keeps_by_ruling(screen.name(asker)), asker, others, allow, about)
        else:
            self.ask_each(pages.opens_plans(screen.name(asker)), asker, others, allow)

    # -- what only its holder touches -----------------------------------------------------------

    def ask_holder(self, intent: Intent) -> None:
        """Ask who holds what a gesture touches to do it; computers, and oneself, do so at once."""
        screen, bridge = self._screen, self._bridge
        holders, steps = bridge.holders_of(intent), asked_steps(intent)
        if not holders or screen.closed:
            return
        asker = screen.seat
        holder = next((one for one in holders if one in screen.sits), holders[0])
        if not screen.apart or holder not in screen.sits:
            answer = bridge.table.sit(holder).send(as_one(steps), asker).answer
            if isinstance(answer, Refused):
                bridge.refused.emit(answer)
            return
        seen = bridge.table.sit(holder)
        read = read_by(bridge.spec, seen.view, holder, steps)

        def allow(_last: SeatId) -> None:
            # A computer may have moved something behind the curtain.
            stands = bool(read) and read_by(bridge.spec, seen.view, holder, steps) == read
            done = stands and seen.send(as_one(steps), asker).accepted
            self._tell_answer(asker, holder, allowed=done, gone=not done)

        setting, lexicon = bridge.view.setting, self._table.lexicon
        deed = Words(
            deed_words(read, "en", setting, lexicon, holder),
            deed_words(read, "ja", setting, lexicon, holder),
        )
        title = asked_to_do(Wish("touch", asker, about=holder), setting, deed, holder)
        about = places_of(meant_by(seen.view, steps), seen.view, lexicon)
        self.ask_each(title, asker, (holder,), allow, about if about.en else None, keyed=True)

    # -- asking -------------------------------------------------------------------------------

    def ask_each(
        self,
        title: Words,
        asker: SeatId,
        holders: tuple[SeatId, ...],
        allowed: Allowed,
        about: Words | None = None,
        *,
        keyed: bool = False,
    ) -> None:
        """Ask one after the other; `allowed` is called once all agree.

        `keyed`: keys of their own answer as well.
        """
        holder, *others = holders

        def allow() -> None:
            if others:
                self.ask_each(title, asker, tuple(others), allowed, about)
            else:
                allowed(holder)

        screen = self._screen
        screen.fall(
            pages.question_page(
                screen.moment(),
                title,
                screen.name(asker),
                screen.name(holder),
                allow,
                lambda: self._tell_answer(asker, holder, allowed=False),
                screen.sitting(asker),
                about=about,
                keyed=keyed,
            )
        )

    def _tell_answer(
        self,
        asker: SeatId,
        holder: SeatId,
        *,
        allowed: bool,
        zone: ZoneId = "",
        gone: bool = False,
    ) -> None:
        """Carry an answer back; `gone`: it was a yes, and the cards have moved since."""
        screen = self._screen

        def sit() -> None:
            screen.sit(asker)
            if allowed and zone:
                self.hand_shown.emit(zone)

        names = screen.name(asker), screen.name(holder)
        page = pages.answered_page(screen.moment(), *names, sit, allowed=allowed)
        screen.say(pages.gone_page(page) if gone else page)
