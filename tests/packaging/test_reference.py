"""The tables of operations and keys in the docs say what the registry says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Band, Click, Drag, Typed
from app.games.pokemon.pokemon_game import SPEC

PROJECT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    path = PROJECT / "packaging" / "reference.py"
    spec = importlib.util.spec_from_file_location("reference", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_of_the_docs_are_up_to_date(reference: ModuleType) -> None:
    assert reference.problems() == []


def test_every_action_stands_once_among_the_keys(reference: ModuleType) -> None:
    lines = reference.keys_page().splitlines()
    for entry in reference.registry_of(SPEC).actions:
        assert sum(line.startswith(f"| `{entry.id}` |") for line in lines) == 1, entry.id


def test_a_page_that_lies_is_found(reference: ModuleType, tmp_path: Path) -> None:
    old, stale = reference.KEYS, tmp_path / "keys.md"
    stale.write_text(reference.keys_page().replace("`Ctrl+Z`", "`Ctrl+U`"), encoding="utf-8")
    try:
        reference.KEYS = stale
        assert reference.problems() == [
            "docs/keys.md does not match the registry: run packaging/reference.py"
        ]
    finally:
        reference.KEYS = old


def test_gestures_in_words(reference: ModuleType) -> None:
    registry, one, other = reference.registry_of(SPEC), Words("a", "あ"), Words("b", "い")
    assert reference.told(Act("damage_30", one), registry) == "“Damage +30” on a"
    assert reference.told(Act("other_seat", one), registry) == "“Sit on the other side” on a"
    assert reference.told(Drag(one, other), registry) == "drag a onto b"
    assert reference.told(Click(one), registry) == "click a"
    assert reference.told(Band(one), registry) == "rubber band around a"
    assert reference.told(Typed(one), registry) == "type a, Enter"


def test_where_actions_stand(reference: ModuleType) -> None:
    registry = reference.registry_of(SPEC)
    places = {
        name: reference.menu_place(registry.get(name), SPEC)
        for name in (
            "undo",
            "pokemon.damage_30",
            "pokemon.no_items",
            "pokemon.retreat",
            "pokemon.heal_30",
        )
    }
    assert places == {
        "undo": "☰ Play",
        "pokemon.damage_30": "▸ Damage",
        "pokemon.no_items": "▸ Players and table",
        "pokemon.retreat": "menu of a Pokémon, or ▸ More",
        "pokemon.heal_30": "▸ Damage ▸ Heal",
    }
