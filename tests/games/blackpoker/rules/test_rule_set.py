import json
from pathlib import Path

import pytest

from app.games.blackpoker.effects.every_effect import BY_HAND, effect_of
from app.games.blackpoker.flow.deed import Deed
from app.games.blackpoker.rules.rule_set import EDITIONS, FORMATS, every_trump, read_list, rule_set
from app.places import lists_folder
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
        assert effect_of(Deed(action, rules, 0, 1)) is not BY_HAND


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


def test_lists_of_one_s_own_add_to_the_shipped_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = lists_folder("blackpoker")
    folder.mkdir(parents=True)
    house = {"id": "house", "name": {"en": "House", "ja": "家"}, "format": "lite", "most": 30}
    (folder / "regulations.json").write_text(json.dumps([house]), encoding="utf-8")
    found = {entry["id"]: entry for entry in read_list("regulations")}
    assert found["house"]["most"] == 30
    assert found["lite"]["most"] == 54
