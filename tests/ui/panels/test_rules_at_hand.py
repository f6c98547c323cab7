"""The rules at hand: searched in both languages, read with examples, ruled on, found again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.agreement_intents import Rule
from app.core.placed.position_names import numbered
from app.core.placed.table_position import UNKNOWN
from app.core.sight import view
from app.games.game_registry import cards_of
from app.session.positions.position_line import position_in
from app.session.positions.seen_position import position_seen
from app.store import kept_rulings
from app.ui.app.window import Window
from app.ui.panels.readings import rules_sheet
from app.ui.panels.readings.rules_desk import show_rules
from app.ui.panels.readings.rules_sheet import RulesSheet
from app.ui.side.advice.ruling_memory import RulingMemory
from app.ui.table.table_document import Document, new_document
from app.ui.toolkit.plain_text import Label
from tests.session.readings.readings_table import SPEC, disputed

pytestmark = pytest.mark.painted
RETREAT = "retreat-no-bench"


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    lay(empty_window)
    return empty_window


def lay(window: Window) -> None:
    table, _, _ = disputed()
    window.put_on_board(Document(table, cards_of(SPEC), None, None))
    window.activateWindow()
    settle()


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opened(window: Window, rule: str = "") -> RulesSheet:
    show_rules(window, rule)
    settle()
    found = window.room.findChild(RulesSheet)
    assert isinstance(found, RulesSheet)
    return found


def texts(sheet: RulesSheet) -> list[str]:
    labels = sheet.rule_page.findChildren(Label)
    return [label.text() for label in labels if label.isVisibleTo(sheet)]


def memory(window: Window) -> RulingMemory:
    assert window.place_in_front is not None
    found = window.place_in_front.side.advice.memory
    assert found is not None
    return found


def make_ruling(sheet: RulesSheet, reason: str) -> None:
    sheet.rule_on_it.click()
    settle()
    sheet.rule_page.form.reason.setText(reason)
    sheet.rule_page.form._keep.click()
    settle()


def test_a_key_opens_them_with_the_keyboard_at_the_search(window: Window) -> None:
    window.run_action("rules_at_hand")
    settle()
    sheet = window.room.findChild(RulesSheet)
    assert isinstance(sheet, RulesSheet)
    assert sheet.search.hasFocus()


@pytest.mark.parametrize(
    "typed", ["no benched retreat", "ベンチポケモン にげられ", "retreat-no-bench", "an example"]
)
def test_they_are_found_by_words_of_either_language_and_of_the_examples(
    window: Window, typed: str
) -> None:
    sheet = opened(window)
    if typed == "an example":
        example = sheet.rule_page._examples[RETREAT].against
        assert example is not None
        typed = example.ja
    sheet.search.setText(typed)
    assert RETREAT in sheet.rules.shown
    assert len(sheet.rules.shown) < 12


def test_a_rule_is_read_with_source_examples_and_neighbours(window: Window) -> None:
    sheet = opened(window, RETREAT)
    said = texts(sheet)
    assert any("Against the rules" in text and "APR A-03" in text for text in said)
    assert not any(RETREAT in text for text in said), "its id is for programs"
    assert any(text.startswith("APR – the official rulebook") for text in said)
    assert {"Against it", "Fine", "Read with it"} <= {*said}
    assert "retreat-full-bench-ok" in [
        link.accessibleDescription() for link in sheet.rule_page.links
    ]


def test_a_neighbour_is_a_press_away_and_the_keyboard_goes_with_it(window: Window) -> None:
    sheet = opened(window, RETREAT)
    sheet.search.setText("retreat-no")
    link = sheet.rule_page.links[0]
    other = link.accessibleDescription()
    link.click()
    settle()
    assert sheet.rule_page.rule is not None
    assert sheet.rule_page.rule.id == other
    assert sheet.rules.hasFocus()
    assert sheet.search.text() == ""


def test_escape_empties_the_search_and_then_closes(window: Window) -> None:
    sheet = opened(window)
    QTest.keyClicks(sheet.search, "bench")
    QTest.keyClick(sheet.search, Qt.Key.Key_Down)
    assert sheet.rules.hasFocus()
    QTest.keyClick(sheet.rules, Qt.Key.Key_Escape)
    assert (sheet.search.text(), sheet.isVisible()) == ("", True)
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_ruling_is_a_step_of_the_table_and_is_found_at_a_later_one(window: Window) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "no Bench, no retreat")
    assert window.bridge is not None
    assert window.place_in_front is not None
    said = window.place_in_front.side.telling.text(window.bridge.node, "en")
    assert said.startswith("Ruling (")
    assert said.endswith("Reason: no Bench, no retreat")
    # The adviser goes on speaking of it: nothing was kept.
    assert RETREAT not in {rule for rule, _ in window.bridge.client.view.options}
    sheet.close()
    first = memory(window)
    lay(window)
    again = opened(window, RETREAT)
    assert memory(window) is not first
    assert any("Reason: no Bench, no retreat" in text for text in texts(again))
    assert any("like this position: 100%" in text for text in texts(again))


def test_the_likest_position_comes_first(window: Window) -> None:
    opened(window, RETREAT)
    kept = memory(window)
    make_ruling(opened(window, RETREAT), "here")
    (here,) = kept.rulings
    assert here.traits
    strange = [
        kept_rulings.KeptRuling(here.when, here.game, RETREAT, word, "x", ("card:Nobody",))
        for word in ("one", "two")
    ]
    for one in strange:
        kept.keep(one)
    assert kept.before(RETREAT)[0].ruling.words == here.words
    assert kept.before("retreat-locked") == ()


def test_it_is_taken_out_and_put_back(window: Window, tmp_path: Path) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "once")
    out = next(
        button
        for button in sheet.rule_page.findChildren(QToolButton)
        if button.accessibleName() == "Take this ruling out"
    )
    out.click()
    settle()
    assert kept_rulings.load()[0] == ()
    assert not any("once" in text for text in texts(sheet))
    assert not sheet.export.isEnabled()
    remedy = window.messages.kept[0].action
    assert remedy is not None
    remedy.do()
    settle()
    assert len(kept_rulings.load()[0]) == 1
    assert any("once" in text for text in texts(sheet))


def test_they_are_exported(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "to keep")
    target = tmp_path / "club"
    monkeypatch.setattr(rules_sheet, "choose_target", lambda *_asked: target)
    sheet.export.click()
    data = json.loads((tmp_path / "club.json").read_text("utf-8"))
    (told,) = data["rulings"]
    assert (told["rule"], told["game"]) == (RETREAT, "pokemon")
    assert told["position"]


def test_what_others_call_a_rule_is_not_kept_and_no_table_fills_the_file(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window)
    monkeypatch.setattr("app.ui.side.advice.ruling_memory.MOST_OF_A_TABLE", 2)
    assert window.document is not None
    aki = window.document.table.sit(0)
    aki.ask(Rule("no such rule", "Mine."))
    for number in range(5):
        aki.ask(Rule(RETREAT, f"Number {number}."))
    settle()
    assert [one.words for one in memory(window).rulings] == ["Number 0.", "Number 1."]


def test_of_what_only_a_judge_sees_nothing_is_kept(window: Window) -> None:
    assert window.document is not None
    bridge = window.bridge
    assert bridge is not None
    show_rules(window)
    bridge.act_as(JUDGE)
    settle()
    assert bridge.seat == JUDGE
    make_ruling(opened(window, RETREAT), "looked at all hands")
    (kept,) = memory(window).rulings
    table, names = window.document.tree.table, window.document.lexicon.names
    seen = {card.ref for card in view(table, SPECTATOR).cards.values() if card.ref is not None}
    hidden = {names(card.ref, "en") for card in table.cards} - {names(ref, "en") for ref in seen}
    assert hidden
    assert not {trait.partition(":")[2] for trait in kept.traits} & hidden
    told = {card.ref for _, card in position_in(kept.position).cards}
    assert not told - seen - {UNKNOWN}


def test_a_game_without_an_adviser_has_none(empty_window: Window) -> None:
    document = new_document("open_table", ("Aki",), ((),), empty_window.cards, empty_window.tell, 1)
    empty_window.put_on_board(document)
    show_rules(empty_window)
    assert empty_window.room.findChild(RulesSheet) is None


def test_the_position_of_a_ruling_is_laid_on_a_table_of_its_own(window: Window) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "as it lay")
    before = window.document
    assert before is not None
    at = before.tree.cursor
    lay_it = next(
        button
        for button in sheet.rule_page.findChildren(QToolButton)
        if button.accessibleName() == "Set up its position on a table of its own"
    )
    lay_it.click()
    settle()
    assert window.document is not None
    assert window.document is not before
    assert before.tree.cursor == at
    seen, laid = view(before.tree.table, SPECTATOR), view(window.document.tree.table, SPECTATOR)
    assert numbered(position_seen(laid)) == numbered(position_seen(seen))


def button_of(sheet: RulesSheet, name: str) -> QToolButton:
    tools = sheet.rule_page.findChildren(QToolButton)
    return next(tool for tool in tools if tool.accessibleName() == name)


def test_what_is_typed_goes_on_where_the_rule_was_chosen(window: Window) -> None:
    sheet = opened(window, RETREAT)
    sheet.rule_on_it.click()
    settle()
    sheet.rule_page.form.reason.setText("of retreat alone")
    QTest.keyClick(sheet.rule_page.form.reason, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(sheet.search, "supporter one")
    assert (sheet.search.text(), sheet.search.hasFocus()) == ("supporter one", True)
    assert sheet.rule_page.form.isHidden()
    sheet.rule_on_it.click()
    assert sheet.rule_page.form.reason.text() == ""


def test_escape_leaves_the_form_first(window: Window) -> None:
    sheet = opened(window, RETREAT)
    sheet.rule_on_it.click()
    settle()
    QTest.keyClick(sheet.rule_page.form.reason, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert sheet.rule_page.form.isHidden()
    assert sheet.rule_on_it.hasFocus()


def test_what_was_taken_out_is_put_back_once_at_whatever_table(window: Window) -> None:
    sheet = opened(window, RETREAT)
    for reason in ("one", "two"):
        make_ruling(sheet, reason)
    for _ in range(2):
        cross = button_of(sheet, "Take this ruling out")
        cross.setFocus()
        QTest.keyClick(cross, Qt.Key.Key_Space)
        settle()
        assert sheet.rules.hasFocus()
    assert kept_rulings.load()[0] == ()
    lay(window)
    for message in window.messages.kept[:2]:
        assert message.action is not None
        for _ in range(2):
            message.action.do()
        assert message.action.stands is not None
        assert not message.action.stands()
    assert len(kept_rulings.load()[0]) == 2


def test_another_window_s_rulings_are_there_once_it_is_opened_again(window: Window) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "mine")
    (mine,) = memory(window).rulings
    kept_rulings.keep(replace(mine, words="Of another window."))
    again = opened(window, RETREAT)
    assert "Of another window." in texts(again)
    assert again.kept.text() == "2 rulings kept"


def test_the_keyboard_goes_from_above_to_below(window: Window) -> None:
    sheet = opened(window, RETREAT)
    make_ruling(sheet, "first")
    sheet.search.setFocus()
    came = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        came.append(QApplication.focusWidget())
    assert came[0] is sheet.rules
    assert came[1:3] == sheet.rule_page.stops[:2]
    assert came[3] is sheet.rule_page.links[0]
