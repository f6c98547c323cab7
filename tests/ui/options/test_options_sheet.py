"""What a table agrees on: chosen in a sheet, logged, taken back, followed by whoever sits there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QRadioButton,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from app.core.advice import AdviceRule
from app.core.intent import Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.ui.app.window import Window
from app.ui.look.look import Look
from app.ui.table.options.options_sheet import OptionsSheet
from app.ui.table.options.rule_list import BELOW, RULE, RuleList
from tests.helpers.text_scale import scale_text
from tests.ui.options.conftest import settle

Opened = Callable[..., OptionsSheet]


def agreed(window: Window) -> dict[str, str]:
    assert window.bridge is not None
    return dict(window.bridge.view.options)


def round_button(sheet: OptionsSheet, option: str, value: str) -> QRadioButton:
    field = sheet.rows.rows[option].field
    found = [button for button in field.findChildren(QRadioButton) if button.text() == value]
    assert len(found) == 1, [button.text() for button in field.findChildren(QRadioButton)]
    return found[0]


# -- the game's options -------------------------------------------------------------------------


def test_it_lies_over_the_table_and_blocks_nothing(window: Window, opened: Opened) -> None:
    sheet = opened()
    assert sheet.isVisible()
    assert not sheet.isWindow()
    assert QApplication.activeModalWidget() is None
    window.ask(NextTurn(1))
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_every_option_of_the_game_has_a_row_with_its_words(window: Window, opened: Opened) -> None:
    sheet = opened()
    assert window.document is not None
    for option in window.document.spec.options:
        row = sheet.rows.rows[option.id]
        assert row.title.text() == option.title.en
        assert row.hint.text() == (option.about.en if option.about else "")


def test_a_choice_is_one_gesture_that_is_logged_and_taken_back(
    window: Window, opened: Opened
) -> None:
    sheet = opened()
    assert window.document is not None
    before = len(window.document.tree.nodes)
    round_button(sheet, "tie", "Sudden Death with 1 Prize").click()
    assert agreed(window) == {"tie": "sudden-death"}
    assert len(window.document.tree.nodes) == before + 1
    assert "Aki sets When both win at once: Sudden Death with 1 Prize" in window.log_text()
    window.ask(Undo())
    assert agreed(window) == {}
    assert round_button(sheet, "tie", "A tie").isChecked()


def test_it_follows_what_somebody_else_sets(window: Window, opened: Opened) -> None:
    sheet = opened()
    assert window.document is not None
    window.document.table.sit(1).ask(SetOptions((("prizes", "3"), ("advice", "illegal"))))
    settle()
    assert round_button(sheet, "prizes", "3 each").isChecked()
    assert sheet.advice.filter.value("advice") == "illegal"


def test_one_button_sets_all_of_a_page_as_usual_in_one_gesture(
    window: Window, opened: Opened
) -> None:
    window.ask(SetOptions((("prizes", "3"), ("tie", "tiebreaker"), ("rule:ko-not-done", "off"))))
    sheet = opened()
    assert window.document is not None
    before = len(window.document.tree.nodes)
    assert sheet.told.text() == "2 things are not as usual"
    sheet.usual.click()
    assert agreed(window) == {"prizes": "6", "tie": "tie", "rule:ko-not-done": "off"}
    assert len(window.document.tree.nodes) == before + 1
    assert not sheet.usual.isEnabled()
    assert sheet.told.text() == "All as usual"


def test_a_row_goes_back_to_what_is_usual(window: Window, opened: Opened) -> None:
    window.ask(SetOptions((("prizes", "3"),)))
    sheet = opened()
    sheet.rows.rows["prizes"].reset.click()
    assert agreed(window) == {"prizes": "6"}


def test_what_cannot_be_chosen_here_shows_as_usual(window: Window, opened: Opened) -> None:
    """A table of a later version may agree on something that this one does not know."""
    window.ask(SetOptions((("tie", "by-rock-paper-scissors"), ("weather", "rain"))))
    sheet = opened()
    assert round_button(sheet, "tie", "A tie").isChecked()


def test_a_day_is_written_and_emptied_again(window: Window, opened: Opened) -> None:
    line = opened().rows.rows["date"].field.findChild(QLineEdit)
    line.setText("2025/8/31")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert agreed(window) == {"date": "2025-08-31"}
    assert line.text() == "2025-08-31"
    assert "sets Day of the tournament rules: 31 Aug 2025" in window.log_text()
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert agreed(window) == {"date": "today"}


def test_the_sheet_goes_with_its_table(window: Window, opened: Opened) -> None:
    sheet = opened()
    window.pages.show_home()
    assert not sheet.isVisible()
    window.pages.show_table(window.place)
    window.run_action("rematch")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.room.findChildren(OptionsSheet)


# -- advice -------------------------------------------------------------------------------------


def below(rules: RuleList) -> dict[str, str]:
    """What stands below the titles, by rule."""
    items = (rules.item(row) for row in range(rules.count()))
    return {item.data(RULE): item.data(BELOW) for item in items}


def test_all_rules_are_listed_with_their_state(opened: Opened) -> None:
    sheet = opened("first-turn-attack")
    assert sheet.front == "advice"
    listed = below(sheet.advice.rules)
    assert len(listed) > 90
    assert listed["first-turn-attack"] == "Against the rules"
    assert listed["turn-hand-limit"] == "Never flagged"
    assert sheet.advice.rules.currentItem().data(RULE) == "first-turn-attack"


def test_what_is_left_to_people_says_why(qtbot: QtBot) -> None:
    why = Words("Nobody can see it.", "見えないからです。")
    rule = AdviceRule("look-away", "illegal", why, "ST001", "by hand", why)
    rules = RuleList(Look(), (rule,))
    qtbot.addWidget(rules)
    rules.look.change(language="en")
    assert below(rules) == {"look-away": "Left to people: Nobody can see it."}
    assert rules.item(0).data(Qt.ItemDataRole.CheckStateRole) is None
    with qtbot.assertNotEmitted(rules.switched):
        QTest.keyClick(rules, Qt.Key.Key_Space)


def test_rows_are_measured_anew_in_other_letters_and_in_lines_of_another_width(
    qtbot: QtBot,
) -> None:
    why = Words("Nobody can see it, and nobody could say it. " * 4, "見えないからです。" * 8)
    rule = AdviceRule("look-away", "illegal", why, "ST001", "by hand", why)

    def heights(rules: RuleList) -> list[int]:
        """Return how high the row is in two widths."""
        found = []
        for width in (700, 300):
            rules.resize(width, 400)
            QApplication.processEvents()
            found.append(rules.sizeHintForRow(0))
        return found

    def shown(spaced: int) -> RuleList:
        rules = RuleList(Look(), (rule,))
        qtbot.addWidget(rules)
        rules.setFont(letters(spaced))
        rules.show()
        return rules

    def letters(spaced: int) -> QFont:
        """Letters as high as ever, and so far apart, in percent."""
        font = QFont()
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spaced)
        return font

    rules = shown(100)
    small = heights(rules)
    assert small[0] < small[1]
    rules.setFont(letters(250))
    assert heights(rules) == heights(shown(250))
    assert heights(rules) != small


def test_space_switches_a_rule_off_and_on_again(window: Window, opened: Opened) -> None:
    sheet = opened("first-turn-attack")
    assert sheet.advice.rules.hasFocus()
    QTest.keyClick(sheet.advice.rules, Qt.Key.Key_Space)
    assert agreed(window) == {"rule:first-turn-attack": "off"}
    assert sheet.advice.rules.currentItem().checkState() == Qt.CheckState.Unchecked
    said = "Aki sets the rule “The player going first does not attack on the first turn”"
    assert f"{said}: not checked" in window.log_text()
    QTest.keyClick(sheet.advice.rules, Qt.Key.Key_Space)
    assert agreed(window) == {"rule:first-turn-attack": "on"}
    assert f"{said}: checked" in window.log_text()


def test_a_click_on_the_switch_switches_and_one_beside_it_only_chooses(
    window: Window, opened: Opened
) -> None:
    sheet = opened("first-turn-attack")
    rect = sheet.advice.rules.visualItemRect(sheet.advice.rules.currentItem())
    port, left = sheet.advice.rules.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(port, left, pos=rect.center())
    assert agreed(window) == {}
    QTest.mouseClick(port, left, pos=QPoint(rect.left() + 8, rect.top() + 12))
    assert agreed(window) == {"rule:first-turn-attack": "off"}


def test_what_is_never_flagged_has_no_switch(window: Window, opened: Opened) -> None:
    sheet = opened("turn-hand-limit")
    assert sheet.advice.rules.currentItem().data(Qt.ItemDataRole.CheckStateRole) is None
    QTest.keyClick(sheet.advice.rules, Qt.Key.Key_Space)
    assert agreed(window) == {}


def test_rules_are_found_in_either_language_by_id_and_by_source(opened: Opened) -> None:
    sheet = opened("first-turn-attack")
    for words in ("first attack", "先攻 ワザ", "first-turn-attack", "st091"):
        sheet.advice.finder.search.setText(words)
        assert "first-turn-attack" in sheet.advice.rules.shown, words
        assert len(sheet.advice.rules.shown) < 8, words
    sheet.advice.finder.search.setText("weather")
    assert sheet.advice.rules.shown == ()
    assert sheet.advice.finder.empty.isVisible()
    QTest.keyClick(sheet.advice.finder.search, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert sheet.advice.finder.search.text() == ""


def test_the_documents_of_the_rule_in_front_are_named(opened: Opened) -> None:
    sheet = opened()
    sheet.open("first-turn-evolve")  # APR A-05, ST050
    assert "ST – the basic rules" in sheet.advice.sources.text()
    assert "APR – the official rulebook for advanced players" in sheet.advice.sources.text()
    assert "CARD" not in sheet.advice.sources.text()


def test_in_large_text_the_documents_leave_their_room_to_the_rules(
    window: Window, opened: Opened
) -> None:
    window.resize(1280, 720)
    advice = opened("first-turn-attack").advice
    assert advice.sources.isVisible()
    window.looks.apply("text_scale", 3.0)
    settle()
    assert not advice.sources.isVisible()
    assert "ST – the basic rules" in advice.rules.toolTip()
    assert advice.filter.height() >= advice.filter.heightForWidth(advice.width())
    assert advice.rules.viewport().height() >= 2 * advice.fontMetrics().lineSpacing()


def test_what_is_switched_off_is_found_by_saying_so(window: Window, opened: Opened) -> None:
    window.ask(SetOptions((("rule:first-turn-attack", "off"),)))
    sheet = opened("ko-not-done")
    sheet.advice.finder.search.setText("switched off")
    assert sheet.advice.rules.shown == ("first-turn-attack",)


def test_all_rules_are_checked_again_with_one_button(window: Window, opened: Opened) -> None:
    window.ask(SetOptions((("rule:ko-not-done", "off"), ("advice", "off"), ("prizes", "3"))))
    sheet = opened("ko-not-done")
    sheet.usual.click()
    assert agreed(window) == {"rule:ko-not-done": "on", "advice": "all", "prizes": "3"}


# -- whoever uses it ----------------------------------------------------------------------------


def test_everything_has_a_name(opened: Opened) -> None:
    sheet = opened()
    for _ in range(2):
        for kind in (QAbstractButton, QLineEdit):
            for part in sheet.findChildren(kind):
                if part.isVisible() and not isinstance(part.parent(), QLineEdit):
                    assert part.accessibleName() or getattr(part, "text", str)(), part
        sheet.tabs.setCurrentIndex(1)
    assert sheet.advice.rules.accessibleName() == "Rules of the adviser"


def test_tab_goes_round_inside(opened: Opened) -> None:
    sheet = opened()
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_it_fits_a_small_window_with_large_text(
    window: Window, opened: Opened, language: str, scale: float
) -> None:
    window.looks.apply("language", language)
    scale_text(scale)
    sheet = opened()
    settle()
    assert window.room.rect().contains(sheet.geometry())
    for name in ("game", "advice"):
        sheet.tabs.setCurrentIndex(["game", "advice"].index(name))
        settle()
        for button in (sheet.usual, sheet.close_button):
            assert sheet.rect().contains(button.mapTo(sheet, button.rect().bottomRight()))
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
        for area in sheet.findChildren(QScrollArea):
            assert area.widget().width() <= area.viewport().width()


def test_it_speaks_the_other_language_while_it_is_open(window: Window, opened: Opened) -> None:
    sheet = opened("first-turn-attack")
    window.looks.switch_language()
    settle()
    assert sheet.title.text() == "この卓のルール"
    assert "最初の番にワザを使えません" in sheet.advice.rules.currentItem().text()
    assert sheet.rows.rows["tie"].title.text() == "同時に勝ったとき"
    for theme in range(4):
        window.looks.next_theme()
        settle()
        assert sheet.advice.rules.look.palette == window.look.palette, theme
