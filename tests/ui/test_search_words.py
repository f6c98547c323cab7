"""The finder knows what people call things, in both languages: for every action, and as listed."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.text.words import LANGUAGES, Language
from app.games.game_registry import GAMES
from app.ui.app.window import Window
from app.ui.commands.action_registry import Registry
from app.ui.commands.action_search import PROGRAM, ActionSearch, further_words
from app.ui.commands.actions.program_actions import ACTIONS, OUTLINE
from app.ui.commands.actions.zone_actions import zone_actions
from app.ui.commands.finder import SHOWN, Finder
from app.ui.table.table_document import Document
from tests.games.pokemon_table import Game
from tests.helpers.action_finding import finding, found_actions

FEWEST = 2
"""Further words for each action in each language."""

TYPED: dict[str, str] = {
    # Words of this program's docs, of menus of other programs, and of other tables.
    "undo": "undo",
    "take back": "undo",
    "go back": "undo",
    "revert": "undo",
    "redo": "redo",
    "do again": "redo",
    "branch": "name_step history",
    "variation": "name_step history",
    "timeline": "history",
    "name": "name_step save_as",
    "rename": "name_step save_as",
    "bookmark": "name_step",
    "label": "name_step note",
    "history": "history",
    "mulligan": "pokemon.mulligan",
    "shuffle": "pokemon.shuffle",
    "mix": "pokemon.shuffle",
    "roll": "dice",
    "d6": "dice",
    "dice": "dice",
    "die": "dice",
    "coin": "coin",
    "toss": "coin",
    "heads": "coin",
    "flip coin": "coin",
    "token": "cards pokemon.counter",
    "proxy": "cards type_in_any",
    "counter": "pokemon.counter",
    "marker": "pokemon.counter",
    "tap": "pokemon.turn_right",
    "untap": "pokemon.turn_left",
    "rotate": "pokemon.turn_right turn_table",
    "search": "search_deck",
    "tutor": "search_deck pokemon.search_same",
    "turn lock": "table_options",
    "手番ロック": "table_options",
    "concede": "pokemon.concede",
    "resign": "pokemon.concede",
    "surrender": "pokemon.concede",
    "give up": "pokemon.concede",
    "save": "save",
    "load": "open",
    "open": "open",
    "replay": "open history",
    "language": "language settings",
    "english": "language",
    "japanese": "language",
    "zoom": "zoom_in zoom_out zoom_fit",
    "font": "text_larger text_smaller settings",
    "text size": "text_larger settings",
    "dark mode": "theme",
    "colors": "theme",
    "fullscreen": "full_screen",
    "full screen": "full_screen",
    "maximize": "full_screen",
    "restart": "rematch",
    "new game": "new_table",
    "goldfish": "new_table",
    "screenshot": "picture_file picture_copy",
    "print": "edit_deck",
    "odds": "edit_deck",
    "probability": "edit_deck",
    "legality": "edit_deck",
    "export": "export_log export_position",
    "import": "import_cards",
    "clipboard": "paste",
    "preferences": "settings",
    "options": "settings table_options",
    "shortcuts": "keys settings",
    "hotkeys": "keys",
    "tutorial": "tour",
    "help": "keys tour",
    "version": "about",
    "license": "about",
    "bug": "error_log",
    "exit": "quit",
    "close": "quit",
    "chat": "people",
    "message": "people",
    "spectate": "join_table",
    "multiplayer": "join_table host_table",
    "online": "join_table host_table",
    "server": "host_table",
    "emote": "signs",
    "timer": "clock",
    "disconnect": "leave_table",
    "rules": "table_options advice",
    "house rules": "table_options",
    "judge": "table_options",
    "draw": "pokemon.draw",
    "scry": "pokemon.look_3",
    "peek": "pokemon.look_3",
    "mill": "pokemon.discard_top",
    "graveyard": "view_pile pokemon.to_discard pokemon.look_through",
    "trash": "pokemon.to_discard",
    "exile": "pokemon.to_lost",
    "bounce": "pokemon.to_hand",
    "reveal": "pokemon.show pokemon.show_hand",
    "hp": "pokemon.hp_10",
    "heal": "pokemon.clear_damage",
    "poison": "pokemon.poisoned conditions",
    "sleep": "pokemon.asleep conditions",
    "ko": "pokemon.knock_out",
    "knock out": "pokemon.knock_out",
    "prize": "pokemon.take_prize",
    "pass": "end_turn",
    "next turn": "end_turn",
    "bench": "pokemon.to_bench",
    "swap": "pokemon.switch",
    "gust": "pokemon.switch",
    "attack": "pokemon.attack_1",
    "attach energy": "pokemon.attach",
    "equip": "pokemon.attach",
    "evolution": "pokemon.evolve",
    "face down": "pokemon.turn_over",
    "who begins": "pokemon.first_coin",
    "deal": "pokemon.setup_hand pokemon.setup",
    "comment": "note",
    "lost card": "zoom_fit",
    "screen reader": "outline",
    "select all": "select_hand",
    "animation": "animations",
    # 日本語
    "取り消す": "undo",
    "待った": "undo",
    "やり直す": "redo",
    "分岐": "name_step history",
    "枝": "name_step history",
    "名前": "name_step save_as",
    "履歴": "history",
    "引き直し": "pokemon.mulligan",
    "マリガン": "pokemon.mulligan",
    "シャッフル": "pokemon.shuffle",
    "ダイス": "dice",
    "サイコロ": "dice",
    "コイントス": "coin",
    "トークン": "cards pokemon.counter",
    "カウンター": "pokemon.counter",
    "タップ": "pokemon.turn_right",
    "サーチ": "search_deck pokemon.search_same",
    "降参": "pokemon.concede",
    "サレンダー": "pokemon.concede",
    "セーブ": "save",
    "ロード": "open",
    "言語": "language settings",
    "英語": "language",
    "ズーム": "zoom_in zoom_out",
    "フォント": "text_larger settings",
    "ダークモード": "theme settings",
    "リセット": "rematch",
    "一人回し": "new_table",
    "スクショ": "picture_file picture_copy",
    "確率": "edit_deck",
    "印刷": "edit_deck",
    "貼り付け": "paste",
    "環境設定": "settings",
    "ショートカット": "keys settings",
    "使い方": "tour",
    "バージョン": "about",
    "不具合": "error_log",
    "閉じる": "quit",
    "観戦": "join_table",
    "タイマー": "clock",
    "ドロー": "pokemon.draw",
    "捨てる": "pokemon.to_discard",
    "墓地": "pokemon.to_discard",
    "回復": "pokemon.clear_damage pokemon.heal_10",
    "毒": "pokemon.poisoned",
    "気絶": "pokemon.knock_out",
    "ターンエンド": "end_turn",
    "パス": "end_turn",
    "逃げる": "pokemon.retreat",
    "交代": "pokemon.switch hand_over",
    "技": "pokemon.attack_1",
    "攻撃": "pokemon.attack_1",
    "進化": "pokemon.evolve",
    "先攻": "pokemon.first_own",
    "コメント": "note name_step",
}
"""What somebody types -> the actions that are among the rows that show at once."""


@pytest.fixture(scope="module")
def registry() -> Registry:
    return Registry((*ACTIONS, *OUTLINE), GAMES["pokemon"])


def test_every_action_has_further_words_in_both_languages() -> None:
    for spec in GAMES.values():
        registry = Registry((*ACTIONS, *OUTLINE), spec)
        search = ActionSearch(registry.actions, spec)
        for entry in registry.actions:
            further = search.further(entry)
            japanese = [word for word in further if not word.isascii()]
            assert len(further) - len(japanese) >= FEWEST, entry.id
            assert len(japanese) >= FEWEST, entry.id


def test_no_further_words_are_for_nothing() -> None:
    program = {entry.id for entry in (*ACTIONS, *OUTLINE)}
    program |= {entry.id for spec in GAMES.values() for entry in zone_actions(spec)}
    assert [name for name in further_words(PROGRAM) if name not in program] == []
    for spec in GAMES.values():
        # Some actions are those of a variant alone.
        family = [one for one in GAMES.values() if one.family == spec.family]
        ids = {f"{entry.id}_" for one in family for entry in one.actions}
        for name in further_words(spec.id):
            assert any(one.startswith(f"{name}_") for one in ids), name


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_people_would_type_is_found(registry: Registry, language: Language) -> None:
    missed, find = {}, finding(registry)
    for typed, expected in TYPED.items():
        first = [entry.id for entry in find(typed, language)][:SHOWN]
        if not set(expected.split()) <= set(first):
            missed[typed] = (expected, first)
    assert missed == {}


def test_every_action_of_the_key_reference_is_found_by_its_title(registry: Registry) -> None:
    find = finding(registry)
    for entry in registry.actions:
        for language in LANGUAGES:
            title = entry.plain_title(language)
            assert entry in find(title, language), title


def test_a_title_goes_before_a_further_word(registry: Registry) -> None:
    assert found_actions(registry, "save", "en")[0].id == "save"
    found = [entry.id for entry in found_actions(registry, "coin", "en")]
    assert found.index("pokemon.coins_as_2") > found.index("pokemon.coins_2")
    assert found_actions(registry, "concede", "ja")[0].id == "pokemon.concede"


def test_what_is_called_so_goes_before_what_is_only_meant(
    empty_window: Window,
) -> None:
    empty_window.put_on_board(Document(Game().table, empty_window.cards, None, None))
    empty_window.sheets.show_finder()
    finder = empty_window.findChildren(Finder)[-1]
    finder.field.insert("poison")
    rows = [finder.list.topLevelItem(row) for row in range(2)]
    assert [item.text(0) for item in rows if item is not None] == [
        "Poisoned",
        "Special Conditions",
    ], "although only the second is possible now"


@pytest.mark.parametrize(("language", "typed"), [("en", "branch"), ("ja", "分岐")])
def test_a_branch_is_named_by_the_finder(
    empty_window: Window, language: Language, typed: str
) -> None:
    game = Game()
    game.turn(0)
    empty_window.looks.apply("language", language)
    empty_window.put_on_board(Document(game.table, empty_window.cards, None, None))
    empty_window.sheets.show_finder()
    finder = empty_window.findChildren(Finder)[-1]
    finder.field.insert(typed)
    rows = [finder.list.topLevelItem(row) for row in range(finder.list.topLevelItemCount())]
    names = [item.text(0) for item in rows if item is not None]
    title = empty_window.registry.get("name_step").plain_title(language)
    finder.list.setCurrentItem(rows[names.index(title)])
    finder.choose()
    QApplication.processEvents()
    field = QApplication.focusWidget()
    QTest.keyClicks(field, "Try")
    assert empty_window.side is not None
    empty_window.side.history.editor.keep.click()
    tree = game.table.host.tree
    assert tree.labels[tree.cursor].name == "Try"
