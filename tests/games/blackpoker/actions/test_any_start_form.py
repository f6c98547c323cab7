from app.games.blackpoker.actions.any_start_form import START_ANY, any_form, chosen_form
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.field import open_trumps
from app.games.form_model import Pick
from app.games.game_api import Selection
from tests.games.blackpoker.black_table import BlackTable, Side

NOTHING = Selection()


def test_first_it_is_asked_which_action_and_then_what_that_needs() -> None:
    table = BlackTable(Side("H6 C2 C3", "S9 S8"), format="lite")
    form = any_form(table.view(), NOTHING, {})
    assert form is not None
    (which,) = form.fields
    assert isinstance(which, Pick)
    assert [one.id for one in which.among] == ["setBulwark", "end", "attack", "up"]
    answers = {"which": "up", "targets": table.unit("S9"), "discards": table.cards("C2")[0]}
    form = any_form(table.view(), NOTHING, answers)
    assert form is not None
    assert form.intent is not None
    table.do(form.intent)
    assert table.stage() == ["up"]


def test_what_asks_for_nothing_is_started_at_once() -> None:
    table = BlackTable(format="lite")
    form = any_form(table.view(), NOTHING, {"which": "attack"})
    assert form is not None
    assert form.intent is not None


def test_who_has_not_the_chance_is_asked_nothing() -> None:
    table = BlackTable(Side("H6 C2", "S9"), format="lite")
    assert any_form(table.view(1), NOTHING, {}) is None


def test_it_is_what_the_button_for_an_answer_shows() -> None:
    assert SPEC.respond == START_ANY
    assert SPEC.window_keys["respond"] == "R"


def test_of_a_chosen_card_only_what_it_starts_is_asked_for() -> None:
    table = BlackTable(Side("C7 H6 H2 S3", "S9", "D2"), format="lite")
    card = Selection(cards=table.cards("H6"))
    form = chosen_form(table.view(), card, {})
    assert form is not None
    (which,) = form.fields
    assert isinstance(which, Pick)
    assert [one.id for one in which.among] == ["setBulwark", "summonsSoldier", "up"]
    form = chosen_form(table.view(), card, {"which": "summonsSoldier"})
    assert form is not None
    assert len(form.fields) == 1, "its key card is chosen already"
    assert form.intent is not None
    table.do(form.intent)
    assert table.stage() == ["summonsSoldier"]


def test_of_a_card_that_starts_nothing_nothing_is_asked() -> None:
    table = BlackTable(Side("CK C7", "S9"), format="lite")
    table.start("setBulwark", card="C7")
    assert chosen_form(table.view(), Selection(cards=table.cards("CK")), {}) is None


def test_a_closed_trump_is_opened_and_which_is_not_asked_again() -> None:
    table = BlackTable(Side("C2 C7 H2 H3 H4", trumps="S2 S3"))
    closed = Selection(units=(table.unit("S3"),))
    form = chosen_form(table.view(), closed, {})
    assert form is not None
    (which,) = form.fields
    assert isinstance(which, Pick)
    assert [one.id for one in which.among] == ["open"], "closing it would do nothing"
    discards = ",".join(table.cards("H2 H3"))
    form = chosen_form(table.view(), closed, {"which": "open", "discards": discards})
    assert form is not None
    assert [field.id for field in form.fields] == ["which", "discards"]
    assert form.intent is not None
    table.do(form.intent)
    assert open_trumps(table.view(), 0) == ("S-3",)


def test_an_open_trump_is_closed() -> None:
    table = BlackTable(Side("C2 S7 S8 H3 H4", opened="S2"))
    form = chosen_form(table.view(), Selection(units=(table.unit("S2"),)), {})
    assert form is not None
    (which,) = form.fields
    assert isinstance(which, Pick)
    assert "close" in [one.id for one in which.among]
