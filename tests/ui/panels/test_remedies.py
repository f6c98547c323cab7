"""What judges do about a step, in the window: chosen, carried out, told in the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from app.core.ids import JUDGE, NodeId
from app.core.intent import Bring, Draw, Flip, Jump, Move, PutMark, Undo
from app.core.text.words import LANGUAGES, Language, Words
from app.games.game_registry import cards_of
from app.session.remedies.remedies_by_hand import BRING_FIRST, SHORT_DECK
from app.session.remedies.remedy import mistakes
from app.ui.app.window import Window
from app.ui.outline.outline_panel import OutlinePanel
from app.ui.panels.history.remedies.remedies_sheet import RemediesSheet
from app.ui.panels.history.remedies.remedy_desk import put_right
from app.ui.panels.history.remedies.remedy_words import KEPT
from app.ui.table.table_document import Document
from tests.session.readings.readings_table import SPEC, disputed
from tests.ui import board_keys
from tests.ui.far import FarDocument
from tests.ui.outline.keyboard import press

pytestmark = pytest.mark.painted


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki drew, flipped a coin and put damage on somebody."""
    table, _, _ = disputed()
    empty_window.put_on_board(Document(table, cards_of(SPEC), None, None))
    aki = table.sit(0)
    unit = aki.view.zones["active.0"].items[0]
    for step in (Draw(1, "deck.0", "hand.0"), Flip(), PutMark((unit,), "damage", add=30)):
        aki.ask(step)
    settle()
    return empty_window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def opened(window: Window, step: NodeId | None = None) -> RemediesSheet:
    put_right(window, step)
    settle()
    (found,) = (one for one in window.room.findChildren(RemediesSheet) if one.isVisible())
    return found


def drew(window: Window) -> NodeId:
    """The step in which Aki drew."""
    assert window.document is not None
    return window.document.tree.cursor - 2


def choose(sheet: RemediesSheet, remedy: str) -> list[str]:
    """Choose a way; what is said of it."""
    at = [one.id for one in sheet.remedies].index(remedy)
    sheet.ways.button(at).setChecked(True)
    settle()
    return [label.text() for label in sheet.details]


def last_line(window: Window) -> str:
    assert window.place_in_front is not None
    assert window.bridge is not None
    return window.place_in_front.side.telling.text(window.bridge.node, "en")


def test_each_way_says_what_it_comes_to_before_anything_happens(window: Window) -> None:
    sheet = opened(window, drew(window))
    assert window.document is not None
    count = len(window.document.tree)
    assert [one.id for one in sheet.remedies] == [
        *("back", "alone", "swapped", "random hand.0", "left")
    ]
    said = choose(sheet, "alone")
    assert "Aki's Hand: now 2 cards, with Dreepy, then 1 card" in said
    # Aki looked at it before.
    assert "Nobody knows more than they see." in said
    assert "What is random in it is decided when it is carried out." in choose(
        sheet, "random hand.0"
    )
    assert "Nothing changes on the board." in choose(sheet, "left")
    assert len(window.document.tree) == count


def test_tab_goes_from_the_ways_to_what_carries_them_out(window: Window) -> None:
    sheet = opened(window, drew(window))
    for way in ("back", "random hand.0", "left"):
        choose(sheet, way)
        chosen = sheet.ways.checkedButton()
        chosen.setFocus()
        QTest.keyClick(chosen, Qt.Key.Key_Tab)
        assert window.focusWidget() is sheet.do


def test_what_is_carried_out_is_one_gesture_in_the_log(window: Window) -> None:
    sheet = opened(window, drew(window))
    choose(sheet, "alone")
    sheet.why.setEditText("one card too many")
    assert window.document is not None
    before = window.document.tree.cursor
    QTest.mouseClick(sheet.do, Qt.MouseButton.LeftButton)
    settle()
    assert window.room.findChild(RemediesSheet) is None or sheet.isHidden()
    tree = window.document.tree
    assert len(tree.table.zones["hand.0"]) == 1
    assert last_line(window) == (
        f"Aki puts right: step 5.{tree.step(before) - 2} alone is taken back (one card too many)."
    )
    # The way it was is a branch, one key away.
    assert window.bridge is not None
    window.bridge.ask(Jump(before))
    assert len(tree.table.zones["hand.0"]) == 2


