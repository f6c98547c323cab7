"""The registry: one list of what can be done, whoever asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.commands.action_registry import Registry, without_letter
from app.ui.commands.actions.program_actions import ACTIONS
from app.ui.commands.keymap import bare
from app.ui.table.place.table_keys import key_of
from tests.helpers.action_finding import found_actions
from tests.helpers.toy_games import TOYS

POKEMON = GAMES["pokemon"]


@pytest.fixture
def registry() -> Registry:
    return Registry(ACTIONS, POKEMON)


def test_every_action_has_one_id_and_a_title_in_both_languages(registry: Registry) -> None:
    ids = [entry.id for entry in registry.actions]
    assert len(set(ids)) == len(ids)
    for entry in registry.actions:
        assert entry.plain_title("en"), entry.id
        assert entry.plain_title("ja"), entry.id


def test_every_action_is_a_gesture_or_something_to_run(registry: Registry) -> None:
    for entry in registry.actions:
        assert (entry.make_intent is None) != (entry.run is None), entry.id


def test_a_game_s_action_takes_the_place_of_the_program_s(registry: Registry) -> None:
    end = registry.get("end_turn")
    assert end.of_game
    assert end.menu == "turn"
    assert end.icon == "end_turn"
    assert registry.keys("end_turn") == ("Return",)
    assert "pokemon.end_turn" not in registry
    assert not Registry(ACTIONS, None).get("end_turn").of_game


def test_a_variant_has_the_actions_and_the_keys_of_its_game(registry: Registry) -> None:
    registry = registry.with_keys({"pokemon.evolve": "Ctrl+9"})
    variant = registry.with_game(GAMES["battle-royal"])
    named = {entry.id for entry in variant.actions}
    assert not any(name.startswith("battle-royal.") for name in named)
    assert variant.keys("pokemon.evolve") == ("Ctrl+9",)
    assert variant.named("evolve") is variant.get("pokemon.evolve")


def test_what_is_ruinous_has_no_bare_key() -> None:
    for spec in (*GAMES.values(), *TOYS.values()):
        registry = Registry(ACTIONS, spec)
        for entry in registry.actions:
            if entry.ruinous:
                assert not any(bare(key) for key in registry.keys(entry.id)), entry.id


def test_the_program_s_actions_share_a_key_only_where_one_of_them_is_possible() -> None:
    registry = Registry(ACTIONS, None)
    shared = {
        key: [entry.id for entry in registry.by_key(key)]
        for entry in registry.actions
        for key in registry.keys(entry.id)
        if len(registry.by_key(key)) > 1
    }
    assert shared == {
        "Return": ["lock_plan", "start", "show_open", "end_turn"],
        "Ctrl+T": ["other_seat", "hand_over"],
    }


def test_the_letters_of_a_menu_are_all_different() -> None:
    for menu in {entry.menu for entry in ACTIONS}:
        for language in ("en", "ja"):
            titles = [entry.title.in_(language) for entry in ACTIONS if entry.menu == menu]
            letters = [title[title.index("&") + 1].lower() for title in titles if "&" in title]
            assert len(letters) == len(titles), (menu, language)
            assert len(set(letters)) == len(letters), (menu, language, sorted(letters))


def test_other_keys_are_taken_over_and_clashes_are_found(registry: Registry) -> None:
    changed = registry.with_keys({"coin": "F3", "pokemon.shuffle": ""})
    assert changed.keys("coin") == ("F3",)
    assert changed.by_key("F3")[0].id == "coin"
    assert changed.keys("pokemon.shuffle") == ()
    assert not any(entry.id == "coin" for entry in changed.by_key("C"))
    assert [entry.id for entry in registry.clashes("coin", "S")] == ["pokemon.shuffle"]
    assert registry.clashes("coin", "F3") == ()


def test_the_table_has_its_bare_keys_and_all_of_the_game_s(registry: Registry) -> None:
    keys = registry.table_keys()
    assert {"D", "Return", "Shift+X", "Ctrl+1", "F5", "?", "M"} <= keys
    assert not {"Ctrl+Z", "F9", "F11", "Ctrl+S"} & keys


def test_actions_are_found_by_their_words_in_either_language(registry: Registry) -> None:
    assert found_actions(registry, "shuf", "en")[0].id == "pokemon.shuffle"
    assert "pokemon.shuffle" in [entry.id for entry in found_actions(registry, "shuffle", "ja")]
    assert found_actions(registry, "ベンチ", "ja")[0].id in (
        "pokemon.bench_basic",
        "pokemon.to_bench",
    )
    assert [entry.id for entry in found_actions(registry, "ﾃｰﾏ", "ja")] == ["theme"]
    assert found_actions(registry, "qqq", "en") == []
    assert found_actions(registry, "  ", "en") == list(registry.actions)


def test_a_title_without_its_letter() -> None:
    assert without_letter("卓(&T)") == "卓"
    assert without_letter("名前を付けて保存(&A)…") == "名前を付けて保存"
    assert without_letter("Save &as…") == "Save as"


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "D"),
        (Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier, "Shift+D"),
        (Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier, "?"),
        (Qt.Key.Key_3, Qt.KeyboardModifier.KeypadModifier, "3"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "Return"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, "Ctrl+Up"),
        (Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier, ""),
    ],
)
def test_a_key_has_one_name_on_every_keyboard(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, name: str
) -> None:
    assert key_of(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == name


def test_a_new_game_gets_the_program_s_actions_for_nothing() -> None:
    spec = replace(next(iter(TOYS.values())), actions=())
    registry = Registry(ACTIONS, spec)
    assert [entry.id for entry in registry.actions] == [entry.id for entry in ACTIONS]
    assert registry.get("coin").title == Words("Flip a &coin", "コインを投げる(&C)")
