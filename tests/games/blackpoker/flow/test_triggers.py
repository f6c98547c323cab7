import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark, Undo
from app.core.intents.turn_intents import PassChance, SetPhase
from app.core.text.describe import describe_all
from app.core.text.words import Words, plain
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.stage_reading import OVER, both_passed
from app.games.blackpoker.flow.triggers import order_with
from app.games.blackpoker.flow.waiting_triggers import to_order, waiting
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.host.updates import Refused
from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_triggered_action_goes_onto_the_stage_and_is_nobody_s_pass() -> None:
    table = BlackTable(Side(soldiers="S9"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    assert (table.stage(), table.chance()) == (["block"], 0)
    table.let_pass(0)
    assert table.chance() == 1


def test_what_a_cost_triggers_waits_in_sight_until_the_action_is_done() -> None:
    table = BlackTable(Side("SA SJ", "HK DK", deck="C2 C3 C4 HQ C5 SQ"), format="master")
    table.start("bj", keys="SA SJ", gives="HK DK")
    assert waiting(table.view(1)) == (("nextGeneration", 0), ("nextGeneration", 0))
    table.resolve(cards="C5 C4")
    assert waiting(table.view(1)) == ()
    assert {"HQ", "SQ"} <= set(table.hand())


def test_immediate_ones_of_whose_turn_it_is_come_first() -> None:
    table = BlackTable(
        Side(soldiers="HK", deck="SQ C2"), Side(soldiers="DK", deck="CQ C3"), format="lite"
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="HK")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_HK="DK")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(0)
    assert (table.hand(0), table.hand(1)) == (["SQ"], ["CQ"])


# -- whose order it is ----------------------------------------------------------------------------


def both_at_end(own: str = "D9 C7", other: str = "") -> BlackTable:
    """Aki, with two trumps that End triggers, has started it."""
    table = BlackTable(Side("C2 C3", "S9'", opened=own), Side(opened=other))
    table.start("end")
    return table


@pytest.mark.parametrize(
    ("first", "stage"),
    [
        ("satisfaction.1", ["end", "handRefill", "satisfaction"]),
        ("handRefill.1", ["end", "satisfaction", "handRefill"]),
    ],
)
def test_their_player_says_which_of_several_is_resolved_first(first: str, stage: list[str]) -> None:
    table = both_at_end()
    assert table.stage() == ["end"]
    assert table.why_not("up") == table.why_not("up", 1) == "doing"

    table.do(order_with((first,)))

    assert (table.stage(), table.chance(), waiting(table.view())) == (stage, 1, ())


def test_nobody_else_says_it_and_the_judge_may() -> None:
    table = both_at_end()
    table.ask(order_with(("satisfaction.1",)), 1)
    table.ask(order_with(("riot.1",)))
    table.ask(order_with(("satisfaction.1", "handRefill.1", "satisfaction.1")))
    assert table.stage() == ["end"]
    table.do(order_with(("satisfaction.1",)), JUDGE)
    assert table.stage()[-1] == "satisfaction"


def test_everybody_sees_alike_what_waits_for_its_order() -> None:
    table = both_at_end()
    seen = {seat: waiting(table.view(seat)) for seat in (0, 1, SPECTATOR)}
    assert set(seen.values()) == {(("handRefill", 0), ("satisfaction", 0))}


def test_the_order_is_taken_back_with_the_gesture_that_said_it() -> None:
    table = both_at_end()
    table.do(order_with(("satisfaction.1",)))
    table.do(Undo())
    group = to_order(table.view(1))
    assert (table.stage(), group and group.seat) == (["end"], 0)
    table.do(order_with(("handRefill.1",)))
    assert table.stage()[-1] == "handRefill"


def test_passing_waits_until_what_was_triggered_is_on_the_stage() -> None:
    table = both_at_end()
    assert table.chance() == 1
    answer = table.ask(PassChance(), 1)
    assert isinstance(answer, Refused)
    assert answer.reason == Words(
        "Aki orders what was triggered. Pass after that.",
        "まずAkiが誘発したアクションの順番を決めます。パスはそのあとです。",
    )

    table.do(order_with(("satisfaction.1",)))
    table.let_pass()
    assert both_passed(table.view()), "Aki has passed by starting End"


def test_nothing_is_passed_early_where_immediate_ones_wait_either() -> None:
    table = damaged()
    assert table.chance() == 0
    assert isinstance(table.ask(PassChance()), Refused)
    table.do(order_with(("revolutionDraw.1",)))
    assert (table.stage(), table.view().stage.passed) == ([], ())
    table.let_pass(0)


def test_the_judge_may_let_a_player_pass_meanwhile() -> None:
    table = both_at_end()
    table.do(PassChance(), JUDGE)
    assert table.view().stage.passed == (0, 1)


def test_one_thing_or_several_alike_happen_without_asking() -> None:
    assert both_at_end("D9").stage() == ["end", "satisfaction"]
    table = BlackTable(Side("SA SJ", "HK DK", deck="C2 C3 C4 HQ C5 SQ"), format="master")
    table.start("bj", keys="SA SJ", gives="HK DK")
    table.resolve(cards="C5 C4")
    assert to_order(table.view()) is None
    assert {"HQ", "SQ"} <= set(table.hand())


def damaged() -> BlackTable:
    """An unblocked attacker of Aki, and a hero that falls, in one judgement, with Revolution."""
    table = BlackTable(
        Side(soldiers="HK S2", opened="SA", deck="C2 C3 SQ C4"),
        Side(bulwarks="CK", deck="D2 D3 DQ D4 D5"),
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="HK S2")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_HK="CK", by_S2="")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("first", "hand"),
    [("revolutionDraw.1", ["C2", "SQ"]), ("nextGeneration.1", ["SQ", "C4"])],
)
def test_immediate_ones_take_effect_in_the_order_that_is_said(first: str, hand: list[str]) -> None:
    table = damaged()
    assert sorted(waiting(table.view())) == [
        ("nextGeneration", 0),
        ("nextGeneration", 1),
        ("revolutionDraw", 0),
    ]
    table.do(order_with((first,)))
    assert table.hand() == hand
    assert waiting(table.view()) == (), "and the other's follow"


def test_each_player_is_asked_those_of_whose_turn_it_is_first() -> None:
    table = both_at_end()
    table.do(PutMark(("seat.1",), "owed:satisfaction", value=1), 1)
    table.do(PutMark(("seat.1",), "owed:handRefill", value=1), 1)
    table.do(order_with(("satisfaction.1",)))
    assert table.stage() == ["end", "handRefill", "satisfaction"]
    group = to_order(table.view())
    assert group is not None
    assert group.seat == 1
    table.do(order_with(("satisfaction.1",)), 1)
    assert table.stage()[3:] == ["handRefill", "satisfaction"]
    assert waiting(table.view()) == ()


def test_once_the_game_is_over_nobody_is_asked() -> None:
    table = both_at_end()
    table.do(SetPhase(OVER))
    assert to_order(table.view()) is None


def test_the_log_tells_what_is_triggered_and_not_that_it_waits() -> None:
    table = both_at_end()
    assert said(table) == "Aki starts End"
    table.do(order_with(("satisfaction.1",)))
    assert said(table) == "Hand Refill is triggered; Satisfaction is triggered"


def said(table: BlackTable) -> str:
    """Return the newest line of the log, in English."""
    words = lexicon(SPEC, cards_of(SPEC))
    return plain(describe_all(table.told(1), "en", table.view(1).setting, words))
