"""Steps of the history are told again, as the eyes that ask were told them."""

from __future__ import annotations

from app.core import intent as i
from app.core.ids import PersonId, SeatId
from app.session.host.history_recall import MOST_PAST
from app.session.room.messages.from_people import WantPast
from app.session.room.messages.to_people import Past
from app.session.seat.chronicle import Heard, recall
from tests.session.room.small_room import AKI, DELAY, REN, Evening


def past(
    evening: Evening, person: PersonId, *nodes: int, views: tuple[int, ...] = ()
) -> list[Heard]:
    """Return what somebody is told again."""
    evening.hear(person, WantPast(nodes, views))
    return list(evening.heard(person, Past)[-1].heard)


def of_seat(evening: Evening, seat: SeatId, node: int, *, seen: bool = False) -> Heard:
    return recall(evening.host, seat, node, seen=seen)


def drawn(evening: Evening) -> int:
    """Let Aki draw a card; return the step."""
    assert evening.do(evening.aki, i.Draw(1, "deck.0", "hand.0")) == ""
    return evening.host.tree.cursor


def test_each_is_told_what_the_own_eyes_were_told() -> None:
    evening = Evening()
    step = drawn(evening)
    (own,), (other,) = past(evening, evening.aki, step), past(evening, evening.ren, step)
    assert own == of_seat(evening, AKI, step)
    assert other == of_seat(evening, REN, step)
    assert own.facts[0].events[0].cards != (None,) == other.facts[0].events[0].cards


def test_the_view_is_told_where_it_is_asked_for() -> None:
    evening = Evening()
    step = drawn(evening)
    first, second = past(evening, evening.aki, step, views=(0,))
    assert (first.node, first.view) == (step, None)
    assert (second.node, second.view) == (0, evening.host.view_at(0, AKI))


def test_a_step_that_is_not_there_is_passed_over() -> None:
    evening = Evening()
    assert [one.node for one in past(evening, evening.aki, 99, 0, 0)] == [0]


def test_so_many_steps_are_told_at_once() -> None:
    evening = Evening()
    for _ in range(MOST_PAST + 2):
        evening.do(evening.aki, i.Announce("say", "hello"))
    told = past(evening, evening.ren, *range(1, MOST_PAST + 3))
    assert [one.node for one in told] == list(range(1, MOST_PAST + 1))


def test_who_watches_later_is_not_told_what_is_still_to_come() -> None:
    evening = Evening(delayed=True)
    step = drawn(evening)
    assert [one.node for one in past(evening, evening.sora, 0, step)] == [0]
    evening.pass_time(DELAY)
    assert [one.node for one in past(evening, evening.sora, 0, step)] == [0, step]
