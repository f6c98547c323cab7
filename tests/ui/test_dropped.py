"""Files and texts dropped on the window or pasted: what is offered, and what comes of it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.ui.app.window import Window
from app.ui.home.game_choice import GameChoice
from app.ui.incoming.brought_things import (
    CARDS_WITH_OTHERS,
    MIXED,
    ONE_TABLE,
    PACKED,
    WEB,
    sources,
    understand,
)
from app.ui.incoming.drop_sheet import DropSheet
from app.ui.incoming.dropped import NOTHING, FileDrop
from app.ui.look.look import Look
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from tests.games.pokemon.cards.imports.conftest import english, japanese

pytestmark = pytest.mark.painted

SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"
LIST = "4 Iono PAL 185\n3 Dreepy TWM 128\n"
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction


@pytest.fixture(scope="session")
def cards() -> PokemonCards:
    return PokemonCards.load()


@pytest.fixture
def shipped() -> list[Path]:
    return sorted((decklists() / "pokemon").glob("*.txt"))


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "Friday.chabudai"
    path.write_bytes(gzip.compress(b"{}\n"))
    return path


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[QWidget]:
    QLocale.setDefault(QLocale(QLocale.Language.English))
    window = QWidget()
    window.resize(1000, 700)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


class Heard:
    """What a FileDrop has said."""

    def __init__(self, drop: FileDrop) -> None:
        self.decks: list[tuple[Any, int]] = []
        self.edited: list[Path | str] = []
        self.tables: list[Path] = []
        self.refusals: list[Words] = []
        drop.deck_dropped.connect(lambda found, seats, _game: self.decks.append((found, seats)))
        drop.deck_opened.connect(lambda source, _game: self.edited.append(source))
        drop.table_dropped.connect(self.tables.append)
        drop.refused.connect(self.refusals.append)


@pytest.fixture
def drop(window: QWidget, cards: PokemonCards) -> FileDrop:
    return FileDrop(Look(language="en"), window, window, cards)


@pytest.fixture
def heard(drop: FileDrop) -> Heard:
    return Heard(drop)


def mime(*files: Path, text: str = "") -> QMimeData:
    data = QMimeData()
    if files:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    if text:
        data.setText(text)
    return data


def carry(window: QWidget, data: QMimeData, way: list[QPoint]) -> bool:
    """Come in with `data`, move along and let go at the end; False if it is not taken."""
    enter = QDragEnterEvent(way[0], COPY, data, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    for point in way[1:]:
        QApplication.sendEvent(window, QDragMoveEvent(point, COPY, data, LEFT, NONE))
    QApplication.sendEvent(window, QDropEvent(QPointF(way[-1]), COPY, data, LEFT, NONE))
    return True


# -- what is brought ----------------------------------------------------------------------------


def test_a_deck_can_be_played_alone_or_for_two_or_edited(
    cards: PokemonCards, shipped: list[Path]
) -> None:
    brought = understand(shipped[:1], cards)
    assert [choice.seats for choice in brought.choices] == [1, 2, 0]
    assert [choice.deed for choice in brought.choices] == ["play", "play", "edit"]
    title = brought.choices[0].title
    assert title == Words(
        "Play “Dragapult ex and Dusknoir” alone",
        "「ドラパルトex・ヨノワール」を1人で遊ぶ",
    )
    assert brought.choices[0].detail.en == "60 cards"


def test_two_decks_play_against_each_other(cards: PokemonCards, shipped: list[Path]) -> None:
    brought = understand(shipped[:2], cards)
    assert [choice.seats for choice in brought.choices] == [2]
    assert brought.choices[0].title.en.startswith("Play “Dragapult ex and Dusknoir” against")


@pytest.mark.parametrize("count", [3, 4])
def test_more_decks_are_for_the_games_of_more_players(
    cards: PokemonCards, shipped: list[Path], count: int
) -> None:
    brought = understand(shipped[:count], cards)
    assert [choice.game for choice in brought.choices] == ["battle-royal", "team-battle"]
    assert [choice.seats for choice in brought.choices] == [count, count]
    assert brought.choices[0].title.en.endswith("at one table: Battle Royal")


def test_a_table_is_known_by_what_is_in_it(cards: PokemonCards, table: Path) -> None:
    renamed = table.rename(table.with_suffix(".txt"))
    brought = understand([renamed], cards)
    assert brought.title.en == "Open the table “Friday”"
    assert [choice.seats for choice in brought.choices] == [0]


def test_card_data_is_offered_to_be_imported(cards: PokemonCards, tmp_path: Path) -> None:
    path = tmp_path / "en.json"
    path.write_text(json.dumps([english()]), encoding="utf-8")
    for found, named in (((path,), "“en.json”"), ((tmp_path,), f"“{tmp_path.name}”")):
        (choice,) = understand(found, cards).choices
        assert choice.deed == "import"
        assert choice.title.en == f"Import the cards in {named}"
    more = [path, SAMPLES / "cards.csv", SAMPLES / "cards.json"]
    assert understand(more, cards).choices[0].title.en == "Import the cards in 3 files"


def test_card_data_that_could_be_read_as_a_deck_is_card_data(
    cards: PokemonCards, tmp_path: Path
) -> None:
    path = tmp_path / "set.json"
    named = japanese("M1L-001", "フシギダネ")
    path.write_text(json.dumps({"set": {"id": "M1L"}, "cards": [named]}), encoding="utf-8")
    assert understand([path], cards).choices[0].deed == "import"


def test_a_deck_is_no_card_data(cards: PokemonCards, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    entries = [{"count": 4, "name": "Iono", "set": "PAL", "number": "185"}]
    path.write_text(json.dumps(entries), encoding="utf-8")
    assert [choice.deed for choice in understand([path], cards).choices] == ["play", "play", "edit"]


def test_card_data_with_something_else_is_refused(
    cards: PokemonCards, tmp_path: Path, shipped: list[Path]
) -> None:
    path = tmp_path / "en.json"
    path.write_text(json.dumps([english()]), encoding="utf-8")
    assert understand([path, shipped[0]], cards).wrong == CARDS_WITH_OTHERS


def test_what_is_packed_is_to_be_unpacked(cards: PokemonCards, tmp_path: Path) -> None:
    path = tmp_path / "cards.zip"
    path.write_bytes(b"PK\x03\x04\x00\x00")
    assert understand([path], cards).wrong == PACKED


def test_dropped_card_data_is_told_as_such(
    drop: FileDrop, heard: Heard, window: QWidget, tmp_path: Path
) -> None:
    path = tmp_path / "en.json"
    path.write_text(json.dumps([english()]), encoding="utf-8")
    taken: list[Any] = []
    drop.cards_dropped.connect(taken.append)
    assert carry(window, mime(path), [QPoint(500, 350)])
    assert taken == [(path,)]
    assert (heard.decks, heard.tables, heard.refusals) == ([], [], [])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("deck.txt", LIST),
        ("deck.csv", "Quantity,Name,Set,Number\n4,Iono,PAL,185\n3,Dreepy,TWM,128\n"),
        ("deck.yaml", "- name: Iono\n  count: 4\n- name: Dreepy\n  count: 3\n"),
    ],
)
def test_lists_in_other_forms_are_decks_too(
    cards: PokemonCards, tmp_path: Path, name: str, text: str
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    brought = understand([tmp_path / name], cards)
    assert brought.wrong is None
    assert brought.choices[0].detail.en == "7 cards"


def test_text_is_a_deck_and_its_oddities_are_counted(cards: PokemonCards) -> None:
    brought = understand([f"My deck\n{LIST}2 No Such Card ZZZ 9\n"], cards)
    assert brought.title == Words("Deck “My deck”", "デッキ「My deck」")
    assert brought.choices[0].detail == Words("9 cards · ⚠ 1 remark", "9枚・⚠ 確認1件")


def test_lines_that_were_not_read_are_counted_as_such(cards: PokemonCards) -> None:
    brought = understand([f"My deck\n{LIST}2 No Such Card ZZZ 9\n4 Foo 3 bar\nwhat\n"], cards)
    assert brought.choices[0].detail == Words(
        "9 cards · ✗ 2 lines not read · ⚠ 1 remark", "9枚・✗ 2行を読み取れません・⚠ 確認1件"
    )


def test_what_cannot_be_opened_is_refused_with_a_sentence(
    cards: PokemonCards, tmp_path: Path, shipped: list[Path], table: Path
) -> None:
    picture = tmp_path / "cat.png"
    picture.write_bytes(b"\x89PNG\0\0\0")
    assert_refused(understand([picture], cards), "“cat.png”: This file is not a text.")
    assert_refused(understand([tmp_path], cards), "is a folder")
    assert_refused(understand([tmp_path / "gone.txt"], cards), "gone.txt")
    assert_refused(understand(["hello"], cards), "No line here is a card.")
    assert_refused(understand(["https://example.org/deck"], cards), WEB.en)
    assert_refused(understand([table, table.with_name("b")], cards), MIXED.en)
    assert_refused(understand([table, shipped[0]], cards), MIXED.en)
    five = [*shipped[:4], shipped[0]]
    assert_refused(understand(five, cards), "4 decks at most: one for each seat.")
    other = table.with_name("Saturday.chabudai")
    other.write_bytes(table.read_bytes())
    assert_refused(understand([table, other], cards), ONE_TABLE.en)


def assert_refused(brought: Any, sentence: str) -> None:
    assert brought.choices == ()
    assert sentence in brought.wrong.en
    assert brought.wrong.ja != brought.wrong.en


def test_files_come_before_their_names_as_text(tmp_path: Path) -> None:
    data = mime(tmp_path / "a.txt", text="a.txt")
    assert sources(data) == (tmp_path / "a.txt",)
    assert sources(mime(text="  \n")) == ()
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/deck")])
    assert sources(web) == ("https://example.org/deck",)


# -- dropping -----------------------------------------------------------------------------------


def test_the_part_below_the_pointer_says_and_decides(
    window: QWidget, drop: FileDrop, heard: Heard, shipped: list[Path]
) -> None:
    data = mime(shipped[0])
    enter = QDragEnterEvent(QPoint(100, 300), COPY, data, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert drop.sheet.isVisible()
    assert drop.sheet.accessibleName() == "Deck “Dragapult ex and Dusknoir”"
    assert [part.lit for part in drop.sheet.parts] == [True, False, False]
    QApplication.sendEvent(window, QDragMoveEvent(QPoint(500, 300), COPY, data, LEFT, NONE))
    assert [part.lit for part in drop.sheet.parts] == [False, True, False]
    drop.sheet.grab()
    QApplication.sendEvent(window, QDropEvent(QPointF(500, 300), COPY, data, LEFT, NONE))
    assert not drop.sheet.isVisible()
    assert heard.decks == [((shipped[0],), 2)]


def test_a_deck_that_falls_at_the_right_is_edited(
    window: QWidget, heard: Heard, shipped: list[Path]
) -> None:
    assert carry(window, mime(shipped[0]), [QPoint(20, 20), QPoint(900, 300)])
    assert (heard.edited, heard.decks) == ([shipped[0]], [])


def test_the_window_opens_the_editor_with_it(empty_window: Window, shipped: list[Path]) -> None:
    QGuiApplication.clipboard().setText(shipped[0].read_text(encoding="utf-8"))
    empty_window.run_action("paste")
    (sheet,) = empty_window.findChildren(DropSheet)
    QTest.mouseClick(sheet.parts[2], LEFT)
    editor = empty_window.pages.decks.editor()
    assert editor.isVisible()
    assert editor.work.deck.count == 60
    assert not sheet.isVisible()


def test_text_is_dropped_alike(window: QWidget, heard: Heard) -> None:
    assert carry(window, mime(text=LIST), [QPoint(20, 20), QPoint(100, 600)])
    assert heard.decks == [((LIST,), 1)]


def test_a_table_is_opened_wherever_it_falls(window: QWidget, heard: Heard, table: Path) -> None:
    for place in (QPoint(5, 5), QPoint(990, 690)):
        assert carry(window, mime(table), [place])
    assert heard.tables == [table, table]


def test_what_is_neither_is_refused_once_it_is_dropped(
    window: QWidget, drop: FileDrop, heard: Heard, tmp_path: Path
) -> None:
    assert carry(window, mime(tmp_path), [QPoint(500, 300)])
    assert len(heard.refusals) == 1
    assert heard.decks == []
    assert not drop.sheet.isVisible()


def test_who_carries_it_out_again_changed_their_mind(
    window: QWidget, drop: FileDrop, heard: Heard, shipped: list[Path]
) -> None:
    data = mime(shipped[0])
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NONE))
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not drop.sheet.isVisible()
    assert heard.decks == []


def test_drags_of_something_else_are_left_alone(window: QWidget, drop: FileDrop) -> None:
    colour = QMimeData()
    colour.setColorData("red")
    assert not carry(window, colour, [QPoint(9, 9)])
    assert not drop.sheet.isVisible()


def test_a_sheet_that_takes_decks_itself_is_not_covered(
    window: QWidget, drop: FileDrop, cards: PokemonCards, shipped: list[Path]
) -> None:
    sheet = NewTableSheet(Look(language="en"), window, cards, shipped)
    sheet.open()
    middle = sheet.geometry().center()
    drop.sheet.show()
    drop.sheet.raise_()
    data = mime(shipped[0])
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NONE))
    below = window.childAt(middle)
    assert below is sheet or sheet.isAncestorOf(below)
    assert window.childAt(QPoint(5, 5)) is drop.sheet


def test_a_board_lets_drops_through(window: QWidget, drop: FileDrop) -> None:
    board = QGraphicsView(window)
    assert board.viewport().acceptDrops() or board.acceptDrops()
    drop.let_through(board)
    assert not board.viewport().acceptDrops()
    assert not board.acceptDrops()


# -- pasting ------------------------------------------------------------------------------------


def test_a_pasted_deck_is_offered_to_the_keyboard(
    window: QWidget, drop: FileDrop, heard: Heard
) -> None:
    before = QPushButton(window)
    before.show()
    window.activateWindow()
    before.setFocus()
    QGuiApplication.clipboard().setText(LIST)
    assert drop.paste()
    assert drop.sheet.parts[0].hasFocus()
    assert drop.sheet.parts[0].accessibleName() == "Play this deck alone"
    QTest.keyClick(drop.sheet.parts[0], Qt.Key.Key_Right)
    assert drop.sheet.parts[1].hasFocus()
    QTest.keyClick(drop.sheet.parts[1], Qt.Key.Key_Return)
    assert heard.decks == [((LIST,), 2)]
    assert before.hasFocus()


def test_of_several_lists_one_is_chosen(window: QWidget, drop: FileDrop, heard: Heard) -> None:
    lists = [f"Deck {n}: Of {name}\n{60 - n} {name}\n" for n, name in enumerate("ABCDEFG", 1)]
    QGuiApplication.clipboard().setText("\n".join(lists))
    assert drop.paste()
    named = [part.accessibleName() for part in drop.sheet.parts]
    assert named == [f"“Of {name}”" for name in "ABCDEFG"]
    assert drop.sheet.accessibleName() == "This text holds 7 deck lists. Choose one."
    corners = [part.geometry() for part in drop.sheet.parts]
    assert all(window.rect().contains(one) for one in corners)
    assert not any(one.intersects(other) for one in corners for other in corners if one != other)
    QTest.keyClick(drop.sheet.parts[0], Qt.Key.Key_Right)
    QTest.keyClick(drop.sheet.parts[1], Qt.Key.Key_Down)
    assert drop.sheet.parts[5].hasFocus()
    QTest.keyClick(drop.sheet.parts[5], Qt.Key.Key_Return)
    assert drop.sheet.isVisible()
    assert drop.sheet.parts[0].accessibleName() == "Play “Of F” alone: Pokémon TCG"
    QTest.keyClick(drop.sheet.parts[0], Qt.Key.Key_Return)
    [((text,), seats)] = heard.decks
    assert (text.split("\n")[:2], seats) == (["Deck 6: Of F", "54 F"], 1)


def test_a_file_with_several_lists_is_dropped_and_then_asked_about(
    window: QWidget, drop: FileDrop, heard: Heard, tmp_path: Path
) -> None:
    path = tmp_path / "team.txt"
    path.write_text(f"{LIST}53 Basic {{R}} Energy\nTotal Cards: 60\n" * 2)
    assert carry(window, mime(path), [QPoint(20, 20), QPoint(900, 300)])
    assert drop.sheet.asking
    assert drop.sheet.accessibleName() == "A deck list"
    assert heard.decks == []


def test_escape_or_a_click_beside_gives_up(window: QWidget, drop: FileDrop, heard: Heard) -> None:
    QGuiApplication.clipboard().setText(LIST)
    drop.paste()
    QTest.keyClick(drop.sheet.parts[0], Qt.Key.Key_Escape)
    assert not drop.sheet.isVisible()
    drop.paste()
    QTest.mouseClick(drop.sheet, LEFT, pos=QPoint(3, 3))
    assert not drop.sheet.isVisible()
    assert heard.decks == []


def test_a_clipboard_without_a_deck_is_told(drop: FileDrop, heard: Heard) -> None:
    QGuiApplication.clipboard().clear()
    assert not drop.paste()
    QGuiApplication.clipboard().setText("good morning")
    assert not drop.paste()
    assert heard.refusals[0] == NOTHING
    assert "No line here is a card" in heard.refusals[1].en


def test_the_sheet_follows_the_window(window: QWidget, drop: FileDrop) -> None:
    QGuiApplication.clipboard().setText(LIST)
    drop.paste()
    window.resize(1300, 900)
    assert drop.sheet.size() == window.size()
    for part in drop.sheet.parts:
        assert drop.sheet.rect().contains(part.geometry())


# -- of which game ------------------------------------------------------------------------------


def test_a_list_is_for_the_game_that_knows_its_cards(cards: PokemonCards) -> None:
    brought = understand(["1 Ace of Spades\n1 King of Spades\n"], cards)
    # Two games are played with a pack: which is asked for, and for two it is chosen afterwards.
    assert {choice.game for choice in brought.choices} == {"open_table", "blackpoker", ""}
    assert brought.choices[0].title.en == "Play this deck alone: Open table"
    assert {choice.game for choice in understand([LIST], cards).choices} == {"pokemon"}


def test_where_the_cards_do_not_tell_it_is_asked(cards: PokemonCards) -> None:
    brought = understand(["4 Foo\n3 Bar\n"], cards)
    said = [(choice.title.en, choice.game) for choice in brought.choices]
    assert said[:2] == [
        ("Play this deck alone: Pokémon TCG", "pokemon"),
        ("Play this deck alone: Open table", "open_table"),
    ]
    assert said[-2:] == [
        ("Play this deck for two", ""),
        ("Edit this deck: Pokémon TCG", "pokemon"),
    ]
    assert brought.choices[1].title.ja == "このデッキを1人で遊ぶ（自由な卓）"


def test_more_than_two_decks_sit_down_where_the_game_seats_them(
    cards: PokemonCards, tmp_path: Path
) -> None:
    lists = []
    for suit in ("Spades", "Hearts", "Clubs"):
        lists.append(tmp_path / f"{suit}.txt")
        lists[-1].write_text(f"1 Ace of {suit}\n", encoding="utf-8")
    choice, other = understand(lists, cards).choices
    assert (choice.seats, choice.game) == (3, "open_table")
    assert (other.seats, other.game) == (3, "blackpoker")
    assert choice.title.en == "Play “Spades”, “Hearts” and “Clubs” at one table: Open table"


def test_decks_of_different_games_do_not_sit_at_one_table(
    cards: PokemonCards, shipped: list[Path], tmp_path: Path
) -> None:
    aces = tmp_path / "aces.txt"
    aces.write_text("1 Ace of Spades\n", encoding="utf-8")
    assert_refused(understand([shipped[0], aces], cards), "different games")


def test_the_window_lays_what_was_dropped_for_its_game(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    aces = tmp_path / "aces.txt"
    aces.write_text("1 Ace of Spades\n1 Ace of Hearts\n", encoding="utf-8")
    drops = empty_window.sheets.take_drops()
    drops.deck_dropped.emit((aces,), 1, "open_table")
    assert empty_window.document is not None
    assert empty_window.document.spec.id == "open_table"
    drops.deck_dropped.emit(("4 Foo\n",), 2, "")
    (sheet,) = [one for one in empty_window.room.findChildren(NewTableSheet) if one.isVisible()]
    assert sheet.findChild(GameChoice) is not None
    drops.deck_opened.emit(aces, "open_table")
    assert empty_window.pages.currentWidget() is empty_window.pages.decks.editor("open_table")
