"""Who sits where at a hosted table, and sees what from there: moving, giving up, taking over."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import PersonId, SeatId
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.lobby import Gathering
from app.session.room.messages.from_people import CloseHand, MoveSeat, Sit
from app.session.room.pointers import Pointing
from app.session.steps.rights import impossible


class Places:
    """The places at one table."""

    def __init__(self, audience: Audience, gathering: Gathering, pointing: Pointing) -> None:
        self.seated: Callable[[PersonId], None] = _nothing
        """Called whenever somebody has other eyes than before."""
        self.vacated: Callable[[SeatId], None] = _nothing
        """Called when a seat is somebody else's: nobody comes back to it who had it before."""
        self.swapped: Callable[[SeatId, SeatId], None] = _nothing
        """Called when two seats have each other's people, before these are told: who is away comes
        back to the seat that is theirs now."""
        self.game: HostedGame | None = None
        self._audience = audience
        self._roster = audience.roster
        self._gathering = gathering
        self._pointing = pointing

    def move(self, person: PersonId, wish: Sit, now: float) -> None:
        """Give somebody who is there another place. Raises ImpossibleError."""
        roster = self._roster
        player = roster[person].role == "player"
        if self.game is not None and player and wish.role != "spectator":
            # Who has seen a hand does not sit down behind another one.
            raise impossible(
                "seated",
                "You have a seat in this game. Leave it first to take another.",
                "すでに席に着いています。移るには先に席を離れてください。",
            )
        hands = roster.hands(person)
        roster.sit(wish, person)
        self._gathering.see_deck(person)
        if roster.hands(person) != hands:
            self.give_up(person, hands, now)
        self.seated(person)
        self._audience.tell_people()

    def swap(self, person: PersonId, wish: MoveSeat, _now: float) -> None:
        """Let two seats have each other's people and decks. Raises ImpossibleError.

        A player who does not look after the table only says what they would like, unless the seat
        is free or its player wishes for theirs.
        """
        self._gathering.check_gathers()
        roster = self._roster
        for seat in (wish.seat, wish.to):
            roster.check_seat(seat)
        me = roster[person]
        if not me.chair and (me.role != "player" or me.seat != wish.seat):
            roster.check_chair(person)
        there = roster.on(wish.to)
        willing = there is None or there.wants == wish.seat
        if wish.seat == wish.to:
            roster.mark(person, wants=None)
        elif me.chair or willing:
            moved = roster.swap(wish.seat, wish.to)
            self._gathering.swap_decks(wish.seat, wish.to)
            self.swapped(wish.seat, wish.to)
            for one in moved:
                # What somebody wished for was wished for from another seat.
                roster.mark(one, wants=None)
                if roster[one].here:
                    self.seated(one)
        else:
            roster.mark(person, wants=wish.to)
        self._audience.tell_people()

    def give_up(self, person: PersonId, hands: SeatId, now: float) -> None:
        """Go on without somebody who has no longer what they had: a seat, the judge's place."""
        self._pointing.drop(person)
        if self.game is None:
            return
        if hands not in self._roster.seats_here():
            self.game.vacate(hands, now)
        self.game.requests.withdraw_all(person, now)
        self._hide_hand(hands)

    def take_over(self, person: PersonId, seat: SeatId, now: float) -> None:
        """Give a seat to somebody who has none, with all that is known there."""
        roster = self._roster
        holder = roster.on(seat)
        if self.game is None or roster[person].role == "player":
            return
        roster.take_over(person, seat)
        self.game.vacate(seat, now)
        self.vacated(seat)
        self._hide_hand(seat)
        for one in (holder.id if holder is not None else person, person):
            if roster[one].here:
                self.seated(one)

    def show_hand(self, person: PersonId, seat: SeatId | None) -> None:
        """Let somebody who watches see a seat's hand."""
        if self._roster[person].role == "spectator":
            self._roster.watch(person, seat)
            self.seated(person)

    def close_hand(self, person: PersonId, _: CloseHand, _now: float) -> None:
        """Let nobody see somebody's own hand any more who only watches."""
        if self._roster[person].role != "spectator":
            self._hide_hand(self._roster.eyes(person))
            self._audience.tell_people()

    def _hide_hand(self, seat: SeatId) -> None:
        for one in tuple(self._roster):
            if one.watches == seat:
                self._roster.watch(one.id, None)
                if one.here:
                    self.seated(one.id)


def _nothing(*_: object) -> None:
    """Stand for somebody who does not listen."""