def test_by_keyboard_alone(window: Window) -> None:
    window.run_action("remedy")
    settle()
    sheet = window.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    assert QApplication.focusWidget() is sheet.ways.button(0)
    for _ in range(len(sheet.remedies) - 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        settle()
    assert sheet.chosen is not None
    assert sheet.chosen.id == "left"
    while QApplication.focusWidget() is not sheet.do:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(sheet.do, Qt.Key.Key_Space)
    settle()
    assert last_line(window).endswith("stays as it was done.")


@pytest.mark.parametrize("fault", mistakes(SPEC), ids=lambda words: words.en)
def test_each_fault_is_chosen_and_put_right_by_keyboard_alone(window: Window, fault: Words) -> None:
    assert window.document is not None
    tip = window.document.tree.cursor
    window.run_action("remedy")
    settle()
    sheet = window.room.findChild(RemediesSheet)
    assert isinstance(sheet, RemediesSheet)
    for _ in range(20):
        if QApplication.focusWidget() is sheet.why:
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    for _ in range(mistakes(SPEC).index(fault) + 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert sheet.reason == fault
    for _ in range(20):
        if QApplication.focusWidget() is sheet.do:
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    settle()
    assert last_line(window).endswith(f"({fault.en}).")
    window.run_action("undo")
    settle()
    assert window.document.tree.cursor == tip


def test_a_deck_short_of_a_card_is_filled_and_shuffled_by_keyboard_alone(window: Window) -> None:
    """What to do first is said; the card is brought, and what is known by right stays on top."""
    document, bridge = window.document, window.bridge
    assert document is not None
    assert bridge is not None
    bridge.ask(Move((bridge.view.cards_in("hand.0")[0],), "deck.0"))
    settle()
    top = document.tree.table.zones["deck.0"][0]
    sheet = opened(window)
    tab_to(sheet.why)
    for _ in range(mistakes(SPEC).index(SHORT_DECK) + 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert sheet.first.isVisible()
    assert sheet.first.text() == BRING_FIRST.en
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    bridge.ask(Bring(("TWM-128",), "deck.0", -1))
    settle()
    tip = document.tree.cursor
    sheet = opened(window)
    assert not sheet.first.isVisible()
    tab_to(sheet.ways.button(0))
    while sheet.chosen is None or sheet.chosen.id != "unknown deck.0":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        settle()
    assert KEPT.en in [label.text() for label in sheet.details]
    tab_to(sheet.why)
    for _ in range(mistakes(SPEC).index(SHORT_DECK) + 1):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    tab_to(sheet.do)
    QTest.keyClick(sheet.do, Qt.Key.Key_Space)
    settle()
    table = document.tree.table
    assert table.zones["deck.0"][0] == top
    assert [n for n in table.zones["deck.0"] if table.cards[n].known] == [top]
    assert last_line(window).endswith("(a deck was short of a card).")
    assert (
        "those cards of Aki's Deck that nobody knows are shuffled, with those of step "
        in last_line(window)
    )
    window.run_action("undo")
    settle()
    assert document.tree.cursor == tip


def tab_to(widget: QWidget) -> None:
    """Walk by the keyboard to a widget."""
    for _ in range(20):
        if QApplication.focusWidget() is widget:
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is widget


def test_what_the_adviser_said_is_what_went_wrong(window: Window) -> None:
    assert window.place_in_front is not None
    watch = window.place_in_front.side.advice.watch
    assert watch is not None
    # A retreat while asleep lies on the other branch.
    window.bridge.ask(Jump(1))  # type: ignore[union-attr]
    for _ in range(20):
        settle()
    sheet = opened(window, 1)
    titles = [words.en for words in watch.titles_at(1)]
    assert titles
    assert sheet.why.currentText() == titles[0]
    assert sheet.reason is not None
    assert sheet.reason.ja != sheet.reason.en


def test_the_table_moves_on_while_the_sheet_is_open(window: Window) -> None:
    sheet = opened(window, drew(window))
    choose(sheet, "alone")
    assert window.bridge is not None
    window.bridge.ask(Flip())
    settle()
    assert sheet.chosen is not None
    assert sheet.chosen.id == "alone"
    for _ in range(4):
        window.bridge.ask(Undo())
    settle()
    assert not sheet.do.isEnabled()
    assert "no longer" in sheet.details[0].text()


def test_a_step_of_another_branch_is_not_put_right_from_here(window: Window) -> None:
    put_right(window, 1)
    settle()
    assert window.room.findChild(RemediesSheet) is None
    assert "does not lead to the present" in window.messages.kept[-1].words.en


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_window(window: Window, language: Language) -> None:
    sheet = opened(window, drew(window))
    window.looks.apply("language", language)
    settle()
    assert sheet.do.text() == {"en": "Carry out", "ja": "実行"}[language]
    assert (
        sheet.ways.button(1).text()
        == {
            "en": "Take back this step alone",
            "ja": "この手順だけを取り消す",
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_of_many_words_goes_on_in_the_next_line(
    empty_window: Window, language: Language
) -> None:
    board_keys.lay(empty_window)
    empty_window.looks.apply("language", language)
    bridge = empty_window.bridge
    assert bridge is not None
    bridge.ask(Move((bridge.view.cards_in("hand.0")[0],), "deck.0", -1))
    bridge.ask(Draw(1, "deck.0", "hand.0"))
    settle()
    sheet = opened(empty_window)
    choose(sheet, "among hand.0")
    at = [one.id for one in sheet.remedies].index("among hand.0")
    sheet.resize(420, 600)
    settle()
    button = sheet.ways.button(at)
    assert "\n" in button.text()
    assert button.accessibleName() == sheet.remedies[at].title.in_(language)
    assert "".join(button.text().split()) == "".join(button.accessibleName().split())
    # All of it is within the sheet, and nothing below it is covered.
    assert button.sizeHint().width() <= button.width() <= sheet.page.viewport().width()
    assert button.sizeHint().height() <= button.height()
    assert sheet.page.horizontalScrollBar().maximum() == 0


def far_game() -> Document:
    table, _, _ = disputed()
    aki = table.sit(0)
    for step in (Draw(1, "deck.0", "hand.0"), Flip()):
        aki.ask(step)
    return Document(table, cards_of(SPEC), None, None)


def test_a_judge_far_away_does_it_too(empty_window: Window) -> None:
    game = far_game()
    far = FarDocument(game, JUDGE)
    empty_window.put_on_board(far)
    settle()
    tree = game.table.host.tree
    drew = tree.cursor - 1
    sheet = opened(empty_window, drew)
    assert [one.id for one in sheet.remedies] == ["back", "alone", "swapped", "left"]
    assert "works out" in choose(sheet, "alone")[0]
    QTest.mouseClick(sheet.do, Qt.MouseButton.LeftButton)
    assert not sheet.do.isEnabled(), "it is asked for once"
    far.release()
    settle()
    assert len(tree.table.zones["hand.0"]) == 1
    assert last_line(empty_window).startswith("The judge puts right: step 5.")


def test_a_player_far_away_is_told_to_ask_a_judge(empty_window: Window) -> None:
    game = far_game()
    empty_window.put_on_board(FarDocument(game, 0))
    settle()
    empty_window.run_action("remedy")
    settle()
    assert empty_window.room.findChild(RemediesSheet) is None
    assert "a judge corrects things" in empty_window.messages.kept[-1].words.en


def test_the_keyboard_stays_while_the_table_moves_on(window: Window) -> None:
    sheet = opened(window, drew(window))
    choose(sheet, "alone")
    sheet.why.setEditText("one too many")
    sheet.ways.button(1).setFocus()
    assert window.document is not None
    window.document.table.sit(1).ask(Draw(1, "deck.1", "hand.1"))
    settle()
    assert QApplication.focusWidget() is sheet.ways.button(1)
    assert sheet.why.currentText() == "one too many"
    # The later steps go, and with them the way that was chosen: no other takes its place.
    assert window.bridge is not None
    window.bridge.ask(Jump(drew_alone(window)))
    settle()
    assert sheet.chosen is None
    assert not sheet.do.isEnabled()
    assert "no longer possible" in sheet.details[0].text()
    assert isinstance(QApplication.focusWidget(), QRadioButton)


def drew_alone(window: Window) -> NodeId:
    """The step in which Aki drew, once another came after those of the table."""
    assert window.document is not None
    return window.document.tree.cursor - 3


def test_enter_carries_out_and_undo_takes_all_of_it_back(window: Window) -> None:
    assert window.document is not None
    tip = window.document.tree.cursor
    sheet = opened(window, drew(window))
    choose(sheet, "alone")
    assert any("2 steps after it happen again" in label.text() for label in sheet.details)
    QTest.keyClick(sheet.ways.button(1), Qt.Key.Key_Return)
    settle()
    assert window.document.tree.cursor != tip
    window.run_action("undo")
    settle()
    assert window.document.tree.cursor == tip


def test_a_fault_is_made_and_put_right_in_the_outline_by_keyboard_alone(
    empty_window: Window,
) -> None:
    """A card goes below the deck by right; then one too many is drawn, and one goes back."""
    board_keys.lay(empty_window)
    press(Qt.Key.Key_F4)
    settle()
    assert empty_window.document is not None
    tree = empty_window.document.tree
    walk_to(empty_window, "hand.0")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    settle()
    bottom = tree.table.zones["deck.0"][-1]
    assert tree.table.cards[bottom].known == {0}
    walk_to(empty_window, "deck.0")
    press(Qt.Key.Key_D)
    settle()
    cards, hand, tip = len(tree.table.zones["deck.0"]), tree.table.zones["hand.0"], tree.cursor
    press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    settle()
    (sheet,) = (one for one in empty_window.room.findChildren(RemediesSheet) if one.isVisible())
    while sheet.chosen is None or sheet.chosen.id != "among hand.0":
        press(Qt.Key.Key_Down)
        settle()
    assert KEPT.en in [label.text() for label in sheet.details]
    tab_to(sheet.why)
    press(Qt.Key.Key_Down)
    assert sheet.reason == mistakes(SPEC)[0]
    tab_to(sheet.do)
    press(Qt.Key.Key_Space)
    settle()
    deck = tree.table.zones["deck.0"]
    assert (len(deck), deck[-1]) == (cards + 1, bottom)
    assert [number for number in deck if tree.table.cards[number].known] == [bottom]
    assert len(set(hand) - set(tree.table.zones["hand.0"])) == 1
    assert last_line(empty_window).endswith("(too many cards were drawn).")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert tree.cursor == tip
    assert tree.table.zones["hand.0"] == hand


def walk_to(window: Window, zone: str) -> None:
    """Walk in the outline, from its first row, to a zone."""
    outline = window.place_in_front.in_outline() if window.place_in_front is not None else None
    assert isinstance(outline, OutlinePanel)
    press(Qt.Key.Key_Home)
    for _ in range(60):
        if outline.tree.current is not None and outline.tree.current.row.key == f"zone:{zone}":
            return
        press(Qt.Key.Key_Down)
    pytest.fail(f"no row of {zone}")
