"""Who is at a table: names, roles, seats, and who sits in the host's chair."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.session.room.people import Company, check_name
from app.session.room.person_names import LONGEST_NAME
from app.session.room.room_limits import MOST_PEOPLE, MOST_SPECTATORS
from app.session.room.room_messages import Person, Sit
from app.session.steps.rights import ImpossibleError


@pytest.fixture
def company() -> Company:
    """A table for two that nobody is at."""
    return Company(2)


def code(company: Company, wish: Sit, person: int | None = None) -> str:
    with pytest.raises(ImpossibleError) as refused:
        company.sit(wish, person)
    assert refused.value.reason.ja
    return refused.value.code


def test_who_comes_gets_the_first_free_seat_or_the_one_they_name(company: Company) -> None:
    ren = company.sit(Sit("Ren", seat=1))
    aki = company.sit(Sit("Aki"))
    assert (company[aki].seat, company[ren].seat) == (0, 1)
    assert company.free() == ()
    assert code(company, Sit("Mio")) == "no-seat-free"
    assert code(company, Sit("Mio", seat=1)) == "seat-taken"
    assert code(company, Sit("Mio", seat=2)) == "no-seat"


def test_each_has_the_eyes_of_their_place(company: Company) -> None:
    aki, yui = company.sit(Sit("Aki")), company.sit(Sit("Yui", "judge"))
    sora = company.sit(Sit("Sora", "spectator"))
    assert [company.eyes(one) for one in (aki, yui, sora)] == [0, JUDGE, SPECTATOR]
    company.watch(sora, 0)
    assert company.eyes(sora) == 0
    assert company.hands(sora) == SPECTATOR, "who sees a hand may touch nothing of it"


def test_who_leaves_keeps_a_seat_and_who_watches_does_not(company: Company) -> None:
    aki, sora = company.sit(Sit("Aki")), company.sit(Sit("Sora", "spectator"))
    company.go(sora)
    company.go(aki)
    assert sora not in company
    assert (company[aki].here, company.free()) == (False, (1,))
    assert company.players_here() == ()
    company.come(aki)
    assert company.players_here() == (0,)


def test_numbers_are_never_given_twice(company: Company) -> None:
    aki = company.sit(Sit("Aki"))
    company.remove(aki)
    assert company.sit(Sit("Aki")) == aki + 1


def test_somebody_sits_in_the_chair_as_long_as_anybody_is_there(company: Company) -> None:
    aki, ren = company.sit(Sit("Aki")), company.sit(Sit("Ren"))
    sora = company.sit(Sit("Sora", "spectator"))
    assert company.chair == aki
    company.remove(aki)
    assert company.chair == ren, "a player before who watches"
    company.pass_chair(sora)
    assert (company.chair, company.chair_seat()) == (sora, None)
    company.go(sora)
    assert sora in company, "with the chair a place is kept"
    with pytest.raises(ImpossibleError, match="Ask Sora"):
        company.check_chair(ren)
    company.check_chair(sora)


def test_who_takes_over_a_seat_plays_and_who_had_it_watches(company: Company) -> None:
    aki, sora = company.sit(Sit("Aki")), company.sit(Sit("Sora", "spectator"))
    company.take_over(sora, 0)
    assert (company[sora].role, company[sora].seat) == ("player", 0)
    assert (company[aki].role, company[aki].seat) == ("spectator", None)


def test_who_moves_gives_the_old_seat_free(company: Company) -> None:
    aki = company.sit(Sit("Aki"))
    company.sit(Sit("Aki", seat=1), aki)
    assert (company[aki].seat, company.free()) == (1, (0,))
    company.sit(Sit("Aki"), aki)
    assert company[aki].seat == 1, "who names none stays"


def test_a_host_that_comes_back_knows_who_was_there(company: Company) -> None:
    company.bring_back((Person(3, "Aki", "player", 0, chair=True, latency=20),))
    assert (company[3].here, company[3].latency, company.chair) == (False, None, 3)
    assert company.sit(Sit("Ren")) == 4


def test_a_table_has_room_for_so_many(company: Company) -> None:
    for number in range(MOST_PEOPLE):
        company.sit(Sit(f"p{number}", "judge"))
    assert code(company, Sit("one more", "judge")) == "full"


def test_who_watches_keeps_nobody_out_who_plays(company: Company) -> None:
    watching = [company.sit(Sit(f"p{n}", "spectator")) for n in range(MOST_SPECTATORS)]
    assert code(company, Sit("one more", "spectator")) == "full"
    aki, ren = company.sit(Sit("Aki")), company.sit(Sit("Ren"))
    assert (company[aki].seat, company[ren].seat) == (0, 1)
    assert code(company, Sit("Aki", "spectator"), aki) == "full", "else the seats fill the room"
    assert company[aki].seat == 0
    company.sit(Sit("Sora", "spectator"), watching[0])
    assert company[watching[0]].name == "Sora", "who watches has a place"


def test_a_name_is_a_line_that_shows_something() -> None:
    assert check_name(" Aki\n(chair) ") == "Aki (chair)"
    for name in ("", "\u200b\n", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(ImpossibleError, match="A name is one line"):
            check_name(name)


def test_what_is_noted_says_whether_it_was_new(company: Company) -> None:
    aki = company.sit(Sit("Aki"))
    assert company.mark(aki, muted=True)
    assert not company.mark(aki, muted=True)
    assert company.told().people == (company[aki],)
