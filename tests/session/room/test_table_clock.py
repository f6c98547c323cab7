"""The clock among people: whose time runs, who may set and stop it, what everybody hears."""

from __future__ import annotations

from app.core.ids import PersonId
from app.core.intent import NextTurn
from app.session.room import room_messages
from app.session.room.game_clock import ClockFace, ClockSetting
from app.session.room.lobby import Setup
from app.session.room.room import Room
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel

SPEC = duel.SPEC
QUARTER = ClockSetting(900.0)


class Evening:
    """Aki in the host's chair, Ren, and Sora who watches; it is Aki's turn."""

    def __init__(self) -> None:
        self.now = 100.0
        self.told: dict[PersonId, list[room_messages.ToPeople]] = {}
        self.room = Room(SPEC, Setup(2, decks=decks_for(SPEC, 2)), self._tell)
        self.aki, self.ren = (self.come(name, seat) for seat, name in enumerate(("Aki", "Ren")))
        self.sora = self.come("Sora")
        for person in (self.aki, self.ren):
            self.hear(person, room_messages.SayReady())
        self.pass_turn(self.aki, 0)

    def _tell(self, person: PersonId, message: room_messages.ToPeople) -> None:
        self.told.setdefault(person, []).append(message)

    def come(self, name: str, seat: int | None = None) -> PersonId:
        role: room_messages.Role = "spectator" if seat is None else "player"
        person = self.room.sit(room_messages.Sit(name, role, seat))
        self.room.arrive(person, self.now)
        return person

    def hear(self, person: PersonId, message: room_messages.FromPeople) -> None:
        self.room.hear(person, message, self.now)

    def pass_turn(self, person: PersonId, to: int) -> None:
        assert self.room.host is not None
        on = self.room.host.tree.cursor
        self.hear(person, room_messages.Ask(f"a{on}", on, NextTurn(to)))
        assert self.room.host.tree.table.turn.seat == to

    def face(self, person: PersonId) -> ClockFace:
        """Return what the clock shows to somebody."""
        shown = [one for one in self.told[person] if isinstance(one, room_messages.ClockShows)]
        assert shown[-1].face is not None
        return shown[-1].face

    def codes(self, person: PersonId) -> list[str]:
        return [one.code for one in self.told[person] if isinstance(one, room_messages.Notice)]


def test_time_that_is_given_runs_for_who_has_the_turn_at_that_moment() -> None:
    """The turn passed a moment ago, and no time was looked at since."""
    evening = Evening()
    evening.room.tick(evening.now)
    evening.pass_turn(evening.aki, 1)
    evening.hear(evening.aki, room_messages.SetClock(QUARTER))
    assert evening.face(evening.ren).running == 1
    evening.now += 30.0
    evening.room.tick(evening.now)
    evening.hear(evening.ren, room_messages.PauseClock())
    assert evening.face(evening.aki).left == (900.0, 870.0)


def test_the_chair_sets_it_players_stop_it_and_who_watches_does_neither() -> None:
    evening = Evening()
    evening.hear(evening.ren, room_messages.SetClock(QUARTER))
    assert evening.codes(evening.ren) == ["not-chair"]
    evening.hear(evening.aki, room_messages.SetClock(QUARTER))
    evening.hear(evening.sora, room_messages.PauseClock())
    assert "spectator" in evening.codes(evening.sora)
    assert not evening.face(evening.aki).paused
    evening.hear(evening.ren, room_messages.PauseClock())
    assert evening.face(evening.sora).paused
    assert evening.codes(evening.aki) == ["clock-set", "clock"]
    evening.hear(evening.ren, room_messages.PauseClock())
    assert evening.codes(evening.aki) == ["clock-set", "clock"], "it stands already"


def test_times_that_are_none_are_refused() -> None:
    evening = Evening()
    for left in ((30.0,), (30.0, 30.0, 30.0), (30.0, float("inf"))):
        evening.hear(evening.aki, room_messages.SetClock(QUARTER, left))
    assert evening.codes(evening.aki) == ["clock"] * 3


def test_who_comes_later_is_shown_it() -> None:
    evening = Evening()
    evening.hear(evening.aki, room_messages.SetClock(QUARTER, (30.0, 45.0)))
    mio = evening.come("Mio")
    assert evening.face(mio).left == (30.0, 45.0)
