"""A step shown moment by moment in the window: caption, keys, arrows, notes, and what ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.cli.benches.reveal_bench import full_table
from app.core.intent import Flip, Jump, Procedure, Undo
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.ui.panels import announce as announcing
from app.ui.table.playback import place_playback
from app.ui.table.table_document import Document
from tests.helpers.relay_game import LEGS, RELAY, relay_table, runner
from tests.helpers.shipped import shipped_base
from tests.ui.panels.toy import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from app.core.intent import Intent
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView
    from app.ui.table.playback.caption_bar import CaptionBar
    from app.ui.table.playback.playback import Playback

    Lay = Callable[[LocalTable], Window]

pytestmark = pytest.mark.usefixtures("quick_presses")


@pytest.fixture
def lay(empty_window: Window) -> Callable[[LocalTable], Window]:
    """Lay a table in the window, whose steps wait for keys."""

    def put(table: LocalTable) -> Window:
        empty_window.looks.apply("moments", "hand")
        empty_window.put_on_board(Document(table, shipped_base(), None, None))
        empty_window.activateWindow()
        QApplication.processEvents()
        return empty_window

    return put


def ask(window: Window, intent: Intent) -> None:
    sent = window.ask(intent)
    assert sent is not None
    assert sent.accepted
    QTest.qWait(2)  # longer than the second half of a double press


def playback(window: Window) -> Playback:
    assert window.bridge is not None
    return window.bridge.playback


def caption(window: Window) -> CaptionBar:
    assert window.place is not None
    assert window.place.playback is not None
    assert window.place.playback.caption is not None
    return window.place.playback.caption


def board(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def key(window: Window, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    board(window).setFocus()
    QTest.keyClick(board(window), key, held or Qt.KeyboardModifier.NoModifier)


def lying(shown: BoardView) -> dict[str, object]:
    """Return what lies on a board, and how."""
    return {name: item.piece for name, item in shown.board.pieces.items()}


def afresh(window: Window) -> dict[str, object]:
    """Return what lies on a board that is laid now."""
    made = type(board(window))(
        window.look, board(window).bridge, board(window).board.pictures.art, board(window).cards
    )
    try:
        # How wide the mat is that the window shows is known once it is shown.
        made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        made.resize(board(window).size())
        made.show()
        return lying(made)
    finally:
        made.close_board()


# -- the caption and its keys ---------------------------------------------------------------------


def test_the_caption_says_what_happens_and_its_buttons_lead_through_it(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, RELAY)
    bar = caption(window)
    assert bar.isVisible()
    assert (bar.title.text(), bar.number.text()) == ("Leg 1 of 3", "1 / 3")
    assert "leg 1" not in bar.words.text(), "the title says it"
    assert bar.words.text()
    assert not bar.buttons["playback_back"].isEnabled()
    place = bar.geometry()
    bar.buttons["playback_step"].click()
    assert bar.title.text() == "Leg 2 of 3"
    bar.buttons["playback_back"].click()
    assert bar.title.text() == "Leg 1 of 3"
    bar.buttons["playback_run"].click()
    assert playback(window).runs
    assert bar.buttons["playback_run"].accessibleName() == "Wait here"
    bar.buttons["playback_end"].click()
    assert not bar.isVisible()
    assert not playback(window).playing
    assert bar.geometry() == place, "the buttons stay under the pointer"


def test_keys_lead_through_it(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, RELAY)
    key(window, Qt.Key.Key_PageDown)
    assert playback(window).at == 1
    key(window, Qt.Key.Key_PageUp)
    assert playback(window).at == 0
    key(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
    assert playback(window).runs
    key(window, Qt.Key.Key_End)
    assert not playback(window).playing
    key(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    assert playback(window).playing, "the step at which the table stands, once more"
    key(window, Qt.Key.Key_Escape)
    assert not playback(window).playing


def test_the_last_key_leads_to_the_table_as_it_is(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, RELAY)
    for _ in range(LEGS):
        assert playback(window).playing
        key(window, Qt.Key.Key_PageDown)
    assert not playback(window).playing
    assert lying(board(window)) == afresh(window)


def test_keys_of_it_do_nothing_else(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, Flip())
    for pressed in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_End):
        key(window, pressed)
    key(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    assert not playback(window).playing
    assert "In this step nothing is shown part by part" in window.messages.as_text("en")


def test_the_other_language_and_another_size_of_text(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, RELAY)
    window.looks.switch_language()
    assert caption(window).title.text() == "第1区間／3"
    assert caption(window).buttons["playback_step"].accessibleName() == "次の場面"
    window.looks.apply("text_scale", 2.0)
    window.looks.next_theme()
    board(window).zoom_in()
    window.resize(900, 600)
    QApplication.processEvents()
    assert caption(window).isVisible()
    assert board(window).rect().contains(caption(window).geometry())
    playback(window).finish()
    board(window).fit()
    assert lying(board(window)) == afresh(window)


def test_the_pace_is_a_setting_and_where_nothing_glides_each_moment_waits(lay: Lay) -> None:
    window = lay(relay_table())
    window.looks.apply("moments", "slow")
    window.looks.apply("animations", setting=True)
    ask(window, RELAY)
    assert playback(window).runs
    window.looks.apply("animations", setting=False)
    assert not playback(window).runs
    window.looks.apply("moments", "off")
    playback(window).finish()
    ask(window, RELAY)
    assert not playback(window).playing


def test_each_moment_is_read_aloud(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(place_playback, "announce", lambda _widget, text: said.append(text))
    window = lay(relay_table())
    ask(window, RELAY)
    playback(window).step()
    assert [one.partition(".")[0] for one in said] == ["Leg 1 of 3", "Leg 2 of 3"]
    bar = caption(window)
    assert bar.accessibleName().endswith("Leg 2 of 3")
    assert bar.accessibleDescription() == bar.words.text()


def test_what_was_read_aloud_is_not_read_again(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcing.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcing, "announce", lambda _widget, text, **_: said.append(text))
    window = lay(relay_table())
    ask(window, RELAY)
    for _ in range(LEGS):
        playback(window).step()
    assert said == []
    ask(window, RELAY)
    playback(window).skip()
    assert len(said) == 1, "what was skipped is told in one line"


# -- what follows it, and what comes after --------------------------------------------------------


def test_log_and_tasks_come_once_it_is_over(lay: Lay, qtbot: QtBot) -> None:
    window = lay(full_table())
    assert window.side is not None
    rows, strip = window.side.log.model.rowCount(), window.side.tasks.strip
    assert strip is not None
    # A board that has just come up is looked over for a free place in a moment.
    qtbot.waitUntil(strip.isVisible)
    before = strip.title.text(), strip.buttons[0].text()
    nodes = len(window.side.history.view.drawn.branches)
    ask(window, phase_step("spells"))
    assert window.side.log.model.rowCount() == rows
    assert len(window.side.history.view.drawn.branches) == nodes + 1, "it is a step as any other"
    assert not strip.isVisible()
    playback(window).skip()
    assert window.side.log.model.rowCount() == rows + 1
    assert strip.isVisible()
    assert (strip.title.text(), strip.buttons[0].text()) != before


def test_the_outline_shows_the_moment(lay: Lay) -> None:
    window = lay(relay_table())
    window.run_action("outline")
    QApplication.processEvents()
    ask(window, RELAY)
    assert window.side is not None
    assert window.side.outline is not None
    model = window.side.outline.model

    def cell_of_runner() -> str:
        assert window.bridge is not None
        node = model.find(runner(window.bridge.view).id)
        assert node is not None
        assert node.parent is not None
        return node.row.key + str(runner(window.bridge.view).cell)

    first = cell_of_runner()
    playback(window).step()
    assert cell_of_runner() != first
    playback(window).back()
    assert cell_of_runner() == first


# -- what is drawn --------------------------------------------------------------------------------


def test_arrows_and_notes_show_as_long_as_their_moment(lay: Lay) -> None:
    window = lay(relay_table())
    shown = board(window)
    assert window.place is not None
    assert window.place.playback is not None
    notes = window.place.playback.notes
    ask(window, RELAY)
    assert shown.game_arrows is not None
    assert set(shown.game_arrows.signs) == {("wild#1", "wild#2")}
    (note,) = notes.signs.values()
    assert note.text == ("on", "runs", "on")
    assert len(note.plates) == 3
    playback(window).step()
    assert set(shown.game_arrows.signs) == {("wild#2", "wild#3")}
    playback(window).finish()
    assert shown.game_arrows.signs == {}
    assert notes.signs == {}
    assert note.plates == []


# -- whoever does something -----------------------------------------------------------------------


def test_a_press_on_a_piece_ends_it_and_one_beside_them_does_not(lay: Lay) -> None:
    window = lay(relay_table())
    ask(window, RELAY)
    shown = board(window)
    click(shown.viewport(), shown.to_window(790.0, 20.0))
    assert playback(window).playing
    assert window.bridge is not None
    spot = shown.board.pieces[runner(window.bridge.view).id].piece.spot
    click(shown.viewport(), QPointF(shown.to_window(spot.x, spot.y)))
    assert not playback(window).playing
    assert lying(shown) == afresh(window)


def test_an_early_press_of_the_next_phase_only_ends_it(lay: Lay) -> None:
    window = lay(full_table())
    assert window.bridge is not None
    ask(window, phase_step("spells"))
    key(window, Qt.Key.Key_E)
    assert not playback(window).playing
    assert window.bridge.view.turn.phase == "spells"
    key(window, Qt.Key.Key_E)
    assert window.bridge.client.view.turn.phase != "spells", "and the next press means it"


def test_a_double_press_carries_out_one_phase_and_shows_it(lay: Lay, qapp: QApplication) -> None:
    window = lay(full_table())
    qapp.setDoubleClickInterval(60_000)
    assert window.bridge is not None
    key(window, Qt.Key.Key_E)
    key(window, Qt.Key.Key_E)
    assert playback(window).playing
    assert window.bridge.client.view.turn.phase == "spells"


def test_undo_and_a_jump_end_it(lay: Lay) -> None:
    window = lay(full_table())
    assert window.bridge is not None
    node = window.bridge.node
    ask(window, phase_step("spells"))
    playback(window).step()
    ask(window, Undo())
    assert window.bridge.node == node
    assert not playback(window).playing
    assert lying(board(window)) == afresh(window)
    ask(window, phase_step("spells"))
    ask(window, Jump(1))
    assert not playback(window).playing
    assert lying(board(window)) == afresh(window)


def test_who_sits_down_elsewhere_sees_the_table_as_it_is(lay: Lay) -> None:
    window = lay(full_table())
    assert window.place is not None
    ask(window, phase_step("spells"))
    window.place.change_seat()
    assert not playback(window).playing
    assert not caption(window).isVisible()
    assert lying(board(window)) == afresh(window)


def test_a_table_is_left_while_it_plays(lay: Lay) -> None:
    window = lay(full_table())
    window.looks.apply("moments", "fast")
    ask(window, phase_step("spells"))
    window.take_off_board()
    QApplication.processEvents()
    assert window.place is None


# -- a whole turn ----------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 2, 99])
def test_however_far_one_looks_the_board_is_the_same(lay: Lay, steps: int) -> None:
    """After each phase of a turn in which everybody acts, looked at in part, in all or not."""
    window = lay(full_table())
    assert window.bridge is not None
    played = 0
    while window.bridge.view.turn.number == 1:
        ask(window, Procedure("phase"))
        played += playback(window).playing
        for _ in range(steps):
            playback(window).step()
        if steps == 2:
            playback(window).back()
        playback(window).finish()
        assert window.bridge.view == window.bridge.client.view
        assert lying(board(window)) == afresh(window)
    assert played >= 3


def test_two_phases_one_after_the_other_are_shown_in_order(lay: Lay) -> None:
    """Somebody at another window goes on while one still looks."""
    table = full_table()
    window = lay(table)
    assert window.bridge is not None
    for _ in range(3):
        table.sit(1).ask(Procedure("phase"))
    titles = []
    while playback(window).playing:
        titles.append(caption(window).title.text())
        playback(window).step()
    assert titles[0] == "Spells, step 1 of 2"
    assert titles[1] == "Spells, step 2 of 2"
    assert titles[2] in ("March", "Actions, step 1 of 5")
    assert window.bridge.view == window.bridge.client.view
    assert lying(board(window)) == afresh(window)


def test_an_older_step_is_shown_again_from_the_history(lay: Lay) -> None:
    window = lay(full_table())
    assert window.bridge is not None
    assert window.side is not None
    ask(window, phase_step("spells"))
    node = window.bridge.node
    playback(window).finish()
    ask(window, Procedure("phase"))
    playback(window).finish()
    window.side.history.playing_wanted.emit(node)
    assert caption(window).title.text() == "Spells, step 1 of 2"
    while playback(window).playing:
        playback(window).step()
    assert window.bridge.view == window.bridge.client.view
    assert lying(board(window)) == afresh(window)
