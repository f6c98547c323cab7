"""The formats there are: the five that ship, and those of a person's own files."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import broken_formats, check_deck, deck_of_ids, formats
from app.games.pokemon.cards.check.format_rules.format_file import read_format
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.places import formats_folder
from app.resources import assets
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU, of

SHIPPED = sorted((assets() / "formats").glob("*.json"))
CUP = {"title": {"en": "Cup", "ja": "カップ"}, "size": 40, "copies": None, "prizes": 4}


def write(folder: Path, name: str, content: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_formats_are_there() -> None:
    assert set(formats()) == {"standard", "expanded", "hall", "glc", "half", "unlimited"}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_file_is_sound_and_read_alike_both_ways(path: Path) -> None:
    assert read_format(path) == formats()[path.stem]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_file_names_its_sources(path: Path) -> None:
    assert formats()[path.stem].sources


def test_the_banned_prints_are_of_sets_that_are_known() -> None:
    known = {one.id for one in shipped_sets()}
    for deck_format in formats().values():
        for ban in deck_format.bans:
            assert {card_id.rpartition("-")[0] for card_id in ban.prints} <= known


def test_the_facts_about_marks_bans_and_numbers_are_those_collected(shared: Path) -> None:
    path = shared / "data" / "ptcg" / "formats" / "formats.json"
    if not path.is_file():
        pytest.skip(f"needs the collected formats, and {path} is not there")
    facts = json.loads(path.read_text(encoding="utf-8"))
    known = formats()
    for region in ("jp", "intl"):
        marks = {one.mark: one for one in known["standard"].marks if one.region == region}
        for letter, days in facts[f"standard_{region}"]["marks"].items():
            if letter != "G":
                assert marks[letter].starts == date.fromisoformat(days["from"])
    for name, key in (("expanded", "expanded_intl"), ("glc", "glc")):
        bans = {ban.name: set(ban.prints) for ban in known[name].bans if ban.prints}
        assert bans == {one: set(ids) for one, ids in facts[key]["banned_prints"].items()}
    for name in ("glc", "half"):
        wanted = (facts[name]["deck_size"], facts[name]["copies"], facts[name]["prizes"])
        assert (known[name].size, known[name].copies, known[name].prizes) == wanted
    groups = [list(group) for group in known["glc"].exclusive_groups]
    assert groups == facts["glc"]["exclusive_groups"]


# -- files of one's own ---------------------------------------------------------------------------


def test_a_file_of_ones_own_adds_a_format(tmp_path: Path) -> None:
    write(tmp_path, "cup", CUP)
    cup = formats(tmp_path)["cup"]
    assert (cup.name, cup.size, cup.copies, cup.prizes) == ("cup", 40, None, 4)
    cards = CardBase([RIOLU, FIGHTING])
    deck = deck_of_ids({RIOLU.id: 20, FIGHTING.id: 20}, cards)
    assert check_deck(deck, cards, cup, None, "intl") == ()


def test_a_file_of_the_same_name_replaces_the_shipped_one(tmp_path: Path) -> None:
    write(tmp_path, "standard", CUP)
    assert formats(tmp_path)["standard"].size == 40
    assert formats()["standard"].size == 60


def test_ones_own_files_are_in_the_settings_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    write(formats_folder(), "cup", CUP)
    assert "cup" in formats()
    assert broken_formats() == {}


def test_a_broken_file_leaves_the_shipped_format_and_the_others(tmp_path: Path) -> None:
    write(tmp_path, "standard", "?")
    write(tmp_path, "cup", CUP)
    assert formats(tmp_path)["standard"] == formats()["standard"]
    assert "cup" in formats(tmp_path)
    assert set(broken_formats(tmp_path)) == {"standard"}


def test_a_file_with_a_ban_by_name_bans_every_print(tmp_path: Path) -> None:
    write(tmp_path, "cup", CUP | {"bans": [{"name": "Riolu"}]})
    cards = CardBase([RIOLU, FIGHTING])
    deck = deck_of_ids({RIOLU.id: 20, FIGHTING.id: 20}, cards)
    finding = of("deck-banned-print", check_deck(deck, cards, formats(tmp_path)["cup"], None, "jp"))
    assert finding is not None
    assert finding.severity == "illegal"
