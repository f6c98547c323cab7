"""The start of the window: what lies on the board, and what is said."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw
from app.core.words import Words
from app.resources import decklists
from app.store.unfinished import Unfinished
from app.ui.document import new_document
from app.ui.new_table import deck_title
from app.ui.program import Translations, system_language
from app.ui.window import Window, was_played


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


def toast(window: Window) -> str:
    assert window.side is not None
    return window.side.toast.label.text() if window.side.toast.isVisible() else ""


def test_without_a_file_a_shipped_deck_lies_on_the_board(window: Window) -> None:
    window.begin(None)

    assert window.document is not None
    assert window.document.spec.id == "pokemon"
    assert toast(window) == ""


@pytest.mark.parametrize("name", ["table.chabudai", "deck.txt"])
def test_a_file_that_cannot_be_opened_is_said_on_a_board(
    window: Window, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_bytes(b"\0\1\2")

    window.begin(tmp_path / name)

    assert window.document is not None
    assert toast(window) != ""
    assert (tmp_path / name).read_bytes() == b"\0\1\2"


def test_what_is_odd_about_a_deck_list_is_said(window: Window, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("4 Nonsense Card ZZZ 1\n4 Other Nonsense ZZZ 2\n")

    window.begin(tmp_path / "deck.txt")

    assert "Nonsense Card" in toast(window)
    assert "more)" in toast(window)


def test_qt_speaks_japanese_too(qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.use("ja")
    try:
        assert qapp.translate("QPlatformTheme", "Cancel") == "キャンセル"
        assert qapp.translate("LeftOpen", "Not now") == "今はしない"
    finally:
        translations.use("en")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_environment_overrules_the_desktops_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja_JP")
    assert system_language() == "ja"
    monkeypatch.setenv("CHABUDAI_LANG", "en")
    assert system_language() == "en"


def test_shipped_decks_have_titles_in_both_languages() -> None:
    shipped = sorted((decklists() / "pokemon").glob("*.txt"))
    for path in shipped:
        titles = Words(deck_title(path, "en"), deck_title(path, "ja"))
        assert path.stem not in (titles.en, titles.ja)
    assert deck_title(Path("my-own.txt"), "ja") == "my-own"


@pytest.mark.parametrize(
    ("seats", "turn", "nodes", "played"), [(1, 0, 2, False), (2, 0, 3, False), (1, 0, 3, True)]
)
def test_a_table_that_was_only_dealt_is_not_offered(
    seats: int, turn: int, nodes: int, *, played: bool
) -> None:
    names = ("Aki", "Ren")[:seats]
    table = Unfinished(Path("x"), None, "pokemon", names, turn, nodes)  # type: ignore[arg-type]  # no time
    assert was_played(table) is played


def test_an_offer_follows_the_language(window: Window) -> None:
    window.begin(None)
    assert window.side is not None
    offer = window.side.left_open
    offer.offer(Unfinished(Path("x"), datetime(2026, 1, 2, tzinfo=UTC), "pokemon", ("Aki",), 3, 9))
    assert offer.take.text() == "Go on with it"

    window.switch_language()
    QApplication.processEvents()

    assert offer.take.text() == "続ける"
    assert "3番目の番" in offer.words.text()


def test_the_large_card_is_not_left_for_the_other_seat(window: Window) -> None:
    deck = ("MEE-5",) * 20
    document = new_document("pokemon", ("Aki", "Ren"), (deck, deck), window.cards, window.tell)
    window.put_on_board(document)
    window.ask(Draw(1, "deck.0", "hand.0"))
    assert window.side is not None
    preview = window.side.preview
    preview.show_card("MEE-5")
    assert preview.face.card is not None

    window.change_seat()

    assert preview.face.card is None
