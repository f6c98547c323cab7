from app.core.intent import Move, Procedure
from app.core.intents.turn_intents import PassChance, Settle
from app.core.text.words import Words
from app.games.blackpoker.actions.stage_tasks import tasks
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.win_check import CONCEDE
from app.session.host.local_table import lay_table
from tests.games.blackpoker.black_table import BlackTable, Side


def test_while_somebody_has_the_chance_nothing_is_asked() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert tasks(table.view()) == ()


def test_once_both_passed_whoever_started_it_is_offered_to_resolve_it() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.let_pass()
    for seat in (0, 1):
        (task,) = tasks(table.view(seat))
        assert (task.seat, task.title.en) == (0, "Both passed: resolve Summon Soldier")


def test_key_cards_of_what_is_countered_by_hand_are_not_forgotten() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    top = table.view().stage.declarations[-1]
    table.do(Settle(top.id, "countered"), 1)
    (task,) = tasks(table.view())
    assert task.seat == 0
    assert [choice.title.en for choice in task.choices] == ["To the graveyard", "Back to the hand"]
    intent = task.choices[0].intent
    assert intent is not None
    table.do(intent)
    assert tasks(table.view()) == ()
    assert table.grave()[0] == "C7"


def test_nor_do_they_hide_what_is_to_be_resolved() -> None:
    table = BlackTable(Side("C7", "", "D2"), Side("H5 S5", "C4", "S2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.do(Move(table.cards("H5", 1), "keys.1", -1), 1)
    table.let_pass()
    assert [task.id.partition(".")[0] for task in tasks(table.view())] == ["left", "stage"]


def test_the_defender_is_asked_to_choose_blockers() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="D4"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    for seat in (0, 1):
        table.let_pass(seat)
    (task,) = tasks(table.view())
    assert (task.seat, task.title.en) == (1, "Ren chooses: Block")
    assert task.choices[0].action == "resolve_top"


def test_who_has_several_things_triggered_is_asked_what_comes_first() -> None:
    table = BlackTable(Side(opened="D9 C7"))
    table.start("end")
    for seat in (0, 1):
        (task,) = tasks(table.view(seat))
        assert (task.seat, task.title.en) == (0, "Aki orders what was triggered")
        assert task.choices[0].action == "resolve_top"


def test_after_the_end_another_game_is_offered_to_whoever_looks() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(deck=2), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    for _ in range(2):
        for seat in (0, 1):
            table.let_pass(seat)
        table.resolve(1)
    for seat in (0, 1):
        (task,) = tasks(table.view(seat))
        assert (task.id, task.seat) == ("rematch", seat)
        assert task.title.en == "Game over: no deck left for Ren"
        assert [choice.action for choice in task.choices] == ["rematch_swapped", "rematch"]


def test_who_concedes_may_play_another_game_as_well() -> None:
    table = BlackTable(format="lite")
    table.do(Procedure(CONCEDE), 1)
    (task,) = tasks(table.view(1))
    assert (task.title.en, len(task.choices)) == ("Game over", 2)


def test_alone_it_is_not_both_who_passed() -> None:
    table = lay_table(SPEC, ("Aki",), ((),), seed=3)
    seat = table.sit(0)
    seat.ask(Procedure("setup"))
    seat.ask(Procedure("begin"))
    # The eighth card goes: nothing is left to choose.
    seat.ask(Move(seat.view.cards_in("hand.0")[:1], "graveyard.0", 0))
    seat.ask(Procedure("end_turn"))
    while seat.view.stage.chance is not None:
        seat.ask(PassChance())
    (task,) = tasks(seat.view)
    assert task.title == Words("All passed: resolve End", "全員パス：エンドを解決")
