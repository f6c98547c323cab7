"""What a seat far away knows of the history, asks for, and notices to be missing.

That it knows what the host would tell it, whatever is played, is in `test_chronicle.py`.
"""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import NodeId
from app.session.host.updates import Placed, Stepped
from app.session.seat.chronicle import bare_journal, recall
from app.session.seat.chronicle_entries import Heard
from app.session.seat.seat_chronicle import BLOCK, GapError, SeatChronicle
from tests.helpers.play import lay
from tests.helpers.toy_games import duel
from tests.session.seat.test_chronicle import join

AKI, REN = 0, 1
DUEL = duel.SPEC


# -- what is not here -------------------------------------------------------------------------


class Asking:
    """A seat that came late, and all that it asked the host for."""

    def __init__(self, steps: int) -> None:
        self.play = lay(DUEL, 1)
        for _ in range(steps):
            self.play.ask(AKI, i.Flip())
        self.far = join(self.play, AKI, answers=False)
        self.wanted: list[tuple[tuple[NodeId, ...], tuple[NodeId, ...]]] = []
        self.far.fetch = lambda nodes, views: self.wanted.append((nodes, views))

    def answer(self) -> None:
        wanted, self.wanted = self.wanted, []
        for nodes, views in wanted:
            self.far.filled(
                recall(self.play.host, AKI, node, seen=node in views) for node in {*nodes, *views}
            )


def test_what_was_said_before_is_asked_for_and_told_when_it_comes() -> None:
    seat, heard = Asking(100), list[tuple[NodeId, ...]]()
    seat.far.listeners.append(heard.append)
    assert seat.far.told(40) is None
    assert seat.wanted == [(tuple(range(BLOCK, 2 * BLOCK)), ())]
    assert heard == []
    seat.answer()
    assert set(heard[0]) == set(range(BLOCK, 2 * BLOCK))
    assert seat.far.told(40) == seat.play.host.told(40, AKI)


def test_nothing_is_asked_for_twice() -> None:
    seat = Asking(20)
    assert [seat.far.told(node) for node in (3, 4, 3)] == [None] * 3
    assert [seat.far.view_at(2), seat.far.view_at(2)] == [None, None]
    assert len(seat.wanted) == 2


def test_what_was_heard_is_never_asked_for() -> None:
    seat = Asking(20)
    seat.play.ask(REN, i.Flip())
    assert seat.far.told(21) == seat.play.host.told(21, AKI)
    assert seat.far.view_at(21) == seat.play.host.view_at(21, AKI)
    assert seat.wanted == []


def test_the_way_to_now_is_retold_once_all_of_it_is_here() -> None:
    seat = Asking(100)
    assert list(seat.far.retell(AKI, lambda _: False, 100)) == []
    nodes = [node for some, _ in seat.wanted for node in some]
    assert nodes == list(range(1, 101))
    assert [views for _, views in seat.wanted] == [(0,), ()]
    seat.answer()
    told = list(seat.far.retell(AKI, lambda _: False, 100))
    assert told == list(seat.play.host.retell(AKI, lambda _: False, 100))


def test_without_anybody_to_ask_it_stays_unknown() -> None:
    play = lay(DUEL, 1)
    play.ask(AKI, i.Flip())
    far = join(play, AKI, answers=False)
    assert far.told(1) is None
    assert list(far.retell(AKI, lambda _: False, 1)) == []


def test_answers_about_steps_that_are_not_there_are_passed_over() -> None:
    far, heard = Asking(2).far, list[tuple[NodeId, ...]]()
    far.listeners.append(heard.append)
    far.filled([Heard(99, ()), Heard(-1, ())])
    assert heard == []
    assert far.told(1) is None


# -- what does not fit --------------------------------------------------------------------------


def test_a_step_that_was_missed_is_noticed() -> None:
    play = lay(DUEL, 1)
    far = join(play, AKI, answers=False)
    with pytest.raises(GapError):
        far.hear(Stepped(5, 4, REN, 1, 1, ()))
    with pytest.raises(GapError):
        far.hear(Stepped(7, 0, REN, 1, 1, ()))
    with pytest.raises(GapError):
        far.hear(Placed(3, play.view(AKI)))
    assert far.cursor == 0
    assert len(far.nodes) == 1


def test_a_history_without_a_beginning_is_none() -> None:
    with pytest.raises(GapError):
        SeatChronicle(AKI).begin([], lay(DUEL, 1).view(AKI))


def test_begun_anew_it_keeps_nothing_of_before() -> None:
    """The host may have been opened again without its last steps."""
    seat = Asking(4)
    seat.play.ask(AKI, i.Flip())
    other = lay(DUEL, 2)
    other.ask(REN, i.Draw(1, "deck.1", "hand.1"))
    seat.far.begin(bare_journal(other.host), other.view(AKI))
    assert len(seat.far.nodes) == 2
    assert seat.far.told(1) is None


def test_all_it_was_told_is_given_once_all_of_it_is_here() -> None:
    seat = Asking(3)
    assert seat.far.all_told() is None
    seat.answer()
    told = seat.far.all_told()
    assert told is not None
    first, facts = told
    assert first == seat.play.host.view_at(0, AKI)
    assert [len(facts[node]) for node in range(4)] == [1, 1, 1, 1]


def test_the_beginning_alone_is_not_all() -> None:
    seat = Asking(3)
    seat.far.view_at(0)
    seat.answer()
    assert seat.far.view_at(0) is not None
    assert seat.far.all_told() is None


def test_a_history_of_the_same_length_that_looks_otherwise_is_another() -> None:
    seat = Asking(4)
    journal, now = bare_journal(seat.play.host), seat.play.host.view_at(4, AKI)
    assert seat.far.begin(journal, now) is None, "all of it stands"
    replaced = seat.far.begin(journal, seat.play.host.view_at(4, REN))
    assert replaced is not None
    assert (replaced.alike, replaced.gone) == (False, 0)


def test_a_host_that_comes_back_with_less_tells_what_is_gone() -> None:
    seat = Asking(4)
    journal, before = bare_journal(seat.play.host), seat.play.host.view_at(2, AKI)
    assert seat.far.begin(journal[:3], before, run="2").gone == 2  # type: ignore[union-attr]
    assert len(seat.far.nodes) == 3
