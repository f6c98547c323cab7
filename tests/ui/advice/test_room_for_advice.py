"""The newest advice is seen as a whole, down to its buttons, where the window is small."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.intent import Procedure
from app.core.intents.agreement_intents import SetOptions
from app.core.text.words import Language
from app.ui.side.advice.advice_card import AdviceCard
from app.ui.side.advice.advice_panel import AdvicePanel
from app.ui.side.side_advice import NOTHING
from app.ui.side.side_panel import SidePanel
from tests.gallery.game import duel
from tests.gallery.studio import Shot, Studio, open_studio

SMALLEST = (1280, 720)
LOOKS: tuple[tuple[Language, float], ...] = (("en", 1.0), ("ja", 1.0), ("en", 2.0), ("ja", 2.0))


@pytest.fixture
def studio(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Studio]:
    """A small window with a branched history: that leaves least for advice."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    language, text = request.param
    with open_studio(qapp, Shot(language, "light", SMALLEST, text=text)) as studio:
        studio.lay(duel())
        studio.board.setFocus()
        yield studio


def attack_twice(studio: Studio) -> AdvicePanel:
    """What is said of an attack too many, beside what is to be known of a Checkup."""
    for _ in range(2):
        studio.window.ask(Procedure("attack"))
        for _ in range(3):
            studio.settle()
    return panel_of(studio.side)


def panel_of(side: SidePanel) -> AdvicePanel:
    panel = side.advice.panel
    assert panel is not None
    return panel


def seen(part: QWidget, panel: AdvicePanel) -> bool:
    """Whether a part can be seen as a whole, in the panel and in the window."""
    inside = QRect(part.mapTo(panel.viewport(), QPoint(0, 0)), part.size())
    window = part.window()
    there = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    return panel.viewport().rect().contains(inside) and window.rect().contains(there)


def say_much(card: AdviceCard) -> None:
    """Let a card speak as long as the longest rule."""
    card.message.setText(card.message.text() * 3)


@pytest.mark.parametrize("studio", LOOKS, indirect=True)
def test_the_newest_of_several_is_seen_down_to_its_buttons(studio: Studio) -> None:
    panel = attack_twice(studio)
    assert len(panel.cards) > 1
    assert seen(panel.cards[0], panel)


@pytest.mark.parametrize("studio", LOOKS, indirect=True)
def test_lines_that_it_is_folded_to_are_seen_as_a_whole(studio: Studio) -> None:
    panel = attack_twice(studio)
    for card in panel.cards:
        card.fold()
    panel.grew.emit()
    studio.settle()
    assert [card for card in panel.cards if not seen(card, panel) or not card.line.height()] == []


@pytest.mark.parametrize("studio", LOOKS, indirect=True)
def test_the_last_line_of_the_log_is_seen_beside_it(studio: Studio) -> None:
    attack_twice(studio)
    log = studio.side.log.view
    last = log.visualRect(log.model().index(log.model().rowCount() - 1, 0))
    assert studio.side.tabs.front == "log"
    assert last.bottom() < log.viewport().height()
    assert log.viewport().height() >= 2 * log.fontMetrics().height()
    foot = log.viewport().mapTo(studio.window, log.viewport().rect().bottomLeft())
    assert studio.window.rect().contains(foot)


@pytest.mark.parametrize("studio", LOOKS[:2], indirect=True)
def test_a_long_sentence_too(studio: Studio) -> None:
    panel = attack_twice(studio)
    say_much(panel.cards[0])
    panel.counted.emit()
    studio.settle()
    assert seen(panel.cards[0], panel)


@pytest.mark.parametrize("studio", LOOKS[:2], indirect=True)
def test_the_log_has_its_room_again_once_all_is_answered(studio: Studio) -> None:
    side = studio.side
    studio.window.ask(SetOptions((("advice", "off"),)))
    studio.settle()
    before = side.parts.sizes()
    studio.window.ask(SetOptions((("advice", "all"),)))
    panel = attack_twice(studio)
    panel.cards[0].keep.click()
    studio.settle()
    assert side.parts.sizes() != before
    studio.window.ask(SetOptions((("advice", "off"),)))
    studio.settle()
    assert not side.history.isHidden()
    assert side.parts.sizes() == before


@pytest.mark.parametrize("studio", LOOKS[:1], indirect=True)
def test_the_split_between_log_and_advice_is_drawn_by_hand_and_kept(studio: Studio) -> None:
    panel, side = attack_twice(studio), studio.side
    handle, before = side.parts.handle(side.parts.indexOf(panel)), panel.height()
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(0, 40))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    studio.settle()
    drawn = panel.height()
    assert drawn < before - 20
    assert side.heights.chosen == {"side_parts": [drawn, 0]}
    studio.window.ask(SetOptions((("advice", "off"),)))
    studio.settle()
    studio.window.ask(SetOptions((("advice", "all"),)))
    assert attack_twice(studio).height() == drawn


@pytest.mark.parametrize("studio", LOOKS, indirect=True)
def test_the_keyboard_comes_to_the_answer_and_what_it_goes_to_is_seen(studio: Studio) -> None:
    panel = attack_twice(studio)
    studio.window.run_action("advice")
    assert panel.cards[0].take_back.hasFocus()
    assert seen(panel.cards[0].take_back, panel)
    for _ in range(3):  # over the buttons of the rule and of folding
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert not panel.isAncestorOf(QApplication.focusWidget())
    studio.window.run_action("advice")
    last = panel.cards[-1].answer
    for _ in range(20):
        if last.hasFocus():
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert last.hasFocus()
    assert seen(last, panel)
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert studio.side.history.line.back.hasFocus()


@pytest.mark.parametrize("studio", LOOKS[:1], indirect=True)
def test_who_asks_for_advice_where_there_is_none_is_told_so(studio: Studio) -> None:
    studio.window.ask(SetOptions((("advice", "off"),)))
    studio.settle()
    studio.window.run_action("advice")
    assert not studio.side.advice.shows
    assert studio.window.messages.kept[0].words == NOTHING
