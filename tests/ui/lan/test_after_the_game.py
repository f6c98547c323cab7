"""When a game in the network is over: what each window offers, and that all of it works."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.core.intent import Procedure
from app.session.room.messages.from_people import Chair, Sit
from app.ui.app.window import Window
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.seat_document import SeatDocument
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren played with Aki, who is at the window and looks after the table, and conceded."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


def concede(guest: Guest, until: Until) -> None:
    sent = guest.seat.send(Procedure("concede"))
    until(lambda: sent.answer is not None)
    assert sent.accepted


def says(window: Window) -> tuple[str, list[str], list[str]]:
    """What the strip says: its title, its buttons, and what stands below.

    It says it once the sheet that tells how the game ended is closed.
    """
    assert window.side is not None
    assert window.place is not None
    window.place.ending.leave()
    strip = window.side.tasks.strip
    if strip is None or strip.isHidden():
        return "", [], []
    buttons = [one.text() for one in strip.buttons if not one.isHidden()]
    return strip.title.text(), buttons, [one.accessibleName() for one in strip.further]


def test_the_one_who_looks_after_the_table_hosts_another_game(
    window: Window, ren: Guest, until: Until
) -> None:
    concede(ren, until)
    until(lambda: says(window)[0])
    assert says(window) == ("Game over", ["Another game…", "Play on"], [])
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    strip.buttons[0].click()
    (sheet,) = window.room.findChildren(NewTableSheet)
    assert sheet.isVisible()
    assert sheet.seating.network.isChecked()
    assert sheet.hosting.choice.seats == 2
    assert desk(window).at_table, "one stays until the new table is open"
    sheet.leave()
    assert window.registry.get("next_table").when(window.situation(), window.selection())


def test_who_does_not_is_told_who_does_and_hears_of_it_when_that_changes(
    window: Window, ren: Guest, until: Until
) -> None:
    concede(ren, until)
    until(lambda: says(window)[0])
    assert ren.table.me is not None
    visit(window).say(Chair("pass", ren.table.me.person))
    until(lambda: says(window)[1] == ["Play on"])
    assert says(window)[2] == ["then: Ren can open a table for another game"]
    assert not window.registry.get("next_table").when(window.situation(), window.selection())
    person = visit(window).place
    assert person is not None
    ren.say(Chair("pass", person.person))
    until(lambda: says(window)[1] == ["Another game…", "Play on"])
    assert says(window)[2] == []


def test_play_on_is_possible_for_both_and_the_strip_goes(
    window: Window, ren: Guest, until: Until
) -> None:
    concede(ren, until)
    until(lambda: says(window)[0])
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    strip.buttons[1].click()
    until(lambda: says(window)[0] != "Game over")
    concede(ren, until)
    until(lambda: says(window)[0] == "Game over")
    sent = ren.seat.send(Procedure("play_on"))
    until(lambda: sent.answer is not None)
    assert sent.accepted
    until(lambda: says(window)[0] != "Game over")


def test_who_watches_reads_that_it_is_over(window: Window, ren: Guest, until: Until) -> None:
    concede(ren, until)
    assert ren.table.me is not None
    visit(window).say(Chair("pass", ren.table.me.person))
    visit(window).say(Sit("Aki", "spectator"))
    until(lambda: visit(window).place.role == "spectator")  # type: ignore[union-attr]
    # The strip says so of the seat that was left, too, until the other view has come.
    until(lambda: says(window)[0] and not says(window)[1])
    assert says(window) == ("Game over", [], ["then: Ren can open a table for another game"])


def test_who_was_away_finds_it_as_it_is_by_then(window: Window, ren: Guest, until: Until) -> None:
    visit(window).lose()
    until(lambda: visit(window).state.name != "inside")
    concede(ren, until)
    until(lambda: visit(window).state.name == "inside")
    until(lambda: says(window)[0])
    assert says(window) == ("Game over", ["Another game…", "Play on"], [])
    visit(window).lose()
    until(lambda: visit(window).state.name != "inside")
    sent = ren.seat.send(Procedure("play_on"))
    until(lambda: sent.answer is not None)
    until(lambda: says(window)[0] != "Game over")


def test_when_the_table_is_closed_no_button_is_left(
    window: Window, ren: Guest, until: Until, table: Hosted
) -> None:
    concede(ren, until)
    until(lambda: says(window)[1])
    ren.close()
    table.close()
    until(lambda: visit(window).over)
    QApplication.processEvents()
    until(lambda: says(window) == ("Game over", [], []))


def test_a_record_that_is_looked_at_offers_nothing_to_do(
    window: Window, ren: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    concede(ren, until)
    until(lambda: says(window)[0])
    path = tmp_path / "over.chabudai_seat"
    monkeypatch.setattr("app.ui.app.files.ask_save", lambda *_: path)
    window.run_action("save")
    until(path.exists)
    window.tables.open_file(path)
    assert isinstance(window.table, SeatDocument)
    until(lambda: says(window) == ("Game over", [], []))
