import pytest

from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import Deed
from app.games.blackpoker.rules.rule_set import EDITIONS, FORMATS, every_trump, rule_set
from tests.games.blackpoker.black_table import BlackTable


@pytest.mark.parametrize(
    ("edition", "counts"),
    [("6", (19, 26, 31, 37)), ("9", (19, 25, 31, 37))],
)
def test_each_format_has_as_many_actions_as_its_list(edition: str, counts: tuple[int, ...]) -> None:
    found = tuple(len(rule_set(edition, name).actions) for name in FORMATS[:-1])
    assert found == counts


def test_extra_adds_trumps_to_pro_or_to_master() -> None:
    on_pro, on_master = rule_set("6", "extra", "pro"), rule_set("6", "extra", "master")
    assert len(on_pro.trumps) == len(every_trump()) == 30
    assert "slash" in on_pro.actions
    assert "force" not in on_pro.actions
    assert "force" in on_master.actions


def test_where_an_edition_has_no_trumps_its_base_stands_for_extra() -> None:
    assert rule_set("9", "extra", "master").actions == rule_set("9", "master").actions


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", FORMATS)
def test_every_action_has_an_effect(edition: str, name: str) -> None:
    rules = rule_set(edition, name, "master")
    for action in rules.actions.values():
        effect_of(Deed(action, rules, 0, 1))


def test_everything_is_said_in_both_languages() -> None:
    for name in FORMATS:
        rules = rule_set("6", name, "master")
        said = [one.title for one in rules.actions.values()]
        said += [one.effect for one in rules.actions.values()]
        said += [one.title for one in rules.characters.values()]
        said += [one.ability for one in rules.trumps.values()]
        assert all(words.en and words.ja for words in said)


def test_a_table_plays_what_its_people_agreed_on() -> None:
    assert "summonsMagic" in BlackTable(format="standard").rules().actions
    assert "summonsMagic" not in BlackTable(format="lite").rules().actions
