from app.core.ids import JUDGE
from app.core.intents.turn_intents import Declare
from app.games.blackpoker.flow.stage_reading import action_of, being_done, both_passed, top
from tests.games.blackpoker.black_table import BlackTable, Side


def begun() -> BlackTable:
    table = BlackTable(Side("H6 C2", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    return table


def test_whoever_starts_something_has_passed_by_it() -> None:
    table = begun()
    assert table.stage() == ["up"]
    assert table.chance() == 1


def test_once_the_other_passes_too_both_have() -> None:
    table = begun()
    assert not both_passed(table.view())
    table.let_pass(1)
    assert both_passed(table.view())


def test_an_answer_is_on_top_and_gives_the_chance_back() -> None:
    table = begun()
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    last = top(table.view())
    assert last is not None
    action = action_of(table.view(), last)
    assert action is not None
    assert action.id == "down"
    assert table.chance() == 0


def test_after_a_resolution_the_chance_is_with_whose_turn_it_is() -> None:
    table = BlackTable(Side("H6 C2", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    table.let_pass(0)
    table.resolve(1)
    assert (table.stage(), table.chance()) == (["up"], 0)


def test_what_waits_for_a_choice_is_being_done() -> None:
    table = BlackTable(Side("JR", deck="S2 S3 S4"), format="lite")
    table.start("search", keys="JR")
    doing = being_done(table.view(1))
    assert doing is not None
    assert doing.text == "search"


def test_an_immediate_answer_takes_back_the_pass_of_whoever_is_answered() -> None:
    table = BlackTable(Side("H6 C2", "C3"), Side("JR", deck="S2 S3 S4"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    assert table.view().stage.passed == (0,)

    table.start("search", seat=1, keys="JR")
    table.resolve(1, cards="S3")
    assert (table.chance(), table.view().stage.passed) == (1, ())

    table.let_pass(1)
    assert (table.chance(), both_passed(table.view())) == (0, False)
    table.let_pass(0)
    assert both_passed(table.view())


def test_after_a_resolution_whoever_started_what_is_left_is_asked_again() -> None:
    table = BlackTable(Side("H6 C2 C9 C10", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    table.start("counter", keys="C9", discards="C10", target="up")
    table.let_pass(1)
    table.resolve(0)
    assert (table.stage(), table.chance()) == (["down"], 0)

    table.let_pass(0)

    assert (table.chance(), both_passed(table.view())) == (1, False)


def test_what_starting_triggers_is_on_the_stage_before_the_starter_has_passed() -> None:
    table = BlackTable(Side(soldiers="S9'", opened="D9"))
    table.start("end")
    assert (table.stage(), table.chance()) == (["end", "satisfaction"], 1)
    table.let_pass(1)
    assert both_passed(table.view())


def test_what_is_triggered_once_nobody_has_the_chance_is_passed_by_both() -> None:
    table = begun()
    table.let_pass(1)
    table.do(Declare("block"), 1)
    assert (table.chance(), table.view().stage.passed) == (0, ())


def test_what_the_judge_declares_is_nobody_s_pass() -> None:
    table = begun()
    table.do(Declare("Wait"), JUDGE)
    assert table.view().stage.passed == ()
