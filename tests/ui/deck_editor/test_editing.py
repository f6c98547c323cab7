"""Editing by keyboard and pointer: counts, the maybe pile, typing a name, taking back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.decks.editor.editor_page import DeckEditor
from app.ui.decks.editor.panels.card_painting import RowPainter
from app.ui.decks.editor.panels.pile_rows import MIME
from app.ui.decks.editor.panels.pile_view import PileView
from app.ui.decks.editor.panels.typed_card import Asked, asked, cards_asked
from tests.helpers.menu_lines import as_shown


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def main(editor: DeckEditor) -> list[tuple[int, str]]:
    return [(line.count, line.name) for line in editor.deck.lines]


def maybe(editor: DeckEditor) -> list[tuple[int, str]]:
    return [(line.count, line.name) for line in editor.deck.maybe]


def current(view: PileView) -> str:
    row = view.current()
    return row.name.en if row is not None else ""


def test_rows_stand_under_the_headings_of_their_kinds(editor: DeckEditor) -> None:
    rows = [(row.name.en, row.count, row.card is None) for row in editor.parts.view.pile.rows]
    assert rows[:4] == [
        ("Pokémon", 6, True),
        ("Dreepy", 4, False),
        ("Drakloak", 2, False),
        ("Supporters", 3, True),
    ]
    assert editor.parts.head.total.text() == "20 / 60 cards"


def test_arrows_pass_headings_and_plus_minus_and_digits_count(editor: DeckEditor) -> None:
    assert editor.parts.view.hasFocus()
    assert current(editor.parts.view) == "Dreepy"
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert current(editor.parts.view) == "Iono"
    press(Qt.Key.Key_Plus)
    assert (4, "Iono") in main(editor)
    press(Qt.Key.Key_Minus)
    press(Qt.Key.Key_Minus)
    assert (2, "Iono") in main(editor)
    press(Qt.Key.Key_1)
    assert (1, "Iono") in main(editor)
    assert current(editor.parts.view) == "Iono"


def test_delete_takes_all_out_and_the_keyboard_stays_in_the_list(editor: DeckEditor) -> None:
    press(Qt.Key.Key_Delete)
    assert main(editor)[0] == (2, "Drakloak")
    assert current(editor.parts.view) == "Drakloak"
    assert editor.parts.view.hasFocus()


def test_everything_is_taken_back_and_done_again_by_key(editor: DeckEditor) -> None:
    before = editor.deck
    control = Qt.KeyboardModifier.ControlModifier
    press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_M)
    after = editor.deck
    assert maybe(editor) == [(1, "Dreepy")]
    press(Qt.Key.Key_Z, control)
    press(Qt.Key.Key_Z, control)
    assert editor.deck == before
    press(Qt.Key.Key_Y, control)
    press(Qt.Key.Key_Y, control)
    assert editor.deck == after
    assert editor.parts.head.undo.accessibleName() == "Undo: Move 1 Dreepy to the maybe pile"
    assert not editor.parts.head.redo.isEnabled()


def test_cards_go_to_the_maybe_pile_and_back(editor: DeckEditor) -> None:
    press(Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert maybe(editor) == [(4, "Dreepy")]
    assert main(editor)[0] == (2, "Drakloak")
    editor.parts.aside.setFocus()
    press(Qt.Key.Key_M)
    assert maybe(editor) == [(3, "Dreepy")]
    assert (1, "Dreepy") in main(editor)


def test_a_name_is_typed_and_enter_puts_it_in(editor: DeckEditor) -> None:
    field = editor.parts.field
    field.setFocus()
    QTest.keyClicks(field, "2 boss")
    field.search()
    assert field.list.isVisible()
    press(Qt.Key.Key_Return)
    assert main(editor)[-1] == (2, "Boss's Orders")
    assert current(editor.parts.view) == "Boss's Orders"
    assert not field.list.isVisible()
    press(Qt.Key.Key_Return)
    assert main(editor)[-1] == (4, "Boss's Orders")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert main(editor)[-1] == (2, "Boss's Orders")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert maybe(editor) == [(2, "Boss's Orders")]


def test_arrows_choose_among_what_was_found(editor: DeckEditor) -> None:
    field = editor.parts.field
    field.setFocus()
    QTest.keyClicks(field, "dr")
    field.search()
    names = [card.name.en for card in field.list.found.cards]
    assert len(names) > 1
    press(Qt.Key.Key_Down)
    assert field.list.currentIndex().row() == 1
    before = sum(line.count for line in editor.deck.lines)
    press(Qt.Key.Key_Return)
    assert current(editor.parts.view) == names[1]
    assert editor.deck.count == before + 1
    QTest.keyClicks(field, "dr")
    field.search()
    press(Qt.Key.Key_Escape)
    assert not field.list.isVisible()
    press(Qt.Key.Key_Escape)
    assert field.text() == ""


def test_a_name_that_is_not_found_is_told(editor: DeckEditor, qtbot: QtBot) -> None:
    field = editor.parts.field
    field.setFocus()
    QTest.keyClicks(field, "qqqq")
    with qtbot.waitSignal(editor.said) as said:
        press(Qt.Key.Key_Return)
    assert said.args is not None
    assert "qqqq" in said.args[0].en
    assert len(editor.work.history.steps) == 1


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Iono", Asked("Iono", 1)),
        ("4 Iono", Asked("Iono", 4)),
        ("4x Iono", Asked("Iono", 4)),
        ("ナンジャモ4枚", Asked("ナンジャモ", 4)),
        ("４　ナンジャモ", Asked("ナンジャモ", 4)),
        ("Iono PAL 185", Asked("Iono PAL 185", 1)),
        ("", Asked("", 1)),
    ],
)
def test_how_many_may_be_typed_too(text: str, meant: Asked) -> None:
    assert asked(text) == meant


def test_a_line_of_a_list_is_found_as_it_is(base: PokemonCards) -> None:
    assert [card.key for card in cards_asked("4 Dreepy TWM 128", base)] == ["TWM-128"]
    assert cards_asked("   ", base) == ()


def test_the_pointer_counts_with_the_signs_of_a_row(editor: DeckEditor) -> None:
    view = editor.parts.view
    rect = view.visualRect(view.pile.index(2))
    painter = view.itemDelegate()
    assert isinstance(painter, RowPainter)
    less, more = painter.buttons(rect.toRectF())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=more.center().toPoint())
    assert (3, "Drakloak") in main(editor)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=less.center().toPoint())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=less.center().toPoint())
    assert (1, "Drakloak") in main(editor)


def test_pictures_are_walked_and_counted_as_rows_are(editor: DeckEditor) -> None:
    editor.parts.part.pictures.click()
    QApplication.processEvents()
    view = editor.parts.view
    view.setFocus()
    first, second = (view.visualRect(view.pile.index(row)) for row in (1, 2))
    assert first.top() == second.top()
    assert second.left() >= first.right()
    heading = view.visualRect(view.pile.index(3))
    assert heading.top() >= first.bottom()
    assert heading.width() > first.width() * 2
    press(Qt.Key.Key_Right)
    assert current(view) == "Drakloak"
    press(Qt.Key.Key_Down)
    assert current(view) == "Iono"
    press(Qt.Key.Key_Plus)
    assert (4, "Iono") in main(editor)


def drop(view: PileView, key: str) -> None:
    """Drop a card that is dragged from elsewhere."""
    data = QMimeData()
    data.setData(MIME, key.encode())
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    held = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(20, 20), action, data, button, held)
    view.dragEnterEvent(enter)
    assert enter.isAccepted()
    view.dropEvent(QDropEvent(QPointF(20, 20), action, data, button, held, QEvent.Type.Drop))


def test_a_card_that_is_dropped_comes_in(editor: DeckEditor) -> None:
    drop(editor.parts.view, "TWM-130")
    assert main(editor)[-1] == (1, "Dragapult ex")
    drop(editor.parts.aside, "TWM-130")
    assert maybe(editor) == [(1, "Dragapult ex")]
    drop(editor.parts.view, "?Nobody Known|ABC|12")
    assert editor.deck.lines[-1].status == "placeholder"
    assert editor.deck.lines[-1].set_code == "ABC"


def test_other_drags_are_left_to_the_window(editor: DeckEditor) -> None:
    data = QMimeData()
    data.setText("4 Iono")
    enter = QDragEnterEvent(
        QPoint(20, 20),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    editor.parts.view.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_the_menu_of_a_card_offers_what_keys_do(editor: DeckEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.parts.view.menu_wanted):
        press(Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    titles = [as_shown(action) for action in menu.actions()]
    assert titles[0] == "One more\t+"
    assert "All to the maybe pile\tShift+M" in titles
    menu.actions()[0].trigger()
    menu.close()
    assert main(editor)[0] == (5, "Dreepy")


def test_the_name_is_a_step_too(editor: DeckEditor) -> None:
    editor.parts.head.title.setFocus()
    editor.parts.head.title.selectAll()
    QTest.keyClicks(editor.parts.head.title, "Other")
    press(Qt.Key.Key_Return)
    assert editor.deck.title == "Other"
    assert editor.accessibleName() == "Deck editor: Other"
    editor.parts.head.undo.click()
    assert editor.parts.head.title.text() == "Small"


def test_a_deck_is_played_and_escape_goes_back(editor: DeckEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.play_wanted) as wanted:
        editor.parts.head.play.click()
    assert wanted.args == [editor.deck]
    with qtbot.waitSignal(editor.closed):
        press(Qt.Key.Key_Escape)


def test_the_list_is_copied_as_most_programs_read_it(editor: DeckEditor) -> None:
    editor.deeds.copy()
    assert "4 Dreepy TWM 128" in QApplication.clipboard().text()


def test_the_list_on_the_clipboard_is_edited(editor: DeckEditor, qtbot: QtBot) -> None:
    QApplication.clipboard().setText("4 Iono PAL 185\n2 Boss's Orders\n")
    editor.deeds.paste()
    assert main(editor) == [(4, "Iono"), (2, "Boss's Orders")]
    QApplication.clipboard().setText("nothing of the kind")
    with qtbot.waitSignal(editor.said) as said:
        editor.deeds.paste()
    assert said.args is not None
    assert said.args[1] == "refused"
    assert len(editor.deck.lines) == 2


def test_tab_leads_from_the_field_to_the_deck_and_on(editor: DeckEditor) -> None:
    editor.parts.field.setFocus()
    stops = []
    for _ in range(7):
        focused = QApplication.focusWidget()
        assert focused is not None
        stops.append(focused)
        press(Qt.Key.Key_Tab)
    assert stops[0] is editor.parts.field
    assert stops[2] is editor.parts.view
    assert stops[3] is editor.parts.aside
    assert stops[4:7] == [
        editor.parts.check.format,
        editor.parts.check.region,
        editor.parts.check.list,
    ]


def test_sorting_is_one_step(editor: DeckEditor) -> None:
    editor.deeds.add_card("TWM-130", 2)
    editor.deeds.add_card("PAL-185")
    editor.deeds.sort()
    assert [name for _, name in main(editor)][:3] == ["Dreepy", "Drakloak", "Dragapult ex"]
    editor.work.undo()
    assert main(editor)[-1] == (2, "Dragapult ex")
