"""What is asked, and offered, where trumps are laid."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.actions.start_form import start_form
from app.games.blackpoker.actions.trump_form import LAY_TRUMPS, TRUMP_ACTIONS, trump_tasks
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.trump_setup import SEARCH, lay_with
from app.games.form_model import Form, FormField, Pick, Ticks
from app.games.game_api import Selection
from app.session.host.local_table import LocalTable, lay_table
from tests.games.blackpoker.black_table import BlackTable, Side

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


def test_what_is_ticked_says_what_it_does() -> None:
    table = laid()
    table.sit(0).ask(Procedure(SEARCH))
    (field,) = asked(table).fields
    assert isinstance(field, Ticks)
    by_name = {one.title.en: one.id for one in field.among}
    said = asked(table, cards=f"{by_name['♠2 Slash']},{by_name['♠6']}").lines
    assert said[0].en.startswith("♠2 Slash: ")
    assert said[0].ja.startswith("♠2 ")
    assert said[1].en == "♠6: no ability"
    assert said[1].ja == "♠6：能力なし"
    assert asked(table).lines == ()


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


# -- what is asked before the actions of trumps ---------------------------------------------------


def form(table: BlackTable, name: str, *units: str, **answers: str) -> Form:
    """Return what is asked with characters selected."""
    chosen = Selection((), tuple(table.named(unit) for unit in units))
    found = start_form(table.view(), chosen, answers, name)[0]
    assert found is not None
    return found


def titles(asked_for: FormField) -> list[str]:
    assert isinstance(asked_for, Pick | Ticks)
    return [one.title.en for one in asked_for.among]


def test_open_asks_for_its_cost_and_which_trump() -> None:
    table = BlackTable(Side(hand="C3 C4 C5", bulwarks="D4 D7 D8", trumps="S2 D6"))

    way, drives, _discards, trump = form(table, "open").fields

    assert titles(way) == ["Open (BBD)", "Open (DD)"]
    assert isinstance(drives, Ticks)
    assert titles(trump) == ["Aki: ♠2 Slash", "Aki: ♦6"]


def test_a_soldier_that_is_selected_is_the_one_that_is_driven() -> None:
    table = BlackTable(Side(soldiers="S9 S8", opened="S2"), Side(soldiers="H7 DQ"))

    actor, target = form(table, "slash", "S9").fields

    assert isinstance(actor, Pick)
    assert actor.value == table.unit("S9")
    assert titles(target) == ["Aki: ♠9 (9)", "Aki: ♠8 (8)", "Ren: ♥7 (7)", "Ren: ♦Q (12)"]


def test_a_reanimator_is_a_way_of_its_own_to_reanimate() -> None:
    table = BlackTable(Side(hand="S3 H3", soldiers="SJ+H5 C3", grave="HK"))

    way, target = form(table, "reanimate", way="1").fields

    assert titles(way) == ["Reanimate", "Reanimate: Reanimator"]
    assert titles(target) == ["Aki: Reanimator ♠J+♥5 (11)", "Aki: ♣3 (3)"]


def test_instant_kill_asks_for_the_own_soldiers_but_the_target() -> None:
    table = BlackTable(Side(soldiers="S4 H5 C2", opened="S7"), Side(soldiers="D9"))

    _target, soldiers = form(table, "instantKill", targets=table.unit("S4")).fields

    assert titles(soldiers) == ["Aki: ♥5 (5)", "Aki: ♣2 (2)"]
