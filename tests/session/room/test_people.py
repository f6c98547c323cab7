"""Who is at a table: names, roles, seats, and who sits in the host's chair."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.session.room.messages.from_people import Sit
from app.session.room.messages.to_people import Person
from app.session.room.people import Roster, check_name
from app.session.room.person_names import LONGEST_NAME
from app.session.room.room_limits import MOST_PEOPLE, MOST_SPECTATORS
from app.session.steps.rights import ImpossibleError


@pytest.fixture
def roster() -> Roster:
    """A table for two that nobody is at."""
    return Roster(2)


def code(roster: Roster, wish: Sit, person: int | None = None) -> str:
    with pytest.raises(ImpossibleError) as refused:
        roster.sit(wish, person)
    assert refused.value.reason.ja
    return refused.value.code


def test_who_comes_gets_the_first_free_seat_or_the_one_they_name(roster: Roster) -> None:
    ren = roster.sit(Sit("Ren", seat=1))
    aki = roster.sit(Sit("Aki"))
    assert (roster[aki].seat, roster[ren].seat) == (0, 1)
    assert roster.free() == ()
    assert code(roster, Sit("Mio")) == "no-seat-free"
    assert code(roster, Sit("Mio", seat=1)) == "seat-taken"
    assert code(roster, Sit("Mio", seat=2)) == "no-seat"


def test_each_has_the_eyes_of_their_place(roster: Roster) -> None:
    aki, yui = roster.sit(Sit("Aki")), roster.sit(Sit("Yui", "judge"))
    sora = roster.sit(Sit("Sora", "spectator"))
    assert [roster.eyes(one) for one in (aki, yui, sora)] == [0, JUDGE, SPECTATOR]
    roster.watch(sora, 0)
    assert roster.eyes(sora) == 0
    assert roster.hands(sora) == SPECTATOR, "who sees a hand may touch nothing of it"


def test_who_leaves_keeps_a_seat_and_who_watches_does_not(roster: Roster) -> None:
    aki, sora = roster.sit(Sit("Aki")), roster.sit(Sit("Sora", "spectator"))
    roster.go(sora)
    roster.go(aki)
    assert sora not in roster
    assert (roster[aki].here, roster.free()) == (False, (1,))
    assert roster.players_here() == ()
    roster.come(aki)
    assert roster.players_here() == (0,)


def test_numbers_are_never_given_twice(roster: Roster) -> None:
    aki = roster.sit(Sit("Aki"))
    roster.remove(aki)
    assert roster.sit(Sit("Aki")) == aki + 1


def test_somebody_sits_in_the_chair_as_long_as_anybody_is_there(roster: Roster) -> None:
    aki, ren = roster.sit(Sit("Aki")), roster.sit(Sit("Ren"))
    sora = roster.sit(Sit("Sora", "spectator"))
    assert roster.chair == aki
    roster.remove(aki)
    assert roster.chair == ren, "a player before who watches"
    roster.pass_chair(sora)
    assert (roster.chair, roster.chair_seat()) == (sora, None)
    roster.go(sora)
    assert sora in roster, "with the chair a place is kept"
    with pytest.raises(ImpossibleError, match="Ask Sora"):
        roster.check_chair(ren)
    roster.check_chair(sora)


def test_who_takes_over_a_seat_plays_and_who_had_it_watches(roster: Roster) -> None:
    aki, sora = roster.sit(Sit("Aki")), roster.sit(Sit("Sora", "spectator"))
    roster.take_over(sora, 0)
    assert (roster[sora].role, roster[sora].seat) == ("player", 0)
    assert (roster[aki].role, roster[aki].seat) == ("spectator", None)


def test_who_moves_gives_the_old_seat_free(roster: Roster) -> None:
    aki = roster.sit(Sit("Aki"))
    roster.sit(Sit("Aki", seat=1), aki)
    assert (roster[aki].seat, roster.free()) == (1, (0,))
    roster.sit(Sit("Aki"), aki)
    assert roster[aki].seat == 1, "who names none stays"


def test_a_host_that_comes_back_knows_who_was_there(roster: Roster) -> None:
    roster.bring_back((Person(3, "Aki", "player", 0, chair=True, latency=20),))
    assert (roster[3].here, roster[3].latency, roster.chair) == (False, None, 3)
    assert roster.sit(Sit("Ren")) == 4


def test_a_table_has_room_for_so_many(roster: Roster) -> None:
    for number in range(MOST_PEOPLE):
        roster.sit(Sit(f"p{number}", "judge"))
    assert code(roster, Sit("one more", "judge")) == "full"


def test_who_watches_keeps_nobody_out_who_plays(roster: Roster) -> None:
    watching = [roster.sit(Sit(f"p{n}", "spectator")) for n in range(MOST_SPECTATORS)]
    assert code(roster, Sit("one more", "spectator")) == "full"
    aki, ren = roster.sit(Sit("Aki")), roster.sit(Sit("Ren"))
    assert (roster[aki].seat, roster[ren].seat) == (0, 1)
    assert code(roster, Sit("Aki", "spectator"), aki) == "full", "else the seats fill the room"
    assert roster[aki].seat == 0
    roster.sit(Sit("Sora", "spectator"), watching[0])
    assert roster[watching[0]].name == "Sora", "who watches has a place"


def test_a_name_is_a_line_that_shows_something() -> None:
    assert check_name(" Aki\n(chair) ") == "Aki (chair)"
    for name in ("", "\u200b\n", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(ImpossibleError, match="A name is one line"):
            check_name(name)


def test_what_is_noted_says_whether_it_was_new(roster: Roster) -> None:
    aki = roster.sit(Sit("Aki"))
    assert roster.mark(aki, muted=True)
    assert not roster.mark(aki, muted=True)
    assert roster.told().people == (roster[aki],)


def test_everybody_is_told_what_is_played() -> None:
    assert Roster(2, game="octet").told().game == "octet"
