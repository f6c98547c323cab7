"""Every key of the program, pressed at the board.

Most of them at one window: what they would do is only heard of, so that it stays as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE
from app.core.intent import Draw, Procedure
from app.core.intents.turn_intents import Declare
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.commands.action_registry import Action
from app.ui.panels.floating import FloatingPanel
from app.ui.table.table_document import Document
from tests.gallery.black import own_turn
from tests.gallery.many import staged
from tests.gallery.poga import over, planned
from tests.ui.board_keys import OF_TWO, begin, board, lay, press

OF_PLANS = {"lock_plan", "ask_plan", "foresee_plan", "show_plan", "look_back", "guess_plan"}
"""What is pressed while a plan is made."""
OTHERWISE = {"show_open", "start", "hand_over", "lists", *OF_PLANS}
"""What is pressed where the table lies otherwise, as all of a stage: at a window of its own."""


def begun(window: Window) -> None:
    """Begin a game in which something can be taken back, and done again."""
    lay(window)
    begin(window)
    window.ask(Draw(1, "deck.0", "hand.0"))
    window.ask(Draw(1, "deck.0", "hand.0"))
    window.run_action("undo")
    QApplication.processEvents()


def lies(window: Window) -> tuple[object, ...]:
    """Return all that a key pressed before may have changed for the next."""
    bridge, document = window.bridge, window.document
    assert bridge is not None
    assert document is not None
    return (
        bridge.seat,
        bridge.view,
        len(document.table.host.tree.nodes),
        board(window).chosen,
        board(window).focus.shown,
        board(window).mouse.carry.drag,
        window.settings,
        window.lan,
        window.size(),
        window.pages.at_table,
        QApplication.activePopupWidget(),
        QApplication.activeModalWidget(),
        [panel for panel in window.findChildren(FloatingPanel) if panel.isVisible()],
    )


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication) -> Iterator[Window]:
    """A window at a table where a game has begun."""
    before = qapp.styleSheet(), qapp.font(), qapp.palette(), qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(1)
    translations = Translations(qapp)
    window = Window(Settings(animations=False, tour_seen=True), "en", translations)
    window.resize(1280, 720)
    window.show()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.ui.side.advice.advice_watch.AT_FIRST", 0)
        begun(window)
    yield window
    window.close()
    translations.use("en")
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[0])
    qapp.setFont(before[1])
    qapp.setPalette(before[2])
    qapp.setDoubleClickInterval(before[3])


@pytest.fixture(scope="module")
def as_begun(shared_window: Window) -> tuple[object, ...]:
    """How it lay there at first."""
    return lies(shared_window)


@pytest.fixture
def window(
    request: pytest.FixtureRequest,
    entry: Action,
    shared_window: Window,
    as_begun: tuple[object, ...],
) -> Iterator[Window]:
    """The window of all, as long as it lies there as at first; otherwise one of its own."""
    if entry.id in OTHERWISE or entry.menu == "stage":
        yield own_window(request)
        return
    window = shared_window
    if lies(window) != as_begun:
        window = own_window(request)
        begun(window)
    with pytest.MonkeyPatch.context() as patch:
        if entry.menu == "network":
            # As at a table that this window hosts.
            there = Mock(visit=None, at_table=True, gathering=False)
            there.hosting.can_invite = there.record.can_ask = there.record.can_save = True
            patch.setattr(window, "lan", there)
            window.refresh()
        # A window that was closed meanwhile had the keyboard.
        window.activateWindow()
        QApplication.processEvents()
        board(window).setFocus()
        assert board(window).hasFocus()
        yield window
    if entry.menu == "network":
        window.refresh()


def own_window(request: pytest.FixtureRequest) -> Window:
    window: Window = request.getfixturevalue("empty_window")
    return window


LAID: Mapping[str, Callable[[], Document]] = {
    "ending": over,
    "lists": own_turn,
    **dict.fromkeys(OF_PLANS, planned),
}
"""What is laid for an action that needs a table of its own."""


def _prepare(window: Window, entry: Action) -> None:
    """Lay what a key of its own kind needs."""
    if entry.id in ("show_open", "start"):
        lay(window)
        if entry.id == "show_open":
            window.ask(Procedure("announce", (("say", "nothing"),)))
    elif entry.id == "hand_over":
        begun(window)
        # With a curtain it takes the place, and the key, of sitting down on the other side.
        assert window.document is not None
        window.document.apart = True
        window.refresh()
    elif entry.id in ("respond", "auto_pass"):
        # A game has to say what may be started in answer, and what there is to pass at.
        window.put_on_board(staged("duel on mat", 2))
        assert window.bridge is not None
        window.bridge.act_as(1)
    elif entry.id == "who_knows":
        # Who plays with others is not who says it.
        assert window.bridge is not None
        window.bridge.act_as(JUDGE)
    elif entry.id in LAID:
        window.put_on_board(LAID[entry.id]())
    elif entry.menu == "stage":
        begun(window)
        for text in ("strike", "strike again"):
            window.ask(Declare(text))
        if entry.id == "pass_chance":
            assert window.bridge is not None
            window.bridge.act_as(1)


@pytest.mark.usefixtures("quick_presses")
@pytest.mark.parametrize("entry", OF_TWO, ids=lambda entry: entry.id)
def test_every_key_of_the_program_works_from_the_board(
    window: Window, entry: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    _prepare(window, entry)
    QApplication.processEvents()
    done: list[str] = []
    monkeypatch.setattr(window, "perform", lambda action, _: done.append(action.id) or True)
    for key in window.registry.keys(entry.id):
        done.clear()
        combination = QKeySequence(key)[0]
        press(window, combination.key(), combination.keyboardModifiers())
        assert done == [entry.id], key
