"""Who does what the table asks for, in the order in which it asks, is told of nothing."""

from __future__ import annotations

from random import Random

import pytest

from app.core.intent import Intent
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.tasks.setup_marks import LONE, marked, shared
from app.games.pokemon.tasks.start_conditions import awaited
from app.games.pokemon.tasks.starters import for_active
from app.games.task_model import Choice, Task
from tests.games.pokemon.adviser.test_setup_at_table import FEW, Setup
from tests.games.pokemon_table import DREEPY, FIRE, action
from tests.games.setup_table import BASICS

SOME, HARDLY_ANY = (*(DREEPY,) * 6, *(FIRE,) * 40), (*(DREEPY,) * 3, *(FIRE,) * 40)
DECKS = ((BASICS, SOME), (HARDLY_ANY, FEW), (HARDLY_ANY, HARDLY_ANY), (SOME, FEW))
MOST_STEPS = 200


def tasks(view: SeatView) -> tuple[Task, ...]:
    assert SPEC.tasks is not None
    return SPEC.tasks(view)


def first_offered(view: SeatView) -> Choice | None:
    """Return what the key for the next task does; None where it hands over to the other."""
    own = [task for task in tasks(view) if task.seat == view.seat and task.choices]
    return own[0].choices[0] if own else None


def any_offered(view: SeatView, chance: Random) -> Choice | None:
    """Return any of the buttons that are there for who sits, or None to hand over."""
    found = [one for task in tasks(view) if task.seat == view.seat for one in task.choices]
    waiting = any(task.seat != view.seat for task in tasks(view))
    return chance.choice([*found, *([None] if waiting else [])])


def intent_of(choice: Choice, view: SeatView) -> Intent:
    """Return what a button comes to; a form is answered with the first that may be chosen."""
    if choice.intent is not None:
        return choice.intent
    asks = action(choice.action).form
    assert asks is not None
    form = asks(view, Selection(), {})
    assert form is not None
    if form.intent is None:
        # Who leads is out already where more is put down.
        there = bool(actives(view, view.seat))
        form = asks(view, Selection(), {"bench" if there else "active": may_begin(view)[0]})
    assert form is not None
    assert form.intent is not None
    return form.intent


def may_begin(view: SeatView) -> tuple[str, ...]:
    return for_active(view)


class Guided(Setup):
    """A setup in which one after the other does what the table asks for."""

    def __init__(self, seed: int) -> None:
        super().__init__(*DECKS[seed % len(DECKS)], seed=seed)
        self.seat = seed // len(DECKS) % 2
        self.lone = [0, 0]
        self.rounds = 0

    def take(self, choice: Choice | None) -> dict[str, str]:
        """Press a button as who sits, or let the other one sit down."""
        if choice is None:
            self.seat = 1 - self.seat
            return {}
        said = self.do(intent_of(choice, self.game.view(self.seat)), self.seat)
        view = self.game.view()
        self.lone = [max(self.lone[seat], marked(view, seat, LONE)) for seat in (0, 1)]
        self.rounds = max(self.rounds, shared(view))
        return said

    def case(self) -> tuple[str, str]:
        """Return who redrew alone and how often, and whether both did together."""
        alone = "nobody" if not any(self.lone) else "once" if max(self.lone) == 1 else "often"
        return alone, "together" if self.rounds else "never together"


def begun(table: Guided) -> bool:
    return table.game.view().turn.number == 1


@pytest.mark.parametrize("seed", range(20))
def test_the_key_for_the_next_task_leads_into_the_game_in_silence(seed: int) -> None:
    table = Guided(seed)
    for _ in range(MOST_STEPS):
        choice = first_offered(table.game.view(table.seat))
        assert table.take(choice) == {}, choice
        if begun(table):
            break
    assert begun(table)


@pytest.mark.parametrize("seed", range(20))
def test_any_button_that_is_offered_is_pressed_in_silence(seed: int) -> None:
    table, chance = Guided(seed), Random(seed)
    for _ in range(MOST_STEPS):
        choice = any_offered(table.game.view(table.seat), chance)
        said = table.take(choice)
        # That a deck seems to hold no Basic Pokémon at all is no matter of order.
        assert said.keys() <= {"setup-many-mulligans"}, choice
        if begun(table):
            break
    assert begun(table)


def the_button(view: SeatView) -> Intent | None:
    """Return what the one button for the own side comes to; None where there is nothing to do."""
    entry = action("get_ready")
    assert entry.form is not None
    form = entry.form(view, Selection(), {})
    if form is None:
        return entry.make(view, Selection())
    return intent_of(Choice(form.title, action="get_ready"), view)


@pytest.mark.parametrize("seed", range(20))
def test_the_button_for_the_own_side_gets_both_ready_in_silence(seed: int) -> None:
    table = Guided(seed)
    table.run("first", by="dice")
    for step in range(MOST_STEPS):
        seat = (seed + step) % 2
        meant = the_button(table.game.view(seat))
        if meant is not None:
            assert table.do(meant, seat).keys() <= {"setup-many-mulligans"}, meant
        if not awaited(table.game.view()):
            break
    assert not awaited(table.game.view())
    assert not begun(table)


def test_every_kind_of_setup_was_among_them() -> None:
    cases = set()
    for seed in range(20):
        table = Guided(seed)
        while not begun(table):
            table.take(first_offered(table.game.view(table.seat)))
        cases.add(table.case())
    assert {alone for alone, _ in cases} == {"nobody", "once", "often"}
    assert {both for _, both in cases} == {"together", "never together"}


def test_who_drew_first_waits_until_the_first_player_has_said() -> None:
    table = Guided(0)
    table.run("first", by="choice")
    table.run("deal", 1)
    assert [task.id for task in tasks(table.game.view(1))] == ["setup.deal.0"]
    table.run("deal", 0)
    assert [task.id for task in tasks(table.game.view(1))] == ["setup.basic.0"]
