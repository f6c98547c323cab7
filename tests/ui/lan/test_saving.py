"""What a window writes at a table far away: what its seat was told, and no secret of anybody."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.intent import Announce, Draw, Jump
from app.session.host.updates import Accepted
from app.store.live_marker import LiveMarker
from app.store.tables.seat_file import read_seat_file
from app.ui.app.trouble import surviving, troubles
from app.ui.app.window import Window
from app.ui.lan.remote_document import RemoteDocument
from app.ui.table.seat_document import SeatDocument
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, lose, set_up, sit_together, visit


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren plays with Aki, who is at the window, and has drawn some cards."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    for _ in range(3):
        sent = window.ask(Draw(1, "deck.0", "hand.0"))
        assert sent is not None
        until(lambda sent=sent: sent.accepted)
    return ren


def named(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the person choose a file."""
    monkeypatch.setattr("app.ui.app.files.ask_save", lambda *_: path)


def secrets(window: Window, ren: Guest) -> set[str]:
    """The handles and names that only Ren's hand and the piles hold."""
    seen = ren.view
    own = window.bridge.view.cards if window.bridge is not None else {}
    return {handle for handle in seen.cards if handle not in own}


def test_save_writes_what_the_seat_was_told_and_it_opens_to_look_at(
    window: Window,
    ren: Guest,
    until: Until,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "evening.chabudai_seat"
    named(monkeypatch, path)
    assert window.actions_of["save"].isVisible()
    assert window.run_action("save")
    until(path.exists)
    assert "what this seat was told, and nothing else" in window.messages.kept[0].words.en
    assert window.bridge is not None
    view, log = window.bridge.view, window.log_text()
    written = gzip.decompress(path.read_bytes()).decode()
    hidden = secrets(window, ren)
    assert hidden
    assert not [handle for handle in hidden if handle in written]

    assert window.tables.open_file(path)
    assert isinstance(window.table, SeatDocument)
    assert window.bridge.view == view
    assert window.bridge.view.zones["hand.1"].count
    assert window.bridge.view.cards_in("hand.1") == ()
    assert window.log_text() == log
    asked = window.ask(Announce("say", "hello"))
    assert asked is not None
    assert asked.refused
    went = window.ask(Jump(1))
    assert went is not None
    assert isinstance(went.answer, Accepted)


def test_save_as_asks_anew_and_save_does_not(
    window: Window, ren: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "a.chabudai_seat", tmp_path / "b.chabudai_seat"
    named(monkeypatch, first)
    window.run_action("save")
    until(first.exists)
    named(monkeypatch, second)
    before = len(read_seat_file(first).record.entries)
    sent = window.ask(Announce("say", "later"))
    assert sent is not None
    until(lambda: sent.accepted)
    window.run_action("save")
    until(lambda: len(read_seat_file(first).record.entries) == before + 1)
    assert not second.exists()
    window.run_action("save_as")
    until(second.exists)
    assert isinstance(window.table, RemoteDocument)
    assert window.table.path == second


def test_who_comes_late_saves_all_of_it(
    window: Window,
    ren: Guest,
    until: Until,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    table: Hosted,
) -> None:
    """After a loss the history is known by its shape alone; saving fetches the rest."""
    lose(window, until)
    until(lambda: visit(window).state.name == "inside")
    path = tmp_path / "late.chabudai_seat"
    named(monkeypatch, path)
    window.run_action("save")
    until(path.exists)
    steps = [one for one in read_seat_file(path).record.entries if hasattr(one, "facts")]
    assert len(steps) == len(table.host.tree.nodes)


def test_the_log_that_is_exported_is_whole_and_the_seat_s_own(
    window: Window, ren: Guest, until: Until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose(window, until)
    until(lambda: visit(window).state.name == "inside")
    path = tmp_path / "log.txt"
    named(monkeypatch, path)
    window.tables.export_log()
    until(path.exists)
    text = path.read_text("utf-8")
    assert text == window.log_text()
    assert "Aki draws 1 card (" in text
    assert "Ren draws 7 cards (" not in text
    assert "Ren" in text


def test_the_file_of_a_running_host_is_not_written_over(
    window: Window, ren: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Hosted
) -> None:
    path = table.hosting.path
    before = path.read_bytes()
    named(monkeypatch, path)
    window.run_action("save")
    assert path.read_bytes() == before
    assert "is the file of a table that is being hosted" in window.messages.kept[0].words.en
    # Neither by a table whose host is this window.
    window.tables.open_file(window.tables.shipped()[0])
    window.run_action("save")
    assert path.read_bytes().startswith(before), "the host goes on writing it"
    assert window.document is not None
    assert window.document.path is None
    other = tmp_path / "free.chabudai"
    named(monkeypatch, other)
    window.run_action("save")
    assert window.document.path == other


def test_a_host_that_ended_holds_its_file_no_longer(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.chabudai"
    path.write_bytes(b"")
    marker = LiveMarker(path)
    named(monkeypatch, path)
    empty_window.tables.open_file(empty_window.tables.shipped()[0])
    empty_window.run_action("save")
    assert path.read_bytes() == b""
    marker.leave()
    empty_window.run_action("save")
    assert path.stat().st_size > 0


@pytest.fixture
def error_log(tmp_path: Path) -> Iterator[Path]:
    """The error log as the program writes it."""
    path = tmp_path / "errors.log"
    handler = logging.FileHandler(path, encoding="utf-8")
    root = logging.getLogger()
    root.addHandler(handler)
    yield path
    root.removeHandler(handler)
    handler.close()


def test_an_error_at_a_table_far_away_writes_no_secret_down(
    window: Window, ren: Guest, error_log: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever of the visit somebody puts into an error."""
    here = visit(window)
    stay = here.stay
    assert stay is not None
    with surviving("a table far away"):
        raise RuntimeError(here.way, stay, here.place, here.people, window.table)
    caplog.clear()
    text = error_log.read_text("utf-8")
    assert "RuntimeError" in text
    assert "Aki" in text, "what was planted is there"
    for secret in (stay.token.hex(), repr(stay.token), stay.key.hex(), repr(stay.key), stay.invite):
        assert secret not in text
    letters = stay.invite.removeprefix("chabudai:")
    assert letters not in text
    assert not [handle for handle in secrets(window, ren) if handle in text]
    troubles().forget()
