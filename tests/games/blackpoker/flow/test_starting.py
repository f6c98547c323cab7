import pytest

from app.games.blackpoker.flow.starting import WHY_NOT, startable, survey, why_not
from app.games.blackpoker.rules.rule_set import rules_of
from tests.games.blackpoker.black_table import BlackTable, Side


def test_what_can_be_started_is_told_with_key_cards_and_what_is_left_to_pay() -> None:
    table = BlackTable(Side("C7 HA", "", "D2"), format="lite")
    found = {one.action.id: one for one in startable(table.view(), 0)}
    assert set(found) == {"setBulwark", "summonsSoldier", "summonsAce", "attack", "end"}
    assert found["summonsSoldier"].cost == "BL"
    assert found["summonsSoldier"].keys == ((table.cards("C7")[0],),)
    assert found["attack"].keys == ((),)


def test_two_key_cards_are_told_in_every_combination() -> None:
    table = BlackTable(Side("S2 S5 C3"), format="lite")
    throw = next(one for one in startable(table.view(), 0) if one.action.id == "throwing")
    assert {tuple(sorted(keys)) for keys in throw.keys} == {
        tuple(sorted(table.cards("S2 C3"))),
        tuple(sorted(table.cards("S5 C3"))),
    }


def test_key_cards_for_which_there_is_no_target_of_their_suit_are_not_told() -> None:
    table = BlackTable(Side("C7 S4 CQ", "C3", "D2"), format="lite")
    equip = next(one for one in startable(table.view(), 0) if one.action.id == "mountSoldier")
    assert {keys[0] for keys in equip.keys} == set(table.cards("C7 CQ"))
    assert equip.targets == (table.unit("C3"),)


@pytest.mark.parametrize(
    ("side", "name", "why"),
    [
        (Side("C7"), "summonsSoldier", "cost"),
        (Side("HA"), "summonsSoldier", "keys"),
        (Side("H6 C2"), "up", "target"),
        (Side(), "summonsHero", "keys"),
        (Side("S2 C3"), "throwing", ""),
    ],
)
def test_why_something_cannot_be_started(side: Side, name: str, why: str) -> None:
    assert BlackTable(side, format="lite").why_not(name) == why


def test_a_hand_with_no_card_of_a_soldier_s_suit_has_no_target_for_equip() -> None:
    table = BlackTable(Side("S4 SQ", "C3", "D2"), format="lite")
    view = table.view()
    assert why_not(view, 0, rules_of(view).actions["mountSoldier"]) == "target"
    assert "" not in survey(view, 0)[1]


def test_why_not_is_not_said_of_a_character_that_nobody_has() -> None:
    table = BlackTable(Side("C7", "C3", "D2"), format="extra")
    for name in ("destroyBulwark", "reanimate"):
        action = rules_of(table.view()).actions[name]
        assert len(action.ways) > 1
        assert why_not(table.view(), 0, action) == "keys"


def test_nothing_but_quick_actions_is_started_in_another_s_turn_or_on_a_full_stage() -> None:
    table = BlackTable(Side("S2 C3"), Side("C7 H2 D5", "C4", "D2"), format="lite")
    assert table.why_not("summonsSoldier", 1) == "chance"
    table.start("throwing", keys="S2 C3", target="seat.1")
    assert table.why_not("summonsSoldier", 1) == "turn"
    assert table.can("twist", 1)
    assert table.why_not("attack", 0) == "chance"


def test_place_bulwark_and_attack_are_done_once() -> None:
    table = BlackTable(Side("C7 C8"), format="lite")
    table.start("setBulwark", card="C7")
    assert table.why_not("setBulwark") == "once"


def test_quick_summon_is_for_the_other_s_turn() -> None:
    table = BlackTable(Side("HA H2", "S9"), Side("SA S2"), format="pro")
    assert table.why_not("quickSummonsAce") == "off_turn"
    table.start("attack")
    assert table.can("quickSummonsAce", 1)


def test_while_something_waits_for_a_choice_nothing_else_is_started() -> None:
    table = BlackTable(Side("JR C7", deck="S2 S3"), format="lite")
    table.start("search", keys="JR")
    assert table.why_not("setBulwark") == "doing"


def test_every_reason_is_said_in_both_languages() -> None:
    assert all(words.en and words.ja for words in WHY_NOT.values())


def test_a_survey_says_of_every_action_the_same_as_each_alone() -> None:
    table = BlackTable(Side("C7 HA S2 S5", "S9", "D2"), Side("C3", "D8", "H2"), format="extra")
    view, rules = table.view(), table.rules()
    found, reasons = survey(view, 0)
    assert found == startable(view, 0)
    for why, actions in reasons.items():
        assert all(why_not(view, 0, action) == why for action in actions)
    told = {one.action.id for one in found} | {a.id for every in reasons.values() for a in every}
    assert told == {action.id for action in rules.actions.values() if not action.triggered}
    other = table.view(1)
    assert set(survey(other, 1)[1]) == {"chance"}
