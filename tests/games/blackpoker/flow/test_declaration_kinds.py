from app.core.intents.turn_intents import Declare
from app.games.blackpoker.flow.declaration_kinds import KINDS, kind_of
from app.games.blackpoker.flow.triggers import order_with
from app.games.blackpoker.rules.rule_set import rule_set
from tests.games.blackpoker.black_table import BlackTable, Side


def test_every_action_is_of_a_kind_that_has_a_switch() -> None:
    known = {name for name, _ in KINDS.titles}
    types = {action.type for action in rule_set("6", "extra", "master").actions.values()}
    assert {"magic" if one.endswith("magic") else one for one in types} <= known


def test_the_top_of_the_stage_is_of_the_kind_of_its_action() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert kind_of(table.view(1), table.view(1).stage.declarations[-1]) == "summon"


def test_at_what_people_wrote_nothing_passes_by_itself() -> None:
    table = BlackTable()
    table.do(Declare("a bet"))
    assert kind_of(table.view(1), table.view(1).stage.declarations[-1]) == ""


def test_nothing_passes_by_itself_before_what_was_triggered_is_in_order() -> None:
    table = BlackTable(Side("C2 C3", "S9'", opened="D9 C7"))
    table.start("end")
    seen = table.view(1)
    assert kind_of(seen, seen.stage.declarations[-1]) == ""
    table.do(order_with(("satisfaction.1",)))
    seen = table.view(1)
    assert kind_of(seen, seen.stage.declarations[-1]) == "triggered"
