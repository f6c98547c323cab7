"""The start of the window: what lies on the board, and what is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.cards.deck.deck import DeckList
from app.core.intent import Draw
from app.core.options import Options
from app.core.text.words import Words
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.tasks.setup_marks import prize_number
from app.resources import decklists
from app.store.decks.deck_files import read_deck, shipped_for
from app.store.tables.unfinished import Unfinished
from app.ui.app.application import Translations, system_language
from app.ui.app.recent_list import was_played
from app.ui.app.window import Window
from app.ui.decks.deck_titles import deck_title
from app.ui.table.table_document import new_document
from tests.helpers.begun import begins


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return empty_window


def told(window: Window) -> str:
    return window.messages.kept[0].words.en if window.messages.kept else ""


def test_the_program_begins_at_home_with_nothing_to_go_on_with(window: Window) -> None:
    window.begin(None)

    assert not window.at_table
    assert window.top_bar.isHidden()
    assert window.pages.home().isVisible()
    assert told(window) == ""


def test_who_does_not_want_the_home_screen_begins_with_a_shipped_deck(window: Window) -> None:
    window.looks.apply("home_at_start", False)

    window.begin(None)

    assert window.document is not None
    assert window.document.spec.id == "pokemon"
    assert window.at_table


@pytest.mark.parametrize("name", ["table.chabudai", "deck.txt"])
def test_a_file_that_cannot_be_opened_is_said_at_home(
    window: Window, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_bytes(b"\0\1\2")

    window.begin(tmp_path / name)

    assert window.document is None
    assert window.pages.home().isVisible()
    assert told(window) != ""
    assert (tmp_path / name).read_bytes() == b"\0\1\2"


def test_what_is_odd_about_a_deck_list_is_said(window: Window, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("4 Nonsense Card ZZZ 1\n4 Other Nonsense ZZZ 2\n")

    window.begin(tmp_path / "deck.txt")

    assert "Nonsense Card" in told(window)
    assert "more)" in told(window)


def test_with_half_decks_a_table_has_three_prizes_unless_somebody_chose(window: Window) -> None:
    """A table of two usual decks, or of one of each kind, has six."""
    half, other = (read_deck(path) for path in shipped_for("pokemon", "half")[:2])
    usual = read_deck(window.tables.shipped()[0])

    def prizes(*decks: DeckList, options: Options = ()) -> int:
        window.tables.new.lay(("Aki", "Ren"), decks, seed=7, options=options)
        assert window.bridge is not None
        return prize_number(window.bridge.view)

    assert prizes(half, other) == 3
    assert prizes(half, other, options=(("prizes", "4"),)) == 4
    assert prizes(half, usual) == prizes(usual, usual) == 6


def test_the_table_that_was_left_is_offered_first_and_goes_on(window: Window) -> None:
    window.begin(window.tables.shipped()[0])
    assert window.bridge is not None
    window.ask(begins(window.bridge.view))
    window.ask(Draw(1, "deck.0", "hand.0"))
    before = window.bridge.view
    window.tables.new.lay_alone(read_decklist_file(window.tables.shipped()[1], window.cards))
    window.pages.show_home()
    left = next(entry for entry in window.tables.recent.entries() if entry.turn == 1)
    assert not left.own
    assert left.picture is not None

    window.pages.home().continue_wanted.emit(left)

    assert window.at_table
    assert window.bridge is not None
    assert window.bridge.view == before


def test_home_leads_back_to_the_table_as_it_lies(window: Window) -> None:
    window.begin(window.tables.shipped()[0])
    document = window.document

    window.run_action("home")
    assert not window.at_table
    assert not window.actions_of["coin"].isEnabled()
    QTest.keyClick(window.pages.home(), Qt.Key.Key_Return)

    assert window.at_table
    assert window.document is document


def test_settings_and_decks_lead_back_to_where_one_came_from(window: Window) -> None:
    window.begin(window.tables.shipped()[0])
    window.run_action("settings")
    assert not window.at_table
    window.run_action("decks")
    window.pages.leave()
    assert not window.at_table  # the settings
    window.pages.leave()
    assert window.at_table


def test_qt_speaks_japanese_too(qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.use("ja")
    try:
        assert qapp.translate("QPlatformTheme", "Cancel") == "キャンセル"
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


def test_the_large_card_is_not_left_for_the_other_seat(window: Window) -> None:
    deck = ("MEE-5",) * 20
    document = new_document("pokemon", ("Aki", "Ren"), (deck, deck), window.cards, window.tell)
    window.put_on_board(document)
    window.ask(Draw(1, "deck.0", "hand.0"))
    assert window.side is not None
    preview = window.side.preview
    preview.show_card("MEE-5")
    assert preview.face.card is not None

    window.place.change_seat()

    assert preview.face.card is None


@pytest.mark.parametrize("tab", ["log", "outline", "messages"])
def test_a_table_shows_the_tab_that_was_in_front_last(window: Window, tab: str) -> None:
    window.looks.change(side_tab=tab)
    window.put_on_board(
        new_document("pokemon", ("Aki",), (("MEE-5",) * 20,), window.cards, window.tell)
    )

    assert window.side is not None
    assert window.side.tabs.front == tab
    assert window.side.tabs.content(tab).isVisible()


def test_a_sheet_does_not_come_along_to_another_page(window: Window) -> None:
    window.begin(None)
    sheet = window.tables.new.ask_new()
    assert sheet.isVisible()

    window.run_action("decks")

    assert not sheet.isVisible()
