from app.games.blackpoker.actions.every_action import ACTIONS, every_listed, foremost
from app.games.game_api import GameAction, Selection
from tests.games.blackpoker.black_table import BlackTable, Side

BY_ID: dict[str, GameAction] = {action.id: action for action in ACTIONS}


def offered(table: BlackTable, selection: Selection, seat: int = 0) -> set[str]:
    view = table.view(seat)
    return {name for name, action in BY_ID.items() if action.when(view, selection)}


def test_every_action_that_people_start_is_in_the_menu() -> None:
    assert {f"start_{name}" for name in every_listed()} <= set(BY_ID)
    assert "start_block" not in BY_ID
    assert "start_damageJudge" not in BY_ID


def test_a_card_of_the_hand_offers_what_it_starts() -> None:
    table = BlackTable(Side("C7 H2", "S9", "D2"), format="lite")
    found = offered(table, Selection(cards=table.cards("C7")))
    assert {"start_summonsSoldier", "start_setBulwark"} <= found
    assert "start_up" not in found


def test_the_table_offers_what_needs_no_key_card() -> None:
    table = BlackTable(Side("C7", "S9", "D2"), format="lite")
    assert {"start_attack", "start_end", "start_setBulwark"} <= offered(table, Selection())


def test_characters_are_driven_charged_and_changed_by_hand() -> None:
    table = BlackTable(Side(soldiers="S9"), format="lite")
    selection = Selection(units=(table.unit("S9"),))
    assert {"drive", "stronger", "weaker"} <= offered(table, selection)
    for name, soldier in (("drive", "S9'"), ("charge", "S9")):
        step = BY_ID[name].make(table.view(), selection)
        assert step is not None
        table.do(step)
        assert table.soldiers() == [soldier]


def test_nothing_is_resolved_while_somebody_has_the_chance() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    resolve = BY_ID["resolve_top"]
    assert not resolve.when(table.view(), Selection())
    assert resolve.lacking is not None
    why = resolve.lacking(table.view(), Selection())
    assert why is not None
    assert why.en == "Ren has the chance: the top is resolved once all have passed."
    table.let_pass()
    assert resolve.when(table.view(), Selection())


def test_a_double_click_resolves_what_both_passed() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.let_pass()
    assert foremost(table.view(), Selection()).likeliest == ("resolve_top",)


def test_a_double_click_starts_the_one_action_that_a_card_is_for() -> None:
    table = BlackTable(Side("C7 CK", "", "D2"), format="lite")
    table.start("setBulwark", card="CK")
    card = Selection(cards=table.cards("C7"))
    assert foremost(table.view(), card).likeliest == ("start_summonsSoldier",)
    assert "start_chosen" not in offered(table, card)


def test_where_a_card_is_for_several_a_double_click_asks_which() -> None:
    table = BlackTable(Side("C7 CK", "", "D2"), format="lite")
    card = Selection(cards=table.cards("C7"))
    assert foremost(table.view(), card).likeliest == ("start_chosen",)
    assert "start_chosen" in offered(table, card)


def test_a_double_click_on_a_character_never_starts_anything_at_once() -> None:
    table = BlackTable(Side("H6 C2", "S9"), format="lite")
    soldier = Selection(units=(table.unit("S9"),))
    assert foremost(table.view(), soldier).likeliest == ("start_chosen",)
    assert foremost(table.view(1), soldier).likeliest == ()


def test_the_menu_of_a_card_names_no_action_for_everything() -> None:
    table = BlackTable(Side("C7 CK", "", "D2"), format="lite")
    assert "start_any" not in foremost(table.view(), Selection(cards=table.cards("C7"))).first


def test_the_turn_is_ended_on_an_empty_stage_alone() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    assert "end_turn" in offered(table, Selection())
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert "end_turn" not in offered(table, Selection())
