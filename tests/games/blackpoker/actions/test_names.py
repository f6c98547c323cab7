from app.core.intents.turn_intents import Declare
from app.core.text.words import Words
from app.games.blackpoker.actions.names import choosable, declared_name, thing_name, with_cost
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.contracts.stage.stage_contract import called_in_log
from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_soldier_is_called_by_its_cards_and_number_and_a_bulwark_by_its_place() -> None:
    table = BlackTable(Side(soldiers="H5+HA", bulwarks="D2 D3"), Side(bulwarks="S4"))
    view = table.view()
    assert thing_name(view, table.unit("H5+HA")).en == "Aki: ♥5+♥A (6)"
    assert thing_name(view, table.unit("D2")).en == "Aki: bulwark 2 ♦2"
    assert thing_name(view, table.unit("S4", 1)).en == "Ren: bulwark 1"


def test_a_joker_is_called_by_its_name_in_either_language() -> None:
    table = BlackTable(Side("JR", soldiers="JB"))
    view = table.view()
    assert thing_name(view, *table.cards("JR")) == Words("Red joker", "赤のジョーカー")
    name = thing_name(view, table.unit("JB"))
    assert name.en.endswith("Black joker (0)")
    assert name.ja.endswith("黒のジョーカー（0）")


def test_a_player_an_action_and_a_card_have_names() -> None:
    table = BlackTable(Side("S2 C3"))
    table.start("throwing", keys="S2 C3", target="seat.1")
    view = table.view()
    waiting = view.stage.declarations[0]
    assert thing_name(view, "seat.1").ja == "Ren"
    assert thing_name(view, waiting.id).en == "Aki: Throw"
    assert thing_name(table.view(1), "hand.0#0").en == "a card"


def test_what_people_write_themselves_keeps_its_words() -> None:
    table = BlackTable()
    table.do(Declare("a bet"))
    waiting = table.view().stage.declarations[0]
    assert declared_name(table.view(), waiting) is None
    assert SPEC.declared is declared_name


def test_a_cost_stands_behind_the_name() -> None:
    action = BlackTable().rules().actions["up"]
    assert with_cost(action, "D").en == "Up (D)"
    assert with_cost(action, "").en == "Up"


def test_choices_of_a_form_can_be_clicked_on_the_board() -> None:
    table = BlackTable(Side(soldiers="S9"))
    (one,) = choosable(table.view(), (table.unit("S9"),))
    assert one.id == table.unit("S9")


def test_the_log_names_an_action_of_any_format_and_edition() -> None:
    setting = BlackTable().view().setting
    for name, title in (("satisfaction", "Satisfaction"), ("kill", "Kill"), ("up", "Up")):
        assert called_in_log(setting, 0, name, declared_name) == rule_titles(title)
    assert called_in_log(setting, 0, "a bet", declared_name) is None


def rule_titles(title: str) -> Words:
    """Return the title of an action of the longest list."""
    actions = rule_set("6", "extra", "master").actions.values()
    return next(one.title for one in actions if one.title.en == title)
