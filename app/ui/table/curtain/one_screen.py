"""Who sits at the one screen: several people, one window, and a curtain between them if they like.

What may be seen is the seat's own (`core/sight.py`); this only decides whose. While the curtain
is down nobody sits: the window holds what a spectator sees, so that nothing secret is in any of
its widgets, shown or not, and the host takes no gesture. Without the curtain, for practice, one
person plays all hands and the seat at the window changes by itself. A seat that a computer plays
is nobody's here: it is passed by until a person takes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.games.contracts.out_contract import seats_out
from app.ui.table.curtain import curtain_page as pages
from app.ui.table.curtain.asking_others import AskingOthers
from app.ui.table.curtain.seats_here import SeatsHere, passed
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.table import Turn
    from app.core.text.words import Words
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.curtain_page import CurtainPage
    from app.ui.table.open_table import OpenTable


class OneScreen(QObject):
    """Decides for one table whose eyes and hands the window has."""

    changed = Signal()
    """The curtain fell, rose or says something else; or it was hung up or taken down."""

    def __init__(
        self,
        bridge: Bridge,
        table: OpenTable,
        remember: Callable[[OpenTable], object],
        parent: QObject | None = None,
    ) -> None:
        """`remember` keeps for the next time whether the table has a curtain."""
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self._remember = remember
        self.page: CurtainPage | None = None
        """What the curtain says; None while it is up."""
        self._sat: SeatId = bridge.seat
        """Who sat here last."""
        self._here = SeatsHere(bridge, table)
        self._turn = bridge.view.turn
        self._due = False
        """Whether the turn passed and the window has not followed yet."""
        self.asking = AskingOthers(self, bridge, table)
        self._take_apart(apart=table.apart)
        bridge.ask_holder = self.asking.ask_holder
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)

    # -- how it stands ------------------------------------------------------------------------

    @property
    def several(self) -> bool:
        """Whether more than one sits at this screen."""
        return len(self.sits) > 1

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The seats of those who sit at this screen: not those that computers play."""
        return self._here.sits

    @property
    def apart(self) -> bool:
        """Whether a curtain hangs between the players."""
        return self._table.apart and self.several

    @property
    def closed(self) -> bool:
        """Whether the curtain is down."""
        return self.page is not None

    @property
    def judging(self) -> bool:
        """Whether who looks sees everything."""
        return self._bridge.seat == JUDGE

    @property
    def seat(self) -> SeatId:
        """Who sits at the window, or sat before the curtain fell."""
        return self._bridge.seat if self._bridge.seat >= 0 else max(0, self._sat)

    @property
    def next_seat(self) -> SeatId:
        """Who would sit here after a hand-over."""
        return self._here.after(self.seat)

    def name(self, seat: SeatId) -> str:
        """Return what a player is called."""
        return self._table.seats[seat].name

    # -- coming and going ---------------------------------------------------------------------

    def begin(self) -> None:
        """Let the first one sit down: who has the turn, behind the curtain if there is one."""
        turn = self._bridge.view.turn
        sits = self.sits
        if not sits:
            # Computers play each other, and nobody here is to be kept from their cards.
            self._bridge.act_as(JUDGE)
            return
        first = next((seat for seat in turn.seats if turn.number and seat in sits), sits[0])
        if not self.apart:
            self._bridge.act_as(first)
            return
        self._sat = first
        order = [first, *(seat for seat in sits if seat != first)]
        seats = tuple((self.name(seat), self.sitting(seat)) for seat in order)
        over = self._bridge.spec.over
        if over and turn.phase == over:
            self.fall(pages.over_page(self.moment(), seats, self._look_at_all))
            return
        look = self._ask_to_look_at_all if self._table.opened else None
        page = pages.opening_page(self.moment(first), seats, turn=bool(turn.number), look=look)
        self.fall(page)

    def _ask_to_look_at_all(self) -> None:
        """Say what it means to see everything of a game that is still played."""
        names = tuple(seat.name for seat in self._table.seats)
        page = pages.everything_page(self.moment(), names, self._look_at_all, self.begin)
        self.fall(page)

    def _look_at_all(self) -> None:
        """Let somebody look as a judge: the turn may pass, and nobody has to sit down for it."""
        self.page = None
        self._bridge.act_as(JUDGE)
        self.changed.emit()

    @Slot()
    def hand_over(self) -> None:
        """Give the window to the next player, whoever has the turn; a judge, to any of them."""
        if not self.several or self.closed:
            return
        if self.judging:
            self.begin()
        elif self.apart:
            self._pass_to(self.next_seat)
        else:
            self.sit(self.next_seat)

    @Slot(int)
    def hand_to(self, seat: SeatId) -> None:
        """Give the window to a certain player of those who sit at it."""
        if self.closed or self.judging or seat not in self.sits or seat == self.seat:
            return
        if self.apart:
            self._pass_to(seat)
        else:
            self.sit(seat)

    @Slot()
    def settle(self) -> None:
        """Follow a turn that passed; called once everybody at the table was told of it."""
        due, self._due = self._due, False
        turn, sits = self._bridge.view.turn, self.sits
        if due and not self.closed and self._bridge.seat not in turn.seats:
            seat = next((one for one in turn.seats if one in sits), self.seat)
            if seat == self.seat:
                return  # a computer has the turn
            if self.apart:
                self._pass_to(seat)
            else:
                self.sit(seat)

    def _pass_to(self, seat: SeatId) -> None:
        before, turn = self.seat, self._bridge.view.turn
        made = pages.turn_page if turn.of(seat) else pages.next_page
        sit, stay = self.sitting(seat), self.sitting(before)
        page = made(self.moment(seat), self.name(seat), self.name(before), sit, stay)
        if made is pages.next_page:
            # Not the turn says who is next: it may be any of them.
            passed = {seat, before, *seats_out(self._bridge.view, self._bridge.spec.out)}
            others = [other for other in self.sits if other not in passed]
            page = pages.with_others(
                page, tuple((self.name(other), self.sitting(other)) for other in others)
            )
        if before in self._here.played:
            # Nobody is there to stay with.
            page = replace(page, choices=page.choices[:-1])
        self.fall(page)

    def sitting(self, seat: SeatId) -> Callable[[], None]:
        """Return what lets `seat` sit down."""
        return lambda: self.sit(seat)

    def sit(self, seat: SeatId) -> None:
        """Let `seat` sit down, and the curtain rise."""
        if not self.closed:
            self.asking.end_look()  # one that was allowed behind the curtain only begins
        self.page = None
        self._sat = seat
        self._bridge.act_as(seat)
        self.changed.emit()

    def fall(self, page: CurtainPage) -> None:
        """Close the curtain: from here on the window knows what everybody knows."""
        self.asking.end_look()
        if self._bridge.seat >= 0:
            self._sat = self._bridge.seat
        self._due = False
        self.page = page
        self._bridge.act_as(SPECTATOR)
        self.changed.emit()

    def say(self, page: CurtainPage) -> None:
        """Let the curtain, which is down, say something else."""
        self.page = page
        self.changed.emit()

    def moment(self, titled: SeatId = SPECTATOR) -> Words:
        """Return where the game stands, for a page that names `titled` itself."""
        return pages.moment(self._bridge.view, self._bridge.spec, titled)

    # -- following the turn -------------------------------------------------------------------

    def _see_computers(self) -> None:
        """Follow who plays seats: whoever takes a computer's sits down, and leaves one to it."""
        taken = self._here.taken()
        if taken is not None:
            self._take_apart(apart=self._table.apart)
            # Not before the other seats have been told as well.
            soon(self._follow_computers, taken)

    def _follow_computers(self, taken: tuple[SeatId, ...]) -> None:
        """Let who took a seat sit down, or somebody else where a computer has it now."""
        if self.closed or not (taken or self._bridge.seat in self._here.played):
            self.changed.emit()
        elif not self.sits:
            self._look_at_all()
        elif self.apart and self.several and not self.judging:
            self._pass_to(taken[0] if taken else self.next_seat)
        else:
            self.sit(taken[0] if taken else self.next_seat)

    @Slot(object)
    def _on_stepped(self, *_stepped: object) -> None:
        self._see_computers()
        before, now = self._take_turn()
        if now.number and passed(before, now):
            self._follow_soon()

    @Slot(object)
    def _on_placed(self, *_placed: object) -> None:
        """Follow a turn that was taken back, done again or jumped to, as one follows its end."""
        self._see_computers()
        before, now = self._take_turn()
        # Back in the setup all still have to do: behind the curtain whoever sits goes on.
        if passed(before, now) and (now.number or (not self.apart and self.seat in before.seats)):
            self._follow_soon()

    def _take_turn(self) -> tuple[Turn, Turn]:
        before, self._turn = self._turn, self._bridge.view.turn
        return before, self._turn

    def _follow_soon(self) -> None:
        if not self.several or self.closed or self.judging:
            return
        if self._bridge.seat not in self._turn.seats:
            self._due = True
            # Not before the other seats have been told as well.
            soon(self.settle)

    # -- with a curtain or without ------------------------------------------------------------

    def _take_apart(self, *, apart: bool) -> None:
        """Hang up the curtain or take it down: behind it everybody answers for themselves."""
        self._table.apart = apart
        self._bridge.ask_others = self.asking.ask_others if apart and self.several else None

    @Slot()
    def switch(self) -> None:
        """Hang up the curtain, or ask the other players whether it may be taken down."""
        if not self.several or self.closed or self.judging:
            return
        if self.apart:
            self.asking.ask_to_open(self._open_hands)
            return
        self._take_apart(apart=True)
        self._remember(self._table)
        self.changed.emit()

    def _open_hands(self, asker: SeatId) -> None:
        self._take_apart(apart=False)
        self._remember(self._table)
        self.sit(asker)
