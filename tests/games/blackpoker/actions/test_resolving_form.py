from app.games.blackpoker.actions.resolving_form import resolve_now, resolving_form
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.triggers import order_with
from app.games.form_model import Pick, Ticks
from app.games.game_api import Selection
from app.session.agreement.out_of_turn import may
from tests.games.blackpoker.black_table import BlackTable, Side

NOTHING = Selection()


def attacked() -> BlackTable:
    table = BlackTable(Side(soldiers="S9 C2"), Side(soldiers="D4"), format="lite")
    table.start("attack")
    table.let_pass()
    return table


def test_who_attacks_is_asked_who_does() -> None:
    table = attacked()
    form = resolving_form(table.view(), NOTHING, {})
    assert form is not None
    assert form.fields[0].id == "attackers"
    assert form.intent is not None, "attacking with nobody is an answer, too"
    form = resolving_form(table.view(), NOTHING, {"attackers": table.unit("S9")})
    assert form is not None
    assert form.intent is not None
    table.do(form.intent)
    assert table.stage() == ["block"]


def test_nothing_is_asked_while_somebody_may_still_answer() -> None:
    table = BlackTable(Side(soldiers="S9 C2"), Side(soldiers="D4"), format="lite")
    table.start("attack")
    assert resolving_form(table.view(), NOTHING, {}) is None
    table.let_pass()
    assert resolving_form(table.view(), NOTHING, {}) is not None


def test_the_defender_is_asked_for_blockers_and_the_attacker_is_not() -> None:
    table = attacked()
    table.resolve(attackers="S9")
    for seat in (0, 1):
        table.let_pass(seat)
    assert resolving_form(table.view(0), NOTHING, {}) is None
    form = resolving_form(table.view(1), NOTHING, {})
    assert form is not None
    assert "♠9" in form.fields[0].title.en


def test_blockers_that_do_not_go_together_are_no_answer() -> None:
    table = BlackTable(Side(soldiers="S9 C2"), Side(soldiers="D4"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 C2")
    for seat in (0, 1):
        table.let_pass(seat)
    both = {f"by:{table.unit(one)}": table.unit("D4", 1) for one in ("S9", "C2")}
    form = resolving_form(table.view(1), NOTHING, both)
    assert form is not None
    assert form.intent is None
    assert form.missing is not None
    assert "blocks twice" in form.missing.en, "it says why"
    about = [field.about for field in form.fields if isinstance(field, Ticks)]
    assert about == [table.unit("S9"), table.unit("C2")], "a click on the attacker turns to it"


def test_where_nothing_is_to_be_chosen_it_is_resolved_at_once() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.let_pass()
    assert resolving_form(table.view(), NOTHING, {}) is None
    gesture = resolve_now(table.view(), NOTHING)
    assert gesture is not None
    table.do(gesture)
    assert table.soldiers() == ["C7"]


def test_an_empty_stage_has_nothing_to_resolve() -> None:
    assert resolve_now(BlackTable().view(), NOTHING) is None


def test_how_many_cards_are_too_many_is_said() -> None:
    table = BlackTable(Side("H2 H3 H4 H5 H6 H7 H8 H9 H10"), format="lite")
    table.start("end")
    table.let_pass()
    form = resolving_form(table.view(), NOTHING, {})
    assert form is not None
    assert form.fields[0].title.en == "Discard 2, down to seven"


def test_whose_triggers_they_are_is_asked_which_comes_first() -> None:
    table = BlackTable(Side("C2", opened="D9 C7"))
    table.start("end")
    assert resolving_form(table.view(1), NOTHING, {}) is None
    assert resolve_now(table.view(1), NOTHING) is None, "nothing is resolved before that"
    form = resolving_form(table.view(), NOTHING, {})
    assert form is not None
    assert (form.intent, form.is_within) == (None, True)
    (field,) = form.fields
    assert isinstance(field, Pick)
    assert [one.title.en for one in field.among] == ["Hand Refill", "Satisfaction"]

    form = resolving_form(table.view(), NOTHING, {"order": "satisfaction.1"})
    assert form is not None
    assert form.intent is not None
    table.do(form.intent)
    assert table.stage() == ["end", "handRefill", "satisfaction"]


def test_it_is_said_in_the_others_turn_as_well() -> None:
    table = BlackTable(Side(opened="D9 C7"))
    table.start("end")
    first, truth = order_with(("satisfaction.1",)), table.table.host.tree.table
    assert may(SPEC, truth, 0, first)
    assert not may(SPEC, truth, 0, order_with(("omen.1",)))
    assert not may(SPEC, truth, 1, first)
