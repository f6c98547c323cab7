"""A format file read strictly: what is wrong with one is said with its field and what to do."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.check import broken_formats, formats
from app.games.pokemon.cards.check.format_rules.format_file import read_format
from app.resources import assets

CUP = {"title": {"en": "Cup", "ja": "カップ"}, "size": 40, "copies": None, "prizes": 4}


def write(folder: Path, name: str, content: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")
    return path


def test_dates_can_be_changed_by_a_person(tmp_path: Path) -> None:
    shipped = json.loads((assets() / "formats" / "standard.json").read_bytes())
    for mark in shipped["marks"]:
        if (mark["mark"], mark["region"]) == ("J", "jp"):
            mark["starts"] = "2026-01-23"
    write(tmp_path, "standard", shipped)
    mine = formats(tmp_path)["standard"]
    new = {one.mark: one.starts for one in mine.marks if one.region == "jp"}
    assert new["J"] == date(2026, 1, 23)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{\n  "size": 60,\n  oops\n}', "line 3 is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "is not an object"),
        ({"size": 60}, "field “title”: it is missing"),
        (CUP | {"colour": "red"}, "field “colour”: nothing has that name"),
        (CUP | {"size": "many"}, "field “size”: it is not a whole number"),
        (CUP | {"size": 0}, "field “size”: it is less than 1"),
        (CUP | {"marks": [{"mark": "G", "region": "moon"}]}, "field “marks.1.region”"),
        (CUP | {"marks": [{"mark": "G", "region": "jp", "ends": "soon"}]}, "field “marks.1.ends”"),
        (CUP | {"rules": "mine"}, "field “rules”: no such value is known"),
    ],
)  # fmt: skip
def test_a_broken_file_says_what_where_and_what_to_do(
    tmp_path: Path, content: Any, said: str
) -> None:
    path = write(tmp_path, "cup", content)
    words = broken_formats(tmp_path)["cup"]
    assert said in words.en
    assert f"Correct or remove the file {path}." in words.en
    assert "cup.json" in words.ja
    assert "cup" not in formats(tmp_path)


def test_a_format_is_named_after_its_file(tmp_path: Path) -> None:
    path = tmp_path / "home.json"
    path.write_text('{"title": {"en": "At home", "ja": "家"}, "size": 40}', encoding="utf-8")
    read = read_format(path)
    assert (read.name, read.title.en, read.size, read.copies) == ("home", "At home", 40, 4)
