from app.core.intent import Procedure
from app.games.blackpoker.flow.resolve_steps import resolve_with
from tests.games.blackpoker.black_table import BlackTable, Side


def test_key_cards_go_to_the_graveyard_once_it_is_resolved() -> None:
    table = BlackTable(Side("H6 C2", "C3"), format="lite")
    table.through("up", keys="H6", discards="C2", target="C3")
    assert table.grave() == ["H6", "C2"]
    assert table.stage() == []


def test_what_has_lost_its_target_has_no_effect() -> None:
    table = BlackTable(Side("H6 C2", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    table.let_pass(0)
    table.resolve(1)
    assert table.soldiers() == []
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(0)
    assert (table.stage(), table.grave()[0]) == ([], "H6")


def test_who_may_not_choose_lets_it_wait_for_who_may() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="D4"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    table.let_pass(0)
    table.let_pass(1)
    table.do(resolve_with(answers={f"by:{table.unit('S9')}": table.unit("D4", 1)}), 0)
    assert table.waits()
    assert table.stage() == ["block"]
    table.resolve(1, by_S9="D4")
    assert table.stage() == ["damageJudge"]


def test_a_choice_that_does_not_fit_is_not_taken() -> None:
    table = BlackTable(Side("JR", deck="S2 S3"), format="lite")
    table.start("search", keys="JR")
    table.do(Procedure("resolve", (("cards", "nothing"),))) if not table.waits() else None
    assert table.waits()
    table.resolve(cards="S3")
    assert table.hand() == ["S3"]


def test_what_people_wrote_themselves_is_taken_off_the_stage() -> None:
    from app.core.intents.turn_intents import Declare

    table = BlackTable(format="lite")
    table.do(Declare("a bet"))
    table.let_pass()
    table.resolve()
    assert table.stage() == []
