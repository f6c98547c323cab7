from app.games.blackpoker.cards.regulations import regulations
from app.games.blackpoker.rules.rule_set import FORMATS


def test_each_format_has_a_regulation_of_54_cards_and_most_one_of_40() -> None:
    found = {(one.format, one.size) for one in regulations().values()}
    assert {(name, 54) for name in FORMATS} <= found
    assert {(name, 40) for name in FORMATS[:-1]} <= found


def test_extra_is_prepared_with_trumps() -> None:
    assert regulations()["extra"].preparation is not None
    assert regulations()["lite"].preparation is None
