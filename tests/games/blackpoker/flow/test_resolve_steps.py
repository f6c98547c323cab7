from pathlib import Path

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Procedure
from app.games.blackpoker.flow.resolve_steps import resolve_with
from app.games.game_registry import GAMES
from app.session.host.local_table import LocalTable
from app.session.host.updates import Refused
from app.store.tables.table_file import reopen_host, write_table
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


def saved_and_opened(table: BlackTable, file: Path) -> None:
    """Let the table be the one that is read from its file, for everybody who sits there."""
    before = [table.table.sit(seat).view for seat in (0, 1, SPECTATOR, JUDGE)]
    write_table(file, table.table.host.journal)
    host, _ = reopen_host(file, GAMES.get)
    table.table = LocalTable(host)
    assert [table.table.sit(seat).view for seat in (0, 1, SPECTATOR, JUDGE)] == before


def test_a_table_that_was_saved_amid_a_choice_goes_on(tmp_path: Path) -> None:
    table = BlackTable(Side("JR", deck="S2 H3 D4"), Side("C8"), format="lite")
    table.start("search", keys="JR")
    saved_and_opened(table, tmp_path / "search.chabudai")
    assert table.waits()
    assert isinstance(table.ask(resolve_with(), 1), Refused), "the other cannot choose"
    table.resolve(cards="H3")
    assert (table.hand(), table.stage(), table.waits()) == (["H3"], [], False)
    table.undo()
    assert (table.hand(), table.waits()) == ([], True)


def test_what_was_aimed_at_on_the_stage_is_known_after_opening_the_file(tmp_path: Path) -> None:
    table = BlackTable(Side("C7 C9 D3", "", "D2"), Side("C8 H2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.start("counter", seat=1, keys="C8", discards="H2", target="summonsSoldier")
    table.start("counter", keys="C9", discards="D3", target="counter")
    saved_and_opened(table, tmp_path / "stage.chabudai")
    table.let_pass(1)
    table.resolve()
    assert table.stage() == ["summonsSoldier"]
    saved_and_opened(table, tmp_path / "countered.chabudai")
    table.let_pass(0)
    table.let_pass(1)
    table.resolve()
    assert table.soldiers() == ["C7"]
