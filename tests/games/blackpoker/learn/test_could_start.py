from app.core.text.words import Words
from app.games.blackpoker.actions.every_action import ACTIONS
from app.games.blackpoker.learn.could_start import COSTS, cost_parts, starts, suit_sign
from app.games.contracts.learning.starts_contract import CouldStart, NotNow, Starts, takes
from tests.games.blackpoker.black_table import BlackTable, Side


def _found(table: BlackTable, seat: int = 0) -> dict[str, CouldStart]:
    return {one.title.en: one for one in starts(table.view(seat), seat).now}


def test_what_could_be_started_is_told_with_its_cost_and_key_cards() -> None:
    table = BlackTable(Side("C7 HA", "", "D2"), format="lite")
    found = _found(table)
    soldier = found["Summon Soldier"]
    assert [part.letter for part in soldier.cost] == ["B", "L"]
    assert soldier.cost[1].meaning == COSTS["L"]
    assert soldier.using == Words("with ♣7", "♣7")
    assert soldier.cards == table.cards("C7")
    assert soldier.action in {action.id for action in ACTIONS}
    assert not found["Attack"].cards


def test_several_ways_to_give_the_key_cards_are_counted() -> None:
    found = _found(BlackTable(Side("C7 C8", "", "D2"), format="lite"))
    assert found["Summon Soldier"].using == Words("with ♣7 or ♣8", "♣7、♣8")
    many = _found(BlackTable(Side("C2 C3 C4 C5 C6", "", "D2"), format="lite"))
    assert many["Summon Soldier"].using.en == "with ♣2, ♣3, ♣4, 2 more"


def test_what_cannot_be_started_is_told_by_reason() -> None:
    table = BlackTable(Side("C7", "S9", ""), format="lite")
    told = {one.reason.en: [name.en for name in one.titles] for one in _not_now(table)}
    assert "Summon Soldier" in told["the cost cannot be paid"]
    assert "Summon Hero" in told["no key card in your hand"]
    assert not {name for names in told.values() for name in names} & set(_found(table))


def _not_now(table: BlackTable) -> tuple[NotNow, ...]:
    return starts(table.view(), 0).not_now


def test_who_has_no_chance_reads_that_alone_and_who_looks_on_nothing() -> None:
    table = BlackTable(Side("C7 HA"), format="lite")
    other = starts(table.view(1), 1)
    assert other == Starts(nothing=Words("it is not your chance", "チャンスがない"))
    assert not starts(table.view(0), -1)


def test_a_suit_is_shown_where_all_key_cards_have_it() -> None:
    rules = BlackTable(format="pro").rules()
    assert suit_sign(rules.actions["up"]) == "♥"
    assert suit_sign(rules.actions["summonsSoldier"]) == ""
    assert not cost_parts("")


def test_two_cards_are_for_what_takes_both() -> None:
    table = BlackTable(Side("SA CA H5", "S9", "D2"), format="lite")
    both = table.cards("SA CA")
    found = _found(table)
    assert [name for name, one in found.items() if takes(one, both)] == ["Throw"]
    assert takes(found["Summon Ace"], both[:1])
