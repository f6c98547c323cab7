"""The editor at every size of window and text, in both languages and every theme."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.cards.deck.deck import DeckList
from app.ui.app.window import Window
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.editor.tab_row import TABS
from app.ui.look.palette import CONTRAST

pytestmark = pytest.mark.painted


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 960)])
@pytest.mark.parametrize("pixels", [13, 26, 39])
def test_nothing_is_lost_at_any_size(
    editor: DeckEditor, size: tuple[int, int], pixels: int
) -> None:
    font = editor.font()
    font.setPixelSize(pixels)
    editor.setFont(font)
    editor.resize(*size)
    QApplication.processEvents()
    for tab in TABS:
        if tab in ("odds", "browse"):
            continue
        editor.tabs.bring(tab)
        shown = [sheet for sheet in editor.parts.sheets.values() if sheet.isVisible()]
        assert shown
        laid: tuple[QWidget, ...] = (editor.parts.head, editor.parts.tabs, *shown)
        for part in laid:
            assert editor.rect().contains(part.geometry()), (tab, part)
        for one, other in pairwise(shown):
            assert not one.geometry().intersects(other.geometry())
    head = editor.parts.head
    parts = (head.back, head.title, head.total, head.buttons)
    for held in parts:
        assert head.rect().contains(held.geometry()), held
    for one in parts:
        assert not any(
            one.geometry().intersects(other.geometry()) for other in parts if other is not one
        )


def test_sheets_lie_beside_the_deck_or_have_tabs(editor: DeckEditor) -> None:
    names = [editor.parts.tabs.tabText(at) for at in range(editor.parts.tabs.count())]
    assert names == ["Cards", "All cards", "Odds", "Versions"]
    assert editor.parts.aside_sheet.isVisible()
    font = editor.font()
    font.setPixelSize(26)
    editor.setFont(font)
    editor.look.changed.emit()
    QApplication.processEvents()
    names = [editor.parts.tabs.tabText(at) for at in range(editor.parts.tabs.count())]
    assert names[:2] == ["Cards", "Maybe"]
    assert names[2].startswith("Check")
    assert not editor.parts.aside_sheet.isVisible()
    editor.tabs.bring("maybe")
    assert editor.parts.aside_sheet.isVisible()
    assert not editor.parts.part.isVisible()


def test_it_follows_theme_and_language(editor: DeckEditor) -> None:
    before = editor.grab().toImage()
    editor.look.change(palette=CONTRAST)
    editor.look.change(language="ja")
    assert editor.grab().toImage() != before
    assert editor.parts.head.total.text() == "20 / 60枚"
    assert editor.parts.view.pile.data(editor.parts.view.pile.index(1)) == "ドラメシヤ4枚"
    assert editor.parts.field.accessibleName() == "カードを追加"


def test_everything_has_a_name_for_those_who_listen(editor: DeckEditor) -> None:
    for part in (
        *(editor.parts.view, editor.parts.aside, editor.parts.field, editor.parts.field.list),
        *(
            editor.parts.check.format,
            editor.parts.check.region,
            editor.parts.check.list,
            editor.parts.head.title,
        ),
        *(editor.parts.versions.list, editor.parts.versions.changes),
    ):
        assert part.accessibleName(), part
    for button in (
        editor.parts.head.undo,
        editor.parts.head.redo,
        editor.parts.head.save,
        editor.parts.head.more,
    ):
        assert button.accessibleName() or button.text()


def test_the_odds_are_loaded_when_they_are_wanted(editor: DeckEditor) -> None:
    before = editor.parts.odds_sheet.findChildren(QWidget)
    editor.tabs.bring("odds")
    assert len(editor.parts.odds_sheet.findChildren(QWidget)) > len(before)
    odds = editor.parts.odds
    assert odds is not None
    assert odds.isVisible()


def test_a_card_of_the_browser_is_put_in_with_enter(editor: DeckEditor) -> None:
    editor.tabs.bring("browse")
    browser = editor.parts.browser
    assert browser is not None
    card = editor.shown._cards.get("TWM-130")
    browser.taken.emit(card)
    assert editor.deck.lines[-1].key == "TWM-130"
    assert editor.parts.part.isVisible()


def test_the_window_edits_a_deck_of_the_page_and_comes_back(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    window = empty_window
    window.pages.decks.show()
    decks = window.pages.currentWidget()
    decks.sheet.edit.click()  # type: ignore[union-attr]
    editor = window.pages.currentWidget()
    assert isinstance(editor, DeckEditor)
    assert editor.deck.title == "Dragapult ex and Dusknoir"
    assert editor.work.path is None
    editor.work.save()
    editor.closed.emit()
    tiles = window.pages.currentWidget().tiles  # type: ignore[union-attr]
    assert tiles[0].accessibleName().startswith("Dragapult ex and Dusknoir, 60 cards")
    window.run_action("edit_deck")
    assert window.pages.currentWidget() is editor
    window.looks.apply("language", "ja")
    assert editor.parts.head.save.text() == "保存"
    window.looks.apply("language", "en")


def test_a_new_deck_begins_in_the_field(made: Callable[..., DeckEditor], deck: DeckList) -> None:
    editor = made()
    editor.new()
    assert editor.parts.field.hasFocus()
    assert editor.deck.count == 0
    assert not editor.parts.head.play.isEnabled()
