"""The first game, played by somebody who does what is said; and by somebody who does not."""

from __future__ import annotations

import pytest

from app.core.intent import Collect, Procedure, PutMark, Redo, Undo
from app.core.intents.seal_intents import Sketch
from app.core.view import SeatUnit
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, astray
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_order import OVER
from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS, STEPS
from app.games.nullpoga.learn.taught_turn import GIVEN_UP, LOCK, LOCKED, MOVED, WRONG, monster
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import board_of, life_of, wild_of
from tests.games.nullpoga.learn.lesson_pupil import Pupil, at_step


def _boar(pupil: Pupil) -> SeatUnit:
    return pupil.view.units[monster(pupil.view, PUPIL, "boar")]


def test_who_does_what_is_said_comes_through_all_eight_steps() -> None:
    assert len(STEPS) == 8
    pupil = at_step(8)
    assert pupil.view.turn.phase == OVER
    assert not astray(EIGHT_STEPS, pupil.done, pupil.view)


def test_the_table_comes_first_and_the_pupil_begins() -> None:
    pupil = Pupil()
    assert "Press “Start”" in pupil.says
    assert not pupil.teacher()
    pupil = at_step(1)
    assert (life_of(pupil.view, PUPIL), life_of(pupil.view, TEACHER)) == (20, 20)
    assert board_of(pupil.view).sides[PUPIL].mana == 1


def test_what_is_said_follows_the_draft() -> None:
    pupil = at_step(3)
    assert "attack" in pupil.says
    pupil.drag("rat", "battle.1#3")
    assert "Summon the Cat" in pupil.says
    pupil.drag_card("cat", "standby.0#4")
    assert pupil.says == LOCK.en
    pupil.ask(Sketch(""))
    assert "attack" in pupil.says


def test_nothing_but_the_summon_happens_in_the_first_turn() -> None:
    pupil = at_step(2)
    assert len(pupil.phases()) == 2
    assert pupil.done == 3
    assert monster(pupil.view, PUPIL, "rat", "standby")
    assert monster(pupil.view, TEACHER, "rat", "standby")
    assert (life_of(pupil.view, PUPIL), life_of(pupil.view, TEACHER)) == (20, 20)


def test_a_blow_at_an_empty_cell_makes_wilderness_on_both_sides() -> None:
    pupil = at_step(4)
    assert (life_of(pupil.view, PUPIL), life_of(pupil.view, TEACHER)) == (19, 19)
    assert (wild_of(pupil.view, PUPIL), wild_of(pupil.view, TEACHER)) == ((0,), (2,))


def test_who_moves_away_in_time_is_not_hit_and_who_steps_in_bears_the_blow() -> None:
    pupil = at_step(5)
    rat, cat = (pupil.view.units[monster(pupil.view, PUPIL, one)] for one in ("rat", "cat"))
    assert (rat.cell, cat.cell) == (2, 3)
    board = board_of(pupil.view)
    held = board.sides[PUPIL].battle[2]
    assert held is not None
    assert (held.card, held.life) == ("cat", 1)
    # The teacher's Rat alone came through.
    assert board.sides[PUPIL].life == 18


def test_the_frog_is_gone_before_it_acts_and_the_boar_is_stunned() -> None:
    pupil = at_step(6)
    assert not monster(pupil.view, TEACHER, "frog")
    assert not monster(pupil.view, TEACHER, "jellyfish")
    assert life_of(pupil.view, TEACHER) == 18
    assert m.BARRED in [mark.key for mark in _boar(pupil).marks]


def test_the_stun_is_over_a_turn_later() -> None:
    pupil = at_step(7)
    assert m.BARRED not in [mark.key for mark in _boar(pupil).marks]
    assert wild_of(pupil.view, TEACHER) == (1, 2)
    assert "on your own" in pupil.says


@pytest.mark.parametrize("step", [1, 3, 4, 5, 6])
def test_who_locks_an_empty_plan_is_told_and_the_teacher_waits(step: int) -> None:
    pupil = at_step(step)
    wanted = pupil.says
    pupil.press("lock")
    assert pupil.says == f"{WRONG.en} {wanted}"
    assert not pupil.teacher()
    pupil.press("unlock")
    assert pupil.done == step
    assert pupil.says == wanted


def test_a_summon_to_another_cell_is_put_right_in_the_draft() -> None:
    pupil = at_step(1)
    pupil.drag_card("rat", "standby.0#1")
    assert "cell 3" in pupil.says
    pupil.drag_card("rat", "standby.0#3")
    assert pupil.says == LOCK.en


