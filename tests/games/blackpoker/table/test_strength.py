from app.core.card import Mark
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.field import STRONGER, WEAKER
from app.games.blackpoker.table.strength import NUMBER, reckoned


def test_it_is_the_sum_of_the_cards_and_of_what_changed_it() -> None:
    assert reckoned(("H-5", "H-A"), ()) == 6
    assert reckoned(("H-5",), (Mark(STRONGER, 6), Mark(WEAKER, 4))) == 7


def test_a_bulwark_has_none() -> None:
    assert reckoned((None,), ()) is None


def test_it_lies_on_the_soldiers_of_the_game() -> None:
    assert SPEC.numbers == (NUMBER,)
