"""What a window and its guests do on the way to a table."""

from __future__ import annotations

from collections.abc import Callable

from app.core.intent import Procedure
from app.session.room.messages.from_people import SayReady
from app.ui.app.window import Window
from app.ui.lan.joining.join_sheet import JoinSheet
from app.ui.lan.lan_desk import LanDesk
from app.ui.lan.visit import Visit
from tests.helpers.begun import begins
from tests.net.tables import Guest, Hosted, bindings

Until = Callable[[Callable[[], object]], None]


def join(window: Window, table: Hosted, name: str = "Aki") -> JoinSheet:
    """Paste the invite of a table into the sheet, and go there."""
    sheet = window.lan_desk().ask_join(name=name)
    sheet.way.setText(table.open.invite)
    sheet.go()
    return sheet


def desk(window: Window) -> LanDesk:
    """Return what the window does in the network."""
    assert window.lan is not None
    return window.lan


def visit(window: Window) -> Visit:
    """Return the window's stay at a table."""
    found = desk(window).visit
    assert found is not None
    return found


def sit_together(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Let Aki at the window and Ren sit down at a table whose decks lie there; return Ren."""
    join(window, table)
    until(lambda: desk(window).visit is not None and visit(window).me is not None)
    ren = Guest(table.open, "Ren", seat=1)
    guests.append(ren)
    until(lambda: ren.table.me is not None)
    visit(window).say(SayReady())
    ren.say(SayReady())
    until(lambda: desk(window).at_table and ren.table.seat is not None)
    # What is drawn before both programs take part would be signed by one of them alone.
    until(lambda: bindings(table, 0) and bindings(table, 1))
    return ren


def lose(window: Window, until: Until) -> None:
    """Drop the window's connection and see the loss; by then it may be back already."""
    seen: list[str] = []
    here = visit(window)
    here.state_changed.connect(lambda state: seen.append(state.name))
    here.lose()
    until(lambda: "away" in seen)


def set_up(window: Window, ren: Guest, until: Until) -> None:
    """Set the game up and begin it."""
    sets_up = Procedure("setup", (("auto", "1"),))
    asked = [ren.seat.send(sets_up), window.ask(sets_up)]
    until(lambda: all(one is not None and one.answer is not None for one in asked))
    bridge = window.bridge
    assert bridge is not None
    until(lambda: bridge.node == ren.seat.node)
    sent = window.ask(begins(bridge.view))
    assert sent is not None
    until(lambda: sent.answer is not None)
