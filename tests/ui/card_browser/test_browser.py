"""The browser of all cards: found while one types, painted as far as they show, taken by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDrag
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.cards.browser.browser import CardBrowser
from app.ui.cards.browser.card_searching import FIRST
from app.ui.cards.browser.dragged_card import CARD_MIME, card_key_in
from app.ui.cards.browser.found_cards import FoundCards
from app.ui.look.look import Look
from app.ui.panels.cards.reading_view import ReadingView


def names(browser: CardBrowser) -> list[str]:
    return [entry.card.name.en for entry in browser.found.shown if entry.card]


def looked(browser: CardBrowser, qtbot: QtBot) -> None:
    """Wait until all cards were looked for."""
    qtbot.waitUntil(lambda: not browser.searching.pending)
    QTest.qWait(0)


# -- searching --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["switch", "ＳＷＩＴＣＨ", "ポケモンいれ", "ぽけもんいれ", "ﾎﾟｹﾓﾝｲﾚ"]
)
def test_a_card_is_found_in_either_language_however_it_is_typed(
    browser: CardBrowser, text: str
) -> None:
    browser.filters.field.setText(text)
    assert names(browser) == ["Switch"]


def test_the_first_cards_are_there_with_the_letter_that_was_typed(browser: CardBrowser) -> None:
    browser.filters.field.setText("")
    QTest.keyClicks(browser.filters.field, "b")
    assert names(browser)[:2] == ["Beast 0000", "Beast 0001"]
    assert browser.found.rowCount() == FIRST
    assert browser.count.text() == "The first 120 cards, and more."


def test_how_many_there_are_is_said_soon_after(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.filters.field.setText("beast")
    looked(browser, qtbot)
    assert browser.found.rowCount() == 1000
    assert browser.count.text() == "1,000 cards found. Space reads one large."


def test_all_cards_come_and_each_once(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.filters.field.setText("beast")
    looked(browser, qtbot)
    assert names(browser) == [f"Beast {number:04}" for number in range(1000)]


def test_what_is_typed_meanwhile_takes_the_place_of_what_was_looked_for(
    browser: CardBrowser, qtbot: QtBot
) -> None:
    browser.filters.field.setText("beast")
    browser.filters.field.setText("iono")
    looked(browser, qtbot)
    assert names(browser) == ["Iono"]
    assert browser.found.rowCount() == 1


def test_when_nothing_fits_it_is_said(browser: CardBrowser) -> None:
    assert browser.beside.card is not None
    browser.filters.field.setText("zzz")
    assert names(browser) == []
    assert browser.beside.card is None
    assert browser.count.text() == "No card fits. Change the search or the filters."


# -- filters ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filters", "count"),
    [
        ({"kind": "trainer"}, 2),
        ({"kind": "supporter"}, 1),
        ({"type": "R"}, 333),
        ({"set": "BBB"}, 334),
        ({"mark": "H"}, 500),
        ({"kind": "pokemon", "type": "G", "set": "AAA", "mark": "I"}, 167),
    ],
)
def test_cards_are_narrowed_down(
    browser: CardBrowser, qtbot: QtBot, filters: dict[str, str], count: int
) -> None:
    browser.filters.choose(filters)
    looked(browser, qtbot)
    assert browser.filters.chosen == filters
    assert browser.found.rowCount() == count


def test_one_button_takes_every_filter_away(browser: CardBrowser, qtbot: QtBot) -> None:
    assert browser.filters.clear.isHidden()
    browser.filters.choose({"kind": "item", "mark": "H"})
    browser.filters.clear.click()
    looked(browser, qtbot)
    assert browser.filters.chosen == {}
    assert browser.found.rowCount() == 1002


def test_sets_are_offered_by_code_and_name_the_newest_first(browser: CardBrowser) -> None:
    box = browser.filters.boxes["set"]
    assert [box.itemText(row) for row in range(box.count())] == [
        "Every set",
        "BBB  Second Set",
        "AAA  First Set",
    ]


def test_the_wider_kinds_stand_before_theirs(browser: CardBrowser) -> None:
    box = browser.filters.boxes["kind"]
    listed = [box.itemData(row) for row in range(box.count())]
    assert listed.index("trainer") < listed.index("item") < listed.index("energy")
    assert listed.index("energy") < listed.index("basic_energy")
    assert "unknown" not in listed


# -- the keyboard -----------------------------------------------------------------------------


def test_down_leads_from_the_search_to_the_best_card(browser: CardBrowser) -> None:
    browser.filters.field.setText("beast")
    QTest.keyClick(browser.filters.field, Qt.Key.Key_Down)
    assert browser.grid.hasFocus()
    assert browser.card is not None
    assert browser.card.name.en == "Beast 0000"
    QTest.keyClick(browser.grid, Qt.Key.Key_Right)
    assert browser.beside.card is not None
    assert browser.beside.card.name.en == "Beast 0001"


def test_letters_typed_on_the_cards_go_on_with_the_search(browser: CardBrowser) -> None:
    browser.filters.field.setText("ion")
    browser.to_cards()
    QTest.keyClick(browser.grid, "o")
    assert browser.filters.field.hasFocus()
    assert browser.filters.text == "iono"


def test_enter_takes_the_card(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.filters.field.setText("iono")
    browser.to_cards()
    with qtbot.waitSignal(browser.taken) as taken:
        QTest.keyClick(browser.grid, Qt.Key.Key_Return)
    assert taken.args[0].key == "BBB-2002"


def test_space_reads_the_card_large_and_gives_the_keyboard_back(browser: CardBrowser) -> None:
    browser.filters.field.setText("iono")
    browser.to_cards()
    QTest.keyClick(browser.grid, Qt.Key.Key_Space)
    (view,) = browser.window().findChildren(ReadingView)
    assert "Iono" in view.page.toPlainText()
    QTest.keyClick(view.page, Qt.Key.Key_Escape)
    assert browser.grid.hasFocus()


def test_ctrl_f_goes_back_to_the_search(browser: CardBrowser) -> None:
    browser.to_cards()
    QTest.keyClick(browser.grid, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert browser.filters.field.hasFocus()


def test_all_that_takes_the_focus_has_a_name(browser: CardBrowser) -> None:
    parts = (
        browser.filters.field,
        *browser.filters.boxes.values(),
        browser.filters.clear,
        browser.grid,
    )
    assert all(part.accessibleName() or part.text() for part in parts)  # type: ignore[attr-defined]


def test_those_who_listen_hear_name_and_print(browser: CardBrowser) -> None:
    browser.filters.field.setText("iono")
    told = browser.found.data(browser.found.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Iono BBB-2002"


# -- painting ---------------------------------------------------------------------------------


def test_only_cards_that_are_looked_at_are_read(
    browser: CardBrowser, qtbot: QtBot, many: PokemonCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    cards_of = many.cards_of

    def counted(keys: list[str]) -> list[Card]:
        read.extend(keys)
        return cards_of(keys)

    monkeypatch.setattr(many, "cards_of", counted)
    browser.filters.field.setText("beast")
    looked(browser, qtbot)
    bar = browser.grid.verticalScrollBar()
    bar.setValue(bar.maximum())
    QTest.qWait(50)
    assert len(read) < 400
    assert len(set(read)) == len(read)


def test_a_card_that_went_from_the_base_meanwhile_is_a_placeholder(many: PokemonCards) -> None:
    found = FoundCards(Look(language="en"), many)
    found.show_found(["AAA-0", "GONE-1"])
    assert [found.data(found.index(row)) for row in range(2)] == ["Beast 0000", "GONE-1"]


def test_only_what_shows_is_painted(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.filters.field.setText("beast")
    looked(browser, qtbot)
    qtbot.waitUntil(lambda: not browser.busy, timeout=20_000)
    held = [
        row
        for row, entry in enumerate(browser.found.shown)
        if browser.art.holds(browser.grid.delegate.want(entry))
    ]
    assert held == list(browser.grid.rows_shown())
    assert len(held) < FIRST


@pytest.mark.parametrize("pixels", [13, 39, 60])
def test_there_is_memory_for_all_that_shows(
    browser: CardBrowser, qtbot: QtBot, pixels: int
) -> None:
    browser.setStyleSheet(f"* {{ font-size: {pixels}px }}")
    looked(browser, qtbot)
    QTest.qWait(50)
    qtbot.waitUntil(lambda: not browser.busy, timeout=20_000)
    shown = [browser.found.shown[row] for row in browser.grid.rows_shown()]
    assert all(browser.art.holds(browser.grid.delegate.want(entry)) for entry in shown)


def test_what_was_scrolled_past_is_painted_no_more(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.filters.field.setText("beast")
    looked(browser, qtbot)
    bar = browser.grid.verticalScrollBar()
    for _ in range(30):
        bar.setValue(bar.maximum())
        QTest.qWait(1)
        # What waits is what shows; some of before are painted, and not taken over yet.
        assert browser.art.pending < 2 * len(browser.grid.rows_shown())
    qtbot.waitUntil(lambda: not browser.busy, timeout=20_000)
    shown = [browser.found.shown[row] for row in browser.grid.rows_shown()]
    assert all(browser.art.holds(browser.grid.delegate.want(entry)) for entry in shown)


# -- carrying away ----------------------------------------------------------------------------


def test_a_card_is_dragged_with_its_key(
    browser: CardBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[QMimeData] = []

    def exec_(drag: QDrag, _action: Qt.DropAction) -> Qt.DropAction:
        data = QMimeData()
        data.setData(CARD_MIME, drag.mimeData().data(CARD_MIME))
        carried.append(data)
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", exec_)
    browser.filters.field.setText("iono")
    port = browser.grid.viewport()
    middle = browser.grid.visualRect(browser.found.index(0)).center()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(port, middle + middle)
    QTest.mouseMove(port, middle * 3)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=middle)
    assert [card_key_in(data) for data in carried] == ["BBB-2002"]


def test_what_carries_no_card_has_no_key() -> None:
    assert card_key_in(QMimeData()) == ""


# -- room -------------------------------------------------------------------------------------


def test_where_room_is_short_the_cards_keep_it(browser: CardBrowser) -> None:
    assert browser.beside.isVisible()
    assert browser.filters.boxes["kind"].isVisible()
    browser.resize(460, 300)
    assert not browser.beside.isVisible()
    assert not browser.filters.boxes["kind"].isVisible()
    browser.filters.more.click()
    assert browser.filters.boxes["kind"].isVisible()


def test_it_speaks_the_other_language(browser: CardBrowser) -> None:
    browser.filters.choose({"kind": "supporter"})
    browser.look.change(language="ja")
    assert browser.filters.boxes["kind"].currentText() == "サポート"
    assert browser.filters.chosen == {"kind": "supporter"}
    assert browser.found.data(browser.found.index(0)) == "ナンジャモ"
