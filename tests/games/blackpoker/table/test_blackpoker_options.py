import pytest

from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.blackpoker_options import OPTIONS, version_number
from tests.games.blackpoker.black_table import BlackTable, Side


def test_versions_of_trumps_are_in_their_order() -> None:
    versions = next(one for one in OPTIONS if one.id == "trump-version").values[1:]
    numbers = [version_number(one.id) for one in versions]
    assert numbers == sorted(numbers)
    assert version_number("ex5.30.0") > version_number("ex4.22.0")


@pytest.mark.parametrize("option", [one.id for one in OPTIONS])
def test_every_option_is_one_of_the_game(option: str) -> None:
    assert option in {one.id for one in SPEC.options}


def test_two_jokers_are_two_of_a_number_where_people_agree_so() -> None:
    own, foe = Side("JR JB"), Side(soldiers="S9")
    assert not BlackTable(own, foe, format="standard").can("reverse")
    agreed = BlackTable(own, foe, format="standard", options=(("two-jokers", "yes"),))
    assert agreed.can("reverse")


def test_a_magician_may_waive_everybody_s_costs() -> None:
    own, foe = Side("H6", "S9"), Side(soldiers="JR")
    assert not BlackTable(own, foe, format="standard").can("up")
    assert BlackTable(own, foe, format="standard", options=(("waiver", "all"),)).can("up")
