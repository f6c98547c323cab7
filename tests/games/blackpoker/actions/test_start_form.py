from app.games.blackpoker.actions.start_form import matching, start_form
from app.games.form_model import Pick, Ticks
from app.games.game_api import Selection
from tests.games.blackpoker.black_table import BlackTable, Side


def test_where_only_one_thing_is_possible_nothing_is_asked() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    selection = Selection(cards=table.cards("C7"))
    form, gesture = start_form(table.view(), selection, {}, "summonsSoldier")
    assert form is None
    assert gesture is not None
    table.do(gesture)
    assert (table.stage(), table.bulwarks()) == (["summonsSoldier"], ["D2'"])


def test_what_pays_and_what_is_aimed_at_is_asked_for() -> None:
    table = BlackTable(Side("H6 C2 C3", "S9 S8"), format="lite")
    selection = Selection(cards=table.cards("H6"))
    form, gesture = start_form(table.view(), selection, {}, "up")
    assert form is not None
    assert gesture is None
    assert [field.id for field in form.fields] == ["targets", "discards"]
    target, discards = form.fields
    assert isinstance(target, Pick)
    assert isinstance(discards, Ticks)
    assert {one.id for one in discards.among} == set(table.cards("C2 C3"))
    answers = {"targets": table.unit("S8"), "discards": table.cards("C3")[0]}
    form, gesture = start_form(table.view(), selection, answers, "up")
    assert form is not None
    assert form.intent == gesture
    assert gesture is not None
    table.do(gesture)
    assert table.grave() == ["C3"]


def test_a_soldier_that_is_selected_as_well_is_what_it_is_aimed_at() -> None:
    table = BlackTable(Side("H6 C2 C3", "S9 S8"), format="lite")
    selection = Selection(cards=table.cards("H6"), units=(table.unit("S8"),))
    form, _ = start_form(table.view(), selection, {"discards": table.cards("C2")[0]}, "up")
    assert form is not None
    assert form.intent is not None
    assert dict(form.intent.arguments)["targets"] == table.unit("S8")  # type: ignore[union-attr]


def test_a_card_starts_what_it_is_a_key_card_of() -> None:
    table = BlackTable(Side("H6 C2 S9", "D4"), format="lite")
    heart, club = Selection(cards=table.cards("H6")), Selection(cards=table.cards("C2"))
    assert matching(table.view(), heart, "up")
    assert not matching(table.view(), club, "up")


def test_of_two_costs_one_is_chosen() -> None:
    table = BlackTable(Side("H6 C2 S9", "", "D2 D3", trumps="S2"))
    form, _ = start_form(table.view(), Selection(), {}, "open")
    assert form is not None
    assert form.fields[0].id == "way"


def test_a_preview_chooses_the_first_of_everything() -> None:
    table = BlackTable(Side("H6 C2 C3", "S9 S8"), format="lite")
    _, gesture = start_form(table.view(), Selection(cards=table.cards("H6")), {}, "up", fill=True)
    assert gesture is not None
    table.do(gesture)
    assert table.stage() == ["up"]


def test_key_cards_are_those_that_fit_the_soldier_that_is_selected() -> None:
    table = BlackTable(Side("D6 C2 D8 S4", "C3 D9", "H2"), format="lite")
    club = table.unit("C3")
    (found,) = matching(table.view(), Selection(units=(club,)), "mountSoldier")
    assert found.keys == (table.cards("C2"),)
    assert found.targets == (club,), "the other soldier takes no club"
    wrong = Selection(table.cards("D6"), (club,))
    assert matching(table.view(), wrong, "mountSoldier") == ()


def test_what_a_card_was_dropped_on_is_not_asked_for_again() -> None:
    table = BlackTable(Side("D6 C2 C8", "C3' D9", "H2"), Side(soldiers="S5"), format="lite")
    at = Selection(table.cards("D6"), (table.unit("C3"),))
    form, _ = start_form(table.view(), at, {}, "twist")
    assert form is not None
    assert [field.id for field in form.fields] == ["discards"]
    (card,) = table.cards("C2")
    _, gesture = start_form(table.view(), at, {"discards": card}, "twist")
    assert gesture is not None
    table.do(gesture)
    assert table.view().stage.declarations[-1].targets == (table.unit("C3"),)
    form, _ = start_form(table.view(1), Selection(), {}, "twist")
    assert form is None, "it is not that player's chance to start it with the same cards"
