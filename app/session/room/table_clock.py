"""The clock of a hosted table among its people: who sets it, what it shows, whose time is up."""

from __future__ import annotations

from app.core.ids import PersonId
from app.core.text.wording import both
from app.core.text.words import Words
from app.session.room.audience import Audience
from app.session.room.game_clock import Clock, ClockFace
from app.session.room.messages.from_people import PauseClock, SetClock
from app.session.room.messages.to_people import ClockShows
from app.session.steps.rights import impossible
from app.session.steps.who_plays import whose_turn


class TableClock:
    """The clock that the people at one table see."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._clock = Clock(audience.roster.seats)
        self._face_behind: tuple[ClockFace | None, float] = (None, 0.0)
        """What it showed last to those who are behind, and when that was."""

    def set(self, person: PersonId, wanted: SetClock, now: float) -> None:
        """Set the clock, or put it away. Raises ImpossibleError."""
        roster = self._audience.roster
        roster.check_chair(person)
        if wanted.clock is not None and not (
            wanted.clock.is_sound and self._clock.takes(wanted.left)
        ):
            raise impossible(
                "clock",
                "The clock takes 0 seconds to 24 hours. Choose another time.",
                "時計に設定できるのは0秒から24時間までです。設定し直してください。",
            )
        # Time that is given now is taken from whoever has the turn now.
        self.follow(now)
        self._clock.set(wanted.clock, now, wanted.left)
        self._tell(now)
        words = _set(roster[person].name, there=wanted.clock is not None)
        self._audience.let_know("clock-set", words)

    def pause(self, person: PersonId, wanted: PauseClock, now: float) -> None:
        """Stop the clock for a while, or let it go on. Raises ImpossibleError."""
        who = self._audience.roster[person]
        if who.role == "spectator":
            raise impossible(
                "spectator",
                "Only players and judges stop the clock. Ask one of them.",
                "時計を止められるのはプレイヤーとジャッジだけです。頼んでください。",
            )
        if self._clock.pause(paused=wanted.paused, now=now):
            self.follow(now)
            self._tell(now)
            words = _paused(who.name, paused=wanted.paused, judge=who.role == "judge")
            self._audience.let_know("clock", words)

    def face(self, now: float) -> ClockFace | None:
        """Return what it shows, for whoever keeps it; None where there is no clock."""
        return self._clock.face(now)

    def bring_back(self, face: ClockFace, now: float) -> None:
        """Go on with what was kept of it, once the table is there and before anybody comes.

        What no clock of this table can have shown is passed over: then there is none.
        """
        host = self._audience.host
        if host is not None and self._clock.bring_back(face, host.tree.table.turn.number, now):
            self._note(face, now)

    def show(self, person: PersonId, now: float) -> None:
        """Tell somebody who comes what it shows, if there is one."""
        face = self._clock.face(now)
        if self._audience.is_behind(person):
            last, at = self._face_behind
            face = None if last is None else last.after(now - at)
        if face is not None:
            self._audience.tell(person, ClockShows(face))

    def follow(self, now: float) -> None:
        """Let the clock know whose turn it is, and say whose time is up."""
        host = self._audience.host
        if host is None:
            return
        table, here = host.tree.table, self._audience.roster.players_here()
        thinking = tuple(seat for seat in whose_turn(host.spec, table) if seat in here)
        if self._clock.follow(table.turn.number, thinking, now):
            self._tell(now)
        late = self._clock.over(now)
        for seat in late:
            name = table.setting.seats[seat].name
            self._audience.note_of_play("time-up", _time_up(name))
        if late:
            self._tell(now)

    def _tell(self, now: float) -> None:
        shown, behind = ClockShows(self._clock.face(now)), self._audience.behind
        self._audience.tell_of_play(shown)
        if behind is None:
            self._note(shown.face, now)
        else:
            at = now + behind.seconds
            behind.later(lambda: self._note(shown.face, at))

    def _note(self, face: ClockFace | None, at: float) -> None:
        self._face_behind = face, at


def _set(name: str, *, there: bool) -> Words:
    if there:
        return Words(f"{name} set the clock.", f"{name}さんが時計を設定しました。")
    return Words(f"{name} removed the clock.", f"{name}さんが時計を片付けました。")


def _paused(name: str, *, paused: bool, judge: bool) -> Words:
    who = Words(f"The judge {name}", f"ジャッジの{name}") if judge else both(name)
    if paused:
        return Words(f"{who.en} paused the clock.", f"{who.ja}さんが時計を一時停止しました。")
    return Words(f"{who.en} resumed the clock.", f"{who.ja}さんが時計を再開しました。")


def _time_up(name: str) -> Words:
    return Words(f"{name}’s time is up.", f"{name}さんの持ち時間がなくなりました。")
