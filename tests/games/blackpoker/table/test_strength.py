import pytest

from app.core.card import Mark
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.rules.trump_characters import KINGS, PAIRS
from app.games.blackpoker.table.field import STRONGER, WEAKER
from app.games.blackpoker.table.strength import NUMBER, reckoned
from app.games.contracts.board.number_contract import numbers_of, open_refs
from tests.games.blackpoker.black_table import BlackTable, Side


def test_it_is_the_sum_of_the_cards_and_of_what_changed_it() -> None:
    assert reckoned(("H-5", "H-A"), ()) == 6
    assert reckoned(("H-5",), (Mark(STRONGER, 6), Mark(WEAKER, 4))) == 7


def of_jacks() -> list[str]:
    """Return every soldier that a Jack of the trumps makes, as it is written."""
    return [
        f"{pair.trump}+{pair.suit}-{number}".replace("-", "")
        for pair in PAIRS
        if pair.character not in KINGS
        for number in range(pair.low, pair.high + 1)
    ]


@pytest.mark.parametrize("soldier", [*of_jacks(), "SK+CK", "HK+DK", "H5+HA", "SJ+S2", "JR"])
def test_it_is_the_number_that_the_game_goes_by(soldier: str) -> None:
    table = BlackTable(Side(soldiers=soldier))
    view = table.view()
    unit = view.units[table.unit(soldier)]

    ((_, shown, by_cards),) = numbers_of(SPEC.numbers, unit.marks, open_refs(unit, view.cards))

    assert shown == by_cards == table.number(soldier)
    if soldier in of_jacks():
        assert shown == 11


def test_up_and_down_change_what_a_jack_made() -> None:
    assert reckoned(("S-J", "H-7"), (Mark(STRONGER, 6), Mark(WEAKER, 4))) == 13


def test_a_bulwark_has_none() -> None:
    assert reckoned((None,), ()) is None


def test_it_lies_on_the_soldiers_of_the_game() -> None:
    assert SPEC.numbers == (NUMBER,)
