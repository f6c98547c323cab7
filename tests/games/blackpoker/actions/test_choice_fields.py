from app.core.text.words import Words
from app.games.blackpoker.actions.choice_fields import field_of, is_answered
from app.games.blackpoker.flow.deed import Choice
from app.games.form_model import Pick, Ticks
from tests.games.blackpoker.black_table import BlackTable, Side

TITLE = Words("Which", "どれ")


def test_one_of_several_is_picked_and_several_are_ticked() -> None:
    table = BlackTable(Side(soldiers="S9 C2"))
    units = (table.unit("S9"), table.unit("C2"))
    one = field_of(table.view(), Choice("unit", TITLE, units), units[0])
    several = field_of(table.view(), Choice("units", TITLE, units, 0, 2), ",".join(units))
    assert isinstance(one, Pick)
    assert one.value == units[0]
    assert isinstance(several, Ticks)
    assert several.values == units


def test_what_is_nothing_on_the_table_has_words() -> None:
    words = {"yes": Words("Yes", "はい"), "no": Words("No", "いいえ")}
    field = field_of(BlackTable().view(), Choice("it", TITLE, ("yes", "no"), words=words), "")
    assert isinstance(field, Pick)
    assert [one.title.en for one in field.among] == ["Yes", "No"]
    assert field.value == ""


def test_an_answer_has_to_be_one_that_is_asked_for() -> None:
    choice = Choice("it", TITLE, ("a", "b"))
    assert is_answered(choice, "a")
    assert not is_answered(choice, "")
    assert not is_answered(choice, "c")
