"""What a gesture did, worked out once, and what each seat learns of it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.ids import JUDGE, SPECTATOR
from app.core.sight import redact, view
from app.core.view import SeatFact, fold
from app.session.host import step_diff
from app.session.host.step_diff import happened, learned_by, learned_by_each, result_of
from tests.core.small_table import AKI, REN, laid

TABLE = laid(deck_0=("fox", "owl"), hand_0=("elk",))
DRAW = f.Moved(AKI, (f.CardMove(0, "hand.0", handle="ca"),), verb="draw")
SHOW = f.Shown(AKI, (f.Showing(0),), (REN,), "show")


def test_each_fact_stands_between_the_table_before_and_after_it() -> None:
    first, second = happened(TABLE, (DRAW, SHOW))
    assert first == (TABLE, DRAW, apply(TABLE, DRAW), changes(TABLE, DRAW))
    assert second[0] is first[2]
    assert second[2] == apply(first[2], SHOW)


def test_what_is_known_already_is_not_worked_out_again() -> None:
    results = [result_of(TABLE, DRAW)]
    ((_, _, after, touched),) = happened(TABLE, (DRAW,), results)
    assert (after, touched) == results[0]
    assert after is results[0][0]


@pytest.mark.parametrize("seat", [AKI, REN, JUDGE, SPECTATOR])
def test_a_seat_that_folds_what_it_learns_sees_the_table_after_it(seat: int) -> None:
    did = happened(TABLE, (DRAW, SHOW))
    seen = view(TABLE, seat)
    for told in learned_by(seat, did):
        seen = fold(seen, told)
    assert seen == view(did[-1][2], seat)


def test_of_the_same_draw_one_learns_the_card_and_the_other_its_number() -> None:
    did = happened(TABLE, (DRAW,))
    (own,), (other,) = learned_by(AKI, did), learned_by(REN, did)
    assert (own.events[0].cards, other.events[0].cards) == (("fox",), (None,))


def test_of_nothing_nothing_is_learned() -> None:
    assert happened(TABLE, ()) == []
    assert learned_by(AKI, []) == ()


def test_what_several_learn_alike_is_worked_out_once() -> None:
    seats = (AKI, REN, JUDGE, SPECTATOR)
    did = happened(TABLE, (DRAW, SHOW))
    learned = dict(learned_by_each(seats, did))
    assert learned == {seat: learned_by(seat, did) for seat in seats}
    assert learned[REN][0] is learned[SPECTATOR][0], "neither sees what Aki drew"
    assert learned[JUDGE][0] is not learned[AKI][0]


def test_they_learn_in_the_order_in_which_they_are_told_each_once() -> None:
    did = happened(TABLE, (DRAW, SHOW))
    asked = learned_by_each((REN, AKI, REN), did)
    assert list(asked) == [(REN, learned_by(REN, did)), (AKI, learned_by(AKI, did))]


def test_who_is_told_first_does_not_wait_for_what_the_others_learn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[int] = []

    def redacted(*given: Any) -> SeatFact:
        worked_out.append(given[3])
        return redact(*given)

    monkeypatch.setattr(step_diff, "redact", redacted)
    asked = learned_by_each((REN, AKI), happened(TABLE, (DRAW,)))
    next(asked)
    assert worked_out == [REN]
    next(asked)
    assert worked_out == [REN, AKI]
