"""A step taken apart into moments, and put together again."""

from __future__ import annotations

from app.core.intent import Announce, Batch, Flip, PutMark, Step
from app.core.view import SeatView, fold
from app.session.host.local_table import LocalTable
from app.session.host.updates import Stepped
from app.session.seat.step_moments import Reel, reel_of
from tests.helpers.relay_game import LEGS, RELAY, relay_table, runner


def told(table: LocalTable, step: Step) -> tuple[SeatView, Stepped]:
    """Return what seat 0 saw before a step of its own, and what it was told."""
    client = table.sit(0)
    before, heard = client.view, []
    client.listeners.append(heard.append)
    client.ask(step)
    client.listeners.remove(heard.append)
    (stepped,) = heard
    assert isinstance(stepped, Stepped)
    return before, stepped


def reel(table: LocalTable, step: Step, *begin: str) -> Reel | None:
    return reel_of(*told(table, step), begin)


def test_each_beginning_begins_a_moment() -> None:
    table = relay_table()
    found = reel(table, RELAY, "leg")
    assert found is not None
    assert len(found.moments) == LEGS
    cells = [runner(moment.after).cell for moment in found.moments]
    assert cells == [2, 3, 4]
    assert [moment.before for moment in found.moments[1:]] == [
        moment.after for moment in found.moments[:-1]
    ]


def test_nothing_is_left_out_and_it_ends_where_the_seat_is() -> None:
    table = relay_table()
    before, stepped = told(table, RELAY)
    found = reel_of(before, stepped, {"leg"})
    assert found is not None
    facts = [fact for moment in found.moments for fact in moment.stepped.facts]
    assert tuple(facts) == stepped.facts
    assert found.after == table.sit(0).view
    for fact in stepped.facts:
        before = fold(before, fact)
    assert found.after == before
    assert {moment.stepped.node for moment in found.moments} == {found.node} == {stepped.node}


def test_what_comes_before_the_first_belongs_to_it() -> None:
    table = relay_table()
    found = reel(table, Batch((Flip(), Announce("leg"), Flip())), "leg")
    assert found is not None
    assert [event.verb for event in found.moments[0].events] == ["coins", "leg", "coins"]
    assert len(found.moments) == 1


def test_beginnings_one_after_the_other_are_one() -> None:
    table = relay_table()
    fire = PutMark(("wild#3",), "fire", add=1)
    steps = (Announce("say", "Now"), Announce("leg"), fire, Announce("leg"), fire)
    found = reel(table, Batch(steps), "leg", "say")
    assert found is not None
    assert [len(moment.events) for moment in found.moments] == [3, 2]


def test_a_step_without_any_has_no_moments() -> None:
    assert reel(relay_table(), Flip(), "leg") is None


def test_the_words_of_the_game_count_as_well_as_verbs() -> None:
    table = relay_table()
    found = reel(table, RELAY, "mark")
    assert found is not None
    assert len(found.moments) == LEGS
