"""What is asked, and offered, where trumps are laid."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.actions.trump_form import LAY_TRUMPS, TRUMP_ACTIONS, trump_tasks
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.trump_setup import SEARCH, lay_with
from app.games.form_model import Form, Ticks
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable, lay_table
from tests.games.blackpoker.black_table import BlackTable

(ACTION,) = TRUMP_ACTIONS


def laid(name: str = "extra") -> LocalTable:
    table = lay_table(SPEC, ("Aki", "Ren"), (tuple(CARDS),) * 2, 7, options=(("format", name),))
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup"))
    return table


def asked(table: LocalTable, **answers: str) -> Form:
    assert ACTION.form is not None
    form = ACTION.form(table.sit(0).view, Selection(), answers)
    assert form is not None
    return form


def test_it_looks_through_the_deck_before_it_asks() -> None:
    table = laid()
    assert ACTION.form is not None
    assert ACTION.form(table.sit(0).view, Selection(), {}) is None
    assert ACTION.make(table.sit(0).view, Selection()) == Procedure(SEARCH)

    table.sit(0).ask(Procedure(SEARCH))

    (field,) = asked(table).fields
    assert isinstance(field, Ticks)
    assert [one.title.en for one in field.among[:3]] == [
        "♠A Revolution",
        "♠2 Slash",
        "♠3 Drain",
    ]
    assert len(field.among) == 54
    assert asked(table).intent == lay_with()


def test_up_to_two_are_ticked() -> None:
    table = laid()
    table.sit(0).ask(Procedure(SEARCH))
    (field,) = asked(table).fields
    assert isinstance(field, Ticks)
    three = [one.id for one in field.among[:3]]

    two = asked(table, cards=",".join(three[:2]))
    assert two.intent == lay_with((three[0], three[1]))
    assert two.done.ja == "伏せて置く"
    assert asked(table, cards=",".join(three)).intent is None


def test_cards_that_are_selected_in_the_deck_are_laid_at_once() -> None:
    table = laid()
    table.sit(0).ask(Procedure(SEARCH))
    card = table.sit(0).view.cards_in("deck.0")[5]

    assert ACTION.make(table.sit(0).view, Selection((card,))) == lay_with((card,))


def test_it_is_a_task_of_each_seat_until_it_is_done() -> None:
    table = laid()
    tasks = trump_tasks(table.sit(0).view)
    assert [task.seat for task in tasks] == [0, 1]
    assert tasks[0].choices[0].action == LAY_TRUMPS == "lay_trumps"

    table.sit(0).ask(lay_with())

    assert [task.seat for task in trump_tasks(table.sit(0).view)] == [1]


def test_it_is_offered_in_the_format_with_trumps_before_the_first_turn() -> None:
    assert ACTION.when(laid().sit(0).view, Selection())
    assert not ACTION.when(laid("pro").sit(0).view, Selection())
    assert not ACTION.when(BlackTable().view(), Selection())
    assert not trump_tasks(laid("pro").sit(0).view)
