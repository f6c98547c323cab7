import json
from pathlib import Path
from typing import Any

import pytest

from app.core.text.words import Words
from app.games.blackpoker.rules.own_lists import broken_lists, own_entries

ACTION: dict[str, Any] = {
    "id": "salute",
    "name": {"en": "Salute", "ja": "敬礼"},
    "type": "quick_magic",
    "timing": "quick",
    "effect": {"en": "Everybody salutes.", "ja": "全員が敬礼する。"},
    "cost": "D",
    "keys": ["H A-10"],
}


def written(folder: Path, name: str, entries: object) -> Path:
    (folder / f"{name}.json").write_text(json.dumps(entries), encoding="utf-8")
    return folder


def test_without_a_file_nothing_is_added(tmp_path: Path) -> None:
    assert own_entries("actions", tmp_path) == []
    assert broken_lists(tmp_path) == {}


def test_an_action_of_one_s_own_is_read(tmp_path: Path) -> None:
    assert own_entries("actions", written(tmp_path, "actions", [ACTION])) == [ACTION]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"timing": "later"}, "1.timing"),
        ({"keys": ["X 1-"]}, "1.keys"),
        ({"colour": "red"}, "1.colour"),
        ({"name": {"en": "Salute"}}, "1.name.ja"),
    ],
)
def test_what_does_not_fit_is_told_with_its_field(
    tmp_path: Path, change: dict[str, Any], field: str
) -> None:
    said = own_entries("actions", written(tmp_path, "actions", [{**ACTION, **change}]))
    assert isinstance(said, Words)
    assert f"“{field}”" in said.en
    assert "Correct or remove" in said.en


def test_a_file_that_is_no_list_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    (tmp_path / "formats.json").write_text("{", encoding="utf-8")
    written(tmp_path, "actions", [ACTION])
    assert set(broken_lists(tmp_path)) == {"formats"}
