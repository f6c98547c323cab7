"""A computer at a hosted table, as a window sees it: seated in the lobby, thinking, taken over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core import intent as i
from app.games.common_options import RULES_BY, TURN_LOCK
from app.games.contracts.computer_contract import computers_of
from app.net.server.hosting import Hosting
from app.session.room.lobby import Setup
from app.ui.app.window import Window
from app.ui.lan.hosting.lobby_sheet import Lobby
from tests.helpers.play import decks_for
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS, duel
from tests.helpers.toy_games.loaded import loaded
from tests.net.tables import Guest, Hosted, wait_for
from tests.ui.lan.joined import Until, desk, join, visit

AKI, REN = 0, 1


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Hosted]:
    """A duel whose rules who looks after it changes; its decks lie there, and nobody has come."""
    options = ((RULES_BY.id, "chair"), (TURN_LOCK.id, "off"))
    setup = Setup(2, options, decks=decks_for(duel.SPEC, 2))
    path = tmp_path / "evening.chabudai"
    what = Hosting(duel.SPEC, setup, path, 0, listen=("127.0.0.1",), think=COMMAND)
    with loaded(duel.SPEC):
        table = Hosted(what, games=TOYS.get)
        try:
            yield table
        finally:
            table.close()


def lobby(window: Window, table: Hosted, until: Until) -> Lobby:
    join(window, table)
    until(lambda: desk(window).lobby is not None and visit(window).me is not None)
    found = desk(window).lobby
    assert found is not None
    return found


def seated(window: Window, table: Hosted, until: Until, player: str) -> None:
    """Let Aki sit down at the window, and a computer opposite."""
    sheet = lobby(window, table, until)
    box = sheet.seats.lines[REN].plays
    until(box.isVisible)
    box.setCurrentIndex(box.findData(player))
    box.activated.emit(box.currentIndex())
    until(lambda: bool(visit(window).people.computers))
    sheet.ready.click()
    until(lambda: desk(window).at_table)


def hand(table: Hosted, seat: int) -> int:
    return len(table.host.tree.table.zones[f"hand.{seat}"])


def test_whoever_looks_after_the_table_seats_one_and_all_see_it(
    window: Window, evening: Hosted, guests: list[Guest], until: Until
) -> None:
    sheet = lobby(window, evening, until)
    sora = Guest(evening.open, "Sora", role="spectator", games=TOYS.get)
    guests.append(sora)
    wait_for(lambda: sora.table.me is not None)
    box = sheet.seats.lines[REN].plays
    until(box.isVisible)
    assert box.currentText() == "Whoever joins"
    assert not sheet.seats.lines[AKI].plays.isVisible()
    box.setCurrentIndex(box.findData("draws"))
    box.activated.emit(box.currentIndex())
    until(lambda: "seat 2 · Draws (computer) · ✓ ready" in sheet.seats.text())
    wait_for(lambda: [one.player for one in sora.table.people.computers] == ["draws"])
    sheet.ready.click()
    until(lambda: desk(window).at_table)
    assert [seat.name for seat in evening.host.tree.table.setting.seats] == ["Aki", "Draws"]
    until(lambda: hand(evening, REN) == 3)


def test_it_is_seen_thinking_and_stopped(window: Window, evening: Hosted, until: Until) -> None:
    seated(window, evening, until, "ponders")
    pill = window.top_bar.computers
    until(lambda: pill.text() == "Thinking…")
    assert window.board is not None
    assert window.board.board.counts.thinking == (REN,)
    # Nobody waits for it.
    assert window.ask(i.Draw(1, "deck.0", "hand.0")) is not None
    until(lambda: hand(evening, AKI) == 1)
    pill.click()
    until(lambda: pill.text() == "Waiting")
    pill.click()
    until(lambda: pill.text() == "Thinking…")


def test_its_seat_is_changed_by_who_may(window: Window, evening: Hosted, until: Until) -> None:
    seated(window, evening, until, "draws")
    until(lambda: hand(evening, REN) == 3)
    assert window.run_action("take_over")
    until(lambda: computers_of(evening.host.tree.table.options) == {})
    # One keeps the seat one has; the other is free for whoever comes.
    assert window.bridge is not None
    assert window.bridge.seat == AKI
    until(lambda: visit(window).people.free == (REN,))
    assert window.place is not None
    assert window.place.computers is not None
    window.place.computers.choose()
    form = window.place.side.sheets.form
    form.answer("computer.1", "follows")
    form.carry_out()
    until(lambda: computers_of(evening.host.tree.table.options) == {REN: "follows"})
    until(lambda: [one.player for one in visit(window).people.computers] == ["follows"])
