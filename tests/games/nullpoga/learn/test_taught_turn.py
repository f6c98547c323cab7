"""A turn of the lesson: what the pupil's plan is to have, one thing after the other."""

from __future__ import annotations

from app.core.intent import Collect
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.text.words import Words
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER
from app.games.nullpoga.learn import taught_turn as t
from app.games.nullpoga.resolver.turn_plans import NOTHING
from tests.games.nullpoga.learn.lesson_pupil import at_step

CAT, RAT = Words("Summon the Cat.", "ネコを召喚。"), Words("Attack.", "攻撃。")
TURN = t.TaughtTurn(
    (
        t.Want(CAT, lambda _view, plan: t.summons(plan, "cat", 3)),
        t.Want(RAT, lambda view, plan: t.attacks(view, plan, "rat")),
    ),
    {},
    (frozenset({"rat-standby-3"}), frozenset({"rat-standby-5"})),
)
"""The second turn of the lesson, with other wants."""


def test_what_is_missing_first_is_asked_for_until_the_plan_can_be_locked() -> None:
    pupil = at_step(3)
    rat = t.monster(pupil.view, PUPIL, "rat")
    for text, says in (
        ("", CAT),
        (f"attack {rat}", CAT),
        ("summon cat 2", CAT),
        ("summon cat 3", RAT),
        (f"summon cat 3;move {rat} 1", RAT),
        (f"summon cat 3;attack {rat}", t.LOCK),
    ):
        pupil.ask(Sketch(text))
        assert TURN.hint(pupil.view).says == says
        assert TURN.keeps_waiting(pupil.view)  # nothing is locked


def test_the_teacher_waits_until_what_was_asked_for_is_locked() -> None:
    slip, right = at_step(3), at_step(3)
    slip.ask(LockPlan("summon cat 3"))
    assert TURN.hint(slip.view).says == t.after(t.WRONG, RAT)
    assert TURN.keeps_waiting(slip.view)
    right.ask(LockPlan(f"summon cat 3;attack {t.monster(right.view, PUPIL, 'rat')}"))
    assert TURN.hint(right.view).says == t.LOCKED
    assert not TURN.keeps_waiting(right.view)


def test_what_was_moved_by_hand_is_told_before_anything_else() -> None:
    pupil = at_step(3)
    assert TURN.lies(pupil.view)
    pupil.ask(Collect((t.monster(pupil.view, PUPIL, "rat"),), "hand.0"))
    assert not TURN.lies(pupil.view)
    assert TURN.hint(pupil.view).says == t.MOVED


def test_the_teacher_waits_where_its_own_side_was_moved_by_hand() -> None:
    pupil = at_step(3)
    pupil.ask(Collect((t.monster(pupil.view, TEACHER, "rat"),), "hand.1"), TEACHER)
    pupil.ask(LockPlan(f"summon cat 3;attack {t.monster(pupil.view, PUPIL, 'rat')}"))
    assert TURN.missing(pupil.view, t.written(pupil.view)) is None
    assert TURN.keeps_waiting(pupil.view)


def test_who_stands_where_is_said_by_card_and_cell() -> None:
    view = at_step(4).view
    assert t.standing(view, PUPIL) == {"rat-battle-3", "cat-standby-4"}
    assert t.cell(view, t.monster(view, TEACHER, "frog")) == "standby-3"
    assert t.monster(view, PUPIL, "rat", "standby") == ""
    assert t.cell(view, "") == ""


def test_a_plan_that_nobody_can_read_is_an_empty_one() -> None:
    pupil = at_step(3)
    pupil.ask(Sketch("no plan at all"))
    assert t.written(pupil.view) == NOTHING
    assert not t.moves(pupil.view, NOTHING, "rat", 1)