def test_who_moves_instead_of_attacking_is_told_to_attack() -> None:
    pupil = at_step(3)
    pupil.drag("rat", "battle.0#2")
    pupil.drag_card("cat", "standby.0#4")
    assert "plans an attack" in pupil.says
    pupil.drag("rat", "battle.1#3")
    assert pupil.says == LOCK.en


def test_who_presses_too_early_carries_nothing_out() -> None:
    pupil = at_step(1)
    assert not next_phase(pupil.view)
    pupil.drag_card("rat", "standby.0#3")
    pupil.press("lock")
    assert pupil.says == EIGHT_STEPS.steps[2].hint(pupil.view).says.en == LOCKED.en
    assert not next_phase(pupil.view)


def test_undone_phases_are_said_again() -> None:
    pupil = at_step(2)
    before = pupil.says
    pupil.press("phase")
    pupil.press("phase")
    assert pupil.says != before
    pupil.ask(Undo())
    pupil.ask(Undo())
    pupil.follow_from_the_start()
    assert (pupil.done, pupil.says) == (2, before)
    pupil.ask(Redo())
    assert pupil.says != before


def test_undoing_the_opening_leads_back_to_the_plan_and_the_teacher_waits() -> None:
    pupil = at_step(2)
    pupil.ask(Undo())
    pupil.follow_from_the_start()
    assert pupil.done == 1
    assert pupil.view.seals == ()
    assert not pupil.teacher()
    pupil.drag_card("rat", "standby.0#3")
    pupil.lock()
    assert pupil.done == 2


def test_a_whole_turn_undone_is_to_be_played_again() -> None:
    pupil = at_step(5)
    while pupil.view.turn.number > 3:
        pupil.ask(Undo())
    pupil.follow_from_the_start()
    assert pupil.done == 4
    assert pupil.view.turn.number == 3
    assert pupil.says.endswith("E.")
    pupil.phases()
    assert pupil.done == 5


def test_what_was_changed_by_hand_is_told_to_be_taken_back() -> None:
    pupil = at_step(3)
    pupil.drag("rat", "battle.1#3")
    pupil.drag_card("cat", "standby.0#4")
    pupil.lock()
    while next_phase(pupil.view) != "actions":
        pupil.press("phase")
    # Somebody tidies up before the blow.
    assert pupil.view.turn.number == 2
    unit = monster(pupil.view, PUPIL, "rat")
    pupil.ask(Collect((unit,), "hand.0"))
    pupil.press("phase")
    pupil.press("phase")
    assert pupil.done == 3
    assert astray(EIGHT_STEPS, pupil.done, pupil.view)


def test_a_monster_that_cannot_act_is_not_moved_by_a_slip_of_the_hand() -> None:
    pupil = at_step(6)
    pupil.drag("boar", "battle.1#2")
    assert pupil.view.draft == ""
    assert _boar(pupil).zone == "battle.0"


def test_what_was_moved_by_hand_while_planning_is_told_to_be_taken_back() -> None:
    pupil = at_step(4)
    wanted = pupil.says
    pupil.ask(Collect((monster(pupil.view, PUPIL, "cat"),), "hand.0"))
    assert pupil.says == MOVED.en
    pupil.press("lock")
    assert not pupil.teacher()
    pupil.ask(Undo())
    pupil.ask(Undo())
    assert pupil.says == wanted


def test_who_gives_up_is_told_to_take_it_back() -> None:
    pupil = at_step(4)
    pupil.ask(Procedure("concede"))
    assert pupil.says == GIVEN_UP.en
    assert not pupil.teacher()
    pupil.ask(Undo())
    assert pupil.says != GIVEN_UP.en


def test_the_teacher_plays_the_same_again_where_a_turn_is_taken_back() -> None:
    pupil = at_step(7)
    pupil.lock()
    first = pupil.view.seal(TEACHER)
    pupil.ask(Undo())
    pupil.lock()
    assert pupil.view.seal(TEACHER) == first


def test_it_is_said_how_near_the_win_is() -> None:
    pupil = at_step(7)
    life, wild = life_of(pupil.view, TEACHER), len(wild_of(pupil.view, TEACHER))
    assert f"({life} now)" in pupil.says
    assert f"({wild} now)" in pupil.says


@pytest.mark.parametrize(
    ("won", "says"),
    [([PUPIL], "You have"), ([TEACHER], "The teacher"), ([0, 1], "The game is a draw")],
)
def test_it_ends_with_who_has_won(won: list[int], says: str) -> None:
    pupil = at_step(7)
    for seat in won:
        pupil.ask(PutMark((f"seat.{seat}",), m.WINS, value=1))
    assert EIGHT_STEPS.ends(pupil.view).en.startswith(says)
