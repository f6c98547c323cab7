from app.core.intent import Procedure
from app.session.agreement.turn_lock import CODE, TurnLock
from app.session.host.updates import Refused
from tests.games.blackpoker.black_table import BlackTable, Side


def test_an_action_is_paid_shown_and_declared_in_one_gesture() -> None:
    table = BlackTable(Side("C7", "", "D2", deck=10), format="lite")
    before = table.table.host.tree.cursor
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert (table.stage(), table.bulwarks(), table.life()) == (["summonsSoldier"], ["D2'"], 9)
    table.undo()
    assert table.table.host.tree.cursor == before
    assert (table.hand(), table.bulwarks(), table.life()) == (["C7"], ["D2"], 10)


def test_an_immediate_action_keeps_the_chance_and_leaves_the_stage_empty() -> None:
    table = BlackTable(Side("C7 H2"), format="lite")
    table.start("setBulwark", card="C7")
    assert (table.stage(), table.chance(), table.bulwarks()) == ([], 0, ["C7"])
    assert table.view().turn.used("setBulwark") == 1


def test_a_bulwark_is_seen_by_its_owner_alone() -> None:
    table = BlackTable(Side("C7 H2"), format="lite")
    table.start("setBulwark", card="C7")
    card = table.view().units[table.unit("C7")].base
    assert table.view(0).cards[card].ref == "C-7"
    assert table.view(1).cards[card].ref is None


def test_a_new_bulwark_lies_on_the_side_of_the_deck() -> None:
    table = BlackTable(Side("C7 H2", bulwarks="D2 D3"), format="lite")
    table.start("setBulwark", card="C7")
    assert table.bulwarks() == ["D2", "D3", "C7"]


def test_what_is_given_as_a_cost_triggers_after_an_immediate_action() -> None:
    table = BlackTable(Side("SA SJ", "HK", "D2", deck="C2 C3 C4 HQ C5"), format="master")
    table.start("bj", keys="SA SJ", gives="HK D2")
    assert table.waits()
    table.resolve(cards="C5 C4")
    assert table.hand()[:2] == ["C5", "C4"]
    assert "HQ" in table.hand()


def test_before_the_first_turn_nothing_is_started() -> None:
    table = BlackTable()
    answer = table.ask(Procedure("start", (("action", "nobody knows"),)))
    assert isinstance(answer, Refused)


def test_the_button_for_the_next_turn_starts_end() -> None:
    table = BlackTable(format="lite")
    table.do(Procedure("end_turn"))
    assert table.stage() == ["end"]


def test_who_has_the_chance_answers_in_anothers_turn_whatever_locks_it() -> None:
    table = BlackTable(
        Side("C7 H9", "", "D2"),
        Side("C8 C9 H2 H3"),
        format="lite",
        options=(("turn-lock", "on"),),
    )
    TurnLock(table.table.host)
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.start("counter", seat=1, keys="C8", discards="H2", target="summonsSoldier")
    assert table.stage() == ["summonsSoldier", "counter"]
    assert table.chance() == 0
    refused = table.ask(Procedure("start", (("action", "counter"),)), 1)
    assert isinstance(refused, Refused)
    assert refused.code == CODE, "the chance is Aki's"
